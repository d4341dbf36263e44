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
    return KokoroView(
        seat=seat,
        seats=settings.seats,
        options=settings.options,
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        decree=state.decree or None,
        letters=table.names,
        called=path_name(state.called),
        golden=state.golden,
        deck=table.deck,
        spent=table.spent,
        turned=table.turned,
        next_sanctuary=letter_name(state.top_letter) if knows else None,
        next_path=path_name(state.top_path) if knows else None,
        rolls=state.rolls,
        lookers=bits.listed(state.lookers),
        sixth=letter_name(state.sixth),
        mats=[mat_view(mat, settings.board, state.decree) for mat in state.mats],
    )


def seen_table(state: KokoroState) -> SeenTable:
    """The cards that all see. Until one is turned up, every view of a position shares them."""
    seen = state.seen
    if seen is not None and seen.is_of(state):
        return seen
    settings = state.settings
    same_round = seen is not None and seen.letters == state.letters
    found = SeenTable(
        state,
        [SANCTUARIES[letter] for letter in numbers_of(state.letters, LETTER)]
        if seen is None or not same_round
        else seen.names,
        cards(state.plain_deck, state.golden_deck),
        cards(state.plain_spent, state.golden_spent),
        cards(
            settings.plain - state.plain_deck - state.plain_spent,
            settings.golden - state.golden_deck - state.golden_spent,
        ),
    )
    state.seen = found
    return found


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
    seen = mat.seen
    if seen is not None and not mat.is_finished and not mat.has_decree_box and seen.is_of(mat, decree):
        return seen.view
    view = new_mat_view(mat, board, decree, seen)
    if not mat.is_finished and not mat.has_decree_box:
        mat.seen = SeenMat(view, mat, decree)
    return view


def new_mat_view(mat: Mat, board: Board, decree: i64, seen: SeenMat | None) -> MatView:
    is_new = seen is None or seen.boxes != mat.boxes or seen.decree != decree
    boxes = numbers_of(mat.boxes, BOX) if seen is None or is_new else seen.view.boxes
    return MatView(
        paths=paths_on(mat, board) if seen is None else paths_since(mat, board, seen),
        caterpillar=some(mat.caterpillar),
        flower=some(mat.flower),
        boxes=boxes,
        looks=mat.looks,
        knows_next=mat.knows_next,
        turned_stone=mat.turned_stone,
        guardian_boxes=[mat.caterpillar_box, mat.flower_box] if mat.is_finished else [],
        decree_box=mat.decree_box if mat.has_decree_box else None,
        score=mat.score if mat.is_finished else None,
        tally=mat.score if mat.is_finished else tally(mat),
        needed=least_counts(boxes, decree) if seen is None or is_new else seen.view.needed,
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
