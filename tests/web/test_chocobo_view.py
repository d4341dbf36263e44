"""The types of the web board name just the fields that the view and the edition of the game have."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest

from parlor.games.chocobo import edition, view

FILE = Path(__file__).parents[2] / "web" / "src" / "games" / "chocobo" / "view.ts"
STRUCTS: tuple[type[msgspec.Struct], ...] = (
    view.Foe,
    view.Said,
    view.ChocoboView,
    edition.Token,
    edition.Book,
    edition.Monster,
    edition.Floor,
    edition.Arena,
    edition.Boss,
    edition.ChocoboEdition,
)


def interfaces(source: str) -> dict[str, list[str]]:
    """The fields of each interface, by its name."""
    found = re.findall(r"^export interface (\w+) \{\n(.*?)^\}", source, re.MULTILINE | re.DOTALL)
    return {name: re.findall(r"^  (\w+)\??:", body, re.MULTILINE) for name, body in found}


@pytest.mark.parametrize("struct", STRUCTS, ids=lambda struct: struct.__name__)
def test_the_board_reads_the_fields_that_are_sent(struct: type[msgspec.Struct]) -> None:
    written = interfaces(FILE.read_text("utf-8"))[struct.__name__]
    assert sorted(written) == sorted(struct.__struct_fields__)
