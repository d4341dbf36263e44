"""SQLite: one file, one writer thread, and group commit: whatever arrived while the last commit ran is the next one.

synchronous=FULL, so that what was committed survives a power cut; with grouping that costs next to nothing.
"""

from __future__ import annotations

import asyncio
import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, closing, suppress
from pathlib import Path
from typing import IO, Any, Final, NamedTuple

import msgspec

from parlour.server.store import (
    AddAck,
    AddChat,
    AddMove,
    AddPerson,
    AddRecord,
    AddScore,
    DropAcks,
    Kept,
    Person,
    Rename,
    SaveTable,
    SetBallots,
    SetNote,
    SetStudied,
    Sheet,
    Shelf,
    StoreError,
    Studied,
    Then,
    Write,
)
from parlour.server.wire import Said, Score

BUSY: Final = 5000  # milliseconds to wait for another program that holds the file
PRIVATE: Final = 0o600  # of a new file: whoever reads it knows every deck
MOST: Final = 2000  # jobs in one commit
LOG_PAGES: Final = 4000  # of the write-ahead log before it goes into the file: the more, the less often one is written
CHAT: Final = 200  # the newest lines of chat

Rows = sqlite3.Cursor


# The schema, step by step. A published step is never edited: a change is a new step.


SCHEMA_1: Final = """
create table tables (
    id integer primary key, code text not null unique, game text not null, phase text not null,
    private integer not null, sheet blob not null);
create index tables_open on tables (phase, private);
create table seats (
    table_id integer not null, seat integer not null, person text not null,
    primary key (table_id, seat)) without rowid;
create index seats_person on seats (person);
create table moves (
    id integer primary key, table_id integer not null, n integer not null,
    prompt text not null, seats text not null, answers text not null, unique (table_id, n));
create table ballots (
    table_id integer not null, prompt text not null, seat integer not null, answer text not null,
    primary key (table_id, prompt, seat)) without rowid;
create table acks (
    id integer primary key, table_id integer not null, person text not null, request text not null,
    n integer not null, unique (table_id, person, request));
create table chat (
    id integer primary key, table_id integer not null, number integer not null, seat integer,
    name text not null, text text not null, time text not null, unique (table_id, number));
create table notes (
    table_id integer not null, seat integer not null, place text not null, text text not null,
    primary key (table_id, seat, place)) without rowid;
create table people (
    id text primary key, secret blob not null unique, name text not null, remote integer not null) without rowid;
create table records (
    id text primary key, game text not null, time text not null, private integer not null, shelf blob not null);
create index records_time on records (private, time);
create table scores (
    id integer primary key, person text not null, score blob not null);
create index scores_person on scores (person)
"""


def step_1(file: sqlite3.Connection) -> None:
    for statement in SCHEMA_1.split(";"):
        file.execute(statement)


def step_2(file: sqlite3.Connection) -> None:
    file.execute(
        "create table studied (person text not null, game text not null, lesson text not null, code text not null,"
        " at integer not null, done integer not null, primary key (person, game, lesson)) without rowid"
    )


def step_3(file: sqlite3.Connection) -> None:
    """An entry knows the request that made it; requests of finished tables are not asked for any more."""
    file.execute("alter table moves add column person text not null default ''")
    file.execute("alter table moves add column request text not null default ''")


STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (step_1, step_2, step_3)
"""What brings a file from version n to n + 1."""

APPLICATION: Final = 0x70617231  # so that a file of another program is not taken for ours


# Errors


def explain(error: Exception, file: Path) -> StoreError:
    """The error as one that names its cause."""
    text = str(error)
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL or "full" in text:
        return StoreError("server-store-full", file=str(file))
    if code in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        return StoreError("server-store-locked", file=str(file))
    if code in (sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB):
        return StoreError("server-store-broken", file=str(file))
    if code == sqlite3.SQLITE_CONSTRAINT:
        return StoreError("server-store-race")
    return StoreError("server-store-failed", file=str(file), reason=text)


# Opening


def connect(path: Path, busy: int) -> sqlite3.Connection:
    file = sqlite3.connect(path, timeout=busy / 1000, isolation_level=None, check_same_thread=False)
    try:
        file.execute("pragma journal_mode=wal")
        file.execute("pragma synchronous=full")
        file.execute(f"pragma wal_autocheckpoint={LOG_PAGES}")
    except sqlite3.Error:
        file.close()
        raise
    return file


def check(file: sqlite3.Connection, path: Path) -> None:
    """Is the file sound? One that is very big is not read through: that would take long."""
    if path.stat().st_size < 256 * 1024 * 1024 and file.execute("pragma quick_check(1)").fetchone()[0] != "ok":
        raise StoreError("server-store-broken", file=str(path))


