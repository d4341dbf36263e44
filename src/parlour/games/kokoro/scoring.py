"""Counting: sanctuaries, guardians, decrees, the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.values import Result
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.state import KokoroState, Mat

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


def sanctuary_count(mat: Mat, board: Board, letter: int) -> int:
    """The features connected to a sanctuary (K-20 to K-23)."""
    return board.total(mat.chain(board, board.sanctuaries[letter]), board.features)


def is_written(count: int, previous: int, decree: int) -> bool:
    """Is the count more than the previous box (K-24), or with decree 10 as much (K-70)?"""
    return count > previous or (decree == GENTLE_ELDERS and count == previous)


def least_written(previous: int, decree: int | None) -> int:
    """The least count that is written after this box (K-24, K-25, K-70)."""
    return previous if decree == GENTLE_ELDERS and previous else previous + 1


def guardian_boxes(mat: Mat, board: Board, decree: int) -> tuple[int, int]:
    """Caterpillars joined to the caterpillar guardian, flowers to the flower guardian (K-30)."""
    theirs = guardian_chain(mat, board, mat.caterpillar)
    others = guardian_chain(mat, board, mat.flower)
    if decree == SHARED_TABLE:  # K-72
        return board.total(theirs, board.features), board.total(others, board.features)
    boxes = (board.total(theirs, board.caterpillars), board.total(others, board.flowers))
    if decree == CHANGED_HEARTS:  # K-73
        swapped = (board.total(theirs, board.flowers), board.total(others, board.caterpillars))
        return swapped if sum(swapped) > sum(boxes) else boxes
    return boxes


def guardian_chain(mat: Mat, board: Board, space: int | None) -> i64:
    assert space is not None, "guardians stand before the first sanctuary is turned"
    return mat.chain(board, space)


def decree_box(mat: Mat, board: Board, decree: int, boxes: tuple[int, ...]) -> int | None:
    """The decree's own box at the end, None if it has none. The sixth shrine is counted when it is turned."""
    if decree == LONG_WALK:
        return max([board.count(chain) for chain in mat.chains(board)], default=0) // 3
    if decree == GATHERING:
        return 2 * max([sanctuaries_on(board, chain) for chain in mat.chains(board)], default=0)
    if decree == FULL_ROWS:
        return 3 * full_lines(mat, board, board.rows_of_spaces)
    if decree == FULL_COLUMNS:
        return 3 * full_lines(mat, board, board.columns_of_spaces)
    if decree == QUIET_CLEARINGS:
        return board.size - mat.paths
    if decree == ROUND_DANCE:
        return 5 * rings(mat, board)
    if decree == SIXTH_SHRINE:
        return mat.decree_box
    if decree == MEETING:
        return 7 if is_met(mat, board) else 0
    if decree == LANTERN_POSTS:
        return lantern_posts(mat, board)
    if decree == LONELY_GUARDIAN:
        return -5 * boxes.count(0)
    return None


def sanctuaries_on(board: Board, chain: i64) -> int:
    bits: list[int] = board.bits
    return sum(1 for space in board.sanctuaries if chain & bits[space])


def full_lines(mat: Mat, board: Board, lines: list[list[int]]) -> int:
    """How many of these rows or columns have a path in every space."""
    full = 0
    for line in lines:
        if all(mat.drawn & board.bits[space] for space in line):
            full += 1
    return full


def rings(mat: Mat, board: Board) -> int:
    """Chains in which every path goes on at both ends."""
    closed = mat.closed(board)
    return sum(1 for chain in mat.chains(board) if chain & ~closed == 0)


def is_met(mat: Mat, board: Board) -> bool:
    """Are both guardians on one chain (K-71)?"""
    flower = mat.flower
    assert flower is not None
    bit: i64 = board.bits[flower]
    return guardian_chain(mat, board, mat.caterpillar) & bit != 0


def lantern_posts(mat: Mat, board: Board) -> int:
    """Numbered spaces on a guardian's chain, each once (K-74)."""
    lit = guardian_chain(mat, board, mat.caterpillar) | guardian_chain(mat, board, mat.flower)
    return sum(1 for space in board.numbered if lit & board.bits[space])


def finish(mat: Mat, board: Board, decree: int) -> None:
    """Write the last boxes and the final score (K-30, K-31)."""
    caterpillars, flowers = guardian_boxes(mat, board, decree)
    mat.guardian_boxes = (caterpillars, flowers)
    box = decree_box(mat, board, decree, mat.guardian_boxes)
    mat.decree_box = box
    mat.score = caterpillars + flowers + (box or 0) + tally(mat)


def tally(mat: Mat) -> int:
    """What the sanctuary boxes written so far are worth; an empty one costs (K-31)."""
    points = 0
    for sanctuary in mat.boxes:
        points += sanctuary or -PENALTY
    return points


def highest_box(mat: Mat) -> int:
    """The single highest value in any score box: it breaks ties (K-32)."""
    highest = mat.decree_box or 0  # a sanctuary box is never less
    for box in mat.boxes + mat.guardian_boxes:
        if box > highest:
            highest = box
    return highest


def final_result(state: KokoroState) -> Result:
    """Highest score wins, then the highest single box; equal players share a place (K-32)."""
    scores: list[int] = []
    keys: list[int] = []
    for mat in state.mats:
        score = mat.score
        assert score is not None, "the match is over"
        scores.append(score)
        keys.append(score * 1000 + highest_box(mat))
    places = [1 + sum(1 for other in keys if other > key) for key in keys]
    return Result(tuple(scores), tuple(places), "rounds")
