"""The outcomes of a simulation as JSON lines, so that a long run can be interrupted and go on later.

The first line says what is simulated; each other line is one game, in order. A line that was cut off when the machine
stopped is dropped and its game is played again.
"""

from __future__ import annotations

from pathlib import Path
from typing import IO

import msgspec

from parlour.core.errors import ParlourError
from parlour.core.values import Value
from parlour.research.simulate import Outcome, SimulationPlan


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


class GameLine(Value, frozen=True):
    """How one game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    moves: int


class Journal:
    """A file of outcomes; use it in a `with` statement. Raises JournalError if it is another simulation's."""

    def __init__(self, file: Path, plan: SimulationPlan) -> None:
        self.file = file
        self.outcomes: list[Outcome] = []
        self._read(header_of(plan))
        self._out: IO[bytes] = file.open("ab")
        if not self.outcomes and file.stat().st_size == 0:
            self._write(header_of(plan))

    def add(self, outcome: Outcome) -> None:
        self._write(GameLine(outcome.scores, outcome.places, outcome.ending, outcome.moves))

    def __enter__(self) -> Journal:
        return self

    def __exit__(self, *why: object) -> None:
        self._out.close()

    def _write(self, line: Value) -> None:
        self._out.write(msgspec.json.encode(line) + b"\n")
        self._out.flush()

    def _read(self, header: Header) -> None:
        try:
            text = self.file.read_bytes() if self.file.exists() else b""
        except OSError as error:
            raise JournalError("error-unreadable-file", file=str(self.file), reason=error.strerror or "?") from None
        whole = text[: text.rfind(b"\n") + 1]
        lines = whole.splitlines()
        try:
            found = [msgspec.json.decode(line, type=GameLine) for line in lines[1:]]
            kept = msgspec.json.decode(lines[0], type=Header) if lines else header
        except msgspec.DecodeError:
            raise JournalError("error-journal-broken", file=str(self.file)) from None
        if kept != header:
            raise JournalError("error-journal-other", file=str(self.file), field=first_difference(kept, header))
        self.outcomes = [Outcome(line.scores, line.places, line.ending, line.moves) for line in found]
        if len(whole) < len(text):
            with self.file.open("r+b") as file:
                file.truncate(len(whole))


def header_of(plan: SimulationPlan) -> Header:
    game = plan.load()
    return Header(game.slug, game.rules, game.edition, plan.players, plan.options, plan.seed, plan.rotate)


def first_difference(one: Header, other: Header) -> str:
    return next(name for name in one.__struct_fields__ if getattr(one, name) != getattr(other, name))
