"""The best that can be made of a box with few numbers unseen (C-65): exactly, over all that may come to be known.

It is still open which number and which animal lies where, and which side belongs to which cocoon. Few slides can be
spared by then, so few walks are left, and each position is worked out once. Three things keep positions few: the place
of a cocoon matters only while its side is unknown; animals that nobody has met are all alike; and a correction (C-40)
can always wait, so an animal in a wrong cocoon is just three tokens owed.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.games.cocoons import rules
from parlour.games.cocoons.chances import BACK_AGAIN, KnownDoors, WalkChances
from parlour.games.cocoons.doors import KIND_OF
from parlour.games.cocoons.order import NUMBER_PIECES, STEPS, is_in_order
from parlour.games.cocoons.phases import ANIMAL, DOOR, JUDGE, OVER, PUT, TURN
from parlour.games.cocoons.plan import (
    LEAVE,
    answer,
    candidates,
    chance_of_home,
    free_cocoons,
    is_surely_wrong,
    new_sides,
    owners,
    unknown_cocoons,
    ways_to_guess,
)
from parlour.games.cocoons.state import (
    ALL_NONE,
    ANIMALS,
    COCOONS,
    DOOR_WIDTH,
    FACE_DOWN,
    NONE,
    OPEN,
    CocoonsState,
    bit,
    digit,
    part,
)

MOST_UNSEEN: Final = 3  # numbers: with one more, a hundred times as many positions
ALIKE: Final = 1e-6  # chances that differ by less are equal
SIGHT: Final = 1e-9  # decides between slides that promise the same
FAR: Final = 99
# What a key says beside animals, cocoons and places
SETTLED: Final = 15  # this can't change any more
TO_FETCH: Final = 9  # an animal lies there whose cocoon is known
WRONG: Final = 9  # it is in a cocoon that is surely not its own

Key = tuple[i64, i64, i64, i64]


class TooManyPositions(Exception):
    """More than were allowed."""


def can_be_solved(state: CocoonsState) -> bool:
    """Are few numbers unseen, and no other doors about? A slide must cost a token, no more and no less."""
    if state.settings.hard or state.action != NONE or state.phase not in (TURN, PUT) or not is_in_order(state):
        return False
    return bits.count(state.closed & NUMBER_PIECES) <= MOST_UNSEEN


def answers(state: CocoonsState) -> list[int]:
    """The candidates, and for an animal of unknown cocoon those that hold another such animal.

    When two animals are in one cocoon, just one of them will need a correction; apart, none or both.
    """
    found = candidates(state)
    if state.phase == PUT and LEAVE in found:
        crowded = unknown_cocoons(state) & ~free_cocoons(state)
        found += [int(digit(state.where, cocoon)) for cocoon in bits.listed(crowded)]
    return found


def solve(state: CocoonsState, options: list[int], most: int) -> list[float]:
    """How likely each of these answers wins if all is done as well as can be from then on.

    Nothing is returned if that takes more than so many positions.
    """
    endgame = Endgame(state, most)
    try:
        return [endgame.after(state, option) for option in options]
    except TooManyPositions:
        return []


class Endgame:
    """What is worked out from one position on, of at most so many positions."""

    def __init__(self, state: CocoonsState, most: int) -> None:
        self.walk = WalkChances(state)
        self.most = most
        self.values: dict[Key, float] = {}
        self.arrivals: dict[int, vec[float]] = {}

    def value(self, state: CocoonsState) -> float:
        """How likely the game is won from here."""
        phase = state.phase
        if phase == TURN:
            return self.of_turn(state)
        if phase == PUT:
            return self.of_put(state)
        if phase == OVER:
            return 1.0 if state.ending == "won" else 0.0
        if phase == JUDGE:
            return chance_of_home(state, owners(state))
        if phase == DOOR:
            return self.of_door(state)
        return self.of_animal(state) if phase == ANIMAL else self.of_side(state)

    def after(self, state: CocoonsState, option: i64) -> float:
        twin = state.clone()
        answer(twin, option)
        return self.value(twin)

    # A player is asked

    def of_turn(self, state: CocoonsState) -> float:
        owner = owners(state)
        tokens = state.reserve - tokens_owed(state, owner)
        doors = KnownDoors(state.door, self.walk.count)
        lying = animals_left(state)
        hope = self.hope(doors, state.gap, lying, tokens)
        is_hope_exact = not owner & ALL_NONE and (not lying or doors.is_all_known())
        if hope == 0.0 or is_hope_exact:
            return hope
        key = key_of(state, owner, tokens)
        found = self.values.get(key)
        if found is None:
            if len(self.values) >= self.most:
                raise TooManyPositions
            found = self.values[key] = self.best_slide(state, owner, doors, lying, tokens)
        return found

    def best_slide(self, state: CocoonsState, owner: i64, doors: KnownDoors, lying: i64, tokens: i64) -> float:
        """Those that promise most are tried first; the others can't be better than they promise."""
        is_over = rules.may_end(state) and not state.home & ALL_NONE
        best = 1.0 / ways_to_guess(owner) if is_over else 0.0
        slides = bits.listed(rules.slides(state))
        hopes = [
            self.hope_of_slide(doors, place, lying, tokens - 1) + SIGHT * float(new_sides(state, place))
            for place in slides
        ]
        while slides:
            i = hopes.index(max(hopes))
            if best > hopes[i] - ALIKE:
                break
            best = max(best, self.after(state, slides[i]))
            del slides[i], hopes[i]
        return best

    def of_put(self, state: CocoonsState) -> float:
        own = digit(owners(state), digit(state.token, state.gap))
        if own != NONE:
            return self.after(state, digit(state.where, own))
        best = self.after(state, LEAVE)
        cocoons = unknown_cocoons(state)
        while cocoons and best < 1.0 - ALIKE:
            best = max(best, self.after(state, digit(state.where, bits.nth(cocoons, 0))))
            cocoons &= cocoons - 1
        return best

    # Chance decides

    def of_door(self, state: CocoonsState) -> float:
        total = 0.0
        left = state.closed
        while left:
            twin = state.clone()
            rules.turn_door(twin, KIND_OF[bits.nth(left, 0)], None)
            total += self.value(twin)
            left &= left - 1
        return total / float(bits.count(state.closed))

    def of_animal(self, state: CocoonsState) -> float:
        """Animals whose cocoon is known are all alike, and so are the others."""
        unknown = state.unturned & unowned(owners(state))
        total = 0.0
        for alike in (unknown, state.unturned & ~unknown):
            if alike:
                twin = state.clone()
                rules.turn_animal(twin, bits.nth(alike, 0), None)
                total += float(bits.count(alike)) * self.value(twin)
        return total / float(bits.count(state.unturned))

    def of_side(self, state: CocoonsState) -> float:
        """Animals that nobody has met are all alike."""
        animals = rules.sides_left(state)
        alike = animals & state.unturned
        total = 0.0
        left = (animals & ~alike) | (alike & -alike)
        while left:
            animal = bits.nth(left, 0)
            left &= left - 1
            twin = state.clone()
            rules.reveal_side(twin, animal, None)
            total += self.value(twin) * (float(bits.count(alike)) if alike & bit(animal) else 1.0)
        return total / float(bits.count(animals))

    # What the walk promises if every side is known: nothing can be better

    def hope(self, doors: KnownDoors, here: i64, lying: i64, tokens: i64) -> float:
        if tokens < 0:
            return 0.0
        if doors.is_all_known():
            return 1.0 if self.slides_to_fetch(doors, here, lying) <= tokens else 0.0
        return self.walk.row_of(doors).chance[here * self.walk.width + tokens]

    def hope_of_slide(self, doors: KnownDoors, place: i64, lying: i64, tokens: i64) -> float:
        if tokens < 0:
            return 0.0
        if not doors.is_all_known():
            return self.arrivals_of(doors)[place * self.walk.width + tokens]
        if doors.number_on(place) == doors.next:
            doors = KnownDoors(doors.turned_up(place, doors.next), self.walk.count)
        return self.hope(doors, place, lying & ~bit(place), tokens)

    def arrivals_of(self, doors: KnownDoors) -> vec[float]:
        """Chances by the place that is freed and tokens left."""
        found = self.arrivals.get(doors.row)
        if found is None:
            found = self.arrivals[doors.row] = self.walk.arrivals(doors)
        return found

    def slides_to_fetch(self, doors: KnownDoors, here: i64, lying: i64) -> i64:
        """How many slides it takes over all numbers, in order, and all animals left to the end."""
        if not lying:
            return self.walk.slides_over(doors, here)
        return self.fewest(doors.places(), doors.next, here, lying)

    def fewest(self, places: i64, number: i64, here: i64, lying: i64) -> i64:
        """From here over the numbers from this one on, and over the animals left where that costs least."""
        if number == self.walk.count and not lying:
            return STEPS[here * 9 + self.walk.end]
        least: i64 = FAR
        if number < self.walk.count:
            there = digit(places, number)
            least = way(here, there) + self.fewest(places, number + 1, there, lying)
        left = lying
        while left:
            there = bits.nth(left, 0)
            left &= left - 1
            least = min(least, way(here, there) + self.fewest(places, number, there, lying & ~bit(there)))
        return least


