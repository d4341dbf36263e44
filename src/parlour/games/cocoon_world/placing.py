"""Placements that are not followed: anywhere (W-56, W-59) and, at the end of a turn, nearest (W-33)."""

from __future__ import annotations

from parlour.core.game import Log
from parlour.core.values import Action
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import At, Place
from parlour.games.cocoon_world.pieces import put_tile, take_from_hand
from parlour.games.cocoon_world.state import NO_TILE, NOWHERE, CocoonWorldState


def choose_tile(state: CocoonWorldState, answer: Action) -> None:
    """Take a tile from the hand; where it goes is asked next."""
    assert isinstance(answer, Place)
    state.placing = state.board.kind_of[answer.tile]
    take_from_hand(state, state.active, state.placing)


def lay_down(state: CocoonWorldState, space: int, rule: str, log: Log | None) -> None:
    kind, state.placing = state.placing, NO_TILE
    put_tile(state, kind, space, rule, log)


# Anywhere


def choose_tile_for_anywhere(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    choose_tile(state, answer)
    return phases.ANYWHERE


def place_anywhere(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """The chain ends here: what is placed so is not followed."""
    assert isinstance(answer, At)
    is_taken = state.board.kinds[state.tile[state.space()]].rule == "W-59"
    lay_down(state, answer.space, "W-59" if is_taken else "W-56", log)
    return phases.CHAIN_END


# Nearest


def nearest_spaces(state: CocoonWorldState) -> list[int]:
    """The empty spaces nearest to the playing pawn, or to Gods' Bet if it went to the track: one or two, or none."""
    size = state.board.size
    here = state.space()
    if here == NOWHERE:
        here = state.board.gods_bet
    for distance in range(size // 2 + 1):
        found = {(here + way) % size for way in (distance, -distance)}
        empty = sorted(space for space in found if state.is_empty(space))
        if empty:
            return empty
    return []


def place_what_is_left(state: CocoonWorldState, log: Log | None) -> int:
    """All movement is over: each placement left must be used, if there is a tile and a space (W-33)."""
    must_place = state.placements > 0 and len(state.hands[state.active]) > 0 and state.has_empty_space()
    return phases.TILE_NEAR if must_place else phases.SUPPLY


def choose_tile_for_nearest(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """Only if two spaces are equally near is the space asked for."""
    choose_tile(state, answer)
    spaces = nearest_spaces(state)
    return phases.NEAR if len(spaces) > 1 else place_at(state, spaces[0], log)


def place_nearest(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    assert isinstance(answer, At)
    return place_at(state, answer.space, log)


def place_at(state: CocoonWorldState, space: int, log: Log | None) -> int:
    state.placements -= 1
    lay_down(state, space, "W-33", log)
    return phases.PLACE_LEFT
