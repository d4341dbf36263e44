"""4F, the Boss, and the end: D-50 to D-54, D-59, D-64, D-01."""

from __future__ import annotations

import pytest

from parlour.games.chocobo import pieces, rules
from tests.games.chocobo.table import BOX, Table

HANDS = [[10, 20], [30, 40], [50, 60], [70, 80]]


def on_loop(outer: int, inner: int, **options: str) -> Table:
    table = Table(hands=HANDS, options=options)
    table.state.vegetables = 0
    table.stand_on_loop(outer, inner)
    return table


def end_of_actions(table: Table) -> None:
    """As after the fifth action."""
    table.act(1, 1, 1, 1, 1, done=5)


# Two loops


def test_each_inner_space_touches_one_outer_space_and_corners_touch_nothing() -> None:
    """D-50"""
    assert BOX.touches == [1, 2, 3, 5, 6, 7, 9, 10, 11, 13, 14, 15]


def test_a_move_on_4f_goes_clockwise_with_no_choice() -> None:
    """D-50: the answer is `move`, without a space; the icon works as elsewhere."""
    table = on_loop(13, 7)
    table.state.books = [BOX.book_name.index(name) for name in ("move1", "move2")]
    table.act(1, 1, 1, 1, 1)
    assert table.choices() == ["move", "use move1", "use move2"]
    table.team("use move2")  # from 13 to 15
    assert table.state.place == 15
    table = on_loop(15, 7)
    table.act(2, 1, 1, 1, 1)
    assert table.state.place == 1  # round the corner, onto a vegetable token
    assert table.prompt == "vegetable"


def test_the_reaper_goes_clockwise_by_action_and_by_icon() -> None:
    """D-50"""
    table = on_loop(10, 11)
    table.act(1, 1, 1, 1, 1, done=4)  # the last action: move 1 to r1
    assert (table.state.place, table.state.reaper) == (11, 0)
    table = on_loop(10, 11)
    table.act(1, 1, 1, 3, 1, done=3)  # the Reaper by 3, then move 1 to r1
    assert table.state.reaper == 3


@pytest.mark.parametrize(("outer", "inner", "strength", "lost"), [(6, 7, 3, False), (6, 7, 4, True), (6, 7, 5, True)])
def test_the_chocobo_beside_the_reaper_is_lost_even_in_passing(
    outer: int, inner: int, strength: int, lost: bool
) -> None:
    """D-50, D-01: tested after every single step; inner 7 touches outer 10."""
    table = on_loop(outer, inner)
    table.act(strength, 1, 1, 1, 1)
    assert (table.ending == "adjacent") == lost


@pytest.mark.parametrize(("strength", "lost"), [(1, False), (2, True), (5, True)])
def test_the_reaper_beside_the_chocobo_is_lost_even_in_passing(strength: int, lost: bool) -> None:
    """D-50: inner 9 touches outer 13."""
    table = on_loop(13, 7)
    table.act(strength, 1, 1, 1, 1, off=7)
    assert (table.ending == "adjacent") == lost


def test_a_corner_is_no_danger() -> None:
    """D-50: from inner 8 to 9 the Reaper passes the corner 12."""
    table = on_loop(12, 7)
    table.act(5, 1, 1, 1, 1, off=7)
    assert table.ending == ""


# The Boss Attack


@pytest.mark.parametrize(("inner", "hp"), [(0, 8), (1, 9), (4, 7), (11, 7)])
def test_the_boss_attack_is_the_reaper_s_space_whether_or_not_it_moved(inner: int, hp: int) -> None:
    """D-51, D-52: Behemoth's d1, nothing, d2, d2."""
    table = on_loop(8, inner)
    end_of_actions(table)
    assert table.state.hp == hp
    assert table.state.round == 2


def test_the_boss_strikes_before_the_monsters() -> None:
    """D-51, D-16: two losses."""
    table = on_loop(8, 4)
    table.meet("boar")
    table.state.hp = 2
    end_of_actions(table)
    assert table.ending == "hp"
    assert table.state.hp == 0
    table = on_loop(8, 4)
    table.meet("boar")
    end_of_actions(table)
    assert table.state.hp == 9 - 2 - 2


