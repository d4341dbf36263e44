"""Books, windows, team decisions: D-31 to D-34, D-55 to D-58, D-61, D-62."""

from __future__ import annotations

import pytest

from parlour.core.game import AGREE, ONE
from parlour.games.chocobo.components import place_name
from tests.games.chocobo.table import BOX, Table

HANDS = [[10, 20], [30, 40], [50, 60], [70, 80]]


def prompts(table: Table) -> list[str]:
    return [decision.prompt for decision in table.open]


# Holding Books


def test_with_a_fourth_book_one_of_the_older_three_goes_never_the_new_one() -> None:
    """D-31: unused; dropped and used tokens never return to the pile."""
    table = Table(books=["recover1", "move2", "attack3"])
    table.stand("b5")
    table.act(1, 1, 1, 1, 1)
    pile = sum(table.state.book_pile)
    table.team("move a5")
    table.deal("attack4")
    assert table.prompt == "drop"
    assert table.choices() == ["drop recover1", "drop move2", "drop attack3"]
    table.team("drop move2")
    assert table.view().books == ["recover1", "attack3", "attack4"]
    assert sum(table.state.book_pile) == pile - 1


def test_three_equal_books_leave_nothing_to_decide() -> None:
    """D-31, D-33: a single option resolves by itself."""
    table = Table(books=["move1", "move1", "move1"])
    table.stand("b5")
    table.act(1, 1, 1, 1, 1)
    table.team("move a5")
    table.deal("recover1")
    assert table.view().books == ["move1", "move1", "recover1"]
    assert table.prompt == "act"


# What they do


def test_recover_books_give_hp_up_to_nine() -> None:
    """D-32"""
    for name, before, after in (("recover1", 5, 6), ("recover2", 5, 7), ("recover2", 8, 9)):
        table = Table(books=[name])
        table.state.hp = before
        table.act(1, 1, 1, 1, 1)
        table.team(f"use {name}")
        assert table.state.hp == after
        assert table.view().books == []


def test_a_move_book_goes_exactly_its_length_and_the_icon_counts() -> None:
    """D-32, D-55: Move 2 is exactly 2."""
    table = Table(books=["move2"])
    table.act(1, 1, 1, 1, 1)
    assert [choice for choice in table.choices() if choice.startswith("use")] == ["use move2 c1", "use move2 a3"]
    table.team("use move2 c1")
    assert table.prompt == "vegetable"
    table.deal("3")
    assert table.state.vegetables == 8
    assert (table.prompt, table.state.step) == ("act", 0)  # window (b) again, then the action


def test_an_attack_book_strikes_one_target_with_its_number() -> None:
    """D-32, D-55: rewards count."""
    table = Table(books=["attack4"])
    table.meet("boar", "ogre")
    table.act(1, 1, 1, 1, 1)
    table.team("use attack4 m1")
    assert [foe.name for foe in table.view().row] == ["ogre"]
    assert table.state.vegetables == 9


def test_all_damage_hits_all_at_once_and_rewards_follow_in_row_order_with_no_window_between() -> None:
    """D-55: each Book reward with its own drop."""
    table = Table(books=["all2", "recover1", "move1", "attack3"])
    table.state.books = [BOX.book_name.index(name) for name in ("all2", "recover1", "move1")]
    table.meet("skeleton", damage=2)
    table.meet("blob", "ogre")
    table.meet("skeleton", damage=3)
    table.act(1, 1, 1, 1, 1)
    table.team("use all2")
    assert [(foe.name, foe.damage) for foe in table.view().row] == [("ogre", 2)]
    assert table.prompt == "book"
    table.deal("attack3")
    assert table.state.vegetables == 7  # the Blob's two come after the first Skeleton's Book
    assert table.prompt == "book"
    table.deal("attack4")
    assert table.prompt == "drop"
    table.team("drop move1")
    assert table.prompt == "act"


# Windows


