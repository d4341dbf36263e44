"""Notation, indices, JSON, previews and the board in words."""

from __future__ import annotations

import hashlib
from typing import cast

import msgspec
import pytest

import parlour
from parlour.core.errors import NotationError
from parlour.core.game import State
from parlour.core.values import Event, Value, decode, encode
from parlour.games.kokoro.actions import Decree, Draw, Letter, Look, Path, Roll, Turn
from parlour.games.kokoro.events import WouldJoin
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.hints import coming
from parlour.games.kokoro.scoring import least_written
from parlour.games.kokoro.text import board_in_words
from parlour.games.kokoro.view import KokoroView
from parlour.locales import LANGUAGES, say
from tests.games.kokoro.table import at_the_end, at_the_fourth_golden_card, deal, play, table, view_of

SPACES = [f"{column}{row}" for row in range(1, 7) for column in "abcdefg"]


# Notation


def test_the_296_answers_and_their_indices_never_move() -> None:
    """K-12, K-68: 42 drawings, 252 with the Turning Stone, `look`, `turn`. Masks and saved models depend on it."""
    game = parlour.load("kokoro")
    texts = [game.write(action) for action in game.actions()]
    assert texts == [
        *(f"draw {name}" for name in SPACES),
        *(f"draw {name} as {number}" for name in SPACES for number in range(1, 7)),
        "look",
        "turn",
    ]
    assert len(texts) == 296
    digest = hashlib.sha256("\n".join(texts).encode()).hexdigest()
    assert digest == "5787d655b9e5b3fa9eb3d6e21cd77e6f71cd2503d86d1ef6e70f23214bdb5f08"
    assert [game.index(game.read(text)) for text in texts] == list(range(296))


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("draw c4", Draw(23, "c4")),
        ("draw c4 as 3", Draw(23, "c4", 3)),
        ("look", Look()),
        ("turn", Turn()),
        ("3", Path(3, golden=False)),
        ("3g", Path(3, golden=True)),
        ("D", Letter("D")),
        ("roll 9", Roll(9)),
        ("roll 0", Roll(10)),
        ("decree 16", Decree(16)),
    ],
)
def test_notation_of_every_kind(text: str, value: Value) -> None:
    """K-11, K-40: `3` plain, `3g` golden, a rolled 0 is ten."""
    game = parlour.load("kokoro")
    assert game.read(text) == value
    assert str(value) == text
    assert decode(encode(value), type(value)) == value


@pytest.mark.parametrize(
    "text",
    [
        *(
            "",
            "draw",
            "draw h1",
            "draw a7",
            "draw a0",
            "draw C4",
            "Draw c4",
            "draw  c4",
            "draw c4 as 7",
            "draw c4 as 0",
        ),
        *("look ", "7", "0g", "3 g", "G", "roll 10", "decree 17", "undo", "draw c4 as"),
    ],
)
def test_what_is_no_notation_is_an_error_and_no_refusal(text: str) -> None:
    match = table()
    deal(match, "D, 3")
    with pytest.raises(NotationError):
        match.answer(0, text)


@pytest.mark.parametrize("text", ["3g", "D", "roll 3", "decree 4", "turn"])
def test_chance_is_not_for_players_to_answer(text: str) -> None:
    """K-12"""
    match = table()
    deal(match, "D, 3")
    refusal = match.answer(0, text)
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("refuse-not-a-choice", "K-12")


def test_views_and_events_survive_json() -> None:
    match = parlour.new("kokoro", 3, seed=11, decree="draw", guardians="each", caller="manual")
    while not match.is_over():
        for seat in match.decisions()[0].seats:
            match.answer(seat, match.choices(seat)[-1])
        for who in (None, 0, 1, 2):
            view = match.view(who)
            assert decode(encode(view), KokoroView) == view
    for entry in match.entries:
        for told in entry.told:
            assert decode(encode(told.event), type(told.event)) == told.event


# Previews