def migrate(file: sqlite3.Connection, path: Path) -> None:
    """Bring the file to today's schema, one step in one transaction each; refuse what is newer or not ours."""
    version = int(file.execute("pragma user_version").fetchone()[0])
    ours = int(file.execute("pragma application_id").fetchone()[0])
    is_new = not file.execute("select 1 from sqlite_master limit 1").fetchall()
    if version > len(STEPS):
        raise StoreError("server-store-newer", file=str(path), found=version, known=len(STEPS))
    if not is_new and ours != APPLICATION:
        raise StoreError("server-store-foreign", file=str(path))
    for n, step in enumerate(STEPS[version:], version + 1):
        file.execute("begin immediate")
        step(file)
        file.execute(f"pragma application_id = {APPLICATION}")
        file.execute(f"pragma user_version = {n}")
        file.execute("commit")


def take_lock(path: Path) -> IO[str] | None:
    """Only one server may hold a file. The lock goes with the process, however that ends."""
    try:
        import fcntl
    except ImportError:  # Windows: UNIQUE (table_id, n) is the guard there
        return None
    lock = path.with_suffix(".lock").open("a+")
    try:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        lock.close()
        raise StoreError("server-store-taken", file=str(path)) from None
    lock.seek(0)
    lock.truncate()
    lock.write(str(os.getpid()))
    lock.flush()
    return lock


def back_up(path: Path, to: Path) -> None:
    """Copy the file as it is at one moment, while a server may be using it. Raises StoreError."""
    if not path.exists():
        raise StoreError("error-no-file", file=str(path))
    if to.exists():
        raise StoreError("server-backup-exists", file=str(to))
    new = to.with_name(to.name + ".new")
    try:
        new.touch(PRIVATE)
        with closing(sqlite3.connect(path, timeout=BUSY / 1000)) as source, closing(sqlite3.connect(new)) as copy:
            source.backup(copy)
            copy.execute("pragma journal_mode=delete")
        new.replace(to)
    except (sqlite3.Error, OSError) as error:
        raise explain(error, to) from None
    finally:
        new.unlink(missing_ok=True)


class Promise(asyncio.Future[None]):
    """A commit under way can't be called off: who is cancelled meanwhile still waits for its end."""

    def cancel(self, msg: object = None) -> bool:
        return False

    def settle(self, error: StoreError | None) -> None:
        if error is None:
            self.set_result(None)
        else:
            self.set_exception(error)


class Job(NamedTuple):
    """Writes that belong together, and who wants to know of them."""

    writes: Sequence[Write]
    then: Then


