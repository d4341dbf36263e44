"""Search: whom it asks, how far it looks, and when it goes its own way."""

from __future__ import annotations

from typing import cast

import pytest

import parlour
from parlour import bots, games
from parlour.bots.search import CLEAR, Arm, Search
from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.playout import imagine, numbers_for
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.dungeon import HANDS
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.outlook import WorldOutlook
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.state import CocoonWorldState

WORLD = cast("CocoonWorld", games.load("cocoon_world"))
OUTLOOK = WorldOutlook()


class Advisor(Bot):
    """Always gives the same answer, and counts how often it was asked."""

    def __init__(self, answer: str) -> None:
        super().__init__()
        self.answer = answer
        self.asked = 0

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        self.asked += 1
        return next((action for action in choices if str(action) == self.answer), None)


def last_turn() -> CocoonWorldState:
    """The last player's last turn; the others have 4, 5 and 6 EP."""
    state = WORLD.setup(4, WORLD.settle(4, {}))
    state.round, state.active, state.pile = 5, 3, 0
    state.ep = row_of([4, 5, 6, 3])
    return state


def four_alike() -> CocoonWorldState:
    """Any number of EP may be gained: seven bring the marker to 10, eight to 0."""
    state = last_turn()
    state.phase = phases.GAIN
    state.made = [int(hand == "four") for hand in HANDS]
    state.at[3] = 40
    return state


def one_tile_left() -> CocoonWorldState:
    """A tile must be placed at the very end: it does not matter which."""
    state = last_turn()
    state.phase, state.placements = phases.TILE_NEAR, 1
    kinds = WORLD.board.kind_of
    state.hands[3] = sorted([kinds["f1"], kinds["b1"], kinds["f2"]])
    for kind in state.hands[3]:
        state.pool[kind] -= 1
    return state


def answer(state: CocoonWorldState, advice: str, n: float = 60) -> str:
    game = cast("Game[State]", WORLD)
    search = Search(game, 7, n=n)
    search.advisor = Advisor(advice)
    decision = WORLD.decisions(state)[0]
    choices = WORLD.choices(state, decision, 3)
    return str(search.decide(WORLD.view(state, 3), decision, choices, {}, None))


@pytest.mark.parametrize("advice", ["gain 0", "gain 7", "gain 8"])
def test_a_clearly_better_answer_is_given_against_the_advice(advice: str) -> None:
    assert answer(four_alike(), advice, n=400) == "gain 7"


@pytest.mark.parametrize("advice", ["place f1", "place b1", "place f2"])
def test_where_nothing_is_clearly_better_the_advice_is_followed(advice: str) -> None:
    assert answer(one_tile_left(), advice) == advice


def test_a_lead_counts_only_beyond_chance() -> None:
    steady, lucky, behind = (Arm(WORLD.actions()[0]) for _ in range(3))
    for n in range(20):
        steady.add(0.6, 0.5)
        lucky.add(1.0 if n % 9 == 0 else 0.0, 0.1)
        behind.add(0.4, 0.5)
    assert steady.is_clearly_better(CLEAR)
    assert lucky.mean() > 0.1
    assert not lucky.is_clearly_better(CLEAR)
    assert not lucky.is_hopeless()
    assert behind.is_hopeless()


@pytest.mark.parametrize("space", ["c3", "e2"])
def test_with_little_thinking_the_advice_is_followed_in_every_game(space: str) -> None:
    """Two worlds or three say nothing: search is no weaker than its adviser at any budget."""
    match = parlour.new("kokoro", seats=2, seed=3)
    decision = match.decisions()[0]
    choices = match.game.choices(match.state, decision, 0)
    search = Search(match.game, 5, n=40)
    search.advisor = Advisor(f"draw {space}")
    assert str(search.decide(match.view(0), decision, choices, {}, None)) == f"draw {space}"


def test_imagining_stops_at_the_horizon_and_says_what_can_be_hoped_for() -> None:
    """From the first roll of a turn to the end of one's next turn: all have had a turn, and it is the second's."""
    match = parlour.new("cocoon_world", seats=3, seed=1)
    state = match.state
    assert isinstance(state, CocoonWorldState)
    first, horizon = state.active, OUTLOOK.horizon(state)
    hope = imagine(WORLD, state, numbers_for(WORLD, 3), first, horizon)
    assert (state.round, state.active) == (2, (first + 1) % 3)
    assert hope == OUTLOOK.judge(state, first, horizon)
    assert 0.0 < hope < 1.0
    assert OUTLOOK.judge(state, first, horizon + 1) is None


def test_without_a_horizon_it_is_imagined_to_the_end() -> None:
    match = parlour.new("cocoon_world", seats=3, seed=1)
    state = cast("CocoonWorldState", match.state)
    worth = imagine(WORLD, state, numbers_for(WORLD, 3), 0)
    assert WORLD.result(state) is not None
    assert worth == WORLD.worth(state, 0)


@pytest.mark.parametrize(("scenario", "most"), [("first", 600), ("relics", 600), ("scales", 120)])
def test_where_judging_takes_longer_fewer_play_outs_are_made(scenario: str, most: int) -> None:
    state = WORLD.setup(4, WORLD.settle(4, {"scenario": scenario}))
    state.round, state.active, state.pile = 5, 3, 0
    state.phase, state.made, state.at[3] = phases.GAIN, [int(hand == "four") for hand in HANDS], 40
    search = Search(cast("Game[State]", WORLD), 7, n=600)
    search.advisor = Advisor("gain 0")
    decision = WORLD.decisions(state)[0]
    search.decide(WORLD.view(state, 3), decision, WORLD.choices(state, decision, 3), {}, None)
    assert most / 2 < search.iterations <= most


def test_the_same_view_and_seed_give_the_same_answer() -> None:
    state = four_alike()
    decision = WORLD.decisions(state)[0]
    choices = WORLD.choices(state, decision, 3)
    game = cast("Game[State]", WORLD)
    found = {
        str(bots.make("search:n=90", game, 3).decide(WORLD.view(state, 3), decision, choices, {}, None)) for _ in "ab"
    }
    assert len(found) == 1
