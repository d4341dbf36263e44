"""Bots' pace: beside people who follow what happens on their screens, bots take their time.

A bot acts when everybody who follows has shown what came before, or `PATIENCE` has passed since it was sent, and then
a pause has passed. Whoever has never said `seen`, a program or a person who wants no animation, is not waited for;
where nobody follows, bots act at once, unless they stand in for people who have all left and may come back. Nothing of
it is stored.
"""

from __future__ import annotations

from typing import Final

from parlour.bots.turns import Due
from parlour.core.game import EACH, State
from parlour.core.match import Match
from parlour.server import wire
from parlour.server.tables.effects import Effects
from parlour.server.tables.state import Call, TableState, entries_of, running, seats_of

PATIENCE: Final = 4.0  # seconds: nobody can hold a table up for longer
PAUSE: Final = 0.7  # before an answer
OPENING: Final = 1.2  # before the first answer of a turn
FACTORS: Final = {"relaxed": 1.6, "normal": 1.0, "instant": 0.0}


def seen(state: TableState, call: Call, request: wire.ReportSeen) -> Effects:
    """Note how far somebody's screen has come; bots may have waited for it."""
    if request.n is None:
        state.screens.shown.pop(call.person, None)
    elif seats_of(state, call.person) or call.person == state.row.host:
        state.screens.shown[call.person] = request.n
    effects = Effects(wire.Beat())
    effects.is_caught_up = have_all_shown(state)
    return effects


def followers(state: TableState) -> list[str]:
    """The people present whose screens show what happens step by step."""
    return [person for person in state.screens.shown if state.presence.is_here(person)]


def have_all_shown(state: TableState) -> bool:
    n = entries_of(state)
    return all(state.screens.shown[person] >= n for person in followers(state))


def wait(state: TableState, due: Due, now: float) -> float:
    """How many seconds a bot waits before it does what is due.

    Not at all where people and bots answer a sealed question together, or where it only agrees with them.
    """
    factor = FACTORS[state.row.bots_pace]
    if factor == 0 or state.coach is not None or due.action is not None:
        return 0.0
    if not followers(state) and not _have_all_left(state):
        return 0.0
    if due.decision.mode is EACH and any(state.row.seats[seat].is_person for seat in due.decision.seats):
        return 0.0
    screens, n = state.screens, entries_of(state)
    if screens.n != n:
        screens.n, screens.since, screens.all_since = n, now, None
    if screens.all_since is None and have_all_shown(state):
        screens.all_since = now
    since = screens.since + PATIENCE if screens.all_since is None else screens.all_since
    pause = OPENING if _is_opening(running(state), due) else PAUSE
    return max(0.0, since + pause * factor - now)


def _have_all_left(state: TableState) -> bool:
    """Do bots stand in for people, with nobody of them here?"""
    seats = [row for row in state.row.seats if row.person is not None]
    return any(row.bot is not None for row in seats) and not any(state.presence.is_here(row.person) for row in seats)


def _is_opening(match: Match[State], due: Due) -> bool:
    """Is it the first answer of this seat's turn?"""
    for entry in reversed(match.entries):
        if entry.move.seats:
            return due.seat not in entry.move.seats
    return True
