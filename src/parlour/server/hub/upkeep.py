"""What is done for live tables now and then: digests, clocks, putting away what nobody looks at, garbage."""

from __future__ import annotations

import asyncio
import gc
from typing import Final

from parlour.server.hub.hub import Hub
from parlour.server.hub.live import LiveTable
from parlour.server.store.interface import StoreError
from parlour.server.tables.state import PLAYING
from parlour.server.tables.values import SaveClocks, SaveDigest

IDLE: Final = 600.0  # seconds after which a table without viewers is put away
REST: Final = 5.0  # seconds without a move after which it is noted where a match stands
SWEEP: Final = 600.0  # seconds after which garbage is collected, whoever plays
PARTING: Final = 20.0  # seconds to write the last things down, if the store does not answer
ALIVE: Final = 0.5  # seconds after which the clock is asked, so that it sees whether we were stopped
TICK: Final = 20.0  # seconds of a clock that a crash may give back at most


class Upkeep:
    """The housekeeping of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.swept = hub.clock.now()

    def start(self) -> None:
        """From now on, again and again."""
        self._rest()
        self._live()

    def _rest(self) -> None:
        if not self.hub.is_closing:
            self.hub.clock.call_later(REST, self._tidy_soon)

    def _live(self) -> None:
        self.hub.clock.now()
        if not self.hub.is_closing:
            self.hub.clock.call_later(ALIVE, self._live)

    def _tidy_soon(self) -> None:
        if not self.hub.is_closing:  # nothing is begun that nobody would end
            self.hub.spawn(self._tidy())

    async def _tidy(self) -> None:
        now = self.hub.clock.now()
        await self.save_digests(now - REST)
        await self.save_clocks(TICK - REST)
        self.put_away(now - IDLE)
        self.sweep(now)
        self._rest()

    async def save_digests(self, before: float) -> None:
        """Note where tables stand at which nothing has happened since then."""
        for live in list(self.hub.tables.values()):
            if live.moved < before:
                await self._save_digest(live)

    async def _save_digest(self, live: LiveTable) -> None:
        if live.state.row.phase == PLAYING:
            await self.hub.send(live, SaveDigest())

    async def save_clocks(self, least: float = 0.0) -> None:
        """Note how much time is left where clocks run: a restart begins no turn again, not even one of days."""
        for live in [live for live in self.hub.tables.values() if live.state.clocks is not None]:
            await self.hub.send(live, SaveClocks(least))

    def put_away(self, before: float) -> None:
        """Drop tables that nobody looks at and that have nothing to do."""
        hub = self.hub
        for code, live in list(hub.tables.items()):
            is_busy = live.lock.is_taken or live.has_bots_at_work or live.timer is not None
            if not live.viewers and not is_busy and live.used < before:
                del hub.tables[code]
                hub.is_littered = True

    def sweep(self, now: float) -> None:
        """Collect garbage that Python can't drop by itself. At a thousand tables that takes some tenths of a second:
        so it is done when nobody plays, or, if somebody always plays, now and then."""
        hub = self.hub
        is_quiet = all(live.moved < now - REST for live in hub.tables.values())
        if hub.is_littered and (is_quiet or self.swept < now - SWEEP):
            gc.collect()
            hub.is_littered, self.swept = False, now

    async def close(self) -> None:
        """Note everything that a newer Parlour wants to know, give up our tables, and close the store."""
        self.hub.store.owners.is_leaving = True
        await self.hub.stop()
        try:
            async with asyncio.timeout(PARTING):
                await self.save_clocks()
                await asyncio.gather(*map(self._save_digest, list(self.hub.tables.values())))
                await self.hub.store.owners.give_up()
        except (StoreError, TimeoutError) as error:  # the database is gone: what it has is what counts
            self.hub.log.write("not given up", error=type(error).__name__)
        self.hub.store.close()

    def metrics(self) -> str:
        hub = self.hub
        tables = hub.tables.values()
        return hub.metrics.text(
            {
                "tables": len(tables),
                "connections": sum(len(live.viewers) for live in tables),
                "playing": sum(live.state.row.phase == PLAYING for live in tables),
                "worker_answers": hub.workers.answers,
                "worker_failures": hub.workers.failures,
                **hub.store.metrics(),
            }
        )
