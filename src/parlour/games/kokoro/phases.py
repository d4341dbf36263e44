"""What a match can be waiting for, or be about to do: `state.phase` is one of these."""

from __future__ import annotations

from typing import Final

DECREE: Final = 0
GUARDIAN: Final = 1
SANCTUARY: Final = 2
NEXT: Final = 3
CALL: Final = 4
PATH: Final = 5
DRAW: Final = 6
LOOK: Final = 7
SIXTH: Final = 8
OVER: Final = 9
PHASES: Final = ("decree", "guardian", "sanctuary", "next", "call", "path", "draw", "look", "sixth", "over")
