"""The laws, the words, the golden records and the lessons of the game; add a test for each rule."""

from __future__ import annotations

from importlib import resources
from importlib.resources.abc import Traversable

import parlour
import pytest
from parlour import games, locales
from parlour.core.game import State
from parlour.core.match import Match
from parlour.learn import lesson as lessons
from parlour.testing import laws
from parlour.testing.suite import Laws

games.find("newgame")  # installed, or the folder above: see conftest.py
RECORDS = sorted((resources.files("newgame") / "records").iterdir(), key=lambda file: file.name)


def table(*cards: str, **options: str) -> Match[State]:
    """Two players; cards are dealt one to each in turn."""
    return parlour.new("newgame", seats=2, luck=list(cards), **options)


class TestNewGame(Laws):
    game = games.load("newgame")


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.name)
def test_a_golden_record_replays_to_its_end(file: Traversable) -> None:
    record = parlour.read(str(file))
    assert parlour.verify(games.of_record(record), record)


def test_the_golden_records_cover_the_game() -> None:
    records = [parlour.read(str(file)) for file in RECORDS]
    assert laws.uncovered(games.load("newgame"), records) == set()


def test_every_language_says_the_same() -> None:
    own = {language: {i for i in locales.ids(language) if "newgame" in i} for language in locales.LANGUAGES}
    assert own["en"] == own["fr"] == own["ja"]


def test_every_lesson_can_be_read() -> None:
    assert lessons.names("newgame") == ("first",)


def test_a_player_follows_suit() -> None:
    """NG-04."""
    match = table("c5", "c3", "h8", "h7", "s1", "s2", "s6", "s5", "c2", "h5")
    match.answer(0, "play c5")
    assert [question.choices for question in match.questions(1)] == [("play c3",)]
    refusal = match.answer(1, "play h7")
    assert refusal is not None
    assert refusal.rule == "NG-04"


def test_the_highest_card_of_the_led_suit_takes_the_trick() -> None:
    """NG-05."""
    match = table("c5", "h3", "h8", "h7", "s1", "s2", "s6", "s5", "c2", "h5")
    match.answer(0, "play c5")
    match.answer(1, "play h7")
    assert match.view(None).tricks == [1, 0]


def test_a_trump_beats_every_other_suit() -> None:
    """NG-06."""
    match = table("c5", "h3", "h8", "h7", "s1", "s2", "s6", "s5", "c2", "h5", trump="hearts")
    match.answer(0, "play c5")
    match.answer(1, "play h3")
    assert match.view(None).tricks == [0, 1]
