"""Every question the game asks, made once."""

from __future__ import annotations

from typing import Final, final

from parlour.core.game import AGREE, DEAL, ONE
from parlour.core.values import Decision
from parlour.games.cocoons.phases import ANIMAL, DOOR, FIRST, JUDGE, MARK, START
from parlour.games.cocoons.places import seats_in
from parlour.games.cocoons.state import SPECTATORS, CocoonsState

KEPT: Final = {FIRST: Decision("first", (), DEAL), MARK: Decision("mark", (), DEAL), JUDGE: Decision("side", (), DEAL)}
FORGOTTEN: Final = {START: "start", DOOR: "door", ANIMAL: "animal"}  # deals that a screen forgets again (C-24)


@final
class Questions:
    """Decisions by what makes them differ; `ask` is the turn, so that a late answer is known as late."""

    def __init__(self) -> None:
        self.turns: dict[int, Decision] = {}
        self.puts: dict[int, Decision] = {}
        self.slides: dict[int, Decision] = {}
        self.ends: dict[int, Decision] = {}
        self.sides: dict[int, Decision] = {}
        self.deals: dict[int, Decision] = {}

    def turn(self, state: CocoonsState) -> Decision:
        key = state.turn * 4 + state.active
        found = self.turns.get(key)
        if found is None:
            found = self.turns[key] = Decision("turn", (state.active,), ONE, ask=state.turn)
        return found

    def slide(self, state: CocoonsState) -> Decision:
        key = state.turn * 4 + state.active
        found = self.slides.get(key)
        if found is None:
            found = self.slides[key] = Decision("slide", (state.active,), ONE, ask=state.turn)
        return found

    def put(self, state: CocoonsState) -> Decision:
        key = (state.turn * 4 + state.active) * 2 + state.settings.forgets
        found = self.puts.get(key)
        if found is None:
            found = Decision("put", (state.active,), ONE, fleeting=state.settings.forgets, ask=state.turn)
            self.puts[key] = found
        return found

    def end(self, state: CocoonsState) -> Decision:
        """All must agree; the next turn asks again (C-50)."""
        key = state.turn * 5 + state.settings.seats
        found = self.ends.get(key)
        if found is None:
            found = Decision("end", tuple(range(state.settings.seats)), AGREE, optional=True, ask=state.turn)
            self.ends[key] = found
        return found

    def side(self, state: CocoonsState, newly: int) -> Decision:
        """A side for those who see it newly; public where sides are shared (C-20, C-23)."""
        key = newly * 2 + state.settings.forgets
        found = self.sides.get(key)
        if found is None:
            secret = None if newly & SPECTATORS else seats_in(newly)
            found = self.sides[key] = Decision("side", (), DEAL, secret=secret, fleeting=state.settings.forgets)
        return found

    def deal(self, state: CocoonsState) -> Decision:
        """Any other outcome of chance."""
        phase = state.phase
        if phase in KEPT:
            return KEPT[phase]
        key = phase * 2 + state.settings.forgets
        found = self.deals.get(key)
        if found is None:
            found = self.deals[key] = Decision(FORGOTTEN[phase], (), DEAL, fleeting=state.settings.forgets)
        return found
