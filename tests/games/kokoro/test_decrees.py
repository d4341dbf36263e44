"""The sixteen decrees (K-61 to K-76), each on mats made by hand.

The mat, to read the drawings by; on the pink side ( ) are the numbers of the die:

        a      b     c     d     e     f     g
    1   CG(1)  -(2)  cc    A     f     -(3)  cfff
    2   -(4)   ccf   c     ff    ccf   c     -(5)
    3   cc     f     B     -(6)  f     ff    C
    4   D      c     cff   cc    E     c     f
    5   f      cc    -(7)  ff    -(8)  cff   c
    6   cccf   f     c     F     ff    -(9)  FG(10)
"""

from __future__ import annotations

import pytest

from parlour.core.errors import RecordError
from parlour.games.kokoro.events import GuardianPlaced, NextShown
from tests.games.kokoro.table import (
    BLANK,
    at_the_end,
    at_the_fourth_golden_card,
    deal,
    final_mat,
    may,
    play,
    possible,
    prompt,
    prompts,
    refused,
    space,
    table,
    told,
    view_of,
    whole_round,
    written,
)

SNAKE = """
─ ─ ─ ─ ─ ─ ┐
┌ ─ ─ ─ ─ ─ ┘
└ ─ ─ ─ ─ ─ ┐
┌ ─ ─ ─ ─ ─ ┘
└ ─ ─ ─ ─ ─ ┐
─ ─ ─ ─ ─ ─ ┘
"""
SMALL_RING = "b2┌ c2┐ b3└ c3┘"


def box(drawing: str, decree: int, guardians_on: tuple[str, str] = ("a1", "g6")) -> int | None:
    """The decree's own box at the end."""
    return final_mat(drawing, guardians_on=guardians_on, decree=str(decree), guardians=side(decree)).decree_box


def side(decree: int) -> str:
    """Where a decree may be played: the six pink ones need the pink side."""
    return "random" if decree > 10 else "printed"


@pytest.mark.parametrize("decree", [8, 9, 10, 12, 13, 15])
def test_a_decree_that_changes_play_has_no_box(decree: int) -> None:
    """K-42: decrees 1-7, 11, 14, 16 score in a box of their own, the others do not."""
    match = at_the_end(SNAKE, guardians_on=("a1", "b1"), decree=str(decree), guardians=side(decree))
    mat = view_of(match).mats[0]
    assert mat.decree_box is None
    assert mat.score == sum(mat.boxes) + sum(mat.guardian_boxes) - 5 * mat.boxes.count(0)


# Blue


@pytest.mark.parametrize(
    ("drawing", "points"),
    [
        (BLANK, 0),
        ("c4─", 0),
        ("a1─ b1─", 0),
        ("a1─ b1─ c1─", 1),
        ("a1─ b1─ c1─ d1─ e1─", 1),
        ("a1─ b1─ c1─ d1─ e1─ f1─", 2),
        ("a1─ b1─ c1─ e1─ f1─ g1─", 1),
        (SMALL_RING, 1),
        (SNAKE, 14),
    ],
    ids=["nothing", "a lone path", "two", "three", "five", "six", "three twice", "a ring of four", "all forty-two"],
)
def test_long_walk_one_point_per_three_spaces_of_the_longest_chain(drawing: str, points: int) -> None:
    """K-61: rounded down; rings included, a lone path is a chain of one."""
    assert box(drawing, 1) == points


def test_gathering_two_points_per_sanctuary_on_the_chain_with_most() -> None:
    """K-62"""
    assert box(BLANK, 2) == 0
    assert box("a1─ b1─", 2) == 0, "a chain without sanctuaries"
    assert box("d1─", 2) == 2, "a lone path in a sanctuary"
    assert box("d1─ g3─ a4─ e4─", 2) == 2, "four chains with one each"
    assert box("d1┌ d2┘ c2┌ c3│", 2) == 4, "A and B on one chain"
    assert box("d1┌ d2┘ c2┌ c3│ a4─ e4─ d6─", 2) == 4, "the chain with most counts, not all"
    assert box(SNAKE, 2) == 12, "all six"


