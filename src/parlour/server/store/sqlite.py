"""SQLite: one file, one writer thread, and group commit: whatever arrived while the last commit ran is the next one.

synchronous=FULL, so that what was committed survives a power cut; with grouping that costs next to nothing. Reads have
a thread and a connection of their own.
"""

from __future__ import annotations

import asyncio
import queue
import shutil
import sqlite3
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import Any, Final, NamedTuple, TypeVar

import msgspec

from parlour.server.store.interface import Committed, Owners, SoleOwner, StoreError
from parlour.server.store.rows import Address, Person, RecordRow, StoredTable, Studied, TableRow
from parlour.server.store.schema import BUSY, PRIVATE, check, connect, explain, migrate, take_lock
from parlour.server.store.writes import Write
from parlour.server.store.writing import APPLY, ROWS, add_rows
from parlour.server.wire import ChatLine, MatchScore

T = TypeVar("T")

MOST: Final = 2000  # commits in one transaction
LEAST_FREE: Final = 16 * 1024 * 1024  # bytes of the disk without which we are not well
CHAT: Final = 200  # the newest lines of chat
LENGTHS: Final = (4, 4, 4, 4, 5, 5, 6)  # of a new table's code, try by try: longer when it gets crowded


class Commit(NamedTuple):
    """Writes that belong together, and what to call when they are done."""

    writes: Sequence[Write]
    then: Committed


