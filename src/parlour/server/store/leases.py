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
from parlour.server.store.postgres_schema import (
    FAILURES,
    connect,
    explain,
    is_storable,
    is_unsure,
    told_of,
)
from parlour.server.store.postgres_writing import FENCE

LEASE: Final = 6.0  # seconds without a beat after which a worker may be taken for dead
PAUSE: Final = 3.0  # seconds between two of our own beats after which nobody may have been able to beat
GRACE: Final = 5.0  # seconds without such a pause before we take anybody for dead
BEATING: Final = 2.0  # seconds for connecting, and for a statement: of few rows, and our beats wait behind it
AGAIN: Final = 0.25  # seconds before the database is tried again
WATCHED: Final = 2.5  # seconds in which a server that lives beats at least once
SEEN: Final = 1000  # tables without an owner, of which we choose
TRIES: Final = 5  # to claim a table whose owner changes meanwhile
CHANNEL: Final = "parlour"
NOBODY: Final = 0  # the id that no worker has

ENTER: Final = "insert into workers (address) values ($1) returning id"
BEAT: Final = """
update workers w set beat = now()
from (select id, beat from workers where id = $1 and not dead for no key update) last
where w.id = last.id returning extract(epoch from now() - last.beat)::float8"""
END: Final = """
update workers set dead = true
where id = $1 and not dead returning extract(epoch from now() - beat)::float8"""
"""Both say how long ago the last beat was."""

INHERIT: Final = "update tables set owner = $2 where owner = $1"
OTHERS: Final = "select address from workers where not dead and id <> $1 order by id"
NOTIFY: Final = "select pg_notify($1, $2)"
BURY_NAMESAKE: Final = "update workers set dead = true where address = $1 and address <> '' and not dead"
BURY_SILENT: Final = """
update workers set dead = true
where not dead and id <> $1 and beat < now() - make_interval(secs => $2)
and exists (select 1 from workers w where w.id = $1 and not w.dead and w.beat > now() - make_interval(secs => $3))
returning id"""
"""Not if it gets there late, after an outage: then our own beat is old too."""

CLAIM: Final = f"""
{FENCE}
update tables set owner = $1 from fence
where code = $2 and (owner is null or exists (select 1 from workers w where w.id = tables.owner and w.dead))
returning tables.id"""
OWNER: Final = """
select t.owner, w.address, coalesce(w.dead, true) as is_free
from tables t left join workers w on w.id = t.owner where t.code = $1"""
UNSETTLED: Final = "select id from workers where dead and not settled"
UNOWNED: Final = f"""
select code from (select code from tables where unattended and owner is null limit {SEEN}) seen
order by random() limit $1"""
LEFT_BEHIND: Final = f"""
select code from (select code from tables where unattended and owner = any($2) limit {SEEN}) seen
order by random() limit $1"""
"""Any of them, so that two servers that look at once mostly find others; of a million not all are read for that."""

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


async def connect_soon(url: str) -> asyncpg.Connection:
    """Or not at all: who waits for a line that is dead can't beat."""
    return await connect(url, BEATING)


class Lease:
    """A worker's place in the database: its id, and the tables it owns."""

    is_shared = True

    def __init__(self, url: str, address: str, seconds: float = LEASE) -> None:
        self.url = url
        self.address = address
        self.seconds = seconds
        self.worker = NOBODY
        self.servers = 1  # that are alive, as far as we have heard
        self.takeovers = 0  # workers that we have marked as dead
        self.losses = 0  # how often we were
        self.is_leaving = False
        self.lost: Callable[[], None] = lambda: None
        self.heard: Callable[[bytes], None] = lambda news: None
        self.report: Callable[[str], None] = lambda code: None
        self.connect: Callable[[str], Awaitable[asyncpg.Connection]] = connect_soon
        self.clock: Callable[[], float] = time.monotonic
        self._beaten = 0.0  # when we last knew that we are alive
        self._steady = 0.0  # seconds for which we have beaten without a pause, by the database's clock
        self._line: asyncpg.Connection | None = None  # for beats, claims and announcements
        self._mending = asyncio.Lock()

    # Our own name

    async def begin(self) -> None:
        """Get an id. Raises what asyncpg raises."""
        self._line = await self._connect()
        self.worker = await self._enter(self._line)

    async def _connect(self) -> asyncpg.Connection:
        line = await self.connect(self.url)
        try:
            async with asyncio.timeout(BEATING):
                await line.add_listener(CHANNEL, self._hear)
        except BaseException:
            line.terminate()
            raise
        return line

    async def _enter(self, line: asyncpg.Connection) -> int:
        """Who had our address before is dead: else we could not have it."""
        await line.execute(BURY_NAMESAKE, self.address)
        return int(await line.fetchval(ENTER, self.address))

    async def renew(self, broken: int) -> None:
        """What this id wrote last may have happened or not: end it, which waits until that is decided, and go on under
        a new one with the same tables. If others were faster, we have lost them. Waits until the database answers.

        Who is leaving goes on under none: a new one would keep its tables from others for another lease."""
        async with self._mending:
            while self.worker == broken != NOBODY:
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
            worker = NOBODY if self.is_leaving else await self._enter(line)
            if ended is not None and worker != NOBODY:
                await line.execute(INHERIT, broken, worker)
        self.worker = worker
        self._keep_time(ended)
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
        beaten = await self._ask(BEAT, worker)
        if not beaten:
            await self.fenced(worker)
            return
        self._keep_time(beaten[0][0])
        if self._steady >= min(GRACE, self.seconds):
            buried = await self._ask(BURY_SILENT, worker, self.seconds, PAUSE)
            self.takeovers += len(buried)

    def _keep_time(self, silence: float | None) -> None:
        """We beat now, and so long after our last beat, by the database's clock; None: others took us for dead. By our
        own clock too, because the answer to the last one may not have reached us.

        Who could not beat itself, because the database was gone, the network cut, the machine asleep or the process
        stopped, does not know whether anybody could. It first beats for a while, in which whoever lives does too: that
        needs no more than half of it, even if its line is dead and does not say so (`BEATING`). A shorter pause hides
        nobody's death, and nobody's beat is as old as a lease after it."""
        now = self.clock()
        is_pause = silence is None or max(silence, now - self._beaten) > PAUSE
        self._steady = 0.0 if silence is None or is_pause else self._steady + max(0.0, silence)
        self._beaten = now

    async def confirm(self) -> None:
        if self.clock() - self._beaten > self.seconds / 2:
            await self.beat()

    async def bury(self, address: str) -> None:
        await self._ask(BURY_NAMESAKE, address)

    async def _ask(self, statement: str, *values: object) -> list[Any]:
        """Rows, over our own line, which is made again if it is broken or does not answer. Raises StoreError."""
        try:
            async with self._mending:
                if self._line is None or self._line.is_closed():
                    self._line = await self._connect()
                return list(await self._line.fetch(statement, *values, timeout=BEATING))
        except FAILURES as error:
            if is_unsure(error):
                self._hang_up()
            raise explain(error, told_of(self.url)) from None

    def _hang_up(self) -> None:
        if self._line is not None:
            with suppress(Exception):  # it may be broken already
                self._line.terminate()

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
        self._hang_up()
