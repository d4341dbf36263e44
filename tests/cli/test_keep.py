"""`parlour sim --keep FILE.parquet`: the file is whole whatever happens."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result
from pyarrow import parquet

from parlour.research import drive, simulate

Run = Callable[..., Result]
WORDS = ("sim", "kokoro", "--players", "greedy,random", "--games", "4", "--seed", "3", "--rotate")


def test_the_command_keeps_every_decision(run: Run) -> None:
    assert run(*WORDS, "--keep", "kept.parquet").exit_code == 0
    one = parquet.read_table("kept.parquet")
    assert one["number"].to_pylist()[-1] == 3
    run(*WORDS, "--keep", "again.parquet", "--jobs", "2")
    assert parquet.read_table("again.parquet").equals(one), "whatever the number of processes"
    assert sorted(path.name for path in Path().iterdir()) == ["again.parquet", "kept.parquet"]


def test_interrupted_the_file_holds_the_games_that_are_over(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    left: Iterator[int] = iter(range(2))
    real = drive.play

    def interrupt(*given: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(simulate, "play", interrupt)
    assert run(*WORDS, "--keep", "kept.parquet").exit_code == 130
    assert set(parquet.read_table("kept.parquet")["number"].to_pylist()) == {0, 1}
    assert [path.name for path in Path().iterdir()] == ["kept.parquet"]


def test_interrupted_before_the_first_game_it_leaves_what_was_there(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*given: Any) -> Any:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play", interrupt)
    Path("kept.parquet").write_text("mine", "utf-8")
    assert run(*WORDS, "--keep", "kept.parquet").exit_code == 130
    assert [(path.name, path.read_text("utf-8")) for path in Path().iterdir()] == [("kept.parquet", "mine")]


def test_records_of_another_run_were_overwritten(run: Run) -> None:
    assert run(*WORDS, "--keep", "kept").exit_code == 0
    before = {path: path.read_bytes() for path in Path("kept").iterdir()}
    assert run(*WORDS, "--keep", "kept").exit_code == 0, "the same run again writes the same"
    other = run("sim", "kokoro", "--players", "random,random", "--games", "4", "--seed", "3", "--keep", "kept")
    assert other.exit_code == 2
    assert "kokoro-3-00000.parlour is the record of another run" in " ".join(other.stderr.split())
    assert {path: path.read_bytes() for path in Path("kept").iterdir()} == before


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="this system has no such device")
def test_a_device_that_never_ends_is_not_resumed(run: Run) -> None:
    result = run(*WORDS, "--resume", "/dev/zero")
    assert result.exit_code == 2
    assert "/dev/zero is not an ordinary file" in result.stderr


def test_a_parquet_file_is_not_resumed(run: Run) -> None:
    result = run(*WORDS, "--keep", "kept.parquet", "--resume", "run.jsonl")
    assert result.exit_code == 2
    assert "--keep kept.parquet can’t be used with --resume" in result.stderr
    assert not list(Path().iterdir())


def test_a_place_that_can_not_be_written_is_named(run: Run) -> None:
    result = run(*WORDS, "--keep", "nowhere/kept.parquet")
    assert result.exit_code == 2
    assert "nowhere/kept.parquet" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_place_that_takes_no_file_is_told_in_the_words_of_the_system(run: Run) -> None:
    result = run(*WORDS, "--keep", "missing/kept.parquet")
    assert result.exit_code == 2
    assert result.stderr.startswith("missing/kept.parquet can’t be written (No such file or directory);")
