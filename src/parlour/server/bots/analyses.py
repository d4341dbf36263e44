"""What decided a finished match? Studied by workers in small pieces, so that bots go on between them.

Whoever wants to know asks again and again until it is there; if nobody has asked for a while, the work is dropped.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Final

from parlour.analysis.values import Analysis
from parlour.core.values import decode
from parlour.server import wire
from parlour.server.bots.jobs import StudyJob, SumUpJob
from parlour.server.bots.workers import WorkerFailed, Workers

MOST: Final = 200  # kept at hand
DEPTH: Final = "quick"


class AnalysisRun:
    """One match that is being analysed."""

    def __init__(self, text: str, entries: int, piece: int, address: str) -> None:
        self.text = text
        self.address = address  # whose work it is
        self.wanted_by = {address}
        self.pieces = [(first, min(first + piece - 1, entries)) for first in range(0, entries + 1, piece)]
        self.studies: list[bytes] = []
        self.asked = time.monotonic()
        self.task: asyncio.Task[None] | None = None
        self.has_failed = False


class Analyses:
    """What was found out so far, and what is being found out."""

    piece = 2  # entries that a worker studies at a time
    at_once = 2  # pieces of one match
    most_running = 16  # matches
    most_of_one = 2  # of those that one address has begun
    patience = 30.0  # seconds after which nobody wants to know any more

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.known: dict[str, Analysis] = {}
        self.running: dict[str, AnalysisRun] = {}

    def state(self, id_: str, address: str) -> wire.RecordAnalysis | None:
        """How far the analysis of a record is; None if nobody has begun it. Raises WorkerFailed, once."""
        if id_ in self.known:
            return wire.RecordAnalysis(done=1, total=1, analysis=self.known[id_])
        run = self.running.get(id_)
        if run is None:
            return None
        if run.has_failed:
            del self.running[id_]
            raise WorkerFailed(id_)
        run.asked = time.monotonic()
        run.wanted_by.add(address)
        return wire.RecordAnalysis(done=len(run.studies), total=len(run.pieces) + 1, analysis=None)

    def is_busy(self, address: str) -> bool:
        """Is there too much to do already for this address, or for all?"""
        own = sum(run.address == address for run in self.running.values())
        return own >= self.most_of_one or len(self.running) >= self.most_running

    def begin(self, id_: str, text: str, entries: int, address: str) -> None:
        run = self.running[id_] = AnalysisRun(text, entries, self.piece, address)
        run.task = asyncio.create_task(self._analyse(id_, run, address))

    def leave(self, id_: str, address: str) -> None:
        """Somebody does not want to know any more. What nobody else waits for is dropped."""
        run = self.running.get(id_)
        if run is not None:
            run.wanted_by.discard(address)
            if not run.wanted_by:
                self.cancel(id_)

    def cancel(self, id_: str) -> None:
        """Drop what is being found out about a record."""
        run = self.running.pop(id_, None)
        if run is not None and run.task is not None:
            run.task.cancel()

    def stop(self) -> None:
        for id_ in list(self.running):
            self.cancel(id_)

    async def _analyse(self, id_: str, run: AnalysisRun, address: str) -> None:
        todo = iter(run.pieces)
        try:
            await asyncio.gather(*[self._study(id_, run, todo, address) for _ in range(self.at_once)])
            found = await self.workers.sum_up(SumUpJob(run.text, DEPTH, tuple(run.studies)), address)
        except WorkerFailed:
            run.has_failed = True
            return
        if len(self.known) >= MOST:
            del self.known[next(iter(self.known))]
        self.known[id_] = decode(found, Analysis)
        self.running.pop(id_, None)

    async def _study(self, id_: str, run: AnalysisRun, todo: Iterator[tuple[int, int]], address: str) -> None:
        """One piece after another, as long as somebody wants to know."""
        for first, last in todo:
            if run.has_failed:
                return
            if time.monotonic() > run.asked + self.patience:
                self.cancel(id_)
                await asyncio.sleep(0)  # where that takes effect
            run.studies.append(await self.workers.study(StudyJob(run.text, DEPTH, first, last), address))
