"""How often is Chocobo's Dungeon won? The table of docs/games/chocobo.md, cell by cell.

    PYTHONPATH=build/compiled python -m bench.chocobo_wins            play what is still missing, then print the tables
    PYTHONPATH=build/compiled python -m bench.chocobo_wins --print    only print what there is

Every game is written to build/chocobo_wins.jsonl as it ends, so a run that was stopped goes on where it was. The
file belongs to one way of playing: if the same few games are played otherwise than when it was begun, it is refused.
Deals are numbered from 1,000,000 on; the bot's weights were found on others, below 1000.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import sys
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path

from bench.spread import add_cluster, spread
from parlour import bots, games
from parlour.core.bot import Bot
from parlour.core.game import State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.games.chocobo.bot import Greedy
from parlour.games.chocobo.joint import Known
from parlour.games.chocobo.state import ChocoboState
from parlour.games.chocobo.view import ChocoboView
from parlour.research.drive import play
from parlour.research.statistics import wilson

FIRST_DEAL = 1_000_000
MANY, SOME = 1000, 300
EDITIONS = ("standard", "tuned")
TABLES = {
    "plain": ("Behemoth, plain", {"boss": "behemoth", "floor2": "plain", "floor3": "plain"}),
    "star": ("Omega, star", {"boss": "omega", "floor2": "star", "floor3": "star"}),
}
LEVELS = ("easy", "normal", "hard")
MAIN = ((4, "normal", "plain"), (4, "hard", "plain"), (4, "normal", "star"))
PAIRS = ((2, "normal", "plain"), (2, "hard", "plain"))
TALK, SILENT, OPEN = "talk", "silent", "open"
RESULTS = Path("build/chocobo_wins.jsonl")


class OpenHands(Greedy):
    """The same player at a table where all cards lie open: what talk could bring at most."""

    def __init__(self, match: Match[State]) -> None:
        super().__init__(match.game, talk=0.0)
        self.match = match

    def hands(self) -> list[list[int]]:
        state = self.match.state
        assert isinstance(state, ChocoboState)
        return state.hands

    def heard(self, view: ChocoboView) -> str:
        return str(self.hands())

    def known(self, view: ChocoboView) -> Known:
        known = super().known(view)
        known.told = [[[card] for card in hand] for hand in self.hands()]
        return known


@dataclass(frozen=True)
class Cell:
    """One way to sit down, and how many games are played that way."""

    edition: str
    mode: str
    players: int
    level: str
    table: str

    @property
    def games(self) -> int:
        main = (self.players, self.level, self.table) in MAIN
        return MANY if main and (self.edition, self.mode) == ("standard", TALK) else SOME

    def name(self) -> str:
        return f"{self.edition} {self.mode} {self.players} {self.level} {self.table}"


def cells() -> Iterator[Cell]:
    """What matters most comes first, so that an unfinished run is of use."""
    found = [Cell("standard", TALK, *seating) for seating in MAIN]
    found += [Cell(edition, TALK, *seating) for seating in seatings() for edition in EDITIONS if seating[0] == 2]
    found += [Cell("standard", mode, *seating) for mode in (OPEN, SILENT) for seating in MAIN + PAIRS]
    found += [Cell(edition, TALK, *seating) for seating in seatings() for edition in EDITIONS]
    return iter(dict.fromkeys(found))


def schedule() -> Iterator[tuple[Cell, int]]:
    """Some games of every cell, then the many of the main cells; how many of a cell there should be by then."""
    for cell in cells():
        yield cell, SOME
    for cell in cells():
        yield cell, cell.games


def seatings() -> Iterator[tuple[int, str, str]]:
    """Players, difficulty and sides: those first for whom the edition is tuned."""
    for players in (2, 1, 3, 4):
        for table in TABLES:
            for level in LEVELS:
                if (players, level) != (1, "easy"):
                    yield players, level, table


def seated(cell: Cell, deal: int) -> tuple[Match[State], list[Bot]]:
    game = games.load("chocobo", cell.edition)
    options = {"difficulty": cell.level} | TABLES[cell.table][1]
    match = Match(game, cell.players, options, Streams(f"wins {deal}"))
    if cell.mode == OPEN:
        return match, [OpenHands(match) for _ in range(cell.players)]
    spec = "greedy" if cell.mode == TALK else "greedy:talk=0"
    return match, [bots.make(spec, game, seat) for seat in range(cell.players)]


def played(cell: Cell, deal: int) -> Match[State]:
    match, players = seated(cell, deal)
    play(match, players)
    return match


def ending_of(cell: Cell, deal: int) -> str:
    result = played(cell, deal).result()
    assert result is not None
    return result.ending


def fingerprint() -> str:
    """A few games as they are played now."""
    total = hashlib.sha256()
    for players in (1, 2, 3, 4):
        for edition, table in zip(EDITIONS, TABLES, strict=True):
            match = played(Cell(edition, TALK, players, "normal", table), players)
            total.update(repr([(move.prompt, move.answers) for move in match.record().moves]).encode())
    return total.hexdigest()[:16]


@dataclass
class Tally:
    """What the games of a cell have come to."""

    endings: Counter[str]

    @property
    def games(self) -> int:
        return self.endings.total()

    def rate(self) -> str:
        """Won in percent with its interval, and how many games that is, if it is not the usual number."""
        if not self.games:
            return "–"
        low, high = wilson(self.endings["won"], self.games)
        count = "" if self.games == SOME else f", {self.games} games"
        return f"{100 * self.endings['won'] / self.games:.1f} % ({100 * low:.1f} to {100 * high:.1f}{count})"


def read_results(file: Path, now: str) -> dict[str, Tally]:
    """The tallies so far. Ends in a sentence if they belong to another way of playing."""
    found = {cell.name(): Tally(Counter()) for cell in cells()}
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    for line in lines:
        try:
            row = json.loads(line)
        except json.JSONDecodeError:
            continue  # empty, or being written when the run was stopped
        if row["play"] != now:
            raise SystemExit(f"{file} was made by another way of playing ({row['play']}, now {now}): move it away.")
        name = Cell(**row["cell"]).name()
        if name in found:
            found[name].endings[row["ending"]] += 1
    return found


def run(file: Path, now: str, tallies: dict[str, Tally], cluster: str | None = None) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    left = sum(cell.games - tallies[cell.name()].games for cell in cells())
    started, done = time.monotonic(), 0
    for cell, games_due in schedule():
        tally = tallies[cell.name()]
        if tally.games >= games_due:
            continue
        deals = [(cell, FIRST_DEAL + deal) for deal in range(tally.games, games_due)]
        for ending in spread(ending_of, deals, cluster):
            tally.endings[ending] += 1
            with file.open("a", encoding="utf-8") as out:  # on a new line, whatever a stopped run has left
                out.write("\n" + json.dumps({"play": now, "cell": asdict(cell), "ending": ending}))
            done += 1
        pace = done / (time.monotonic() - started)
        print(f"{cell.name()}: {tally.rate()} {dict(tally.endings)}; {left - done} left, {pace:.1f}/s", flush=True)


def main_table(tallies: dict[str, Tally]) -> Iterator[str]:
    yield "| players | difficulty | Boss and sides | talking | silent | open hands |"
    yield "|---|---|---|---|---|---|"
    for players, level, table in MAIN + PAIRS:
        rates = [tallies[Cell("standard", mode, players, level, table).name()].rate() for mode in (TALK, SILENT, OPEN)]
        yield f"| {players} | {level} | {TABLES[table][0]} | {' | '.join(rates)} |"


def whole_table(tallies: dict[str, Tally]) -> Iterator[str]:
    heads = [f"{TABLES[table][0]}: `{edition}`" for table in TABLES for edition in EDITIONS]
    yield f"| players | difficulty | {' | '.join(heads)} |"
    yield "|---|---|---|---|---|---|"
    for players, level in sorted({(players, level) for players, level, _ in seatings()}, key=by_difficulty):
        row = [Cell(edition, TALK, players, level, table) for table in TABLES for edition in EDITIONS]
        yield f"| {players} | {level} | {' | '.join(tallies[cell.name()].rate() for cell in row)} |"


def by_difficulty(seating: tuple[int, str]) -> tuple[int, int]:
    return seating[0], LEVELS.index(seating[1])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--print", action="store_true", dest="only_print", help="play nothing")
    parser.add_argument("--file", type=Path, default=RESULTS, help="where the games are kept")
    add_cluster(parser)
    arguments = parser.parse_args()
    now = fingerprint()
    tallies = read_results(arguments.file, now)
    if not arguments.only_print:
        try:
            run(arguments.file, now, tallies, arguments.cluster)
        except KeyboardInterrupt:
            sys.exit("Stopped; the same command goes on.")
    print("\n".join([*main_table(tallies), "", *whole_table(tallies)]))


if __name__ == "__main__":
    main()
