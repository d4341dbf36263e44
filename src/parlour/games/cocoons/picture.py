"""The box at the end of a game of Cocoons, seen from above: who is at home, and who went astray."""
# not compiled: a drawing is made once for a match, and is all text

from __future__ import annotations

from typing import Final

from parlour.core.capabilities import Picture
from parlour.core.drawing import GOLD, INK, box, disc, group, number, oval, path, svg
from parlour.core.values import View
from parlour.games.cocoons.places import PLACE_OF, SIDE_OF
from parlour.games.cocoons.view import Cocoon, CocoonsView

WOOD: Final = "#9b7048"
DARK: Final = "#3d2816"
SILK: Final = "#efe0bd"
HOME: Final = "#3e6b2c"
ASTRAY: Final = "#a8321f"
FURS: Final = ("#d9772e", "#a9794e", "#8b95a3", "#6fae5a", "#c9a678", "#4f9fb0", "#9a86bd", "#7d5638")
FACE: Final = (
    "M0 34C-24 34 -34 18 -33 2C-38 -12 -34 -34 -28 -36C-20 -34 -14 -26 -10 -22C-4 -24 4 -24 10 -22"
    "C14 -26 20 -34 28 -36C34 -34 38 -12 33 2C34 18 24 34 0 34Z"
)
CELL: Final = 176


class BoxPicture(Picture):
    """Nine places, eight cocoons with what is in them, and the tokens that are left."""

    def draw(self, final: View) -> str:
        assert isinstance(final, CocoonsView)
        names = sorted({animal for cocoon in final.cocoons for animal in (*cocoon.animals, cocoon.side or "")} - {""})
        cocoons = [self._cocoon(cocoon, names) for cocoon in final.cocoons]
        tokens = [
            disc(960 + i % 6 * 38, 470 + i // 6 * 38 - i % 6 % 2 * 6, 17, GOLD, INK, 3)
            for i in range(min(final.reserve, 18))
        ]
        home = sum([cocoon.side is not None and cocoon.side in cocoon.animals for cocoon in final.cocoons])
        return svg(
            "#2f4d40",
            box(270, 24, 582, 582, WOOD, 30, DARK, 8),
            box(296, 50, 530, 530, "#5b3c22", 16, DARK, 6),
            *[
                box(302 + column * CELL, 56 + row * CELL, CELL - 8, CELL - 8, "#4a311d", 14)
                for row in range(3)
                for column in range(3)
            ],
            *cocoons,
            path("M0 34V-8L40 -40 80 -8V34Z", HOME, "#fff8ec", 6, "translate(940 170)"),
            number(home, 1090, 168, 76, "#f6eeda"),
            *tokens,
        )

    def _cocoon(self, cocoon: Cocoon, names: list[str]) -> str:
        row, column = divmod(PLACE_OF[cocoon.place], 3)
        parts = [
            oval(4, 12, 76, 70, "#241609"),
            oval(0, 0, 76, 72, SILK, INK, 5),
            path(
                "M-72 -20C-30 -44 30 -44 72 -20M-72 22C-30 46 30 46 72 22M-58 46C-24 62 24 62 58 46",
                "none",
                "#c3ab7a",
                4,
            ),
            oval(0, 0, 52, 48, "#6b4d31", INK, 4),
        ]
        if cocoon.mark is not None:
            parts.append(path("M-14 -62H14L0 -84Z", ASTRAY, INK, 3, f"rotate({90 * SIDE_OF[cocoon.mark]})"))
        for i, animal in enumerate(cocoon.animals[:3]):
            fur = FURS[names.index(animal) % len(FURS)]
            spot = (0, 6) if len(cocoon.animals) == 1 else (-20 + 20 * i, -6 + 12 * (i % 2))
            eyes = disc(-12, 0, 6, INK) + disc(12, 0, 6, INK) + path("M-6 13C-3 17 3 17 6 13", "none", INK, 3)
            parts.append(
                group(
                    f"translate({spot[0]} {spot[1]}) scale({1 if len(cocoon.animals) == 1 else 0.7})",
                    path(FACE, fur, INK, 4),
                    eyes,
                )
            )
        if cocoon.side is not None and cocoon.animals:
            is_home = cocoon.side in cocoon.animals
            sign = "M-9 0L-2 9L11 -9" if is_home else "M-8 -8L8 8M8 -8L-8 8"
            parts += [
                disc(54, -48, 21, HOME if is_home else ASTRAY, "#fff8ec", 4),
                path(sign, "none", "#fff8ec", 6, "translate(54 -48)"),
            ]
        return group(f"translate({386 + column * CELL} {140 + row * CELL})", *parts)
