"""The mats at the end of a game of Kokoro, the best one large."""
# not compiled: a drawing is made once for a match, and is all text

from __future__ import annotations

from typing import Final

from parlour.core.capabilities import Picture
from parlour.core.drawing import ADVANCE, FELT, INK, PAPER, box, disc, group, number, path, svg, token
from parlour.core.values import View
from parlour.games.kokoro.board import Board, Shape
from parlour.games.kokoro.view import KokoroView, MatView

CELL: Final = 100
LEAF: Final = "#6d8f4e"
BLOSSOM: Final = "#d98aa0"
SEAL: Final = "#a8321f"
FAINT: Final = "#cbbd9d"
IN_A_COLUMN: Final = 4  # small mats


class MatPicture(Picture):
    """What was drawn on the paper, with the sanctuaries, the guardians and the scores."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.columns: int = board.columns
        self.rows: int = board.size // self.columns

    def draw(self, final: View) -> str:
        assert isinstance(final, KokoroView)
        first, *others = sorted(range(final.seats), key=lambda seat: -(final.mats[seat].score or 0))
        scale = 550 / (self.rows * CELL)
        wide = self.columns * CELL * scale
        left = 60.0 if others else (1200 - wide - 240) / 2
        best = group(f"translate({left:.1f} 40) scale({scale:.3f})", *self._mat(final.mats[first]))
        if not others:
            return svg(FELT, best, number(final.mats[first].score or 0, left + wide + 160, 315, 120, PAPER))
        column = left + wide + 60
        return svg(FELT, best, *self._score(final, first, column, 80, 80), *self._others(final, others, column))

    def _others(self, final: KokoroView, seats: list[int], left: float) -> list[str]:
        """Small, one below the other; of many only the mats."""
        scale = 0.29 if len(seats) <= 2 else 0.2 if len(seats) == 3 else 0.15
        wide, high = self.columns * CELL * scale, self.rows * CELL * scale + 26
        parts: list[str] = []
        for i, seat in enumerate(seats):
            x, y = left + i // IN_A_COLUMN * (wide + 60), 160 + i % IN_A_COLUMN * high
            parts.append(group(f"translate({x:.1f} {y:.1f}) scale({scale})", *self._mat(final.mats[seat])))
            if len(seats) <= IN_A_COLUMN:
                parts += self._score(final, seat, x + wide + 30, y + high / 2 - 13, 44)
        return parts

    def _score(self, final: KokoroView, seat: int, x: float, y: float, height: float) -> list[str]:
        score = final.mats[seat].score or 0
        middle = 2 * height + (len(str(score)) - 2) * ADVANCE * height / 40  # a long one begins where a short one does
        return [token(seat, x + height / 2, y, height / 2), number(score, x + middle, y, height, PAPER)]

    def _mat(self, mat: MatView) -> list[str]:
        wide, high = self.columns * CELL, self.rows * CELL
        parts = [box(-14, -14, wide + 28, high + 28, PAPER, 12, INK, 4)]
        parts += [
            box(x * CELL, y * CELL, CELL, CELL, "#efe4c8")
            for y in range(self.rows)
            for x in range(self.columns)
            if (x + y) % 2
        ]
        for space, number_of in enumerate(mat.paths):
            x, y = space % self.columns * CELL, space // self.columns * CELL
            if number_of:
                parts.append(path(line(self.board.shapes[number_of - 1], x, y), "none", INK, 20))
            parts += [disc(x + 26 + 16 * i, y + 78, 8, LEAF) for i in range(self.board.caterpillars.at[space])]
            parts += [disc(x + 74 - 16 * i, y + 24, 8, BLOSSOM) for i in range(self.board.flowers.at[space])]
        parts += [disc(*self._middle(space), 24, SEAL, PAPER, 5) for space in self.board.sanctuaries]
        for guardian, colour in ((mat.caterpillar, LEAF), (mat.flower, BLOSSOM)):
            if guardian is not None:
                x, y = self._middle(guardian)
                parts.append(path("M-24 34C-30 -2 -18 -30 0 -30S30 -2 24 34Z", PAPER, INK, 5, f"translate({x} {y})"))
                parts += [disc(x - 9, y, 4, INK), disc(x + 9, y, 4, INK), disc(x, y - 32, 11, colour, INK, 3)]
        return [*parts, box(0, 0, wide, high, "none", 0, FAINT, 3)]

    def _middle(self, space: int) -> tuple[int, int]:
        return space % self.columns * CELL + CELL // 2, space // self.columns * CELL + CELL // 2


def line(shape: Shape, x: int, y: int) -> str:
    """The path of a card in the space whose corner is given."""
    gates = ((shape.top, 50, 0), (shape.right, 100, 50), (shape.bottom, 50, 100), (shape.left, 0, 50))
    (_, ax, ay), (_, bx, by) = [gate for gate in gates if gate[0]]
    return f"M{x + ax} {y + ay}Q{x + 50} {y + 50} {x + bx} {y + by}"
