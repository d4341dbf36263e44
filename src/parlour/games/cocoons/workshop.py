"""Where own levels are made (C-71)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.capabilities import Workshop
from parlour.core.values import Options
from parlour.games.cocoons.doors import DOORS, SUPPLY, Level
from parlour.games.cocoons.hardness import trial
from parlour.games.cocoons.levels import level_words
from parlour.games.cocoons.state import Kit


class LevelWorkshop(Workshop):
    """Doors are put together to a level, which is tried with numbered deals."""

    def __init__(self, option: str, kit: Kit, level_of: Callable[[Options], Level]) -> None:
        super().__init__(option)
        self.kit = kit
        self.level_of = level_of

    def supply(self) -> dict[str, int]:
        return dict(zip(DOORS, SUPPLY, strict=True))

    def parts(self, options: Options) -> list[str]:
        return level_words(self.level_of(options))

    def trial(self, options: Options, number: int) -> dict[str, bool]:
        return trial(self.level_of(options), self.kit, str(number))
