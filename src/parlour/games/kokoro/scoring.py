"""Counting: sanctuaries, guardians, decrees, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.values import Result
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.state import BOX, BOX_MASK, NO_ROW, KokoroState, Mat

PENALTY: Final = 5  # for each sanctuary box holding 0 (K-31)

# Decrees by number (K-60 + n).
LONG_WALK: Final = 1
GATHERING: Final = 2
FULL_ROWS: Final = 3
FULL_COLUMNS: Final = 4
QUIET_CLEARINGS: Final = 5
ROUND_DANCE: Final = 6
SIXTH_SHRINE: Final = 7
TURNING_STONE: Final = 8
OPEN_BOOK: Final = 9
GENTLE_ELDERS: Final = 10
MEETING: Final = 11
SHARED_TABLE: Final = 12
CHANGED_HEARTS: Final = 13
LANTERN_POSTS: Final = 14
WANDERER: Final = 15
LONELY_GUARDIAN: Final = 16


def sanctuary_count(mat: Mat, board: Board, letter: i64) -> i64:
    """The features connected to a sanctuary (K-20 to K-23)."""
    return board.features.among(mat.chain(board, board.sanctuaries[letter]))


def is_written(count: i64, previous: i64, decree: i64) -> bool:
    """Is the count more than the previous box (K-24), or with decree 10 as much (K-70)?"""
    return count > previous or (decree == GENTLE_ELDERS and count == previous)


def least_written(previous: int, decree: int | None) -> int:
    """The least count that is written after this box (K-24, K-25, K-70)."""
    return previous if decree == GENTLE_ELDERS and previous else previous + 1


def write_guardian_boxes(mat: Mat, board: Board, decree: i64) -> None:
    """Caterpillars joined to the caterpillar guardian, flowers to the flower guardian (K-30)."""
    theirs = mat.chain(board, mat.caterpillar)
    others = mat.chain(board, mat.flower)
    if decree == SHARED_TABLE:  # K-72
        mat.caterpillar_box = board.features.among(theirs)
        mat.flower_box = board.features.among(others)
        return
    mat.caterpillar_box = board.caterpillars.among(theirs)
    mat.flower_box = board.flowers.among(others)
    if decree == CHANGED_HEARTS:  # K-73
        flowers = board.flowers.among(theirs)
        caterpillars = board.caterpillars.among(others)
        if flowers + caterpillars > mat.caterpillar_box + mat.flower_box:
            mat.caterpillar_box, mat.flower_box = flowers, caterpillars


def write_decree_box(mat: Mat, board: Board, decree: i64) -> None:
    """The decree's own box at the end, if it has one. The sixth shrine is counted when it is turned."""
    mat.has_decree_box = True
    if decree == LONG_WALK:
        mat.decree_box = max([bits.count(chain) for chain in mat.chains(board)], default=0) // 3
    elif decree == GATHERING:
        mat.decree_box = 2 * max([bits.count(chain & board.shrines) for chain in mat.chains(board)], default=0)
    elif decree == FULL_ROWS:
        mat.decree_box = 3 * full_lines(mat, board.rows_of_spaces)
    elif decree == FULL_COLUMNS:
        mat.decree_box = 3 * full_lines(mat, board.columns_of_spaces)
    elif decree == QUIET_CLEARINGS:
        mat.decree_box = board.size - mat.paths
    elif decree == ROUND_DANCE:
        mat.decree_box = 5 * rings(mat, board)
    elif decree == MEETING:
        mat.decree_box = 7 if is_met(mat, board) else 0
    elif decree == LANTERN_POSTS:
        mat.decree_box = lantern_posts(mat, board)
    elif decree == LONELY_GUARDIAN:
        mat.decree_box = -5 * ((mat.caterpillar_box == 0) + (mat.flower_box == 0))
    elif decree != SIXTH_SHRINE:
        mat.has_decree_box = False


def full_lines(mat: Mat, lines: list[int]) -> int:
    """How many of these rows or columns have a path in every space."""
    return sum(1 for line in lines if line & ~mat.drawn == 0)


def rings(mat: Mat, board: Board) -> int:
    """Chains in which every path goes on at both ends."""
    closed = mat.closed(board)
    return sum(1 for chain in mat.chains(board) if chain & ~closed == 0)


def is_met(mat: Mat, board: Board) -> bool:
    """Are both guardians on one chain (K-71)?"""
    return mat.chain(board, mat.caterpillar) & (board.one << mat.flower) != 0


def lantern_posts(mat: Mat, board: Board) -> int:
    """Numbered spaces on a guardian's chain, each once (K-74)."""
    lit = mat.chain(board, mat.caterpillar) | mat.chain(board, mat.flower)
    return sum(1 for space in board.numbered if lit & (board.one << space))


def finish(mat: Mat, board: Board, decree: i64) -> None:
    """Write the last boxes and the final score (K-30, K-31)."""
    write_guardian_boxes(mat, board, decree)
    write_decree_box(mat, board, decree)
    mat.score = mat.caterpillar_box + mat.flower_box + mat.decree_box + tally(mat)
    mat.is_finished = True


def tally(mat: Mat) -> i64:
    """What the sanctuary boxes written so far are worth; an empty one costs (K-31)."""
    points: i64 = 0
    row = mat.boxes
    while row > NO_ROW:
        box = row & BOX_MASK
        points += box or -PENALTY
        row >>= BOX
    return points


def empty_boxes(mat: Mat) -> i64:
    """How many sanctuary boxes hold 0."""
    empty: i64 = 0
    row = mat.boxes
    while row > NO_ROW:
        if row & BOX_MASK == 0:
            empty += 1
        row >>= BOX
    return empty


def highest_box(mat: Mat) -> i64:
    """The single highest value in any score box: it breaks ties (K-32)."""
    highest: i64 = 0  # a sanctuary box is never less
    row = mat.boxes
    while row > NO_ROW:
        highest = higher(highest, row & BOX_MASK)
        row >>= BOX
    return higher(higher(highest, mat.decree_box), higher(mat.caterpillar_box, mat.flower_box))


def higher(one: i64, other: i64) -> i64:
    return max(one, other)


def rank(mat: Mat) -> i64:
    """What places are decided by, more before less: the score, then the highest single box (K-32)."""
    return mat.score * 10000 + highest_box(mat)


def final_result(state: KokoroState) -> Result:
    """Highest score wins, then the highest single box; equal players share a place (K-32)."""
    ranks = [int(rank(mat)) for mat in state.mats]
    places = [1 + sum(1 for other in ranks if other > own) for own in ranks]
    return Result(tuple([int(mat.score) for mat in state.mats]), tuple(places), "rounds")