def test_a_window_opens_only_if_a_book_is_usable() -> None:
    """D-33: Recover below 9 HP, Attack and All-damage with a target, Move always."""
    for book, hp, monster, usable in (
        ("recover1", 9, False, False),
        ("recover1", 8, False, True),
        ("attack3", 9, False, False),
        ("attack3", 9, True, True),
        ("all2", 9, False, False),
        ("all2", 9, True, True),
        ("move1", 9, False, True),
    ):
        table = Table(hands=HANDS, books=[book])
        table.state.hp = hp
        table.to_choice(5, monsters=["imp"])
        if not monster:
            table.state.row, table.state.damage = [], []
        assert ("book" in prompts(table)) == usable, book


def test_windows_b_and_c_around_the_actions() -> None:
    """D-33: before each action beside its own answers; after the fifth until "go on"."""
    table = Table(books=["move1"])
    table.state.vegetables = 0
    table.act(1, 1, 1, 1, 1, off=1)  # attack, eat, reaper, move, attack or move
    assert table.choices() == ["attack", "use move1 b1", "use move1 a2"]  # (b), one way to act
    table.team("attack")
    assert table.choices()[0] == "eat"
    table.team("eat")
    table.team("reap")
    table.team("move b1")
    table.team("attack")
    assert table.prompt == "book"
    assert table.choices() == ["use move1 a1", "use move1 c1", "go on"]
    table.team("go on")
    assert table.state.round == 2


def test_without_a_usable_book_an_action_with_one_answer_resolves_by_itself() -> None:
    """D-33"""
    table = Table()
    table.act(2, 1, 1, 1, 1, off=7)  # reaper, then move
    assert table.state.reaper == 2
    assert table.prompt == "act"


def test_window_d_between_boss_and_monsters_closes_with_the_last_monster() -> None:
    """D-33, D-51"""
    table = Table(books=["attack4", "recover1"])
    table.stand_on_loop(0, 6)  # Behemoth's d1
    table.meet("imp")
    table.act(1, 1, 1, 1, 1, done=5)
    assert table.choices() == ["use attack4 m1", "use attack4 boss", "go on"]  # (c)
    table.team("go on")
    assert table.state.hp == 8  # the Boss has struck
    assert table.choices() == ["use recover1", "use attack4 m1", "use attack4 boss", "go on"]  # (d)
    table.team("use attack4 m1")
    assert table.state.round == 2  # nobody is left to strike
    assert table.state.hp == 8


def test_without_monsters_there_is_no_window_d() -> None:
    """D-33"""
    table = Table(books=["recover1"])
    table.state.hp = 5
    table.stand_on_loop(0, 6)
    table.act(1, 1, 1, 1, 1, done=5)
    table.team("go on")
    assert table.state.round == 2


def test_a_book_is_spent_before_its_effect_and_a_loss_is_never_undone() -> None:
    """D-33, D-55"""
    table = Table(books=["move1", "recover2"])
    table.state.hp = 1
    table.stand("d1")
    table.act(1, 1, 1, 1, 1)
    table.team("use move1 e1")
    assert table.ending == "hp"
    assert table.view().books == ["recover2"]


# Phase 3


def test_a_book_in_phase_3_sends_cards_put_down_back_unseen_and_all_choose_anew() -> None:
    """D-56"""
    table = Table(hands=HANDS, books=["move1"])
    table.to_choice(5)
    ask = table.open[0].ask
    table.play("play 10", "play 30", "play 50")
    table.team("use move1 b1")
    assert table.prompt == "choose"
    assert table.open[0].ask > ask
    assert table.match.standings(0) == []
    late = table.match.answer(3, "play 70", "choose", ask)
    assert late is not None
    assert late.code == "refuse-late"
    assert not any("30" in told for told in table.told(0)[-3:])


