"""Who wins at Cocoon World, by player and by place in the turn order, and how long it takes; 95 % intervals.

    python -m bench.cocoon_world_balance --players search:n=300,greedy,greedy,greedy --games 2000 --file wins.jsonl

Games are dealt and seated as by `parlour sim --seed 1 --rotate`. Each is a line of the file as soon as it is over, so
that a long run can be stopped and taken up again.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import NamedTuple

from bench.spread import add_cluster, spread
from parlour.commands.options import players_of
from parlour.research.simulate import Keeping, SimulationPlan, play_one
from parlour.research.statistics import wilson


class Game(NamedTuple):
    """How one game went; all lists are by player, not by seat."""

    places: list[int]
    scores: list[int]
    order: list[int]  # 0: the start player
    seconds: float
    answers: int  # of people; chance is left out


def play(plan: SimulationPlan, i: int) -> Game:
    begun = time.process_time()
    outcome = play_one(plan, i, keep=Keeping.RECORD)
    assert outcome.record is not None
    start = next(int(move.answers[0]) for move in outcome.record.moves if move.prompt == "first")
    seating = plan.seating(i)
    order = [(seating.index(player) - start) % len(seating) for player in range(len(seating))]
    answers = sum(len(move.answers) for move in outcome.record.moves if move.seats)
    return Game(list(outcome.places), list(outcome.scores), order, time.process_time() - begun, answers)


def run(plan: SimulationPlan, file: Path, cluster: str | None = None) -> list[Game]:
    """All games of the plan: those in the file, then the others."""
    games = [Game(*json.loads(line)) for line in file.read_text("utf-8").splitlines()] if file.exists() else []
    with file.open("a", encoding="utf-8") as out:
        for game in spread(play, [(plan, i) for i in range(len(games), plan.games)], cluster):
            games.append(game)
            out.write(json.dumps(games[-1]) + "\n")
            out.flush()
    return games[: plan.games]


def share(won: int, games: int) -> str:
    low, high = wilson(won, games)
    return f"{won / games:.1%} [{low:.1%}, {high:.1%}]"


def tell(plan: SimulationPlan, games: list[Game]) -> None:
    count = len(games)
    for player, spec in enumerate(plan.players):
        won = sum(game.places[player] == 1 for game in games)
        mean = sum(game.scores[player] for game in games) / count
        print(f"{spec}: {share(won, count)} of {count}, mean score {mean:.2f}")
    for place in range(len(plan.players)):
        won = sum(game.order[game.places.index(1)] == place for game in games)
        print(f"player {place + 1} in turn order: {share(won, count)}")
    print(f"{sum(game.answers for game in games) / count:.1f} answers a game")
    print(f"{sum(game.seconds for game in games) / count:.3f} s a game")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--players", default="greedy,greedy,greedy,greedy")
    parser.add_argument("--scenario", default="first")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--file", type=Path, required=True)
    add_cluster(parser)
    given = parser.parse_args()
    players = tuple(players_of(given.players))
    plan = SimulationPlan("cocoon_world", players, given.games, 1, {"scenario": given.scenario}, rotate=True)
    tell(plan, run(plan, given.file, given.cluster))


if __name__ == "__main__":
    main()
