"""Several servers in one world, which share a disk: owners, leases, take-over. Each server may be killed, stopped for a
while, or drained, while the others go on.

The hubs, their `Owning` and all SQL are real; a lease is a few lines here that do what `store/leases.py` does in
PostgreSQL, whose fence is in the statement that commits.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable, Sequence
from typing import TypeVar

from parlour.server import wire
from parlour.server.hub.hub import Hub
from parlour.server.hub.owning import Owning
from parlour.server.hub.source import Cancellable
from parlour.server.store.interface import Committed, StoreError
from parlour.server.store.rows import Address, StoredTable
from parlour.server.store.sqlite import Commit
from parlour.server.store.writes import Write
from tests.simulator.disk import Disk, Faults, SimulatedStore
from tests.simulator.laws import Laws
from tests.simulator.network import Link
from tests.simulator.people import Person
from tests.simulator.simulation import SETTINGS, PlainUpkeep, SimulatedLog, SimulatedWorkers, Simulation
from tests.simulator.world import VirtualLoop, World

T = TypeVar("T")

SERVERS = 2
LEASE = 6.0  # seconds
PASSING = ("server-elsewhere", "server-store-fenced", "server-bye")


class Registry:
    """What the shared database knows of workers: who beats, who is dead, and who owns what."""

    def __init__(self) -> None:
        self.beats: dict[int, float] = {}
        self.dead: set[int] = set()
        self.owners: dict[str, int] = {}
        self.last_id = 0  # of a table

    def enter(self, now: float) -> int:
        worker = len(self.beats) + 1
        self.beats[worker] = now
        return worker

    def is_free(self, code: str) -> bool:
        return code not in self.owners or self.owners[code] in self.dead


class SimulatedOwners:
    """A server's lease."""

    is_shared = True

    def __init__(self, server: Server, registry: Registry) -> None:
        self.server = server
        self.registry = registry
        self.worker = registry.enter(server.world.now)
        self.beaten = server.world.now
        self.lost: Callable[[], None] = lambda: None
        self.heard: Callable[[bytes], None] = lambda news: None
        self.report: Callable[[str], None] = lambda code: None

    async def claim(self, code: str) -> str | None:
        await self.server.wait(500)
        found = self.registry
        if self.worker not in found.dead and found.is_free(code):
            found.owners[code] = self.worker
        await self.server.wait(500)
        return None if found.owners.get(code) == self.worker else "elsewhere"

    async def beat(self) -> None:
        await self.server.wait(500)
        registry, now = self.registry, self.server.world.now
        if self.worker in registry.dead:
            self.fenced()
            return
        registry.beats[self.worker] = self.beaten = now
        for other, beat in registry.beats.items():
            if other not in registry.dead and beat < now - LEASE:
                registry.dead.add(other)
                self.server.laws.counts["takeovers"] += 1
                self.server.world.note(f"worker {other} is taken for dead")

    def fenced(self) -> None:
        """We are taken for dead: go on under a new name, without our tables."""
        self.worker = self.registry.enter(self.server.world.now)
        self.server.laws.counts["lost"] += 1
        self.lost()

    async def confirm(self) -> None:
        if self.server.world.now - self.beaten > LEASE / 2:
            await self.beat()

    async def orphans(self, most: int) -> list[str]:
        await self.server.wait(500)
        rows = self.server.laws.rows.values()
        return [
            row.code
            for row in rows
            if row.phase == "playing"
            and self.registry.is_free(row.code)
            and (row.clock or any(s.bot for s in row.seats))
        ]

    async def others(self) -> list[str]:
        return []

    async def bury(self, address: str) -> None: ...

    async def announce(self, news: bytes) -> None: ...

    async def give_up(self) -> None:
        self.registry.dead.add(self.worker)


