"""Turns at the workers, shared out fairly: first between people, then between their tables.

Whoever has used the workers least goes first, so that a table with slow bots delays its own bots, not those of others.
Idle time earns no credit: somebody who comes back starts level with whoever had the last turn.
"""

from __future__ import annotations

import asyncio
from collections import Counter, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from heapq import nlargest
from typing import Final, NamedTuple

MOST_COUNTED: Final = 1000  # people, or tables; of more, those that have used most


class Share(NamedTuple):
    """Who pays for a turn: a person (or an address), and one of their tables."""

    person: str = ""
    table: str = ""


class Meter:
    """How much each has used, as far as that still matters."""

    def __init__(self) -> None:
        self.used: dict[str, float] = {}
        self.now = 0.0  # what the last to get a turn had used: nobody starts with less

    def enter(self, name: str) -> None:
        self.used[name] = max(self.now, self.used.get(name, 0.0))

    def begin(self, name: str) -> None:
        self.now = max(self.now, self.used.get(name, 0.0))

    def pay(self, name: str, seconds: float) -> None:
        self.used[name] = max(self.now, self.used.get(name, 0.0)) + seconds
        if len(self.used) > MOST_COUNTED:
            self.used = dict(nlargest(MOST_COUNTED // 2, self.used.items(), key=lambda item: item[1]))


class FairQueue:
    """At most `places` turns at once; the next goes to the share that has used least."""

    def __init__(self, places: int) -> None:
        self.places = self.free = places
        self.people = Meter()
        self.tables = Meter()
        self.waiting: dict[Share, deque[asyncio.Future[None]]] = {}

    async def turn(self, share: Share) -> None:
        """Wait for a turn; `done` must follow."""
        if self.free and not self.waiting:
            self._enter(share)
            self._begin(share)
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if share not in self.waiting:
            self._enter(share)
            self.waiting[share] = deque()
        self.waiting[share].append(mine)
        try:
            await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():  # it was my turn already
                self.done(share, 0.0)
            else:
                self._forget(share, mine)
            raise

    def done(self, share: Share, seconds: float) -> None:
        """A turn is over, and took so long."""
        self.people.pay(share.person, seconds)
        self.tables.pay(share.table, seconds)
        self.free += 1
        if self.free == self.places and not self.waiting:
            self.people, self.tables = Meter(), Meter()  # nobody waits: all are equal again
        while self.free and self.waiting:
            self._call_next()

    def _enter(self, share: Share) -> None:
        self.people.enter(share.person)
        self.tables.enter(share.table)

    def _begin(self, share: Share) -> None:
        self.free -= 1
        self.people.begin(share.person)
        self.tables.begin(share.table)

    def _call_next(self) -> None:
        share = min(self.waiting, key=self._rank)
        mine = self.waiting[share].popleft()
        if not self.waiting[share]:
            del self.waiting[share]
        if not mine.done():
            self._begin(share)
            mine.set_result(None)

    def _rank(self, share: Share) -> tuple[float, float]:
        """By what the person has used, then by what the table has; of equals the first to come."""
        return self.people.used.get(share.person, 0.0), self.tables.used.get(share.table, 0.0)

    def _forget(self, share: Share, mine: asyncio.Future[None]) -> None:
        queue = self.waiting.get(share)
        if queue is not None and mine in queue:
            queue.remove(mine)
            if not queue:
                del self.waiting[share]


class AddressTurns:
    """Long studies in pieces: an address has one study after another, and between pieces addresses take turns."""

    def __init__(self) -> None:
        self.waiting: Counter[str] = Counter()  # studies that each address has asked for
        self._pieces = FairQueue(1)
        self._studies: dict[str, FairQueue] = {}

    @asynccontextmanager
    async def of(self, address: str) -> AsyncIterator[None]:
        """The turn of one study of an address."""
        queue = self._studies.setdefault(address, FairQueue(1))
        await queue.turn(Share())
        try:
            yield
        finally:
            queue.done(Share(), 0.0)
            if queue.free and not queue.waiting:
                self._studies.pop(address, None)

    @asynccontextmanager
    async def piece(self, address: str) -> AsyncIterator[None]:
        """The turn of one piece of it."""
        await self._pieces.turn(Share(address))
        try:
            yield
        finally:
            self._pieces.done(Share(address), 1.0)

    def leave(self, address: str) -> None:
        """One study less."""
        self.waiting[address] -= 1
        if not self.waiting[address]:
            del self.waiting[address]