def test_a_preview_shows_the_chain_and_what_it_counts() -> None:
    """K-21: from d4 over e4 to f4 and g4."""
    match = at_the_fourth_golden_card("e4─ g4─", called="5g")
    assert preview(match, "draw f4") == [
        WouldJoin(spaces=["e4", "f4", "g4"], features=1 + 1, sanctuaries=["E"], rule="K-21")
    ]
    assert preview(match, "draw d4") == [WouldJoin(spaces=["d4", "e4"], features=2, sanctuaries=["E"], rule="K-21")]
    assert preview(match, "draw b3") == [WouldJoin(spaces=["b3"], features=1, sanctuaries=[], rule="K-21")]


def test_a_preview_names_all_sanctuaries_on_the_chain() -> None:
    """K-23"""
    match = at_the_fourth_golden_card("d1┌ d2┘ c2┌ c4│", called="6g")
    assert preview(match, "draw c3") == [
        WouldJoin(spaces=["d1", "c2", "d2", "c3", "c4"], features=1 + 2 + 3, sanctuaries=["A", "B"], rule="K-21")
    ]


def test_a_preview_with_the_turning_stone_shows_the_other_number() -> None:
    """K-68"""
    match = at_the_fourth_golden_card("e4─ g4─", called="6g", decree="8")
    assert preview(match, "draw f4 as 5") == [
        WouldJoin(spaces=["e4", "f4", "g4"], features=2, sanctuaries=["E"], rule="K-21")
    ]


def test_a_preview_says_nothing_of_what_is_no_drawing() -> None:
    """K-13, K-15: a look, a space with a path, a moment at which nobody draws, a spectator."""
    match = at_the_fourth_golden_card("e4─", called="5g")
    assert preview(match, "look") == []
    assert preview(match, "draw e4") == []
    assert match.game.preview(match.view(None), match.game.read("draw f4")) == []
    waiting = table(caller="manual")
    deal(waiting, "D")
    waiting.answer(0, "turn")
    deal(waiting, "3")
    play(waiting, "draw a1")
    assert preview(waiting, "draw b1") == [], "the card on the table was played already"


def preview(match: parlour.Match[State], answer: str) -> list[Event]:
    return match.game.preview(match.view(0), match.game.read(answer))


# The board in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_has_all_one_needs_to_play(language: str) -> None:
    """K-10, K-11, K-17, K-24: round, sanctuary, card, mat, boxes, cards left."""
    match = table(2)
    deal(match, "D, 1g")
    play(match, "draw d2", "draw e4")
    deal(match, "3")
    text = match.text(0, language)
    assert say(language, "kokoro-board-round", round=1, letter="D", golden=1) in text
    assert "3 ┌" in text
    assert say(language, "kokoro-board-edge-right") in text
    assert say(language, "kokoro-board-edge-bottom") in text
    assert "    a       b       c       d       e       f       g" in text
    assert " 2  -       ccf     c       ff   │  ccf     c       -\n         ·       ·       ·  ─────┘       ·" in text
    assert " 4  D       c       cff     cc      E       c       f\n" in text, "one's own mat"
    assert say(language, "kokoro-board-player", name=say(language, "kokoro-board-you"), boxes="-", least=1) in text
    assert say(language, "seat-name", number=2) in text
    assert say(language, "kokoro-board-left-of", number=3, glyph="┌", plain=2, golden=4) in text
    assert say(language, "kokoro-board-sanctuaries", letters="A B C E F") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_spectators_text_shows_every_mat(language: str) -> None:
    """K-12"""
    match = table(2)
    deal(match, "D, 1g")
    play(match, "draw d2", "draw e4")
    text = match.text(None, language)
    assert " 2  -       ccf     c       ff   │" in text
    assert " 4  D       c       cff     cc      E    │" in text
    assert say(language, "kokoro-board-you") + ":" not in text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("peek", "card", "message"), [("sanctuary", "F", "sanctuary"), ("path", "6g", "path")])
