"""How far a forecast plays a dungeon out, and what it hopes for there."""

from __future__ import annotations

from parlour.core.capabilities import Outlook
from parlour.core.values import Seat
from parlour.games.chocobo.aftermath import LOST, WON
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.phases import OVER
from parlour.games.chocobo.pieces import is_won
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.state import ChocoboState


class ChocoboOutlook(Outlook[ChocoboState]):
    """Counted in rounds begun."""

    def __init__(self, box: Box) -> None:
        self.box = box

    def horizon(self, state: ChocoboState) -> int:
        return state.round + 1  # to the end of this round

    def judge(self, state: ChocoboState, seat: Seat, horizon: int) -> float | None:
        if state.round < horizon:
            return None
        if state.phase == OVER:
            return WON if is_won(state) else LOST
        return Plan(self.box, state, state.cards_in_hands()).prospect()
