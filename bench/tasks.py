"""What is measured, as a worker process does it. Each task does one batch of work and says how much that was."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from importlib.util import find_spec
from itertools import count, repeat, starmap

import parlour
from parlour.core import playout as engine
from parlour.core.game import DEAL, EACH, ONE, Game, State
from parlour.core.luck import Streams
from parlour.core.playout import blocking
from parlour.core.rng import Fast, Rng
from parlour.core.values import Decision

Batch = Callable[[], int]

GAMES = 20
CALLS = 1000
VECTOR = 64  # environments of a vector
ITERATIONS = 500  # of search, for one answer


class Unavailable(Exception):
    """Why a task cannot be done here, in a sentence."""


# Parlour itself, whichever build this process has imported


def playouts(slug: str, seats: int) -> Batch:
    """Random games inside the engine, each with luck of its own."""
    game = parlour.load(slug)
    state = game.setup(seats, game.settle(seats, {}))
    numbers = count()

    def batch() -> int:
        engine.playouts(game, [state], GAMES, next(numbers))
        return GAMES

    return batch


def playouts_by_contract(slug: str, seats: int) -> Batch:
    """As `playouts`, through the contract's methods: the only way for a game without a kernel."""
    game = parlour.load(slug)
    options = game.settle(seats, {})
    rng, numbers = Fast(b"bench"), count()

    def batch() -> int:
        for _ in range(GAMES):
            engine.playout(game, game.setup(seats, options), Streams(str(next(numbers))), rng)
        return GAMES

    return batch


def own_playouts(slug: str, seats: int) -> Batch:
    """As `playouts`, by whichever way the build has: one from before kernels goes through the contract."""
    return playouts(slug, seats) if hasattr(engine, "playouts") else playouts_by_contract(slug, seats)


def simulated(slug: str, seats: int, spec: str, games: int) -> Batch:
    """Games of equal bots as `parlour sim` plays them, in one process."""
    from parlour.research.simulate import SimulationPlan, simulate

    numbers = count()

    def batch() -> int:
        for _ in simulate(SimulationPlan(slug, (spec,) * seats, games, seed=next(numbers))):
            pass
        return games

    return batch


def playouts_python_numbers(slug: str, seats: int) -> Batch:
    """As `playouts`, with Python's own random numbers, which are the quickest for an interpreted build."""
    from bench.peers.table import Quick

    class QuickLuck(Streams):
        def rng(self, undos: int, prompt: str, k: int) -> Rng:
            return rng

    game = parlour.load(slug)
    options = game.settle(seats, {})
    rng, luck = Quick("bench"), QuickLuck("")

    def batch() -> int:
        for _ in range(GAMES):
            engine.playout(game, game.setup(seats, options), luck, rng)
        return GAMES

    return batch


def driven(slug: str, seats: int, views: bool) -> Batch:
    """Random games through the contract from plain Python; with a view before each answer or without."""
    game = parlour.load(slug)
    options = game.settle(seats, {})
    rng = Fast(b"bench")

    def batch() -> int:
        for _ in range(GAMES):
            drive(game, game.setup(seats, options), rng, views)
        return GAMES

    return batch


def drive(game: Game[State], state: State, rng: Rng, views: bool) -> None:
    """What somebody writes who uses the engine from Python."""
    while decisions := game.decisions(state):
        decision = blocking(decisions)
        if views:
            for seat in decision.seats:
                game.view(state, seat)
        one_move(game, state, decision, rng)


def clones(slug: str, seats: int) -> Batch:
    """Copies of a position from the middle of a game. The loop around them is C in both builds."""
    clone = halfway(parlour.load(slug), seats).clone

    def batch() -> int:
        deque(starmap(clone, repeat((), CALLS)), maxlen=0)
        return CALLS

    return batch


def views(slug: str, seats: int) -> Batch:
    """What the first seat sees of a position from the middle of a game."""
    game = parlour.load(slug)
    state = halfway(game, seats)

    def batch() -> int:
        deque(starmap(game.view, repeat((state, 0), CALLS)), maxlen=0)
        return CALLS

    return batch


def search(slug: str, seats: int, *, to_the_end: bool = False) -> Batch:
    """Iterations of the generic search for the first answer of a game, as far as its outlook goes or to the end."""
    if find_spec("parlour.bots.search") is None:
        raise Unavailable("this build has no search bot")
    from parlour.bots.search import Search

    game = parlour.load(slug)
    if to_the_end:
        game.outlook = None
    state, decision, _ = walk(game, seats, 0)
    assert decision is not None, "somebody is asked something"
    seat = decision.seats[0]
    view, choices = game.view(state, seat), game.choices(state, decision, seat)
    numbers = count()

    def batch() -> int:
        bot = Search(game, seed=next(numbers), n=ITERATIONS)
        bot.decide(view, decision, choices, {}, None)
        return bot.iterations

    return batch


