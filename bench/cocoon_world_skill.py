"""How much skill has Cocoon World at all? Clairvoyants, who know the dice and tiles to come, against three others.

    python -m bench.cocoon_world_skill --games 2000
    python -m bench.cocoon_world_skill --games 2000 --rivals greedy --sight round

They see the true position and the luck to come, and try every answer with many ways to go on. Whoever looks to the end
of the own turn takes the answer that can lead to the best chance to win there, as the greedy bot counts it. Whoever
looks to the end of the round (until it is to play again) or of the game does not know the others' answers, and takes
the answer that does best on average. Honest bots can hardly do better. `--order` adds what the turn order is worth.
"""

from __future__ import annotations

import argparse
from typing import cast

from bench.spread import add_cluster, spread
from parlour import bots, games
from parlour.core.game import DEAL, Game, State
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.prospects import turns_begun, win_chance
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import CocoonWorldState
from parlour.research.drive import bot_seed
from parlour.research.statistics import wilson

SEATS = 4
WAYS = 24  # to go on after each answer
WHIM = 4  # one answer in so many is any choice, so that the ways differ
SIGHTS = {"turn": 1, "round": SEATS, "game": 1000}  # in turns


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
    game: CocoonWorld, state: CocoonWorldState, action: Action, fate: Fate, rng: Rng, turns: int, *, by_hunch: bool
) -> None:
    """Give an answer and go on for so many turns as fate will have it, the seats by hunch or at random."""
    horizon = turns_begun(state) + turns
    game.apply(state, game.decisions(state)[0], (), [action], None)
    while game.decisions(state) and turns_begun(state) < horizon:
        decision = game.decisions(state)[0]
        if decision.mode is DEAL:
            answer = game.sample(state, decision, fate.next(decision.prompt))
        elif by_hunch and rng.below(WHIM) > 0:
            answer = game.hunch(state, decision, decision.seats[0], rng)
        else:
            answer = game.pick(state, decision, decision.seats[0], rng)
        game.apply(state, decision, decision.seats, [answer], None)


def foresee(
    game: CocoonWorld, state: CocoonWorldState, seat: int, fate: Fate, rng: Rng, sight: str, *, by_hunch: bool
) -> Action:
    """The answer that can lead to the best end of what is seen, or that wins most often."""
    choices = game.choices(state, game.decisions(state)[0], seat)
    worth = [0.0] * len(choices)
    for i, action in enumerate(choices):
        for _ in range(WAYS):
            ahead = state.clone()
            go_on(game, ahead, action, Fate(fate.seed, fate.dealt), rng, SIGHTS[sight], by_hunch=by_hunch)
            value = win_chance(ahead, seat)
            worth[i] = max(worth[i], value) if sight == "turn" else worth[i] + value
    return choices[worth.index(max(worth))]


def play(
    seed: str, clairvoyant: int | None, sight: str = "turn", rivals: str = "random", scenario: str = "first"
) -> tuple[int, int]:
    """The winner of one game, and its place in the turn order."""
    game = cast("CocoonWorld", games.load("cocoon_world"))
    state = game.setup(SEATS, game.settle(SEATS, {"scenario": scenario}))
    fate, rng = Fate(seed), Fast(seed.encode())
    anybody = cast("Game[State]", game)
    others = [bots.make(rivals, anybody, bot_seed(seed, seat)) for seat in range(SEATS)]
    while game.decisions(state):
        decision = game.decisions(state)[0]
        if decision.mode is DEAL:
            action = game.sample(state, decision, fate.next(decision.prompt))
        elif decision.seats == (clairvoyant,):
            action = foresee(game, state, decision.seats[0], fate, rng, sight, by_hunch=rivals != "random")
        else:
            seat = decision.seats[0]
            choices = game.choices(state, decision, seat)
            answer = others[seat].decide(game.view(state, seat), decision, choices, {}, None)
            assert answer is not None, "nothing is optional in this game"
            action = answer
        game.apply(state, decision, decision.seats, [action], None)
    result = game.result(state)
    assert result is not None
    winner = result.places.index(1)
    return winner, (winner - state.first) % SEATS


def tell(what: str, won: int, games_played: int) -> None:
    low, high = wilson(won, games_played)
    print(f"{what}: {won / games_played:.1%} [{low:.1%}, {high:.1%}] of {games_played}", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--rivals", default="random", help="the spec of the three others")
    parser.add_argument("--sight", choices=SIGHTS, nargs="+", default=["turn", "game"])
    parser.add_argument("--order", action="store_true", help="what the turn order is worth, all at random")
    add_cluster(parser)
    given = parser.parse_args()
    for sight in given.sight:
        seats = [i % SEATS for i in range(given.games)]
        deals = [(f"clairvoyant {i}", seat, sight, given.rivals) for i, seat in enumerate(seats)]
        winners = [winner for winner, _ in spread(play, deals, given.cluster)]
        won = sum(winner == seat for winner, seat in zip(winners, seats, strict=True))
        tell(f"clairvoyant to the end of the {sight} against three {given.rivals}", won, given.games)
    for scenario in SCENARIOS if given.order else ():
        orders = [(f"order {i}", None, "turn", "random", scenario) for i in range(10 * given.games)]
        places = [place for _, place in spread(play, orders, given.cluster)]
        for place in range(SEATS):
            tell(f"{scenario}: player {place + 1} in turn order, all random", places.count(place), len(places))


if __name__ == "__main__":
    main()
