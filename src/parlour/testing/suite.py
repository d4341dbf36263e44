"""The laws as tests, those of capabilities too: enrol a game in three lines.

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
from parlour.testing import capabilities, laws

seeds = st.integers(min_value=0, max_value=2**32 - 1)


class Laws:
    """Laws 1 to 10 for one game, and those of what it offers besides; Hypothesis picks the seeds."""

    game: ClassVar[Game[Any]]
    steps: ClassVar[int] = laws.STEPS

    @pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
    @given(seed=seeds)
    def test_law(self, law: laws.Law, seed: int) -> None:
        law(self.game, seed, self.steps)

    @pytest.mark.parametrize("law", capabilities.LAWS, ids=lambda law: law.__name__)
    @given(seed=seeds)
    def test_law_of_a_capability(self, law: laws.Law, seed: int) -> None:
        law(self.game, seed, capabilities.STEPS)
