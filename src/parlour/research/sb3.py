"""Every game alone for Stable-Baselines3 (`pip install "parlour[sb3]"`): many tables at once, and the way back to one.

Masks are as MaskablePPO of sb3-contrib asks for them, rows are floats from 0 to 1. `export` writes what was learned to
a file that plays at any table of the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from parlour import games
from parlour.bots.policy import Network, head_of, write_policy
from parlour.core.episode import POINTS
from parlour.research.task import Array, Task, task
from parlour.research.vectors import tables_of


class SoloTables(VecEnv):
    """Many games alone, as Stable-Baselines3 steps them. When one ends, the next begins with the same step."""

    def __init__(
        self,
        game: str,
        *,
        num_envs: int = 64,
        processes: int = 1,
        rewards: str = POINTS,
        scale: float = 1.0,
        edition: str = games.STANDARD,
        **options: str,
    ) -> None:
        """Rewards are divided by `scale`; other keywords are options of the game. Raises OptionError."""
        self.task: Task = task(game, seats=1, options=options, edition=edition, rewards=rewards)
        self.tables = tables_of(self.task, num_envs=num_envs, processes=processes, edition=edition)
        self.render_mode = None
        self.scale = scale
        self.per_byte = (1 / self.task.scale).astype(np.float32)
        self.first_seed = 0
        self.numbers: Array = None
        self.returns: Array = np.zeros(num_envs, np.float64)
        self.lengths: Array = np.zeros(num_envs, np.int64)
        box = spaces.Box(0, 1, (self.task.encoder.size,), np.float32)
        super().__init__(num_envs, box, spaces.Discrete(self.task.encoder.actions))

    def seed(self, seed: int | None = None) -> list[int | None]:
        """From the next reset on, table n is dealt by this seed and n."""
        self.first_seed = int(np.random.SeedSequence().entropy) if seed is None else seed  # type: ignore[arg-type]  # a number, as it was not given
        return [self.first_seed] * self.num_envs

    def reset(self) -> Array:
        self.tables.reset(self.first_seed)
        self.returns[:] = 0
        self.lengths[:] = 0
        self.reset_infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        return self._rows()

    def step_async(self, actions: Array) -> None:
        self.numbers = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[dict[str, Any]]]:
        seen = self.tables.step(self.numbers)
        rows, rewards, ended = self._rows(), seen.rewards[:, 0].copy(), seen.ended.copy()
        self.returns += rewards
        self.lengths += 1
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for n in ended.nonzero()[0]:
            infos[n] = self._end_of(n, rows[n])
        self.returns[ended] = 0
        self.lengths[ended] = 0
        return rows, rewards / self.scale, ended, infos

    def _end_of(self, n: int, row: Array) -> dict[str, Any]:
        """What Stable-Baselines3 wants to know of an episode that has ended. No match is cut off, so nobody asks what
        a row after its end would be worth."""
        episode = {"r": float(self.returns[n]), "l": int(self.lengths[n]), "t": 0.0}
        return {"episode": episode, "terminal_observation": row, "TimeLimit.truncated": False}

    def _rows(self) -> Array:
        return self.tables.rows[:, 0] * self.per_byte

    def action_masks(self) -> Array:
        """By table and number: may it be given now?"""
        return self.tables.masks[:, 0].astype(np.bool_)

    def close(self) -> None:
        self.tables.close()

    # What Stable-Baselines3 asks single environments

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        assert method_name == "action_masks", "that is all that is asked of a table"
        return list(self.action_masks()[self._chosen(indices)])

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * len(self._chosen(indices))

    def has_attr(self, attr_name: str) -> bool:
        return hasattr(self, attr_name)

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(f"{attr_name} can't be set: tables are not objects of their own")

    def env_is_wrapped(self, wrapper_class: type, indices: Any = None) -> list[bool]:
        return [False] * len(self._chosen(indices))

    def _chosen(self, indices: Any) -> list[int]:
        return list(self._get_indices(indices))


def export(model: Any, file: str | Path) -> None:
    """Write what a model with an `MlpPolicy` has learned at `SoloTables` to a file, for `parlour bot connect`.

    Raises ValueError if it is made of anything else.
    """
    import torch

    table: Task = model.get_env().get_attr("task")[0]
    layers: list[tuple[Array, Array]] = []
    activations: set[str] = set()
    for layer in [*model.policy.mlp_extractor.policy_net, model.policy.action_net]:
        if isinstance(layer, torch.nn.Linear):
            layers.append((layer.weight.detach().cpu().numpy(), layer.bias.detach().cpu().numpy()))
        else:
            activations.add(type(layer).__name__.lower())
    if len(activations) != 1 or not activations <= {"relu", "tanh"}:
        raise ValueError(f"layers are followed by {', '.join(sorted(activations)) or 'nothing'}; expected relu or tanh")
    head = head_of(table.game, table.encoder, activations.pop())
    write_policy(Path(file), Network(head, layers))


def scores(model: Any, tables: SoloTables, games_each: int) -> list[float]:
    """What the model, giving its best answers, scores: as many games of every table, none left out."""
    rows = tables.reset()
    found: list[list[float]] = [[] for _ in range(tables.num_envs)]
    while any(len(played) < games_each for played in found):
        numbers, _ = model.predict(rows, action_masks=tables.action_masks(), deterministic=True)
        rows, _, ended, infos = tables.step(numbers)
        for n in ended.nonzero()[0]:
            found[n].append(infos[n]["episode"]["r"])
    return [score for played in found for score in played[:games_each]]
