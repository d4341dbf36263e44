"""A live table: its state, its lock, and the viewers who look at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.hub.lock import TableLock
from parlour.server.hub.source import Cancellable
from parlour.server.net.connection import Connection, Send, SendNow, never
from parlour.server.tables import autopass, chat, hands, lesson, timeouts
from parlour.server.tables.effects import CHAT, COACH, EMOTE, NOTES, POINT, PUSH, SUMMARY, TIME, WELCOME, Effects
from parlour.server.tables.push import PIECE, Draft, Pusher
from parlour.server.tables.state import TableState, seats_of
from parlour.server.tables.summary import summary_of
from parlour.server.tables.values import Caller

LATEST_LINES: Final = 50  # of chat, for somebody who opens a table
FEW: Final = 8  # viewers who hear at once who comes and goes

encode = msgspec.json.Encoder().encode
Now = Callable[[], float]
Turn = Callable[[float], float]
"""Seconds to wait before so much work may be done for somebody; see `work` in limits.py."""


def at_once(cost: float) -> float:
    return 0.0


class Viewer(Connection):
    """A seat's or a spectator's eye on a table: what it has, and what is new for it."""

    def __init__(
        self,
        caller: Caller,
        clock: Now,
        send: Send,
        *,
        now: SendNow = never,
        beats: bool = False,
        turn: Turn = at_once,
    ) -> None:
        super().__init__(send, now=now, beats=beats)
        self.caller = caller
        self.clock = clock
        self.turn = turn
        self.live: LiveTable | None = None
        self.seat: Seat | None = None
        self.have: int | None = None  # the last entry it has
        self.draft: Draft | None = None  # of the entries that it does not have, where these are many
        self.live_from = 0  # fleeting things told before are not told again
        self.moments = False  # does it want to see the screens in between?
        self.said = 0  # the last line of chat it has
        self.hidden = 0  # the last one it was told to drop
        self.felt = 0  # the last face it was shown
        self.news = 0  # what is new, as bits

    def look_at(self, live: LiveTable, seat: Seat | None, have: int | None) -> None:
        """Look at a table from now on. What waits for another seat is dropped."""
        state = live.state
        match = state.match
        self.live, self.seat = live, seat
        last = 0 if match is None else len(match.entries)
        self.have = have if have is not None and 0 <= have <= last else None
        self.draft = None
        self.live_from = 0 if match is None else len(match.entries)
        lines = chat.lines(state)
        self.said = lines[-LATEST_LINES - 1].number if len(lines) > LATEST_LINES else 0
        self.hidden = 0
        self.felt = state.emotes[-1].number if state.emotes else 0
        time = TIME if state.clocks is not None else 0
        self.notice(WELCOME | SUMMARY | PUSH | POINT | COACH | NOTES | CHAT | time)

    def notice(self, news: int, *, later: bool = False) -> None:
        """Something is new. To be called with the table's lock; if the client is ready, it is sent at once: unless it
        lacks many entries, which its writer tells it when its turn comes.

        `later`: it asked for this itself, and a reply follows: both go together.
        """
        self.news |= news
        if self.is_idle:
            if self.lacks() > PIECE:
                self.wake.set()
                return
            self.collect()
        if not later:
            self.hurry()

    async def refill(self) -> bool:
        live = self.live
        if not self.news or live is None:
            return False
        while True:
            if self.lacks() > PIECE:
                await asyncio.sleep(self.turn(1.0))
            async with live.lock:
                if self.lacks() <= PIECE or self.is_closed:
                    self.collect()
                    return True
                self._draft(live.state)

    def lacks(self) -> int:
        """How many entries it has yet to be told, but for those that are drafted."""
        match = None if self.live is None else self.live.state.match
        if match is None or not self.news & PUSH:
            return 0
        return len(match.entries) - (self.have or 0) if self.draft is None else self.draft.lacks(match)

    def _draft(self, state: TableState) -> None:
        if self.draft is None:
            self.draft = Draft(self.have)
        pusher_of(state).extend(self.draft, self.seat, self.have, self.live_from)

    def collect(self) -> None:
        """Put what is new into the outbox. To be called with the table's lock: nothing uncommitted is ever seen."""
        live, news, self.news = self.live, self.news, 0
        if live is None or self.is_closed:
            return
        if news & ~PUSH:
            self._collect(live, news)
        elif news:
            self._collect_push(live)

    def _collect_push(self, live: LiveTable) -> None:
        state = live.state
        if state.match is not None:
            push = push_of(state, self.seat, self.have, self.live_from, moments=self.moments, draft=self.draft)
            self.outbox.append(push)
            self.have, self.draft = len(state.match.entries), None
            opened = None if state.row.practice is None else hands.seen_by(state, self.seat)
            if opened is not None:
                self.outbox.append(encode(opened))

    def _collect(self, live: LiveTable, news: int) -> None:
        state, outbox = live.state, self.outbox
        if news & WELCOME:
            outbox.append(encode(self._welcome(state)))
        if news & SUMMARY:
            outbox.append(live.summary_now())
        if news & PUSH:
            self._collect_push(live)
        if news & POINT and state.pointed is not None:
            outbox.append(encode(state.pointed))
        if news & COACH and state.coach is not None and self.seat == state.coach.lesson.learner:
            outbox.append(encode(lesson.told(state.coach)))
        mine = state.notes.get(self.seat) if news & NOTES and self.seat is not None else None
        if mine is not None:
            outbox.append(encode(wire.Notes(notes=mine)))
        if news & CHAT:
            self._collect_chat(state)
        if news & EMOTE:
            outbox += [encode(emote) for emote in state.emotes if emote.number > self.felt]
            self.felt = state.emotes[-1].number if state.emotes else 0
        if news & TIME:
            outbox.append(encode(timeouts.told(state, self.clock())))

    def _welcome(self, state: TableState) -> wire.Welcome:
        person = self.caller.person
        return wire.Welcome(
            version=wire.VERSION,
            person=person,
            name=self.caller.name,
            seat=self.seat,
            seats=seats_of(state, person),
        )

    def _collect_chat(self, state: TableState) -> None:
        lines = tuple([line for line in chat.lines(state) if line.number > self.said])
        hidden = chat.hidden_lines(state)
        if lines or hidden > self.hidden:
            self.said = lines[-1].number if lines else self.said
            self.hidden = hidden
            self.outbox.append(encode(wire.Chat(lines=lines, gone=hidden)))


