"""What each tile does, effects that wait, and the bound (W-50 to W-68)."""

from __future__ import annotations

import pytest

from parlour.core.match import Match
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.rolling import MOST_ROLLS
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.state import BLACK, NOWHERE
from tests.games.cocoon_world.table import BLUE, GAME, GREEN, RED, Table, of_this_game, see


def on_tile(name: str, *, space: int = 4, seats: int = 3) -> Table:
    """Red is about to stop on a tile, with a roll of 1 and 3 that does nothing else."""
    return Table(seats).pawn(RED, space - 4).tile(space, name)


# Moving


@pytest.mark.parametrize("n", range(1, 13))
def test_n_spaces_forward_and_backward(n: int) -> None:
    """W-50."""
    table = Table().pawn(RED, 22).tile(26, f"f{n}").do("1 3 t2")
    assert table.at(RED) == 26 + n
    table = Table().pawn(RED, 13).tile(17, f"b{n}").do("1 3 t2")
    assert table.at(RED) == 17 - n


def test_forward_to_start() -> None:
    """W-51."""
    table = on_tile("start").do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED], table.state.active) == (0, 1, BLUE)


def test_forward_to_start_and_roll_again_takes_starts_ep_first() -> None:
    """W-51."""
    table = on_tile("start-roll").do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED], table.prompt, table.state.active) == (0, 1, "roll", RED)


def test_forward_to_pit() -> None:
    """W-52."""
    table = on_tile("pit").do("1 3 t2")
    assert (table.at(RED), table.prompt) == (40, "enter")


def test_forward_to_gods_bet() -> None:
    """W-52."""
    assert on_tile("bet").do("1 3 t2").prompt == "bet"


def test_forward_to_initiation_and_roll_again() -> None:
    """W-52."""
    table = on_tile("initiation-roll").do("1 3 t2")
    assert (table.at(RED), table.is_white(RED), table.prompt) == (8, False, "roll")


def test_forward_to_an_occupied_initiation_follows_what_is_behind_it_then_rolls() -> None:
    """W-52, W-34."""
    table = on_tile("initiation-roll").pawn(BLUE, 8).tile(7, "lose3").ep(5, 0, 0).do("1 3 t2")
    assert (table.at(RED), table.is_white(RED), table.state.ep[RED], table.prompt) == (7, True, 2, "roll")


@pytest.mark.parametrize(("space", "goal"), [(4, 16), (20, 32), (36, 0)])
def test_forward_to_the_next_experience_and_start_counts_as_one(space: int, goal: int) -> None:
    """W-53."""
    table = on_tile("experience", space=space).do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED], table.state.active) == (goal, 1, BLUE)


def test_it_is_the_first_experience_ahead_occupied_or_not_then_the_roll() -> None:
    """W-53, W-34."""
    table = on_tile("experience-roll").pawn(BLUE, 16).do("1 3 t2")
    assert (table.at(RED), table.state.ep[RED], table.prompt) == (15, 1, "roll")


@pytest.mark.parametrize(
    ("tile", "ep", "rolls"), [("lose3", 2, 0), ("gain1-roll", 6, 1), ("lose1-roll", 4, 1), ("roll", 5, 1)]
)
def test_tiles_with_ep_and_rolls(tile: str, ep: int, rolls: int) -> None:
    """W-54, W-58."""
    table = on_tile(tile).ep(5, 0, 0).do("1 3 t2")
    assert (table.state.ep[RED], table.state.active) == (ep, RED if rolls else BLUE)


def test_change_side_and_roll_again() -> None:
    """W-55: the space is no Initiation Space, so Forward to Initiation goes past it."""
    table = on_tile("turn-roll").do("1 3 t2")
    assert (table.is_white(RED), table.prompt) == (False, "roll")
    assert GAME.board.ahead(2, 2) == 6


# Placing


def test_place_a_tile_on_any_empty_space_unfollowed_and_extra() -> None:
    """W-56: first the tile, then the space; the turn's own placement is still due."""
    table = on_tile("place").hand(RED, "f3", "b2").pawn(BLUE, 30).do("1 3 t2", "place f3")
    assert len(table.choices()) == 41
    table.do("at 30")
    assert (table.on(30), table.at(BLUE), table.prompt, table.state.placements) == ("f3", 30, "tile", 1)


