"""What a match can be waiting for: `state.phase` is one of these."""

from __future__ import annotations

from typing import Final

DEAL: Final = 0
PLAY: Final = 1
OVER: Final = 2
PHASES: Final = ("deal", "play", "over")
