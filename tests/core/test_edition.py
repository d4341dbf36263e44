"""Editions: read from TOML, checked field by field, named by what they hold."""

from __future__ import annotations

import tomllib
from contextlib import suppress
from tomllib import _parser  # type: ignore[attr-defined]  # what it does is counted

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from parlour.core.edition import DEEPEST, Edition, check_size, edition_id, line_of, read_edition, sections
from parlour.core.errors import EditionError
from parlour.core.values import Value


class Card(Value, frozen=True, forbid_unknown_fields=True):
    name: str
    copies: int
    sides: tuple[int, int] = (0, 0)


class Mat(Value, frozen=True, forbid_unknown_fields=True):
    rows: list[str]


class Box(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mat: Mat
    deck: list[Card]


TEXT = """\
# A small box.
name = "mine"
title = "My box"

[provenance]
mat = "known: printed so"
deck = "own: we like it"

[mat]
rows = [
  "- c",
  "[x]",
]

[[deck]] # the first
name = "fox"
copies = 2

[[deck]]
name = "owl"
copies = 3
sides = [1, 2]
"""


def read(text: str) -> Box:
    return read_edition(text, Box, "mine.toml")


def error_of(text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        read(text)
    assert "mine.toml" in str(caught.value)
    return caught.value


def change(old: str, new: str) -> str:
    assert old in TEXT
    return TEXT.replace(old, new, 1)


def test_an_edition_is_read() -> None:
    edition = read(TEXT)
    assert (edition.name, edition.mat.rows[0], edition.deck[1]) == ("mine", "- c", Card("owl", 3, (1, 2)))
    assert sections(Box) == ["mat", "deck"]


@pytest.mark.parametrize(
    ("old", "new", "line", "field", "expected"),
    [
        ('name = "mine"', "name = 3", 2, "name", "str"),
        ('name = "mine"\n', "", 1, "name", "name = …"),
        ('name = "mine"', 'name = "My Box"', 2, "name", "a-z 0-9 _ -"),
        ('name = "mine"', 'name = "../../x"', 2, "name", "a-z 0-9 _ -"),
        ('title = "My box"', 'title = "My box"\ncolour = "red"', 4, "colour", "name, title, provenance, mat, deck"),
        ('mat = "known: printed so"', "mat = 1", 5, "provenance", "str"),
        ('mat = "known: printed so"', 'mat = "sure"', 6, "provenance.mat", "`known: …`, `reconstructed: …`, `own: …`"),
        ('mat = "known: printed so"\n', "", 5, "provenance.mat", "`known: …`, `reconstructed: …`, `own: …`"),
        ('deck = "own: we like it"\n', "", 5, "provenance.deck", "`known: …`, `reconstructed: …`, `own: …`"),
        ("rows = [", "size = 3\nrows = [", 10, "mat.size", "rows"),
        ('"- c"', "4", 10, "mat.rows[0]", "str"),
        ("copies = 2", 'copies = "two"', 17, "deck[0].copies", "int"),
        ("copies = 3", "copies = 3.5", 21, "deck[1].copies", "int"),
        ("copies = 2\n", "", 15, "deck[0].copies", "copies = …"),
        ("copies = 3\n", "", 19, "deck[1].copies", "copies = …"),
        ("copies = 3", "copies = 3\ncolour = 1", 22, "deck[1].colour", "name, copies, sides"),
        ("sides = [1, 2]", "sides = [1]", 22, "deck[1].sides", "array x 2"),
    ],
)
def test_a_bad_field_is_named_with_its_line_and_what_was_expected(
    old: str, new: str, line: int, field: str, expected: str
) -> None:
    error = error_of(change(old, new))
    assert error.code == "error-bad-edition"
    assert error.facts == {"file": "mine.toml", "line": line, "field": field, "expected": expected}


@pytest.mark.parametrize(
    "text",
    ["", "\x00", "name =", "[[", "name = 1\nname = 2", "a = " + "[" * 10_000, "a = " + "9" * 5000, "{}", "🎲"],
    ids=lambda text: text[:9],
)
def test_what_is_no_edition_at_all_is_an_edition_error(text: str) -> None:
    assert error_of(text).code in ("error-bad-toml", "error-bad-edition")


@pytest.mark.parametrize(
    ("field", "line"),
    [("name", 2), ("provenance", 5), ("provenance.deck", 7), ("mat", 9), ("mat.rows", 10), ("mat.rows[7]", 10)],
)
def test_where_a_field_stands(field: str, line: int) -> None:
    assert line_of(TEXT, field) == line


@pytest.mark.parametrize(
    ("field", "line"), [("deck", 15), ("deck[1]", 19), ("deck[1].sides", 22), ("deck[0].sides", 15)]
)
def test_where_a_field_of_many_tables_stands(field: str, line: int) -> None:
    """A field that a table lacks is not looked for in the next one."""
    assert line_of(TEXT, field) == line


def test_dotted_keys_and_tables_in_tables_are_found() -> None:
    text = "mat.rows = []\n[a]\nx = 1\n[a.b]\nx = 2\n"
    assert line_of(text, "mat.rows") == 1
    assert line_of(text, "a.x") == 3
    assert line_of(text, "a.b.x") == 5
    assert line_of(text, "nowhere.at.all") == 1


def test_the_id_is_the_name_and_a_hash_of_the_components() -> None:
    same = read(change("My box", "Our box").replace("we like it", "we do").replace("# A small box.", "# Other words."))
    assert edition_id(same) == edition_id(read(TEXT))
    name, _, code = edition_id(read(TEXT)).partition(" ")
    assert name == "mine"
    assert len(code) == 16
    assert edition_id(read(change("copies = 2", "copies = 4"))) != edition_id(read(TEXT))


# What may be read at all


def longest_key(text: str, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many parts the longest key has that is parsed in reading this, whatever comes of it."""
    lengths = [0]
    parse_key = _parser.parse_key

    def counted(src: str, pos: int) -> tuple[int, tuple[str, ...]]:
        pos, key = parse_key(src, pos)
        lengths.append(len(key))
        return pos, key

    with monkeypatch.context() as patch, suppress(ValueError, RecursionError):
        patch.setattr(_parser, "parse_key", counted)
        tomllib.loads(text)
    return max(lengths)


def passes(text: str) -> bool:
    try:
        check_size(text, "mine.toml")
    except EditionError:
        return False
    return True


DEEP_KEY = "a." * 40 + "a"
INSIDE = ("", "a", "\n")
QUOTED = [quote * 3 + inside + quote * n for quote in ('"', "'") for inside in INSIDE for n in (3, 4, 5)]
HIDDEN = [f"x = {{k = {string}, {DEEP_KEY} = 1, l = {string}}}" for string in [*QUOTED, '""', "''"]]


@pytest.mark.parametrize("text", HIDDEN)
def test_no_string_hides_a_deep_key(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A string of three quotes may end in five: one or two of them belong to it (TOML 1.0, "mlb-quotes")."""
    assert longest_key(text, monkeypatch) == 41
    assert not passes(text)


PIECES = st.sampled_from(
    [
        *('"' * n for n in range(1, 8)),
        *("'" * n for n in range(1, 8)),
        *("\\", "\\\\", '\\"', "\\\n", "\\ \n", "#", "\n", "\r\n", "\r", " ", "\t"),
        *("x = ", "= 1", ", ", "{", "}", "[", "]", "[[", "]]", "a", "1.5", "\u00e9", "\x01"),
        *(".", "a.b", ' . "b"', "'c' .", "a.b.c.d.e.f.g.h.i.j = 1"),
        *('x = "', 'x = """', "x = '", "x = '''", "x = {k = ", ", a.b.c.d.e.f.g.h.i.j = 1}", "[a.b.c.d.e.f.g.h.i.j]"),
    ]
)


SOUP = st.lists(PIECES, max_size=12).map("".join)
QUOTES, MORE = st.sampled_from(['"', "'", '"""', "'''"]), st.sampled_from(["", '"', "'"])
STRING = st.builds("{0}{1}{0}{2}".format, QUOTES, SOUP, MORE)
BESIDE = st.builds("x = {{k = {}, a.b.c.d.e.f.g.h.i.j = 1{}".format, STRING, SOUP)
UNDER = st.builds("x = {}\n[a.b.c.d.e.f.g.h.i.j]{}".format, STRING, SOUP)


@given(SOUP | BESIDE | UNDER)
@settings(max_examples=3000, suppress_health_check=[HealthCheck.function_scoped_fixture])
def test_whatever_passes_has_no_deep_key(monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    """The work of reading grows with the length of the text, and by the square with the parts of a key alone."""
    if passes(text):
        assert longest_key(text, monkeypatch) <= DEEPEST


STRINGS = st.one_of(
    st.text("a.\\\"'#\n= ", max_size=12).map(lambda text: msgspec.json.encode(text).decode()),
    st.text('a."#= ', max_size=12).map(lambda text: f"'{text}'"),
    st.text("a.#\n= ", max_size=12).map(lambda text: f'"""{text}""""'),
    st.text("a.#\n= ", max_size=12).map(lambda text: f"'''{text}'''''"),
)


@given(st.lists(STRINGS, max_size=6), st.text("a.#", max_size=20))
@settings(max_examples=500)
def test_whatever_strings_and_comments_hold_may_be_read(strings: list[str], comment: str) -> None:
    text = "\n".join(f"k{n} = {string}  # {comment}" for n, string in enumerate(strings))
    assert len(tomllib.loads(text)) == len(strings)
    assert passes(text)