@pytest.mark.parametrize("is_full", [True, False])
def test_with_no_tile_or_no_space_placing_counts_as_followed(is_full: bool) -> None:
    """W-56."""
    table = on_tile("place")
    if is_full:
        table.hand(RED, "f1")
        for space in table.game.board.normal:
            table.tile(space, "place")
    table.do("1 3 t2")
    assert table.state.active == BLUE
    assert "W-56" in table.clauses()


def test_a_tile_placed_so_works_on_a_pawn_that_stops_there_later_this_turn() -> None:
    """W-56."""
    table = Table().tile(4, "initiation-roll").pawn(BLUE, 8).tile(7, "place").hand(RED, "gain1-roll", "f1")
    table.do("1 3 t2", "place gain1-roll", "at 14")
    assert (table.on(14), table.at(RED), table.state.ep[RED], table.prompt) == ("gain1-roll", 7, 0, "roll")
    assert table.do("3 4").state.ep[RED] == 1


def test_roll_again_and_place_one_more_tile() -> None:
    """W-57: one more placement this turn."""
    table = on_tile("roll-place").hand(RED, "lose3", "lose1-roll").do("1 3 t2")
    assert (table.prompt, table.state.placements) == ("roll", 2)
    table.do("1 2", "place lose1-roll")
    assert (table.on(7), table.prompt, table.state.placements) == ("lose1-roll", "roll", 1)
    table.do("1 2", "place lose3")
    assert (table.on(10), table.state.active) == ("lose3", BLUE)


# Take a tile


def test_take_a_tile_looks_at_a_whole_hand_that_only_the_two_see() -> None:
    """W-59: opponents with tiles only."""
    table = on_tile("take").hand(BLUE, "f2", "b3").do("1 3 t2")
    assert (table.prompt, table.choices()) == ("opponent", ["from 1"])
    table.do("from 1")
    decision = table.game.decisions(table.state)[0]
    assert (decision.prompt, decision.secret, table.outcomes()) == ("hand", (RED, BLUE), {"hand f2 b3": 1})
    table.do("hand f2 b3")
    assert table.choices() == ["take f2", "take b3"]


def test_a_taken_tile_may_be_placed_anywhere_unfollowed() -> None:
    """W-59: it uses no placement."""
    table = on_tile("take").hand(BLUE, "f2", "b3").do("1 3 t2", "from 1", "hand f2 b3", "take b3", "use away", "at 30")
    assert (table.on(30), table.on(4), table.names(BLUE), table.at(RED)) == ("b3", "take", ["f2"], 4)


def test_a_taken_tile_may_replace_this_one_which_leaves_the_game() -> None:
    """W-59: it is followed, at the same stop."""
    table = on_tile("take").hand(BLUE, "f2", "b3").hand(RED, "f9")
    table.do("1 3 t2", "from 1", "hand f2 b3", "take f2", "use here")
    assert (table.on(4), table.at(RED), table.state.out) == ("f2", 6, [table.kind("take")])
    assert table.prompt == "tile"  # on 6, with the placement of the turn


def test_with_no_empty_space_a_taken_tile_can_only_be_used_here() -> None:
    """W-59."""
    table = Table(2).hand(BLUE, "f2")
    for space in table.game.board.normal:
        table.tile(space, "take")
    assert table.do("1 3 t2", "from 1", "hand f2", "take f2").choices() == ["use here"]


def test_if_nobody_has_tiles_take_counts_as_followed() -> None:
    """W-59."""
    table = on_tile("take").do("1 3 t2")
    assert table.state.active == BLUE
    assert "W-59" in table.clauses()


def test_what_was_seen_of_a_hand_is_remembered_until_it_is_played() -> None:
    """W-59: by the two of them; a third knows nothing."""
    table = on_tile("take").hand(BLUE, "f2", "b3").do("1 3 t2", "from 1", "hand f2 b3", "take b3", "use away", "at 30")
    assert [(seen.seat, seen.holder, seen.tiles) for seen in see(table, RED).seen] == [(RED, BLUE, ("f2",))]
    assert see(table, BLUE).seen == see(table, RED).seen
    assert see(table, GREEN).seen == see(table, None).seen == ()
    table.do("1 4 t3", "place f2")
    assert see(table, RED).seen == ()


# Replace


