"""Tables with something due go on without anybody looking: after a start, and as soon as the disk can be read again."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from parlour.core.errors import ParlourError
from parlour.server.hub.bots import Spawn
from parlour.server.hub.source import Clockwork
from parlour.server.log import EventLog
from parlour.server.store.interface import Store, StoreError
from parlour.server.tables.effects import Refuse
from parlour.server.tables.state import PLAYING

RESUMED: Final = 5000  # tables looked at after a start
AGAIN: Final = 5.0  # seconds before what could not be read is tried again


class Resuming:
    """Opens tables by itself."""

    def __init__(
        self, store: Store, clock: Clockwork, log: EventLog, spawn: Spawn, open_: Callable[[str], Awaitable[object]]
    ) -> None:
        self.store = store
        self.clock = clock
        self.log = log
        self.spawn = spawn
        self.open = open_
        self.is_closing = False

    async def resume(self) -> None:
        """Open all tables where bots or clocks may be due. Where servers share them, `Owning` does it."""
        if self.store.owners.is_shared:
            return
        try:
            codes = await self.store.codes((PLAYING,))
        except StoreError as error:
            self.log.write("not resumed", code=error.code)
            self._later(self.resume)
            return
        for code in codes[:RESUMED]:
            await self._open(code)

    def try_again(self, code: str) -> None:
        """Open this table a little later."""
        self._later(lambda: self._open(code))

    async def _open(self, code: str) -> None:
        try:
            await self.open(code)
        except StoreError as error:  # the disk may be well again soon
            self.log.write("not resumed", table=code, code=error.code)
            self.try_again(code)
        except (ParlourError, Refuse) as error:
            self.log.write("broken table", table=code, code=error.code)

    def _later(self, work: Callable[[], Awaitable[None]]) -> None:
        def begin() -> None:
            if not self.is_closing:
                self.spawn(work())

        self.clock.call_later(AGAIN, begin)
