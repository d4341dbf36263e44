"""The teacher's desk of a table: who teaches, what is pointed at, which part of the sheet lies there, open hands.

Refusals are values here; a table makes them known. What is pointed at is never kept; the rest is on the table's sheet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec

from parlour import games
from parlour.core.match import PRACTICE
from parlour.core.values import Refusal, Seat, encode
from parlour.learn import sheet as sheets
from parlour.learn import spots
from parlour.server import wire
from parlour.server.store import Practice, Teaching

if TYPE_CHECKING:
    from parlour.server.tables.table import Table

Request = wire.Teach | wire.Show | wire.Point | wire.Practise
NOWHERE: Final = wire.Pointed(spot="", lit="", x=None, y=None)


class Desk:
    """See the module."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.pointed: wire.Pointed | None = None  # the newest; None: nobody has pointed yet

    # Who may

    def may_teach(self, person: str) -> bool:
        """Whoever plays here, and a host without a seat: not who watches, nor who has left the seat to a bot."""
        own = [holder for holder in self.table.sheet.holders if holder.person == person]
        return any(holder.bot is None for holder in own) if own else person == self.table.sheet.host

    def refuse(self, person: str, request: Request) -> Refusal | None:
        """Why this is not possible now, or None."""
        if isinstance(request, wire.Teach):
            return self._refuse_to_teach(person) if request.yes else None
        if isinstance(request, wire.Practise) and not request.yes:
            return None if self.table.seats_of(person) else Refusal("server-refuse-watching")
        teaching = self.table.sheet.teaching
        if teaching is None or teaching.person != person:
            return Refusal("server-refuse-teacher")
        match request:
            case wire.Show():
                return self._refuse_part(request.part)
            case wire.Point():
                return self._refuse_spot(person, request)
            case _:
                return self._refuse_practice()

    def _refuse_to_teach(self, person: str) -> Refusal | None:
        teaching = self.table.sheet.teaching
        if not self.may_teach(person):
            return Refusal("server-refuse-teach")
        if teaching is not None and teaching.person != person and self.table.is_here(teaching.person):
            return Refusal("server-refuse-teaching", "", {"name": teaching.name})
        return None

    def _refuse_part(self, part: int | None) -> Refusal | None:
        slug = self.table.sheet.game
        last = len(sheets.load(slug).sheet) - 1 if slug in games.SLUGS else -1
        if part is None or 0 <= part <= last:
            return None
        return Refusal("server-refuse-part", "", {"part": part, "last": last})

    def _refuse_spot(self, person: str, request: wire.Point) -> Refusal | None:
        """Only what everybody may know of is pointed at; and who points says something, as who writes a line does."""
        known = spots.of_game(self.table.sheet.game)
        named = [name for name in (request.spot, request.lit) if name]
        for name in named:
            if not known.has(name):
                return Refusal("server-refuse-spot", "", {"spot": name[:20]})
        if known.is_whole(request.spot) and (request.x is not None or request.y is not None):
            return Refusal("server-refuse-spot-whole", "", {"spot": request.spot})
        match = self.table.match
        if not named or match is None or match.is_over() or self.are_open():
            return None
        seats = self.table.seats_of(person)
        moderation = self.table.game.moderation
        return None if moderation is None else moderation.refuse(match.screen(seats[0] if seats else None), "")

    def _refuse_practice(self) -> Refusal | None:
        match = self.table.match
        if match is None:
            return Refusal("server-refuse-not-started")
        if match.is_over():
            return Refusal("refuse-over")
        return Refusal("server-refuse-open") if self.are_open() else None

    # What changes

    def do(self, person: str, name: str, request: Request) -> None:
        """Carry out what was not refused. Open hands are voted on first: see the table."""
        sheet = self.table.sheet
        match request:
            case wire.Teach(yes=True):
                if sheet.teaching is None or sheet.teaching.person != person:
                    self._stop()
                    sheet.teaching = Teaching(person, name)
            case wire.Teach():
                if sheet.teaching is not None and sheet.teaching.person == person:
                    self._stop()
            case wire.Show(part=part):
                if sheet.teaching is not None:
                    sheet.teaching = msgspec.structs.replace(sheet.teaching, part=part)
            case wire.Point(spot=spot, lit=lit, x=x, y=y, eye=eye):
                spot_of, lit_of = self._owner(spot, eye), self._owner(lit, eye)
                self.pointed = wire.Pointed(spot=spot, lit=lit, x=x, y=y, spot_of=spot_of, lit_of=lit_of)
            case wire.Practise():
                self._close_hands()

    def _owner(self, thing: str, eye: Seat | None) -> Seat | None:
        """The seat whose own thing is meant: the one through whose eyes the teacher looks, while hands lie open."""
        is_own = spots.of_game(self.table.sheet.game).is_own(thing)
        is_seen = self.are_open() and eye in range(len(self.table.sheet.holders))
        return eye if is_own and is_seen else None

    def _stop(self) -> None:
        """Nobody teaches any more: all that was the teacher's goes."""
        self.table.sheet.teaching = self.pointed = None
        self._close_hands()
        self.drop_vote()

    def lower(self) -> bool:
        """Point at nothing; was there anything?"""
        was = self.pointed is not None and self.pointed != NOWHERE
        if was:
            self.pointed = NOWHERE
        return was

    def settle(self) -> None:
        """After a change of the table: who has left does not teach, and hands lie open only among those who agreed."""
        teaching = self.table.sheet.teaching
        if teaching is not None and not self.may_teach(teaching.person):
            self._stop()
        if not self.are_open():
            self._close_hands()

    # Open hands

    def people(self) -> tuple[str | None, ...]:
        return tuple(holder.person for holder in self.table.sheet.holders)

    def are_open(self) -> bool:
        """Do hands lie open: all who sit here now have agreed, and the match runs?"""
        practice, match = self.table.sheet.practice, self.table.match
        return practice is not None and practice.people == self.people() and match is not None and not match.is_over()

    def open_hands(self) -> None:
        """All have agreed. Whatever comes of it, the match counts for nothing from now on."""
        practice = self.table.sheet.practice
        self._mark(() if practice is None else practice.marks, self.people())

    def _close_hands(self) -> None:
        """They are no longer shown; the match stays what it has become. Its end closes nothing: the record is open."""
        practice = self.table.sheet.practice
        if practice is not None and practice.people is not None:
            self._mark(practice.marks, None)

    def _mark(self, marks: tuple[int, ...], people: tuple[str | None, ...] | None) -> None:
        sheet, match = self.table.sheet, self.table.match
        assert match is not None
        sheet.practice = Practice(marks if match.is_over() else (*marks, len(match.entries)), people)
        match.tags[PRACTICE] = sheet.practice.tag()

    def drop_vote(self) -> None:
        sheet = self.table.sheet
        sheet.votes = [vote for vote in sheet.votes if vote.kind != PRACTICE]

    # Telling

    def told(self) -> wire.Teaching | None:
        teaching = self.table.sheet.teaching
        return None if teaching is None else wire.Teaching(teaching.person, teaching.name, teaching.part)

    def practice(self) -> Literal["open", "closed"] | None:
        if self.table.sheet.practice is None:
            return None
        return "open" if self.are_open() else "closed"

    def hands(self, seat: Seat | None) -> wire.Hands | None:
        """What the others see, for one who sits; each is what that seat itself is shown, and nothing else."""
        if seat is None or not self.are_open():
            return None
        match = self.table.match
        assert match is not None
        others = (other for other in range(match.seats) if other != seat)
        hands = tuple(wire.Hand(other, msgspec.Raw(encode(match.screen(other)))) for other in others)
        return wire.Hands(n=len(match.entries), hands=hands)
