"""The arena: a turn spent on beasts instead of travelling (W-72, W-73)."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.core.values import Action
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import Again, Dice, Fight
from parlour.games.cocoon_world.dice import FIGHT_ROLL
from parlour.games.cocoon_world.events import BeastBeaten, BeastWon, FameWon
from parlour.games.cocoon_world.pieces import turn_over
from parlour.games.cocoon_world.state import CocoonWorldState

ROLLS: Final = 216


def rolls_that_reach(strength: int) -> int:
    """How many of 216 rolls of three dice beat a beast (W-73)."""
    ways = 0
    for outcome, weight in FIGHT_ROLL.outcomes:
        assert isinstance(outcome, Dice)
        if sum(outcome.faces) >= strength:
            ways += weight
    return ways


def fight_or_travel(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """Whoever fights does not travel this turn, and not fight in the next (W-72)."""
    if not isinstance(answer, Fight):
        return phases.ROLL
    state.fought[state.active] = 1
    state.rung = state.prize = 0
    return phases.FIGHT


def fight(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    """Three dice against the strength of the beast (W-73)."""
    assert isinstance(outcome, Dice)
    beast = state.scenario.ladder[state.rung]
    if sum(outcome.faces) < beast.strength:
        state.rung = state.prize = 0
        if log is not None:
            log.tell(None, BeastWon(seat=state.active, beast=beast.name, rule="W-73"))
        turn_over(state, "beast", "W-73", log)
        return phases.PLACE_LEFT
    state.prize += beast.fame
    state.rung += 1
    if log is not None:
        log.tell(None, BeastBeaten(seat=state.active, beast=beast.name, fame=beast.fame, rule="W-73"))
    return take_fame(state, log) if state.rung == len(state.scenario.ladder) else phases.FIGHT_ON


def fight_on_or_stop(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    return phases.FIGHT if isinstance(answer, Again) else take_fame(state, log)


def take_fame(state: CocoonWorldState, log: Log | None) -> int:
    seat = state.active
    state.fame[seat] += state.prize
    if log is not None:
        log.tell(None, FameWon(seat=seat, fame=state.prize, total=state.fame[seat], rule="W-73"))
    state.rung = state.prize = 0
    return phases.PLACE_LEFT
