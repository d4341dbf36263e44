"""The own bot: a team player that is honest."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from parlour import bots
from parlour.bots.advice import advise
from parlour.bots.turns import LocalBots
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Action
from parlour.games import load
from parlour.games.chocobo.meaning import expected_space
from parlour.games.chocobo.pieces import MOST_HP, MOST_VEGETABLES
from parlour.games.chocobo.state import ChocoboState
from tests.games.chocobo.table import GAME, Table

PLAYED = load("chocobo")
HANDS = [[5, 40, 95], [45, 55, 61], [1, 100, 12], [30, 70, 77]]


def choosing(hands: list[list[int]] | None = None, **options: str) -> Table:
    table = Table(hands=hands or HANDS, options=options)
    table.to_choice(50)
    return table


def decide(table: Table, seat: int, prompt: str, spec: str = "greedy") -> Action | None:
    decision = next(d for d in table.open if d.prompt == prompt)
    bot = bots.make(spec, PLAYED, seat)
    choices = GAME.choices(table.state, decision, seat)
    return bot.decide(table.view(seat), decision, choices, {}, None)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_a_game_to_its_end(seats: int) -> None:
    match = Match(PLAYED, seats, {"boss": "omega", "floor3": "star"}, Streams("bots"))
    LocalBots(match, {seat: bots.make("greedy:samples=4", PLAYED, seat) for seat in range(seats)}).run()
    assert match.result() is not None


def test_each_statement_is_made_once_and_at_most_seven_a_round() -> None:
    """D-63: plain words, no codes."""
    match = Match(PLAYED, 4, {}, Streams("talk"))
    LocalBots(match, {seat: bots.make("greedy:samples=2", PLAYED, seat) for seat in range(4)}).run()
    said: Counter[tuple[int, int, str]] = Counter()
    for entry in match.entries:
        if entry.move.prompt == "talk" and entry.decision is not None:
            said[entry.decision.ask // 100, entry.move.seats[0], entry.move.answers[0]] += 1
    assert said
    assert set(said.values()) == {1}
    assert max(Counter((ask, seat) for ask, seat, _ in said).values()) <= 7


def test_a_claim_is_the_space_that_the_speaker_expects_its_card_to_take() -> None:
    """D-63: a judgement, by the number and the bonus cards in view."""
    table = choosing()
    bonus, unknown = [50], 3
    strength = GAME.box.strength[5]
    assert str(decide(table, 0, "talk")) == f"claim {expected_space(5, bonus, unknown)} with {strength}"
    assert [expected_space(card, bonus, unknown) for card in (1, 49, 51, 100)] == [1, 2, 4, 5]
    limited = choosing(talk="limited")
    assert str(decide(limited, 0, "talk")) == "show"


def test_a_silent_bot_says_nothing() -> None:
    assert decide(choosing(), 0, "talk", "greedy:talk=0") is None


def test_a_bot_can_not_tell_hidden_hands_apart() -> None:
    """It gets views alone: the same view, the same card, whatever others hold."""
    table = choosing()
    other = choosing([HANDS[0], [46, 56, 62], [2, 99, 13], [31, 71, 78]])
    assert decide(table, 0, "choose") == decide(other, 0, "choose")


def test_all_bots_give_the_same_answer_to_a_team_question() -> None:
    """D-62: they agree without a word."""
    table = Table(books=["move2", "recover1"])
    table.meet("boar", "bat")
    table.act(3, 4, 2, 1, 3, off=4)
    assert len({str(decide(table, seat, "act")) for seat in range(4)}) == 1


def test_a_bot_backs_what_most_others_propose() -> None:
    """D-62"""
    table = Table()
    table.act(1, 1, 1, 1, 1)
    decision = table.open[0]
    choices = GAME.choices(table.state, decision, 3)
    for wanted in choices:
        answer = bots.make("greedy", PLAYED, 3).decide(
            table.view(3), decision, choices, dict.fromkeys((0, 1), wanted), None
        )
        assert answer == wanted


def test_it_wins_when_one_blow_wins() -> None:
    table = Table(books=["attack4"])
    table.stand_on_loop(8, 4)
    table.state.boss_damage = 17
    table.act(1, 1, 1, 1, 1, off=1)
    assert str(decide(table, 0, "act")) == "use attack4 boss"


def test_hunches_are_choices() -> None:
    table = choosing()
    decision = table.open[0]
    assert GAME.hunch(table.state, decision, 1, Fast(b"hunch")) in GAME.choices(table.state, decision, 1)


def test_guessed_worlds_bear_out_which_space_a_card_was_claimed_for() -> None:
    """D-63: a claim is the speaker's judgement, taken as bots mean it as long as some hand fits it."""
    table = choosing()
    strength = GAME.box.strength[61]
    assert table.answer(1, f"claim 4 with {strength}") is None
    rng = Fast(b"worlds")
    for _ in range(20):
        hand = GAME.guess(table.view(0), rng).hands[1]
        assert any(GAME.box.strength[card] == strength and expected_space(card, [50], 3) == 4 for card in hand)


def test_search_plays_the_card_that_fits_what_the_others_will_play() -> None:
    """The same answer from the same view and seed; a card of its own hand."""
    table = choosing()
    first = decide(table, 0, "choose", "search:n=30,samples=4")
    assert first in GAME.choices(table.state, table.open[0], 0)
    assert decide(table, 0, "choose", "search:n=30,samples=4") == first
    assert str(decide(table, 0, "talk", "search")) == str(decide(table, 0, "talk"))
    assert decide(table, 0, "talk", "search:talk=0") is None


def test_only_the_would_be_captain_looks_into_worlds_and_the_others_play_as_it_expects() -> None:
    """Round 1: the first seat; so what it expects of the others is what they play."""
    table = choosing()
    for seat in (1, 2, 3):
        assert decide(table, seat, "choose", "search:n=12") == decide(table, seat, "choose", "greedy")


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), sizes=st.lists(st.integers(0, 3), min_size=1, max_size=8))
def test_alone_bots_and_hints_play_on_with_a_deck_of_hardly_a_card(seed: int, sizes: list[int]) -> None:
    """D-18, D-13: at each choice the deck holds none to three cards, and food and HP for a long game are there."""
    match = Match(PLAYED, 1, {}, Streams(str(seed)))
    turns = LocalBots(match, {0: bots.make("greedy:samples=2", PLAYED, seed)})
    size = itertools.cycle(sizes)
    while not match.is_over():
        for decision in match.decisions():
            if decision.prompt == "choose":
                starve(cast("ChocoboState", match.state), next(size))
                assert advise(PLAYED, match.view(0), decision, PLAYED.choices(match.state, decision, 0)).answer
        turns.step()


def starve(state: ChocoboState, size: int) -> None:
    """All but the lowest cards of the deck become discards."""
    state.discards = sorted(state.discards + state.deck[size:])
    state.deck = state.deck[:size]
    state.hp, state.vegetables = MOST_HP, MOST_VEGETABLES
