"""uvicorn's WebSocket, with a short way for what goes to and fro most: whole text messages.

Everything else (opening, closing, pings, pieces of messages, compression, faults) goes uvicorn's own way, one frame at
a time: uvicorn would take all that came in one packet, tens of thousands of them. The short way also says at once
whether a client keeps up, so that a message needs no task of its own as long as it does.
"""

from __future__ import annotations

from asyncio import BaseTransport, Transport
from collections.abc import Callable
from typing import Any, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from parlour.server.net.addresses import plain
from parlour.server.net.framing import MASKED, SHORT, TEXT, Burst, Outgoing, lone_text, unmasked
from parlour.server.net.gate import Gate

EXTENSION: Final = "parlour-line"  # where an application finds us
MOST_HASTY: Final = 4096  # bytes that a client may send before the door is open, or has sent when it is closed
MOST_QUEUED: Final = 16  # messages that wait for the application; no more are read meanwhile
FINAL: Final = 0x80  # a frame that is the last of its message
MESSAGES: Final = (1, 2)  # opcodes of text and of bytes

Ear = Callable[[bytes], bool]
"""Takes a message at once; False if it has to wait for something."""


def deaf(message: bytes) -> bool:
    return False


class SocketProtocol(WebSocketsSansIOProtocol):
    """One client's socket."""

    burst: Burst | None = None  # which the sockets of a server share
    gate: Gate | None = None  # at which it was counted, when it was a plain connection

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.rest = b""  # what was not taken yet: the beginning of a frame, or all that has come too early
        self.is_begun = False  # the request to open has come
        self.is_open = False  # and was granted
        self.is_broken = False  # what came is no frame: uvicorn says so
        self.ear: Ear = deaf

    def connection_made(self, transport: BaseTransport) -> None:
        super().connection_made(transport)
        self.client = plain(self.client)
        kind = type(self)
        if kind.burst is None:
            kind.burst = Burst(self.loop.call_soon)
        self.outgoing = Outgoing(cast(Transport, transport), kind.burst)

    def connection_lost(self, exc: Exception | None) -> None:
        self.outgoing.is_open = False
        if self.gate is not None:
            self.gate.leave("" if self.client is None else self.client[0])
        super().connection_lost(exc)
        self.ear = deaf
        if self.is_begun and self.response.status_code == 101:
            cast(Any, self.scope["extensions"]).pop(EXTENSION, None)  # else nothing of it is ever forgotten

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            extensions: dict[str, object] = cast(Any, self.scope["extensions"])
            extensions[EXTENSION] = self

    # What comes

    def data_received(self, data: bytes) -> None:
        if self.is_broken or not self.is_begun:
            self.is_begun = True
            super().data_received(data)
        elif not self.is_open:
            self.rest += data
            if len(self.rest) > MOST_HASTY:
                self.transport.abort()
        else:
            text = None if self.rest else lone_text(data)
            if text is not None and not self.frames and not self.close_sent:
                self.hear(text)
            else:
                self.take(self.rest + data)

    def take(self, data: bytes) -> None:
        """Whole text messages go straight to the application, other whole frames to uvicorn; the rest waits."""
        at, size = 0, len(data)
        while size - at >= 2 and self.queue.qsize() < MOST_QUEUED:
            mark = data[at + 1]
            length, start = mark & 127, at + 6
            if length >= SHORT:
                start += 2 if length == SHORT else 8
                length = int.from_bytes(data[at + 2 : start - 4], "big") if size >= start else 0
            if not mark & MASKED or length > self.config.ws_max_size:
                self.is_broken, self.rest = True, b""
                super().data_received(data[at:])  # uvicorn knows what to say to that
                return
            end = start + length
            if end > size:
                break
            if data[at] == TEXT and not self.frames and not self.close_sent:
                self.hear(unmasked(data, start, end))
            elif self.may_frame(data[at]):
                super().data_received(data[at:end])
            else:
                self.transport.abort()
                return
            at = end
        self.rest = data[at:]

    def may_frame(self, head: int) -> bool:
        """Messages are counted by the application; what else there is would go uncounted."""
        if self.gate is None or (head & FINAL and head & 15 in MESSAGES):
            return True
        client = self.scope["client"]
        return self.gate.may_frame("" if client is None else client[0])

    def take_rest(self) -> None:
        if self.rest and not self.transport.is_closing():
            self.take(self.rest)

    async def receive(self) -> ASGIReceiveEvent:
        message = await super().receive()
        if self.rest and self.queue.empty():
            self.loop.call_soon(self.take_rest)
        return message

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
        self.outgoing.is_full = True
        super().pause_writing()

    def resume_writing(self) -> None:
        self.outgoing.is_full = False
        super().resume_writing()

    async def send(self, message: ASGISendEvent) -> None:
        self.outgoing.flush()  # what was there first goes first
        if message["type"] == "websocket.close":
            self.outgoing.is_open = False
        await super().send(message)
        if message["type"] == "websocket.close" and len(self.rest) > MOST_HASTY:
            self.transport.close()  # its own goodbye is behind all that nobody will read
        if message["type"] == "websocket.accept":
            self.is_open = True
            self.outgoing.is_open = not self.conn.extensions
            self.take_rest()


def protocol_of_a_server(gate: Gate | None = None) -> type[SocketProtocol]:
    """The protocol class of one server, whose sockets share their bursts and their gate."""
    return type("SocketProtocol", (SocketProtocol,), {"gate": gate})
