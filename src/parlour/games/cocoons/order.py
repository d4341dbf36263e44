"""Doors that come off in order (C-65): how many slides the gap's walk still takes, and what that promises.

The walk goes from number to number and home to the start token. A number that nobody has seen lies on one of the closed
doors, on average as far away as they do; the next one has to be looked for; and each closed door costs a little more,
because the walk has to be changed for what is found. The weights were found with exact values of the same game with
every side known: a gap that always goes where this promises most wins about one point less than the 92.65 in a hundred
that can be won.
"""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.games.cocoons.doors import KIND_OF, NUMBER
from parlour.games.cocoons.places import BITS, COUNT
from parlour.games.cocoons.state import CLOSED, DOOR_WIDTH, NOWHERE, CocoonsState, bit, digit, door_on, with_digit
from parlour.games.cocoons.walks import DISTANCE, ONE, SETS, slides_to_find

FIRST_PIECE: Final = KIND_OF.index(NUMBER)
NUMBER_PIECES: Final[i64] = (ONE * 255) << FIRST_PIECE
PARTS: Final = 60  # of a slide, in which distances are counted
SURPRISE: Final = 72  # what a closed door costs beside the way, in such parts
DETOUR: Final = 60  # what an animal that was left costs while nobody knows the way
FARTHEST: Final = 8 * PARTS
UNSEEN: Final = 0x999999999  # the row that says NOWHERE throughout
MARGIN: Final = 3.0  # slides that a walk over unknown doors may seem to lack while it is as likely to do as not
ROOM: Final = 0.5  # what a slide to spare is worth where the whole walk is known
SURE: Final = 3.0  # and one that is lacking


def _far() -> bytes:
    """By set of places and place: how far away they are on average."""
    found: list[int] = []
    for places in range(SETS):
        members = [place for place in range(9) if places & BITS[place]]
        totals = [sum([DISTANCE[here][place] for place in members]) for here in range(9)]
        found += [PARTS * total // max(1, len(members)) for total in totals]
    return bytes(found)


def _apart(far: bytes) -> bytes:
    """By set of places: how far two of them are from each other on average."""
    found: list[int] = []
    for places in range(SETS):
        members = [place for place in range(9) if places & BITS[place]]
        others = max(1, len(members) - 1)
        found.append(sum([far[places * 9 + place] for place in members]) // others)
    return bytes(found)


FAR: Final = _far()
APART: Final = _apart(FAR)
STEPS: Final = bytes([DISTANCE[k // 9][k % 9] for k in range(81)])


def is_in_order(state: CocoonsState) -> bool:
    """Has the level numbers, and has it no other doors any more?"""
    if state.closed_runes or state.closed & ~NUMBER_PIECES or not state.settings.level.counts[NUMBER]:
        return False
    doors = state.door
    for _ in range(9):
        if doors & 31 < NUMBER:
            return False
        doors >>= DOOR_WIDTH
    return True


@mypyc_attr(acyclic=True, free_list_len=1)
class Order:
    """The numbers from the next one on: where they lie as far as that is known, and which are on closed doors."""

    def __init__(self, state: CocoonsState, closed: i64) -> None:
        self.count: i64 = bits.count(
            state.settings.level.pieces & NUMBER_PIECES
        )  # places without a door are pieces, too
        self.following: i64 = bits.count(state.gone >> NUMBER)
        self.closed = closed
        self.unknown = (state.closed & NUMBER_PIECES) >> FIRST_PIECE
        self.where: i64 = UNSEEN
        self.end = state.start
        for place in range(9):
            door = door_on(state, place)
            if NUMBER <= door < CLOSED:
                self.where = with_digit(self.where, door - NUMBER, place)
        self.where = with_last(self.where, self.unknown, closed)

    def promise(self, place: i64, errands: i64, tokens: i64) -> float:
        """What a slide that frees this place promises, as the logarithm of odds; over all that may lie there."""
        if not self.closed & bit(place):
            return self.odds(place, self.closed, self.where, errands, tokens)
        closed = self.closed & ~bit(place)
        done, failed = 0.0, 0.0
        left = self.unknown
        while left:
            number = bits.nth(left, 0)
            left &= left - 1
            where = with_last(with_digit(self.where, number, place), self.unknown & ~bit(number), closed)
            odds = self.odds(place, closed, where, errands, tokens)
            done += 1.0 / (1.0 + exp(-odds))
            failed += 1.0 / (1.0 + exp(odds))
        return log(done / failed)

    def odds(self, here: i64, closed: i64, where: i64, errands: i64, tokens: i64) -> float:
        """How likely the tokens will do from here, as the logarithm of odds."""
        following = self.following
        if digit(where, following) == here:
            following += 1  # it comes off
        needed = self.walk(here, following, closed, where)
        while errands:
            needed += self.detour(bits.nth(errands, 0), here, following, where)
            errands &= errands - 1
        spare: float = (PARTS * tokens - needed) / PARTS
        if closed & (closed - 1):
            return spare + MARGIN
        return (ROOM * spare if spare >= 0.0 else SURE * spare) + 2.0

    def walk(self, here: i64, following: i64, closed: i64, where: i64) -> i64:
        """The parts of a slide from here over all numbers from the following one on, in order, to the end."""
        unknown: i64 = COUNT[closed]
        needed = SURPRISE * unknown if unknown > 1 else 0
        before = here
        for number in range(following, self.count + 1):
            place = self.end if number == self.count else digit(where, number)
            if place == NOWHERE and number == following:
                needed += PARTS * slides_to_find(here, closed) // unknown
            elif place != NOWHERE and before != NOWHERE:
                needed += PARTS * STEPS[before * 9 + place]
            elif place != before:
                needed += FAR[closed * 9 + min(place, before)]
            else:
                needed += APART[closed]
            before = place
        return needed

    def detour(self, errand: i64, here: i64, following: i64, where: i64) -> i64:
        """What it costs to pass one more place, where that costs least."""
        least: i64 = FARTHEST
        before = here
        for number in range(following, self.count + 1):
            place = self.end if number == self.count else digit(where, number)
            if place != NOWHERE and before != NOWHERE:
                more = STEPS[before * 9 + errand] + STEPS[errand * 9 + place] - STEPS[before * 9 + place]
                least = min(least, PARTS * more)
            else:
                least = min(least, DETOUR)
            before = place
        return least


def with_last(where: i64, unknown: i64, closed: i64) -> i64:
    """The last closed door follows from the others."""
    if not unknown or unknown & (unknown - 1):
        return where
    return with_digit(where, bits.nth(unknown, 0), bits.nth(closed, 0))
