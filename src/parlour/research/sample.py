"""What a file holds of games that were played: a simulation's outcomes, a tournament's, or decisions in Parquet."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from parlour import games
from parlour.core.errors import OptionError, ParlourError
from parlour.research.compare import COMPARED, Comparison, compare
from parlour.research.journal import BoutLine, GameLine, Header, JournalError, TournamentHeader, outcome_in
from parlour.research.parquet import about_file, libraries
from parlour.research.simulate import SimulationPlan, share
from parlour.research.tournament import Results, Tournament

FORECAST = "forecast"
"""A column that somebody may add to a Parquet file: the chance of winning that the seat had before its answer."""


class SeatScore(NamedTuple):
    """What one seat came to in one game."""

    deal: int
    seat: int
    entrant: int
    score: int
    win: float


class Ended(NamedTuple):
    """How one game ended."""

    ending: str
    moves: int


class SaidChance(NamedTuple):
    """A chance of winning that was said, and the part of a win that came of it."""

    said: float
    win: float


@dataclass
class Sample:
    """Games that were played, whichever file they come from."""

    game: str
    rules: int
    edition: str
    options: dict[str, str]
    seed: int
    seats: int
    entrants: tuple[str, ...]
    team: bool
    is_rotated: bool  # does every entrant play in every seat?
    seated: list[SeatScore] = field(default_factory=list)
    ended: list[Ended] = field(default_factory=list)
    forecasts: list[SaidChance] = field(default_factory=list)
    results: Results | None = None  # of a tournament
    comparison: Comparison | None = None

    @property
    def is_rivalry(self) -> bool:
        return self.seats > 1 and not self.team


def read_sample(file: Path) -> Sample:
    """The games in a file. Raises OptionError or JournalError."""
    try:
        with file.open("rb") as stream:
            start = stream.read(4)
    except FileNotFoundError:
        raise OptionError("error-no-file", file=str(file)) from None
    except OSError as error:
        raise OptionError("error-unreadable-file", file=str(file), reason=error.strerror or "?") from None
    found = in_parquet(file) if start == b"PAR1" else in_lines(file)
    if not found.ended:
        raise OptionError("cli-error-report-empty", file=str(file))
    return found


def in_lines(file: Path) -> Sample:
    """The outcomes of a simulation or tournament; a line that was cut off is passed over."""
    lines = [line for line in file.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    try:
        first = json.loads(lines[0])
        if "entrants" in first:
            return of_tournament(
                msgspec.convert(first, TournamentHeader, strict=False),
                [msgspec.json.decode(line, type=BoutLine) for line in lines[1:]],
            )
        return of_simulation(
            msgspec.convert(first, Header, strict=False),
            [msgspec.json.decode(line, type=GameLine) for line in lines[1:]],
        )
    except (IndexError, TypeError, ValueError):
        raise JournalError("cli-error-report-file", file=str(file)) from None


def of_simulation(header: Header, lines: list[GameLine]) -> Sample:
    if header.compared:
        return of_comparison(header, lines)
    plan = SimulationPlan(header.game, header.players, len(lines), header.seed, header.options, rotate=header.rotate)
    sample = Sample(
        *(header.game, header.rules, header.edition, header.options, header.seed, len(header.players)),
        entrants=distinct(header.players),
        team=is_team(header.game),
        is_rotated=header.rotate or len(set(header.players)) == 1,
    )
    for number, line in enumerate(lines):
        add_game(sample, number, plan.seating(number), line)
    return sample


def of_comparison(header: Header, lines: list[GameLine]) -> Sample:
    """Each of the compared bots in the seats that they take in turn; the others are left out."""
    plan = SimulationPlan(header.game, header.players, len(lines), header.seed, header.options, rotate=header.rotate)
    rivals = len(header.compared)
    sample = Sample(
        *(header.game, header.rules, header.edition, header.options, header.seed, len(header.players)),
        entrants=header.compared,
        team=is_team(header.game),
        is_rotated=False,
    )
    outcomes = [outcome_in(line) for line in lines[: len(lines) // rivals * rivals]]
    for number, outcome in enumerate(outcomes):
        deal, entrant = divmod(number, rivals)
        for seat, player in enumerate(plan.seating(deal)):
            if header.players[player] == COMPARED:
                win = share(outcome, player, team=sample.team)
                sample.seated.append(SeatScore(deal, seat, entrant, outcome.scores[player], win))
        sample.ended.append(Ended(outcome.ending, outcome.moves))
    if outcomes:
        pairs = list(zip(outcomes[::rivals], outcomes[1::rivals], strict=True))
        sample.comparison = compare(plan, pairs, team=sample.team)
    return sample


def of_tournament(header: TournamentHeader, lines: list[BoutLine]) -> Sample:
    team = is_team(header.game)
    plan = SimulationPlan(header.game, header.entrants[:1] * header.seats, 0, header.seed, header.options)
    tournament = Tournament(header.entrants, header.deals, plan, header.seats > 1 and not team, header.rounds)
    results = Results(tournament)
    sample = Sample(
        *(header.game, header.rules, header.edition, header.options, header.seed, header.seats),
        entrants=header.entrants,
        team=team,
        is_rotated=True,
        results=results,
    )
    for line in lines:
        results.add(line.table, line.game, outcome_in(line))
        turns = tournament.plan_of(line.table).seating(line.game)
        players = [line.table[player] for player in turns] if tournament.is_rivalry else list(line.table)
        add_game(sample, line.game // tournament.rotations, players, line, turns)
    return sample


def add_game(
    sample: Sample, deal: int, entrants: list[int], line: GameLine | BoutLine, players: list[int] | None = None
) -> None:
    """A game by its line, in which scores are by player; `entrants` sit in the seats, one for a team of one bot."""
    outcome = outcome_in(line)
    order = entrants if players is None else players
    for seat, entrant in enumerate(entrants):
        win = share(outcome, order[seat], team=sample.team)
        sample.seated.append(SeatScore(deal, seat, entrant, outcome.scores[order[seat]], win))
    sample.ended.append(Ended(outcome.ending, outcome.moves))


def in_parquet(file: Path) -> Sample:
    """Each seat's outcome, from its first decision in each game."""
    about = about_file(file)
    if about is None:
        raise OptionError("cli-error-report-file", file=str(file))
    players: tuple[str, ...] = tuple(about["players"])
    plan = SimulationPlan(about["game"], players, 0, rotate=about["rotate"])
    sample = Sample(
        *(about["game"], about["rules"], about["edition"], about["options"], about["seed"], len(players)),
        entrants=distinct(players),
        team=is_team(about["game"]),
        is_rotated=about["rotate"] or len(set(players)) == 1,
    )
    seen: set[tuple[int, int]] = set()
    for row in rows_of(file):
        number, seat = row["number"], row["seat"]
        if (number, -1) not in seen:
            sample.ended.append(Ended(row["ending"], row["moves"]))
        if (number, seat) not in seen:
            sample.seated.append(SeatScore(number, seat, plan.seating(number)[seat], row["score"], row["win"]))
        if row.get(FORECAST) is not None:
            sample.forecasts.append(SaidChance(row[FORECAST], row["win"]))
        seen |= {(number, -1), (number, seat)}
    return sample


def rows_of(file: Path) -> Any:
    """What a report needs of the rows, a group at a time."""
    _, parquet = libraries()
    opened = parquet.ParquetFile(file)
    wanted = ["number", "seat", "score", "win", "ending", "moves"]
    wanted += [FORECAST] if FORECAST in opened.schema_arrow.names else []
    for batch in opened.iter_batches(columns=wanted):
        yield from batch.to_pylist()


def is_team(slug: str) -> bool:
    """Is the game played as a team? One that is not installed here is taken for a rivalry."""
    try:
        return games.load(slug).team
    except ParlourError:
        return False


def distinct(players: tuple[str, ...]) -> tuple[str, ...]:
    """
    >>> distinct(("greedy", "random")), distinct(("greedy", "greedy"))
    (('greedy', 'random'), ('1 greedy', '2 greedy'))
    """
    if len(set(players)) == len(players):
        return players
    return tuple(f"{number} {player}" for number, player in enumerate(players, 1))
