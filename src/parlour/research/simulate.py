"""Bots against bots over many games: the same figures whatever the number of processes.

Game i is dealt and thought with seeds that follow from (seed, i) alone, and games are counted in their order. Where the
players are `mirrored`, every deal is played once for each seat, the players a seat further each time.
"""

from __future__ import annotations

import multiprocessing
import multiprocessing.pool
import signal
from collections import Counter
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from enum import Enum
from functools import partial
from typing import Final

from msgspec import Struct

from parlour import games
from parlour.bots.bare import play_bare
from parlour.core.game import AGREE, EACH, Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.playout import blocking, numbers_for, random_games
from parlour.core.values import Record, Result
from parlour.research.decisions import Answered, decisions_of
from parlour.research.drive import moves_of, play, seat_bots
from parlour.research.statistics import Interval, Summary, summarize, wilson


class Keeping(Enum):
    """What is kept of a game besides its outcome."""

    NOTHING = "nothing"
    RECORD = "record"
    DECISIONS = "decisions"


@dataclass(frozen=True)
class SimulationPlan:
    """What to simulate. `players` are bot specs; a player keeps its seat unless seats `rotate`.

    `mirrored`: one deal after another is played in every rotation of the players.
    """

    game: str
    players: tuple[str, ...]
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    edition: str | None = None  # its TOML text; None is the standard one
    file: str = ""  # what to call the edition in errors
    rotate: bool = False
    mirrored: bool = False

    def load(self) -> Game[State]:
        """The game with the plan's edition. Raises OptionError or EditionError."""
        if self.edition is None:
            return games.load(self.game)
        return games.make(self.game, self.edition, self.file)

    def seating(self, i: int) -> list[int]:
        """Which player sits in each seat of game i."""
        n = len(self.players)
        turn = i % n if self.rotate or self.mirrored else 0
        return [(seat + turn) % n for seat in range(n)]

    def deal(self, i: int) -> int:
        """The number of the deal that game i is played with."""
        return i // len(self.players) if self.mirrored else i

    def seed_of(self, i: int) -> str:
        """What the luck and the bots of game i follow from."""
        return f"{self.seed}/{self.deal(i)}"


