"""The worker processes: what they say arrives whole, however long it is."""

from __future__ import annotations

import os

import pytest

from parlour.server.bots.jobs import PictureJob
from parlour.server.bots.workers import Worker, open_game
from tests.server.kit import ROOT

uvloop = pytest.importorskip("uvloop", reason="there is none for Windows")


def test_a_long_answer_is_waited_for_to_its_end() -> None:
    """Where the loop is uvloop's, a pipe that was listened to has to be made to wait again."""
    record = (ROOT / "src/parlour/games/kokoro/records/answer-look.parlour").read_text("utf-8")

    async def paint() -> tuple[object, bool]:
        worker = Worker(open_game)
        try:
            return await worker.ask(PictureJob(record), 60), os.get_blocking(worker.pipe.fileno())
        finally:
            worker.stop()

    picture, waits = uvloop.run(paint())
    assert isinstance(picture, bytes)
    assert len(picture) > 16384, "more than one write"
    assert waits
