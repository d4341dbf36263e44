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


def playout(game: Game[S], state: S, luck: Luck, rng: Rng) -> Result:
    """Random answers to the end: every choice equally likely, chance by its weights. Changes the state."""
    while True:
        open_decisions = game.decisions(state)
        if not open_decisions:
            break
        decision = blocking(open_decisions)
        mode = decision.mode
        if mode is DEAL:
            outcome = game.sample(state, decision, luck.rng(0, decision.prompt, 0))
            game.apply(state, decision, (), [outcome], None)
        elif mode is EACH:
            seats = decision.seats
            answers = [game.pick(state, decision, seat, rng) for seat in seats]
            game.apply(state, decision, seats, answers, None)
        else:
            seats = decision.seats
            _apply_one(game, state, decision, seats, game.pick(state, decision, seats[0], rng))
    return _the_result(game, state)


def imagine(game: Game[S], state: S, luck: Luck, rngs: list[Rng], seat: Seat, horizon: int | None = None) -> float:
    """As `playout`, with the game's own hunches instead of random answers, to the end or a horizon: what it is worth.

    Changes the state. Each seat has numbers of its own, so that one seat's other answer does not change what the
    others think of.
    """
    outlook = game.outlook
    while True:
        if horizon is not None and outlook is not None:
            hope = outlook.judge(state, seat, horizon)
            if hope is not None:
                return hope
        open_decisions = game.decisions(state)
        if not open_decisions:
            return game.worth(state, seat)
        decision = blocking(open_decisions)
        mode = decision.mode
        if mode is DEAL:
            outcome = game.sample(state, decision, luck.rng(0, decision.prompt, 0))
            game.apply(state, decision, (), [outcome], None)
        elif mode is EACH:
            seats = decision.seats
            answers = [game.hunch(state, decision, other, rngs[other]) for other in seats]
            game.apply(state, decision, seats, answers, None)
        else:
            seats = decision.seats
            _apply_one(game, state, decision, seats, game.hunch(state, decision, seats[0], rngs[seats[0]]))


def _apply_one(game: Game[S], state: S, decision: Decision, seats: tuple[Seat, ...], answer: Action) -> None:
    """One seat's answer as a move: its own in ONE, everybody's in AGREE."""
    if decision.mode is AGREE:
        game.apply(state, decision, seats, [answer] * len(seats), None)
    else:
        game.apply(state, decision, (seats[0],), [answer], None)


def _the_result(game: Game[S], state: S) -> Result:
    result = game.result(state)
    assert result is not None, "no decision is open, so there is a result (law 1)"
    return result
