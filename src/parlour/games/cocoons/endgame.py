"""The best that can be made of a box with few numbers unseen (C-65): exactly, over all that may come to be known.

It is still open which number and which animal lies where, and which side belongs to which cocoon. Few slides can be
spared by then, so few walks are left, and each position is worked out once, told as briefly as can be (`condensed.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.games.cocoons.condensed import (
    ANIMALS_ON_PLACES,
    AWAY,
    COCOON_WIDTH,
    COVERED,
    GAP,
    GUESS,
    NOTHING,
    TOKEN,
    UNMET,
    UNSEEN,
    WAITING,
    Box,
    animal_at,
    bare_animals,
    cocoon_at,
    condense,
    covered,
    gap_of,
    is_facing,
    next_number,
    put_by_guess,
    side_of_guess,
    side_of_unmet,
    side_of_waiting,
    side_of_wrong,
    tokens_left,
    unknown_sides,
    unmet_animals,
    unseen_numbers,
    with_animal,
    with_door,
    wrong_animals,
)
from parlour.games.cocoons.fetching import FetchChances
from parlour.games.cocoons.order import NUMBER_PIECES, is_in_order
from parlour.games.cocoons.phases import JUDGE, PUT, TURN
from parlour.games.cocoons.places import FACING, NEAR, NEAR_COUNT
from parlour.games.cocoons.plan import (
    CORRECT,
    LEAVE,
    answer,
    candidates,
    chance_of_home,
    free_cocoons,
    owners,
    unknown_cocoons,
)
from parlour.games.cocoons.state import NONE, CocoonsState, bit, digit, with_part

MOST_UNSEEN: Final = 3  # numbers: with one more, a hundred times as many positions
ALIKE: Final = 1e-6  # chances that differ by less are equal
CLOSE: Final = 0.01  # those that differ by less are about as good
SIGHT: Final = 1e-9  # decides between slides that promise the same


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

    For one that promises clearly less than another wins, it is just what it promises. Nothing is returned if all this
    takes more than so many positions.
    """
    endgame = Endgame(state, most)
    values = [endgame.hope_after(state, option) for option in options]
    best = 0.0
    try:
        for i in sorted(range(len(options)), key=values.__getitem__, reverse=True):
            if values[i] > best - CLOSE:
                values[i] = endgame.after(state, options[i])
                best = max(best, values[i])
    except TooManyPositions:
        return []
    return values