def test_the_text_tells_what_one_has_seen_to_the_looker_alone(
    language: str, peek: str, card: str, message: str
) -> None:
    """K-15"""
    match = table(2, peek=peek)
    deal(match, "D, 1g")
    play(match, "look", "draw e4")
    deal(match, card)
    shown = {"letter": "F"} if peek == "sanctuary" else {"card": "6 │ *"}
    sentence = say(language, f"kokoro-board-next-{message}", **shown)
    assert sentence in match.text(0, language)
    assert sentence not in match.text(1, language)
    assert sentence not in match.text(None, language)
    for seat in (0, 1, None):
        assert say(language, "kokoro-board-knows") in match.text(seat, language), "who looked is open"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_shows_numbers_guardians_and_the_decree_on_the_pink_side(language: str) -> None:
    """K-40, K-42"""
    match = table(decree="12", guardians="random")
    deal(match, "roll 3, roll 9, D")
    text = match.text(0, language)
    assert " 1  (1)     (2)     cc      A       f       CG      cfff\n" in text
    assert " 6  cccf    f       c       F       ff      FG      (10)\n" in text
    assert say(language, "K-72.title") in text
    assert say(language, "K-72") in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_of_the_end_has_every_box_and_the_score(language: str) -> None:
    """K-31"""
    match = at_the_end("a1─ b1─ c1─", letter="E", boxes=(3, 0, 4, 7), decree="1")
    expected = say(
        language,
        "kokoro-board-finished",
        name=say(language, "kokoro-board-you"),
        boxes="A3 B0 C4 D7 E0",
        caterpillar=2,
        flower=0,
        decree=1,
        zeros=2,
        score=14 + 2 + 1 - 10,
    )
    assert expected in match.text(0, language)
    assert say(language, "kokoro-board-over") in match.text(0, language)


def test_a_text_before_the_first_card() -> None:
    assert say("en", "kokoro-board-before") in table().text(0)


def test_the_view_names_what_the_text_shows() -> None:
    """The fields of the documentation's table are those of the view."""
    assert [*KokoroView.__struct_fields__] == [
        *("seat", "seats", "options", "phase", "round", "turn", "decree", "letters", "called", "golden"),
        *("deck", "spent", "turned", "next_sanctuary", "next_path", "rolls", "lookers", "sixth", "mats"),
    ]
    assert view_of(table()).phase == "sanctuary"


def test_paths_that_join_touch_on_the_board() -> None:
    match = parlour.new("kokoro", seats=1, luck=["D", "5", "4", "6", "1"])
    for answer in ("draw b2", "draw c2", "draw c3"):
        assert match.answer(0, answer) is None
    lines = match.text(0).splitlines()
    row = next(n for n, line in enumerate(lines) if line.startswith(" 2 "))
    middle = lines[row + 1].index("┐")
    assert lines[row + 1].strip(" ·") == "─" * 13 + "┐", "from b2 into c2, without a gap"
    assert [line[middle] for line in lines[row + 1 : row + 5]] == ["┐", "│", "│", " "], "down through c3, to its edge"


@pytest.mark.parametrize(("decree", "least"), [("none", 6), ("10", 5)])
def test_the_least_that_is_written_next_is_told(decree: str, least: int) -> None:
    """K-24, K-70: the board and the hints say "at least"."""
    assert least_written(5, None if decree == "none" else int(decree)) == least
    assert least_written(0, None if decree == "none" else int(decree)) == 1
    match = parlour.new("kokoro", 1, seed=3, decree=decree)
    view = cast("KokoroView", match.view(0))
    mats = [msgspec.structs.replace(view.mats[0], boxes=[5])]
    text = board_in_words(msgspec.structs.replace(view, mats=mats), cast("Kokoro", match.game).components, "en")
    assert f"at least {least} is needed next" in text


@pytest.mark.parametrize(("decree", "told"), [("none", "left over"), ("7", "sixth sanctuary will be")])
def test_in_round_five_the_last_sanctuary_is_told_for_what_it_is(decree: str, told: str) -> None:
    """K-16, K-67: one is never scored; under decree 7 it is."""
    match = parlour.new("kokoro", 1, seed=3, decree=decree)
    view = cast("KokoroView", match.view(0))
    last = msgspec.structs.replace(view, round=5, letters=list("ABCDE"), next_sanctuary="F")
    assert told in board_in_words(last, cast("Kokoro", match.game).components, "en")
    assert ("F" in coming(last)) == (decree == "7")