def test_gathering_needs_a_line_and_not_mere_neighbours() -> None:
    """K-62, K-21: a path in C and one beside it that do not meet."""
    assert box("g3│ g4─", 2) == 2


def test_full_rows_three_points_per_row_with_a_path_in_every_space() -> None:
    """K-63: joined or not."""
    row = " ".join(f"{column}3│" for column in "abcdefg")
    assert box(row, 3) == 3
    assert box(row.replace("d3│", ""), 3) == 0
    assert box(" ".join(f"a{n}│" for n in range(1, 7)), 3) == 0, "a column is no row"
    assert box(SNAKE, 3) == 18


def test_full_columns_three_points_per_column_with_a_path_in_every_space() -> None:
    """K-64"""
    column = " ".join(f"g{n}─" for n in range(1, 7))
    assert box(column, 4) == 3
    assert box(column.replace("g6─", ""), 4) == 0
    assert box(" ".join(f"{c}1│" for c in "abcdefg"), 4) == 0, "a row is no column"
    assert box(SNAKE, 4) == 21


def test_quiet_clearings_one_point_per_space_without_a_path() -> None:
    """K-65"""
    assert box(BLANK, 5) == 42
    assert box("c4─ d4─", 5) == 40
    assert box(SNAKE, 5) == 0


TWO_RINGS = """
· · · · · · ·
· ┌ ┐ · · · ·
· └ ┘ · ┌ ─ ┐
· · · · │ · │
· · · · └ ─ ┘
· · · · · · ·
"""
ALMOST_A_RING = TWO_RINGS.replace("┌ ─ ┐", "┌ ─ ┘").replace("· ┌ ┐ ·", "· ┌ · ·")
OFF_THE_EDGE = """
┘ · · · · · └
· · · · · · ·
· · · · · · ·
· · · · · · ·
· · · · · · ·
┐ · · · · · ┌
"""


def test_round_dance_five_points_per_closed_ring() -> None:
    """K-66"""
    assert box(BLANK, 6) == 0
    assert box(SMALL_RING, 6) == 5
    assert box(TWO_RINGS, 6) == 10
    assert box(ALMOST_A_RING, 6) == 0
    assert box(SNAKE, 6) == 0


def test_round_dance_paths_off_the_edge_close_nothing() -> None:
    """K-66, K-14: neither left with right nor top with bottom."""
    assert box(OFF_THE_EDGE, 6) == 0
    assert box("g1┌ g2└ a2┐ a3┘", 6) == 0, "the spaces after g1 and g2 in reading order"
    assert box(" ".join(f"{column}2─" for column in "abcdefg"), 6) == 0
    assert box(" ".join(f"b{n}│" for n in range(1, 7)), 6) == 0


def test_round_dance_two_rings_side_by_side_are_two() -> None:
    """K-66: rings that touch do not join, as no space has three ends."""
    assert box("a1┌ b1┐ a2└ b2┘ c1┌ d1┐ c2└ d2┘", 6) == 10


def test_sixth_shrine_the_sixth_sanctuary_scores_its_count() -> None:
    """K-67: turned up after the fifth scoring."""
    match = at_the_fourth_golden_card("d6─ e6─ c6─", letter="A", boxes=(1, 2, 3, 4), next_letter="F", decree="7")
    play(match, "look")
    assert prompt(match) == "sixth"
    assert view_of(match).mats[0].boxes == [1, 2, 3, 4, 0], "the fifth is scored already"
    assert possible(match) == ["F"]
    deal(match, "F")
    mat = view_of(match).mats[0]
    assert view_of(match).sixth == "F"
    assert mat.decree_box == 2 + 1
    assert mat.boxes == [1, 2, 3, 4, 0], "it has a box of its own"
    assert mat.score == 10 - 5 + 3


@pytest.mark.parametrize(("drawing", "count"), [("d6─ e6─", 2), (BLANK, 0)])
def test_sixth_shrine_knows_no_growth_condition_and_no_penalty(drawing: str, count: int) -> None:
    """K-67: two after ninety-nine is two; nothing is nothing and costs nothing."""
    match = at_the_fourth_golden_card(drawing, letter="A", boxes=(1, 2, 3, 99), next_letter="F", decree="7")
    play(match, "look")
    deal(match, "F")
    mat = view_of(match).mats[0]
    assert mat.decree_box == count
    assert mat.score == 105 - 5 + count


