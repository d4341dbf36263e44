"""What can be written. A commit is a list of writes that happen together, durably, or not at all."""
# not compiled: defines Structs (mypyc drops class keywords such as frozen=)

from __future__ import annotations

import msgspec

from parlour.core.values import Seat
from parlour.server.store.rows import Person, RecordRow, Studied, TableRow
from parlour.server.wire import ChatLine, MatchScore


class Write(msgspec.Struct, frozen=True):
    """One thing to write."""


class SaveTable(Write, frozen=True):
    """A table's row, encoded, and what it is found by."""

    row: bytes
    id: int
    code: str
    game: str
    phase: str
    private: bool
    people: tuple[str | None, ...]  # by seat
    unattended: bool  # bots or clocks go on, whether anybody looks or not


def save(row: TableRow) -> SaveTable:
    people = tuple([seat.person for seat in row.seats])
    unattended = row.phase == "playing" and (row.clock is not None or any(seat.bot for seat in row.seats))
    encoded = msgspec.json.encode(row)
    return SaveTable(encoded, row.id, row.code, row.game, row.phase, row.private, people, unattended)


class AddMove(Write, frozen=True):
    """An entry, and the request that made it, if a client's request with an id did: then it needs no `AddAck`."""

    table: int
    n: int
    prompt: str
    seats: str
    answers: str
    person: str = ""
    request: str = ""


class SetBallots(Write, frozen=True):
    """The open answers of a table, all of them."""

    table: int
    answers: tuple[tuple[str, Seat, str], ...]  # prompt, seat, answer


class AddAck(Write, frozen=True):
    """A request with an id has been done: sent again, it is acknowledged again."""

    table: int
    person: str
    id: str
    n: int


class DropAck(Write, frozen=True):
    """Nobody repeats this request any more."""

    table: int
    person: str
    id: str


class AddChat(Write, frozen=True):
    table: int
    line: ChatLine


class SetNote(Write, frozen=True):
    """A seat's own note; "" deletes it."""

    table: int
    seat: Seat
    on: str
    text: str


class AddPerson(Write, frozen=True):
    person: Person
    secret: bytes  # its hash


class RenamePerson(Write, frozen=True):
    person: str
    name: str


class AddRecord(Write, frozen=True):
    record: RecordRow


class AddScore(Write, frozen=True):
    person: str
    score: MatchScore


class SetStudied(Write, frozen=True):
    person: str
    studied: Studied
