"""The printed mat: spaces, features, sanctuaries; shapes; and how lines join. A set of spaces is an i64 of bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.kokoro.edition import SANCTUARIES, Edge, KokoroEdition, bare

TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3


class Shape:
    """A path as printed on a card: the two edges where it leaves the space."""

    def __init__(self, number: int, joins: set[Edge]) -> None:
        self.number = number
        self.top = "top" in joins
        self.right = "right" in joins
        self.bottom = "bottom" in joins
        self.left = "left" in joins

    def opens(self, edge: int) -> bool:
        if edge == TOP:
            return self.top
        if edge == BOTTOM:
            return self.bottom
        return self.left if edge == LEFT else self.right


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
        # By space, how many there are: bytes are the quickest row of small numbers.
        self.caterpillars = bytes([word.count("c") for word in words])
        self.flowers = bytes([word.count("f") for word in words])
        self.features = bytes([c + f for c, f in zip(self.caterpillars, self.flowers, strict=True)])
        pieces = [bare(word) for word in words]
        self.sanctuaries = [pieces.index(letter) for letter in SANCTUARIES]
        self.caterpillar_guardian = words.index("CG")
        self.flower_guardian = words.index("FG")
        self.numbered = [self.names.index(name) for name in edition.pink.numbers]
        joins = [set(shape.joins) for shape in edition.deck]
        self.shapes = [Shape(number, joined) for number, joined in enumerate(joins, 1)]
        straights = ({"top", "bottom"}, {"left", "right"})
        self.is_straight = [joined in straights for joined in joins]
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

    def total(self, spaces: i64, values: bytes) -> int:
        """The sum of values over a set of spaces."""
        total: i64 = 0
        space: i64 = 0
        while spaces:
            if spaces & 1:
                total += values[space]
            spaces >>= 1
            space += 1
        return total

    def listed(self, spaces: i64) -> list[int]:
        """The spaces of a set, in reading order."""
        found: list[int] = []
        space: i64 = 0
        while spaces:
            if spaces & 1:
                found.append(space)
            spaces >>= 1
            space += 1
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
