"""Editions: what is refused, with the place, and what is warned of."""

from __future__ import annotations

import pytest

from parlour.core.errors import EditionError
from parlour.games import edition_text, editions, read_edition
from parlour.games.chocobo.edition import ChocoboEdition, dead_ends, faults, jams
from parlour.locales import LANGUAGES, say

TEXT = edition_text("chocobo")


def read(text: str) -> ChocoboEdition:
    found = read_edition("chocobo", text, "mine.toml")
    assert isinstance(found, ChocoboEdition)
    return found


def with_map(rows: str, text: str = TEXT) -> str:
    start = text.index('map = """')
    return text[:start] + f'map = """\n{rows}\n"""' + text[text.index('"""', start + 9) + 3 :]


def fault(text: str) -> tuple[str, int]:
    with pytest.raises(EditionError) as caught:
        read(text)
    return str(caught.value.facts["field"]), int(caught.value.facts["line"])


@pytest.mark.parametrize("name", ["standard", "tuned"])
def test_the_shipped_editions_are_sound_and_nothing_jams(name: str) -> None:
    """D-40"""
    edition = read(edition_text("chocobo", name))
    assert [*faults(edition), *dead_ends(edition)] == []
    assert edition.warnings() == []


def test_both_editions_are_shipped() -> None:
    assert editions("chocobo") == ["standard", "tuned"]


def test_an_unreachable_exit_is_refused_with_the_place() -> None:
    field, line = fault(with_map("S . # X"))
    assert field == "floors[0].map"
    assert TEXT.splitlines()[line - 1].startswith("map")
    with pytest.raises(EditionError, match="map of 1F no path leads from the Entrance at a1 to the Exit at d1"):
        read(with_map("S . # X"))


def test_a_dial_without_a_move_is_refused_with_the_place() -> None:
    start, end = TEXT.index("dial = ["), TEXT.index("]\n\n[provenance]")
    field, line = fault(TEXT[:start] + TEXT[start:end].replace('"move"', '"eat"') + TEXT[end:])
    assert field == "dial"
    assert TEXT.splitlines()[line - 1].startswith("dial")


def test_a_map_on_which_a_full_length_move_can_jam_is_warned_of() -> None:
    """D-40"""
    edition = read(with_map("X S # . .", TEXT))
    assert jams(edition.floors[0]) == [("d1", 2), ("e1", 2)]
    message, facts = edition.warnings()[0]
    assert facts == {"floor": "1F", "place": "d1", "length": 2}
    for language in LANGUAGES:
        assert "d1" in say(language, message, **facts)


@pytest.mark.parametrize(
    ("old", "new", "field"),
    [
        ("3, 1, 4, 2, 5, 2, 4, 1, 5, 3,", "3, 1, 4, 2, 5, 2, 4, 1, 5, 6,", "strengths"),
        ("3, 1, 4, 2, 5, 2, 4, 1, 5, 3,", "3, 1, 4, 2, 5, 2, 4, 1, 5,", "strengths"),
        ('["reap"],', '["dance"],', "dial"),
        ("value = 2", "value = 16", "vegetables[0].value"),
        ("value = 2", "value = 3", "vegetables"),
        ("amount = 4\ncount = 1", "amount = 10\ncount = 1", "books[5].amount"),
        ('name = "imp"', 'name = "Imp!"', "monsters[1].name"),
        ('name = "imp"', 'name = "blob"', "monsters"),
        ("attack = 3", "attack = 0", "monsters[9].hp"),
        ('reward = "hp"', 'reward = "vegetables"', "monsters[2].reward"),
        ("track = 10", "track = 0", "floors[3].track"),
        ("basic = 2", "basic = 5", "floors[2].basic"),
        ("floor = 3\nstar = true", "floor = 3", "floors"),
        ("start = 2", "start = 16", "arena.start"),
        ("start = 2", "start = 10", "bosses[0].start"),
        ("L2 d1 X d3", "L3 d1 X d3", "bosses[1].inner"),
        ("d1 . d1 . d2", "d1 . d1 .", "bosses[0].inner"),
        ("hp = 20", "hp = 0", "bosses[0].hp"),
    ],
)
def test_a_bad_field_is_named(old: str, new: str, field: str) -> None:
    assert old in TEXT
    assert fault(TEXT.replace(old, new, 1))[0] == field


@pytest.mark.parametrize(
    "rows", ["S . ? X", "S . X .\n. .", "S S X", "S . .", "S . . . . . . . . X", "S\n.\n.\n.\n.\nX", ""]
)
def test_a_bad_map_is_named(rows: str) -> None:
    assert fault(with_map(rows))[0] == "floors[0].map"


def test_an_unknown_field_and_a_missing_provenance_are_named() -> None:
    assert fault(TEXT.replace("track = 10", "track = 10\ncolour = 3"))[0] == "floors[3].colour"
    assert fault(TEXT.replace('bosses = "reconstructed: ', 'bosses = "perhaps: '))[0] == "provenance.bosses"
