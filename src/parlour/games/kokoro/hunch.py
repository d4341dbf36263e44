"""A quick, plausible drawing: for playing guessed games out by the thousand. It knows what counts."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.games.kokoro.glance import Glance
from parlour.games.kokoro.state import KokoroState, Mat

LUCK: Final = 2.0  # so much, at most, is added by chance: play-outs differ
STEPS: Final = 1024
FEW: Final = 4  # spaces that no line looks at, of all that are alike


def best_space(glance: Glance, state: KokoroState, mat: Mat, number: int, rng: Rng | None) -> int | None:
    """Where a glance would draw this shape, None for nowhere; with chance beside it if there are random numbers."""
    glance.look(state, mat)
    board = glance.board
    edges = glance.shapes[number - 1]
    spaces = board.all & ~mat.drawn
    if rng is not None:
        spaces = worth_a_look(glance, mat, spaces, rng)
    best: int | None = None
    highest = glance.w.passes
    space = 0
    while spaces:
        if spaces & 1:
            worth = glance.weigh(space, edges)
            if rng is not None:
                worth += LUCK * float(rng.below(STEPS)) / STEPS
            if worth > highest:
                best, highest = space, worth
        spaces >>= 1
        space += 1
    return best


def worth_a_look(glance: Glance, mat: Mat, empty: i64, rng: Rng) -> i64:
    """The spaces that lines look at, and a few of the others."""
    board = glance.board
    faced = (
        board.beyond(0, mat.bottom) | board.beyond(1, mat.left) | board.beyond(2, mat.top) | board.beyond(3, mat.right)
    ) & empty
    others = empty & ~faced
    for _ in range(FEW):
        if not others:
            break
        skip: i64 = rng.below(board.count(others))
        rest = others
        while skip:
            rest &= rest - 1
            skip -= 1
        faced |= rest & -rest
        others &= ~(rest & -rest)
    return faced
