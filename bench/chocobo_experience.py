"""Fits what a position of Chocobo's Dungeon is worth to games that bots play: the numbers in `chocobo/experience.py`.

    PYTHONPATH=build/compiled python -m bench.chocobo_experience --games 100000 --fresh     begin with all numbers at 0
    PYTHONPATH=build/compiled python -m bench.chocobo_experience --games 10000 --step 0.05  go on

Temporal differences, TD(lambda), of chances to win: as each round begins, the chance that was seen is moved towards the
one that was seen later, and towards the result. Each number has a rate of its own (temporal coherence, Beal and Smith
1999): one that is pulled back and forth moves little. Half of the games are played by two, with every difficulty, side
and Boss among them. Prints how many of each twentieth of the games were won, and the Brier score of what was foreseen.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import NamedTuple, cast

from parlour import bots
from parlour.bots.turns import LocalBots
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.games import load
from parlour.games.chocobo import experience
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.learnt import SIZE, places_of
from parlour.games.chocobo.pieces import is_won
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.state import ChocoboState

SHIPPED = Path("src/parlour/games/chocobo/experience.py")
REPORTS = 20
SEATS = (2, 2, 2, 2, 2, 4, 4, 4, 3, 1)
DIFFICULTIES = ("easy", "normal", "normal", "hard")


class Moment(NamedTuple):
    """A round begins: which numbers count, and the chance to win that they say."""

    places: list[int]
    chance: float


class Fit:
    """The numbers, and how steadily each was pulled."""

    def __init__(self, game: Chocobo) -> None:
        self.numbers = game.box.learnt  # the very ones that bots judge by: what is learnt is played at once
        self.pulled = [0.0] * SIZE
        self.pulled_at_all = [0.0] * SIZE

    def learn(self, moments: list[Moment], won: bool, step: float, trace: float) -> None:
        """Move the numbers by one game; `trace` is lambda."""
        target = float(won)
        for moment in reversed(moments):
            error = target - moment.chance
            for at in moment.places:
                known = self.pulled_at_all[at]
                self.numbers[at] += step * error * (abs(self.pulled[at]) / known if known else 1.0)
                self.pulled[at] += error
                self.pulled_at_all[at] = known + abs(error)
            target = (1 - trace) * moment.chance + trace * target


def table_of(deal: int) -> tuple[int, dict[str, str]]:
    """Seats and options: most games with plain sides and Behemoth."""
    rng = Fast(f"experience {deal}".encode())
    seats = SEATS[rng.below(len(SEATS))]
    difficulty = DIFFICULTIES[rng.below(len(DIFFICULTIES))]
    sides = [("plain", "star")[rng.below(2) if rng.below(5) > 2 else 0] for _ in range(3)]
    return seats, {
        "difficulty": "normal" if seats == 1 and difficulty == "easy" else difficulty,
        "boss": "omega" if sides[0] == "star" else "behemoth",
        "floor2": sides[1],
        "floor3": sides[2],
    }


def played(game: Chocobo, deal: int, spec: str) -> tuple[list[Moment], bool]:
    """A game's rounds as they began, and whether it was won."""
    seats, options = table_of(deal)
    anybody = cast("Game[State]", game)
    match = Match(anybody, seats, options, Streams(f"experience {deal}"))
    turns = LocalBots(match, {seat: bots.make(spec, anybody, seat) for seat in range(seats)})
    moments: list[Moment] = []
    state = cast("ChocoboState", match.state)
    rounds = 0
    while turns.step():
        if state.round > rounds and not state.ending:
            rounds = int(state.round)
            moments.append(Moment(places_of(state, game.box), Plan(game.box, state, state.cards_in_hands()).prospect()))
    return moments, is_won(state)


def write(numbers: list[float]) -> None:
    """The module of numbers, in hundredths of log-odds."""
    head, _, rest = SHIPPED.read_text("utf-8").partition('NUMBERS: Final = """\n')
    _, _, tail = rest.partition('"""\n')
    rows = textwrap.wrap(" ".join(str(round(experience.PARTS * number)) for number in numbers), 118)
    SHIPPED.write_text(head + 'NUMBERS: Final = """\n' + "\n".join(rows) + '\n"""\n' + tail, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--first", type=int, default=1, help="number of the first deal")
    parser.add_argument("--step", type=float, default=0.1, help="how far a number moves")
    parser.add_argument("--trace", type=float, default=0.8, help="lambda: how far ahead a number is pulled from")
    parser.add_argument("--bot", default="greedy:samples=8")
    parser.add_argument("--fresh", action="store_true", help="begin with all numbers at 0")
    arguments = parser.parse_args()
    game = cast("Chocobo", load("chocobo"))
    fit = Fit(game)
    if arguments.fresh:
        for at in range(SIZE):
            fit.numbers[at] = 0.0
    won = missed = seen = 0.0
    for n in range(1, arguments.games + 1):
        moments, is_victory = played(game, arguments.first + n - 1, arguments.bot)
        fit.learn(moments, is_victory, arguments.step, arguments.trace)
        won += is_victory
        seen += len(moments)
        missed += sum((moment.chance - is_victory) ** 2 for moment in moments)
        part = max(1, arguments.games // REPORTS)
        if n % part == 0:
            print(f"{n}: won {100 * won / part:.1f} %, Brier score {missed / max(1.0, seen):.3f}", flush=True)
            won = missed = seen = 0.0
            write(list(fit.numbers))


if __name__ == "__main__":
    main()
