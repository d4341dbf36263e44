"""A row of small numbers, one for each seat, in one native integer; it is read and written like a list.

Also lists that stay in ascending order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from mypy_extensions import i64, mypyc_attr

WIDTH: Final = 12  # bits of a number, so that five fit
MASK: Final = 4095
ONES: Final = 0x001001001001001
IN_ORDER: Final = 0x005004003002001  # the numbers 0 to 4
LEAST: Final = -1  # that a row can hold: NOWHERE, NOBODY


@mypyc_attr(acyclic=True)
class Row:
    """Numbers from LEAST to 4094, as many as there are seats.

    >>> row = row_of([3, -1, 7])
    >>> row[2] += 1
    >>> row[1], row[2], list(row)
    (-1, 8, [3, -1, 8])
    """

    def __init__(self, size: i64, digits: i64) -> None:
        self.size: i64 = size
        self.digits: i64 = digits  # each number is kept as what it has above LEAST

    def clone(self) -> Row:
        return Row(self.size, self.digits)

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, seat: i64) -> i64:
        if not 0 <= seat < self.size:
            raise IndexError(seat)
        return ((self.digits >> (WIDTH * seat)) & MASK) + LEAST

    def __setitem__(self, seat: i64, number: i64) -> None:
        if not 0 <= seat < self.size:
            raise IndexError(seat)
        shift = WIDTH * seat
        before = (self.digits >> shift) & MASK
        self.digits += (number - LEAST - before) << shift

    def __iter__(self) -> Iterator[int]:
        return iter(self.listed())

    def listed(self) -> list[int]:
        """The numbers as a list."""
        return [self[seat] for seat in range(self.size)]

    def index(self, number: i64) -> i64:
        """Where a number stands first.

        >>> row_of([2, 0, 1]).index(0)
        1
        """
        for at in range(self.size):
            if self[at] == number:
                return at
        raise ValueError(number)

    def move_to_end(self, number: i64) -> None:
        """Take a number out and put it behind the others.

        >>> row = row_of([2, 0, 1])
        >>> row.move_to_end(2)
        >>> list(row)
        [0, 1, 2]
        """
        at = self.index(number)
        while at + 1 < self.size:
            self[at] = self[at + 1]
            at += 1
        self[at] = number

    def most(self) -> i64:
        """The highest."""
        found: i64 = LEAST
        for seat in range(self.size):
            found = max(found, self[seat])
        return found


def row_of(numbers: list[int]) -> Row:
    """Numbers as a row."""
    row = Row(len(numbers), 0)
    for seat, number in enumerate(numbers):
        row[seat] = number
    return row


def even_row(size: i64, number: i64) -> Row:
    """A row of one and the same number."""
    return Row(size, (number - LEAST) * ONES)


# Numbers in ascending order


def place_of(number: i64, numbers: list[int]) -> i64:
    """Where a number stands, or belongs, in a list that is in ascending order.

    >>> place_of(5, [2, 4, 6]), place_of(4, [2, 4, 4, 6])
    (2, 1)
    """
    low: i64 = 0
    high: i64 = len(numbers)
    while low < high:
        middle = (low + high) >> 1
        if numbers[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low


def put_in(number: i64, numbers: list[int]) -> None:
    """Add a number to a list in ascending order."""
    numbers.insert(place_of(number, numbers), number)


def take_out(number: i64, numbers: list[int]) -> None:
    """Take a number out of a list in ascending order, once; nothing if it isn't there.

    >>> numbers = [2, 4, 4, 6]
    >>> take_out(4, numbers)
    >>> take_out(5, numbers)
    >>> numbers
    [2, 4, 6]
    """
    at = place_of(number, numbers)
    if at < len(numbers) and numbers[at] == number:
        numbers.pop(at)
