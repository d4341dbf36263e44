"""The end of a match: its record, and what everybody scored."""

from __future__ import annotations

from parlour.core.record import write_json
from parlour.core.seal import sealed
from parlour.core.values import Result, Seat
from parlour.server import wire
from parlour.server.store.rows import RecordRow, TableRow
from parlour.server.store.writes import AddRecord, AddScore
from parlour.server.tables import campaign
from parlour.server.tables.effects import Effects
from parlour.server.tables.state import OVER, Call, TableState, change, entries_of, running, tags_of
from parlour.server.tables.values import SaveDigest


def finish(state: TableState, effects: Effects) -> None:
    """The match is over."""
    match = running(state)
    result = match.result()
    assert result is not None
    change(state, phase=OVER, record=state.source.new_id(), votes=())
    row = state.row
    match.tags = tags_of(row)
    record = sealed(match.record(), state.source.sign)
    finished = RecordRow(
        id=row.record or "",
        game=row.game,
        names=row.names,
        ending=result.ending,
        scores=result.scores,
        time=state.source.stamp(),
        private=row.private,
        json=write_json(record),
    )
    effects.writes.append(AddRecord(finished))
    change(state, digest=record.tags["digest"], digested=len(match.entries))
    if row.practice is not None:  # it won't be scored
        return
    if row.campaign is not None:
        change(state, campaign=campaign.after_match(state.game, row.campaign, match, finished.id))
    for seat, holder in enumerate(row.seats):
        if holder.person is not None and not holder.guest:
            effects.writes.append(AddScore(holder.person, _score(row, seat, result, finished)))


def _score(row: TableRow, seat: Seat, result: Result, record: RecordRow) -> wire.MatchScore:
    return wire.MatchScore(
        game=row.game,
        edition=row.edition,
        options=row.options,
        seats=len(row.seats),
        score=result.scores[seat],
        place=result.places[seat],
        ending=result.ending,
        best=not row.undone and row.origin is None and row.seats[seat].bot is None,
        hinted=any(mark.endswith(f":{seat}") for mark in row.hinted.split()),
        record=record.id,
        time=record.time,
        seat=seat,
        names=record.names,
    )


def save_digest(state: TableState, call: Call, event: SaveDigest) -> Effects:
    """Note where the match stands, so that other rules can be compared with it."""
    if state.match is not None and state.row.phase != OVER and state.row.digested != entries_of(state):
        change(state, digest=state.match.digest(), digested=entries_of(state))
    return Effects()
