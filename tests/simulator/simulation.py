"""One seed, one world: a server that crashes, stops and starts again, and people who play at it all the while."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import closing
from typing import NamedTuple

from parlour.bots.advice import Advice
from parlour.core.game import Game, State
from parlour.core.values import Options
from parlour.server import wire
from parlour.server.bots.workers import Workers, ask_bot
from parlour.server.hub.create import create, create_lesson
from parlour.server.hub.hub import Hub
from parlour.server.hub.source import Cancellable
from parlour.server.hub.upkeep import Upkeep
from parlour.server.log import EventLog
from parlour.server.settings import ServerSettings
from parlour.server.tables.values import BotRequest, Caller
from tests.simulator.disk import POINTS, Disk, Faults, SimulatedStore
from tests.simulator.kinds import Kind, game_of, lesson
from tests.simulator.laws import Laws
from tests.simulator.network import Link
from tests.simulator.people import Person
from tests.simulator.world import BEGIN, Crash, Stopped, VirtualLoop, World
from tests.stated import StatedSource

STORM = 60.0  # seconds in which things go wrong
CALM = 400.0  # seconds after it, within which every table has gone on
ENTRIES = 2  # that every table must make in the calm, unless its match ends first
SETTINGS = ServerSettings(limits=False, hooks="off")


class Plan(NamedTuple):
    """What a seed decides before anything happens."""

    game: str
    seats: int
    bots: tuple[str | None, ...]
    people: int
    clock: wire.Clock | None
    pace: wire.BotsPace
    failing: float
    crashes: dict[int, str]  # at which commit, and where in it
    sudden: tuple[float, ...]  # when the server dies, whatever it does
    stops: tuple[float, ...]
    options: Options
    kind: Kind
    hints: bool | None
    campaign: tuple[str, ...]  # its scenarios


def planned(rng: random.Random) -> Plan:
    game = rng.choice(["den", "den", "box", "kokoro"])
    seats = rng.choice([2, 2, 3])
    bots = (*(None for _ in range(seats - 1)), rng.choice([None, "random"]))
    clocks = [None, None, wire.Clock("match", 90), wire.Clock("match", 40, 5), wire.Clock("move", 10)]
    clock = rng.choice([*clocks, wire.Clock("match", 30, late="pause")])
    plan = Plan(
        game=game,
        seats=seats,
        bots=bots,
        people=sum(bot is None for bot in bots) + rng.choice([0, 1]),
        clock=clock,
        pace=rng.choice(["normal", "instant"]),
        failing=rng.choice([0, 0, 0.05, 0.2]),
        crashes={rng.randrange(1, 90): rng.choice(POINTS) for _ in range(rng.choice([0, 1, 2, 3]))},
        sudden=tuple(rng.uniform(1, STORM) for _ in range(rng.choice([0, 0, 1]))),
        stops=tuple(rng.uniform(1, STORM) for _ in range(rng.choice([0, 0, 1]))),
        options={},
        kind=rng.choice(["match", "match", "match", "lesson", "campaign"]),
        hints=rng.choice([None, None, False, True]),
        campaign=tuple(rng.choice(["honest", "aid"]) for _ in range(rng.choice([2, 3]))),
    )
    if plan.kind == "lesson":
        return plan._replace(game="kokoro", seats=lesson().seats, bots=(), people=rng.choice([1, 1, 2]), clock=None)
    return plan._replace(game="box") if plan.kind == "campaign" else plan


class VirtualClock:
    """The world's time, and the loop's timers."""

    def __init__(self, loop: VirtualLoop) -> None:
        self.loop = loop
        self.now = loop.time

    def call_later(self, seconds: float, work: Callable[[], None]) -> Cancellable:
        return self.loop.call_later(seconds, work)


class SimulatedWorkers(Workers):
    """Bots take their time, and now and then one fails or answers nonsense."""

    def __init__(self, rng: random.Random, game: Game[State], laws: Laws) -> None:
        super().__init__(1)
        self.rng = rng
        self.game = game
        self.laws = laws

    async def think(self, slug: str, edition: str, asked: BotRequest) -> str | None:
        self.laws.thought(asked)
        await asyncio.sleep(self.rng.expovariate(5))
        if self.rng.random() < 0.05:
            return self.rng.choice([None, "nonsense"])
        found = ask_bot(self.game, asked, None)
        return found if isinstance(found, str) else None

    async def advise(self, slug: str, edition: str, asked: BotRequest) -> Advice | None:
        await asyncio.sleep(self.rng.expovariate(2))
        if self.rng.random() < 0.2:
            return None
        found = ask_bot(self.game, asked, None)
        assert isinstance(found, Advice)
        self.laws.hints.advise(asked)
        return found


class SimulatedLog(EventLog):
    """Our own bugs break a law."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world

    def write(self, event: str, **facts: str | float | None) -> None:
        self.world.note(f"log: {event} {facts}")
        if event == "bug":
            self.world.breach(f"a bug of the server: {facts}")


