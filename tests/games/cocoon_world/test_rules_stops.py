"""Where the pawn stops: placing, following, other pawns, loops, Event Spaces, bets (W-30 to W-47)."""

from __future__ import annotations

import pytest

from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.dice import dice_of
from parlour.games.cocoon_world.dungeon import HANDS, best_hand
from parlour.games.cocoon_world.events import BetRight, BetWrong, MarkerMoved
from parlour.games.cocoon_world.placing import count_nearest, nth_nearest
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.state import BLACK, NOBODY, NOWHERE, WHITE
from tests.games.cocoon_world.table import AMBER, BLUE, GREEN, RED, VIOLET, Table

# Placing and following


def test_on_an_empty_space_one_must_place_a_tile_and_follow_it() -> None:
    """W-30."""
    table = Table().hand(RED, "f3", "b2").do("1 3 t2")
    assert (table.prompt, table.choices()) == ("tile", ["place f3", "place b2"])
    table.do("place f3")
    assert (table.on(4), table.at(RED), table.names(RED)) == ("f3", 7, ["b2"])


def test_with_no_tile_in_hand_an_empty_space_does_nothing() -> None:
    """W-30."""
    table = Table().do("1 3 t2")
    assert (table.at(RED), table.state.active) == (4, BLUE)


def test_example_3_forward_onto_12_backward_onto_an_empty_space_places_no_second_tile() -> None:
    """W-30, EX1 on tiles."""
    table = Table().pawn(RED, 9).hand(RED, "f3", "b1", "b2").tile(17, "b12").do("1 4 t3")
    table.do("place f3")
    assert (table.on(14), table.at(RED), table.on(5)) == ("f3", 5, "")
    assert (table.state.active, table.names(RED)) == (BLUE, ["b1", "b2"])


def test_example_forward_to_start_and_roll_then_7_on_to_an_empty_space() -> None:
    """W-31, W-51, EX2 on tiles: +1, then place and follow."""
    table = Table().pawn(RED, 9).hand(RED, "f2", "lose3").tile(14, "start-roll").do("1 4 t3")
    assert (table.at(RED), table.state.ep[RED], table.prompt) == (0, 1, "roll")
    table.do("3 4")
    assert (table.at(RED), table.prompt) == (7, "tile")
    table.do("place lose3")
    assert (table.state.ep[RED], table.on(7)) == (9, "lose3")


def test_a_tile_is_followed_and_where_it_leads_is_resolved() -> None:
    """W-31."""
    table = Table().tile(4, "f5").tile(9, "f7").do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED]) == (16, 1)


def test_a_face_down_tile_is_turned_up_and_stays_up() -> None:
    """W-31."""
    table = Table()
    table.unseen(1)
    table.tile(4, "?").do("1 3 t2", "f2")
    assert (table.on(4), table.at(RED), table.state.pool[table.kind("f2")]) == ("f2", 6, 0)


def test_an_event_space_is_followed() -> None:
    """W-32."""
    assert Table().do("3 5 t4").is_white(RED) is False


def test_a_placement_left_is_made_on_the_nearest_empty_space_unfollowed() -> None:
    """W-33: Event Spaces count as spaces, so 7 and 9 are equally near to 8, and the player chooses."""
    table = Table().hand(RED, "f3").do("3 5 t4")
    assert (table.at(RED), table.prompt) == (8, "tile")
    table.do("place f3")
    assert (table.prompt, table.choices()) == ("where", ["at 7", "at 9"])
    table.do("at 9")
    assert (table.on(9), table.at(RED)) == ("f3", 8)
    assert table.clauses()[-2] == "W-33"


def test_one_nearest_space_is_not_asked_for() -> None:
    """W-33: first the tile, then, only if two are equally near, the space."""
    table = Table().hand(RED, "f3").tile(7, "f1").do("3 5 t4", "place f3")
    assert (table.on(9), table.state.active) == ("f3", BLUE)


