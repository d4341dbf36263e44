"""A position of Kokoro: the mats, the two decks, and what is being asked."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core.game import State
from parlour.core.values import Decision, Options, Seat
from parlour.games.kokoro.board import Board, Shape
from parlour.games.kokoro.edition import SANCTUARIES, KokoroEdition
from parlour.games.kokoro.phases import DECREE, GUARDIAN, SANCTUARY

ROUNDS: Final = 5
KINDS: Final = 12  # path cards: kind = 2 * (number - 1) + golden
NO_CARDS: Final[list[int]] = []
ALL_LETTERS: Final = list(range(len(SANCTUARIES)))
NO_DISCARDS: Final = (0,) * KINDS


# Which card one may look at (K-15), and who rolls for guardians (K-40).
PEEK_SANCTUARY: Final = 0
PEEK_PATH: Final = 1
PRINTED: Final = 0
SAME_FOR_ALL: Final = 1
OWN_ROLLS: Final = 2


class Settings:
    """A table's options as numbers, and the printed components: shared by all clones of a state."""

    def __init__(self, board: Board, edition: KokoroEdition, seats: int, options: Options) -> None:
        self.board = board
        self.turns: list[list[Decision]] = []  # the question of every turn so far, made once
        self.seats = seats
        self.options = options
        self.is_called_by_hand = options["caller"] == "manual"
        self.peek = PEEK_PATH if options["peek"] == "path" else PEEK_SANCTUARY
        self.one_look_a_round = options["peek_limit"] == "round"
        self.guardians = ("printed", "random", "each").index(options["guardians"])
        self.decree = int(options["decree"]) if options["decree"].isdecimal() else 0
        self.draws_decree = options["decree"] == "draw"
        self.decrees = list(edition.decrees.blue)
        if self.guardians != PRINTED:  # pink decrees need the pink side (K-42)
            self.decrees += edition.decrees.pink
        self.deck = [count for shape in edition.deck for count in (shape.plain, shape.golden)]


@mypyc_attr(acyclic=True, free_list_len=1)
class Mat:
    """One player's mat. A drawn path is kept as the edges it opens: four sets of spaces."""

    def __init__(self) -> None:
        self.drawn: i64 = 0
        self.top: i64 = 0
        self.right: i64 = 0
        self.bottom: i64 = 0
        self.left: i64 = 0
        self.paths: int = 0  # how many are drawn
        self.caterpillar: int | None = None  # the guardians' spaces, None until they are rolled
        self.flower: int | None = None
        self.boxes: tuple[int, ...] = ()
        self.looks: int = 0
        self.knows_next: bool = False
        self.turned_stone: bool = False
        self.guardian_boxes: tuple[int, ...] = ()  # caterpillar, flower: at the end
        self.decree_box: int | None = None
        self.score: int | None = None

    def clone(self) -> Mat:
        twin = Mat()
        twin.drawn = self.drawn
        twin.top = self.top
        twin.right = self.right
        twin.bottom = self.bottom
        twin.left = self.left
        twin.paths = self.paths
        twin.caterpillar = self.caterpillar
        twin.flower = self.flower
        twin.boxes = self.boxes
        twin.looks = self.looks
        twin.knows_next = self.knows_next
        twin.turned_stone = self.turned_stone
        twin.guardian_boxes = self.guardian_boxes
        twin.decree_box = self.decree_box
        twin.score = self.score
        return twin

    def draw(self, board: Board, space: int, number: int) -> None:
        """Draw a shape in a space."""
        bit: i64 = board.bits[space]
        shape = board.shapes[number - 1]
        self.drawn |= bit
        self.paths += 1
        if shape.top:
            self.top |= bit
        if shape.right:
            self.right |= bit
        if shape.bottom:
            self.bottom |= bit
        if shape.left:
            self.left |= bit

    def drawn_as(self, shape: Shape) -> i64:
        """The spaces where this shape is drawn: those that open both its edges."""
        spaces = self.drawn
        if shape.top:
            spaces &= self.top
        if shape.right:
            spaces &= self.right
        if shape.bottom:
            spaces &= self.bottom
        if shape.left:
            spaces &= self.left
        return spaces

    def chain(self, board: Board, start: int) -> i64:
        """All spaces joined to this one by a line (K-21); none if no path is drawn in it (K-22)."""
        chain: i64 = board.bits[start]
        chain &= self.drawn
        while True:
            grown = (
                chain
                | (((chain & self.top) >> board.columns) & self.bottom)
                | (((chain & self.bottom) << board.columns) & self.top)
                | (((chain & self.right & ~board.right_edge) << 1) & self.left)
                | (((chain & self.left & ~board.left_edge) >> 1) & self.right)
            )
            if grown == chain:
                return chain
            chain = grown

    def closed(self, board: Board) -> i64:
        """The spaces whose path goes on at both ends."""
        above = (self.bottom << board.columns) & self.top
        below = (self.top >> board.columns) & self.bottom
        before = ((self.right & ~board.right_edge) << 1) & self.left
        after = ((self.left & ~board.left_edge) >> 1) & self.right
        loose = (self.top & ~above) | (self.bottom & ~below) | (self.left & ~before) | (self.right & ~after)
        return self.drawn & ~loose

    def chains(self, board: Board) -> list[int]:
        """Every chain of the mat, each once."""
        found: list[int] = []
        left = self.drawn
        for space in range(board.size):
            bit: i64 = board.bits[space]
            if left & bit:
                chain = self.chain(board, space)
                found.append(chain)
                left &= ~chain
        return found


