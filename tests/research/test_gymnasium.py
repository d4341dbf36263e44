"""The Gymnasium faces: the library's own checks, unchanged, and what is ours."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from hatch_build import ROOT
from parlour import games
from parlour.core.episode import IllegalAnswer
from parlour.core.errors import OptionError, ParlourError
from parlour.research.gymnasium import ParlourEnv, ParlourVector
from parlour.research.task import registered_name


@pytest.mark.parametrize("slug", games.SLUGS)
def test_check_env_alone(slug: str) -> None:
    check_env(gymnasium.make(registered_name(slug)).unwrapped)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_check_env_against_bots(slug: str) -> None:
    check_env(
        gymnasium.make(registered_name(slug), opponents=("random",), dtype="float32").unwrapped, skip_render_check=True
    )


@pytest.mark.parametrize("slug", games.SLUGS)
def test_an_episode_against_bots_ends_with_a_reward(slug: str) -> None:
    env = ParlourEnv(slug, opponents=("greedy",), rewards="win")
    _, info = env.reset(seed=2)
    rewards = []
    for _ in range(3000):
        _, reward, is_over, _, info = env.step(int(info["action_mask"].nonzero()[0][-1]))
        rewards.append(reward)
        if is_over:
            break
    assert is_over
    assert set(rewards[:-1]) <= {0.0}
    assert 0 <= rewards[-1] <= 1


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"illegal": "foo"}, "^The option “illegal” can’t be “foo”; expected: raise, replace.$"),
        ({"dtype": "float64"}, "^The option “dtype” can’t be “float64”; expected: uint8, float32.$"),
        ({"render_mode": "x"}, "^The option “render_mode” can’t be “x”; expected: None, human, ansi, rgb_array.$"),
        ({"seats": 2}, "^This environment has one seat and those of its opponents: instead of “seats”, "),
        ({"decree": 17}, "^The option “decree” can’t be “17”"),
        ({"opponents": 3}, "^The option “opponents” can’t be “3”; expected: "),
        ({"opponents": ("greedy", None)}, "^The option “opponents” can’t be “.*None.*”; expected: "),
        ({"opponents": ("greedy",) * 8}, "^kokoro is for 1 to 8 players, but 9 were asked for.$"),
        ({"previews": 7}, "^The option “previews” can’t be “7”; expected: True, False.$"),
    ],
)
def test_wrong_keywords_are_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        ParlourEnv("kokoro", **given)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"opponents": ("greedy",)}, "^These tables are played alone, so they take no “opponents”: "),
        ({"seats": 2}, "^These tables are played alone, so they take no “seats”: "),
        ({"render_mode": "human"}, "^The option “render_mode” can’t be “human”; expected: None.$"),
        ({"dtype": "float64"}, "^The option “dtype” can’t be “float64”"),
        ({"num_envs": 0}, "^The option “num_envs” can’t be “0”"),
    ],
)
def test_wrong_keywords_of_a_vector_are_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        ParlourVector("kokoro", **{"num_envs": 1, **given})


def test_options_are_natural_values_and_none_of_reset() -> None:
    env = gymnasium.make(registered_name("kokoro"), decree=3)
    assert env.unwrapped.task.options["decree"] == "3"
    vector = gymnasium.make_vec(registered_name("kokoro"), num_envs=1, decree=3)
    assert vector.tables.task.options["decree"] == "3"
    for one in (env, vector):
        with pytest.raises(OptionError, match=r"^“decree” is an option of the game: give it when"):
            one.reset(options={"decree": "4"})


def test_one_opponent_needs_no_list() -> None:
    env = ParlourEnv("kokoro", opponents="random")
    assert env.task.seats == 2
    assert list(env.bots) == [1]


def test_a_step_before_reset_after_the_end_or_without_a_number_is_refused_in_a_sentence() -> None:
    env = ParlourEnv("kokoro")
    with pytest.raises(IllegalAnswer, match=r"^No episode has begun: call reset first.$"):
        env.step(0)
    env.reset(seed=1)
    for action in (None, 1.5, "first"):
        with pytest.raises(IllegalAnswer, match=f"^seat_0 has to act now: .*, not “{action}”.$"):
            env.step(action)
    while not env.step(0)[2]:
        pass  # what the mask does not offer is replaced
    with pytest.raises(IllegalAnswer, match=r"^The episode is over: call reset before the next step.$"):
        env.step(0)


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"seed": "x"}, "^The option “seed” can’t be “x”; expected: ≥ 0.$"),
        ({"seed": -1}, "^The option “seed” can’t be “-1”; expected: ≥ 0.$"),
        ({"seed": 1.5}, "^The option “seed” can’t be “1.5”; expected: ≥ 0.$"),
        ({"options": 3}, "^The option “options” can’t be “3”; expected: dict.$"),
    ],
)
def test_a_reset_by_something_else_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        ParlourEnv("kokoro").reset(**given)
    seeds: list[Any] = [3, np.int64(3)]
    assert data_equivalence(*(ParlourEnv("kokoro").reset(seed=seed) for seed in seeds))


def test_after_close_a_step_or_reset_is_refused_in_a_sentence() -> None:
    some: list[Any] = [ParlourEnv("kokoro"), ParlourVector("kokoro", num_envs=1)]
    for env in some:
        env.reset(seed=1)
        env.close()
        with pytest.raises(IllegalAnswer, match=r"^The environment is closed: make a new one.$"):
            env.step([0])
        with pytest.raises(IllegalAnswer, match=r"^The environment is closed: make a new one.$"):
            env.reset()


@pytest.mark.parametrize("number", [-1, 43, 10**30])
def test_a_number_that_no_mask_offers_is_refused_in_a_sentence(number: int) -> None:
    env = ParlourEnv("kokoro", illegal="raise")
    env.reset(seed=1)
    with pytest.raises(IllegalAnswer, match=r"^Seat 0 can’t act with|^seat_0 has to act now"):
        env.step(number)
    assert env.action_masks().sum() == 43, "nothing has happened"


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(ParlourError):
        ParlourEnv("kokoro", opponents=("nobody",))


def numbers_for(masks: Any, rng: np.random.Generator) -> Any:
    """A random number that each environment's mask offers."""
    return (rng.random(masks.shape) * masks).argmax(axis=1)


