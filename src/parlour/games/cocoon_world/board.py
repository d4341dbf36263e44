"""The box that a match is played with: ring, kinds of tiles, and the names of both. It never changes."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.cocoon_world.edition import CocoonWorldEdition
from parlour.games.cocoon_world.notation import Answers
from parlour.games.cocoon_world.tiles import EVENTS, EXPERIENCE, GODS_BET, NO_EVENT, PIT, START, Tile, tile_named

HOME: Final = 0  # the space Start
CIRCLE: Final = 11  # positions of the EP Circle (W-04)


class Board:
    """Spaces are numbered clockwise from Start, kinds of tiles in the order of the edition."""

    def __init__(self, edition: CocoonWorldEdition) -> None:
        printed: list[int] = []  # what is printed on each space
        for name in edition.ring.events:
            printed += [EVENTS[name]] + [NO_EVENT] * edition.ring.stretch
        self.events = bytes(printed)
        self.size: i64 = len(printed)
        self.stretch: i64 = edition.ring.stretch
        self.gods_bet: i64 = printed.index(GODS_BET)
        self.normal = [space for space, event in enumerate(printed) if event == NO_EVENT]
        self.distances = distances(printed)
        self.event_names = tuple([None if event == NO_EVENT else name_of_event(event) for event in printed])
        self.space_names = [
            str(space) if event == NO_EVENT else f"@cocoon_world-space-{name_of_event(event)}"
            for space, event in enumerate(printed)
        ]
        self.sets = {"basic": dict(edition.tiles.basic), "marked": dict(edition.tiles.marked)}
        self.counted: dict[tuple[str, ...], list[int]] = {}
        names: list[str] = []
        for group in self.sets.values():
            names += [name for name in group if name not in names]
        self.kinds: list[Tile] = []
        for name in names:
            tile = tile_named(name)
            assert tile is not None, "the edition was checked"
            self.kinds.append(tile)
        self.kind_of = {name: kind for kind, name in enumerate(names)}
        self.answers = Answers(names, self.normal, len(printed))

    def counts(self, sets: tuple[str, ...]) -> list[int]:
        """How many there are of each kind in some sets of tiles: asked for every guess, so it is kept."""
        known = self.counted.get(sets)
        if known is None:
            known = [sum(self.sets[group].get(tile.name, 0) for group in sets) for tile in self.kinds]
            self.counted[sets] = known
        return known

    def ahead(self, space: i64, event: i64) -> i64:
        """How far it is forward to the next space of this sort; Start counts as an Experience (W-53)."""
        return self.distances[event * self.size + space]

    def around(self, space: i64) -> i64:
        """The space that is meant if one counts on beyond Start, less than once around."""
        if space >= self.size:
            return space - self.size
        return space if space >= 0 else space + self.size

    def normal_number(self, space: i64) -> i64:
        """How many normal spaces are before a normal one."""
        return space - 1 - space // (self.stretch + 1)


def distances(printed: list[int]) -> bytes:
    """By sort of Event Space, then by space: how far it is forward to the next of this sort."""
    found: list[int] = []
    for event in range(NO_EVENT, PIT + 1):
        goals = (event, START) if event == EXPERIENCE else (event,)
        found += [steps_to(printed, space, goals) for space in range(len(printed))]
    return bytes(found)


def steps_to(printed: list[int], space: int, goals: tuple[int, ...]) -> int:
    for steps in range(1, len(printed) + 1):
        if printed[(space + steps) % len(printed)] in goals:
            return steps
    raise AssertionError("every sort of space is on the ring")


def name_of_event(event: int) -> str:
    """The name of an Event Space, as in an edition."""
    for name, number in EVENTS.items():
        if number == event:
            return name
    raise AssertionError("a normal space has no name")
