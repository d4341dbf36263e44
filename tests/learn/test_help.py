"""First-time help: every decision and every thing on a board has its words, short enough, and its clause."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from parlour import games, locales
from parlour.core.game import DEAL
from parlour.core.record import read_record
from parlour.core.values import encode
from parlour.learn import help as helping
from parlour.learn.files import LessonError
from parlour.locales import LANGUAGES, has, say

WEB = Path(__file__).parents[2] / "web" / "src" / "games"
RECORDS = Path(games.__file__).parent
MOST = 240  # characters, as in a lesson
LINE = {"en": 46, "fr": 46, "ja": 24}  # a tip is one line on a phone


def prompts(slug: str) -> set[str]:
    """Every decision that a game asks of people: each has its question in the catalogue."""
    return {id_.removeprefix(f"{slug}-ask-") for id_ in locales.ids("en") if id_.startswith(f"{slug}-ask-")}


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_decision_has_its_explanation_and_clause(slug: str) -> None:
    assert set(helping.load(slug).decisions) == prompts(slug)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_decision_of_a_real_match_is_explained(slug: str) -> None:
    """The records show the prompts that rules really ask, whatever the catalogue says."""
    asked = set()
    for file in sorted((RECORDS / slug / "records").glob("*.parlour")):
        asked |= {move.prompt for move in read_record(file.read_text("utf-8"), file.name).moves if move.seats}
    assert asked - {"undo"} <= set(helping.load(slug).decisions)
    assert asked
    assert DEAL.value not in asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_words_are_there_and_short(slug: str, language: str) -> None:
    found = helping.load(slug)
    for prompt in found.decisions:
        words = helping.words_of(slug, prompt)
        assert 0 < len(say(language, words)) <= MOST
        assert 0 < len(say(language, f"{words}.tip")) <= LINE[language], prompt
    for name, thing in found.things.items():
        assert has(language, thing.name), name
        assert len(say(language, thing.name)) <= 60


@pytest.mark.parametrize("slug", games.SLUGS)
def test_no_words_are_left_over(slug: str) -> None:
    found = helping.load(slug)
    own = {id_ for id_ in locales.ids("en") if id_.startswith((f"{slug}-help-", f"{slug}-thing-"))}
    explained = {helping.words_of(slug, prompt) for prompt in found.decisions}
    named = {thing.name for name, thing in found.things.items() if thing.name == f"{slug}-thing-{name}"}
    assert own == explained | {f"{words}.tip" for words in explained} | named


def named_in_the_client(slug: str) -> str:
    """Where the board of a game says what its things are: its `data-about`, its about.ts, and the kinds of doors."""
    said = ""
    for file in sorted((WEB / slug).iterdir()):
        text = file.read_text("utf-8")
        said += text if file.name in ("about.ts", "doors.ts") else " ".join(re.findall(r"data-about=(.*)", text))
    return said


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_thing_is_shown_on_the_board(slug: str) -> None:
    """Kinds of a thing (`tile-roll`) are put together from what comes before the dash."""
    said = named_in_the_client(slug)
    unseen = [
        name
        for name in helping.load(slug).things
        if not re.search(rf"""["'` ]{re.escape(name)}["'` {{]""", said)
        and not re.search(rf"""["'` ]{name.partition("-")[0]}-\$?\{{""", said)
    ]
    assert unseen == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_kinds_of_the_edition_are_all_named(language: str) -> None:
    """What an edition can put on the table has its name: Monsters, Books, animals and tiles."""
    chocobo = json.loads(edition("chocobo"))
    kinds = {f"monster-{monster['name']}" for monster in chocobo["monsters"]}
    kinds |= {f"book-{book['effect']}" for book in chocobo["books"]}
    kinds |= {f"boss-{boss['name']}" for boss in chocobo["bosses"]}
    things = helping.load("chocobo").things
    assert kinds <= set(things)
    assert all(has(language, things[kind].name) for kind in kinds)


def edition(slug: str) -> bytes:
    return encode(games.read_edition(slug, games.edition_text(slug), "standard"))


@pytest.mark.parametrize(
    ("text", "field", "expected"),
    [
        ("[decisions]\n", "things", "things = …"),
        ('[decisions]\ndraw = "Z-99"\n[things]\n', "decisions.draw", "K-01 … K-76"),
        ('[decisions]\n[things]\n"Big!" = { rule = "K-01" }\n', "things.Big!", "a-z 0-9 -"),
    ],
)
def test_a_broken_file_says_where(text: str, field: str, expected: str) -> None:
    with pytest.raises(LessonError) as caught:
        helping.read(text, "kokoro")
    assert (caught.value.facts["field"], caught.value.facts["expected"]) == (field, expected)