def test_sixth_shrine_is_turned_up_for_everybody_and_is_then_nobodys_secret() -> None:
    """K-67, K-15: what was looked at is turned up, so no view keeps it as the next card."""
    match = table(2, decree="7")
    for letter in "ABCDE":
        whole_round(match, letter, looking=True)
    deal(match, "F")
    for seat in (None, 0, 1):
        view = view_of(match, seat)
        assert (view.sixth, view.next_sanctuary) == ("F", None)
        assert "Sanctuaries not turned up: -" in match.text(seat)
    assert not any(mat.knows_next for mat in view_of(match).mats)


def test_without_the_sixth_shrine_the_sixth_sanctuary_stays_face_down() -> None:
    """K-31, K-67"""
    match = table()
    for letter in "ABCDE":
        whole_round(match, letter)
    assert match.is_over()
    assert view_of(match).sixth is None


def test_turning_stone_another_curve_for_a_called_curve() -> None:
    """K-68"""
    match = table(decree="8")
    deal(match, "D, 3")
    assert [answer for answer in may(match, 0) if answer.startswith("draw c4")] == [
        "draw c4",
        "draw c4 as 1",
        "draw c4 as 2",
        "draw c4 as 4",
    ]
    play(match, "draw c4 as 1")
    assert view_of(match).mats[0].paths[space("c4")] == 1
    assert view_of(match).mats[0].turned_stone


def test_turning_stone_the_other_straight_for_a_called_straight() -> None:
    """K-68"""
    match = table(decree="8")
    deal(match, "D, 5")
    assert [answer for answer in may(match, 0) if answer.startswith("draw c4")] == ["draw c4", "draw c4 as 6"]
    play(match, "draw c4 as 6")
    deal(match, "6")
    assert view_of(match).mats[0].paths[space("c4")] == 6


@pytest.mark.parametrize(
    ("called", "number"), [("3", 5), ("3", 6), ("1", 5), ("5", 1), ("5", 4), ("6", 2), ("3", 3), ("5", 5)]
)
def test_turning_stone_keeps_the_kind_and_names_another_number(called: str, number: int) -> None:
    """K-68: neither a straight for a curve, nor the called number itself."""
    match = table(decree="8")
    deal(match, f"D, {called}")
    assert refused(match, 0, f"draw c4 as {number}") == ("kokoro-refuse-stone-number", "K-68")


def test_turning_stone_once_a_round_for_each_player() -> None:
    """K-68"""
    match = table(2, decree="8")
    deal(match, "D, 1g")
    play(match, "draw a1 as 2", "draw a1")
    deal(match, "2g")
    assert refused(match, 0, "draw b1 as 1") == ("kokoro-refuse-stone-used", "K-68")
    assert not [answer for answer in may(match, 0) if " as " in answer]
    play(match, "draw b1", "draw b1 as 4")
    deal(match, "3g")
    play(match, "draw c1", "draw c1")
    deal(match, "4g")
    play(match, "draw d1", "draw d1")
    deal(match, "E, 1")
    assert match.answer(0, "draw e1 as 2") is None, "a new round, a new stone"
    assert match.answer(1, "draw e1 as 3") is None


def test_turning_stone_plain_drawing_and_looking_do_not_use_it_up() -> None:
    """K-68"""
    match = table(decree="8")
    deal(match, "D, 1")
    play(match, "draw a1")
    deal(match, "1")
    play(match, "look")
    deal(match, "F, 1")
    assert match.answer(0, "draw b1 as 2") is None


def test_turning_stone_draws_where_no_path_is_all_the_same() -> None:
    """K-68, K-13"""
    match = table(decree="8")
    deal(match, "D, 1")
    play(match, "draw a1")
    deal(match, "2")
    assert refused(match, 0, "draw a1 as 3") == ("kokoro-refuse-drawn", "K-13")


