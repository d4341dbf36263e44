"""Where own levels are made (C-71)."""

from __future__ import annotations

from collections.abc import Callable

from parlour.core.capabilities import Workshop
from parlour.core.values import Options
from parlour.games.cocoons.doors import DOORS, SUPPLY, Level
from parlour.games.cocoons.hardness import level_of_hardness, most_deals, trial
from parlour.games.cocoons.levels import PRINTED, level_code, level_words
from parlour.games.cocoons.solver import fewest_tokens, read_deal
from parlour.games.cocoons.state import Kit
from parlour.games.cocoons.text import level_in_words


class LevelWorkshop(Workshop):
    """Doors are put together to a level, which is tried with numbered deals."""

    def __init__(self, option: str, kit: Kit, level_of: Callable[[Options], Level]) -> None:
        super().__init__(option, measure="forgetful", settles=("hard",))
        self.kit = kit
        self.level_of = level_of

    def supply(self) -> dict[str, int]:
        return dict(zip(DOORS, SUPPLY, strict=True))

    def parts(self, options: Options) -> list[str]:
        return level_words(self.level_of(options))

    def trial(self, options: Options, seed: str) -> dict[str, bool]:
        return trial(self.level_of(options), self.kit, seed)

    def compose(self, hardness: float, *, deals: int, tries: int, seed: int, tick: Callable[[], None]) -> str:
        level, _ = level_of_hardness(self.kit, hardness, deals=deals, tries=tries, seed=seed, tick=tick)
        return level_code(level)

    def most_deals(self, deals: int, tries: int) -> int:
        return most_deals(deals, tries)

    def describe(self, options: Options) -> dict[str, object]:
        """The level, and its code if it is an own one: the printed levels go by their number."""
        name, level = options[self.option], self.level_of(options)
        told = {"level": name, "own": name not in PRINTED, "doors": level.doors(), "hard": level.hard}
        return told | ({"tokens": int(level.tokens)} if level.tokens else {})

    def prove(self, options: Options, deal: str) -> dict[str, object]:
        """Whether somebody who saw through everything could win this deal, and with how many tokens. Exact."""
        level = self.level_of(options)
        tokens = level.tokens or self.kit.tokens
        fewest = fewest_tokens(read_deal(deal, level), self.kit.locks, tokens)
        return {"deal": deal, "tokens": int(tokens), "fewest": fewest}

    def text(self, facts: dict[str, object], language: str) -> str:
        return level_in_words(facts, language)
