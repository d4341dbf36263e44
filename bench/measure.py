"""Measuring: several workers, turn by turn, and what their rates say about each other."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parent.parent

COMPILED = "compiled"
INTERPRETED = "interpreted"


class Worker:
    """A process that has imported one build of Parlour, seen from outside."""

    def __init__(self, parlour: Path) -> None:
        env = os.environ | {"PYTHONPATH": os.pathsep.join([str(parlour), str(ROOT)])}
        self.process = subprocess.Popen(
            [sys.executable, "-m", "bench.worker"],
            cwd=ROOT,
            env=env,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self.facts = self._answer()

    def _answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise SystemExit("A worker ended before its work was done; what it said stands above.")
        answer: dict[str, Any] = json.loads(line)
        return answer

    def run(self, task: str, args: dict[str, Any], seconds: float) -> dict[str, Any]:
        assert self.process.stdin is not None
        self.process.stdin.write(json.dumps({"task": task, "args": args, "seconds": seconds}) + "\n")
        self.process.stdin.flush()
        return self._answer()

    def close(self) -> None:
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait()


@dataclass
class Thing:
    """Something whose rate is measured, in a process of its own."""

    name: str
    build: str  # COMPILED or INTERPRETED
    task: str
    args: dict[str, Any] = field(default_factory=dict)
    rates: list[float] = field(default_factory=list)
    missing: str = ""


@dataclass
class Ratio:
    """How many times faster the first is than the quickest of the others; a bar if one is set, or a most."""

    name: str
    fast: Thing
    slow: list[Thing]
    bar: float | None = None
    most: float | None = None

    def rounds(self) -> list[float]:
        """Round by round: both were measured within seconds of each other."""
        if self.fast.missing or any(thing.missing for thing in self.slow):
            return []
        slow = max(self.slow, key=lambda thing: median(thing.rates))
        return [a / b for a, b in zip(self.fast.rates, slow.rates, strict=True)]

    def verdict(self) -> str:
        rounds = self.rounds()
        if not rounds:
            return "not measured"
        if self.bar is None and self.most is None:
            return ""
        found = median(rounds)
        is_kept = (self.bar is None or found >= self.bar) and (self.most is None or found <= self.most)
        return "pass" if is_kept else "FAIL"


@dataclass
class Figure:
    """Things that are measured together, and what is read from them."""

    title: str
    unit: str
    things: list[Thing]
    ratios: list[Ratio]
    note: str = ""  # what is compared, where it is not the same work


def take(figure: Figure, builds: dict[str, Path], rounds: int, seconds: float) -> None:
    """Measure all things of a figure, one after another in every round."""
    workers = [Worker(builds[thing.build]) for thing in figure.things]
    try:
        for number in range(-1, rounds):  # a first, short round is not counted
            for thing, worker in zip(figure.things, workers, strict=True):
                if thing.missing:
                    continue
                answer = worker.run(thing.task, thing.args, seconds if number >= 0 else 0.05)
                if "missing" in answer:
                    thing.missing = answer["missing"]
                elif number >= 0:
                    thing.rates.append(answer["units"] / answer["seconds"])
    finally:
        for worker in workers:
            worker.close()


def facts(build: Path) -> dict[str, Any]:
    """What a build says of itself."""
    worker = Worker(build)
    worker.close()
    return worker.facts
