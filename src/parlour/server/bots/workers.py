"""Bots think in worker processes: they get views only, and a search can't stop the event loop.

A worker does one thing at a time. If it dies or thinks for too long it is replaced; nothing is lost, because a bot
is a function of what it is asked. Records are checked here too, for the same reason.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import random
import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Final, NamedTuple

from parlour import bots, games
from parlour.bots.advice import Advice, advise
from parlour.core.errors import ParlourError
from parlour.core.game import Game, State
from parlour.core.record import read_record
from parlour.core.values import Options
from parlour.core.verify import verify
from parlour.server.tables.asking import Thought
from parlour.server.wire import Checked

Shelf = Callable[[str, "str | None"], Game[State]]
"""How to open a game: by its slug, and an edition's text or name."""

THINK: Final = 20.0  # seconds a bot may take at most
HINT_SECONDS: Final = 15.0  # seconds a person waits for a hint, at most; the first one starts a worker
TRIES: Final = 2


def open_game(slug: str, edition: str | None) -> Game[State]:
    """The game with an edition: a shipped one by its name, or one by its text."""
    if edition is None or "\n" not in edition:
        return games.load(slug, edition or games.STANDARD)
    return games.make(slug, edition, games.EDITION_TAG)


# In the worker


class Study(NamedTuple):
    """Some deals of what was composed, to be tried for so many seconds; at least one is."""

    options: Options
    first: int
    most: int
    seconds: float


class Job(NamedTuple):
    """A question for a worker."""

    slug: str
    edition: str | None
    thought: Thought | None  # None: check the record
    record: str = ""
    is_hint: bool = False  # say why, too
    study: Study | None = None
    origins: tuple[str, ...] = ()  # the records it goes on from, one after another


def work(job: Job, shelf: Shelf) -> str | list[dict[str, bool]] | Checked | Advice | None:
    if job.study is not None:
        return tried(shelf(job.slug, job.edition), job.study)
    if job.thought is None:
        return check(job.record, job.origins)
    thought = job.thought
    game = shelf(job.slug, job.edition)
    if job.is_hint:
        return advise(game, thought.view, thought.decision, thought.choices)
    bot = bots.make(thought.spec, game, thought.seed)
    action = bot.decide(thought.view, thought.decision, thought.choices, thought.proposals, thought.clock)
    return None if action is None else game.write(action)


def tried(game: Game[State], study: Study) -> list[dict[str, bool]]:
    """What each deal showed."""
    assert game.workshop is not None
    end = time.monotonic() + study.seconds
    found: list[dict[str, bool]] = []
    for number in range(study.first, study.first + study.most):
        found.append(game.workshop.trial(study.options, number))
        if time.monotonic() > end:
            break
    return found


def check(text: str, origins: tuple[str, ...] = ()) -> Checked:
    """Is a record true?"""
    try:
        record = read_record(text, "record")
        luck = verify(games.of_record(record), record, tuple(read_record(origin, "record") for origin in origins))
    except ParlourError as error:
        return Checked(ok=False, code=error.code, args=dict(error.facts))
    return Checked(ok=True, luck=luck, entries=len(record.moves))


def serve(pipe: Connection, shelf: Shelf) -> None:
    """The life of a worker: it ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(5)  # people first
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, object] = (True, work(job, shelf))
        except Exception as error:  # a bot may fail in any way: the server answers for it
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return


# In the server


class Failed(Exception):
    """The worker died, took too long, or its bot raised an error."""


class Worker:
    """One process and its pipe."""

    def __init__(self, shelf: Shelf) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(other, shelf), daemon=True, name="parlour bot")
        self.process.start()
        other.close()

    async def ask(self, job: Job, seconds: float) -> object:
        """Raises Failed; the worker is of no use then."""
        loop = asyncio.get_running_loop()
        answered: asyncio.Future[None] = loop.create_future()
        number = self.pipe.fileno()

        def ready() -> None:
            loop.remove_reader(number)
            if not answered.done():
                answered.set_result(None)

        try:
            self.pipe.send(job)
            loop.add_reader(number, ready)
            await asyncio.wait_for(answered, seconds)
            good, answer = self.pipe.recv()
        except (EOFError, OSError, TimeoutError) as error:
            raise Failed(repr(error)) from None
        finally:
            loop.remove_reader(number)
        if not good:
            raise Failed(str(answer))
        return answer

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


class Thinkers:
    """Some workers, started when they are first needed."""

    def __init__(self, most: int, shelf: Shelf = open_game, seconds: float = THINK) -> None:
        self.most = most
        self.shelf = shelf
        self.seconds = seconds
        self.thoughts = 0
        self.failures = 0
        self.idle: deque[Worker] = deque()
        self.workers: list[Worker] = []
        self._places = asyncio.Semaphore(most)

    async def think(self, slug: str, edition: str | None, thought: Thought) -> str | None:
        """The bot's answer; if it can't give one, any choice (or None to an optional question)."""
        seconds = self.seconds if thought.clock is None else min(self.seconds, thought.clock + 1)
        for _ in range(TRIES):
            try:
                answer = await self._ask(Job(slug, edition, thought), seconds)
                self.thoughts += 1
                return None if answer is None else str(answer)
            except Failed:
                self.failures += 1
        if thought.decision.optional or not thought.choices:
            return None
        return str(random.choice(thought.choices))

    async def advise(self, slug: str, edition: str | None, thought: Thought) -> Advice | None:
        """What the game's own bot would answer and why; None if it can't be found out in time."""
        try:
            async with asyncio.timeout(HINT_SECONDS):
                found = await self._ask(Job(slug, edition, thought, is_hint=True), HINT_SECONDS)
        except (Failed, TimeoutError):
            self.failures += 1
            return None
        assert isinstance(found, Advice)
        return found

    async def check(self, record: str, origins: tuple[str, ...] = ()) -> Checked:
        """Is a record true? Raises Failed if that could not be found out."""
        found = await self._ask(Job("", None, None, record, origins=origins), self.seconds)
        assert isinstance(found, Checked)
        return found

    async def study(self, slug: str, study: Study) -> list[dict[str, bool]]:
        """Try some deals of what was composed. Raises Failed."""
        found = await self._ask(Job(slug, None, None, study=study), self.seconds)
        assert isinstance(found, list)
        return found

    async def _ask(self, job: Job, seconds: float) -> object:
        async with self._places:
            worker = self.idle.popleft() if self.idle else self._hire()
            try:
                answer = await worker.ask(job, seconds)
            except BaseException:
                self._dismiss(worker)
                raise
            self.idle.append(worker)
            return answer

    def _hire(self) -> Worker:
        worker = Worker(self.shelf)
        self.workers.append(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.stop()

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers, self.idle = [], deque()
