"""The dungeon (W-43): the hands of four dice, and when to stop, solved exactly."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.cocoon_world.dice import TWO_OR_MORE, dice_of, multisets, orders

NOTHING: Final = 0
PAIR: Final = 1
TWO_PAIRS: Final = 2
THREE: Final = 3
STRAIGHT: Final = 4
FOUR: Final = 5

HANDS: Final = ("nothing", "pair", "two-pairs", "three", "straight", "four")
WORTH: Final = (1, 1, 2, 2, 2, 0)  # four alike: what the player likes, asked when cashing in
MOST_GAIN: Final = 11  # all the way round, to the top of the own pile (W-07)
FROM_1: Final = 0x11110
FROM_2: Final = 0x111100
FROM_3: Final = 0x1111000
FOUR_ALIKE: Final = 0x4444440
THREE_ALIKE: Final = 0x1111110


def best_hand(dice: i64) -> i64:
    """The best hand that four dice make."""
    if dice & FOUR_ALIKE:
        return FOUR
    pairs = dice & TWO_OR_MORE
    if pairs == 0:
        return STRAIGHT if dice in (FROM_1, FROM_2, FROM_3) else NOTHING
    if dice & (pairs >> 1) & THREE_ALIKE:  # a three is a two and a one
        return THREE
    return TWO_PAIRS if pairs & (pairs - 1) else PAIR


def hand_weights() -> list[int]:
    """In how many of 1296 rolls each hand comes."""
    weights = [0] * len(HANDS)
    for faces in multisets(4):
        weights[best_hand(dice_of(faces))] += orders(faces)
    return weights


WEIGHTS: Final = hand_weights()
ROLLS: Final = 1296


def total(made: list[int]) -> int:
    """What the hands made so far are worth; four alike apart."""
    return sum(worth for hand, worth in enumerate(WORTH) if made[hand])


def best_value(made: list[int], values: list[float]) -> float:
    """What a challenge is worth in which these hands are made, if it is played as well as can be.

    `values[n]` is what cashing in n EP is worth to the player, n from 0 to 11 plus the other hands;
    `values[0]` is also what it is worth to leave with nothing.
    """
    now = cash_value(made, values)
    return now if all(made) else max(now, roll_value(made, values))


def cash_value(made: list[int], values: list[float]) -> float:
    """What stopping now is worth; with four alike the best number is added."""
    sum_ = total(made)
    if not made[FOUR]:
        return values[sum_]
    return max(values[sum_ + more] for more in range(MOST_GAIN + 1))


def roll_value(made: list[int], values: list[float]) -> float:
    """What rolling again is worth."""
    expected = 0.0
    for hand, weight in enumerate(WEIGHTS):
        if made[hand]:
            expected += weight * values[0]
        else:
            expected += weight * best_value([*made[:hand], 1, *made[hand + 1 :]], values)
    return expected / ROLLS