def test_replace_swaps_with_any_other_tile_and_follows_what_came() -> None:
    """W-60: the same stop; one under another pawn too, which is not affected."""
    table = on_tile("swap").tile(30, "f2").pawn(BLUE, 30).do("1 3 t2")
    assert table.choices() == ["swap 30"]
    table.do("swap 30")
    assert (table.on(4), table.on(30), table.at(RED), table.at(BLUE)) == ("f2", "swap", 6, 30)


def test_a_face_down_tile_may_be_chosen_and_is_turned_up_as_it_comes() -> None:
    """W-60."""
    table = on_tile("swap").tile(30, "?")
    table.unseen(1)
    table.do("1 3 t2", "swap 30")
    assert table.prompt == "turn-up"
    table.do("f2")
    assert (table.on(4), table.on(30), table.at(RED)) == ("f2", "swap", 6)


def test_a_swap_needs_another_tile() -> None:
    """W-60."""
    assert on_tile("swap").do("1 3 t2").state.active == BLUE


def test_one_swap_per_stop() -> None:
    """W-60: a Replace that came here by a swap is not followed."""
    table = on_tile("swap").tile(30, "swap").tile(31, "f1").do("1 3 t2", "swap 30")
    assert (table.at(RED), table.state.active) == (4, BLUE)


# Next turn


def later(effect: str, roll: str, *answers: str) -> Table:
    """Red gains an effect, the others pass, and Red rolls with it."""
    table = on_tile(effect).do("1 3 t2")
    return table.begin(RED).do(roll, *answers)


def later_on(tile: str, *texts: str) -> Table:
    """Red has a change from before, and this tile lies where the first roll of the next turn leads."""
    table = Table().pawn(RED, 4).tile(11, tile)
    table.state.next_changes[RED] = 1
    return table.begin(RED).do(*texts)


def test_one_more_die_joins_the_first_roll_of_the_next_turn() -> None:
    """W-61: it counts for matches and for the sum."""
    table = later("die", "2 4 5 t4")
    assert (table.at(RED), table.state.ep[RED]) == (15, 1)
    assert "W-61" in table.clauses()


def test_three_dice_have_336_outcomes_of_weight_1296() -> None:
    """W-61."""
    outcomes = on_tile("die").do("1 3 t2").begin(RED).outcomes()
    assert (len(outcomes), sum(outcomes.values())) == (336, 6**4)


def test_with_three_dice_all_must_be_lower_to_turn_the_pawn() -> None:
    """W-61."""
    assert not later("die", "1 2 3 t4").is_white(RED)
    assert later("die", "1 2 4 t3").is_white(RED)


def test_any_two_alike_are_doublets_and_the_reroll_uses_two_dice() -> None:
    """W-61."""
    table = later("die", "2 5 5 t1")
    assert (table.prompt, len(table.outcomes())) == ("roll", 21)


def test_three_alike_are_one_doublet() -> None:
    """W-61."""
    table = later("die", "3 3 3 t1")
    assert table.prompt == "roll"
    assert table.do("1 4").state.active == BLUE


def test_a_die_may_be_changed_before_anything_is_read_from_the_roll() -> None:
    """W-62: 2 becomes 6, so the target is matched and the distance changes."""
    table = later("change", "2 5 t6")
    assert (table.prompt, table.state.ep[RED]) == ("set", 0)
    table.do("set 2 6")
    assert (table.state.ep[RED], table.at(RED), table.is_white(RED)) == (1, 15, True)


def test_the_target_die_may_be_changed() -> None:
    """W-62."""
    assert later("change", "2 5 t6", "set t 5").state.ep[RED] == 1


def test_a_changed_die_can_make_doublets() -> None:
    """W-62."""
    assert later("change", "2 5 t1", "set 2 5").prompt == "roll"


def test_a_change_may_be_declined() -> None:
    """W-62."""
    table = later("change", "2 5 t6", "leave")
    assert (table.is_white(RED), table.at(RED)) == (False, 11)


def test_a_declined_change_waits_for_the_next_roll_of_the_turn() -> None:
    """W-62: after doublets too; the target die is gone by then."""
    table = later("change", "2 2 t6", "leave", "3 5")
    threes, fives = [f"set 3 {n}" for n in (1, 2, 4, 5, 6)], [f"set 5 {n}" for n in (1, 2, 3, 4, 6)]
    assert table.choices() == [*threes, *fives, "leave"]
    assert table.do("set 3 1").at(RED) == 14


def test_a_change_may_be_used_at_a_roll_by_a_tile() -> None:
    """W-62."""
    table = later_on("roll", "2 5 t6", "leave", "1 2", "set 2 6")
    assert table.at(RED) == 18


