"""“Go on” said ahead for the rest of a round (D-61)."""

from __future__ import annotations

from parlour.core.capabilities import AutoPass
from parlour.core.values import Action, Decision, View
from parlour.games.chocobo.actions import Use
from parlour.games.chocobo.view import ChocoboView


class GoOnAhead(AutoPass):
    """Windows (c) and (d), and (b) if the action has one option. Never a Book."""

    def stretch(self, view: View) -> int:
        assert isinstance(view, ChocoboView)
        return view.round

    def answer(self, view: View, decision: Decision, choices: list[Action]) -> Action | None:
        if decision.prompt not in ("book", "act"):
            return None
        others = [choice for choice in choices if not isinstance(choice, Use)]
        return others[0] if len(others) == 1 else None
