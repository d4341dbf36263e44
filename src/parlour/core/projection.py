"""What each seat receives of a match. Terminal, server, HTTP API and audit all get it from here.

A push is put together for one seat from what the match lets that seat know; what everybody reads alike is made once
and shared. `push` may be called for any seat at any time and changes nothing.
"""

from __future__ import annotations

from typing import Final, Generic

import msgspec

from parlour.core.game import AGREE, S
from parlour.core.match import UNDO, LogEntry, Match
from parlour.core.values import (
    Decision,
    Entry,
    Event,
    Facts,
    Line,
    Moment,
    Push,
    Question,
    Result,
    Seat,
    Standing,
    View,
    encoder,
    tag_of,
)

MOST_SHARED: Final = 32  # entries at hand that everybody reads alike
NO_EVENT: Final = msgspec.Raw(b"null")
NOTHING_ASKED: Final[tuple[Question, ...]] = ()
NO_MOMENTS: Final[tuple[Moment, ...]] = ()
NO_WARNINGS: Final[dict[str, Line]] = {}

encode = encoder.encode


class PushParts:
    """What a push holds. A server, which puts many together, takes the parts and never makes the value."""

    def __init__(
        self,
        n: int,
        resync: bool,
        screen: View,
        decisions: tuple[Decision, ...],
        questions: tuple[Question, ...],
        ballots: tuple[Standing, ...],
        feed: tuple[Entry, ...],
        free: int | None,
        result: Result | None,
        lapsed: int,
        warnings: dict[str, Line],
        moments: tuple[Moment, ...],
    ) -> None:
        self.n = n
        self.resync = resync
        self.screen = screen
        self.decisions = decisions
        self.questions = questions
        self.ballots = ballots
        self.feed = feed
        self.free = free
        self.result = result
        self.lapsed = lapsed
        self.warnings = warnings
        self.moments = moments


