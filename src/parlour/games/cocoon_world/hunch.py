"""Quick, plausible answers, for playing a guessed state out: each a glance at the circle."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.board import CIRCLE
from parlour.games.cocoon_world.dice import how_many, lowest
from parlour.games.cocoon_world.dungeon import FOUR, MOST_GAIN, total
from parlour.games.cocoon_world.notation import LEAVE_DICE, NO, SET_TARGET, YES
from parlour.games.cocoon_world.pieces import bit, colours_to_name
from parlour.games.cocoon_world.rolling import may_set_target
from parlour.games.cocoon_world.scenario import SUMMIT
from parlour.games.cocoon_world.state import EMPTY, NOWHERE, WHITE, CocoonWorldState
from parlour.games.cocoon_world.tiles import EXPERIENCE, NO_EVENT, START, Tile

# How likely a pawn is to reach Start in one turn, by how far away it is: dice, and what tiles add.
# A list: a compiled module takes a Final tuple of floats for unset.
REACH: Final = [0.1, 0.95, 0.95, 0.9, 0.85, 0.8, 0.72, 0.65, 0.55, 0.45, 0.37, 0.3, 0.25]
FAR: Final = 0.18
WORTH_AN_OATH: Final = 4


def after_gain(state: CocoonWorldState, ep: i64) -> i64:
    """Where the turn player's marker would be after gaining this many EP."""
    seat = state.active
    return (state.ep[seat] + (ep if state.playing_side() == WHITE else -ep)) % CIRCLE


def height(state: CocoonWorldState, position: i64) -> i64:
    """How high a position counts for the turn player: where camps are weighed, Misfortune counts down (W-77)."""
    is_counted_up = not state.scenario.weighs_camps or state.side[state.active] == WHITE
    return position if is_counted_up else SUMMIT - position


def height_after(state: CocoonWorldState, ep: i64) -> i64:
    return height(state, after_gain(state, ep))


def hunch(state: CocoonWorldState, rng: Rng) -> Action:
    """An answer to the open question."""
    return rules.answer(state, likely(state, rng))


def likely(state: CocoonWorldState, rng: Rng) -> i64:
    """The same by number."""
    phase = state.phase
    if phase == phases.TILE_HERE:
        return best_to_follow(state, rng)
    if phase == phases.GAIN:
        return best_gain(state)
    if phase == phases.ENTER:
        is_good = height_after(state, 2) > height_after(state, 0) or rng.below(4) == 0
        return YES if is_good else NO
    if phase == phases.AGAIN:
        return YES if should_roll_again(state) else NO
    if phase == phases.FIGHT_ON:
        return YES if state.rung < 2 else NO
    if phase == phases.BET:
        return likely_next(state)
    if phase == phases.SET:
        return best_change(state)
    if phase == phases.CAMP:
        return YES if should_defect(state) else NO
    return rules.pick(state, rng)


def best_to_follow(state: CocoonWorldState, rng: Rng) -> i64:
    """The tile in hand after which the marker stands highest, as far as a glance can tell; ties fall by lot."""
    best: i64 = 0
    highest: i64 = -1
    for kind in state.hands[state.active]:
        height = 8 * glance(state, state.board.kinds[kind]) + rng.below(8)
        if height > highest:
            best = kind
            highest = height
    return best


def glance(state: CocoonWorldState, tile: Tile) -> i64:
    """Where the marker would be after following a tile, and the space it leads to at once."""
    seat = state.active
    if tile.ep != 0:
        return height(state, (state.ep[seat] + tile.ep) % CIRCLE)
    space = state.space()
    board = state.board
    distance = board.ahead(space, tile.to) if tile.to != NO_EVENT else tile.steps
    goal = board.around(space + distance)
    event = board.events[goal]
    if distance != 0 and event in (START, EXPERIENCE):
        return height_after(state, 1)
    kind = state.tile[goal]
    found = height(state, (state.ep[seat] + (board.kinds[kind].ep if kind >= 0 else 0)) % CIRCLE)
    is_retrieved = state.scenario.retrieves and distance != 0 and kind != EMPTY
    return found + (state.scenario.tile_worth if is_retrieved else 0)


def should_defect(state: CocoonWorldState) -> bool:
    """The other camp would count the marker much higher (W-79)."""
    now = height(state, state.ep[state.active])
    return SUMMIT - now >= now + WORTH_AN_OATH


def best_change(state: CocoonWorldState) -> i64:
    """Match the target die if that lifts the marker; else the change waits for a later roll (W-62)."""
    lifts = height_after(state, 1) > height_after(state, 0)
    if lifts and may_set_target(state) and how_many(state.dice, state.target) == 0:
        return SET_TARGET + lowest(state.dice) - 1
    return LEAVE_DICE


def best_gain(state: CocoonWorldState) -> i64:
    """Four alike: what brings the marker highest."""
    sum_: i64 = total(state.made)
    best: i64 = 0
    for ep in range(1, MOST_GAIN + 1):
        if height_after(state, sum_ + ep) > height_after(state, sum_ + best):
            best = ep
    return best


def should_roll_again(state: CocoonWorldState) -> bool:
    """Rather lose all than fall on the circle; else one hand is little, and so is a pair alone."""
    if not state.made[FOUR] and height_after(state, total(state.made)) < height_after(state, 0):
        return True
    made = sum(state.made)
    return made < 2 and not state.made[FOUR]


def likely_next(state: CocoonWorldState) -> i64:
    """Whose pawn will most likely be the next on Start, of those who can be named."""
    open_yet = 1.0
    colours = colours_to_name(state)
    best, highest = bits.nth(colours, 0), -1.0
    for offset in range(1, state.seats):
        seat = (state.active + offset) % state.seats
        reach = reach_of(state, seat)
        if colours & bit(seat) and open_yet * reach > highest:
            best, highest = seat, open_yet * reach
        open_yet *= 1.0 - reach
    return best


def reach_of(state: CocoonWorldState, seat: i64) -> float:
    """How likely this seat stops on or passes Start in its next turn."""
    space = state.at[seat] if state.spare_at[seat] == NOWHERE else state.spare_at[seat]
    if space == NOWHERE:
        return REACH[0]  # its spare will begin on Start
    distance = (state.board.size - space) % state.board.size
    return REACH[distance] if distance < len(REACH) else FAR