def test_a_change_can_undo_doublets() -> None:
    """W-62."""
    table = later("change", "2 2 t6", "set 2 5")
    assert (table.at(RED), table.state.active) == (11, BLUE)


def test_a_change_is_used_once() -> None:
    """W-62."""
    table = later("change", "2 4 t1", "set 2 4")
    assert (table.prompt, table.state.changes) == ("roll", 0)
    assert table.do("1 2").state.active == BLUE


def test_a_change_that_is_declined_to_the_end_of_the_turn_is_gone() -> None:
    """W-62."""
    table = later("change", "2 5 t6", "leave")
    assert (table.state.active, table.state.changes) == (BLUE, 0)
    assert table.begin(RED).do("2 5 t6").state.active == BLUE


def test_a_die_can_not_be_set_to_the_face_it_shows() -> None:
    """W-62: dice are named by their faces, the target by t."""
    choices = later("change", "2 2 t6").choices()
    assert choices == [*(f"set 2 {n}" for n in (1, 3, 4, 5, 6)), *(f"set t {n}" for n in range(1, 6)), "leave"]


def test_several_changes_take_a_different_die_each() -> None:
    """W-62, W-65: asked one after another; declining one declines the rest for that roll."""
    table = Table().pawn(RED, 4)
    table.state.next_changes[RED] = 3
    table.begin(RED).do("2 5 t6", "set 2 3")
    assert not any(choice.startswith("set 3") for choice in table.choices())
    table.do("set t 1")
    assert table.choices() == [*(f"set 5 {n}" for n in (1, 2, 3, 4, 6)), "leave"]
    assert table.do("leave").at(RED) == 12
    table.state.next_changes[RED] = 2
    assert table.begin(RED).do("2 5 t1", "leave").at(RED) == 19
    table.state.next_changes[RED] = 2
    assert table.begin(RED).do("3 3 t1", "leave", "1 2", "set 1 4", "set 2 4", "1 3").at(RED) == 37


def test_an_added_die_may_be_changed_too() -> None:
    """W-62, W-61."""
    table = Table()
    table.state.next_changes[RED] = table.state.next_dice[RED] = 1
    table.begin(RED).do("1 4 5 t3")
    assert "set 4 6" in table.choices()
    assert table.do("set 4 6").at(RED) == 12


def test_reverse_is_the_first_movement_of_the_next_turn_and_compulsory() -> None:
    """W-63: later movement is as usual."""
    table = on_tile("reverse", space=20).do("1 3 t2").begin(RED).tile(13, "f2").do("2 5 t1")
    assert table.at(RED) == 15
    assert "W-63" in table.clauses()


def test_after_a_reverse_doublet_the_reroll_goes_forward() -> None:
    """W-63."""
    table = on_tile("reverse", space=20).do("1 3 t2").begin(RED).do("4 4 t1")
    assert table.at(RED) == 12
    assert table.do("1 4").at(RED) == 17


def test_a_bump_after_a_reverse_still_steps_1_backward() -> None:
    """W-63."""
    table = on_tile("reverse", space=20).pawn(BLUE, 13).do("1 3 t2").begin(RED).do("2 5 t1")
    assert table.at(RED) == 12


# Choose one of three


def chooser(pile: int = 9) -> Table:
    """Red has just stopped on Choose 1 of 3 with two tiles in hand, so a draw is due this turn."""
    table = on_tile("choose", seats=2).hand(RED, "f1", "f2").hand(BLUE, "b10", "b11", "b12").pile(pile)
    table.unseen(1)
    table.state.placements = 0
    return table.do("1 3 t2")


def test_choose_1_of_3_looks_at_the_top_three_in_secret() -> None:
    """W-64: this turn's supply already."""
    table = chooser()
    for tile in ("b1", "b2", "b3"):
        decision = table.game.decisions(table.state)[0]
        assert (decision.prompt, decision.secret) == ("look", (RED,))
        table.do(tile)
    decision = table.game.decisions(table.state)[0]
    assert (decision.prompt, decision.secret) == ("keep", (RED,))
    assert see(table, RED).looking == ("b1", "b2", "b3")
    assert see(table, BLUE).looking == see(table, None).looking == ()