class PlainUpkeep(Upkeep):
    """Garbage is not looked for: that is slow, and nothing of it can be seen."""

    def sweep(self, now: float) -> None: ...


class Life:
    """The server from one start to its stop or crash."""

    def __init__(self, world: World, disk: Disk, faults: Faults, laws: Laws, number: int, source: StatedSource) -> None:
        self.world = world
        self.laws = laws
        self.number = number
        self.loop = VirtualLoop(world)
        self.store = SimulatedStore(world, disk, faults, laws.committed, number)
        self.hub = Hub(
            SETTINGS,
            self.store,
            lambda slug, edition: laws.game,
            SimulatedLog(world),
            source=source,
            clock=VirtualClock(self.loop),
            workers=SimulatedWorkers(world.stream(f"bots {number}"), laws.game, laws),
        )
        self.upkeep = PlainUpkeep(self.hub)
        self.links: list[Link] = []
        self.is_up = False

    def run(self, first: Callable[[], Awaitable[None]]) -> None:
        """Until it crashes or stops. Raises Crash, Stopped or Broken."""
        self.loop.call_soon(self._start, first)
        try:
            self.loop.run_forever()
        finally:
            self.is_up = False
            self.store.is_dead = True
            for link in self.links:
                link.is_cut = True
                self.world.later(link.rng.expovariate(1), lambda link=link: link.client.lose(link))  # type: ignore[misc]
            self.loop.bury()

    def _start(self, first: Callable[[], Awaitable[None]]) -> None:
        self.is_up = True
        self.upkeep.start()
        self.hub.spawn(self.hub.resuming.resume())
        self.hub.spawn(first())

    def stop(self) -> None:
        """As a host does it: everything is noted, and then it ends."""
        if self.is_up:
            self.world.note("the server stops")
            self.is_up = False
            self.loop.create_task(self._stop())

    async def _stop(self) -> None:
        self.hub.say_bye()
        await self.upkeep.close()
        self.loop.call_soon(self._end)

    def _end(self) -> None:
        self.world.at(self.world.now, self._stopped)

    def _stopped(self) -> None:
        if not self.loop.is_dead:  # it may have crashed meanwhile
            raise Stopped

    def connect(self, person: Person) -> Link | None:
        if not self.is_up:
            return None
        rng = self.world.stream(f"link {person.name} {person.links}")
        link = Link(self.loop, rng, self.hub, person.caller, person.code, person, self.laws.sent)
        self.links.append(link)
        self.loop.create_task(link.serve())
        return link


