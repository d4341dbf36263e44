"""A screen that forgets what is covered again (C-24)."""

from __future__ import annotations

from parlour.core.capabilities import Memory
from parlour.core.values import View
from parlour.games.cocoons import sight
from parlour.games.cocoons.view import CocoonsView


class HonestMemory(Memory):
    """What is covered again is to be remembered (C-24)."""

    def forget(self, view: View) -> View:
        assert isinstance(view, CocoonsView)
        return sight.forget(view)

    def recall(self, known: View | None, screen: View) -> View:
        assert known is None or isinstance(known, CocoonsView)
        assert isinstance(screen, CocoonsView)
        return sight.recall(known, screen)
