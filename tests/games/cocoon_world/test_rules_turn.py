"""A turn: frame, set-up, dice, doublets, supply, the end (W-01 to W-23)."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.events import MarkerMoved, PawnTurned
from parlour.games.cocoon_world.pieces import move_marker
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.state import BLACK, FACE_DOWN, WHITE
from parlour.games.cocoon_world.supply import final_result, ranking
from tests.games.cocoon_world.table import BLUE, GAME, GREEN, RED, Table, of_this_game, see

# Frame


def test_two_to_five_play_and_one_may_practise() -> None:
    """W-01."""
    assert (GAME.least, GAME.most) == (1, 5)


def test_alone_one_practises_for_ten_turns() -> None:
    """W-01, W-13: even then the start player is drawn, with one outcome."""
    match = Match(GAME, 1, {}, None)
    assert [str(action) for action, _ in GAME.outcomes(match.state, match.decisions()[0])] == ["0"]
    assert match.state.scenario.rounds(1) == 10


def test_alone_gods_bet_does_nothing() -> None:
    """W-01."""
    table = Table(1).pawn(RED, 20).do("1 3 t2")
    assert (table.at(RED), table.prompt) == (24, "roll")
    assert "W-01" in table.clauses()


def test_alone_take_a_tile_does_nothing() -> None:
    """W-01."""
    table = Table(1).tile(4, "take").do("1 3 t2")
    assert (table.at(RED), table.prompt) == (4, "roll")
    assert "W-01" in table.clauses()


def test_the_ring_has_six_event_spaces_with_seven_normal_ones_between() -> None:
    """W-02."""
    printed = see(Table()).events
    events = {space: event for space, event in enumerate(printed) if event}
    assert events == {0: "start", 8: "initiation", 16: "experience", 24: "bet", 32: "experience", 40: "pit"}
    assert GAME.board.size == 48


def test_the_normal_direction_is_clockwise() -> None:
    """W-02: spaces are numbered clockwise, and a roll moves to higher numbers."""
    assert Table().pawn(RED, 9).do("2 3 t1").at(RED) == 14


def test_a_player_has_a_pawn_a_marker_and_at_most_three_tiles() -> None:
    """W-03."""
    table = Table(2).hand(RED, "f1").pile(20)
    table.unseen(1)
    table.pawn(RED, 5).tile(9, "lose3").do("1 3 t2", "place f1", "f2", "f3", "f4")
    assert table.names(RED) == ["f2", "f3", "f4"]
    assert table.prompt == "draw"
    assert table.game.decisions(table.state)[0].secret == (BLUE,)


@pytest.mark.parametrize(("before", "steps", "after"), [(10, 1, 0), (0, -1, 10), (9, 3, 1), (4, 7, 0)])
def test_the_circle_has_no_end(before: int, steps: int, after: int) -> None:
    """W-04: one step on from 10 is 0, one step back from 0 is 10."""
    table = Table().ep(before, 0, 0)
    move_marker(table.state, RED, steps, "tile", "W-06", None)
    assert table.state.ep[RED] == after


def test_whoever_arrives_goes_on_top_of_the_pile() -> None:
    """W-04."""
    table = Table().ep(2, 3, 3)
    table.state.recency = row_of([GREEN, RED, BLUE])
    move_marker(table.state, RED, 1, "tile", "W-06", None)
    assert view_pile(table, 3) == (GREEN, BLUE, RED)


@pytest.mark.parametrize(("side", "position"), [(WHITE, 1), (BLACK, 10)])
def test_gains_go_clockwise_for_white_and_anticlockwise_for_black(side: int, position: int) -> None:
    """W-05."""
    assert Table().pawn(RED, 10, side).do("2 4 t1").state.ep[RED] == position


@pytest.mark.parametrize("side", [WHITE, BLACK])
@pytest.mark.parametrize(("tile", "position"), [("gain1-roll", 6), ("lose1-roll", 4), ("lose3", 2)])
def test_tiles_move_the_marker_the_same_way_for_both_sides(side: int, tile: str, position: int) -> None:
    """W-06."""
    table = Table().pawn(RED, 1, side).ep(5, 0, 0).tile(5, tile).do("1 3 t2")
    assert table.state.ep[RED] == position


def test_a_gain_of_several_is_one_move() -> None:
    """W-07: only the pile where it ends counts; a passed pile keeps its order."""
    table = Table().pawn(RED, 10).ep(0, 1, 1)
    table.state.recency = row_of([RED, GREEN, BLUE])
    table.do("3 3 t3")
    assert view_pile(table, 1) == (GREEN, BLUE)
    assert [event.ep for event in table.events if isinstance(event, MarkerMoved)][:1] == [2]


def test_a_full_lap_ends_on_top_and_no_step_changes_nothing() -> None:
    """W-07."""
    table = Table().ep(5, 5, 5)
    table.state.recency = row_of([RED, BLUE, GREEN])
    move_marker(table.state, RED, 0, "tile", "W-06", None)
    assert view_pile(table, 5) == (RED, BLUE, GREEN)
    move_marker(table.state, RED, 11, "tile", "W-06", None)
    assert view_pile(table, 5) == (BLUE, GREEN, RED)


def view_pile(table: Table, position: int) -> tuple[int, ...]:
    return see(table).piles[position]


# Set-up


def test_the_pile_is_32_basic_and_12_marked_tiles() -> None:
    """W-10."""
    sets = GAME.board.sets
    assert [sum(group.values()) for group in (sets["basic"], sets["marked"])] == [32, 12]
    assert sum(GAME.setup(2, {"scenario": "first"}).pool) == 44


def test_18_tiles_lie_face_down_on_the_first_fourth_and_seventh_space_behind_each_event() -> None:
    """W-11."""
    tiles = GAME.setup(2, {"scenario": "first"}).tile
    hidden = [space for space, kind in enumerate(tiles) if kind == FACE_DOWN]
    assert hidden == [event + place for event in range(0, 48, 8) for place in (1, 4, 7)]
    assert sum(GAME.setup(2, {"scenario": "first"}).is_empty(space) for space in range(48)) == 24


def test_nobody_knows_a_face_down_tile_before_it_is_turned_up() -> None:
    """W-11: it has no identity, so any unseen tile may turn up."""
    table = Table()
    table.unseen(1)
    table.tile(4, "?").do("1 3 t2")
    assert table.prompt == "turn-up"
    assert table.outcomes() == {tile.name: 1 for tile in GAME.board.kinds}


def test_three_tiles_are_dealt_to_seat_0_then_to_seat_1() -> None:
    """W-12: each seen by its owner alone."""
    match = Match(GAME, 2, {}, None)
    match.deal("1")
    readers = []
    for tile in ("f1", "f2", "f3", "b1", "b2", "b3"):
        readers.append(match.decisions()[0].secret)
        match.deal(tile)
    assert readers == [(0,)] * 3 + [(1,)] * 3
    assert of_this_game(match.view(0)).hand == ("f1", "f2", "f3")
    assert of_this_game(match.view(None)).hand == ()


def test_the_start_player_is_drawn_first_and_its_marker_lies_lowest() -> None:
    """W-13."""
    match = Match(GAME, 3, {}, None)
    assert match.decisions()[0].prompt == "first"
    match.deal("1")
    view = of_this_game(match.view(None))
    assert view.piles[0] == (1, 2, 0)
    assert [player.space for player in view.players] == [0, 0, 0]
    assert {player.side for player in view.players} == {"white"}


def test_play_goes_clockwise_from_the_start_player() -> None:
    """W-13: seats are numbered clockwise."""
    table = Table(3)
    seen = []
    for _ in range(4):
        seen.append(table.state.active)
        table.do("2 3 t1")
    assert seen == [RED, BLUE, GREEN, RED]


@pytest.mark.parametrize(("seats", "turns"), [(1, 10), (2, 10), (3, 5), (4, 5), (5, 5)])
def test_five_turns_each_and_ten_with_two(seats: int, turns: int) -> None:
    """W-14."""
    table = Table(seats)
    played = 0
    while table.prompt:
        table.state.phase = phases.END_TURN  # whatever happens in a turn, it counts as one
        rules.run(table.state, None)
        played += 1
    assert played == turns * seats


@pytest.mark.parametrize(("seats", "pile"), [(1, 23), (2, 20), (3, 17), (4, 14), (5, 11)])
def test_the_pile_after_the_deal(seats: int, pile: int) -> None:
    """W-10, W-12: 44 tiles less 18 on the ring and three for each."""
    assert GAME.setup(seats, {"scenario": "first"}).pile - 3 * seats == pile


def test_the_highest_ep_wins() -> None:
    """W-15: scores are EP positions, and the ending is `turns`."""
    table = Table().ep(4, 9, 6)
    result = final_result(table.state)
    assert (result.scores, result.places, result.ending) == ((4, 9, 6), (3, 1, 2), "turns")


def test_a_tie_goes_to_white_then_to_the_higher_marker() -> None:
    """W-15."""
    table = Table().ep(5, 5, 5).pawn(GREEN, 3, BLACK)
    table.state.recency = row_of([BLUE, RED, GREEN])
    assert ranking(table.state) == [RED, BLUE, GREEN]


def test_turn_to_pin_9_three_players_tied_on_7() -> None:
    """W-15: black on top, white in the middle, white at the bottom: the middle one wins."""
    table = Table().ep(7, 7, 7).pawn(RED, 3, BLACK)
    table.state.recency = row_of([BLUE, GREEN, RED])
    result = final_result(table.state)
    assert result.places[GREEN] == 1
    assert result.places == (3, 2, 1)


def test_a_pawn_on_the_track_counts_with_its_own_side_and_its_spare_does_not() -> None:
    """W-15."""
    table = Table().ep(7, 7, 0).spare(RED, 5, bet=BLUE, side=WHITE, spare_side=BLACK).pawn(BLUE, 3, BLACK)
    assert ranking(table.state)[0] == RED


# The first roll


def test_example_target_5_with_1_and_5_gains_1() -> None:
    """W-20, EX1."""
    assert Table().pawn(RED, 9).do("1 5 t5").state.ep[RED] == 1


def test_example_target_3_with_3_and_3_gains_2() -> None:
    """W-20, EX2."""
    assert Table().pawn(RED, 9).do("3 3 t3").state.ep[RED] == 2


def test_example_target_6_with_3_and_5_turns_the_pawn() -> None:
    """W-20, EX3."""
    table = Table().pawn(RED, 9).do("3 5 t6")
    assert (table.state.ep[RED], table.is_white(RED)) == (0, False)
    assert [event.rule for event in table.events if isinstance(event, PawnTurned)] == ["W-20"]


def test_example_target_4_with_3_and_5_does_nothing() -> None:
    """W-20, EX4."""
    table = Table().pawn(RED, 9).do("3 5 t4")
    assert (table.state.ep[RED], table.is_white(RED)) == (0, True)


def test_the_target_die_leaves_the_turn_after_the_first_roll() -> None:
    """W-20: later rolls are two dice alone."""
    table = Table().pawn(RED, 9).do("3 3 t5")
    assert set(table.outcomes()) == {f"{a} {b}" for a in range(1, 7) for b in range(a, 7)}


def test_first_rolls_are_126_multisets_that_weigh_216() -> None:
    """W-20."""
    outcomes = Table().outcomes()
    assert (len(outcomes), sum(outcomes.values())) == (126, 216)


def test_the_pawn_moves_by_the_sum_of_the_player_dice() -> None:
    """W-21: the target die does not count."""
    assert Table().pawn(RED, 9).do("2 6 t6").at(RED) == 17


# Doublets


def test_example_doublets_of_4_onto_an_experience_space_then_9_on() -> None:
    """W-22: 4 and 4 from 8, 1 EP, then 3 and 6."""
    table = Table().pawn(RED, 8).do("4 4 t1")
    assert (table.at(RED), table.state.ep[RED], table.prompt) == (16, 1, "roll")
    assert table.do("3 6").at(RED) == 25


def test_doublets_ignore_all_but_the_ep_part() -> None:
    """W-22: no side is changed by Initiation, no pit entered, no bet made, no roll gained."""
    for start, tile in ((4, ""), (36, ""), (20, "")):
        table = Table().pawn(RED, start).do("2 2 t1")
        assert (table.prompt, table.is_white(RED), table.state.waiting) == ("roll", True, 0), tile
    table = Table().pawn(RED, 1).tile(5, "lose1-roll").ep(4, 0, 0).do("2 2 t1")
    assert (table.state.ep[RED], table.state.waiting) == (3, 0)


def test_doublets_turn_a_face_down_tile_up() -> None:
    """W-22."""
    table = Table()
    table.unseen(1)
    table.pawn(RED, 1).tile(5, "?").do("2 2 t1", "lose3")
    assert (table.state.ep[RED], table.on(5), table.prompt) == (8, "lose3", "roll")


def test_doublets_pay_no_heed_to_other_pawns_and_place_nothing() -> None:
    """W-22."""
    table = Table().pawn(BLUE, 5).hand(RED, "f1").pawn(RED, 1).do("2 2 t1")
    assert (table.at(RED), table.prompt, table.state.placements) == (5, "roll", 1)


def test_doublets_repeat_while_they_come() -> None:
    """W-22: any roll of the turn."""
    table = Table().pawn(RED, 9).do("1 1 t2", "2 2", "3 3")
    assert (table.at(RED), table.prompt, table.state.active) == (21, "roll", RED)
    assert table.do("1 4").state.active == BLUE


def test_doublets_that_stop_on_start_gain_its_ep() -> None:
    """W-22, W-36."""
    table = Table().pawn(RED, 44).do("2 2 t1")
    assert (table.at(RED), table.state.ep[RED]) == (0, 1)


# Supply


def test_the_turn_player_draws_first_then_the_others_clockwise() -> None:
    """W-23."""
    table = Table(3)
    table.unseen(1)
    table.begin(BLUE).hand(RED, "f1", "f2").hand(BLUE, "f3", "f4").hand(GREEN, "f5", "f6").pile(9)
    table.pawn(BLUE, 1).tile(5, "lose3").do("1 3 t2", "place f3", "at 6")
    readers = []
    while table.prompt == "draw":
        readers.append(table.game.decisions(table.state)[0].secret)
        table.do(f"b{len(readers)}")
    assert readers == [(BLUE,), (BLUE,), (GREEN,), (RED,)]
    assert table.names(RED) == ["f1", "f2", "b4"]


def test_drawing_ends_with_the_pile() -> None:
    """W-23."""
    table = Table(2)
    table.unseen(1)
    table.hand(BLUE, "f5").pile(1).tile(4, "lose3").do("1 3 t2", "b1")
    assert (table.names(RED), table.names(BLUE), table.prompt) == (["b1"], ["f5"], "roll")
