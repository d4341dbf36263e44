"""What many games have taught about slides where only numbers are left (C-65), beside what the walk promises.

A sum over tables of numbers (`experience.py`) in hundredths of log-odds: how many sides are unknown and how near they
are, how many doors are closed, whether the next number is known, how many animals wait for their side, how many slides
there are to spare. Similar tables say whether to leave an animal where it lies (C-32, C-70).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.games.cocoons.experience import NUMBERS
from parlour.games.cocoons.order import PARTS, STEPS, Order
from parlour.games.cocoons.places import COUNT, NEAR, NEAR_COUNT
from parlour.games.cocoons.state import (
    ANIMALS,
    BARE,
    COCOONS,
    NONE,
    NOWHERE,
    CocoonsState,
    bit,
    digit,
)
from parlour.games.cocoons.walks import slides_to_see

# How finely it is told apart
COUNTS: Final = 9  # of doors, sides, animals: 0 to 8
NEWS: Final = 3  # sides seen at once; more are as good
SPARES: Final = 6  # slides to spare, by twos
WAITERS: Final = 4  # animals whose side is not known; more are as bad
STAGES: Final = 4  # of the game, by numbers left
STAGE: Final = bytes([0, 0, 0, 1, 1, 2, 2, 3, 3])
QUARTERS: Final = 5
DEGREES: Final = 3  # a corner, the middle of a wall, the middle of the box
STEPS_AWAY: Final = 5  # to another place, at most 4
SIGHTS_AWAY: Final = 6
NOT_KNOWN: Final = 5  # steps to the next number

# Where each table begins
SIGHT: Final = 0  # [sides unknown][numbers left][sides seen]
NEAREST: Final = SIGHT + COUNTS * COUNTS * NEWS  # [slides to the nearest side][sides unknown]
ONE_AWAY: Final = NEAREST + SIGHTS_AWAY * COUNTS  # [sides one slide away][sides unknown]
DOORS: Final = ONE_AWAY + COUNTS * COUNTS  # [closed][one is turned up][to spare]
OPENING: Final = (
    DOORS + COUNTS * 2 * SPARES
)  # [share of animals of unknown side][sides unknown], the next number comes off
NUMBER_OFF: Final = OPENING + QUARTERS * COUNTS  # [to spare][waiting][stage], the same
PLACE: Final = NUMBER_OFF + SPARES * WAITERS * STAGES  # [ways from the place][closed]
SEEN: Final = PLACE + DEGREES * COUNTS  # [sides seen][to spare][waiting]
FETCHED: Final = SEEN + NEWS * SPARES * WAITERS  # [to spare][stage], an animal lies there
WAY: Final = FETCHED + SPARES * STAGES  # [steps to the next number][sides unknown][several closed]
BACK: Final = WAY + STEPS_AWAY * COUNTS * 2  # [steps to the start token][stage]
CHARGED: Final = BACK + STEPS_AWAY * STAGES  # [to spare][stage], a bare place in hard mode
NEXT_DOOR: Final = CHARGED + SPARES * STAGES  # [steps to another closed door][closed][next number known]
TURNED_UP: Final = NEXT_DOOR + STEPS_AWAY * COUNTS * 2  # [closed][sides unknown][next number known]
# Of leaving an animal whose cocoon is known, in hard mode, and of leaving one whose cocoon is not
LEFT: Final = TURNED_UP + COUNTS * COUNTS * 2  # [ways from the place][numbers left]
LEFT_SPARE: Final = LEFT + DEGREES * COUNTS  # [to spare][numbers left]
LEFT_WAY: Final = LEFT_SPARE + SPARES * COUNTS  # [steps to the next number][ways from the place]
WAITING: Final = LEFT_WAY + (NOT_KNOWN + 1) * DEGREES  # [numbers left][sides unknown]
WAITING_SPARE: Final = WAITING + COUNTS * COUNTS  # [to spare][numbers left]
WAITING_MORE: Final = WAITING_SPARE + SPARES * COUNTS  # [waiting][sides unknown]
AHEAD: Final = WAITING_MORE + SPARES * COUNTS  # [sides seen one slide further][sides unknown][next number known]
SIZE: Final = AHEAD + NEWS * COUNTS * 2
TAUGHT: Final[list[int]] = [int(number) for number in NUMBERS.split()]


@mypyc_attr(acyclic=True, free_list_len=1)
class SlideWorth:
    """The numbers as they apply to one question: what is the same for all answers is looked up once."""

    def __init__(self, state: CocoonsState, owner: i64, order: Order, following: i64, lying: i64, waiting: i64) -> None:
        self.state = state
        self.closed = order.closed
        self.doors: i64 = COUNT[order.closed]
        self.next = following  # the place of the next number, if it is known
        self.is_known: i64 = 0 if following == NOWHERE else 1
        self.lying = lying
        self.waiting: i64 = bits.count(waiting)
        self.left: i64 = order.count - order.following
        self.stage: i64 = STAGE[self.left]
        self.sides = unknown_sides(state)
        self.spare = slides_to_spare(state, order, lying & ~bit(state.gap))
        self.quarter = unknown_quarter(state, owner)
        # After a slide
        self.unseen: i64 = 0  # cocoons whose side stays unknown
        self.unknown: i64 = 0  # how many they are
        self.news: i64 = 0  # sides seen
        self.nearest: i64 = 0  # slides to the nearest unknown side
        self.one_away: i64 = 0  # sides that one more slide may show

    def of_slide(self, place: i64) -> i64:
        """What a slide that frees this place is worth beside its way."""
        self.look(place)
        return self.of_sides(place) + self.of_doors(place) + self.of_place(place)

    def look(self, place: i64) -> None:
        """Which sides would be seen, and how near the others would be?"""
        state = self.state
        self.unseen, self.news, self.nearest, self.one_away = 0, 0, SIGHTS_AWAY - 1, 0
        for cocoon in range(COCOONS):
            if digit(state.side, cocoon) == NONE:
                away = slides_to_see(digit(state.mark, cocoon), self.place_after(cocoon, place), place)
                if away == 0:
                    self.news += 1
                    continue
                self.unseen |= bit(cocoon)
                self.nearest = min(self.nearest, away)
                if away == 1:
                    self.one_away += 1
        self.unknown = bits.count(self.unseen)
        if self.unknown <= 1:
            self.unseen, self.unknown, self.nearest, self.one_away = 0, 0, 0, 0
        self.news = min(self.news, NEWS - 1) if self.sides else 0

    def place_after(self, cocoon: i64, place: i64) -> i64:
        """Where a cocoon is after the slide."""
        at = digit(self.state.where, cocoon)
        return self.state.gap if at == place else at

    def of_sides(self, place: i64) -> i64:
        sides, waiting = self.unknown, min(self.waiting, WAITERS - 1)
        total: i64 = TAUGHT[SIGHT + (sides * COUNTS + self.left) * NEWS + self.news]
        total += TAUGHT[NEAREST + self.nearest * COUNTS + sides]
        total += TAUGHT[ONE_AWAY + self.one_away * COUNTS + sides]
        total += TAUGHT[SEEN + (self.news * SPARES + self.spare) * WAITERS + waiting]
        return total + TAUGHT[AHEAD + (self.sights_ahead(place) * COUNTS + sides) * 2 + self.is_known]

    def sights_ahead(self, place: i64) -> i64:
        """The most sides that the slide after this one shows, on the way or to a closed door."""
        most: i64 = 0
        if not self.unseen:
            return most
        for k in range(4 * place, 4 * place + NEAR_COUNT[place]):
            further: i64 = NEAR[k]
            if further == self.state.gap or not self.is_ahead(place, further):
                continue
            seen: i64 = 0
            left = self.unseen
            while left:
                cocoon = bits.nth(left, 0)
                left &= left - 1
                at = self.place_after(cocoon, place)
                if slides_to_see(digit(self.state.mark, cocoon), place if at == further else at, further) == 0:
                    seen += 1
            most = max(most, seen)
        return min(most, NEWS - 1)

    def is_ahead(self, place: i64, further: i64) -> bool:
        if self.is_known and place != self.next:
            return STEPS[further * 9 + self.next] < STEPS[place * 9 + self.next]
        return self.closed & bit(further) != 0

    def of_doors(self, place: i64) -> i64:
        closed, sides = self.doors, self.unknown
        turns_up: i64 = 1 if self.closed & bit(place) else 0
        total: i64 = TAUGHT[DOORS + (closed * 2 + turns_up) * SPARES + self.spare]
        if turns_up:
            total += TAUGHT[TURNED_UP + (closed * COUNTS + sides) * 2 + self.is_known]
        others = self.closed & ~bit(place)
        if others:
            total += TAUGHT[NEXT_DOOR + (steps_to_nearest(place, others) * COUNTS + closed) * 2 + self.is_known]
        if self.is_known:
            several: i64 = 1 if closed > 1 else 0
            total += TAUGHT[WAY + (STEPS[place * 9 + self.next] * COUNTS + sides) * 2 + several]
        if place == self.next:
            waiting = min(self.waiting, WAITERS - 1)
            total += TAUGHT[OPENING + self.quarter * COUNTS + sides]
            total += TAUGHT[NUMBER_OFF + (self.spare * WAITERS + waiting) * STAGES + self.stage]
        return total

    def of_place(self, place: i64) -> i64:
        state = self.state
        total: i64 = TAUGHT[PLACE + (NEAR_COUNT[place] - 2) * COUNTS + self.doors]
        total += TAUGHT[BACK + STEPS[place * 9 + state.start] * STAGES + self.stage]
        if self.lying & bit(place):
            total += TAUGHT[FETCHED + self.spare * STAGES + self.stage]
        if state.settings.hard and digit(state.token, place) == BARE:
            total += TAUGHT[CHARGED + self.spare * STAGES + self.stage]
        return total

    def of_leaving(self) -> i64:
        """What it is worth in hard mode to leave an animal whose cocoon is known (C-70)."""
        gap = self.state.gap
        ways: i64 = NEAR_COUNT[gap] - 2
        steps: i64 = STEPS[gap * 9 + self.next] if self.is_known else NOT_KNOWN
        total: i64 = TAUGHT[LEFT + ways * COUNTS + self.left]
        return total + TAUGHT[LEFT_SPARE + self.spare * COUNTS + self.left] + TAUGHT[LEFT_WAY + steps * DEGREES + ways]

    def of_waiting(self) -> i64:
        """What it is worth to leave an animal until its cocoon is known, rather than to guess."""
        total: i64 = TAUGHT[WAITING + self.left * COUNTS + self.sides]
        total += TAUGHT[WAITING_SPARE + self.spare * COUNTS + self.left]
        return total + TAUGHT[WAITING_MORE + min(self.waiting, SPARES - 1) * COUNTS + self.sides]


def unknown_sides(state: CocoonsState) -> i64:
    """How many sides are unknown; the last one follows from the others."""
    count: i64 = 0
    for cocoon in range(COCOONS):
        if digit(state.side, cocoon) == NONE:
            count += 1
    return 0 if count == 1 else count


def slides_to_spare(state: CocoonsState, order: Order, lying: i64) -> i64:
    """In twos, from -4 on."""
    needed = order.walk(state.gap, order.following, order.closed, order.where)
    while lying:
        needed += order.detour(bits.nth(lying, 0), state.gap, order.following, order.where)
        lying &= lying - 1
    return min(max((PARTS * (state.reserve + 4) - needed) // (2 * PARTS), 0), SPARES - 1)


def unknown_quarter(state: CocoonsState, owner: i64) -> i64:
    """Of the animals nobody has turned up: how many have an unknown cocoon, in quarters."""
    count: i64 = 0
    unknown: i64 = 0
    for animal in range(ANIMALS):
        if state.unturned & bit(animal):
            count += 1
            if digit(owner, animal) == NONE:
                unknown += 1
    return (4 * unknown + count // 2) // count if count else 0


def steps_to_nearest(here: i64, places: i64) -> i64:
    nearest: i64 = STEPS_AWAY - 1
    while places:
        nearest = min(nearest, STEPS[here * 9 + bits.nth(places, 0)])
        places &= places - 1
    return nearest
