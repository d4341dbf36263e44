"""A challenge of the dungeon (W-43), step by step."""

from __future__ import annotations

from parlour.core.game import Log
from parlour.core.values import Action
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import Again, Dice, Enter, Gain
from parlour.games.cocoon_world.dungeon import FOUR, HANDS, best_hand, total
from parlour.games.cocoon_world.events import DungeonLost, HandMade
from parlour.games.cocoon_world.pieces import gain
from parlour.games.cocoon_world.state import CocoonWorldState


def enter_or_pass(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    return phases.DUNGEON if isinstance(answer, Enter) else phases.CHAIN_END


def meet(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    """A new hand may be followed by another roll; one made before ends the challenge with nothing."""
    assert isinstance(outcome, Dice)
    hand = best_hand(outcome.faces)
    if state.made[hand]:
        if log is not None:
            log.tell(None, DungeonLost(seat=state.active, hand=HANDS[hand], rule="W-43"))
        return leave(state)
    state.made[hand] = 1
    if log is not None:
        log.tell(None, HandMade(seat=state.active, hand=HANDS[hand], rule="W-43"))
    return cash_in(state, log) if all(state.made) else phases.AGAIN


def again_or_stop(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    return phases.DUNGEON if isinstance(answer, Again) else cash_in(state, log)


def cash_in(state: CocoonWorldState, log: Log | None) -> int:
    """The sum of all hands; with four alike the player first says how much that one gives."""
    if state.made[FOUR]:
        return phases.GAIN
    gain(state, total(state.made), "dungeon", "W-43", log)
    return leave(state)


def choose_gain(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    assert isinstance(answer, Gain)
    gain(state, total(state.made) + answer.ep, "dungeon", "W-43", log)
    return leave(state)


def leave(state: CocoonWorldState) -> int:
    state.made = [0, 0, 0, 0, 0, 0]
    return phases.CHAIN_END
