"""Fits what a mat of Kokoro promises to games that it plays with itself: the numbers in `kokoro/experience.py`.

    PYTHONPATH=build/compiled python -m bench.kokoro_promise --games 580000 --fresh     begin with all numbers at 0
    PYTHONPATH=build/compiled python -m bench.kokoro_promise --games 100000 --step 0.2 --trace 0.8    go on

Temporal differences, TD(lambda): after each drawing what is promised is moved towards what came of it, the points of
the next drawings and what was promised after them. Each number has a rate of its own (temporal coherence, Beal and
Smith 1999): one that is pulled back and forth moves little. Prints the mean score of each twentieth of the games.
"""

from __future__ import annotations

import argparse
import textwrap
from pathlib import Path
from typing import NamedTuple, cast

import parlour
from parlour.core.kernel import CHANCE, NOBODY
from parlour.core.playout import Numbers, numbers_for
from parlour.games.kokoro import experience
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.promise import SIZE
from parlour.games.kokoro.rules import called_number
from parlour.games.kokoro.scoring import tally
from parlour.games.kokoro.state import KokoroState

SHIPPED = Path("src/parlour/games/kokoro/experience.py")
REPORTS = 20
REFRESH = 10  # games that are played by the same numbers before what they taught is played


class Drawing(NamedTuple):
    """What was promised after a drawing, which numbers said so, and the points that were written right then."""

    places: list[int]
    promised: float
    points: int


class Fit:
    """The numbers, and how steadily each was pulled."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.pulled = [0.0] * SIZE
        self.pulled_at_all = [0.0] * SIZE

    def learn(self, drawings: list[Drawing], last: int, step: float, trace: float) -> None:
        """Move the numbers by one game; `last` is what the last drawing brought, `trace` is lambda."""
        target = float(last)
        for drawing in reversed(drawings):
            error = target - drawing.promised
            move = step * error / len(drawing.places)
            for at in drawing.places:
                known = self.pulled_at_all[at]
                self.weights[at] += move * abs(self.pulled[at]) / known if known else move
                self.pulled[at] += error
                self.pulled_at_all[at] = known + abs(error)
            target = drawing.points + (1 - trace) * drawing.promised + trace * target


def played(game: Kokoro, numbers: Numbers, weights: list[float]) -> tuple[list[Drawing], int, int]:
    """A game alone: its drawings but the last, what that one brought, and the score."""
    kernel = game.by_number
    state = game.setup(1, game.settle(1, {}))
    mat = state.mats[0]
    drawings: list[Drawing] = []
    while (asked := kernel.asked(state)) != NOBODY:
        if asked == CHANCE:
            kernel.deal(state, kernel.sample(state, numbers.deals[kernel.luck(state)]))
            continue
        index = kernel.promised(state, mat)
        places = places_after(game, state, index)
        before = tally(mat)
        kernel.answer(state, 0, index)
        kernel.close(state)
        promised = sum([weights[at] for at in places])
        drawings.append(Drawing(places, promised, tally(mat) - before))
    return drawings[:-1], mat.score - tally(mat) + drawings[-1].points, mat.score


def places_after(game: Kokoro, state: KokoroState, index: int) -> list[int]:
    """The numbers that count right after an answer, before a box is written."""
    twin = state.clone()
    if index < game.board.size:
        twin.mats[0].draw(game.board, index, called_number(state))
    game.promise.look(twin, twin.mats[0])
    return [] if game.promise.is_last else game.promise.places()


def write(weights: list[float]) -> None:
    """The module of numbers, in hundredths of a point."""
    text = SHIPPED.read_text("utf-8")
    head, _, rest = text.partition('NUMBERS: Final = """\n')
    _, _, tail = rest.partition('"""\n')
    rows = textwrap.wrap(" ".join(str(round(experience.PARTS * weight)) for weight in weights), 118)
    SHIPPED.write_text(head + 'NUMBERS: Final = """\n' + "\n".join(rows) + '\n"""\n' + tail, "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=500_000)
    parser.add_argument("--step", type=float, default=1.0, help="how far the numbers of one drawing move, all together")
    parser.add_argument("--trace", type=float, default=0.9, help="lambda: how far ahead a number is pulled from")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--fresh", action="store_true", help="begin with all numbers at 0")
    arguments = parser.parse_args()
    game = cast("Kokoro", parlour.load("kokoro"))
    fit = Fit([0.0] * SIZE if arguments.fresh else experience.read())
    numbers = numbers_for(game, 1)
    scores: list[int] = []
    for n in range(1, arguments.games + 1):
        if n % REFRESH == 1:
            game.promise.learn(fit.weights)
        numbers.begin(arguments.seed, n)
        drawings, last, score = played(game, numbers, fit.weights)
        fit.learn(drawings, last, arguments.step, arguments.trace)
        scores.append(score)
        if n % max(1, arguments.games // REPORTS) == 0:
            print(f"{n}: {sum(scores) / len(scores):.1f}", flush=True)
            scores = []
            write(fit.weights)


if __name__ == "__main__":
    main()
