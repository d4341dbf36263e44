"""The laws as tests, those of capabilities too: enrol a game in three lines.

from parlour.testing.suite import Laws

class TestMyGame(Laws):
    game = MyGame()
"""

from __future__ import annotations

import sys
from typing import Any, ClassVar, Final

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

for name in ("laws", "capabilities", "twins", "wander"):
    if f"parlour.testing.{name}" not in sys.modules:
        pytest.register_assert_rewrite(f"parlour.testing.{name}")

from parlour.core.game import Game  # noqa: E402 - asserts of what follows are to show their values
from parlour.testing import capabilities, laws  # noqa: E402 - as above

seeds = st.integers(min_value=0, max_value=2**32 - 1)

PATIENT: Final = settings(
    deadline=None,  # a correct game may be slow
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.differing_executors],  # several games share these tests
)


class Laws:
    """Laws 1 to 10 for one game, and those of what it offers besides; Hypothesis picks the seeds."""

    game: ClassVar[Game[Any]]
    steps: ClassVar[int] = laws.STEPS

    @pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
    @PATIENT
    @given(seed=seeds)
    def test_law(self, law: laws.Law, seed: int) -> None:
        check(law, self.game, seed, self.steps)

    @pytest.mark.parametrize("law", capabilities.LAWS, ids=lambda law: law.__name__)
    @PATIENT
    @given(seed=seeds)
    def test_law_of_a_capability(self, law: laws.Law, seed: int) -> None:
        check(law, self.game, seed, capabilities.STEPS)


def check(law: laws.Law, game: Game[Any], seed: int, steps: int) -> None:
    """Does the game keep the law? If not, the error says which law it is, and how to see it broken again."""
    try:
        law(game, seed, steps)
    except Exception as error:
        kind, module = type(game), law.__module__.rpartition(".")[2]
        error.add_note(
            f"{game.slug} breaks {(law.__doc__ or law.__name__).strip()}\n"
            "To see it again, and how the match went until then:\n"
            f"    from {kind.__module__} import {kind.__qualname__}\n"
            f"    from parlour.testing import {module}, wander\n"
            f"    print(wander.wander({kind.__qualname__}(), {seed}, {steps}).record())\n"
            f"    {module}.{law.__name__}({kind.__qualname__}(), {seed}, {steps})"
        )
        raise
