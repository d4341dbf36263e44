"""Are the levels of bots truly ordered? The tables of docs/levels.md, game by game.

    PYTHONPATH=build/compiled python -m bench.levels              play what is still missing, then print the tables
    PYTHONPATH=build/compiled python -m bench.levels --print      only print what there is

Every game is written to build/levels.jsonl as it ends, so a run that was stopped goes on where it was; games of a spec
that a level no longer stands for are passed over. All levels of a game get the same deals.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.spread import add_cluster, spread
from parlour import bots, games
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.research.drive import bot_seed, play
from parlour.research.statistics import Interval, summarize, wilson

RESULTS = Path("build/levels.jsonl")
BLOCK = 20  # games of a cell before the next one's turn, so that an unfinished run is of use
PERCENT = 100


class Table(NamedTuple):
    """How levels of a game are measured: alone by score, as a team by wins, or one against the level below."""

    seats: int
    options: dict[str, str]
    measure: str  # "score", "team" or "rivals"
    about: str
    person: str = ""  # the spec of a person in the team, whose forgetting is simulated


TABLES = {
    "kokoro": Table(1, {}, "score", "alone, mean score"),
    "cocoons": Table(2, {"level": "5"}, "team", "two of a level, level 5, games won"),
    "cocoons with a person": Table(
        2,
        {"level": "5"},
        "team",
        "one of a level beside a person who forgets, level 5, games won",
        "greedy:forget=0.03",
    ),
    "chocobo": Table(2, {"difficulty": "normal"}, "team", "two of a level, normal, games won"),
    "cocoon_world": Table(4, {}, "rivals", "one against three of the level below, games won (25 % is even)"),
}


class Cell(NamedTuple):
    """A level in a table, and the specs it is measured with: its own, and that of its rivals or of its partner."""

    slug: str
    level: str
    spec: str
    rival: str

    def key(self) -> str:
        return f"{self.slug}/{self.level}/{self.spec}/{self.rival}"


def cells(slugs: list[str]) -> Iterator[Cell]:
    for slug in slugs:
        game = load(slug)
        below = "random"
        for level in bots.levels(game):
            spec = bots.spec_of(level, game)
            yield Cell(slug, level, spec, below if TABLES[slug].measure == "rivals" else TABLES[slug].person)
            below = spec


def load(table: str) -> Game[State]:
    """The game of a table, which is the first word of its name."""
    return games.load(table.partition(" ")[0])


def one_game(cell: Cell, deal: int) -> float:
    """The score, or 1 for a win."""
    game, table = load(cell.slug), TABLES[cell.slug]
    luck = Streams(f"levels {deal}")
    match = Match(game, table.seats, table.options, luck)
    own = deal % table.seats if cell.rival else None
    specs = [cell.spec if own in (None, seat) else cell.rival for seat in range(table.seats)]
    players = [bots.make(spec, game, bot_seed(f"levels {deal}", seat)) for seat, spec in enumerate(specs)]
    result = play(match, players)
    if table.measure == "score":
        return float(result.scores[0])
    if table.measure == "team":
        return float(result.ending == "won")
    return float(result.places[own or 0] == 1)


def read_results(file: Path) -> dict[str, dict[int, float]]:
    """By cell and deal."""
    found: dict[str, dict[int, float]] = defaultdict(dict)
    for line in file.read_text("utf-8").splitlines() if file.exists() else []:
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue  # empty, or being written when the run was stopped
        found[row["cell"]][row["deal"]] = row["result"]
    return found


def run(
    file: Path, todo: list[Cell], count: int, results: dict[str, dict[int, float]], cluster: str | None = None
) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    started, spent = time.monotonic(), time.process_time()
    for block in range(0, count, BLOCK):
        for cell in todo:
            missing = [d for d in range(block, min(block + BLOCK, count)) if d not in results[cell.key()]]
            for deal, result in zip(
                missing, spread(one_game, [(cell, deal) for deal in missing], cluster), strict=True
            ):
                results[cell.key()][deal] = result
                with file.open("a", encoding="utf-8") as out:  # a line begins with a break, whatever a stopped run left
                    out.write("\n" + json.dumps({"cell": cell.key(), "deal": deal, "result": result}))
            if missing:
                seconds = f"{time.monotonic() - started:.0f} s, {time.process_time() - spent:.0f} s of a core"
                print(f"{cell.slug} {cell.level}: {figure(cell, results)}; {seconds}", flush=True)


def interval(cell: Cell, values: list[float]) -> tuple[float, Interval]:
    if TABLES[cell.slug].measure == "score":
        summary = summarize(values)
        return summary.mean, summary.interval or Interval(float("-inf"), float("inf"))
    low, high = wilson(sum(values), len(values))
    return PERCENT * sum(values) / len(values), Interval(PERCENT * low, PERCENT * high)


def figure(cell: Cell, results: dict[str, dict[int, float]]) -> str:
    values = list(results[cell.key()].values())
    if not values:
        return "–"
    value, (low, high) = interval(cell, values)
    unit = "" if TABLES[cell.slug].measure == "score" else " %"
    return f"{value:.1f}{unit} ({low:.1f} to {high:.1f}; {len(values)} games)"


def is_clear(cell: Cell, below: Cell | None, results: dict[str, dict[int, float]]) -> bool:
    """Is the level better than the one below, by 95 % intervals that do not meet?"""
    values = list(results[cell.key()].values())
    if not values:
        return False
    low = interval(cell, values)[1].low
    if TABLES[cell.slug].measure == "rivals":
        return low > PERCENT / TABLES[cell.slug].seats
    theirs = list(results[below.key()].values()) if below else []
    return below is None or (bool(theirs) and low > interval(below, theirs)[1].high)


def table(slugs: list[str], results: dict[str, dict[int, float]]) -> Iterator[str]:
    for slug in slugs:
        yield f"| {slug}: {TABLES[slug].about} | spec | result | clearly above the level below |"
        yield "|---|---|---|---|"
        below: Cell | None = None
        for cell in cells([slug]):
            has_lower = below is not None or TABLES[slug].measure == "rivals"
            clear = ("yes" if is_clear(cell, below, results) else "no") if has_lower else ""
            yield f"| {cell.level} | `{cell.spec}` | {figure(cell, results)} | {clear} |"
            below = cell
        yield ""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all unless some are named")
    parser.add_argument("--count", type=int, default=400, help="games of each level")
    parser.add_argument("--print", action="store_true", dest="only_print", help="play nothing")
    parser.add_argument("--file", type=Path, default=RESULTS, help="where the games are kept")
    add_cluster(parser)
    arguments = parser.parse_args()
    slugs = arguments.games or list(TABLES)
    results = read_results(arguments.file)
    if not arguments.only_print:
        try:
            run(arguments.file, list(cells(slugs)), arguments.count, results, arguments.cluster)
        except KeyboardInterrupt:
            sys.exit("Stopped; the same command goes on.")
    print("\n".join(table(slugs, results)))


if __name__ == "__main__":
    main()