def test_window_a_lapses_with_the_last_card() -> None:
    """D-56"""
    table = Table(hands=HANDS, books=["move1"])
    table.to_choice(5)
    assert [decision.prompt for decision in table.open if decision.optional] == ["talk", "book"]
    table.play("play 10", "play 30", "play 50", "play 70")
    assert prompts(table) == ["act"]


def test_solo_has_the_offer_beside_both_choices_and_the_first_card_stays_played() -> None:
    """D-56"""
    table = Table(1, hands=[[10, 20, 30, 40]], books=["move1", "move1"])
    table.to_choice()
    assert prompts(table) == ["choose", "book"]
    table.team("use move1 b1")
    assert table.choices() == ["play 10", "play 20", "play 30", "play 40"]
    table.play("play 20")
    table.deal("50", "60")
    assert prompts(table) == ["choose", "book"]
    table.team("use move1 c1")
    table.deal("2")
    assert table.view().played == [[20]]
    assert table.choices() == ["play 10 30", "play 10 40", "play 30 40"]


def test_leaving_by_a_book_in_phase_3_discards_the_bonus_cards_and_turns_the_dial_once() -> None:
    """D-57: cards put down return to hand."""
    table = Table(hands=HANDS, books=["move1"])
    table.to_choice(5)
    table.stand("h5")
    table.play("play 10", "play 30")
    off = table.state.off
    table.team("use move1 i5")
    state = table.state
    assert (state.floor, state.off) == (2, (off - 1) % 8)
    assert state.discards == [5]
    assert state.hands == HANDS
    assert table.prompt == "basic"


def test_solo_leaving_by_a_book_discards_the_own_card_already_played_too() -> None:
    """D-57"""
    table = Table(1, hands=[[10, 20, 30, 40]], books=["move1"])
    table.to_choice()
    table.stand("h5")
    table.play("play 20")
    table.deal("50", "60")
    table.team("use move1 i5")
    assert table.state.discards == [20, 50, 60]
    assert table.state.hands == [[10, 30, 40]]


def test_leaving_by_a_book_between_actions() -> None:
    """D-57: D-45 in full in every window."""
    table = Table(books=["move2"])
    table.stand("g5")
    table.act(1, 1, 1, 1, 1)
    lane = list(table.state.lane)
    table.team("use move2 i5")
    assert table.state.floor == 2
    assert table.state.discards == lane


# Shortage


@pytest.mark.parametrize(
    ("seats", "hands", "lost"),
    [
        (4, [[1], [2], [3], []], True),
        (4, [[1], [2], [3], [4]], False),
        (2, [[1], [2, 3]], True),
        (2, [[1, 4], [2, 3]], False),
        (1, [[1, 2]], True),
        (1, [[1, 2, 3]], False),
    ],
)
def test_too_few_cards_when_they_are_due_lose_the_game(seats: int, hands: list[list[int]], lost: bool) -> None:
    """D-58, D-01: on 1F to 3F at once, Books or not; solo needs three when the first is due."""
    table = Table(seats, hands=hands, books=["move1"])
    table.to_choice()
    for card in (90, 91):
        if table.prompt == "bonus":
            table.deal(str(card))
    assert (table.ending == "cards") == lost
    if not lost:
        assert table.prompt == "choose"


def test_on_4f_the_team_may_use_books_before_it_is_lost() -> None:
    """D-58: asked again after each; giving up loses too."""
    table = Table(hands=[[], [1], [2], [3]], books=["move1", "attack3"])
    table.stand_on_loop(0, 7)
    table.to_choice(50)
    assert table.choices() == ["use move1", "use attack3 m1", "use attack3 boss", "give up"]
    table.team("use attack3 boss")
    assert table.prompt == "shortage"
    table.team("give up")
    assert table.ending == "cards"


def test_on_4f_without_a_usable_book_it_is_lost_at_once() -> None:
    """D-58"""
    table = Table(hands=[[], [1], [2], [3]], books=["recover1"])
    table.stand_on_loop(0, 7)
    table.to_choice(50)
    assert table.ending == "cards"


