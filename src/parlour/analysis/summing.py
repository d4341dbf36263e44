"""What the studies of all entries come to: turning points, and luck apart from answers."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from msgspec.structs import replace

from parlour.analysis.course import Course
from parlour.analysis.values import Analysis, Balance, ChartPoint, Forecast, Study, Swing, Verdict
from parlour.analysis.wording import summary_of
from parlour.core.values import Seat

SURE: Final = 3.0  # standard errors by which a change must stand out: there are hundreds of changes in a match
SWINGS: Final = {"chance": 0.1, "score": 4.0, "order": 0.1}  # less than this turns nothing
MOST_SWINGS: Final = 4  # of one seat, or of the team


class Mark(NamedTuple):
    """What was hoped for after an entry, with its standard error."""

    value: float
    error: float


def analysis_of(course: Course, studies: Sequence[Study]) -> Analysis:
    """All of it, from studies of all entries in any order; what was undone does not count."""
    live = live_entries(course)
    points = sorted([p for study in studies for p in study.points if p.n in live], key=lambda p: p.n)
    verdicts = sorted([v for study in studies for v in study.verdicts if v.n in live], key=lambda v: (v.n, v.seat))
    lines: list[Seat | None] = [None] if course.game.team else list(range(course.record.seats))
    swings = [swing for line in lines for swing in swings_of(course.measure, points, line)]
    found = Analysis(
        course.game.slug,
        course.record.seats,
        course.depth.name,
        course.seed,
        course.measure,
        tuple(points),
        tuple(verdicts),
        tuple(sorted(swings, key=lambda swing: (swing.n, swing.seat or 0))),
        tuple([balance_of(points, verdicts, swings, line) for line in lines]),
    )
    return replace(found, summary=tuple(summary_of(found)))


def live_entries(course: Course) -> set[int]:
    match = course.begun()
    match.replay(course.record.moves)
    return {0, *match.live}


def mark(forecasts: Sequence[Forecast], line: Seat | None) -> Mark:
    """Of one seat, or the mean of a team: what each knows is a part of what the team knows."""
    counted = forecasts if line is None else [forecasts[line]]
    total = sum(forecast.hope for forecast in counted)
    error = math.sqrt(sum(f.error * f.error for f in counted))
    return Mark(total / len(counted), error / len(counted))


def swings_of(measure: str, points: Sequence[ChartPoint], line: Seat | None) -> list[Swing]:
    """The largest changes that are no noise."""
    marks = [mark(point.forecasts, line) for point in points]
    found: list[Swing] = []
    for before, after, point in zip(marks, marks[1:], points[1:], strict=False):
        change = after.value - before.value
        if abs(change) >= SWINGS[measure] and abs(change) > SURE * math.hypot(before.error, after.error):
            found.append(Swing(point.n, point.kind, line, round(change, 4)))
    found.sort(key=lambda swing: -abs(swing.change))
    return found[:MOST_SWINGS]


def balance_of(
    points: Sequence[ChartPoint], verdicts: Sequence[Verdict], swings: Sequence[Swing], line: Seat | None
) -> Balance:
    """Where it began and ended, and what luck and answers added: the two add up to the difference."""
    values = [mark(point.forecasts, line).value for point in points]
    changes = [after - before for before, after in pairwise(values)]
    luck = sum(change for change, point in zip(changes, points[1:], strict=True) if point.kind == "luck")
    ended = next((i for i, point in enumerate(points) if point.kind == "ended"), None)
    own = [v for v in verdicts if line in (None, v.seat)]
    costly = max((v for v in own if v.cost > 0), key=lambda v: v.cost, default=None)
    gave = {point.n for point in points if point.kind == "answers" and (line is None or line in point.seats)}
    good = [swing for swing in swings if swing.seat == line and swing.n in gave and swing.change > 0]
    return Balance(
        line,
        round(values[0], 4),
        round(values[-1], 4),
        round(luck, 4),
        round(values[-1] - values[0] - luck, 4),
        None if costly is None else costly.n,
        max(good, key=lambda swing: swing.change).n if good else None,
        None if ended is None else points[ended].n,
        0.0 if not ended else round(changes[ended - 1], 4),
    )
