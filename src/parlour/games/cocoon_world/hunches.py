"""Quick, plausible answers, for playing a guessed state out: each a glance at the circle."""

from __future__ import annotations

from typing import Final

from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.cocoon_world import rules, steps
from parlour.games.cocoon_world.board import CIRCLE
from parlour.games.cocoon_world.dungeon import FOUR, total
from parlour.games.cocoon_world.pieces import colours_to_name
from parlour.games.cocoon_world.rolling import may_set_target
from parlour.games.cocoon_world.state import NOWHERE, WHITE, WorldState
from parlour.games.cocoon_world.tiles import EXPERIENCE, NO_EVENT, START, Tile

# How likely a pawn is to reach Start in one turn, by how far away it is: dice, and what tiles add.
# A list: a compiled module takes a Final tuple of floats for unset.
REACH: Final = [0.1, 0.95, 0.95, 0.9, 0.85, 0.8, 0.72, 0.65, 0.55, 0.45, 0.37, 0.3, 0.25]
FAR: Final = 0.18


def after_gain(state: WorldState, ep: int) -> int:
    """Where the turn player's marker would be after gaining so many EP."""
    seat = state.active
    return (state.ep[seat] + (ep if state.playing_side() == WHITE else -ep)) % CIRCLE


def hunch(state: WorldState, rng: Rng) -> Action:
    """An answer to the open question."""
    step = state.step
    answers = state.board.answers
    if step == steps.GAIN:
        return answers.gain[best_gain(state)]
    if step == steps.ENTER:
        is_good = after_gain(state, 2) > after_gain(state, 0) or rng.below(4) == 0
        return answers.enter if is_good else answers.pass_by
    if step == steps.AGAIN:
        return answers.again if should_roll_again(state) else answers.stop
    if step == steps.FIGHT_ON:
        return answers.again if state.rung < 2 else answers.stop
    if step == steps.BET:
        return answers.bet[likely_next(state)]
    if step == steps.TILE_HERE:
        return answers.place[best_to_follow(state, rng)]
    if step == steps.SET:
        return best_change(state)
    return rules.pick(state, rng)


def best_to_follow(state: WorldState, rng: Rng) -> int:
    """The tile in hand after which the marker stands highest, as far as a glance can tell; ties fall by lot."""
    best, highest = 0, -1
    for kind in state.hands[state.active]:
        height = 8 * glance(state, state.board.kinds[kind]) + rng.below(8)
        if height > highest:
            best, highest = kind, height
    return best


def glance(state: WorldState, tile: Tile) -> int:
    """Where the marker would be after following a tile, and the space it leads to at once."""
    seat = state.active
    if tile.ep != 0:
        return (state.ep[seat] + tile.ep) % CIRCLE
    space = state.space()
    board = state.board
    distance = board.ahead(space, tile.to) if tile.to != NO_EVENT else tile.steps
    goal = (space + distance) % board.size
    event = board.events[goal]
    if distance != 0 and event in (START, EXPERIENCE):
        return after_gain(state, 1)
    kind = state.tile[goal]
    return (state.ep[seat] + (board.kinds[kind].ep if kind >= 0 else 0)) % CIRCLE


def best_change(state: WorldState) -> Action:
    """Match the target die if that lifts the marker; else the change waits for a later roll (W-62)."""
    answers = state.board.answers
    lifts = after_gain(state, 1) > after_gain(state, 0)
    if lifts and may_set_target(state) and state.target not in state.dice:
        return answers.set_target[state.dice[0] - 1]
    return answers.leave


def best_gain(state: WorldState) -> int:
    """Four alike: what brings the marker highest."""
    sum_ = total(state.made)
    best = 0
    for ep in range(1, len(state.board.answers.gain)):
        if after_gain(state, sum_ + ep) > after_gain(state, sum_ + best):
            best = ep
    return best


def should_roll_again(state: WorldState) -> bool:
    """Rather lose all than fall on the circle; else one hand is little, and so is a pair alone."""
    if not state.made[FOUR] and after_gain(state, total(state.made)) < after_gain(state, 0):
        return True
    made = sum(state.made)
    return made < 2 and not state.made[FOUR]


def likely_next(state: WorldState) -> int:
    """Whose pawn will most likely be the next on Start, of those who can be named."""
    open_yet = 1.0
    best, highest = colours_to_name(state)[0], -1.0
    for offset in range(1, state.seats):
        seat = (state.active + offset) % state.seats
        reach = reach_of(state, seat)
        if seat not in state.bet and open_yet * reach > highest:
            best, highest = seat, open_yet * reach
        open_yet *= 1.0 - reach
    return best


def reach_of(state: WorldState, seat: int) -> float:
    """How likely this seat stops on or passes Start in its next turn."""
    space = state.at[seat] if state.spare_at[seat] == NOWHERE else state.spare_at[seat]
    if space == NOWHERE:
        return REACH[0]  # its spare will begin on Start
    distance = (state.board.size - space) % state.board.size
    return REACH[distance] if distance < len(REACH) else FAR
