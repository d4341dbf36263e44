"""What a seat may know of a state, and a state that fits what a seat knows."""

from __future__ import annotations

from parlour.core.rng import Rng
from parlour.core.values import Seat
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.phases import PHASES
from parlour.games.kokoro.rules import PATH_NAMES
from parlour.games.kokoro.scoring import OPEN_BOOK, least_written, tally
from parlour.games.kokoro.state import KINDS, PEEK_PATH, ROUNDS, KokoroState, Mat, Settings
from parlour.games.kokoro.view import KokoroView, MatView


def view_of(state: KokoroState, seat: Seat | None) -> KokoroView:
    """All that the seat is entitled to know. Everything but the card on top is open."""
    knows = state.decree == OPEN_BOOK or (seat is not None and state.mats[seat].knows_next)
    settings = state.settings
    return KokoroView(
        seat=seat,
        seats=settings.seats,
        options=settings.options,
        phase=PHASES[state.phase],
        round=state.round,
        turn=state.turn,
        decree=state.decree or None,
        letters=[SANCTUARIES[letter] for letter in state.letters],
        called=path_name(state.called),
        golden=state.golden,
        deck=cards(state.deck),
        spent=cards(list(state.spent)),
        turned=cards(state.turned()),
        next_sanctuary=letter_name(state.top_letter) if knows else None,
        next_path=path_name(state.top_path) if knows else None,
        rolls=state.rolls,
        lookers=list(state.lookers),
        sixth=letter_name(state.sixth),
        mats=[mat_view(mat, settings.board, state.decree) for mat in state.mats],
    )


def cards(counts: list[int]) -> dict[str, int]:
    return {PATH_NAMES[kind]: counts[kind] for kind in range(KINDS) if counts[kind]}


def letter_name(letter: int | None) -> str | None:
    return None if letter is None else SANCTUARIES[letter]


def path_name(kind: int | None) -> str | None:
    return None if kind is None else PATH_NAMES[kind]


def mat_view(mat: Mat, board: Board, decree: int) -> MatView:
    return MatView(
        paths=paths_on(mat, board),
        caterpillar=mat.caterpillar,
        flower=mat.flower,
        boxes=list(mat.boxes),
        looks=mat.looks,
        knows_next=mat.knows_next,
        turned_stone=mat.turned_stone,
        guardian_boxes=list(mat.guardian_boxes),
        decree_box=mat.decree_box,
        score=mat.score,
        tally=tally(mat) if mat.score is None else mat.score,
        needed=tuple([least_written(previous, decree) for previous in [0, *mat.boxes][:ROUNDS]]),
    )


def paths_on(mat: Mat, board: Board) -> list[int]:
    """By space, the number of the shape drawn there; 0 where none is."""
    paths = [0] * board.size
    for shape in board.shapes:
        for space in board.listed(mat.drawn_as(shape)):
            paths[space] = shape.number
    return paths


def guess_from(view: KokoroView, settings: Settings, rng: Rng) -> KokoroState:
    """A state that fits the view: the card on top, if others have seen it, is any that it can be."""
    state = KokoroState(settings)
    state.phase = PHASES.index(view.phase)
    state.decree = view.decree or 0
    state.rolls = view.rolls
    state.round = view.round
    state.turn = view.turn
    state.letters = tuple([SANCTUARIES.index(letter) for letter in view.letters])
    state.called = None if view.called is None else kind_of(view.called)
    state.golden = view.golden
    state.deck = counts(view.deck)
    state.deck_size = sum(state.deck)
    state.spent = tuple(counts(view.spent))
    state.face_up = sum(counts(view.turned))
    state.lookers = tuple(view.lookers)
    state.sixth = None if view.sixth is None else SANCTUARIES.index(view.sixth)
    state.mats = [mat_of(mat, settings.board) for mat in view.mats]
    guess_top(state, view, rng)
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


def any_card(state: KokoroState, rng: Rng) -> int:
    """The kind of a path card drawn from the deck."""
    left = rng.below(state.deck_size)
    for kind, count in enumerate(state.deck):
        left -= count
        if left < 0:
            return kind
    raise AssertionError("the deck is not empty")


def any_letter(state: KokoroState, rng: Rng) -> int:
    """A sanctuary card drawn from those that are left."""
    left = state.letters_left()
    return left[rng.below(len(left))]


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
    mat.caterpillar = view.caterpillar
    mat.flower = view.flower
    mat.boxes = tuple(view.boxes)
    mat.looks = view.looks
    mat.knows_next = view.knows_next
    mat.turned_stone = view.turned_stone
    mat.guardian_boxes = tuple(view.guardian_boxes)
    mat.decree_box = view.decree_box
    mat.score = view.score
    return mat
