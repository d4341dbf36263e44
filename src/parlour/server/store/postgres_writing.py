"""How a batch of writes becomes one SQL statement, which the worker's fence guards.

One statement, so that a worker that is stopped in the middle holds no lock, and one that has lost its tables writes
nothing. Only the kinds of writes that a batch holds are in it: few different statements, which stay prepared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, NamedTuple

import msgspec

from parlour.server.store.writes import (
    AddAck,
    AddChat,
    AddMove,
    AddPerson,
    AddRecord,
    AddScore,
    DropAck,
    RenamePerson,
    SaveTable,
    SetBallots,
    SetNote,
    SetStudied,
    Write,
)

FENCE: Final = "with fence as (select id from workers where id = $1 and not dead for share)"


class WriteKind(NamedTuple):
    """How one kind of write is written: into which columns, of which types, and what follows the rows."""

    head: str
    types: tuple[str, ...]
    row: Callable[[Any], tuple[object, ...]]
    key: Callable[[Any], object] | None = None  # of two writes with the same key the last counts
    columns: str = ""
    tail: str = ""
    where: str = ""


def _moved(write: AddMove) -> tuple[object, ...]:
    return (write.table, write.n, write.prompt, write.seats, write.answers, write.person, write.request)


def _saved(write: SaveTable) -> tuple[object, ...]:
    people = ",".join(sorted({person for person in write.people if person is not None}))
    return (write.id, write.code, write.game, write.phase, write.private, write.unattended, people, write.row)


def _said(write: AddChat) -> tuple[object, ...]:
    line = write.line
    return (write.table, line.number, line.seat, line.name, line.text, line.time)


def _entered(write: AddPerson) -> tuple[object, ...]:
    return (write.person.id, write.secret, write.person.name, write.person.remote)


def _recorded(write: AddRecord) -> tuple[object, ...]:
    record = write.record
    return (record.id, record.game, record.time, record.private, msgspec.json.encode(record))


def _studied(write: SetStudied) -> tuple[object, ...]:
    studied = write.studied
    return (write.person, studied.game, studied.lesson, studied.code, studied.at, studied.done)


KINDS: Final[dict[type[Write], WriteKind]] = {
    AddMove: WriteKind(
        "insert into moves (table_id, n, prompt, seats, answers, person, request)",
        ("bigint", "integer", "text", "text", "text", "text", "text"),
        _moved,
    ),
    SetBallots: WriteKind(
        "insert into ballots (table_id, answers)",
        ("bigint", "text"),
        lambda write: (write.table, msgspec.json.encode(write.answers).decode()),
        lambda write: write.table,
        tail="on conflict (table_id) do update set answers = excluded.answers",
    ),
    AddAck: WriteKind(
        "insert into acks (table_id, person, request, n)",
        ("bigint", "text", "text", "integer"),
        lambda write: (write.table, write.person, write.id, write.n),
    ),
    DropAck: WriteKind(
        "delete from acks using",
        ("bigint", "text", "text"),
        lambda write: (write.table, write.person, write.id),
        where="acks.table_id = t.a and acks.person = t.b and acks.request = t.c",
    ),
    SaveTable: WriteKind(
        "insert into tables (id, code, game, phase, private, unattended, people, data)",
        ("bigint", "text", "text", "text", "boolean", "boolean", "text", "bytea"),
        _saved,
        lambda write: write.id,
        columns="t.a, t.b, t.c, t.d, t.e, t.f, string_to_array(t.g, ','), t.h",
        tail="on conflict (id) do update set phase = excluded.phase, private = excluded.private,"
        " unattended = excluded.unattended, people = excluded.people, data = excluded.data",
    ),
    AddChat: WriteKind(
        "insert into chat (table_id, number, seat, name, text, time)",
        ("bigint", "integer", "integer", "text", "text", "text"),
        _said,
    ),
    SetNote: WriteKind(
        "insert into notes (table_id, seat, place, text)",
        ("bigint", "integer", "text", "text"),
        lambda write: (write.table, write.seat, write.on, write.text),
        lambda write: (write.table, write.seat, write.on),
        tail="on conflict (table_id, seat, place) do update set text = excluded.text",
    ),
    AddPerson: WriteKind(
        "insert into people (id, secret, name, remote)",
        ("text", "bytea", "text", "boolean"),
        _entered,
    ),
    RenamePerson: WriteKind(
        "update people set name = t.b from",
        ("text", "text"),
        lambda write: (write.person, write.name),
        lambda write: write.person,
        where="people.id = t.a",
    ),
    AddRecord: WriteKind(
        "insert into records (id, game, time, private, data)",
        ("text", "text", "text", "boolean", "bytea"),
        _recorded,
    ),
    AddScore: WriteKind(
        "insert into scores (person, score)",
        ("text", "bytea"),
        lambda write: (write.person, msgspec.json.encode(write.score)),
    ),
    SetStudied: WriteKind(
        "insert into studied as s (person, game, lesson, code, at, done)",
        ("text", "text", "text", "text", "integer", "boolean"),
        _studied,
        tail="on conflict (person, game, lesson) do update set code = excluded.code, at = excluded.at,"
        " done = s.done or excluded.done",
    ),
}
ORDER: Final = {kind: number for number, kind in enumerate(KINDS)}


class SqlStatement(NamedTuple):
    """What is sent to the server; its first value is the worker's id."""

    text: str
    values: list[list[object]]


def statement_of(writes: Iterable[Write]) -> SqlStatement:
    """All these writes as one statement, which says how many workers of that id are alive: 0 or 1."""
    found: dict[type[Write], dict[object, tuple[object, ...]]] = {}
    for write in writes:
        kind = KINDS[type(write)]
        rows = found.setdefault(type(write), {})
        rows[len(rows) if kind.key is None else kind.key(write)] = kind.row(write)
    parts = [FENCE]
    values: list[list[object]] = []
    first = 2
    for written in sorted(found, key=ORDER.__getitem__):
        kind = KINDS[written]
        parts.append(f"part_{ORDER[written]} as ({_part(kind, first)})")
        values += [list(column) for column in zip(*found[written].values(), strict=True)]
        first += len(kind.types)
    return SqlStatement(f"{', '.join(parts)} select count(*) from fence", values)


def _part(kind: WriteKind, first: int) -> str:
    arrays = ", ".join(f"${first + at}::{name}[]" for at, name in enumerate(kind.types))
    names = ", ".join("abcdefgh"[: len(kind.types)])
    rows = f"unnest({arrays}) as t({names}), fence"
    if kind.where:
        return f"{kind.head} {rows} where {kind.where}"
    return f"{kind.head} select {kind.columns or 't.*'} from {rows} {kind.tail}".rstrip()