def test_open_book_the_top_sanctuary_card_always_lies_face_up() -> None:
    """K-69"""
    match = table(2, decree="9")
    deal(match, "D")
    assert prompt(match) == "next"
    assert possible(match) == list("ABCEF")
    deal(match, "B")
    assert [view_of(match, seat).next_sanctuary for seat in (None, 0, 1)] == ["B", "B", "B"]
    assert told(match, NextShown) == [NextShown(letter="B", rule="K-69")]
    assert prompt(match) == "path"


def test_open_book_the_shown_card_is_the_next_sanctuary_and_then_another_is_shown() -> None:
    """K-69"""
    match = table(decree="9")
    whole_round(match, "D")
    assert possible(match) == ["A"]
    deal(match, "A")
    assert prompt(match) == "next"
    assert possible(match) == list("BCEF")


def test_open_book_is_turned_in_round_five_too() -> None:
    """K-69: the one card left is shown, and never scored."""
    match = table(decree="9")
    for letter in "ABCDE":
        whole_round(match, letter)
    assert match.is_over()
    assert prompts(match).count("next") == 5
    assert view_of(match).next_sanctuary == "F"
    assert len(view_of(match).mats[0].boxes) == 5


def test_open_book_looking_is_a_pass_that_shows_nothing() -> None:
    """K-69: no entry is made, nobody knows more than before."""
    match = table(decree="9")
    deal(match, "D, B, 3")
    play(match, "look")
    assert prompt(match) == "path"
    assert "look" not in prompts(match)
    assert not view_of(match).mats[0].knows_next


def test_open_book_passes_are_without_limit() -> None:
    """K-69: K-19 has no effect."""
    match = table(decree="9", peek_limit="round")
    deal(match, "D, B, 1")
    play(match, "look")
    deal(match, "1")
    assert "look" in may(match, 0)
    play(match, "look")
    deal(match, "1")
    assert match.answer(0, "look") is None


def test_open_book_peek_path_has_no_effect() -> None:
    """K-69"""
    match = table(decree="9", peek="path")
    deal(match, "D, B, 3")
    play(match, "look")
    assert prompt(match) == "path"
    assert view_of(match, 0).next_path is None
    assert len(possible(match)) == 12
    assert view_of(match, 0).next_sanctuary == "B"


def test_open_book_with_the_callers_hand_the_next_card_needs_no_hand() -> None:
    """K-69, K-03"""
    match = table(decree="9", caller="manual")
    deal(match, "D, B")
    assert prompt(match) == "call"


def test_gentle_elders_an_equal_count_is_written_too() -> None:
    """K-70"""
    five = "d1┐ d2└ e2─"
    assert written(five, letter="A", boxes=(5,), decree="10") == [5]
    assert written(five, letter="A", boxes=(4,), decree="10") == [5]
    assert written(five, letter="A", boxes=(6,), decree="10") == [0]
    assert written(five, letter="A", boxes=(5,)) == [0], "without the decree"


def test_the_view_says_the_least_count_of_each_box_and_of_the_next() -> None:
    """K-24, K-25, K-70: what is said to be enough is written, and one less is not."""
    three = "d1┐ d2└"
    for decree, needed in (("10", (1, 3)), ("none", (1, 4))):
        match = at_the_fourth_golden_card(three, letter="A", boxes=(3,), decree=decree)
        assert view_of(match, 0).mats[0].needed == needed
    assert written("d1┐ d2└ e2─", letter="A", boxes=(5,), decree="10") == [5], "needed is 5"
    after_zero = at_the_fourth_golden_card(three, letter="A", boxes=(3, 0), decree="10")
    assert view_of(after_zero, 0).mats[0].needed == (1, 3, 1)


def test_gentle_elders_zero_after_zero_stays_a_zero_that_costs_five() -> None:
    """K-70: if not 0."""
    mat = final_mat(BLANK, boxes=(1, 2, 3, 0), decree="10")
    assert mat.boxes[-1] == 0
    assert mat.score == 6 - 10


# Pink


def test_meeting_seven_if_both_guardians_are_on_one_chain() -> None:
    """K-71"""
    assert box("a1─ b1─", 11, ("a1", "b1")) == 7
    assert box("a2┌ b2─ c2─ d2─ e2─ f2─ g2─", 11, ("a2", "g2")) == 7


