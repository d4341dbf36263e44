"""The printed mat: spaces, features, sanctuaries; shapes; and how lines join. A set of spaces is an i64 of bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.games.kokoro.edition import SANCTUARIES, SHAPES, Edge, KokoroEdition, bare

TOP: Final = 0
RIGHT: Final = 1
BOTTOM: Final = 2
LEFT: Final = 3
CHUNK: Final = 7  # spaces that are counted at once
CHUNK_MASK: Final = 127


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


class Counts:
    """How many of something are printed in each space."""

    def __init__(self, values: list[int]) -> None:
        self.at = bytes(values)  # by space: bytes are the quickest row of small numbers
        self.sums = b"".join(sums_of(values[first : first + CHUNK]) for first in range(0, len(values), CHUNK))

    def among(self, spaces: i64) -> i64:
        """How many there are in a set of spaces, a few spaces at a time."""
        total: i64 = 0
        first: i64 = 0
        while spaces:
            total += self.sums[first + (spaces & CHUNK_MASK)]
            first += CHUNK_MASK + 1
            spaces >>= CHUNK
        return total


def sums_of(values: list[int]) -> bytes:
    """For every subset of a few spaces what is printed there in all."""
    places = range(len(values))
    return bytes([sum(values[i] for i in places if subset // 2**i % 2) for subset in range(CHUNK_MASK + 1)])


class Board:
    """The mat as printed, made once from the edition."""

    def __init__(self, edition: KokoroEdition) -> None:
        grid = edition.mat.grid()
        words = [word for row in grid for word in row]
        size = len(words)
        self.one: i64 = 1  # shifted to a space it is that space: mypyc shifts constants as 32 bits
        self.columns: i64 = len(grid[0])
        self.size: i64 = size
        self.look: i64 = size + size * SHAPES  # the index of looking: each space, then each number in each space
        self.turn: i64 = self.look + 1
        self.names = [f"{chr(97 + x)}{y + 1}" for y in range(len(grid)) for x in range(len(grid[0]))]
        self.all: i64 = 2**size - 1
        self.left_edge: i64 = sum(2**space for space in range(0, size, len(grid[0])))
        self.right_edge: i64 = sum(2**space for space in range(len(grid[0]) - 1, size, len(grid[0])))
        caterpillars, flowers = [word.count("c") for word in words], [word.count("f") for word in words]
        self.caterpillars = Counts(caterpillars)
        self.flowers = Counts(flowers)
        self.features = Counts([c + f for c, f in zip(caterpillars, flowers, strict=True)])
        self.featured: i64 = sum(2**space for space in range(size) if self.features.at[space])
        pieces = [bare(word) for word in words]
        self.sanctuaries = bytes([pieces.index(letter) for letter in SANCTUARIES])
        self.shrines: i64 = sum(2**space for space in self.sanctuaries)
        self.caterpillar_guardian: i64 = words.index("CG")
        self.flower_guardian: i64 = words.index("FG")
        self.numbered = bytes([self.names.index(name) for name in edition.pink.numbers])
        joins = [set(shape.joins) for shape in edition.deck]
        self.shapes = [Shape(number, joined) for number, joined in enumerate(joins, 1)]
        self.edges = bytes([sum(2**edge for edge in range(4) if shape.opens(edge)) for shape in self.shapes])
        straights = ({"top", "bottom"}, {"left", "right"})
        self.is_straight = [joined in straights for joined in joins]
        rows = [list(range(y * len(grid[0]), (y + 1) * len(grid[0]))) for y in range(len(grid))]
        self.rows_of_spaces = [sum(2**space for space in row) for row in rows]
        self.columns_of_spaces = [sum(2 ** row[x] for row in rows) for x in range(len(grid[0]))]

    def beyond(self, edge: int, spaces: i64) -> i64:
        """The spaces whose neighbour over this edge is in a set."""
        if edge == TOP:
            return (spaces << self.columns) & self.all
        if edge == BOTTOM:
            return spaces >> self.columns
        if edge == LEFT:
            return ((spaces & ~self.right_edge) << 1) & self.all
        return (spaces & ~self.left_edge) >> 1

    def named(self, spaces: i64) -> list[str]:
        return [self.names[space] for space in bits.listed(spaces)]
