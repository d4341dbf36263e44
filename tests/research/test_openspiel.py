"""The OpenSpiel face: the library's own tests, unchanged, and what is ours."""

from __future__ import annotations

import json
import random

import pyspiel
import pytest

from parlour import games
from parlour.core.episode import IllegalAnswer
from parlour.core.errors import OptionError
from parlour.research import openspiel

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the library's own modules

from open_spiel.integration_tests.api_test import EnforceAPIOnPartialTreeBase  # noqa: E402  # after our games are known


class Stated:
    """The library samples positions by Python's own random numbers: which ones, is stated here."""

    seed = 1

    @classmethod
    def setUpClass(cls) -> None:
        random.seed(cls.seed)
        super().setUpClass()  # type: ignore[misc]  # of the library's class beside this one


class TestKokoro(Stated, EnforceAPIOnPartialTreeBase):
    game_name = "parlour_kokoro"
    game = pyspiel.load_game(game_name)


class TestCocoons(Stated, EnforceAPIOnPartialTreeBase):
    game_name = "parlour_cocoons"
    game = pyspiel.load_game(game_name)


class TestChocobo(Stated, EnforceAPIOnPartialTreeBase):
    game_name = "parlour_chocobo"
    game = pyspiel.load_game(game_name)


class TestCocoonWorld(Stated, EnforceAPIOnPartialTreeBase):
    game_name = "parlour_cocoon_world"
    game = pyspiel.load_game(game_name)


del EnforceAPIOnPartialTreeBase  # no test by itself


@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("players", [1, 3])
def test_random_simulations(slug: str, players: int) -> None:
    game = pyspiel.load_game(f"parlour_{slug}(players={players})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=players == 1, verbose=False)


def test_options_are_a_parameter() -> None:
    game = pyspiel.load_game("parlour_kokoro(players=1,options=decree:8;peek:path)")
    assert game.num_distinct_actions() == 43 + 6 * 42
    assert openspiel.options_in("") == {}


@pytest.mark.parametrize(
    ("name", "sentence"),
    [
        ("parlour_kokoro(players=9)", "^kokoro is for 1 to 8 players, but 9 were asked for.$"),
        ("parlour_kokoro(options=weather:mild)", "^kokoro has no option called “weather”"),
        ("parlour_kokoro(options=decree:99)", "^The option “decree” can’t be “99”"),
        ("parlour_kokoro(agree=some)", "^The option “agree” can’t be “some”; expected: captain, vote.$"),
    ],
)
def test_wrong_parameters_are_refused_in_a_sentence(name: str, sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        pyspiel.load_game(name)


def test_what_chance_or_a_seat_cant_do_is_refused_in_a_sentence_and_nothing_has_happened() -> None:
    state = pyspiel.load_game("parlour_kokoro(players=1)").new_initial_state()
    with pytest.raises(IllegalAnswer, match=r"^Chance can’t bring outcome 99 here; expected: 0–5.$"):
        state.apply_action(99)
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    before = [*state.play.numbers]
    with pytest.raises(IllegalAnswer, match=r"^Seat 0 can’t act with 99 now"):
        state.apply_action(99)
    assert state.play.numbers == before, "a copy that is stored goes on"
    while not state.is_terminal():
        state.apply_action(state.legal_actions()[0])
    with pytest.raises(IllegalAnswer, match=r"^The episode is over"):
        state.apply_action(0)


def played(seed: int) -> pyspiel.State:
    """A position of Kokoro in which both have answered some questions."""
    rng = random.Random(seed)
    state = pyspiel.load_game("parlour_kokoro").new_initial_state()
    for _ in range(40):
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
    return state


def test_a_copy_goes_on_by_itself() -> None:
    state = played(1)
    before, copy = str(state), state.clone()
    while not copy.is_terminal():
        copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before
    assert copy.returns() != [0, 0]


def test_the_information_state_is_the_view_and_hides_what_another_has_sealed() -> None:
    state = played(1)
    while state.is_chance_node() or state.current_player() != 0:
        state.apply_action(state.legal_actions()[0])
    one, other = (state.child(number) for number in state.legal_actions()[:2])
    assert one.current_player() == other.current_player() == 1
    assert one.information_state_string(1) == other.information_state_string(1)
    assert one.observation_tensor(1) == other.observation_tensor(1)
    assert json.loads(one.information_state_string(1).rpartition(" ")[0])["seat"] == 1


def test_team_games_pay_all_alike() -> None:
    utilities = {slug: pyspiel.load_game(f"parlour_{slug}").get_type().utility for slug in games.SLUGS}
    identical, general = pyspiel.GameType.Utility.IDENTICAL, pyspiel.GameType.Utility.GENERAL_SUM
    assert list(utilities.values()) == [general, identical, identical, general]
