"""A round, phase by phase: D-10 to D-18, and the solo changes."""

from __future__ import annotations

import pytest

from parlour.core.game import DEAL, Game
from parlour.core.playout import blocking
from parlour.core.rng import Fast
from parlour.games import load
from parlour.games.chocobo import pieces, rules
from tests.games.chocobo.table import BOX, Table, lane_of, of_strength

HANDS = [[1, 11, 21], [2, 12, 22], [3, 13, 23], [4, 14, 24]]


# Phase 1


@pytest.mark.parametrize(
    ("floor", "options", "prompts"),
    [
        (1, {}, ["basic"]),
        (2, {}, ["basic"]),
        (2, {"floor2": "star"}, ["basic", "basic"]),
        (3, {}, ["elite"]),
        (3, {"floor3": "star"}, ["basic", "elite"]),
        (4, {}, ["basic"]),
        (4, {"boss": "omega"}, []),
    ],
)
def test_the_floor_says_how_many_monsters_come_basic_first(
    floor: int, options: dict[str, str], prompts: list[str]
) -> None:
    """D-10, D-52, D-53: Behemoth brings one Basic Monster and not one more, Omega none."""
    table = Table(options=options)
    table.state.floor = floor
    table.state.round = 0
    rules.begin_round(BOX, table.state, None)
    met = []
    while table.prompt in ("basic", "elite"):
        met.append(table.prompt)
        table.deal(table.outcomes()[0])
    assert met == prompts
    assert table.prompt == "bonus"


def test_undefeated_monsters_stay_with_their_damage_and_new_ones_join_at_the_end() -> None:
    """D-10"""
    table = Table(hands=HANDS)
    table.meet("boar", damage=3)
    table.to_choice(50, monsters=["imp"])
    assert [(foe.name, foe.damage) for foe in table.view().row] == [("boar", 3), ("imp", 0)]


def test_with_no_monster_card_left_fewer_are_revealed() -> None:
    """D-10: neither deck nor discards."""
    table = Table(hands=HANDS)
    table.state.monster_decks = [0] * len(BOX.monster_name)
    rules.begin_round(BOX, table.state, None)
    assert table.prompt == "bonus"


# Phase 2


@pytest.mark.parametrize(("seats", "count"), [(2, 1), (3, 2), (4, 1)])
def test_bonus_cards_by_players(seats: int, count: int) -> None:
    """D-11"""
    table = Table(seats)
    table.to_choice()
    shown = 0
    while table.prompt == "bonus":
        table.deal("90" if shown == 0 else "91")
        shown += 1
    assert shown == count
    assert table.view(None).bonus == [90, 91][:count]


# Phase 3


