"""Every game alone for Stable-Baselines3 (`pip install ".[sb3]"`): many tables at once, and the way back to one.

Masks are as MaskablePPO of sb3-contrib asks for them, rows are floats from 0 to 1. `export` writes what was learned to
a file that plays at any table of the game.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch
from gymnasium import spaces
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.vec_env import VecEnv

from parlour import games
from parlour.bots.policy import Network, head_of, write_policy
from parlour.core.encoding import PREVIEW
from parlour.core.episode import POINTS
from parlour.core.errors import OptionError
from parlour.core.keywords import count_of, wrong
from parlour.research.task import Array, Task
from parlour.research.vectors import solo_tables

SMALL = 0.05  # what a network that has learned nothing adds to its first liking


class SoloTables(VecEnv):
    """Many games alone, as Stable-Baselines3 steps them. When one ends, the next begins with the same step."""

    def __init__(
        self,
        game: str,
        *,
        num_envs: int = 64,
        processes: int = 1,
        rewards: str = POINTS,
        previews: bool = False,
        scale: float = 1.0,
        edition: str = games.STANDARD,
        **options: str | int,
    ) -> None:
        """Rewards are divided by `scale`; other keywords are options of the game. Raises OptionError."""
        if not scale > 0:
            raise wrong("scale", scale, "> 0")
        self.tables = solo_tables(
            game, options, num_envs=num_envs, processes=processes, edition=edition, rewards=rewards, previews=previews
        )
        self.task: Task = self.tables.task
        num_envs = self.tables.num_envs
        self.render_mode = None
        self.scale = scale
        self.previews: int = sum(field.name.startswith(PREVIEW) for field in self.task.encoder.fields)
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
            infos[n] = self._end_of(n, seen.finals[n, 0] * self.per_byte)
        self.returns[ended] = 0
        self.lengths[ended] = 0
        return rows, rewards / self.scale, ended, infos

    def _end_of(self, n: int, row: Array) -> dict[str, Any]:
        """What Stable-Baselines3 wants to know of an episode that has ended, its final row among it."""
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
        if method_name != "action_masks":
            raise AttributeError(f"tables have no method {method_name}: action_masks is all that they can be asked for")
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


class AnswerNetwork(torch.nn.Module):
    """Judges every answer by the same weights, from its previews and the rest of the row; the rest tells what comes.

    The first preview is what the game's own judgement thinks of the answer. At first answers are liked by it alone.
    """

    def __init__(self, size: int, answers: int, previews: int, width: int, liking: float) -> None:
        super().__init__()
        self.answers, self.previews = answers, previews
        self.latent_dim_pi, self.latent_dim_vf = answers, width
        rest = size - previews * answers
        self.of_answer = torch.nn.Linear(previews, width)
        self.of_rest = torch.nn.Linear(rest, width, bias=False)
        self.hidden = torch.nn.Linear(width, width)
        self.judgement = torch.nn.Linear(width, 1)
        self.liking = torch.nn.Parameter(torch.tensor(liking))
        self.critic = torch.nn.Sequential(torch.nn.Linear(rest, width), torch.nn.ReLU())
        with torch.no_grad():
            self.judgement.weight *= SMALL

    def forward(self, rows: Any) -> tuple[Any, Any]:
        return self.forward_actor(rows), self.forward_critic(rows)

    def forward_actor(self, rows: Any) -> Any:
        rest, previews = self.parts(rows)
        first = torch.relu(self.of_answer(previews) + self.of_rest(rest).unsqueeze(1))
        return self.judgement(torch.relu(self.hidden(first))).squeeze(2) + self.liking * previews[:, :, 0]

    def forward_critic(self, rows: Any) -> Any:
        return self.critic(self.parts(rows)[0])

    def parts(self, rows: Any) -> tuple[Any, Any]:
        """The rest of the rows, and their previews by answer."""
        rest = rows.shape[1] - self.previews * self.answers
        return rows[:, :rest], rows[:, rest:].reshape(-1, self.previews, self.answers).transpose(1, 2)

    def layers(self) -> list[tuple[Array, Array]]:
        """As dense layers over one answer. A unit of its own carries the first preview through; no ReLU changes it."""
        parts = (self.of_answer, self.of_rest, self.hidden, self.judgement)
        of_answer, of_rest, hidden, judgement = (layer.weight.detach().cpu() for layer in parts)
        liking, none = self.liking.detach().cpu().reshape(1, 1), torch.zeros(1)
        first = torch.cat([torch.cat([of_answer, of_rest], 1), torch.eye(1, self.inputs)])
        weights = [first, torch.block_diag(hidden, torch.eye(1)), torch.cat([judgement, liking], 1)]
        biases = [torch.cat([layer.bias.detach().cpu(), none]) for layer in (self.of_answer, self.hidden)]
        biases.append(self.judgement.bias.detach().cpu())
        return [(one.numpy(), other.numpy()) for one, other in zip(weights, biases, strict=True)]

    @property
    def inputs(self) -> int:
        return int(self.of_answer.in_features + self.of_rest.in_features)


class AnswerPolicy(MaskableActorCriticPolicy):
    """A policy for rows with previews: every answer is judged by the same weights."""

    def __init__(self, *given: Any, previews: int = 0, width: int = 64, liking: float = 16.0, **named: Any) -> None:
        """`previews` are those of the tables; `liking` is how strongly the first of them counts at first.

        Raises OptionError if there are none.
        """
        if previews < 1:
            raise OptionError("error-policy-previews")
        self.shape: dict[str, Any] = {"previews": previews, "width": width, "liking": liking}
        super().__init__(*given, ortho_init=False, **{"net_arch": [], **named})

    def _build_mlp_extractor(self) -> None:
        self.mlp_extractor = AnswerNetwork(self.features_dim, int(self.action_space.n), **self.shape)

    def _build(self, lr_schedule: Any) -> None:
        super()._build(lr_schedule)
        self.action_net = torch.nn.Identity()  # the network gives logits
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)

    def _get_constructor_parameters(self) -> dict[str, Any]:
        return {**super()._get_constructor_parameters(), **self.shape}


def export(model: Any, file: str | Path) -> None:
    """Write what a model has learned at `SoloTables` to a file, for `parlour bot connect`.

    Raises ValueError if its policy is neither an `MlpPolicy` nor an `AnswerPolicy`, or if it has no tables.
    """
    if model.get_env() is None:
        raise ValueError("the model has no tables: load it with env=SoloTables(…)")
    table: Task = model.get_env().get_attr("task")[0]
    extractor = model.policy.mlp_extractor
    if isinstance(extractor, AnswerNetwork):
        head = head_of(table.game, table.encoder, "relu", by_answer=True)
        write_policy(Path(file), Network(head, extractor.layers()))
        return
    layers: list[tuple[Array, Array]] = []
    activations: set[str] = set()
    for layer in [*extractor.policy_net, model.policy.action_net]:
        if isinstance(layer, torch.nn.Linear):
            layers.append((layer.weight.detach().cpu().numpy(), layer.bias.detach().cpu().numpy()))
        else:
            activations.add(type(layer).__name__.lower())
    if len(activations) != 1 or not activations <= {"relu", "tanh"}:
        raise ValueError(f"layers are followed by {', '.join(sorted(activations)) or 'nothing'}; expected relu or tanh")
    write_policy(Path(file), Network(head_of(table.game, table.encoder, activations.pop()), layers))


def scores(model: Any, tables: SoloTables, games_each: int) -> list[float]:
    """What the model, giving its best answers, scores: as many games of every table, none left out.

    Raises OptionError if these are none.
    """
    games_each = count_of("games_each", games_each)
    rows = tables.reset()
    found: list[list[float]] = [[] for _ in range(tables.num_envs)]
    while any(len(played) < games_each for played in found):
        numbers, _ = model.predict(rows, action_masks=tables.action_masks(), deterministic=True)
        rows, _, ended, infos = tables.step(numbers)
        for n in ended.nonzero()[0]:
            found[n].append(infos[n]["episode"]["r"])
    return [score for played in found for score in played[:games_each]]
