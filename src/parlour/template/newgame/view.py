"""What one seat may know of a position."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Seat, View


class NewGameView(View, frozen=True, kw_only=True, tag="newgame"):
    """`hand` is the viewer's own; of the others everybody knows how many cards they hold."""

    phase: str
    hand: list[str]
    held: list[int]
    trick: list[str]
    leader: Seat
    tricks: list[int]
    gone: list[str]
