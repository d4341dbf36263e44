"""Sets of small numbers, each in one native integer: the numbers 0 to 61 as bits."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

ONE: Final[i64] = len("1")  # no constant to the compiler, which would shift it as 32 bits
CHUNK: Final = 10  # bits that a table knows at once
CHUNK_MASK: Final = 1023
SIZES: Final = bytes([chunk.bit_count() for chunk in range(CHUNK_MASK + 1)])
# For every chunk the places of its bits, filled up to ten.
PLACES: Final = b"".join(
    bytes([place for place in range(CHUNK) if chunk // 2**place % 2]).ljust(CHUNK) for chunk in range(CHUNK_MASK + 1)
)


def only(thing: i64) -> i64:
    """The set of this one.

    >>> listed(only(40))
    [40]
    """
    return ONE << thing


def count(things: i64) -> i64:
    """How many there are.

    >>> count(0b10110)
    3
    """
    size: i64 = 0
    while things:
        size += SIZES[things & CHUNK_MASK]
        things >>= CHUNK
    return size


def nth(things: i64, n: i64) -> i64:
    """The n-th of them, from 0.

    >>> nth(0b10110, 1)
    2
    """
    below: i64 = 0
    while things:
        chunk = things & CHUNK_MASK
        size: i64 = SIZES[chunk]
        if n < size:
            return below + PLACES[chunk * CHUNK + n]
        n -= size
        below += CHUNK
        things >>= CHUNK
    raise AssertionError("n is below the number of things")


def listed(things: i64) -> list[int]:
    """All of them, the lowest first.

    >>> listed(0b10110)
    [1, 2, 4]
    """
    found: list[int] = []
    thing: i64 = 0
    while things:
        if things & 1:
            found.append(thing)
        things >>= 1
        thing += 1
    return found