def test_nothing_is_resolved_when_4f_is_set_up() -> None:
    """D-51: the Reaper's start space of Omega is an X."""
    table = Table(hands=HANDS, boss="omega")
    table.state.floor = 3
    rules.leave_floor(BOX, table.state, None)
    assert (table.state.hp, table.state.veil, table.state.reaper) == (9, False, 7)


def test_behemoth_has_20_hp_and_omega_25() -> None:
    """D-52, D-53"""
    assert [(boss.name, boss.hp) for boss in BOX.bosses] == [("behemoth", 20), ("omega", 25)]


# Omega


def test_lightning_the_team_decides_how_many_then_each_picks_in_secret_and_all_go_together() -> None:
    """D-53"""
    table = on_loop(12, 5, boss="omega")  # L2
    end_of_actions(table)
    assert table.prompt == "lose"
    assert "lose 2 0 0 0" in table.choices()  # leaving someone short is legal
    assert len(table.choices()) == 10
    table.team("lose 1 0 0 1")
    assert table.prompt == "discard"
    assert (table.open[0].mode.value, table.open[0].seats) == ("each", (0, 3))
    table.answer(0, "discard 10")
    assert table.state.hands == HANDS  # sealed
    table.answer(3, "discard 80")
    assert table.state.hands == [[20], [30, 40], [50, 60], [70]]
    assert {10, 80} <= set(table.state.discards)


def test_two_cards_from_one_hand() -> None:
    """D-53"""
    table = on_loop(12, 5, boss="omega")
    end_of_actions(table)
    table.team("lose 0 2 0 0")
    assert table.choices(1) == ["discard 30 40"]
    refusal = table.answer(1, "discard 30")
    assert refusal is not None
    assert refusal.rule == "D-53"


def test_with_n_or_fewer_cards_all_are_discarded_and_still_asked() -> None:
    """D-53: every seat concerned, even if it has one answer."""
    table = Table(hands=[[99], [], [98], []], boss="omega")
    table.state.vegetables = 0
    table.stand_on_loop(12, 5)
    end_of_actions(table)
    assert table.prompt == "discard"
    assert table.open[0].seats == (0, 2)
    table.answer(0, "discard 99")
    table.answer(2, "discard 98")
    table.deal(table.outcomes()[0])  # phase 2
    assert table.ending == "cards"  # the shortage tells at the next choice


def test_x_hides_the_first_bonus_card_in_the_next_round_only() -> None:
    """D-53: until everyone has chosen."""
    table = on_loop(4, 7, boss="omega")  # X
    end_of_actions(table)
    assert table.state.round == 2
    assert table.view().bonus == [None]
    assert table.prompt == "choose"
    deck = table.view().deck
    assert deck == len(table.state.deck) - 1  # it no longer counts to the deck
    table.play("play 10", "play 30", "play 50", "play 70")
    assert table.prompt == "bonus"
    table.deal("90")
    assert any(
        '"chocobo-assigned","cards":[10,30,50,70,90]' in told.replace('"rule":"D-14",', "") for told in table.told()
    )
    assert not table.state.veil
    assert not table.state.facedown


def test_with_two_bonus_cards_only_the_first_is_face_down_solo_too() -> None:
    """D-53"""
    for seats in (1, 3):
        table = Table(seats, hands=[[1, 2, 3, 4], [5, 6], [7, 8]][:seats], boss="omega")
        table.state.veil = True
        table.to_choice()
        if seats == 1:
            table.play("play 1")
        table.deal("50")
        assert table.view().bonus == [None, 50]
        assert table.prompt == "choose"


def test_x_again_renews_it_and_nothing_adds_up() -> None:
    """D-53"""
    table = on_loop(4, 7, boss="omega")
    end_of_actions(table)
    table.play("play 10", "play 30", "play 50", "play 70")
    table.deal("90")
    table.stand_on_loop(4, 7)
    end_of_actions(table)
    assert table.view().bonus == [None]
    assert not table.state.veil


def test_the_face_down_card_keeps_its_place_when_the_deck_runs_out() -> None:
    """D-53, D-18: it comes from the old deck, whatever is reshuffled meanwhile."""
    table = Table(3, hands=[[1, 2], [5, 6], [7, 8]], boss="omega")
    state = table.state
    state.veil = True
    state.discards = [card for card in state.deck if card != 77]
    state.deck = [77]
    table.to_choice()
    assert 77 not in table.state.deck
    table.deal("50")
    assert table.view().hidden_held
    table.play("play 1", "play 5", "play 7")
    assert table.outcomes() == ["77"]
    table.deal("77")
    assert table.view().lane == [1, 5, 7, 50, 77]


