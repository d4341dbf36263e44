"""What a seat may not know changes no byte that it gets."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import games
from parlour.core.game import Game, State
from parlour.testing.toys import Box, Den
from parlour.testing.wander import wander
from tests.server.audit import Leak, audit
from tests.server.kit import run

TO_THE_END = 5000  # steps that no game lasts
TOYS = {"den": Den, "box": Box}


def toy(slug: str, leak: str) -> Game[State]:
    made: Game[State] = TOYS[slug](leak)  # type: ignore[assignment]  # a Game of its own State is one
    return made


async def pairs_of(folder: Path, game: Game[State], seeds: range, steps: int, most: int) -> int:
    """Audit random games of a few seats until this many pairs of twins were compared; how many there were."""
    found = 0
    for seed in seeds:
        match = wander(game, seed, steps)
        if match.seats <= max(3, game.least) and match.entries and found < most:
            found += await audit(folder, game, match, seed, opener=lambda slug, edition: game)
    return found


@pytest.mark.parametrize("slug", games.SLUGS)
def test_no_frame_header_or_size_depends_on_what_a_seat_may_not_know(tmp_path: Path, slug: str) -> None:
    assert run(lambda: pairs_of(tmp_path, games.load(slug), range(50), TO_THE_END, 1), 600) >= 1


@pytest.mark.parametrize("slug", TOYS)
def test_nor_in_the_toy_games(tmp_path: Path, slug: str) -> None:
    assert run(lambda: pairs_of(tmp_path, toy(slug, ""), range(50), 40, 2)) >= 2


@pytest.mark.parametrize(("slug", "leak"), [("den", "peek"), ("box", "bets"), ("box", "sides")])
def test_a_planted_leak_is_found(tmp_path: Path, slug: str, leak: str) -> None:
    with pytest.raises(Leak):
        run(lambda: pairs_of(tmp_path, toy(slug, leak), range(50), 40, 40))


@pytest.mark.soak
@pytest.mark.parametrize("slug", games.SLUGS)
def test_many_twins(tmp_path: Path, slug: str) -> None:
    assert run(lambda: pairs_of(tmp_path, games.load(slug), range(1000), 120, 60), 3600) >= 60