class SQLite:
    """A Store in one file."""

    def __init__(self, path: Path, busy: int = BUSY) -> None:
        self.path = path
        self.commits = 0
        self.committed = 0  # jobs
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
                self._writer.execute("delete from acks where table_id in (select id from tables where phase = 'over')")
                self._reader = opened.enter_context(closing(connect(path, busy)))
            except (sqlite3.Error, OSError) as error:
                raise explain(error, path) from None
            self._opened = opened.pop_all()
        self._last_id = int(self._reader.execute("select coalesce(max(id), 0) from tables").fetchone()[0])
        self._arrived: list[Job] = []
        self._jobs: queue.SimpleQueue[list[Job] | None] = queue.SimpleQueue()
        self._loop: asyncio.AbstractEventLoop | None = None
        self._scribe = threading.Thread(target=self._run, name="parlour store", daemon=True)
        self._scribe.start()

    # Writing

    def keep(self, writes: Sequence[Write], then: Then) -> None:
        if not self._arrived:
            if self._loop is None:
                self._loop = asyncio.get_running_loop()
            self._loop.call_soon(self._hand_over)  # with all that arrives in this turn of the loop
        self._arrived.append(Job(writes, then))

    def commit(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        promise = Promise()
        self.keep(writes, promise.settle)
        return promise

    def _hand_over(self) -> None:
        arrived, self._arrived = self._arrived, []
        if arrived:
            self._jobs.put(arrived)

    def _run(self) -> None:
        is_open = True
        while is_open:
            jobs = self._jobs.get()
            batch: list[Job] = []
            while jobs is not None:
                batch += jobs
                if len(batch) >= MOST:
                    break
                try:
                    jobs = self._jobs.get_nowait()
                except queue.Empty:
                    break
            is_open = jobs is not None
            if batch:
                self._keep(batch)

    def _keep(self, batch: list[Job]) -> None:
        """One transaction for all; if it fails, one for each, so that nobody fails for another's fault."""
        failures: list[tuple[Job, StoreError]] = []
        done = batch
        try:
            self._transact(batch)
        except Exception as error:  # the thread must live on, whatever happens
            failures = [(batch[0], explain(error, self.path))]
            done = []
            if len(batch) > 1:
                failures = []
                for job in batch:
                    try:
                        self._transact([job])
                        done.append(job)
                    except Exception as again:
                        failures.append((job, explain(again, self.path)))
        assert self._loop is not None
        with suppress(RuntimeError):  # the loop is closed: nobody waits any more
            self._loop.call_soon_threadsafe(_settle, done, failures)

    def _transact(self, batch: list[Job]) -> None:
        file = self._writer
        file.execute("begin immediate")
        try:
            rows: dict[type[Write], list[object]] = {kind: [] for kind in ROWS}
            for job in batch:
                for write in job.writes:
                    kind = type(write)
                    if kind in rows:
                        rows[kind] += msgspec.structs.astuple(write)
                    else:
                        APPLY[kind](file, write)
            for kind, values in rows.items():
                if values:
                    _add_rows(file, kind, values)
            file.execute("commit")
        except BaseException:
            with suppress(sqlite3.Error):
                file.execute("rollback")
            raise
        self.commits += 1
        self.committed += len(batch)

    def close(self) -> None:
        self._hand_over()
        self._jobs.put(None)
        self._scribe.join()
        self._opened.close()

    # Reading

    def _read(self, statement: str, *values: object) -> list[Any]:
        try:
            return self._reader.execute(statement, values).fetchall()
        except sqlite3.Error as error:
            raise explain(error, self.path) from None

    def new_table_id(self) -> int:
        self._last_id += 1
        return self._last_id

    def table(self, code: str) -> Kept | None:
        rows = self._read("select id, sheet from tables where code = ?", code)
        if not rows:
            return None
        found, sheet = rows[0]
        chat = self._read(
            "select number, seat, name, text, time from chat where table_id = ? order by number desc limit ?",
            found,
            CHAT,
        )
        acks = self._read(
            "select person, request, n from moves where table_id = ? and request != ''"
            " union all select person, request, n from acks where table_id = ?",
            found,
            found,
        )
        return Kept(
            sheet=msgspec.json.decode(sheet, type=Sheet),
            moves=self._read("select prompt, seats, answers from moves where table_id = ? order by n", found),
            ballots=self._read("select prompt, seat, answer from ballots where table_id = ?", found),
            acks=acks,
            chat=[Said(*row) for row in chat[::-1]],
            notes=self._read("select seat, place, text from notes where table_id = ?", found),
        )

    def has_code(self, code: str) -> bool:
        return bool(self._read("select 1 from tables where code = ?", code))

    def codes(self, phases: Sequence[str]) -> list[str]:
        marks = ", ".join("?" * len(phases))
        return [
            row[0] for row in self._read(f"select code from tables where phase in ({marks}) order by id desc", *phases)
        ]

    def public(self, most: int) -> list[Sheet]:
        rows = self._read(
            "select sheet from tables where phase in ('gathering', 'playing') and private = 0 order by id desc limit ?",
            most,
        )
        return [msgspec.json.decode(row[0], type=Sheet) for row in rows]

    def tables_of(self, person: str, most: int) -> list[Sheet]:
        rows = self._read(
            "select sheet from tables where id in (select table_id from seats where person = ?)"
            " order by id desc limit ?",
            person,
            most,
        )
        return [msgspec.json.decode(row[0], type=Sheet) for row in rows]

    def person(self, secret: bytes) -> Person | None:
        rows = self._read("select id, name, remote from people where secret = ?", secret)
        return Person(rows[0][0], rows[0][1], bool(rows[0][2])) if rows else None

    def record(self, id: str) -> Shelf | None:  # noqa: A002 - it is the record's id
        rows = self._read("select shelf from records where id = ?", id)
        return msgspec.json.decode(rows[0][0], type=Shelf) if rows else None

    def records(self, game: str | None, most: int) -> list[Shelf]:
        rows = self._read(
            "select shelf from records where private = 0 and (? is null or game = ?) order by time desc limit ?",
            game,
            game,
            most,
        )
        return [msgspec.json.decode(row[0], type=Shelf) for row in rows]

    def scores(self, person: str) -> list[Score]:
        rows = self._read("select score from scores where person = ? order by id desc", person)
        return [msgspec.json.decode(row[0], type=Score) for row in rows]

    def studied(self, person: str) -> list[Studied]:
        rows = self._read("select game, lesson, code, at, done from studied where person = ?", person)
        return [Studied(game, lesson, code, at, bool(done)) for game, lesson, code, at, done in rows]


def _settle(done: list[Job], failures: list[tuple[Job, StoreError]]) -> None:
    for job in done:
        job.then(None)
    for job, error in failures:
        job.then(error)


# What comes with every answer is a row for each. Many rows go into one statement: between two statements the thread
# has to wait for its turn to run Python.


AT_ONCE: Final = (64, 16, 4, 1)  # rows in one statement: few different ones, so that they stay prepared


def _adding(into: str, width: int) -> list[tuple[int, str]]:
    """The statements that add so many rows: how many values each takes, and its text."""
    row = f"({', '.join('?' * width)})"
    return [(many * width, f"insert into {into} values {', '.join([row] * many)}") for many in AT_ONCE]


ROWS: Final[dict[type[Write], list[tuple[int, str]]]] = {
    AddMove: _adding("moves (table_id, n, prompt, seats, answers, person, request)", 7),
    AddAck: _adding("acks (table_id, person, request, n)", 4),
}


def _add_rows(file: sqlite3.Connection, kind: type[Write], values: list[object]) -> None:
    at, end = 0, len(values)
    for size, statement in ROWS[kind]:
        while end - at >= size:
            file.execute(statement, values[at : at + size])
            at += size


# One function for each other kind of write


def _save_table(file: sqlite3.Connection, write: SaveTable) -> None:
    file.execute(
        "insert into tables (id, code, game, phase, private, sheet) values (?, ?, ?, ?, ?, ?)"
        " on conflict (id) do update set phase = excluded.phase, private = excluded.private, sheet = excluded.sheet",
        (write.id, write.code, write.game, write.phase, write.private, write.sheet),
    )
    file.execute("delete from seats where table_id = ?", (write.id,))
    for seat, person in enumerate(write.people):
        if person is not None:
            file.execute("insert into seats values (?, ?, ?)", (write.id, seat, person))


def _set_ballots(file: sqlite3.Connection, write: SetBallots) -> None:
    file.execute("delete from ballots where table_id = ?", (write.table,))
    for prompt, seat, answer in write.answers:
        file.execute("insert into ballots values (?, ?, ?, ?)", (write.table, prompt, seat, answer))


def _drop_acks(file: sqlite3.Connection, write: DropAcks) -> None:
    file.execute("delete from acks where table_id = ?", (write.table,))


def _add_chat(file: sqlite3.Connection, write: AddChat) -> None:
    said = write.said
    file.execute(
        "insert into chat (table_id, number, seat, name, text, time) values (?, ?, ?, ?, ?, ?)",
        (write.table, said.number, said.seat, said.name, said.text, said.time),
    )


def _set_note(file: sqlite3.Connection, write: SetNote) -> None:
    if write.text:
        file.execute("replace into notes values (?, ?, ?, ?)", (write.table, write.seat, write.on, write.text))
    else:
        file.execute(
            "delete from notes where table_id = ? and seat = ? and place = ?", (write.table, write.seat, write.on)
        )


def _add_person(file: sqlite3.Connection, write: AddPerson) -> None:
    person = write.person
    file.execute("insert into people values (?, ?, ?, ?)", (person.id, write.secret, person.name, person.remote))


def _rename(file: sqlite3.Connection, write: Rename) -> None:
    file.execute("update people set name = ? where id = ?", (write.name, write.person))


def _add_record(file: sqlite3.Connection, write: AddRecord) -> None:
    shelf = write.shelf
    file.execute(
        "insert into records values (?, ?, ?, ?, ?)",
        (shelf.id, shelf.game, shelf.time, shelf.private, msgspec.json.encode(shelf)),
    )


def _add_score(file: sqlite3.Connection, write: AddScore) -> None:
    file.execute("insert into scores (person, score) values (?, ?)", (write.person, msgspec.json.encode(write.score)))


def _set_studied(file: sqlite3.Connection, write: SetStudied) -> None:
    studied = write.studied
    file.execute(
        "insert into studied values (?, ?, ?, ?, ?, ?) on conflict (person, game, lesson) do update"
        " set code = excluded.code, at = excluded.at, done = max(done, excluded.done)",
        (write.person, studied.game, studied.lesson, studied.code, studied.at, studied.done),
    )


APPLY: Final[dict[type[Write], Callable[[sqlite3.Connection, Any], None]]] = {
    SaveTable: _save_table,
    SetBallots: _set_ballots,
    DropAcks: _drop_acks,
    AddChat: _add_chat,
    SetNote: _set_note,
    AddPerson: _add_person,
    Rename: _rename,
    AddRecord: _add_record,
    AddScore: _add_score,
    SetStudied: _set_studied,
}