class SQLite:
    """A Store in one file."""

    owners: Owners = SoleOwner()

    def __init__(self, path: Path, busy: int = BUSY) -> None:
        self.path = path
        self.transactions = 0
        self.commits = 0
        with ExitStack() as opened:
            try:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.touch(PRIVATE)
                self._lock = take_lock(path)
                if self._lock is not None:
                    opened.callback(self._lock.close)
                self._writer = opened.enter_context(closing(connect(path, busy)))
                check(self._writer, path)
                migrate(self._writer, path)
                self._reader = opened.enter_context(closing(connect(path, busy)))
            except (sqlite3.Error, OSError) as error:
                raise explain(error, path) from None
            self._opened = opened.pop_all()
        self._last_id = int(self._reader.execute("select coalesce(max(id), 0) from tables").fetchone()[0])
        self._told = Path(path.name)  # all that players hear of where the file is
        self._trouble: StoreError | None = None
        self._given: set[str] = set()  # codes of tables that may not be stored yet
        self._arrived: list[Commit] = []
        self._batches: queue.SimpleQueue[list[Commit] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = threading.Thread(target=self._run, name="parlour store", daemon=True)
        self._thread.start()
        self._reading = ThreadPoolExecutor(1, "parlour reader")

    async def open(self) -> None:
        """The file is open since it was found."""

    # Writing

    def commit(self, writes: Sequence[Write], then: Committed) -> None:
        if not self._arrived:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)  # with all that arrives in this turn of the loop
        self._arrived.append(Commit(writes, then))

    def _hand_over(self) -> None:
        arrived, self._arrived = self._arrived, []
        if arrived:
            self._batches.put(arrived)

    def _run(self) -> None:
        is_open = True
        while is_open:
            arrived = self._batches.get()
            batch: list[Commit] = []
            while arrived is not None:
                batch += arrived
                if len(batch) >= MOST:
                    break
                try:
                    arrived = self._batches.get_nowait()
                except queue.Empty:
                    break
            is_open = arrived is not None
            if batch:
                self._write(batch)

    def _write(self, batch: list[Commit]) -> None:
        """One transaction for all; if it fails, one for each, so that nobody fails for another's fault."""
        failures: list[tuple[Commit, StoreError]] = []
        done = batch
        try:
            self._transact(batch)
        except Exception as error:  # the thread must live on, whatever happens
            failures = [(batch[0], explain(error, self._told))]
            done = []
            if len(batch) > 1:
                failures = []
                for commit in batch:
                    try:
                        self._transact([commit])
                        done.append(commit)
                    except Exception as again:
                        failures.append((commit, explain(again, self._told)))
        if done:
            self._trouble = None
        elif failures[-1][1].code != "server-store-race":
            self._trouble = failures[-1][1]
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_report, done, failures)

    def _transact(self, batch: list[Commit]) -> None:
        file = self._writer
        file.execute("begin immediate")
        try:
            rows: dict[type[Write], list[object]] = {kind: [] for kind in ROWS}
            for commit in batch:
                for write in commit.writes:
                    kind = type(write)
                    if kind in rows:
                        rows[kind] += msgspec.structs.astuple(write)
                    else:
                        APPLY[kind](file, write)
            for kind, values in rows.items():
                if values:
                    add_rows(file, kind, values)
            file.execute("commit")
        except BaseException:
            with suppress(sqlite3.Error):
                file.execute("rollback")
            raise
        self.transactions += 1
        self.commits += len(batch)

    def trouble(self) -> StoreError | None:
        try:
            if shutil.disk_usage(self.path.parent).free < LEAST_FREE:
                return StoreError("server-store-full", file=self.path.name)
        except OSError as error:
            return explain(error, self._told)
        return self._trouble

    def metrics(self) -> dict[str, float]:
        return {"commits": self.transactions, "commit_jobs": self.commits}

    def close(self) -> None:
        self._hand_over()
        self._batches.put(None)
        self._thread.join()
        self._reading.shutdown()
        self._opened.close()

    # Reading

    async def _read(self, work: Callable[[], T]) -> T:
        """Read in the reader's thread."""
        return await asyncio.get_running_loop().run_in_executor(self._reading, work)

    def _rows(self, statement: str, *values: object) -> list[Any]:
        try:
            return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise explain(error, self._told) from None

    def _table_rows(self, statement: str, *values: object) -> list[TableRow]:
        return [msgspec.json.decode(row[0], type=TableRow) for row in self._rows(statement, *values)]

    async def new_table(self, new_code: Callable[[int], str]) -> Address:
        return await self._read(lambda: self._new_table(new_code))

    def _new_table(self, new_code: Callable[[int], str]) -> Address:
        for length in LENGTHS:
            code = new_code(length)
            if code not in self._given and not self._rows("select 1 from tables where code = ?", code):
                self._given.add(code)
                self._last_id += 1
                return Address(self._last_id, code)
        raise StoreError("server-too-many-tables", most=len(self._given))

    async def table(self, code: str) -> StoredTable | None:
        return await self._read(lambda: self._table(code))

    def _table(self, code: str) -> StoredTable | None:
        rows = self._rows("select id, data from tables where code = ?", code)
        if not rows:
            return None
        found, row = rows[0]
        chat = self._rows(
            "select number, seat, name, text, time from chat where table_id = ? order by number desc limit ?",
            found,
            CHAT,
        )
        acks = self._rows(
            "select person, request, n from moves where table_id = ? and request != ''"
            " union all select person, request, n from acks where table_id = ?",
            found,
            found,
        )
        return StoredTable(
            row=msgspec.json.decode(row, type=TableRow),
            moves=self._rows("select prompt, seats, answers from moves where table_id = ? order by n", found),
            ballots=self._rows("select prompt, seat, answer from ballots where table_id = ?", found),
            acks=acks,
            chat=[ChatLine(*line) for line in chat[::-1]],
            notes=self._rows("select seat, place, text from notes where table_id = ?", found),
        )

    async def codes(self, phases: Sequence[str]) -> list[str]:
        marks = ", ".join("?" * len(phases))
        statement = f"select code from tables where phase in ({marks}) order by id desc"
        return [row[0] for row in await self._read(lambda: self._rows(statement, *phases))]

    async def public(self, most: int) -> list[TableRow]:
        statement = (
            "select data from tables where phase in ('lobby', 'playing') and private = 0 order by id desc limit ?"
        )
        return await self._read(lambda: self._table_rows(statement, most))

    async def tables_of(self, person: str, most: int) -> list[TableRow]:
        statement = (
            "select data from tables where id in (select table_id from seats where person = ?) order by id desc limit ?"
        )
        return await self._read(lambda: self._table_rows(statement, person, most))

    async def person(self, secret: bytes) -> Person | None:
        rows = await self._read(lambda: self._rows("select id, name, remote from people where secret = ?", secret))
        return Person(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    async def record(self, id: str) -> RecordRow | None:  # noqa: A002 - it is the record's id
        rows = await self._read(lambda: self._rows("select data from records where id = ?", id))
        return msgspec.json.decode(rows[0][0], type=RecordRow) if rows else None

    async def records(self, game: str | None, most: int) -> list[RecordRow]:
        where, values = ("", ()) if game is None else (" and game = ?", (game,))
        statement = f"select data from records where private = 0{where} order by time desc limit ?"
        rows = await self._read(lambda: self._rows(statement, *values, most))
        return [msgspec.json.decode(row[0], type=RecordRow) for row in rows]

    async def scores(self, person: str) -> list[MatchScore]:
        statement = "select score from scores where person = ? order by id desc"
        rows = await self._read(lambda: self._rows(statement, person))
        return [msgspec.json.decode(row[0], type=MatchScore) for row in rows]

    async def studied(self, person: str) -> list[Studied]:
        statement = "select game, lesson, code, at, done from studied where person = ?"
        rows = await self._read(lambda: self._rows(statement, person))
        return [Studied(game, lesson, code, at, bool(done)) for game, lesson, code, at, done in rows]


def _report(done: list[Commit], failures: list[tuple[Commit, StoreError]]) -> None:
    for commit in done:
        commit.then(None)
    for commit, error in failures:
        commit.then(error)
