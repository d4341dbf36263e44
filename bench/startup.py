"""How long the command takes to answer: `python -m bench.startup` measures what people wait for at every press of Tab.

CPU time of the whole process, user and system, the median of interleaved rounds; what Python itself takes to start is
measured beside. Values that are made at the first start are made before; an installed Parlour carries them.
`PYTHONPATH=build/compiled` measures the compiled build.
"""

from __future__ import annotations

import os
import resource
import statistics
import subprocess
import sys
from typing import Final, NamedTuple

ROUNDS: Final = 15
BAR: Final = 0.15  # seconds
PARLOUR: Final = "from parlour.cli import main; main()"
NEW_COMMANDS: Final = ("sim", "tournament", "report", "mcp")
TYPED: Final = (  # before Tab is pressed
    "parlour ",
    "parlour play k",
    "parlour rules kokoro K-1",
    "parlour sim kokoro --players greedy,",
    "parlour tournament cocoons --set ",
    "parlour report ",
    "parlour mcp --",
)


class Call(NamedTuple):
    """A Python process: its program, the words after it, what is set for it."""

    program: str
    words: tuple[str, ...] = ()
    environment: tuple[tuple[str, str], ...] = ()


def completing(line: str) -> Call:
    return Call(PARLOUR, (), (("_PARLOUR_COMPLETE", "fish_complete"), ("PARLOUR_LINE", line)))


CALLS: Final = {
    "Python alone": Call("pass"),
    "parlour --help": Call(PARLOUR, ("--help",)),
    "parlour games": Call(PARLOUR, ("games",)),
    "parlour rules kokoro K-13": Call(PARLOUR, ("rules", "kokoro", "K-13")),
    **{f"parlour {name} --help": Call(PARLOUR, (name, "--help")) for name in NEW_COMMANDS},
    **{f"{line}[Tab]": completing(line) for line in TYPED},
}


def main() -> int:
    times: dict[str, list[float]] = {name: [] for name in CALLS}
    for turn in range(ROUNDS + 1):
        for name, call in CALLS.items():
            took = cpu_of(call)
            if turn > 0:  # the first round makes what is kept
                times[name].append(took)
    medians = {name: statistics.median(took) for name, took in times.items()}
    for name, median in medians.items():
        print(f"| `{name}` | {in_ms(median)} ms ({in_ms(min(times[name]))} to {in_ms(max(times[name]))}) |")
    return 0 if max(medians.values()) < BAR else 1


def in_ms(seconds: float) -> str:
    return f"{1000 * seconds:.0f}"


def cpu_of(call: Call) -> float:
    """Seconds of CPU that one call takes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [sys.executable, "-c", call.program, *call.words]
    subprocess.run(command, check=True, env=os.environ | dict(call.environment), stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return (after.ru_utime - before.ru_utime) + (after.ru_stime - before.ru_stime)


if __name__ == "__main__":
    sys.exit(main())
