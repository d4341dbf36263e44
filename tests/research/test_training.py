"""Each library's own way of learning runs a few steps on our games. They need torch, so `make soak` runs them."""

from __future__ import annotations

import contextlib
import io
import random
from pathlib import Path
from typing import Any

import pytest

from hatch_build import ROOT
from parlour import bots, games
from parlour.core.errors import OptionError
from tests.markdown import code

EXAMPLE = ROOT / "examples" / "train_kokoro.py"
SB3 = 'Stable-Baselines3 is not installed: pip install ".[sb3]"'
TORCHRL = 'TorchRL is not installed: pip install ".[torchrl]"'

noisy = pytest.mark.filterwarnings("ignore")  # of those libraries


def test_the_pages_show_the_example_as_it_is() -> None:
    text = EXAMPLE.read_text("utf-8")
    for page in (ROOT / "README.md", ROOT / "docs" / "research.md"):
        assert text in code(page, "py")


@noisy
@pytest.mark.soak
def test_the_example_trains_and_its_policy_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As it is shown, but at a few tables and for a few steps only."""
    sb3_contrib = pytest.importorskip("sb3_contrib", reason=SB3)
    from parlour.research import sb3

    learn, tables = sb3_contrib.MaskablePPO.learn, sb3.SoloTables
    monkeypatch.setattr(sb3_contrib.MaskablePPO, "learn", lambda model, steps: learn(model, min(steps, 8 * 64)))
    monkeypatch.setattr(sb3, "SoloTables", lambda *given, num_envs, **named: tables(*given, num_envs=8, **named))
    monkeypatch.chdir(tmp_path)
    exec(compile(EXAMPLE.read_text("utf-8"), str(EXAMPLE), "exec"), {})
    game = games.load("kokoro")
    bot = bots.make("kokoro.npz", game, 0)
    import parlour
    from parlour.research.drive import play

    assert len(play(parlour.new("kokoro", seats=2, seed=1), [bot, bot]).scores) == 2


@noisy
@pytest.mark.soak
@pytest.mark.parametrize("by_answer", [False, True])
def test_the_exported_policy_answers_as_the_model_does(by_answer: bool, tmp_path: Path) -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason=SB3)
    import numpy as np

    from parlour.bots.policy import read_policy
    from parlour.research import sb3

    tables = sb3.SoloTables("kokoro", num_envs=8, previews=by_answer)
    kind: Any = sb3.AnswerPolicy if by_answer else "MlpPolicy"
    shape = {"previews": tables.previews} if by_answer else {}
    model = sb3_contrib.MaskablePPO(kind, tables, policy_kwargs=shape, n_steps=16, batch_size=64, seed=1)
    model.learn(16 * 8)
    model.save(tmp_path / "mine.zip")
    model = sb3_contrib.MaskablePPO.load(tmp_path / "mine.zip", env=tables)
    sb3.export(model, tmp_path / "mine.npz")
    network = read_policy(tmp_path / "mine.npz")
    rows = tables.reset()
    masks = tables.action_masks()
    numbers, _ = model.predict(rows, action_masks=masks, deterministic=True)
    logits = [np.where(mask, network.logits(row), -np.inf) for row, mask in zip(rows, masks, strict=True)]
    assert [int(one.argmax()) for one in logits] == numbers.tolist()
    import torch

    given = model.policy.get_distribution(torch.as_tensor(rows)).distribution.logits.detach().numpy()
    likes = np.stack([network.logits(row) for row in rows])
    spread = (given - likes) - (given - likes).mean(axis=1, keepdims=True)
    assert np.abs(spread).max() < 1e-3, "all logits, and not only the best"
    assert len(sb3.scores(model, tables, 2)) == 16


@noisy
@pytest.mark.soak
@pytest.mark.parametrize("kwargs", [None, {"previews": 0}])
def test_a_policy_that_judges_answers_needs_their_previews(kwargs: dict[str, Any] | None) -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason=SB3)
    from parlour.research import sb3

    with pytest.raises(OptionError, match=r"^AnswerPolicy judges answers by their previews: make the tables with "):
        sb3_contrib.MaskablePPO(sb3.AnswerPolicy, sb3.SoloTables("kokoro", num_envs=2), policy_kwargs=kwargs)


@noisy
@pytest.mark.soak
def test_stable_baselines_own_check_and_a_gymnasium_environment() -> None:
    sb3_contrib = pytest.importorskip("sb3_contrib", reason=SB3)
    import gymnasium
    from stable_baselines3.common.env_checker import check_env

    import parlour.research.gymnasium  # noqa: F401 - registers the names
    from parlour.research.task import registered_name

    env = gymnasium.make(registered_name("kokoro"), dtype="float32")
    check_env(env.unwrapped, skip_render_check=True)
    model = sb3_contrib.MaskablePPO("MlpPolicy", env.unwrapped, n_steps=64, batch_size=64, seed=1)
    model.learn(64)


@noisy
@pytest.mark.soak
@pytest.mark.parametrize("slug", games.SLUGS)
def test_torchrls_wrapper_rolls_out_with_masks(slug: str) -> None:
    pytest.importorskip("torchrl", reason=TORCHRL)
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    from parlour.research.pettingzoo import env

    wrapped = PettingZooWrapper(env=env(slug, seats=2, illegal="replace"), use_mask=True)
    rolled = wrapped.rollout(20, break_when_any_done=False)
    assert rolled.batch_size[0] == 20


def small_kokoro() -> Any:
    import pyspiel

    import parlour.research.openspiel as faces

    assert faces.register is not None
    return pyspiel.load_game("parlour_kokoro(players=1)")


def advanced(state: Any, turns: int) -> Any:
    """A position after so many answers of the first legal kind, chance drawn from a seed."""
    rng = random.Random(1)
    while not state.is_terminal() and (turns or state.is_chance_node()):
        if state.is_chance_node():
            numbers, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(numbers, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
            turns -= 1
    return state


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the library's own modules
@pytest.mark.soak
def test_openspiels_mcts_answers() -> None:
    import numpy as np
    from open_spiel.python.algorithms import mcts

    game = small_kokoro()
    rng = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2, 10, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
    state = advanced(game.new_initial_state(), 3)
    assert bot.step(state) in state.legal_actions()


@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of the library's own modules
@pytest.mark.soak
def test_openspiels_cfr_learns_from_sampled_games() -> None:
    """By outcome sampling: the tree of even the smallest table is far too wide to be walked whole."""
    import pyspiel
    from open_spiel.python.algorithms import outcome_sampling_mccfr

    small_kokoro()
    game = pyspiel.load_game("parlour_kokoro(players=2)")
    solver = outcome_sampling_mccfr.OutcomeSamplingSolver(game)
    with contextlib.redirect_stdout(io.StringIO()):
        solver.iteration()
    state = advanced(game.new_initial_state(), 0)
    policy = solver.average_policy().action_probabilities(state)
    assert abs(sum(policy.values()) - 1) < 1e-6
