"""Walks of the gap over the nine places: shortest ways that visit a set of places, or bring a side into sight."""

from __future__ import annotations

from typing import Final

from parlour.games.cocoons.places import BESIDE, BEYOND, BITS, WALL

FAR: Final = 99
SETS: Final = 512


def _distances() -> list[list[int]]:
    return [[abs(p // 3 - q // 3) + abs(p % 3 - q % 3) for q in range(9)] for p in range(9)]


DISTANCE: Final = _distances()
"""Slides it takes to bring the gap from one place to another."""


def _cover(end: int) -> list[int]:
    """For one end: the fewest slides from each place that visit each set of places and end there."""
    found = [FAR] * (SETS * 9)
    found[end] = 0  # nothing left to visit, and there
    frontier = [end]
    moves = 0
    while frontier:
        moves += 1
        reached: list[int] = []
        for node in frontier:
            left, here = node // 9, node % 9
            for near in BESIDE[here]:
                # Walked backwards: before, the gap was next door, and `here` may or may not have been still to visit.
                for before in (left, left | BITS[here]):
                    if before & BITS[near] == 0 and found[before * 9 + near] == FAR:
                        found[before * 9 + near] = moves
                        reached.append(before * 9 + near)
        frontier = reached
    return found


def _searches() -> list[int]:
    """For each set and place: the least total of arrival times, over all orders to visit the set in."""
    found = [FAR * 9] * (SETS * 9)
    for places in range(SETS):
        wanted = [place for place in range(9) if places & BITS[place]]
        for here in range(9):
            totals = [
                len(wanted) * DISTANCE[here][place] + found[(places & ~BITS[place]) * 9 + place] for place in wanted
            ]
            found[places * 9 + here] = min(totals, default=0)
    return found


class _Tables:
    """Made when they are first needed."""

    def __init__(self) -> None:
        self.ends: list[list[int]] = []
        self.searches: list[int] = []

    def cover(self, end: int) -> list[int]:
        if not self.ends:
            self.ends = [_cover(place) for place in range(9)]
        return self.ends[end]

    def search(self) -> list[int]:
        if not self.searches:
            self.searches = _searches()
        return self.searches


_TABLES: Final = _Tables()


def slides_to_cover(here: int, places: int, end: int) -> int:
    """The fewest slides for a gap that is here to visit a set of places (a mask) and then end there."""
    left = places & ~BITS[here]
    return _TABLES.cover(end)[left * 9 + here]


def slides_to_find(here: int, places: int) -> int:
    """The slides it takes to find what lies on one of these places, all equally likely, times their number."""
    return _TABLES.search()[places * 9 + here]


def _sightings() -> list[list[int]]:
    """By mark and place of a cocoon: the fewest slides from each place of the gap until its side is exposed."""
    tables: list[list[int]] = []
    for mark in range(4):
        found = [FAR] * 81  # cocoon * 9 + gap
        frontier: list[int] = []
        for cocoon in range(9):
            gap = BEYOND[cocoon][mark]
            if gap != WALL:
                found[cocoon * 9 + gap] = 0
                frontier.append(cocoon * 9 + gap)
        moves = 0
        while frontier:
            moves += 1
            reached: list[int] = []
            for node in frontier:
                cocoon, gap = node // 9, node % 9
                for near in BESIDE[gap]:  # slides can be taken back, so distances are the same both ways
                    before = gap * 9 + cocoon if near == cocoon else cocoon * 9 + near
                    if found[before] == FAR:
                        found[before] = moves
                        reached.append(before)
            frontier = reached
        tables.append(found)
    return tables


SIGHTING: Final = _sightings()


def slides_to_see(mark: int, cocoon: int, gap: int) -> int:
    """The fewest slides until the side of a cocoon on this place comes into sight."""
    return SIGHTING[mark][cocoon * 9 + gap]
