"""Bots think in worker processes: they get views only, and a search can't stop the event loop.

A worker does one thing at a time. If it dies or thinks for too long it is replaced; nothing is lost, because a bot
is a function of what it is asked. Records are checked here too, for the same reason.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import time
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from typing import Any, Final

from parlour import bots, games
from parlour.analysis.course import Course, depth_of, judged_in
from parlour.analysis.summing import analysis_of
from parlour.analysis.values import Study
from parlour.bots.advice import Advice, advise
from parlour.bots.deals import DealStretch, play_deal
from parlour.core.account import MatchAccount, account_of
from parlour.core.errors import ParlourError
from parlour.core.game import Game, State
from parlour.core.record import read_record
from parlour.core.seal import key_of
from parlour.core.values import decode, encode
from parlour.core.verify import origin_of, verify
from parlour.server.bots.fair import FairQueue, Share
from parlour.server.bots.jobs import (
    AccountJob,
    BotJob,
    DealRun,
    EditionCheck,
    Fault,
    OriginCheck,
    PictureJob,
    RecordCheck,
    StudyJob,
    SumUpJob,
    TrialRun,
    WorkerAnswer,
    WorkerJob,
)
from parlour.server.bots.pictures import paint
from parlour.server.tables.values import BotRequest
from parlour.server.wire import Checked

GameOpener = Callable[[str, "str | None"], Game[State]]
"""How to open a game: by its slug, and an edition's text or name."""

STARTING: Final = 60.0  # seconds a worker may take to start, which is no fault of the bot that it will be
THINK: Final = 20.0  # seconds a bot may take at most
HINT_SECONDS: Final = 15.0  # seconds a person waits for a hint, at most, its turn and the start of a worker included
EDITION_SECONDS: Final = 10.0  # to open a game with somebody's own edition
TRIES: Final = 2


def open_game(slug: str, edition: str | None) -> Game[State]:
    """The game with an edition: a shipped one by its name, or one by its text."""
    if edition is None or "\n" not in edition:
        return games.load(slug, edition or games.STANDARD)
    return games.make(slug, edition, games.EDITION_TAG)


# In the worker


def work(job: WorkerJob, opener: GameOpener) -> WorkerAnswer:
    match job:
        case EditionCheck():
            return fault_of(opener, job)
        case OriginCheck():
            return named_origin(job.text)
        case TrialRun():
            return tried(opener(job.slug, None), job)
        case RecordCheck():
            return check(job.text, job.origins)
        case AccountJob():
            record = read_record(job.text, "record")
            return account_of(games.of_record(record), record)
        case StudyJob():
            return encode(course_of(job).study(job.first, job.last, judged_in(read_record(job.text, "record"))))
        case SumUpJob():
            return encode(analysis_of(course_of(job), [decode(study, Study) for study in job.studies]))
        case PictureJob():
            return paint(job.text)
        case DealRun():
            record = read_record(job.text, "record")
            return play_deal(games.of_record(record), record, job.level, job.moves, job.seconds)
        case BotJob():
            return ask_bot(opener(job.slug, job.edition), job.asked, job.seconds)


def ask_bot(game: Game[State], asked: BotRequest, seconds: float | None) -> str | Advice | None:
    """A bot's answer, or advice."""
    if asked.spec is None:
        return advise(game, asked.view, asked.decision, asked.choices)
    bot = bots.make(asked.spec, game, asked.seed)
    action = bot.decide(asked.view, asked.decision, asked.choices, asked.proposals, seconds)
    return None if action is None else game.write(action)


def course_of(job: StudyJob | SumUpJob) -> Course:
    record = read_record(job.text, "record")
    return Course(games.of_record(record), record, depth_of(job.depth))


def tried(game: Game[State], run: TrialRun) -> list[dict[str, bool]]:
    """What each deal showed."""
    assert game.workshop is not None
    end = time.monotonic() + run.seconds
    found: list[dict[str, bool]] = []
    for number in range(run.first, run.first + run.most):
        found.append(game.workshop.trial(run.options, str(number)))
        if time.monotonic() > end:
            break
    return found


