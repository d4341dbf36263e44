"""The whole server in a deterministic simulator: 300 seeds with every test run, 100,000 in `make soak`.

A seed that breaks a law is printed with the command that replays it alone.
"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.server.test_reach import SIMULATED
from tests.simulator.seeds import try_seeds
from tests.simulator.simulation import Simulation
from tests.simulator.world import Broken

PARTS = 10  # so that cores share the work
SEEDS = 30  # in each of them
MANY, A_THOUSAND = 100_000, 1000


@pytest.mark.parametrize("part", range(PARTS))
def test_no_law_is_broken_whatever_fails_and_whenever_the_server_dies(part: int) -> None:
    counts: Counter[str] = Counter()
    for _, more in try_seeds(range(part * SEEDS, (part + 1) * SEEDS)):
        counts += more
    for what in ("acks", "moves", "bots", "failures", "twins", "steps", "campaign"):
        assert counts[what], f"no {what} in these seeds: {counts}"


def test_chance_carries_out_what_the_fuzzers_can_t() -> None:
    done: set[type] = set()
    for seed in range(60):
        simulation = Simulation(seed)
        simulation.run()
        done |= simulation.laws.kinds
    assert done >= set(SIMULATED)


def test_a_seed_decides_everything() -> None:
    """The same seed, twice: what happened is the same to the last line."""
    for seed in (3, 20, 41):
        traces = []
        for _ in range(2):
            simulation = Simulation(seed)
            simulation.run()
            traces.append(simulation.world.trace)
        assert traces[0] == traces[1]
        assert len(traces[0]) > 30


def test_a_broken_law_says_how_to_replay_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Simulation, "_has_gone_on", lambda simulation: False)
    with pytest.raises(Broken, match=r"stuck at entry \d+\nreplay it alone: python -m tests\.simulator 5"):
        list(try_seeds([5]))


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, MANY, A_THOUSAND))
def test_many_seeds(first: int, capsys: pytest.CaptureFixture[str]) -> None:
    counts: Counter[str] = Counter()
    for _, more in try_seeds(range(first, first + A_THOUSAND)):
        counts += more
    with capsys.disabled():
        print(f"seeds {first} to {first + A_THOUSAND - 1}: {dict(counts)}", flush=True)
    for what in ("undos", "votes", "handled", "durable", "told", "hints", "lessons", "campaign"):
        assert counts[what], f"no {what} in these seeds"
