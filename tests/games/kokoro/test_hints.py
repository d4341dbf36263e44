"""Hints: reasons about this very position, the strongest level's answer, and nothing certain given away."""

from __future__ import annotations

from typing import cast

import pytest

import parlour
from parlour import bots, words
from parlour.bots.advice import SEED, advise
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Event
from parlour.games.kokoro.hints import HintBeats, HintNeeds, HintPass, HintPrepares, HintWaits, reasons
from parlour.games.kokoro.view import KokoroView

ENDINGS = 12  # games, each at its last card


def told(luck: list[str], drawn: list[str], answer: str) -> list[Event]:
    """The reasons for an answer after some drawings."""
    match = parlour.new("kokoro", seats=1, luck=luck)
    for text in drawn:
        match.answer(0, match.game.read(text))
    decision = match.decisions()[0]
    return reasons(match.game, match.view(0), decision, match.choices(0), match.game.read(answer))


def at_the_last_card(seed: int) -> Match[State]:
    """A game in which nobody cared much, before its last answer."""
    match = parlour.new("kokoro", seats=1, seed=seed)
    careless = bots.make("careless:p=0.1", match.game, seed)
    while True:
        view = cast("KokoroView", match.view(0))
        if view.round == 5 and view.golden == 4:
            return match
        answer = careless.decide(view, match.decisions()[0], match.choices(0), {}, None)
        assert answer is not None
        match.answer(0, answer)


def score_after(match: Match[State], answer: str) -> int:
    state = match.state.clone()
    decision = match.decisions()[0]
    game = match.game
    game.apply(state, decision, (0,), [game.read(answer)], None)
    while (result := game.result(state)) is None:
        (deal,) = game.decisions(state)
        (outcome, _), *others = game.outcomes(state, deal)
        assert not others, "after the last card nothing is left to chance"
        game.apply(state, deal, (), [outcome], None)
    return result.scores[0]


def test_a_drawing_that_scores_says_what_is_enough() -> None:
    """K-24: D stands on a4 and b4 has a caterpillar; before the first box 1 is enough."""
    (first, *_) = told(["D", "5", "5"], ["draw a4"], "draw b4")
    assert first == HintBeats(letter="D", count=1, least=1, rule="K-24")
    assert words.tell("en", first) == "It connects sanctuary D to 1 feature; 1 is enough to score this round."


def test_a_drawing_that_does_not_score_yet_says_what_is_needed() -> None:
    """K-24, K-25: four features of D are written in round one, so E needs five in round two."""
    luck = ["D", "5g", "5g", "5g", "3g", "E", "5", "5"]
    drawn = ["draw a4", "draw b4", "draw c4", "draw g1", "draw e4"]
    (first, *_) = told(luck, drawn, "draw f4")
    assert first == HintNeeds(letter="E", count=1, least=5, rule="K-24")


def test_a_drawing_that_prepares_names_the_card_that_joins_and_how_many_are_left() -> None:
    """A straight in a4 and one in c4: a third in b4 joins them."""
    found = told(["D", "5", "5"], ["draw a4"], "draw c4")
    (prepares,) = [event for event in found if isinstance(event, HintPrepares)]
    assert (prepares.space, prepares.number, prepares.left, prepares.letter) == ("b4", 5, 5, "D")


def test_a_hint_that_left_this_round_s_sanctuary_alone_did_not_say_so() -> None:
    """K-24: nothing of D, which needs 1, is joined from g1; b4 would be a step towards it."""
    waits = HintWaits(letter="D", count=0, least=1, rule="K-24")
    assert told(["D", "5", "5"], ["draw a4"], "draw g1")[-1] == waits
    for answer in ("draw b4", "draw c4"):
        assert waits not in told(["D", "5", "5"], ["draw a4"], answer)
    assert waits not in told(["D", "5"], [], "draw a4"), "it is D's own space"


def test_a_look_that_shows_nothing_new_is_called_what_it_is() -> None:
    assert told(["D", "5", "A", "5"], ["look"], "look") == [HintPass(rule="K-12")]


@pytest.mark.parametrize("spec", ["greedy", "search:n=160"])
def test_at_the_last_card_a_hint_takes_all_that_is_certain(spec: str) -> None:
    for seed in range(ENDINGS):
        match = at_the_last_card(seed)
        advice = advise(match.game, match.view(0), match.decisions()[0], match.choices(0), spec)
        best = max(score_after(match, match.game.write(action)) for action in match.choices(0))
        assert score_after(match, str(advice.answer)) == best


def test_a_hint_is_the_answer_of_expert() -> None:
    for seed in range(3):
        match = parlour.new("kokoro", seats=2, seed=seed)
        decision, choices, view = match.decisions()[0], match.choices(0), match.view(0)
        expert = bots.make("expert", match.game, SEED)
        advice = advise(match.game, view, decision, choices, "expert")
        assert advice.answer == expert.decide(view, decision, choices, {}, None)