def test_meeting_not_without_a_path_in_both_spaces_or_without_a_line_between() -> None:
    """K-71, K-22"""
    assert box(BLANK, 11, ("a1", "b1")) == 0
    assert box("a1─", 11, ("a1", "b1")) == 0, "reaching is not enough"
    assert box("b1─", 11, ("a1", "b1")) == 0
    assert box("a1─ b1│", 11, ("a1", "b1")) == 0, "two lines"
    assert box("a1│ a2│", 11, ("a1", "a2")) == 7


def test_shared_table_each_guardian_scores_both_kinds() -> None:
    """K-72: c1 has two caterpillars, g1 one and three flowers."""
    drawing = "b1─ c1─ f1─ g1─"
    assert final_mat(drawing, guardians_on=("b1", "f1"), guardians="random").guardian_boxes == [2, 3]
    assert final_mat(drawing, guardians_on=("b1", "f1"), decree="12", guardians="random").guardian_boxes == [2, 4]
    assert final_mat(drawing, guardians_on=("f1", "b1"), decree="12", guardians="random").guardian_boxes == [4, 2]


def test_shared_table_both_on_one_chain_score_it_both() -> None:
    """K-72"""
    mat = final_mat("a1─ b1─ c1─", guardians_on=("a1", "b1"), decree="12", guardians="random")
    assert mat.guardian_boxes == [2, 2]


def test_changed_hearts_kinds_are_swapped_if_that_is_more() -> None:
    """K-73: three flowers for the caterpillar guardian and two caterpillars for the flower guardian."""
    mat = final_mat("b1─ c1─ f1─ g1─", guardians_on=("f1", "b1"), decree="13", guardians="random")
    assert mat.guardian_boxes == [3, 2], "instead of 1 and 0"


def test_changed_hearts_both_boxes_are_swapped_or_none() -> None:
    """K-73: the two boxes together decide, not each for itself."""
    mat = final_mat("b1─ c1─ f1─ g1─", guardians_on=("b1", "f1"), decree="13", guardians="random")
    assert mat.guardian_boxes == [2, 3], "swapped it would be 0 and 1"
    mat = final_mat("g2│ g1│ d3┌ d4│", guardians_on=("g2", "d3"), decree="13", guardians="random")
    assert mat.guardian_boxes == [3, 2], "one would lose nothing, both gain: 1 and 0 before"


def test_changed_hearts_one_box_alone_is_never_swapped() -> None:
    """K-73: three flowers would be gained at g1, two lost at e6."""
    mat = final_mat("g2│ g1│ f6─ e6─", guardians_on=("g2", "f6"), decree="13", guardians="random")
    assert mat.guardian_boxes == [1, 2]


def test_changed_hearts_equal_sums_stay() -> None:
    """K-73: only if the two boxes together are then higher."""
    on_one_chain = final_mat("f1─ g1┐ g2│", guardians_on=("f1", "g2"), decree="13", guardians="random")
    assert on_one_chain.guardian_boxes == [1, 3], "swapped 3 and 1: the same sum"


def test_lantern_posts_one_point_per_numbered_space_on_a_guardians_chain() -> None:
    """K-74: the guardians' own included."""
    assert box("a1─", 14, ("a1", "g6")) == 1
    assert box("a1─ b1─", 14, ("a1", "g6")) == 2
    assert box("a1┌ b1─ a2│ f6─ g6─", 14, ("a1", "g6")) == 5
    assert box("d3─ c3─", 14, ("d3", "g6")) == 1, "B has no number"


def test_lantern_posts_each_space_counts_once() -> None:
    """K-74: both guardians on one chain."""
    assert box("a1─ b1─", 14, ("a1", "b1")) == 2


def test_lantern_posts_a_guardian_without_a_path_gives_nothing() -> None:
    """K-74: nor do numbered spaces on chains without a guardian."""
    assert box(BLANK, 14, ("a1", "g6")) == 0
    assert box("b1─ a2│ f6─", 14, ("a1", "g6")) == 0


