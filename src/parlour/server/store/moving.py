"""Carries all tables from a SQLite file into an empty PostgreSQL database, and compares every row afterwards."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from itertools import groupby
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final, NamedTuple

import msgspec

from parlour.server.store.interface import StoreError
from parlour.server.store.key import signing_key
from parlour.server.store.postgres_schema import FAILURES, connect, first_line, name_of, prepare
from parlour.server.store.rows import TableRow
from parlour.server.store.schema import BUSY, back_up, check, explain, migrate, take_lock, version_of
from parlour.server.store.schema import connect as open_file
from parlour.server.store.writes import save

MAGIC: Final = b"SQLite format 3\0"

Row = tuple[object, ...]
Source = Callable[[sqlite3.Connection], Iterator[Row]]


class MovedPart(NamedTuple):
    """One table of the database: its columns, what fills it, and the key by which both sides are read."""

    name: str
    columns: tuple[str, ...]
    source: Source
    key: str


def _plainly(statement: str, *flags: int) -> Source:
    """Rows as they are, but for flags, which SQLite keeps as numbers."""

    def read(file: sqlite3.Connection) -> Iterator[Row]:
        for row in file.execute(statement):
            yield tuple([bool(value) if at in flags else value for at, value in enumerate(row)])

    return read


def _tables(file: sqlite3.Connection) -> Iterator[Row]:
    for (data,) in file.execute("select data from tables order by id"):
        saved = save(msgspec.json.decode(data, type=TableRow))
        people = sorted({person for person in saved.people if person is not None})
        yield (saved.id, saved.code, saved.game, saved.phase, saved.private, saved.unattended, people, bytes(data))


def _ballots(file: sqlite3.Connection) -> Iterator[Row]:
    rows = file.execute("select table_id, prompt, seat, answer from ballots order by table_id, prompt, seat")
    for table, answers in groupby(rows, lambda row: row[0]):
        yield (table, msgspec.json.encode([answer[1:] for answer in answers]).decode())


PARTS: Final = (
    MovedPart("codes", ("code", "id"), _plainly("select code, id from tables order by id"), "id"),
    MovedPart("tables", ("id", "code", "game", "phase", "private", "unattended", "people", "data"), _tables, "id"),
    MovedPart(
        "moves",
        ("table_id", "n", "prompt", "seats", "answers", "person", "request"),
        _plainly("select table_id, n, prompt, seats, answers, person, request from moves order by table_id, n"),
        "table_id, n",
    ),
    MovedPart("ballots", ("table_id", "answers"), _ballots, "table_id"),
    MovedPart(
        "acks",
        ("table_id", "person", "request", "n"),
        _plainly("select table_id, person, request, n from acks order by table_id, person, request"),
        'table_id, person collate "C", request collate "C"',
    ),
    MovedPart(
        "chat",
        ("table_id", "number", "seat", "name", "text", "time"),
        _plainly("select table_id, number, seat, name, text, time from chat order by table_id, number"),
        "table_id, number",
    ),
    MovedPart(
        "notes",
        ("table_id", "seat", "place", "text"),
        _plainly("select table_id, seat, place, text from notes order by table_id, seat, place"),
        'table_id, seat, place collate "C"',
    ),
    MovedPart(
        "people",
        ("id", "secret", "name", "remote"),
        _plainly("select id, secret, name, remote from people order by id", 3),
        'id collate "C"',
    ),
    MovedPart(
        "records",
        ("id", "game", "time", "private", "data"),
        _plainly("select id, game, time, private, data from records order by id", 3),
        'id collate "C"',
    ),
    MovedPart("scores", ("id", "person", "score"), _plainly("select id, person, score from scores order by id"), "id"),
    MovedPart(
        "studied",
        ("person", "game", "lesson", "code", "at", "done"),
        _plainly("select person, game, lesson, code, at, done from studied order by person, game, lesson", 5),
        'person collate "C", game collate "C", lesson collate "C"',
    ),
)


def is_database(file: Path) -> bool:
    """Is it a file of SQLite's, as far as its first bytes say?"""
    return file.is_file() and file.open("rb").read(len(MAGIC)) == MAGIC


async def move(file: Path, database: str) -> dict[str, int]:
    """Move everything, in one transaction; how many rows of each table have arrived, each compared with what it was.
    The file stays as it is, and no server may use it meanwhile. Raises StoreError, and then nothing has changed."""
    if not file.exists():
        raise StoreError("error-no-file", file=str(file))
    try:
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as looked_at:
            version_of(looked_at, file)  # before anything is put beside it
        lock = take_lock(file)
        try:
            return await _move_copy(file, database)
        finally:
            if lock is not None:
                lock.close()
    except (sqlite3.Error, OSError) as error:
        raise explain(error, file) from None


async def _move_copy(file: Path, database: str) -> dict[str, int]:
    """Of a copy: reading an older file means bringing it to today's schema."""
    with TemporaryDirectory(dir=file.parent, prefix=".moving-") as folder:
        copy = Path(folder) / file.name
        back_up(file, copy)
        with closing(open_file(copy, BUSY)) as source:
            check(source, file)
            migrate(source, file)
            return await _move(source, signing_key(file.with_suffix(".key")).secret, database)


async def _move(source: sqlite3.Connection, key: bytes, database: str) -> dict[str, int]:
    await prepare(database)
    try:
        target = await connect(database)
        try:
            async with target.transaction():
                return await _fill(source, key, target, database)
        finally:
            target.terminate()
    except FAILURES as error:
        raise StoreError("server-store-refused", database=name_of(database), reason=first_line(error)) from None


async def _fill(source: sqlite3.Connection, key: bytes, target: Any, database: str) -> dict[str, int]:
    names = ", ".join(part.name for part in PARTS)
    await target.execute(f"lock table {names} in exclusive mode")  # no server begins meanwhile
    for part in PARTS:
        if await target.fetchval(f"select exists (select 1 from {part.name})"):
            raise StoreError("server-move-not-empty", database=name_of(database))
    moved: dict[str, int] = {}
    for part in PARTS:
        await target.copy_records_to_table(part.name, records=part.source(source), columns=part.columns, timeout=3600)
        moved[part.name] = await _compare(part, source, target, database)
    for name in ("codes", "scores"):  # new ids come after those that are there
        last = f"select coalesce(max(id), 0) + 1 from {name}"
        await target.execute(f"select setval(pg_get_serial_sequence('{name}', 'id'), ({last}), false)")
    await target.execute(
        "insert into parlour values ('key', $1) on conflict (name) do update set value = excluded.value", key.hex()
    )
    return moved


async def _compare(part: MovedPart, source: sqlite3.Connection, target: Any, database: str) -> int:
    """Is every row there as it was, and no other? How many there are. Raises StoreError."""
    statement = f"select {', '.join(part.columns)} from {part.name} order by {part.key}"
    expected = part.source(source)
    count = 0
    async for found in target.cursor(statement, prefetch=1000):
        if next(expected, None) != tuple(found):
            raise StoreError("server-move-differs", database=name_of(database), table=part.name, row=count + 1)
        count += 1
    if next(expected, None) is not None:
        raise StoreError("server-move-differs", database=name_of(database), table=part.name, row=count + 1)
    return count
