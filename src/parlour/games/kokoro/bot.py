"""Kokoro's own bot: it draws where one glance at the mat says."""

from __future__ import annotations

from typing import Final

from parlour.core.bot import Bot
from parlour.core.game import Game
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.sight import mat_of
from parlour.games.kokoro.state import LETTER, KokoroState, row_of
from parlour.games.kokoro.view import KokoroView

SHORT: Final = 7  # answers worth comparing
ALIKE: Final = 1e-3  # a difference that decides nothing
DRAWING: Final = Draw  # compiled code finds a Final of its own quicker than an imported class


class Greedy(Bot):
    """Draws where the mat looks best right after."""

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
        weights = self.weigh_all(view, choices)
        return choices[self.best(weights, view, decision)]

    def shortlist(self, view: View, decision: Decision, choices: list[Action]) -> list[Action]:
        if len(choices) == 1:
            return choices
        weights = self.weigh_all(view, choices)
        best = self.best(weights, view, decision)
        others = sorted([(-weight, n) for n, weight in enumerate(weights) if n != best])
        return [choices[best], *(choices[n] for _, n in others[: SHORT - 1])]

    def weigh_all(self, view: View, choices: list[Action]) -> list[float]:
        """What a glance says to each answer."""
        assert isinstance(view, KokoroView)
        assert view.seat is not None, "a bot has a seat"
        assert view.called is not None, "there is a choice when a path is called"
        game, glance = self.game, self.game.glance
        letters = row_of([SANCTUARIES.index(letter) for letter in view.letters], LETTER)
        glance.look(mat_of(view.mats[view.seat], game.board), letters, view.golden, view.decree or 0)
        called = int(view.called[0])
        weights: list[float] = []
        for action in choices:
            if isinstance(action, DRAWING):
                weights.append(glance.weigh(action.space, glance.shapes[(action.number or called) - 1]))
            else:
                weights.append(glance.w.passes)
        return weights

    def best(self, weights: list[float], view: View, decision: Decision) -> int:
        """The highest; of several that are as good any one, the same each time for the same view."""
        highest = max(weights)
        alike = [n for n, weight in enumerate(weights) if weight > highest - ALIKE]
        return alike[0] if len(alike) == 1 else alike[self.rng(view, decision).below(len(alike))]


BOTS: Final = {"greedy": Greedy}
LEVELS: Final = {  # the spec where the rules are compiled, and where they are not
    "easy": ("careless:p=0.35", "careless:p=0.35"),
    "medium": ("greedy", "greedy"),
    "hard": ("search:n=150", "search:n=100"),
    "expert": ("search:n=2000", "search:n=300"),
}
