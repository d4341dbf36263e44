"""What is stored of tables, people and finished records, as values. The names of the stored fields never change.

What goes over the wire as it is stored (clocks, votes, chat, scores) is defined in `wire.py`, once.
"""
# not compiled: defines Structs (mypyc drops class keywords such as frozen=)

from __future__ import annotations

import msgspec

from parlour.core.campaign import Campaign
from parlour.core.values import Options, Seat
from parlour.learn.coach import LessonPlace
from parlour.server.wire import BotsPace, ChatLine, Clock, Origin, RecordSummary, Teaching, Vote


class SeatRow(msgspec.Struct, frozen=True):
    """Who holds a seat: a person, a bot, or a person for whom a bot plays."""

    person: str | None = None
    name: str = ""
    remote: bool = False
    guest: bool = False  # somebody else plays on this person's device, under `name`
    bot: str | None = None
    ready: bool = False
    entropy: str = ""
    turn: int = 0  # how often the seat has changed hands: an older recovery link is void
    owner: str | None = None  # who lost the seat by a vote, and may take it back
    owner_turn: int = 0
    muted: bool = False
    left: float | None = None  # seconds on the clock
    ahead: int | None = None  # the stretch of play for which the seat passes automatically

    @property
    def is_person(self) -> bool:
        """Does a person play this seat, and no bot for them?"""
        return self.person is not None and self.bot is None


class CampaignRow(msgspec.Struct, frozen=True):
    """A campaign at a table: before its own match, or after it once that is over."""

    id: str
    campaign: Campaign
    records: tuple[str, ...] = ()


class LessonRow(msgspec.Struct, frozen=True):
    """The lesson of a table, and where its learner stands."""

    name: str
    place: LessonPlace


class Studied(msgspec.Struct, frozen=True):
    """How far a person has come in a lesson: the steps passed at the table of the newest try, and whether it was ever
    finished."""

    game: str
    lesson: str
    code: str
    at: int
    done: bool


class Practice(msgspec.Struct, frozen=True):
    """A match with open hands: it won't be scored, whatever comes of it."""

    marks: tuple[int, ...]  # after which entries hands were opened, closed, opened again …
    people: tuple[str | None, ...] | None  # by seat: those who agreed, while hands are open

    def tag(self) -> str:
        """The tag of the record."""
        return " ".join(map(str, self.marks))


class TableRow(msgspec.Struct, kw_only=True, frozen=True):
    """A table without its match: everything that must survive, except moves, ballots, chat and notes.

    It is replaced as a whole by whatever changes it, so that a change is seen by comparing two of them.
    """

    id: int
    code: str
    game: str
    rules: int
    edition: str  # its name and hash
    edition_text: str | None  # if it is not shipped
    options: Options
    seats: tuple[SeatRow, ...]
    host: str
    private: bool
    clock: Clock | None
    hook: str
    secret: str  # deals the match; published when it is over
    key: str  # makes the secrets of recovery links
    made: str
    phase: str = "lobby"
    base: str = ""  # the address by which the host came in
    entropy: tuple[str, ...] = ()
    votes: tuple[Vote, ...] = ()
    voted: int = 0  # votes so far
    unlocked: bool = False  # the host offers what nobody at the table has earned yet; once begun: and it is played
    quiet: bool = False  # spectators are muted
    hushed: int = 0  # lines of chat up to this one are hidden while the match runs
    paused: bool = False
    undone: bool = False  # something was undone by a vote
    origin: Origin | None = None
    record: str | None = None
    next: str | None = None
    hints: bool | None = None  # None: as long as at most one person plays
    bots_pace: BotsPace = "normal"
    campaign: CampaignRow | None = None
    hinted: str = ""  # who took hints and when, as in the record's tag
    digest: str = ""  # of the match as after entry `digested`; tells whether other rules lead elsewhere
    digested: int = 0
    lesson: LessonRow | None = None
    teaching: Teaching | None = None
    practice: Practice | None = None
    reseated: str = ""  # which seats changed hands in the match and when, as in the record's tag
    stand_ins: str = ""  # which bots others have put into which seats and when, as in the record's tag
    closed: bool = False  # it ended without a result
    hidden: tuple[str, ...] = ()  # the people who do not want to see it in their lists

    @property
    def edition_spec(self) -> str:
        """What opens the game: the text of an own edition, or the name of one that is shipped."""
        return self.edition_text or self.edition.partition(" ")[0]

    @property
    def names(self) -> tuple[str, ...]:
        """By seat: a person's name, a bot's, or ""."""
        return tuple(row.name or row.bot or "" for row in self.seats)


class Person(msgspec.Struct, frozen=True):
    """Somebody who came by: a public id and a name. The secret is theirs; only its hash is stored."""

    id: str
    name: str
    remote: bool = False


class RecordRow(RecordSummary, frozen=True, kw_only=True):
    """A finished match."""

    private: bool
    json: str

    @property
    def summary(self) -> RecordSummary:
        """What a list shows of it."""
        return RecordSummary(
            id=self.id, game=self.game, names=self.names, ending=self.ending, scores=self.scores, time=self.time
        )


class StoredTable(msgspec.Struct):
    """All that is stored of one table."""

    row: TableRow
    moves: list[tuple[str, str, str]] = []  # prompt, seats and answers as JSON
    ballots: list[tuple[str, Seat, str]] = []
    acks: list[tuple[str, str, int]] = []  # person, id, n: all requests that have been done
    chat: list[ChatLine] = []
    notes: list[tuple[Seat, str, str]] = []


class Address(msgspec.Struct, frozen=True):
    """A new table's id and code."""

    id: int
    code: str
