"""PostgreSQL: one database for several workers. Group commit as in SQLite: whatever arrived while the last commit ran
is the next one, in one statement that the worker's fence guards (`postgres_writing.py`, `leases.py`)."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Final, NamedTuple

import asyncpg
import msgspec

from parlour.server.store.interface import Committed, Owners, StoreError
from parlour.server.store.leases import LEASE, Lease, is_beating
from parlour.server.store.postgres_schema import (
    CONNECTING,
    FAILURES,
    WORKING,
    connect,
    explain,
    is_storable,
    is_unsure,
    make_durable,
    name_of,
    prepare,
    told_of,
)
from parlour.server.store.postgres_writing import statement_of
from parlour.server.store.rows import Address, Person, RecordRow, StoredTable, Studied, TableRow
from parlour.server.store.sqlite import CHAT, LENGTHS, MOST
from parlour.server.store.writes import Write
from parlour.server.wire import ChatLine, MatchScore

READERS: Final = 4  # connections for reading
OF_ONE: Final = ("server-store-race", "server-store-refused")  # failures that may be the fault of one commit alone
ACKS: Final = """
select person, request, n from moves where table_id = $1 and request <> ''
union all select person, request, n from acks where table_id = $1"""


decode_ballots = msgspec.json.Decoder(list[tuple[str, int, str]]).decode


class Handed(NamedTuple):
    """A commit, and how often we had lost our tables when it was handed over: after another loss it is not ours."""

    writes: Sequence[Write]
    then: Committed
    losses: int


class PostgreSQL:
    """A Store in a database that other servers use too. `address` is where they reach this one."""

    def __init__(self, url: str, address: str = "", lease: float = LEASE) -> None:
        self.url = url
        self.transactions = 0
        self.commits = 0
        self.lease = Lease(url, address, lease)
        self.owners: Owners = self.lease
        self._told = told_of(url)
        self._trouble: StoreError | None = None
        self._arrived: list[Handed] = []
        self._writer: asyncpg.Connection | None = None
        self._readers: asyncpg.Pool | None = None
        self._committing: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await prepare(self.url)
        try:
            await self.lease.begin()
            self._readers = await asyncpg.create_pool(
                self.url, min_size=1, max_size=READERS, timeout=CONNECTING, command_timeout=WORKING, init=make_durable
            )
            self._writer = await self.lease.connect(self.url)
        except FAILURES as error:
            raise explain(error, self._told) from None

    # Writing

    def commit(self, writes: Sequence[Write], then: Committed) -> None:
        self._arrived.append(Handed(writes, then, self.lease.losses))
        if self._committing is None:
            self._committing = asyncio.get_running_loop().create_task(self._run())

    async def _run(self) -> None:
        """Commit what has arrived, until nothing has."""
        while self._arrived:
            batch, self._arrived = self._arrived[:MOST], self._arrived[MOST:]
            await self._write(batch)
        self._committing = None

    async def _write(self, arrived: list[Handed]) -> None:
        """One statement for all; if it is refused, one for each, so that nobody fails for another's fault.

        What came before our tables were lost is refused: under our new id the fence would let it pass."""
        batch = [commit for commit in arrived if commit.losses == self.lease.losses]
        stale = [commit for commit in arrived if commit.losses != self.lease.losses]
        self._answer(stale, StoreError("server-store-fenced"))
        if not batch:
            return
        failure = await self._transact(batch)
        if failure is not None and failure.code in OF_ONE and len(batch) > 1:
            for commit in batch:
                await self._write([commit])
            return
        if failure is None or failure.code != "server-store-race":
            self._trouble = failure
        self._answer(batch, failure)

    def _answer(self, batch: list[Handed], failure: StoreError | None) -> None:
        for commit in batch:
            asyncio.get_running_loop().call_soon(commit.then, failure)  # whatever one of them does, the others hear

    async def _transact(self, batch: list[Handed]) -> StoreError | None:
        """Why it is not committed, which is certain then; or None."""
        worker = self.lease.worker
        try:
            if self._writer is None or self._writer.is_closed():
                self._writer = await self.lease.connect(self.url)
            alive = await self._send(self._writer, worker, batch)
        except Exception as error:  # whatever happens, those who wait hear of it
            return await self._fail(error, worker, len(batch))
        if not alive:
            await self.lease.fenced(worker)
            return StoreError("server-store-fenced")
        self.transactions += 1
        self.commits += len(batch)
        return None

    async def _send(self, line: asyncpg.Connection, worker: int, batch: list[Handed]) -> int:
        """Is the worker alive? If it is, all of it is committed."""
        statement = statement_of(write for commit in batch for write in commit.writes)
        return int(await line.fetchval(statement.text, worker, *statement.values))

    async def _fail(self, error: Exception, worker: int, size: int) -> StoreError:
        """Why it failed. If it may have happened all the same, it is first made sure that it will not happen later."""
        failure = explain(error, self._told)
        if self._writer is None or self._writer.is_closed() or is_unsure(error):
            self._trouble = failure
            if self._writer is not None:
                self._writer.terminate()
            await self.lease.renew(worker)
        elif isinstance(error, asyncpg.CardinalityViolationError) and size > 1:
            return StoreError("server-store-race")  # two of them wrote the same row
        return failure

    def trouble(self) -> StoreError | None:
        return self._trouble

    def metrics(self) -> dict[str, float]:
        return {
            "commits": self.transactions,
            "commit_jobs": self.commits,
            "servers": self.lease.servers,
            "takeovers": self.lease.takeovers,
            "leases_lost": self.lease.losses,
        }

    def close(self) -> None:
        if self._committing is not None:
            self._committing.cancel()
        self.lease.close()
        for opened in (self._writer, self._readers):
            if opened is not None:
                with suppress(Exception):  # it may be broken already
                    opened.terminate()

    # Reading

    async def _rows(self, statement: str, *values: object) -> list[Any]:
        assert self._readers is not None
        try:
            rows = list(await self._readers.fetch(statement, *values))
        except FAILURES as error:
            raise explain(error, self._told) from None
        return rows

    async def _table_rows(self, statement: str, *values: object) -> list[TableRow]:
        return [msgspec.json.decode(row[0], type=TableRow) for row in await self._rows(statement, *values)]

    async def new_table(self, new_code: Callable[[int], str]) -> Address:
        for length in LENGTHS:
            code = new_code(length)
            made = "insert into codes (code) values ($1) on conflict do nothing returning id"
            for row in await self._rows(made, code):
                return Address(int(row[0]), code)
        raise StoreError("server-too-many-tables", most=(await self._rows("select count(*) from codes"))[0][0])

    async def table(self, code: str) -> StoredTable | None:
        """All of it as at one moment."""
        assert self._readers is not None
        if not is_storable(code):
            return None
        try:
            async with self._readers.acquire() as line, line.transaction(isolation="repeatable_read", readonly=True):
                return await self._table(line, code)
        except FAILURES as error:
            raise explain(error, self._told) from None

    async def _table(self, line: Any, code: str) -> StoredTable | None:
        found = await line.fetchrow("select id, data from tables where code = $1", code)
        if found is None:
            return None
        id_, row = found
        said = "select number, seat, name, text, time from chat where table_id = $1 order by number desc limit $2"
        moves = "select prompt, seats, answers from moves where table_id = $1 order by n"
        notes = "select seat, place, text from notes where table_id = $1 and text <> ''"
        ballots = await line.fetchval("select answers from ballots where table_id = $1", id_)
        return StoredTable(
            row=msgspec.json.decode(row, type=TableRow),
            moves=[tuple(move) for move in await line.fetch(moves, id_)],
            ballots=[] if ballots is None else decode_ballots(ballots),
            acks=[tuple(ack) for ack in await line.fetch(ACKS, id_)],
            chat=[ChatLine(*line) for line in reversed(await line.fetch(said, id_, CHAT))],
            notes=[tuple(note) for note in await line.fetch(notes, id_)],
        )

    async def codes(self, phases: Sequence[str]) -> list[str]:
        rows = await self._rows("select code from tables where phase = any($1) order by id desc", list(phases))
        return [str(row[0]) for row in rows]

    async def public(self, most: int) -> list[TableRow]:
        is_open = "phase in ('lobby', 'playing') and not private"
        return await self._table_rows(f"select data from tables where {is_open} order by id desc limit $1", most)

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        statement = "select data from tables where people @> array[$1::text] order by id desc limit $2"
        return await self._table_rows(statement, person, most)

    async def person(self, secret: bytes) -> Person | None:
        rows = await self._rows("select id, name, remote from people where secret = $1", secret)
        return Person(*rows[0]) if rows else None

    async def record(self, id: str) -> RecordRow | None:  # noqa: A002 - it is the record's id
        rows = await self._rows("select data from records where id = $1", id) if is_storable(id) else []
        return msgspec.json.decode(rows[0][0], type=RecordRow) if rows else None

    async def records(self, game: str | None, most: int) -> list[RecordRow]:
        statement = (
            "select data from records where not private and ($2::text is null or game = $2) order by time desc limit $1"
        )
        return [msgspec.json.decode(row[0], type=RecordRow) for row in await self._rows(statement, most, game)]

    async def scores(self, person: str) -> list[MatchScore]:
        rows = await self._rows("select score from scores where person = $1 order by id desc", person)
        return [msgspec.json.decode(row[0], type=MatchScore) for row in rows]

    async def studied(self, person: str) -> list[Studied]:
        rows = await self._rows("select game, lesson, code, at, done from studied where person = $1", person)
        return [Studied(*row) for row in rows]


async def signing_secret(url: str, address: str = "") -> bytes:
    """The secret with which all servers of this database sign records; made at the first start. Raises StoreError, also
    if another server has this address."""
    await prepare(url)
    try:
        line = await connect(url)
        try:
            if await is_beating(line, address):
                raise StoreError("server-store-address", database=name_of(url), address=address)
            await line.execute("insert into parlour values ('key', $1) on conflict do nothing", secrets.token_hex(32))
            return bytes.fromhex(await line.fetchval("select value from parlour where name = 'key'"))
        finally:
            line.terminate()
    except FAILURES as error:
        raise explain(error, name_of(url)) from None
