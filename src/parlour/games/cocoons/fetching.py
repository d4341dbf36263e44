"""The chance that the tokens last over all numbers, in order, over all animals that lie about, and back (C-65).

Every side is taken to be known, so nothing can be better than this. Rows of doors are as in `condensed.py`.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.games.cocoons.condensed import ALL_AWAY, AWAY, UNSEEN, next_number, unseen_numbers, with_door
from parlour.games.cocoons.places import NEAR, NEAR_COUNT
from parlour.games.cocoons.state import bit, digit


@mypyc_attr(acyclic=True)
class FetchRow:
    """By place and tokens left: for a gap that comes to the place, and for one that is there."""

    def __init__(self, size: int) -> None:
        self.coming = vec[float]([0.0] * size)
        self.being = vec[float]([0.0] * size)


class FetchChances:
    """What is worked out for one box of so many numbers, from so many tokens on."""

    def __init__(self, count: i64, start: i64, tokens: i64) -> None:
        self.count = count
        self.start = start
        self.width: i64 = tokens + 1  # a column for every number of tokens
        self.rows: dict[int, FetchRow] = {}

    def row_of(self, doors: i64, lying: i64) -> FetchRow:
        """For these doors and a set of places where animals lie."""
        key = doors | (lying << 36)
        found = self.rows.get(key)
        if found is None:
            found = self.rows[key] = self.work_out(doors, lying)
        return found

    def work_out(self, doors: i64, lying: i64) -> FetchRow:
        found = FetchRow(9 * int(self.width))
        telling: i64 = 0  # places where something comes to be known or is fetched
        for place in range(9):
            if self.add_coming(found.coming, doors, lying, place):
                telling |= bit(place)
        self.add_being(found, telling, doors == ALL_AWAY and not lying)
        return found

    def add_coming(self, coming: vec[float], doors: i64, lying: i64, place: i64) -> bool:
        """The chances of a gap that comes to this place, if that changes anything."""
        door = digit(doors, place)
        following = next_number(doors, self.count)
        if door == following:
            self.add(coming, place, with_door(doors, place, AWAY, self.count), lying, 1.0)
        elif lying & bit(place):
            self.add(coming, place, doors, lying & ~bit(place), 1.0)
        elif door == UNSEEN:
            left = unseen_numbers(doors, self.count)
            share = 1.0 / float(bits.count(left))
            while left:
                number = bits.nth(left, 0)
                left &= left - 1
                turned_up = with_door(doors, place, AWAY if number == following else number, self.count)
                self.add(coming, place, turned_up, lying, share)
        else:
            return False
        return True

    def add(self, coming: vec[float], place: i64, doors: i64, lying: i64, share: float) -> None:
        being = self.row_of(doors, lying).being
        for at in range(place * self.width, (place + 1) * self.width):
            coming[at] += share * being[at]

    def add_being(self, found: FetchRow, telling: i64, is_done: bool) -> None:
        """The best slide from every place, with ever more tokens."""
        width = self.width
        coming, being = found.coming, found.being
        for tokens in range(width):
            for here in range(9):
                best = 1.0 if is_done and here == self.start else 0.0
                if tokens:
                    for k in range(4 * here, 4 * here + NEAR_COUNT[here]):
                        near: i64 = NEAR[k]
                        best = max(best, coming[near * width + tokens - 1])
                being[here * width + tokens] = best
                if not telling & bit(here):
                    coming[here * width + tokens] = best
