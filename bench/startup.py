"""How long the command takes to answer: `python -m bench.startup` measures what people wait for at every press of Tab.

CPU time of the whole process, user and system, the median of interleaved rounds. Values that are made at the first
start are made before; an installed Parlour carries them.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
from typing import Final

ROUNDS: Final = 15
BAR: Final = 0.15  # seconds
PROGRAM: Final = "from parlour.cli import main; main()"
TASKS: Final = {
    "parlour --help": (["--help"], {}),
    "parlour games": (["games"], {}),
    "parlour rules kokoro K-13": (["rules", "kokoro", "K-13"], {}),
    "completion of `parlour play k`": (
        [],
        {"_PARLOUR_COMPLETE": "fish_complete", "PARLOUR_LINE": "parlour play k"},
    ),
}


def main() -> int:
    times: dict[str, list[float]] = {name: [] for name in TASKS}
    for turn in range(ROUNDS + 1):
        for name in TASKS:
            took = cpu_of(name)
            if turn > 0:  # the first round makes what is kept
                times[name].append(took)
    found = {name: statistics.median(took) for name, took in times.items()}
    for name, seconds in found.items():
        print(f"| `{name.replace('`', '')}` | {seconds * 1000:.0f} ms |")
    return 0 if max(found.values()) < BAR else 1


def cpu_of(name: str) -> float:
    """Seconds of CPU that one call takes."""
    words, more = TASKS[name]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", PROGRAM, *words]
    subprocess.run(command, check=True, env=os.environ | more, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


if __name__ == "__main__":
    sys.exit(main())
