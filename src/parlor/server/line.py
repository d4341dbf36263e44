"""uvicorn's WebSocket, with a short way for what goes to and fro most: whole text messages.

Everything else (opening, closing, pings, pieces of messages, compression, faults) goes uvicorn's own way. The short way
also says at once whether a client keeps up, so that a message needs no task of its own as long as it does.
"""

from __future__ import annotations

from collections.abc import Callable
from struct import Struct
from typing import Any, Final, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

try:
    from websockets.speedups import apply_mask
except ImportError:  # where no wheel fits
    from websockets.utils import apply_mask

TEXT: Final = 0x81  # a whole text message
MASKED: Final = 0x80
EXTENSION: Final = "parlor-line"  # where an application finds us

SHORT: Final = Struct("!BB").pack
MIDDLE: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


Ear = Callable[[bytes], bool]
"""Takes a message at once; False if it has to wait for something."""


def deaf(message: bytes) -> bool:
    return False


class Line(WebSocketsSansIOProtocol):
    """One client's socket."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""  # the beginning of a frame whose end has not come yet
        self.is_begun = False  # the request to open has come
        self.is_usual = False  # from now on all goes uvicorn's way
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

    def send_now(self, messages: list[bytes]) -> bool:
        """Send text messages at once; False if the client does not keep up, or if they have to go the long way."""
        if not self.writable.is_set() or self.disconnected or self.close_sent or self.conn.extensions:
            return False
        self.transport.write(b"".join([part for message in messages for part in (head_of(message), message)]))
        return True


def head_of(message: bytes) -> bytes:
    """The head of the frame of a whole text message."""
    size = len(message)
    if size < 126:
        return SHORT(TEXT, size)
    return MIDDLE(TEXT, 126, size) if size < 65536 else LONG(TEXT, 127, size)
