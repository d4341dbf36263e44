"""What one seat is entitled to know. A screen is the same shape with what it must forget left out (C-24)."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from msgspec import field

from parlour.core.values import Seat, Value, View


class Cocoon(Value, frozen=True):
    """A cocoon as all see it from above, and its side if the viewer knows it."""

    id: int  # it travels with the cocoon: for notes and for drawing; never part of the notation
    place: str
    mark: str | None  # the side that bears the animal; None until it is dealt
    animals: list[str]
    tokens: int
    action: bool  # keeps the action door
    side: str | None  # the animal it belongs to, None: unknown
    seen_by: list[Seat]  # who sees that side right now
    told: bool  # was it told since the last slide?
    known_by: list[Seat]  # who ever saw it or was told
    public: bool  # do all know it, spectators too?
    seen: int | None  # the turn in which the viewer last saw it or was told


class Bottom(Value, frozen=True):
    """What lies on a place."""

    door: str | None  # a kind, `closed`, or None
    token: str | None  # an animal, `hidden`, `start`, `action`, or None
    seen: int | None  # the turn in which all last saw it, the gap being there


class CocoonsView(View, frozen=True, tag="cocoons", kw_only=True):
    """The box from one seat."""

    phase: str = field(name="step")  # as the digests of records have it
    active: Seat | None  # whose turn it is; None before that is dealt
    turn: int
    gap: str | None
    corners: list[list[str]]  # by seat
    cocoons: list[Cocoon]  # in the order of places
    bottoms: list[Bottom | None]  # by place; None: not to be seen
    discarded: list[str]
    reserve: int
    given_up: int
    turned: int
    moved: int | None  # the cocoon that moved last
    free_turns: int
    ending: str | None
