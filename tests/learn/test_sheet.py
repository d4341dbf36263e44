"""Teaching sheets and player aids: complete in all languages, true to the rules, and clear about what is wrong."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour import games
from parlour.core.errors import OptionError
from parlour.learn import lesson as lessons
from parlour.learn import sheet as sheets
from parlour.learn.files import LessonError
from parlour.locales import LANGUAGES, has, say

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
MOST = 240  # characters of a line, as in a lesson
INTERNAL = re.compile(r"^(?P<slug>[a-z_]+-(?:sheet|aid)-[a-z-]+) =", re.MULTILINE)


def lines(slug: str) -> dict[str, sheets.RuleLine]:
    """Every line by the id of its sentence."""
    found = sheets.load(slug)
    taught = {f"{slug}-sheet-{line.say}": line for part in found.sheet.values() for line in part}
    aids = {f"{slug}-aid-{line.say}": line for part in found.aid.values() for line in part}
    return taught | aids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_line_has_its_sentence_and_every_sentence_its_line(slug: str, language: str) -> None:
    root = Path(sheets.__file__).parents[1] / "locales" / language / f"{slug}-sheet.ftl"
    assert set(INTERNAL.findall(root.read_text("utf-8"))) == set(lines(slug))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_sentences_are_short_and_count_what_is_in_the_box(slug: str, language: str) -> None:
    counts = sheets.counts(slug)
    for message in lines(slug):
        sentence = say(language, message, **counts)
        assert len(sentence) <= MOST, message
        assert "{" not in sentence, message
    for part in (*sheets.load(slug).sheet, *sheets.load(slug).aid):
        assert has(language, f"learn-part-{part}")


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_parts_come_in_the_order_in_which_one_tells_them(slug: str) -> None:
    order = ["game", "win", "table", "setup", "round", "turn", "actions", "score", "more"]
    parts = list(sheets.load(slug).sheet)
    assert parts == [part for part in order if part in parts]
    assert {"game", "win", "table", "setup", "more"} <= set(parts)


@pytest.mark.parametrize("slug", [slug for slug in games.SLUGS if lessons.of_game(slug)])
def test_a_sheet_tells_most_of_what_a_first_game_needs(slug: str) -> None:
    told = {clause for line in lines(slug).values() for clause in line.clauses}
    needed = set(lessons.needed(slug))
    assert len(needed & told) >= 0.7 * len(needed), sorted(needed - told)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_picture_is_drawn(slug: str) -> None:
    sample = (WEB / slug / "Sample.svelte").read_text("utf-8")
    for line in lines(slug).values():
        if line.picture:
            assert re.search(rf'"{line.picture}"|\b{line.picture}:', sample), line.picture


def test_the_numbers_are_those_of_the_standard_box() -> None:
    assert sheets.counts("kokoro") == {"cards": 42, "golden": 22}
    assert sheets.counts("cocoons") == {"tokens": 25}
    assert sheets.counts("chocobo") == {"cards": 100}
    assert sheets.counts("cocoon_world") == {"spaces": 48, "tiles": 44, "hidden": 18}


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        ("[aid]\n", "sheet", "sheet = …"),
        ('[sheet]\ngame = [{ say = "Game!" }]\n[aid]\n', "game.say", "a-z 0-9 -"),
        ('[sheet]\ngame = [{ say = "game", clauses = ["Z-99"] }]\n[aid]\n', "game.clauses", "K-01 … K-76"),
    ],
)
def test_a_broken_sheet_says_where(text: str, field: str, expected: str) -> None:
    with pytest.raises(LessonError) as caught:
        sheets.read(text, "kokoro")
    assert (caught.value.facts["field"], caught.value.facts["expected"]) == (field, expected)


def test_only_games_have_sheets() -> None:
    with pytest.raises(OptionError, match="go"):
        sheets.load("go")
