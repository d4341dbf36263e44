"""What may be answered to each question, and how chance may fall: the other half of the turn in rules.py.

An answer or outcome is a number: the kind, space or seat that it names, or which of few it is.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import Hand
from parlour.games.cocoon_world.dice import DUNGEON_ROLL, FIGHT_ROLL, Rolls
from parlour.games.cocoon_world.dungeon import MOST_GAIN
from parlour.games.cocoon_world.pieces import colours_to_name
from parlour.games.cocoon_world.placing import count_nearest, nth_nearest
from parlour.games.cocoon_world.rolling import changes_of_dice, rolls_now
from parlour.games.cocoon_world.state import NOWHERE, CocoonWorldState
from parlour.games.cocoon_world.stopping import has_tile, opponents_with_tiles

Weighted = list[tuple[Action, int]]

# Choices, in index order


def count(state: CocoonWorldState) -> i64:
    """How many answers there are to the open question."""
    phase = state.phase
    if phase == phases.TILE_HERE or phase == phases.TILE_NEAR or phase == phases.TILE_ANYWHERE:
        return count_kinds(state.hands[state.active])
    if phase == phases.TAKE:
        return count_kinds(state.hands[state.victim])
    if phase == phases.KEEP or phase == phases.TOP:
        return count_kinds(sorted(state.looked))
    if phase == phases.NEAR:
        return count_nearest(state)
    if phase == phases.ANYWHERE:
        return count_empty(state)
    if phase == phases.SWAP:
        return count_other_tiles(state)
    if phase == phases.OPPONENT or phase == phases.BET or phase == phases.SET:
        return bits.count(offered(state))
    if phase == phases.GAIN:
        return MOST_GAIN + 1
    if phase == phases.USE and not state.has_empty_space():
        return 1  # only here
    return 2


def nth(state: CocoonWorldState, n: i64) -> i64:
    """The n-th of them, from 0."""
    phase = state.phase
    if phase == phases.TILE_HERE or phase == phases.TILE_NEAR or phase == phases.TILE_ANYWHERE:
        return nth_kind(state.hands[state.active], n)
    if phase == phases.TAKE:
        return nth_kind(state.hands[state.victim], n)
    if phase == phases.KEEP or phase == phases.TOP:
        return nth_kind(sorted(state.looked), n)
    if phase == phases.NEAR:
        return nth_nearest(state, n)
    if phase == phases.ANYWHERE:
        return nth_empty(state, n)
    if phase == phases.SWAP:
        return nth_other_tile(state, n)
    if phase == phases.OPPONENT or phase == phases.BET or phase == phases.SET:
        return bits.nth(offered(state), n)
    return n


def offered(state: CocoonWorldState) -> i64:
    """The answers as a mask, where they are seats or changes of dice."""
    if state.phase == phases.OPPONENT:
        return opponents_with_tiles(state)
    return colours_to_name(state) if state.phase == phases.BET else changes_of_dice(state)


# Kinds in ascending order: two tiles alike are one answer


def count_kinds(kinds: list[int]) -> i64:
    """How many different ones there are."""
    found: i64 = 0
    last: i64 = NOWHERE
    for kind in kinds:
        if kind != last:
            found += 1
        last = kind
    return found


def nth_kind(kinds: list[int], n: i64) -> i64:
    """The n-th different one."""
    last: i64 = NOWHERE
    for kind in kinds:
        if kind != last:
            if n == 0:
                return kind
            n -= 1
        last = kind
    raise AssertionError("n is below the number of kinds")


# Spaces


def count_empty(state: CocoonWorldState) -> i64:
    found: i64 = 0
    for space in range(state.board.size):
        if state.is_empty(space):
            found += 1
    return found


def nth_empty(state: CocoonWorldState, n: i64) -> i64:
    for space in range(state.board.size):
        if state.is_empty(space):
            if n == 0:
                return space
            n -= 1
    raise AssertionError("n is below the number of empty spaces")


def count_other_tiles(state: CocoonWorldState) -> i64:
    """Spaces with a tile but the one where the pawn stands on one (W-60)."""
    found: i64 = 0
    for space in range(state.board.size):
        if has_tile(state, space):
            found += 1
    return found - 1


def nth_other_tile(state: CocoonWorldState, n: i64) -> i64:
    here = state.space()
    for space in range(state.board.size):
        if space != here and has_tile(state, space):
            if n == 0:
                return space
            n -= 1
    raise AssertionError("n is below the number of other tiles")


# Outcomes


def sample(state: CocoonWorldState, rng: Rng) -> i64:
    """An outcome by weight."""
    phase = state.phase
    if phase == phases.ROLL or phase == phases.DUNGEON or phase == phases.FIGHT:
        return rolls_of(state).sample(rng)
    if phase == phases.FIRST:
        return rng.below(state.seats)
    if phase == phases.SEE_HAND:
        return 0
    if state.tops and phase != phases.TURN_UP:
        return state.tops[0]
    return any_kind(state, rng)


def any_kind(state: CocoonWorldState, rng: Rng) -> i64:
    """A kind of tile that nobody has seen, by how many of it there are."""
    pool = state.pool
    total: i64 = 0
    for kind in range(len(pool)):
        total += pool[kind]
    left: i64 = rng.below(total)
    for kind in range(len(pool)):
        left -= pool[kind]
        if left < 0:
            return kind
    raise AssertionError("the pool is not empty")


def rolls_of(state: CocoonWorldState) -> Rolls:
    """The dice that are rolled now."""
    if state.phase == phases.ROLL:
        return rolls_now(state)
    return DUNGEON_ROLL if state.phase == phases.DUNGEON else FIGHT_ROLL


def outcomes(state: CocoonWorldState) -> Weighted:
    """All outcomes, with their weights."""
    phase = state.phase
    if phase == phases.ROLL or phase == phases.DUNGEON or phase == phases.FIGHT:
        return rolls_of(state).outcomes
    if phase == phases.FIRST:
        return [(state.board.answers.first[seat], 1) for seat in range(state.seats)]
    if phase == phases.SEE_HAND:
        return [(hand_of_victim(state), 1)]
    drawn = state.board.answers.drawn
    if state.tops and phase != phases.TURN_UP:  # certain, because somebody has put it there
        return [(drawn[state.tops[0]], 1)]
    return [(drawn[kind], state.pool[kind]) for kind in range(len(state.pool)) if state.pool[kind] > 0]


def outcome(state: CocoonWorldState, number: i64) -> Action:
    """An outcome as the contract knows it."""
    phase = state.phase
    if phase == phases.ROLL or phase == phases.DUNGEON or phase == phases.FIGHT:
        return rolls_of(state).actions[number]
    if phase == phases.FIRST:
        return state.board.answers.first[number]
    return hand_of_victim(state) if phase == phases.SEE_HAND else state.board.answers.drawn[number]


def hand_of_victim(state: CocoonWorldState) -> Action:
    return Hand(tuple([state.board.kinds[kind].name for kind in state.hands[state.victim]]))
