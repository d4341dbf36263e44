"""Why an answer is a good one: reasons to be said to somebody who asks for a hint."""

from __future__ import annotations

from parlour.core.game import Game, State
from parlour.core.values import Action, Decision, Event, View


def reasons(game: Game[State], view: View, decision: Decision, choices: list[Action], action: Action) -> list[Event]:
    """The most important one first: here, what the answer would do."""
    return game.preview(view, action)
