"""Several servers in one world, which share a database: owners, leases, take-over. Each server may be killed, stopped
for a while, or drained, while the others go on; and the database may go, and break lines to it.

The hubs, their `Owning`, the store with its queue of commits, and the leases are the server's own; what answers them
is in `database.py`, as weak as PostgreSQL.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from parlour.bots.advice import Advice
from parlour.server import wire
from parlour.server.hub.hub import Hub
from parlour.server.hub.owning import Owning
from parlour.server.hub.source import STOPPED, Cancellable, SystemClock
from parlour.server.store.interface import Committed, StoreError
from parlour.server.store.postgres import Handed, PostgreSQL
from parlour.server.store.postgres_schema import FAILURES, WORKING
from parlour.server.store.rows import Address, StoredTable
from parlour.server.store.sqlite import Commit
from parlour.server.store.writes import Write
from parlour.server.tables.values import BotRequest
from tests.simulator.database import Database, Line
from tests.simulator.disk import SimulatedStore
from tests.simulator.laws import Laws
from tests.simulator.network import Age, Link
from tests.simulator.people import Person
from tests.simulator.simulation import SETTINGS, PlainUpkeep, SimulatedLog, SimulatedWorkers, Simulation
from tests.simulator.waiting import Able, Waits
from tests.simulator.world import VirtualLoop, World

T = TypeVar("T")

SERVERS = 2
LEASE = 6.0  # seconds
PASSING = ("server-elsewhere", "server-store-fenced", "server-bye", "server-store-unreachable")
READS = ("new_table", "table", "codes", "public", "tables_of", "person", "record", "records", "scores", "studied")


class Reader(SimulatedStore):
    """The shared disk, as one server reads it: what it hears may be old by then."""

    def __init__(self, server: Server) -> None:
        fleet = server.fleet
        super().__init__(server.world, fleet.disk, fleet.faults, server.laws.committed, server.number)
        self.server = server
        self.database = fleet.database

    async def _read(self, work: Callable[[], T]) -> T:
        await self._pass()
        found = await super()._read(work)
        await self._pass()
        return found

    async def _pass(self) -> None:
        await asyncio.sleep(self.database.delay())
        if self.database.is_cut:
            await asyncio.sleep(min(WORKING, self.database.cut_until - self.world.now))
        await self.server.awake()
        if not self.database.is_reached:
            raise StoreError("server-store-unreachable", database="simulated", reason="simulated")

    def _new_table(self, new_code: Callable[[int], str]) -> Address:
        """Ids come from the database that all share, and no two servers get the same."""
        self._last_id = max(self._last_id, self.server.fleet.last_id)
        address = super()._new_table(new_code)
        self.server.fleet.last_id = address.id
        return address

    async def table(self, code: str) -> StoredTable | None:
        self.server.load()
        return await super().table(code)


class SharedStore(PostgreSQL):
    """The server's own store, with lines to a simulated database."""

    def __init__(self, server: Server, address: str) -> None:
        super().__init__("postgresql://simulated/parlour", address, LEASE)
        self.server = server
        self.reader = Reader(server)
        self._is_sending = False
        self.lease.connect = self._connect
        self.lease.clock = server.loop.time
        for name in READS:
            setattr(self, name, getattr(self.reader, name))

    async def _connect(self, url: str) -> Any:
        return await self.server.fleet.database.connect(self.server)

    async def open(self) -> None:
        await self.lease.begin()
        self._writer = await self._connect(self.url)

    def commit(self, writes: Sequence[Write], then: Committed) -> None:
        super().commit(writes, lambda failure: self.server.gate(lambda: then(failure)))
        self.server.stop_if_due(is_apt=self._committing is not None and self._is_sending)

    async def _send(self, line: Any, worker: int, batch: list[Handed]) -> int:
        assert isinstance(line, Line)
        self._is_sending = True
        try:
            return await line.commit(self.reader, worker, [Commit(commit.writes, commit.then) for commit in batch])
        finally:
            self._is_sending = False


