"""Walks of the gap over the nine places: shortest ways that visit a set of places, or bring a side into sight."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.cocoons.places import BESIDE, BEYOND, BITS, COUNT, WALL

FAR: Final = 99
SETS: Final = 512
ONE: Final[i64] = len("1")  # mypyc shifts 32 bits of a constant
TABLE: Final = SETS * 9  # entries by set of places and place
WAY: Final = 5  # parts of a slide in which ways are counted
ERRAND: Final = 3  # such parts that another place which needs a visit is worth, on the way


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


def _ways(goal: int, cover: bytes) -> list[int]:
    """For one goal: the least of slides less what errands on the way are worth, for each set of errands and place."""
    found = [WAY * slides for slides in cover[:9]] * SETS
    for errands in range(1, SETS):
        worth = ERRAND * COUNT[errands]
        parts = [errands & ~bit for bit in BITS if errands & bit]
        for here in range(9):
            if errands & (BITS[here] | BITS[goal]) == 0:
                least = WAY * cover[errands * 9 + here] - worth
                found[errands * 9 + here] = min([least, *[found[part * 9 + here] for part in parts]])
    return found


class _Tables:
    """Made when they are first needed. Each has an entry for every end (or none), set of places and place."""

    def __init__(self) -> None:
        self.covers = b""
        self.searches = b""
        self.ways = b""

    def cover(self) -> bytes:
        if not self.covers:
            self.covers = b"".join([bytes(_cover(end)) for end in range(9)])
        return self.covers

    def search(self) -> bytes:
        if not self.searches:
            self.searches = bytes(_searches())
        return self.searches

    def way(self) -> bytes:
        if not self.ways:
            cover = self.cover()
            self.ways = b"".join([bytes(_ways(goal, cover[goal * TABLE : (goal + 1) * TABLE])) for goal in range(9)])
        return self.ways


_TABLES: Final = _Tables()


def slides_to_cover(here: i64, places: i64, end: i64) -> i64:
    """The fewest slides for a gap that is here to visit a set of places (a mask) and then end there."""
    return _TABLES.cover()[end * TABLE + (places & ~(ONE << here)) * 9 + here]


def slides_to_find(here: i64, places: i64) -> i64:
    """The slides it takes to find what lies on one of these places, all equally likely, times their number."""
    return _TABLES.search()[places * 9 + here]


def way_to(here: i64, errands: i64, goal: i64) -> i64:
    """The slides to a goal, less what the errands are worth that are best done on the way, in units of 1 / WAY."""
    return _TABLES.way()[goal * TABLE + (errands & ~(ONE << here) & ~(ONE << goal)) * 9 + here]


def _sightings() -> bytes:
    """By mark and place of a cocoon: the fewest slides from each place of the gap until its side is exposed."""
    tables = b""
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
        tables += bytes(found)
    return tables


SIGHTING: Final = _sightings()


def slides_to_see(mark: i64, cocoon: i64, gap: i64) -> i64:
    """The fewest slides until the side of a cocoon on this place comes into sight."""
    return SIGHTING[mark * 81 + cocoon * 9 + gap]
