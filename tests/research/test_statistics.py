"""The figures, checked by hand."""

from __future__ import annotations

import doctest
from types import ModuleType

import pytest

from parlour.research import drive, statistics
from parlour.research.statistics import histogram, student, summarize, wilson


def test_mean_spread_and_interval_of_a_textbook_row() -> None:
    """2 4 4 4 5 5 7 9: mean 5, squared deviations 32, so spread √(32/7) = 2.138; 2.3646 · 2.138 / √8 = 1.7875."""
    found = summarize([2, 4, 4, 4, 5, 5, 7, 9])
    assert found.mean == 5
    assert found.spread == pytest.approx(2.13809, abs=1e-5)
    assert found.interval == pytest.approx((3.21251, 6.78749), abs=1e-4)


@pytest.mark.parametrize(
    ("freedom", "printed"),
    [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (5, 2.571), (9, 2.262), (29, 2.045), (120, 1.980)],
)
def test_student_s_table(freedom: int, printed: float) -> None:
    assert student(freedom) == pytest.approx(printed, abs=0.004)


def test_one_number_has_neither_spread_nor_interval() -> None:
    assert summarize([3]) == (3.0, None, None)


def test_equal_numbers_have_no_spread() -> None:
    assert summarize([7, 7, 7]) == (7.0, 0.0, (7.0, 7.0))


@pytest.mark.parametrize(
    ("wins", "n", "low", "high"),
    [
        (5, 10, 0.2366, 0.7634),  # the textbook example
        (0, 10, 0.0, 0.2775),  # z²/(n+z²) = 3.8415/13.8415
        (10, 10, 0.7225, 1.0),
        (0.5, 1, 0.0546, 0.9454),  # half a win of one game
        (900, 1000, 0.8799, 0.9171),
    ],
)
def test_wilson_s_interval(wins: float, n: int, low: float, high: float) -> None:
    assert wilson(wins, n) == pytest.approx((low, high), abs=1e-4)


def test_a_histogram_counts_every_value_once_in_round_bins() -> None:
    bins = histogram([-25, -21, -20, -1, 0, 4, 5, 99])
    assert sum(found.values for found in bins) == 8
    assert bins[0].low <= -25
    assert bins[-1].high >= 99
    assert {found.high - found.low + 1 for found in bins} == {20}
    assert len(bins) <= 12


def test_a_histogram_of_one_value_is_one_bar() -> None:
    assert histogram([5, 5, 5]) == [(5, 5, 3)]


@pytest.mark.parametrize("module", [statistics, drive])
def test_the_examples_in_the_documentation_run(module: ModuleType) -> None:
    assert doctest.testmod(module).failed == 0
