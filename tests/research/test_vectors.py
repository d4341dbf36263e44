"""Vector environments: many tables at once."""

from __future__ import annotations

import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from parlour import games, research
from parlour.core.errors import OptionError, ParlourError
from parlour.research.vectors import Vector, vector


def numbers_for(masks: Any, rng: np.random.Generator) -> Any:
    """A random number that each mask offers."""
    return (rng.random(masks.shape) * masks).argmax(axis=2)


def run(tables: Vector, steps: int, seed: int = 3) -> list[Any]:
    """What some random steps bring, copied."""
    rng = np.random.default_rng(seed)
    seen = tables.reset(seed)
    found = [[part.copy() for part in seen]]
    for _ in range(steps):
        seen = tables.step(numbers_for(seen.masks, rng))
        found.append([part.copy() for part in seen])
    return found


def same(one: list[Any], other: list[Any]) -> bool:
    return all(np.array_equal(a, b) for x, y in zip(one, other, strict=True) for a, b in zip(x, y, strict=True))


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_same_seed_gives_the_same_steps(slug: str) -> None:
    assert same(run(vector(slug, num_envs=4, seats=2), 30), run(vector(slug, num_envs=4, seats=2), 30))


def test_each_environment_has_its_own_deals_and_its_next_episode_another() -> None:
    tables = vector("kokoro", num_envs=5, seats=1)
    first = tables.reset(seed=1).rows.copy()
    assert len(np.unique(first, axis=0)) > 1
    rng = np.random.default_rng(1)
    while not tables.ended.any():
        tables.step(numbers_for(tables.masks, rng))
    n = int(tables.ended.argmax())
    assert tables.rewards[n, 0] != 0
    assert tables.masks[n].sum() == 43, "the next one has begun"
    assert tables.reset(seed=[1, 2, 3, 4, 5]).rows.shape == first.shape
    assert not tables.ended.any()


def test_rewards_are_those_of_single_episodes() -> None:
    tables = vector("kokoro", num_envs=3, seats=2, rewards="score")
    rng = np.random.default_rng(2)
    seen = tables.reset(seed=2)
    for _ in range(60):
        seen = tables.step(numbers_for(seen.masks, rng))
        assert (seen.rewards[~seen.ended] == 0).all()
        assert (seen.rewards[seen.ended] != 0).any() or not seen.ended.any()


def test_arrays_are_not_copied() -> None:
    tables = vector("kokoro", num_envs=2, seats=1)
    seen = tables.reset(seed=1)
    again = tables.step([[0], [1]])
    assert again.rows is seen.rows
    assert seen.masks[:, 0, :2].tolist() == [[0, 1], [1, 0]]


def test_what_no_mask_offers_is_refused() -> None:
    tables = vector("kokoro", num_envs=2, seats=1)
    tables.reset(seed=1)
    tables.step([[0], [0]])
    with pytest.raises(ParlourError):
        tables.step([[0], [0]])


@pytest.mark.parametrize(
    ("numbers", "given"),
    [
        (np.arange(6).reshape(3, 2), r"\(3, 2\) and the type int64"),
        (np.zeros((1, 2), int), r"\(1, 2\) and the type int64"),
        (np.zeros(4, int), r"\(4,\) and the type int64"),
        (np.zeros((2, 2)), r"\(2, 2\) and the type float64"),
        ([[0], [0, 1]], r"\(2,\) and the type object"),
    ],
)
def test_numbers_of_another_shape_or_type_are_refused_in_a_sentence(numbers: Any, given: str) -> None:
    tables = vector("kokoro", num_envs=2, seats=2)
    before = tables.reset(seed=1).masks.copy()
    with pytest.raises(ParlourError, match=rf"^A step takes whole numbers of the shape \(2, 2\) .* {given}.$"):
        tables.step(numbers)
    assert np.array_equal(tables.masks, before), "nothing has happened"


def test_alone_one_number_for_each_environment_will_do() -> None:
    tables = vector("kokoro", num_envs=2, seats=1)
    tables.reset(seed=1)
    assert tables.step([0, 1]).masks[:, 0, :2].tolist() == [[0, 1], [1, 0]]


def test_a_step_before_reset_is_refused_in_a_sentence() -> None:
    with pytest.raises(ParlourError, match=r"^No episode has begun: call reset first.$"):
        vector("kokoro", num_envs=1, seats=1).step([[0]])


@pytest.mark.parametrize("keyword", ["num_envs", "processes"])
def test_there_is_at_least_one(keyword: str) -> None:
    counts: dict[str, Any] = {"num_envs": 1, "processes": 1, keyword: 0}
    with pytest.raises(OptionError, match=f"^The option “{keyword}” can’t be “0”"):
        vector("kokoro", **counts)


@pytest.mark.parametrize("table", [{}, {"rewards": "skill", "previews": True}])
def test_several_processes_give_the_same_as_one(table: dict[str, Any]) -> None:
    with research.vector("kokoro", num_envs=5, seats=2, processes=2, **table) as tables:
        shared = run(tables, 20)
        with pytest.raises(ParlourError):
            tables.step(np.full((5, 2), -1))
        with pytest.raises(ParlourError, match=r"shape \(5, 2\) .*; these have the shape \(2, 5\)"):
            tables.step(np.zeros((2, 5), int))
    assert same(shared, run(vector("kokoro", num_envs=5, seats=2, **table), 20))


@pytest.mark.parametrize(("table", "sentence"), [({"rewards": "skill"}, "no rewards"), ({"previews": True}, "numbers")])
def test_what_a_game_does_not_offer_is_refused_in_a_sentence(table: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=f"^cocoons can’t .*{sentence}"):
        vector("cocoons", num_envs=1, **table)


def test_nothing_heavy_is_imported_by_default() -> None:
    program = "import sys, parlour.research; print([name for name in ('numpy', 'gymnasium') if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
