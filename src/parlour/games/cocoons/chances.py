"""The chance that the tokens last until all numbers are found, in order, and the gap is back (C-65), exactly.

Every side is taken to be known here, so that only doors are looked for. What is known of them is a row of doors, as in
a state. With few numbers unseen there are few ways in which more can come to be known, and each is worked out once.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.games.cocoons.doors import NUMBER
from parlour.games.cocoons.order import NUMBER_PIECES, STEPS, is_in_order
from parlour.games.cocoons.phases import TURN
from parlour.games.cocoons.places import NEAR, NEAR_COUNT
from parlour.games.cocoons.plan import CORRECT
from parlour.games.cocoons.state import (
    CLOSED,
    DOOR_WIDTH,
    OPEN,
    CocoonsState,
    bit,
    digit,
    door_on,
    part,
    with_digit,
    with_part,
)

MOST_UNSEEN: Final = 6  # numbers: with one more, ten times as much may come to be known
NEARLY: Final = 0.03  # how much of the chance may be given up for what the walk does not know of
MIDDLE: Final = 4  # of the box
BACK_AGAIN: Final = 2  # slides to a door that lies in the gap


def sift(state: CocoonsState, options: list[int]) -> tuple[list[int], list[int]]:
    """The answers that leave the walk nearly its best chance, and those that spoil it, the better ones first."""
    unseen: i64 = bits.count(state.closed & NUMBER_PIECES)
    if state.phase != TURN or not is_in_order(state) or unseen < 2:
        return options, []
    return by_chance(state, options) if unseen <= MOST_UNSEEN else along_the_wall(state, options)


def by_chance(state: CocoonsState, options: list[int]) -> tuple[list[int], list[int]]:
    chances = WalkChances(state)
    chance = {place: chances.of_slide(state.door, place, state.reserve - 1) for place in options if place < CORRECT}
    least = max(chance.values()) - NEARLY
    kept = [option for option in options if option >= CORRECT or chance[option] >= least]
    spoiling = [option for option in options if option not in kept]
    return kept, sorted(spoiling, key=lambda place: -chance[place])


def along_the_wall(state: CocoonsState, options: list[int]) -> tuple[list[int], list[int]]:
    """A search begins with the doors at the wall, one after the other, wherever it starts."""
    ahead = [option for option in options if option < CORRECT and option != MIDDLE and door_on(state, option) == CLOSED]
    kept = [option for option in options if option >= CORRECT or option in ahead or not ahead]
    return kept, [option for option in options if option not in kept]


@mypyc_attr(acyclic=True)
class KnownDoors:
    """What is known of a box of this many numbers."""

    def __init__(self, row: i64, count: i64) -> None:
        self.row = row
        self.closed: i64 = 0  # places
        self.unseen: i64 = 0  # numbers
        self.next = count  # the number that comes off next
        seen: i64 = 0
        for place in range(9):
            door = part(row, place, DOOR_WIDTH)
            if door == OPEN:
                continue
            self.next -= 1
            if door == CLOSED:
                self.closed |= bit(place)
            else:
                seen |= bit(door - NUMBER)
        self.unseen = (bit(count) - bit(self.next)) & ~seen

    def is_all_known(self) -> bool:
        """The last closed door follows from the others."""
        return self.closed & (self.closed - 1) == 0

    def turned_up(self, place: i64, number: i64) -> i64:
        """The row with this number on a place: it comes off if it is the next."""
        return with_part(self.row, place, DOOR_WIDTH, OPEN if number == self.next else NUMBER + number)


@mypyc_attr(acyclic=True)
class ChanceRow:
    """Chances by place of the gap and tokens left."""

    def __init__(self, size: int) -> None:
        self.chance = vec[float]([0.0] * size)


class WalkChances:
    """What is worked out for one box, from what is known of it on."""

    def __init__(self, state: CocoonsState) -> None:
        self.count: i64 = bits.count(state.settings.level.pieces & NUMBER_PIECES)
        self.end = state.start
        self.width: i64 = state.reserve + 1  # a column for every number of tokens
        self.rows: dict[int, ChanceRow] = {}

    def of_slide(self, row: i64, place: i64, tokens: i64) -> float:
        """The chance when a slide frees this place and leaves these tokens, over all that may lie there."""
        arrivals = vec[float]([0.0] * (9 * int(self.width)))
        doors = KnownDoors(row, self.count)
        if self.add_arrivals(arrivals, doors, place):
            return arrivals[place * self.width + tokens]
        return self.row_of(doors).chance[place * self.width + tokens]

    def row_of(self, doors: KnownDoors) -> ChanceRow:
        found = self.rows.get(doors.row)
        if found is None:
            found = self.rows[doors.row] = self.work_out(doors)
        return found

    def work_out(self, doors: KnownDoors) -> ChanceRow:
        """The best slide from every place, with ever more tokens."""
        width = self.width
        arrivals = vec[float]([0.0] * (9 * int(width)))
        telling: i64 = 0  # places where something comes to be known
        for place in range(9):
            if self.add_arrivals(arrivals, doors, place):
                telling |= bit(place)
        found = ChanceRow(9 * int(width))
        chance = found.chance
        for tokens in range(1, width):
            for here in range(9):
                best = 0.0
                for k in range(4 * here, 4 * here + NEAR_COUNT[here]):
                    near: i64 = NEAR[k]
                    at = near * width + tokens - 1
                    best = max(best, arrivals[at] if telling & bit(near) else chance[at])
                chance[here * width + tokens] = best
        return found

    def add_arrivals(self, arrivals: vec[float], doors: KnownDoors, place: i64) -> bool:
        """The chances of a gap that comes to this place, if anything comes to be known there."""
        door = part(doors.row, place, DOOR_WIDTH)
        if door == NUMBER + doors.next:
            self.add(arrivals, place, doors.turned_up(place, doors.next), 1.0)
        elif door == CLOSED:
            share = 1.0 / float(bits.count(doors.unseen))
            left = doors.unseen
            while left:
                self.add(arrivals, place, doors.turned_up(place, bits.nth(left, 0)), share)
                left &= left - 1
        else:
            return False
        return True

    def add(self, arrivals: vec[float], place: i64, row: i64, share: float) -> None:
        """The chances from this place on when the doors are as in the row, which is one of several cases."""
        doors = KnownDoors(row, self.count)
        first = place * self.width
        if doors.is_all_known():
            for at in range(first + min(self.slides_over(doors, place), self.width), first + self.width):
                arrivals[at] += share
            return
        chance = self.row_of(doors).chance
        for at in range(first, first + self.width):
            arrivals[at] += share * chance[at]

    def slides_over(self, doors: KnownDoors, here: i64) -> i64:
        """How many slides it takes over all numbers to the end, where all are known."""
        where: i64 = 0
        for place in range(9):
            door = part(doors.row, place, DOOR_WIDTH)
            if door != OPEN:
                number = bits.nth(doors.unseen, 0) if door == CLOSED else door - NUMBER
                where = with_digit(where, number, place)
        slides: i64 = 0
        for number in range(doors.next, self.count):
            there = digit(where, number)
            slides += BACK_AGAIN if there == here else STEPS[here * 9 + there]
            here = there
        return slides + STEPS[here * 9 + self.end]