class GatedClock:
    """The server's own clock in the world's time; what is due while it is stopped happens when it goes on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.now = SystemClock(server.loop.time).now

    def call_later(self, seconds: float, work: Callable[[], None]) -> Cancellable:
        return self.server.loop.call_later(seconds, lambda: self.server.gate(work))


class GatedWorkers(SimulatedWorkers):
    """Whoever is stopped hears of an answer when it goes on."""

    def __init__(self, server: Server) -> None:
        super().__init__(server.world.stream(f"bots {server.number}"), server.laws.game, server.laws)
        self.server = server

    async def think(self, slug: str, edition: str, asked: BotRequest) -> str | None:
        answer = await super().think(slug, edition, asked)
        await self.server.awake()
        return answer

    async def advise(self, slug: str, edition: str, asked: BotRequest) -> Advice | None:
        advice = await super().advise(slug, edition, asked)
        await self.server.awake()
        return advice


class Server:
    """One process."""

    def __init__(self, fleet: Fleet, number: int, address: str) -> None:
        self.fleet = fleet
        self.world: World = fleet.world
        self.laws: Laws = fleet.laws
        self.loop = fleet.loop
        self.number = number
        self.address = address
        self.is_ready = self.is_dead = self.is_stopped = self.is_draining = False
        self.stopping = 0.0  # seconds for which it is to be stopped at its next commit
        self.stopped_at = self.slept = 0.0
        self.loads = 0  # of tables, and when the last one was
        self.loaded = 0.0
        self.able = Able(self.world, fleet.database)
        self.links: list[Link] = []
        self._held: list[Callable[[], None]] = []
        self._waiting: list[asyncio.Future[None]] = []
        self.rng = self.world.stream(f"server {number}")
        self.store = SharedStore(self, address)
        self.hub = Hub(
            SETTINGS,
            self.store,
            lambda slug, edition: self.laws.game,
            SimulatedLog(self.world),
            source=fleet.source(f"{self.world.seed}/{number}"),
            clock=GatedClock(self),
            workers=GatedWorkers(self),
        )
        self.upkeep = PlainUpkeep(self.hub)

    async def begin(self) -> None:
        """As `parlour serve` does it, and whoever starts it again if it could not."""
        while not self.is_ready:
            try:
                await self.store.open()
                self.is_ready = True
            except FAILURES:
                await asyncio.sleep(1.0)
        self.able.begin()
        self.upkeep.start()
        Owning(self.hub).start()

    @property
    def is_up(self) -> bool:
        return self.is_ready and not (self.is_dead or self.is_draining)

    @property
    def is_running(self) -> bool:
        return self.is_up and not self.is_stopped

    @property
    def worker(self) -> int:
        return self.store.lease.worker

    @property
    def is_stale(self) -> bool:
        """Is it taken for dead, and does not know it yet?"""
        return not self.fleet.database.is_alive(self.worker)

    def gate(self, work: Callable[[], None]) -> None:
        """Let the server do something: now, when it goes on, or never."""
        if self.is_stopped:
            self._held.append(work)
        elif not self.is_dead:
            work()

    async def awake(self) -> None:
        """If the server is stopped, until it goes on; if it is dead, for ever."""
        while self.is_stopped or self.is_dead:
            future = self.loop.create_future()
            self._waiting.append(future)
            await future

    def die(self, how: str) -> None:
        """kill -9: nothing that it does from now on reaches the disk or the wire."""
        if self.is_dead:
            return
        self.world.note(f"server {self.number} is killed: {how}")
        self.is_dead = True
        self._cut()
        self.fleet.start_later(self)

    def _cut(self) -> None:
        for link in self.links:
            if not link.is_cut:
                link.is_cut = True
                self.world.later(link.rng.expovariate(1), lambda link=link: link.client.lose(link))  # type: ignore[misc]

    def stop(self, seconds: float) -> None:
        """SIGSTOP, and SIGCONT later."""
        if self.is_running:
            self.world.note(f"server {self.number} is stopped for {seconds:.1f} s")
            self.is_stopped = True
            self.stopped_at = self.world.now
            self.world.later(seconds, self._go_on)

    def load(self) -> None:
        self.loads, self.loaded, self.slept = self.loads + 1, self.world.now, 0.0

    def stop_if_due(self, *, is_apt: bool = False) -> None:
        """Somebody means to stop it just when it commits, or asks the database for something else; it is apt to harm
        when one commit is under way and another waits for it."""
        if self.stopping and self.rng.random() < (0.9 if is_apt else 0.1):
            self.stop(self.stopping)
            self.stopping = 0.0

    def _go_on(self) -> None:
        self.world.note(f"server {self.number} goes on")
        slept = self.world.now - max(self.stopped_at, self.loaded)
        self.slept += slept if slept > STOPPED else 0.0
        self.is_stopped = False
        self.able.begin()
        held, self._held = self._held, []
        for work in held:
            self.gate(work)
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            if not future.done():  # else whoever waited was called off meanwhile
                future.set_result(None)

    def drain(self) -> None:
        """SIGTERM."""
        if self.is_running:
            self.world.note(f"server {self.number} is drained")
            self.is_draining = True
            self.loop.create_task(self._drain())

    async def _drain(self) -> None:
        self.hub.say_bye()
        await self.upkeep.close()
        if not self.is_dead:  # it may have been killed meanwhile
            self.is_dead = True
            self._cut()
            self.fleet.start_later(self)

    def connect(self, person: Person) -> Link:
        rng = self.world.stream(f"link {person.name} {person.links}")
        link = GatedLink(self, rng, person)
        self.links.append(link)
        self.loop.create_task(link.serve())
        return link


class GatedLink(Link):
    """A socket whose server may stop reading for a while."""

    def __init__(self, server: Server, rng: object, person: Person) -> None:
        self.server = server
        super().__init__(server.loop, rng, server.hub, person.caller, person.code, person, self._watched)  # type: ignore[arg-type]  # a Random

    def _watched(self, link: Link, data: bytes, at_once: bool) -> None:
        """A server that is taken for dead may still show what it knew, but it can't acknowledge anything."""
        if not self.server.is_stale or b'"ack"' in data:
            self.server.laws.sent(link, data, at_once and not self.server.is_stale)

    def age(self) -> Age:
        """A stop that is hardly longer than a busy moment counts."""
        server = self.server
        return Age((server.number, server.loads), self.world.now - server.loaded - server.slept)

    async def _send(self, data: bytes) -> None:
        await self.server.awake()
        await super()._send(data)
        await self.server.awake()

    def _arrive(self, data: bytes) -> None:
        self.server.gate(lambda: super(GatedLink, self)._arrive(data))

    def _notice(self) -> None:
        self.server.gate(super()._notice)


