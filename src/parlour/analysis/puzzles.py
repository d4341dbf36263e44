"""Puzzles: positions from bots' games with one answer that is clearly best, kept as data. `finding` finds them."""

from __future__ import annotations

from functools import lru_cache
from importlib import resources
from typing import NamedTuple

from parlour import games
from parlour.bots.advice import reasons_for
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Event, Record, Seat, Value, View, decode


class Puzzle(Value, frozen=True):
    """A position, the seat that is asked, and the best answer with its lead over the next best."""

    record: Record  # up to the question
    seat: Seat
    prompt: str
    best: str
    next: str
    lead: float  # in the measure of `Game.worth`
    error: float  # its standard error
    worlds: int  # in which it was verified
    grade: int  # 1: whoever plays by hunches finds it; 2: the game's own bot does; 3: only search does


class Posed(NamedTuple):
    """A puzzle as it is put to somebody: all from the seat's view."""

    game: Game[State]
    match: Match[State]
    decision: Decision
    view: View
    choices: list[Action]


@lru_cache(maxsize=len(games.SLUGS))
def puzzles_of(slug: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game, the easiest first; none if it has none."""
    file = resources.files("parlour.analysis").joinpath("positions", f"{slug}.json")
    if not file.is_file():
        return ()
    found = decode(file.read_text("utf-8"), tuple[Puzzle, ...])
    return tuple(sorted(found, key=lambda puzzle: puzzle.grade))


def pose(puzzle: Puzzle) -> Posed:
    """The position and the question. Raises RecordError if today's rules do not lead there."""
    game = games.of_record(puzzle.record)
    match = Match(game, puzzle.record.seats, puzzle.record.options, None)
    match.replay(puzzle.record.moves)
    decision = next(one for one in match.decisions() if one.prompt == puzzle.prompt and puzzle.seat in one.seats)
    choices = game.choices(match.state, decision, puzzle.seat)
    return Posed(game, match, decision, match.view(puzzle.seat), choices)


def why(puzzle: Puzzle, posed: Posed) -> list[Event]:
    """Why the best answer is the best, as a hint would say it."""
    return reasons_for(posed.game, posed.view, posed.decision, posed.choices, posed.game.read(puzzle.best))
