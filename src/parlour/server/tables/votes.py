"""What a table does only if all whom it concerns agree: take something back, give or lend a seat, open the hands."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from parlour.core.match import PRACTICE, UNDO
from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.store import Vote
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import PLAYING, Outcome, Refuse, refuse

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Votes:
    """See the module."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def others(self, *persons: str | None) -> tuple[Seat, ...]:
        """The seats that people other than these play."""
        return tuple(seat for seat in self.table.people() if self.table.sheet.holders[seat].person not in persons)

    def open(self, outcome: Outcome, vote: Vote, now: float) -> None:
        sheet = self.table.sheet
        if any(v.kind == vote.kind and v.seat == vote.seat for v in sheet.votes):
            raise Refuse("server-refuse-vote-open")
        if not vote.asked:
            self._carry_out(outcome, vote, now)
            return
        sheet.voted += 1
        sheet.votes = [*sheet.votes, msgspec.structs.replace(vote, number=sheet.voted)]
        self.table.keep_sheet(outcome)

    def consent(self, outcome: Outcome, caller: Caller, request: wire.Consent, now: float) -> None:
        sheet = self.table.sheet
        vote = next((vote for vote in sheet.votes if vote.number == request.vote), None)
        mine = () if vote is None else tuple(seat for seat in self.table.seats_of(caller.person) if seat in vote.asked)
        if vote is None or not mine:
            raise Refuse("server-refuse-no-vote")
        others = [other for other in sheet.votes if other is not vote]
        yes = tuple(sorted({*vote.yes, *mine}))
        if request.yes and set(vote.asked) - set(yes):
            others.append(msgspec.structs.replace(vote, yes=yes))
        before, sheet.votes = sheet.votes, others
        if request.yes and not set(vote.asked) - set(yes):
            try:
                self._carry_out(outcome, vote, now)
            except Refuse:
                sheet.votes = before
                raise
        self.table.keep_sheet(outcome)

    def _carry_out(self, outcome: Outcome, vote: Vote, now: float) -> None:
        """All have agreed."""
        if vote.kind == UNDO:
            assert vote.by is not None
            refusal = self.table.running().undo(vote.by, vote.to, agreed=True)
            if refusal is not None:
                raise refuse(refusal)
            self.table.moved(outcome, now)
            return
        if vote.kind == PRACTICE:
            self.table.desk.open_hands()
            self.table.keep_sheet(outcome)
            outcome.match = True
            return
        assert vote.seat is not None
        holder = self.table.sheet.holders[vote.seat]
        if vote.kind == "seat":
            self.table.seating.give(vote.seat, Caller(vote.person, vote.name, vote.remote))
            if holder.bot is not None and self.table.sheet.phase == PLAYING:
                holder.bot = None
        else:
            holder.bot = vote.name
        self.table.seating.reseated(outcome, now)