def test_one_is_kept_and_the_others_go_back_on_top_in_any_order() -> None:
    """W-64: seen by that player only; the next to draw gets them."""
    table = chooser().do("b1", "b2", "b3", "keep b2")
    decision = table.game.decisions(table.state)[0]
    assert (decision.prompt, decision.secret, table.choices()) == ("top", (RED,), ["top b1", "top b3"])
    table.do("top b3")
    assert table.names(RED) == ["f1", "f2", "b2"]
    assert [top.tile for top in see(table, RED).tops] == ["b3", "b1"]
    assert [(top.tile, top.seen_by) for top in see(table, BLUE).tops] == [(None, (RED,))] * 2
    assert table.state.pile == 8


def test_the_first_player_knows_what_the_next_one_draws() -> None:
    """W-64, law of knowledge: a known top has one outcome, and its drawer learns that it was known."""
    table = chooser().do("b1", "b2", "b3", "keep b2", "top b3").hand(BLUE, "b10", "b11")
    table.state.placements = 0
    table.do("2 3 t1")
    assert table.outcomes() == {"b3": 1}
    table.do("b3")
    assert [(seen.holder, seen.tiles) for seen in see(table, RED).seen] == [(BLUE, ("b3",))]


def test_fewer_tiles_are_looked_at_if_there_are_fewer() -> None:
    """W-64: `top` is not asked with fewer than two tiles to put back."""
    table = chooser(pile=2).do("b1", "b2", "keep b1")
    assert (table.prompt, [top.tile for top in see(table, RED).tops]) == ("roll", ["b2"])
    table = chooser(pile=1).do("b1")
    assert table.choices() == ["keep b1"]


def test_further_tiles_of_that_supply_come_from_the_top_as_usual() -> None:
    """W-64."""
    table = on_tile("choose", seats=2).hand(RED, "f1").hand(BLUE, "b10", "b11", "b12").pile(9)
    table.unseen(1)
    table.state.placements = 0
    table.do("1 3 t2", "b1", "b2", "b3", "keep b2", "top b3")
    assert (table.prompt, table.outcomes()) == ("draw", {"b3": 1})


def test_several_choices_are_used_one_per_tile_drawn() -> None:
    """W-65."""
    table = chooser()
    table.state.choose[RED] = 2
    table.do("b1", "b2", "b3", "keep b2", "top b3")
    assert table.state.choose[RED] == 1
    assert table.state.active == BLUE


def test_the_choice_may_be_used_in_another_players_turn() -> None:
    """W-64, W-23."""
    table = Table(2).hand(RED, "f1", "f2", "f3").hand(BLUE, "b1", "b2").pile(9).tile(4, "lose3")
    table.unseen(1)
    table.state.choose[BLUE] = 1
    table.state.placements = 0
    table.do("1 3 t2")
    assert (table.prompt, table.game.decisions(table.state)[0].secret) == ("look", (BLUE,))


def test_with_an_empty_pile_in_a_supply_step_all_choices_lapse() -> None:
    """W-64: a draw due or not."""
    table = Table(2)
    table.state.choose = row_of([1, 2])
    table.do("1 3 t2")
    assert list(table.state.choose) == [0, 0]


# Effects that wait


def test_effects_are_open_and_work_in_the_next_turn_never_in_this_one() -> None:
    """W-65."""
    table = on_tile("die").tile(9, "roll").do("1 3 t2")
    assert see(table).players[RED].next_dice == 1
    table = Table().tile(4, "die").pawn(RED, 4)
    table.state.next_dice[RED] = 1
    table.state.phase = phases.ROLL
    assert len(table.outcomes()) == 126


def test_effects_of_the_next_turn_lapse_at_its_end() -> None:
    """W-65: used or not."""
    table = Table()
    table.state.next_dice[RED] = table.state.next_changes[RED] = table.state.next_reverse[RED] = 1
    table.begin(RED).do("1 4 5 t3", "leave")
    waiting = (table.state.next_dice, table.state.next_changes, table.state.next_reverse)
    assert [list(row) for row in waiting] == [[0] * 3] * 3
    assert len(table.begin(RED).outcomes()) == 126


def test_added_dice_add_up_to_four_and_reverse_does_not() -> None:
    """W-65: beyond four they lapse."""
    table = Table()
    for _ in range(6):
        table.tile(4, "die").pawn(RED, 0).begin(RED)
        table.state.next_dice[RED] = table.state.added
        table.state.added = 0
        table.do("1 3 t2")
    assert table.state.next_dice[RED] == 4
    outcomes = table.begin(RED).outcomes()
    assert (len(outcomes), sum(outcomes.values())) == (462 * 6, 6**7)
    table = Table().tile(4, "reverse")
    table.state.next_reverse[RED] = 1
    assert table.do("1 3 t2").state.next_reverse[RED] == 1