class FleetPerson(Person):
    """Comes back when told that the table is elsewhere."""

    def _hear_refusal(self, refused: wire.Refused) -> None:
        if refused.code in PASSING:
            if refused.id == f"{self.name}.hello" and self.hellos:
                self.hellos.pop(0)
            self.drop()
            return
        super()._hear_refusal(refused)


class Fleet(Simulation):
    """A world with one table and several servers."""

    def __init__(self, seed: int) -> None:
        self.servers: list[Server] = []
        self.last_id = 0  # of a table
        super().__init__(seed)
        self.weather = self.world.stream("weather")
        self.database = Database(self.world, self.faults, self.laws.counts, self.laws.committed)
        self.laws.unstorable = self.database.troubled.since
        self.waits = Waits(self.world, self.database, self.servers)
        self.breaking = self.weather.choice([0.0, 0.002, 0.01, 0.05])
        self.is_supervised = self.weather.random() < 0.5  # does a supervisor see who dies?

    @property
    def counts(self) -> Counter[str]:
        leases = [server.store.lease for server in self.servers]
        taken = Counter(takeovers=sum(lease.takeovers for lease in leases), lost=sum(lease.losses for lease in leases))
        return super().counts + taken

    def person(self, name: str) -> Person:
        return FleetPerson(self.world, self.laws, name, self._connect)

    def _begin(self) -> Fleet:  # type: ignore[override]  # the fleet itself is what lives
        self.laws.life += 1
        self.loop = VirtualLoop(self.world)
        return self

    def _live(self) -> Counter[str]:
        self.world.note(f"plan: {self.plan}")
        self.loop.call_soon(self._start)
        try:
            self.loop.run_forever()
        except End:
            pass
        finally:
            for server in self.servers:
                server.is_dead = True
            self.loop.bury()
        self.world.check()
        return self.counts

    def _start(self) -> None:
        for number in range(SERVERS):
            self._start_server(f"10.0.0.{number}:80")
        self.life = self.servers[0]  # type: ignore[assignment]  # the one at which the table is made
        self.loop.create_task(self._begin_storm())

    async def _begin_storm(self) -> None:
        while not self.servers[0].is_ready:
            await asyncio.sleep(0.1)
        await self._open()
        self.database.breaking = self.breaking
        self.waits.start()
        self.world.later(1.0, self._harm)
        self._stroll()

    def _stroll(self) -> None:
        """People who play elsewhere come in: what they write and what the table does waits for each other."""
        if not self.is_calm:
            rng = self.world.stream(f"stroll {self.world.now}")
            self.world.later(rng.expovariate(2), self._stroll)
            up = [server for server in self.servers if server.is_running]
            for server in [rng.choice(up)] * rng.choice([1, 1, 6]) if up else []:
                self.loop.call_soon(self._come_in, server)

    def _come_in(self, server: Server) -> None:
        server.hub.spawn(self._enter(server))

    async def _enter(self, server: Server) -> None:
        with suppress(StoreError):
            await server.hub.people.come_in("somebody", remote=False)

    def _start_server(self, address: str) -> None:
        self.servers.append(server := Server(self, len(self.servers) + 1, address))
        self.laws.counts["servers"] += 1
        self.loop.create_task(server.begin())

    def start_later(self, gone: Server) -> None:
        """A new process takes the place of one that has gone, perhaps at its address; who sees it die says so, perhaps
        when another has that address already."""
        rng = self.world.stream(f"start {len(self.servers)}")
        address = rng.choice([gone.address, f"10.0.{gone.number}.0:80"])
        self._soon(rng.expovariate(0.5), self._start_server, address)
        if self.is_supervised:
            self._soon(rng.expovariate(2), self._mourn, gone.address)

    def _soon(self, seconds: float, work: Callable[[str], None], address: str) -> None:
        """In the loop, where tasks are made."""

        def call() -> None:
            self.loop.call_soon(work, address)

        self.world.later(seconds, call)

    def _mourn(self, address: str) -> None:
        for server in self.servers:
            if server.is_running:
                server.hub.spawn(self._bury(server, address))

    async def _bury(self, server: Server, address: str) -> None:
        """As `http/app.py` does it when the supervisor says so."""
        with suppress(StoreError):  # its lease ends all the same
            await server.store.owners.bury(address)

    def _harm(self) -> None:
        """Now and then a server is killed, stopped for a while, or drained; or the database goes."""
        if self.is_calm:
            return
        rng = self.world.stream(f"harm {self.world.now}")
        self.world.later(rng.expovariate(1 / 8), self._harm)
        up = [server for server in self.servers if server.is_running]
        if up and self.laws.rows:
            victim = rng.choice(up)
            what = rng.choice(["kill", "stop", "stop", "drain", "fall", "cut"])
            self.laws.counts[what] += 1
            if what == "fall":
                self.database.fall(rng.choice([0.0, 8.0]) * rng.random())
            elif what == "cut":
                self.database.cut(rng.choice([2.0, 12.0]) * rng.random())
            elif what == "kill":
                victim.die("a sudden death")
            elif what == "stop":
                seconds = rng.choice([LEASE / 3, LEASE, LEASE * 2.5]) * rng.random()
                if rng.random() < 0.3:
                    victim.stop(seconds)
                else:
                    victim.stopping = seconds
            else:
                self.loop.call_soon(victim.drain)

    def _connect(self, person: Person) -> Link | None:
        """To the owner, as a balancer and the other servers see to it; to any server, if there is none."""
        up = [server for server in self.servers if server.is_up]
        owner = self.database.owners.get(person.code)
        owning = [server for server in up if server.worker == owner]
        chosen = owning or up
        return person.rng.choice(chosen).connect(person) if chosen else None

    @property
    def is_calm(self) -> bool:
        return any(person.is_calm for person in self.people)

    def _calm_down(self) -> None:
        super()._calm_down()
        self.database.breaking = 0.0

    def _stop(self) -> None: ...

    def _die(self) -> None: ...

    def finish(self) -> None:
        self.is_over = True
        raise End


class End(Exception):
    """The world has seen enough."""