def check(text: str, origins: tuple[str, ...] = ()) -> Checked:
    """Is a record true?"""
    try:
        record = read_record(text, "record")
        key = key_of(record)
        luck = verify(games.of_record(record), record, tuple(read_record(origin, "record") for origin in origins))
    except ParlourError as error:
        return Checked(ok=False, code=error.code, args=dict(error.facts))
    return Checked(ok=True, luck=luck, entries=len(record.moves), seal="signed" if key else "none", key=key or "")


def fault_of(opener: GameOpener, job: EditionCheck) -> Fault | None:
    """Why no game can be opened with this edition; None if one can."""
    try:
        opener(job.slug, job.text)
    except ParlourError as error:
        return Fault(error.code, dict(error.facts))
    return None


def named_origin(text: str) -> str | None:
    """The record that this one goes on from, if it names one; what is no record names none."""
    try:
        return origin_of(read_record(text, "record"))
    except ParlourError:
        return None


def serve(pipe: Connection, opener: GameOpener) -> None:
    """The life of a worker: it ends when the server does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError):
        os.nice(5)  # people first
    with suppress(OSError):
        pipe.send(True)
    while True:
        try:
            job = pipe.recv()
        except (EOFError, OSError):
            return
        try:
            answer: tuple[bool, object] = (True, work(job, opener))
        except Exception as error:  # a bot may fail in any way: the server answers for it
            answer = (False, f"{type(error).__name__}: {error}")
        try:
            pipe.send(answer)
        except OSError:
            return


# In the server


class WorkerFailed(Exception):
    """The worker died, took too long, or its bot raised an error."""


class Worker:
    """One process and its pipe."""

    def __init__(self, opener: GameOpener) -> None:
        context = multiprocessing.get_context("spawn")
        self.pipe, other = context.Pipe()
        self.process: BaseProcess = context.Process(target=serve, args=(other, opener), daemon=True, name="parlour bot")
        self.process.start()
        self.deadline = time.monotonic() + STARTING
        self.is_ready = False  # it listens: before, what is sent could fill the pipe and block us
        other.close()

    async def begin(self) -> None:
        """Wait until it listens. Raises WorkerFailed; the worker is of no use then."""
        if self.is_ready:
            return
        try:
            async with asyncio.timeout(self.deadline - time.monotonic()):
                self.is_ready = await self._hear() is True
        except (EOFError, OSError, TimeoutError) as error:
            raise WorkerFailed(repr(error)) from None

    async def ask(self, job: WorkerJob, seconds: float) -> object:
        """Have something done by a worker that listens. Raises WorkerFailed; the worker is of no use then."""
        try:
            async with asyncio.timeout(seconds):
                self.pipe.send(job)
                good, answer = await self._hear()
        except (EOFError, OSError, TimeoutError) as error:
            raise WorkerFailed(repr(error)) from None
        if not good:
            raise WorkerFailed(str(answer))
        return answer

    async def _hear(self) -> Any:
        """What the worker says next. Raises EOFError or OSError if it has died."""
        loop = asyncio.get_running_loop()
        said: asyncio.Future[None] = loop.create_future()
        number = self.pipe.fileno()

        def hear() -> None:
            if not said.done():
                said.set_result(None)

        loop.add_reader(number, hear)
        try:
            await said
        finally:
            loop.remove_reader(number)
        os.set_blocking(number, True)  # uvloop leaves it otherwise, and what is long comes in parts
        return self.pipe.recv()

    def stop(self) -> None:
        self.pipe.close()
        self.process.kill()
        self.process.join()


def share_of(asked: BotRequest) -> Share:
    return Share(asked.person, asked.table)


class Workers:
    """Some worker processes, started when they are first needed."""

    def __init__(self, most: int, opener: GameOpener = open_game, seconds: float = THINK) -> None:
        self.most = most
        self.opener = opener
        self.seconds = seconds
        self.answers = 0
        self.failures = 0
        self.idle: deque[Worker] = deque()
        self.workers: list[Worker] = []
        self.queue = FairQueue(most)

    async def think(self, slug: str, edition: str, asked: BotRequest) -> str | None:
        """The bot's answer; None if it passes, or can't give one."""
        for _ in range(TRIES):
            try:
                answer = await self._ask(BotJob(slug, edition, asked, self.seconds), self.seconds, share_of(asked))
                self.answers += 1
                return None if answer is None else str(answer)
            except WorkerFailed:
                self.failures += 1
        return None

    async def advise(self, slug: str, edition: str, asked: BotRequest) -> Advice | None:
        """What the game's own bot would answer and why; None if it can't be found out in time."""
        try:
            async with asyncio.timeout(HINT_SECONDS):
                found = await self._ask(BotJob(slug, edition, asked), HINT_SECONDS, share_of(asked))
        except (WorkerFailed, TimeoutError):
            self.failures += 1
            return None
        assert isinstance(found, Advice)
        return found

    async def check(self, record: str, origins: tuple[str, ...] = (), address: str = "") -> Checked:
        """Is a record true? Raises WorkerFailed if that could not be found out."""
        found = await self._ask(RecordCheck(record, origins), self.seconds, Share(address))
        assert isinstance(found, Checked)
        return found

    async def check_edition(self, slug: str, text: str, person: str = "") -> None:
        """Can this game be opened with this edition, in time? Raises ParlourError or WorkerFailed."""
        found = await self._ask(EditionCheck(slug, text), EDITION_SECONDS, Share(person))
        if isinstance(found, Fault):
            raise ParlourError(found.code, **found.facts)

    async def origin_of(self, record: str, address: str = "") -> str | None:
        """The record that this one goes on from. Raises WorkerFailed."""
        found = await self._ask(OriginCheck(record), self.seconds, Share(address))
        return None if found is None else str(found)

    async def account(self, record: str, address: str = "") -> MatchAccount | None:
        """What a finished match came from; None if its game does not say. Raises WorkerFailed."""
        found = await self._ask(AccountJob(record), self.seconds, Share(address))
        assert found is None or isinstance(found, MatchAccount)
        return found

    async def study(self, job: StudyJob, address: str = "") -> bytes:
        """What is found out about some entries of a finished match, as JSON. Raises WorkerFailed."""
        return await self._ask_for_json(job, address)

    async def sum_up(self, job: SumUpJob, address: str = "") -> bytes:
        """The analysis of a finished match, as JSON. Raises WorkerFailed."""
        return await self._ask_for_json(job, address)

    async def _ask_for_json(self, job: StudyJob | SumUpJob, address: str) -> bytes:
        found = await self._ask(job, self.seconds, Share(address))
        assert isinstance(found, bytes)
        return found

    async def paint(self, record: str, address: str = "") -> bytes | None:
        """How a finished match ended, as a PNG; None if its game has no picture. Raises WorkerFailed."""
        found = await self._ask(PictureJob(record), self.seconds, Share(address))
        assert found is None or isinstance(found, bytes)
        return found

    async def play_deal(self, run: DealRun, address: str = "") -> DealStretch:
        """Let bots play a deal on. Raises WorkerFailed."""
        found = await self._ask(run, self.seconds, Share(address))
        assert isinstance(found, DealStretch)
        return found

    async def try_deals(self, run: TrialRun, address: str = "") -> list[dict[str, bool]]:
        """Try some deals of what was composed. Raises WorkerFailed."""
        found = await self._ask(run, self.seconds, Share(address))
        assert isinstance(found, list)
        return found

    async def _ask(self, job: WorkerJob, seconds: float, share: Share) -> object:
        await self.queue.turn(share)
        began = time.monotonic()
        try:
            return await self._have_done(job, seconds)
        finally:
            self.queue.done(share, time.monotonic() - began)

    async def _have_done(self, job: WorkerJob, seconds: float) -> object:
        worker = await self._find_worker()
        try:
            answer = await worker.ask(job, seconds)
        except BaseException:
            self._dismiss(worker)
            raise
        self.idle.appendleft(worker)  # before any that still starts
        return answer

    async def _find_worker(self) -> Worker:
        """One that listens. It goes on starting for the next job if nobody waits for this one any more."""
        worker = self.idle.popleft() if self.idle else self._hire()
        try:
            await worker.begin()
        except WorkerFailed:
            self._dismiss(worker)
            raise
        except BaseException:
            self.idle.append(worker)
            raise
        return worker

    def _hire(self) -> Worker:
        worker = Worker(self.opener)
        self.workers.append(worker)
        return worker

    def _dismiss(self, worker: Worker) -> None:
        self.workers.remove(worker)
        worker.stop()

    def stop(self) -> None:
        for worker in self.workers:
            worker.stop()
        self.workers, self.idle = [], deque()
