"""Placements that are not followed: anywhere (W-56, W-59) and, at the end of a turn, nearest (W-33)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.pieces import put_tile, take_from_hand
from parlour.games.cocoon_world.state import NO_TILE, NOWHERE, CocoonWorldState
from parlour.games.cocoon_world.tiles import TAKE

FAR: Final = -1


def choose_tile(state: CocoonWorldState, kind: i64) -> None:
    """Take a tile from the hand; where it goes is asked next."""
    state.placing = kind
    take_from_hand(state, state.active, kind)


def lay_down(state: CocoonWorldState, space: i64, rule: str, log: Log | None) -> None:
    kind = state.placing
    state.placing = NO_TILE
    put_tile(state, kind, space, rule, log)


# Anywhere


def choose_tile_for_anywhere(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    choose_tile(state, kind)
    return phases.ANYWHERE


def place_anywhere(state: CocoonWorldState, space: i64, log: Log | None) -> i64:
    """The chain ends here: what is placed so is not followed."""
    is_taken = state.board.kinds[state.tile[state.space()]].deed == TAKE
    lay_down(state, space, "W-59" if is_taken else "W-56", log)
    return phases.CHAIN_END


# Nearest


def near_what(state: CocoonWorldState) -> i64:
    """The playing pawn, or Gods' Bet if it went to the track."""
    here = state.space()
    return state.board.gods_bet if here == NOWHERE else here


def nearest_distance(state: CocoonWorldState, here: i64) -> i64:
    """How far the nearest empty space is, either way; FAR if there is none."""
    board = state.board
    for distance in range(board.size // 2 + 1):
        if state.is_empty(board.around(here + distance)) or state.is_empty(board.around(here - distance)):
            return distance
    return FAR


def count_nearest(state: CocoonWorldState) -> i64:
    """How many empty spaces are nearest: one or two, or none."""
    here = near_what(state)
    distance = nearest_distance(state, here)
    if distance == FAR:
        return 0
    ahead, behind = state.board.around(here + distance), state.board.around(here - distance)
    return 2 if ahead != behind and state.is_empty(ahead) and state.is_empty(behind) else 1


def nth_nearest(state: CocoonWorldState, n: i64) -> i64:
    """The n-th of them, in the order of the ring."""
    here = near_what(state)
    distance = nearest_distance(state, here)
    ahead, behind = state.board.around(here + distance), state.board.around(here - distance)
    if state.is_empty(ahead) and state.is_empty(behind):
        return min(ahead, behind) if n == 0 else max(ahead, behind)
    return ahead if state.is_empty(ahead) else behind


def place_what_is_left(state: CocoonWorldState, log: Log | None) -> i64:
    """All movement is over: each placement left must be used, if there is a tile and a space (W-33)."""
    must_place = state.placements > 0 and len(state.hands[state.active]) > 0 and state.has_empty_space()
    return phases.TILE_NEAR if must_place else phases.SUPPLY


def choose_tile_for_nearest(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    """Only if two spaces are equally near is the space asked for."""
    choose_tile(state, kind)
    return phases.NEAR if count_nearest(state) > 1 else place_nearest(state, nth_nearest(state, 0), log)


def place_nearest(state: CocoonWorldState, space: i64, log: Log | None) -> i64:
    state.placements -= 1
    lay_down(state, space, "W-33", log)
    return phases.PLACE_LEFT
