"""Kokoro's own bot: it draws where one glance at the mat says."""

from __future__ import annotations

from typing import Final

from parlour.core.bot import Bot
from parlour.core.game import Game
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.phases import DRAW
from parlour.games.kokoro.rules import called_number
from parlour.games.kokoro.state import KokoroState

SHORT: Final = 7  # answers worth comparing
TIES: Final = 1e-6  # decided by chance


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
        return self.ranked(view, decision, choices)[0]

    def shortlist(self, view: View, decision: Decision, choices: list[Action]) -> list[Action]:
        return self.ranked(view, decision, choices)[:SHORT]

    def ranked(self, view: View, decision: Decision, choices: list[Action]) -> list[Action]:
        """The answers, those first that a glance weighs highest."""
        rng = self.rng(view, decision)
        state = self.game.guess(view, rng)
        if state.phase != DRAW or view.seat is None:
            return choices
        self.game.glance.look(state, state.mats[view.seat])
        called = called_number(state)
        weighed = [(-self.weigh(action, called) - TIES * rng.below(1000), n) for n, action in enumerate(choices)]
        return [choices[n] for _, n in sorted(weighed)]

    def weigh(self, action: Action, called: int) -> float:
        glance = self.game.glance
        if isinstance(action, Draw):
            return glance.weigh(action.space, glance.shapes[(action.number or called) - 1])
        return glance.w.passes


BOTS: Final = {"greedy": Greedy}
LEVELS: Final = {  # the spec where the rules are compiled, and where they are not
    "easy": ("careless:p=0.35", "careless:p=0.35"),
    "medium": ("greedy", "greedy"),
    "hard": ("search:n=150", "search:n=20"),
    "expert": ("search:n=2000", "search:n=40"),
}