def test_nearest_is_counted_either_way_round_from_the_playing_pawn() -> None:
    """W-33: also across Start."""
    table = Table().pawn(RED, 1)
    for space in (1, 2, 3, 4):
        table.tile(space, "f1")
    assert (count_nearest(table.state), nth_nearest(table.state, 0)) == (1, 47)


def test_nearest_is_counted_from_gods_bet_if_the_pawn_left_for_the_track() -> None:
    """W-33."""
    table = Table().pawn(RED, 20).hand(RED, "f3").do("1 3 t2", "bet 1", "place f3")
    assert table.choices() == ["at 23", "at 25"]


def test_several_placements_are_made_one_after_another() -> None:
    """W-33, W-57."""
    table = Table().hand(RED, "f3", "b2").tile(4, "roll-place").do("1 3 t2", "1 3")
    table.do("place f3", "at 7")
    assert table.prompt == "tile"
    table.do("place b2")
    assert (table.on(9), table.names(RED)) == ("b2", [])


def test_turn_to_pin_10_with_a_full_board_nothing_is_placed() -> None:
    """W-33: five players, 25th turn."""
    table = Table(5).hand(RED, "f3")
    for space in table.game.board.normal:
        table.tile(space, "lose3")
    table.do("1 3 t2")
    assert (table.state.active, table.names(RED)) == (BLUE, ["f3"])


# Other pawns


def test_example_on_an_occupied_experience_space() -> None:
    """W-34: Red stops where Blue is, steps back onto an Experience Space with Green: 1 EP and one more back."""
    table = Table().pawn(RED, 12).pawn(BLUE, 17).pawn(GREEN, 16).do("2 3 t1")
    assert (table.at(RED), table.state.ep[RED]) == (15, 1)


def test_a_bump_turns_a_face_down_tile_up_for_its_ep_part_only() -> None:
    """W-34."""
    table = Table()
    table.unseen(1)
    table.pawn(BLUE, 4).tile(4, "?").do("1 3 t2", "gain1-roll")
    assert (table.at(RED), table.state.ep[RED], table.state.waiting, table.on(4)) == (3, 1, 0, "gain1-roll")


def test_where_it_comes_to_rest_the_space_is_resolved() -> None:
    """W-34."""
    table = Table().pawn(BLUE, 5).tile(4, "f7").do("2 3 t1")
    assert table.at(RED) == 11


def test_an_occupied_empty_space_has_no_ep_part_and_nothing_is_placed_there() -> None:
    """W-34."""
    table = Table().pawn(BLUE, 5).hand(RED, "f9").do("2 3 t1")
    assert (table.at(RED), table.prompt) == (4, "tile")
    table.do("place f9")
    assert (table.on(4), table.on(5)) == ("f9", "")


def test_a_spare_blocks_like_a_pawn_and_a_pawn_on_the_track_blocks_nobody() -> None:
    """W-34, W-67."""
    assert Table().spare(BLUE, 5, bet=GREEN).do("2 3 t1").at(RED) == 4
    assert Table().pawn(RED, 20).track(BLUE, GREEN).do("1 3 t2").prompt == "bet"


def test_any_number_of_pawns_may_be_on_start_and_a_step_back_onto_it_ends_the_stepping() -> None:
    """W-34, W-40."""
    table = Table().pawn(RED, 45).pawn(BLUE, 1).do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED]) == (0, 1)


# Loops


def test_example_of_a_loop_between_an_experience_space_and_1_forward() -> None:
    """W-35: +1 on the occupied Experience Space, back, forward again: a loop; Start, +1."""
    table = Table().pawn(RED, 12).pawn(BLUE, 16).tile(15, "f1").do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED], table.state.active) == (0, 2, BLUE)
    assert "W-35" in table.clauses()


def test_turn_to_pin_1_a_loop_through_two_pawns() -> None:
    """W-35: Red stops on 17, 16 (+1), 15, 17: loop, Start +1."""
    table = Table().pawn(BLUE, 17).pawn(GREEN, 16).tile(15, "f2").pawn(RED, 13).do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED]) == (0, 2)
    wanted = ["W-21", "W-34", "W-34", "W-34", "W-42", "W-34", "W-50", "W-50", "W-35", "W-40"]
    assert table.clauses()[: len(wanted)] == wanted


