"""`parlour analyse`: a chart, turning points, better answers and a summary, in three languages."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from hatch_build import ROOT
from parlour.analysis import course
from parlour.analysis.course import Course, Depth
from parlour.locales import LANGUAGES, say

Run = Callable[..., Result]

RECORD = str(ROOT / "src" / "parlour" / "games" / "cocoons" / "records" / "seats-4.parlour")


@pytest.fixture(autouse=True)
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(course.DEPTHS, "quick", Depth("quick", 2, 30))


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_shows_a_chart_what_turned_it_and_what_was_better(language: str, run: Run) -> None:
    result = run("analyse", RECORD, "--jobs", "1", "--language", language)
    assert result.exit_code == 0
    assert result.stdout.count("█") > 4
    assert say(language, "analysis-turning") in result.stdout
    better = next(line for line in result.stdout.splitlines() if line.startswith("  52  ") and "c1" in line)
    assert "c2" in better
    assert "analysis-" not in result.stdout


def test_programs_get_all_of_it_and_the_same_again(run: Run) -> None:
    found = json.loads(run("analyse", RECORD, "--jobs", "1", "--json").stdout)
    assert len(found["points"][0]["forecasts"]) == found["seats"] == 4
    assert found["summary"]
    assert run("analyse", RECORD, "--jobs", "1", "--json", "--seed", "0").stdout == json.dumps(found, indent=2) + "\n"


def test_ctrl_c_leaves_in_one_sentence(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Course, "study", interrupt)
    result = run("analyse", RECORD, "--jobs", "1")
    assert (result.exit_code, result.stderr.strip()) == (130, say("en", "cli-interrupted"))


def test_bad_input_is_refused_in_one_sentence(run: Run, record: Path) -> None:
    result = run("analyse", RECORD, "--depth", "deeper")
    assert result.exit_code == 2
    assert "quick, deep" in result.stderr
    cut = record.read_text("utf-8").rsplit("\n", 40)[0] + "\nend\n"
    record.write_text(cut.replace("draw", "drow", 1), "utf-8")
    assert run("analyse", str(record)).exit_code == 2
