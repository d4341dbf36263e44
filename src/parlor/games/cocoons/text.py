"""The board in words."""
# not compiled: words

from __future__ import annotations

from parlor.games.cocoons.view import CocoonsView


def board(view: CocoonsView, language: str) -> str:
    return str(view)
