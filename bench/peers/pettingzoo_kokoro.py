"""Two-player Kokoro as a PettingZoo AEC environment, raw, with numpy observations and action masks.

The rules are Parlour's, interpreted; chance is inside the environment, as usual there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from bench.peers.table import PLAYERS, Quick, Table
from parlour.core.game import DEAL
from parlour.core.values import Action, Decision
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.rules import called_number
from parlour.games.kokoro.state import BOX, LETTER, NOTHING, KokoroState, numbers_of

TABLE = Table()
SEATS = tuple(range(PLAYERS))
AGENTS = [f"player_{seat}" for seat in SEATS]
SPACES = TABLE.game.board.size
ROUNDS = 5
KINDS = 12
UNKNOWN = 255
LENGTH = PLAYERS * (SPACES + ROUNDS + 1) + KINDS + ROUNDS + 4

Observation = dict[str, Any]


class PettingZooKokoro(AECEnv):
    """Seats act one after another; a turn is applied when all have. Rewards are the final scores."""

    metadata = {"name": "kokoro_v0", "is_parallelizable": False, "render_modes": []}  # noqa: RUF012  # as PettingZoo reads it

    def __init__(self) -> None:
        super().__init__()
        self.possible_agents = AGENTS[:]
        self.render_mode = None
        observation = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (LENGTH,), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(TABLE.answers),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(AGENTS, observation)
        self.action_spaces = {agent: spaces.Discrete(len(TABLE.answers)) for agent in AGENTS}
        self.rng = Quick()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Quick(seed)
        self.agents = AGENTS[:]
        self.rewards = dict.fromkeys(AGENTS, 0)
        self._cumulative_rewards = dict.fromkeys(AGENTS, 0)
        self.terminations = dict.fromkeys(AGENTS, False)
        self.truncations = dict.fromkeys(AGENTS, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in AGENTS}
        self.position: KokoroState = TABLE.game.setup(PLAYERS, TABLE.options)
        self.paths = [bytearray(SPACES) for _ in SEATS]
        self.chosen: list[Action] = []
        self._deal()

    def _deal(self) -> None:
        """Let chance answer until the seats are asked, or the end."""
        game = TABLE.game
        decisions = game.decisions(self.position)
        while decisions and decisions[0].mode is DEAL:
            game.apply(self.position, decisions[0], (), [self._outcome(decisions[0])], None)
            decisions = game.decisions(self.position)
        self.agent_selection = AGENTS[0]
        if decisions:
            self.decision = decisions[0]
        else:
            self._finish()

    def _outcome(self, decision: Decision) -> Action:
        return TABLE.game.sample(self.position, decision, self.rng)

    def _finish(self) -> None:
        result = TABLE.game.result(self.position)
        assert result is not None
        self.rewards = dict(zip(AGENTS, result.scores, strict=True))
        self.terminations = dict.fromkeys(AGENTS, True)
        self._accumulate_rewards()

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0
        self.chosen.append(TABLE.answers[action])
        seat = len(self.chosen)
        if seat < PLAYERS:
            self.agent_selection = AGENTS[seat]
        else:
            self._take_turn()

    def _take_turn(self) -> None:
        number = called_number(self.position)
        for seat, answer in enumerate(self.chosen):
            if isinstance(answer, Draw):
                self.paths[seat][answer.space] = number
        TABLE.game.apply(self.position, self.decision, SEATS, self.chosen, None)
        self.chosen = []
        self._deal()

    def observe(self, agent: str) -> Observation:
        seat = AGENTS.index(agent)
        mask = bytearray(len(TABLE.answers))
        if not self.terminations[agent]:
            index = TABLE.index
            for action in TABLE.game.choices(self.position, self.decision, seat):
                mask[index[action]] = 1
        return {
            "observation": np.frombuffer(self._encoded(seat), np.uint8),
            "action_mask": np.frombuffer(mask, np.int8),
        }

    def _encoded(self, seat: int) -> bytearray:
        """Both mats, own first; the cards left; the sanctuaries; what is called, and what the seat has seen."""
        position = self.position
        seats = (seat, *(other for other in SEATS if other != seat))
        code = bytearray()
        for one in seats:
            code += self.paths[one]
        for one in seats:
            boxes = numbers_of(position.mats[one].boxes, BOX)
            code += bytes((*boxes, *(UNKNOWN,) * (ROUNDS - len(boxes)), position.mats[one].knows_next))
        code += bytes(position.deck())
        letters = numbers_of(position.letters, LETTER)
        called, top = position.called, position.top_letter
        known = top != NOTHING and position.mats[seat].knows_next
        code += bytes(
            (
                *letters,
                *(UNKNOWN,) * (ROUNDS - len(letters)),
                UNKNOWN if called == NOTHING else called,
                top if known else UNKNOWN,
                position.golden,
                position.round,
            )
        )
        return code

    def render(self) -> None:
        raise NotImplementedError("for measuring only")

    def close(self) -> None:
        """Nothing is held open."""


def play(env: PettingZooKokoro, rng: Quick) -> dict[str, int]:
    """A random game, with an observation before each decision; the driver's own part is as small as can be."""
    env.reset()
    draw = rng.random
    scores: dict[str, int] = {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        if terminated or truncated:
            scores[agent] = reward
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
    return scores
