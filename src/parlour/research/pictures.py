"""A board as people see it without a browser: in words, or those words as a picture."""

from __future__ import annotations

from typing import Any

import numpy as np

from parlour.core.game import Game, State
from parlour.core.values import Seat

MARGIN = 12
SIZE = 15
INK, PAPER = (34, 34, 34), (250, 247, 240)


def in_words(game: Game[State], state: State, seat: Seat | None, language: str = "en") -> str:
    """What a seat sees."""
    return game.text(game.view(state, seat), language)


def picture(game: Game[State], state: State, seat: Seat | None) -> Any:
    """The same as an array of pixels: height, width, red, green and blue."""
    from PIL import Image, ImageDraw, ImageFont

    text = in_words(game, state, seat)
    font = ImageFont.load_default(SIZE)
    left, top, right, bottom = ImageDraw.Draw(Image.new("RGB", (1, 1))).multiline_textbbox((0, 0), text, font)
    size = (int(right - left) + 2 * MARGIN, int(bottom - top) + 2 * MARGIN)
    image = Image.new("RGB", size, PAPER)
    ImageDraw.Draw(image).multiline_text((MARGIN - left, MARGIN - top), text, INK, font)
    return np.asarray(image)
