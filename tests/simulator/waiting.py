"""How long a table of a fleet may be without a server, and who may be taken for dead: judged from the database, and
from what the world does to servers.

A table has a server if its owner runs; if it has none, anybody may open it as soon as its owner is taken for dead.
That takes less than ten seconds, counted from the last of these:

- its owner was killed or stopped, or told to stop;
- the last beat of its owner got to the database: it may have been on its way, over a slow network, when its owner died;
- the database is back after an outage that was not `SHORT`: before, nobody could take anything over;
- another server runs and reaches the database: it has started or goes on, and no statement of it is `HELD_UP`.

So an outage adds what it lasts, and where no other server is left, a table waits until one is.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from parlour.server.store.leases import LEASE
from tests.simulator.world import World

MOST = 10.0  # seconds
SHORT = 1.5  # seconds of an outage that changes nothing: the time runs on
HELD_UP = 0.5  # seconds in which the database answers, unless it is overloaded or the network cut
OFTEN = 0.5  # seconds from one look to the next


class Running(Protocol):
    """A server, as the world knows it."""

    number: int
    able: Able

    @property
    def is_running(self) -> bool: ...

    @property
    def worker(self) -> int: ...


class Troubled:
    """The times in which something could not be stored."""

    def __init__(self, world: World) -> None:
        self.world = world
        self._times: list[tuple[float, float]] = []

    def add(self, begin: float, end: float) -> None:
        self._times.append((begin, end))

    def since(self, begin: float) -> float:
        """How many seconds of them there were since then."""
        seconds, counted = 0.0, begin
        for first, last in sorted(self._times):
            first, last = max(first, counted), min(last, self.world.now)
            if last > first:
                seconds, counted = seconds + last - first, last
        return seconds


class Able:
    """Since when a server could ask the database at any time, and since when it could but for what hit everybody."""

    def __init__(self, world: World, database: Shared) -> None:
        self.world = world
        self.database = database
        self.since = self.well_since = world.now
        self._sent: dict[asyncio.Future[Any], float] = {}  # when each statement was sent that is under way

    def begin(self) -> None:
        """It has started, or goes on."""
        self.since = self.well_since = self.world.now

    def wait_for(self, answer: asyncio.Future[Any]) -> None:
        self._sent[answer] = self.world.now
        answer.add_done_callback(self._hear)

    def _hear(self, answer: asyncio.Future[Any]) -> None:
        sent = self._sent.pop(answer)
        if self.world.now - sent > HELD_UP:
            self.since = self.world.now
        if self.world.now - self._delivered(sent) > HELD_UP:
            self.well_since = self.world.now

    def _delivered(self, sent: float) -> float:
        """When it got there, as far as the network is to blame: the longer it is cut, the later it is tried again."""
        database = self.database
        is_hit = database.cut_from - sent < HELD_UP and sent < database.cut_until
        return 2 * database.cut_until - sent if is_hit else sent

    @property
    def is_held_up(self) -> bool:
        return any(self.world.now - sent > HELD_UP for sent in self._sent.values())

    @property
    def is_well(self) -> bool:
        return not any(self.world.now - self._delivered(sent) > HELD_UP for sent in self._sent.values())


class Shared(Protocol):
    """The database, as far as it tells who has which table."""

    owners: dict[str, int | None]
    unattended: set[str]
    back: float
    cut_from: float
    cut_until: float
    buried: Callable[[int], None]

    @property
    def is_reached(self) -> bool: ...

    def is_free(self, code: str) -> bool: ...

    def beat_of(self, worker: int | None) -> float: ...


class Waits:
    """Looks at all tables now and then."""

    def __init__(self, world: World, database: Shared, servers: Iterable[Running]) -> None:
        self.world = world
        self.database = database
        self.servers = servers
        self.longest = 0.0
        database.buried = self._buried
        self._since: dict[str, tuple[float, int | None]] = {}  # when each was first seen to have none, and its owner

    def start(self) -> None:
        self.world.later(OFTEN, self._look)

    def _look(self) -> None:
        self.start()
        if self.database.is_reached:
            for code in self.database.owners:
                self._look_at(code)

    def _look_at(self, code: str) -> None:
        database = self.database
        owner = database.owners[code]
        runs = any(server.is_running and server.worker == owner for server in self.servers)
        is_had = database.is_free(code) and code not in database.unattended  # whoever comes gets it
        if runs or is_had:
            self._since.pop(code, None)
            return
        gone, last = self._since.setdefault(code, (self.world.now, owner))
        since = max(gone, database.beat_of(last), self.able_since())
        self.longest = max(self.longest, self.world.now - since)
        if self.world.now - since > MOST:
            self.world.breach(f"table {code} has no server for {self.world.now - since:.1f} s")

    def able_since(self) -> float:
        """When a server could take a table over at the earliest."""
        able = [server.able.since for server in self.servers if server.is_running and not server.able.is_held_up]
        return max(self.database.back, min(able, default=self.world.now))

    def _buried(self, worker: int) -> None:
        """Nobody is taken for dead for what hit everybody."""
        for server in self.servers:
            if server.worker == worker and server.is_running and server.able.is_well:
                well = self.world.now - server.able.well_since
                if well > LEASE + HELD_UP:
                    self.world.breach(f"server {server.number} is taken for dead, and was well for {well:.1f} s")
