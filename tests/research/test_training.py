"""Each library's own way of learning runs a few steps on our games. They need torch, so `make soak` runs them."""

from __future__ import annotations

import contextlib
import io
from pathlib import Path
from typing import Any

import pytest

from hatch_build import ROOT
from parlour import bots, games
from parlour.core.episode import IllegalAnswer
from parlour.core.errors import OptionError
from tests.markdown import code, pages
from tests.soak import needed

RESEARCH = ROOT / "docs" / "research.md"
EXAMPLE = ROOT / "examples" / "train_kokoro.py"

noisy = pytest.mark.filterwarnings("ignore")  # of those libraries


def test_the_pages_show_the_example_as_it_is() -> None:
    text = EXAMPLE.read_text("utf-8")
    for page in (ROOT / "README.md", RESEARCH):
        assert text in code(page, "py")


def ran(blocks: list[str]) -> tuple[dict[str, Any], str]:
    """Programs as one: the names they leave, and what they print."""
    names: dict[str, Any] = {"__name__": "shown"}
    printed = io.StringIO()
    with contextlib.redirect_stdout(printed):
        for block in blocks:
            exec(compile(block, "a page", "exec"), names)
    return names, printed.getvalue()


@noisy
@pytest.mark.soak
@pytest.mark.parametrize("page", [page for page in pages() if code(page, "py")], ids=lambda page: page.stem)
def test_what_a_page_shows_runs(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its blocks are one program; it learns at a few tables and for a few steps only, and its policy plays."""
    sb3_contrib = needed("sb3_contrib")
    import parlour
    from parlour.research import sb3
    from parlour.research.drive import play

    learn, tables = sb3_contrib.MaskablePPO.learn, sb3.SoloTables
    monkeypatch.setattr(sb3_contrib.MaskablePPO, "learn", lambda model, steps: learn(model, min(steps, 8 * 64)))
    monkeypatch.setattr(sb3, "SoloTables", lambda *given, num_envs, **named: tables(*given, num_envs=8, **named))
    monkeypatch.chdir(tmp_path)
    names, printed = ran(code(page, "py"))
    bot = bots.make("kokoro.npz", games.load("kokoro"), 0)
    assert len(play(parlour.new("kokoro", seats=2, seed=1), [bot, bot]).scores) == 2
    if page == RESEARCH:
        assert len(names["scored"](names["model"], "points", 99)) == 8 * 4
        *left, returns = printed.splitlines()
        assert [float(one) for one in left] == pytest.approx([4.19, 1.40, 0.70, 0.42], abs=0.005), "what the page says"
        assert len(returns.split()) == 2


@noisy
@pytest.mark.soak
@pytest.mark.parametrize("by_answer", [False, True])
def test_the_exported_policy_answers_as_the_model_does(by_answer: bool, tmp_path: Path) -> None:
    sb3_contrib = needed("sb3_contrib")
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
def test_the_terminal_observation_is_the_old_episodes_and_not_the_next_ones() -> None:
    needed("sb3_contrib")
    import numpy as np

    from parlour.research import sb3
    from parlour.research.vectors import vector

    tables, beside = sb3.SoloTables("kokoro", num_envs=4), vector("kokoro", num_envs=4, seats=1, rewards="points")
    tables.seed(5)
    tables.reset()
    seen = beside.reset(5)
    rng, ended = np.random.default_rng(5), 0
    while ended < 4:
        numbers = (rng.random(seen.masks.shape) * seen.masks).argmax(axis=2)[:, 0]
        seen = beside.step(numbers)
        rows, _, ends, infos = tables.step(numbers)
        assert np.array_equal(ends, seen.ended)
        for n in ends.nonzero()[0]:
            final = infos[n]["terminal_observation"]
            assert np.allclose(final, seen.finals[n, 0] / beside.task.scale)
            assert not np.array_equal(final, rows[n])
            ended += 1


@noisy
@pytest.mark.soak
def test_what_tables_and_models_cant_do_is_said_in_a_sentence(tmp_path: Path) -> None:
    sb3_contrib = needed("sb3_contrib")
    from parlour.research import sb3

    for given, sentence in (
        ({"seats": 2}, r"^These tables are played alone, so they take no “seats”"),
        ({"scale": 0}, r"^The option “scale” can’t be “0”; expected: > 0.$"),
        ({"num_envs": 0}, r"^The option “num_envs” can’t be “0”"),
    ):
        keywords: dict[str, Any] = given
        with pytest.raises(OptionError, match=sentence):
            sb3.SoloTables("kokoro", **keywords)
    tables = sb3.SoloTables("kokoro", num_envs=2)
    model = sb3_contrib.MaskablePPO("MlpPolicy", tables, n_steps=8, batch_size=8)
    with pytest.raises(OptionError, match=r"^The option “games_each” can’t be “0”"):
        sb3.scores(model, tables, 0)
    model.save(tmp_path / "mine.zip")
    with pytest.raises(ValueError, match=r"^the model has no tables: load it with env=SoloTables"):
        sb3.export(sb3_contrib.MaskablePPO.load(tmp_path / "mine.zip"), tmp_path / "mine.npz")
    with pytest.raises(AttributeError, match=r"^tables have no method render"):
        tables.env_method("render")
    tables.close()
    with pytest.raises(IllegalAnswer, match=r"^The environment is closed: make a new one.$"):
        tables.reset()


@noisy
@pytest.mark.soak
@pytest.mark.parametrize("kwargs", [None, {"previews": 0}])
def test_a_policy_that_judges_answers_needs_their_previews(kwargs: dict[str, Any] | None) -> None:
    sb3_contrib = needed("sb3_contrib")
    from parlour.research import sb3

    with pytest.raises(OptionError, match=r"^AnswerPolicy judges answers by their previews: make the tables with "):
        sb3_contrib.MaskablePPO(sb3.AnswerPolicy, sb3.SoloTables("kokoro", num_envs=2), policy_kwargs=kwargs)


@noisy
@pytest.mark.soak
def test_stable_baselines_own_check_and_a_gymnasium_environment() -> None:
    sb3_contrib = needed("sb3_contrib")
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
    needed("torchrl")
    from torchrl.envs.libs.pettingzoo import PettingZooWrapper

    from parlour.research.pettingzoo import env

    wrapped = PettingZooWrapper(env=env(slug, seats=2, illegal="replace"), use_mask=True)
    rolled = wrapped.rollout(20, break_when_any_done=False)
    assert rolled.batch_size[0] == 20


# OpenSpiel, on the ending that the page shows


def ending() -> Any:
    return ran(code(RESEARCH, "py")[:1])[0]["ending"]


@noisy
@pytest.mark.soak
def test_openspiels_cfr_learns_an_ending_from_samples() -> None:
    import numpy as np
    from open_spiel.python.algorithms.exploitability import nash_conv
    from open_spiel.python.algorithms.external_sampling_mccfr import AverageType, ExternalSamplingSolver

    game = ending()
    np.random.seed(1)  # the solver takes numpy's own numbers
    solver = ExternalSamplingSolver(game, AverageType.SIMPLE)
    for _ in range(50):
        solver.iteration()
    assert nash_conv(game, solver.average_policy()) == pytest.approx(0.12, abs=0.005), "what the page says"


@noisy
@pytest.mark.soak
def test_openspiels_mcts_plays_an_ending_better_than_chance() -> None:
    import numpy as np
    from open_spiel.python import policy
    from open_spiel.python.algorithms import expected_game_score, mcts

    game, chance = ending(), np.random.RandomState(1)
    judge = mcts.RandomRolloutEvaluator(1, chance)
    bots = [mcts.MCTSBot(game, 10, 100, judge, random_state=chance) for _ in range(2)]
    total, times = 0.0, 10
    for _ in range(times):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                numbers, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(chance.choice(numbers, p=weights))
            else:
                state.apply_action(bots[state.current_player()].step(state))
        total += sum(state.returns())
    by_chance = expected_game_score.policy_value(game.new_initial_state(), [policy.UniformRandomPolicy(game)] * 2)
    assert total / times > sum(by_chance) + 1
