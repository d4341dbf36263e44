"""The lock of a table: one request after another, in the order they came."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable


class TableLock:
    """Work waits for it without a task; `async with` is for those who only look."""

    def __init__(self) -> None:
        self.is_taken = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._is_passing = False  # it is being handed on

    def take(self) -> bool:
        """Take it, if it is free."""
        if self.is_taken or self._waiting:
            return False
        self.is_taken = True
        return True

    def run(self, work: Callable[[], None]) -> None:
        """Do this with the lock: at once, or when its turn comes. The work has to release it, then or later."""
        if self.take():
            work()
        else:
            self._waiting.append(work)

    def release(self) -> None:
        self.is_taken = False
        if self._is_passing:
            return  # the loop below goes on
        self._is_passing = True
        try:
            while self._waiting and not self.is_taken:
                self.is_taken = True
                self._waiting.popleft()()
        finally:
            self._is_passing = False

    async def __aenter__(self) -> None:
        if self.take():
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def come() -> None:
            if turn.done():  # nobody waits there any more
                self.release()
            else:
                turn.set_result(None)

        self._waiting.append(come)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was ours already
                self.release()
            raise

    async def __aexit__(self, *_: object) -> None:
        self.release()
