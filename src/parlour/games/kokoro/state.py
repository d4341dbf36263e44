"""A position of Kokoro: the mats, the two decks, and what is being asked.

All of it is native integers, so that a play-out makes no object: a set is bits, a short row of numbers is digits after
a leading 1, and NOTHING stands where there is no card or space (yet).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.core.game import State
from parlour.core.values import Decision, Options
from parlour.games.kokoro.board import Board, Shape
from parlour.games.kokoro.edition import SANCTUARIES, SHAPES, KokoroEdition
from parlour.games.kokoro.phases import DECREE, GUARDIAN, SANCTUARY
from parlour.games.kokoro.view import MatView

ROUNDS: Final = 5
KINDS: Final = 12  # path cards: kind = 2 * (number - 1) + golden
ALL_LETTERS: Final = 2 ** len(SANCTUARIES) - 1
NOTHING: Final = -1

# Rows of numbers in one integer.
NO_ROW: Final = 1
LETTER: Final = 3  # bits of a sanctuary
BOX: Final = 12  # of a score box
COUNT: Final = 7  # of how many cards there are of a number
LETTER_MASK: Final = 7
BOX_MASK: Final = 4095
COUNT_MASK: Final = 127


# Which card one may look at (K-15), and who rolls for guardians (K-40).
PEEK_SANCTUARY: Final = 0
PEEK_PATH: Final = 1
PRINTED: Final = 0
SAME_FOR_ALL: Final = 1
OWN_ROLLS: Final = 2


def row_of(numbers: list[int], width: i64) -> i64:
    """Numbers as a row, each `width` bits wide."""
    row: i64 = NO_ROW
    for number in numbers:
        row = (row << width) | number
    return row


def numbers_of(row: i64, width: i64) -> list[int]:
    """The numbers of a row, the first first."""
    found: list[int] = []
    mask: i64 = BOX_MASK if width == BOX else LETTER_MASK
    while row > NO_ROW:
        found.append(row & mask)
        row >>= width
    found.reverse()
    return found


def letters_but(row: i64, one: i64) -> i64:
    """All sanctuaries but those of a row, as bits."""
    left: i64 = ALL_LETTERS
    while row > NO_ROW:
        left &= ~(one << (row & LETTER_MASK))
        row >>= LETTER
    return left


class Settings:
    """A table's options as numbers, and the printed components: shared by all clones of a state."""

    def __init__(self, board: Board, edition: KokoroEdition, seats: int, options: Options) -> None:
        self.board = board
        self.turns: list[list[Decision]] = []  # the question of every turn so far, made once
        self.seats: i64 = seats
        self.everybody: i64 = 2**seats - 1
        self.options = options
        self.is_called_by_hand = options["caller"] == "manual"
        self.peek: i64 = PEEK_PATH if options["peek"] == "path" else PEEK_SANCTUARY
        self.one_look_a_round = options["peek_limit"] == "round"
        self.guardians: i64 = ("printed", "random", "each").index(options["guardians"])
        self.decree: i64 = int(options["decree"]) if options["decree"].isdecimal() else 0
        self.draws_decree = options["decree"] == "draw"
        self.decrees = list(edition.decrees.blue)
        if self.guardians != PRINTED:  # pink decrees need the pink side (K-42)
            self.decrees += edition.decrees.pink
        self.plain: i64 = packed([shape.plain for shape in edition.deck])
        self.golden: i64 = packed([shape.golden for shape in edition.deck])
        self.cards: i64 = sum(shape.plain + shape.golden for shape in edition.deck)


def packed(counts: list[int]) -> i64:
    """How many cards there are of each number, side by side; two such heaps add up."""
    heap: i64 = 0
    for count in reversed(counts):
        heap = (heap << COUNT) | count
    return heap


def by_kind(plain: i64, golden: i64) -> list[int]:
    """How many cards there are of each kind."""
    found: list[int] = []
    for i in range(SHAPES):
        found += [(plain >> (COUNT * i)) & COUNT_MASK, (golden >> (COUNT * i)) & COUNT_MASK]
    return found


