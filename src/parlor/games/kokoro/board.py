"""The printed mat: spaces, features, sanctuaries; shapes; and how lines join. A set of spaces is an i64 of bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlor.games.kokoro.edition import SANCTUARIES, KokoroEdition, bare

EDGES: Final = ("top", "right", "bottom", "left")
TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3


class Board:
    """The mat as printed, made once from the edition."""

    def __init__(self, edition: KokoroEdition) -> None:
        grid = edition.mat.grid()
        words = [word for row in grid for word in row]
        self.columns: i64 = len(grid[0])
        self.size = len(words)
        self.names = [f"{chr(97 + x)}{y + 1}" for y in range(len(grid)) for x in range(len(grid[0]))]
        self.bits: list[int] = [2**space for space in range(self.size)]
        self.all: i64 = 2**self.size - 1
        self.left_edge: i64 = sum(self.bits[space] for space in range(0, self.size, len(grid[0])))
        self.right_edge: i64 = sum(self.bits[space] for space in range(len(grid[0]) - 1, self.size, len(grid[0])))
        self.caterpillars = [word.count("c") for word in words]
        self.flowers = [word.count("f") for word in words]
        self.features = [c + f for c, f in zip(self.caterpillars, self.flowers, strict=True)]
        pieces = [bare(word) for word in words]
        self.sanctuaries = [pieces.index(letter) for letter in SANCTUARIES]
        self.caterpillar_guardian = words.index("CG")
        self.flower_guardian = words.index("FG")
        self.numbered = [self.names.index(name) for name in edition.pink.numbers]
        joins = [set(shape.joins) for shape in edition.deck]
        self.opens: list[list[bool]] = [[edge in joined for edge in EDGES] for joined in joins]
        straights = ({"top", "bottom"}, {"left", "right"})
        self.is_straight = [joined in straights for joined in joins]
        self.number_of = {tuple(opens): number for number, opens in enumerate(self.opens, 1)}
        self.rows_of_spaces = [list(range(y * len(grid[0]), (y + 1) * len(grid[0]))) for y in range(len(grid))]
        self.columns_of_spaces = [[row[x] for row in self.rows_of_spaces] for x in range(len(grid[0]))]

    def beyond(self, edge: int, spaces: i64) -> i64:
        """The spaces whose neighbour over this edge is in a set."""
        if edge == TOP:
            return (spaces << self.columns) & self.all
        if edge == BOTTOM:
            return spaces >> self.columns
        if edge == LEFT:
            return ((spaces & ~self.right_edge) << 1) & self.all
        return (spaces & ~self.left_edge) >> 1

    def total(self, spaces: i64, values: list[int]) -> int:
        """The sum of values over a set of spaces."""
        total = 0
        for space in range(self.size):
            if spaces & 1:
                total += values[space]
            spaces >>= 1
        return total

    def listed(self, spaces: i64) -> list[int]:
        """The spaces of a set, in reading order."""
        found: list[int] = []
        for space in range(self.size):
            if spaces & 1:
                found.append(space)
            spaces >>= 1
        return found

    def named(self, spaces: i64) -> list[str]:
        return [self.names[space] for space in self.listed(spaces)]

    def count(self, spaces: i64) -> int:
        """How many spaces are in a set."""
        count = 0
        while spaces:
            spaces &= spaces - 1
            count += 1
        return count
