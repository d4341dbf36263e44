"""The bots of a table, pulled: what is due, what a bot is asked, and what comes of its answer."""

from __future__ import annotations

from parlour import bots
from parlour.bots.advice import Advice
from parlour.bots.turns import Due, MatchPosition, Turns
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Action
from parlour.server.tables import lesson, pace
from parlour.server.tables.effects import Effects
from parlour.server.tables.state import PLAYING, Call, TableState, bot_seed, people, running
from parlour.server.tables.values import BotAnswered, BotRequest, BotsTurn

USUAL = ("greedy", "random")  # who stands in for a person: the first that plays the game


def usual_bot(game: Game[State]) -> str:
    known = bots.known(game)
    return next((name for name in USUAL if name in known), "random")


def has_bots(state: TableState) -> bool:
    """Does the match run, and is there a seat for which a bot may have to answer?"""
    if state.match is None or state.row.phase != PLAYING:
        return False
    for row in state.row.seats:
        if row.bot is not None:
            return True
    return bool(state.overdue)


def have_work(state: TableState) -> bool:
    """Is there something for bots to do, or for the coach, who has a last word when the lesson is over?"""
    return state.pondered is not None or has_bots(state)


def turns_of(state: TableState) -> Turns:
    """The turns of this table's bots, and of those who stand in for people who are out of time."""
    if state.turns is None:
        human = tuple([seat for seat in people(state) if seat not in state.overdue])
        seats = tuple([seat for seat in range(len(state.row.seats)) if seat not in human])
        state.turns = Turns(MatchPosition(running(state)), seats, human)
    return state.turns


# Events


def take_turn(state: TableState, call: Call, event: BotsTurn) -> Effects:
    """Give one bot's answer, if it needs no thought; or have a bot asked, if one is due."""
    if state.pondered is not None:
        return Effects(question=state.pondered[0])
    if not has_bots(state):
        return Effects()
    turns = turns_of(state)
    while (due := turns.due()) is not None:
        effects = Effects()
        effects.wait = pace.wait(state, due, call.now)
        if effects.wait > 0:
            return effects
        if due.action is not None:
            return _give(state, due, due.action)
        is_scripted, action = lesson.scripted(state, due)
        if not is_scripted:
            return Effects(question=_question(state, due))
        if turns.take(due, action):
            assert action is not None
            return _give(state, due, action)
    return Effects()


def take_answer(state: TableState, call: Call, event: BotAnswered) -> Effects:
    """A bot has thought. If it is asked something else by now, that was in vain."""
    asked, answer = event
    if asked.spec is None:
        return lesson.hear(state, asked, answer if isinstance(answer, Advice) else None)
    if not has_bots(state):
        return Effects()
    turns = turns_of(state)
    due = turns.due()
    if due is None or due.action is not None or _question(state, due).key != asked.key:
        return Effects()
    match = running(state)
    action = next((choice for choice in due.choices if match.game.write(choice) == answer), None)
    if action is None and not due.decision.optional:  # what a bot in another process answered is not to be trusted
        action = due.choices[Fast(f"{asked.seed}/{asked.n}".encode()).below(len(due.choices))]
    if not turns.take(due, action):
        return Effects()
    assert action is not None
    return _give(state, due, action)


def _question(state: TableState, due: Due) -> BotRequest:
    match: Match[State] = running(state)
    spec = state.row.seats[due.seat].bot or usual_bot(state.game)
    seed, view, proposals = bot_seed(state, due.seat), match.view(due.seat), match.proposals(due.decision)
    return BotRequest(due.seat, spec, seed, view, due.decision, due.choices, proposals, due.n)


def _give(state: TableState, due: Due, action: Action) -> Effects:
    refusal = running(state).answer(due.seat, action, due.decision.prompt, due.decision.ask)
    assert refusal is None, refusal
    return Effects()
