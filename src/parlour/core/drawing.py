"""Plain SVG for pictures of finished matches: shapes as text. Numbers are drawn as strokes, so no font is needed."""
# not compiled: a drawing is made once for a match, and is all text

from __future__ import annotations

from typing import Final

WIDTH: Final = 1200  # what sites show beside a link
HEIGHT: Final = 630
INK: Final = "#2a2420"
PAPER: Final = "#f6eeda"
FELT: Final = "#2f4d40"
GOLD: Final = "#e2ac2b"

SEATS: Final = ("#a8321f", "#33508a", "#4f7a3a", "#8a6206", "#6b3f7d", "#1f6f70", "#8c4a64", "#4a4038")
"""The players' colours, as everywhere."""

FIGURES: Final = (
    "M12 4 20 20H4Z",
    "M5 5H19V19H5Z",
    "M12 3 21 12 12 21 3 12Z",
    "M12 4A8 8 0 1 0 12 20A8 8 0 1 0 12 4Z",
    "M9 3H15V9H21V15H15V21H9V15H3V9H9Z",
    "M12 3 20.5 9.5 17 20H7L3.5 9.5Z",
    "M7 4H17L22 12 17 20H7L2 12Z",
    "M12 3 14.5 9 21 9.5 16 13.8 17.6 20.5 12 17 6.4 20.5 8 13.8 3 9.5 9.5 9Z",
)
"""The players' figures, in a box of 24: colour is never the only sign."""

DIGITS: Final = {  # one stroke each, 12 wide and 20 high, from the upper left corner
    "0": "M6 0C-1 0 -1 20 6 20S13 0 6 0Z",
    "1": "M2 4 7 0V20",
    "2": "M1 5C1 -2 11 -2 11 5C11 10 1 14 1 20H11",
    "3": "M1 2C4 -1 11 -1 10.500 5C10 9 6 9.500 4 9.500C8 9.500 12 11 11 16C10 21 3 21 0 17",
    "4": "M9 20V0L0 14H12",
    "5": "M10 0H2L1 9C5 6 12 8 11 14C10 21 3 21 0 17",
    "6": "M9 0C3 3 0 9 1 15C2 21 11 21 11 14C11 8 3 8 1 14",
    "7": "M0 0H11L4 20",
    "8": "M6 9C-1 8 0 0 6 0S13 8 6 9C-2 11 0 20 6 20S14 11 6 9Z",
    "9": "M11 6C11 -1 1 -1 1 6C1 12 10 12 11 6C12 12 9 17 4 20",
    "-": "M2 10H10",
}
ADVANCE: Final = 17


def svg(ground: str, *parts: str) -> str:
    """A whole picture, on a ground of one colour."""
    body = f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{ground}"/>{"".join(parts)}'
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">{body}</svg>'


def path(d: str, fill: str = "none", stroke: str = "none", width: float = 0, at: str = "") -> str:
    """A shape; `at` is a transform."""
    place = f' transform="{at}"' if at else ""
    line = f' stroke="{stroke}" stroke-width="{width:g}" stroke-linecap="round" stroke-linejoin="round"'
    return f'<path d="{d}" fill="{fill}"{line if width else ""}{place}/>'


Shape = tuple[str, str, float]
"""A path, its fill, the width of its ink line; after `~` stands the colour of a line without a fill."""


def figure(shapes: tuple[Shape, ...], at: str) -> str:
    """A drawing as the boards have it: ink line, flat colours."""
    parts = [path(d, "none", fill[1:], w) if fill.startswith("~") else path(d, fill, INK, w) for d, fill, w in shapes]
    return group(at, *parts)


def disc(x: float, y: float, radius: float, fill: str, stroke: str = INK, width: float = 0) -> str:
    return oval(x, y, radius, radius, fill, stroke, width)


def oval(x: float, y: float, rx: float, ry: float, fill: str, stroke: str = INK, width: float = 0) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<ellipse cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}" fill="{fill}"{line}/>'


def box(
    x: float, y: float, w: float, h: float, fill: str, radius: float = 0, stroke: str = INK, width: float = 0
) -> str:
    line = f' stroke="{stroke}" stroke-width="{width:g}"' if width else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{radius:g}" fill="{fill}"{line}/>'


def group(at: str, *parts: str) -> str:
    return f'<g transform="{at}">{"".join(parts)}</g>'


def number(value: int, x: float, y: float, height: float, colour: str = INK) -> str:
    """A number around a point."""
    text, scale = str(value), height / 20
    left = x - (len(text) * ADVANCE - ADVANCE + 12) / 2 * scale
    return "".join(
        path(
            DIGITS[digit],
            "none",
            colour,
            3,
            f"translate({left + i * ADVANCE * scale:.1f} {y - height / 2:.1f}) scale({scale:.2f})",
        )
        for i, digit in enumerate(text)
    )


def token(seat: int, x: float, y: float, radius: float) -> str:
    """A player's colour and figure."""
    scale = radius / 14
    figure = path(FIGURES[seat % 8], "#fff8ec", at=f"translate({x:g} {y:g}) scale({scale:.2f}) translate(-12 -12)")
    return disc(x, y, radius, SEATS[seat % 8], "#fff8ec", radius / 8) + figure