class Simulation:
    """A world with one table in it."""

    def __init__(self, seed: int, plan: Plan | None = None) -> None:
        self.world = World(seed)
        self.plan = plan or planned(self.world.stream("plan"))
        self.disk = Disk()
        self.faults = Faults()
        self.laws = Laws(self.world, self.disk, game_of(self.plan.kind, self.plan.game))
        self.laws.failures = self.faults.count
        self.people = [self.person(f"P{n}") for n in range(self.plan.people)]
        self.life = self._begin()
        self.is_over = False
        self.entries_before = 0

    def person(self, name: str) -> Person:
        return Person(self.world, self.laws, name, self._connect)

    def source(self, seed: str) -> StatedSource:
        return StatedSource(seed)

    @property
    def counts(self) -> Counter[str]:
        features = Counter(
            hints=self.laws.hints.taken,
            steps=self.laws.lessons.steps,
            lessons=self.laws.lessons.done,
            campaign=self.laws.campaigns.matches,
        )
        return self.laws.counts + self.faults.count + features

    def run(self) -> Counter[str]:
        """Live through it. Raises Broken."""
        with closing(self.disk.file):
            return self._live()

    def _live(self) -> Counter[str]:
        world = self.world
        world.note(f"plan: {self.plan}")
        while not self.is_over:
            try:
                self.life.run(self._open)
            except Crash:
                world.note("the server is dead")
            except Stopped:
                world.note("the server has stopped")
            if not self.is_over:
                world.run(world.stream(f"down {self.laws.life}").expovariate(0.3))
            if not self.is_over:
                self.life = self._begin()
        world.check()
        self.laws.counts["seconds"] = int(world.now - BEGIN)
        return self.counts

    def _begin(self) -> Life:
        self.laws.life += 1
        self.laws.counts["lives"] += 1
        source = self.source(f"{self.world.seed}/{self.laws.life}")
        return Life(self.world, self.disk, self.faults, self.laws, self.laws.life, source)

    def _connect(self, person: Person) -> Link | None:
        return self.life.connect(person)

    async def _open(self) -> None:
        """At the first start people come in, the first of them opens a table, and the storm begins."""
        if self.laws.life > 1:
            return
        hub, plan, world = self.life.hub, self.plan, self.world
        for person in self.people:
            entered, _ = await hub.people.come_in(person.name, remote=False)
            person.caller = Caller(entered.id, entered.name)
        made = await self._made(hub, self.people[0].caller)
        for person in self.people:
            person.code = made.code
            world.later(person.rng.random(), person.live)
        self.faults.begin(plan.failing, plan.crashes)
        for time in plan.sudden:
            world.later(time, self._die)
        for time in plan.stops:
            world.later(time, self._stop)
        world.later(STORM / 6, lambda: self._calm_down_later(STORM))

    async def _made(self, hub: Hub, caller: Caller) -> wire.Made:
        plan, base = self.plan, "http://simulated"
        if plan.kind == "lesson":
            return await create_lesson(hub, caller, plan.game, lesson().name, base, again=False)
        wanted = wire.NewTable(
            game=plan.game,
            seats=plan.seats,
            options=plan.options,
            bots=plan.bots,
            clock=plan.clock,
            bots_pace=plan.pace,
            unlocked=True,
            hints=plan.hints,
            campaign=wire.CampaignPlan(plan.campaign, "points") if plan.kind == "campaign" else None,
        )
        return await create(hub, caller, wanted, base)

    def _stop(self) -> None:
        self.life.stop()

    def _die(self) -> None:
        if self.life.is_up:
            self.world.note("crash: a sudden one")
            self.laws.counts["sudden"] += 1
            self.world.is_crashing = True

    # The end

    def _calm_down_later(self, left: float) -> None:
        """When the storm has lasted long enough, or a while after the match is over."""
        if left <= STORM / 3 or self._is_over():
            self.world.later(STORM / 3, self._calm_down)
        else:
            self.world.later(STORM / 6, lambda: self._calm_down_later(left - STORM / 6))

    def _calm_down(self) -> None:
        """Nothing goes wrong any more: now every table has to go on."""
        self.world.note("calm")
        self.faults.begin(0.0, {})
        for person in self.people:
            person.is_calm = True
        self.entries_before = self._entries()
        self.world.later(CALM / 40, lambda: self._look(CALM))

    def _look(self, patience: float) -> None:
        if self._has_gone_on():
            self.finish()
        elif patience <= 0:
            self.world.breach(f"the table is stuck at entry {self._entries()}")
        else:
            self.world.later(CALM / 40, lambda: self._look(patience - CALM / 40))

    def _entries(self) -> int:
        return int(str(self.disk.rows("select count(*) from moves")[0][0]))

    def _is_over(self) -> bool:
        """The match, and the campaign if it is one of those."""
        row = self.laws.current()
        return row.phase == "over" and (row.campaign is None or row.campaign.campaign.next_scenario() is None)

    def _has_gone_on(self) -> bool:
        """A match by some entries; lessons and campaigns are short, and go to their end."""
        is_short = self.plan.kind != "match"
        has_moved = self._is_over() or (not is_short and self._entries() >= self.entries_before + ENTRIES)
        return has_moved and all(not person.open and person.link is not None for person in self.people)

    def finish(self) -> None:
        self.is_over = True
        self.world.is_crashing = True
