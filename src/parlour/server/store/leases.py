"""Who owns which table in a PostgreSQL database, and the fence that keeps a former owner from writing.

A worker is a row of `workers`: it beats every second, and if it has not for the time of the lease, any other may mark
it as dead. An id that is dead never lives again. Every statement that writes to tables locks its own worker's row
first, and writes nothing if that is dead (`postgres_writing.FENCE`); so once a worker is marked, what it has written is
all that it ever will write, and its tables can be read and claimed.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import asyncpg

from parlour.server.store.interface import StoreError
from parlour.server.store.postgres_schema import FAILURES, connect, explain, is_storable, told_of
from parlour.server.store.postgres_writing import FENCE

LEASE: Final = 6.0  # seconds without a beat after which a worker may be taken for dead
AGAIN: Final = 0.25  # seconds before the database is tried again
WATCHED: Final = 2.5  # seconds in which a server that lives beats at least once
TRIES: Final = 5  # to claim a table whose owner changes meanwhile
CHANNEL: Final = "parlour"

ENTER: Final = "insert into workers (address) values ($1) returning id"
BEAT: Final = "update workers set beat = now() where id = $1 and not dead returning id"
END: Final = "update workers set dead = true where id = $1 and not dead returning id"
INHERIT: Final = "update tables set owner = $2 where owner = $1"
OTHERS: Final = "select address from workers where not dead and id <> $1 order by id"
NOTIFY: Final = "select pg_notify($1, $2)"
BURY_NAMESAKE: Final = "update workers set dead = true where address = $1 and address <> '' and not dead"
BURY_SILENT: Final = """
update workers set dead = true
where not dead and id <> $1 and beat < now() - make_interval(secs => $2) returning id"""
CLAIM: Final = f"""
{FENCE}
update tables set owner = $1 from fence
where code = $2 and (owner is null or exists (select 1 from workers w where w.id = tables.owner and w.dead))
returning tables.id"""
OWNER: Final = """
select t.owner, w.address, coalesce(w.dead, true) as is_free
from tables t left join workers w on w.id = t.owner where t.code = $1"""
UNSETTLED: Final = "select id from workers where dead and not settled"
UNOWNED: Final = "select code from tables where unattended and owner is null order by random() limit $1"
LEFT_BEHIND: Final = "select code from tables where unattended and owner = any($2) order by random() limit $1"
SETTLE: Final = """
update workers w set settled = true
where id = any($1) and not exists (select 1 from tables where unattended and owner = w.id)"""
"""The dead claim nothing: once nothing of theirs is left to adopt, nobody needs to look again. So what each server asks
every second costs the same however many tables there are, and however many servers there have been."""

BEAT_OF: Final = """
select max(beat) from workers
where address = $1 and address <> '' and not dead and beat > now() - make_interval(secs => $2)"""


async def is_beating(line: asyncpg.Connection, address: str) -> bool:
    """Is a server alive at this address? One that was killed may be there yet, but beats no more. Two of one address
    would take each other for dead, again and again."""
    first = beat = await line.fetchval(BEAT_OF, address, LEASE)
    end = time.monotonic() + WATCHED
    while beat is not None and beat == first and time.monotonic() < end:
        await asyncio.sleep(AGAIN)
        beat = await line.fetchval(BEAT_OF, address, LEASE)
    return beat is not None and beat != first


class Lease:
    """A worker's place in the database: its id, and the tables it owns."""

    is_shared = True

    def __init__(self, url: str, address: str, seconds: float = LEASE) -> None:
        self.url = url
        self.address = address
        self.seconds = seconds
        self.worker = 0
        self.servers = 1  # that are alive, as far as we have heard
        self.takeovers = 0  # workers that we have marked as dead
        self.losses = 0  # how often we were
        self.lost: Callable[[], None] = lambda: None
        self.heard: Callable[[bytes], None] = lambda news: None
        self.report: Callable[[str], None] = lambda code: None
        self.connect: Callable[[str], Awaitable[asyncpg.Connection]] = connect
        self.clock: Callable[[], float] = time.monotonic
        self._beaten = 0.0  # when we last knew that we are alive
        self._steady: float | None = None  # since when every beat was heard
        self._line: asyncpg.Connection | None = None  # for beats, claims and announcements
        self._mending = asyncio.Lock()

    # Our own name

    async def begin(self) -> None:
        """Get an id. Raises what asyncpg raises."""
        self._line = await self._connect()
        self.worker = await self._enter(self._line)

    async def _connect(self) -> asyncpg.Connection:
        line = await self.connect(self.url)
        await line.add_listener(CHANNEL, self._hear)
        return line

    async def _enter(self, line: asyncpg.Connection) -> int:
        """Who had our address before is dead: else we could not have it."""
        await line.execute(BURY_NAMESAKE, self.address)
        found = await line.fetchval(ENTER, self.address)
        self._steady = None
        return int(found)

    async def renew(self, broken: int) -> None:
        """What this id wrote last may have happened or not: end it, which waits until that is decided, and go on under
        a new one with the same tables. If others were faster, we have lost them. Waits until the database answers."""
        async with self._mending:
            while self.worker == broken:
                try:
                    line = await self.connect(self.url)
                    try:
                        await self._succeed(line, broken)
                    finally:
                        line.terminate()
                except FAILURES:
                    await asyncio.sleep(AGAIN)

    async def _succeed(self, line: asyncpg.Connection, broken: int) -> None:
        async with line.transaction():
            ended = await line.fetchval(END, broken)
            worker = await self._enter(line)
            if ended is not None:
                await line.execute(INHERIT, broken, worker)
        self.worker = worker
        if ended is None:
            self._lose()

    async def fenced(self, worker: int) -> None:
        """This id was marked as dead: what it owned is others' now. Take a new one."""
        if self.worker == worker:
            await self.renew(worker)

    def _lose(self) -> None:
        self.losses += 1
        self.lost()

    # Beats

    async def beat(self) -> None:
        """Raises StoreError."""
        worker = self.worker
        alive = await self._ask(BEAT, worker)
        if not alive:
            await self.fenced(worker)
            return
        self.report("")
        now = self._beaten = self.clock()
        self._steady = now if self._steady is None else self._steady
        # Who could not reach the database itself does not know who else could: it waits for a whole lease first.
        if now - self._steady > self.seconds:
            buried = await self._ask(BURY_SILENT, worker, self.seconds)
            self.takeovers += len(buried)

    async def confirm(self) -> None:
        if self.clock() - self._beaten > self.seconds / 2:
            await self.beat()

    async def bury(self, address: str) -> None:
        await self._ask(BURY_NAMESAKE, address)

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        """Rows, over our own line, which is made again if it is broken. Raises StoreError."""
        try:
            async with self._mending:
                if self._line is None or self._line.is_closed():
                    self._steady = None
                    self._line = await self._connect()
                return list(await self._line.fetch(statement, *values))
        except FAILURES as error:
            self._steady = None
            raise explain(error, told_of(self.url)) from None

    # Tables

    async def claim(self, code: str) -> str | None:
        """Raises StoreError."""
        if not is_storable(code):
            return None
        for _ in range(TRIES):
            worker = self.worker
            found = await self._ask(OWNER, code)
            if not found:
                return None
            if found[0]["owner"] == worker:
                self.report(code)
                return None
            if not found[0]["is_free"]:
                return str(found[0]["address"])
            if await self._ask(CLAIM, worker, code):
                self.report(code)
                return None
        raise StoreError("server-store-race")

    async def orphans(self, most: int) -> list[str]:
        dead = [int(row[0]) for row in await self._ask(UNSETTLED)]
        found = await self._ask(LEFT_BEHIND, most, dead) if dead else []
        if dead and not found:
            await self._ask(SETTLE, dead)
        return [str(row[0]) for row in found or await self._ask(UNOWNED, most)]

    async def others(self) -> list[str]:
        rows = await self._ask(OTHERS, self.worker)
        self.servers = 1 + len(rows)
        return [str(row[0]) for row in rows]

    # News

    async def announce(self, news: bytes) -> None:
        await self._ask(NOTIFY, CHANNEL, f"{self.worker} {news.decode()}")

    def _hear(self, line: object, process: int, channel: str, payload: object) -> None:
        sender, _, news = str(payload).partition(" ")
        if sender != str(self.worker):
            self.heard(news.encode())

    # The end

    async def give_up(self) -> None:
        """The tables of a worker that is dead are free."""
        await self._ask(END, self.worker)

    def close(self) -> None:
        if self._line is not None:
            with suppress(Exception):  # it may be broken already
                self._line.terminate()
