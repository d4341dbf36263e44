"""A command line with a data folder and a working folder of its own."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

import parlour
from parlour.cli import main
from parlour.core.record import write_record
from parlour.research.drive import play, seat_bots

Run = Callable[..., Result]


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The data folder; nothing is in it."""
    return tmp_path / "data"


@pytest.fixture
def run(tmp_path: Path, data: Path, monkeypatch: pytest.MonkeyPatch) -> Run:
    """Calls `parlour` with some words, and lines to type."""
    work = tmp_path / "work"
    work.mkdir()
    monkeypatch.chdir(work)
    for name in ("PARLOUR_LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PARLOUR_DATA", str(data))

    def call(*words: str, lines: list[str] | None = None) -> Result:
        text = None if lines is None else "".join(f"{line}\n" for line in lines)
        result = CliRunner().invoke(main, list(words), input=text)
        if result.exception is not None and not isinstance(result.exception, SystemExit):
            raise result.exception
        return result

    return call


@pytest.fixture(scope="session")
def finished() -> str:
    """The record of a whole game between bots, with its secret."""
    match = parlour.new("kokoro", seats=2, seed=7)
    play(match, seat_bots(match.game, ["random", "random"], "7"))
    match.tags["players"] = "random,random"
    return write_record(match.record())


@pytest.fixture
def record(run: Run, finished: str) -> Path:
    """A finished game in the working folder."""
    file = Path("game.parlour")
    file.write_text(finished, "utf-8")
    return file
