"""What search imagines in the first scenario: players who go on by habit, and the chance to win by experience."""

from __future__ import annotations

from typing import cast

import pytest

from parlour import games
from parlour.core.playout import imagine, numbers_for
from parlour.core.rng import Fast
from parlour.games.cocoon_world import asking, phases, rules
from parlour.games.cocoon_world.chances import (
    COUNTED,
    ENDED,
    MOST_TURNS,
    REACHED,
    ROLLED,
    SPACES,
    Chances,
    gained,
    is_familiar,
    moved,
    rank_of,
)
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.habit import Habit
from parlour.games.cocoon_world.prospects import RANKS, is_fresh, win_chance
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import BLACK, WHITE, CocoonWorldState
from parlour.games.cocoon_world.supply import ranking
from tests.games.cocoon_world.table import AMBER, BLUE, GAME, GREEN, RED, Table

FIRST = {"scenario": "first"}


def new_game(seats: int, rng: Fast) -> CocoonWorldState:
    state = GAME.setup(seats, FIRST)
    while not rules.is_asking(state):
        rules.apply(state, asking.sample(state, rng), None)
    return state


def step(state: CocoonWorldState, rng: Fast, habit: Habit | None = None) -> None:
    if not rules.is_asking(state):
        rules.apply(state, asking.sample(state, rng), None)
        return
    rules.apply(state, rules.pick(state, rng) if habit is None else habit.answer(state, rng), None)


# Experience


def test_experience_is_made_of_distributions() -> None:
    for row in range(MOST_TURNS * RANKS):
        assert sum(ENDED[row * RANKS + at] for at in range(RANKS)) == pytest.approx(1.0, abs=0.002)
    for row in range(RANKS):
        assert sum(ROLLED[row * RANKS + at] for at in range(RANKS)) == pytest.approx(1.0)
    assert len(REACHED) == COUNTED * SPACES
    assert all(0.0 < chance < 1.0 for chance in REACHED)


def test_ranks_move_by_side_for_gains_and_clockwise_for_tiles() -> None:
    """W-05, W-06."""
    assert gained(rank_of(9, WHITE), 3) == rank_of(1, WHITE)
    assert gained(rank_of(1, BLACK), 3) == rank_of(9, BLACK)
    assert gained(rank_of(4, BLACK), 11) == rank_of(4, BLACK)
    assert moved(rank_of(1, WHITE), -3) == rank_of(9, WHITE)
    assert moved(rank_of(10, BLACK), 1) == rank_of(0, BLACK)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_chances_of_all_are_about_one(seats: int) -> None:
    """Ends are taken as independent, so it is no exact sum; with open bets too."""
    chances, rng = Chances(), Fast(b"sum")
    seen = 0
    for _ in range(4):
        state = new_game(seats, rng)
        while state.phase != phases.OVER:
            step(state, rng)
            if state.phase == phases.ROLL and is_fresh(state):
                seen += 1
                assert 0.75 < sum(chances.win_chance(state, seat) for seat in range(seats)) < 1.25
    assert seen > 4 * seats


def test_when_all_turns_but_one_are_over_the_last_player_decides() -> None:
    """With nothing left to come for the others, only whether the last one passes the first is open."""
    table = Table(4).ep(4, 9, 6, 8)
    table.state.round = 5
    table.begin(AMBER)
    found = [Chances().win_chance(table.state, seat) for seat in range(4)]
    assert found[RED] < 0.05
    assert found[GREEN] < 0.05
    assert found[BLUE] + found[AMBER] > 0.9


@pytest.mark.parametrize("scenario", list(SCENARIOS))
def test_experience_is_of_the_first_scenario(scenario: str) -> None:
    assert is_familiar(Table(4, scenario=scenario).state) == (scenario == "first")
    assert not is_familiar(Table(1, scenario=scenario).state)


def test_elsewhere_search_judges_by_the_forecast() -> None:
    state = Table(4, scenario="pilgrims").state
    outlook = GAME.outlook
    assert outlook is not None
    assert outlook.judge(state, RED, 0) == win_chance(state, RED)
    plain = Table(4).state
    assert outlook.judge(plain, RED, 0) == Chances().win_chance(plain, RED)


# Habit


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_habit_gives_an_answer_that_may_be_given_and_leaves_the_position_alone(seats: int) -> None:
    habit, rng = Habit(), Fast(b"answers")
    asked = set()
    for _ in range(12):
        state = new_game(seats, rng)
        while state.phase != phases.OVER:
            if rules.is_asking(state):
                before = GAME.view(state, 0)
                answer = habit.answer(state, rng)
                asked.add(state.phase)
                assert GAME.view(state, 0) == before
                assert answer in [asking.nth(state, n) for n in range(asking.count(state))]
                rules.apply(state, answer, None)
            else:
                step(state, rng)
    assert len(asked) >= 14


def test_habit_plays_better_than_chance() -> None:
    habit, rng = Habit(), Fast(b"better")
    won = 0
    for n in range(240):
        state = new_game(4, rng)
        while state.phase != phases.OVER:
            own = rules.is_asking(state) and rules.whom(state) == n % 4
            step(state, rng, habit if own else None)
        won += ranking(state)[0] == n % 4
    assert won > 76  # 60 are even


@pytest.mark.parametrize(("ep", "named"), [(2, GREEN), (9, BLUE)])
def test_a_prize_that_would_be_a_fall_is_not_bet_on(ep: int, named: int) -> None:
    """W-45: on 9 three EP lead to 1, so whoever is far from Start is named."""
    table = Table(3).ep(ep, 5, 5).pawn(RED, 24).pawn(BLUE, 10).pawn(GREEN, 46)
    table.state.round = 5
    table.state.phase = phases.BET
    assert Habit().answer(table.state, Fast(b"bet")) == named


def test_a_tile_is_followed_on_over_others() -> None:
    """Two forward leads to `experience`; one forward to a loss of three."""
    table = Table(3).ep(6, 5, 5).hand(RED, "f1", "f2").tile(11, "lose3").tile(12, "experience").pawn(RED, 10)
    table.state.round = 5
    table.state.chain = [10]
    table.state.phase = phases.TILE_HERE
    assert Habit().answer(table.state, Fast(b"tile")) == table.kind("f2")


def test_ten_is_not_left_in_the_last_turn() -> None:
    table = Table(3).ep(10, 5, 5).pawn(RED, 40)
    table.state.round = 5
    table.state.phase = phases.ENTER
    assert GAME.board.answers.everything[rules.index(table.state, Habit().answer(table.state, Fast(b"pit")))] == (
        GAME.board.answers.pass_by
    )


def test_what_search_imagines_goes_by_habit_to_the_end_of_the_next_turn() -> None:
    game = cast("CocoonWorld", games.load("cocoon_world"))
    state = new_game(4, Fast(b"imagine"))
    outlook = game.outlook
    assert outlook is not None
    seat, horizon = state.active, outlook.horizon(state)
    numbers = numbers_for(game, 4)
    twin = state.clone()
    numbers.begin(1, 2)
    hope = imagine(game, state, numbers, seat, horizon)
    habit = Habit()
    numbers.begin(1, 2)
    while twin.round == 1 or twin.active != (seat + 1) % 4:
        if rules.is_asking(twin):
            rules.apply(twin, habit.answer(twin, numbers.seats[rules.whom(twin)]), None)
        else:
            kernel = game.kernel
            assert kernel is not None
            rules.apply(twin, asking.sample(twin, numbers.deals[kernel.luck(twin)]), None)
    assert game.view(twin, 0) == game.view(state, 0)
    assert hope == Chances().win_chance(twin, seat)
