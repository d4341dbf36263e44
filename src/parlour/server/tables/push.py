"""The match for one seat, as the message that is sent: `wire.Push`, put together from encoded parts.

What is the same for everybody is encoded once: the open decisions, the result, entries that hide nothing. What one
seat alone may know is encoded for that seat. The parts are joined in the order of `wire.Push`.
"""

from __future__ import annotations

from typing import Final

import msgspec

from parlour.core.game import AGREE, State
from parlour.core.match import UNDO, Entry, Match
from parlour.core.values import Decision, Event, Seat, encoder, tag_of
from parlour.server import wire

MOST_SHARED: Final = 32  # encoded entries at hand
NOTHING: Final = b"[]"

encode = encoder.encode
HANDS_OPEN: Final = "server-line-hands-open"
HANDS_CLOSED: Final = "server-line-hands-closed"
NO_EVENT: Final = msgspec.Raw(b"null")


class Pusher:
    """Says to each seat of a match what that seat may know."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.entries: dict[int, bytes] = {}  # that everybody reads alike
        self._n = -1
        self._decisions: list[Decision] | None = None  # all below is of these entries and decisions
        self._head = self._asking = self._tail = b""
        self._asked: set[Seat] = set()
        self._may_warn = False

    def push(self, seat: Seat | None, since: int | None, live_from: int, *, ahead: bool | None = None) -> bytes:
        """The match for one seat, with the entries after `since`; what was told before `live_from` is told again
        only as far as it is not fleeting."""
        match = self.match
        n = len(match.entries)
        if n != self._n or match.decisions() is not self._decisions:
            self._renew()
        parts = [self._head]
        if since is None or since > n:
            parts.append(b'true,"screen":')
            first = 0
            live_from = max(live_from, match.lapsed - 1)  # nothing is told live a second time
        else:
            parts.append(b'false,"screen":')
            first = since
        parts.append(encode(match.screen(seat)))
        parts.append(self._asking)
        parts.append(encode(match.questions(seat)) if seat is not None and seat in self._asked else NOTHING)
        if match.ballots:
            parts.append(b',"ballots":')
            parts.append(encode(match.standings(seat)))
            parts.append(b',"feed":[')
        else:
            parts.append(b',"ballots":[],"feed":[')
        for k in range(first + 1, n + 1):
            if k > first + 1:
                parts.append(b",")
            parts.append(self.entry(k, seat, k > live_from))
        free = None if seat is None else match.free_undo(seat)
        parts.append(b'],"free":null' if free is None else b'],"free":%d' % free)
        parts.append(self._tail)
        if self._may_warn:
            found = warnings(match, seat)
            if found:
                parts.append(b',"warnings":')
                parts.append(encode(found))
        if ahead is not None:
            parts.append(b',"ahead":true' if ahead else b',"ahead":false')
        parts.append(b"}")
        return b"".join(parts)

    def _renew(self) -> None:
        """Encode what is the same for everybody."""
        match = self.match
        decisions = match.decisions()
        lapsed = match.lapsed if decisions else 0
        self._n, self._decisions = len(match.entries), decisions
        self._head = b'{"is":"push","n":%d,"resync":' % self._n
        self._asking = b',"decisions":%b,"questions":' % encode(decisions)
        result = match.result()
        self._tail = b',"result":null' if result is None else b',"result":%b' % encode(result)
        if lapsed:
            self._tail += b',"lapsed":%d' % lapsed
        self._asked = set()
        self._may_warn = False
        for decision in decisions:
            self._asked.update(decision.seats)
            if decision.optional and decision.mode is AGREE:
                self._may_warn = True

    def entry(self, n: int, seat: Seat | None, live: bool) -> bytes:
        """Entry `n` as this seat may read it."""
        known = self.entries.get(n)
        if known is not None:
            return known
        made = encode(entry_of(self.match, n, seat, live=live))
        if is_open(self.match.entries[n - 1]):
            if len(self.entries) >= MOST_SHARED:
                del self.entries[next(iter(self.entries))]
            self.entries[n] = made
        return made


def is_open(entry: Entry) -> bool:
    """Does everybody read this entry alike, now and later?"""
    decision = entry.decision
    if decision is None or decision.secret is not None or decision.fleeting:
        return False
    return all(told.to is None and not told.fleeting for told in entry.told)


def warnings(match: Match[State], seat: Seat | None) -> dict[str, wire.Line]:
    """What this seat should hear before it agrees to something that nothing waits for."""
    found: dict[str, wire.Line] = {}
    for decision in match.decisions():
        if decision.optional and decision.mode is AGREE and seat in decision.seats:
            for action in match.game.choices(match.state, decision, seat):
                event = match.game.warn(match.screen(seat), action)
                if event is not None:
                    found[match.game.write(action)] = line(event)
    return found


def entry_of(match: Match[State], n: int, seat: Seat | None, *, live: bool) -> wire.Entry:
    entry = match.entries[n - 1]
    move = entry.move
    lines = [line(told.event, fleeting=told.fleeting) for told in match.told_to(n, seat, live=live)]
    hinted, opened = match.hinted(n - 1), match.opened(n - 1)
    if hinted or opened:
        hints = [wire.Line("server-line-hint", {"seat": by}, "", NO_EVENT) for by in hinted]
        hands = [wire.Line(HANDS_OPEN if now else HANDS_CLOSED, {}, "", NO_EVENT) for now in opened]
        lines = [*hints, *hands, *lines]
    if move.prompt == UNDO:
        facts: wire.Args = {"seat": move.seats[0], "entry": int(move.answers[0])}
        lines.append(wire.Line("server-line-undo", facts, "", NO_EVENT))
    fleeting = entry.decision is not None and entry.decision.fleeting
    return wire.Entry(n, move.prompt, move.seats, tuple(match.read_by(n, seat, live=live)), tuple(lines), fleeting)


def line(event: Event, *, fleeting: bool = False) -> wire.Line:
    return wire.Line(tag_of(event), event.facts(), event.rule, msgspec.Raw(encode(event)), fleeting)
