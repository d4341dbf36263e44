"""What can be lit and pointed at on a table: the names that lessons and teachers use, and nothing that hides anything.

They are data (`spots.toml` in the game's folder). A card in somebody's hand has no name here, only the hand has one; so
nobody who points can tell others, by intent or by accident, what they may not know.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from parlour import games
from parlour.core.values import Value
from parlour.learn.files import LearnerFile, text_of

FILE: Final = "spots.toml"
PLACES: Final = "places"


class Spots(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What can be pointed at, by kind."""

    places: str  # a pattern: spaces by their names in notation
    things: tuple[str, ...]
    whole: tuple[str, ...]  # pointed at as a whole: others see that it is meant, not where on it
    own: tuple[str, ...] = ()  # every seat has one of its own; `places` stands for all spaces

    def has(self, name: str) -> bool:
        """Is there such a thing, or may there be such a place?"""
        return name in self.things or bool(self.places and re.fullmatch(self.places, name))

    def is_whole(self, name: str) -> bool:
        return name in self.whole

    def is_own(self, name: str) -> bool:
        return name in self.own or (PLACES in self.own and name not in self.things and self.has(name))


EVERYWHERE: Final = Spots(places="", things=("decision", "players"), whole=("decision", "players"))
"""On every table, whatever is played."""


@cache
def of_game(slug: str) -> Spots:
    """What there is at a table of this game. One that is not ours has no board of its own to point at."""
    text = text_of(slug, FILE) if slug in games.slugs() else None
    if text is None:
        return EVERYWHERE
    own = LearnerFile(slug, FILE, text).decode(Spots)
    return Spots(
        places=own.places,
        things=(*own.things, *EVERYWHERE.things),
        whole=(*own.whole, *EVERYWHERE.whole),
        own=own.own,
    )
