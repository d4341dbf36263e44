"""Which tables are ours, where several servers share a store: beats, adopting tables whose owner is gone, and losing
our own. With a store of one server nothing of this happens."""

from __future__ import annotations

from typing import Final

from parlour.core.errors import ParlourError
from parlour.server.hub.hub import Hub
from parlour.server.hub.rename import hear
from parlour.server.store.interface import StoreError
from parlour.server.tables.effects import Refuse

BEAT: Final = 1.0  # seconds
AGAIN: Final = 0.25  # seconds after a beat that failed
ADOPTED: Final = 50  # tables asked for at once


class Owning:
    """The beats of a hub."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.owners = hub.store.owners
        self.is_adopting = False
        self.is_silent = False  # did our last beat fail?

    def start(self) -> None:
        """From now on, again and again."""
        hub = self.hub
        if self.owners.is_shared:
            self.owners.lost = hub.forget
            self.owners.heard = lambda news: None if hub.is_closing else self._hear(news)
            self._beat_soon()

    def _hear(self, news: bytes) -> None:
        self.hub.spawn(hear(self.hub, news))

    def _beat_soon(self, seconds: float = BEAT) -> None:
        self.hub.clock.call_later(seconds, self._beat_now)

    def _beat_now(self) -> None:
        if not self.hub.is_closing:  # nothing is begun that nobody would end
            self.hub.spawn(self._beat())

    async def _beat(self) -> None:
        """The next one waits for nothing else; after one that failed it comes soon, lest others take us for dead."""
        is_heard = False
        try:
            await self.owners.beat()
            is_heard = True
        except StoreError as error:
            if not self.is_silent:
                self.hub.log.write("no beat", code=error.code)
        finally:
            self.is_silent = not is_heard
            self._beat_soon(BEAT if is_heard else AGAIN)
        if is_heard:
            self._adopt_soon()
            await self._share()

    def _adopt_soon(self) -> None:
        if not self.is_adopting:
            self.is_adopting = True
            self.hub.spawn(self._adopt())

    async def _share(self) -> None:
        """Limits, with as many servers as there are."""
        try:
            self.hub.limits.share(1 + len(await self.owners.others()))
        except StoreError as error:
            self.hub.log.write("not shared", code=error.code)

    async def _adopt(self) -> None:
        """Open the tables without an owner where bots or clocks go on."""
        try:
            while not self.hub.is_closing and (codes := await self.owners.orphans(ADOPTED)):
                for code in codes:
                    await self._open(code)
        except StoreError as error:
            self.hub.log.write("not adopted", code=error.code)
        finally:
            self.is_adopting = False

    async def _open(self, code: str) -> None:
        try:
            await self.hub.open(code)
        except StoreError:
            raise
        except ParlourError as error:  # it is ours now, so nobody tries it again and again
            self.hub.log.write("broken table", table=code, code=error.code)
        except Refuse:
            pass  # somebody else was faster
