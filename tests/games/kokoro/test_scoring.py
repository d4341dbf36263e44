"""Scoring a round and the end (K-20 to K-32), with every worked example of the rulebook by its name.

The mat, to read the drawings by:

        a     b    c    d    e    f    g
    1   CG    -    cc   A    f    -    cfff
    2   -     ccf  c    ff   ccf  c    -
    3   cc    f    B    -    f    ff   C
    4   D     c    cff  cc   E    c    f
    5   f     cc   -    ff   -    cff  c
    6   cccf  f    c    F    ff   -    FG
"""

from __future__ import annotations

import pytest

from parlour import games
from parlour.games.kokoro.events import Finished, Scored
from parlour.games.kokoro.game import Kokoro
from tests.games.kokoro.table import (
    BLANK,
    at_the_end,
    at_the_fourth_golden_card,
    final_mat,
    play,
    told,
    view_of,
    written,
)

E_WITH_FIVE = """
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · │ ─ ─ ─ ┐
· · · · · · │
· · · · · · ·
"""
A_WITH_FIVE = "d1┐ d2└ e2─"
THIRTEEN_CATERPILLARS_TWO_FLOWERS = """
┌ · │ · · · ·
│ ┌ ┘ · · · ·
│ │ · · · · ·
│ └ ┐ · · · ·
│ · │ · · · ·
└ ─ ┘ · ─ ─ ─
"""


# The rulebook's examples


def test_rulebook_example_sanctuary_e_is_connected_to_five_features() -> None:
    """K-20, K-22: two, one, one and one; the three features of c4 have a path but not this one."""
    assert written(E_WITH_FIVE, letter="E") == [5]


def test_rulebook_example_sanctuary_a_with_five_after_five_is_a_zero() -> None:
    """K-24"""
    assert written(A_WITH_FIVE, letter="A", boxes=()) == [5]
    assert written(A_WITH_FIVE, letter="A", boxes=(3, 5)) == [0]


def test_rulebook_example_after_three_five_zero_the_next_needs_only_more_than_zero() -> None:
    """K-25"""
    one_feature = "b3─ c3┐"
    assert written(one_feature, letter="B", boxes=(3, 5, 0)) == [1]
    assert written(one_feature, letter="B", boxes=(3, 5)) == [0]


def test_rulebook_example_subtotal_67_with_one_zero_gives_62() -> None:
    """K-31: guardians 13 and 2."""
    match = at_the_end(THIRTEEN_CATERPILLARS_TWO_FLOWERS, letter="E", boxes=(7, 12, 15, 18))
    mat = view_of(match).mats[0]
    assert mat.boxes == [7, 12, 15, 18, 0]
    assert mat.guardian_boxes == [13, 2]
    assert mat.score == 62
    (line,) = told(match, Finished)
    assert line.facts() == {
        "seat": 0,
        "sanctuaries": 52,
        "guardians": 15,
        "decree": 0,
        "penalty": 5,
        "score": 62,
    }
    assert line.rule == "K-31"


def test_the_end_tells_the_guardians_chains() -> None:
    """K-30"""
    match = at_the_end(THIRTEEN_CATERPILLARS_TWO_FLOWERS, letter="E", boxes=(7, 12, 15, 18))
    game = games.load("kokoro")
    assert isinstance(game, Kokoro)
    board, mat = game.board, view_of(match).mats[0]
    (line,) = told(match, Finished)
    assert isinstance(line, Finished)
    for chain, guardian, of, box in (
        (line.caterpillar, mat.caterpillar, board.caterpillars, 13),
        (line.flower, mat.flower, board.flowers, 2),
    ):
        spaces = [board.names.index(name) for name in chain]
        assert guardian in spaces
        assert sum(of.at[space] for space in spaces) == box


def test_rulebook_clarification_a_first_sanctuary_without_features_costs_five() -> None:
    """K-24, K-31"""
    assert written(BLANK, letter="D") == [0]
    assert final_mat(BLANK, letter="A", boxes=(0, 1, 2, 3)).score == 6 - 10


# Counting