class SharedStore(SimulatedStore):
    """The shared disk, as one server reaches it."""

    def __init__(self, server: Server, disk: Disk, faults: Faults, registry: Registry, life: int) -> None:
        super().__init__(server.world, disk, faults, server.laws.committed, life)
        self.server = server
        self.lease = SimulatedOwners(server, registry)
        self.owners = self.lease

    def commit(self, writes: Sequence[Write], then: Committed) -> None:
        worker = self.lease.worker
        super().commit(writes, Fenced(then, worker, was_alive=worker not in self.lease.registry.dead))
        self.server.stop_if_due()

    def _write_for_good(self, commit: Commit) -> None:
        then = commit.then
        assert isinstance(then, Fenced)
        if self.may_write(then):
            super()._write_for_good(commit)
        else:
            self.server.laws.counts["refused"] += 1
            then.is_refused = True

    def may_write(self, fenced: Fenced) -> bool:
        """The fence, in the very moment of writing."""
        return fenced.worker not in self.lease.registry.dead

    def _report(self, then: Committed, failure: StoreError | None, crash: str | None) -> None:
        assert isinstance(then, Fenced)
        if then.is_refused:
            if self.lease.worker == then.worker:
                self.server.gate(self.lease.fenced)
            failure = StoreError("server-store-fenced")
        self.server.gate(lambda: super(SharedStore, self)._report(then, failure, crash))

    def _crash_if(self, crash: str | None, point: str) -> None:
        if crash == point:
            self.faults.count[point] += 1
            self.server.die(f"a commit is {point}")

    async def _read(self, work: Callable[[], T]) -> T:
        await self.server.wait(500)
        found = await super()._read(work)
        await self.server.wait(500)
        return found

    def _new_table(self, new_code: Callable[[int], str]) -> Address:
        """Ids come from the database that all share, and no two servers get the same."""
        registry = self.lease.registry
        self._last_id = max(self._last_id, registry.last_id)
        address = super()._new_table(new_code)
        registry.last_id = address.id
        return address

    async def table(self, code: str) -> StoredTable | None:
        self.server.laws.life += 1  # clocks may go back by a tick with each load
        return await super().table(code)


class Fenced:
    """A commit on its way, and the name under which it was handed over."""

    def __init__(self, then: Committed, worker: int, *, was_alive: bool) -> None:
        self.then = then
        self.worker = worker
        self.was_alive = was_alive
        self.is_refused = False

    def __call__(self, failure: StoreError | None) -> None:
        self.then(failure)


