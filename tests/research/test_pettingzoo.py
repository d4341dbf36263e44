"""The PettingZoo faces: the library's own tests, unchanged, and what is ours."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import Any

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from parlour import games
from parlour.core.episode import IllegalAnswer
from parlour.core.errors import OptionError, ParlourError
from parlour.research.pettingzoo import env, parallel_env
from parlour.research.pictures import WIDTH, written
from parlour.research.task import registered_name

CYCLES = 40

# What the library's own tests say of every environment with masks: they look for arrays, not for dictionaries of them.
usual = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)


@usual
@pytest.mark.parametrize("slug", games.SLUGS)
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_api(slug: str, seats: int) -> None:
    api_test(env(slug, seats=seats), num_cycles=CYCLES)
    parallel_api_test(parallel_env(slug, seats=seats), num_cycles=CYCLES)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_seeds(slug: str) -> None:
    seed_test(partial(env, slug), num_cycles=CYCLES)
    parallel_seed_test(partial(parallel_env, slug), num_cycles=CYCLES)


@usual
@pytest.mark.parametrize("slug", games.SLUGS)
def test_votes_floats_and_registered_names(slug: str) -> None:
    made = pettingzoo.make("aec", registered_name(slug), seats=2, agree="vote", dtype="float32")
    api_test(made, num_cycles=CYCLES)
    parallel_api_test(pettingzoo.make("parallel", registered_name(slug), seats=2, agree="vote"), num_cycles=CYCLES)


def table_with(slug: str, name: str, value: str) -> tuple[int, dict[str, str]]:
    """A table of the game with this value of an option: with two seats and no other option if there is one."""
    game = games.load(slug)
    others = [{}, *({other.name: one} for other in game.options if other.name != name for one in other.values)]
    for options in others:
        for seats in (2, *range(game.least, game.most + 1)):
            with suppress(OptionError):
                game.settle(seats, {**options, name: value})
                return seats, {**options, name: value}
    raise AssertionError(f"no table of {slug} has {name}={value}")


def tables() -> list[Any]:
    """Every game with every number of seats, and with every value of every option."""
    found = []
    for slug in games.SLUGS:
        game = games.load(slug)
        given: list[tuple[int, dict[str, str]]] = [(seats, {}) for seats in range(game.least, game.most + 1)]
        given += [table_with(slug, option.name, value) for option in game.options for value in option.values]
        found += [pytest.param(slug, *one, id=f"{slug} {one}") for one in given]
    return found


@usual
@pytest.mark.parametrize(("slug", "seats", "options"), tables())
def test_every_option_and_number_of_seats(slug: str, seats: int, options: dict[str, Any]) -> None:
    api_test(env(slug, seats=seats, **options), num_cycles=5)
    parallel_api_test(parallel_env(slug, seats=seats, **options), num_cycles=5)


def test_names_say_the_version() -> None:
    assert [registered_name(slug) for slug in games.SLUGS] == [
        "parlour/Kokoro-v0",
        "parlour/Cocoons-v1",
        "parlour/Chocobo-v2",
        "parlour/CocoonWorld-v2",
    ]


def last(table: Any) -> tuple[Any, Any]:
    observation, *_, info = table.last()
    return observation, info


def test_a_game_ends_with_a_reward_for_each() -> None:
    table = env("kokoro", seats=2, rewards="score")
    table.reset(seed=3)
    for agent in table.agent_iter():
        observation, reward, terminated, _, _ = table.last()
        if terminated:
            assert reward == table.table.episode.result().scores[int(agent[-1])]
            table.step(None)
        else:
            table.step(int(observation["action_mask"].nonzero()[0][0]))
    assert table.agents == []


def test_floats_are_the_bytes_between_0_and_1() -> None:
    whole, parts = env("chocobo"), env("chocobo", dtype="float32")
    for table in (whole, parts):
        table.reset(seed=5)
    number, part = last(whole)[0]["observation"], last(parts)[0]["observation"]
    assert part.dtype == np.float32
    assert part.max() <= 1
    assert np.allclose(part * whole.table.task.scale, number)


def test_what_the_mask_does_not_offer_is_refused_or_replaced() -> None:
    strict, lenient = env("kokoro", seats=1), env("kokoro", seats=1, illegal="replace")
    for table in (strict, lenient):
        table.reset(seed=1)
        table.step(0)
    with pytest.raises(IllegalAnswer):
        strict.step(0)
    lenient.step(0)
    assert last(lenient)[1]["illegal"]


def test_options_and_editions_are_those_of_the_game() -> None:
    assert env("kokoro", seats=1, decree="8").action_space("seat_0").n == 43 + 6 * 42
    with pytest.raises(OptionError):
        env("kokoro", seats=9)
    with pytest.raises(OptionError):
        env("kokoro", weather="mild")
    with pytest.raises(OptionError):
        env("kokoro", rewards="money")


@pytest.mark.parametrize("make", [env, parallel_env])
def test_wrong_keywords_are_refused_and_natural_options_taken(make: Any) -> None:
    for keyword, value in (("illegal", "foo"), ("dtype", "float64"), ("render_mode", "x"), ("seats", "two")):
        with pytest.raises(OptionError, match=f"^The option “{keyword}” can’t be “{value}”; expected: "):
            make("cocoons", **{keyword: value})
    table = make("cocoons", hard=True)
    assert table.table.task.options["hard"] == "on"
    with pytest.raises(OptionError, match=r"^“hard” is an option of the game: give it when"):
        table.reset(options={"hard": "off"})


def test_in_turn_what_comes_too_early_too_late_or_without_a_number_is_refused_in_a_sentence() -> None:
    table = env("kokoro", seats=1, illegal="replace")
    for early in (table.last, table.agent_iter, lambda: table.step(0)):
        with pytest.raises(IllegalAnswer, match=r"^No episode has begun: call reset first.$"):
            early()
    table.reset(seed=1)
    with pytest.raises(IllegalAnswer, match=r"^seat_0 has to act now: .*, not “None”.$"):
        table.step(None)
    for _ in table.agent_iter():
        table.step(None if table.last()[2] else 0)
    with pytest.raises(IllegalAnswer, match=r"^The episode is over: call reset before the next step.$"):
        table.step(0)


def test_together_what_comes_too_early_too_late_or_is_missing_is_refused_in_a_sentence() -> None:
    table = parallel_env("kokoro", seats=2)
    with pytest.raises(IllegalAnswer, match=r"^No episode has begun: call reset first.$"):
        table.step({"seat_0": 0, "seat_1": 0})
    table.reset(seed=1)
    with pytest.raises(IllegalAnswer, match=r"^seat_1 has to act now: .*, not “None”.$"):
        table.step({"seat_0": 0})
    assert table.table.episode.acting == [0, 1], "nothing has happened"
    while table.agents:
        table.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(IllegalAnswer, match=r"^The episode is over: call reset before the next step.$"):
        table.step({"seat_0": 0, "seat_1": 0})


@pytest.mark.parametrize("make", [env, parallel_env])
def test_agents_seeds_and_closed_tables_are_refused_in_a_sentence(make: Any) -> None:
    table = make("kokoro", seats=2)
    for ask in (table.action_space, table.observation_space):
        with pytest.raises(OptionError, match=r"^There is no agent called “seat_7”; expected: seat_0, seat_1.$"):
            ask("seat_7")
    for seed in ("x", -1, 1.5):
        with pytest.raises(OptionError, match=f"^The option “seed” can’t be “{seed}”; expected: ≥ 0.$"):
            table.reset(seed=seed)
    table.reset(seed=1)
    table.close()
    for use in (lambda: table.step({"seat_0": 0, "seat_1": 0} if make is parallel_env else 0), table.reset):
        with pytest.raises(IllegalAnswer, match=r"^The environment is closed: make a new one.$"):
            use()


def test_in_turn_an_agent_that_does_not_exist_sees_nothing() -> None:
    table = env("kokoro", seats=2)
    table.reset(seed=1)
    with pytest.raises(OptionError, match=r"^There is no agent called “seat_2”"):
        table.observe("seat_2")


@pytest.mark.parametrize(
    ("actions", "sentence"),
    [
        (
            [0, 0],
            r"^A step takes a dictionary with a number for each agent that acts \(seat_0, seat_1\), not “\[0, 0\]”.$",
        ),
        (None, r"^A step takes a dictionary"),
        ({"seat_0": 0, "seat_1": 0, "seat_7": 0}, r"^There is no agent called “seat_7”"),
        ({"seat_0": 0, "seat_1": 43}, r"^Seat 1 can’t act with 43 now"),
        ({"seat_0": 0, "seat_1": 10**30}, r"^seat_1 has to act now"),
    ],
)
def test_together_actions_that_are_none_are_refused_and_nothing_has_happened(actions: Any, sentence: str) -> None:
    table = parallel_env("kokoro", seats=2, illegal="raise")
    table.reset(seed=1)
    with pytest.raises(ParlourError, match=sentence):
        table.step(actions)
    assert table.table.episode.acting == [0, 1]


def test_the_board_is_shown_in_words(capsys: pytest.CaptureFixture[str]) -> None:
    shown = {mode: env("kokoro", seats=1, render_mode=mode) for mode in ("ansi", "human")}
    for table in shown.values():
        table.reset(seed=1)
    words = shown["ansi"].render()
    assert shown["human"].render() is None
    assert capsys.readouterr().out == words + "\n"


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_board_is_drawn(slug: str) -> None:
    table = env(slug, seats=2, render_mode="rgb_array")
    table.reset(seed=1)
    before = table.render()
    assert before.dtype == np.uint8
    assert before.shape[1:] == (WIDTH, 3)
    while np.array_equal(before, after := table.render()):
        table.step(int(table.observe(table.agent_selection)["action_mask"].nonzero()[0][0]))
    assert after.shape == before.shape


def test_a_game_that_cant_be_drawn_is_told_in_words() -> None:
    picture = written("Round 1")
    assert picture.dtype == np.uint8
    assert picture.shape[2] == 3
    assert len(np.unique(picture)) > 2, "something is written"
