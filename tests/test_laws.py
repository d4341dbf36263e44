"""Every game of the parlour and the toys keep the laws."""

import pytest
from parlor.core.game import Game, State
from parlor.testing import laws
from parlor.testing.suite import Laws
from parlor.testing.toys import Box, Den
from parlor.testing.twins import Audit, Leak, twins_agree


class TestDen(Laws):
    game = Den()


class TestBox(Laws):
    game = Box()


@pytest.mark.parametrize("game", [Den(leak="peek"), Box(leak="sides"), Box(leak="bets")], ids=lambda g: g.leak)
def test_a_planted_leak_is_found(game: Game[State]) -> None:
    with pytest.raises(Leak):
        for seed in range(200):
            twins_agree(game, seed, laws.STEPS)


@pytest.mark.parametrize("game", [Den(), Box()], ids=lambda g: g.slug)
def test_the_audit_really_compares_twins(game: Game[State]) -> None:
    audit = Audit()
    for seed in range(40):
        twins_agree(game, seed, laws.STEPS, audit)
    assert audit.twins > 20
    assert audit.states > 200
