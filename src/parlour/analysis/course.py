"""A record gone through entry by entry: what every seat could hope for, and how its answers compare.

A `Course` studies any stretch of entries by itself, so that processes can share the work; what they find does not
depend on how it was cut.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from parlour import bots
from parlour.analysis.calibration import Curve, curve_of
from parlour.analysis.forecast import aim_of, hope_of
from parlour.analysis.judging import Judge, verdicts_on
from parlour.analysis.values import ChartPoint, Forecast, Study, Verdict
from parlour.core.errors import OptionError
from parlour.core.game import DEAL, Game, State
from parlour.core.match import Match
from parlour.core.values import Record, Result, Seat


class Depth(NamedTuple):
    """How many worlds are guessed: for each forecast, and for each comparison of two answers."""

    name: str
    worlds: int
    compared: int


DEPTHS: Final = {"quick": Depth("quick", 96, 64), "deep": Depth("deep", 400, 400)}
YOU: Final = "you"
QUICK_SEARCH: Final = "search:n=80"


def depth_of(name: str) -> Depth:
    """Raises OptionError."""
    if name not in DEPTHS:
        raise OptionError("error-bad-option", option="depth", value=name, expected=", ".join(DEPTHS))
    return DEPTHS[name]


def adviser_of(game: Game[State], depth: Depth) -> str:
    """Who is asked for the best answer: the strongest level, or, for a quick look, somebody who answers soon."""
    known = bots.known(game)
    if depth.name == "deep" and bots.LEVELS[-1] in known:
        return bots.LEVELS[-1]
    return bots.ADVISOR if bots.has_own(game, "search") else QUICK_SEARCH


def measure_of(game: Game[State], seats: int) -> str:
    """What is forecast: the score of somebody who plays alone, else the chance to win. Where it has not been measured
    how often that is right, positions are put in order and no number is told."""
    if seats == 1 and not game.team:
        return "score"
    return "order" if curve_of(game.slug, seats) is None else "chance"


def judged_in(record: Record) -> frozenset[Seat]:
    """The people's seats, as its tag `players` names them (`you`, `you:Ann`); all seats where only bots played."""
    players = [player.strip() for player in record.tags.get("players", "").split(",")]
    named = [player for player in players if not ("=" in player and ":" not in player)]  # else a bot's second setting
    people = [seat for seat, player in enumerate(named) if player.partition(":")[0] == YOU]
    return frozenset(people if people and len(named) == record.seats else range(record.seats))


def was_ended(match: Match[State]) -> bool:
    """Has somebody ended the match unasked? What is still turned over then only shows how it stands."""
    if any(decision.mode is not DEAL for decision in match.decisions()):
        return False
    decisions = [match.entries[n - 1].decision for n in reversed(match.live)]
    last = next((decision for decision in decisions if decision is None or decision.mode is not DEAL), None)
    return last is not None and last.optional


def kind_of(match: Match[State]) -> str | None:
    """Of the last entry: luck, an answer, or the decision to end the match; None where hopes stay as they are."""
    decision = match.entries[-1].decision
    if decision is None:
        return "answers" if match.is_over() else None
    if decision.optional:
        return "ended" if was_ended(match) else None
    return "luck" if decision.mode is DEAL else "answers"


class Course:
    """A record, and how to look at it."""

    def __init__(self, game: Game[State], record: Record, depth: Depth, seed: int = 0) -> None:
        self.game = game
        self.record = record
        self.depth = depth
        self.seed = seed
        self.measure = measure_of(game, record.seats)
        self.curve: Curve | None = curve_of(game.slug, record.seats) if self.measure == "chance" else None

    def study(self, first: int, last: int, seats: frozenset[Seat]) -> Study:
        """The entries from `first` to `last`, 0 being the start; answers of these seats are judged.

        Raises RecordError.
        """
        match = self.begun()
        points: list[ChartPoint] = []
        verdicts: list[Verdict] = []
        judge = Judge(adviser_of(self.game, self.depth), self.depth.compared, self.measure, self.curve, f"{self.seed}")
        match.replay(self.record.moves[: max(0, first - 1)])
        if first == 0:
            points.append(ChartPoint(0, "start", "", (), self.forecasts(match)))
        for n in range(max(1, first), last + 1):
            move = self.record.moves[n - 1]
            verdicts += verdicts_on(judge, match, move, n, seats)
            match.replay((move,))
            kind = kind_of(match)
            if kind is not None:
                points.append(ChartPoint(n, kind, move.prompt, move.seats, self.forecasts(match)))
        return Study(tuple(points), tuple(verdicts))

    def begun(self) -> Match[State]:
        match = Match(self.game, self.record.seats, self.record.options, None)
        match.tags = dict(self.record.tags)
        return match

    def forecasts(self, match: Match[State]) -> tuple[Forecast, ...]:
        """What each seat can hope for now."""
        result = match.result()
        if result is not None:
            return tuple(self.certain(result, seat) for seat in range(match.seats))
        return tuple(self.forecast(match, seat) for seat in range(match.seats))

    def forecast(self, match: Match[State], seat: Seat) -> Forecast:
        """From the seat's own view alone."""
        label = f"{self.seed}/{len(match.entries)}/{seat}"
        closed = was_ended(match)
        hope = hope_of(self.game, match.view(seat), self.depth.worlds, label, is_closed=closed)
        place = None if hope.place is None else round(hope.place, 2)
        score = None if hope.score is None else round(hope.score, 1)
        if self.curve is None:
            return Forecast(round(hope.mean, 4), round(hope.error, 4), None, score, place)
        if closed:
            return Forecast(round(hope.mean, 4), round(hope.error, 4), round(hope.mean, 4), score, place)
        chance, error = self.curve.chance(hope.mean), hope.error * self.curve.steepness(hope.mean)
        return Forecast(round(chance, 4), round(error, 4), round(chance, 4), score, place)

    def certain(self, result: Result, seat: Seat) -> Forecast:
        """The end."""
        if self.measure == "score":
            return Forecast(float(result.scores[seat]), score=float(result.scores[seat]))
        if self.game.team:
            return Forecast(float(1 in result.places), chance=float(1 in result.places))
        won = round(aim_of(result, seat), 4)
        return Forecast(won, chance=won, score=float(result.scores[seat]), place=float(result.places[seat]))
