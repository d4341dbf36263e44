"""A challenge of the dungeon (W-43), step by step."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.dungeon import FOUR, HANDS, best_hand, total
from parlour.games.cocoon_world.events import DungeonLost, HandMade
from parlour.games.cocoon_world.notation import YES
from parlour.games.cocoon_world.pieces import gain
from parlour.games.cocoon_world.state import CocoonWorldState


def enter_or_pass(state: CocoonWorldState, answer: i64, log: Log | None) -> i64:
    return phases.DUNGEON if answer == YES else phases.CHAIN_END


def meet(state: CocoonWorldState, roll: i64, log: Log | None) -> i64:
    """A new hand may be followed by another roll; one made before ends the challenge with nothing."""
    hand = best_hand(roll)
    if state.made[hand]:
        if log is not None:
            log.tell(None, DungeonLost(seat=state.active, hand=HANDS[hand], rule="W-43"))
        return leave(state)
    state.made[hand] = 1
    if log is not None:
        log.tell(None, HandMade(seat=state.active, hand=HANDS[hand], rule="W-43"))
    return cash_in(state, log) if all(state.made) else phases.AGAIN


def again_or_stop(state: CocoonWorldState, answer: i64, log: Log | None) -> i64:
    return phases.DUNGEON if answer == YES else cash_in(state, log)


def cash_in(state: CocoonWorldState, log: Log | None) -> i64:
    """The sum of all hands; with four alike the player first says how much that one gives."""
    if state.made[FOUR]:
        return phases.GAIN
    gain(state, total(state.made), "dungeon", "W-43", log)
    return leave(state)


def choose_gain(state: CocoonWorldState, ep: i64, log: Log | None) -> i64:
    gain(state, total(state.made) + ep, "dungeon", "W-43", log)
    return leave(state)


def leave(state: CocoonWorldState) -> i64:
    state.made = [0, 0, 0, 0, 0, 0]
    return phases.CHAIN_END
