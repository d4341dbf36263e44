"""Playing a state out inside the engine: by number where the game has a kernel, else through the contract.

Both ways draw the same numbers in the same order, so they come to the same end.
"""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core.game import AGREE, DEAL, EACH, Game, S
from parlour.core.luck import Luck, prompt_key
from parlour.core.rng import MASK, Fast, Rng
from parlour.core.values import Action, Decision, Result, Seat


def blocking(open_decisions: list[Decision]) -> Decision:
    """The decision the match waits for."""
    if len(open_decisions) == 1:
        return open_decisions[0]
    for decision in open_decisions:
        if not decision.optional:
            return decision
    raise AssertionError("a match that is not over waits for something (law 1)")


class Answerer:
    """Answers for every seat while a state is played out."""

    def answer(self, game: Game[S], state: S, decision: Decision, seat: Seat) -> Action:
        raise NotImplementedError


class RandomAnswers(Answerer):
    """Every choice equally likely, by the numbers of each seat."""

    def __init__(self, rngs: list[Rng]) -> None:
        self.rngs = rngs

    def answer(self, game: Game[S], state: S, decision: Decision, seat: Seat) -> Action:
        return game.pick(state, decision, seat, self.rngs[seat])


class Hunches(Answerer):
    """The game's own hunches. Each seat has its own numbers, so one seat's answer leaves the others' alone."""

    def __init__(self, rngs: list[Rng]) -> None:
        self.rngs = rngs

    def answer(self, game: Game[S], state: S, decision: Decision, seat: Seat) -> Action:
        return game.hunch(state, decision, seat, self.rngs[seat])


def drive(
    game: Game[S], state: S, luck: Luck, answerer: Answerer, seat: Seat = 0, horizon: int | None = None
) -> float | None:
    """Play a state to its end, chance by its weights, or as far as the horizon: what it promises a seat there.

    Changes the state. The whole loop is here because every move of a simulation and of a search goes through it.
    """
    outlook = None if horizon is None else game.outlook
    while True:
        if outlook is not None and horizon is not None:
            hope = outlook.judge(state, seat, horizon)
            if hope is not None:
                return hope
        open_decisions = game.decisions(state)
        if not open_decisions:
            return None
        decision = blocking(open_decisions)
        seats = decision.seats
        mode = decision.mode
        if mode is DEAL:
            outcome = game.sample(state, decision, luck.rng(0, decision.prompt, 0))
            game.apply(state, decision, (), [outcome], None)
        elif mode is EACH:
            answers = [answerer.answer(game, state, decision, other) for other in seats]
            game.apply(state, decision, seats, answers, None)
        else:
            answer = answerer.answer(game, state, decision, seats[0])
            if mode is AGREE:
                game.apply(state, decision, seats, [answer] * len(seats), None)
            else:
                game.apply(state, decision, (seats[0],), [answer], None)


def playout(game: Game[S], state: S, luck: Luck, rng: Rng) -> Result:
    """Random answers to the end. Changes the state."""
    drive(game, state, luck, RandomAnswers([rng] * game.most))
    return ending(game, state)


def ending(game: Game[S], state: S) -> Result:
    result = game.result(state)
    assert result is not None, "no decision is open, so there is a result (law 1)"
    return result


# By number


class Numbers(Luck):
    """All random numbers of a play-out: a stream for each deal and each seat, restarted from two words.

    The same words bring the same luck whatever is answered, and each seat the same whims whatever others do. Begun with
    a text it deals as `Streams` of that text do.
    """

    def __init__(self, seats: int, deals: tuple[str, ...] = ()) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.keys: list[int] = []
        self.deals: list[Fast] = []  # by the number of the deal
        self.numbers: dict[str, int] = {}
        self.seats = [Fast() for _ in range(seats)]
        for prompt in deals:
            self.add(prompt)

    def add(self, prompt: str) -> None:
        self.numbers[prompt] = len(self.deals)
        self.keys.append(prompt_key(prompt))
        self.deals.append(Fast())

    def begin(self, first: i64, second: i64) -> None:
        self.first = first
        self.second = second
        for k in range(len(self.deals)):
            self.deals[k].seed(first ^ self.keys[k], second)
        for seat in range(len(self.seats)):
            self.seats[seat].seed(first ^ seat, second)

    def begin_with(self, label: str) -> None:
        """The same from a text, which is hashed."""
        words = Fast(label.encode())
        first = words.next_word()
        self.begin(first, words.next_word())

    def rng(self, undos: int, prompt: str, k: int) -> Rng:
        number = self.numbers.get(prompt)
        if number is None:
            self.add(prompt)
            self.deals[-1].seed(self.first ^ self.keys[-1], self.second)
            return self.deals[-1]
        return self.deals[number]


def numbers_for(game: Game[S], seats: int) -> Numbers:
    """Random numbers to play a game out with; begin them before each play-out."""
    kernel = game.kernel
    return Numbers(seats, () if kernel is None else kernel.deals)


def playouts(game: Game[S], states: list[S], n: int, seed: int = 0) -> list[list[tuple[int, ...]]]:
    """The scores of n random play-outs of every state, which stays as it is: by state, by play-out, by seat.

    Play-out k of a state depends on the state, the seed and k alone.
    """
    numbers = numbers_for(game, game.most)
    return [[scores_of(game, state, numbers, seed, k) for k in range(n)] for state in states]


def scores_of(game: Game[S], state: S, numbers: Numbers, seed: int, k: int) -> tuple[int, ...]:
    """The scores of play-out k."""
    numbers.begin(seed & MASK, k)
    twin: S = state.clone()  # type: ignore[assignment]  # a clone of an S is an S
    kernel = game.kernel
    if kernel is None:
        rngs: list[Rng] = [*numbers.seats]
        drive(game, twin, numbers, RandomAnswers(rngs))
        return ending(game, twin).scores
    kernel.play(twin, numbers.deals, numbers.seats, plausibly=False)
    return kernel.scores(twin)


def random_games(game: Game[S], state: S, labels: list[str]) -> list[tuple[Result, int]]:
    """How random games from a state end, each with the numbers of its label, and how many moves seats make in it.

    For a game with a kernel. The state stays as it is.
    """
    kernel = game.kernel
    assert kernel is not None, "the game is played by number"
    numbers = numbers_for(game, game.most)
    found: list[tuple[Result, int]] = []
    for label in labels:
        twin: S = state.clone()  # type: ignore[assignment]  # a clone of an S is an S
        numbers.begin_with(label)
        moves = kernel.play(twin, numbers.deals, numbers.seats, plausibly=False)
        found.append((ending(game, twin), moves))
    return found


def imagine(game: Game[S], state: S, numbers: Numbers, seat: Seat, horizon: int | None = None) -> float:
    """Hunches to the end or a horizon: what it is worth to a seat. Changes the state."""
    kernel = game.kernel
    outlook = game.outlook
    if kernel is not None:
        if outlook is None or horizon is None:
            kernel.play(state, numbers.deals, numbers.seats, plausibly=True)
            return kernel.worth(state, seat)
        if kernel.foresee(state, seat, horizon, numbers.deals, numbers.seats):
            hope = outlook.judge(state, seat, horizon)
            return kernel.worth(state, seat) if hope is None else hope
    rngs: list[Rng] = [*numbers.seats]
    hope = drive(game, state, numbers, Hunches(rngs), seat, horizon)
    return game.worth(state, seat) if hope is None else hope
