"""The worker processes: they have time to start, and what they say arrives whole, however long it is."""

from __future__ import annotations

import asyncio
import os

import pytest

from parlour.server.bots import workers
from parlour.server.bots.jobs import PictureJob
from parlour.server.bots.workers import Worker, WorkerFailed, Workers, open_game
from tests.server.kit import ROOT

RECORD = (ROOT / "src/parlour/games/kokoro/records/answer-look.parlour").read_text("utf-8")

uvloop = pytest.importorskip("uvloop", reason="there is none for Windows")


def test_a_long_answer_is_waited_for_to_its_end() -> None:
    """Where the loop is uvloop's, a pipe that was listened to has to be made to wait again."""

    async def paint() -> tuple[object, bool]:
        worker = Worker(open_game)
        try:
            await worker.begin()
            return await worker.ask(PictureJob(RECORD), 60), os.get_blocking(worker.pipe.fileno())
        finally:
            worker.stop()

    picture, waits = uvloop.run(paint())
    assert isinstance(picture, bytes)
    assert len(picture) > 16384, "more than one write"
    assert waits


def test_a_worker_that_starts_goes_on_starting_when_nobody_waits_any_more() -> None:
    """On a slow machine a hint was given up while its worker started, the worker was ended, and so on with the next."""

    async def give_up_once() -> bool:
        pool = Workers(1, open_game)
        try:
            first = asyncio.create_task(pool.check(RECORD))
            while not pool.workers:
                await asyncio.sleep(0)
            hired = list(pool.workers)
            first.cancel()
            assert (await pool.check(RECORD)).ok
            return pool.workers == hired
        finally:
            pool.stop()

    assert asyncio.run(give_up_once())


class Hiring(Workers):
    """Remembers whom it hired."""

    def __init__(self, seconds: float) -> None:
        super().__init__(1, open_game, seconds)
        self.hired: list[Worker] = []

    def _hire(self) -> Worker:
        self.hired.append(super()._hire())
        return self.hired[-1]


def test_the_time_for_an_answer_begins_when_the_worker_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(seconds: float) -> Worker:
        pool = Hiring(seconds)
        with pytest.raises(WorkerFailed, match="Timeout"):
            await pool.check(RECORD)
        assert pool.workers == [], "it is ended"
        return pool.hired[0]

    assert asyncio.run(fail(0)).is_ready, "it had all the time it needed to start"
    monkeypatch.setattr(workers, "STARTING", 0)
    assert not asyncio.run(fail(60)).is_ready