class Endgame:
    """What is worked out from one position on, of at most so many positions."""

    def __init__(self, state: CocoonsState, most: int) -> None:
        self.count: i64 = bits.count(state.settings.level.pieces & NUMBER_PIECES)
        self.start = state.start
        self.width: i64 = state.reserve + 1
        self.fetching = FetchChances(self.count, state.start, state.reserve)
        self.most = most
        self.values: dict[Box, float] = {}

    def hope_after(self, state: CocoonsState, option: int) -> float:
        """What the walk promises after this answer if every side is known."""
        if state.phase != TURN or option >= CORRECT:
            return 1.0
        doors, _, turn = condense(state)
        tokens = max(tokens_left(turn) - 1, 0)
        return self.fetching.row_of(doors, bare_animals(doors, turn)).coming[option * int(self.width) + int(tokens)]

    def after(self, state: CocoonsState, option: int) -> float:
        """How likely the game is won after this answer."""
        if state.phase == TURN and option < CORRECT:
            doors, cocoons, turn = condense(state)
            return self.of_slide(doors, cocoons, turn, option)
        twin = state.clone()
        answer(twin, option)
        if twin.phase == TURN:
            doors, cocoons, turn = condense(twin)
            return self.of_turn(doors, cocoons, turn)
        return chance_of_home(twin, owners(twin)) if twin.phase == JUDGE else float(twin.ending == "won")

    # The team decides

    def of_turn(self, doors: i64, cocoons: i64, turn: i64) -> float:
        tokens = tokens_left(turn)
        if tokens < 0:
            return 0.0
        chances = self.fetching.row_of(doors, bare_animals(doors, turn))
        hope = chances.being[gap_of(turn) * self.width + tokens]
        if hope == 0.0 or not cocoons:
            return hope
        key = (doors, cocoons, turn)
        found = self.values.get(key)
        if found is None:
            if len(self.values) >= self.most:
                raise TooManyPositions
            found = self.values[key] = self.best_slide(doors, cocoons, turn, chances.coming)
        return found

    def best_slide(self, doors: i64, cocoons: i64, turn: i64, coming: vec[float]) -> float:
        """Those that promise most are tried first; the others can't be better than they promise."""
        gap = gap_of(turn)
        is_over = gap == self.start and not turn & ANIMALS_ON_PLACES
        best = 1.0 / ways_to_guess(cocoons) if is_over else 0.0
        tried: i64 = 0
        while tokens_left(turn):
            place, hope = self.most_promising(cocoons, turn, coming, tried)
            if best > hope - ALIKE:
                break
            best = max(best, self.of_slide(doors, cocoons, turn, place))
            tried |= bit(place)
        return best

    def most_promising(self, cocoons: i64, turn: i64, coming: vec[float], tried: i64) -> tuple[i64, float]:
        """The slide with the best hope, of those not tried; of equals the one that shows most."""
        gap, tokens = gap_of(turn), tokens_left(turn) - 1
        found: i64 = 0
        most = 0.0
        for k in range(4 * gap, 4 * gap + NEAR_COUNT[gap]):
            place: i64 = NEAR[k]
            hope = coming[place * self.width + tokens] + SIGHT * float(sides_shown(cocoons, gap, place))
            if hope > most and not tried & bit(place):
                found, most = place, hope
        return found, most

    def of_meeting(self, doors: i64, cocoons: i64, turn: i64) -> float:
        """An animal of unknown cocoon lies in the gap: leave it, or put it in any cocoon of unknown side (C-32)."""
        best = self.of_turn(doors, cocoons, with_animal(turn, gap_of(turn), WAITING))
        for place in range(9):
            if best > 1.0 - ALIKE:
                break
            if cocoon_at(cocoons, place):
                guessed, after = put_by_guess(cocoons, turn, place)
                best = max(best, self.of_turn(doors, guessed, after))
        return best

    # Chance decides

    def of_slide(self, doors: i64, cocoons: i64, turn: i64, place: i64) -> float:
        gap = gap_of(turn)
        cocoons = with_part(cocoons, gap, COCOON_WIDTH, cocoon_at(cocoons, place))
        cocoons = with_part(cocoons, place, COCOON_WIDTH, 0)
        return self.of_sides(doors, cocoons, turn + (place - gap) * GAP - TOKEN, 0)

    def of_sides(self, doors: i64, cocoons: i64, turn: i64, first: i64) -> float:
        """The sides that come into sight, one after the other, then what lies below."""
        gap = gap_of(turn)
        for k in range(first, NEAR_COUNT[gap]):
            place: i64 = NEAR[4 * gap + k]
            if is_facing(cocoon_at(cocoons, place), FACING[4 * gap + k]):
                return self.of_side(doors, cocoons, turn, place, k + 1)
        return self.of_door(doors, cocoons, turn)

    def of_side(self, doors: i64, cocoons: i64, turn: i64, place: i64, then: i64) -> float:
        """It may be that of any animal of unknown cocoon: of those nobody has met, of those that lie about, of those
        put somewhere by guess, and of those surely wrong."""
        unmet, wrong = unmet_animals(turn), wrong_animals(turn)
        total = 0.0
        if unmet:
            known, after = side_of_unmet(cocoons, turn, place)
            total += float(unmet) * self.of_sides(doors, known, after, then)
        if wrong:
            known, after = side_of_wrong(cocoons, turn, place)
            total += float(wrong) * self.of_sides(doors, known, after, then)
        for there in range(9):
            if animal_at(turn, there) == WAITING:
                known, after = side_of_waiting(cocoons, turn, place, there)
                total += self.of_sides(doors, known, after, then)
            guesses = cocoon_at(cocoons, there) // GUESS
            if guesses:
                known, after = side_of_guess(cocoons, turn, place, there)
                total += float(guesses) * self.of_sides(doors, known, after, then)
        return total / float(unknown_sides(cocoons))

    def of_door(self, doors: i64, cocoons: i64, turn: i64) -> float:
        """A closed one may bear any number that is unseen; the next number comes off (C-65)."""
        gap = gap_of(turn)
        door = digit(doors, gap)
        following = next_number(doors, self.count)
        if door == UNSEEN:
            unseen = unseen_numbers(doors, self.count)
            total = 0.0
            left = unseen
            while left:
                total += self.of_number(doors, cocoons, turn, bits.nth(left, 0), following)
                left &= left - 1
            return total / float(bits.count(unseen))
        if door == AWAY:
            return self.of_animal(doors, cocoons, turn)
        return self.of_number(doors, cocoons, turn, door, following)

    def of_number(self, doors: i64, cocoons: i64, turn: i64, number: i64, following: i64) -> float:
        if number == following:
            return self.of_animal(with_door(doors, gap_of(turn), AWAY, self.count), cocoons, turn)
        return self.of_turn(with_door(doors, gap_of(turn), number, self.count), cocoons, turn)

    def of_animal(self, doors: i64, cocoons: i64, turn: i64) -> float:
        """One whose cocoon is known is put there (C-32)."""
        animal = animal_at(turn, gap_of(turn))
        left = with_animal(turn, gap_of(turn), NOTHING)
        if animal == WAITING:
            return self.of_meeting(doors, cocoons, left)
        unmet = unmet_animals(turn)
        if animal != COVERED or not unmet:
            return self.of_turn(doors, cocoons, left)
        count = covered(turn)
        total = float(unmet) * self.of_meeting(doors, cocoons, left - UNMET)
        if count > unmet:
            total += float(count - unmet) * self.of_turn(doors, cocoons, left)
        return total / float(count)


def sides_shown(cocoons: i64, gap: i64, place: i64) -> i64:
    """How many unknown sides a slide that frees this place brings into sight."""
    count: i64 = 0
    if cocoons:
        for k in range(4 * place, 4 * place + NEAR_COUNT[place]):
            near: i64 = NEAR[k]
            if is_facing(cocoon_at(cocoons, place if near == gap else near), FACING[k]):
                count += 1
    return count


def ways_to_guess(cocoons: i64) -> float:
    """In how many ways the animals of unknown cocoon may belong to the others."""
    ways = 1.0
    for n in range(2, unknown_sides(cocoons) + 1):
        ways *= float(n)
    return ways
