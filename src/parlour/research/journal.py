"""The outcomes of a simulation or tournament as JSON lines, so that a long run can be interrupted and go on later.

The first line says what is played; each other line is one game, in order. Where two bots are compared, each deal is
two lines, one with either bot. A line that was cut off when the machine stopped is dropped, with the other game of its
deal, and they are played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO, Generic, Self, TypeVar

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.values import Value
from parlour.research.simulate import Outcome, SimulationPlan
from parlour.research.tournament import Results, Table, Tournament


class JournalError(ParlourError):
    """A file that holds no outcomes, or those of another simulation."""


class Header(Value, frozen=True):
    """What decides every game of a simulation, but for how many there are."""

    game: str
    rules: int
    edition: str
    players: tuple[str, ...]
    options: dict[str, str]
    seed: int
    rotate: bool
    compared: tuple[str, ...] = ()


class GameLine(Value, frozen=True):
    """How one game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    moves: int


class TournamentHeader(Value, frozen=True):
    """What decides every game of a tournament, but for how many there are."""

    game: str
    rules: int
    edition: str
    entrants: tuple[str, ...]
    seats: int
    options: dict[str, str]
    seed: int
    rounds: int
    deals: int  # of a Swiss round; else 0


class BoutLine(Value, frozen=True):
    """How one game of a tournament ended; scores and places in the order of the table."""

    table: tuple[int, ...]
    game: int
    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    moves: int


L = TypeVar("L", bound=Value)


class JsonLines(Generic[L]):
    """A header and lines in a file, `together` at a time; use it in a `with` statement.

    Raises JournalError if the header is another.
    """

    what = "simulation"

    def __init__(self, file: Path, header: Value, kind: type[L], together: int = 1) -> None:
        self.file = file
        self.lines: list[L] = self._read(header, kind, together)
        self._out: IO[bytes] = file.open("ab")
        if file.stat().st_size == 0:
            self.write(header)

    def write(self, *lines: Value) -> None:
        """Append lines, at once."""
        self._out.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._out.flush()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        self._out.close()

    def _read(self, header: Value, kind: type[L], together: int) -> list[L]:
        if self.file.exists() and not self.file.is_file():  # a device may never end
            raise JournalError("error-not-a-file", file=str(self.file))
        try:
            text = self.file.read_bytes() if self.file.exists() else b""
        except OSError as error:
            raise JournalError("error-unreadable-file", file=str(self.file), reason=error.strerror or "?") from None
        lines = text[: text.rfind(b"\n") + 1].splitlines(keepends=True)
        try:
            found = [msgspec.json.decode(line, type=kind) for line in lines[1:]]
            kept = msgspec.json.decode(lines[0], type=type(header)) if lines else header
        except msgspec.DecodeError:
            raise JournalError("error-journal-broken", what=self.what, file=str(self.file)) from None
        if kept != header:
            field = first_difference(kept, header)
            raise JournalError("error-journal-other", what=self.what, file=str(self.file), field=field)
        whole = len(found) // together * together
        size = sum(map(len, lines[: 1 + whole]))
        if size < len(text):
            with self.file.open("r+b") as file:
                file.truncate(size)
        return found[:whole]


class Journal(JsonLines[GameLine]):
    """The outcomes of a simulation, in order."""

    def __init__(self, file: Path, plan: SimulationPlan, compared: tuple[str, ...] = ()) -> None:
        games = max(1, len(compared))
        super().__init__(file, header_of(plan, compared), GameLine, games)
        outcomes = [outcome_in(line) for line in self.lines]
        # one outcome each, or one for each bot that is compared
        self.deals = [tuple(outcomes[at : at + games]) for at in range(0, len(outcomes), games)]

    def add(self, *outcomes: Outcome) -> None:
        """All outcomes of one deal."""
        self.write(*(GameLine(each.scores, each.places, each.ending, each.moves) for each in outcomes))


class TournamentJournal(JsonLines[BoutLine]):
    """The outcomes of a tournament, in the order in which they were played."""

    what = "tournament"

    def __init__(self, file: Path, tournament: Tournament) -> None:
        super().__init__(file, tournament_header_of(tournament), BoutLine)

    def results(self, tournament: Tournament) -> Results:
        """What has been played so far, but for games that are not asked for this time."""
        results = Results(tournament)
        last = tournament.deals * max(1, tournament.rounds) * tournament.rotations
        for line in self.lines:
            if line.game < last:
                results.add(line.table, line.game, outcome_in(line))
        return results

    def add(self, table: Table, number: int, outcome: Outcome) -> None:
        self.write(BoutLine(table, number, outcome.scores, outcome.places, outcome.ending, outcome.moves))


def outcome_in(line: GameLine | BoutLine) -> Outcome:
    return Outcome(line.scores, line.places, line.ending, line.moves)


def tournament_header_of(tournament: Tournament) -> TournamentHeader:
    game, plan = tournament.plan.load(), tournament.plan
    return TournamentHeader(
        game.slug,
        game.rules,
        game.edition,
        tournament.entrants,
        tournament.seats,
        plan.options,
        plan.seed,
        tournament.rounds,
        tournament.deals if tournament.rounds else 0,
    )


def header_of(plan: SimulationPlan, compared: tuple[str, ...]) -> Header:
    game = plan.load()
    return Header(game.slug, game.rules, game.edition, plan.players, plan.options, plan.seed, plan.rotate, compared)


def first_difference(one: Value, other: Value) -> str:
    return next(name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name))
