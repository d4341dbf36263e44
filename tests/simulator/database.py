"""The database that the servers of a fleet share, and their lines to it: as weak as PostgreSQL is.

`PostgreSQL` and `Lease` are the server's own (`store/postgres.py`, `store/leases.py`); here is what answers them. A
statement takes its time to get there and back. It is done at one moment, whatever has become of who sent it: stopped,
dead, or told meanwhile that its line is broken. A line that breaks says nothing about what was sent over it.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections import Counter
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from copy import deepcopy
from dataclasses import dataclass
from typing import Any, Protocol

import asyncpg

from parlour.server.store import leases
from parlour.server.store.postgres_schema import WORKING
from parlour.server.store.sqlite import Commit, SQLite
from parlour.server.store.writes import SaveTable, Write
from tests.simulator.disk import DURABLE, HANDLED, TOLD, Faults
from tests.simulator.waiting import HELD_UP, SHORT, Able, Troubled
from tests.simulator.world import VirtualLoop, World

QUICK, SLOW = 300.0, 0.3  # statements a second, as a rule and now and then
OFTEN_SLOW = 0.02  # of all statements in a storm
NEVER_THERE = 0.3  # of the statements whose line breaks


@dataclass
class WorkerRow:
    """A row of `workers`."""

    address: str
    beat: float
    dead: bool = False
    settled: bool = False


class LeaseTables:
    """What the database knows of workers and of who owns what, and what each statement of a lease does."""

    def __init__(self, rng: random.Random, now: Callable[[], float]) -> None:
        self.rng = rng
        self.now = now
        self.workers: dict[int, WorkerRow] = {}
        self.owners: dict[str, int | None] = {}  # by the code of every table
        self.unattended: set[str] = set()
        self.news: Callable[[str], None] = lambda payload: None
        self.buried: Callable[[int], None] = lambda worker: None  # told of each that was silent for too long

    def ask(self, statement: str, *values: Any) -> list[Any]:
        """Its rows."""
        return ANSWERS[statement](self, *values)

    def is_alive(self, worker: int) -> bool:
        return worker in self.workers and not self.workers[worker].dead

    def is_free(self, code: str) -> bool:
        owner = self.owners[code]
        return owner is None or not self.is_alive(owner)

    def beat_of(self, worker: int | None) -> float:
        """Its last one; that of nobody was before the world began."""
        return 0.0 if worker is None else self.workers[worker].beat

    def enter(self, address: str) -> list[Any]:
        self.workers[len(self.workers) + 1] = WorkerRow(address, self.now())
        return [(len(self.workers),)]

    def beat(self, worker: int) -> list[Any]:
        if not self.is_alive(worker):
            return []
        row, now = self.workers[worker], self.now()
        silence, row.beat = now - row.beat, now
        return [(silence,)]

    def end(self, worker: int) -> list[Any]:
        ended = self._bury(lambda id_, row: id_ == worker)
        return [(self.now() - self.workers[worker].beat,)] if ended else []

    def bury_namesake(self, address: str) -> list[Any]:
        self._bury(lambda id_, row: row.address == address != "")
        return []

    def bury_silent(self, worker: int, seconds: float, pause: float) -> list[Any]:
        mine = self.workers[worker]
        if mine.dead or mine.beat <= self.now() - pause:
            return []
        found = self._bury(lambda id_, row: id_ != worker and row.beat < self.now() - seconds)
        for (id_,) in found:
            self.buried(id_)
        return found

    def _bury(self, which: Callable[[int, WorkerRow], bool]) -> list[Any]:
        found = [id_ for id_, row in self.workers.items() if not row.dead and which(id_, row)]
        for id_ in found:
            self.workers[id_].dead = True
        return [(id_,) for id_ in found]

    def inherit(self, worker: int, heir: int) -> list[Any]:
        for code, owner in self.owners.items():
            if owner == worker:
                self.owners[code] = heir
        return []

    def claim(self, worker: int, code: str) -> list[Any]:
        if not self.is_alive(worker) or code not in self.owners or not self.is_free(code):
            return []
        self.owners[code] = worker
        return [(code,)]

    def owner(self, code: str) -> list[Any]:
        if code not in self.owners:
            return []
        owner = self.owners[code]
        address = None if owner is None else self.workers[owner].address
        return [{"owner": owner, "address": address, "is_free": self.is_free(code)}]

    def others(self, worker: int) -> list[Any]:
        return [(row.address,) for id_, row in self.workers.items() if not row.dead and id_ != worker]

    def unsettled(self) -> list[Any]:
        return [(id_,) for id_, row in self.workers.items() if row.dead and not row.settled]

    def settle(self, workers: list[int]) -> list[Any]:
        for id_ in workers:
            if not any(self.owners[code] == id_ for code in self.unattended):
                self.workers[id_].settled = True
        return []

    def unowned(self, most: int) -> list[Any]:
        return self._some(most, None)

    def left_behind(self, most: int, workers: list[int]) -> list[Any]:
        return self._some(most, *workers)

    def _some(self, most: int, *owners: int | None) -> list[Any]:
        found = sorted(code for code in self.unattended if self.owners[code] in owners)
        self.rng.shuffle(found)
        return [(code,) for code in found[:most]]

    def notify(self, channel: str, payload: str) -> list[Any]:
        self.news(payload)
        return []

    def save(self, writes: Sequence[Write]) -> None:
        for write in writes:
            if isinstance(write, SaveTable):
                self.owners.setdefault(write.code, None)
                (self.unattended.add if write.unattended else self.unattended.discard)(write.code)


ANSWERS: dict[str, Callable[..., list[Any]]] = {
    leases.ENTER: LeaseTables.enter,
    leases.BEAT: LeaseTables.beat,
    leases.END: LeaseTables.end,
    leases.BURY_NAMESAKE: LeaseTables.bury_namesake,
    leases.BURY_SILENT: LeaseTables.bury_silent,
    leases.INHERIT: LeaseTables.inherit,
    leases.CLAIM: LeaseTables.claim,
    leases.OWNER: LeaseTables.owner,
    leases.OTHERS: LeaseTables.others,
    leases.UNSETTLED: LeaseTables.unsettled,
    leases.SETTLE: LeaseTables.settle,
    leases.UNOWNED: LeaseTables.unowned,
    leases.LEFT_BEHIND: LeaseTables.left_behind,
    leases.NOTIFY: LeaseTables.notify,
}
"""All statements that a lease sends; `tests/server/test_owners.py` compares what they do here and in PostgreSQL."""


class Process(Protocol):
    """A server, as the database knows it."""

    number: int
    world: World
    loop: VirtualLoop
    able: Able

    async def awake(self) -> None: ...

    def gate(self, work: Callable[[], None]) -> None: ...

    def stop_if_due(self) -> None: ...

    def die(self, how: str) -> None: ...


class Database(LeaseTables):
    """With lines to it, which break, and a disk under it, which is full now and then."""

    def __init__(
        self, world: World, faults: Faults, counts: Counter[str], watch: Callable[[Sequence[Write]], None]
    ) -> None:
        super().__init__(world.stream("database"), lambda: world.now)
        self.world = world
        self.faults = faults
        self.counts = counts
        self.watch = watch
        self.breaking = 0.0  # how often a line breaks when something is sent over it
        self.is_down = False
        self.cut_from = self.cut_until = self.back = world.now
        self.troubled = Troubled(world)
        self.lines: list[Line] = []
        self.news = self._tell

    # Lines

    async def connect(self, server: Process) -> Line:
        """Raises what asyncpg raises."""
        await server.awake()
        line = Line(self, server)
        await line.ask(list, leases.BEATING)
        self.lines.append(line)
        return line

    def delay(self) -> float:
        is_slow = self.breaking and self.rng.random() < OFTEN_SLOW
        return self.rng.expovariate(SLOW if is_slow else QUICK)

    def fall(self, seconds: float) -> None:
        """kill -9 of the postmaster, or an administrator ends all connections: what was not done yet never will be."""
        self.world.note(f"the database is gone for {seconds:.1f} s")
        self.is_down = True
        self.troubled.add(self.world.now, self.world.now + seconds)
        lines, self.lines = self.lines, []
        for line in lines:
            line.is_lost = True
            self.world.later(self.rng.expovariate(5), line.end)
        self.world.later(seconds, lambda: self._come_back(seconds))

    def cut(self, seconds: float) -> None:
        """The network is cut, and nobody says so: what is sent meanwhile gets there when it is mended."""
        if self.is_reached:
            self.world.note(f"the database can't be reached for {seconds:.1f} s")
            self.troubled.add(self.world.now, self.world.now + seconds)
            self.cut_from, self.cut_until = self.world.now, self.world.now + seconds
            self.world.later(seconds, lambda: self._come_back(seconds))

    def _come_back(self, seconds: float) -> None:
        self.is_down = False
        if seconds > SHORT:
            self.back = self.world.now

    @property
    def is_cut(self) -> bool:
        return self.world.now < self.cut_until

    @property
    def is_reached(self) -> bool:
        return not (self.is_down or self.is_cut)

    def on_the_way(self, work: Callable[[], None]) -> None:
        """Something gets there, or back, in a while: if the network is cut, some time after it is mended, as TCP waits
        twice as long before each try."""
        sent = self.world.now

        def arrive() -> None:
            if self.is_cut:
                tried = self.cut_until + self.rng.random() * (self.cut_until - sent)
                self.world.at(tried + self.delay(), arrive)
            else:
                work()

        self.world.later(self.delay(), arrive)

    def _tell(self, payload: str) -> None:
        for line in self.lines:
            self.on_the_way(lambda line=line: line.hear(payload))  # type: ignore[misc]

    # Commits

    def commit(self, file: SQLite, worker: int, batch: list[Commit]) -> list[Any]:
        """All or nothing, and the fence in the very moment of writing."""
        if not self.may_write(worker):
            self.counts["refused"] += 1
            return [(0,)]
        return self.write(file, batch)

    def may_write(self, worker: int) -> bool:
        return self.is_alive(worker)

    def write(self, file: SQLite, batch: list[Commit]) -> list[Any]:
        if self.rng.random() < self.faults.failing:
            self.faults.count["failures"] += 1
            self.world.note("the disk is full")
            raise asyncpg.DiskFullError("simulated")
        try:
            file._transact(batch)
        except sqlite3.Error as error:
            self.world.breach(f"the server wrote what can't be: {error}")
        self.counts["batches"] += len(batch) > 1
        for commit in batch:
            self.save(commit.writes)
            self.watch(commit.writes)
        return [(1,)]


class Line:
    """A connection of one server, as asyncpg gives it."""

    def __init__(self, database: Database, server: Process) -> None:
        self.database = database
        self.server = server
        self.is_broken = False  # and the server knows it
        self.is_lost = False  # what has not got there yet never will
        self._pending: list[Callable[[], None]] = []  # whoever waits hears that it broke
        self._is_in_transaction = self._is_committing = False
        self._listener: Callable[..., None] | None = None

    def is_closed(self) -> bool:
        return self.is_broken

    def terminate(self) -> None:
        """What was sent before may be done all the same."""
        self.is_broken = True
        if self in self.database.lines:
            self.database.lines.remove(self)

    async def add_listener(self, channel: str, callback: Callable[..., None]) -> None:
        self._listener = callback

    def hear(self, payload: str) -> None:
        if self._listener is not None and not self.is_broken:
            listener = self._listener
            self.server.gate(lambda: listener(self, 0, leases.CHANNEL, payload))

    async def fetch(self, statement: str, *values: Any, timeout: float = WORKING) -> list[Any]:
        return await self.ask(lambda: self.database.ask(statement, *values), timeout)

    async def fetchval(self, statement: str, *values: Any) -> Any:
        found = await self.fetch(statement, *values)
        return found[0][0] if found else None

    async def execute(self, statement: str, *values: Any) -> None:
        await self.fetch(statement, *values)

    async def commit(self, file: SQLite, worker: int, batch: list[Commit]) -> int:
        """The statement of a commit; the server may die at any point of it."""
        database, faults = self.database, self.database.faults
        faults.commits += 1
        crash = faults.crashes.get(faults.commits)

        def work() -> list[Any]:
            try:
                return database.commit(file, worker, batch)
            finally:
                self._crash_if(crash, DURABLE)

        await self.server.awake()
        self._crash_if(crash, HANDLED)
        self._is_committing = True
        try:
            return int((await self.ask(work))[0][0])
        finally:
            self._is_committing = False
            database.world.later(0.0, lambda: self._crash_if(crash, TOLD))

    def _crash_if(self, crash: str | None, point: str) -> None:
        if crash == point:
            self.database.faults.count[point] += 1
            self.server.die(f"a commit is {point}")

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[None]:
        """Everything in it happens at one moment: when it is committed, and that may never be heard, or not at all."""
        database = self.database
        await self.ask(list)
        before = deepcopy((database.workers, database.owners))
        self._is_in_transaction = True
        try:
            yield
        finally:
            self._is_in_transaction = False
        if self._is_breaking() and database.rng.random() < NEVER_THERE:
            database.workers, database.owners = before
            self.end()
            raise asyncpg.ConnectionDoesNotExistError("simulated")
        await self.ask(list)

    # The way there and back

    def _is_breaking(self) -> bool:
        return self.database.rng.random() < self.database.breaking

    async def ask(self, work: Callable[[], list[Any]], seconds: float = WORKING) -> list[Any]:
        """What comes of it. Raises what asyncpg raises."""
        if self._is_in_transaction:
            return work()
        await self.server.awake()
        if self.is_broken:
            raise asyncpg.InterfaceError("simulated: the connection is closed")
        if self.database.is_down:
            raise ConnectionRefusedError
        sent, answer = self.database.world.now, self._send(work, seconds)
        answer.add_done_callback(lambda _: self._note_time(sent))
        if not self._is_committing:
            self.server.able.wait_for(answer)
        self.server.stop_if_due()
        try:
            found: list[Any] = await answer
        except Exception:
            await self.server.awake()
            raise
        await self.server.awake()
        return found

    def _note_time(self, sent: float) -> None:
        now = self.database.world.now
        if now - sent > HELD_UP:
            self.database.troubled.add(sent, now)

    def _send(self, work: Callable[[], list[Any]], seconds: float) -> asyncio.Future[list[Any]]:
        database, world = self.database, self.database.world
        answer: asyncio.Future[list[Any]] = self.server.loop.create_future()

        def fail(error: Exception) -> None:
            if not answer.done():
                answer.set_exception(error)

        def arrive() -> None:
            if self.is_lost or database.is_down:
                return
            try:
                found = work()
            except Exception as error:
                failure = error
                database.on_the_way(lambda: fail(failure))
            else:
                database.on_the_way(lambda: None if answer.done() else answer.set_result(found))

        is_breaking = self._is_breaking()
        if not (is_breaking and database.rng.random() < NEVER_THERE):
            database.on_the_way(arrive)
        if is_breaking:
            database.counts["broken"] += 1
            database.on_the_way(self.end)
        self._pending.append(lambda: fail(asyncpg.ConnectionDoesNotExistError("simulated")))
        world.later(seconds, lambda: fail(TimeoutError()))
        return answer

    def end(self) -> None:
        """It is broken, and those who wait for an answer hear of it."""
        self.terminate()
        pending, self._pending = self._pending, []
        for tell in pending:
            tell()
