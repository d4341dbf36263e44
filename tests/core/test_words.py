"""Values in words: seats by name, clauses in brackets, texts through the catalogue."""

from __future__ import annotations

import pytest

import parlour
from parlour import words
from parlour.core.values import Refusal
from parlour.games.chocobo.actions import Split
from parlour.games.kokoro.actions import Draw, Look
from parlour.games.kokoro.events import DecreeShown, Drew, Looked
from parlour.locales import LANGUAGES, say


def test_a_seat_has_a_name_or_a_number() -> None:
    assert words.name_of("en", 0) == "Player 1"
    assert words.name_of("en", 1, ["Ada", "Bob"]) == "Bob"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_explained_with_its_clause(language: str) -> None:
    match = parlour.new("kokoro", seats=1, luck=["D", "3g", "4"])
    match.answer(0, "draw c1")
    refusal = match.answer(0, "draw c1")
    assert refusal is not None
    sentence = words.explain(language, refusal)
    assert sentence.endswith("(K-13)")
    assert "c1" in sentence


def test_cores_own_refusals_cite_no_clause() -> None:
    assert words.explain("en", Refusal("refuse-over")) == "The match is over, so there is nothing left to answer."


def test_seats_in_a_sentence_are_called_by_name() -> None:
    refusal = Refusal("refuse-not-asked", "", {"seat": 1})
    assert "Player 2" in words.explain("en", refusal)
    assert "Bob" in words.explain("en", refusal, ["Ada", "Bob"])
    assert "Ada" in words.tell("en", Looked(seat=0), ["Ada"])
    assert "c4" in words.tell("fr", Drew(seat=0, space="c4", number=3))


@pytest.mark.parametrize(
    ("language", "said"),
    [("en", "2 for Ada, 1 for Cy"), ("fr", "2 pour Ada, 1 pour Cy"), ("ja", "Ada 2枚、Cy 1枚")],
)
def test_shared_cards_are_said_with_whose_they_are(language: str, said: str) -> None:
    facts = Split((2, 0, 1)).facts()
    assert words.phrase(language, "chocobo-do-split", facts, ["Ada", "Bob", "Cy"]).endswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_answers_in_words(language: str) -> None:
    assert words.ask(language, "kokoro", "draw")
    assert "c4" in words.describe(language, "kokoro", Draw(0, "c4"))
    assert words.describe(language, "kokoro", Look())
    assert say(language, "K-63.title") in words.tell(language, DecreeShown(number=3))


def test_a_text_may_name_other_messages() -> None:
    text = words.phrase("en", "error-unknown-game", {"game": "@K-13.title now", "known": "a@b"})
    assert text == "There is no game called “Draw in a free space now”; the parlour has: a@b."


def test_what_has_no_words_is_said_as_the_rules_name_it() -> None:
    """As in somebody's game that brings none."""
    assert words.ask("en", "pebbles", "take-stones") == "Take stones"
    assert words.explain("en", Refusal("pebbles-too-many", "P-3")) == "Pebbles too many (P-3)"
