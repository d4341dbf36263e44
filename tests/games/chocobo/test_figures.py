"""The picture of a match has the drawings of the board: one hand."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import parlour
from parlour.core.drawing import Shape
from parlour.games.chocobo import figures
from parlour.games.chocobo.view import ChocoboView

BOARD = Path(__file__).parents[3] / "web" / "src" / "games" / "chocobo"
DRAWN = [name for name in dir(figures) if isinstance(getattr(figures, name), tuple)]


@pytest.mark.parametrize("name", DRAWN)
def test_the_shapes_are_those_of_the_board(name: str) -> None:
    drawn = (BOARD / "pieces.ts").read_text("utf-8") + (BOARD / "figures.ts").read_text("utf-8")
    shapes: tuple[Shape, ...] = getattr(figures, name)
    written = [d for d, _, _ in shapes if "a" not in d]  # ovals are computed there
    assert written
    assert [d for d in written if d not in drawn] == []


@pytest.mark.parametrize("boss", ["behemoth", "omega"])
def test_the_boss_one_met_is_in_the_picture(boss: str) -> None:
    match = parlour.new("chocobo", seats=1, boss=boss, seed=3)
    view = match.view(None)
    assert isinstance(view, ChocoboView)
    assert match.game.picture is not None
    drawing = match.game.picture.draw(msgspec.structs.replace(view, floor=4))
    shapes = {"behemoth": figures.BEHEMOTH, "omega": figures.OMEGA}
    assert [name for name, parts in shapes.items() if parts[0][0] in drawing] == [boss]
