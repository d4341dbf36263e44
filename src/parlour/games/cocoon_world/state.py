"""The position: who stands where, what lies where, what the turn still owes, and who knows what."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.game import State
from parlour.core.values import Options
from parlour.games.cocoon_world.board import HOME, Board
from parlour.games.cocoon_world.dice import NO_DICE
from parlour.games.cocoon_world.notation import MOST_SEATS
from parlour.games.cocoon_world.own import scenario_of
from parlour.games.cocoon_world.rows import IN_ORDER, Row, even_row
from parlour.games.cocoon_world.scenario import BEFORE_SCORES, Scenario

# What a normal space can hold besides a kind of tile
EMPTY: Final = -1
FACE_DOWN: Final = -2

NOWHERE: Final = -1  # a pawn on the bet track, a spare that is not out
NOBODY: Final = -1  # no bet
NO_TILE: Final = -1

WHITE: Final = 0
BLACK: Final = 1

HAND: Final = 3
BIT: Final = (1, 2, 4, 8, 16)  # of a seat in a mask
EVERYBODY: Final = 31


class Mixed:
    """`knower` has seen these tiles, and knows that they lie among the topmost `tops` of the pile (those being looked
    at first) and in hands: by seat, how many of them it can hold at most."""

    def __init__(self, knower: int, kinds: list[int], tops: int, hands: list[int]) -> None:
        self.knower = knower
        self.kinds = kinds
        self.tops = tops
        self.hands = hands

    def clone(self) -> Mixed:
        return Mixed(self.knower, self.kinds[:], self.tops, self.hands[:])

    def forget(self, kind: int) -> None:
        if kind in self.kinds:
            self.kinds.remove(kind)


class Settings:
    """What stays as it is for all of a match: shared by all clones of a state."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        self.board = board
        self.seats: i64 = seats
        self.options = options
        self.scenario: Scenario = scenario_of(options["scenario"])
        self.shows_scores = self.scenario.name not in BEFORE_SCORES


