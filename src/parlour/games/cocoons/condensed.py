"""A box with nothing but numbers left (C-65), told as briefly as can be: three rows of what still matters of it.

Cocoons have no name here: one matters only while its side is unknown, by its place, its mark and how many animals were
put into it by guess. Nor have animals: what matters is how many nobody has met, and where those lie that were met. An
animal in a wrong cocoon is just three tokens owed, because a correction (C-40) can always wait.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.games.cocoons.doors import NUMBER
from parlour.games.cocoons.plan import is_surely_wrong, owners
from parlour.games.cocoons.state import (
    ALL_NONE,
    ANIMALS,
    CLOSED,
    COCOONS,
    FACE_DOWN,
    NONE,
    CocoonsState,
    bit,
    digit,
    door_on,
    part,
    with_digit,
    with_part,
)

# Doors, a digit for each place: a number face up, or one of these
UNSEEN: Final = 14
AWAY: Final = 15
ALL_AWAY: Final = 0xFFFFFFFFF

# Cocoons, a part for each place: 0, or one of unknown side with its mark and the animals put into it by guess
COCOON_WIDTH: Final = 6
UNKNOWN: Final = 1
MARK: Final = 2
GUESS: Final = 8

# The turn: what lies on each place, and above that four numbers
ANIMAL_WIDTH: Final = 2
NOTHING: Final = 0
COVERED: Final = 1  # an animal nobody has met
TO_FETCH: Final = 2  # one whose cocoon is known
WAITING: Final = 3  # one whose cocoon is not
ANIMALS_ON_PLACES: Final = 2**18 - 1
UNMET: Final = 2**18  # animals of unknown cocoon that nobody has met
WRONG: Final = 2**22  # animals of unknown cocoon in one that is surely not theirs
GAP: Final = 2**26
TOKEN: Final = 2**30  # less those that are owed
MOST: Final = 15  # of all these but tokens
OWED: Final = TOKEN * 3  # for a correction

Box = tuple[i64, i64, i64]  # doors, cocoons, turn
Sides = tuple[i64, i64]  # cocoons, turn


def condense(state: CocoonsState) -> Box:
    """All that still matters of what is known."""
    owner = owners(state)
    turn = GAP * state.gap + TOKEN * state.reserve
    doors: i64 = 0
    for place in range(9):
        door = door_on(state, place)
        doors = with_digit(doors, place, door - NUMBER if door < CLOSED else UNSEEN if door == CLOSED else AWAY)
        turn += animal_on(state, owner, place) << (ANIMAL_WIDTH * place)
    cocoons, turn = condense_sides(state, owner, turn)
    return doors, cocoons, turn


def animal_on(state: CocoonsState, owner: i64, place: i64) -> i64:
    token = digit(state.token, place)
    if token < ANIMALS:
        return WAITING if digit(owner, token) == NONE else TO_FETCH
    return COVERED if token == FACE_DOWN else NOTHING


def condense_sides(state: CocoonsState, owner: i64, turn: i64) -> Sides:
    """The cocoons of unknown side, and who is not yet known to be home."""
    cocoons: i64 = 0
    for cocoon in range(COCOONS):
        if owner & ALL_NONE and digit(state.side, cocoon) == NONE:
            shape = UNKNOWN + MARK * digit(state.mark, cocoon)
            cocoons = with_part(cocoons, digit(state.where, cocoon), COCOON_WIDTH, shape)
    for animal in range(ANIMALS):
        is_unknown = digit(owner, animal) == NONE
        if is_surely_wrong(state, owner, animal):
            turn += (WRONG if is_unknown else 0) - OWED
        elif is_unknown and state.unturned & bit(animal):
            turn += UNMET
        elif is_unknown and digit(state.home, animal) != NONE:
            cocoons, turn = put_by_guess(cocoons, turn, digit(state.where, digit(state.home, animal)))
    return cocoons, turn


def gap_of(turn: i64) -> i64:
    return (turn >> 26) & MOST


def tokens_left(turn: i64) -> i64:
    """Negative if more are owed than are left."""
    return turn >> 30


def unmet_animals(turn: i64) -> i64:
    return (turn >> 18) & MOST


def wrong_animals(turn: i64) -> i64:
    return (turn >> 22) & MOST


# Doors


def next_number(doors: i64, count: i64) -> i64:
    """The number that comes off next, of so many."""
    for place in range(9):
        if digit(doors, place) != AWAY:
            count -= 1
    return count


def unseen_numbers(doors: i64, count: i64) -> i64:
    """As a set."""
    unseen = bit(count) - bit(next_number(doors, count))
    for place in range(9):
        if digit(doors, place) < UNSEEN:
            unseen &= ~bit(digit(doors, place))
    return unseen


def with_door(doors: i64, place: i64, door: i64, count: i64) -> i64:
    """The doors with another on a place; if one is left unseen, it follows from the others."""
    doors = with_digit(doors, place, door)
    last = -1
    for other in range(9):
        if digit(doors, other) == UNSEEN:
            if last >= 0:
                return doors
            last = other
    return doors if last < 0 else with_digit(doors, last, bits.nth(unseen_numbers(doors, count), 0))


# Animals


def animal_at(turn: i64, place: i64) -> i64:
    return part(turn, place, ANIMAL_WIDTH)


def with_animal(turn: i64, place: i64, animal: i64) -> i64:
    return with_part(turn, place, ANIMAL_WIDTH, animal)


def covered(turn: i64) -> i64:
    """How many animals nobody has met."""
    count: i64 = 0
    for place in range(9):
        if animal_at(turn, place) == COVERED:
            count += 1
    return count


def bare_animals(doors: i64, turn: i64) -> i64:
    """The places of animals that no door covers, as a set."""
    found: i64 = 0
    for place in range(9):
        if animal_at(turn, place) != NOTHING and digit(doors, place) == AWAY:
            found |= bit(place)
    return found


# Cocoons


def cocoon_at(cocoons: i64, place: i64) -> i64:
    return part(cocoons, place, COCOON_WIDTH)


def unknown_sides(cocoons: i64) -> i64:
    count: i64 = 0
    while cocoons:
        count += cocoons & UNKNOWN
        cocoons >>= COCOON_WIDTH
    return count


def is_facing(cocoon: i64, side: i64) -> bool:
    """Is its side unknown, and is it this one?"""
    return cocoon & (GUESS - 1) == UNKNOWN + MARK * side


def put_by_guess(cocoons: i64, turn: i64, place: i64) -> Sides:
    """Of two animals in one cocoon, one is wrong."""
    if cocoon_at(cocoons, place) >= GUESS:
        turn -= OWED
    return cocoons + (bit(COCOON_WIDTH * place) * GUESS), turn


def side_of_unmet(cocoons: i64, turn: i64, place: i64) -> Sides:
    """The side of the cocoon here bears an animal that nobody has met."""
    return of_another(cocoons, turn - UNMET, place)


def side_of_wrong(cocoons: i64, turn: i64, place: i64) -> Sides:
    """One that is in a cocoon known to be another's: it is owed for already."""
    return of_another(cocoons, turn - WRONG, place)


