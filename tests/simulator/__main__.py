"""`python -m tests.simulator 17` replays seed 17 alone; `python -m tests.simulator 0 1000` tries many. With `fleet`
before the numbers it is several servers that share a disk."""

from __future__ import annotations

import sys
from collections import Counter

from tests.simulator.fleet import Fleet
from tests.simulator.seeds import live_through, try_fleets, try_seeds
from tests.simulator.simulation import Simulation
from tests.simulator.world import Broken


def replay(seed: int, *, is_fleet: bool) -> int:
    """Print everything that happens with a seed."""
    simulation = Fleet(seed) if is_fleet else Simulation(seed)
    try:
        print(simulation.run() if is_fleet else live_through(seed, simulation))
    except Broken as broken:
        print(*simulation.world.trace, sep="\n")
        print(f"seed {seed}: {broken}")
        return 1
    print(*simulation.world.trace, sep="\n")
    return 0


def main(arguments: list[str]) -> int:
    is_fleet = arguments[0] == "fleet"
    arguments = arguments[is_fleet:]
    if len(arguments) == 1:
        return replay(int(arguments[0]), is_fleet=is_fleet)
    first, last = map(int, arguments)
    counts: Counter[str] = Counter()
    try:
        for seed, more in (try_fleets if is_fleet else try_seeds)(range(first, last)):
            counts += more
            if seed % 100 == 99:
                print(f"{seed + 1} seeds, {counts}", flush=True)
    except KeyboardInterrupt:
        print(f"stopped at seed {seed}, none broken")
    print(counts)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
