"""Do the peers play the game that we play? The same moves must give the same choices and scores."""

from __future__ import annotations

import warnings
from collections.abc import Callable
from contextlib import redirect_stdout
from importlib.util import find_spec
from io import StringIO

import parlour
from bench.peers.table import PLAYERS, Quick, Table
from parlour.core.game import DEAL, State
from parlour.core.match import Match
from parlour.core.values import Action, Decision
from parlour.games.kokoro.rules import NUMBER_OF

GAMES = 20


def missing(*modules: str) -> str | None:
    """The module that is not installed, if there is one."""
    return next((module for module in modules if find_spec(module) is None), None)


def new_match() -> Match[State]:
    """A match that leaves chance to us."""
    return parlour.new("kokoro", seats=PLAYERS, luck=None)


def scores_of(match: Match[State]) -> list[int]:
    result = match.result()
    assert result is not None, "the peer ended before the match"
    return list(result.scores)


def check_openspiel(games: int = GAMES) -> None:
    """Random games through OpenSpiel, each move also made in a match."""
    import pyspiel

    from bench.peers.openspiel_kokoro import OUTCOMES, SEATS, TABLE, OpenSpielKokoro

    pyspiel.random_sim_test(pyspiel.load_game("python_kokoro"), num_sims=2, serialize=False, verbose=False)
    game, rng = OpenSpielKokoro(), Quick("openspiel")
    for _ in range(games):
        state, match = game.new_initial_state(), new_match()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes = state.chance_outcomes()
                assert abs(sum(chance for _, chance in outcomes) - 1) < 1e-9
                outcome = state.sample_chance(rng)
                assert outcome in [action for action, _ in outcomes]
                state.apply_action(outcome)
                match.deal(OUTCOMES[outcome])
            else:
                legal = [state.legal_actions(seat) for seat in SEATS]
                assert all([TABLE.answers[i] for i in legal[seat]] == match.choices(seat) for seat in SEATS)
                chosen = [actions[rng.below(len(actions))] for actions in legal]
                state.apply_actions(chosen)
                for seat in SEATS:
                    assert match.answer(seat, TABLE.answers[chosen[seat]]) is None
        assert state.returns() == scores_of(match)


def check_pettingzoo(games: int = GAMES) -> None:
    """Random games through PettingZoo, each move also made in a match; observations beside views."""
    from pettingzoo.test import api_test

    from bench.peers.pettingzoo_kokoro import AGENTS, SPACES, TABLE, PettingZooKokoro

    class Overheard(PettingZooKokoro):
        """The environment with a match beside it that gets the same cards."""

        def _outcome(self, decision: Decision) -> Action:
            outcome = super()._outcome(decision)
            self.match.deal(outcome)
            return outcome

    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("ignore")  # it would rather see no mask beside the observation
        api_test(PettingZooKokoro(), num_cycles=200)
    env, rng = Overheard(), Quick("pettingzoo")
    for seed in range(games):
        match = env.match = new_match()
        env.reset(seed=seed)
        turn: list[Action] = []
        scores: list[int] = []
        for agent in env.agent_iter():
            seat = AGENTS.index(agent)
            observation, reward, terminated, _, _ = env.last()
            if terminated:
                scores.append(reward)
                env.step(None)
                continue
            allowed = [TABLE.answers[i] for i in observation["action_mask"].nonzero()[0]]
            assert allowed == match.choices(seat)
            view = match.view(seat)
            assert list(observation["observation"][:SPACES]) == view.mats[seat].paths  # type: ignore[attr-defined]  # a KokoroView
            action = allowed[rng.below(len(allowed))]
            turn.append(action)
            if len(turn) == PLAYERS:  # before the step, in which chance speaks next
                assert all(match.answer(i, one) is None for i, one in enumerate(turn))
                turn = []
            env.step(TABLE.index[action])
        assert scores == scores_of(match)


def check_plain(games: int = 1) -> None:
    """PettingZoo's own test, and at each answer of a random game the choices of our rules, in every game."""
    from pettingzoo.test import api_test

    from bench.peers.pettingzoo_plain import PlainAEC
    from parlour.games import SLUGS

    for slug in SLUGS:
        with warnings.catch_warnings(), redirect_stdout(StringIO()):
            warnings.simplefilter("ignore")  # as above
            api_test(PlainAEC(slug, 2), num_cycles=30)
        env, rng = PlainAEC(slug, 2), Quick(slug)
        for seed in range(games):
            env.reset(seed=seed)
            while not env.terminations[env.agent_selection]:
                seat, begun = env.seat_of[env.agent_selection], env.begun[:]
                offered = [int(number) for number in env.observe(env.agent_selection)["action_mask"].nonzero()[0]]
                numbers = [
                    env.encoder.numbers(env.position, seat, action)
                    for decision in env.offered(seat)
                    for action in env.game.choices(env.position, decision, seat)
                ]
                now = len(begun)
                assert offered == sorted({given[now] for given in numbers if given[:now] == begun})
                env.step(offered[rng.below(len(offered))])


def check_limit(games: int = GAMES) -> None:
    """Random matches, told to the C of the limit move by move."""
    from bench.peers.limit import replay

    rng, table = Quick("limit"), Table()
    for seats in (1, 2, 5):
        for _ in range(games):
            match = parlour.new("kokoro", seats=seats, luck=None)
            told: list[int] = []
            while decisions := match.decisions():
                if decisions[0].mode is DEAL:
                    outcome = match.game.sample(match.state, decisions[0], rng)
                    match.deal(outcome)
                    if decisions[0].prompt != "look":
                        told.append(NUMBER_OF[outcome])
                else:
                    for seat in range(seats):
                        choices = match.choices(seat)
                        action = choices[rng.below(len(choices))]
                        assert match.answer(seat, action) is None
                        told.append(table.index[action])
            assert replay(seats, told) == scores_of(match)


CHECKS: dict[str, tuple[Callable[[], None], tuple[str, ...]]] = {
    "OpenSpiel": (check_openspiel, ("pyspiel", "numpy")),
    "PettingZoo": (check_pettingzoo, ("pettingzoo", "gymnasium", "numpy")),
    "PettingZoo, plainly": (check_plain, ("pettingzoo", "gymnasium", "numpy")),
    "the limit in C": (check_limit, ()),
}


def run() -> bool:
    """All checks, told line by line; False if one failed or could not be made."""
    passed = True
    for name, (check, needs) in CHECKS.items():
        absent = missing(*needs)
        if absent is not None:
            print(f"{name}: not checked, {absent} is not installed (make bench installs it)")
            passed = False
            continue
        try:
            check()
        except AssertionError as error:
            print(f"{name}: plays another game: {error}")
            passed = False
        else:
            print(f"{name}: the same choices and scores in {GAMES} games")
    return passed
