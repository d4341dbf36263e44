"""Who sends a request to a table, what a bot is asked, and what reaches a table besides the requests of clients."""
# not compiled: defines named tuples, which go to worker processes, a Struct, and a protocol

from __future__ import annotations

from typing import NamedTuple, Protocol

from parlour.bots.advice import Advice
from parlour.core.luck import Luck
from parlour.core.values import Action, Decision, Seat, View
from parlour.server.wire import TakeHint


class Caller(NamedTuple):
    """Who sends a request: a person's public id, name, and whether it is a program."""

    person: str
    name: str
    remote: bool = False


class BotRequest(NamedTuple):
    """A question to a bot, with all it may know. `spec` None: the game's own bot is asked for advice, with reasons."""

    seat: Seat
    spec: str | None
    seed: int
    view: View
    decision: Decision
    choices: list[Action]
    proposals: dict[Seat, Action]
    n: int  # entries of the log then
    person: str = ""  # who asked for it, by a hint or as the host: bots think for people in turn
    table: str = ""

    @property
    def key(self) -> tuple[object, ...]:
        """Equal for the same question at the same moment."""
        return (self.seat, self.spec, self.decision, self.n, tuple(sorted(self.proposals.items(), key=lambda p: p[0])))


# Events: what comes from the hub, not from a client


class BotsTurn(NamedTuple):
    """Bots may have something to do."""


class BotAnswered(NamedTuple):
    """A bot's answer in notation, or advice for the coach; None: it passes, or could not be asked."""

    asked: BotRequest
    answer: str | Advice | None


class HintFound(NamedTuple):
    """What the game's own bot advises; None: that could not be found out in time."""

    request: TakeHint
    asked: BotRequest
    advice: Advice | None

    @property
    def id(self) -> str:
        return self.request.id


class TimeOut(NamedTuple):
    """Somebody may be out of time."""


class SaveClocks(NamedTuple):
    """Store what the clocks show, if what is stored is at least this many seconds older."""

    least: float = 0.0


class SaveDigest(NamedTuple):
    """Store where the match stands, so that other rules can be compared with it."""


class PersonRenamed(NamedTuple):
    person: str
    name: str


class PersonBack(NamedTuple):
    """Somebody about whose seat others vote looks at the table again."""

    person: str


class LessonBegins(NamedTuple):
    """A lesson needs nobody to be ready."""


TableEvent = (
    BotsTurn | BotAnswered | HintFound | TimeOut | SaveClocks | SaveDigest | PersonRenamed | PersonBack | LessonBegins
)


class Source(Protocol):
    """Where secrets, ids and the time of day come from; tests and simulations have their own."""

    def secret(self) -> str:
        """Of 32 bytes, hexadecimal: deals a match, or makes recovery links."""

    def new_id(self, length: int = 12) -> str: ...

    def stamp(self) -> str:
        """The time of day: ISO 8601, UTC."""

    def luck(self, secret: str, entropy: tuple[str, ...]) -> Luck:
        """What deals a match with this secret."""

    def sign(self, data: bytes) -> str:
        """This server's public key and its signature; "" if it has none."""