class SeenMat:
    """How a mat was last shown, with all that this followed from, so that it need not be put into a view again."""

    def __init__(self, view: MatView, mat: Mat, decree: i64) -> None:
        self.keep(view, mat, decree)

    def keep(self, view: MatView, mat: Mat, decree: i64) -> None:
        self.view = view
        self.decree = decree
        self.drawn: i64 = mat.drawn
        self.boxes: i64 = mat.boxes
        self.looks: i64 = mat.looks
        self.caterpillar: i64 = mat.caterpillar
        self.flower: i64 = mat.flower
        self.knows_next = mat.knows_next
        self.turned_stone = mat.turned_stone

    def is_of(self, mat: Mat, decree: i64) -> bool:
        """Does the mat look the same? Asked of mats that are not finished."""
        return (
            self.drawn == mat.drawn
            and self.boxes == mat.boxes
            and self.looks == mat.looks
            and self.caterpillar == mat.caterpillar
            and self.flower == mat.flower
            and self.knows_next == mat.knows_next
            and self.turned_stone == mat.turned_stone
            and self.decree == decree
        )


@mypyc_attr(acyclic=True, free_list_len=1)
class Mat:
    """One player's mat. A drawn path is kept as the edges it opens: four sets of spaces."""

    def __init__(self) -> None:
        self.drawn: i64 = 0
        self.top: i64 = 0
        self.right: i64 = 0
        self.bottom: i64 = 0
        self.left: i64 = 0
        self.homely: i64 = 0  # the spaces joined to a sanctuary, whichever
        self.paths: i64 = 0  # how many are drawn
        self.caterpillar: i64 = NOTHING  # the guardians' spaces, once they are rolled
        self.flower: i64 = NOTHING
        self.boxes: i64 = NO_ROW
        self.looks: i64 = 0
        self.knows_next: bool = False
        self.turned_stone: bool = False
        self.is_finished: bool = False  # what follows is written at the end
        self.has_decree_box: bool = False
        self.decree_box: i64 = 0
        self.caterpillar_box: i64 = 0
        self.flower_box: i64 = 0
        self.score: i64 = 0
        self.answer: i64 = NOTHING  # put down for the move that is being made
        self.seen: SeenMat | None = None  # how it was last shown

    def clone(self) -> Mat:
        twin = Mat()
        twin.drawn = self.drawn
        twin.top = self.top
        twin.right = self.right
        twin.bottom = self.bottom
        twin.left = self.left
        twin.homely = self.homely
        twin.paths = self.paths
        twin.caterpillar = self.caterpillar
        twin.flower = self.flower
        twin.boxes = self.boxes
        twin.looks = self.looks
        twin.knows_next = self.knows_next
        twin.turned_stone = self.turned_stone
        twin.is_finished = self.is_finished
        twin.has_decree_box = self.has_decree_box
        twin.decree_box = self.decree_box
        twin.caterpillar_box = self.caterpillar_box
        twin.flower_box = self.flower_box
        twin.score = self.score
        twin.answer = self.answer
        return twin

    def draw(self, board: Board, space: i64, number: i64) -> None:
        """Draw a shape in a space."""
        bit = board.one << space
        edges: i64 = board.edges[number - 1]
        self.drawn |= bit
        self.paths += 1
        joined: i64 = 0
        if edges & 1:
            self.top |= bit
            joined |= (bit >> board.columns) & self.bottom
        if edges & 2:
            self.right |= bit
            joined |= ((bit & ~board.right_edge) << 1) & self.left
        if edges & 4:
            self.bottom |= bit
            joined |= (bit << board.columns) & self.top
        if edges & 8:
            self.left |= bit
            joined |= ((bit & ~board.left_edge) >> 1) & self.right
        if (bit & board.shrines) | (joined & self.homely):
            self.homely |= bit if joined & ~self.homely == 0 else self.chain(board, space)

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

    def chain(self, board: Board, start: i64) -> i64:
        """All spaces joined to this one by a line (K-21); none if no path is drawn in it (K-22)."""
        columns = board.columns
        top, bottom, left, right = self.top, self.bottom, self.left, self.right
        rightwards, leftwards = right & ~board.right_edge, left & ~board.left_edge
        chain = (board.one << start) & self.drawn
        while True:
            grown = (
                chain
                | (((chain & top) >> columns) & bottom)
                | (((chain & bottom) << columns) & top)
                | (((chain & rightwards) << 1) & left)
                | (((chain & leftwards) >> 1) & right)
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
        while left:
            chain = self.chain(board, bits.nth(left, 0))
            found.append(chain)
            left &= ~chain
        return found

    def last_box(self) -> i64:
        """What the latest box holds; 0 before there is one (K-25)."""
        return self.boxes & BOX_MASK if self.boxes > NO_ROW else 0


NO_MATS: Final[list[Mat]] = []


class SeenTable:
    """The cards that all see as they were last shown, with all that this followed from."""

    def __init__(self) -> None:
        self.names: list[str] = []  # of the sanctuaries
        self.deck: dict[str, int] = {}
        self.spent: dict[str, int] = {}
        self.turned: dict[str, int] = {}
        self.letters: i64 = NO_ROW
        self.plain_deck: i64 = NOTHING
        self.golden_deck: i64 = NOTHING
        self.plain_spent: i64 = 0
        self.golden_spent: i64 = 0

    def has_deck_of(self, state: KokoroState) -> bool:
        return self.plain_deck == state.plain_deck and self.golden_deck == state.golden_deck

    def has_spent_of(self, state: KokoroState) -> bool:
        return self.plain_spent == state.plain_spent and self.golden_spent == state.golden_spent

    def is_before_call(self, state: KokoroState) -> bool:
        """Is the card that is called now the only one that has left the deck since?"""
        if state.called == NOTHING:
            return False
        card = state.settings.board.one << (COUNT * (state.called >> 1))
        if state.called & 1:
            return self.plain_deck == state.plain_deck and self.golden_deck - card == state.golden_deck
        return self.golden_deck == state.golden_deck and self.plain_deck - card == state.plain_deck


@mypyc_attr(acyclic=True, free_list_len=1)
class KokoroState(State):
    """The position. An undrawn card has no identity until somebody sees it.

    Its mats are a list of its own: whoever makes a state puts them in.
    """

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.mats: list[Mat] = NO_MATS
        self.phase: i64 = SANCTUARY
        self.decree: i64 = settings.decree
        self.rolls: i64 = 0
        self.round: i64 = 0
        self.turn: i64 = 0
        self.letters: i64 = NO_ROW  # sanctuaries turned up so far
        self.top_letter: i64 = NOTHING  # the sanctuary card on top, once somebody has seen it
        self.top_path: i64 = NOTHING  # the kind of the path card on top, once somebody has seen it
        self.called: i64 = NOTHING
        self.golden: i64 = 0
        self.plain_deck: i64 = 0  # cards left, by number
        self.golden_deck: i64 = 0
        self.deck_size: i64 = 0
        self.plain_spent: i64 = 0  # discards of earlier rounds, by number
        self.golden_spent: i64 = 0
        self.face_up: i64 = 0  # path cards turned up in this round
        self.lookers: i64 = 0  # seats, as bits
        self.sixth: i64 = NOTHING
        self.seen: SeenTable | None = None  # how the cards were last shown

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
        twin.plain_deck = self.plain_deck
        twin.golden_deck = self.golden_deck
        twin.deck_size = self.deck_size
        twin.plain_spent = self.plain_spent
        twin.golden_spent = self.golden_spent
        twin.face_up = self.face_up
        twin.lookers = self.lookers
        twin.sixth = self.sixth
        return twin

    def letters_left(self) -> i64:
        """The sanctuary cards that are still in the deck, as bits."""
        return letters_but(self.letters, self.settings.board.one)

    def deck(self) -> list[int]:
        """The path cards left, by kind."""
        return by_kind(self.plain_deck, self.golden_deck)

    def spent(self) -> list[int]:
        """The discards of earlier rounds, by kind."""
        return by_kind(self.plain_spent, self.golden_spent)


def new_state(settings: Settings) -> KokoroState:
    """The position before the first card (K-02 to K-04)."""
    state = KokoroState(settings)
    board = settings.board
    state.mats = [Mat() for _ in range(settings.seats)]
    if settings.guardians == PRINTED:
        for mat in state.mats:
            mat.caterpillar = board.caterpillar_guardian
            mat.flower = board.flower_guardian
    state.plain_deck = settings.plain
    state.golden_deck = settings.golden
    state.deck_size = settings.cards
    if settings.draws_decree:
        state.phase = DECREE
    elif settings.guardians != PRINTED:
        state.phase = GUARDIAN
    return state
