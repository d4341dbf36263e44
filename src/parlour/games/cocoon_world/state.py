"""The position: who stands where, what lies where, what the turn still owes, and who knows what."""

from __future__ import annotations

from typing import Final

from parlour.core.game import State
from parlour.core.values import Options
from parlour.games.cocoon_world.board import HOME, Board
from parlour.games.cocoon_world.own import scenario_of
from parlour.games.cocoon_world.scenario import Scenario

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


class CocoonWorldState(State):
    """Tiles that nobody has seen have no identity: `pool` counts their kinds, wherever they lie."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        self.board = board
        self.seats = seats
        self.options = options
        self.scenario: Scenario = scenario_of(options["scenario"])
        self.phase = 0
        self.ask = 0  # changes with every answer, so that a second click on the last question is late
        self.first = 0
        self.active = 0
        self.round = 1
        # Tiles
        self.pool: list[int] = []
        self.pile = 0  # tiles in the draw pile
        self.tops: list[int] = []  # the topmost tiles of the pile, as far as somebody has seen them
        self.tops_known: list[int] = []  # to which seats, as masks
        self.tile: list[int] = []
        self.hands: list[list[int]] = [[] for _ in range(seats)]  # kinds in ascending order
        self.known: list[int] = []  # what seats know of others' hands: see `knowledge`
        self.mixed: list[Mixed] = []  # what seats remember of tiles that others have put back: see memory.py
        self.out: list[int] = []  # tiles that left the game
        # Pawns and markers
        self.at = [HOME] * seats
        self.side = [WHITE] * seats
        self.bet = [NOBODY] * seats
        self.spare_at = [NOWHERE] * seats
        self.spare_side = [WHITE] * seats
        self.ep = [0] * seats
        self.recency = list(range(seats))  # who moved a marker last is last: higher in every pile
        self.laps = [0] * seats
        self.fame = [0] * seats
        self.fought = [0] * seats  # 1: the last turn was spent in the arena
        self.sworn = [0] * seats  # 1: has changed camp by oath (W-79)
        # Effects that wait (W-61 to W-64)
        self.next_dice = [0] * seats
        self.next_changes = [0] * seats
        self.next_reverse = [0] * seats
        self.choose = [0] * seats
        # This turn
        self.added = 0
        self.changes = 0
        self.reverse = 0
        self.dice: list[int] = []
        self.fixed: list[int] = []  # dice that were set: a change takes a different die each time
        self.target = 0
        self.target_fixed = 0
        self.rolls = 0
        self.doublets = 0
        self.waiting = 0
        self.placements = 0
        # This chain and this stop
        self.chain: list[int] = []
        self.followed: list[int] = []  # where the tiles lie that will be retrieved (W-75)
        self.swapped = 0
        self.swap_with = NOWHERE
        # In the middle of something
        self.placing = NO_TILE
        self.victim = NOBODY
        self.made = [0, 0, 0, 0, 0, 0]
        self.rung = 0
        self.prize = 0
        self.supplied = 0  # how many seats have drawn in this supply
        self.looked: list[int] = []
        self.looked_known: list[int] = []

    def clone(self) -> CocoonWorldState:
        twin = CocoonWorldState(self.board, 0, self.options)
        twin.seats = self.seats
        twin.phase, twin.ask = self.phase, self.ask
        twin.first, twin.active, twin.round = self.first, self.active, self.round
        twin.pool, twin.pile = self.pool[:], self.pile
        twin.tops, twin.tops_known = self.tops[:], self.tops_known[:]
        twin.tile = self.tile[:]
        twin.hands = [hand[:] for hand in self.hands]
        twin.known, twin.out = self.known[:], self.out[:]
        if self.mixed:
            twin.mixed = [mixed.clone() for mixed in self.mixed]
        twin.at, twin.side, twin.bet = self.at[:], self.side[:], self.bet[:]
        twin.spare_at, twin.spare_side = self.spare_at[:], self.spare_side[:]
        twin.ep, twin.recency = self.ep[:], self.recency[:]
        twin.laps, twin.fame, twin.fought = self.laps[:], self.fame[:], self.fought[:]
        twin.sworn, twin.followed = self.sworn[:], self.followed[:]
        twin.next_dice, twin.next_changes = self.next_dice[:], self.next_changes[:]
        twin.next_reverse, twin.choose = self.next_reverse[:], self.choose[:]
        twin.added, twin.changes, twin.reverse = self.added, self.changes, self.reverse
        twin.dice, twin.fixed = self.dice[:], self.fixed[:]
        twin.target, twin.target_fixed = self.target, self.target_fixed
        twin.rolls, twin.doublets = self.rolls, self.doublets
        twin.waiting, twin.placements = self.waiting, self.placements
        twin.chain, twin.swapped, twin.swap_with = self.chain[:], self.swapped, self.swap_with
        twin.placing, twin.victim = self.placing, self.victim
        twin.made, twin.rung, twin.prize = self.made[:], self.rung, self.prize
        twin.supplied = self.supplied
        twin.looked, twin.looked_known = self.looked[:], self.looked_known[:]
        return twin

    # Questions about pawns

    def space(self) -> int:
        """Where the playing pawn stands (W-67); NOWHERE if it is on the bet track."""
        spare = self.spare_at[self.active]
        return self.at[self.active] if spare == NOWHERE else spare

    def playing_side(self) -> int:
        """The side that the playing pawn shows."""
        active = self.active
        return self.side[active] if self.spare_at[active] == NOWHERE else self.spare_side[active]

    def other_pawn_on(self, space: int) -> int:
        """Whose pawn or spare, other than the playing one, stands there; NOBODY if none."""
        for seat in range(self.seats):
            if seat != self.active and (self.at[seat] == space or self.spare_at[seat] == space):
                return seat
        return NOBODY

    def is_empty(self, space: int) -> bool:
        """A normal space without a tile, pawns or not (W-67)."""
        return self.tile[space] == EMPTY and self.board.events[space] == 0

    def empty_spaces(self) -> list[int]:
        return [space for space in self.board.normal if self.tile[space] == EMPTY]

    def has_empty_space(self) -> bool:
        return any(self.tile[space] == EMPTY for space in self.board.normal)


# What seats know of each other's hands


def knowledge(knower: int, holder: int, kind: int) -> int:
    """One thing in `known`: `knower` has seen that `holder` holds a tile of this kind."""
    return (knower * len(BIT) + holder) * 4096 + kind


def knower_of(known: int) -> int:
    return known // 4096 // len(BIT)


def holder_of(known: int) -> int:
    return known // 4096 % len(BIT)


def kind_of(known: int) -> int:
    return known % 4096
