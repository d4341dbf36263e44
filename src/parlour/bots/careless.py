"""The game's own bot on a bad day: now and then it gives any answer at all."""

from __future__ import annotations

from typing import ClassVar, Final

from parlour.core.bot import Advised
from parlour.core.errors import OptionError
from parlour.core.game import AGREE, Game, State
from parlour.core.values import Action, Decision, Seat, View

SLIPS: Final = 0.25
FINE: Final = 10000  # parts of a probability


class Careless(Advised):
    """Answers as its adviser does, but with probability `p` at random. What all decide together it leaves alone."""

    SETTINGS: ClassVar[dict[str, str]] = {"p": "0.25"}

    def __init__(self, game: Game[State], seed: int = 0, p: float = SLIPS) -> None:
        super().__init__(seed)
        if p > 1:
            raise OptionError("error-bad-bot-option", bot="careless", option=f"p={p:g}", expected="0 … 1")
        self.p = p

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        rng = self.rng(view, decision)
        is_own = not decision.optional and decision.mode is not AGREE
        if self.advisor is None or (is_own and rng.below(FINE) < self.p * FINE):
            return choices[rng.below(len(choices))]
        return self.advisor.decide(view, decision, choices, proposals, clock)
