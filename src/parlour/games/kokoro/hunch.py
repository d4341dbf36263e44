"""A quick, plausible drawing: for playing guessed games out by the hundred thousand. It looks at all spaces at once."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.games.kokoro import rules
from parlour.games.kokoro.state import KokoroState, Mat

WHIM: Final = 16  # one drawing in so many is anywhere


def likely_answer(state: KokoroState, mat: Mat, rng: Rng) -> i64:
    """The index of a drawing in one of the best spaces, or of a look if none is any good."""
    empty = rules.empty_spaces(state, mat)
    if rng.below(WHIM) == 0 and empty:
        return bits.nth(empty, rng.below(bits.count(empty)))
    spaces = best_spaces(state, mat, empty, rules.called_number(state))
    if spaces == 0:
        if rules.may_look(state, mat):
            return state.settings.board.look
        spaces = empty
    return bits.nth(spaces, rng.below(bits.count(spaces)))


def best_spaces(state: KokoroState, mat: Mat, empty: i64, number: i64) -> i64:
    """Of all empty spaces those where the shape does most: it joins lines, and leaves no end dead."""
    board = state.settings.board
    columns = board.columns
    drawn, homely = mat.drawn, mat.homely
    # For each edge: the spaces that a line looks into over it, and those where nothing can come over it any more.
    from_top = (mat.bottom << columns) & empty
    from_right = ((mat.left & ~board.left_edge) >> 1) & empty
    from_bottom = (mat.top >> columns) & empty
    from_left = ((mat.right & ~board.right_edge) << 1) & empty
    wall_top = ~(board.all << columns) | (drawn << columns)
    wall_right = board.right_edge | ((drawn & ~board.left_edge) >> 1)
    wall_bottom = ~(board.all >> columns) | (drawn >> columns)
    wall_left = board.left_edge | ((drawn & ~board.right_edge) << 1)
    home = (
        ((mat.bottom & homely) << columns)
        | ((mat.left & homely & ~board.left_edge) >> 1)
        | ((mat.top & homely) >> columns)
        | ((mat.right & homely & ~board.right_edge) << 1)
    )
    edges: i64 = board.edges[number - 1]
    both = empty
    joins: i64 = 0
    harm: i64 = 0  # it has an end that never grows, or is in the way of another's
    if edges & 1:
        joins = from_top
        both &= from_top
        harm = wall_top & ~from_top
    else:
        harm = from_top
    if edges & 2:
        joins |= from_right
        both &= from_right
        harm |= wall_right & ~from_right
    else:
        harm |= from_right
    if edges & 4:
        joins |= from_bottom
        both &= from_bottom
        harm |= wall_bottom & ~from_bottom
    else:
        harm |= from_bottom
    if edges & 8:
        joins |= from_left
        both &= from_left
        harm |= wall_left & ~from_left
    else:
        harm |= from_left
    good = empty & ~harm
    homing = good & joins & home
    if homing & both:
        return homing & both
    if homing & board.featured:
        return homing & board.featured
    if homing:
        return homing
    if good & both:
        return good & both
    if good & joins & board.featured:
        return good & joins & board.featured
    if good & joins:
        return good & joins
    if good & board.shrines:
        return good & board.shrines
    return good
