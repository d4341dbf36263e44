"""Playing a state out inside the engine, as fast as the contract allows."""

from __future__ import annotations

from parlour.core.game import AGREE, DEAL, EACH, Game, S
from parlour.core.luck import Luck
from parlour.core.rng import Rng
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
    """Every choice equally likely."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def answer(self, game: Game[S], state: S, decision: Decision, seat: Seat) -> Action:
        return game.pick(state, decision, seat, self.rng)


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
    drive(game, state, luck, RandomAnswers(rng))
    result = game.result(state)
    assert result is not None, "no decision is open, so there is a result (law 1)"
    return result


def imagine(game: Game[S], state: S, luck: Luck, rngs: list[Rng], seat: Seat, horizon: int | None = None) -> float:
    """Hunches to the end or a horizon: what it is worth to a seat. Changes the state."""
    hope = drive(game, state, luck, Hunches(rngs), seat, horizon)
    return game.worth(state, seat) if hope is None else hope
