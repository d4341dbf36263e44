"""A watchdog over an event loop: nothing that runs in it may use the processor for long, because everybody waits.

It measures the time that the thread itself has used, so that a busy machine changes nothing, and leaves out what the
garbage collector takes, which depends on all that the tests hold, and what a worker process would do (`elsewhere`).
"""

from __future__ import annotations

import asyncio
import gc
import sys
import threading
import time
from asyncio import events
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final

from parlour.core import rng
from parlour.server.bots.workers import Workers
from parlour.server.http import app
from parlour.server.hub.hub import Hub
from parlour.server.settings import ServerSettings
from parlour.server.store.sqlite import SQLite
from tests.stated import StatedSource

LONGEST: Final = 0.05  # seconds of the processor that one callback may use

COMPILED: Final = not str(rng.__file__).endswith(".py")  # the rules take longer where they are not


run_handle = events.Handle._run
dogs: list[Watchdog] = []  # on duty; of several over one loop the first looks


def run_watched(self: events.Handle) -> None:
    loop = self._loop  # type: ignore[attr-defined]  # as asyncio has it
    dog = next((dog for dog in dogs if dog.loop is loop or dog.is_everywhere), None)
    if dog is None:
        run_handle(self)
    else:
        dog.run(self)


class Watchdog:
    """What has run too long in a loop."""

    def __init__(self, bark: Callable[[str], None] | None = None) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        self.is_everywhere = False  # over every loop of this process
        self.spared: asyncio.Task[object] | None = None  # the test itself, where it shares the loop
        self.barked: list[str] = []
        self.bark = bark or self.barked.append
        self.left_out = 0.0  # seconds that are not the loop's own work
        self.collection_began = 0.0

    def run(self, handle: events.Handle) -> None:
        task = getattr(handle._callback, "__self__", None)  # type: ignore[attr-defined]  # as asyncio has it
        if task is not None and task is self.spared:
            run_handle(handle)
            return
        began = time.thread_time() - self.left_out
        run_handle(handle)
        used = time.thread_time() - self.left_out - began
        if used > LONGEST:
            work = task.get_coro() if isinstance(task, asyncio.Task) else handle
            self.bark(f"{used * 1000:.0f} ms: {work!r}"[:1000])

    def collecting(self, phase: str, _: dict[str, int]) -> None:
        if phase == "start":
            self.collection_began = time.thread_time()
        else:  # added as a whole: another thread may run in between
            self.left_out += time.thread_time() - self.collection_began

    def __enter__(self) -> Watchdog:
        dogs.append(self)
        events.Handle._run = run_watched  # type: ignore[method-assign]
        gc.callbacks.append(self.collecting)
        return self

    def __exit__(self, *error: object) -> None:
        gc.callbacks.remove(self.collecting)
        dogs.remove(self)
        if not dogs:
            events.Handle._run = run_handle  # type: ignore[method-assign]

    def report(self) -> None:
        """Raise AssertionError if anything in the loop took too long."""
        assert not self.barked, "\n".join(self.barked)


@contextmanager
def elsewhere() -> Iterator[None]:
    """Around what a real server has done in another process, and a test does in the loop."""
    began = time.thread_time()
    try:
        yield
    finally:
        for dog in dogs:
            dog.left_out += time.thread_time() - began


class Served:
    """A server in a thread of its own, whose work can be counted and watched."""

    def __init__(self, folder: Path, settings: ServerSettings, workers: Workers | None, dog: Watchdog) -> None:
        self.settings = settings._replace(host="127.0.0.1", port=0, file=folder / "tables.sqlite")
        self.door = app.listen_on(self.settings)
        self.url = f"http://127.0.0.1:{self.door.getsockname()[1]}"
        self.workers = workers
        self.dog = dog
        self.calls = self.most_at_once = 0  # all that were counted, and the most in one callback of the loop
        self.begun = 0  # how many there were when this callback began
        self.started = threading.Event()
        self.thread = threading.Thread(target=self._serve, name="server")
        self.thread.start()
        self.started.wait()

    def _serve(self) -> None:
        asyncio.run(self._run())

    async def _run(self) -> None:
        self.loop = asyncio.get_running_loop()
        store = SQLite(self.settings.file)
        self.hub = Hub(self.settings, store, source=StatedSource("watched"), workers=self.workers)
        self.server = app.Server(app.configured(self.hub, date_header=False, timeout_graceful_shutdown=2))
        self.server.hub = self.hub
        serving = asyncio.ensure_future(self.server.serve([self.door]))
        while not self.server.started and not serving.done():
            await asyncio.sleep(0.005)
        self.dog.loop = self.loop  # from now on; starting may take its time
        self.started.set()
        await serving
        self.dog.loop = None

    def _count(self, frame: FrameType, event: str, arg: object) -> None:
        if event in ("call", "c_call"):
            self.calls += 1
            if frame.f_code is run_watched.__code__:
                self.begun = self.calls
            self.most_at_once = max(self.most_at_once, self.calls - self.begun)

    def count(self) -> None:
        """Count the calls of the server's thread from now on; that takes time, so nobody watches meanwhile."""
        self.rest()
        self.calls = self.most_at_once = self.begun = 0
        self._soon(sys.setprofile, self._count)

    def counted(self) -> int:
        self._soon(sys.setprofile, None)
        self.watch()
        return self.calls

    def rest(self) -> None:
        """Let the watchdog look away."""
        self._soon(setattr, self.dog, "loop", None)

    def watch(self) -> None:
        self._soon(setattr, self.dog, "loop", self.loop)

    def _soon(self, work: Any, *args: object) -> None:
        done = threading.Event()

        def do() -> None:
            work(*args)
            done.set()

        self.loop.call_soon_threadsafe(do)
        done.wait()

    def stop(self) -> None:
        self.server.should_exit = True
        self.thread.join()
        self.door.close()


@contextmanager
def served(folder: Path, settings: ServerSettings, workers: Workers | None = None) -> Iterator[Served]:
    """A watched server. Raises AssertionError if anything in its loop took too long."""
    with Watchdog() as dog:
        server = Served(folder, settings, workers, dog)
        try:
            yield server
        finally:
            server.stop()
    dog.report()
