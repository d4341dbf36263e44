"""A quick, plausible drawing: for playing guessed games out by the thousand.

All empty spaces are sorted at once, as sets of bits: does a path there join lines, does it spoil one?
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.kokoro.board import BOTTOM, RIGHT, TOP, Board
from parlour.games.kokoro.notation import LOOK, Answers
from parlour.games.kokoro.state import Mat


def hunch(mat: Mat, board: Board, answers: Answers, number: int, rng: Rng) -> Action:
    """Draw where the path joins most and spoils least; with nothing but spoiling left, perhaps look."""
    empty = board.all & ~mat.drawn
    shape = board.shapes[number - 1]
    once: i64 = 0  # spaces where it would join at least one line
    twice: i64 = 0  # two lines
    spoils: i64 = 0  # where one of its ends would be dead, or it would be the end of another line
    for edge in range(4):
        waiting = board.beyond(edge, facing(mat, edge))
        if shape.opens(edge):
            twice |= once & waiting
            once |= waiting
            spoils |= ~(waiting | board.beyond(edge, empty))
        else:
            spoils |= waiting
    once &= empty
    twice &= empty
    fitting = twice & ~spoils or once & ~spoils or twice or empty & ~spoils or once
    if not fitting:
        if mat.looks == 0 or not empty:
            return LOOK
        fitting = empty
    return any_draw(answers, board, fitting, rng)


def facing(mat: Mat, edge: int) -> i64:
    """The spaces whose path opens towards a neighbour that looks over this edge of its own."""
    if edge == TOP:
        return mat.bottom
    if edge == BOTTOM:
        return mat.top
    return mat.left if edge == RIGHT else mat.right


def any_draw(answers: Answers, board: Board, spaces: i64, rng: Rng) -> Action:
    return answers.nth_draw(spaces, rng.below(board.count(spaces)))
