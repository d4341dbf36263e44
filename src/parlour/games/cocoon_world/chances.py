"""The chance to win the first scenario by experience: where markers end, and who is the next on Start.

Which rank a marker ends on was counted in games of four `greedy`, by rank and turns to play (experience.py), and so was
how often a pawn reaches Start. All ends are taken as independent. Not for scenarios in which more than EP counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.cocoon_world.board import CIRCLE
from parlour.games.cocoon_world.experience import ENDS, REACH
from parlour.games.cocoon_world.prospects import (
    BLACK_STAYS,
    BLACK_TURNS,
    LATER,
    RANKS,
    WHITE_STAYS,
    WHITE_TURNS,
    is_fresh,
    turns_begun,
    turns_left,
)
from parlour.games.cocoon_world.state import NOBODY, NOWHERE, WHITE, CocoonWorldState

MOST_TURNS: Final = 5  # that ends were counted for; before, a position says next to nothing
COUNTED: Final = 4  # turns that reaching Start was counted for
SPACES: Final = 48  # of the ring on which it was counted
HEIGHT: Final = 0.0002  # what a higher rank is worth where the chance is the same
PRIZE: Final = 3  # of a bet that was right (W-45)
CLOSED: Final = 0.001  # a bet that is open so rarely is decided


def numbers_in(text: str, parts: float) -> vec[float]:
    return vec[float]([int(number) / parts for number in text.split()])


def first_roll() -> vec[float]:
    """By rank: how likely each rank is after one more roll, flat; as a random player's turn goes."""
    found = vec[float]([0.0] * (RANKS * RANKS))
    for is_white in (0, 1):
        stays, turns = (WHITE_STAYS, WHITE_TURNS) if is_white else (BLACK_STAYS, BLACK_TURNS)
        total = float(sum(stays) + sum(turns))
        for position in range(CIRCLE):
            row = RANKS * (2 * position + is_white)
            for moved in range(CIRCLE):
                at = 2 * ((position + moved) % CIRCLE)
                found[row + at + is_white] = stays[moved] / total
                found[row + at + 1 - is_white] = turns[moved] / total
    return found


ENDED: Final = numbers_in(ENDS, 10000.0)
REACHED: Final = numbers_in(REACH, 1000.0)
ROLLED: Final = first_roll()


def is_familiar(state: CocoonWorldState) -> bool:
    """Is it a game like those that were counted: EP alone decide, on the ring of the standard edition?"""
    return state.seats > 1 and state.board.size == SPACES and state.scenario.is_plain


def rank_of(ep: i64, side: i64) -> i64:
    return 2 * ep + (1 if side == WHITE else 0)


def gained(rank: i64, ep: i64) -> i64:
    """The rank after a gain of EP, of which there are at most 11, by side (W-05)."""
    found = rank + 2 * ep if rank & 1 else rank - 2 * ep
    if found >= RANKS:
        return found - RANKS
    return found if found >= 0 else found + RANKS


def moved(rank: i64, ep: i64) -> i64:
    """The rank after a tile's gain, or loss if negative, whatever the side (W-06)."""
    found = rank + 2 * ep
    if found >= RANKS:
        return found - RANKS
    return found if found >= 0 else found + RANKS


def turned(rank: i64) -> i64:
    """The rank with the pawn turned over."""
    return rank ^ 1


