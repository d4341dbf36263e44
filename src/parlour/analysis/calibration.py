"""From what play-outs come to, to what can be said: a chance that is right as often as it says.

Hunches play worse than people, so how often they win orders positions but is no forecast. How it translates was
measured in games of Medium bots (`python -m bench.forecasts`, docs/forecasts.md); what has not been measured, or did
not pass, gives no number.
"""

from __future__ import annotations

import math
import tomllib
from functools import lru_cache
from importlib import resources
from typing import Final, NamedTuple

LEAST: Final = 0.003  # nothing is sure before the end, neither in play-outs nor in what is said


class Curve(NamedTuple):
    """The log-odds that are said: `intercept + slope * log-odds of the play-outs`."""

    intercept: float
    slope: float

    def chance(self, mean: float) -> float:
        """
        >>> Curve(0.0, 1.0).chance(0.25)
        0.25
        """
        return bounded(1.0 / (1.0 + math.exp(-self.intercept - self.slope * log_odds(mean))))

    def steepness(self, mean: float) -> float:
        """By how much the chance rises with the play-outs."""
        inner, said = bounded(mean), self.chance(mean)
        return self.slope * said * (1.0 - said) / (inner * (1.0 - inner))


def bounded(chance: float) -> float:
    return min(1.0 - LEAST, max(LEAST, chance))


def log_odds(chance: float) -> float:
    sure = bounded(chance)
    return math.log(sure / (1.0 - sure))


def curve_of(slug: str, seats: int) -> Curve | None:
    """How to read the play-outs of a game with this many seats; None if that has not been measured."""
    return measured().get((slug, seats))


@lru_cache(maxsize=1)
def measured() -> dict[tuple[str, int], Curve]:
    text = resources.files("parlour.analysis").joinpath("calibration.toml").read_text("utf-8")
    return {
        (slug, int(seats)): Curve(row["intercept"], row["slope"])
        for slug, tables in tomllib.loads(text).items()
        for seats, row in tables.items()
    }
