"""The match for one seat, as the message that is sent: a `wire.PushNews`, encoded from what the projection gives.

What is the same for everybody is encoded once: the open decisions, the result, entries that hide nothing. What one
seat alone may know is encoded for that seat. The parts are joined in the order of `wire.PushNews`.
"""

from __future__ import annotations

from typing import Final

from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.projection import MOST_SHARED, Projection, PushParts
from parlour.core.values import Decision, Entry, Seat, encoder

NOTHING: Final = b"[]"
PIECE: Final = 100  # entries that are encoded at once; a longer feed is drafted piece by piece

encode = encoder.encode
encode_into = encoder.encode_into

# A screen is about as long as the one before. In a buffer that was as long already it need not grow step by step from
# nothing, which is a sixth of what encoding it costs.
screen_buffer: Final = bytearray()


class Draft:
    """The beginning of a long feed for one seat, encoded piece by piece."""

    def __init__(self, since: int | None) -> None:
        self.first = since or 0
        self.n = self.first  # it goes so far
        self.entries: list[bytes] = []
        self.is_over = False

    def lacks(self, match: Match[State]) -> int:
        """How many entries are missing. After the end all may be read: what was drafted before is dropped."""
        if not self.is_over and match.is_over():
            self.n, self.entries, self.is_over = self.first, [], True
        return len(match.entries) - self.n


class Pusher:
    """Encodes what the seats of a match receive."""

    def __init__(self, match: Match[State]) -> None:
        self.match = match
        self.projection = Projection(match)
        self.entries: dict[int, bytes] = {}  # that everybody reads alike
        self._n = -1
        self._decisions: tuple[Decision, ...] | None = None  # all below is of these entries and decisions
        self._head = self._asking = self._tail = b""

    def push(
        self,
        seat: Seat | None,
        since: int | None,
        live_from: int,
        *,
        moments: bool = False,
        ahead: bool | None = None,
        draft: Draft | None = None,
    ) -> bytes:
        """The match for one seat, with the entries after `since`; see Projection."""
        push = self.projection.parts(seat, since, live_from, moments=moments, drafted=0 if draft is None else draft.n)
        if push.n != self._n or push.decisions is not self._decisions:
            self._renew(push)
        questions, ballots, feed, free = push.questions, push.ballots, push.feed, push.free
        encode_into(push.screen, screen_buffer)
        parts = [
            self._head,
            b'true,"screen":' if push.resync else b'false,"screen":',
            screen_buffer,
            self._asking,
            encode(questions) if questions else NOTHING,
            b',"ballots":',
            encode(ballots) if ballots else NOTHING,
            b',"feed":[',
            self._entry(feed[0]) if len(feed) == 1 and draft is None else self._feed(feed, draft),
            b'],"free":null' if free is None else b'],"free":%d' % free,
            self._tail,
        ]
        if push.warnings:
            parts.append(b',"warnings":')
            parts.append(encode(push.warnings))
        if push.moments:
            parts.append(b',"moments":')
            parts.append(encode(push.moments))
        if ahead is not None:
            parts.append(b',"ahead":true' if ahead else b',"ahead":false')
        parts.append(b"}")
        return b"".join(parts)

    def extend(self, draft: Draft, seat: Seat | None, since: int | None, live_from: int) -> None:
        """Encode the next piece of a long feed; to be called again until it `lacks` no more than a piece."""
        piece = self.projection.piece(seat, since, live_from, draft.n, PIECE)
        draft.entries += [self._entry(entry) for entry in piece]
        draft.n += len(piece)

    def _feed(self, feed: tuple[Entry, ...], draft: Draft | None) -> bytes:
        entries = [self._entry(entry) for entry in feed]
        return b",".join(entries if draft is None else [*draft.entries, *entries])

    def _renew(self, push: PushParts) -> None:
        """Encode what is the same for everybody."""
        self._n, self._decisions = push.n, push.decisions
        self._head = b'{"is":"push","n":%d,"resync":' % push.n
        self._asking = b',"decisions":%b,"questions":' % encode(push.decisions)
        self._tail = b',"result":null' if push.result is None else b',"result":%b' % encode(push.result)
        if push.lapsed:
            self._tail += b',"lapsed":%d' % push.lapsed

    def _entry(self, entry: Entry) -> bytes:
        known = self.entries.get(entry.n)
        if known is not None:
            return known
        made = encode(entry)
        if self.projection.is_shared(entry.n):
            if len(self.entries) >= MOST_SHARED:
                self.entries.clear()
            self.entries[entry.n] = made
        return made
