"""An edition as tables that the rules read: floors with every Move worked out, loops, decks and piles."""

from __future__ import annotations

from hashlib import sha256
from itertools import accumulate
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chocobo import experience
from parlour.games.chocobo.edition import (
    COLUMNS,
    INNER,
    ROWS,
    SHEETS,
    STRENGTHS,
    Boss,
    ChocoboEdition,
    rows_of,
    touches,
)
from parlour.games.chocobo.edition import Floor as FloorData

CELLS: Final = COLUMNS * ROWS
LENGTHS: Final = STRENGTHS + 1  # of a Move, from 0

# Icons on floors and loops
PLAIN: Final = 0
VEGETABLE: Final = 1
BOOK: Final = 2
HEAL: Final = 3
TRAP: Final = 4
REAPER: Final = 5
EXIT: Final = 6
WALL: Final = 7
LIGHTNING: Final = 8
VEIL: Final = 9

ICON_OF: Final = {
    ".": PLAIN,
    "S": PLAIN,
    "v": VEGETABLE,
    "b": BOOK,
    "h": HEAL,
    "d": TRAP,
    "r": REAPER,
    "X": EXIT,
    "#": WALL,
    "L": LIGHTNING,
}

# Icons on the dial
MOVE: Final = 0
ATTACK: Final = 1
EAT: Final = 2
REAP: Final = 3
DIAL_ICONS: Final = ("move", "attack", "eat", "reap")

# Effects of Books
RECOVER_BOOK: Final = 0
MOVE_BOOK: Final = 1
ATTACK_BOOK: Final = 2
ALL_BOOK: Final = 3
BOOK_EFFECTS: Final = ("recover", "move", "attack", "all")

# Rewards of Monsters
HP_REWARD: Final = 0
BOOK_REWARD: Final = 1
VEGETABLE_REWARD: Final = 2
REWARDS: Final = ("hp", "book", "vegetables")

BASIC: Final = 0
ELITE: Final = 1


def place_name(cell: int) -> str:
    """The name of a space of a floor.

    >>> place_name(0), place_name(38)
    ('a1', 'c5')
    """
    return f"{chr(ord('a') + cell % COLUMNS)}{cell // COLUMNS + 1}"


def cell_of(name: str) -> int:
    """The space of a floor that has this name."""
    return ord(name[0]) - ord("a") + COLUMNS * (int(name[1]) - 1)


def amount_of(space: str) -> int:
    return int(space[1]) if len(space) > 1 else 0


class Stops:
    """The ends of every Move in one row, and where those of each begin."""

    def __init__(self, ends: list[list[list[int]]]) -> None:
        routes = [ends_of_length for by_length in ends for ends_of_length in by_length]
        self.row = vec[i64]([end for ends_of_length in routes for end in ends_of_length])
        self.at = vec[i64](list(accumulate([len(ends_of_length) for ends_of_length in routes], initial=0)))


class Sheet:
    """One side of a floor."""

    def __init__(self, data: FloorData) -> None:
        self.floor = data.floor
        self.star = data.star
        self.basic = data.basic
        self.elite = data.elite
        self.track = data.track
        self.icon: list[int] = [WALL] * CELLS
        self.amount: list[int] = [0] * CELLS
        self.start = 0
        self.exit = 0
        for y, row in enumerate(rows_of(data)):
            for x, space in enumerate(row):
                cell = y * COLUMNS + x
                self.icon[cell] = ICON_OF[space[0]]
                self.amount[cell] = amount_of(space)
                if space == "S":
                    self.start = cell
                elif space == "X":
                    self.exit = cell
        self.beside: list[list[int]] = [self.steps_from(cell) for cell in range(CELLS)]
        self.ends: list[list[list[int]]] = [self.ends_from(cell) for cell in range(CELLS)]
        self.distance: list[int] = self.distances()
        # The same for those who think ahead
        self.stops = Stops(self.ends)
        self.icons = vec[i64](self.icon)
        self.steps_left = vec[float]([float(steps) for steps in self.distance])

    def steps_from(self, cell: int) -> list[int]:
        y, x = cell // COLUMNS, cell % COLUMNS
        found: list[int] = []
        if self.icon[cell] == WALL:
            return found
        if y > 0:
            found.append(cell - COLUMNS)
        if x > 0:
            found.append(cell - 1)
        if x < COLUMNS - 1:
            found.append(cell + 1)
        if y < ROWS - 1:
            found.append(cell + COLUMNS)
        return [other for other in found if self.icon[other] != WALL]

    def ends_from(self, cell: int) -> list[list[int]]:
        """For each length from 0, where a Move from here may end (D-40), in order."""
        reached: list[set[int]] = [set() for _ in range(STRENGTHS + 1)]
        self.walk([cell], reached)
        ends: list[list[int]] = [[cell]]
        for length in range(1, STRENGTHS + 1):
            here = set(reached[length])
            for shorter in range(1, length):
                if self.exit in reached[shorter]:
                    here.add(self.exit)
            # Neither a full-length route nor one to the Exit: the longest possible; nothing if no step is.
            ends.append(sorted(here) if here else ends[length - 1] if length > 1 else [])
        return ends

    def walk(self, path: list[int], reached: list[set[int]]) -> None:
        """Follow every way on from a path that enters no space twice."""
        here = path[-1]
        if len(path) > 1:
            reached[len(path) - 1].add(here)
        if len(path) > STRENGTHS or (here == self.exit and len(path) > 1):
            return
        for other in self.beside[here]:
            if other not in path:
                self.walk([*path, other], reached)

    def distances(self) -> list[int]:
        """Steps to the Exit from each space; more than any way has where there is none."""
        found = [99] * CELLS
        found[self.exit] = 0
        edge = [self.exit]
        while edge:
            far: list[int] = []
            for here in edge:
                for other in self.beside[here]:
                    if found[other] == 99:
                        found[other] = found[here] + 1
                        far.append(other)
            edge = far
        return found

    def best_stops(self, worth: list[float]) -> Stops:
        """The ends that matter for the last Move of a round, by what it is worth to stand on each space."""
        return Stops([[self.best_of(ends, worth) for ends in by_length] for by_length in self.ends])

    def best_of(self, ends: list[int], worth: list[float]) -> list[int]:
        """Without those that another, where the same happens, is as good as."""
        found: list[int] = []
        for end in sorted(ends, key=lambda cell: (self.distance[cell], -worth[cell])):
            nearer = [cell for cell in found if self.is_alike(cell, end)]
            if all(worth[cell] < worth[end] for cell in nearer):
                found.append(end)
        return found

    def is_alike(self, cell: int, other: int) -> bool:
        """Does the same happen on both?"""
        return self.icon[cell] == self.icon[other] and self.amount[cell] == self.amount[other]


