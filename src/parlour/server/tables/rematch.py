"""After a match: a new table for the same people and bots, or the next game of a campaign."""

from __future__ import annotations

from parlour.server import wire
from parlour.server.store.rows import Address, SeatRow, TableRow
from parlour.server.store.writes import save
from parlour.server.tables import campaign
from parlour.server.tables.effects import Effects, Refuse
from parlour.server.tables.state import OVER, Call, TableState, change, entries_of, seats_of


def rematch(state: TableState, call: Call, request: wire.Rematch) -> Effects:
    if not seats_of(state, call.person) and call.person != state.row.host:
        raise Refuse("server-refuse-watching")
    if state.row.phase != OVER:
        raise Refuse("server-refuse-running")
    effects = Effects()
    if state.row.next is None:
        assert call.address is not None
        effects.writes.append(save(row_after(state, call.address)))
        change(state, next=call.address.code)
    effects.reply = wire.Ack(id=request.id, n=entries_of(state), table=state.row.next)
    return effects


def needs_address(state: TableState) -> bool:
    """Would a rematch open a new table?"""
    return state.row.phase == OVER and state.row.next is None


def row_after(state: TableState, address: Address) -> TableRow:
    """The row of the next table."""
    row, source = state.row, state.source
    following = campaign.following(row.campaign, source.new_id())
    return TableRow(
        id=address.id,
        code=address.code,
        game=row.game,
        rules=state.game.rules,
        edition=row.edition,
        edition_text=row.edition_text,
        options=campaign.options_of(state.game, following, row.options),
        seats=tuple(map(_seat_after, row.seats)),
        host=row.host,
        base=row.base,
        private=row.private,
        clock=row.clock,
        hook=row.hook,
        secret=source.secret(),
        key=source.secret(),
        made=source.stamp(),
        unlocked=row.unlocked,
        quiet=row.quiet,
        hints=row.hints,
        bots_pace=row.bots_pace,
        campaign=following,
    )


def _seat_after(row: SeatRow) -> SeatRow:
    bot = row.bot if row.person is None else None
    return SeatRow(person=row.person, name=row.name, remote=row.remote, guest=row.guest, bot=bot)
