"""`parlour puzzle`: a position, one answer, and the reason at the end; what is solved is kept."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from parlour import words
from parlour.analysis.puzzles import pose, puzzles_of, why
from parlour.locales import LANGUAGES, say

Run = Callable[..., Result]

FIRST = puzzles_of("cocoons")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_answer_is_right_and_the_reason_is_told(language: str, run: Run) -> None:
    result = run("puzzle", "cocoons", "1", "--language", language, lines=["nonsense", FIRST.best])
    assert result.exit_code == 0
    posed = pose(FIRST)
    best = words.describe(language, "cocoons", posed.game.read(FIRST.best))
    assert say(language, "cli-puzzle-right", answer=best) in result.stdout
    for reason in why(FIRST, posed):
        assert words.tell(language, reason) in result.stdout


def test_another_answer_is_told_what_was_best_and_does_not_count(run: Run) -> None:
    result = run("puzzle", "cocoons", "1", lines=[FIRST.next])
    best = words.describe("en", "cocoons", pose(FIRST).game.read(FIRST.best))
    assert f"Clearly best is: {best}." in result.stdout
    assert not any(puzzle["solved"] for puzzle in json.loads(run("puzzle", "cocoons", "--json").stdout))


def test_the_next_puzzle_is_the_first_that_is_not_solved(run: Run) -> None:
    run("puzzle", "cocoons", lines=[FIRST.best])
    listed = json.loads(run("puzzle", "cocoons", "--json").stdout)
    assert [puzzle["number"] for puzzle in listed if puzzle["solved"]] == [1]
    assert "puzzle 2 of" in run("puzzle", "cocoons", lines=[]).stdout


def test_bad_input_is_refused_in_one_sentence(run: Run, data: Path) -> None:
    assert "There is no puzzle 999" in run("puzzle", "cocoons", "999").stderr
    assert run("puzzle", "chess").exit_code == 2
    assert run("puzzle", "cocoons", "1", lines=[]).exit_code == 130
    data.mkdir()
    (data / "puzzles.json").write_text("[", "utf-8")
    assert run("puzzle", "cocoons").exit_code == 2
