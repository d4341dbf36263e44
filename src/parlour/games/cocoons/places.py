"""The floor of the box: nine places, four sides, four corners, and who sees what from where (C-02, C-13, C-21)."""

from __future__ import annotations

from typing import Final

PLACES: Final = ("a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")
PLACE_OF: Final = {name: place for place, name in enumerate(PLACES)}
WALL: Final = 9

SIDES: Final = ("north", "east", "south", "west")
SIDE_OF: Final = {name: side for side, name in enumerate(SIDES)}

CORNERS: Final = ("nw", "ne", "se", "sw")
FACES: Final = ((0, 3), (0, 1), (2, 1), (2, 3))  # from a corner one sees the sides that face it

SEATING: Final = (  # by number of seats, in turn order; alone one holds two opposite corners (C-01)
    (),
    ((0, 2),),
    ((0,), (2,)),
    ((0,), (1,), (2,)),
    ((0,), (1,), (2,), (3,)),
)

BITS: Final[list[int]] = [2**k for k in range(9)]
"""Powers of two by exponent."""

COUNT: Final[list[int]] = [sum(1 for bit in BITS if some & bit) for some in range(512)]
"""How many places a set of places has."""


def _beyond(place: int, side: int) -> int:
    row, column = divmod(place, 3)
    row += (-1, 0, 1, 0)[side]
    column += (0, 1, 0, -1)[side]
    return row * 3 + column if 0 <= row < 3 and 0 <= column < 3 else WALL


BEYOND: Final = [[_beyond(place, side) for side in range(4)] for place in range(9)]
"""The place next to a place on one side, or WALL."""

BESIDE: Final = [sorted(near for near in row if near != WALL) for row in BEYOND]
"""The places next to a place by an edge, in order."""


NEAR_COUNT: Final = bytes([len(near) for near in BESIDE])
NEAR: Final = bytes([place for near in BESIDE for place in (*near, WALL, WALL)[:4]])
"""NEAR[4 * place + k] is the k-th of the places beside a place."""

FACING: Final = bytes([BEYOND[near].index(k // 4) if near != WALL else WALL for k, near in enumerate(NEAR)])
"""FACING[4 * place + k] is the side by which that one faces the place."""

AROUND: Final[list[int]] = [sum(BITS[near] for near in row) for row in BESIDE]
"""The places beside a place as a set."""

ALL_PLACES: Final = 511


def corners_of(seats: int, seat: int, turned: int) -> list[int]:
    """The corners a seat faces once the box has been turned clockwise by this many quarters (C-63)."""
    return [(corner - turned) % 4 for corner in SEATING[seats][seat]]


def _watchers(seats: int, turned: int, side: int) -> int:
    """The seats that see this side of a cocoon, as a mask."""
    found = 0
    for seat in range(seats):
        if any(side in FACES[corner] for corner in corners_of(seats, seat, turned)):
            found |= BITS[seat]
    return found


WATCHERS: Final = [[[_watchers(seats, turned, side) for side in range(4)] for turned in range(4)] for seats in range(5)]
"""WATCHERS[seats][turned][side]: who sees such a side while it is exposed (C-21)."""


def seats_in(mask: int) -> tuple[int, ...]:
    """The seats of a mask."""
    return SEATS_IN[mask % 16]


SEATS_IN: Final = [tuple(seat for seat in range(4) if mask & BITS[seat]) for mask in range(16)]
