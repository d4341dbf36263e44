"""Every game as a PettingZoo environment, AEC and Parallel (`pip install ".[pettingzoo]"`).

>>> from parlour.research import pettingzoo
>>> env = pettingzoo.env("kokoro", seats=2)
>>> env.reset(seed=7)
>>> env.agent_selection
'seat_0'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.env_registry import registration

from parlour import games
from parlour.core.episode import WORTH, IllegalAnswer
from parlour.core.luck import Streams
from parlour.research.pictures import in_words, picture
from parlour.research.task import (
    RENDER_MODES,
    Agree,
    Dtype,
    Illegal,
    Task,
    check_face,
    check_open,
    check_reset,
    check_running,
    number_of,
    registered_name,
    seat_of,
    task,
    version_of,
)


class Table:
    """What both faces share: an episode, its spaces, and observations made of it."""

    def __init__(self, table: Task, dtype: Dtype, illegal: Illegal, render_mode: str | None) -> None:
        check_face(dtype, illegal, render_mode)
        self.task = table
        self.illegal = illegal
        self.render_mode = render_mode
        self.agents = [f"seat_{seat}" for seat in range(table.seats)]
        self.episode, self.rows, self.masks = table.episode()
        self.scale = table.scale if dtype == "float32" else None
        box = spaces.Box(0, 1, (table.encoder.size,), np.float32)
        if self.scale is None:
            box = spaces.Box(0, 255, (table.encoder.size,), np.uint8)
        mask = spaces.Box(0, 1, (table.encoder.actions,), np.int8)
        self.observation_space = {
            agent: spaces.Dict({"observation": box, "action_mask": mask}) for agent in self.agents
        }
        self.action_space = {agent: spaces.Discrete(table.encoder.actions) for agent in self.agents}
        self.random = np.random.default_rng()
        self.is_closed = False

    def begin(self, seed: int | None, options: dict[str, Any] | None) -> None:
        """A new episode. Without a seed it goes on with the numbers of the last one. Raises OptionError."""
        check_open(is_closed=self.is_closed)
        check_reset(self.task, seed, options)
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.episode.begin(Streams(str(self.random.integers(2**63))))

    def check_running(self) -> None:
        """Raises IllegalAnswer before the first episode, between its end and the next, and after `close`."""
        check_running(self.episode, is_closed=self.is_closed)

    def observe(self, seat: int) -> dict[str, Any]:
        if seat not in self.episode.shown or self.episode.is_stale:
            self.episode.look(seat)
        row, mask = self.rows[seat], self.masks[seat].copy()
        return {"observation": row.copy() if self.scale is None else row / self.scale, "action_mask": mask}

    def act(self, seat: int, action: object) -> bool:
        """A seat gives a number; False if it was illegal and replaced. Raises IllegalAnswer."""
        number = number_of(self.agents[seat], action)
        if self.episode.awaited is not self.episode.shown_for:
            return True  # another's answer came first, so this one is dropped
        is_legal = 0 <= number < len(self.masks[seat]) and bool(self.masks[seat][number])
        if not is_legal and self.illegal == "replace":
            number = int(self.random.choice(self.masks[seat].nonzero()[0]))
        self.episode.act(seat, number)
        return is_legal

    def rewards(self) -> dict[str, float]:
        return {agent: self.episode.reward(seat) for seat, agent in enumerate(self.agents)}

    def render(self) -> Any:
        """The board as the seat that acts sees it, or a spectator."""
        game, state = self.task.game, self.episode.state
        seat = self.episode.acting[0] if self.episode.acting else None
        if self.render_mode == "rgb_array":
            return picture(game, state, seat)
        text = in_words(game, state, seat)
        if self.render_mode == "human":
            print(text)
            return None
        return text


class ParlourAEC(AECEnv):
    """Seats act one after another. Answers given in secret stay so until all have answered."""

    def __init__(self, table: Task, dtype: Dtype, illegal: Illegal, render_mode: str | None) -> None:
        super().__init__()
        self.table = Table(table, dtype, illegal, render_mode)
        self.render_mode = render_mode
        self.metadata = metadata(table)
        self.possible_agents = self.table.agents[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space[self.table.agents[seat_of(self.table.agents, agent)]]

    def action_space(self, agent: str) -> Any:
        return self.table.action_space[self.table.agents[seat_of(self.table.agents, agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.begin(seed, options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> dict[str, Any]:
        return self.table.observe(seat_of(self.table.agents, agent))

    def last(self, observe: bool = True) -> Any:
        self._check_running()
        return super().last(observe)

    def agent_iter(self, max_iter: int = 2**63) -> Any:
        self._check_running()
        return super().agent_iter(max_iter)

    def _check_running(self) -> None:
        """After the end every agent still hears of it once."""
        if not self.agents or self.table.is_closed:
            self.table.check_running()

    def step(self, action: int | None) -> None:
        self._check_running()
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        is_legal = self.table.act(self.table.agents.index(agent), action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {} if is_legal else {"illegal": True}
        self.table.episode.show()
        self.rewards = self.table.rewards()
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def _select(self) -> None:
        """Whose turn is next; at the end everybody hears of it."""
        if self.table.episode.is_over():
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
            return
        seat = self.table.episode.acting[0]
        self.agent_selection = self.table.agents[seat]
        self.infos[self.agent_selection] = {
            **self.infos[self.agent_selection],
            "action_mask": self.table.masks[seat].copy(),
        }

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """No step or reset follows."""
        self.table.is_closed = True


class ParlourParallel(ParallelEnv):
    """All seats act at once; what seats that are not asked give is passed over, and their masks are empty."""

    def __init__(self, table: Task, dtype: Dtype, illegal: Illegal, render_mode: str | None) -> None:
        self.table = Table(table, dtype, illegal, render_mode)
        self.render_mode = render_mode
        self.metadata = metadata(table)
        self.possible_agents = self.table.agents[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        return self.table.observation_space[self.table.agents[seat_of(self.table.agents, agent)]]

    def action_space(self, agent: str) -> Any:
        return self.table.action_space[self.table.agents[seat_of(self.table.agents, agent)]]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        self.table.begin(seed, options)
        self.agents = self.possible_agents[:]
        observations = self._observations()
        return observations, self._infos(observations, ())

    def step(self, actions: dict[str, int]) -> tuple[Any, Any, Any, Any, Any]:
        episode, agents = self.table.episode, self.agents
        self.table.check_running()
        given = self._given(actions)
        illegal = [self.table.agents[seat] for seat, action in given if not self.table.act(seat, action)]
        episode.show()
        is_over = episode.is_over()
        observations = self._observations()
        rewards = self.table.rewards()
        infos = self._infos(observations, illegal)
        if is_over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, False), infos

    def _given(self, actions: object) -> list[tuple[int, object]]:
        """What the seats that act give, checked before any of them has acted. Raises IllegalAnswer or OptionError."""
        episode, names = self.table.episode, self.table.agents
        if not isinstance(actions, Mapping):
            raise IllegalAnswer("error-actions", given=str(actions), expected=", ".join(names))
        for agent in actions:
            seat_of(names, agent)
        given = [(seat, actions.get(names[seat])) for seat in episode.acting]
        for seat, action in given:
            number = number_of(names[seat], action)
            if self.table.illegal == "raise":
                episode.check(seat, number)
        return given

    def _observations(self) -> dict[str, Any]:
        return {agent: self.table.observe(seat) for seat, agent in enumerate(self.table.agents)}

    def _infos(self, observations: dict[str, Any], illegal: Any) -> dict[str, Any]:
        return {
            agent: {"action_mask": seen["action_mask"]} | ({"illegal": True} if agent in illegal else {})
            for agent, seen in observations.items()
        }

    def render(self) -> Any:
        return self.table.render()

    def close(self) -> None:
        """No step or reset follows."""
        self.table.is_closed = True


def metadata(table: Task) -> dict[str, Any]:
    name = f"parlour_{table.game.slug}_v{version_of(table.game.slug)}"
    return {"name": name, "render_modes": [*RENDER_MODES], "is_parallelizable": True, "render_fps": 1}


def env(
    game: str,
    *,
    seats: int | None = None,
    agree: Agree = "captain",
    rewards: str = WORTH,
    previews: bool = False,
    dtype: Dtype = "uint8",
    illegal: Illegal = "raise",
    edition: str = games.STANDARD,
    render_mode: str | None = None,
    **options: str | int,
) -> ParlourAEC:
    """A game for agents that act in turn; other keywords are options of the game. Raises OptionError."""
    table = task(game, seats=seats, options=options, edition=edition, agree=agree, rewards=rewards, previews=previews)
    return ParlourAEC(table, dtype, illegal, render_mode)


def parallel_env(
    game: str,
    *,
    seats: int | None = None,
    agree: Agree = "captain",
    rewards: str = WORTH,
    previews: bool = False,
    dtype: Dtype = "uint8",
    illegal: Illegal = "replace",
    edition: str = games.STANDARD,
    render_mode: str | None = None,
    **options: str | int,
) -> ParlourParallel:
    """A game for agents that act together; other keywords are options of the game. Raises OptionError."""
    table = task(game, seats=seats, options=options, edition=edition, agree=agree, rewards=rewards, previews=previews)
    return ParlourParallel(table, dtype, illegal, render_mode)


def register() -> None:
    """Make every game known to `pettingzoo.make`, once."""
    for slug in games.SLUGS:
        if registered_name(slug) not in registration.aec_registry:
            registration.register("aec", registered_name(slug), env, kwargs={"game": slug})
            registration.register("parallel", registered_name(slug), parallel_env, kwargs={"game": slug})


register()
