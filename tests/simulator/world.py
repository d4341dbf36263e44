"""Virtual time, and the loop that a simulated server runs in. Nothing here waits; time passes when nothing is to do."""

from __future__ import annotations

import asyncio
import heapq
import random
from collections.abc import Callable

BEGIN = 1000.0  # seconds
MOST_TURNS = 400_000  # of the loop: a server that is never idle hangs


class Broken(AssertionError):
    """A law does not hold."""


class Crash(Exception):
    """The server's process dies here."""


class Stopped(Exception):
    """The server has stopped, as it was told to."""


class World:
    """Everything outside the server: what will happen when, and what has happened."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.now = BEGIN
        self.is_crashing = False
        self.breaches: list[str] = []
        self.trace: list[str] = []
        self.turns = 0
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._count = 0

    def stream(self, name: str) -> random.Random:
        """Numbers for one purpose: nobody else's draws change them."""
        return random.Random(f"{self.seed}/{name}")

    def at(self, time: float, work: Callable[[], None]) -> None:
        self._count += 1
        heapq.heappush(self._events, (max(time, self.now), self._count, work))

    def later(self, seconds: float, work: Callable[[], None]) -> None:
        self.at(self.now + seconds, work)

    def note(self, what: str) -> None:
        self.trace.append(f"{self.now - BEGIN:9.3f} {what}")

    def breach(self, law: str) -> None:
        """A law is broken. It is raised between two steps: the server catches whatever is raised within one."""
        self.note(f"BROKEN: {law}")
        self.breaches.append(law)

    def step(self, until: float) -> None:
        """The next thing happens, or time passes until then."""
        if self._events and self._events[0][0] <= until:
            self.now, _, work = heapq.heappop(self._events)
            work()
        else:
            self.now = until
        self.check()

    def check(self) -> None:
        if self.breaches:
            raise Broken(self.breaches[0])

    def run(self, seconds: float) -> None:
        """Let time pass without a server."""
        end = self.now + seconds
        while self.now < end:
            self.step(end)


class VirtualLoop(asyncio.BaseEventLoop):
    """An event loop without sockets, in the world's time: whenever it would wait, the world takes its next step."""

    def __init__(self, world: World) -> None:
        super().__init__()
        self.world = world
        self.is_dead = False
        self._selector = self
        self.set_exception_handler(self._fail)

    def time(self) -> float:
        return self.world.now

    def select(self, timeout: float | None) -> list[object]:
        world = self.world
        if self.is_dead:
            return []
        world.turns += 1
        world.check()
        if world.is_crashing:
            world.is_crashing = False
            raise Crash
        if world.turns > MOST_TURNS:
            raise Broken("the server is never idle")
        if timeout != 0:
            world.step(world.now + (3600.0 if timeout is None else timeout))
        return []

    def _process_events(self, events: list[object]) -> None: ...

    def _write_to_self(self) -> None: ...

    def _fail(self, loop: asyncio.AbstractEventLoop, context: dict[str, object]) -> None:
        if not self.is_dead:
            self.world.breach(f"the loop was left with {context.get('exception') or context.get('message')!r}")

    def bury(self) -> None:
        """End what is left of a dead server: none of it reaches the disk or the wire."""
        self.is_dead = True
        while tasks := asyncio.all_tasks(self):
            self.run_until_complete(asyncio.sleep(0))  # a task that has never begun would leave its work unawaited
            for task in tasks:
                task.cancel()
            self.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        self.close()
