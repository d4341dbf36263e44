"""Scenarios of one's own at the terminal: printed, checked, played (W-80)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from click.testing import Result

import parlour

Run = Callable[..., Result]
CODE = "own:night-run,turns=6,few=12,lap=3,tile=1,retrieve"


def printed(run: Run, folder: Path) -> Path:
    file = folder / "mine.toml"
    file.write_text(run("scenario", "new").stdout, "utf-8")
    return file


def test_what_is_printed_is_valid_and_has_a_code(run: Run, tmp_path: Path) -> None:
    file = printed(run, tmp_path)
    assert CODE in run("scenario", "check", str(file)).stdout
    assert json.loads(run("scenario", "check", str(file), "--json").stdout)["code"] == CODE


def test_a_scenario_is_played_by_its_file_and_stands_in_the_record(run: Run, tmp_path: Path) -> None:
    file, record = printed(run, tmp_path), tmp_path / "match.parlour"
    result = run(
        "play", "cocoon_world", "--players", "random,random", "--set", f"scenario={file}", "--save", str(record)
    )
    assert result.exit_code == 0, result.stderr
    assert parlour.replay(parlour.read(record)).options == {"scenario": CODE}


def test_a_bad_file_gets_one_sentence(run: Run, tmp_path: Path) -> None:
    file = printed(run, tmp_path)
    file.write_text(file.read_text("utf-8").replace("turns = 6", "turns = 0"), "utf-8")
    result = run("scenario", "check", str(file))
    assert result.exit_code != 0
    assert "mine.toml, line 13: “end.turns” is 0; expected: a whole number from 1 to 16." in result.stderr


def test_what_is_no_text_is_said_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_bytes(b'name = "\xe9"')
    assert "mine.toml is not UTF-8 text; please save it as UTF-8." in run("scenario", "check", str(file)).stderr
    assert "can’t be read (Is a directory)" in run("scenario", "check", str(tmp_path)).stderr
    assert "There is no file" in run("scenario", "check", "nowhere.toml").stderr


def test_a_file_with_a_byte_order_mark_is_read(run: Run, tmp_path: Path) -> None:
    file = printed(run, tmp_path)
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert CODE in run("scenario", "check", str(file)).stdout
