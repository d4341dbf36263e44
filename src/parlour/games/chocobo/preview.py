"""What an answer would surely do, told from the view alone."""

from __future__ import annotations

from typing import Final

from parlour.core.game import AGREE, ONE, Game, Log
from parlour.core.rng import Fast
from parlour.core.values import Action, Event, View
from parlour.games.chocobo.state import ChocoboState

FORESEEN: Final = bytes(16)  # whatever is guessed, the events are the same: they end where something hidden would count
MOST_FORESEEN: Final = 6  # events: what follows at the end of a round is long


def preview(game: Game[ChocoboState], view: View, action: Action) -> list[Event]:
    """What an answer would surely do, as told to all."""
    found = foresee(game, view, action)
    return [] if found is None else found[2][:MOST_FORESEEN]


def foresee(
    game: Game[ChocoboState], view: View, action: Action
) -> tuple[ChocoboState, ChocoboState, list[Event]] | None:
    """The rules themselves, run on a state that fits the view, until chance or somebody is to speak: that state, the
    same afterwards, and what is told of it to all.

    The answer is to whichever of the team's open questions takes it; None if none does.
    """
    if view.seat is None:
        return None
    before = game.guess(view, Fast(FORESEEN))
    for decision in game.decisions(before):
        is_team = decision.mode in (ONE, AGREE) and view.seat in decision.seats
        if is_team and game.refuse(before, decision, view.seat, action) is None:
            seats = decision.seats if decision.mode is AGREE else (view.seat,)
            after, log = before.clone(), Log()
            game.apply(after, decision, seats, [action] * len(seats), log)
            return before, after, [told.event for told in log.told if told.to is None]
    return None
