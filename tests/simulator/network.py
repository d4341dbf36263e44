"""The wire between a client and the server: messages arrive late and in order, or the line is cut and they are lost."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from parlour.server.http.socket import say_goodbye
from parlour.server.hub.hub import Hub
from parlour.server.hub.live import Viewer
from parlour.server.hub.session import Session
from parlour.server.tables.values import Caller
from tests.simulator.world import VirtualLoop

SLOW = 0.1  # of the times something is sent: the client does not keep up


class Listener(Protocol):
    """The client's end."""

    def hear(self, link: Link, data: bytes) -> None: ...

    def lose(self, link: Link) -> None: ...


class Age(NamedTuple):
    """Of a server: which one it is, how often it has loaded tables, and for how many seconds it has run since."""

    load: tuple[int, int]
    ran: float


Watch = Callable[["Link", bytes, bool], None]
"""Sees what the server sends; `True`: at this moment, and not somewhat later because the client does not keep up."""


class Link:
    """One socket. The server's end is its own session and viewer; made and served within the server's loop."""

    def __init__(
        self, loop: VirtualLoop, rng: random.Random, hub: Hub, caller: Caller, code: str, client: Listener, watch: Watch
    ) -> None:
        self.loop = loop
        self.world = world = loop.world
        self.rng = rng
        self.hub = hub
        self.code = code
        self.client = client
        self.watch = watch
        self.is_cut = False
        self.viewer = Viewer(caller, hub.clock.now, self._send, now=self._send_now)
        self.session = Session(hub, self.viewer, code, caller.person)
        self._arrived: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._to_server = self._to_client = world.now

    async def serve(self) -> None:
        """As `http.socket.table_socket` does it."""
        writer = asyncio.get_running_loop().create_task(self._write())
        try:
            await self.session.listen(self._arrived.get)
        finally:
            self.hub.leave(self.viewer)
            await say_goodbye(self.viewer, writer)

    async def _write(self) -> None:
        try:
            await self.viewer.write()
        finally:
            self.cut()

    def age(self) -> Age | None:
        """How long the server at the other end has run; None if nothing ever stops it."""
        return None

    # To the server

    def say(self, data: bytes) -> None:
        self._to_server = max(self._to_server, self.world.now + self.rng.expovariate(20))
        self.world.at(self._to_server, lambda: self._arrive(data))

    def _arrive(self, data: bytes) -> None:
        if self.is_cut:
            return
        if not (self._arrived.empty() and self.session.hear(data)):
            self._arrived.put_nowait({"type": "websocket.receive", "bytes": data})

    # To the client

    def _send_now(self, messages: list[bytes]) -> bool:
        if self.rng.random() < SLOW:
            return False
        for data in messages:
            self._deliver(data, at_once=True)
        return True

    async def _send(self, data: bytes) -> None:
        await asyncio.sleep(self.rng.expovariate(10))
        self._deliver(data, at_once=False)

    def _deliver(self, data: bytes, *, at_once: bool) -> None:
        if self.is_cut:
            return
        self.watch(self, data, at_once)
        self._to_client = max(self._to_client, self.world.now + self.rng.expovariate(20))
        self.world.at(self._to_client, lambda: None if self.is_cut else self.client.hear(self, data))

    def cut(self) -> None:
        """The line is gone: what is under way is lost, and each end notices when it does."""
        if not self.is_cut:
            self.is_cut = True
            self.world.later(self.rng.expovariate(1), lambda: self.client.lose(self))
            self.world.later(self.rng.expovariate(0.5), self._notice)

    def _notice(self) -> None:
        if not self.loop.is_dead:
            self._arrived.put_nowait({"type": "websocket.disconnect"})
