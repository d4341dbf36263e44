"""Every game as a game of OpenSpiel (`pip install ".[openspiel]"`).

>>> import pyspiel
>>> import parlour.research.openspiel
>>> pyspiel.load_game("parlour_kokoro(players=2)").num_distinct_actions()
43

Nodes are sequential: where all answer in secret, one answers after another and sees nothing of it. Chance nodes number
their outcomes in the order of `Game.outcomes`. The information state is the seat's view, the observation its row.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import numpy as np
import pyspiel

from parlour import games
from parlour.core.encoding import new_buffer
from parlour.core.episode import MOST_ASIDES, SCORE, WIN, Episode, IllegalAnswer
from parlour.core.game import Game, State
from parlour.core.values import Action, Options, encode
from parlour.research.task import Task, task

TERMINAL: int = pyspiel.PlayerId.TERMINAL
CHANCE: int = pyspiel.PlayerId.CHANCE

MOST_OUTCOMES = 20_000  # of one DEAL
LEAST_SCORE, MOST_SCORE = -100.0, 1000.0


def options_in(text: str) -> Options:
    """Options as a parameter of OpenSpiel has them.

    >>> options_in("peek:path;decree:3")
    {'peek': 'path', 'decree': '3'}
    """
    pairs = [part.partition(":") for part in text.split(";") if part]
    return {name: value for name, _, value in pairs}


def type_of(game: Game[State]) -> pyspiel.GameType:
    """What OpenSpiel wants to know of a game before it is loaded."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"parlour_{game.slug}",
        long_name=f"Parlour: {game.slug}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.IDENTICAL if game.team else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.most,
        min_num_players=game.least,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": max(2, game.least), "options": "", "agree": "captain"},
    )


class ParlourGame(pyspiel.Game):
    """A game at one table."""

    slug = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        seats, options = given.get("players"), options_in(given.get("options", ""))
        agree, team = given.get("agree", "captain"), games.load(self.slug).team
        self.task: Task = task(self.slug, seats=seats, options=options, agree=agree, rewards=WIN if team else SCORE)
        bound = self.task.game.bound(self.task.seats)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.task.encoder.actions,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.task.seats,
            min_utility=0.0 if team else LEAST_SCORE,
            max_utility=1.0 if team else MOST_SCORE,
            utility_sum=None,
            max_game_length=bound * (2 * self.task.seats + MOST_ASIDES),
        )
        super().__init__(type_of(self.task.game), info, given)

    def new_initial_state(self) -> ParlourState:
        return ParlourState(self)

    def make_py_observer(self, kind: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.task, kind, params)

    def max_chance_nodes_in_history(self) -> int:
        return 20 * self.task.game.bound(self.task.seats)


class OpenEpisode:
    """An episode that OpenSpiel can copy and store: it does so with whatever a state holds.

    A copy shares the game; what is stored is the numbers that led there.
    """

    def __init__(self, table: Task, episode: Episode[State] | None = None, numbers: Sequence[int] = ()) -> None:
        self.task = table
        self.numbers = [*numbers]
        rows, masks = table.buffers(1)
        self.masks = table.masks_in(masks)[0]
        if episode is None:
            votes = table.agree == "vote"
            self.episode = Episode(
                *(table.game, table.encoder, table.seats, table.options, rows, masks, 0),
                votes=votes,
                measure=table.rewards,
            )
            self.episode.begin(None)
        else:
            self.episode = episode.clone(rows, masks)

    def __deepcopy__(self, memo: dict[int, Any]) -> OpenEpisode:
        return OpenEpisode(self.task, self.episode, self.numbers)

    def __reduce__(self) -> tuple[Any, ...]:
        return replayed, (self.task, self.numbers)

    def outcomes(self) -> list[tuple[Action, int]]:
        """What chance can bring now, and how likely."""
        assert self.episode.awaited is not None
        return self.task.game.outcomes(self.episode.state, self.episode.awaited)

    def apply(self, number: int) -> None:
        """Let chance bring its outcome of this number, or the acting seat answer with it."""
        if self.episode.is_dealing():
            outcomes = self.outcomes()
            if not 0 <= number < len(outcomes):
                raise IllegalAnswer("error-no-outcome", number=number, most=len(outcomes) - 1)
            self.episode.deal(outcomes[number][0])
        else:
            if self.episode.is_over():
                raise IllegalAnswer("error-episode-over")
            self.episode.act(self.episode.acting[0], number)
        self.numbers.append(number)
        self.episode.show()


