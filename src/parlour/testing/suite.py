"""The laws as tests: enrol a game in three lines.

from parlour.testing.suite import Laws

class TestMyGame(Laws):
    game = MyGame()
"""

from __future__ import annotations

from typing import Any, ClassVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core.game import Game
from parlour.testing import laws

seeds = st.integers(min_value=0, max_value=2**32 - 1)


class Laws:
    """Laws 1 to 10 for one game; Hypothesis picks the seeds."""

    game: ClassVar[Game[Any]]
    steps: ClassVar[int] = laws.STEPS

    @pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
    @given(seed=seeds)
    def test_law(self, law: laws.Law, seed: int) -> None:
        law(self.game, seed, self.steps)
