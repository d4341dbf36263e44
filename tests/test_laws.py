"""Every game of the parlour and the toys keep the laws."""

import re
import subprocess
import sys
from pathlib import Path
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


OUTSIDE = """
import time
from parlour.testing.suite import Laws
from parlour.testing.toys import Den

class Lossy(Den):
    def census(self, state):
        return {**super().census(state), "lost": id(state)}

class Slow(Den):
    def census(self, state):
        time.sleep(0.3 / 60)  # in all more than Hypothesis allows by itself
        return super().census(state)

class TestLossy(Laws):
    game = Lossy()

class TestSlow(Laws):
    game = Slow()
"""


def test_somebody_else_s_tests_accept_slow_games_and_say_what_is_wrong(tmp_path: Path) -> None:
    (tmp_path / "test_mine.py").write_text(OUTSIDE, "utf-8")
    command = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
        "-k",
        "nothing_is_lost",
    ]
    run = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert "1 failed, 1 passed" in run.stdout, run.stdout
    assert "den breaks Law 9: each component is somewhere, once." in run.stdout
    assert re.search(r"laws\.nothing_is_lost_or_made\(Lossy\(\), \d+, 120\)", run.stdout)
    assert "census == first" in run.stdout, "the values that differ are shown"