def replayed(table: Task, numbers: list[int]) -> OpenEpisode:
    """The episode after these numbers."""
    play = OpenEpisode(table)
    for number in numbers:
        play.apply(number)
    return play


class ParlourState(pyspiel.State):
    """A position: an episode with chance left open."""

    def __init__(self, game: ParlourGame) -> None:
        super().__init__(game)
        self.play = OpenEpisode(game.task)

    @property
    def task(self) -> Task:
        return self.play.task

    @property
    def episode(self) -> Episode[State]:
        return self.play.episode

    def current_player(self) -> int:
        if self.episode.is_over():
            return TERMINAL
        return CHANCE if self.episode.is_dealing() else self.episode.acting[0]

    def is_terminal(self) -> bool:
        return self.episode.is_over()

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.current_player():
            return []
        return [int(number) for number in self.play.masks[player].nonzero()[0]]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        weights = [weight for _, weight in self.play.outcomes()]
        total = sum(weights)
        return [(number, weight / total) for number, weight in enumerate(weights)]

    def _apply_action(self, number: int) -> None:
        self.play.apply(number)

    def _action_to_string(self, player: int, number: int) -> str:
        if player == CHANCE:
            return str(self.play.outcomes()[number][0]) if self.episode.is_dealing() else f"outcome {number}"
        begun = self.episode.begun[player]
        action = self.task.encoder.action(self.episode.state, player, begun, number)
        return f"first {self.task.encoder.answers[player][number]}" if action is None else str(action)

    def returns(self) -> list[float]:
        if not self.episode.is_over():
            return [0.0] * self.task.seats
        return [self.episode.reward(seat) for seat in range(self.task.seats)]

    def information_state_string(self, player: int | None = None) -> str:
        seat = self._seat(player)
        return f"{encode(self.task.game.view(self.episode.state, seat)).decode()} {self.episode.begun[seat]}"

    def observation_string(self, player: int | None = None) -> str:
        seat = self._seat(player)
        return self.task.game.text(self.task.game.view(self.episode.state, seat), "en")

    def private_string(self, player: int) -> str:
        """What the seat knows and a spectator does not, as JSON; nothing if there is no difference."""
        game, state = self.task.game, self.episode.state
        mine, everybody = (msgspec.to_builtins(game.view(state, seat)) for seat in (player, None))
        known = {name: value for name, value in mine.items() if name != "seat" and value != everybody.get(name)}
        return msgspec.json.encode(known).decode() if known else ""

    def _seat(self, player: int | None) -> int:
        seat = self.current_player() if player is None else player
        if seat < 0:
            raise RuntimeError("player >= 0 is wanted")
        if seat >= self.task.seats:
            raise RuntimeError("player < number of players is wanted")
        return seat

    def __str__(self) -> str:
        return self.task.game.text(self.task.game.view(self.episode.state, None), "en")


class Observer:
    """The row of a seat as a tensor, and in words what it sees: all of it, what all see, or what only it does."""

    def __init__(self, table: Task, kind: Any, params: dict[str, Any] | None) -> None:
        if params:
            raise ValueError(f"no parameters are known, but {sorted(params)} were given")
        self.is_public = kind is None or kind.public_info
        self.is_private = kind is None or kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self.is_whole = self.is_public and self.is_private
        self.task = table
        self.scale = table.scale
        self.tensor: Any = np.zeros(table.encoder.size if self.is_whole else 0, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ParlourState, player: int) -> None:
        if self.is_whole:
            row = new_buffer(self.task.encoder.size)
            episode = state.episode
            self.task.encoder.observe(episode.state, player, episode.begun[player], row, 0)
            self.tensor[:] = np.frombuffer(row, np.uint8) / self.scale

    def string_from(self, state: ParlourState, player: int) -> str:
        if self.is_whole:
            return state.observation_string(player)
        if self.is_public:
            return str(state)
        return state.private_string(player) if self.is_private else ""


def register() -> None:
    """Make every game known to `pyspiel.load_game`, once."""
    known = {kind.short_name for kind in pyspiel.registered_games()}
    for slug in games.SLUGS:
        if f"parlour_{slug}" not in known:
            kind = type(f"Parlour{slug.title().replace('_', '')}", (ParlourGame,), {"slug": slug})
            pyspiel.register_game(type_of(games.load(slug)), kind)


register()
