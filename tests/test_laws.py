"""Every game of the parlour and the toys keep the laws."""

from typing import Any

import pytest
from hypothesis import given

from parlour import games
from parlour.core.game import Game
from parlour.testing import capabilities, laws
from parlour.testing.suite import Laws, seeds
from parlour.testing.toys import Box, Den
from parlour.testing.twins import Audit, Leak, twins_agree


@pytest.mark.parametrize("slug", games.SLUGS)
class TestGames:
    """Laws 1 to 10 for every game of the parlour: a new one is enrolled by itself."""

    @pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
    @given(seed=seeds)
    def test_law(self, slug: str, law: laws.Law, seed: int) -> None:
        law(games.load(slug), seed, laws.STEPS)

    @pytest.mark.parametrize("law", capabilities.LAWS, ids=lambda law: law.__name__)
    @given(seed=seeds)
    def test_law_of_a_capability(self, slug: str, law: laws.Law, seed: int) -> None:
        law(games.load(slug), seed, capabilities.STEPS)


class TestDen(Laws):
    game = Den()


class TestBox(Laws):
    game = Box()


def audit(game: Game[Any], seeds: int) -> Audit:
    compared = Audit()
    for seed in range(seeds):
        twins_agree(game, seed, laws.STEPS, compared)
    return compared


@pytest.mark.parametrize("game", [Den("peek"), Box("sides"), Box("bets")], ids=lambda g: g.leak)
def test_a_planted_leak_is_found(game: Game[Any]) -> None:
    with pytest.raises(Leak):
        audit(game, seeds=200)


@pytest.mark.parametrize("game", [Den(), Box()], ids=lambda g: g.slug)
def test_the_audit_really_compares_twins(game: Game[Any]) -> None:
    compared = audit(game, seeds=40)
    assert compared.twins > 20
    assert compared.states > 200
