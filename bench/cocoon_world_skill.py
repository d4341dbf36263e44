"""How much skill has Cocoon World at all? A clairvoyant, who knows the dice and tiles to come, against three random.

    python -m bench.cocoon_world_skill --games 2000

The clairvoyant sees the true position and the luck of its own turn. At each question it tries every answer with many
ways to go on, and takes the one that can lead to the best end of the turn. No honest player can do better within a
turn, so the figure is a ceiling for bots that look one turn ahead; beside it stands what the seat order is worth.
"""

from __future__ import annotations

import argparse
from typing import cast

from parlor import games
from parlor.core.game import DEAL
from parlor.core.rng import Fast, Rng
from parlor.core.values import Action
from parlor.games.cocoon_world.game import CocoonWorld
from parlor.games.cocoon_world.prospects import win_chance
from parlor.games.cocoon_world.state import WorldState
from parlor.research.statistics import wilson

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


def go_on(game: CocoonWorld, state: WorldState, action: Action, fate: Fate, rng: Rng) -> None:
    """Give an answer and finish the turn with random ones, as fate will have it."""
    active, turn = state.active, state.round
    game.apply(state, game.decisions(state)[0], (), [action], None)
    while game.decisions(state) and (state.active, state.round) == (active, turn):
        advance(game, state, fate, rng)


def advance(game: CocoonWorld, state: WorldState, fate: Fate, rng: Rng) -> None:
    decision = game.decisions(state)[0]
    if decision.mode is DEAL:
        answer = game.sample(state, decision, fate.next(decision.prompt))
    else:
        answer = game.pick(state, decision, decision.seats[0], rng)
    game.apply(state, decision, decision.seats, [answer], None)


def foresee(game: CocoonWorld, state: WorldState, seat: int, fate: Fate, rng: Rng) -> Action:
    """The answer that can lead to the best end of this turn."""
    decision = game.decisions(state)[0]
    best, highest = None, -1.0
    for action in game.choices(state, decision, seat):
        for _ in range(WAYS):
            ahead = state.clone()
            go_on(game, ahead, action, Fate(fate.seed, fate.dealt), rng)
            value = win_chance(ahead, seat)
            if value > highest:
                best, highest = action, value
    assert best is not None
    return best


def play(game: CocoonWorld, seed: str, clairvoyant: int | None) -> int:
    """The winner of one game, counted from the start player."""
    state = game.setup(SEATS, game.settle(SEATS, {}))
    fate, rng = Fate(seed), Fast(seed.encode())
    while game.decisions(state):
        decision = game.decisions(state)[0]
        if decision.mode is not DEAL and decision.seats == (clairvoyant,):
            action = foresee(game, state, decision.seats[0], fate, rng)
            game.apply(state, decision, decision.seats, [action], None)
        else:
            advance(game, state, fate, rng)
    result = game.result(state)
    assert result is not None
    winner = result.places.index(1)
    return winner if clairvoyant is not None else (winner - state.first) % SEATS


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    count = parser.parse_args().games
    game = cast("CocoonWorld", games.load("cocoon_world"))
    won = sum(play(game, f"clairvoyant {i}", i % SEATS) == i % SEATS for i in range(count))
    low, high = wilson(won, count)
    print(f"clairvoyant against three random: {won / count:.1%} [{low:.1%}, {high:.1%}] of {count}")
    many = 10 * count
    places = [play(game, f"order {i}", None) for i in range(many)]
    for place in range(SEATS):
        wins = places.count(place)
        low, high = wilson(wins, many)
        print(f"player {place + 1} in turn order, all random: {wins / many:.1%} [{low:.1%}, {high:.1%}] of {many}")


if __name__ == "__main__":
    main()
