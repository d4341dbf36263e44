"""Any of our games as a PettingZoo AEC environment, raw, written plainly over our interpreted rules.

Observations and masks are the very rows and masks of our own faces, so that nothing is compared with less; chance is
inside the environment, as usual there.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

import parlour
from bench.peers.table import Quick
from parlour.core.encoding import Buffer
from parlour.core.episode import MOST_ASIDES
from parlour.core.game import AGREE, DEAL, EACH
from parlour.core.playout import blocking
from parlour.core.values import Action, Decision


class PlainAEC(AECEnv):
    """Seats act one after another; where all must agree, the first speaks for all. What nothing waits for may be
    answered instead of what is asked, a few times: the protocol of our own faces."""

    def __init__(self, slug: str, seats: int) -> None:
        super().__init__()
        self.game = parlour.load(slug)
        assert self.game.encoding is not None
        self.seats = seats
        self.table = self.game.settle(seats, {})
        self.encoder = self.game.encoding.encoder(seats, self.table)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.metadata = {"name": f"{slug}_v0", "is_parallelizable": False, "render_modes": []}
        self.render_mode = None
        box = spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.encoder.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (self.encoder.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, box)
        self.action_spaces = {agent: spaces.Discrete(self.encoder.actions) for agent in self.possible_agents}
        self.rng = Quick()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.rng = Quick(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.position = self.game.setup(self.seats, self.table)
        self.decision: Decision | None = None
        self._proceed()

    def _proceed(self) -> None:
        """Let chance answer until seats are asked, or the end."""
        game, position = self.game, self.position
        while decisions := game.decisions(position):
            decision = blocking(decisions)
            if decision.mode is not DEAL:
                self.open = decisions
                if decision != self.decision:
                    self._ask(decision)
                return
            game.apply(position, decision, (), [game.sample(position, decision, self.rng)], None)
        self.terminations = dict.fromkeys(self.agents, True)
        result = game.result(position)
        assert result is not None
        self.rewards = {agent: float(result.scores[seat]) for agent, seat in self.seat_of.items()}
        self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def _ask(self, decision: Decision) -> None:
        self.decision = decision
        self.waiting = list(decision.seats) if decision.mode is EACH else [decision.seats[0]]
        self.answers: list[Action] = []
        self.begun: list[int] = []
        self.asides = 0
        self.agent_selection = self.possible_agents[self.waiting[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        seat = self.waiting[0]
        answer = self.encoder.action(self.position, seat, self.begun, action)
        if answer is None:
            self.begun.append(action)
            return
        self.begun = []
        if len(self.open) > 1 and self._say(seat, answer):
            return
        self.answers.append(answer)
        self.waiting.pop(0)
        if self.waiting:
            self.agent_selection = self.possible_agents[self.waiting[0]]
        else:
            decision, self.decision = self.decision, None
            self._make_move(decision, self.answers)

    def _say(self, seat: int, answer: Action) -> bool:
        """Give an answer that nothing waits for, if it is one."""
        for decision in self.open:
            if decision.optional and seat in decision.seats:
                if self.game.refuse(self.position, decision, seat, answer) is None:
                    self.asides += 1
                    self._make_move(decision, [answer], seat)
                    return True
        return False

    def _make_move(self, decision: Decision | None, answers: list[Action], seat: int | None = None) -> None:
        assert decision is not None, "something was asked"
        seats = decision.seats if decision.mode in (EACH, AGREE) else (decision.seats[0] if seat is None else seat,)
        given = answers * len(seats) if decision.mode is AGREE else answers
        self.game.apply(self.position, decision, seats, given, None)
        self._proceed()

    def offered(self, seat: int) -> list[Decision]:
        """What the seat may answer now."""
        return [
            decision
            for decision in self.open
            if seat in decision.seats and (not decision.optional or (self.asides < MOST_ASIDES and not self.begun))
        ]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        row: Buffer | Any = bytearray(self.encoder.size)
        mask: Buffer | Any = bytearray(self.encoder.actions)
        begun = self.begun if agent == self.agent_selection else []
        self.encoder.observe(self.position, seat, begun, row, 0)
        if not self.terminations[agent] and agent == self.agent_selection:
            for decision in self.offered(seat):
                self.encoder.mask(self.position, decision, seat, begun, mask, 0)
        return {"observation": np.frombuffer(row, np.uint8), "action_mask": np.frombuffer(mask, np.int8)}

    def render(self) -> None:
        raise NotImplementedError("for measuring only")

    def close(self) -> None:
        """Nothing is held open."""


def play(env: Any, rng: Quick) -> int:
    """A random game, with an observation before each answer; says how many there were."""
    env.reset()
    draw = rng.random
    steps = 0
    for _ in env.agent_iter(10_000_000):
        observation, _, terminated, _, _ = env.last()
        if terminated:
            env.step(None)
        else:
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(draw() * len(legal))]))
            steps += 1
    return steps