def test_turn_to_pin_2_the_roll_of_initiation_survives_a_loop() -> None:
    """W-35, W-52, W-66: exactly one roll is waiting, made from Start."""
    table = Table().pawn(RED, 3).pawn(BLUE, 8).hand(RED, "initiation-roll").do("1 3 t2", "place initiation-roll")
    assert (table.at(RED), table.state.ep[RED], table.prompt, table.state.waiting) == (0, 1, "roll", 0)
    assert table.do("1 3").at(RED) == 4
    assert table.state.active == BLUE


def test_a_swap_in_between_does_not_undo_a_loop() -> None:
    """W-35: also if the board changed, the second stop on a space is a loop."""
    table = Table().tile(4, "f2").tile(6, "swap").tile(30, "b2").do("1 3 t2", "swap 30")
    assert (table.on(6), table.at(RED), table.state.ep[RED]) == ("b2", 0, 1)
    assert "W-35" in table.clauses()


def test_every_roll_begins_a_new_chain() -> None:
    """W-35, W-67: the same space twice in a turn is no loop if a roll lies between."""
    table = Table().tile(4, "roll").tile(8 + 1, "b5").do("1 3 t2", "1 4")
    assert (table.at(RED), table.prompt) == (4, "roll")
    assert "W-35" not in table.clauses()


@pytest.mark.parametrize(("space", "ep"), [(16, 1), (32, 1), (0, 1), (8, 0), (24, 0), (40, 0)])
def test_ep_parts_are_experience_start_and_what_tiles_say(space: int, ep: int) -> None:
    """W-36: Pit, Gods' Bet and Initiation have none."""
    table = Table().pawn(RED, (space - 4) % 48).do("2 2 t1")
    assert (table.state.ep[RED], table.prompt) == (ep, "roll")


def test_passing_a_space_gives_nothing_and_heeds_no_pawn() -> None:
    """W-37."""
    table = Table().pawn(RED, 14).pawn(BLUE, 17).tile(18, "?").do("2 3 t1")
    assert (table.at(RED), table.state.ep[RED], table.on(18)) == (19, 0, "?")


def test_passing_start_by_a_tile_decides_bets() -> None:
    """W-37, W-47."""
    table = Table().pawn(RED, 41).tile(45, "f5").track(BLUE, RED).do("1 3 t2")
    assert (table.at(RED), table.at(BLUE), table.state.ep[BLUE], table.state.ep[RED]) == (2, 0, 3, 0)


# Event Spaces


@pytest.mark.parametrize("dice", ["1 3 t2", "2 2 t1"])
def test_a_move_that_ends_on_start_gains_1(dice: str) -> None:
    """W-40."""
    assert Table().pawn(RED, 44).pawn(BLUE, 3).do(dice).state.ep[RED] == 1


def test_initiation_turns_the_pawn_over() -> None:
    """W-41: black to white too."""
    assert Table().pawn(RED, 4, BLACK).do("1 3 t2").is_white(RED)


@pytest.mark.parametrize("space", [16, 32])
def test_both_experience_spaces_give_1(space: int) -> None:
    """W-42."""
    assert Table().pawn(RED, space - 4).do("1 3 t2").state.ep[RED] == 1


def pit() -> Table:
    return Table().pawn(RED, 36).do("1 3 t2")


def test_the_dungeon_may_be_declined() -> None:
    """W-43."""
    table = pit()
    assert (table.prompt, table.choices()) == ("enter", ["enter", "pass"])
    assert table.do("pass").state.active == BLUE


@pytest.mark.parametrize(
    ("dice", "hand", "ep"),
    [
        ("1 2 3 5", "nothing", 1),
        ("1 1 3 5", "pair", 1),
        ("2 2 5 5", "two-pairs", 2),
        ("4 4 4 6", "three", 2),
        ("1 2 3 4", "straight", 2),
        ("2 3 4 5", "straight", 2),
        ("3 4 5 6", "straight", 2),
    ],
)
def test_hands_of_the_dungeon_and_what_they_give(dice: str, hand: str, ep: int) -> None:
    """W-43: the best hand counts."""
    assert HANDS[best_hand(dice_of(list(map(int, dice.split()))))] == hand
    assert pit().do("enter", dice, "stop").state.ep[RED] == ep


