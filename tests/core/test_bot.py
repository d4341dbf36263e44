"""Bots: functions of what they may see and of their seed."""

from __future__ import annotations

from typing import cast

import pytest

import parlour
from parlour import bots
from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.values import Action, Decision, Seat, View
from parlour.testing.toys import Den

DEN = cast("Game[State]", Den())  # somebody else's game: it is not in parlour.games


class First(Bot):
    """A bot in a few lines of plain Python, on either build."""

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        return None if decision.optional else choices[0]


def play_with(bot: Bot, match: Match[State]) -> None:
    """Let one bot answer every blocking question of every seat."""
    while not match.is_over():
        decision = match.decisions()[0]
        for seat in decision.seats:
            if decision in match.decisions():
                choices = match.game.choices(match.state, decision, seat)
                action = bot.decide(match.view(seat), decision, choices, match.proposals(decision), None)
                assert action is not None
                assert match.answer(seat, action, decision.prompt, decision.ask) is None


def test_a_bot_of_ones_own_plays_a_match() -> None:
    match = parlour.new("kokoro", seats=2, seed=1)
    play_with(First(), match)
    assert match.result() is not None


def test_without_decide_a_bot_is_none() -> None:
    match = parlour.new("kokoro", seats=1, seed=1)
    with pytest.raises(NotImplementedError):
        Bot().decide(match.view(0), match.decisions()[0], match.choices(0), {}, None)


def test_the_numbers_of_a_bot_follow_from_seed_view_and_question() -> None:
    match = parlour.new("kokoro", seats=2, seed=1)
    view, decision = match.view(0), match.decisions()[0]
    word = First(3).rng(view, decision).word()
    assert First(3).rng(match.view(0), match.decisions()[0]).word() == word, "no memory is needed"
    others = [First(4).rng(view, decision), First(3).rng(match.view(1), decision), First(3).rng(view, Decision("x"))]
    assert all(other.word() != word for other in others)


def test_what_is_hidden_does_not_change_what_a_bot_does() -> None:
    """Two matches that seat 1 can't tell apart: a card that only seat 0 has differs."""
    answers = set()
    words = set()
    for card in ("card 1", "card 2"):
        match = Match(Den(), 2, {}, None)
        for outcome in (card, "card 4", "card 5", "card 6", "card 7", "card 8", "card 9", "card 10"):
            match.deal(outcome)
        decision = match.decisions()[0]
        bot = bots.make("random", DEN, seed=1)
        answers.add(bot.decide(match.view(1), decision, match.game.choices(match.state, decision, 1), {}, None))
        words.add(bot.rng(match.view(1), decision).word())
    assert len(answers) == len(words) == 1


def test_random_passes_over_optional_questions() -> None:
    """So a game of random bots is a random play-out."""
    bot = bots.make("random", DEN, seed=1)
    for n in range(40):
        match = Match(Den(), 2, {}, Sealed(f"{n}".encode()))
        talk = match.decisions()[1]
        assert bot.decide(match.view(0), talk, match.game.choices(match.state, talk, 0), {}, None) is None
