"""The vocabulary: the frozen values that cross a border.

Every value survives JSON; `encode` and `decode` are the one way there and back.
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import hashlib
from enum import Enum
from typing import TypeVar

import msgspec

from parlour.core.facts import Facts as Facts
from parlour.core.facts import plain_facts as plain_facts

Seat = int
"""A place in a match, counted from 0. A spectator has none: `None`."""

Options = dict[str, str]
"""A table's settings: a value for every option of the game."""


class Mode(Enum):
    """How answers to a decision become one move."""

    ONE = "one"  # any one of the seats answers
    EACH = "each"  # every seat answers in secret, revealed together
    AGREE = "agree"  # the seats must give one and the same answer
    DEAL = "deal"  # nobody is asked: chance answers


class Value(msgspec.Struct, frozen=True):
    """A frozen record that compares and hashes by its fields.

    What is made for every move, or again for every seat after it, has `gc=False`: nothing in it can lead back to it.
    """


def tag_of(value: Value) -> str:
    """The tag that a value's class carries in JSON."""
    return str(type(value).__struct_config__.tag)


class Decision(Value, frozen=True, cache_hash=True, gc=False):
    """A question the state asks.

    >>> Decision("draw", (0, 1), Mode.EACH).mode.value
    'each'
    """

    prompt: str
    seats: tuple[Seat, ...] = ()  # () for DEAL; in AGREE the captain or lead comes first
    mode: Mode = Mode.ONE
    optional: bool = False  # stays open beside the others, nothing waits for it
    secret: tuple[Seat, ...] | None = None  # who may read the answer; None = all, spectators too
    fleeting: bool = False  # never shown again from log, feed or export while the match runs
    ask: int = 0  # raised by rules to ask again: a ballot lives while an equal decision is open

    def may_read(self, reader: Seat | None, by: Seat | None) -> bool:
        """May `reader` (None: a spectator) read the answer that `by` gave (None: chance)?"""
        return self.secret is None or (reader is not None and (reader == by or reader in self.secret))


class Action(Value, frozen=True, tag_field="do", cache_hash=True):
    """One possible answer, or one outcome of chance. Subclasses are tagged; `str` is the notation."""

    def facts(self) -> Facts:
        """The arguments of its message; places and things by their names."""
        return plain_facts(self)


class Event(Value, frozen=True, tag_field="event", kw_only=True):
    """Something that happened. The tag is a message id, the fields are its arguments."""

    rule: str = ""  # the clause that made it happen, "" if the action itself says it all

    def facts(self) -> Facts:
        """The arguments of its message; places and things by their names."""
        return plain_facts(self)


class View(Value, frozen=True, tag_field="game", kw_only=True):
    """All that one seat is entitled to know, built up from nothing."""

    seat: Seat | None
    seats: int
    options: Options

    def position(self) -> View:
        """This view without what repeats the rest of it in another form: what a digest covers."""
        return self


class Move(Value, frozen=True, gc=False):
    """A closed ballot: one entry of the log. DEAL: nobody answered, one outcome."""

    prompt: str
    seats: tuple[Seat, ...]
    answers: tuple[str, ...]


class Result(Value, frozen=True):
    """How a match ended. Place 1 has won; if a team lost, nobody is 1."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str


class AccountLine(Value, frozen=True, omit_defaults=True):
    """A line of an account: something that counted, and how much each seat has of it, or the team as one."""

    name: str  # said as the message `<slug>-account-<name>`
    amounts: tuple[int, ...]
    detail: str = ""  # tells it from others of its name: a sanctuary's letter


class CurvePoint(Value, frozen=True):
    """How a match stood after an entry: a number for each line of the curve."""

    n: int
    amounts: tuple[int, ...]


class Refusal(Value, frozen=True):
    """Why an answer is not allowed: a message id, the clause that forbids it ("" for core's own), arguments."""

    code: str
    rule: str = ""
    args: dict[str, str | int] = {}


class Option(Value, frozen=True):
    """A setting a table may choose. The first value is the default; `free` allows others that the game checks."""

    name: str
    values: tuple[str, ...]
    rule: str
    free: bool = False

    @property
    def default(self) -> str:
        return self.values[0]


class Lock(Value, frozen=True):
    """A value of an option that a table does not offer yet, and why; `value` None: any that is not listed."""

    option: str
    value: str | None
    why: Refusal

    def shuts(self, options: Options, listed: tuple[str, ...]) -> bool:
        """Do these options use what is locked? `listed` are the option's values."""
        value = options[self.option]
        return value not in listed if self.value is None else value == self.value


class Standing(Value, frozen=True, gc=False):
    """An open ballot as one seat may see it: who has answered, and the answers it may know (else None)."""

    prompt: str
    ask: int
    answered: tuple[Seat, ...]
    answers: tuple[str | None, ...]


class Question(Value, frozen=True, gc=False):
    """A decision open for one seat, with the answers it may give now, in notation and in index order."""

    prompt: str
    ask: int
    choices: tuple[str, ...]


class Line(Value, frozen=True, omit_defaults=True, gc=False):
    """What happened, as a line of the log: a message with its arguments, the clause, and the bare event to animate."""

    id: str
    args: Facts
    rule: str
    event: msgspec.Raw  # the JSON of an Event; null if no rule made it happen
    fleeting: bool = False  # to be dropped once its entry comes before `push.lapsed`


class Entry(Value, frozen=True, omit_defaults=True, gc=False):
    """One entry of the log as this seat may see it. For an answer it may not read it gets null."""

    n: int
    prompt: str
    seats: tuple[Seat, ...]
    answers: tuple[str | None, ...]
    lines: tuple[Line, ...]
    fleeting: bool = False  # so are its answers


class Moment(Value, frozen=True, gc=False):
    """The screen as it was right after entry `n`, before others followed; `screen` is the same as `push.screen`."""

    n: int
    screen: msgspec.Raw


class Push(Value, frozen=True, omit_defaults=True, gc=False):
    """All that one seat receives at one moment. `feed` goes on from the entry it has; all of it after `resync`."""

    n: int  # entries so far
    resync: bool
    screen: View
    decisions: tuple[Decision, ...]
    questions: tuple[Question, ...]
    ballots: tuple[Standing, ...]
    feed: tuple[Entry, ...]
    free: int | None  # one may go back to this entry without asking anybody; None if there is nothing to take back
    result: Result | None
    lapsed: int = 0  # fleeting things of entries before this one are over
    warnings: dict[str, Line] = {}  # by answer: what to hear, and confirm, before one gives it
    moments: tuple[Moment, ...] = ()  # the screens between the one it has and this one; for those who follow live


class Record(Value, frozen=True):
    """The readable truth of a match. State, text and statistics are derived from it."""

    game: str
    rules: int
    edition: str
    seats: int
    options: Options
    moves: tuple[Move, ...]
    tags: dict[str, str] = {}


V = TypeVar("V")

encoder = msgspec.json.Encoder()


def encode(value: object) -> bytes:
    """The JSON of a value.

    >>> encode(Move("draw", (0,), ("look",)))
    b'{"prompt":"draw","seats":[0],"answers":["look"]}'
    """
    return encoder.encode(value)


def decode(data: bytes | str, kind: type[V]) -> V:
    """The value back from its JSON; raises `msgspec.ValidationError` if it is something else."""
    return msgspec.json.decode(data, type=kind)


def digest(*values: object) -> str:
    """SHA-256 over the JSON of some values, in hexadecimal."""
    return hashlib.sha256(b"\n".join(encoder.encode(value) for value in values)).hexdigest()
