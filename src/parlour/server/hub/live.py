"""A table in the house: its lock, and those who look at it."""

from __future__ import annotations

import asyncio
import time
from collections import deque

import msgspec

from parlour.server.net.connection import CHAT, COACH, NOTES, POINT, PUSH, SIGN, TIME, Connection
from parlour.server.tables.effects import Outcome
from parlour.server.tables.summary import sign_of
from parlour.server.tables.table import Table


class Lock:
    """One after another, in the order they came. It can be taken without a task, too, if it is free."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def take(self) -> bool:
        """Take it, if it is free."""
        if self.is_taken:
            return False
        self.is_taken = True
        return True

    def release(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():  # else nobody waits there any more
                turn.set_result(None)  # it stays taken, and is theirs
                return
        self.is_taken = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn = asyncio.get_running_loop().create_future()
        self._waiting.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()


class Room:
    """A table with its lock and those who look at it."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.lock = Lock()
        self.connections: set[Connection] = set()
        self.sign: bytes | None = None  # encoded, until it changes
        self.timer: asyncio.TimerHandle | None = None
        self.bots: asyncio.Task[None] | None = None
        self.nudged = False
        self.used = self.moved = time.monotonic()

    def sign_now(self) -> bytes:
        if self.sign is None:
            self.sign = msgspec.json.encode(sign_of(self.table))
        return self.sign

    def tell(self, outcome: Outcome, by: Connection | None) -> None:
        """Everybody who looks at the table hears what is new; who asked for it gets it together with the answer."""
        if outcome.sign:
            self.sign = None
        news = (
            (PUSH if outcome.match else 0)
            | (SIGN if outcome.sign else 0)
            | (CHAT if outcome.chat else 0)
            | (TIME if outcome.time else 0)
            | (COACH if outcome.coach else 0)
            | (POINT if outcome.point else 0)
        )
        for connection in self.connections:
            own = 0
            if outcome.ahead is not None and outcome.ahead == connection.seat:
                own |= PUSH
            if outcome.notes is not None and outcome.notes == connection.seat:
                own |= NOTES
            connection.stale(news | own, later=connection is by)
