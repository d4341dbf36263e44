"""Seeds, one after another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator

from tests.simulator.fleet import Fleet
from tests.simulator.simulation import Simulation
from tests.simulator.twins import simulate_twins
from tests.simulator.world import Broken

Seen = Iterator[tuple[int, Counter[str]]]


def live_through(seed: int, simulation: Simulation | None = None) -> Counter[str]:
    """A storm, and a pair of twins in the same weather. Raises Broken."""
    counts = (simulation or Simulation(seed)).run()
    counts["twins"] = simulate_twins(seed)
    return counts


def try_seeds(seeds: Iterable[int]) -> Seen:
    """What each seed has seen. Raises Broken, which says how to replay it."""
    return _tried(seeds, live_through, "")


def try_fleets(seeds: Iterable[int]) -> Seen:
    """The same for several servers."""
    return _tried(seeds, lambda seed: Fleet(seed).run(), "fleet ")


def _tried(seeds: Iterable[int], live: Callable[[int], Counter[str]], kind: str) -> Seen:
    for seed in seeds:
        try:
            yield seed, live(seed)
        except Broken as broken:
            raise Broken(f"{broken}\nreplay it alone: python -m tests.simulator {kind}{seed}") from None
