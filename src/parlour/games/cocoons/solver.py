"""Can a deal be won? The fewest tokens for somebody who sees through doors and sides, exactly.

A player who knows every side puts each animal straight into its own cocoon, so sides, marks and rotations don't matter:
only the gap's walk does. Nor does hard mode: leave an animal where it lies until the last time the walk frees its
place, and no place that is freed again is ever bare.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.errors import OptionError
from parlour.core.rng import Rng
from parlour.games.cocoons.doors import ACTION, DOOR_OF, LOCK_A, LOCK_B, NO_DOOR, NUMBER, SLIDE, Level
from parlour.games.cocoons.places import BESIDE, BITS, PLACE_OF
from parlour.games.cocoons.rules import MOST_FREE_TURNS
from parlour.games.cocoons.state import NOWHERE, OPEN

ALL: Final = 511
STEPS_OF_FREE: Final = MOST_FREE_TURNS + 1


@final
class SolverDeal:
    """Where everything lies: the start token, and the kind of door on each other place."""

    def __init__(self, start: int, doors: list[int]) -> None:
        self.start: i64 = start
        self.doors = doors  # by place, OPEN on the start token's


def any_deal(level: Level, rng: Rng) -> SolverDeal:
    """A deal of this level, all equally likely."""
    kinds = [DOOR_OF[name] for name in level.doors() if name in DOOR_OF]
    runes = level.other_runes()
    kinds += [runes.pop(rng.below(len(runes))) for _ in range(level.any_runes)]
    kinds += [OPEN] * level.bare
    start = rng.below(9)
    doors = [OPEN] * 9
    for place in range(9):
        if place != start:
            doors[place] = kinds.pop(rng.below(len(kinds)))
    return SolverDeal(start, doors)


def read_deal(text: str, level: Level) -> SolverDeal:
    """A deal such as `b2 number2 bare number1 …`: the start token's place, then the doors in the order of places.

    Raises OptionError unless the doors are those of the level.
    """
    words = text.replace(",", " ").split()
    named = [word for word in words[1:] if word in DOOR_OF or word == NO_DOOR]
    if len(words) != 9 or words[0] not in PLACE_OF or len(named) != 8:
        raise OptionError("cocoons-error-deal", deal=text)
    wanted = [name for name in level.doors() if name in DOOR_OF] + [NO_DOOR] * level.bare
    rest = sorted(named)
    for name in wanted:
        if name not in rest:
            raise OptionError("cocoons-error-deal-level", door=name)
        rest.remove(name)
    strange = [name for name in rest if DOOR_OF.get(name) not in level.other_runes() or rest.count(name) > 1]
    if strange:
        raise OptionError("cocoons-error-deal-level", door=strange[0])
    doors = [DOOR_OF.get(name, OPEN) for name in named]
    doors.insert(PLACE_OF[words[0]], OPEN)
    return SolverDeal(PLACE_OF[words[0]], doors)


def fewest_tokens(deal: SolverDeal, locks: list[list[int]], most: int) -> int | None:
    """The fewest tokens that win this deal, or None if `most` do not."""
    return _Search(deal, locks, most).run()


@final
class _Search:
    """Dijkstra's walk: positions by tokens spent. A position is one number:

    gap, doors still on, animals still below, place of the action cocoon, free turns in succession.
    """

    def __init__(self, deal: SolverDeal, locks: list[list[int]], most: int) -> None:
        self.deal = deal
        self.most = most
        self.needs = [needs_of(deal, place, locks) for place in range(9)]
        self.seen: set[int] = set()
        self.levels: list[list[int]] = [[] for _ in range(most + 2)]
        self.spent: i64 = 0

    def run(self) -> int | None:
        animals = ALL & ~BITS[self.deal.start]
        doors = sum(BITS[place] for place in range(9) if self.deal.doors[place] != OPEN)
        self.reach(self.deal.start, doors, animals, NOWHERE, 0, 0)
        for spent in range(self.most + 1):
            self.spent = spent
            positions = self.levels[spent]
            while positions:
                position = positions.pop()
                if position in self.seen:
                    continue
                self.seen.add(position)
                gap, animals = position % 9, position // 9 % 512
                if animals == 0 and gap == self.deal.start:
                    return spent
                if spent < self.most:  # an empty reserve ends the game, whatever moves are free (C-52)
                    self.take_turns(position)
        return None

    def reach(self, gap: int, doors: int, animals: int, action: int, free: int, cost: int) -> None:
        position = (((free * 10 + action) * 512 + doors) * 512 + animals) * 9 + gap
        if position not in self.seen:
            self.levels[self.spent + cost].append(position)

    def take_turns(self, position: int) -> None:
        gap, animals = position % 9, position // 9 % 512
        doors, rest = position // (9 * 512) % 512, position // (9 * 512 * 512)
        action, free = rest % 10, rest // 10
        for place in BESIDE[gap]:
            if place != action:
                self.slide(gap, place, doors, animals, action, 0, 1)
            elif free < MOST_FREE_TURNS:
                self.slide(gap, place, doors, animals, action, free + 1, 0)

    def slide(self, gap: int, place: int, doors: int, animals: int, action: int, free: int, cost: int) -> None:
        """The cocoon on a place moves into the gap; then what it frees happens."""
        bit = BITS[place]
        if action == place:
            action = gap
        if not doors & bit:
            self.reach(place, doors, animals & ~bit, action, free, cost)
        elif self.needs[place] & doors:
            self.reach(place, doors, animals, action, free, cost)  # put back
        elif self.deal.doors[place] == SLIDE:
            for other in BESIDE[place]:
                if other != gap:
                    self.slide(place, other, doors & ~bit, animals, action, free, cost)
        elif self.deal.doors[place] == ACTION:
            for home in range(9):
                if home != place:
                    self.reach(place, doors & ~bit, animals & ~bit, home, free, cost)
        else:
            self.reach(place, doors & ~bit, animals & ~bit, action, free, cost)


def needs_of(deal: SolverDeal, place: int, locks: list[list[int]]) -> int:
    """The places whose doors must be off before this one comes off (C-62, C-65)."""
    kind = deal.doors[place]
    first: list[int] = []
    if kind in (LOCK_A, LOCK_B):
        first = locks[kind - LOCK_A]
    elif kind != OPEN and kind > NUMBER:
        first = [kind - 1]
    return sum(BITS[other] for other in range(9) if deal.doors[other] in first)
