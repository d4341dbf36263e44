"""A worker's end of the line to its supervisor: connections come in by it, and it says which tables it owns."""

from __future__ import annotations

import asyncio
import os
import socket
from collections.abc import Callable
from contextlib import suppress
from typing import Final

MOST_FILES: Final = 64  # of one message
ALIVE: Final = 1.0  # seconds between two signs of life: that this process runs, whatever the database does


class Channel:
    """Connections from the supervisor, and word to it."""

    def __init__(self, line: socket.socket) -> None:
        self.line = line
        line.setblocking(False)
        self.rest = b""
        self.take: Callable[[socket.socket], None] = lambda client: client.close()
        self.bury: Callable[[str], None] = lambda address: None
        self.orphaned: Callable[[], None] = lambda: None
        self._said = b""  # what did not fit yet
        self._next: asyncio.TimerHandle | None = None  # sign of life

    def attach(self, loop: asyncio.AbstractEventLoop) -> None:
        """From now on listen, and show that we are alive."""
        loop.add_reader(self.line.fileno(), self._read, loop)
        self._live(loop)

    def detach(self, loop: asyncio.AbstractEventLoop) -> None:
        loop.remove_reader(self.line.fileno())
        if self._next is not None:
            self._next.cancel()

    def leave(self) -> None:
        """Ask for no more connections; those under way still come, so listen for another moment."""
        self.say("-")

    def _live(self, loop: asyncio.AbstractEventLoop) -> None:
        self.say(".")
        self._next = loop.call_later(ALIVE, self._live, loop)

    def say(self, word: str) -> None:
        """Never waits: what does not fit goes with the next word."""
        self._said += f"{word}\n".encode()
        with suppress(OSError):
            self._said = self._said[self.line.send(self._said) :]

    def _read(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            data, files, _, _ = socket.recv_fds(self.line, 4096, MOST_FILES)
        except BlockingIOError:
            return
        except OSError:
            data, files = b"", []
        for file in files:
            os.set_blocking(file, False)
            self.take(socket.socket(fileno=file))
        if not data:  # the supervisor is dead
            self.detach(loop)
            self.orphaned()
            return
        *lines, self.rest = (self.rest + data).split(b"\n")
        for line in lines:
            if line.startswith(b"d "):
                self.bury(line[2:].decode())
