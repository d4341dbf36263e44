"""What is wrong with a lesson's file is said clearly, with its line."""

from __future__ import annotations

import pytest

from parlour.core.errors import OptionError
from parlour.learn import lesson as lessons
from parlour.learn.files import LessonError

GOOD = """order = 1
minutes = 5
seats = 2

[[steps]]
id = "start"
expect = ["draw c3"]

[free]
"""


def test_a_small_lesson_is_read() -> None:
    lesson = lessons.read(GOOD, "kokoro", "small")
    assert (lesson.game, lesson.name, lesson.title) == ("kokoro", "small", "kokoro-lesson-small")
    assert lesson.words_of("start") == "kokoro-lesson-small-start"
    assert not lesson.steps[0].is_read_only


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "expected"),
    [
        ("minutes = 5", "minutes = 'five'", 2, "minutes", "int"),
        ("minutes = 5\n", "", 1, "minutes", "minutes = …"),
        ("seats = 2", "seats = 20", 3, "seats", "1 to 8"),
        ("order = 1", "order = 1\nlearner = 2", 2, "learner", "0–1"),
        ("order = 1", "order = 1\noptions = { mood = 'gay' }", 2, "options", "mood"),
        ('id = "start"', 'id = "Start!"', 6, "steps[0].id", "a-z 0-9 -, once"),
        ('id = "start"', 'id = "free"', 6, "steps[0].id", "a-z 0-9 -, once"),
        ("[free]", '[[steps]]\nid = "start"\n\n[free]', 10, "steps[1].id", "a-z 0-9 -, once"),
        ("[free]", '[others]\n0 = ["look"]\n\n[free]', 10, "others.0", "1"),
        ('id = "start"', 'id = "start"\nclauses = ["K-99"]', 7, "steps[0].clauses", "K-01 … K-76"),
        ('id = "start"', 'id = "start"\nhint = "x"', 7, "steps[0].hint", "expect"),
        ("[free]", '[free]\nclauses = ["D-01"]', 10, "free.clauses", "K-01 … K-76"),
    ],
)
def test_a_broken_lesson_is_named_with_line_field_and_what_was_expected(
    old: str, new: str, line: int, field: str, expected: str
) -> None:
    with pytest.raises(LessonError) as caught:
        lessons.read(GOOD.replace(old, new), "kokoro", "small")
    assert (caught.value.facts["line"], caught.value.facts["field"]) == (line, field)
    assert expected in str(caught.value.facts["expected"])
    assert "small.toml" in str(caught.value)


def test_what_is_no_toml_is_said() -> None:
    with pytest.raises(LessonError, match=r"small\.toml can’t be read as TOML"):
        lessons.read("steps = [", "kokoro", "small")


def test_an_unknown_lesson_is_named_with_those_there_are() -> None:
    with pytest.raises(OptionError, match="kokoro has no lesson called “last”; there are: first"):
        lessons.load("kokoro", "last")
