"""What workers are asked to do, and what they answer: values that go through a pipe."""

from __future__ import annotations

from typing import NamedTuple

from parlour.bots.advice import Advice
from parlour.bots.deals import DealStretch
from parlour.core.account import MatchAccount
from parlour.core.values import Move, Options
from parlour.server.tables.values import BotRequest
from parlour.server.wire import Checked


class BotJob(NamedTuple):
    """Ask a bot, which has `seconds` to answer."""

    slug: str
    edition: str | None
    asked: BotRequest
    seconds: float | None = None


class TrialRun(NamedTuple):
    """Try deals of what was composed until the time is up; at least one."""

    slug: str
    options: Options
    first: int
    most: int
    seconds: float


class AccountJob(NamedTuple):
    """What a finished match came from, and how it went."""

    text: str


class StudyJob(NamedTuple):
    """Study some entries of a finished match."""

    text: str
    depth: str
    first: int
    last: int


class SumUpJob(NamedTuple):
    """Make an analysis of the studies of all entries, each as JSON."""

    text: str
    depth: str
    studies: tuple[bytes, ...]


class PictureJob(NamedTuple):
    """Draw how a finished match ended."""

    text: str


class DealRun(NamedTuple):
    """Let bots of a level play a record's deal on from some moves, for some seconds."""

    text: str
    level: str
    moves: tuple[Move, ...]
    seconds: float


class RecordCheck(NamedTuple):
    """Check a record, with the records it goes on from, one after another."""

    text: str
    origins: tuple[str, ...] = ()


class EditionCheck(NamedTuple):
    """Open a game with somebody's own edition."""

    slug: str
    text: str


class OriginCheck(NamedTuple):
    """Find out which record another one goes on from."""

    text: str


class Fault(NamedTuple):
    """What is wrong with what was given: a ParlourError, as it goes through a pipe."""

    code: str
    facts: dict[str, str | int]


WorkerJob = (
    BotJob
    | TrialRun
    | RecordCheck
    | EditionCheck
    | OriginCheck
    | AccountJob
    | StudyJob
    | SumUpJob
    | PictureJob
    | DealRun
)
WorkerAnswer = str | bytes | list[dict[str, bool]] | Checked | Advice | Fault | MatchAccount | DealStretch | None