def test_both_kinds_of_feature_count() -> None:
    """K-20: c4 has a caterpillar and two flowers."""
    assert written("b4─ c4─ d4─ e4─", letter="E") == [1 + 3 + 2]


def test_the_line_is_followed_out_of_the_sanctuary_in_both_directions() -> None:
    """K-21"""
    assert written("d4─ e4─ f4─", letter="E") == [2 + 1]
    assert written("e3│ e4│ e5│ e6│", letter="E") == [1 + 0 + 2]


def test_a_space_counts_all_its_features() -> None:
    """K-21: one to four."""
    assert written("c3│ c4│", letter="B") == [3]
    assert written("d1─ e1─ f1─ g1─", letter="A") == [1 + 4]


def test_neighbours_are_connected_only_where_both_paths_meet_on_the_shared_edge() -> None:
    """K-21"""
    assert written("e4─ f4│", letter="E") == [0], "f4 does not open to the left"
    assert written("e4│ f4─", letter="E") == [0], "e4 does not open to the right"
    assert written("e4┐ e5│", letter="E") == [0]
    assert written("e4┐ e5│ e6│", letter="E") == [2]
    assert written("e4┐ e5─ e6│", letter="E") == [0], "the line is broken at e5"


@pytest.mark.parametrize(
    ("drawing", "letter"),
    [("g3─ a4─ b4─", "C"), ("a4─ g3─ f3─", "D"), ("d1│ d6│ c6─", "A"), ("d6│ d1│ e1─", "F"), ("g3┐ a4┘ a5│", "C")],
)
def test_a_line_does_not_go_round_the_edge(drawing: str, letter: str) -> None:
    """K-14, K-21: what leaves the mat on one side does not come in on the other."""
    count = written(drawing, letter=letter)
    assert count == [0]


def test_every_shape_joins_its_two_sides_and_no_other() -> None:
    """K-11, K-21: B at c3 with its four neighbours drawn so that each opens towards it."""
    around = "c2│ b3─ d3─ c4│"  # features: c2 1, b3 1, d3 0, c4 3
    joins = {"┘": 1 + 1, "└": 1 + 0, "┌": 0 + 3, "┐": 1 + 3, "─": 1 + 0, "│": 1 + 3}
    for glyph, count in joins.items():
        assert written(f"{around} c3{glyph}", letter="B") == [count], glyph


def test_a_line_that_merely_reaches_a_space_does_not_count_it() -> None:
    """K-22"""
    assert written("e4─", letter="E") == [0]
    assert written("e4─ f4─", letter="E") == [1], "g4 is reached, but has no path"


def test_a_path_in_the_space_that_is_not_part_of_the_line_does_not_count() -> None:
    """K-22"""
    assert written("e4─ f4─ g4│ g5│", letter="E") == [1]


def test_without_a_path_in_the_sanctuarys_own_space_the_count_is_zero() -> None:
    """K-22"""
    assert written("d4─ f4─ g4─", letter="E") == [0]


def test_the_line_goes_on_through_other_sanctuaries() -> None:
    """K-23: from A through B, which counts nothing itself."""
    through_b = "d1┌ d2┘ c2┌ c3│ c4│"
    assert written(through_b, letter="A") == [2 + 1 + 3]
    assert written(through_b, letter="B") == [2 + 1 + 3]


def test_the_line_goes_on_through_guardians() -> None:
    """K-23: from c1 through the caterpillar guardian to a3 and D."""
    assert written("c1─ b1─ a1┌ a2│ a3│ a4│", letter="D") == [2 + 2]


def test_features_in_the_sanctuarys_own_space_count_if_there_are_any() -> None:
    """K-23: on the standard mat there are none."""
    for letter, name in zip("ABCDEF", ["d1", "c3", "g3", "a4", "e4", "d6"], strict=True):
        assert written(f"{name}─", letter=letter) == [0]


def test_a_closed_ring_counts_each_space_once() -> None:
    """K-23: a ring of four through B, with b2, c2, b3."""
    assert written("b2┌ c2┐ b3└ c3┘", letter="B") == [3 + 1 + 1]


