"""What a match can be waiting for, or be about to do: `state.phase` is one of these."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
START: Final = 1
MARK: Final = 2
SETTLED: Final = 3  # the box stands: sides come into sight
TURN: Final = 4
FREED: Final = 5  # a place was freed: sides come into sight, then its bottom is looked at
DOOR: Final = 6
TURNED: Final = 7  # the box was turned: sides come into sight again
PUT_ACTION: Final = 8
ANIMAL: Final = 9
PUT: Final = 10
SLIDE_ON: Final = 11  # a slide door asks for another slide
JUDGE: Final = 12
OVER: Final = 13
PHASES: Final = (
    "first",
    "start",
    "mark",
    "settled",
    "turn",
    "freed",
    "door",
    "turned",
    "put-action",
    "animal",
    "put",
    "slide",
    "judge",
    "over",
)
