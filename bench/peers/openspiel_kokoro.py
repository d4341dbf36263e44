"""Two-player Kokoro as an OpenSpiel game in Python: simultaneous moves and explicit chance nodes.

Everything a search or a learner of OpenSpiel needs to play; the rules are Parlour's, interpreted.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyspiel

from bench.peers.table import PLAYERS, Quick, Table
from parlour.core.game import DEAL
from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.kokoro.rules import LETTERS, PATHS
from parlour.games.kokoro.state import KokoroState

TERMINAL: int = pyspiel.PlayerId.TERMINAL
CHANCE: int = pyspiel.PlayerId.CHANCE
SIMULTANEOUS: int = pyspiel.PlayerId.SIMULTANEOUS

TABLE = Table()
OUTCOMES: list[Action] = [*PATHS, *LETTERS]
OUTCOME_INDEX = {outcome: i for i, outcome in enumerate(OUTCOMES)}
SEATS = tuple(range(PLAYERS))

GAME_TYPE = pyspiel.GameType(
    short_name="python_kokoro",
    long_name="Python Kokoro",
    dynamics=pyspiel.GameType.Dynamics.SIMULTANEOUS,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.GENERAL_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=PLAYERS,
    min_num_players=PLAYERS,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=False,
    provides_observation_tensor=False,
    provides_factored_observation_string=False,
    parameter_specification={},
)
GAME_INFO = pyspiel.GameInfo(
    num_distinct_actions=len(TABLE.answers),
    max_chance_outcomes=len(OUTCOMES),
    num_players=PLAYERS,
    min_utility=-25.0,
    max_utility=500.0,
    utility_sum=None,
    max_game_length=TABLE.game.bound(PLAYERS),
)


class OpenSpielKokoro(pyspiel.Game):
    """The game, from which states are made."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        super().__init__(GAME_TYPE, GAME_INFO, params or {})

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self)


class OpenSpielState(pyspiel.State):
    """A position: Parlour's, with the decision that is open in it."""

    def __init__(self, game: OpenSpielKokoro) -> None:
        super().__init__(game)
        self.position: KokoroState = TABLE.game.setup(PLAYERS, TABLE.options)
        self._ask()

    def _ask(self) -> None:
        decisions = TABLE.game.decisions(self.position)
        if decisions:
            self.decision = decisions[0]
            self.player = CHANCE if self.decision.mode is DEAL else SIMULTANEOUS
        else:
            self.player = TERMINAL

    def current_player(self) -> int:
        return self.player

    def is_terminal(self) -> bool:
        return self.player is TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        choices = TABLE.game.choices(self.position, self.decision, player)
        return list(map(TABLE.index.__getitem__, choices))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = TABLE.game.outcomes(self.position, self.decision)
        total = sum(weight for _, weight in outcomes)
        return [(OUTCOME_INDEX[outcome], weight / total) for outcome, weight in outcomes]

    def sample_chance(self, rng: Rng) -> int:
        """An outcome by its weight, without the list of all: no part of OpenSpiel's interface."""
        return OUTCOME_INDEX[TABLE.game.sample(self.position, self.decision, rng)]

    def _apply_action(self, action: int) -> None:
        TABLE.game.apply(self.position, self.decision, (), [OUTCOMES[action]], None)
        self._ask()

    def _apply_actions(self, actions: Sequence[int]) -> None:
        answers = TABLE.answers
        TABLE.game.apply(self.position, self.decision, SEATS, [answers[action] for action in actions], None)
        self._ask()

    def returns(self) -> list[float]:
        result = TABLE.game.result(self.position)
        return [0.0] * PLAYERS if result is None else [float(score) for score in result.scores]

    def _action_to_string(self, player: int, action: int) -> str:
        return str(OUTCOMES[action] if player == CHANCE else TABLE.answers[action])

    def __str__(self) -> str:
        return TABLE.game.text(TABLE.game.view(self.position, None), "en")


pyspiel.register_game(GAME_TYPE, OpenSpielKokoro)


def play_usual(game: OpenSpielKokoro) -> list[float]:
    """A random game, driven as in OpenSpiel's examples: chance by the list of its outcomes."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(np.random.choice(outcomes, p=chances))
        else:
            state.apply_actions([random.choice(state.legal_actions(player)) for player in SEATS])
    returns: list[float] = state.returns()
    return returns


def play_sampled(game: OpenSpielKokoro, rng: Quick) -> list[float]:
    """A random game, driven with as little as possible: no lists of outcomes, no numpy."""
    state = game.new_initial_state()
    draw = rng.random
    while True:
        player = state.current_player()
        if player == SIMULTANEOUS:
            actions = []
            for seat in SEATS:
                legal = state.legal_actions(seat)
                actions.append(legal[int(draw() * len(legal))])
            state.apply_actions(actions)
        elif player == CHANCE:
            state.apply_action(state.sample_chance(rng))
        else:
            returns: list[float] = state.returns()
            return returns