class Projection(Generic[S]):
    """Says to each seat of a match, and to spectators, what they may know.

    >>> import parlour
    >>> push = Projection(parlour.new("kokoro", seats=2, seed=7)).push(0)
    >>> push.n, push.questions[0].prompt, push.feed[0].prompt
    (2, 'draw', 'sanctuary')
    """

    def __init__(self, match: Match[S]) -> None:
        self.match = match
        self._shared: dict[int, Entry] = {}
        self._n = -1
        self._open: list[Decision] | None = None  # all below is of these entries and decisions
        self._decisions: tuple[Decision, ...] = ()
        self._asked: set[Seat] = set()
        self._result: Result | None = None
        self._lapsed = 0
        self._may_warn = False

    def push(
        self, seat: Seat | None, since: int | None = None, live_from: int | None = None, *, moments: bool = False
    ) -> Push:
        """All that this seat receives now, with the entries after `since`: all of them if that is None or unknown.

        A seat that has followed the match live since entry `live_from` is told the fleeting things after it once, not
        again by a resync. With `moments` it also gets the screens in between, and the match remembers them from now on.
        """
        parts = self.parts(seat, since, live_from, moments=moments)
        return Push(
            parts.n,
            parts.resync,
            parts.screen,
            parts.decisions,
            parts.questions,
            parts.ballots,
            parts.feed,
            parts.free,
            parts.result,
            parts.lapsed,
            parts.warnings,
            parts.moments,
        )

    def parts(
        self,
        seat: Seat | None,
        since: int | None = None,
        live_from: int | None = None,
        *,
        moments: bool = False,
        drafted: int = 0,
    ) -> PushParts:
        """The same as `push`, for whoever encodes it part by part; without the entries up to `drafted`."""
        match = self.match
        screen = match.screen(seat)  # raises OptionError if there is no such seat
        n = len(match.entries)
        if n != self._n or match.decisions() is not self._open:
            self._renew()
        is_resync = since is None or not 0 <= since <= n
        live_from = n if live_from is None else live_from
        if is_resync:
            live_from = max(live_from, match.lapsed - 1)
        first = 0 if is_resync or since is None else since
        return PushParts(
            n,
            is_resync,
            screen,
            self._decisions,
            tuple(match.questions(seat)) if seat is not None and seat in self._asked else NOTHING_ASKED,
            tuple(match.standings(seat)) if match.ballots else (),
            self._entries(seat, max(first, drafted), n, live_from),
            None if seat is None else match.free_undo(seat),
            self._result,
            self._lapsed,
            self._warnings(seat) if self._may_warn else NO_WARNINGS,
            self._moments(seat, n if is_resync else max(first, live_from)) if moments else NO_MOMENTS,
        )

    def _moments(self, seat: Seat | None, since: int) -> tuple[Moment, ...]:
        """The screens after the entries that followed `since`, but for the last; each only if it is a new one."""
        match = self.match
        match.shown = self._n
        found: list[Moment] = []
        before = b""
        for n in range(since + 1, self._n):
            screen = match.screen_after(n, seat)
            encoded = before if screen is None else encode(screen)
            if encoded != before:
                found.append(Moment(n, msgspec.Raw(encoded)))
                before = encoded
        return tuple(found)

    def feed(self, seat: Seat | None, since: int = 0, live_from: int | None = None) -> tuple[Entry, ...]:
        """The entries after `since` as this seat may read them."""
        self.match.check_seat(seat)
        n = len(self.match.entries)
        return self._entries(seat, max(0, since), n, n if live_from is None else live_from)

    def piece(self, seat: Seat | None, since: int | None, live_from: int, drafted: int, most: int) -> tuple[Entry, ...]:
        """Of the feed that `parts` gives, at most so many entries after `drafted`."""
        n = len(self.match.entries)
        if since is None or not 0 <= since <= n:
            live_from = max(live_from, self.match.lapsed - 1)
        return self._entries(seat, drafted, min(n, drafted + most), live_from)

    def is_shared(self, n: int) -> bool:
        """Does everybody read entry `n` alike, now and later?"""
        return is_open(self.match.entries[n - 1])

    def _entries(self, seat: Seat | None, since: int, last: int, live_from: int) -> tuple[Entry, ...]:
        if since == last - 1:  # mostly it is the newest alone
            return (self._entry(last, seat, last > live_from),)
        return tuple([self._entry(n, seat, n > live_from) for n in range(since + 1, last + 1)])

    def _entry(self, n: int, seat: Seat | None, live: bool) -> Entry:
        known = self._shared.get(n)
        if known is not None:
            return known
        made = entry_of(self.match, n, seat, live=live)
        if self.is_shared(n):
            if len(self._shared) >= MOST_SHARED:
                self._shared.clear()  # all at once: to look for the oldest takes longer than to make some again
            self._shared[n] = made
        return made

    def _renew(self) -> None:
        """Look up what is the same for everybody."""
        match = self.match
        decisions = match.decisions()
        self._n, self._open, self._decisions = len(match.entries), decisions, tuple(decisions)
        self._result = match.result()
        self._lapsed = match.lapsed if decisions else 0
        self._asked = set()
        self._may_warn = False
        cautions = match.game.caution is not None
        for decision in decisions:
            self._asked.update(decision.seats)
            if cautions and decision.optional and decision.mode is AGREE:
                self._may_warn = True

    def _warnings(self, seat: Seat | None) -> dict[str, Line]:
        """What this seat should hear before it agrees to something that nothing waits for."""
        match = self.match
        found: dict[str, Line] = {}
        caution = match.game.caution
        if caution is None or seat is None:
            return found
        screen = match.screen(seat)
        for decision in self._decisions:
            if decision.optional and decision.mode is AGREE and seat in decision.seats:
                for action in match.game.choices(match.state, decision, seat):
                    event = caution.warn(screen, action)
                    if event is not None:
                        found[match.game.write(action)] = line_of(event)
        return found


def is_open(entry: LogEntry) -> bool:
    """Does everybody read this entry alike, now and later?"""
    decision = entry.decision
    if decision is None or decision.secret is not None or decision.fleeting:
        return False
    return all(told.to is None and not told.fleeting for told in entry.told)


def entry_of(match: Match[S], n: int, seat: Seat | None, *, live: bool) -> Entry:
    """Entry `n` as this seat may read it; fleeting things only `live` or after the end."""
    entry = match.entries[n - 1]
    move = entry.move
    lines = [line_of(told.event, fleeting=told.fleeting) for told in match.told_to(n, seat, live=live)]
    hinted, opened = match.hinted(n - 1), match.opened(n - 1)
    if hinted or opened:
        hints = [Line("told-hint", {"seat": by}, "", NO_EVENT) for by in hinted]
        hands = [Line("told-hands-open" if now else "told-hands-closed", {}, "", NO_EVENT) for now in opened]
        lines = [*hints, *hands, *lines]
    if move.prompt == UNDO:
        facts: Facts = {"seat": move.seats[0], "entry": int(move.answers[0])}
        lines.append(Line("told-undo", facts, "", NO_EVENT))
    is_fleeting = entry.decision is not None and entry.decision.fleeting
    return Entry(n, move.prompt, move.seats, tuple(match.read_by(n, seat, live=live)), tuple(lines), is_fleeting)


def line_of(event: Event, *, fleeting: bool = False) -> Line:
    """An event as a line of the log."""
    return Line(tag_of(event), event.facts(), event.rule, msgspec.Raw(encode(event)), fleeting)
