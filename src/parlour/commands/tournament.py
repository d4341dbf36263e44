"""`parlour tournament GAME`: many bots against one another on the same deals, rated."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

from parlour import build, home
from parlour.commands.games import name_of
from parlour.commands.grammar import Interrupted
from parlour.commands.plan import plan_of
from parlour.commands.progress_bar import progress
from parlour.commands.sim import percents, rounded, rounded_interval
from parlour.commands.speech import percent, say, show, show_json, show_table, tell
from parlour.core.errors import OptionError
from parlour.research.journal import TournamentJournal
from parlour.research.ratings import libraries
from parlour.research.simulate import Crew, Outcome, crew
from parlour.research.statistics import Interval, Summary
from parlour.research.tournament import (
    Results,
    Standings,
    Table,
    Tournament,
    have_all_played,
    play_out,
    standings,
    tournament_of,
)


def command(
    *,
    players: str | None,
    own_bots: tuple[str, ...],
    games: int,
    seats: int | None,
    swiss: int | None,
    until_clear: bool,
    jobs: int,
    cluster: str | None,
    resume: str | None,
    as_json: bool,
    **given: Any,
) -> None:
    if swiss is not None and until_clear:
        raise OptionError("cli-error-tournament-clear")
    libraries()  # before hours of play
    entrants, plan = plan_of_tournament(players, own_bots, seats, games=games, **given)
    tournament = tournament_of(plan, entrants, games, rounds=swiss or 0, until_clear=until_clear)
    with nullcontext() if resume is None else opened(Path(resume), tournament) as journal:
        results = Results(tournament) if journal is None else journal.results(tournament)
        with crew_for(tournament, jobs, cluster) as play_all:
            is_complete = run(results, play_all, journal)
    if not have_all_played(results):
        raise Interrupted("cli-tournament-nothing")
    found = standings(results)
    if as_json:
        show_json(facts_of(results, found, is_complete=is_complete))
    else:
        show_standings(results, found)
        if not until_clear and tournament.deals * tournament.rotations > games:
            tell("cli-tournament-rounded", asked=games, games=tournament.deals * tournament.rotations)
    if not is_complete:
        kept = "cli-tournament-interrupted" if resume is None else "cli-tournament-kept"
        raise Interrupted(kept, done=results.games(), games=tournament.games(), file=resume or "")


def plan_of_tournament(
    players: str | None, own_bots: tuple[str, ...], seats: int | None, **given: Any
) -> tuple[tuple[str, ...], Any]:
    """Who enters, and the table they play at. Raises ParlourError."""
    from parlour import games
    from parlour.commands.options import players_of

    entrants = players_of(players, own_bots) if players is not None else list(own_bots)
    if not entrants:
        raise OptionError("cli-error-tournament-few")
    game = games.load(given["game"])
    count = max(2, game.least) if seats is None else seats
    table = (entrants * count)[:count]
    return tuple(entrants), plan_of(**given, seated=table, rotate=False)


def opened(file: Path, tournament: Tournament) -> TournamentJournal:
    try:
        return TournamentJournal(file, tournament)
    except OSError as error:
        raise home.unwritable(file, error) from None


def crew_for(tournament: Tournament, jobs: int, cluster: str | None) -> AbstractContextManager[Crew]:
    """Processes of this machine, or a cluster."""
    if cluster is None:
        return crew(jobs)
    if jobs > 1:
        raise OptionError("cli-error-cluster-jobs")
    from parlour.research.cluster import cluster_crew, refuse_own_bots

    for table in tournament.tables():
        refuse_own_bots(tournament.plan_of(table))
    return cluster_crew(tournament.plan_of(tournament.tables()[0]), cluster)


def run(results: Results, play_all: Crew, journal: TournamentJournal | None) -> bool:
    """Play what is missing; was all of it played, or was Ctrl-C pressed?"""
    with progress(results.tournament.games()) as step:

        def told(table: Table, number: int, outcome: Outcome) -> None:
            if journal is not None:
                journal.add(table, number, outcome)
            step(results.games() + 1)

        try:
            play_out(results, play_all, told)
        except KeyboardInterrupt:
            return False
    return True


# For programs


def facts_of(results: Results, found: Standings, *, is_complete: bool) -> dict[str, object]:
    """The figures for a program; entrants in the order of their ratings."""
    tournament, plan = results.tournament, results.tournament.plan
    order = found.ratings.order()
    return {
        "game": plan.game,
        "seats": tournament.seats,
        "options": plan.options,
        "edition": plan.load().edition,
        "seed": plan.seed,
        "rounds": tournament.rounds or None,
        "rivals": tournament.is_rivalry,
        "deals": found.deals,
        "games": results.games(),
        "complete": is_complete,
        "players": [tournament.entrants[entrant] for entrant in order],
        "ratings": [round(found.ratings.points[entrant], 1) for entrant in order],
        "rating_intervals": [[round(end, 1) for end in found.ratings.intervals[entrant]] for entrant in order],
        "games_played": [found.rows[entrant].games for entrant in order],
        **summaries("mean_scores", "score_intervals", [found.rows[entrant].score for entrant in order]),
        **summaries("win_rates", "win_intervals", [found.rows[entrant].wins for entrant in order]),
        "better": crossed(found.wins, order),
        "better_intervals": crossed_intervals(found.wins, order),
        "score_leads": crossed(found.leads, order),
        "score_lead_intervals": crossed_intervals(found.leads, order),
        "unclear": [[tournament.entrants[one], tournament.entrants[other]] for one, other in found.unclear()],
        "compiled": build.compiled(),
    }


def summaries(means: str, intervals: str, found: list[Summary]) -> dict[str, object]:
    return {
        means: [round(summary.mean, 4) for summary in found],
        intervals: [rounded_interval(summary.interval) for summary in found],
    }


def crossed(table: list[list[Summary | None]], order: list[int]) -> list[list[float | None]]:
    return [[rounded(cell.mean if (cell := table[one][other]) else None) for other in order] for one in order]


def crossed_intervals(table: list[list[Summary | None]], order: list[int]) -> list[list[list[float] | None]]:
    return [
        [rounded_interval(cell.interval if (cell := table[one][other]) else None) for other in order] for one in order
    ]


# For people


def show_standings(results: Results, found: Standings) -> None:
    tournament = results.tournament
    tell(
        "cli-tournament-title",
        "bold",
        name=name_of(tournament.plan.game),
        players=len(tournament.entrants),
        deals=found.deals,
        games=results.games(),
        seed=str(tournament.plan.seed),
    )
    tell("cli-tournament-rivals" if tournament.is_rivalry else "cli-tournament-alone", "dim", seats=tournament.seats)
    show()
    show_ratings(tournament, found)
    if len(tournament.entrants) > 2 or not tournament.is_rivalry:
        show_cross(tournament, found, "cli-tournament-better", found.wins, win_rate)
    if not tournament.is_rivalry and has_scores(results):
        show_cross(tournament, found, "cli-tournament-leads", found.leads, lead)
    show()
    show_verdict(tournament, found)


def has_scores(results: Results) -> bool:
    """Do scores say more than that a team won or lost?"""
    return any(score > 1 for outcomes in results.played.values() for o in outcomes.values() for score in o.scores)


def show_ratings(tournament: Tournament, found: Standings) -> None:
    has_wins = tournament.seats > 1  # alone there is nobody to win against
    heads = ["rank", "player", "rating", "interval", "games", "mean", "interval"]
    rows = []
    for place, entrant in enumerate(found.ratings.order(), 1):
        row = found.rows[entrant]
        cells = [
            str(place),
            tournament.entrants[entrant],
            f"{found.ratings.points[entrant]:+z.0f}",
            rating_range(found.ratings.intervals[entrant]),
            str(row.games),
            f"{row.score.mean:.2f}",
            "-" if row.score.interval is None else f"{row.score.interval.low:.2f} … {row.score.interval.high:.2f}",
        ]
        if has_wins:
            cells += [win_rate(row.wins.mean), "-" if row.wins.interval is None else percents(row.wins.interval)]
        rows.append(cells)
    heads += ["wins", "wins-interval"] if has_wins else []
    ours = ("rank", "rating", "games")
    head = [say(f"cli-tournament-{name}" if name in ours else f"cli-sim-{name}") for name in heads]
    show_table(rows, head=head, right=(0, *range(2, len(heads))))


def show_cross(
    tournament: Tournament,
    found: Standings,
    title: str,
    table: list[list[Summary | None]],
    write: Callable[[float], str],
) -> None:
    """Rows against columns, which are numbered as the rows are."""
    order = found.ratings.order()
    show()
    tell(title, "bold")
    rows = [
        [
            f"{place} {tournament.entrants[one]}",
            *(
                "·" if one == other else "-" if (cell := table[one][other]) is None else write(cell.mean)
                for other in order
            ),
        ]
        for place, one in enumerate(order, 1)
    ]
    show_table(rows, head=["", *(str(place) for place in range(1, len(order) + 1))], right=range(1, len(order) + 1))


def win_rate(rate: float) -> str:
    return percent(f"{100 * rate:.1f}")


def lead(points: float) -> str:
    return f"{points:+.2f}"


def rating_range(interval: Interval) -> str:
    return f"{interval.low:+z.0f} … {interval.high:+z.0f}"


def show_verdict(tournament: Tournament, found: Standings) -> None:
    unclear = found.unclear()
    if not unclear:
        tell("cli-tournament-clear")
    for one, other in unclear:
        tell("cli-tournament-unclear", one=tournament.entrants[one], other=tournament.entrants[other])
