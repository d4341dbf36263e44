"""The hub: all live tables of this process and what they share. Store, bots, clock and source are given to it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from parlour.core.errors import ParlourError, RecordError
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.bots.workers import GameOpener, Workers, open_game
from parlour.server.hub import webhook
from parlour.server.hub.bots import NOBODY, BotDriver
from parlour.server.hub.limits import Limits
from parlour.server.hub.live import LiveTable, Viewer, cost_of
from parlour.server.hub.people import People
from parlour.server.hub.pipeline import Pipeline, Then
from parlour.server.hub.records import Records
from parlour.server.hub.resuming import Resuming
from parlour.server.hub.source import Clockwork, HubSource, SystemClock, SystemSource
from parlour.server.hub.timers import Timers
from parlour.server.log import EventLog, Metrics, place_of
from parlour.server.settings import ServerSettings
from parlour.server.store.interface import Store, StoreError
from parlour.server.store.rows import StoredTable, TableRow
from parlour.server.tables import rematch
from parlour.server.tables.bots import have_work
from parlour.server.tables.effects import TIME, Effects, Refuse
from parlour.server.tables.load import load
from parlour.server.tables.state import LOBBY, Call, TableState, own_row
from parlour.server.tables.values import PersonBack, TableEvent

CROWD: Final = 0.5  # seconds after which many viewers hear who comes and goes
LOADING: Final = 5.0  # of `work` for a table that is not in memory, at least
AGAIN: Final = 1000  # milliseconds after which those who hear goodbye come back


class Elsewhere(Refuse):
    """Another server plays this table."""

    def __init__(self, address: str) -> None:
        super().__init__("server-elsewhere")
        self.address = address


class Hub:
    """All live tables of this process. What is no function of its requests is given to it."""

    def __init__(
        self,
        settings: ServerSettings,
        store: Store,
        open_game: GameOpener = open_game,
        log: EventLog | None = None,
        *,
        source: HubSource | None = None,
        clock: Clockwork | None = None,
        workers: Workers | None = None,
    ) -> None:
        self.settings = settings
        self.store = store
        self.open_game = open_game
        self.log = log or EventLog()
        self.source: HubSource = source or SystemSource()
        self.clock: Clockwork = clock or SystemClock()
        self.metrics = Metrics()
        self.limits = Limits(is_on=settings.limits, clock=self.clock.now)
        self.workers = workers or Workers(settings.bot_workers, open_game)
        self.pipeline = Pipeline(store, self.clock.now, self.limits, self.metrics)
        self.pipeline.after, self.pipeline.reload = self.after, self.reload
        self.pipeline.prepare, self.pipeline.later = self.prepare, self.clock.call_later
        self.bots = BotDriver(self.workers, self.pipeline, self.clock, self.spawn)
        self.timers = Timers(self.pipeline, self.clock)
        self.people = People(store, self.source, self.metrics, open_game)
        self.records = Records(store)
        self.resuming = Resuming(store, self.clock, self.log, self.spawn, self.open)
        self.tables: dict[str, LiveTable] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.is_closing = False
        self.is_littered = True  # there may be garbage to collect
        self.losses = 0  # how often other servers took our tables
        self._loading: dict[str, asyncio.Future[LiveTable | None]] = {}

    # Tables

    async def open(self, code: str) -> LiveTable | None:
        """A live table, loaded if it has to be. Raises ParlourError if it can't be played any more."""
        code = code.upper()
        if code in self.tables:
            await self.store.owners.confirm()
        live = self.tables.get(code)
        if live is None and len(code) <= 8:
            loading = self._loading.get(code)
            if loading is None:
                loading = asyncio.ensure_future(self._open(code))
                self._loading[code] = loading
                loading.add_done_callback(lambda _: self._loading.pop(code, None))
                loading.add_done_callback(_retrieve)
            live = await asyncio.shield(loading)
        if live is not None:
            live.used = self.clock.now()
        return live

    async def _open(self, code: str) -> LiveTable | None:
        losses = self.losses
        elsewhere = await self.store.owners.claim(code)
        if elsewhere is not None:
            raise Elsewhere(elsewhere)
        stored = await self.store.table(code)
        if stored is None:
            return None
        live = self._live(await self.load(stored))
        if losses != self.losses:
            raise StoreError("server-store-fenced")  # it was ours when we began
        self.tables[code] = live
        self.timers.set(live)
        self.bots.wake(live)
        return live

    async def find(self, code: str, address: str) -> LiveTable:
        """A table for somebody outside. Raises Refuse or ParlourError."""
        is_here = code.upper() in self.tables
        if not is_here:
            await asyncio.sleep(self.limits.wait("work", address, LOADING))
        live = await self.open(code)
        if live is None:
            if not self.limits.take("missing", address):
                raise Refuse("server-too-fast")
            raise Refuse("server-no-table", table=code[:8])
        if not is_here:
            self.limits.wait("work", address, cost_of(live, None))  # how much it was is known now; the next ones wait
        return live

    async def peek(self, code: str) -> TableState | None:
        """A table only to look at: as it is stored, if another server plays it. Raises ParlourError."""
        if not self.store.owners.is_shared:
            live = await self.open(code)
            return None if live is None else live.state
        stored = await self.store.table(code)
        return None if stored is None else await self.load(stored)

    async def load(self, stored: StoredTable) -> TableState:
        row = stored.row
        game = self.open_game(row.game, row.edition_spec)
        if game.edition != row.edition:
            raise RecordError("error-edition-hash", edition=row.edition)
        state = load(game, stored, self.source, self.clock.now())
        if row.phase == LOBBY:
            await self.people.look_up_wins(state)
            if row.origin is not None:
                state.beginning = (await self.records.record(row.origin.record)).moves[: row.origin.at]
        return state

    def add(self, state: TableState) -> LiveTable | None:
        """A new table, which is stored already. Where servers share them, it gets its owner with its first visitor."""
        row = state.row
        self.metrics.count("tables", row.game)
        self.log.write("table", table=row.code, game=row.game)
        if self.store.owners.is_shared:
            return None
        live = self.tables[row.code] = self._live(state)
        return live

    def _live(self, state: TableState) -> LiveTable:
        live = LiveTable(state, self.clock.now())
        live.soon = lambda work: self.clock.call_later(CROWD, work)
        return live

    def link(self, row: TableRow) -> str:
        """Where a table is found: as we are told that people reach us, else as its host did."""
        return f"{self.settings.base_url or row.base}/t/{row.code}"

    # Requests

    def prepare(self, live: LiveTable, call: Call, request: wire.Request, then: Then, by: Viewer | None) -> bool:
        """Read what a request needs and submit it then; False if it needs nothing. Raises Refuse."""
        if isinstance(request, wire.Arrange) and request.hook:
            webhook.check(request.hook, self.settings.hooks)
        if not needs_lookup(live, request):
            return False
        self.spawn(self._look_up(live, call, request, then, by))
        return True

    async def _look_up(self, live: LiveTable, call: Call, request: wire.Request, then: Then, by: Viewer | None) -> None:
        try:
            if isinstance(request, wire.Rematch):
                call.address = await self.store.new_table(self.source.new_code)
            else:
                await self.people.look_up_wins(live.state, call.person)
        except StoreError as error:
            then(wire.Refused(id=request.id, code=error.code, args=dict(error.facts)), Effects())
            return
        self.pipeline.submit(live, call, request, then, by)

    async def send(self, live: LiveTable, event: TableEvent) -> wire.Message:
        """Have an event handled, and wait until it is told."""
        done: asyncio.Future[wire.Message] = asyncio.get_running_loop().create_future()

        def then(reply: wire.Message, effects: Effects) -> None:
            if not done.done():  # else nobody waits any more
                done.set_result(reply)

        self.pipeline.submit(live, Call(NOBODY, None), event, then)
        return await done

    def after(self, live: LiveTable, effects: Effects) -> None:
        """What follows when something was told: turn notices, timers, bots."""
        state = live.state
        if effects.turns and state.row.hook:
            self._notify(state, effects.turns)
        if effects.has_moved:
            self.is_littered = True
        if effects.has_moved or effects.is_reseated or effects.news & TIME:
            if state.clocks is not None or live.timer is not None:
                self.timers.set(live)
            if have_work(state):
                self.bots.wake(live)
        elif effects.is_caught_up and live.pause is not None:
            self.bots.wake(live)

    def _notify(self, state: TableState, seats: tuple[Seat, ...]) -> None:
        row = state.row
        absent = [seat for seat in seats if not state.presence.is_here(row.seats[seat].person)]
        if absent and self.settings.hooks != "off":
            if not (self.limits.take("hook", row.code) and self.limits.take("hooks", webhook.host_of(row.hook))):
                self.metrics.count("hooks", "limited")
                return
            self.spawn(self._post(row.hook, webhook.notice(row, self.link(row), absent)))

    async def _post(self, url: str, body: bytes) -> None:
        self.metrics.count("hooks", await webhook.post(url, body, is_private_allowed=self.settings.hooks == "any"))

    # Viewers

    async def enter(self, live: LiveTable, viewer: Viewer, seat: Seat | None, have: int | None) -> None:
        """A viewer opens a table as a seat, or to watch. Raises Refuse."""
        if live.state.row.phase == LOBBY:
            await self.people.look_up_wins(live.state, viewer.caller.person)
        async with live.lock:
            if live.closed:
                raise Refuse(live.closed)
            if seat is not None:
                own_row(live.state, viewer.caller.person, seat)
            live.leave(viewer, self.clock.now())
            live.enter(viewer, seat, have)
        if any(vote.seat is not None for vote in live.state.row.votes):
            self.pipeline.submit(live, Call(NOBODY, None), PersonBack(viewer.caller.person))

    def leave(self, viewer: Viewer) -> None:
        """A viewer is gone."""
        live = viewer.live
        if live is not None:
            live.lock.run(lambda: self._leave(live, viewer))

    def _leave(self, live: LiveTable, viewer: Viewer) -> None:
        live.leave(viewer, self.clock.now())
        self.is_littered = True
        live.lock.release()

    # When something goes wrong

    def reload(self, live: LiveTable, error: Exception, then: Callable[[], None]) -> None:
        """Something could not be committed, or was half done: forget it, and go on from what is stored."""
        if isinstance(error, StoreError):
            self.metrics.count("failures", error.code)
            self.log.write("not committed", table=live.state.row.code, code=error.code)
        else:
            self.bug(error)
        self.spawn(self._reload(live, then))

    async def _reload(self, live: LiveTable, then: Callable[[], None]) -> None:
        code = live.state.row.code
        try:
            if live.closed:  # we go on with another already, or another server does
                return
            stored = await self.store.table(code)
            if stored is None:
                raise StoreError("server-no-table", table=code)
            live.replace(await self.load(stored))
            self.timers.set(live)  # it may be more than we heard of
            self.bots.wake(live)
        except ParlourError as error:  # not even that: the table is closed, and the next to come tries again
            self._close(live, error.code)
        except BaseException:  # we are stopped, or it is our own bug: it still holds what is not stored
            self._close(live, "server-bye")
            raise
        finally:
            then()

    def _close(self, live: LiveTable, code: str) -> None:
        """What a table holds is not what is stored: go on with another, when that can be read."""
        live.close(code)
        if self.tables.get(live.state.row.code) is live:  # and not one that has been opened since
            del self.tables[live.state.row.code]
            self.resuming.try_again(live.state.row.code)

    def forget(self) -> None:
        """Other servers own our tables now: nothing of them may be told or written any more."""
        self.losses += 1
        self.is_littered = True
        self.log.write("lost tables", count=len(self.tables))
        for live in self.tables.values():
            live.close("server-bye", again=AGAIN)
        self.tables.clear()

    def bug(self, error: Exception) -> None:
        """Our own mistake: it is logged."""
        self.metrics.count("bugs")
        self.log.write("bug", error=place_of(error))

    # Life

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """Run something in the background and keep hold of it."""
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(self._guard(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def _guard(self, work: Awaitable[None]) -> None:
        try:
            await work
        except asyncio.CancelledError:
            raise
        except Exception as error:  # the hub goes on
            self.bug(error)

    def say_bye(self) -> None:
        """The server stops: everybody is told to come back."""
        self.is_closing = self.bots.is_closing = self.timers.is_closing = self.resuming.is_closing = True
        for live in self.tables.values():
            self.timers.stop(live)
            for viewer in list(live.viewers):
                viewer.close("server-bye", again=AGAIN)

    async def stop(self) -> None:
        """Nothing is under way any more; the store is still open."""
        self.say_bye()
        await asyncio.sleep(0)  # a task that has never begun would leave its work unawaited
        for task in list(self.tasks):
            task.cancel()
        for task in list(self.tasks):
            with suppress(asyncio.CancelledError):
                await task
        self.workers.stop()


def needs_lookup(live: LiveTable, request: wire.Request) -> bool:
    """Does a request need something from the store? While others have the lock, nobody knows what it will find."""
    state = live.state
    if isinstance(request, wire.Rematch):
        return live.lock.is_taken or rematch.needs_address(state)
    return state.row.phase == LOBBY and state.game.progression is not None


def _retrieve(done: asyncio.Future[LiveTable | None]) -> None:
    """Nobody may wait for a table any more that could not be opened: asyncio would call its failure forgotten."""
    if not done.cancelled():
        done.exception()
