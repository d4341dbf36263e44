"""One connection: what it has, what is new for it, and a writer that sends that.

A client that reads slowly never holds up its table: while it is busy only what is new is noted, and when it is
ready again it gets the newest state and all entries it missed. Nobody else waits for it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Final

import msgspec

from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.tables.asking import Caller

if TYPE_CHECKING:
    from parlour.server.hub.live import Room

Send = Callable[[bytes], Awaitable[None]]
SendNow = Callable[[list[bytes]], bool]
"""Send at once, if the client keeps up and nothing has to be waited for."""

SLOW: Final = 60.0  # seconds a client may take to read one message
BACKLOG: Final = 64  # replies that may wait for a client; it is not listened to until it has read them
BEAT: Final = 20.0

# What can be new for a connection, as bits
WELCOME: Final = 1
SIGN: Final = 2
PUSH: Final = 4
COACH: Final = 8
NOTES: Final = 16
CHAT: Final = 32
TIME: Final = 64
POINT: Final = 128

encode = msgspec.json.Encoder().encode


def never(messages: list[bytes]) -> bool:
    """A way of sending that always has to be waited for."""
    return False


class Connection:
    """A seat's or a watcher's eye on a table."""

    def __init__(self, caller: Caller, send: Send, *, now: SendNow = never, beats: bool = False) -> None:
        self.caller = caller
        self.send = send
        self.send_now = now
        self.beats = beats  # say something now and then (streams over HTTP; sockets ping by themselves)
        self.room: Room | None = None
        self.seat: Seat | None = None
        self.have: int | None = None  # the last entry it has
        self.live_from = 0  # what was told before is told again only as far as it is not fleeting
        self.moments = False  # does it want to see the screens in between?
        self.said = 0  # the last line of chat it has
        self.gone = 0  # the last one it was told to drop
        self.outbox: list[bytes] = []
        self.is_idle = False  # nothing is being sent
        self.is_closed = False
        self.news = 0  # what is new
        self.wake = asyncio.Event()
        self.drained = asyncio.Event()

    def open(self, room: Room, seat: Seat | None, have: int | None) -> None:
        """Look at a table from now on. What waits for another seat is dropped."""
        match = room.table.match
        self.room, self.seat = room, seat
        self.have = have if match is not None and have is not None and 0 <= have <= len(match.entries) else None
        self.live_from = 0 if match is None else len(match.entries)
        chat = room.table.talk.lines()
        self.said = chat[-51].number if len(chat) > 50 else 0
        self.gone = 0
        clock = TIME if room.table.times is not None else 0
        self.stale(WELCOME | SIGN | PUSH | POINT | COACH | NOTES | CHAT | clock)

    def stale(self, news: int, *, later: bool = False) -> None:
        """Something is new. To be called with the table's lock; if the client is ready, it is sent at once.

        `later`: it asked for this itself, and an answer follows: both go together.
        """
        self.news |= news
        if self.is_idle:
            self.collect()
        if not later:
            self.hurry()

    def hurry(self) -> None:
        """Send what waits: at once if the client keeps up, else the writer does it."""
        if self.is_idle and not self.is_closed:
            if not self.outbox:
                return
            if self.send_now(self.outbox):
                self.outbox.clear()
                return
        self.wake.set()

    def is_stale(self) -> bool:
        return self.news != 0

    def reply(self, message: wire.Message) -> None:
        """An answer to this client alone."""
        self.outbox.append(encode(message))
        self.hurry()

    def close(self, code: str, again: int | None = None) -> None:
        if not self.is_closed:
            self.outbox.append(encode(wire.Bye(code=code, again=again)))
            self.is_closed = True
            self.wake.set()

    def collect(self) -> None:
        """Put what is new into the outbox. To be called with the table's lock: nothing unkept is ever seen."""
        room, news, self.news = self.room, self.news, 0
        if room is None or self.is_closed:
            return
        if news & ~PUSH:
            self._collect(room, news)
        elif news:
            self._collect_push(room)

    def _collect_push(self, room: Room) -> None:
        table = room.table
        if table.match is not None:
            self.outbox.append(table.push(self.seat, self.have, self.live_from, moments=self.moments))
            self.have = len(table.match.entries)
            hands = None if table.sheet.practice is None else table.desk.hands(self.seat)
            if hands is not None:
                self.outbox.append(encode(hands))

    def _collect(self, room: Room, news: int) -> None:
        table, outbox = room.table, self.outbox
        if news & WELCOME:
            greeting = wire.Welcome(
                version=wire.VERSION,
                person=self.caller.person,
                name=self.caller.name,
                seat=self.seat,
                seats=table.seats_of(self.caller.person),
            )
            outbox.append(encode(greeting))
        if news & SIGN:
            outbox.append(room.sign_now())
        if news & PUSH:
            self._collect_push(room)
        if news & POINT and table.desk.pointed is not None:
            outbox.append(encode(table.desk.pointed))
        if news & COACH and table.tutor.coach is not None and self.seat == table.tutor.coach.lesson.learner:
            outbox.append(encode(table.tutor.news()))
        mine = table.talk.notes.get(self.seat) if news & NOTES and self.seat is not None else None
        if mine is not None:
            outbox.append(encode(wire.Notes(notes=mine)))
        if news & CHAT:
            lines = tuple(said for said in table.talk.lines() if said.number > self.said)
            gone = table.talk.gone()
            if lines or gone > self.gone:
                self.said = lines[-1].number if lines else self.said
                self.gone = gone
                outbox.append(encode(wire.Chat(lines=lines, gone=gone)))
        if news & TIME:
            outbox.append(encode(table.time(time.monotonic())))

    async def write(self) -> None:
        """Send what is new, until the connection closes. Raises what `send` raises, or TimeoutError."""
        while True:
            while not self.outbox:
                self.drained.set()
                if self.is_closed:
                    return
                if self.is_stale() and self.room is not None:
                    async with self.room.lock:
                        self.collect()
                    continue
                self.wake.clear()
                self.is_idle = True
                await self._wait()
                self.is_idle = False
            outbox, self.outbox = self.outbox, []
            for message in outbox:
                async with asyncio.timeout(SLOW):
                    await self.send(message)

    async def _wait(self) -> None:
        if not self.beats:
            await self.wake.wait()
            return
        try:
            async with asyncio.timeout(BEAT):
                await self.wake.wait()
        except TimeoutError:
            self.reply(wire.Beat())

    async def room_for_reply(self) -> None:
        """Wait while a client that asks on and on does not read its answers."""
        while len(self.outbox) >= BACKLOG:
            self.drained.clear()
            await self.drained.wait()
