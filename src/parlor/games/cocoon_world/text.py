"""The board in words."""
# not compiled: words

from __future__ import annotations

from parlor.games.cocoon_world.view import WorldView


def board_in_words(view: WorldView, language: str) -> str:
    return str(view)