def test_a_book_can_still_win_in_a_shortage() -> None:
    """D-58, D-54"""
    table = Table(hands=[[], [1], [2], [3]], books=["attack4"])
    table.stand_on_loop(0, 7)
    table.state.boss_damage = 17
    table.to_choice(50)
    table.team("use attack4 boss")
    assert table.ending == "won"


# The team


def test_the_team_agrees_anyone_answers_or_a_captain_decides() -> None:
    """D-34: the first seat in round 1, the next each round."""
    for team, mode, seats in (
        ("agree", AGREE, (1, 2, 3, 0)),
        ("anyone", ONE, (1, 2, 3, 0)),
        ("captain", ONE, (1,)),
    ):
        table = Table(team=team)
        table.state.round = 2
        table.act(1, 1, 1, 1, 1)
        assert (table.open[0].mode, table.open[0].seats) == (mode, seats)


def test_rounds_cut_short_by_an_exit_count_for_the_captain() -> None:
    """D-34"""
    table = Table(team="captain")
    table.stand("h5")
    table.act(1, 1, 1, 1, 1)
    assert table.open[0].seats == (0,)
    table.team("move i5")
    table.act(1, 1, 1, 1, 1)
    assert table.open[0].seats == (1,)


def test_a_team_decision_never_names_a_card_in_a_hand() -> None:
    """D-34: what is split or lost is counts by seat."""
    table = Table()
    table.act(1, 3, 1, 1, 1, off=1)
    assert all(sum(map(int, choice.split()[1:])) == 3 for choice in table.choices())


def test_answers_under_agree_are_seen_and_may_change_until_all_are_equal() -> None:
    """D-61: nothing else ends a disagreement."""
    table = Table()
    table.act(1, 1, 1, 1, 1)
    for seat, text in ((0, "move b1"), (1, "move b1"), (2, "move b1"), (3, "move a2")):
        table.answer(seat, text)
    assert table.match.standings(None)[0].answers == ("move b1", "move b1", "move b1", "move a2")
    assert table.prompt == "act"
    table.answer(3, "move b1")
    assert place_name(table.state.place) == "b1"


def test_equal_things_are_one_option_and_the_first_in_the_row_is_meant() -> None:
    """D-61: two Recover 1; two Bats with equal damage; places close up."""
    table = Table(books=["recover1", "recover1"])
    table.state.hp = 5
    table.meet("bat", "boar", "bat")
    table.act(3, 1, 1, 1, 1, off=5)
    assert [c for c in table.choices() if not c.startswith("move")] == ["attack m1", "attack m2", "use recover1"]
    refusal = table.answer(0, "attack m3")
    assert refusal is not None
    assert refusal.code == "chocobo-refuse-no-target"
    table.team("attack m1")
    assert [foe.name for foe in table.view().row] == ["boar", "bat"]
    table.state.damage[1] = 1
    table.meet("bat")
    assert [c for c in table.choices() if c.startswith("attack")] == ["attack m1", "attack m2", "attack m3"]


def test_go_on_is_an_answer_of_windows_c_and_d_alone() -> None:
    """D-61: said ahead it is a ballot of the table's, no move of its own; in (b) the action goes on."""
    table = Table(books=["move1"])
    table.state.vegetables = 0
    table.act(1, 1, 1, 1, 1, off=1)
    assert "go on" not in table.choices()
    refusal = table.answer(0, "go on")
    assert refusal is not None
    assert refusal.rule == "D-15"


def test_the_would_be_captain_stands_first_for_ties() -> None:
    """D-62: whatever the option, AGREE lists the captain of the round first."""
    table = Table()
    for round_number, first in ((1, 0), (4, 3), (5, 0)):
        table.state.round = round_number
        table.act(1, 1, 1, 1, 1)
        assert table.open[0].seats[0] == first
