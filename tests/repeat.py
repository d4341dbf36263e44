"""Runs the whole suite again and again, to find tests that depend on luck or on the clock. `make repeat`.

In the last runs every core is kept busy by something else. It stops at the first failure and names its log.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

PARTS = ("test-web", "test-source", "test-browser", "test-compiled")
LOGS = Path("build/repeat")
PASSED = re.compile(r"(\d+) passed")
COLOUR = re.compile(r"\x1b\[[\d;]*m")


@contextmanager
def busy_cores(count: int) -> Iterator[None]:
    """Keep this many cores busy meanwhile."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def run_part(part: str, log: Path) -> int:
    """Run one part and return how many tests passed. Exits if one failed."""
    with log.open("w", encoding="utf-8") as out:
        code = subprocess.run(["make", "--no-print-directory", part], stdout=out, stderr=out, check=False).returncode
    counts = PASSED.findall(COLOUR.sub("", log.read_text("utf-8", "replace")))
    if code != 0 or not counts:
        sys.exit(f"{part} failed: see {log}.")
    return int(counts[-1])


def run_suite(n: int, *, is_busy: bool) -> str:
    """Run all parts once and say what passed."""
    began = time.monotonic()
    with busy_cores(os.cpu_count() or 1 if is_busy else 0):
        counts = [f"{part} {run_part(part, LOGS / f'{n:02}-{part}.log')}" for part in PARTS]
    minutes = (time.monotonic() - began) / 60
    return f"run {n}{', cores busy' if is_busy else ''}: {', '.join(counts)} passed; {minutes:.1f} minutes"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=10, help="how many runs")
    parser.add_argument("--busy", type=int, default=2, help="how many of them, the last ones, with all cores busy")
    asked = parser.parse_args()
    LOGS.mkdir(parents=True, exist_ok=True)
    for n in range(1, asked.times + 1):
        print(run_suite(n, is_busy=n > asked.times - asked.busy), flush=True)


if __name__ == "__main__":
    main()
