"""The arena: a turn spent on beasts instead of travelling (W-72, W-73)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import Dice
from parlour.games.cocoon_world.dice import FIGHT_ROLL, sum_of
from parlour.games.cocoon_world.events import BeastBeaten, BeastWon, FameWon
from parlour.games.cocoon_world.notation import YES
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


def fight_or_travel(state: CocoonWorldState, answer: i64, log: Log | None) -> i64:
    """Whoever fights does not travel this turn, and not fight in the next (W-72)."""
    if answer != YES:
        return phases.ROLL
    state.fought[state.active] = 1
    state.rung = state.prize = 0
    return phases.FIGHT


def fight(state: CocoonWorldState, roll: i64, log: Log | None) -> i64:
    """Three dice against the strength of the beast (W-73)."""
    beast = state.scenario.ladder[state.rung]
    if sum_of(roll) < beast.strength:
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


def fight_on_or_stop(state: CocoonWorldState, answer: i64, log: Log | None) -> i64:
    return phases.FIGHT if answer == YES else take_fame(state, log)


def take_fame(state: CocoonWorldState, log: Log | None) -> i64:
    seat = state.active
    state.fame[seat] += state.prize
    if log is not None:
        log.tell(None, FameWon(seat=seat, fame=state.prize, total=state.fame[seat], rule="W-73"))
    state.rung = state.prize = 0
    return phases.PLACE_LEFT
