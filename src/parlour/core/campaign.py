"""A campaign: several matches with the same players, decided by the points they add up or by victories.

>>> matches = [
...     PlayedMatch((12, 9), (1, 2), "turns", (2, 9)),  # what wins a match need not be what is added up
...     PlayedMatch((8, 7), (1, 2), "turns", (8, 7)),
... ]
>>> ranking(matches, by="points").places, ranking(matches, by="victories").places
((2, 1), (1, 2))
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from parlour.core.values import Result, Value

VICTORIES: Final = "victories"  # the one measure that does not add up points


class PlayedMatch(Result, frozen=True):
    """How one of its matches ended, and the points that count for the campaign.

    Records from before points were told apart have none: there the scores stand for them."""

    points: tuple[int, ...] = msgspec.field(default=(), name="ep")

    def counted(self) -> tuple[int, ...]:
        return self.points or self.scores

    def __str__(self) -> str:
        rows = (" ".join(map(str, row)) for row in (self.scores, self.places, self.points) if row)
        return f"{self.ending} {' / '.join(rows)}"


class Ranking(Value, frozen=True):
    """How a campaign stands. Players who are level in both measures share a place."""

    matches: int
    points: tuple[int, ...]
    victories: tuple[int, ...]
    places: tuple[int, ...]


def ranking(matches: Sequence[PlayedMatch], *, by: str) -> Ranking:
    """The campaign after these matches, all with the same seats. Raises ValueError if not."""
    if not matches or len({len(match.scores) for match in matches}) != 1:
        raise ValueError("a campaign is one or more matches with the same players")
    seats = range(len(matches[0].scores))
    points = tuple(sum(match.counted()[seat] for match in matches) for seat in seats)
    victories = tuple(sum(match.places[seat] == 1 for match in matches) for seat in seats)
    first, second = (victories, points) if by == VICTORIES else (points, victories)
    keys = list(zip(first, second, strict=True))
    places = tuple(1 + sum(other > keys[seat] for other in keys) for seat in seats)
    return Ranking(len(matches), points, victories, places)


class Campaign(Value, frozen=True):
    """What was agreed, and the matches played so far. `str` is what a record's tag says.

    >>> str(Campaign(("arena", "first"), "ep").after(PlayedMatch((7, 9), (2, 1), "turns", (7, 3))))
    'ep arena first; turns 7 9 / 2 1 / 7 3'
    """

    scenarios: tuple[str, ...]
    measure: str
    played: tuple[PlayedMatch, ...] = ()

    def next_scenario(self) -> str | None:
        """What is played next; None when all matches are."""
        return self.scenarios[len(self.played)] if len(self.played) < len(self.scenarios) else None

    def after(self, match: PlayedMatch) -> Campaign:
        return Campaign(self.scenarios, self.measure, (*self.played, match))

    def restarted(self) -> Campaign:
        """The same once more, from the beginning."""
        return Campaign(self.scenarios, self.measure)

    def ranking(self) -> Ranking | None:
        """None before the first result."""
        return ranking(self.played, by=self.measure) if self.played else None

    def __str__(self) -> str:
        return "; ".join([f"{self.measure} {' '.join(self.scenarios)}", *map(str, self.played)])
