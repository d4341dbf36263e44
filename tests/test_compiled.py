"""Law 11: the compiled build and the source give the same records, and the same play-outs, from the same seeds.

This runs on the compiled build and starts the interpreted one beside it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from functools import cache

import pytest

from hatch_build import ROOT
from parlour import build, games

PROGRAM = """
import sys
from parlour import build, games
from parlour.core.luck import Streams
from parlour.core.playout import playout
from parlour.core.rng import Fast
from parlour.core.values import encode
from parlour.testing import laws
from parlour.testing.twins import in_numbers
from parlour.testing.wander import wander
from parlour.testing.toys import Box, Den

name, seeds = sys.argv[1], range(int(sys.argv[2]))
game = {"den": Den, "box": Box}[name]() if name in ("den", "box") else games.load(name)
print("compiled" if build.compiled() else "interpreted")
print(laws.fingerprint(game, seeds))
for seed in seeds:
    state = game.setup(game.most, game.settle(game.most, {}))
    match = wander(game, seed, 60)
    print([row.hex() for seat in range(match.seats) for row in in_numbers(match, seat)])
    print(encode(playout(game, state, Streams(str(seed)), Fast(str(seed).encode()))).decode())
"""
SEEDS = 400 if os.environ.get("PARLOUR_SOAK") else 12


@cache
def lines_of(path: str, game: str) -> list[str]:
    """What a build, found on this path, says of a game; the first line says which build it was."""
    run = subprocess.run(
        [sys.executable, "-c", PROGRAM, game, str(SEEDS)],
        check=True,
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
    )
    return run.stdout.splitlines()


@pytest.mark.parametrize("game", [*games.SLUGS, "den", "box"])
def test_both_builds_play_the_same(game: str) -> None:
    if not build.compiled():
        assert os.environ.get("PARLOUR_EXPECT_COMPILED") != "1"
        pytest.skip("this is the interpreted build: `make test-compiled` compares it with the other")
    compiled = lines_of(os.environ["PYTHONPATH"], game)
    interpreted = lines_of(str(ROOT / "src"), game)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert len(compiled) == 2 * SEEDS + 2
    assert compiled[1:] == interpreted[1:]
