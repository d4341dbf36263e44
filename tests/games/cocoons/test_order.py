"""The walk from number to number: exact where all doors are known, and a good guide where they are not (C-65)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from parlour.core.rng import Fast
from parlour.games.cocoons.order import PARTS, Order, is_in_order
from parlour.games.cocoons.places import BESIDE, PLACE_OF, PLACES
from parlour.games.cocoons.plan import Errands, habit, owners, remember
from parlour.games.cocoons.state import CocoonsState
from parlour.games.cocoons.walks import DISTANCE
from tests.games.cocoons.table import Box

ROUND = ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2"]  # along the wall, from the place above the start
DOORS = ", ".join(f"{place} number{n}" for n, place in enumerate(ROUND, 1))


def order_of(state: CocoonsState) -> Order:
    return Order(state, Errands(state, owners(state)).closed)


def all_seen() -> CocoonsState:
    """The start token lies in the middle, and every door but number 8 has been seen, none in its turn."""
    box = Box(level="5", doors=DOORS, marks=", ".join(f"{place} north" for place in PLACES if place != "b2"))
    box.go("slide b1", "slide c1", "slide c2", "slide c3", "slide b3", "slide a3")
    state = box.state
    assert isinstance(state, CocoonsState)
    return state


def test_a_walk_whose_doors_are_all_known_is_the_way_between_them() -> None:
    """C-65: the last closed doors are those that no other door is."""
    state = all_seen()
    order = order_of(state)
    goals = ["a3", *ROUND, "b2"]
    slides = sum(DISTANCE[PLACE_OF[here]][PLACE_OF[there]] for here, there in pairwise(goals))
    where = order.where
    for n, place in enumerate(ROUND):
        if not order.unknown >> n & 1:
            assert where >> (4 * n) & 15 == PLACE_OF[place]
    known = Order(state, 0)
    known.where = sum(PLACE_OF[place] << (4 * n) for n, place in enumerate(ROUND)) | 9 << 32
    assert known.walk(PLACE_OF["a3"], 0, 0, known.where) == PARTS * slides


def test_an_animal_left_on_the_way_costs_nothing() -> None:
    known = Order(all_seen(), 0)
    known.where = sum(PLACE_OF[place] << (4 * n) for n, place in enumerate(ROUND)) | 9 << 32
    assert known.detour(PLACE_OF["b1"], PLACE_OF["a1"], 2, known.where) == 0
    assert known.detour(PLACE_OF["a1"], PLACE_OF["c3"], 5, known.where) == 2 * PARTS


@pytest.mark.parametrize("start", ["b1", "a2", "c2", "b3"])
def test_a_search_begins_along_the_wall(start: str) -> None:
    """From the middle of a wall a corner is worth 4 points in a hundred more than the middle of the box."""
    box = Box(level="5", start=start)
    order = order_of(remember(box.state, 0, 0.0, 0))
    promises = {place: order.promise(place, 0, 24) for place in BESIDE[PLACE_OF[start]]}
    assert min(promises, key=lambda place: promises[place]) == PLACE_OF["b2"]


def test_only_numbers_are_walked_to_in_order() -> None:
    """C-65, C-71"""
    assert is_in_order(remember(Box(level="5").state, 0, 0.0, 0))
    mixed = Box(level="number1,number2,slide,slide,rotation,action,rune7,rune8")
    assert not is_in_order(remember(mixed.state, 0, 0.0, 0))
    assert habit(remember(mixed.state, 0, 0.0, 0), Fast(b"mixed")) in BESIDE[mixed.state.gap]
