"""What is said at a table, and the notes that a seat makes for itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.store import AddChat, Kept, SetNote
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import OVER, Outcome, Refuse, clean, refuse, stamp

if TYPE_CHECKING:
    from parlour.server.tables.table import Table

LONGEST_TEXT: Final = 500  # signs of a line of chat or of a note
LONGEST_PLACE: Final = 80  # signs of what a note is on
MOST_LINES: Final = 200  # of chat, the newest
MOST_NOTES: Final = 200  # of one seat


class Talk:
    """See the module."""

    def __init__(self, table: Table, kept: Kept) -> None:
        self.table = table
        self.chat = kept.chat
        self.notes: dict[Seat, dict[str, str]] = {}
        for seat, on, text in kept.notes:
            self.notes.setdefault(seat, {})[on] = text

    def say(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Say) -> None:
        text = clean(request.text, LONGEST_TEXT)
        if not text:
            raise Refuse("server-refuse-empty")
        if seat is not None:
            self.table.own(caller, seat)
        if self.table.sheet.quiet if seat is None else self.table.sheet.holders[seat].muted:
            raise Refuse("server-refuse-muted")
        if self.table.match is not None and not self.table.match.is_over():
            moderation = self.table.game.moderation
            refusal = None if moderation is None else moderation.refuse(self.table.match.screen(seat), text)
            if refusal is not None:
                raise refuse(refusal)
        number = self.chat[-1].number + 1 if self.chat else 1
        said = wire.Said(number, seat, caller.name, text, stamp())
        self.chat = [*self.chat, said][-MOST_LINES:]
        outcome.writes.append(AddChat(self.table.sheet.id, said))
        outcome.chat = True

    def mute(self, outcome: Outcome, caller: Caller, request: wire.Mute) -> None:
        self.table.only_host(caller)
        if request.seat is None:
            self.table.sheet.quiet = request.yes
        else:
            self.table.holder(request.seat).muted = request.yes
        self.table.keep_sheet(outcome)

    def note(self, outcome: Outcome, caller: Caller, seat: Seat | None, request: wire.Note) -> None:
        self.table.own(caller, seat)
        assert seat is not None
        notes = self.notes.setdefault(seat, {})
        on, text = clean(request.on, LONGEST_PLACE), clean(request.text, LONGEST_TEXT)
        if not on or (on not in notes and len(notes) >= MOST_NOTES):
            raise Refuse("server-refuse-note", most=MOST_NOTES)
        notes[on] = text
        if not text:
            del notes[on]
        outcome.writes.append(SetNote(self.table.sheet.id, seat, on, text))
        outcome.notes = seat

    def gone(self) -> int:
        """Lines of chat up to this one are forgotten; once the match is over, none."""
        return 0 if self.table.sheet.phase == OVER else self.table.sheet.hushed

    def lines(self) -> list[wire.Said]:
        """The lines of chat that are still to be read."""
        return [said for said in self.chat if said.number > self.gone()]

    def hush(self, outcome: Outcome) -> bool:
        """What was said so far is to be forgotten; is there anything? A spotlight goes with it."""
        outcome.point = self.table.desk.lower()
        last = self.chat[-1].number if self.chat else 0
        if last <= self.table.sheet.hushed:
            return False
        self.table.sheet.hushed = last
        outcome.chat = True
        return True
