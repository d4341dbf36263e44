"""Mean, spread and 95 % intervals: Student's for means, Wilson's for rates."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

from parlour.core import rates
from parlour.core.rates import Z


class Interval(NamedTuple):
    """Where the true value lies with 95 % confidence."""

    low: float
    high: float


class Summary(NamedTuple):
    """What a row of numbers comes to. One number alone has neither spread nor interval."""

    mean: float
    spread: float | None
    interval: Interval | None


def summarize(values: Sequence[float]) -> Summary:
    """Mean, standard deviation of the sample, and the interval of the mean.

    >>> summarize([2, 4, 4, 4, 5, 5, 7, 9]).mean
    5.0
    """
    n = len(values)
    mean = math.fsum(values) / n
    if n < 2:
        return Summary(mean, None, None)
    spread = math.sqrt(math.fsum((value - mean) ** 2 for value in values) / (n - 1))
    margin = student(n - 1) * spread / math.sqrt(n)
    return Summary(mean, spread, Interval(mean - margin, mean + margin))


def student(freedom: int) -> float:
    """How many standard errors lie on each side of a mean, by degrees of freedom: many where there are few numbers.

    Exact for one and two; else the first terms of Cornish and Fisher's expansion, right to two digits.

    >>> [round(student(freedom), 2) for freedom in (1, 2, 3, 9, 30, 1000)]
    [12.71, 4.3, 3.18, 2.26, 2.04, 1.96]
    """
    if freedom == 1:
        return math.tan(math.pi * 0.475)
    if freedom == 2:
        return 0.95 * math.sqrt(2 / (1 - 0.95**2))
    z, n = Z, freedom
    terms = (
        (z**3 + z) / 4,
        (5 * z**5 + 16 * z**3 + 3 * z) / 96,
        (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384,
        (79 * z**9 + 776 * z**7 + 1482 * z**5 - 1920 * z**3 - 945 * z) / 92160,
    )
    return z + math.fsum(term / n**power for power, term in enumerate(terms, 1))


def wilson(wins: float, n: int) -> Interval:
    """The interval of a rate.

    >>> [round(end, 4) for end in wilson(5, 10)]
    [0.2366, 0.7634]
    """
    return Interval(*rates.wilson(wins, n))


def summarize_shares(values: Sequence[float]) -> Summary:
    """A rate from independent shares between 0 and 1, such as wins by deal; the interval never leaves 0 to 1.

    Wilson's interval for as many single games as would spread as much; where nothing spreads, one for each share.

    >>> summary = summarize_shares([1.0] * 20)
    >>> summary.mean, summary.interval and round(summary.interval.low, 3)
    (1.0, 0.839)
    """
    n = len(values)
    mean, spread, _ = summarize(values)
    effective = max(1, round(n * mean * (1 - mean) / spread**2)) if spread else n
    return Summary(mean, spread, wilson(mean * effective, effective))


class Bin(NamedTuple):
    """How many values lie between two whole numbers, both included."""

    low: int
    high: int
    values: int


def histogram(values: Sequence[int], most: int = 12) -> list[Bin]:
    """The values in at most `most` bins of equal, round width (1, 2, 5, 10, 20, …).

    >>> [(found.low, found.high, found.values) for found in histogram([1, 1, 2, 47], most=5)]
    [(0, 9, 3), (10, 19, 0), (20, 29, 0), (30, 39, 0), (40, 49, 1)]
    """
    least, largest = min(values), max(values)
    width = next(width for width in _widths() if largest // width - least // width < most)
    counts = dict.fromkeys(range(least // width, largest // width + 1), 0)
    for value in values:
        counts[value // width] += 1
    return [Bin(k * width, k * width + width - 1, count) for k, count in counts.items()]


def _widths() -> list[int]:
    return [step * 10**power for power in range(12) for step in (1, 2, 5)]