def test_wanderer_the_caterpillar_guardian_moves_right_after_the_third_scoring() -> None:
    """K-75: before the fourth sanctuary, and never again."""
    match = table(2, decree="15", guardians="random")
    deal(match, "roll 3, roll 9")
    for letter in "ABC":
        assert prompt(match) == "sanctuary"
        whole_round(match, letter)
    assert prompt(match) == "guardian"
    assert len(view_of(match).mats[0].boxes) == 3
    before = view_of(match).mats[0].paths
    deal(match, "roll 1")
    view = view_of(match)
    assert [(mat.caterpillar, mat.flower) for mat in view.mats] == [(space("a1"), space("f6"))] * 2
    assert view.mats[0].paths == before, "paths stay"
    assert told(match, GuardianPlaced)[-1] == GuardianPlaced(kind="caterpillar", space="a1", rule="K-75")
    for letter in "DE":
        assert prompt(match) == "sanctuary"
        whole_round(match, letter)
    assert match.is_over()


def test_wanderer_rerolls_while_the_die_shows_a_guardians_present_place() -> None:
    """K-75: neither the old place of the caterpillar guardian nor the flower guardian's."""
    match = table(decree="15", guardians="random")
    deal(match, "roll 3, roll 9")
    for letter in "ABC":
        whole_round(match, letter)
    assert possible(match) == [f"roll {face}" for face in (1, 2, 4, 5, 6, 7, 8, 0)]
    with pytest.raises(RecordError):
        match.deal("roll 9")


def test_wanderer_with_own_guardians_is_rolled_for_each_mat_in_seat_order() -> None:
    """K-75, K-40"""
    match = table(3, decree="15", guardians="each")
    deal(match, "roll 1, roll 2, roll 3, roll 4, roll 5, roll 6")
    for letter in "ABC":
        whole_round(match, letter)
    assert "roll 1" not in possible(match)
    assert "roll 2" not in possible(match)
    deal(match, "roll 3")
    assert "roll 3" not in possible(match), "the second player's own places"
    assert "roll 4" not in possible(match)
    deal(match, "roll 1, roll 0")
    assert [(mat.caterpillar, mat.flower) for mat in view_of(match).mats] == [
        (space("f1"), space("b1")),
        (space("a1"), space("a2")),
        (space("g6"), space("d3")),
    ]
    assert [e.seat for e in told(match, GuardianPlaced)[-3:] if isinstance(e, GuardianPlaced)] == [0, 1, 2]
    assert prompt(match) == "sanctuary"


def test_wanderer_the_new_place_is_the_one_that_scores() -> None:
    """K-75, K-30: the line at f1 is left, the one at a1 with two caterpillars is reached."""
    drawing = "a1─ b1─ c1─ f1─ g1─"
    match = at_the_fourth_golden_card(drawing, boxes=(1, 2), guardians_on=("f1", "f6"), decree="15", guardians="random")
    play(match, "look")
    deal(match, "roll 1")
    whole_round(match, possible(match)[0], looking=True)
    whole_round(match, possible(match)[0], looking=True)
    mat = view_of(match).mats[0]
    assert mat.caterpillar == space("a1")
    assert mat.guardian_boxes == [2, 0]


def test_without_the_wanderer_guardians_stay() -> None:
    """K-75"""
    match = table(decree="16", guardians="random")
    deal(match, "roll 3, roll 9")
    for letter in "ABC":
        whole_round(match, letter)
    assert prompt(match) == "sanctuary"


@pytest.mark.parametrize(
    ("drawing", "points"),
    [(BLANK, -10), ("a1─ b1─ c1─", -5), ("a1─ b1─ c1─ g6─ f6─ e6─", 0), ("a1─ g6─", -10)],
    ids=["both lonely", "one lonely", "none", "paths but no features"],
)
def test_lonely_guardian_five_off_per_guardian_box_holding_zero(drawing: str, points: int) -> None:
    """K-76"""
    mat = final_mat(drawing, guardians_on=("a1", "g6"), decree="16", guardians="random")
    assert mat.decree_box == points
    assert mat.score == 10 - 5 + sum(mat.guardian_boxes) + points


def test_lonely_guardian_is_no_zero_of_a_sanctuary() -> None:
    """K-76, K-31: each zero costs five once."""
    assert final_mat(BLANK, boxes=(0, 0, 0, 0), guardians_on=("a1", "g6"), decree="16", guardians="random").score == -35