def test_all_hands_of_a_challenge_are_added_up() -> None:
    """W-43."""
    table = pit().do("enter", "1 1 3 5", "again", "2 2 5 5", "again", "1 2 3 5", "stop")
    assert table.state.ep[RED] == 4
    assert table.state.made == [0] * 6


def test_a_hand_made_before_ends_the_challenge_with_nothing() -> None:
    """W-43."""
    table = pit().do("enter", "1 1 3 5", "again", "2 2 5 6")
    assert (table.state.ep[RED], table.state.active) == (0, BLUE)


def test_four_alike_gives_what_the_player_likes_from_0_to_11() -> None:
    """W-43: chosen when cashing in."""
    table = pit().do("enter", "2 2 2 2", "again", "1 1 3 5", "stop")
    assert (table.prompt, len(table.choices())) == ("gain", 12)
    assert table.do("gain 6").state.ep[RED] == 7


def test_four_alike_for_11_end_on_top_of_the_same_pile() -> None:
    """W-43, W-07."""
    table = Table().pawn(RED, 36).ep(4, 4, 4)
    table.state.recency = row_of([RED, BLUE, GREEN])
    table.do("1 3 t2", "enter", "2 2 2 2", "stop", "gain 11")
    assert (table.state.ep[RED], list(table.state.recency)) == (4, [BLUE, GREEN, RED])


def test_turn_to_pin_8_four_alike_for_10_and_a_pair_end_on_top_of_the_same_pile() -> None:
    """W-43, W-07: 11 steps, same position."""
    table = Table().pawn(RED, 36).ep(4, 4, 4)
    table.state.recency = row_of([RED, BLUE, GREEN])
    table.do("1 3 t2", "enter", "2 2 2 2", "again", "1 1 3 5", "stop", "gain 10")
    assert (table.state.ep[RED], list(table.state.recency)) == (4, [BLUE, GREEN, RED])


def test_all_six_hands_cash_in_by_themselves() -> None:
    """W-43."""
    table = pit().do("enter", "1 2 3 5", "again", "1 1 3 5", "again", "2 2 5 5", "again", "4 4 4 6", "again", "1 2 3 4")
    table.do("again", "6 6 6 6")
    assert table.prompt == "gain"
    assert table.do("gain 0").state.ep[RED] == 8


# Bets


def test_the_pawn_leaves_for_the_track_and_names_another_colour() -> None:
    """W-44: not the own."""
    table = Table(4).pawn(RED, 20).do("1 3 t2")
    assert table.choices() == ["bet 1", "bet 2", "bet 3"]
    table.do("bet 2")
    assert (table.at(RED), table.state.bet[RED]) == (NOWHERE, GREEN)


def test_a_named_colour_can_not_be_named_again_but_a_player_on_the_track_can() -> None:
    """W-44."""
    table = Table(4).track(BLUE, GREEN).pawn(RED, 20).do("1 3 t2")
    assert table.choices() == ["bet 1", "bet 3"]


def test_with_no_colour_left_nothing_happens() -> None:
    """W-44: with two players each can only name the other; here Blue's bet does not hinder Red."""
    assert Table(2).track(BLUE, RED).pawn(RED, 20).do("1 3 t2").choices() == ["bet 1"]
    table = Table(3).pawn(RED, 20).track(BLUE, GREEN).track(GREEN, BLUE).do("1 3 t2")
    assert (table.prompt, table.at(RED), table.state.bet[RED]) == ("roll", 24, NOBODY)
    assert "W-44" in table.clauses()


def test_right_gains_3_and_the_pawn_comes_to_start_without_its_ep() -> None:
    """W-45."""
    table = Table().pawn(RED, 44).track(BLUE, RED).do("1 3 t2")
    assert (table.at(BLUE), table.state.ep[BLUE], table.is_white(BLUE)) == (0, 3, True)
    assert [event.rule for event in table.events if isinstance(event, BetRight)] == ["W-45"]


