"""What a match can be waiting for, or be about to do: `state.phase` is one of these."""

from __future__ import annotations

from typing import Final

DIAL: Final = 0
START_BOOK: Final = 1
HAND_CARD: Final = 2
MEET_BASIC: Final = 3
MEET_ELITE: Final = 4
BONUS: Final = 5
FIRST: Final = 6  # solo: the first own card
CHOOSE: Final = 7
STRENGTHS: Final = 8
SHORTAGE: Final = 9
UNVEIL: Final = 10
ACT: Final = 11
SPLIT: Final = 12
DRAW: Final = 13
SURPLUS: Final = 14
TOKEN: Final = 15
FIND_BOOK: Final = 16
DROP: Final = 17
AFTER: Final = 18  # window (c)
LOSE: Final = 19
DISCARD: Final = 20
BEFORE: Final = 21  # window (d)
HANDS: Final = 22
OVER: Final = 23
NEXT: Final = 24  # the action is done: on to the next dial space

PHASES: Final = (
    "dial",
    "start-book",
    "hand-card",
    "basic",
    "elite",
    "bonus",
    "first",
    "choose",
    "strengths",
    "shortage",
    "unveil",
    "act",
    "split",
    "draw",
    "surplus",
    "vegetable",
    "book",
    "drop",
    "after",
    "lose",
    "discard",
    "before",
    "hands",
    "over",
    "next",
)
