"""A store whose commits take their time, fail, or are cut by a crash. The SQL is the server's own, in memory."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter, deque
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TypeVar

from parlour.server.store.interface import Committed, StoreError
from parlour.server.store.schema import migrate
from parlour.server.store.sqlite import Commit, SQLite
from parlour.server.store.writes import Write
from tests.simulator.world import World

T = TypeVar("T")

NAME = Path("simulated.sqlite")

HANDLED, DURABLE, TOLD = "handled", "durable", "told"
POINTS = (HANDLED, DURABLE, TOLD)
"""Where a crash can cut a commit: before it is on the disk, before the server hears of it, and right after."""


class Disk:
    """What survives a crash: exactly what was committed."""

    def __init__(self) -> None:
        self.file = sqlite3.connect(":memory:", isolation_level=None)
        migrate(self.file, NAME)

    def rows(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        return self.file.execute(statement, values).fetchall()


class Faults:
    """What goes wrong with the disk: how often, and at which commits the server dies."""

    def __init__(self) -> None:
        self.count: Counter[str] = Counter()
        self.begin(0.0, {})

    def begin(self, failing: float, crashes: dict[int, str]) -> None:
        self.failing = failing
        self.crashes = crashes
        self.commits = 0


class SimulatedStore(SQLite):
    """The store of one life of the server."""

    def __init__(
        self, world: World, disk: Disk, faults: Faults, watch: Callable[[Sequence[Write]], None], life: int
    ) -> None:
        self.path = NAME
        self.transactions = self.commits = 0
        self._writer = self._reader = disk.file
        self._last_id = int(str(disk.rows("select coalesce(max(id), 0) from tables")[0][0]))
        self._given: set[str] = set()
        self.world = world
        self.faults = faults
        self.watch = watch
        self.rng = world.stream(f"store {life}")
        self.is_dead = False
        self._written = self._reported = world.now  # what was handed over first is written first
        self._waiting: deque[Commit] = deque()

    def commit(self, writes: Sequence[Write], then: Committed) -> None:
        if self.is_dead:
            return
        self.faults.commits += 1
        crash = self.faults.crashes.get(self.faults.commits)
        self._written = max(self._written, self.world.now) + self.rng.expovariate(200)
        self._waiting.append(Commit(writes, then))
        self.world.at(self._written, lambda: self._write_down(crash))
        self._crash_if(crash, HANDLED)

    def _write_down(self, crash: str | None) -> None:
        if self.is_dead:
            return
        commit = self._waiting.popleft()
        failure: StoreError | None = None
        if self.rng.random() < self.faults.failing:
            failure = StoreError("server-store-full", file=str(self.path))
            self.faults.count["failures"] += 1
            self.world.note("the disk is full")
        else:
            self._write_for_good(commit)
        self._reported = max(self._reported, self.world.now + self.rng.expovariate(500))
        self.world.at(self._reported, lambda: self._report(commit.then, failure, crash))
        self._crash_if(crash, DURABLE)

    def _write_for_good(self, commit: Commit) -> None:
        try:
            self._transact([commit])
        except sqlite3.Error as error:
            self.world.breach(f"the server wrote what can't be: {error}")
        else:
            self.watch(commit.writes)

    def _report(self, then: Committed, failure: StoreError | None, crash: str | None) -> None:
        if not self.is_dead:
            then(failure)
            self._crash_if(crash, TOLD)

    def _crash_if(self, crash: str | None, point: str) -> None:
        if crash == point:
            self.faults.count[point] += 1
            self.world.note(f"crash: a commit is {point}")
            self.world.is_crashing = True

    async def _read(self, work: Callable[[], T]) -> T:
        await asyncio.sleep(self.rng.expovariate(500))
        if self.rng.random() < self.faults.failing:
            self.faults.count["failures"] += 1
            raise StoreError("server-store-failed", file=str(self.path), reason="simulated")
        found = work()
        await asyncio.sleep(self.rng.expovariate(500))
        return found

    def close(self) -> None:
        """What was handed over is still written; nobody is told any more."""
        while self._waiting:
            self._write_for_good(self._waiting.popleft())
        self.is_dead = True
