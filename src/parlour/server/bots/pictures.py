"""A picture of the board at the end of a match, for links to it: the game's drawing as a PNG."""

from __future__ import annotations

import resvg_py

from parlour import games
from parlour.core.drawing import WIDTH
from parlour.core.record import read_record
from parlour.core.verify import load


def paint(text: str) -> bytes | None:
    """By everybody's view of the end; None if the game draws none, or the match did not end. Raises RecordError."""
    record = read_record(text, "record")
    game = games.of_record(record)
    match = load(game, record)
    if game.picture is None or not match.is_over():
        return None
    return bytes(resvg_py.svg_to_bytes(svg_string=game.picture.draw(match.view(None)), width=WIDTH))
