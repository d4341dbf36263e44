"""An analysis in words: messages of the catalogue with their facts, for any reader's language."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from parlour.analysis.values import Analysis, Balance, Verdict
from parlour.core.projection import NO_EVENT
from parlour.core.values import Facts, Line

EVEN: Final = {"chance": 0.02, "score": 1.0, "order": 0.05}  # less than this is not worth a word
PERCENT: Final = 100


def summary_of(analysis: Analysis) -> Iterator[Line]:
    """How it began, what luck and answers did, what ending the match cost, the costliest answer and the best moment,
    for each seat or the team."""
    for balance in analysis.balances:
        if analysis.measure != "order":
            yield line(f"analysis-course-{who(balance)}-{analysis.measure}", course_facts(analysis.measure, balance))
        elif balance.seat is not None:
            yield line("analysis-course-seat-order", {"seat": balance.seat})
        for name, amount in (("luck", balance.luck), ("answers", balance.answers)):
            if abs(amount) >= EVEN[analysis.measure]:
                direction = "gave" if amount > 0 else "cost"
                yield line(f"analysis-{name}-{direction}", amount_facts(measure_of(analysis, balance), amount))
        is_thrown = balance.ended is not None and balance.ending <= -EVEN[analysis.measure]
        if balance.ended is not None and is_thrown:
            yield line("analysis-ended", amount_facts(analysis.measure, balance.ending) | {"entry": balance.ended})
        verdict = worst_of(analysis, balance)
        if verdict is not None:
            facts: Facts = {"entry": verdict.n, "seat": verdict.seat}
            yield line("analysis-worst", facts | amount_facts(analysis.measure, verdict.cost))
        elif not is_thrown and any(balance.seat in (None, v.seat) for v in analysis.verdicts):
            yield line("analysis-no-mistake", {})
        if balance.finest is not None:
            yield line("analysis-finest", {"entry": balance.finest})


def who(balance: Balance) -> str:
    return "team" if balance.seat is None else "seat"


def course_facts(measure: str, balance: Balance) -> Facts:
    facts: Facts = {"start": amount_of(measure, balance.start), "end": amount_of(measure, balance.end)}
    return facts if balance.seat is None else facts | {"seat": balance.seat}


def worst_of(analysis: Analysis, balance: Balance) -> Verdict | None:
    """The verdict on the costliest answer."""
    own = [v for v in analysis.verdicts if v.n == balance.worst and v.cost > 0 and balance.seat in (None, v.seat)]
    return max(own, key=lambda verdict: verdict.cost, default=None)


def measure_of(analysis: Analysis, balance: Balance) -> str:
    """Of what luck and answers added. Chances that rose and fell again and again can add up to more than a whole one:
    then it is said which way, and not how much."""
    is_beyond = analysis.measure == "chance" and max(abs(balance.luck), abs(balance.answers)) >= 1
    return "order" if is_beyond else analysis.measure


def amount_facts(measure: str, amount: float) -> Facts:
    return {"amount": amount_of(measure, amount), "measure": measure}


def amount_of(measure: str, amount: float) -> int:
    """Points of a hundred, or of the score; which way is said in words, and nothing of what only orders positions.

    >>> amount_of("chance", -0.123), amount_of("score", 4.4)
    (12, 4)
    """
    return round(abs(amount)) if measure == "score" else round(abs(amount) * PERCENT)


def line(message: str, facts: Facts) -> Line:
    return Line(message, facts, "", NO_EVENT)
