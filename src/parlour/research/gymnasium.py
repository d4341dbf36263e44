"""Every game as a Gymnasium environment: alone, or one seat against bots (`pip install ".[gymnasium]"`).

>>> import gymnasium
>>> import parlour.research.gymnasium
>>> env = gymnasium.make("parlour/Kokoro-v0")
>>> observation, info = env.reset(seed=7)
>>> int(info["action_mask"].sum())
43
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from parlour import bots, games
from parlour.core.bot import Bot
from parlour.core.episode import WORTH
from parlour.core.errors import OptionError
from parlour.core.keywords import check_one_of, whole, wrong
from parlour.core.luck import Streams
from parlour.research.pictures import in_words, picture
from parlour.research.task import (
    RENDER_MODES,
    Dtype,
    Illegal,
    Task,
    check_face,
    check_open,
    check_reset,
    check_running,
    number_of,
    registered_name,
    task,
)
from parlour.research.vectors import Step, seed_word, solo_tables

AGENT = 0
"""The seat that learns. Bots take the others."""


class ParlourEnv(gymnasium.Env[Any, Any]):
    """One seat learns. Where all must agree, the first seat asked speaks for all; bots give no optional answers."""

    metadata = {"render_modes": [*RENDER_MODES], "render_fps": 1}  # noqa: RUF012  # as Gymnasium reads it

    def __init__(
        self,
        game: str,
        *,
        opponents: str | Sequence[str] = (),
        rewards: str = WORTH,
        previews: bool = False,
        dtype: Dtype = "uint8",
        illegal: Illegal = "replace",
        edition: str = games.STANDARD,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        """A game alone, or against bots named as in `parlour play`: one, or one for each other seat.

        Other keywords are options of the game. Raises OptionError.
        """
        check_face(dtype, illegal, render_mode)
        if "seats" in options:
            raise OptionError("error-seats-of-opponents")
        opponents = names_of(opponents)
        self.task = task(
            game, seats=1 + len(opponents), options=options, edition=edition, rewards=rewards, previews=previews
        )
        self.illegal = illegal
        self.render_mode = render_mode
        self.opponents = opponents
        self.bots: dict[int, Bot] = {}
        self.episode, self.rows, self.masks = self.task.episode()
        self.scale = self.task.scale if dtype == "float32" else None
        self.observation_space = box_of(self.task, dtype)
        self.action_space = spaces.Discrete(self.task.encoder.actions)
        self.is_closed = False
        self.word, self.played = "", 0  # what the deals follow from, and how many there were
        self._seat_bots(0)  # so that a bot that does not exist is refused at once

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """From a seed on, episodes are those of an environment with this seed among many."""
        check_open(is_closed=self.is_closed)
        check_reset(self.task, seed, options)
        seed = whole(seed)
        super().reset(seed=seed)
        if seed is not None or not self.word:
            self.word = seed_word(int(self.np_random.integers(2**48)) if seed is None else seed)
            self.played = 0
        self._seat_bots(int(self.np_random.integers(2**48)))
        self.episode.begin(Streams(f"{self.word}/{self.played}"))
        self.played += 1
        self._let_bots_act()
        return self._row(), {"action_mask": self.action_masks()}

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        check_running(self.episode, is_closed=self.is_closed)
        number, info = number_of(f"seat_{AGENT}", action), {}
        mask = self.masks[AGENT]
        if self.illegal == "replace" and not (0 <= number < len(mask) and mask[number]):
            number = int(self.np_random.choice(mask.nonzero()[0]))
            info = {"illegal": True}
        self.episode.act(AGENT, number)
        self.episode.show()
        self._let_bots_act()
        is_over = self.episode.is_over()
        reward = self.episode.reward(AGENT)
        if self.render_mode == "human":
            self.render()
        return self._row(), reward, is_over, False, {"action_mask": self.action_masks(), **info}

    def action_masks(self) -> Any:
        """Which numbers may be given now: what MaskablePPO of sb3-contrib asks for."""
        return self.masks[AGENT].copy()

    def render(self) -> Any:
        game, state = self.task.game, self.episode.state
        if self.render_mode == "rgb_array":
            return picture(game, state, AGENT)
        text = in_words(game, state, AGENT)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """No step or reset follows."""
        self.is_closed = True

    def _row(self) -> Any:
        if AGENT not in self.episode.shown:
            self.episode.look(AGENT)
        row = self.rows[AGENT]
        return row.copy() if self.scale is None else (row / self.scale).astype(np.float32)

    def _seat_bots(self, seed: int) -> None:
        seats = enumerate(self.opponents, AGENT + 1)
        self.bots = {seat: bots.make(spec, self.task.game, seed + seat) for seat, spec in seats}

    def _let_bots_act(self) -> None:
        """Until the agent is asked, or the end."""
        episode = self.episode
        while not episode.is_over() and any(seat in self.bots for seat in episode.acting):
            for seat in list(episode.acting):
                if seat in self.bots and seat in episode.acting:
                    self._let_act(seat)
            episode.show()

    def _let_act(self, seat: int) -> None:
        """A bot answers what is awaited, from its view."""
        game, episode = self.task.game, self.episode
        decision = episode.awaited
        assert decision is not None, "a seat acts, so something is asked"
        choices = game.choices(episode.state, decision, seat)
        action = self.bots[seat].decide(game.view(episode.state, seat), decision, choices, {}, None)
        assert action is not None, "a bot may pass over optional decisions only"
        for number in self.task.encoder.numbers(episode.state, seat, action):
            episode.act(seat, number)
            if seat in episode.acting:
                episode.show()


def names_of(opponents: object) -> tuple[str, ...]:
    """Bots by name. Raises OptionError if these are none.

    >>> names_of("greedy"), names_of(["greedy", "random"])
    (('greedy',), ('greedy', 'random'))
    """
    names = (opponents,) if isinstance(opponents, str) or not isinstance(opponents, Iterable) else tuple(opponents)
    if not all(isinstance(one, str) for one in names):
        raise wrong("opponents", opponents, '"greedy", ("greedy", "random")')
    return names


class ParlourVector(gymnasium.vector.VectorEnv[Any, Any, Any]):
    """Many games alone, at once. When one ends, the next begins with the same step."""

    metadata = {  # noqa: RUF012  # as Gymnasium reads it
        "render_modes": [],
        "autoreset_mode": gymnasium.vector.AutoresetMode.SAME_STEP,
    }

    def __init__(
        self,
        game: str,
        *,
        num_envs: int = 1,
        processes: int = 1,
        rewards: str = WORTH,
        previews: bool = False,
        dtype: Dtype = "uint8",
        edition: str = games.STANDARD,
        render_mode: str | None = None,
        **options: str | int,
    ) -> None:
        """Other keywords are options of the game. Raises OptionError."""
        check_face(dtype, "raise", None)
        check_one_of("render_mode", render_mode, (None,))
        self.render_mode = render_mode
        self.tables = solo_tables(
            game, options, num_envs=num_envs, processes=processes, edition=edition, rewards=rewards, previews=previews
        )
        table, num_envs = self.tables.task, self.tables.num_envs
        self.num_envs = num_envs
        self.scale = table.scale if dtype == "float32" else None
        self.single_observation_space = box_of(table, dtype)
        self.single_action_space = spaces.Discrete(table.encoder.actions)
        self.observation_space = gymnasium.vector.utils.batch_space(self.single_observation_space, num_envs)
        self.action_space = gymnasium.vector.utils.batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Any, dict[str, Any]]:
        """One seed for all, or one for each; None where any will do."""
        one = whole(seed)
        for part in seed if isinstance(seed, list | tuple) else [one]:
            check_reset(self.tables.task, part, options)
        if options and "reset_mask" in options:
            raise OptionError("error-reset-mask")
        if seed is None or one is not None:
            super().reset(seed=one)
        seen = self.tables.reset(self._seeds(seed if one is None else range(one, one + self.num_envs)))
        return self._rows(seen.rows), self._info(seen)

    def _seeds(self, seed: Any) -> Any:
        """A seed for each environment, if these are seeds; any where there is none."""
        if seed is None:
            seed = [None] * self.num_envs
        if not isinstance(seed, Iterable) or isinstance(seed, str):
            return seed  # which is refused
        return [int(self.np_random.integers(2**48)) if part is None else part for part in seed]

    def step(self, actions: Any) -> tuple[Any, Any, Any, Any, dict[str, Any]]:
        """Numbers that the mask does not offer raise IllegalAnswer.

        Where an episode has ended, `info` has its final row and mask, as vectors of Gymnasium give them.
        """
        seen = self.tables.step(actions)
        info = self._finals(seen) if seen.ended.any() else {}
        info |= self._info(seen)
        return self._rows(seen.rows), seen.rewards[:, 0].copy(), seen.ended.copy(), np.zeros_like(seen.ended), info

    def _info(self, seen: Step) -> dict[str, Any]:
        return {"action_mask": seen.masks[:, 0].copy(), "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _finals(self, seen: Step) -> dict[str, Any]:
        ended = seen.ended
        rows: Any = np.full(self.num_envs, None, object)
        for n, row in zip(ended.nonzero()[0], self._rows(seen.finals[ended]), strict=True):
            rows[n] = row
        masks = {"action_mask": np.zeros_like(seen.masks[:, 0]), "_action_mask": ended.copy()}
        return {"final_obs": rows, "_final_obs": ended.copy(), "final_info": masks, "_final_info": ended.copy()}

    def _rows(self, rows: Any) -> Any:
        rows = rows[:, 0]
        return rows.copy() if self.scale is None else (rows / self.scale).astype(np.float32)

    def close_extras(self, **kwargs: Any) -> None:
        self.tables.close()


def box_of(table: Task, dtype: Dtype) -> spaces.Box:
    if dtype == "float32":
        return spaces.Box(0, 1, (table.encoder.size,), np.float32)
    return spaces.Box(0, 255, (table.encoder.size,), np.uint8)


def register() -> None:
    """Make every game known to `gymnasium.make`, once."""
    for slug in games.SLUGS:
        if registered_name(slug) not in gymnasium.registry:
            gymnasium.register(
                registered_name(slug), ParlourEnv, vector_entry_point=ParlourVector, kwargs={"game": slug}
            )


register()