class Chances:
    """What each rank is worth to a seat in a position; looked at again for every question."""

    def __init__(self) -> None:
        self.beaten = vec[float]([0.0] * RANKS)  # how likely one is first on each rank at the end
        self.ends = vec[float]([0.0] * RANKS)  # how likely a seat that has a bet open ends on each rank
        self.worth = vec[float]([0.0] * RANKS)  # the chance to win with a marker on each rank now
        self.reach = vec[float]([0.0] * 5)  # by seat: how likely it is the first on Start from now
        self.undecided = 1.0  # how likely nobody is
        self.is_counted = False  # is `reach` of this position?
        self.is_moving = False  # will the marker yet move, so that it lies on top?

    def look(self, state: CocoonWorldState, seat: i64) -> None:
        """Find the worth of every rank to which the turn player may come."""
        self.is_counted = False
        self.is_moving = True
        left = turns_left(state, seat)
        self.look_at_rivals(state, seat, left)
        beaten, worth = self.beaten, self.worth
        for rank in range(RANKS):
            worth[rank] = beaten[rank] if left == 0 else self.expect(left, rank)

    def look_at_rivals(self, state: CocoonWorldState, seat: i64, left: i64) -> None:
        beaten = self.beaten
        for rank in range(RANKS):
            beaten[rank] = 1.0 + HEIGHT * float(rank)
        for other in range(state.seats):
            if other != seat:
                self.pass_rival(state, seat, other, left)

    def expect(self, left: i64, rank: i64) -> float:
        """The chance to win from a rank with turns to play."""
        row = RANKS * (RANKS * (min(left, MOST_TURNS) - 1) + rank)
        beaten = self.beaten
        found = 0.0
        for end in range(RANKS):
            found += ENDED[row + end] * beaten[end]
        return found

    def pass_rival(self, state: CocoonWorldState, seat: i64, other: i64, left: i64) -> None:
        """Multiply into `beaten` how likely this rival ends below each rank, or level and lower in the pile."""
        theirs: i64 = turns_left(state, other)
        is_settled = left == 0 and theirs == 0 and self.is_moving
        on_top = 1.0 if is_settled else on_top_chance(state, seat, other, left, theirs)
        beaten = self.beaten
        rank = rank_of(state.ep[other], state.side[other])
        if state.bet[other] != NOBODY:
            self.find_ends(state, other, theirs)
        elif theirs == 0:
            for at in range(rank):
                beaten[at] = 0.0
            beaten[rank] = beaten[rank] * on_top
            return
        row = RANKS * (RANKS * (min(theirs, MOST_TURNS) - 1) + rank)
        ends = self.ends if state.bet[other] != NOBODY else ENDED
        start: i64 = 0 if state.bet[other] != NOBODY else row
        below = 0.0
        for at in range(RANKS):
            level = ends[start + at]
            beaten[at] = beaten[at] * (below + on_top * level)
            below += level

    def find_ends(self, state: CocoonWorldState, seat: i64, left: i64) -> None:
        """How likely each rank is at the end for a seat with an open bet: right, wrong or never decided."""
        self.count_reach(state)
        rank = rank_of(state.ep[seat], state.side[seat])
        right = self.reach[state.bet[seat]]
        ends = self.ends
        for at in range(RANKS):
            ends[at] = 0.0
        self.add_ends(gained(rank, PRIZE), left, right)
        self.add_ends(turned(rank), left, 1.0 - right - self.undecided)
        self.add_ends(rank, left, self.undecided)

    def add_ends(self, rank: i64, left: i64, weight: float) -> None:
        ends = self.ends
        if left == 0:
            ends[rank] = ends[rank] + weight
            return
        row = RANKS * (RANKS * (min(left, MOST_TURNS) - 1) + rank)
        for at in range(RANKS):
            ends[at] = ends[at] + weight * ENDED[row + at]

    def count_reach(self, state: CocoonWorldState) -> None:
        """Who is the first to stop on Start or pass it, turn after turn until the end."""
        if self.is_counted:
            return
        self.is_counted = True
        reach = self.reach
        for seat in range(state.seats):
            reach[seat] = 0.0
        begun: i64 = turns_begun(state)
        first = begun if is_fresh(state) else begun + 1
        turn = first
        seats = state.seats
        last = state.scenario.rounds(seats) * seats
        still_open = 1.0
        while turn < last and still_open > CLOSED:
            seat = (state.first + turn) % seats
            row = min((turn - first) // seats, COUNTED - 1)
            chance = REACHED[SPACES * row + start_of(state, seat)]
            reach[seat] = reach[seat] + still_open * chance
            still_open *= 1.0 - chance
            turn += 1
        self.undecided = still_open

    def again(self, rank: i64) -> float:
        """What a rank is worth with another roll to come."""
        row = RANKS * rank
        worth = self.worth
        found = 0.0
        for at in range(RANKS):
            found += ROLLED[row + at] * worth[at]
        return found

    def bet_worth(self, rank: i64, right: float) -> float:
        """What a bet is worth that is right with this chance."""
        worth = self.worth
        wrong = 1.0 - right - self.undecided
        return right * worth[gained(rank, PRIZE)] + wrong * worth[turned(rank)] + self.undecided * worth[rank]

    def win_chance(self, state: CocoonWorldState, seat: i64) -> float:
        """The chance that a seat wins; for a position between two turns."""
        self.is_counted = False
        self.is_moving = False
        left: i64 = turns_left(state, seat)
        self.look_at_rivals(state, seat, left)
        beaten = self.beaten
        if state.bet[seat] == NOBODY:
            rank = rank_of(state.ep[seat], state.side[seat])
            return beaten[rank] if left == 0 else self.expect(left, rank)
        self.find_ends(state, seat, left)
        found = 0.0
        for at in range(RANKS):
            found += self.ends[at] * beaten[at]
        return found


def start_of(state: CocoonWorldState, seat: i64) -> i64:
    """From where a seat will roll next: a spare begins on Start."""
    spare = state.spare_at[seat]
    space = state.at[seat] if spare == NOWHERE else spare
    return 0 if space == NOWHERE else space


def on_top_chance(state: CocoonWorldState, seat: i64, other: i64, mine: i64, theirs: i64) -> float:
    """How likely one lies above the other if both end on one rank: whoever moves a marker last does."""
    if mine == 0 and theirs == 0:
        return 1.0 if state.recency.index(seat) > state.recency.index(other) else 0.0
    if mine != theirs:
        return LATER if mine > theirs else 1.0 - LATER
    seats = state.seats
    is_later = (seat - state.first) % seats > (other - state.first) % seats
    return LATER if is_later else 1.0 - LATER