# Winning


def test_damage_equal_to_the_boss_s_hp_wins_at_once() -> None:
    """D-54, D-01: whatever was still to come is void."""
    table = on_loop(8, 4)
    table.meet("drake")
    table.state.hp = 1
    table.state.boss_damage = 17
    table.act(3, 5, 1, 1, 1, off=1)
    table.team("attack boss")
    assert table.ending == "won"
    assert table.state.hp == 1


def test_monsters_hit_by_the_winning_all_damage_keep_their_markers_in_the_row() -> None:
    """D-54: no reward."""
    table = on_loop(8, 4)
    table.state.books = [BOX.book_name.index("all2")]
    table.meet("blob", "ogre")
    table.state.boss_damage = 18
    table.act(1, 1, 1, 1, 1, off=1)
    table.team("use all2")
    assert table.ending == "won"
    assert [(foe.name, foe.damage) for foe in table.view().row] == [("blob", 2), ("ogre", 2)]
    assert table.state.vegetables == 0


# What is open, and the end


def test_what_is_open_and_what_is_secret() -> None:
    """D-59"""
    table = on_loop(8, 4)
    table.meet("ogre", damage=2)
    table.state.discards = [1, 2, 3]
    spectator = table.view(None)
    assert spectator.hand is None
    assert spectator.hands == [None] * 4
    assert spectator.sizes == [2, 2, 2, 2]
    assert spectator.discards == [1, 2, 3]
    assert sum(spectator.book_pile.values()) == sum(table.state.book_pile)
    assert table.view(2).hand == [50, 60]
    shown = str(spectator)
    for card in (30, 40, 50, 60, 70, 80):
        assert f"[{card}" not in shown


def test_at_the_end_each_hand_is_an_entry_seats_in_order_before_the_result_stands() -> None:
    """D-59"""
    table = on_loop(8, 4)
    table.state.boss_damage = 19
    table.act(1, 1, 1, 1, 1, off=1)
    assert table.match.result() is None
    for hand in ("10 20", "30 40", "50 60", "70 80"):
        assert table.prompt == "hand"
        assert table.outcomes() == [hand]
        table.deal(hand)
    assert table.match.result() is not None
    assert table.view(None).hands == HANDS


def test_cards_in_hands_when_the_deck_is_rebuilt_are_known_not_to_be_in_it() -> None:
    """D-59: discards are open, so the rest can be counted."""
    table = Table(hands=[[5], [6], [7], [8]])
    table.act(3, 3, 3, 1, 1, off=1)
    table.state.discards = table.state.deck
    table.state.deck = []
    table.team("split 1 1 1 0")
    view = table.view(3)
    assert view.held == [5, 6, 7, 8]
    assert view.held_sizes == [1, 1, 1, 1]


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_result_is_one_for_all_or_nothing_for_all(seats: int) -> None:
    """D-64: lost: all place 2."""
    table = Table(seats)
    pieces.end(table.state, "won", None)
    assert table.ending == "won"
    result = table.match.result()
    assert result is not None
    assert (result.scores, result.places) == ((1,) * seats, (1,) * seats)
    table = Table(seats)
    pieces.lose(table.state, "reaper", None)
    assert table.ending == "reaper"
    result = table.match.result()
    assert result is not None
    assert (result.scores, result.places) == ((0,) * seats, (2,) * seats)


def test_the_end_tells_cause_floor_and_rounds() -> None:
    """D-64"""
    table = on_loop(8, 4)
    table.state.hp = 1
    table.state.round = 7
    end_of_actions(table)
    assert table.ending == "hp"
    told = next(text for text in table.told() if "chocobo-over" in text)
    assert '"ending":"hp","floor":4,"rounds":7' in told


def test_undecided_after_a_hundred_rounds_is_lost() -> None:
    """D-64: a round cut short by the Exit counts."""
    table = Table(hands=HANDS)
    table.state.round = 100
    table.stand("h5")
    table.act(1, 1, 1, 1, 1)
    table.team("move i5")
    assert table.ending == "rounds"


def test_no_game_has_more_than_six_thousand_blocking_moves() -> None:
    """D-64"""
    assert Table().game.bound(4) == 6000
