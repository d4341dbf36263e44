"""Seeds, one after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from tests.simulator.simulation import Simulation
from tests.simulator.twins import simulate_twins
from tests.simulator.world import Broken


def live_through(seed: int, simulation: Simulation | None = None) -> Counter[str]:
    """A storm, and a pair of twins in the same weather. Raises Broken."""
    counts = (simulation or Simulation(seed)).run()
    counts["twins"] = simulate_twins(seed)
    return counts


def try_seeds(seeds: Iterable[int]) -> Iterator[tuple[int, Counter[str]]]:
    """What each seed has seen. Raises Broken, which says how to replay it."""
    for seed in seeds:
        try:
            yield seed, live_through(seed)
        except Broken as broken:
            raise Broken(f"{broken}\nreplay it alone: python -m tests.simulator {seed}") from None
