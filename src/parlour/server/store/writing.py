"""How each kind of write becomes SQL."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from typing import Any, Final

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

# What comes with every answer is a row for each. Many rows go into one statement: between two statements the thread
# has to wait for its turn to run Python.
#
# They say `or rollback`, which is what follows a failure anyway. To take back no more than the one statement, SQLite
# would copy every page before it changes it, and mostly into a file that it makes for this statement alone.


AT_ONCE: Final = (64, 16, 4, 1)  # rows in one statement: few different ones, so that they stay prepared


def _inserts(into: str, width: int) -> list[tuple[int, str]]:
    """The statements that add this many rows: how many values each takes, and its text."""
    row = f"({', '.join('?' * width)})"
    return [(many * width, f"insert or rollback into {into} values {', '.join([row] * many)}") for many in AT_ONCE]


ROWS: Final[dict[type[Write], list[tuple[int, str]]]] = {
    AddMove: _inserts("moves (table_id, n, prompt, seats, answers, person, request)", 7),
    AddAck: _inserts("acks (table_id, person, request, n)", 4),
}


def add_rows(file: sqlite3.Connection, kind: type[Write], values: list[object]) -> None:
    at, end = 0, len(values)
    for size, statement in ROWS[kind]:
        while end - at >= size:
            file.execute(statement, values[at : at + size])
            at += size


# One function for each other kind of write


def _save_table(file: sqlite3.Connection, write: SaveTable) -> None:
    file.execute(
        "insert into tables (id, code, game, phase, private, data) values (?, ?, ?, ?, ?, ?)"
        " on conflict (id) do update set phase = excluded.phase, private = excluded.private, data = excluded.data",
        (write.id, write.code, write.game, write.phase, write.private, write.row),
    )
    file.execute("delete from seats where table_id = ?", (write.id,))
    for seat, person in enumerate(write.people):
        if person is not None:
            file.execute("insert into seats values (?, ?, ?)", (write.id, seat, person))


def _set_ballots(file: sqlite3.Connection, write: SetBallots) -> None:
    file.execute("delete from ballots where table_id = ?", (write.table,))
    for prompt, seat, answer in write.answers:
        file.execute("insert into ballots values (?, ?, ?, ?)", (write.table, prompt, seat, answer))


def _drop_ack(file: sqlite3.Connection, write: DropAck) -> None:
    where = "table_id = ? and person = ? and request = ?"
    file.execute(f"delete from acks where {where}", (write.table, write.person, write.id))


def _add_chat(file: sqlite3.Connection, write: AddChat) -> None:
    line = write.line
    file.execute(
        "insert into chat (table_id, number, seat, name, text, time) values (?, ?, ?, ?, ?, ?)",
        (write.table, line.number, line.seat, line.name, line.text, line.time),
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


def _rename(file: sqlite3.Connection, write: RenamePerson) -> None:
    file.execute("update people set name = ? where id = ?", (write.name, write.person))


def _add_record(file: sqlite3.Connection, write: AddRecord) -> None:
    record = write.record
    file.execute(
        "insert into records values (?, ?, ?, ?, ?)",
        (record.id, record.game, record.time, record.private, msgspec.json.encode(record)),
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
    DropAck: _drop_ack,
    AddChat: _add_chat,
    SetNote: _set_note,
    AddPerson: _add_person,
    RenamePerson: _rename,
    AddRecord: _add_record,
    AddScore: _add_score,
    SetStudied: _set_studied,
}
