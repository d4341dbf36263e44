"""Finds the weights of Kokoro's glance by play: of many variations those are kept that score best, again and again.

    PYTHONPATH=build/compiled python -m bench.kokoro_glance --rounds 40 --games 400

Prints the weights after each round, as they stand in `parlour.games.kokoro.glance`: at the beginning of a game, and how
much more at its end. The figures that ship came from fifteen such rounds.
"""

from __future__ import annotations

import argparse
import random
from math import sqrt
from typing import cast

import parlour
from parlour.core.game import State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.games.kokoro.bot import Greedy
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.glance import STAGES, WEIGHTS, Weights
from parlour.research.drive import play

VARIATIONS, KEPT = 40, 10
SPREAD = 0.5

Variation = list[list[float]]


def score(game: Kokoro, weights: Variation, deals: range) -> float:
    """The mean score of a glance with these weights, alone."""
    for i, pair in enumerate(weights):
        WEIGHTS[i][:] = pair
    game.glance.weights = [Weights(stage) for stage in range(STAGES + 1)]
    total = 0
    for deal in deals:
        match = cast("Match[State]", Match(game, 1, {}, Streams(f"glance {deal}")))
        total += play(match, [Greedy(game)]).scores[0]
    return total / len(deals)


def varied(weights: Variation, spread: Variation, chance: random.Random) -> Variation:
    return [
        [chance.gauss(value, wide) for value, wide in zip(pair, wides, strict=True)]
        for pair, wides in zip(weights, spread, strict=True)
    ]


def mean(variations: list[Variation], i: int, j: int) -> float:
    return sum(weights[i][j] for weights in variations) / len(variations)


def deviation(variations: list[Variation], i: int, j: int) -> float:
    middle = mean(variations, i, j)
    return sqrt(sum((weights[i][j] - middle) ** 2 for weights in variations) / len(variations))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=40)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    game = cast("Kokoro", parlour.load("kokoro"))
    chance = random.Random(args.seed)
    weights = [pair[:] for pair in WEIGHTS]
    spread = [[SPREAD, SPREAD] for _ in weights]
    for n in range(args.rounds):
        deals = range(n * args.games, (n + 1) * args.games)
        tried = [weights, *(varied(weights, spread, chance) for _ in range(VARIATIONS - 1))]
        ranked = sorted(((score(game, variation, deals), variation) for variation in tried), reverse=True)
        kept = [variation for _, variation in ranked[:KEPT]]
        weights = [[mean(kept, i, j) for j in range(2)] for i in range(len(weights))]
        spread = [[deviation(kept, i, j) + 0.01 for j in range(2)] for i in range(len(weights))]
        print(f"{n + 1}: {ranked[0][0]:.1f}", [[round(value, 2) for value in pair] for pair in weights], flush=True)


if __name__ == "__main__":
    main()
