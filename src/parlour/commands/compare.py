"""`parlour sim GAME --compare A B`: two bots on the same deals."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing, nullcontext
from pathlib import Path
from typing import Any

from parlour import home
from parlour.commands.games import name_of
from parlour.commands.grammar import Interrupted
from parlour.commands.plan import plan_of
from parlour.commands.progress_bar import progress
from parlour.commands.speech import percent, say, show, show_json, show_table, tell
from parlour.core.errors import OptionError
from parlour.research.compare import COMPARED, Comparison, compare, plans_of
from parlour.research.journal import Journal
from parlour.research.simulate import Outcome, SimulationPlan, simulate
from parlour.research.statistics import Summary

Simulator = Callable[..., Generator[Outcome, None, None]]
"""Plays the games of a plan from the `first` on; `keep` says what is kept of each."""


def player_of(jobs: int, cluster: str | None) -> Simulator:
    """Here, in `jobs` processes, or on a cluster."""
    if cluster is None:
        return lambda plan, **given: simulate(plan, jobs, **given)
    if jobs > 1:
        raise OptionError("cli-error-cluster-jobs")
    from parlour.research.cluster import simulate_on_cluster

    return lambda plan, **given: simulate_on_cluster(plan, cluster, **given)


def opened(file: Path, plan: SimulationPlan, compared: tuple[str, ...] = ()) -> Journal:
    """The outcomes that a file holds. Raises ParlourError."""
    try:
        return Journal(file, plan, compared)
    except OSError as error:
        raise home.unwritable(file, error) from None


def command(
    rivals: tuple[str, str], *, jobs: int, cluster: str | None, resume: str | None, as_json: bool, **given: Any
) -> None:
    plan = plan_of(**given, compared=True)
    if COMPARED not in plan.players:
        raise OptionError("cli-error-compare-seat", seat=COMPARED)
    with nullcontext() if resume is None else opened(Path(resume), plan, rivals) as journal:
        pairs = run(plan, rivals, player_of(jobs, cluster), journal)
    if not pairs:
        raise Interrupted("cli-sim-nothing")
    found = compare(plan, pairs, team=plan.load().team)
    if as_json:
        show_json(facts_of(plan, rivals, found))
    else:
        show_comparison(plan, rivals, found)
    if len(pairs) < plan.games:
        raise Interrupted("cli-sim-interrupted", done=len(pairs), games=plan.games)


def run(
    plan: SimulationPlan, rivals: tuple[str, str], player: Simulator, journal: Journal | None
) -> list[tuple[Outcome, Outcome]]:
    """All pairs of outcomes, or those that were ready when Ctrl-C was pressed."""
    pairs = [] if journal is None else [(one, other) for one, other in journal.deals[: plan.games]]
    running = [player(each, first=len(pairs)) for each in plans_of(plan, *rivals)]
    with closing(running[0]), closing(running[1]), progress(plan.games) as step:
        try:
            for pair in zip(*running, strict=True):
                if journal is not None:
                    journal.add(*pair)
                pairs.append(pair)
                step(len(pairs))
        except KeyboardInterrupt:
            pass
    return pairs


def facts_of(plan: SimulationPlan, rivals: tuple[str, str], found: Comparison) -> dict[str, object]:
    """The figures for a program."""
    return {
        "game": plan.game,
        "players": plan.players,
        "compared": rivals,
        "options": plan.options,
        "seed": plan.seed,
        "rotate": plan.rotate,
        "deals": found.deals,
        "complete": found.deals == plan.games,
        "mean_scores": [round(summary.mean, 4) for summary in found.scores],
        "win_rates": [round(summary.mean, 4) for summary in found.wins],
        "score_gain": round(found.score_gain.mean, 4),
        "score_gain_interval": ends(found.score_gain),
        "win_gain": round(found.win_gain.mean, 4),
        "win_gain_interval": ends(found.win_gain),
    }


def ends(summary: Summary) -> list[float] | None:
    return None if summary.interval is None else [round(end, 4) for end in summary.interval]


def show_comparison(plan: SimulationPlan, rivals: tuple[str, str], found: Comparison) -> None:
    tell("cli-compare-title", "bold", name=name_of(plan.game), deals=found.deals)
    if len(plan.players) > 1:
        show(", ".join(plan.players), "dim", wrap=True)
    show()
    rows = [
        [rival, f"{scores.mean:.2f}", percent(f"{100 * wins.mean:.1f}")]
        for rival, scores, wins in zip(rivals, found.scores, found.wins, strict=True)
    ]
    rows.append(
        [say("cli-compare-gain"), f"{found.score_gain.mean:+z.2f}", percent(f"{100 * found.win_gain.mean:+z.1f}")]
    )
    rows.append([say("cli-sim-interval"), range_of(found.score_gain), percent_range_of(found.win_gain)])
    head = [say("cli-sim-player"), say("cli-sim-mean"), say("cli-sim-wins")]
    shown = 3 if len(plan.players) > 1 or plan.load().team else 2  # alone everybody wins
    show_table([row[:shown] for row in rows], head=head[:shown], right=(1, 2)[: shown - 1])
    show()
    tell("cli-compare-clear" if is_clear(found) else "cli-compare-open")


def range_of(summary: Summary) -> str:
    found = summary.interval
    return "-" if found is None else f"{found.low:+z.2f} … {found.high:+z.2f}"


def percent_range_of(summary: Summary) -> str:
    found = summary.interval
    return "-" if found is None else percent(f"{100 * found.low:+z.1f} … {100 * found.high:+z.1f}")


def is_clear(found: Comparison) -> bool:
    """Does the interval of either difference leave zero out?"""
    intervals = [summary.interval for summary in (found.score_gain, found.win_gain)]
    return any(interval is not None and (interval.low > 0 or interval.high < 0) for interval in intervals)
