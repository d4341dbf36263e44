"""`parlour sim GAME`: bots against bots over many games, counted."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import replace

from parlour import build, home
from parlour.commands import compare as comparing
from parlour.commands.compare import Simulator, opened, player_of
from parlour.commands.games import name_of
from parlour.commands.grammar import Interrupted
from parlour.commands.plan import plan_of
from parlour.commands.progress_bar import progress
from parlour.commands.speech import percent, say, show, show_json, show_table, tell
from parlour.core.errors import OptionError
from parlour.core.record import write_record
from parlour.research.journal import Journal
from parlour.research.simulate import Figures, Keeping, Outcome, SimulationPlan, count
from parlour.research.statistics import Interval, Summary, histogram

BAR = 40  # cells of the longest bar of a histogram
ENOUGH = 10  # games that are worth a histogram


def command(
    *,
    jobs: int,
    cluster: str | None,
    keep: str | None,
    resume: str | None,
    compare: tuple[str, str] | None,
    as_json: bool,
    **given: Any,
) -> None:
    if compare is not None:
        if keep is not None:
            raise OptionError("cli-error-compare-alone")
        comparing.command(compare, jobs=jobs, cluster=cluster, resume=resume, as_json=as_json, **given)
        return
    plan = plan_of(**given)
    if keep is not None and resume is not None and is_parquet(keep):
        raise OptionError("cli-error-keep-resume", file=keep)
    with (
        nullcontext() if resume is None else opened(Path(resume), plan) as journal,
        kept_in(keep, plan) as keeper,
    ):
        done = [] if journal is None else [outcome for (outcome,) in journal.deals[: plan.games]]
        start = time.perf_counter()
        outcomes = run(plan, player_of(jobs, cluster), keeper, done, journal)
        speed = (len(outcomes) - len(done)) / (time.perf_counter() - start)
    if not outcomes:
        raise Interrupted("cli-sim-nothing")
    report(plan, outcomes, speed, as_json=as_json)
    if len(outcomes) < plan.games:
        raise Interrupted("cli-sim-interrupted", done=len(outcomes), games=plan.games)


class RecordFolder:
    """Writes the record of every game into a folder, and overwrites none of another run."""

    keep = Keeping.RECORD

    def __init__(self, folder: Path, plan: SimulationPlan) -> None:
        self.folder = home.ready(folder)
        self.plan = plan

    def add(self, number: int, outcome: Outcome) -> None:
        if outcome.record is not None:
            file = self.folder / f"{self.plan.game}-{self.plan.seed}-{number:05}.parlour"
            text = write_record(outcome.record)
            if is_other(file, text):
                raise OptionError("cli-error-keep-other", file=str(file))
            home.write_atomically(file, text)


def is_other(file: Path, text: str) -> bool:
    """Is there a file with something else in it?"""
    try:
        return file.is_file() and file.read_bytes() != text.encode()
    except OSError:  # it can't be read, so nobody knows
        return True


class OutcomeStore(Protocol):
    """Stores what a simulation keeps of each game."""

    @property
    def keep(self) -> Keeping: ...

    def add(self, number: int, outcome: Outcome) -> None: ...


def is_parquet(place: str) -> bool:
    return place.endswith(".parquet")


def kept_in(place: str | None, plan: SimulationPlan) -> AbstractContextManager[OutcomeStore | None]:
    """Records in a folder, or decisions in a Parquet file. Raises OptionError or HomeError."""
    if place is None:
        return nullcontext()
    if not is_parquet(place):
        return nullcontext(RecordFolder(Path(place), plan))
    from parlour.research.parquet import DecisionFile

    return DecisionFile(Path(place), plan)


def run(
    plan: SimulationPlan, player: Simulator, keeper: OutcomeStore | None, done: list[Outcome], journal: Journal | None
) -> list[Outcome]:
    """All outcomes, or those that were ready when Ctrl-C was pressed: always the first ones."""
    outcomes = list(done)
    running = player(plan, keep=Keeping.NOTHING if keeper is None else keeper.keep, first=len(done))
    with closing(running), progress(plan.games) as step:
        try:
            for outcome in running:
                if keeper is not None:
                    keeper.add(len(outcomes), outcome)
                if journal is not None:
                    journal.add(outcome)
                outcomes.append(replace(outcome, record=None, decisions=()))
                step(len(outcomes))
        except KeyboardInterrupt:
            pass
    return outcomes


# The report


def report(plan: SimulationPlan, outcomes: list[Outcome], speed: float, *, as_json: bool) -> None:
    figures = count(outcomes, team=plan.load().team)
    if as_json:
        show_json(facts_of(plan, figures, speed))
    else:
        show_figures(plan, figures, outcomes, speed)


def facts_of(plan: SimulationPlan, figures: Figures, speed: float) -> dict[str, object]:
    """The figures for a program."""
    facts: dict[str, object] = {
        "game": plan.game,
        "seats": len(plan.players),
        "options": plan.options,
        "edition": plan.load().edition,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "games": figures.games,
        "complete": figures.games == plan.games,
        "players": plan.players,
        "mean_scores": [round(summary.mean, 4) for summary in figures.scores],
        "score_spreads": [rounded(summary.spread) for summary in figures.scores],
        "score_intervals": [rounded_interval(summary.interval) for summary in figures.scores],
        "win_rates": [round(rate, 4) for rate in figures.win_rates],
        "win_intervals": [rounded_interval(interval) for interval in figures.win_intervals],
        "mean_moves": round(figures.moves.mean, 4),
        "games_per_second": round(speed, 2),
        "compiled": build.compiled(),
    }
    if figures.team_wins is not None:
        facts |= {"win_rate": round(figures.team_wins, 4), "win_interval": rounded_interval(figures.team_interval)}
        facts["endings"] = figures.endings
    return facts


def rounded(number: float | None) -> float | None:
    return None if number is None else round(number, 4)


def rounded_interval(interval: Interval | None) -> list[float] | None:
    return None if interval is None else [round(end, 4) for end in interval]


def show_figures(plan: SimulationPlan, figures: Figures, outcomes: list[Outcome], speed: float) -> None:
    tell(
        "cli-sim-title",
        "bold",
        name=name_of(plan.game),
        seats=len(plan.players),
        games=figures.games,
        seed=str(plan.seed),
    )
    set_options = ", ".join(f"{name}={value}" for name, value in plan.options.items())
    if set_options:
        show(set_options, "dim", wrap=True)
    show()
    show_table(
        [player_row(plan, figures, player) for player in range(len(plan.players))],
        head=[say(f"cli-sim-{head}") for head in ("player", "mean", "spread", "interval", "wins", "wins-interval")],
        right=(1, 2, 3, 4, 5),
    )
    if figures.team_wins is not None:
        show()
        show_team(figures)
    show()
    build_word = say("cli-build-compiled" if build.compiled() else "cli-build-plain")
    tell("cli-sim-speed", moves=f"{figures.moves.mean:.1f}", speed=f"{speed:.1f}", build=build_word)
    if figures.games >= ENOUGH:
        show_histograms(plan, outcomes)


def show_histograms(plan: SimulationPlan, outcomes: list[Outcome]) -> None:
    """One for each player, or one for all where they always score alike, as a team does."""
    scores = [[outcome.scores[player] for outcome in outcomes] for player in range(len(plan.players))]
    names = [f"{player + 1} {spec}" for player, spec in enumerate(plan.players)]
    if all(some == scores[0] for some in scores):
        scores, names = scores[:1], [", ".join(names)]
    for name, some in zip(names, scores, strict=True):
        show()
        show(say("cli-sim-histogram", player=name), "bold", wrap=True)
        show_histogram(some)


def player_row(plan: SimulationPlan, figures: Figures, player: int) -> list[str]:
    scores: Summary = figures.scores[player]
    return [
        f"{player + 1} {plan.players[player]}",
        f"{scores.mean:.2f}",
        "-" if scores.spread is None else f"{scores.spread:.2f}",
        "-" if scores.interval is None else f"{scores.interval.low:.2f} … {scores.interval.high:.2f}",
        percent(f"{100 * figures.win_rates[player]:.1f}"),
        percents(figures.win_intervals[player]),
    ]


def percents(interval: Interval) -> str:
    return percent(f"{100 * interval.low:.1f} … {100 * interval.high:.1f}")


def show_team(figures: Figures) -> None:
    assert figures.team_wins is not None
    assert figures.team_interval is not None
    tell("cli-sim-team", rate=percent(f"{100 * figures.team_wins:.1f}"), interval=percents(figures.team_interval))
    for ending, games_ended in figures.endings.items():
        show(f"  {ending}: {games_ended}")


def show_histogram(scores: list[int]) -> None:
    for line in histogram_lines(scores):
        show(line)


def histogram_lines(scores: list[int]) -> Iterator[str]:
    """A bar for each range of scores."""
    bins = histogram(scores)
    most = max(found.values for found in bins)
    labels = [f"{found.low}" if found.low == found.high else f"{found.low} … {found.high}" for found in bins]
    width = max(map(len, labels))
    for label, found in zip(labels, bins, strict=True):
        bar = "█" * round(BAR * found.values / most) or ("▏" if found.values else "")
        yield f"  {label:>{width}}  {bar} {found.values}".rstrip()
