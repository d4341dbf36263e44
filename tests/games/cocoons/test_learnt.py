"""What many games have taught about slides where only numbers are left, and how well habit plays by it (C-65)."""

from __future__ import annotations

import pytest

import parlour
from parlour.games.cocoons.learnt import SIZE, TAUGHT, SlideWorth
from parlour.games.cocoons.order import Order
from parlour.games.cocoons.places import PLACE_OF
from parlour.games.cocoons.plan import Errands, learnt_of, owners, remember
from parlour.research.drive import play, seat_bots
from tests.games.cocoons.table import Box


def learnt_in(box: Box) -> SlideWorth:
    model = remember(box.state, 0, 0.0, 0)
    errands = Errands(model, owners(model))
    return learnt_of(model, owners(model), errands, Order(model, errands.closed))


def test_there_is_a_number_for_every_entry_of_every_table() -> None:
    assert len(TAUGHT) == SIZE


def test_a_slide_that_shows_sides_is_worth_more_than_one_that_shows_none() -> None:
    """C-20: of two corners beside the start token, one has a neighbour whose side comes into sight."""
    box = Box(level="5", start="b1", marks="a2 north")
    learnt = learnt_in(box)
    assert learnt.sides == 8
    shows, hides = learnt.of_slide(PLACE_OF["a1"]), learnt.of_slide(PLACE_OF["c1"])
    assert shows > hides
    learnt.look(PLACE_OF["a1"])
    assert (learnt.news, learnt.unknown) == (1, 7)


def test_slides_to_spare_are_counted_in_twos_and_have_bounds() -> None:
    few = learnt_in(Box(level="number1,number2,number3,number4,number5,number6,number7,number8,tokens=10"))
    many = learnt_in(Box(level="number1,number2,number3,number4,number5,number6,number7,number8,tokens=40"))
    assert (few.spare, many.spare) == (0, 5)


@pytest.mark.parametrize(("hard", "least"), [("off", 32), ("on", 26)])
def test_habit_alone_wins_most_games_of_level_5(hard: str, least: int) -> None:
    """C-65, C-70"""
    won = 0
    for seed in range(40):
        match = parlour.new("cocoons", 2, seed=seed, level="5", hard=hard)
        won += play(match, seat_bots(match.game, ["greedy:n=0"] * 2, str(seed))).scores[0]
    assert won >= least
