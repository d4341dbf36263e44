"""Whole text messages as frames of a WebSocket (RFC 6455), as a server sends them: not masked, in one piece."""

from __future__ import annotations

from struct import Struct
from typing import Final

TEXT: Final = 0x81  # a whole text message

SHORT: Final = Struct("!BB").pack
MIDDLE: Final = Struct("!BBH").pack
LONG: Final = Struct("!BBQ").pack


def framed(messages: list[bytes]) -> bytes:
    """These messages, one after another, ready to be sent."""
    parts: list[bytes] = []
    for message in messages:
        size = len(message)
        if size < 126:
            parts.append(SHORT(TEXT, size))
        elif size < 65536:
            parts.append(MIDDLE(TEXT, 126, size))
        else:
            parts.append(LONG(TEXT, 127, size))
        parts.append(message)
    return b"".join(parts)
