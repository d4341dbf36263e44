"""The ring of Cocoon World at the end, with its tiles and pawns around the EP Circle."""
# not compiled: a drawing is made once for a match, and is all text

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from parlour.core.capabilities import Picture
from parlour.core.drawing import GOLD, INK, SEATS, box, disc, group, number, path, svg, token
from parlour.core.values import View
from parlour.games.cocoon_world.account import CircleAccount
from parlour.games.cocoon_world.board import CIRCLE
from parlour.games.cocoon_world.view import CocoonWorldView

SEA: Final = "#33586b"
LAND: Final = "#7d9160"
SLAB: Final = "#e6d8b4"
EVENT: Final = "#cfae62"
EGG: Final = "M0 -36C20 -36 31 -12 31 10C31 32 18 44 0 44C-18 44 -31 32 -31 10C-31 -12 -20 -36 0 -36Z"
MIDDLE: Final = (420.0, 315.0)
FACE_DOWN: Final = "?"


class RingPicture(Picture):
    """The standings stand beside it, the first player on top."""

    def draw(self, final: View) -> str:
        assert isinstance(final, CocoonWorldView)
        scores = CircleAccount().standing(final)
        order = sorted(range(final.seats), key=lambda seat: -scores[seat])
        rows = [
            token(seat, 900, 100 + i * 108, 38) + number(scores[seat], 1020, 100 + i * 108, 60, "#f6eeda")
            for i, seat in enumerate(order)
        ]
        return svg(SEA, self._land(), *self._spaces(final), *self._circle(final), *self._pawns(final), *rows)

    def _land(self) -> str:
        return group("translate(420 315) scale(1.35 1)", disc(0, 0, 292, LAND, "#24414f", 6))

    def _spaces(self, final: CocoonWorldView) -> list[str]:
        parts: list[str] = []
        for space, (event, tile) in enumerate(zip(final.events, final.tiles, strict=True)):
            x, y = around(space, len(final.events), 340, 250)
            size = 58 if event else 44
            parts.append(box(x - size / 2, y - size / 2, size, size, EVENT if event else SLAB, 8, "#6b5230", 3))
            if event:
                parts.append(
                    path(
                        "M0 -18 5 -6 18 -5 8 3 11 16 0 9 -11 16 -8 3 -18 -5 -5 -6Z",
                        "#8c4a24",
                        at=f"translate({x:.1f} {y:.1f})",
                    )
                )
            elif tile is not None:
                fill = "#4d3550" if tile == FACE_DOWN else "#fffaf0"
                parts.append(box(x - 17, y - 17, 34, 34, fill, 5, INK, 3))
                if tile != FACE_DOWN:
                    parts.append(path("M-8 -8 8 0 -8 8Z", "#4f7a3a", at=f"translate({x:.1f} {y:.1f})"))
        return parts

    def _circle(self, final: CocoonWorldView) -> list[str]:
        parts: list[str] = []
        for at, pile in enumerate(final.piles):
            x, y = around(at, CIRCLE, 180, 130)
            parts += [disc(x, y, 31, SLAB, "#6b5230", 3), number(at, x, y, 24, "#8a7a52")]
            parts += [token(seat, x, y - 9 * i, 19) for i, seat in enumerate(pile)]
        return parts

    def _pawns(self, final: CocoonWorldView) -> list[str]:
        parts: list[str] = []
        for seat, player in enumerate(final.players):
            if player.space is None:
                x, y = MIDDLE[0] - 60 + 40 * seat, MIDDLE[1] + 10
            else:
                x, y = around(player.space, len(final.events), 340, 250)
                beside = [other for other in range(seat) if final.players[other].space == player.space]
                x, y = x + 14 * len(beside), y - 12 - 8 * len(beside)
            parts.append(group(f"translate({x:.1f} {y:.1f}) scale(0.72)", *pawn(seat, player.side)))
        return parts


def around(at: int, count: int, wide: float, high: float) -> tuple[float, float]:
    """A place of a ring, clockwise from the top."""
    turn = (at / count - 0.25) * 2 * pi
    return MIDDLE[0] + wide * cos(turn), MIDDLE[1] + high * sin(turn)


def pawn(seat: int, side: str) -> list[str]:
    """White and smiling, or black and horned; its player's colour is on its belly."""
    is_white = side == "white"
    horns = "M-20 -22C-36 -28 -38 -44 -30 -54C-26 -44 -18 -38 -8 -34ZM20 -22C36 -28 38 -44 30 -54C26 -44 18 -38 8 -34Z"
    face = INK if is_white else GOLD
    smile = "M-8 0C-3 6 3 6 8 0" if is_white else "M-7 4C-3 -1 3 -1 7 4"
    return [
        "" if is_white else path(horns, SEATS[0], INK, 4),
        path(EGG, "#fffaf0" if is_white else "#26222b", "#fffaf0" if not is_white else INK, 4),
        disc(-10, -12, 4, face),
        disc(10, -12, 4, face),
        path(smile, "none", face, 3),
        token(seat, 0, 24, 15),
    ]
