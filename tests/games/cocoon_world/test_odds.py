"""Exact odds, by enumeration."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from itertools import product

import pytest

from parlour.games.cocoon_world.actions import Dice
from parlour.games.cocoon_world.dice import DUNGEON_ROLL, FIGHT_ROLL, FIRST_ROLLS, LATER_ROLL, Rolls, dice_of, has_pair
from parlour.games.cocoon_world.dungeon import HANDS, WEIGHTS, best_hand, best_value, roll_value
from parlour.games.cocoon_world.scenario import SCENARIOS


def test_hands_of_the_dungeon_in_1296_rolls() -> None:
    """W-43: against an enumeration of all rolls, one by one."""
    counted = [0] * 6
    for faces in product(range(1, 7), repeat=4):
        counted[best_hand(dice_of(list(faces)))] += 1
    assert counted == WEIGHTS
    assert dict(zip(HANDS, WEIGHTS, strict=True)) == {
        "nothing": 288,
        "pair": 720,
        "two-pairs": 90,
        "three": 120,
        "straight": 72,
        "four": 6,
    }


def chance(rolls: Rolls, wanted: Callable[[Dice], int]) -> Fraction:
    """The mean of a number that a roll gives."""
    mean = Fraction(0)
    for action, weight in rolls.outcomes:
        assert isinstance(action, Dice)
        mean += weight * wanted(action)
    return mean / sum(weight for _, weight in rolls.outcomes)


@pytest.mark.parametrize(
    ("added", "mean", "turn", "doublets"),
    [
        (0, Fraction(1, 3), Fraction(55, 216), Fraction(1, 6)),
        (1, Fraction(1, 2), Fraction(225, 1296), Fraction(96, 216)),
    ],
)
def test_first_rolls(added: int, mean: Fraction, turn: Fraction, doublets: Fraction) -> None:
    """W-20, W-61: 1/3 EP, turned in 25.5 %, doublets in 16.7 %; with three dice 1/2, 17.4 % and 44.4 %."""
    rolls = FIRST_ROLLS[added]
    assert chance(rolls, lambda dice: dice.faces.count(dice.target or 0)) == mean
    assert chance(rolls, lambda dice: max(dice.faces) < (dice.target or 0)) == turn
    assert chance(rolls, lambda dice: has_pair(dice_of(list(dice.faces)))) == doublets


@pytest.mark.parametrize(
    ("rolls", "dice"), [(LATER_ROLL, 2), (FIGHT_ROLL, 3), (DUNGEON_ROLL, 4), (FIRST_ROLLS[0], 3), (FIRST_ROLLS[4], 7)]
)
def test_weights_add_up_to_all_ways_the_dice_can_fall(rolls: Rolls, dice: int) -> None:
    assert sum(weight for _, weight in rolls.outcomes) == 6**dice


def reaches(strength: int, dice: Dice) -> bool:
    return sum(dice.faces) >= strength


def test_chances_against_the_beasts() -> None:
    """W-73."""
    strengths = [beast.strength for beast in SCENARIOS["arena"].ladder]
    chances = [chance(FIGHT_ROLL, partial(reaches, strength)) for strength in strengths]
    assert chances == [Fraction(196, 216), Fraction(160, 216), Fraction(108, 216), Fraction(56, 216)]


def test_the_dungeon_is_solved_exactly() -> None:
    """W-43: for the most EP, one pair alone is rolled on (1.153 against 1), two hands with a pair are not."""
    ep = [float(n) for n in range(30)]
    assert best_value([0] * 6, ep) == pytest.approx(1.760395)
    assert roll_value([0, 1, 0, 0, 0, 0], ep) == pytest.approx(1.152778)
    assert roll_value([1, 1, 0, 0, 0, 0], ep) == pytest.approx(0.930556)
    assert roll_value([0, 0, 1, 1, 0, 0], ep) == pytest.approx(4.291667)


def test_the_dungeon_is_solved_for_any_aim() -> None:
    """W-43: for any aim, here 3 or 4 EP exactly, from nothing and a pair: a hand of 2, or four alike with 1 or 2."""
    aim = [1.0 if n in (3, 4) else 0.0 for n in range(30)]
    assert roll_value([1, 1, 0, 0, 0, 0], aim) == pytest.approx((90 + 120 + 72 + 6) / 1296)
