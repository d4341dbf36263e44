"""A person teaches at a table: what is pointed at, which part of the teaching sheet is shown, open hands."""

from __future__ import annotations

from typing import Final

import msgspec

from parlour import games
from parlour.core.match import PRACTICE
from parlour.core.values import Refusal, Seat
from parlour.learn import sheet as sheets
from parlour.learn import spots
from parlour.server import wire
from parlour.server.tables import chat, hands, votes
from parlour.server.tables.effects import Effects, Refuse, refuse
from parlour.server.tables.state import OVER, Call, TableState, change, entries_of, running, seats_of

NOWHERE: Final = wire.Pointed(spot="", lit="", x=None, y=None)


# Who may


def may_teach(state: TableState, person: str) -> bool:
    """Whoever plays here may, and a host without a seat: no spectators, nor those who have left the seat to a bot."""
    own = [row for row in state.row.seats if row.person == person]
    return any(row.bot is None for row in own) if own else person == state.row.host


def _only_teacher(state: TableState, call: Call) -> wire.Teaching:
    teaching = state.row.teaching
    if teaching is None or teaching.person != call.person:
        raise Refuse("server-refuse-teacher")
    return teaching


# Requests


def teach(state: TableState, call: Call, request: wire.Teach) -> Effects:
    """Begin to teach, or stop."""
    teaching, person = state.row.teaching, call.person
    is_mine = teaching is not None and teaching.person == person
    if not request.yes:
        if is_mine:
            _stop(state)
        return _saved(state)
    if not may_teach(state, person):
        raise Refuse("server-refuse-teach")
    if teaching is not None and not is_mine and state.presence.is_here(teaching.person):
        raise Refuse("server-refuse-teaching", name=teaching.name)
    if not is_mine:
        _stop(state)
        change(state, teaching=wire.Teaching(person, call.caller.name))
    return _saved(state)


def show(state: TableState, call: Call, request: wire.ShowPart) -> Effects:
    teaching = _only_teacher(state, call)
    slug, part = state.row.game, request.part
    last = len(sheets.load(slug).sheet) - 1 if slug in games.slugs() else -1
    if part is not None and not 0 <= part <= last:
        raise Refuse("server-refuse-part", part=part, last=last)
    change(state, teaching=msgspec.structs.replace(teaching, part=part))
    return Effects()


def review(state: TableState, call: Call, request: wire.Review) -> Effects:
    """Look at the finished match together, entry by entry; each through their own eyes."""
    teaching = _only_teacher(state, call)
    if state.row.phase != OVER or state.row.record is None:
        raise Refuse("server-refuse-review")
    step, last = request.step, entries_of(state)
    if step is not None and not 0 <= step <= last:
        raise Refuse("refuse-undo-nowhere", entry=step, last=last)
    lower(state)
    change(state, teaching=msgspec.structs.replace(teaching, step=step))
    return Effects()


def point(state: TableState, call: Call, request: wire.Point) -> Effects:
    _only_teacher(state, call)
    refusal = _refuse_spot(state, call.person, request)
    if refusal is not None:
        raise refuse(refusal)
    state.pointed = wire.Pointed(
        spot=request.spot,
        lit=request.lit,
        x=request.x,
        y=request.y,
        spot_of=_owner(state, request.spot, request.eye),
        lit_of=_owner(state, request.lit, request.eye),
    )
    return Effects()


def practise(state: TableState, call: Call, request: wire.Practise) -> Effects:
    """Ask everybody for open hands, or close them."""
    seats = seats_of(state, call.person)
    if not request.yes:
        if not seats:
            raise Refuse("server-refuse-watching")
        hands.close_hands(state)
        return _saved(state)
    _only_teacher(state, call)
    if running(state).is_over():
        raise Refuse("refuse-over")
    if hands.are_open(state):
        raise Refuse("server-refuse-open")
    asked = tuple(seat for seat, row in enumerate(state.row.seats) if row.person not in (None, call.person))
    by = seats[0] if seats else None
    votes.open_vote(state, wire.Vote(0, PRACTICE, by, asked, (), person=call.person, name=call.caller.name))
    return Effects()


def _saved(state: TableState) -> Effects:
    """Even a request that finds everything as it wants it is acknowledged for good."""
    change(state)
    return Effects()


# Pointing


def _refuse_spot(state: TableState, person: str, request: wire.Point) -> Refusal | None:
    """Only what everybody may know of can be pointed at; and pointing says something, as chat does."""
    known = spots.of_game(state.row.game)
    named = [name for name in (request.spot, request.lit) if name]
    for name in named:
        if not known.has(name):
            return Refusal("server-refuse-spot", "", {"spot": name[:20]})
    if known.is_whole(request.spot) and (request.x is not None or request.y is not None):
        return Refusal("server-refuse-spot-whole", "", {"spot": request.spot})
    if not named or hands.are_open(state):
        return None
    seats = seats_of(state, person)
    return chat.refused_talk(state, seats[0] if seats else None, "")


def _owner(state: TableState, thing: str, eye: Seat | None) -> Seat | None:
    """The seat whose own thing is meant: the one through whose eyes the teacher looks, while hands are open."""
    is_own = spots.of_game(state.row.game).is_own(thing)
    is_seen = hands.are_open(state) and eye in range(len(state.row.seats))
    return eye if is_own and is_seen else None


def lower(state: TableState) -> None:
    """Point at nothing any more."""
    if state.pointed is not None:
        state.pointed = NOWHERE


# What follows from a change


def settle(state: TableState) -> None:
    """Whoever has left does not teach."""
    teaching = state.row.teaching
    if teaching is not None and not may_teach(state, teaching.person):
        _stop(state)


def _stop(state: TableState) -> None:
    """Nobody teaches any more: all that was the teacher's goes."""
    state.pointed = None
    change(state, teaching=None)
    hands.close_hands(state)
    votes.drop(state, PRACTICE)
