"""Vector environments: many tables at once."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from parlour import games, research
from parlour.core.episode import IllegalAnswer
from parlour.core.errors import OptionError, ParlourError
from parlour.research.simulate import SimulationPlan
from parlour.research.vectors import SharedVector, Vector, seeds_of, vector


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


@pytest.mark.parametrize("seed", [[1], [1, 2, 3], ["a", "b"], None, 1.5, [1.5, 2.5], [None, 1], True, [], {}, "seven"])
@pytest.mark.parametrize("processes", [1, 2])
def test_seeds_that_are_too_few_or_none_are_refused_in_a_sentence(seed: Any, processes: int) -> None:
    """So they are before any process has begun again."""
    sentence = r"^These environments take one seed, a whole number, or a list of 2; this is “.*”.$"
    tables: Any = object.__new__(SharedVector) if processes > 1 else vector("kokoro", num_envs=2, seats=1)
    tables.num_envs, tables.is_closed = 2, False
    with pytest.raises(OptionError, match=sentence):
        tables.reset(seed)


@pytest.mark.parametrize("seed", [(3, 9), np.array([3, 9]), range(3, 10, 6)])
def test_seeds_may_be_any_list_of_whole_numbers(seed: Any) -> None:
    tables = vector("kokoro", num_envs=2, seats=1)
    assert np.array_equal(tables.reset([3, 9]).rows.copy(), tables.reset(seed).rows)
    one: Any = np.int64(7)
    assert np.array_equal(tables.reset(7).rows.copy(), tables.reset(one).rows)


def test_no_environment_is_dealt_as_a_simulation_is() -> None:
    plan = SimulationPlan("kokoro", ("greedy",), 50, 7)
    dealt = {f"{word}/{k}" for seed in (7, [7, 8, 9]) for word in seeds_of(seed, 3) for k in range(3)}
    assert not dealt & {plan.seed_of(i) for i in range(50)}


@pytest.mark.skipif(not Path("/proc/self/fd").is_dir(), reason="this machine does not list what a process has open")
def test_an_array_that_outlives_its_tables_keeps_nothing_else() -> None:
    def play() -> int:
        with vector("kokoro", num_envs=2, seats=2, processes=2) as tables:
            seen = tables.reset(1)
        assert seen.rows.any()
        return len(os.listdir("/proc/self/fd"))

    first = play()
    assert [play() for _ in range(3)] == [first] * 3


@pytest.mark.parametrize("processes", [1, 2])
def test_after_close_a_step_or_reset_is_refused_in_a_sentence(processes: int) -> None:
    tables = vector("kokoro", num_envs=2, seats=1, processes=processes)
    held = tables.reset(seed=1).rows
    tables.close()
    tables.close()
    with pytest.raises(IllegalAnswer, match=r"^The environment is closed: make a new one.$"):
        tables.step([0, 0])
    with pytest.raises(IllegalAnswer, match=r"^The environment is closed: make a new one.$"):
        tables.reset(1)
    assert held.any(), "what somebody still holds stays readable"


def test_a_process_that_has_ended_is_said_in_a_sentence() -> None:
    with vector("kokoro", num_envs=2, seats=1, processes=2) as tables:
        assert isinstance(tables, SharedVector)
        tables.reset(seed=1)
        tables.workers[0].kill()
        tables.workers[0].join()
        with pytest.raises(ParlourError, match=r"^A process of these environments has ended"):
            tables.step([0, 0])


@pytest.mark.parametrize("processes", [1, 2])
@pytest.mark.parametrize("number", [-1, 43, 2**62, 2**64 - 1])
def test_if_one_number_is_illegal_nothing_has_happened(processes: int, number: Any) -> None:
    with vector("kokoro", num_envs=2, seats=1, processes=processes) as tables:
        tables.reset(seed=1)
        with pytest.raises(IllegalAnswer, match=r"^Seat 0 can’t act with .* now"):
            tables.step(np.array([0, number], np.uint64 if number > 2**63 else None))
        assert tables.step([0, 0]).masks.sum() == 2 * 42


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"game": "chess"}, "^There is no game called “chess”"),
        ({"seats": 9}, "^kokoro is for 1 to 8 players, but 9 were asked for.$"),
        ({"edition": None}, "^kokoro has no edition called “None”"),
        ({"previews": "yes"}, "^The option “previews” can’t be “yes”; expected: True, False.$"),
        ({"agree": "some"}, "^The option “agree” can’t be “some”; expected: captain, vote.$"),
        ({"rewards": "gold"}, "^The option “rewards” can’t be “gold”"),
        ({"autoreset_mode": "next"}, "^kokoro has no option called “autoreset_mode”"),
    ],
)
def test_wrong_keywords_are_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        vector(**{"game": "kokoro", "num_envs": 1, **given})


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
    heavy = ("numpy", "gymnasium", "pettingzoo", "pyspiel", "torch", "matplotlib", "pyarrow", "distributed")
    program = f"import sys, parlour.research; print([name for name in {heavy} if name in sys.modules])"
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.strip() == "[]"
