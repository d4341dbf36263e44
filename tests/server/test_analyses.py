"""The analysis of a finished match: by workers, in pieces, with progress, dropped if nobody wants it; never in play."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

import parlour
from hatch_build import ROOT
from parlour.analysis.course import Course, Depth, judged_in
from parlour.analysis.summing import analysis_of
from parlour.analysis.values import Analysis
from parlour.core.record import write_json
from parlour.core.values import encode
from parlour.server import wire
from parlour.server.bots.analyses import Analyses
from parlour.server.bots.jobs import StudyJob, SumUpJob
from parlour.server.bots.workers import WorkerFailed, Workers, work
from parlour.server.hub.hub import Hub
from parlour.server.store.interface import committed
from parlour.server.store.rows import RecordRow
from parlour.server.store.writes import AddRecord
from tests.server.kit import Guest, hub_in, run, until

RECORD = parlour.read(ROOT / "src" / "parlour" / "games" / "cocoons" / "records" / "seats-2.parlour")
TEXT = write_json(RECORD)
PATH = "/api/records/finished/analysis"


class Pool(Workers):
    """Workers that do all at once, here, when they are let."""

    def __init__(self, *, fails: bool = False) -> None:
        super().__init__(1)
        self.asked: list[Any] = []
        self.fails = fails
        self.is_open = asyncio.Event()

    async def _ask(self, job: Any, seconds: float, share: Any) -> object:
        self.asked.append(job)
        await self.is_open.wait()
        if self.fails:
            raise WorkerFailed("on purpose")
        return encode({"points": [], "verdicts": []}) if isinstance(job, StudyJob) else SUMMED


def summed() -> bytes:
    course = Course(parlour.replay(RECORD).game, RECORD, Depth("quick", 1, 1))
    last = len(RECORD.moves)
    return encode(analysis_of(course, [course.study(0, 0, frozenset()), course.study(last, last, frozenset())]))


SUMMED = summed()


async def store(hub: Hub) -> None:
    row = RecordRow(
        id="finished",
        game="cocoons",
        names=("Ann", "Ben"),
        ending="won",
        scores=(1, 1),
        time="2026-01-01T00:00:00Z",
        private=False,
        json=TEXT,
    )
    await committed(hub.store, [AddRecord(row)])


async def begun(analyses: Analyses, pool: Pool) -> None:
    pool.asked.clear()
    analyses.begin("a", TEXT, len(RECORD.moves), "here")
    await until(lambda: bool(pool.asked))


def test_it_is_made_piece_by_piece_and_kept() -> None:
    async def play() -> None:
        pool = Pool()
        analyses = Analyses(pool)
        assert analyses.state("a", "here") is None
        await begun(analyses, pool)
        first = analyses.state("a", "here")
        assert first is not None
        assert (first.done, first.analysis) == (0, None)
        assert len(pool.asked) == Analyses.at_once, "no more than that waits at the workers"
        pool.is_open.set()
        task = analyses.running["a"].task
        assert task is not None
        await task
        done = analyses.state("a", "here")
        assert done is not None
        assert done.analysis is not None
        studied = [n for job in pool.asked if isinstance(job, StudyJob) for n in range(job.first, job.last + 1)]
        assert sorted(studied) == list(range(len(RECORD.moves) + 1)), "every entry, once"
        assert isinstance(pool.asked[-1], SumUpJob)
        assert first.total == len(pool.asked)

    run(play)


def test_it_is_dropped_when_it_is_cancelled_or_nobody_has_asked_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        pool = Pool()
        analyses = Analyses(pool)
        await begun(analyses, pool)
        analyses.cancel("a")
        assert analyses.state("a", "here") is None
        await begun(analyses, pool)
        monkeypatch.setattr(Analyses, "patience", -1.0)
        task = analyses.running["a"].task
        assert task is not None
        pool.is_open.set()
        with pytest.raises(asyncio.CancelledError):
            await task
        assert (analyses.running, analyses.known) == ({}, {})
        assert len(pool.asked) == Analyses.at_once

    run(play)


def test_a_worker_that_fails_is_told_once_and_it_can_be_tried_again() -> None:
    async def play() -> None:
        pool = Pool(fails=True)
        analyses = Analyses(pool)
        await begun(analyses, pool)
        task = analyses.running["a"].task
        assert task is not None
        pool.is_open.set()
        await task
        with pytest.raises(WorkerFailed):
            analyses.state("a", "here")
        assert analyses.state("a", "here") is None

    run(play)


def test_a_worker_studies_what_the_command_line_studies() -> None:
    found = work(StudyJob(TEXT, "quick", len(RECORD.moves), len(RECORD.moves)), lambda *_: parlour.replay(RECORD).game)
    course = Course(parlour.replay(RECORD).game, RECORD, Depth("quick", 96, 64))
    assert found == encode(course.study(len(RECORD.moves), len(RECORD.moves), judged_in(RECORD)))


def test_people_ask_over_http_and_stop_it(tmp_path: Path) -> None:
    async def play() -> None:
        pool = Pool()
        async with hub_in(tmp_path, workers=pool) as (hub, url):
            await store(hub)
            ann = await Guest.enter(url, "Ann")
            answer = await ann.send("POST", PATH)
            first = msgspec.json.decode(answer.content, type=wire.RecordAnalysis)
            assert (answer.status_code, first.done, first.analysis) == (200, 0, None)
            assert (await ann.send("DELETE", PATH)).status_code == 200
            pool.is_open.set()
            state = first
            while state.analysis is None:
                state = await ann.post(PATH, None, wire.RecordAnalysis)
            assert state.analysis == msgspec.json.decode(SUMMED, type=Analysis)
            assert (await ann.send("POST", "/api/records/nothing/analysis")).status_code == 404

    run(play)


def test_there_is_no_analysis_of_a_match_that_goes_on(tmp_path: Path) -> None:
    """A running match has no record: neither its code nor its id leads to one."""

    async def play() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            answer = await ann.send("POST", "/api/tables", {"game": "kokoro", "seats": 1, "sit": 0})
            code = msgspec.json.decode(answer.content, type=wire.Made).code
            (table,) = hub.tables.values()
            for name in (code, table.state.row.id, table.state.row.record or "-"):
                assert (await ann.send("POST", f"/api/records/{name}/analysis")).status_code == 404

    run(play)
