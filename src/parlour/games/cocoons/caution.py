"""A word of warning before an answer that surely loses (C-50)."""

from __future__ import annotations

from parlour.core.capabilities import Caution
from parlour.core.values import Action, Event, View
from parlour.games.cocoons.events import Crowded, Unplaced
from parlour.games.cocoons.notation import END
from parlour.games.cocoons.state import ANIMALS
from parlour.games.cocoons.view import CocoonsView


class PrematureEnd(Caution):
    """Ending is legal before each animal is in a cocoon of its own, but surely lost (C-50)."""

    def warn(self, screen: View, action: Action) -> Event | None:
        assert isinstance(screen, CocoonsView)
        if action != END:
            return None
        placed = [len(cocoon.animals) for cocoon in screen.cocoons]
        if sum(placed) < ANIMALS:
            return Unplaced(missing=ANIMALS - sum(placed), rule="C-50")
        return Crowded(empty=placed.count(0), rule="C-50") if 0 in placed else None