class BossTile:
    """A Boss and the loop of the Reaper on its tile."""

    def __init__(self, data: Boss) -> None:
        self.name = data.name
        self.hp = data.hp
        self.basic = data.basic
        self.elite = data.elite
        self.start = data.start
        spaces = data.inner.split()
        self.icon: list[int] = [VEIL if space == "X" else ICON_OF[space[0]] for space in spaces]
        self.amount: list[int] = [amount_of(space) for space in spaces]
        # The same for those who think ahead
        self.icons = vec[i64](self.icon)
        self.amounts = vec[i64](self.amount)


class Box:
    """All components of one edition."""

    def __init__(self, edition: ChocoboEdition) -> None:
        self.strength: list[int] = [0, *edition.strengths]  # by card number
        self.dial: list[list[int]] = [sorted(DIAL_ICONS.index(icon) for icon in icons) for icons in edition.dial]
        self.spaces: i64 = len(self.dial)
        self.vegetable_value: list[int] = [token.value for token in edition.vegetables]
        self.token_name: list[str] = [str(token.value) for token in edition.vegetables]
        self.vegetable_count: list[int] = [token.count for token in edition.vegetables]
        self.book_name: list[str] = [book.name for book in edition.books]
        self.book_kind: dict[str, int] = {name: kind for kind, name in enumerate(self.book_name)}
        self.book_effect: list[int] = [BOOK_EFFECTS.index(book.effect) for book in edition.books]
        self.book_amount: list[int] = [book.amount for book in edition.books]
        self.book_count: list[int] = [book.count for book in edition.books]
        self.every_token: list[int] = list(range(len(edition.vegetables)))
        self.every_book: list[int] = list(range(len(edition.books)))
        self.monster_name: list[str] = [monster.name for monster in edition.monsters]
        self.monster_kind: dict[str, int] = {name: kind for kind, name in enumerate(self.monster_name)}
        self.monster_deck: list[int] = [BASIC if m.deck == "basic" else ELITE for m in edition.monsters]
        self.kinds_in: list[list[int]] = [
            [kind for kind, own in enumerate(self.monster_deck) if own == deck] for deck in (BASIC, ELITE)
        ]
        self.monster_hp: list[int] = [monster.hp for monster in edition.monsters]
        self.monster_attack: list[int] = [monster.attack for monster in edition.monsters]
        self.monster_reward: list[int] = [REWARDS.index(monster.reward) for monster in edition.monsters]
        self.monster_vegetables: list[int] = [monster.vegetables for monster in edition.monsters]
        self.monster_count: list[int] = [monster.count for monster in edition.monsters]
        by_side = {(floor.floor, floor.star): floor for floor in edition.floors}
        self.sheets: list[Sheet] = [Sheet(by_side[side]) for side in SHEETS]
        outer = edition.arena.outer.split()
        self.outer_icon: list[int] = [ICON_OF[space[0]] for space in outer]
        self.loop_icons = vec[i64](self.outer_icon)
        self.outer_amount: list[int] = [amount_of(space) for space in outer]
        self.outer_start = edition.arena.start
        self.touches: list[int] = [touches(inner) for inner in range(INNER)]
        self.touched = vec[i64](self.touches)  # for those who think ahead
        by_name = {boss.name: boss for boss in edition.bosses}
        self.bosses: list[BossTile] = [BossTile(by_name["behemoth"]), BossTile(by_name["omega"])]
        self.learnt = vec[float]()  # nothing is known of other parts than those the numbers were fitted to
        if self.parts() == experience.FITTED_TO:
            self.learnt = vec[float](experience.read())
        self.last_stops: dict[int, Stops] = {}  # see `stops_that_matter`

    def parts(self) -> str:
        """A digest of everything that a position's worth depends on. What vegetable tokens are worth may differ."""
        floors = [(s.icon, s.amount, s.start, s.track, s.basic, s.elite) for s in self.sheets]
        bosses = [(boss.hp, boss.basic, boss.elite, boss.start, boss.icon, boss.amount) for boss in self.bosses]
        rewards = (self.monster_reward, self.monster_vegetables)
        monsters = (self.monster_deck, self.monster_hp, self.monster_attack, *rewards)
        loops = (self.outer_icon, self.outer_amount, self.outer_start, self.touches)
        books = (self.book_effect, self.book_amount)
        parts = (self.strength, self.dial, floors, bosses, monsters, loops, books)
        return sha256(repr(parts).encode()).hexdigest()[:16]
