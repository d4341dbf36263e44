"""How strong players are, from who did better than whom: Bradley-Terry ratings with 95 % intervals.

Ratings are fitted to all results at once, so the order of games does not matter, as it would where each game updates
them. Deals are drawn again for the intervals, not games: what was played with the same deal stays together.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise
from statistics import NormalDist
from typing import Any, Final

from parlour.core.errors import OptionError
from parlour.research.statistics import Interval

ELO: Final = 400 / math.log(10)
"""Points for each unit of log-odds: 400 more are ten to one."""

DRAWS: Final = 500
"""How often the deals are drawn again."""

Array = Any  # of numpy, which has no types here


@dataclass(frozen=True)
class Ratings:
    """In Elo points around the mean of all players, which is 0. All lists are by player."""

    points: list[float]
    intervals: list[Interval]
    spreads: list[list[float]]  # the standard error of the difference between two players

    def order(self) -> list[int]:
        """The players, the strongest first."""
        return sorted(range(len(self.points)), key=lambda player: (-self.points[player], player))

    def unclear(self, level: float = 0.95) -> list[tuple[int, int]]:
        """Neighbours in the order whose difference could be zero, at this level for all of them together.

        >>> flat = Ratings([9.0, 0.0], [Interval(8.0, 10.0), Interval(-1.0, 1.0)], [[0.0, 1.0], [1.0, 0.0]])
        >>> flat.unclear()
        []
        """
        order = self.order()
        neighbours = list(pairwise(order))
        z = NormalDist().inv_cdf(1 - (1 - level) / (2 * max(1, len(neighbours))))
        return [(a, b) for a, b in neighbours if self.points[a] - self.points[b] <= z * self.spreads[a][b]]


def rate(deals: Array, seed: int = 0) -> Ratings:
    """Ratings from points: `deals[d, a, b]` is how often player a did better than b with deal d, ties half.

    For each pair half a win either way is added, shared among a player's pairs, so that ratings stay finite where
    somebody always wins, and nobody's are certain after a few deals that all were ties.
    Raises OptionError if choix is not installed.
    """
    np, choix = libraries()
    players = deals.shape[1]
    added = np.eye(players * players)[~np.eye(players, dtype=bool).ravel()] * 0.5 / (players - 1)
    every = np.concatenate([deals.reshape(-1, players * players), added])
    weights = np.random.default_rng(seed).standard_exponential((DRAWS, len(every)))  # the Bayesian bootstrap

    def fitted(wins: Array) -> Array:
        strengths = choix.ilsr_pairwise_dense(wins.reshape(players, players))
        return ELO * (strengths - strengths.mean())

    points = fitted(every.sum(axis=0))
    drawn = np.array([fitted(wins) for wins in weights / weights.mean(axis=1, keepdims=True) @ every])
    lows, highs = np.percentile(drawn, [2.5, 97.5], axis=0)
    spreads = (drawn[:, :, None] - drawn[:, None, :]).std(axis=0)
    return Ratings(
        points.tolist(),
        [Interval(low, high) for low, high in zip(lows.tolist(), highs.tolist(), strict=True)],
        spreads.tolist(),
    )


def libraries() -> tuple[Any, Any]:
    """numpy and choix. Raises OptionError."""
    try:
        import choix
        import numpy
    except ModuleNotFoundError:
        raise OptionError("cli-error-extra", what="choix", extra="tournament") from None
    return numpy, choix
