"""Dice: every roll as a multiset with its weight, made once."""

from __future__ import annotations

from typing import Final

from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.cocoon_world.actions import Dice

FACES: Final = 6


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


def code(faces: list[int], target: int) -> int:
    """A small number for a roll; `target` 0: none."""
    number = target
    for face in faces:
        number = number * (FACES + 1) + face
    return number


class Rolls:
    """All rolls of a number of dice, with the target die or without: each an interned action."""

    def __init__(self, dice: int, *, with_target: bool) -> None:
        self.dice = dice
        self.with_target = with_target
        self.outcomes: list[tuple[Action, int]] = []
        self.by_code: dict[int, Action] = {}
        targets = range(1, FACES + 1) if with_target else range(1)
        for faces in multisets(dice):
            weight = orders(faces)
            for target in targets:
                action = Dice(tuple(faces), target or None)
                self.outcomes.append((action, weight))
                self.by_code[code(faces, target)] = action

    def sample(self, rng: Rng) -> Action:
        """One roll: each die by itself, then put in order."""
        faces = [1 + rng.below(FACES) for _ in range(self.dice)]
        faces.sort()
        return self.by_code[code(faces, 1 + rng.below(FACES) if self.with_target else 0)]


MOST_ADDED: Final = 4  # dungeon dice that can join a first roll (W-65)

FIRST_ROLLS: Final = [Rolls(2 + added, with_target=True) for added in range(MOST_ADDED + 1)]
LATER_ROLL: Final = Rolls(2, with_target=False)
DUNGEON_ROLL: Final = Rolls(4, with_target=False)
FIGHT_ROLL: Final = Rolls(3, with_target=False)
