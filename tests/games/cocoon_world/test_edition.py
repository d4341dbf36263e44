"""Editions: the standard one, and impossible ones that are refused with the reason."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.core.errors import EditionError
from parlour.games.cocoon_world.edition import read

STANDARD = games.edition_text("cocoon_world")


def test_the_standard_edition_has_every_kind_once() -> None:
    """W-10: 1 to 12 forward and backward, eight other basic tiles, twelve marked ones."""
    edition = read(STANDARD, "standard")
    assert set(edition.tiles.basic.values()) == set(edition.tiles.marked.values()) == {1}
    numbered = [name for name in edition.tiles.basic if name[1:].isdecimal()]
    assert sorted(numbered) == sorted(f"{way}{n}" for way in "fb" for n in range(1, 13))
    assert (len(edition.tiles.basic), len(edition.tiles.marked)) == (32, 12)


@pytest.mark.parametrize(
    ("old", "new", "field", "expected"),
    [
        ("stretch = 7", "stretch = 6", "ring.stretch", "7-20 (W-11)"),
        ("stretch = 7", "stretch = 21", "ring.stretch", "7-20 (W-11)"),
        ('"pit"]', '"pit", "pit"]', "ring.events", "6: "),
        ('"bet", "experience"', '"bet", "inn"', "ring.events", "6: "),
        ('["start", "initiation"', '["initiation", "start"', "ring.events", "start"),
        ('"experience", "bet", "experience", "pit"', '"experience", "bet", "pit", "pit"', "ring.events", "1 pit"),
        ("f12 = 1", "f48 = 1", "tiles.basic.f48", "f1-f47"),
        ("f12 = 1", "f0 = 1", "tiles.basic.f0", "f1-f47"),
        ("lose3 = 1", "lose4 = 1", "tiles.basic.lose4", "roll"),
        ("choose = 1", "choose = 0", "tiles.marked.choose", "1-9"),
        ("choose = 1", "choose = 10", "tiles.marked.choose", "1-9"),
    ],
)
def test_an_impossible_edition_is_refused_with_line_field_and_reason(
    old: str, new: str, field: str, expected: str
) -> None:
    text = STANDARD.replace(old, new)
    assert text != STANDARD
    with pytest.raises(EditionError) as error:
        read(text, "mine.toml")
    assert error.value.facts["field"] == field
    assert expected in str(error.value.facts["expected"])
    assert new.split(" ")[0].strip('"]') in text.split("\n")[int(error.value.facts["line"]) - 1]


def test_fewer_tiles_than_the_set_up_needs_are_refused() -> None:
    """W-11, W-12: 18 face down and five hands of three make 33."""
    few = STANDARD.partition("[tiles.marked]")[0] + "[tiles.marked]\n"
    with pytest.raises(EditionError) as error:
        read(few, "mine.toml")
    assert (error.value.facts["field"], error.value.facts["expected"]) == ("tiles", "≥ 33 (W-11, W-12)")
    read(few + "pit = 1\n", "mine.toml")


def test_the_length_of_a_stretch_is_data() -> None:
    """W-02, W-11: with nine normal spaces the hidden tiles are still on the first, fourth and seventh."""
    game = games.make("cocoon_world", STANDARD.replace("stretch = 7", "stretch = 9"), "mine.toml")
    view = game.view(game.setup(2, {"scenario": "first"}), None)
    tiles = view.tiles  # type: ignore[attr-defined]  # a View of this game
    assert len(tiles) == 60
    assert [space for space, tile in enumerate(tiles) if tile == "?"][:6] == [1, 4, 7, 11, 14, 17]
