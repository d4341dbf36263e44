"""What is kept: one interface. A commit is a list of writes that happen together, durably, or not at all.

`keep` and `commit` return at once and say when the writes are on the disk. Nobody is told of anything before.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

import msgspec

from parlour.core.campaign import Campaign
from parlour.core.errors import ParlourError
from parlour.core.values import Options, Seat
from parlour.learn.coach import Place
from parlour.server.wire import Clock, Origin, Said, Score


class StoreError(ParlourError):
    """Something could not be kept or read: the disk is full, the file is locked, broken or from a newer Parlour."""


class Holder(msgspec.Struct):
    """Who holds a seat: a person, a bot, or a person for whom a bot plays."""

    person: str | None = None
    name: str = ""
    remote: bool = False
    bot: str | None = None
    ready: bool = False
    entropy: str = ""
    turn: int = 0  # how often the seat has changed hands: an older recovery link is void
    muted: bool = False
    left: float | None = None  # seconds on the clock
    ahead: int | None = None  # the stretch of play for which "go on" was said ahead


class Vote(msgspec.Struct, frozen=True):
    """A question to the people that is open; see `wire.Vote`."""

    number: int
    kind: str
    by: Seat | None
    asked: tuple[Seat, ...]
    yes: tuple[Seat, ...]
    to: int = 0
    seat: Seat | None = None
    person: str = ""
    name: str = ""
    remote: bool = False


class Tour(msgspec.Struct, frozen=True):
    """A campaign as a table keeps it: before its own match, or after it once that is over."""

    id: str
    campaign: Campaign
    records: tuple[str, ...] = ()


class Learning(msgspec.Struct):
    """The lesson of a table, and where its learner stands."""

    name: str
    place: Place


class Studied(msgspec.Struct, frozen=True):
    """How far a person has come in a lesson: the steps passed at the table of the newest try, and whether it was ever
    finished."""

    game: str
    lesson: str
    code: str
    at: int
    done: bool


class Teaching(msgspec.Struct, frozen=True):
    """Who teaches at a table, and which part of the teaching sheet lies there for all."""

    person: str
    name: str
    part: int | None = None


class Practice(msgspec.Struct, frozen=True):
    """A match with open hands: it counts for nothing, whatever comes of it."""

    marks: tuple[int, ...]  # after which entries hands were opened, closed, opened again …
    people: tuple[str | None, ...] | None  # by seat: those who agreed, while hands lie open

    def tag(self) -> str:
        """As the record has it."""
        return " ".join(map(str, self.marks))


class Sheet(msgspec.Struct, kw_only=True):
    """A table without its match: everything that must survive, but moves, ballots, chat and notes."""

    id: int
    code: str
    game: str
    rules: int
    edition: str  # its name and hash
    edition_text: str | None  # if it is not shipped
    options: Options
    holders: list[Holder]
    host: str
    private: bool
    clock: Clock | None
    hook: str
    secret: str  # deals the match; published when it is over
    key: str  # makes the secrets of recovery links
    made: str
    phase: str = "gathering"
    base: str = ""  # the address by which the host came in
    entropy: tuple[str, ...] = ()
    votes: list[Vote] = []
    voted: int = 0  # votes so far
    unlocked: bool = False  # the host offers what nobody at the table has earned yet
    quiet: bool = False
    hushed: int = 0  # lines of chat up to this one are forgotten while the match runs
    paused: bool = False
    undone: bool = False  # something was taken back by a vote
    origin: Origin | None = None
    record: str | None = None
    next: str | None = None
    hints: bool | None = None  # None: as long as one person plays at most
    tour: Tour | None = None
    hinted: str = ""  # who took hints and when, as the record's tag says it
    digest: str = ""  # of the match as after entry `digested`; tells whether other rules lead elsewhere
    digested: int = 0
    lesson: Learning | None = None
    teaching: Teaching | None = None
    practice: Practice | None = None


class Person(msgspec.Struct, frozen=True):
    """Somebody who came by: a public id and a name. The secret is theirs; only its hash is kept."""

    id: str
    name: str
    remote: bool = False


class Shelf(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match."""

    id: str
    game: str
    names: tuple[str, ...]
    ending: str
    scores: tuple[int, ...]
    time: str
    private: bool
    json: str


# Writes


class Write(msgspec.Struct, frozen=True):
    """One thing to keep."""


class SaveTable(Write, frozen=True):
    sheet: bytes
    id: int
    code: str
    game: str
    phase: str
    private: bool
    people: tuple[str | None, ...]  # by seat


class AddMove(Write, frozen=True):
    """An entry, and the request that made it, if somebody's did and has an id: so no `AddAck` is needed for it."""

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
    table: int
    person: str
    id: str
    n: int


class DropAcks(Write, frozen=True):
    """Nobody will ask for them again."""

    table: int


class AddChat(Write, frozen=True):
    table: int
    said: Said


class SetNote(Write, frozen=True):
    table: int
    seat: Seat
    on: str
    text: str


class AddPerson(Write, frozen=True):
    person: Person
    secret: bytes  # its hash


class Rename(Write, frozen=True):
    person: str
    name: str


class AddRecord(Write, frozen=True):
    shelf: Shelf


class AddScore(Write, frozen=True):
    person: str
    score: Score


class SetStudied(Write, frozen=True):
    person: str
    studied: Studied


class Kept(msgspec.Struct):
    """All that is kept of one table."""

    sheet: Sheet
    moves: list[tuple[str, str, str]]  # prompt, seats and answers as JSON
    ballots: list[tuple[str, Seat, str]]
    acks: list[tuple[str, str, int]]  # person, id, n: all requests that have been done
    chat: list[Said]
    notes: list[tuple[Seat, str, str]]


Then = Callable[[StoreError | None], None]


class Store(Protocol):
    """Where a house keeps its tables."""

    def keep(self, writes: Sequence[Write], then: Then) -> None:
        """Keep all of it or nothing. `then` is called in the loop: with None once it is on disk, or with why not."""

    def commit(self, writes: Sequence[Write]) -> asyncio.Future[None]:
        """As `keep`, for who waits for it. The future raises StoreError if it could not be kept."""

    def new_table_id(self) -> int: ...

    def table(self, code: str) -> Kept | None: ...

    def has_code(self, code: str) -> bool: ...

    def codes(self, phases: Sequence[str]) -> list[str]:
        """The codes of all tables in these phases, newest first."""

    def public(self, most: int) -> list[Sheet]:
        """The newest public tables that are not over."""

    def tables_of(self, person: str, most: int) -> list[Sheet]: ...

    def person(self, secret: bytes) -> Person | None:
        """Whose secret has this hash?"""

    def record(self, id: str) -> Shelf | None: ...  # noqa: A002 - it is the record's id

    def records(self, game: str | None, most: int) -> list[Shelf]: ...

    def scores(self, person: str) -> list[Score]: ...

    def studied(self, person: str) -> list[Studied]: ...

    def close(self) -> None: ...
