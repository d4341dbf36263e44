"""How far search looks ahead in Cocoon World, and what it hopes for there."""

from __future__ import annotations

from typing import Final

from parlour.core.capabilities import Outlook
from parlour.core.values import Seat
from parlour.games.cocoon_world import prospects
from parlour.games.cocoon_world.chances import Chances, is_familiar
from parlour.games.cocoon_world.phases import OVER
from parlour.games.cocoon_world.state import CocoonWorldState

CAMPS_EFFORT: Final = 5.0  # times as long as elsewhere takes a play-out where camps are weighed


class WorldOutlook(Outlook[CocoonWorldState]):
    """Counted in turns begun."""

    def __init__(self) -> None:
        self.chances = Chances()

    def horizon(self, state: CocoonWorldState) -> int:
        return prospects.turns_begun(state) + 1 + state.seats  # to the end of one's next turn

    def judge(self, state: CocoonWorldState, seat: Seat, horizon: int) -> float | None:
        """By experience where there is any, else by what random players do on average; None before the horizon."""
        if prospects.turns_begun(state) < horizon:
            return None
        if state.phase == OVER or not is_familiar(state):
            return prospects.win_chance(state, seat)
        return self.chances.win_chance(state, seat)

    def effort(self, state: CocoonWorldState) -> float:
        return CAMPS_EFFORT if state.scenario.weighs_camps else 1.0
