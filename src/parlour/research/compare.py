"""Two bots on the same deals: the difference of each deal counts, so luck that both share cancels out."""

from __future__ import annotations

from dataclasses import dataclass, replace

from parlour.research.simulate import Outcome, SimulationPlan, share
from parlour.research.statistics import Summary, summarize

COMPARED = "_"
"""In a list of players: the seats that the compared bots take in turn."""


@dataclass(frozen=True)
class Comparison:
    """What the second bot gains over the first: of all compared seats together, per deal."""

    deals: int
    scores: tuple[Summary, Summary]
    wins: tuple[Summary, Summary]
    score_gain: Summary
    win_gain: Summary


def plans_of(plan: SimulationPlan, first: str, second: str) -> tuple[SimulationPlan, SimulationPlan]:
    """The same simulation with the one and with the other bot in the compared seats."""
    one, other = (
        replace(plan, players=tuple(bot if spec == COMPARED else spec for spec in plan.players))
        for bot in (first, second)
    )
    return one, other


def compare(plan: SimulationPlan, pairs: list[tuple[Outcome, Outcome]], *, team: bool) -> Comparison:
    """What at least one pair of outcomes comes to, each pair dealt alike."""
    seats = [player for player, spec in enumerate(plan.players) if spec == COMPARED]
    scores = [[_mean([outcome.scores[player] for player in seats]) for outcome in pair] for pair in pairs]
    wins = [[_mean([share(outcome, player, team=team) for player in seats]) for outcome in pair] for pair in pairs]
    return Comparison(
        deals=len(pairs),
        scores=(summarize([pair[0] for pair in scores]), summarize([pair[1] for pair in scores])),
        wins=(summarize([pair[0] for pair in wins]), summarize([pair[1] for pair in wins])),
        score_gain=summarize([pair[1] - pair[0] for pair in scores]),
        win_gain=summarize([pair[1] - pair[0] for pair in wins]),
    )


def _mean(values: list[float] | list[int]) -> float:
    return sum(values) / len(values)