def way(here: i64, there: i64) -> i64:
    return BACK_AGAIN if here == there else STEPS[here * 9 + there]


def tokens_owed(state: CocoonsState, owner: i64) -> i64:
    """For corrections that can't be avoided (C-40): of two animals in one cocoon, one is wrong."""
    owed: i64 = 0
    taken: i64 = 0
    for animal in range(ANIMALS):
        home = digit(state.home, animal)
        if is_surely_wrong(state, owner, animal):
            owed += rules.CORRECTION
        elif home != NONE:
            if taken & bit(home):
                owed += rules.CORRECTION
            taken |= bit(home)
    return owed


def animals_left(state: CocoonsState) -> i64:
    """The places of animals that no door covers, as a set."""
    found: i64 = 0
    for place in range(9):
        if digit(state.token, place) <= FACE_DOWN and part(state.door, place, DOOR_WIDTH) == OPEN:
            found |= bit(place)
    return found


def unowned(owner: i64) -> i64:
    """The animals whose cocoon is not known."""
    found: i64 = 0
    for animal in range(ANIMALS):
        if digit(owner, animal) == NONE:
            found |= bit(animal)
    return found


def key_of(state: CocoonsState, owner: i64, tokens: i64) -> Key:
    """All that still matters of what is known."""
    unknown = unowned(owner)
    turn = (state.gap << 6) | tokens
    return (
        (turn << 32) | places_of_unknown(state),
        ((state.unturned & unknown) << 36) | animals_on_places(state, unknown),
        guesses(state, owner),
        state.door,
    )


def places_of_unknown(state: CocoonsState) -> i64:
    """Where each cocoon of unknown side is, as a row."""
    row: i64 = 0
    for cocoon in range(COCOONS):
        row = (row << 4) | (digit(state.where, cocoon) if digit(state.side, cocoon) == NONE else SETTLED)
    return row


def animals_on_places(state: CocoonsState, unknown: i64) -> i64:
    """Which animals of unknown cocoon lie where, and where others do, as a row."""
    row: i64 = 0
    for place in range(9):
        token = digit(state.token, place)
        row <<= 4
        if token >= ANIMALS:
            row |= SETTLED
        else:
            row |= token if unknown & bit(token) else TO_FETCH
    return row


def guesses(state: CocoonsState, owner: i64) -> i64:
    """Where each animal of unknown cocoon was put, as a row."""
    row: i64 = 0
    for animal in range(ANIMALS):
        row <<= 4
        if digit(owner, animal) != NONE:
            row |= SETTLED
        else:
            row |= WRONG if is_surely_wrong(state, owner, animal) else digit(state.home, animal)
    return row
