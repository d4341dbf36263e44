"""The types of the web boards name just the fields that the view and the edition of their game have."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from parlour.games.chocobo import edition as chocobo_edition
from parlour.games.chocobo import view as chocobo
from parlour.games.cocoon_world import edition as world_edition
from parlour.games.cocoon_world import view as world

BOARDS = Path(__file__).parents[2] / "web" / "src" / "games"
STRUCTS: dict[str, tuple[type[msgspec.Struct], ...]] = {
    "chocobo": (
        chocobo.Foe,
        chocobo.Said,
        chocobo.ChocoboView,
        chocobo_edition.Token,
        chocobo_edition.Book,
        chocobo_edition.Monster,
        chocobo_edition.Floor,
        chocobo_edition.Arena,
        chocobo_edition.Boss,
        chocobo_edition.ChocoboEdition,
    ),
    "cocoon_world": (
        world.Player,
        world.TopTile,
        world.SeenTile,
        world.Among,
        world.TurnView,
        world.Chance,
        world.Odds,
        world.CocoonWorldView,
        world_edition.Ring,
        world_edition.Tiles,
        world_edition.CocoonWorldEdition,
    ),
}
EACH = [(slug, struct) for slug, structs in STRUCTS.items() for struct in structs]


def interfaces(source: str) -> dict[str, list[str]]:
    """The fields of each interface, by its name."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"^  (\w+)\??:", body, re.MULTILINE) for name, body in found}


@pytest.mark.parametrize(("slug", "struct"), EACH, ids=[f"{slug}-{struct.__name__}" for slug, struct in EACH])
def test_the_board_reads_the_fields_that_are_sent(slug: str, struct: type[msgspec.Struct]) -> None:
    written = interfaces((BOARDS / slug / "view.ts").read_text("utf-8"))[struct.__name__]
    assert sorted(written) == sorted(struct.__struct_encode_fields__)
