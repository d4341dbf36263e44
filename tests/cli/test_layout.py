"""How wide a text is, and where its lines may break."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.commands.layout import CLOSING, OPENING, padded, width, wrapped


@pytest.mark.parametrize(
    ("text", "columns", "lines"),
    [
        ("one two three", 9, ["one two", "three"]),
        ("one two", 7, ["one two"]),
        ("  an indented line", 12, ["  an", "  indented", "  line"]),
        ("a/path/that/is/too/long for it", 10, ["a/path/that/is/too/long", "for it"]),
        ("first\nsecond one", 8, ["first", "second", "one"]),
        ("24\u202f000 points", 9, ["24\u202f000", "points"]),
        ("心を描く。", 8, ["心を描", "く。"]),
        ("（心）を描く", 7, ["（心）", "を描く"]),
        ("", 10, [""]),
    ],
)
def test_lines_break_between_words(text: str, columns: int, lines: list[str]) -> None:
    assert wrapped(text, columns).split("\n") == lines


def test_lines_that_follow_can_hang() -> None:
    assert wrapped("  12  one two three", 14, hang=6) == "  12  one two\n      three"


def test_a_text_fills_its_cells() -> None:
    assert [padded("心", 4), padded("ab", 4, right=True)] == ["心  ", "  ab"]


WORDS = st.text("abc心（）。、 ", max_size=60)


@given(WORDS, st.integers(8, 40))
def test_nothing_is_lost_and_no_line_is_longer_than_it_must_be(text: str, columns: int) -> None:
    lines = wrapped(text, columns).split("\n")
    assert "".join("".join(lines).split()) == "".join(text.split())
    for line in lines:
        whole = not any(sign in " 心" for sign in line.strip()[1:-1])
        assert width(line.rstrip()) <= columns or whole or any(sign in OPENING + CLOSING for sign in line)