class LiveTable:
    """A table in memory. Whoever looks at its state has the lock, so that nobody sees what is not committed."""

    def __init__(self, state: TableState, now: float) -> None:
        self.state = state
        self.lock = TableLock()
        self.viewers: set[Viewer] = set()
        self.summary: bytes | None = None  # encoded, until it changes
        self.timer: Cancellable | None = None  # of the clock that runs out next
        self.pause: Cancellable | None = None  # until bots go on
        self.has_bots_at_work = False
        self.is_nudged = False  # bots have more to do when they are done
        self.soon: Callable[[Callable[[], None]], object] | None = None  # do something in a moment
        self.is_crowd_moving = False  # many come and go, and the others will hear of it
        self.used = self.moved = now
        state.presence.since = state.presence.since or now
        self.closed = ""  # why nothing may be asked of this object any more: what it holds is not what is stored

    def summary_now(self) -> bytes:
        if self.summary is None:
            self.summary = encode(summary_of(self.state))
        return self.summary

    def enter(self, viewer: Viewer, seat: Seat | None, have: int | None) -> None:
        """A viewer opens the table as a seat, or to watch. To be called with the lock."""
        self.viewers.add(viewer)
        presence = self.state.presence
        presence.connections[viewer.caller.person] += 1
        if seat is None:
            presence.watchers += 1
        self.summary = None
        viewer.look_at(self, seat, have)
        self._tell_presence(viewer)

    def leave(self, viewer: Viewer, now: float) -> None:
        """A viewer is gone. To be called with the lock."""
        if viewer not in self.viewers:
            return
        self.viewers.discard(viewer)
        presence = self.state.presence
        person = viewer.caller.person
        presence.connections[person] -= 1
        if not presence.is_here(person):
            presence.gone[person] = now
        if viewer.seat is None:
            presence.watchers -= 1
        self.summary = None
        self.used = now
        self._tell_presence(viewer)

    def _tell_presence(self, by: Viewer) -> None:
        """The others hear who is here: at once if they are few, else together with who comes and goes meanwhile."""
        if len(self.viewers) <= FEW or self.soon is None:
            self._tell_who_is_here(by)
        elif not self.is_crowd_moving:
            self.is_crowd_moving = True
            self.soon(lambda: self.lock.run(self._tell_crowd))

    def _tell_crowd(self) -> None:
        self.is_crowd_moving = False
        self._tell_who_is_here(None)
        self.lock.release()

    def _tell_who_is_here(self, by: Viewer | None) -> None:
        for other in self.viewers:
            if other is not by:
                other.notice(SUMMARY)

    def tell(self, effects: Effects, by: Viewer | None, now: float) -> None:
        """Every viewer hears what is new; the asker gets it together with the reply."""
        if effects.has_moved:
            self.moved = now
        if effects.is_reseated:
            self._unseat(now)
        news = effects.news
        if news & SUMMARY:
            before, self.summary = self.summary, None
            if before is not None and before == self.summary_now():
                news &= ~SUMMARY  # what has changed is nobody's business
        own = effects.own_news
        for viewer in self.viewers:
            mine = own.get(viewer.seat, 0) if own and viewer.seat is not None else 0
            viewer.notice(news | mine, later=viewer is by)

    def _unseat(self, now: float) -> None:
        """Make spectators of those who no longer hold a seat."""
        seats = self.state.row.seats
        for viewer in list(self.viewers):
            if viewer.seat is not None and seats[viewer.seat].person != viewer.caller.person:
                self.leave(viewer, now)
                self.enter(viewer, None, None)

    def close(self, code: str, again: int | None = None) -> None:
        """Nothing may be told or written of this table any more: what it holds is not what is stored."""
        self.closed = code
        for waiting in (self.timer, self.pause):
            if waiting is not None:
                waiting.cancel()
        self.timer = self.pause = None
        for viewer in list(self.viewers):
            viewer.close(code, again)

    def replace(self, state: TableState) -> None:
        """Go on from another state: the one before could not be committed."""
        state.presence = self.state.presence
        self.state = state
        self.summary = None
        for viewer in self.viewers:
            viewer.live_from = max(viewer.live_from, viewer.have or 0)
            viewer.have = viewer.draft = None
            viewer.notice(SUMMARY | PUSH | COACH | TIME)


def cost_of(live: LiveTable, have: int | None) -> float:
    """How much work it is to tell a client what it does not have; see `work` in limits.py."""
    match = live.state.match
    return 1.0 if match is None else cost_of_entries(len(match.entries) - (have or 0))


def cost_of_entries(entries: int) -> float:
    """How much work it is to read, replay or tell so many."""
    return 1.0 + max(0, entries) / 100.0


def push_of(
    state: TableState,
    seat: Seat | None,
    since: int | None,
    live_from: int,
    *,
    moments: bool = False,
    draft: Draft | None = None,
) -> bytes:
    """A `wire.PushNews` for this seat, encoded; with what was drafted of it."""
    ahead = None if seat is None or state.game.auto_pass is None else autopass.told(state, seat)
    return pusher_of(state).push(seat, since, live_from, moments=moments, ahead=ahead, draft=draft)


def pusher_of(state: TableState) -> Pusher:
    assert state.match is not None
    if state.pusher is None or state.pusher.match is not state.match:
        state.pusher = Pusher(state.match)
    return state.pusher
