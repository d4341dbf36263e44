"""Clocks at a table: wound at the start, read now and then, and what happens when somebody's time runs out."""

from __future__ import annotations

from parlour.core.ballot import most_backed
from parlour.core.game import AGREE
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.tables.clock import Clocks
from parlour.server.tables.effects import TIME, Effects
from parlour.server.tables.state import PLAYING, Call, TableState, change, change_seat, people
from parlour.server.tables.values import SaveClocks, TimeOut


def wind(state: TableState) -> None:
    rule = state.row.clock
    if rule is not None and state.row.phase == PLAYING:
        left = [float(rule.seconds) if row.left is None else row.left for row in state.row.seats]
        state.clocks = Clocks(rule, left)


def time_out(state: TableState, call: Call, event: TimeOut) -> Effects:
    """Somebody may be out of time: the table waits, or the most backed answer or a bot's is taken (D-62)."""
    late = state.clocks.late(call.now) if state.clocks is not None and state.match is not None else ()
    if not late:
        return Effects()
    assert state.clocks is not None
    if state.clocks.rule.late == "pause":
        state.clocks.halt(call.now)
        change(state, paused=True)
        return Effects(news=TIME)
    state.overdue |= set(late)
    state.clocks.missed |= set(late)
    state.turns = None
    _take_most_backed(state, late)
    return Effects(news=TIME)


def _take_most_backed(state: TableState, late: tuple[Seat, ...]) -> None:
    match = state.match
    assert match is not None
    for decision in list(match.decisions()):
        if decision.mode is AGREE and not decision.optional and set(late) & set(decision.seats):
            backed = most_backed(match.proposals(decision), decision, people(state))
            for seat in decision.seats:
                if backed is not None and decision in match.decisions():
                    match.answer(seat, backed, decision.prompt, decision.ask)


def save_clocks(state: TableState, call: Call, event: SaveClocks) -> Effects:
    """Store what the clocks show: a restart begins no turn again, not even one of days."""
    clocks, rows = state.clocks, state.row.seats
    if clocks is None or not clocks.asked:
        return Effects()
    full = float(clocks.rule.seconds)
    stored = {seat: rows[seat].left for seat in clocks.asked}
    behind = [(full if left is None else left) - clocks.left_at(seat, call.now) for seat, left in stored.items()]
    if max(behind) >= event.least:
        note_clocks(state, call.now)
    return Effects()


def note_clocks(state: TableState, now: float) -> None:
    """Write what the clocks show into the row."""
    assert state.clocks is not None
    for seat in range(len(state.row.seats)):
        change_seat(state, seat, left=round(state.clocks.left_at(seat, now), 3))


def told(state: TableState, now: float) -> wire.Time:
    clocks, seats = state.clocks, len(state.row.seats)
    if clocks is None:
        return wire.Time(left=(None,) * seats, running=())
    left = tuple([round(1000 * clocks.left_at(seat, now)) for seat in range(seats)])
    return wire.Time(left=left, running=tuple(sorted(clocks.asked)), late=tuple(sorted(clocks.missed)))
