"""For whom the match waits: turn notices and running clocks follow from it."""

from __future__ import annotations

from parlour.core.game import State
from parlour.core.match import UNDO, Match
from parlour.core.values import Decision, Seat
from parlour.server.tables import autopass
from parlour.server.tables.clock import Asked
from parlour.server.tables.effects import TIME, Effects
from parlour.server.tables.state import PLAYING, TableState


def waits_for(state: TableState, person: str) -> bool:
    """Does the match wait for a seat of this person?"""
    return any(state.row.seats[seat].person == person for seat in state.waiting)


def turn_to(state: TableState, effects: Effects, now: float) -> None:
    """Note for which people the match waits now, and let their clocks run."""
    waited, waiting = state.waiting, asked_people(state)
    effects.turns = tuple([seat for seat, question in waiting.items() if waited.get(seat) != question])
    if state.overdue:
        overdue = frozenset([seat for seat in state.overdue if seat in waiting and waiting[seat] == waited.get(seat)])
        if overdue != state.overdue:
            state.overdue, state.turns = overdue, None
    state.waiting = waiting
    if state.clocks is not None and not state.row.paused:
        ticking = {seat: question for seat, question in waiting.items() if seat not in state.overdue}
        if state.clocks.turn_to(ticking, now):
            effects.news |= TIME


def asked_people(state: TableState) -> dict[Seat, Asked]:
    """The people for whom the match waits, and with which question."""
    match, found = state.match, dict[Seat, Asked]()
    if match is None or state.row.phase != PLAYING:
        return found
    n, rows = len(match.entries), state.row.seats
    passing = autopass.seats_passing(state)
    for decision in match.decisions():
        for seat in match.awaited(decision):
            if seat in found or rows[seat].person is None or rows[seat].bot is not None:
                continue
            if seat in passing and has_passed(match, decision, seat):
                continue
            before = state.waiting.get(seat) or _left_open(state, match, seat)
            if before is not None and before[0] == decision.prompt and before[1] == decision.ask:
                found[seat] = before
            else:
                found[seat] = (decision.prompt, decision.ask, n)
    return found


def _left_open(state: TableState, match: Match[State], seat: Seat) -> Asked | None:
    """The question whose clock this seat has stopped, if it has not been closed since."""
    if state.clocks is None or seat not in state.clocks.resting:
        return None
    question = state.clocks.resting[seat][0]
    since = [entry.move.prompt for entry in match.entries[question[2] :]]
    return None if question[0] in since or UNDO in since else question


def has_passed(match: Match[State], decision: Decision, seat: Seat) -> bool:
    """Has this seat answered, while others are still to answer?"""
    ballot = match.ballot(decision)
    return ballot is not None and seat in ballot.answers and len(ballot.answers) < len(decision.seats)
