"""Where an expedition into Chocobo's Dungeon ended: the floor or the Boss, the bird, the Reaper, the health left."""
# not compiled: a drawing is made once for a match, and is all text

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from parlour.core.capabilities import Picture
from parlour.core.drawing import GOLD, INK, box, disc, figure, number, path, svg
from parlour.core.values import View
from parlour.games.chocobo.components import BOOK, EXIT, HEAL, REAPER, TRAP, VEGETABLE, WALL, Box, Sheet
from parlour.games.chocobo.edition import COLUMNS, INNER, ROWS
from parlour.games.chocobo.figures import (
    BEHEMOTH,
    BIRD,
    HEART,
    HOODED,
    OMEGA,
    OPEN_BOOK,
    SCYTHE,
    SPIKES,
    STAIRS,
    TURNIP,
)
from parlour.games.chocobo.view import ChocoboView

CAVE: Final = "#2b2735"
STONE: Final = "#b9a88a"
BRICK: Final = "#5d4b3c"
FALLEN: Final = "#c9442c"
SIGNS: Final = {
    VEGETABLE: TURNIP,
    BOOK: OPEN_BOOK,
    HEAL: HEART,
    TRAP: SPIKES,
    REAPER: SCYTHE,
    EXIT: STAIRS,
}
UNIT: Final = 84


class DungeonPicture(Picture):
    """1F to 3F are grids, 4F is a ring around the Boss."""

    def __init__(self, box_: Box) -> None:
        self.box = box_

    def draw(self, final: View) -> str:
        assert isinstance(final, ChocoboView)
        scene = self._arena(final) if final.floor == 4 else self._floor(final)
        return svg(
            CAVE,
            *scene,
            figure(HEART, "translate(960 130) scale(1.5)"),
            number(max(final.hp, 0), 1080, 130, 80, "#f6eeda"),
            *[box(912 + i * 66, 240, 50, 150, GOLD if i < final.floor else "#4b4458", 10, INK, 4) for i in range(4)],
            *[number(i + 1, 937 + i * 66, 315, 36, INK if i < final.floor else "#8a8299") for i in range(4)],
            figure(BIRD if final.ending == "won" else HOODED, "translate(1010 510) scale(1.9)"),
        )

    def _floor(self, final: ChocoboView) -> list[str]:
        sheet = self._sheet(final)
        left, top = 460 - COLUMNS * UNIT / 2, 315 - ROWS * UNIT / 2
        parts = [box(left - 24, top - 24, COLUMNS * UNIT + 48, ROWS * UNIT + 48, BRICK, 26, INK, 6)]
        for cell, icon in enumerate(sheet.icon):
            x, y = left + cell % COLUMNS * UNIT, top + cell // COLUMNS * UNIT
            if icon == WALL:
                continue
            parts.append(box(x + 3, y + 3, UNIT - 6, UNIT - 6, GOLD if icon == EXIT else STONE, 12, INK, 2))
            if icon in SIGNS:
                parts.append(figure(SIGNS[icon], f"translate({x + UNIT / 2:g} {y + UNIT / 2:g}) scale(0.62)"))
        x, y = left + (final.place % COLUMNS + 0.5) * UNIT, top + (final.place // COLUMNS + 0.5) * UNIT
        return [*parts, figure(BIRD, f"translate({x:.1f} {y - 8:.1f}) scale(0.95)")]

    def _sheet(self, final: ChocoboView) -> Sheet:
        is_star = final.options.get(f"floor{final.floor}") == "star"  # floors 2 and 3 have a choice
        return next(sheet for sheet in self.box.sheets if (sheet.floor, sheet.star) == (final.floor, is_star))

    def _arena(self, final: ChocoboView) -> list[str]:
        parts = [disc(450, 315, 290, BRICK, INK, 6)]
        for at, icon in enumerate(self.box.outer_icon):
            x, y = around(at, len(self.box.outer_icon), 245)
            parts.append(disc(x, y, 40, STONE, INK, 3))
            if icon in SIGNS:
                parts.append(figure(SIGNS[icon], f"translate({x:.1f} {y:.1f}) scale(0.55)"))
        parts += [
            disc(*around(self.box.touches[at], len(self.box.outer_icon), 165), 26, "#8a7a62", INK, 3)
            for at in range(INNER)
        ]
        boss = OMEGA if final.options.get("boss") == "omega" else BEHEMOTH
        parts.append(figure(boss, "translate(450 315) scale(1.2)"))
        if final.ending == "won":
            parts.append(path("M-70 -70 70 70M70 -70 -70 70", "none", FALLEN, 16, "translate(450 315)"))
        x, y = around(self.box.touches[final.reaper % INNER], len(self.box.outer_icon), 165)
        parts.append(figure(HOODED, f"translate({x:.1f} {y:.1f}) scale(0.8)"))
        x, y = around(final.place, len(self.box.outer_icon), 245)
        return [*parts, figure(BIRD, f"translate({x:.1f} {y - 8:.1f}) scale(1.05)")]


def around(at: int, count: int, radius: float) -> tuple[float, float]:
    """A place of the ring: the first one is at the upper left."""
    turn = (at / count - 0.375) * 2 * pi
    return 450 + radius * cos(turn), 315 + radius * sin(turn)
