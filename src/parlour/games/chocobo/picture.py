"""Where an expedition into Chocobo's Dungeon ended: the floor or the Boss, the bird, the Reaper, the health left."""
# not compiled: a drawing is made once for a match, and is all text

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from parlour.core.capabilities import Picture
from parlour.core.drawing import GOLD, INK, box, disc, group, number, path, svg
from parlour.core.values import View
from parlour.games.chocobo.components import BOOK, EXIT, HEAL, REAPER, TRAP, VEGETABLE, WALL, Box, Sheet
from parlour.games.chocobo.edition import COLUMNS, INNER, ROWS
from parlour.games.chocobo.view import ChocoboView

CAVE: Final = "#2b2735"
STONE: Final = "#b9a88a"
BRICK: Final = "#5d4b3c"
HEART: Final = "M0 30C-40 4 -34 -30 -14 -30C-4 -30 0 -20 0 -16C0 -20 4 -30 14 -30C34 -30 40 4 0 30Z"
SIGNS: Final = {VEGETABLE: "#6fae5a", BOOK: "#33508a", HEAL: "#c9442c", TRAP: "#6b3f7d", REAPER: "#17141f"}
PLUMAGE: Final = (
    "M0 30C-24 30 -34 14 -30 0C-26 -12 -12 -12 -4 -18C-8 -40 12 -48 24 -38C34 -28 30 -12 26 0C28 18 20 30 0 30Z"
)
HORNS: Final = (
    "M-34 -20C-54 -28 -56 -46 -46 -56C-40 -40 -30 -34 -18 -34ZM34 -20C54 -28 56 -46 46 -56C40 -40 30 -34 18 -34Z"
)
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
            path(HEART, "#c9442c", "#fff8ec", 5, "translate(960 130) scale(1.5)"),
            number(max(final.hp, 0), 1080, 130, 80, "#f6eeda"),
            *[box(912 + i * 66, 240, 50, 150, GOLD if i < final.floor else "#4b4458", 10, INK, 4) for i in range(4)],
            *[number(i + 1, 937 + i * 66, 315, 36, INK if i < final.floor else "#8a8299") for i in range(4)],
            group("translate(1010 500) scale(1.9)", *bird())
            if final.ending == "won"
            else group("translate(1010 500) scale(2.1)", *reaper()),
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
                parts.append(disc(x + UNIT / 2, y + UNIT / 2, UNIT * 0.22, SIGNS[icon], INK, 3))
        x, y = left + (final.place % COLUMNS + 0.5) * UNIT, top + (final.place // COLUMNS + 0.5) * UNIT
        return [*parts, group(f"translate({x:.1f} {y:.1f}) scale(0.95)", *bird())]

    def _sheet(self, final: ChocoboView) -> Sheet:
        is_star = final.options.get(f"floor{final.floor}") == "star"  # floors 2 and 3 have a choice
        return next(sheet for sheet in self.box.sheets if (sheet.floor, sheet.star) == (final.floor, is_star))

    def _arena(self, final: ChocoboView) -> list[str]:
        parts = [disc(450, 315, 290, BRICK, INK, 6)]
        for at, icon in enumerate(self.box.outer_icon):
            x, y = around(at, len(self.box.outer_icon), 245)
            parts.append(disc(x, y, 40, STONE, INK, 3))
            if icon in SIGNS:
                parts.append(disc(x, y, 17, SIGNS[icon], INK, 3))
        parts += [
            disc(*around(self.box.touches[at], len(self.box.outer_icon), 165), 26, "#8a7a62", INK, 3)
            for at in range(INNER)
        ]
        parts.append(group("translate(450 315) scale(1.9)", *boss(is_beaten=final.ending == "won")))
        x, y = around(self.box.touches[final.reaper % INNER], len(self.box.outer_icon), 165)
        parts.append(group(f"translate({x:.1f} {y:.1f}) scale(0.8)", *reaper()))
        x, y = around(final.place, len(self.box.outer_icon), 245)
        return [*parts, group(f"translate({x:.1f} {y - 6:.1f}) scale(1.05)", *bird())]


def around(at: int, count: int, radius: float) -> tuple[float, float]:
    """A place of the ring: the first one is at the upper left."""
    turn = (at / count - 0.375) * 2 * pi
    return 450 + radius * cos(turn), 315 + radius * sin(turn)


def bird() -> list[str]:
    """Around (0, 0), about 80 high."""
    return [
        path("M-8 24 -14 42M10 24 12 42", "none", "#b9631c", 6),
        path("M-34 4C-46 -4 -44 -16 -36 -20C-30 -10 -24 -6 -16 -6Z", GOLD, INK, 4),
        path(PLUMAGE, "#f2cf4a", INK, 4),
        path("M-18 4C-8 16 8 14 12 2", "none", INK, 4),
        path("M30 -32 48 -24 30 -18Z", "#e08b2d", INK, 4),
        path("M8 -44C4 -56 12 -58 14 -48C18 -60 26 -56 22 -44", GOLD, INK, 4),
        disc(18, -28, 4, INK),
    ]


def reaper() -> list[str]:
    """Around (0, 0), about 80 high."""
    return [
        path(
            "M0 -44C26 -44 32 -16 30 6L36 40 22 34 10 42 0 34 -10 42 -22 34 -36 40 -30 6C-32 -16 -26 -44 0 -44Z",
            "#4b4066",
            INK,
            4,
        ),
        path("M0 -32C18 -32 22 -14 18 2C10 12 -10 12 -18 2C-22 -14 -18 -32 0 -32Z", "#17141f", INK, 3),
        disc(-8, -12, 5, GOLD),
        disc(8, -12, 5, GOLD),
    ]


def boss(*, is_beaten: bool) -> list[str]:
    """Around (0, 0), about 100 wide; its eyes are closed once it has fallen."""
    eyes = (
        path("M-22 -4 -10 2M22 -4 10 2", "none", GOLD, 5)
        if is_beaten
        else disc(-16, -4, 7, GOLD, INK, 3) + disc(16, -4, 7, GOLD, INK, 3)
    )
    return [
        path(HORNS, "#e9dfc8", INK, 4),
        path("M0 46C-34 46 -46 22 -42 -6C-38 -30 -18 -38 0 -38S38 -30 42 -6C46 22 34 46 0 46Z", "#6b3f6b", INK, 5),
        eyes,
        path("M-22 24H22L16 34 9 26 0 35 -9 26 -16 34Z", "#fff8ec", INK, 3),
    ]