def test_wrong_turns_the_pawn_over_and_brings_it_to_start() -> None:
    """W-45."""
    table = Table().pawn(RED, 44).track(BLUE, GREEN).do("1 3 t2")
    assert (table.at(BLUE), table.state.ep[BLUE], table.is_white(BLUE)) == (0, 0, False)
    assert [event.rule for event in table.events if isinstance(event, BetWrong)] == ["W-45"]


def test_a_spare_comes_out_before_the_first_roll_with_the_side_of_the_pawn() -> None:
    """W-46: placing it gains nothing."""
    table = Table().track(BLUE, RED, BLACK).begin(BLUE)
    assert (table.state.spare_at[BLUE], table.state.spare_side[BLUE], table.state.ep[BLUE]) == (0, BLACK, 0)


def test_the_spare_plays_as_the_other_self_and_only_it_is_turned_over() -> None:
    """W-46: Initiation turns the spare; EP follow its side; leaving Start gains nothing."""
    table = Table().track(BLUE, RED).begin(BLUE).do("3 5 t4")
    assert (table.state.spare_at[BLUE], table.state.spare_side[BLUE], table.state.side[BLUE]) == (8, BLACK, WHITE)
    assert table.state.ep[BLUE] == 0
    table.begin(BLUE).do("2 6 t4")
    assert (table.state.spare_at[BLUE], table.state.ep[BLUE]) == (16, 10)


def test_a_spare_that_is_out_stays_where_it_is_in_later_turns() -> None:
    """W-46."""
    assert Table().spare(BLUE, 12, bet=RED).begin(BLUE).state.spare_at[BLUE] == 12


def test_a_spare_on_gods_bet_does_nothing() -> None:
    """W-46."""
    table = Table().spare(RED, 20, bet=BLUE).begin(RED).do("1 3 t2")
    assert (table.state.spare_at[RED], table.state.active) == (24, BLUE)
    assert "W-46" in table.clauses()


def test_when_the_bet_is_decided_the_spare_leaves_and_the_track_pawn_counts() -> None:
    """W-46."""
    table = Table().pawn(RED, 44).spare(BLUE, 12, bet=RED, side=WHITE, spare_side=BLACK).hand(BLUE, "f1")
    table.state.next_dice[BLUE] = 1
    table.do("1 3 t2")
    assert (table.state.spare_at[BLUE], table.at(BLUE), table.is_white(BLUE)) == (NOWHERE, 0, True)
    assert (table.names(BLUE), table.state.added) == (["f1"], 1)


def test_turn_to_pin_7_a_right_bet_goes_by_the_side_on_the_track() -> None:
    """W-05, W-45: track pawn white, spare black, the named pawn passes Start: +3 clockwise."""
    table = Table().pawn(RED, 46).spare(BLUE, 12, bet=RED, side=WHITE, spare_side=BLACK).do("1 3 t2")
    assert (table.state.ep[BLUE], table.at(RED)) == (3, 2)


def test_all_bets_are_decided_together() -> None:
    """W-47."""
    table = Table(4).pawn(RED, 44).track(BLUE, RED).track(GREEN, BLUE).do("1 3 t2")
    assert list(table.state.bet) == [NOBODY] * 4
    assert list(table.state.ep) == [1, 3, 0, 0]
    assert not table.is_white(GREEN)


def test_starts_own_ep_comes_before_the_bets() -> None:
    """W-47: on stopping, after Start's EP."""
    table = Table().pawn(RED, 44).track(BLUE, RED).do("1 3 t2")
    movers = [event.seat for event in table.events if isinstance(event, MarkerMoved)]
    assert movers == [RED, BLUE]


def test_passing_start_backward_decides_bets_too() -> None:
    """W-47: in either direction."""
    table = Table().pawn(RED, 1).tile(5, "b7").track(BLUE, RED).do("1 3 t2")
    assert (table.at(RED), table.at(BLUE), table.state.ep[BLUE]) == (46, 0, 3)


