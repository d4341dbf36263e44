"""The game's own bot: it takes a trick as cheaply as it can, and else throws away what is worth least."""

from __future__ import annotations

from typing import Final

from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Seat, View

from newgame.actions import Play
from newgame.events import WouldTake
from newgame.view import NewGameView


class Greedy(Bot):
    """Plays the lowest card that is the highest so far, else the lowest."""

    def __init__(self, game: Game[State], seed: int = 0) -> None:
        super().__init__(seed)
        self.game = game

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        assert isinstance(view, NewGameView)
        if not view.trick:
            return max(choices, key=rank)
        taking = [action for action in choices if is_taking(self.game, view, action)]
        return min(taking or choices, key=rank)


def rank(action: Action) -> int:
    assert isinstance(action, Play)
    return int(action.card[1:])


def is_taking(game: Game[State], view: View, action: Action) -> bool:
    return any(isinstance(event, WouldTake) for event in game.preview(view, action))


BOTS: Final = {"greedy": Greedy}
LEVELS: Final = {  # the spec where Parlour is compiled, and where it is not
    "easy": ("careless:p=0.35", "careless:p=0.35"),
    "medium": ("greedy", "greedy"),
    "hard": ("search:n=150", "search:n=50"),
    "expert": ("search:n=600", "search:n=200"),
}