def test_two_lines_side_by_side_are_two() -> None:
    """K-21"""
    side_by_side = """
· · · · · · ·
· · · · · · ·
─ ─ ─ ─ ─ ─ ─
─ ─ ─ ─ ─ ─ ─
· · · · · · ·
· · · · · · ·
"""
    assert written(side_by_side, letter="B") == [2 + 1 + 1 + 2]
    assert written(side_by_side, letter="E") == [1 + 3 + 2 + 1 + 1]


def test_each_player_scores_the_own_mat() -> None:
    """K-20"""
    assert written(E_WITH_FIVE, BLANK, "e4─ f4─", letter="E") == [5, 0, 1]


def test_the_table_is_told_what_was_counted_and_why() -> None:
    """K-20, K-24"""
    match = at_the_fourth_golden_card(E_WITH_FIVE, "e4─ f4─", letter="E", boxes=(1,))
    play(match, "look")
    assert told(match, Scored) == [
        Scored(seat=0, letter="E", count=5, previous=1, written=5, spaces=["d4", "e4", "f4", "g4", "g5"], rule="K-20"),
        Scored(seat=1, letter="E", count=1, previous=1, written=0, spaces=["e4", "f4"], rule="K-24"),
    ]


# Growing


@pytest.mark.parametrize(
    ("earlier", "box"), [((), 5), ((4,), 5), ((5,), 0), ((6,), 0), ((9, 4), 5), ((4, 9), 0), ((9, 0), 5)]
)
def test_a_count_is_written_only_if_it_is_more_than_the_previous_box(earlier: tuple[int, ...], box: int) -> None:
    """K-24: the box before alone matters, not the highest so far."""
    assert written(A_WITH_FIVE, letter="A", boxes=earlier) == [box]


def test_a_first_count_of_zero_writes_zero() -> None:
    """K-24"""
    assert written(BLANK, letter="A") == [0]


def test_after_a_zero_one_is_enough_and_zero_is_not() -> None:
    """K-25"""
    assert written("e4─ f4─", letter="E", boxes=(7, 0)) == [1]
    assert written("e4─", letter="E", boxes=(7, 0)) == [0]


# The end


def test_the_caterpillar_guardian_scores_caterpillars_and_the_flower_guardian_flowers() -> None:
    """K-30: a line with both kinds at each of them."""
    mat = final_mat("a1┌ a2│ a3│ a4│ a5│ a6│ g6│ g5│ g4│")
    assert mat.guardian_boxes == [2 + 3, 1]


def test_a_guardian_without_a_path_in_its_space_scores_nothing() -> None:
    """K-30"""
    assert final_mat("b1─ c1─ a2│ a3│ f6─ e6─ g5│ g4│").guardian_boxes == [0, 0]


def test_both_guardians_on_one_line_score_it_both() -> None:
    """K-30: all of row three lies between them."""
    line = """
┌ · · · · · ·
│ · · · · · ·
└ ─ ─ ─ ─ ─ ┐
· · · · · · │
· · · · · · │
· · · · · · │
"""
    assert final_mat(line).guardian_boxes == [2 + 1, 1 + 1 + 2 + 1]


def test_guardians_placed_by_the_die_score_as_printed_ones() -> None:
    """K-41: the caterpillar guardian on b1 and the flower guardian on f1."""
    mat = final_mat("b1─ c1─ f1─ g1─", guardians_on=("b1", "f1"), guardians="random")
    assert mat.guardian_boxes == [2, 3]


def test_on_the_pink_side_the_corners_are_plain_spaces() -> None:
    """K-41: nothing is scored where the blue side has its guardians."""
    mat = final_mat("a1┌ a2│ a3│", guardians_on=("d3", "e5"), guardians="random")
    assert mat.guardian_boxes == [0, 0]


def test_five_off_for_each_sanctuary_box_holding_zero() -> None:
    """K-31"""
    assert final_mat(A_WITH_FIVE, boxes=(1, 2, 3, 4)).score == 15
    assert final_mat(A_WITH_FIVE, boxes=(0, 2, 0, 4)).score == 11 - 10
    assert final_mat(BLANK, boxes=(0, 0, 0, 0)).score == -25


