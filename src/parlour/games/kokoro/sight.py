"""What a seat may know of a state, and a state that fits what a seat knows."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Seat
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.phases import PHASES
from parlour.games.kokoro.rules import PATH_NAMES, any_card, any_letter
from parlour.games.kokoro.scoring import OPEN_BOOK, least_written, tally
from parlour.games.kokoro.state import (
    BOX,
    COUNT,
    COUNT_MASK,
    KINDS,
    LETTER,
    NOTHING,
    PEEK_PATH,
    ROUNDS,
    KokoroState,
    Mat,
    SeenMat,
    SeenTable,
    Settings,
    numbers_of,
    packed,
    row_of,
)
from parlour.games.kokoro.view import KokoroView, MatView


def view_of(state: KokoroState, seat: Seat | None) -> KokoroView:
    """All that the seat is entitled to know. Everything but the card on top is open."""
    knows = state.decree == OPEN_BOOK or (seat is not None and state.mats[seat].knows_next)
    settings = state.settings
    table = seen_table(state)
    return KokoroView(  # in order: keywords would take four times as long
        seat,
        settings.seats,
        settings.options,
        PHASES[state.phase],
        state.round,
        state.turn,
        state.decree or None,
        table.names,
        path_name(state.called),
        state.golden,
        table.deck,
        table.spent,
        table.turned,
        letter_name(state.top_letter) if knows else None,
        path_name(state.top_path) if knows else None,
        state.rolls,
        bits.listed(state.lookers),
        letter_name(state.sixth),
        [mat_view(mat, settings.board, state.decree) for mat in state.mats],
    )


def seen_table(state: KokoroState) -> SeenTable:
    """The cards that all see. Until one is turned up, every view of a position shares them."""
    seen = state.seen
    if seen is None:
        seen = state.seen = SeenTable()
    if seen.letters != state.letters:
        seen.names = [SANCTUARIES[letter] for letter in numbers_of(state.letters, LETTER)]
        seen.letters = state.letters
    is_new_round = not seen.has_spent_of(state)
    if is_new_round:
        seen.spent = cards(state.plain_spent, state.golden_spent)
        seen.plain_spent, seen.golden_spent = state.plain_spent, state.golden_spent
    if is_new_round or not seen.has_deck_of(state):
        see_deck(state, seen)
    return seen


def see_deck(state: KokoroState, seen: SeenTable) -> None:
    """The deck, and what was turned up from it in this round."""
    if seen.is_before_call(state):
        seen.deck = one_less(seen.deck, PATH_NAMES[state.called])
    else:
        seen.deck = cards(state.plain_deck, state.golden_deck)
    settings = state.settings
    seen.turned = cards(
        settings.plain - state.plain_deck - state.plain_spent,
        settings.golden - state.golden_deck - state.golden_spent,
    )
    seen.plain_deck, seen.golden_deck = state.plain_deck, state.golden_deck


def one_less(heap: dict[str, int], card: str) -> dict[str, int]:
    """The cards that are left when one is gone."""
    left = heap.copy()
    left[card] -= 1
    if not left[card]:
        del left[card]
    return left


def cards(plain: i64, golden: i64) -> dict[str, int]:
    """How many cards there are of each kind."""
    found: dict[str, int] = {}
    kind: i64 = 0
    while plain | golden:
        if plain & COUNT_MASK:
            found[PATH_NAMES[kind]] = plain & COUNT_MASK
        if golden & COUNT_MASK:
            found[PATH_NAMES[kind + 1]] = golden & COUNT_MASK
        plain >>= COUNT
        golden >>= COUNT
        kind += 2
    return found


def letter_name(letter: i64) -> str | None:
    return None if letter == NOTHING else SANCTUARIES[letter]


def path_name(kind: i64) -> str | None:
    return None if kind == NOTHING else PATH_NAMES[kind]


def some(space: i64) -> int | None:
    return None if space == NOTHING else space


def mat_view(mat: Mat, board: Board, decree: i64) -> MatView:
    """A mat as all see it. Until it changes, every view of a position shares it."""
    if mat.is_finished or mat.has_decree_box:
        return new_mat_view(mat, board, decree, None)
    seen = mat.seen
    if seen is None:
        seen = mat.seen = SeenMat(new_mat_view(mat, board, decree, None), mat, decree)
    elif not seen.is_of(mat, decree):
        seen.keep(new_mat_view(mat, board, decree, seen), mat, decree)
    return seen.view


def new_mat_view(mat: Mat, board: Board, decree: i64, seen: SeenMat | None) -> MatView:
    """In order: keywords would take four times as long."""
    is_new = seen is None or seen.boxes != mat.boxes or seen.decree != decree
    boxes = numbers_of(mat.boxes, BOX) if seen is None or is_new else seen.view.boxes
    return MatView(
        paths_on(mat, board) if seen is None else paths_since(mat, board, seen),
        some(mat.caterpillar),
        some(mat.flower),
        boxes,
        mat.looks,
        mat.knows_next,
        mat.turned_stone,
        [mat.caterpillar_box, mat.flower_box] if mat.is_finished else [],
        mat.decree_box if mat.has_decree_box else None,
        mat.score if mat.is_finished else None,
        mat.score if mat.is_finished else tally(mat),
        least_counts(boxes, decree) if seen is None or is_new else seen.view.needed,
    )


def least_counts(boxes: list[int], decree: i64) -> tuple[int, ...]:
    """The least count that is written, for each box and for the next (K-24, K-70)."""
    return tuple([least_written(previous, decree) for previous in [0, *boxes][:ROUNDS]])


def paths_on(mat: Mat, board: Board) -> list[int]:
    """By space, the number of the shape drawn there; 0 where none is."""
    paths = [0] * board.size
    write_paths(mat, board, mat.drawn, paths)
    return paths


def paths_since(mat: Mat, board: Board, seen: SeenMat) -> list[int]:
    """As `paths_on`: what was drawn stays drawn."""
    paths = seen.view.paths.copy()
    write_paths(mat, board, mat.drawn & ~seen.drawn, paths)
    return paths


def write_paths(mat: Mat, board: Board, new: i64, paths: list[int]) -> None:
    """The numbers of the shapes drawn in some spaces."""
    for shape in board.shapes:
        if not new:
            return
        spaces = mat.drawn_as(shape) & new
        new &= ~spaces
        while spaces:
            space = bits.nth(spaces, 0)
            paths[space] = shape.number
            spaces &= spaces - 1


def guess_from(view: KokoroView, settings: Settings, rng: Rng) -> KokoroState:
    """A state that fits the view: the card on top, if others have seen it, is any that it can be."""
    state = known_from(view, settings)
    state.mats = [mat_of(mat, settings.board) for mat in view.mats]
    guess_top(state, view, rng)
    return state


def known_from(view: KokoroView, settings: Settings) -> KokoroState:
    """All that the view says for sure, but for the mats."""
    state = KokoroState(settings)
    state.phase = PHASES.index(view.phase)
    state.decree = view.decree or 0
    state.rolls = view.rolls
    state.round = view.round
    state.turn = view.turn
    state.letters = row_of([SANCTUARIES.index(letter) for letter in view.letters], LETTER)
    state.called = NOTHING if view.called is None else kind_of(view.called)
    state.golden = view.golden
    deck, spent = counts(view.deck), counts(view.spent)
    state.plain_deck, state.golden_deck = packed(deck[::2]), packed(deck[1::2])
    state.deck_size = sum(deck)
    state.plain_spent, state.golden_spent = packed(spent[::2]), packed(spent[1::2])
    state.face_up = sum(view.turned.values())
    state.lookers = sum(2**seat for seat in view.lookers)
    state.sixth = NOTHING if view.sixth is None else SANCTUARIES.index(view.sixth)
    return state


def guess_top(state: KokoroState, view: KokoroView, rng: Rng) -> None:
    if view.next_sanctuary is not None:
        state.top_letter = SANCTUARIES.index(view.next_sanctuary)
    elif view.next_path is not None:
        state.top_path = kind_of(view.next_path)
    elif any(mat.knows_next for mat in state.mats):
        if state.settings.peek == PEEK_PATH:
            state.top_path = any_card(state, rng)
        else:
            state.top_letter = any_letter(state, rng)


def kind_of(card: str) -> int:
    return 2 * (int(card[0]) - 1) + card.endswith("g")


def counts(cards: dict[str, int]) -> list[int]:
    found = [0] * KINDS
    for card, count in cards.items():
        found[kind_of(card)] = count
    return found


def mat_of(view: MatView, board: Board) -> Mat:
    mat = Mat()
    for space, number in enumerate(view.paths):
        if number:
            mat.draw(board, space, number)
    mat.caterpillar = NOTHING if view.caterpillar is None else view.caterpillar
    mat.flower = NOTHING if view.flower is None else view.flower
    mat.boxes = row_of(view.boxes, BOX)
    mat.looks = view.looks
    mat.knows_next = view.knows_next
    mat.turned_stone = view.turned_stone
    if view.guardian_boxes:
        mat.caterpillar_box, mat.flower_box = view.guardian_boxes
    mat.has_decree_box = view.decree_box is not None
    mat.decree_box = view.decree_box or 0
    mat.is_finished = view.score is not None
    mat.score = view.score or 0
    return mat
