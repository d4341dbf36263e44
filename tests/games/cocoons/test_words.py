"""Notation, indices, previews, messages and the box in words."""

from __future__ import annotations

import hashlib
from types import ModuleType

import pytest

import parlour
from parlour import locales, words
from parlour.core.errors import NotationError, OptionError
from parlour.core.values import Event, Value, decode, encode
from parlour.games.cocoons import events
from parlour.games.cocoons.actions import (
    Correct,
    End,
    IsAnimal,
    IsDoor,
    IsFirst,
    IsMarked,
    IsStart,
    Leave,
    Put,
    Slide,
    Tell,
)
from parlour.games.cocoons.doors import DOORS
from parlour.games.cocoons.edition import NAMES
from parlour.games.cocoons.events import Corrected, Slid
from parlour.games.cocoons.places import CORNERS, PLACES, SIDES
from parlour.locales import LANGUAGES, has, say
from parlour.testing.wander import wander
from tests.games.cocoons.table import ANIMALS, Box


def test_the_164_answers_and_their_indices_never_move() -> None:
    """C-30, C-40, C-23: slides, puts, leave, end, corrections, tells. Masks and saved models depend on it."""
    game = parlour.load("cocoons")
    texts = [game.write(action) for action in game.actions()]
    assert texts == [
        *(f"slide {place}" for place in PLACES),
        *(f"put {place}" for place in PLACES),
        "leave",
        "end",
        *(f"correct {animal} {place}" for animal in ANIMALS for place in PLACES),
        *(f"tell {place} {animal}" for place in PLACES for animal in ANIMALS),
    ]
    assert len(texts) == 164
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()[:16]
    assert digest == "2b5772b6b84e11a3"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("slide b2", Slide("b2")),
        ("correct fox c1", Correct("fox", "c1")),
        ("put a3", Put("a3")),
        ("leave", Leave()),
        ("tell a3 fox", Tell("a3", "fox")),
        ("end", End()),
        ("2", IsFirst(2)),
        ("b2", IsStart("b2")),
        ("west", IsMarked("west")),
        ("lockA", IsDoor("lockA")),
        ("fox", IsAnimal("fox")),
    ],
)
def test_notation_of_every_kind(text: str, value: Value) -> None:
    """C-02, C-71"""
    game = parlour.load("cocoons")
    assert game.read(text) == value
    assert str(value) == text
    assert decode(encode(value), type(value)) == value


@pytest.mark.parametrize("text", ["", "slide d1", "correct dragon a1", "tell fox a3", "rune9", "4", "slide  b2"])
def test_bad_notation_is_an_error(text: str) -> None:
    with pytest.raises(NotationError):
        parlour.load("cocoons").read(text)


