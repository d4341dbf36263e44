"""Lessons line by line."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from parlour.learn import lesson as lessons
from parlour.locales import LANGUAGES, say
from tests.learn.pupil import ALL, Pupil

Run = Callable[..., Result]


def typed(pupil: Pupil) -> list[str]:
    """What one types to take a lesson from where the pupil stands to its end."""
    lines: list[str] = []
    while pupil.coach.cue().kind != "done":
        kind = pupil.coach.cue().kind
        lines.append("" if kind == "read" else pupil.coach.right_answers()[0] if kind == "do" else pupil.best())
        pupil.go_on()
    return lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("slug", "name"), ALL, ids=["-".join(pair) for pair in ALL])
def test_a_lesson_can_be_taken_in_the_terminal(slug: str, name: str, language: str, run: Run) -> None:
    lesson = lessons.load(slug, name)
    steps = []
    pupil = Pupil(lesson)
    while pupil.coach.step is not None:
        steps.append("" if pupil.coach.cue().kind == "read" else pupil.coach.right_answers()[0])
        pupil.go_on()
    result = run("learn", slug, name, "--language", language, lines=steps)
    assert (result.exit_code, result.stderr) == (0, "")
    for step in lesson.steps:
        assert say(language, lesson.words_of(step.id)) in result.stdout
    assert say(language, lesson.words_of("free")) in result.stdout


def test_a_lesson_is_finished_and_noted(run: Run, data: Path) -> None:
    lines = typed(Pupil(lessons.load("kokoro", "first")))
    result = run("learn", "kokoro", "first", lines=[*lines, *["look"] * 40])
    assert say("en", "kokoro-lesson-first-done") in result.stdout
    assert (data / "lessons.json").is_file()
    assert not list((data / "lessons").iterdir()), "nothing is left to resume"
    assert "✓  parlour learn kokoro first" in run("learn").stdout


def test_a_wrong_try_a_step_back_and_a_lesson_taken_up_again(run: Run) -> None:
    result = run("learn", "kokoro", "first", lines=["c3", "", "", "", "", "b2", "b2", "c3", "undo", "quit"])
    told = result.stdout
    assert say("en", "learn-refuse-read") in told
    assert say("en", "kokoro-lesson-first-start.wrong") + " (K-22)" in told
    assert "Here is the answer: draw c3 (Draw in c3). (K-22)" in told
    assert say("en", "learn-right") in told
    assert "parlour learn kokoro first" in told.splitlines()[-1]
    again = run("learn", "kokoro", lines=["c3", "quit"]).stdout
    assert say("en", "kokoro-lesson-first-start") in again
    assert say("en", "kokoro-lesson-first-welcome") not in again
    assert say("en", "kokoro-lesson-first-together") in again
    anew = run("learn", "kokoro", "--again", lines=["undo", "quit"]).stdout
    assert say("en", "kokoro-lesson-first-welcome") in anew
    assert say("en", "learn-refuse-back") in anew


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("learn", "chess"), "chess"),
        (("learn", "kokoro", "last"), "kokoro has no lesson called “last”"),
        (("learn", "kokoro", "first", "more"), "more"),
    ],
)
def test_bad_words_get_one_sentence(words: tuple[str, ...], said: str, run: Run) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert said in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1


def test_a_spoiled_file_is_told_and_not_overwritten(run: Run, data: Path) -> None:
    run("learn", "kokoro", "first", lines=["", "quit"])
    (file,) = (data / "lessons").iterdir()
    file.write_text("no record", "utf-8")
    result = run("learn", "kokoro", "first", lines=[""])
    assert result.exit_code == 2
    assert file.read_text("utf-8") == "no record"


def test_the_lesson_of_hard_mode_needs_no_unlock_and_says_so(run: Run) -> None:
    """C-70, C-71: nobody has won a level here yet."""
    result = run("learn", "cocoons", "hard", lines=["quit"])
    assert result.exit_code == 0, result.stderr
    assert "This lesson needs no unlock" in result.stdout.replace("\n", " ")
