"""The summary of a table: all that everybody may know of it, except the match."""

from __future__ import annotations

from parlour.core.luck import Sealed
from parlour.server import wire
from parlour.server.store.rows import SeatRow
from parlour.server.tables import campaign, hands, hints, lobby
from parlour.server.tables.state import LOBBY, OVER, PLAYING, TableState


def summary_of(state: TableState) -> wire.TableSummary:
    row = state.row
    phase = row.phase
    assert phase in (LOBBY, PLAYING, OVER)
    return wire.TableSummary(
        code=row.code,
        game=row.game,
        rules=state.game.rules,
        edition=row.edition,
        options=row.options,
        phase=phase,  # type: ignore[arg-type]  # one of the three, as asserted
        chairs=tuple(chair_of(state, seat) for seat in row.seats),
        host=row.host,
        private=row.private,
        clock=row.clock,
        commitment=Sealed(bytes.fromhex(row.secret)).commitment,
        entropy=row.entropy,
        votes=row.votes,
        watchers=state.presence.watchers,
        locks=lobby.locks(state),
        unlocked=row.unlocked,
        quiet=row.quiet,
        paused=row.paused,
        origin=row.origin,
        record=row.record,
        next=row.next,
        hints=hints.are_allowed(state),
        bots_pace=row.bots_pace,
        campaign=None if row.campaign is None else campaign.summary_of(row.campaign),
        hook=bool(row.hook),
        lesson="" if row.lesson is None else row.lesson.name,
        teaching=row.teaching,
        practice=hands.told(state),
        closed=row.closed,
    )


def chair_of(state: TableState, row: SeatRow) -> wire.Chair:
    person, bot = row.person, row.bot
    kind = ("away" if bot else "person") if person else ("bot" if bot else "open")
    return wire.Chair(
        state=kind,  # type: ignore[arg-type]  # one of the four
        name=row.name,
        bot=bot or "",
        person=person or "",
        remote=row.remote,
        ready=row.ready,
        present=state.presence.is_here(person),
        muted=row.muted,
    )