def test_a_guardian_box_of_zero_costs_nothing_nor_does_the_sixth_sanctuary() -> None:
    """K-31"""
    mat = final_mat(A_WITH_FIVE, boxes=(1, 2, 3, 4))
    assert mat.guardian_boxes == [0, 0]
    assert mat.score == 1 + 2 + 3 + 4 + 5


def test_a_decree_box_of_zero_costs_nothing() -> None:
    """K-31"""
    mat = final_mat(A_WITH_FIVE, boxes=(1, 2, 3, 4), decree="3")
    assert mat.decree_box == 0
    assert mat.score == 15


def test_the_decree_box_is_part_of_the_subtotal() -> None:
    """K-31: one full column, three points."""
    mat = final_mat("b1│ b2│ b3│ b4│ b5│ b6│", boxes=(1, 2, 3, 4), decree="4")
    assert mat.decree_box == 3
    assert mat.score == 10 + 3 - 5


def test_the_highest_final_score_wins() -> None:
    """K-32"""
    result = at_the_end(BLANK, A_WITH_FIVE, BLANK, boxes=[(1, 2, 3, 4), (1, 2, 3, 4), (1, 2, 3, 9)]).result()
    assert result is not None
    assert result.scores == (5, 15, 10)
    assert result.places == (3, 1, 2)
    assert result.ending == "rounds"


def test_a_tie_goes_to_the_single_highest_box() -> None:
    """K-32: both have ten points, one of them in one box."""
    result = at_the_end(BLANK, BLANK, boxes=[(1, 2, 3, 9), (0, 0, 0, 30)]).result()
    assert result is not None
    assert result.scores == (10, 10)
    assert result.places == (2, 1)


def test_a_guardians_box_breaks_a_tie() -> None:
    """K-32"""
    guardian = "a1┌ a2│ a3│ a4│ a5│ a6│"  # five caterpillars
    result = at_the_end(guardian, BLANK, boxes=[(1, 2, 3, 4), (1, 2, 3, 9)]).result()
    assert result is not None
    assert result.scores == (10, 10)
    assert result.places == (2, 1), "nine against five"
    result = at_the_end(guardian, BLANK, boxes=[(1, 2, 3, 1), (2, 3, 3, 4)]).result()
    assert result is not None
    assert result.scores == (7, 7)
    assert result.places == (1, 2), "five against four"


def test_a_decree_box_breaks_a_tie() -> None:
    """K-32: forty-two quiet clearings against forty-one."""
    result = at_the_end(BLANK, "a1─", boxes=[(1, 2, 3, 4), (1, 2, 3, 5)], decree="5").result()
    assert result is not None
    assert result.scores == (10 + 42 - 5, 11 + 41 - 5)
    assert result.places == (1, 2)


def test_still_tied_the_victory_is_shared_and_the_next_place_is_skipped() -> None:
    """K-32: 1, 1, 3."""
    result = at_the_end(BLANK, BLANK, BLANK, boxes=[(1, 2, 3, 9), (2, 1, 3, 9), (1, 2, 3, 4)]).result()
    assert result is not None
    assert result.scores == (10, 10, 5)
    assert result.places == (1, 1, 3)


def test_all_places_are_ranked_so() -> None:
    """K-32: the tie-break orders the lower places too."""
    rows = [(1, 2, 3, 4), (1, 2, 3, 9), (1, 2, 2, 5), (1, 2, 3, 4)]
    result = at_the_end(BLANK, BLANK, BLANK, BLANK, boxes=rows).result()
    assert result is not None
    assert result.scores == (5, 10, 5, 5)
    assert result.places == (3, 1, 2, 3)


def test_scores_below_zero_are_ranked_too() -> None:
    """K-32"""
    result = at_the_end(BLANK, BLANK, boxes=[(0, 0, 0, 3), (0, 0, 0, 4)]).result()
    assert result is not None
    assert result.scores == (-17, -16)
    assert result.places == (2, 1)