class Outcome(Struct, frozen=True, gc=False):  # a dataclass takes longer to make than a random game of Cocoons
    """How one game ended; scores and places by player, not by seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    ending: str
    moves: int  # that players made, chance not counted
    record: Record | None = None
    decisions: tuple[Answered, ...] = ()


@dataclass(frozen=True)
class Figures:
    """What many outcomes come to."""

    games: int
    scores: list[Summary]  # by player, as all lists here
    win_rates: list[float]  # a win shared by rivals counts in parts, a team's win for all
    win_intervals: list[Interval]
    moves: Summary
    team_wins: float | None  # of a game played as a team
    team_interval: Interval | None
    endings: dict[str, int]


def play_one(plan: SimulationPlan, i: int, *, keep: Keeping = Keeping.NOTHING) -> Outcome:
    """Game i of a plan. Raises ParlourError if a bot misbehaves."""
    return _play_with(plan.load(), plan, i, keep=keep)


RANDOM = "random"
BATCH = 100  # random games at once, by number


def _play_with(game: Game[State], plan: SimulationPlan, i: int, *, keep: Keeping) -> Outcome:
    """Through a match if its record is needed, or if something optional may be asked; else on a bare state."""
    seed = plan.seed_of(i)
    kept = keep is not Keeping.NOTHING
    if is_random(game, plan):
        return _play_randomly(game, plan, i, keep) if kept else _random_games(game, plan, range(i, i + 1))[0]
    players = seat_bots(game, specs_of(plan, i), seed)
    if not kept and is_whole(game):
        return outcome_of(plan, i, *play_bare(game, first_state(game, plan), Streams(seed), players))
    match = Match(game, len(players), plan.options, Streams(seed), heard=kept)
    result = play(match, players)
    return outcome_of(plan, i, result, moves_of(match), record_of(match, plan, i) if kept else None, keep=keep)


def specs_of(plan: SimulationPlan, i: int) -> list[str]:
    """The bot in each seat of game i."""
    return [plan.players[player] for player in plan.seating(i)]


def first_state(game: Game[State], plan: SimulationPlan) -> State:
    return game.setup(len(plan.players), game.settle(len(plan.players), plan.options))


def is_random(game: Game[State], plan: SimulationPlan) -> bool:
    """Is it all random, in a game that can be played by number? Random bots pass over what is optional."""
    return game.kernel is not None and set(plan.players) == {RANDOM}


def is_whole(game: Game[State]) -> bool:
    """Is it known that nothing optional is ever asked?"""
    return game.kernel is not None and game.kernel.whole


def _random_games(game: Game[State], plan: SimulationPlan, numbers: range) -> list[Outcome]:
    ended = random_games(game, first_state(game, plan), [plan.seed_of(i) for i in numbers])
    if plan.rotate or plan.mirrored:
        return [outcome_of(plan, i, *end) for i, end in zip(numbers, ended, strict=True)]
    return [Outcome(result.scores, result.places, result.ending, moves) for result, moves in ended]


def _play_randomly(game: Game[State], plan: SimulationPlan, i: int, keep: Keeping) -> Outcome:
    """The same game through a match, for its record: the same numbers bring the same answers."""
    seed = plan.seed_of(i)
    match = Match(game, len(plan.players), plan.options, Streams(seed))
    numbers = numbers_for(game, len(plan.players))
    numbers.begin_with(seed)
    while decisions := match.decisions():
        decision = blocking(decisions)
        seats = decision.seats if decision.mode is EACH else decision.seats[:1]
        answers = [game.pick(match.state, decision, seat, numbers.seats[seat]) for seat in seats]
        if decision.mode is AGREE:
            seats, answers = decision.seats, answers * len(decision.seats)
        for seat, answer in zip(seats, answers, strict=True):
            match.answer(seat, answer, decision.prompt, decision.ask)
    result = match.result()
    assert result is not None, "nothing is asked any more"
    return outcome_of(plan, i, result, moves_of(match), record_of(match, plan, i), keep=keep)


def outcome_of(
    plan: SimulationPlan,
    i: int,
    result: Result,
    moves: int,
    record: Record | None = None,
    *,
    keep: Keeping = Keeping.NOTHING,
) -> Outcome:
    """How a game ended, by player; of its record, what is to be kept."""
    if record is None and not (plan.rotate or plan.mirrored):
        return Outcome(result.scores, result.places, result.ending, moves)
    seating = plan.seating(i)
    seat_of = [seating.index(player) for player in range(len(seating))]
    return Outcome(
        tuple(result.scores[seat] for seat in seat_of),
        tuple(result.places[seat] for seat in seat_of),
        result.ending,
        moves,
        record if keep is Keeping.RECORD else None,
        decisions_of(plan.load(), record) if keep is Keeping.DECISIONS and record is not None else (),
    )


def record_of(match: Match[State], plan: SimulationPlan, i: int) -> Record:
    """Its record, with who played."""
    match.tags |= {"players": ",".join(specs_of(plan, i)), "seed": plan.seed_of(i)}
    if plan.edition is not None and not games.is_shipped(match.game):
        match.tags[games.EDITION_TAG] = plan.edition
    return match.record()


def check_plan(plan: SimulationPlan) -> Game[State]:
    """The game of a plan that can be played. Raises ParlourError."""
    game = plan.load()
    game.settle(len(plan.players), plan.options)
    seat_bots(game, plan.players, "check")
    return game


# In this process, in several, on a cluster: a crew gets spans of games and gives their outcomes in order.

Span = tuple[SimulationPlan, range]
"""Some games of a plan."""

Chunk = tuple[SimulationPlan, range, Keeping]
"""What one process plays at once."""

Crew = Callable[[Iterable[Span], Keeping], Generator[Outcome, None, None]]
"""Plays spans of games and gives the outcomes in order, as they come. Close the iterator to stop early."""

MOST_AT_ONCE: Final = 20  # games in a chunk, so that progress shows and Ctrl-C loses little
CHUNKS: Final = 100  # for each process, at least, if there are enough games


def simulate(
    plan: SimulationPlan, jobs: int = 1, *, keep: Keeping = Keeping.NOTHING, first: int = 0
) -> Generator[Outcome, None, None]:
    """The outcomes of all games from the `first` on, in order, as they come. Close the iterator to stop early.

    Checks the plan before the first game. Raises ParlourError.
    """
    check_plan(plan)
    return _simulate(plan, jobs, keep, first)


def _simulate(plan: SimulationPlan, jobs: int, keep: Keeping, first: int) -> Generator[Outcome, None, None]:
    with crew(jobs) as play_all:
        yield from play_all([(plan, range(first, plan.games))], keep)


@contextmanager
def crew(jobs: int = 1) -> Iterator[Crew]:
    """This process alone, or several that stay until the end."""
    if jobs <= 1:
        yield play_here
        return
    with multiprocessing.get_context("spawn").Pool(jobs, _ignore_interrupts) as pool:
        yield partial(_in_processes, pool, jobs)


def play_here(spans: Iterable[Span], keep: Keeping) -> Generator[Outcome, None, None]:
    """All games one after another in this process."""
    for plan, numbers in spans:
        game = plan.load()
        size = BATCH if is_random(game, plan) else 1
        for some in cut(numbers, size):
            yield from _play_some(game, plan, some, keep)


def _in_processes(
    pool: multiprocessing.pool.Pool, jobs: int, spans: Iterable[Span], keep: Keeping
) -> Generator[Outcome, None, None]:
    spans = list(spans)
    games_in_all = sum(len(numbers) for _, numbers in spans)
    size = max(1, min(MOST_AT_ONCE, games_in_all // (jobs * CHUNKS)))
    chunks = [
        (plan, some, keep)
        for plan, numbers in spans
        for some in cut(numbers, BATCH if is_random(plan.load(), plan) else size)
    ]
    for outcomes in pool.imap(play_chunk, chunks):
        yield from outcomes


def cut(numbers: range, size: int) -> list[range]:
    """
    >>> cut(range(2, 9), 3)
    [range(2, 5), range(5, 8), range(8, 9)]
    """
    return [numbers[k : k + size] for k in range(0, len(numbers), size)]


def _ignore_interrupts() -> None:
    """Ctrl-C reaches all processes; the one that collects decides what happens."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def play_chunk(chunk: Chunk) -> list[Outcome]:
    """Some games of a plan, in whichever process."""
    plan, numbers, keep = chunk
    return _play_some(plan.load(), plan, numbers, keep)


