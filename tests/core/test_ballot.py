"""Ballots: complete or not, shown to whom, and which answer most people back."""

from __future__ import annotations

import pytest

from parlour.core.ballot import Ballot, most_backed
from parlour.core.game import AGREE, EACH
from parlour.core.values import Action, Decision, Seat
from tests.core.script import Say

ALL = (2, 0, 1)  # seat 2 leads


def ballot(decision: Decision, **answers: str) -> Ballot:
    """`ballot(decision, s0="a")`: seat 0 has answered a."""
    made = Ballot(decision)
    made.answers = {int(seat[1:]): Say(word) for seat, word in answers.items()}
    return made


def test_each_is_complete_when_all_have_answered_whatever_they_say() -> None:
    decision = Decision("draw", ALL, EACH)
    assert not ballot(decision, s0="a", s1="b").is_complete()
    assert ballot(decision, s0="a", s1="b", s2="c").is_complete()


def test_agree_is_complete_when_all_say_the_same() -> None:
    decision = Decision("way", ALL, AGREE)
    assert not ballot(decision, s0="a", s1="a").is_complete()
    assert not ballot(decision, s0="a", s1="a", s2="b").is_complete()
    assert ballot(decision, s0="a", s1="a", s2="a").is_complete()


def test_answers_come_in_the_order_of_the_decisions_seats() -> None:
    assert ballot(Decision("draw", ALL, EACH), s0="a", s1="b", s2="c").in_order() == [Say("c"), Say("a"), Say("b")]


def test_a_standing_of_each_shows_ones_own_answer_only() -> None:
    standing = ballot(Decision("draw", ALL, EACH, secret=(1,), ask=4), s0="a", s2="b").standing(2)
    assert (standing.prompt, standing.ask, standing.answered, standing.answers) == ("draw", 4, (0, 2), (None, "b"))
    sealed = ballot(Decision("draw", ALL, EACH, secret=(1,)), s0="a")
    assert sealed.standing(1).answers == (None,), "sealed until it closes, whoever may read it then"


def test_a_standing_of_agree_shows_all_answers() -> None:
    made = ballot(Decision("way", ALL, AGREE), s0="a", s2="b")
    assert made.standing(1).answers == made.standing(None).answers == ("a", "b")


def test_a_secret_proposal_is_shown_only_to_who_may_read_the_answer() -> None:
    """A team that agrees in secret must not be read before the move, when it can't be read after it."""
    made = ballot(Decision("way", (0, 1), AGREE, secret=(0, 1)), s0="a", s1="b")
    assert made.standing(0).answers == made.standing(1).answers == ("a", "b")
    assert made.standing(2).answers == made.standing(None).answers == (None, None)
    assert made.standing(None).answered == (0, 1), "who has answered is open"


@pytest.mark.parametrize(
    ("answers", "people", "backed"),
    [
        ({"s0": "a", "s1": "a", "s2": "b"}, (0, 1, 2), "a"),
        ({"s0": "a", "s1": "b"}, (0, 1), "a"),  # a tie: seat 0 stands nearer the front
        ({"s0": "a", "s1": "b", "s2": "c"}, (0, 1, 2), "c"),  # a tie: the lead
        ({"s0": "a", "s1": "a", "s2": "b"}, (2,), "b"),  # only people who are present count
        ({"s0": "a"}, (1, 2), None),
        ({"s0": "a"}, (), None),
        ({}, (0, 1, 2), None),
    ],
)
def test_the_most_backed_answer(answers: dict[str, str], people: tuple[Seat, ...], backed: str | None) -> None:
    """D-62: what most people present give; ties go to the first of the decision's seats."""
    decision = Decision("way", ALL, AGREE)
    expected: Action | None = None if backed is None else Say(backed)
    assert most_backed(ballot(decision, **answers).answers, decision, people) == expected


def test_without_a_ballot_nothing_is_backed() -> None:
    assert most_backed({}, Decision("way", ALL, AGREE), ALL) is None
