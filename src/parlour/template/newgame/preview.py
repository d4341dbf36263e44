"""What an answer would surely do, told from the view alone."""

from __future__ import annotations

from parlour.core.values import Action, Event

from newgame import rules
from newgame.actions import Play
from newgame.events import WouldLose, WouldTake
from newgame.state import NewGameState


def preview(state: NewGameState, action: Action) -> list[Event]:
    """Is this the strongest card so far? Of the state only what lies on the table counts, which everybody sees."""
    if not isinstance(action, Play) or not state.trick:
        return []
    led = rules.suit_of(state, state.trick[0])
    best = max(rules.strength(state, card, led) for card in state.trick)
    own = rules.strength(state, state.settings.answers.number[action.card], led)
    return [WouldTake(card=action.card, rule="NG-05") if own > best else WouldLose(card=action.card, rule="NG-05")]
