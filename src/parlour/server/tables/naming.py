"""Names at a table. A name says something, too: while the rules hold talk back, no name shows that did not before.

Handlers give seats, votes and lines the names that people have; what may not be said is replaced here, after each
request, so that no way of taking a seat or asking for something passes a sentence on.
"""

from __future__ import annotations

import msgspec

from parlour.server import wire
from parlour.server.store.rows import TableRow
from parlour.server.tables.chat import is_held_back
from parlour.server.tables.state import TableState, change, put_seat, seats_of, tags_of


def settle(state: TableState, before: TableRow, lines: tuple[wire.ChatLine, ...]) -> None:
    """After a request: take back the names that it made new and that the rules would hold back, if they were said."""
    if state.game.moderation is None or state.match is None:
        return
    if state.row is not before:
        _settle_seats(state, before)
        _settle_row(state, before)
    if state.chat is not lines:
        last = lines[-1].number if lines else 0
        known = _names(before) | {line.name for line in lines}
        state.chat = tuple([_line(state, line, known) if line.number > last else line for line in state.chat])


def _settle_seats(state: TableState, before: TableRow) -> None:
    """A seat goes by the name it had, whoever holds it now."""
    known = _names(before)
    for seat, row in enumerate(state.row.seats):
        if _is_new(state, row.name, known):
            put_seat(state, seat, msgspec.structs.replace(row, name=before.seats[seat].name))
            assert state.match is not None
            state.match.tags = tags_of(state.row)


def _settle_row(state: TableState, before: TableRow) -> None:
    """Whoever asks for something, or teaches, goes by the name of their seat, or by none."""
    known, row = _names(before), state.row
    if row.votes is not before.votes and any(_is_new(state, vote.name, known) for vote in row.votes if vote.person):
        change(state, votes=tuple(_vote(state, vote, known) for vote in row.votes))
    teaching = row.teaching
    if teaching is not None and _is_new(state, teaching.name, known):
        change(state, teaching=msgspec.structs.replace(teaching, name=_name_of(state, teaching.person)))


def _vote(state: TableState, vote: wire.Vote, known: set[str]) -> wire.Vote:
    if not vote.person or not _is_new(state, vote.name, known):
        return vote
    return msgspec.structs.replace(vote, name=_name_of(state, vote.person))


def _line(state: TableState, line: wire.ChatLine, known: set[str]) -> wire.ChatLine:
    return msgspec.structs.replace(line, name="") if _is_new(state, line.name, known) else line


def _names(row: TableRow) -> set[str]:
    """The names that are known at a table."""
    named = [seat.name for seat in row.seats] + [vote.name for vote in row.votes if vote.person]
    return {*named, "" if row.teaching is None else row.teaching.name}


def _is_new(state: TableState, name: str, known: set[str]) -> bool:
    """Is this a name that nobody had here, and that may not be said now?"""
    return bool(name) and name not in known and is_held_back(state, name)


def _name_of(state: TableState, person: str) -> str:
    """The name by which the table knows this person; "" if it does not."""
    return next((state.row.seats[seat].name for seat in seats_of(state, person)), "")
