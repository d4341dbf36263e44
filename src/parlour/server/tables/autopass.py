"""Auto-pass: a seat has "go on" filled in until the end of a stretch of play, where the game has that (D-61)."""

from __future__ import annotations

from parlour.core.match import UNDO
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.tables.effects import Effects, Refuse
from parlour.server.tables.state import Call, TableState, change_seat, own_seat, people, running


def set_auto_pass(state: TableState, call: Call, request: wire.Ahead) -> Effects:
    seat = own_seat(call)
    match = running(state)
    auto_pass = state.game.auto_pass
    if auto_pass is None:
        raise Refuse("server-refuse-ahead")
    if match.is_over():
        raise Refuse("refuse-over")
    change_seat(state, seat, ahead=auto_pass.stretch(match.view(None)) if request.yes else None)
    return Effects()


def seats_passing(state: TableState) -> tuple[Seat, ...]:
    """The people's seats that pass automatically in this stretch of play."""
    match, rows, auto_pass = state.match, state.row.seats, state.game.auto_pass
    if match is None or auto_pass is None or all(row.ahead is None for row in rows):
        return ()
    now = auto_pass.stretch(match.view(None))
    return tuple(seat for seat in people(state) if rows[seat].ahead == now)


def fill_in(state: TableState) -> None:
    """Answer for the seats that pass automatically."""
    assert state.match is not None
    while (passing := seats_passing(state)) and state.match.go_on(passing, people(state)):
        pass


def stop_after_undo(state: TableState) -> None:
    """Whoever undoes something wants to be asked again: after an undo nobody passes automatically."""
    assert state.match is not None
    entries = state.match.entries
    for k in range(state.stored_entries, len(entries)):
        if entries[k].move.prompt == UNDO:
            stop(state)
            return


def stop(state: TableState, only: Seat | None = None) -> None:
    """No automatic passing any more: of one seat, or of all."""
    for seat, row in enumerate(state.row.seats):
        if row.ahead is not None and only in (None, seat):
            change_seat(state, seat, ahead=None)


def told(state: TableState, seat: Seat | None) -> bool | None:
    """Does this seat pass automatically? None where the game has no such thing."""
    return None if seat is None or state.game.auto_pass is None else seat in seats_passing(state)
