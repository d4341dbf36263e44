"""The box, the set-up and who sits where (C-01 to C-14)."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import EditionError, OptionError
from parlour.games import edition_text, make
from tests.games.cocoons.table import ANIMALS, Box


@pytest.mark.parametrize("seats", [0, 5])
def test_one_to_four_play(seats: int) -> None:
    """C-01"""
    with pytest.raises(OptionError):
        parlour.new("cocoons", seats)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_all_win_or_all_lose(seats: int) -> None:
    """C-01, C-50"""
    box = Box(seats)
    box.end()
    result = box.match.result()
    assert result is not None
    assert (result.scores, result.places) == ((0,) * seats, (2,) * seats)
    assert box.match.game.team


@pytest.mark.parametrize("share", ["auto", "players"])
def test_alone_one_holds_two_opposite_corners_and_sees_every_exposed_side_whatever_share_says(share: str) -> None:
    """C-01"""
    marks = "b1 south, a2 east, c2 west, b3 north"
    box = Box(1, marks=marks, share=share)
    assert box.view(0).corners == [["nw", "se"]]
    assert list(box.sides_known(0)) == ["b1", "a2", "c2", "b3"]
    assert list(box.sides_known(None)) == ["b1", "a2", "c2", "b3"], "all is shared with spectators too"
    assert box.asked == ["turn", "end"], "nobody to tell"


def test_alone_one_sees_every_exposed_side_after_a_rotation_too() -> None:
    """C-01"""
    box = Box(1, start="a1", marks="c1 west", doors="b1 rotation", level="4")
    box.go("slide b1")
    assert box.view(0).corners == [["sw", "ne"]]
    assert box.cocoon("c1", 0).seen_by == [0]


def test_eight_cocoons_on_nine_places_are_called_by_their_places_in_reading_order() -> None:
    """C-02"""
    box = Box(start="b2")
    assert [cocoon.place for cocoon in box.view().cocoons] == ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    assert box.view().gap == "b2"
    assert box.may == ["slide b1", "slide a2", "slide c2", "slide b3"]


def test_a_mark_tells_all_which_side_but_not_which_animal() -> None:
    """C-03"""
    box = Box(marks="a1 west, c3 south")
    assert (box.cocoon("a1").mark, box.cocoon("c3").mark, box.cocoon("b1").mark) == ("west", "south", "east")
    assert box.cocoon("a1", 0).side is None


def test_each_animal_has_one_cocoon() -> None:
    """C-03: what a side may be are the animals no cocoon has shown yet."""
    box = Box(marks="b1 south, a2 east", waits=True)
    box.deal("b2", *["north", "south", "north", "east"], *["north"] * 4)
    assert box.possible() == ANIMALS
    box.deal("owl")
    assert box.possible() == [animal for animal in ANIMALS if animal != "owl"]


@pytest.mark.parametrize("level", "12345")
def test_every_level_has_25_tokens_in_a_reserve_no_animal_goes_to(level: str) -> None:
    """C-04"""
    box = Box(level=level)
    assert box.view().reserve == 25
    box.go("slide b1")
    assert len([text for text in box.may if text.startswith("put")]) in (0, 8)


def test_the_start_token_lies_anywhere_uncovered_and_the_gap_begins_there() -> None:
    """C-10"""
    box = Box(waits=True)
    assert box.possible() == ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"]
    box.deal("c2")
    view = box.view()
    assert view.gap == "c2"
    assert box.bottom("c2").token == "start"
    assert box.bottom("c2").door is None


def test_every_other_place_has_a_closed_door_on_a_hidden_animal() -> None:
    """C-11"""
    box = Box(start="c2")
    below = [(bottom.door, bottom.token) for bottom in box.view().bottoms if bottom is not None]
    assert below.count(("closed", "hidden")) == 8
    assert below[5] == (None, "start")


def test_cocoons_have_any_orientation_and_unknown_sides() -> None:
    """C-12"""
    box = Box(waits=True)
    box.deal("b2")
    for _ in range(8):
        assert box.prompt == "mark"
        assert box.possible() == ["north", "east", "south", "west"]
        box.deal("west")
    assert [entry.move.prompt for entry in box.match.entries[:9]] == ["start", *["mark"] * 8]


@pytest.mark.parametrize(
    ("seats", "corners"),
    [
        (2, [["nw"], ["se"]]),
        (3, [["nw"], ["ne"], ["se"]]),
        (4, [["nw"], ["ne"], ["se"], ["sw"]]),
    ],
)
def test_players_sit_at_corners_two_of_them_face_to_face(seats: int, corners: list[list[str]]) -> None:
    """C-13"""
    assert Box(seats).view().corners == corners


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_who_begins_is_drawn_and_entered_even_alone(seats: int) -> None:
    """C-14"""
    box = Box(seats, first="draw", waits=True)
    assert box.prompt == "first"
    assert box.possible() == [str(seat) for seat in range(seats)]
    box.deal(str(seats - 1))
    box.deal()
    assert box.seat == seats - 1


def test_a_named_first_player_is_not_entered_and_turns_go_clockwise() -> None:
    """C-14"""
    box = Box(3, first="1")
    assert box.entries("first") == []
    active = []
    for _ in range(4):
        active.append(box.seat)
        box.go(box.may[0])
        if box.prompt == "put":
            box.go("leave")
    assert active == [1, 2, 0, 1]


def test_the_first_player_must_have_a_seat() -> None:
    """C-14"""
    with pytest.raises(OptionError) as caught:
        parlour.new("cocoons", 2, first="2")
    assert caught.value.facts["expected"] == "draw, 0, 1"


# Editions


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ('"fish", ', "", "animals"),
        ('"fish"', '"unicorn"', "animals"),
        ('"fish"', '"owl"', "animals"),
        ("tokens = 25", "tokens = 5", "tokens"),
        ("A = [1, 2, 3]", "A = [1, 2, 4]", "locks"),
        ("B = [4, 5, 6]", "B = [4, 5]", "locks"),
        ('"lockA", "lockB"]', '"lockA", "lockB", "rune7"]', "levels.3"),
        ('"number8"]', '"number7"]', "levels.5"),
    ],
)
def test_a_broken_edition_is_told_by_line_and_field(old: str, new: str, field: str) -> None:
    """C-03, C-04, C-62, C-71"""
    text = edition_text("cocoons")
    assert old in text
    broken = text.replace(old, new, 1)
    with pytest.raises(EditionError) as caught:
        make("cocoons", broken, "mine.toml")
    assert caught.value.facts["field"] == field
    assert caught.value.facts["line"] != 1


def test_another_edition_may_have_other_animals_and_tokens() -> None:
    """C-03, C-04"""
    text = edition_text("cocoons").replace('"fish"', '"bear"').replace("tokens = 25", "tokens = 30")
    game = make("cocoons", text, "mine.toml")
    match = parlour.new(game, 2, seed=1)
    assert match.game.read("bear") != match.game.read("owl")
    assert match.view(0).reserve == 30  # type: ignore[attr-defined]  # a view of Cocoons
