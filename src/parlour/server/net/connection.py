"""One client's connection: the messages that wait for it, and the writer that sends them.

A client that reads slowly never holds up its table: while it is busy only what is new is noted, and when it is
ready again it gets the newest state and all entries it missed. Nobody else waits for it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from parlour.server import wire

Send = Callable[[bytes], Awaitable[None]]
SendNow = Callable[[list[bytes]], bool]
"""Send at once, if the client keeps up and nothing has to be waited for."""

SLOW: Final = 60.0  # seconds a client may take to read one message
BACKLOG: Final = 64  # replies that may wait for a client; it is not listened to until it has read them
BEAT: Final = 20.0

encode = msgspec.json.Encoder().encode


def never(messages: list[bytes]) -> bool:
    """A way of sending that always has to be waited for."""
    return False


class Connection:
    """What goes to one client."""

    def __init__(self, send: Send, *, now: SendNow = never, beats: bool = False) -> None:
        self.send = send
        self.send_now = now
        self.beats = beats  # say something now and then (streams over HTTP; sockets ping by themselves)
        self.outbox: list[bytes] = []
        self.is_idle = False  # nothing is being sent
        self.is_closed = False
        self.wake = asyncio.Event()
        self.drained = asyncio.Event()

    def hurry(self) -> None:
        """Send what waits: at once if the client keeps up, else the writer does it."""
        if self.is_idle and not self.is_closed:
            if not self.outbox:
                return
            if self.send_now(self.outbox):
                self.outbox.clear()
                return
        self.wake.set()

    def reply(self, message: wire.Message) -> None:
        """An answer to this client alone."""
        self.outbox.append(encode(message))
        self.hurry()

    def close(self, code: str, again: int | None = None) -> None:
        if not self.is_closed:
            self.outbox.append(encode(wire.Bye(code=code, again=again)))
            self.is_closed = True
            self.wake.set()

    async def refill(self) -> bool:
        """Put what is new into the empty outbox; False if nothing is."""
        return False

    async def write(self) -> None:
        """Send what is new, until the connection closes. Raises what `send` raises, or TimeoutError."""
        while True:
            while not self.outbox:
                self.drained.set()
                if self.is_closed:
                    return
                if await self.refill():
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

    def is_backed_up(self) -> bool:
        """Does the client ask on and on without reading its answers?"""
        return len(self.outbox) >= BACKLOG

    async def room_for_reply(self) -> None:
        """Wait while it does."""
        while self.is_backed_up():
            self.drained.clear()
            await self.drained.wait()