def _play_some(game: Game[State], plan: SimulationPlan, numbers: range, keep: Keeping) -> list[Outcome]:
    if is_random(game, plan) and keep is Keeping.NOTHING:
        return _random_games(game, plan, numbers)
    return [_play_with(game, plan, i, keep=keep) for i in numbers]


def count(outcomes: list[Outcome], *, team: bool) -> Figures:
    """The figures of at least one outcome. `team`: all seats win and lose together."""
    n = len(outcomes)
    players = range(len(outcomes[0].scores))
    together = sum(1 for outcome in outcomes if 1 in outcome.places)
    wins = [sum(share(outcome, player, team=team) for outcome in outcomes) for player in players]
    return Figures(
        games=n,
        scores=[summarize([outcome.scores[player] for outcome in outcomes]) for player in players],
        win_rates=[won / n for won in wins],
        win_intervals=[wilson(won, n) for won in wins],
        moves=summarize([outcome.moves for outcome in outcomes]),
        team_wins=together / n if team else None,
        team_interval=wilson(together, n) if team else None,
        endings=dict(sorted(Counter(outcome.ending for outcome in outcomes).items())),
    )


def share(outcome: Outcome, player: int, *, team: bool) -> float:
    """A player's part of the victory: all of it, or an equal part if rivals share it."""
    if team:
        return float(1 in outcome.places)
    return 1 / outcome.places.count(1) if outcome.places[player] == 1 else 0.0