@mypyc_attr(acyclic=True, free_list_len=1)
class CocoonWorldState(State):
    """Tiles that nobody has seen have no identity: `pool` counts their kinds, wherever they lie.

    What a play-out changes all the time is native: numbers, rows of one for each seat, dice as counts of their faces,
    tiles by space and by kind. What is rarely there at all is in lists.
    """

    def __init__(self, settings: Settings, pool: vec[i64], tile: vec[i64], hands: list[list[int]]) -> None:
        seats = settings.seats
        self.settings = settings
        self.board = settings.board
        self.scenario = settings.scenario
        self.seats: i64 = seats
        self.phase: i64 = 0
        self.ask: i64 = 0  # changes with every answer, so that a second click on the last question is late
        self.answer: i64 = 0  # by number, put down for the move that is being made
        self.first: i64 = 0
        self.active: i64 = 0
        self.round: i64 = 1
        # Tiles
        self.pool: vec[i64] = pool  # by kind
        self.pile: i64 = 0  # tiles in the draw pile
        self.tops: list[int] = []  # the topmost tiles of the pile, as far as somebody has seen them
        self.tops_known: list[int] = []  # to which seats, as masks
        self.tile: vec[i64] = tile  # by space
        self.hands = hands  # kinds in ascending order
        self.known: list[int] = []  # what seats know of others' hands: see `knowledge`
        self.mixed: list[Mixed] = []  # what seats remember of tiles that others have put back: see recall.py
        self.out: list[int] = []  # tiles that left the game
        # Pawns and markers
        self.at = even_row(seats, HOME)
        self.side = even_row(seats, WHITE)
        self.bet = even_row(seats, NOBODY)
        self.spare_at = even_row(seats, NOWHERE)
        self.spare_side = even_row(seats, WHITE)
        self.ep = even_row(seats, 0)
        self.recency = Row(seats, IN_ORDER)  # who moved a marker last is last: higher in every pile
        self.laps = even_row(seats, 0)
        self.fame = even_row(seats, 0)
        self.fought = even_row(seats, 0)  # 1: the last turn was spent in the arena
        self.sworn = even_row(seats, 0)  # 1: has changed camp by oath (W-79)
        # Effects that wait (W-61 to W-64)
        self.next_dice = even_row(seats, 0)
        self.next_changes = even_row(seats, 0)
        self.next_reverse = even_row(seats, 0)
        self.choose = even_row(seats, 0)
        # This turn
        self.added: i64 = 0
        self.changes: i64 = 0
        self.reverse: i64 = 0
        self.dice: i64 = NO_DICE
        self.fixed: i64 = NO_DICE  # dice that were set: a change takes a different die each time
        self.target: i64 = 0
        self.target_fixed: i64 = 0
        self.rolls: i64 = 0
        self.doublets: i64 = 0
        self.waiting: i64 = 0
        self.placements: i64 = 0
        # This chain and this stop
        self.chain: list[int] = []
        self.followed: list[int] = []  # where the tiles lie that will be retrieved (W-75)
        self.swapped: i64 = 0
        self.swap_with: i64 = NOWHERE
        # In the middle of something
        self.placing: i64 = NO_TILE
        self.victim: i64 = NOBODY
        self.made: list[int] = [0, 0, 0, 0, 0, 0]
        self.rung: i64 = 0
        self.prize: i64 = 0
        self.supplied: i64 = 0  # how many seats have drawn in this supply
        self.looked: list[int] = []
        self.looked_known: list[int] = []

    def clone(self) -> CocoonWorldState:
        hands = [hand[:] for hand in self.hands]
        twin = CocoonWorldState(self.settings, self.pool[:], self.tile[:], hands)
        twin.phase = self.phase
        twin.ask = self.ask
        twin.answer = self.answer
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.pile = self.pile
        if self.tops:
            twin.tops = self.tops[:]
        if self.tops_known:
            twin.tops_known = self.tops_known[:]
        if self.known:
            twin.known = self.known[:]
        if self.mixed:
            twin.mixed = [mixed.clone() for mixed in self.mixed]
        if self.out:
            twin.out = self.out[:]
        twin.at.digits = self.at.digits
        twin.side.digits = self.side.digits
        twin.bet.digits = self.bet.digits
        twin.spare_at.digits = self.spare_at.digits
        twin.spare_side.digits = self.spare_side.digits
        twin.ep.digits = self.ep.digits
        twin.recency.digits = self.recency.digits
        twin.laps.digits = self.laps.digits
        twin.fame.digits = self.fame.digits
        twin.fought.digits = self.fought.digits
        twin.sworn.digits = self.sworn.digits
        twin.next_dice.digits = self.next_dice.digits
        twin.next_changes.digits = self.next_changes.digits
        twin.next_reverse.digits = self.next_reverse.digits
        twin.choose.digits = self.choose.digits
        twin.added = self.added
        twin.changes = self.changes
        twin.reverse = self.reverse
        twin.dice = self.dice
        twin.fixed = self.fixed
        twin.target = self.target
        twin.target_fixed = self.target_fixed
        twin.rolls = self.rolls
        twin.doublets = self.doublets
        twin.waiting = self.waiting
        twin.placements = self.placements
        if self.chain:
            twin.chain = self.chain[:]
        if self.followed:
            twin.followed = self.followed[:]
        twin.swapped = self.swapped
        twin.swap_with = self.swap_with
        twin.placing = self.placing
        twin.victim = self.victim
        twin.made = self.made[:]
        twin.rung = self.rung
        twin.prize = self.prize
        twin.supplied = self.supplied
        if self.looked:
            twin.looked = self.looked[:]
        if self.looked_known:
            twin.looked_known = self.looked_known[:]
        return twin

    def is_last_round(self) -> bool:
        """Does everybody have this turn and no other? Laps may end it before (W-71)."""
        return self.round >= self.scenario.rounds(self.seats)

    # Questions about pawns

    def space(self) -> i64:
        """Where the playing pawn stands (W-67); NOWHERE if it is on the bet track."""
        spare = self.spare_at[self.active]
        return self.at[self.active] if spare == NOWHERE else spare

    def playing_side(self) -> i64:
        """The side that the playing pawn shows."""
        active = self.active
        return self.side[active] if self.spare_at[active] == NOWHERE else self.spare_side[active]

    def other_pawn_on(self, space: i64) -> i64:
        """Whose pawn or spare, other than the playing one, stands there; NOBODY if none."""
        for seat in range(self.seats):
            if seat != self.active and (self.at[seat] == space or self.spare_at[seat] == space):
                return seat
        return NOBODY

    # Questions about spaces

    def is_empty(self, space: i64) -> bool:
        """A normal space without a tile, pawns or not (W-67)."""
        return self.tile[space] == EMPTY and self.board.events[space] == 0

    def has_empty_space(self) -> bool:
        return any(self.is_empty(space) for space in range(self.board.size))


# What seats know of each other's hands


def knowledge(knower: i64, holder: i64, kind: i64) -> i64:
    """One thing in `known`: `knower` has seen that `holder` holds a tile of this kind."""
    return (knower * MOST_SEATS + holder) * 4096 + kind


def knower_of(known: i64) -> i64:
    return known // 4096 // MOST_SEATS


def holder_of(known: i64) -> i64:
    return known // 4096 % MOST_SEATS


def kind_of(known: i64) -> i64:
    return known % 4096