def one_move(game: Game[State], state: State, decision: Decision, rng: Rng) -> None:
    """A random answer to a decision, whoever has to give it."""
    seats, mode = decision.seats, decision.mode
    if mode is EACH:
        answers = [game.pick(state, decision, seat, rng) for seat in seats]
    elif mode is DEAL:
        answers = [game.sample(state, decision, rng)]
    elif mode is ONE:
        seats = seats[:1]
        answers = [game.pick(state, decision, seats[0], rng)]
    else:
        answers = [game.pick(state, decision, seats[0], rng)] * len(seats)
    game.apply(state, decision, seats, answers, None)


def walk(game: Game[State], seats: int, moves: int) -> tuple[State, Decision | None, int]:
    """The position after random moves, or at the end; then on to where a seat is asked, if it is.

    The same in every build. Also says how many moves were made.
    """
    rng = Fast(b"walk")
    state = game.setup(seats, game.settle(seats, {}))
    made = 0
    while decisions := game.decisions(state):
        decision = blocking(decisions)
        if made >= moves and decision.mode is not DEAL:
            return state, decision, made
        one_move(game, state, decision, rng)
        made += 1
    return state, None, made


def halfway(game: Game[State], seats: int) -> State:
    _, _, whole = walk(game, seats, game.bound(seats))
    state, _, _ = walk(game, seats, whole // 2)
    return state


# The peers, over the interpreted rules


def openspiel_usual() -> Batch:
    from bench.peers.openspiel_kokoro import OpenSpielKokoro, play_usual

    game = OpenSpielKokoro()

    def batch() -> int:
        for _ in range(GAMES):
            play_usual(game)
        return GAMES

    return batch


def openspiel_sampled() -> Batch:
    from bench.peers.openspiel_kokoro import OpenSpielKokoro, play_sampled
    from bench.peers.table import Quick

    game, rng = OpenSpielKokoro(), Quick("bench")

    def batch() -> int:
        for _ in range(GAMES):
            play_sampled(game, rng)
        return GAMES

    return batch


def pettingzoo() -> Batch:
    from bench.peers.pettingzoo_kokoro import PettingZooKokoro, play
    from bench.peers.table import Quick

    env, rng = PettingZooKokoro(), Quick("bench")

    def batch() -> int:
        for _ in range(GAMES):
            play(env, rng)
        return GAMES

    return batch


def pettingzoo_steps() -> Batch:
    """As `pettingzoo`, counted in answers."""
    from bench.peers.pettingzoo_kokoro import PettingZooKokoro
    from bench.peers.pettingzoo_plain import play
    from bench.peers.table import Quick

    env, rng = PettingZooKokoro(), Quick("bench")
    return lambda: play(env, rng)


def plain_pettingzoo_steps(slug: str, seats: int) -> Batch:
    """Answers through a game's PettingZoo face, written plainly."""
    from bench.peers.pettingzoo_plain import PlainAEC, play
    from bench.peers.table import Quick

    env, rng = PlainAEC(slug, seats), Quick("bench")
    return lambda: play(env, rng)


# Learning


def vector_steps(slug: str, seats: int) -> Batch:
    """Answers in a vector environment, each with the row and the mask before it, chosen by numpy."""
    if find_spec("numpy") is None:
        raise Unavailable("numpy is not installed")
    import numpy as np

    from parlour import research

    tables = research.vector(slug, num_envs=VECTOR, seats=seats)
    rng = np.random.default_rng(1)
    seen = tables.reset(seed=1)

    def batch() -> int:
        steps = 0
        for _ in range(GAMES):
            steps += int(np.count_nonzero(seen.masks.any(axis=2)))
            noise = np.frombuffer(rng.bytes(seen.masks.size), np.uint8).reshape(seen.masks.shape) | 1
            tables.step((noise * seen.masks.view(np.uint8)).argmax(axis=2))
        return steps

    return batch


# The limit: the same game in C


def limit_playouts(seats: int) -> Batch:
    """Random games in C."""
    from bench.peers.limit import limit

    library, numbers = limit(), count()

    def batch() -> int:
        library.playouts(seats, CALLS, next(numbers), 0)
        return CALLS

    return batch


def limit_search(seats: int, *, plausibly: bool) -> Batch:
    """Flat search in C for the first answer, played out with our hunches or with any answers."""
    from bench.peers.limit import limit

    library, numbers = limit(), count()

    def batch() -> int:
        library.search(seats, ITERATIONS, next(numbers), int(plausibly))
        return ITERATIONS

    return batch


TASKS: dict[str, Callable[..., Batch]] = {
    task.__name__: task
    for task in (
        playouts,
        playouts_by_contract,
        own_playouts,
        simulated,
        playouts_python_numbers,
        driven,
        clones,
        views,
        search,
        openspiel_usual,
        openspiel_sampled,
        pettingzoo,
        pettingzoo_steps,
        plain_pettingzoo_steps,
        vector_steps,
        limit_playouts,
        limit_search,
    )
}
