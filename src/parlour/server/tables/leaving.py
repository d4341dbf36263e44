"""Leaving a table for good: it is closed for all, or hidden from one's own list."""

from __future__ import annotations

from parlour.server import wire
from parlour.server.tables import votes
from parlour.server.tables.effects import Effects, Refuse
from parlour.server.tables.state import LOBBY, OVER, Call, TableState, change, only_host, seats_of


def close(state: TableState, call: Call, request: wire.CloseTable) -> Effects:
    phase, mine = state.row.phase, seats_of(state, call.person)
    if phase == OVER:
        raise Refuse("refuse-over")
    if phase == LOBBY:
        only_host(state, call)
        votes.close_table(state)
        return Effects()
    if not mine and call.person != state.row.host:
        raise Refuse("server-refuse-watching")
    by = mine[0] if mine else None
    asked = votes.others(state, call.person)
    votes.open_vote(state, wire.Vote(0, votes.CLOSE_VOTE, by, asked, (), person=call.person, name=call.caller.name))
    return Effects()


def hide(state: TableState, call: Call, request: wire.HideTable) -> Effects:
    if not seats_of(state, call.person) and call.person != state.row.host:
        raise Refuse("server-refuse-watching")
    others = tuple(person for person in state.row.hidden if person != call.person)
    change(state, hidden=(*others, call.person) if request.yes else others)
    return Effects()
