"""Any choice, all equally likely. What is optional is passed over, so that a play-out is a game of random bots."""

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
        return None if decision.optional else choices[self.rng(view, decision).below(len(choices))]
