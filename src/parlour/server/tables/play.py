"""Answers, and taking them back."""

from __future__ import annotations

from typing import Final

from parlour.core.game import AGREE, State
from parlour.core.match import UNDO, Match
from parlour.core.values import Decision, Seat
from parlour.server import wire
from parlour.server.tables import autopass, lesson, votes
from parlour.server.tables.effects import Effects, Refuse, refuse
from parlour.server.tables.state import Call, TableState, own_seat, running, seats_of

MOST_UNDOS: Final = 300  # of one match: what was undone stays in the log, and everybody who comes reads it
MOST_ENTRIES: Final = 2000  # in a log that is added to by undoing; a match without undos has a few hundred
MOST_LOG: Final = 4000  # entries; a table whose log is that long is closed: whoever comes would read it all


def answer(state: TableState, call: Call, request: wire.Answer) -> Effects:
    seat = own_seat(call)
    match = running(state)
    if state.row.seats[seat].bot is not None:
        raise Refuse("server-refuse-away")
    if state.coach is not None:
        return lesson.answer(state, request)
    decision = _meant(match, request)
    refusal = match.answer(seat, request.answer, request.prompt, request.ask)
    if refusal is not None:
        raise refuse(refusal)
    if decision is not None and decision.mode is AGREE:
        _agree_for_other_seats(state, call.person, seat, request, decision)
    return Effects()


def _meant(match: Match[State], request: wire.Answer) -> Decision | None:
    prompt, ask = request.prompt, request.ask
    for decision in match.decisions():
        if decision.prompt == prompt and decision.ask == ask:
            return decision
    return None


def _agree_for_other_seats(
    state: TableState, person: str, seat: Seat, request: wire.Answer, decision: Decision
) -> None:
    """A device with several seats agrees for all of them."""
    match = running(state)
    for other in seats_of(state, person):
        if other != seat and other in decision.seats and decision in match.decisions():
            if state.row.seats[other].bot is None:
                match.answer(other, request.answer, request.prompt, request.ask)


def withdraw(state: TableState, call: Call, request: wire.Withdraw) -> Effects:
    return _change_ballot(state, call, request)


def decline(state: TableState, call: Call, request: wire.Decline) -> Effects:
    return _change_ballot(state, call, request)


def _change_ballot(state: TableState, call: Call, request: wire.Withdraw | wire.Decline) -> Effects:
    if state.coach is not None:
        return lesson.go_back(state, call, request)
    seat = own_seat(call)
    match = running(state)
    take_back = match.withdraw if isinstance(request, wire.Withdraw) else match.decline
    refusal = take_back(seat, request.prompt)
    if refusal is not None:
        raise refuse(refusal)
    autopass.stop(state, seat)  # else it would be filled in again at once
    return Effects()


def undo(state: TableState, call: Call, request: wire.Undo) -> Effects:
    if running(state).undos >= MOST_UNDOS:
        raise Refuse("server-refuse-undos", most=MOST_UNDOS)
    if len(running(state).entries) >= MOST_ENTRIES:
        raise Refuse("server-refuse-undo-long", most=MOST_ENTRIES)
    if state.coach is not None:  # a coach knows what a step is, whatever entry was meant
        return lesson.go_back(state, call, request)
    seat = own_seat(call)
    match = running(state)
    if match.is_over():
        raise Refuse("refuse-over")
    if match.can_undo_to(request.to) and not match.is_free_undo(seat, request.to):
        asked = votes.holders(state, call.person)  # also of those who are absent: one side alone takes nothing back
        votes.open_vote(state, wire.Vote(0, UNDO, seat, asked, (), to=request.to))
        return Effects()
    refusal = match.undo(seat, request.to)
    if refusal is not None:
        raise refuse(refusal)
    return Effects()