NO_MATS: Final[list[Mat]] = []


@mypyc_attr(acyclic=True, free_list_len=1)
class KokoroState(State):
    """The position. An undrawn card has no identity until somebody sees it.

    Its mats and its deck are lists of its own: whoever makes a state puts them in.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.mats: list[Mat] = NO_MATS
        self.phase: int = SANCTUARY
        self.decree: int = settings.decree
        self.rolls: int = 0
        self.round: int = 0
        self.turn: int = 0
        self.letters: tuple[int, ...] = ()
        self.top_letter: int | None = None  # the sanctuary card on top, once somebody has seen it
        self.top_path: int | None = None  # the kind of the path card on top, once somebody has seen it
        self.called: int | None = None
        self.golden: int = 0
        self.deck: list[int] = NO_CARDS  # cards left, by kind
        self.deck_size: int = 0
        self.spent: tuple[int, ...] = NO_DISCARDS  # discards of earlier rounds, by kind
        self.face_up: int = 0  # path cards turned up in this round
        self.lookers: tuple[Seat, ...] = ()
        self.sixth: int | None = None

    def clone(self) -> KokoroState:
        twin = KokoroState(self.settings)
        twin.mats = [mat.clone() for mat in self.mats]
        twin.phase = self.phase
        twin.decree = self.decree
        twin.rolls = self.rolls
        twin.round = self.round
        twin.turn = self.turn
        twin.letters = self.letters
        twin.top_letter = self.top_letter
        twin.top_path = self.top_path
        twin.called = self.called
        twin.golden = self.golden
        twin.deck = self.deck[:]
        twin.deck_size = self.deck_size
        twin.spent = self.spent
        twin.face_up = self.face_up
        twin.lookers = self.lookers
        twin.sixth = self.sixth
        return twin

    def letters_left(self) -> list[int]:
        """The sanctuary cards that are still in the deck."""
        left = ALL_LETTERS[:]
        for letter in self.letters:
            left.remove(letter)
        return left

    def turned(self) -> list[int]:
        """The path cards turned up in this round, by kind: all that are neither left nor spent."""
        whole = self.settings.deck
        return [whole[kind] - self.deck[kind] - self.spent[kind] for kind in range(KINDS)]


def new_state(settings: Settings) -> KokoroState:
    """The position before the first card (K-02 to K-04)."""
    state = KokoroState(settings)
    board = settings.board
    state.mats = [Mat() for _ in range(settings.seats)]
    if settings.guardians == PRINTED:
        for mat in state.mats:
            mat.caterpillar = board.caterpillar_guardian
            mat.flower = board.flower_guardian
    state.deck = settings.deck[:]
    state.deck_size = sum(state.deck)
    if settings.draws_decree:
        state.phase = DECREE
    elif settings.guardians != PRINTED:
        state.phase = GUARDIAN
    return state
