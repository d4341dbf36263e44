"""uvicorn's WebSocket, with a short way for what goes to and fro most: whole text messages.

Everything else (opening, closing, pings, pieces of messages, compression, faults) goes uvicorn's own way. The short way
also says at once whether a client keeps up, so that a message needs no task of its own as long as it does.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlor.server.frames import TEXT, framed

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no wheel fits
    from websockets.utils import apply_mask

MOST_AT_ONCE: Final = 64  # lines in a burst: what they send should still be at hand in the processor
MASKED: Final = 0x80
EXTENSION: Final = "parlor-line"  # where an application finds us

Ear = Callable[[bytes], bool]
"""Takes a message at once; False if it has to wait for something."""


def deaf(message: bytes) -> bool:
    return False


class Line(WebSocketsSansIOProtocol):
    """One client's socket."""

    burst: Burst

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""  # the beginning of a frame whose end has not come yet
        self.is_begun = False  # the request to open has come
        self.is_usual = False  # from now on all goes uvicorn's way
        self.unsent: list[bytes] = []
        self.is_full = False  # the client does not keep up
        self.ear: Ear = deaf

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.is_usual:
            super().data_received(data)
        elif self.handshake_complete and self.is_begun and not self.conn.extensions:
            self.take(self.rest + data if self.rest else data)
        else:
            self.is_usual = self.is_begun  # who can't wait for the door to open, or compresses
            self.is_begun = True
            super().data_received(data)

    def take(self, data: bytes) -> None:
        """Whole text messages go straight to the application, other whole frames to uvicorn; the rest waits."""
        at, size = 0, len(data)
        while size - at >= 2:
            mark = data[at + 1]
            length, start = mark & 127, at + 6
            if length >= 126:
                start += 2 if length == 126 else 8
                length = int.from_bytes(data[at + 2 : start - 4], "big") if size >= start else 0
            if not mark & MASKED or length > self.config.ws_max_size:
                self.is_usual, self.rest = True, b""
                super().data_received(data[at:])  # who knows what to say to that
                return
            end = start + length
            if end > size:
                break
            if data[at] == TEXT and not self.frames and not self.close_sent:
                self.hear(apply_mask(data[start:end], data[start - 4 : start]))
            else:
                super().data_received(data[at:end])
            at = end
        self.rest = data[at:]

    def hear(self, message: bytes) -> None:
        """To the application's ear, if it takes it at once; else as uvicorn does it: while the application is busy
        nothing more is read."""
        if self.queue.empty() and self.ear(message):
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": message})
        if not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    # What goes

    def pause_writing(self) -> None:
        self.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.is_full = False
        super().resume_writing()

    def send_now(self, messages: list[bytes]) -> bool:
        """Send text messages at once; False if the client does not keep up, or if they have to go the long way."""
        if self.is_full or self.disconnected or self.close_sent or self.conn.extensions:
            return False
        self.unsent.append(framed(messages))
        if len(self.unsent) == 1:
            self.burst.add(self)
        return True

    async def send(self, message: ASGISendEvent) -> None:
        self.flush()  # what was there first goes first
        await super().send(message)

    def flush(self) -> None:
        if self.unsent and not self.disconnected:
            self.transport.write(self.unsent[0] if len(self.unsent) == 1 else b"".join(self.unsent))
        self.unsent.clear()


class Burst:
    """Lines with something to send: it goes out at the end of this turn of the loop, all in one go. So clients that
    take it are woken once, and not between any two messages."""

    def __init__(self) -> None:
        self.lines: list[Line] = []

    def add(self, line: Line) -> None:
        if not self.lines:
            line.loop.call_soon(self.send)
        self.lines.append(line)
        if len(self.lines) >= MOST_AT_ONCE:
            self.send()

    def send(self) -> None:
        lines, self.lines = self.lines, []
        for line in lines:
            line.flush()


def lines_of_a_server() -> type[Line]:
    """The class of the lines of one server, which share their bursts."""
    return type("Line", (Line,), {"burst": Burst()})
