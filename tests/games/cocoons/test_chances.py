"""The chance of the walk over the numbers is that of a plain search through all that may come to be known (C-65)."""

from __future__ import annotations

from functools import cache

import pytest

from parlour.games.cocoons.chances import NEARLY, WalkChances, prospects, sift
from parlour.games.cocoons.doors import NUMBER
from parlour.games.cocoons.places import BESIDE, PLACE_OF, PLACES
from parlour.games.cocoons.plan import CORRECT, LEAVE, candidates, remember
from parlour.games.cocoons.state import CLOSED, OPEN, CocoonsState, door_on, learn_side
from tests.games.cocoons.table import Box

Doors = tuple[int, ...]
"""By place: a number from 0 on, or one of these."""
UNSEEN, OFF = -1, -2

ROUND = ["a1", "b1", "c1", "c2", "c3", "b3", "a3", "a2"]
DOORS = ", ".join(f"{place} number{n}" for n, place in enumerate(ROUND, 1))
WALK = ["b1", "c1", "c2", "b2", "b3"]


def model_after(slides: int) -> CocoonsState:
    """From the middle: number 2 is seen first, then 3 and 4, then nothing new, then 6."""
    box = Box(level="5", doors=DOORS, marks=", ".join(f"{place} north" for place in PLACES if place != "b2"))
    box.go(*[f"slide {place}" for place in WALK[:slides]])
    assert isinstance(box.state, CocoonsState)
    return remember(box.state, 0, 0.0, 0)


def doors_of(state: CocoonsState) -> Doors:
    kinds = [door_on(state, place) for place in range(9)]
    return tuple(OFF if kind == OPEN else UNSEEN if kind == CLOSED else kind - NUMBER for kind in kinds)


@cache
def chance(doors: Doors, here: int, tokens: int, end: int) -> float:
    """Of somebody who slides as well as can be, and counts only what is certain in the end."""
    if all(door == OFF for door in doors) and here == end:
        return 1.0
    if tokens == 0:
        return 0.0
    return max(chance_of_slide(doors, place, tokens - 1, end) for place in BESIDE[here])


def chance_of_slide(doors: Doors, place: int, tokens: int, end: int) -> float:
    following = 8 - sum(door != OFF for door in doors)
    unseen = [number for number in range(following, 8) if number not in doors]
    lies = unseen if doors[place] == UNSEEN else [doors[place]]
    cases = [(*doors[:place], OFF if number == following else number, *doors[place + 1 :]) for number in lies]
    return sum(chance(case, place, tokens, end) for case in cases) / len(cases)


@pytest.mark.parametrize("tokens", [12, 15, 18, 20])
def test_it_is_the_chance_of_who_tries_everything(tokens: int) -> None:
    """C-65, with four numbers unseen, the last of which nobody has to look for."""
    state = model_after(5)
    found = WalkChances(state)
    for place in BESIDE[state.gap]:
        expected = chance_of_slide(doors_of(state), place, tokens, state.start)
        assert found.of_slide(state.door, place, tokens) == pytest.approx(expected)


def test_a_door_that_lies_in_the_gap_takes_leaving_it_and_coming_back() -> None:
    """C-31: it is tried again when its place is freed again."""
    state = model_after(5)
    doors = (*range(8), OFF)
    row = sum((OPEN if door == OFF else NUMBER + door) << (5 * place) for place, door in enumerate(doors))
    state.start = 8
    assert WalkChances(state).of_slide(row, 1, 13) == chance_of_slide(doors, 1, 13, 8)


def test_slides_that_spoil_the_walk_are_not_compared() -> None:
    state = model_after(5)
    kept, spoiling = sift(state, candidates(state))
    found = WalkChances(state)
    chances = {place: prospects(found, state, place) for place in kept + spoiling}
    assert sorted(kept + spoiling) == sorted(candidates(state))
    assert min(chances[place] for place in kept) >= max(chances.values()) - NEARLY
    assert [chances[place] for place in spoiling] == sorted([chances[place] for place in spoiling], reverse=True)
    assert PLACE_OF["b2"] in spoiling, "back to where it came from, in the middle of the search"


def test_while_sides_are_unknown_a_walk_that_can_spare_slides_is_better() -> None:
    state = model_after(5)
    found = WalkChances(state)
    for place in BESIDE[state.gap]:
        chance, less = (found.of_slide(state.door, place, state.reserve - tokens) for tokens in (1, 3))
        assert (prospects(found, state, place) < chance) == (less < chance), "a slide and one back can't be spared"
    for cocoon in range(8):
        learn_side(state, cocoon, cocoon)
    for place in BESIDE[state.gap]:
        assert prospects(found, state, place) == found.of_slide(state.door, place, state.reserve - 1)


def test_what_is_no_slide_is_left_alone() -> None:
    """Corrections stay, and where an animal goes is no matter of the walk."""
    state = model_after(4)
    assert CORRECT in sift(state, [*candidates(state), CORRECT])[0]
    box = Box(level="5", doors=f"b1 number1, {DOORS.replace('b1 number2, ', '').replace('number1', 'number2')}")
    box.go("slide b1")
    putting = remember(box.state, 0, 0.0, 0)
    assert sift(putting, [LEAVE, 3]) == ([LEAVE, 3], [])


@pytest.mark.parametrize(("start", "kept"), [("a1", "b1 a2"), ("b1", "a1 c1"), ("b2", "b1 a2 c2 b3")])
def test_a_search_begins_along_the_wall(start: str, kept: str) -> None:
    """Exactly, going along the wall is the best beginning, and from the middle of a wall the box's middle costs 4 %."""
    box = Box(level="5", start=start)
    model = remember(box.state, 0, 0.0, 0)
    assert sift(model, candidates(model))[0] == sorted(PLACE_OF[place] for place in kept.split())


def test_it_goes_on_along_the_wall_and_not_back() -> None:
    model = model_after(1)
    assert sift(model, candidates(model)) == ([PLACE_OF["a1"], PLACE_OF["c1"]], [PLACE_OF["b2"]])
