"""What Cocoons offers besides its rules: levels to earn, a screen that forgets, a word of warning."""

from __future__ import annotations

from parlour.core.capabilities import Caution, Memory, Progression
from parlour.core.values import Action, Event, Lock, Options, View
from parlour.games.cocoons import sight
from parlour.games.cocoons.events import Crowded, Unplaced
from parlour.games.cocoons.levels import FEATS, LOCKS, feat_of, offers_all
from parlour.games.cocoons.notation import END
from parlour.games.cocoons.state import ANIMALS
from parlour.games.cocoons.view import CocoonsView


class Earning(Progression):
    """Hard mode and own levels are offered to a table one of whose people has won levels 1 to 5 (C-70 to C-72)."""

    def feats(self) -> tuple[str, ...]:
        return FEATS

    def feat(self, options: Options) -> str:
        return feat_of(options)

    def locks(self, people: list[list[str]]) -> list[Lock]:
        return [] if offers_all(people) else LOCKS


class HonestMemory(Memory):
    """What is covered again is to be remembered (C-24)."""

    def forget(self, view: View) -> View:
        assert isinstance(view, CocoonsView)
        return sight.forget(view)

    def recall(self, known: View | None, screen: View) -> View:
        assert known is None or isinstance(known, CocoonsView)
        assert isinstance(screen, CocoonsView)
        return sight.recall(known, screen)


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
