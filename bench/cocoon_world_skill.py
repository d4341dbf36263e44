"""How much skill has Cocoon World at all? Clairvoyants, who know the dice and tiles to come, against three random.

    python -m bench.cocoon_world_skill --games 2000

Both see the true position and the luck to come, and try every answer with many ways to go on. One looks to the end of
its turn and takes the answer that can lead to the best chance to win there, as the greedy bot counts it; the other
looks to the end of the game, where only the others' answers are unknown to it, and takes the answer that wins most
often. Honest bots can hardly do better; beside them stands what the turn order is worth.
"""

from __future__ import annotations

import argparse
from typing import cast

from parlour import games
from parlour.core.game import DEAL
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.prospects import win_chance
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import CocoonWorldState
from parlour.research.statistics import wilson

SEATS = 4
WAYS = 24  # to go on after each answer


class Fate:
    """Luck that can be looked up: the k-th deal of a prompt is the same for whoever asks."""

    def __init__(self, seed: str, dealt: dict[str, int] | None = None) -> None:
        self.seed = seed
        self.dealt = dict(dealt or {})

    def next(self, prompt: str) -> Rng:
        k = self.dealt.get(prompt, 0)
        self.dealt[prompt] = k + 1
        return Fast(f"{self.seed}/{prompt}/{k}".encode())


def go_on(
    game: CocoonWorld, state: CocoonWorldState, action: Action, fate: Fate, rng: Rng, *, to_the_end: bool
) -> None:
    """Give an answer and finish the turn, or the game, with random ones, as fate will have it."""
    active, turn = state.active, state.round
    game.apply(state, game.decisions(state)[0], (), [action], None)
    while game.decisions(state) and (to_the_end or (state.active, state.round) == (active, turn)):
        advance(game, state, fate, rng)


def advance(game: CocoonWorld, state: CocoonWorldState, fate: Fate, rng: Rng) -> None:
    decision = game.decisions(state)[0]
    if decision.mode is DEAL:
        answer = game.sample(state, decision, fate.next(decision.prompt))
    else:
        answer = game.pick(state, decision, decision.seats[0], rng)
    game.apply(state, decision, decision.seats, [answer], None)


def foresee(game: CocoonWorld, state: CocoonWorldState, seat: int, fate: Fate, rng: Rng, *, to_the_end: bool) -> Action:
    """The answer that can lead to the best end of this turn, or that wins most often."""
    choices = game.choices(state, game.decisions(state)[0], seat)
    worth = [0.0] * len(choices)
    for i, action in enumerate(choices):
        for _ in range(WAYS):
            ahead = state.clone()
            go_on(game, ahead, action, Fate(fate.seed, fate.dealt), rng, to_the_end=to_the_end)
            value = win_chance(ahead, seat)
            worth[i] = worth[i] + value if to_the_end else max(worth[i], value)
    return choices[worth.index(max(worth))]


def play(
    game: CocoonWorld, seed: str, clairvoyant: int | None, *, to_the_end: bool = False, scenario: str = "first"
) -> tuple[int, int]:
    """The winner of one game, and its place in the turn order."""
    state = game.setup(SEATS, game.settle(SEATS, {"scenario": scenario}))
    fate, rng = Fate(seed), Fast(seed.encode())
    while game.decisions(state):
        decision = game.decisions(state)[0]
        if decision.mode is not DEAL and decision.seats == (clairvoyant,):
            action = foresee(game, state, decision.seats[0], fate, rng, to_the_end=to_the_end)
            game.apply(state, decision, decision.seats, [action], None)
        else:
            advance(game, state, fate, rng)
    result = game.result(state)
    assert result is not None
    winner = result.places.index(1)
    return winner, (winner - state.first) % SEATS


def tell(what: str, won: int, games_played: int) -> None:
    low, high = wilson(won, games_played)
    print(f"{what}: {won / games_played:.1%} [{low:.1%}, {high:.1%}] of {games_played}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    game = cast("CocoonWorld", games.load("cocoon_world"))
    for to_the_end, sight in ((False, "turn"), (True, "game")):
        seats = [(i, i % SEATS) for i in range(count)]
        won = sum(play(game, f"clairvoyant {i}", seat, to_the_end=to_the_end)[0] == seat for i, seat in seats)
        tell(f"clairvoyant to the end of the {sight} against three random", won, count)
    many = 10 * count
    for scenario in SCENARIOS:
        places = [play(game, f"order {i}", None, scenario=scenario)[1] for i in range(many)]
        for place in range(SEATS):
            tell(f"{scenario}: player {place + 1} in turn order, all random", places.count(place), many)


if __name__ == "__main__":
    main()
