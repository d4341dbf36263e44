"""Who knows what: a seat's view, built from nothing, and a state that fits one."""

from __future__ import annotations

from parlour.core.rng import Rng
from parlour.core.values import Seat

from newgame.phases import PHASES
from newgame.state import NewGameState, Settings
from newgame.view import NewGameView


def view_of(state: NewGameState, seat: Seat | None) -> NewGameView:
    names = state.settings.answers.names
    return NewGameView(
        seat=seat,
        seats=state.settings.seats,
        options=state.settings.options,
        phase=PHASES[state.phase],
        hand=[] if seat is None else [names[card] for card in state.hands[seat]],
        held=[len(hand) for hand in state.hands],
        trick=[names[card] for card in state.trick],
        leader=state.leader,
        tricks=state.tricks[:],
        gone=[names[card] for card in state.gone],
    )


def guess_from(view: NewGameView, settings: Settings, rng: Rng) -> NewGameState:
    """Cards that the viewer has not seen are dealt at random to those who hold some."""
    state = table_of(view, settings)
    own = [settings.answers.number[name] for name in view.hand]
    state.unseen = [card for card in state.unseen if card not in own]
    for seat, held in enumerate(view.held):
        state.hands[seat] = own if seat == view.seat else sorted(any_card(state, rng) for _ in range(held))
    return state


def table_of(view: NewGameView, settings: Settings) -> NewGameState:
    """What everybody sees: a state without hands."""
    number = settings.answers.number
    state = NewGameState(settings)
    state.phase = PHASES.index(view.phase)
    state.trick = [number[name] for name in view.trick]
    state.leader = view.leader
    state.tricks = list(view.tricks)
    state.gone = [number[name] for name in view.gone]
    state.unseen = [card for card in state.unseen if card not in state.trick and card not in state.gone]
    return state


def any_card(state: NewGameState, rng: Rng) -> int:
    return state.unseen.pop(rng.below(len(state.unseen)))
