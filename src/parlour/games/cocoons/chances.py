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
from parlour.games.cocoons.learnt import unknown_sides
from parlour.games.cocoons.order import NUMBER_PIECES, STEPS, is_in_order
from parlour.games.cocoons.phases import TURN
from parlour.games.cocoons.places import NEAR, NEAR_COUNT
from parlour.games.cocoons.plan import CORRECT, new_sides
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
NEARLY: Final = 0.004  # how much of the prospects may be given up for what they do not know of
ROUGHLY: Final = 0.03  # the same in hard mode, which charges for bare places (C-70)
RISK: Final = 0.035  # what each unknown side but one costs when no slide can be spared; fitted to exact values
ON_THE_WAY: Final = 0.75  # sides that are seen beside each number that has to be looked for
EASY_TO_FIND: Final = 3  # numbers that are left for the endgame
MIDDLE: Final = 4  # of the box
BACK_AGAIN: Final = 2  # slides to the place the gap is on


def sift(state: CocoonsState, options: list[int]) -> tuple[list[int], list[int]]:
    """The answers that leave nearly the best prospects, and those that spoil them, the better ones first."""
    unseen: i64 = bits.count(state.closed & NUMBER_PIECES)
    if state.phase != TURN or not is_in_order(state) or unseen < 2:
        return options, []
    return by_chance(state, options) if unseen <= MOST_UNSEEN else along_the_wall(state, options)


def by_chance(state: CocoonsState, options: list[int]) -> tuple[list[int], list[int]]:
    chances = WalkChances(state)
    chance = {place: prospects(chances, state, place) for place in options if place < CORRECT}
    least = max(chance.values()) - (ROUGHLY if state.settings.hard else NEARLY)
    kept = [option for option in options if option >= CORRECT or chance[option] >= least]
    spoiling = [option for option in options if option not in kept]
    return kept, sorted(spoiling, key=lambda place: -chance[place])


def prospects(chances: WalkChances, state: CocoonsState, place: i64) -> float:
    """The walk's chance after a slide, less what unknown sides will cost where it can't spare a slide and one back."""
    tokens = state.reserve - 1
    chance = chances.of_slide(state.door, place, tokens)
    if state.settings.hard or tokens < BACK_AGAIN:
        return chance
    looked_for = float(max(bits.count(state.closed & NUMBER_PIECES) - EASY_TO_FIND, 0))
    unknown = float(unknown_sides(state) - new_sides(state, place)) - ON_THE_WAY * looked_for
    tight = chance - chances.of_slide(state.door, place, tokens - BACK_AGAIN)
    return chance - RISK * max(unknown - 1.0, 0.0) * tight


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

    def number_on(self, place: i64) -> i64:
        """Where all are known: the number of a door, or one that there is not."""
        door = part(self.row, place, DOOR_WIDTH)
        return bits.nth(self.unseen, 0) if door == CLOSED else door - NUMBER

    def places(self) -> i64:
        """Where all are known: the place of each number that is left, as a row."""
        where: i64 = 0
        for place in range(9):
            if part(self.row, place, DOOR_WIDTH) != OPEN:
                where = with_digit(where, self.number_on(place), place)
        return where

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

    def arrivals(self, doors: KnownDoors) -> vec[float]:
        """The chances after a slide, by the place it frees and the tokens it leaves."""
        found = vec[float]([0.0] * (9 * int(self.width)))
        chance = self.row_of(doors).chance
        for place in range(9):
            if not self.add_arrivals(found, doors, place):
                for at in range(place * self.width, (place + 1) * self.width):
                    found[at] = chance[at]
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
        where = doors.places()
        slides: i64 = 0
        for number in range(doors.next, self.count):
            there = digit(where, number)
            slides += BACK_AGAIN if there == here else STEPS[here * 9 + there]
            here = there
        return slides + STEPS[here * 9 + self.end]