def test_effects_belong_to_the_player_whether_pawn_or_spare_plays() -> None:
    """W-65."""
    table = Table().track(RED, BLUE)
    table.state.next_dice[RED] = 1
    assert len(table.begin(RED).outcomes()) == 336


# Waiting rolls


def test_waiting_rolls_add_up_and_are_made_after_the_chain() -> None:
    """W-66."""
    table = Table().tile(4, "initiation-roll").pawn(BLUE, 8).tile(7, "roll").do("1 3 t2")
    assert (table.at(RED), table.state.waiting, table.prompt) == (7, 1, "roll")
    table.do("1 5")
    assert (table.at(RED), table.prompt) == (13, "roll")
    assert table.do("1 4").state.active == BLUE


def test_a_doublets_reroll_goes_before_waiting_rolls() -> None:
    """W-66."""
    table = Table().tile(4, "roll").do("1 3 t2", "3 3")
    assert (table.prompt, table.state.waiting) == ("roll", 0)
    table.state.waiting = 1
    table.do("1 1", "1 4")
    assert (table.prompt, table.state.waiting) == ("roll", 0)


def test_a_roll_waits_until_a_pit_challenge_is_over() -> None:
    """W-66."""
    table = Table().pawn(RED, 36).do("1 3 t2")
    table.state.waiting = 1
    table.do("enter", "1 2 3 5", "stop")
    assert (table.prompt, table.state.active) == ("roll", RED)


def test_waiting_rolls_survive_the_deciding_of_the_own_bet() -> None:
    """W-66: then made with the pawn, from Start."""
    table = Table().spare(RED, 41, bet=BLUE).tile(45, "experience-roll").begin(RED).do("1 3 t2")
    assert (table.at(RED), table.state.spare_at[RED], table.prompt) == (0, NOWHERE, "roll")
    assert table.do("1 4").at(RED) == 5


def test_placements_survive_leaving_for_the_track() -> None:
    """W-66."""
    table = Table().tile(4, "roll-place").hand(RED, "f1", "f2").tile(9, "bet").do("1 3 t2", "1 4", "bet 1")
    assert (table.prompt, table.state.placements) == ("tile", 2)


def test_an_empty_space_may_have_pawns_on_it() -> None:
    """W-67."""
    table = Table().pawn(BLUE, 30)
    assert table.state.is_empty(30)
    assert not table.state.is_empty(8)


def test_the_playing_pawn_is_the_spare_while_it_is_out() -> None:
    """W-67."""
    table = Table().spare(RED, 12, bet=BLUE, spare_side=BLACK)
    assert (table.state.space(), table.state.playing_side()) == (12, BLACK)


def test_a_turn_has_at_most_fifty_rolls() -> None:
    """W-68: doublets on the fiftieth count as an ordinary roll; rolls still waiting lapse."""
    table = Table().pawn(RED, 1).do("2 2 t1")
    for _ in range(MOST_ROLLS - 2):
        table.pawn(RED, 1).do("2 2")
    assert (table.state.rolls, table.prompt, table.state.active) == (49, "roll", RED)
    table.pawn(RED, 1).tile(5, "roll").do("2 2")
    assert (table.state.rolls, table.state.active) == (0, BLUE)
    assert "W-68" in table.clauses()


def test_the_bound_is_400000() -> None:
    """W-68."""
    assert {GAME.bound(seats) for seats in range(1, 6)} == {400_000}


def test_a_late_second_click_is_known_as_late() -> None:
    """The same question asked again in a row has another `ask`."""
    match = Match(GAME, 1, {}, None)
    for text in ("0", "f1", "f2", "f3"):
        match.deal(text)
    match.state.at[0] = 36
    match.deal("1 3 t2")
    match.answer(0, "enter")
    match.deal("1 2 3 5")
    ask = match.decisions()[0].ask
    assert match.answer(0, "again", "again", ask) is None
    match.deal("1 1 3 5")
    refusal = match.answer(0, "again", "again", ask)
    assert refusal is not None
    assert refusal.code == "refuse-late"
    assert of_this_game(match.view(0)).turn.made == ("nothing", "pair")