@pytest.mark.parametrize(("seats", "cards"), [(2, 2), (3, 1), (4, 1)])
def test_two_cards_each_with_two_players_else_one(seats: int, cards: int) -> None:
    """D-12"""
    table = Table(seats)
    table.to_choice(90, *([91] if seats == 3 else []))
    assert all(len(choice.split()) == 1 + cards for choice in table.choices())
    count = len(table.state.hands[0])
    assert len(table.choices()) == (count * (count - 1) // 2 if cards == 2 else count)


def test_a_choice_is_sealed_and_may_be_changed_until_all_have_chosen() -> None:
    """D-12"""
    table = Table(hands=HANDS)
    table.to_choice(50)
    table.play("play 1", "play 2", "play 3")
    standing = table.match.standings(1)[0]
    assert standing.answers == (None, "play 2", None)
    assert standing.answered == (0, 1, 2)
    assert table.answer(0, "play 21") is None
    table.answer(3, "play 4")
    assert table.view(None).played == [[21], [2], [3], [4]]


def test_the_choice_is_asked_even_with_one_card_left() -> None:
    """D-12"""
    table = Table(hands=[[1], [2], [3], [4]])
    table.to_choice(50)
    assert table.prompt == "choose"
    assert table.choices(2) == ["play 3"]


def test_a_card_that_is_not_in_hand_or_too_many_cards_are_refused() -> None:
    """D-12: with the reason."""
    table = Table(hands=HANDS)
    table.to_choice(50)
    refusal = table.answer(0, "play 2")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("chocobo-refuse-not-in-hand", "D-12")
    refusal = table.answer(0, "play 1 11")
    assert refusal is not None
    assert (refusal.code, refusal.args) == ("chocobo-refuse-count", {"due": 1, "given": 2})


def test_solo_plays_one_card_sees_two_bonus_cards_and_plays_two_more() -> None:
    """D-13"""
    table = Table(1, hands=[[1, 11, 21, 31]])
    table.to_choice()
    assert table.prompt == "choose"
    assert table.choices() == ["play 1", "play 11", "play 21", "play 31"]
    table.play("play 11")
    assert table.prompt == "bonus"
    table.deal("60", "5")
    assert table.choices() == ["play 1 21", "play 1 31", "play 21 31"]
    table.play("play 1 31")
    assert table.view().lane == [1, 5, 11, 31, 60]


def test_solo_discards_the_surplus_one_by_one_with_new_cards_in_view() -> None:
    """D-13: down to twelve, at once after Eat."""
    table = Table(1, hands=[list(range(40, 51))])  # eleven
    table.stand("a1")
    table.act(3, 3, 3, 1, 1, off=1)  # attack, eat
    assert table.prompt == "card"
    table.deal("90", "91", "92")
    assert table.prompt == "discard"
    assert table.choices()[-1] == "discard 92"
    table.play("discard 92")
    assert len(table.state.hands[0]) == 13
    table.play("discard 40")
    assert len(table.state.hands[0]) == 12
    assert table.prompt != "discard"
    assert table.state.discards == [92, 40]


def test_other_player_counts_have_no_maximum() -> None:
    """D-13"""
    table = Table(2, hands=[list(range(30, 45)), list(range(60, 63))])
    table.act(1, 1, 1, 1, 1)
    table.team("move b1")
    assert table.prompt == "split"
    table.team("split 1 0")
    table.deal("99")
    assert len(table.state.hands[0]) == 16


# Phases 4 and 5


def test_five_cards_go_to_the_dial_in_ascending_order() -> None:
    """D-14"""
    table = Table(hands=HANDS)
    table.to_choice(50)
    table.play("play 21", "play 2", "play 13", "play 4")
    assert table.view().lane == [2, 4, 13, 21, 50]


def test_each_number_shows_the_dial_space_from_off_on() -> None:
    """D-14: number k shows dial[(off + k - 1) mod 8]."""
    table = Table()
    table.state.off = 6
    icons = [pieces.icons_at(BOX, table.state, step) for step in range(5)]
    assert icons == [BOX.dial[6], BOX.dial[7], BOX.dial[0], BOX.dial[1], BOX.dial[2]]


def test_actions_come_from_space_1_to_5_with_their_card_s_strength() -> None:
    """D-15"""
    table = Table()
    table.meet("ogre")
    table.act(1, 2, 1, 3, 2)  # move 1, attack 2, eat 1, reaper 3, move 2
    table.team("move b1")
    assert table.view().row[0].damage == 2  # one target: by itself
    table.team("split 0 0 0 1")
    table.deal("100")
    assert table.state.reaper == 3
    assert table.prompt == "act"
    assert table.state.step == 4


def test_an_action_can_not_be_declined() -> None:
    """D-15: only ways to do it are offered."""
    table = Table()
    table.act(1, 1, 1, 1, 1)
    assert table.choices() == ["move b1", "move a2"]


def test_with_two_icons_the_team_picks_one_when_the_space_comes_up() -> None:
    """D-15"""
    table = Table()
    table.meet("blob")
    table.act(1, 1, 1, 1, 1, off=5)  # attack or move
    assert table.choices() == ["move b1", "move a2", "attack m1"]


def test_two_void_icons_remain_two_options_and_are_asked() -> None:
    """D-15: no vegetables, no target."""
    table = Table()
    table.state.vegetables = 0
    table.act(1, 1, 1, 1, 1, off=6)  # eat or attack
    assert table.choices() == ["attack", "eat"]
    before = table.view()
    table.team("attack")
    after = table.view()
    assert (after.vegetables, after.sizes, after.row) == (0, before.sizes, [])


# Phases 6 and 7


def test_undefeated_monsters_attack_together_as_one_loss() -> None:
    """D-16"""
    table = Table()
    table.meet("boar", "imp", "drake")  # 2 + 1 + 3
    table.state.hp = 9
    table.act(1, 1, 1, 1, 1)
    finish(table)
    assert table.state.hp == 3
    assert sum('"chocobo-hurt"' in told and "monsters" in told for told in table.told()) == 1


def test_cards_are_discarded_and_the_dial_turns_one_step_clockwise() -> None:
    """D-17: off falls by one."""
    table = Table()
    table.act(1, 1, 1, 1, 1, off=0)
    lane = list(table.state.lane)
    finish(table)
    assert table.state.discards == lane
    assert table.state.off == 7
    assert table.state.round == 2


def finish(table: Table) -> None:
    """Play the five actions without meeting anything; what is asked gets its first answer."""
    table.state.vegetables = 0
    while table.state.round == 1 and not table.ending:
        if table.prompt in ("vegetable", "book") and not table.open[0].seats:
            table.deal(table.outcomes()[0])
        else:
            table.team("go on" if "go on" in table.choices() else safe(table.choices()))


def safe(choices: list[str]) -> str:
    return next((choice for choice in choices if choice in ("move b1", "move a2", "move a1")), choices[-1])


# Empty decks


def test_a_deck_is_rebuilt_when_a_card_is_needed_also_within_a_draw() -> None:
    """D-18: and never earlier; the running round's cards stay out."""
    table = Table(hands=[[5], [6], [7], [8]])
    table.act(3, 3, 3, 1, 1, off=1)  # attack, which hits nothing, then eat
    table.state.deck, table.state.discards = [99], [60, 61]
    table.team("split 1 1 1 0")
    assert table.outcomes() == ["99"]
    assert table.state.discards == [60, 61]
    table.deal("99")
    assert table.outcomes() == ["60", "61"]
    table.deal("60", "61")
    assert table.state.hands == [[5, 99], [6, 60], [7, 61], [8]]
    assert not set(table.state.lane) & set(table.state.deck)


def test_undefeated_monsters_that_were_discarded_come_back_with_the_deck() -> None:
    """D-18, D-45"""
    table = Table(hands=[[10, 20], [30, 40], [50, 60], [70, 80]])
    state = table.state
    state.monster_decks = [0] * len(state.monster_decks)
    table.meet("bat", "bat")
    table.stand("h5")
    table.act(1, 1, 1, 1, 1)
    table.team("move i5")
    assert table.prompt == "basic"
    assert table.outcomes() == ["bat"]
    assert state.monster_decks[BOX.monster_name.index("bat")] == 2


def test_a_lane_is_built_from_the_strengths_a_test_asks_for() -> None:
    assert [BOX.strength[card] for card in lane_of(5, 1, 3, 3, 2)] == [5, 1, 3, 3, 2]
    assert [BOX.strength[card] for card in of_strength(4, 3)] == [4, 4, 4]


# Random play


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_is_drawn_quickly_is_what_the_lists_would_give(seats: int) -> None:
    """`pick` and `sample` are made for speed only: the same numbers give the same answers and outcomes."""
    game = load("chocobo")
    for k in range(3):
        state = game.setup(seats, game.settle(seats, {"boss": "omega", "difficulty": "hard"}))
        moves = 0
        while decisions := game.decisions(state):
            decision = blocking(decisions)
            seed = f"{seats} {k} {moves}".encode()
            if decision.mode is DEAL:
                answers = [game.sample(state, decision, Fast(seed))]
                assert answers == [Game.sample(game, state, decision, Fast(seed))]
            else:
                answers = [game.pick(state, decision, seat, Fast(seed)) for seat in decision.seats]
                assert answers == [Game.pick(game, state, decision, seat, Fast(seed)) for seat in decision.seats]
                if decision.prompt not in ("choose", "discard"):
                    answers = answers[:1] * len(decision.seats)
            game.apply(state, decision, decision.seats, answers, None)
            moves += 1