def same(one: Any, other: Any) -> bool:
    """Do these hold the same, keys and types included?"""
    if isinstance(one, dict):
        return one.keys() == other.keys() and all(same(one[key], other[key]) for key in one)
    if isinstance(one, np.ndarray) and one.dtype == object:
        return len(one) == len(other) and all(map(same, one, other))
    if isinstance(one, np.ndarray):
        return one.dtype == other.dtype and np.array_equal(one, other)
    return one is None and other is None


TABLES = [
    pytest.param("kokoro", {}, 90, id="kokoro"),
    pytest.param("kokoro", {"dtype": "float32", "rewards": "points", "previews": True}, 90, id="kokoro with previews"),
    pytest.param("cocoons", {"dtype": "float32"}, 200, id="cocoons"),
    pytest.param("chocobo", {}, 200, id="chocobo"),
    pytest.param("cocoon_world", {}, 500, id="cocoon_world"),
]


@pytest.mark.parametrize(("slug", "table", "steps"), TABLES)
def test_a_vector_is_gymnasiums_own_vector_of_single_environments(slug: str, table: dict[str, Any], steps: int) -> None:
    """Rows, rewards, ends and all of `info`, over the ends of episodes: final rows are those of the old episode."""
    ours = gymnasium.make_vec(registered_name(slug), num_envs=3, vectorization_mode="vector_entry_point", **table)
    mode = gymnasium.vector.AutoresetMode.SAME_STEP
    theirs = gymnasium.vector.SyncVectorEnv(
        [lambda: gymnasium.make(registered_name(slug), disable_env_checker=True, **table)] * 3, autoreset_mode=mode
    )
    assert ours.metadata["autoreset_mode"] is mode
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    rng = np.random.default_rng(4)
    (rows, info), (their_rows, their_info) = ours.reset(seed=4), theirs.reset(seed=4)
    assert same(rows, their_rows)
    assert same(info, their_info)
    ended = 0
    for _ in range(steps):
        numbers = numbers_for(info["action_mask"], rng)
        rows, rewards, terminations, truncations, info = ours.step(numbers)
        their_rows, their_rewards, their_terminations, their_truncations, their_info = theirs.step(numbers)
        assert rows in ours.observation_space
        assert same(rows, their_rows)
        assert rewards.tolist() == pytest.approx(their_rewards.tolist(), rel=1e-6)
        assert same(terminations, their_terminations)
        assert same(truncations, their_truncations)
        assert same(info, their_info)
        ended += int(terminations.sum())
    assert ended > 1
    ours.close()
    theirs.close()


def test_a_part_of_a_vector_is_not_reset() -> None:
    env = ParlourVector("kokoro", num_envs=2)
    with pytest.raises(OptionError, match=r"^These tables are reset all together, so they take no “reset_mask”"):
        env.reset(options={"reset_mask": np.array([True, False])})


def test_seeds_of_a_vector() -> None:
    env = gymnasium.make_vec(
        registered_name("kokoro"), num_envs=2, vectorization_mode="vector_entry_point", dtype="float32"
    )
    first, _ = env.reset(seed=[3, 9])
    again, _ = env.reset(seed=[9, 3])
    assert data_equivalence(first, again[::-1].copy())
    assert first.dtype == np.float32
    assert not np.array_equal(first[0], first[1])
    bad: list[Any] = [-1, [3, -2]]
    for seed in bad:
        with pytest.raises(OptionError, match=r"^The option “seed” can’t be “-[12]”; expected: ≥ 0.$"):
            env.reset(seed=seed)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_board_is_printed_in_words_or_drawn(slug: str, capsys: pytest.CaptureFixture[str]) -> None:
    modes = ("human", "ansi", "rgb_array")
    human, words, drawn = (gymnasium.make(registered_name(slug), render_mode=mode).unwrapped for mode in modes)
    for env in (human, words, drawn):
        number = int(env.reset(seed=1)[1]["action_mask"].nonzero()[0][0])
        env.step(number)
    assert capsys.readouterr().out == words.render() + "\n"
    assert drawn.render().dtype == np.uint8
    assert drawn.render().shape[2] == 3


def test_every_name_is_on_the_page() -> None:
    page = (ROOT / "docs" / "research.md").read_text("utf-8")
    assert all(f"`{registered_name(slug)}`" in page for slug in games.SLUGS)
