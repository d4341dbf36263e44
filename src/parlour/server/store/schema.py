"""The file: its schema step by step, opening it safely, and copying it while a server uses it."""

from __future__ import annotations

import errno
import os
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import IO, Final

from parlour.server.store.interface import StoreError

BUSY: Final = 5000  # milliseconds to wait for another program that holds the file
PRIVATE: Final = 0o600  # of a new file: whoever reads it knows every deck
LOG_PAGES: Final = 4000  # of the write-ahead log before it goes into the file: the more, the less often one is written


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
    """An entry knows the request that made it."""
    file.execute("alter table moves add column person text not null default ''")
    file.execute("alter table moves add column request text not null default ''")


def step_4(file: sqlite3.Connection) -> None:
    """The newest records of one game are found without reading those of the others."""
    file.execute("create index records_game on records (private, game, time)")


def step_5(file: sqlite3.Connection) -> None:
    """A table that waits for players is in its lobby; it was called gathering."""
    file.execute(
        "update tables set phase = 'lobby',"
        """ sheet = cast(replace(cast(sheet as text), '"phase":"gathering"', '"phase":"lobby"') as blob)"""
        " where phase = 'gathering'"
    )


def step_6(file: sqlite3.Connection) -> None:
    """What a row holds is called as in the code: `data`, and in it `seats` and `campaign`."""
    file.execute("alter table tables rename column sheet to data")
    file.execute("alter table records rename column shelf to data")
    seats = """replace(cast(data as text), '"holders":', '"seats":')"""
    file.execute(f"""update tables set data = cast(replace({seats}, '"tour":', '"campaign":') as blob)""")


STEPS: Final[tuple[Callable[[sqlite3.Connection], None], ...]] = (step_1, step_2, step_3, step_4, step_5, step_6)
"""What brings a file from version n to n + 1."""

APPLICATION: Final = 0x70617231  # so that a file of another program is not taken for ours


# Errors


def explain(error: Exception, file: Path) -> StoreError:
    """The error as one that names its cause."""
    text = (isinstance(error, OSError) and error.strerror) or str(error)  # without the number and the file
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code == sqlite3.SQLITE_FULL or getattr(error, "errno", None) == errno.ENOSPC or "full" in text:
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
        version_of(file, path)  # before anything is changed: the journal's mode stays with the file
        file.execute("pragma journal_mode=wal")
        file.execute("pragma synchronous=full")
        file.execute(f"pragma wal_autocheckpoint={LOG_PAGES}")
    except (sqlite3.Error, StoreError):
        file.close()
        raise
    return file


def check(file: sqlite3.Connection, path: Path) -> None:
    """Is the file sound? One that is very big is not read through: that would take long."""
    if path.stat().st_size < 256 * 1024 * 1024 and file.execute("pragma quick_check(1)").fetchone()[0] != "ok":
        raise StoreError("server-store-broken", file=str(path))


def version_of(file: sqlite3.Connection, path: Path) -> int:
    """Of its schema; 0 if it is new. Raises StoreError if it is newer or not ours."""
    version = int(file.execute("pragma user_version").fetchone()[0])
    ours = int(file.execute("pragma application_id").fetchone()[0])
    is_new = not file.execute("select 1 from sqlite_master limit 1").fetchall()
    if not is_new and ours != APPLICATION:
        raise StoreError("server-store-foreign", file=str(path))
    if version > len(STEPS):
        raise StoreError("server-store-newer", file=str(path), found=version, known=len(STEPS))
    return version


def migrate(file: sqlite3.Connection, path: Path) -> None:
    """Bring the file to today's schema, one step in one transaction each. Raises StoreError as `version_of`."""
    version = version_of(file, path)
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
    lock = Path(os.path.realpath(path)).with_suffix(".lock").open("a+")  # a link leads to the same file
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
