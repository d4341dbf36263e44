"""For whom the match waits: turn notices and running clocks follow from it."""

from __future__ import annotations

from bisect import bisect_right

from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.values import Decision, Seat
from parlour.server.tables import autopass
from parlour.server.tables.clock import Asked, Clocks
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
        if _set_clocks(state, state.clocks, ticking, now):
            effects.news |= TIME


def _set_clocks(state: TableState, clocks: Clocks, ticking: dict[Seat, Asked], now: float) -> bool:
    """Let these clocks run; do others run than before?"""
    match = state.match
    if match is None or match.undos == clocks.undos:
        return clocks.turn_to(ticking, now)
    clocks.undos = match.undos
    undone = next(entry for entry in reversed(match.entries) if entry.decision is None)
    to = bisect_right(match.live, int(undone.move.answers[0]))
    ballots = [(ballot.decision, seat) for ballot in match.ballots for seat in ballot.answers]
    clocks.go_back(ticking, now, to, {(seat, decision.prompt, decision.ask) for decision, seat in ballots})
    return True


def asked_people(state: TableState) -> dict[Seat, Asked]:
    """The people for whom the match waits, and with which question."""
    match, found = state.match, dict[Seat, Asked]()
    if match is None or state.row.phase != PLAYING:
        return found
    n, rows = len(match.live), state.row.seats
    passing = autopass.seats_passing(state)
    for decision in match.decisions():
        for seat in match.awaited(decision):
            if seat in found or rows[seat].person is None or rows[seat].bot is not None:
                continue
            if seat in passing and has_passed(match, decision, seat):
                continue
            found[seat] = _asked_before(state, match, decision, seat) or (decision.prompt, decision.ask, n)
    return found


def _asked_before(state: TableState, match: Match[State], decision: Decision, seat: Seat) -> Asked | None:
    """This very question, if the seat has been asked it and it has not been closed since."""
    before = state.waiting.get(seat)
    if before is not None and before[0] == decision.prompt and before[1] == decision.ask:
        return before
    if state.clocks is None or seat not in state.clocks.resting:
        return None
    asked = state.clocks.resting[seat].get((decision.prompt, decision.ask), {})
    at = max([at for at in asked if at <= len(match.live)], default=None)
    if at is None or decision.prompt in [match.entries[n - 1].move.prompt for n in match.live[at:]]:
        return None
    return (decision.prompt, decision.ask, at)


def has_passed(match: Match[State], decision: Decision, seat: Seat) -> bool:
    """Has this seat answered, while others are still to answer?"""
    ballot = match.ballot(decision)
    return ballot is not None and seat in ballot.answers and len(ballot.answers) < len(decision.seats)
