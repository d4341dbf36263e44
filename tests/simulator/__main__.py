"""`python -m tests.simulator 17` replays seed 17 alone; `python -m tests.simulator 0 1000` tries many."""

from __future__ import annotations

import sys
from collections import Counter

from tests.simulator.seeds import live_through, try_seeds
from tests.simulator.simulation import Simulation
from tests.simulator.world import Broken


def replay(seed: int) -> int:
    """Print everything that happens with a seed."""
    simulation = Simulation(seed)
    try:
        print(live_through(seed, simulation))
    except Broken as broken:
        print(*simulation.world.trace, sep="\n")
        print(f"seed {seed}: {broken}")
        return 1
    print(*simulation.world.trace, sep="\n")
    return 0


def main(arguments: list[str]) -> int:
    if len(arguments) == 1:
        return replay(int(arguments[0]))
    first, last = map(int, arguments)
    counts: Counter[str] = Counter()
    try:
        for seed, more in try_seeds(range(first, last)):
            counts += more
            if seed % 100 == 99:
                print(f"{seed + 1} seeds, {counts}", flush=True)
    except KeyboardInterrupt:
        print(f"stopped at seed {seed}, none broken")
    print(counts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
