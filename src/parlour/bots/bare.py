"""Bots on a bare state: no log, no ballots, no events. For whoever wants to know how a game ends, and nothing else.

The same bots with the same luck come to the same end as in a match, because they get the same views and questions.
"""

from __future__ import annotations

from parlour.bots.failure import answer_of, wrong_answer
from parlour.core.bot import Bot
from parlour.core.game import AGREE, DEAL, EACH, Game, State
from parlour.core.luck import Luck
from parlour.core.values import Action, Decision, Result, Seat


def play_bare(game: Game[State], state: State, luck: Luck, players: list[Bot]) -> tuple[Result, int]:
    """How it ends, and how many moves the seats make; a bot for each seat. Changes the state.

    For games in which nothing optional is asked: what bots do about that, only a match knows.
    """
    moves = 0
    while True:
        open_decisions = game.decisions(state)
        if not open_decisions:
            break
        decision = open_decisions[0]
        if decision.mode is DEAL:
            game.apply(state, decision, (), [luck.deal(game, state, decision, 0, 0)], None)
            continue
        seats = decision.seats if decision.mode is EACH else decision.seats[:1]
        answers = [answer(game, state, decision, seat, players[seat]) for seat in seats]
        if decision.mode is AGREE:  # the others back the first
            seats, answers = decision.seats, answers * len(decision.seats)
        game.apply(state, decision, seats, answers, None)
        moves += 1
    result = game.result(state)
    assert result is not None, "no decision is open, so there is a result (law 1)"
    return result, moves


def answer(game: Game[State], state: State, decision: Decision, seat: Seat, bot: Bot) -> Action:
    """What a bot answers from its view."""
    choices = game.choices(state, decision, seat)
    action = answer_of(bot, game.view(state, seat), decision, choices, {}, None)
    assert action is not None, "a blocking question is answered"
    if game.refuse(state, decision, seat, action) is not None:
        raise wrong_answer(bot, decision, game.write(action))
    return action
