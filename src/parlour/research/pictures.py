"""A board as people see it without a browser: in words, or drawn."""

from __future__ import annotations

import io
from typing import Any

import numpy as np

from parlour.core.game import Game, State
from parlour.core.values import Seat

WIDTH = 800
MARGIN = 12
SIZE = 15
INK, PAPER = (34, 34, 34), (250, 247, 240)


def in_words(game: Game[State], state: State, seat: Seat | None, language: str = "en") -> str:
    """What a seat sees."""
    return game.text(game.view(state, seat), language)


def picture(game: Game[State], state: State, seat: Seat | None) -> Any:
    """What a seat sees as an array of pixels: height, width, red, green and blue. A game that can't be drawn is told
    in words."""
    if game.picture is None:
        return written(in_words(game, state, seat))
    import resvg_py
    from PIL import Image

    drawn = resvg_py.svg_to_bytes(svg_string=game.picture.draw(game.view(state, seat)), width=WIDTH)
    return np.asarray(Image.open(io.BytesIO(bytes(drawn))).convert("RGB"))


def written(text: str) -> Any:
    """Words as an array of pixels."""
    from PIL import Image, ImageDraw, ImageFont

    font = ImageFont.load_default(SIZE)
    left, top, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), text, font)
    size = (int(right - left) + 2 * MARGIN, int(bottom - top) + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN - left, MARGIN - top), text, INK, font)
    return np.asarray(image)