class GatedClock:
    """The world's time; what is due while the server is stopped happens when it goes on."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.now = server.loop.time

    def call_later(self, seconds: float, work: Callable[[], None]) -> Cancellable:
        return self.server.loop.call_later(seconds, lambda: self.server.gate(work))


class Server:
    """One process."""

    def __init__(self, fleet: Fleet, number: int) -> None:
        self.fleet = fleet
        self.world: World = fleet.world
        self.laws: Laws = fleet.laws
        self.loop = fleet.loop
        self.number = number
        self.is_dead = self.is_stopped = self.is_draining = False
        self.stopping = 0.0  # seconds for which it is to be stopped at its next commit
        self.links: list[Link] = []
        self._held: list[Callable[[], None]] = []
        self._waiting: list[asyncio.Future[None]] = []
        self.store = SharedStore(self, fleet.disk, fleet.faults, fleet.registry, number)
        self.hub = Hub(
            SETTINGS,
            self.store,
            lambda slug, edition: self.laws.game,
            SimulatedLog(self.world),
            source=fleet.source(f"{self.world.seed}/{number}"),
            clock=GatedClock(self),
            workers=SimulatedWorkers(self.world.stream(f"bots {number}"), self.laws.game, self.laws),
        )
        self.upkeep = PlainUpkeep(self.hub)
        self.upkeep.start()
        Owning(self.hub).start()

    @property
    def is_up(self) -> bool:
        return not (self.is_dead or self.is_draining)

    @property
    def is_stale(self) -> bool:
        """Is it taken for dead, and does not know it yet?"""
        return self.store.lease.worker in self.fleet.registry.dead

    def gate(self, work: Callable[[], None]) -> None:
        """Let the server do something: now, when it goes on, or never."""
        if self.is_stopped:
            self._held.append(work)
        elif not self.is_dead:
            work()

    async def wait(self, rate: float) -> None:
        """For the disk; and, if the server is stopped meanwhile, until it goes on."""
        await asyncio.sleep(self.store.rng.expovariate(rate))
        while self.is_stopped or self.is_dead:
            future = self.loop.create_future()
            self._waiting.append(future)
            await future

    def die(self, how: str) -> None:
        """kill -9: nothing that it does from now on reaches the disk or the wire."""
        if self.is_dead:
            return
        self.world.note(f"server {self.number} is killed: {how}")
        self.is_dead = self.store.is_dead = True
        self._cut()
        self.fleet.start_later()

    def _cut(self) -> None:
        for link in self.links:
            if not link.is_cut:
                link.is_cut = True
                self.world.later(link.rng.expovariate(1), lambda link=link: link.client.lose(link))  # type: ignore[misc]

    def stop(self, seconds: float) -> None:
        """SIGSTOP, and SIGCONT later."""
        if self.is_up and not self.is_stopped:
            self.world.note(f"server {self.number} is stopped for {seconds:.1f} s")
            self.is_stopped = True
            self.world.later(seconds, self._go_on)

    def stop_if_due(self) -> None:
        """Somebody means to stop it just when it commits."""
        if self.stopping:
            self.stop(self.stopping)
            self.stopping = 0.0

    def _go_on(self) -> None:
        self.world.note(f"server {self.number} goes on")
        self.is_stopped = False
        held, self._held = self._held, []
        for work in held:
            self.gate(work)
        waiting, self._waiting = self._waiting, []
        for future in waiting:
            future.set_result(None)

    def drain(self) -> None:
        """SIGTERM."""
        if self.is_up and not self.is_stopped:
            self.world.note(f"server {self.number} is drained")
            self.is_draining = True
            self.loop.create_task(self._drain())

    async def _drain(self) -> None:
        self.hub.say_bye()
        await self.upkeep.close()
        self.is_dead = True
        self._cut()
        self.fleet.start_later()

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

    def _arrive(self, data: bytes) -> None:
        self.server.gate(lambda: super(GatedLink, self)._arrive(data))


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
        self.registry = Registry()
        self.servers: list[Server] = []
        super().__init__(seed)

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
                server.is_dead = server.store.is_dead = True
            self.loop.bury()
        self.world.check()
        return self.counts

    def _start(self) -> None:
        for _ in range(SERVERS):
            self._start_server()
        self.life = self.servers[0]  # type: ignore[assignment]  # the one at which the table is made
        self.servers[0].hub.spawn(self._open())
        self.world.later(1.0, self._harm)

    def _start_server(self) -> None:
        self.servers.append(Server(self, len(self.servers) + 1))
        self.laws.counts["servers"] += 1

    def start_later(self) -> None:
        """A new process takes the place of one that has gone."""
        self.world.later(self.world.stream(f"start {len(self.servers)}").expovariate(0.5), self._start_soon)

    def _start_soon(self) -> None:
        self.loop.call_soon(self._start_server)

    def _harm(self) -> None:
        """Now and then a server is killed, stopped for less or more than its lease, or drained."""
        if self.is_calm:
            return
        rng = self.world.stream(f"harm {self.world.now}")
        self.world.later(rng.expovariate(1 / 8), self._harm)
        up = [server for server in self.servers if server.is_up and not server.is_stopped]
        if up and self.laws.rows:
            victim = rng.choice(up)
            what = rng.choice(["kill", "stop", "stop", "drain"])
            self.laws.counts[what] += 1
            if what == "kill":
                victim.die("a sudden death")
            elif what == "stop":
                seconds = rng.choice([LEASE / 3, LEASE * 2.5]) * rng.random()
                if rng.random() < 0.5:
                    victim.stop(seconds)
                else:
                    victim.stopping = seconds
            else:
                self.loop.call_soon(victim.drain)

    def _connect(self, person: Person) -> Link | None:
        """To the owner, as a balancer and the other servers see to it; to any server, if there is none."""
        up = [server for server in self.servers if server.is_up]
        owner = self.registry.owners.get(person.code)
        owning = [server for server in up if server.store.lease.worker == owner]
        chosen = owning or up
        return person.rng.choice(chosen).connect(person) if chosen else None

    @property
    def is_calm(self) -> bool:
        return any(person.is_calm for person in self.people)

    def _stop(self) -> None: ...

    def _die(self) -> None: ...

    def finish(self) -> None:
        self.is_over = True
        raise End


class End(Exception):
    """The world has seen enough."""