def tags(module: ModuleType, base: type[Value]) -> list[str]:
    """The tags of all values of a kind that a module defines."""
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, base)]
    return [str(kind.__struct_config__.tag) for kind in kinds if kind is not base]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_answer_event_thing_and_question_has_words(language: str) -> None:
    game = parlour.load("cocoons")
    for action in game.actions():
        assert words.describe(language, "cocoons", action)
    assert all(has(language, tag) for tag in tags(events, Event))
    for prompt in ("turn", "slide", "put", "tell", "end"):
        assert words.ask(language, "cocoons", prompt)
    for prompt in ("first", "start", "mark", "side", "door", "animal"):
        assert say(language, f"cocoons-deal-{prompt}")
    for ending in ("won", "wrong", "tokens", "owed"):
        assert say(language, f"cocoons-ending-{ending}")
    for name in NAMES:
        assert say(language, f"cocoons-animal-{name}")
    for name in (*DOORS, "rune"):
        assert say(language, f"cocoons-door-{name}")
    for kind_, names in (("side", SIDES), ("corner", CORNERS)):
        for name in names:
            assert say(language, f"cocoons-{kind_}-{name}")
    for option in game.options:
        assert say(language, f"cocoons-option-{option.name}")
        assert say(language, f"cocoons-option-{option.name}.about")
        for value in option.values:
            assert say(language, f"cocoons-value-{option.name}-{value}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_refusal_and_board_of_random_games_can_be_said(language: str) -> None:
    game = parlour.load("cocoons")
    for seed in range(25):
        match = wander(game, seed, 90)
        for entry in match.entries:
            for told in entry.told:
                assert words.tell(language, told.event)
        for seat in (None, *range(match.seats)):
            assert match.text(seat, language)
            assert game.text(match.view(seat), language)
        for decision in match.decisions():
            for action in game.actions():
                refusal = game.refuse(match.state, decision, decision.seats[0], action)
                assert refusal is None or words.explain(language, refusal)


# Previews


def test_a_preview_tells_what_a_slide_or_a_correction_surely_does() -> None:
    """C-30, C-40"""
    box = Box(animals="b1 owl")
    game = box.match.game
    assert game.preview(box.view(0), Slide("b1")) == [Slid(seat=0, place="b1", to="b2", paid=1, rule="C-30")]
    box.go("slide b1", "put c3")
    expected = Corrected(seat=1, animal="owl", place="c3", to="a1", rule="C-40")
    assert game.preview(box.view(1), Correct("owl", "a1")) == [expected]
    assert game.preview(box.view(1), Correct("fox", "a1")) == []
    assert game.preview(box.view(None), Slide("b2")) == []


# The box in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_all_one_needs_to_play(language: str) -> None:
    """C-22: turn, reserve, corners, marks, insides, what is in sight, the gap's bottom, discards."""
    box = Box(marks="a1 east", sides="a1 fox", doors="b1 number1, a1 number4", animals="b1 owl", level="5", hard="on")
    box.go("slide b1", "put c3")
    text = box.match.text(1, language)
    assert say(language, "cocoons-board-your-turn", turn=2) in text
    assert say(language, "cocoons-board-reserve", reserve=24, given_up=0) in text
    assert say(language, "cocoons-board-hard") in text
    assert say(language, "cocoons-board-corner", corner=say(language, "cocoons-corner-se")) in text
    assert " 1  →·    [ ]   ↑·" in text
    assert " 3  ↓·    →·    ↓1" in text
    assert say(language, "cocoons-animal-owl") in text
    assert say(language, "cocoons-board-shows", animal=say(language, "cocoons-animal-fox")) in text
    assert say(language, "cocoons-board-gap", place="b1") in text
    assert say(language, "cocoons-door-number1") in text


def test_the_text_forgets_with_the_screen() -> None:
    """C-24"""
    box = Box(marks="b1 south", sides="b1 fox", doors="b3 number4", level="5")
    assert "fox" in box.match.text(0)
    box.go("slide b3", "slide b2")
    assert "fox" in box.match.text(0), "seen again"
    box.go("slide c2")
    assert "fox" not in box.match.text(0)
    assert "number 4" not in box.match.text(0)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A lock must come with its three runes, but lock B lacks: rune 5 · rune 6. (C-71)"),
        (
            "fr",
            "Un cadenas vient avec ses trois runes, mais pour le cadenas B il manque\u202f: "
            "la rune 5 · la rune 6. (C-71)",
        ),
        ("ja", "錠には対応する三つのルーンが必要ですが、錠Bに足りないのは次のとおりです：ルーン5 · ルーン6。 (C-71)"),
    ],
)
def test_a_wrong_level_is_told_by_the_names_of_its_doors_and_its_clause(language: str, sentence: str) -> None:
    """C-71: not by their notation."""
    with pytest.raises(OptionError) as caught:
        parlour.new("cocoons", 2, level="lockB,rune4,slide,slide,slide,slide,rotation,action")
    assert locales.explain(language, caught.value.code, caught.value.facts) == sentence


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_one_turn_and_many_are_told_in_the_right_number(language: str) -> None:
    """C-64"""
    one, many = (locales.say(language, "cocoons-board-free", turns=turns) for turns in (1, 2))
    assert one.replace("1", "2", 1) != many or language == "ja"
