"""Dice: a roll as how often each face shows, in one native integer, and all rolls with their weights, made once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.cocoon_world.actions import Dice

FACES: Final = 6

# Some dice: how many show a face stands at four times the face. A roll: above them what the target die shows, or 0.
COUNT: Final = 4
COUNT_MASK: Final = 15
TWO_OR_MORE: Final = 0xEEEEEE0
TARGET_AT: Final = 28
DICE_MASK: Final = 0xFFFFFFF
NO_DICE: Final = 0


def die(face: i64) -> i64:
    """One die that shows a face; dice add up."""
    return bits.only(COUNT * face)


def dice_of(faces: list[int]) -> i64:
    """Dice that show these faces.

    >>> faces_of(dice_of([6, 2, 6]))
    [2, 6, 6]
    """
    found: i64 = NO_DICE
    for face in faces:
        found += die(face)
    return found


def faces_of(dice: i64) -> list[int]:
    """What some dice show, in ascending order."""
    found: list[int] = []
    face: i64 = 0
    while dice:
        for _ in range(dice & COUNT_MASK):
            found.append(face)  # noqa: PERF401 - the commonest case is no dice at all, and makes one list
        dice >>= COUNT
        face += 1
    return found


def how_many(dice: i64, face: i64) -> i64:
    """How many of the dice show a face."""
    return (dice >> (COUNT * face)) & COUNT_MASK


def are_all_lower(dice: i64, face: i64) -> bool:
    """Does each die show less than this?"""
    return dice >> (COUNT * face) == 0


def has_pair(dice: i64) -> bool:
    """Are any two alike?"""
    return dice & TWO_OR_MORE != 0


def sum_of(dice: i64) -> i64:
    """What the dice show together."""
    total: i64 = 0
    face: i64 = 0
    while dice:
        total += face * (dice & COUNT_MASK)
        dice >>= COUNT
        face += 1
    return total


def lowest(dice: i64) -> i64:
    """The lowest face that is shown."""
    face: i64 = 1
    while how_many(dice, face) == 0:
        face += 1
    return face


# Rolls


def roll_of(dice: i64, target: i64) -> i64:
    """Player dice with the target die; 0: without one."""
    return dice | (target << TARGET_AT)


def dice_in(roll: i64) -> i64:
    return roll & DICE_MASK


def target_in(roll: i64) -> i64:
    return roll >> TARGET_AT


def roll_meant(action: Dice) -> i64:
    """The roll that an outcome stands for."""
    return roll_of(dice_of(list(action.faces)), action.target or 0)


def factorial(n: int) -> int:
    return 1 if n < 2 else n * factorial(n - 1)


def multisets(dice: int, least: int = 1) -> list[list[int]]:
    """All ways to write this many dice in ascending order."""
    if dice == 0:
        return [[]]
    return [[face, *rest] for face in range(least, FACES + 1) for rest in multisets(dice - 1, face)]


def orders(faces: list[int]) -> int:
    """In how many ways the dice can fall so: the weight of a multiset."""
    ways = factorial(len(faces))
    for face in range(1, FACES + 1):
        ways //= factorial(faces.count(face))
    return ways


class Rolls:
    """All rolls of a number of dice, with the target die or without: each an interned action."""

    def __init__(self, dice: int, *, with_target: bool) -> None:
        self.dice: i64 = dice
        self.with_target = with_target
        self.outcomes: list[tuple[Action, int]] = []
        self.actions: dict[int, Action] = {}  # by roll
        targets = range(1, FACES + 1) if with_target else range(1)
        for faces in multisets(dice):
            weight = orders(faces)
            for target in targets:
                action = Dice(tuple(faces), target or None)
                self.outcomes.append((action, weight))
                self.actions[roll_of(dice_of(faces), target)] = action

    def sample(self, rng: Rng) -> i64:
        """One roll: each die by itself, then the target die."""
        dice: i64 = NO_DICE
        for _ in range(self.dice):
            dice += die(1 + rng.below(FACES))
        return roll_of(dice, 1 + rng.below(FACES) if self.with_target else 0)


MOST_ADDED: Final = 4  # dungeon dice that can join a first roll (W-65)

FIRST_ROLLS: Final = [Rolls(2 + added, with_target=True) for added in range(MOST_ADDED + 1)]
LATER_ROLL: Final = Rolls(2, with_target=False)
DUNGEON_ROLL: Final = Rolls(4, with_target=False)
FIGHT_ROLL: Final = Rolls(3, with_target=False)
