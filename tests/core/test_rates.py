"""How sure a rate is."""

from __future__ import annotations

import pytest

from parlour.core.rates import wilson


@pytest.mark.parametrize(("wins", "n"), [(0, 1), (1, 1), (0, 50), (50, 50), (3, 7)])
def test_an_interval_holds_its_rate_and_stays_between_none_and_all(wins: int, n: int) -> None:
    low, high = wilson(wins, n)
    assert 0 <= low <= wins / n + 1e-12
    assert wins / n - 1e-12 <= high <= 1
    assert high - low > 0


def test_more_games_make_a_narrower_interval() -> None:
    few, many = wilson(5, 10), wilson(500, 1000)
    assert many[1] - many[0] < few[1] - few[0]
    assert many == pytest.approx((0.4691, 0.5309), abs=1e-4)
