"""Kokoro's own bot: it draws where the mat promises most right after."""

from __future__ import annotations

from typing import Final

from parlour.core.bot import Bot
from parlour.core.game import Game
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.rules import called_number
from parlour.games.kokoro.sight import known_from, mat_of
from parlour.games.kokoro.state import KokoroState
from parlour.games.kokoro.view import KokoroView

SHORT: Final = 8  # answers worth comparing
DRAWING: Final = Draw  # compiled code finds a Final of its own quicker than an imported class


class Greedy(Bot):
    """Draws where the mat promises most right after."""

    def __init__(self, game: Game[KokoroState], seed: int = 0) -> None:
        super().__init__(seed)
        assert isinstance(game, Kokoro)
        self.game: Kokoro = game

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        if len(choices) == 1:
            return choices[0]
        gains = self.gains(view, choices)
        return choices[gains.index(max(gains))]

    def shortlist(self, view: View, decision: Decision, choices: list[Action]) -> list[Action]:
        """The most promising first."""
        if len(choices) == 1:
            return choices
        gains = self.gains(view, choices)
        order = sorted([(-gain, n) for n, gain in enumerate(gains)])
        return [choices[n] for _, n in order[:SHORT]]

    def gains(self, view: View, choices: list[Action]) -> list[float]:
        """What each answer adds to what the mat promises; nothing hidden has a part in it."""
        assert isinstance(view, KokoroView)
        assert view.seat is not None, "a bot has a seat"
        promise = self.game.promise
        state = known_from(view, self.game.settings(view.seats, view.options))
        promise.look(state, mat_of(view.mats[view.seat], self.game.board))
        called = called_number(state)
        found: list[float] = []
        for action in choices:
            if isinstance(action, DRAWING):
                found.append(promise.gain(action.space, action.number or called))
            else:
                found.append(0.0)
        return found


BOTS: Final = {"greedy": Greedy}
LEVELS: Final = {  # the spec where the rules are compiled, and where they are not
    "easy": ("careless:p=0.2", "careless:p=0.2"),
    "medium": ("careless:p=0.1", "careless:p=0.1"),
    "hard": ("greedy", "greedy"),
    "expert": ("search:n=300,sure=0.5", "search:n=80,sure=0.5"),
}