def test_leaving_start_decides_nothing_forward_or_backward() -> None:
    """W-47."""
    for reverse in (0, 1):
        table = Table().track(BLUE, RED)
        table.state.reverse = reverse
        table.do("1 3 t2")
        assert (table.at(RED), table.at(BLUE)) == (44 if reverse else 4, NOWHERE)


def test_a_loops_jump_to_start_decides_bets() -> None:
    """W-47."""
    table = Table().tile(4, "f2").tile(6, "b2").track(BLUE, RED).do("1 3 t2")
    assert (table.at(BLUE), table.state.ep[BLUE]) == (0, 3)


def test_turn_to_pin_4_bets_are_decided_on_passing_so_a_spare_blocks_no_more() -> None:
    """W-47: Blue on 45 rolls 9; Amber's spare is on 6 with a bet open."""
    table = Table(4).pawn(BLUE, 45).spare(AMBER, 6, bet=RED).begin(BLUE).do("3 6 t1")
    assert (table.at(BLUE), table.state.spare_at[AMBER], table.at(AMBER)) == (6, NOWHERE, 0)


def test_turn_to_pin_5_the_own_spare_decides_the_own_bet_and_the_movement_is_dropped() -> None:
    """W-47, W-22: Amber's spare on 44 rolls 4, 4: pawn turned and on Start, the reroll is made with the pawn."""
    table = Table(4).spare(AMBER, 44, bet=RED).begin(AMBER).do("4 4 t1")
    assert (table.state.spare_at[AMBER], table.at(AMBER), table.is_white(AMBER)) == (NOWHERE, 0, False)
    assert (table.prompt, table.state.ep[AMBER]) == ("roll", 0)
    assert "W-47" in table.clauses()
    assert table.do("1 3").at(AMBER) == 4


def test_turn_to_pin_6_the_own_spare_stops_on_start() -> None:
    """W-47: Amber's spare on 44 rolls 1, 3 (target 2): +1 by the spare's side, then the bet is wrong."""
    table = Table(4).spare(AMBER, 44, bet=RED, side=WHITE, spare_side=BLACK).begin(AMBER).do("1 3 t2")
    assert (table.state.ep[AMBER], table.at(AMBER), table.is_white(AMBER)) == (10, 0, False)
    assert table.state.active == RED


def test_turn_to_pin_3_the_roll_lapses_when_the_pawn_leaves_for_the_track() -> None:
    """W-52, W-66, W-33: Initiation and roll at 3, Blue on 8, Forward to Gods' Bet at 7; place nearest to 24."""
    table = Table().pawn(RED, 47).pawn(BLUE, 8).tile(3, "initiation-roll").tile(7, "bet").hand(RED, "f1")
    table.do("1 3 t2", "bet 1")
    assert (table.at(RED), table.state.waiting, table.prompt) == (NOWHERE, 0, "tile")
    assert table.do("place f1").choices() == ["at 23", "at 25"]


def test_the_pawn_may_leave_for_the_track_again_in_the_same_turn() -> None:
    """W-47: after its own spare decided the first bet."""
    table = Table(3).spare(RED, 44, bet=BLUE).tile(4, "bet").begin(RED).do("4 4 t1", "1 3")
    assert table.prompt == "bet"
    assert table.do("bet 2").state.bet[RED] == GREEN


def test_bets_open_at_the_end_bring_nothing_and_turn_nothing() -> None:
    """W-47."""
    table = Table(2).track(BLUE, RED)
    table.state.round, table.state.first = 10, RED
    table.state.active = BLUE
    table.state.phase = phases.END_TURN
    rules.run(table.state, None)
    assert table.result().scores == (0, 0)
    assert table.is_white(BLUE)


def test_five_players_may_all_be_named() -> None:
    """W-44: a colour for each of the others."""
    assert Table(5).pawn(VIOLET, 20).begin(VIOLET).do("1 3 t2").choices() == ["bet 0", "bet 1", "bet 2", "bet 3"]
