"""A campaign: several games with the same players, decided by total EP or by victories (W-16).

>>> games = [Result((7, 9), (2, 1), "turns"), Result((8, 1), (1, 2), "turns"), Result((3, 4), (2, 1), "turns")]
>>> standing(games, by="ep").places, standing(games, by="victories").places
((1, 2), (2, 1))
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from parlor.core.values import Result, Value

Measure = Literal["ep", "victories"]
"""What decides; agreed before the first game."""


class Standing(Value, frozen=True):
    """How a campaign stands. Who is level in both measures shares a place."""

    games: int
    ep: tuple[int, ...]
    victories: tuple[int, ...]
    places: tuple[int, ...]


def standing(results: Sequence[Result], *, by: Measure) -> Standing:
    """The campaign after these games, one result each, all with the same seats. Raises ValueError if not."""
    if not results or len({len(result.scores) for result in results}) != 1:
        raise ValueError("a campaign is one or more games with the same players")
    seats = range(len(results[0].scores))
    ep = tuple(sum(result.scores[seat] for result in results) for seat in seats)
    victories = tuple(sum(result.places[seat] == 1 for result in results) for seat in seats)
    keys = list(zip(ep, victories, strict=True) if by == "ep" else zip(victories, ep, strict=True))
    places = tuple(1 + sum(other > keys[seat] for other in keys) for seat in seats)
    return Standing(len(results), ep, victories, places)
