"""The Gymnasium faces: the library's own checks, unchanged, and what is ours."""

from __future__ import annotations

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence

from parlour import games
from parlour.core.errors import ParlourError
from parlour.research.gymnasium import ParlourEnv
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


def test_a_bot_that_does_not_exist_is_refused_at_once() -> None:
    with pytest.raises(ParlourError):
        ParlourEnv("kokoro", opponents=("nobody",))


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_vector_steps_as_single_environments_do(slug: str) -> None:
    """Gymnasium's own vector of single environments, beside ours: the same spaces, and each ends and begins again."""
    ours = gymnasium.make_vec(registered_name(slug), num_envs=3, vectorization_mode="vector_entry_point")
    theirs = gymnasium.make_vec(registered_name(slug), num_envs=3, vectorization_mode="sync")
    assert ours.single_observation_space == theirs.single_observation_space
    assert ours.observation_space == theirs.observation_space
    assert ours.action_space == theirs.action_space
    assert ours.metadata["autoreset_mode"] is gymnasium.vector.AutoresetMode.SAME_STEP
    observations, info = ours.reset(seed=4)
    ended = 0
    for _ in range(60):
        assert observations in ours.observation_space
        numbers = ours.action_space.sample(mask=tuple(info["action_mask"]))
        observations, rewards, terminations, truncations, info = ours.step(numbers)
        assert not truncations.any()
        assert not rewards[~terminations].any()
        assert info["action_mask"].any(axis=1).all(), "who has ended has begun again"
        ended += int(terminations.sum())
    assert ended or slug != "kokoro"
    ours.close()
    theirs.close()


def test_seeds_of_a_vector() -> None:
    env = gymnasium.make_vec(
        registered_name("kokoro"), num_envs=2, vectorization_mode="vector_entry_point", dtype="float32"
    )
    first, _ = env.reset(seed=[3, 9])
    again, _ = env.reset(seed=[9, 3])
    assert data_equivalence(first, again[::-1].copy())
    assert first.dtype == np.float32
    assert not np.array_equal(first[0], first[1])
