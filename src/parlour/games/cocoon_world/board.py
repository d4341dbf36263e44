"""The box that a match is played with: ring, kinds of tiles, and the names of both. It never changes."""

from __future__ import annotations

from typing import Final

from parlour.games.cocoon_world.edition import CocoonWorldEdition
from parlour.games.cocoon_world.notation import Answers
from parlour.games.cocoon_world.tiles import EVENTS, EXPERIENCE, GODS_BET, NO_EVENT, START, Tile, tile_named

HOME: Final = 0  # the space Start
CIRCLE: Final = 11  # positions of the EP Circle (W-04)


class Board:
    """Spaces are numbered clockwise from Start, kinds of tiles in the order of the edition."""

    def __init__(self, edition: CocoonWorldEdition) -> None:
        self.events: list[int] = []  # what is printed on each space
        for name in edition.ring.events:
            self.events += [EVENTS[name]] + [NO_EVENT] * edition.ring.stretch
        self.size = len(self.events)
        self.stretch = edition.ring.stretch
        self.gods_bet = self.events.index(GODS_BET)
        self.normal = [space for space in range(self.size) if self.events[space] == NO_EVENT]
        self.space_names = [
            str(space) if event == NO_EVENT else f"@cocoon_world-space-{name_of_event(event)}"
            for space, event in enumerate(self.events)
        ]
        self.sets = {"basic": dict(edition.tiles.basic), "marked": dict(edition.tiles.marked)}
        names: list[str] = []
        for group in self.sets.values():
            names += [name for name in group if name not in names]
        self.kinds: list[Tile] = []
        for name in names:
            tile = tile_named(name)
            assert tile is not None, "the edition was checked"
            self.kinds.append(tile)
        self.kind_of = {name: kind for kind, name in enumerate(names)}
        self.answers = Answers(names, self.size)

    def counts(self, sets: tuple[str, ...]) -> list[int]:
        """How many there are of each kind in some sets of tiles."""
        return [sum(self.sets[group].get(tile.name, 0) for group in sets) for tile in self.kinds]

    def ahead(self, space: int, event: int) -> int:
        """How far it is forward to the next space of this sort; Start counts as an Experience (W-53)."""
        for steps in range(1, self.size + 1):
            found = self.events[(space + steps) % self.size]
            if found == event or (event == EXPERIENCE and found == START):
                return steps
        raise AssertionError("every Event Space is on the ring")


def name_of_event(event: int) -> str:
    """The name of an Event Space, as in an edition."""
    for name, number in EVENTS.items():
        if number == event:
            return name
    raise AssertionError("a normal space has no name")
