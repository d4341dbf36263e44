"""Any choice, all equally likely."""

from __future__ import annotations

from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Seat, View


class Random(Bot):
    """The measure of every other bot."""

    def __init__(self, game: Game[State], seed: int = 0) -> None:
        super().__init__(seed)

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        rng = self.rng(view, decision)
        if decision.optional and rng.below(4) > 0:
            return None
        return choices[rng.below(len(choices))]
