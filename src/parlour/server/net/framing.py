"""Whole text messages as frames of a WebSocket (RFC 6455), read and sent the short way."""

from __future__ import annotations

from asyncio import Transport
from collections.abc import Callable
from struct import Struct
from typing import Final

try:
    from websockets.speedups import apply_mask as unmask
except ImportError:  # where no wheel fits
    from websockets.utils import apply_mask as unmask

TEXT: Final = 0x81  # a whole text message
MASKED: Final = 0x80  # as all that comes from a client is
SHORT: Final = 126  # bytes from which on a frame has a longer head
MOST_AT_ONCE: Final = 64  # clients in a burst: what they are sent should still be at hand in the processor

head_of_short: Final = Struct("!BB").pack
head_of_middle: Final = Struct("!BBH").pack
head_of_long: Final = Struct("!BBQ").pack


def lone_text(data: bytes) -> bytes | None:
    """The text, if this is one short message of a client from beginning to end, as an answer usually is."""
    size = len(data)
    if size < 6 or data[0] != TEXT or data[1] != MASKED | size - 6 or size - 6 >= SHORT:
        return None
    return unmasked(data, 6, size)


def unmasked(data: bytes, start: int, end: int) -> bytes:
    """What a client has sent from here to there, its mask before it taken off."""
    return unmask(data[start:end], data[start - 4 : start])


def framed(messages: list[bytes]) -> bytes:
    """These messages, one after another, ready to be sent: not masked, each in one piece."""
    return b"".join([head_of(len(message)) + message for message in messages])


def head_of(size: int) -> bytes:
    """What stands before a message of so many bytes."""
    if size < SHORT:
        return head_of_short(TEXT, size)
    return head_of_middle(TEXT, 126, size) if size < 65536 else head_of_long(TEXT, 127, size)


class Outgoing:
    """What goes out to one client, the short way."""

    def __init__(self, transport: Transport, burst: Burst) -> None:
        self.transport = transport
        self.burst = burst
        self.is_open = False  # nothing has to go the long way
        self.is_full = False  # the client does not keep up
        self.unsent = b""

    def send(self, messages: list[bytes]) -> bool:
        """Send text messages at once; False if the client does not keep up, or if they have to go the long way."""
        if self.is_full or not self.is_open:
            return False
        if self.unsent:
            self.unsent += framed(messages)
        else:
            self.unsent = framed(messages)
            self.burst.add(self)
        return True

    def flush(self) -> None:
        unsent, self.unsent = self.unsent, b""
        if unsent and not self.transport.is_closing():
            self.transport.write(unsent)


class Burst:
    """What there is to send goes out at the end of this turn of the loop, all in one go. So clients that take it are
    woken once, and not between any two messages."""

    def __init__(self, soon: Callable[[Callable[[], None]], object]) -> None:
        self.soon = soon
        self.waiting: list[Outgoing] = []

    def add(self, outgoing: Outgoing) -> None:
        if not self.waiting:
            self.soon(self.send)
        self.waiting.append(outgoing)
        if len(self.waiting) >= MOST_AT_ONCE:
            self.send()

    def send(self) -> None:
        waiting, self.waiting = self.waiting, []
        for outgoing in waiting:
            outgoing.flush()
