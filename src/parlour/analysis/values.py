"""What an analysis says. Every value survives JSON; sentences are made of it elsewhere."""

from __future__ import annotations

from parlour.core.values import Line, Seat, Value


class Forecast(Value, frozen=True, omit_defaults=True):
    """What one seat could hope for after an entry, as far as it knew, if everybody played on like a Medium bot."""

    hope: float  # what is charted: the chance, the score of somebody who plays alone, or what orders positions
    error: float = 0.0  # its standard error
    chance: float | None = None  # to win, if it has been measured how often that is right
    score: float | None = None  # expected, where scores are counted
    place: float | None = None  # expected, among rivals


class ChartPoint(Value, frozen=True):
    """The forecasts of all seats after an entry that counts."""

    n: int
    kind: str  # "start", "luck", "answers" or "ended": somebody ended the match unasked
    prompt: str
    seats: tuple[Seat, ...]  # who answered
    forecasts: tuple[Forecast, ...]


class Verdict(Value, frozen=True, omit_defaults=True):
    """An answer that somebody gave, and what a strong bot would have answered with the same knowledge."""

    n: int
    seat: Seat
    prompt: str
    given: Line  # what the answer is called: its message, no event
    best: Line  # the bot's answer, perhaps the same
    cost: float = 0.0  # what the given answer cost, in chance or score; 0 unless it is clear
    error: float = 0.0
    reasons: tuple[Line, ...] = ()  # for the best


class Swing(Value, frozen=True):
    """An entry after which a seat, or the team as one, could hope for clearly more or less than before."""

    n: int
    kind: str  # "luck", "answers" or "ended"
    seat: Seat | None  # None: the team
    change: float


class Balance(Value, frozen=True):
    """What a seat, or the team as one, began and ended with, and what luck and answers added to that."""

    seat: Seat | None
    start: float
    end: float
    luck: float
    answers: float
    worst: int | None = None  # the entry of its costliest answer
    finest: int | None = None  # the entry of the answer after which its hopes rose most
    ended: int | None = None  # the entry of the decision to end the match, if there was one
    ending: float = 0.0  # what that decision added


class Study(Value, frozen=True):
    """What was found out about some entries of a record."""

    points: tuple[ChartPoint, ...]
    verdicts: tuple[Verdict, ...]


class Analysis(Value, frozen=True):
    """A whole match."""

    game: str
    seats: int
    depth: str
    seed: int
    measure: str  # of changes and costs: "chance", "score", or "order": no number that can be told
    points: tuple[ChartPoint, ...]
    verdicts: tuple[Verdict, ...]
    swings: tuple[Swing, ...]
    balances: tuple[Balance, ...]
    summary: tuple[Line, ...] = ()  # in words
