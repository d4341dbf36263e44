"""The sign at a table: all that everybody may know of it but the match."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.luck import Sealed
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.store import Holder
from parlour.server.tables.effects import GATHERING, OVER, PLAYING
from parlour.server.tables.lobby import told_tour

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


def sign_of(table: Table) -> wire.Sign:
    sheet = table.sheet
    phase = sheet.phase
    assert phase in (GATHERING, PLAYING, OVER)
    return wire.Sign(
        code=sheet.code,
        game=sheet.game,
        rules=table.game.rules,
        edition=sheet.edition,
        options=sheet.options,
        phase=phase,  # type: ignore[arg-type]  # one of the three, as asserted
        chairs=tuple(chair(table, seat, holder) for seat, holder in enumerate(sheet.holders)),
        host=sheet.host,
        private=sheet.private,
        clock=sheet.clock,
        commitment=Sealed(bytes.fromhex(sheet.secret)).commitment,
        entropy=sheet.entropy,
        votes=tuple(
            wire.Vote(v.number, v.kind, v.by, v.asked, v.yes, v.to, v.seat, v.name, v.person)  # type: ignore[arg-type]  # kinds are ours
            for v in sheet.votes
        ),
        watchers=table.watchers,
        locks=table.lobby.locks(),
        unlocked=sheet.unlocked,
        quiet=sheet.quiet,
        paused=sheet.paused,
        origin=sheet.origin,
        record=sheet.record,
        next=sheet.next,
        hints=table.hints(),
        campaign=None if sheet.tour is None else told_tour(sheet.tour),
        hook=bool(sheet.hook),
        lesson="" if sheet.lesson is None else sheet.lesson.name,
        teaching=table.desk.told(),
        practice=table.desk.practice(),
    )


def chair(table: Table, seat: Seat, holder: Holder) -> wire.Chair:
    person, bot = holder.person, holder.bot
    state = ("away" if bot else "person") if person else ("bot" if bot else "open")
    return wire.Chair(
        state=state,  # type: ignore[arg-type]  # one of the four
        name=holder.name,
        bot=bot or "",
        person=person or "",
        remote=holder.remote,
        ready=holder.ready,
        present=table.is_here(person),
        muted=holder.muted,
    )
