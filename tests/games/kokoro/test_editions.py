"""The standard edition holds what the ledger says, and a broken one is refused with its line and field."""

from __future__ import annotations

import re

import pytest

import parlour
from parlour import games
from parlour.core.errors import EditionError
from parlour.core.values import encode
from tests.games.kokoro.table import (
    STANDARD,
    deal,
    edition_with,
    game_with_deck,
    may,
    play,
    possible,
    prompt,
    table,
    view_of,
    whole_round,
)

MAT = [
    "CG    -    cc   A    f    -    cfff",
    "-     ccf  c    ff   ccf  c    -",
    "cc    f    B    -    f    ff   C",
    "D     c    cff  cc   E    c    f",
    "f     cc   -    ff   -    cff  c",
    "cccf  f    c    F    ff   -    FG",
]


def line(piece: str, after: str = "") -> int:
    """The line of the standard edition in which a piece stands, at first or after another piece."""
    start = STANDARD.index(after)
    return STANDARD.count("\n", 0, STANDARD.index(piece, start)) + 1


def error_of(text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        games.make("kokoro", text, "mine.toml")
    return caught.value


# The standard edition


def test_the_deck_of_the_ledger_42_cards_22_of_them_golden() -> None:
    """K-11, K-18: seven of each number; four golden of each curve, three of each straight."""
    deck = view_of(table()).deck
    assert sum(deck.values()) == 42
    assert sum(count for card, count in deck.items() if card.endswith("g")) == 22
    assert [deck[f"{n}g"] for n in range(1, 7)] == [4, 4, 4, 4, 3, 3]
    assert [deck[f"{n}"] for n in range(1, 7)] == [3, 3, 3, 3, 4, 4]


def test_the_mat_of_the_ledger_24_caterpillars_and_24_flowers() -> None:
    """K-02, K-20"""
    features = "".join(word for row in MAT for word in row.split() if word.islower())
    assert (features.count("c"), features.count("f")) == (24, 24)
    for row in MAT:
        assert f'"{row}"' in STANDARD


def test_the_mat_names_its_doubt_and_the_spaces_it_is_about() -> None:
    """K-02: a teaching sheet speaks of two or three items; whoever prints the edition to change it reads so."""
    crowded = {
        f"{'abcdefg'[column]}{6 - row}"
        for row, line_of_mat in enumerate(reversed(MAT))
        for column, word in enumerate(line_of_mat.split())
        if word.islower() and len(word) > 3
    }
    (provenance,) = re.findall(r'^mat = "(reconstructed: .*)"$', STANDARD, re.MULTILINE)
    assert "in doubt" in provenance
    assert set(re.findall(r"\b[a-g][1-6]\b", provenance)) == crowded


def test_the_text_shows_the_mat_of_the_ledger() -> None:
    """K-02"""
    rows = [
        re.sub(r"[·\s]+", " ", row).split()[1:] for row in re.findall(r"^ \d  .*$", table().text(None), re.MULTILINE)
    ]
    assert rows == [row.split() for row in MAT]


def test_ten_numbered_spaces_in_reading_order_without_feature_or_sanctuary() -> None:
    """K-40"""
    grid = [row.split() for row in MAT]
    plain = ("-", "CG", "FG")
    free = [f"{'abcdefg'[x]}{y + 1}" for y, row in enumerate(grid) for x, word in enumerate(row) if word in plain]
    assert free == ["a1", "b1", "f1", "a2", "g2", "d3", "c5", "e5", "f6", "g6"]
    for n, name in enumerate(free, 1):
        match = table(guardians="random")
        deal(match, f"roll {n % 10}")
        caterpillar = view_of(match).mats[0].caterpillar
        assert caterpillar is not None
        assert f"{'abcdefg'[caterpillar % 7]}{caterpillar // 7 + 1}" == name


def test_the_edition_is_named_by_its_hash_in_every_record() -> None:
    assert table().record().edition == "standard 1cb07a70ff4832d1", "a published edition is never edited"


# Other editions


def test_features_that_share_a_sanctuarys_space_count() -> None:
    """K-23: the standard mat has none, an own mat may."""
    game = games.make("kokoro", edition_with(("D     c    cff  cc   E ", "D     c    cff  cc   Ecf")), "mine.toml")
    match = table(game=game)
    deal(match, "E, 5g")
    play(match, "draw e4")
    for card, name in (("1g", "a1"), ("2g", "b1"), ("3g", "c1")):
        deal(match, card)
        play(match, f"draw {name}")
    assert view_of(match).mats[0].boxes == [2]
    lines = match.text(0).split("\n")
    row = next(n for n, line in enumerate(lines) if "Ecf" in line)
    assert "─" in lines[row + 1]


def test_a_small_mat_is_full_soon_and_the_game_goes_on() -> None:
    """K-16, K-18: twenty spaces."""
    rows = '"CG A B C D", "E F FG - -", "- - - - -", "- - cc f c"'
    text = re.sub(r"rows = \[.*?\]", f"rows = [{rows}]", STANDARD, count=1, flags=re.DOTALL)
    text = re.sub(r"numbers = .*", 'numbers = ["a1", "c2", "d2", "e2", "a3", "b3", "c3", "d3", "e3", "a4"]', text)
    match = table(game=games.make("kokoro", text, "small.toml"))
    for letter in "ABCDE":
        whole_round(match, letter)
    assert match.is_over()
    match = parlour.new(match.game, seats=2, seed=4, guardians="each")
    while not match.is_over():
        for seat in (0, 1):
            match.answer(seat, match.choices(seat)[0])
    assert 0 not in view_of(match).mats[0].paths


def test_a_mat_may_have_sixty_two_spaces() -> None:
    """K-02: the bits of a set."""
    rows = ", ".join(['"' + " ".join(["c"] * 31) + '"'] * 2)
    rows = rows.replace("c c c c c c c c", "CG FG A B C D E F", 1)
    text = re.sub(r"rows = \[.*?\]", f"rows = [{rows}]", STANDARD, count=1, flags=re.DOTALL)
    assert "mat.rows" in str(error_of(text).facts["field"]), "26 columns at most"
    rows = '"CG FG", "A B", "C D", "E F", ' + ", ".join(['"- -"'] * 4 + ['"c f"'] * 23)
    text = re.sub(r"rows = \[.*?\]", f"rows = [{rows}]", STANDARD, count=1, flags=re.DOTALL)
    text = re.sub(r"numbers = .*", 'numbers = ["a1","b1","a5","b5","a6","b6","a7","b7","a8","b8"]', text)
    match = table(game=games.make("kokoro", text, "long.toml"))
    deal(match, "A, 6g")
    assert len(may(match, 0)) == 63
    for n, card in enumerate(("6g", "6g", "1g", "2g")):
        play(match, f"draw {['b31', 'a2', 'a3', 'a4'][n]}")
        if n < 3:
            deal(match, card if n < 2 else "1g")
    assert view_of(match).mats[0].paths[61] == 6


@pytest.mark.parametrize("golden", [0, 1, 3])
def test_a_deck_needs_four_golden_cards(golden: int) -> None:
    """K-18: or a round could not end."""
    with pytest.raises(EditionError, match="golden >= 4") as caught:
        game_with_deck(golden=(golden, 0, 0, 0, 0, 0), plain=(3, 3, 3, 3, 3, 3))
    assert caught.value.facts["field"] == "deck"


def test_four_golden_cards_are_enough() -> None:
    """K-18"""
    match = table(game=game_with_deck(golden=(4, 0, 0, 0, 0, 0), plain=(0, 0, 0, 0, 0, 0)))
    deal(match, "A")
    assert possible(match) == ["1g"]
    assert prompt(match) == "path"


def test_a_decree_is_drawn_from_those_of_the_edition() -> None:
    """K-42"""
    text = edition_with(("blue = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "blue = [2, 4]"), ("pink = [11,", "pink = ["))
    game = games.make("kokoro", text, "mine.toml")
    assert possible(table(game=game, decree="draw")) == ["decree 2", "decree 4"]
    assert len(possible(table(game=game, decree="draw", guardians="random"))) == 2 + 5


def test_a_record_of_an_own_edition_carries_it() -> None:
    game = game_with_deck(golden=(4, 4, 4, 4, 3, 4), plain=(3, 3, 3, 3, 4, 4))
    match = parlour.new(game, seats=1, seed=1)
    assert match.record().edition.startswith("own ")
    assert match.record().edition != table().record().edition
    assert encode(match.record())


# Broken editions


@pytest.mark.parametrize(
    ("old", "new", "field", "at", "expected"),
    [
        ("A    f", "-    f", "mat.rows", line("rows ="), "A x 1"),
        ("B    -", "A    -", "mat.rows", line("rows ="), "A x 1"),
        ("CG    -", "-     -", "mat.rows", line("rows ="), "CG x 1"),
        ("cfff", "cfxf", "mat.rows", line("rows ="), "- | c, f | A-F | CG | FG"),
        ("A    f", "G    f", "mat.rows", line("rows ="), "- | c, f | A-F | CG | FG"),
        ("ccf  c    ff   ccf", "ccf  c    ff", "mat.rows", line("rows ="), "1-26 x n, 4-62"),
        ('"f1"', '"e1"', "pink.numbers", line("numbers ="), "10 x a1, b1, f1, a2, g2, d3, c5, e5, f6, g6"),
        ('"f1"', '"a1"', "pink.numbers", line("numbers ="), "10 x a1, b1, f1, a2, g2, d3, c5, e5, f6, g6"),
        (', "g6"', "", "pink.numbers", line("numbers ="), "10 x a1, b1, f1, a2, g2, d3, c5, e5, f6, g6"),
        ("number = 3", "number = 4", "deck", line("[[deck]]"), "number = 1, …, 6"),
        (
            'joins = ["right", "bottom"]',
            'joins = ["right", "right"]',
            "deck[2].joins",
            line('joins = ["right", "bottom"]'),
            "top, right, bottom, left: 2",
        ),
        (
            'joins = ["right", "bottom"]',
            'joins = ["left", "bottom"]',
            "deck",
            line("[[deck]]"),
            "joins: 6 x",
        ),
        (
            'joins = ["right", "bottom"]',
            'joins = ["right", "up"]',
            "deck[2].joins[1]",
            line('joins = ["right", "bottom"]'),
            "bottom, left, right, top",
        ),
        (
            'joins = ["right", "bottom"]',
            'joins = ["right"]',
            "deck[2].joins",
            line('joins = ["right", "bottom"]'),
            "array x 2",
        ),
        ("blue = [1,", "blue = [11,", "decrees.blue", line("blue ="), "1-10"),
        ("blue = [1,", "blue = [2,", "decrees.blue", line("blue ="), "1-10"),
        ("blue = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]", "blue = []", "decrees.blue", line("blue ="), "1-10"),
        ("pink = [11", "pink = [10", "decrees.pink", line("pink = [11"), "11-16"),
        ('name = "standard"', 'name = "My Box"', "name", line("name ="), "a-z 0-9 _ -"),
        ('name = "standard"', "name = 3", "name", line("name ="), "str"),
        ("blue = [1,", 'blue = ["one",', "decrees.blue[0]", line("blue ="), "int"),
        ('title = "Kokoro', 'colour = "Kokoro', "colour", line("title ="), "name, title, provenance, mat"),
        ("[mat]\n", "[mat]\ncolumns = 7\n", "mat.columns", line("[mat]") + 1, "rows"),
        ('title = "Kokoro: Avenue of the Kodama"\n', "", "title", 1, "title = …"),
        ("numbers =", "digits =", "pink.digits", line("numbers ="), "numbers"),
    ],
)
def test_a_broken_field_is_named_with_its_line(old: str, new: str, field: str, at: int, expected: str) -> None:
    """K-02, K-18, K-40, K-42: what an edition must have."""
    error = error_of(edition_with((old, new)))
    assert error.code == "error-bad-edition"
    assert (error.facts["field"], error.facts["line"]) == (field, at)
    assert str(error.facts["expected"]).startswith(expected)
    assert str(error).startswith(f"mine.toml, line {at}: ")


@pytest.mark.parametrize("n", range(6))
@pytest.mark.parametrize("name", ["golden", "plain"])
@pytest.mark.parametrize(("value", "expected"), [("-1", "0-99"), ("100", "0-99"), ('"four"', "int"), ("4.5", "int")])
def test_a_bad_count_is_found_on_the_line_of_its_own_shape(n: int, name: str, value: str, expected: str) -> None:
    """The sections of the deck all look alike, and its name stands in the provenance too."""
    head, *shapes = STANDARD.split("[[deck]]")
    shapes[n] = re.sub(rf"{name} = \d+", f"{name} = {value}", shapes[n])
    text = "[[deck]]".join([head, *shapes])
    error = error_of(text)
    assert error.facts["field"] == f"deck[{n}].{name}"
    assert error.facts["expected"] == expected
    assert text.split("\n")[int(error.facts["line"]) - 1] == f"{name} = {value}"


def test_a_mat_with_sixty_three_spaces_is_too_large() -> None:
    """K-02"""
    wide = [f'"{row}    -    -"' for row in MAT] + ['"' + "- " * 9 + '"']
    assert sum(len(row.strip('"').split()) for row in wide) == 63
    text = re.sub(r"rows = \[.*?\]", f"rows = [{', '.join(wide)}]", STANDARD, count=1, flags=re.DOTALL)
    error = error_of(text)
    assert error.facts["field"] == "mat.rows"
    assert "4-62" in str(error.facts["expected"])


@pytest.mark.parametrize("rows", ["[]", '[""]', '["CG"]'])
def test_a_mat_without_spaces_is_none(rows: str) -> None:
    text = re.sub(r"rows = \[.*?\]", f"rows = {rows}", STANDARD, count=1, flags=re.DOTALL)
    assert error_of(text).facts["field"] == "mat.rows"


@pytest.mark.parametrize("section", ["mat", "pink", "deck", "decrees"])
def test_every_section_needs_its_provenance(section: str) -> None:
    without = re.sub(rf'^{section} = "(known|reconstructed).*\n', "", STANDARD, count=1, flags=re.MULTILINE)
    error = error_of(without)
    assert error.facts["field"] == f"provenance.{section}"
    assert error.facts["line"] == line("[provenance]")
    assert "reconstructed" in str(error.facts["expected"])


def test_a_provenance_says_known_reconstructed_or_own_and_why() -> None:
    error = error_of(edition_with(('deck = "known: of', 'deck = "of')))
    assert (error.facts["field"], error.facts["line"]) == ("provenance.deck", line('deck = "known'))
    games.make("kokoro", edition_with(('deck = "known: of', 'deck = "own: of')), "mine.toml")


@pytest.mark.parametrize("section", ["mat", "pink", "decrees"])
def test_a_missing_section_is_named(section: str) -> None:
    text = re.sub(rf"^\[{section}\]\n(?:(?!\[\w|\[\[).*\n?)*", "", STANDARD, count=1, flags=re.MULTILINE)
    error = error_of(text)
    assert error.facts["field"] == section
    assert error.facts["expected"] == f"{section} = …"


@pytest.mark.parametrize("text", ["name = ", "[mat\n", "name = 'a'\nname = 'b'", "\x00"])
def test_what_is_no_toml_is_said_to_be_none(text: str) -> None:
    error = error_of(text)
    assert error.code == "error-bad-toml"
    assert "mine.toml" in str(error)