def side_of_waiting(cocoons: i64, turn: i64, place: i64, there: i64) -> Sides:
    """One that lies there."""
    return of_another(cocoons, with_animal(turn, there, TO_FETCH), place)


def side_of_guess(cocoons: i64, turn: i64, place: i64, there: i64) -> Sides:
    """One that was put into the cocoon there: right, or three tokens owed if it was not owed for already."""
    guesses = cocoon_at(cocoons, there) // GUESS
    if there == place:
        return all_known(with_part(cocoons, place, COCOON_WIDTH, 0), turn + WRONG * (guesses - 1))
    return of_another(cocoons - bit(COCOON_WIDTH * there) * GUESS, turn - (OWED if guesses == 1 else 0), place)


def of_another(cocoons: i64, turn: i64, place: i64) -> Sides:
    """What was put into the cocoon here is wrong."""
    guesses = cocoon_at(cocoons, place) // GUESS
    turn += WRONG * guesses - (OWED if guesses else 0)
    return all_known(with_part(cocoons, place, COCOON_WIDTH, 0), turn)


def all_known(cocoons: i64, turn: i64) -> Sides:
    """The last unknown side follows from the others."""
    if unknown_sides(cocoons) != 1:
        return cocoons, turn
    turn &= ~(MOST * (UNMET + WRONG))
    for place in range(9):
        if animal_at(turn, place) == WAITING:
            turn = with_animal(turn, place, TO_FETCH)
    return 0, turn
