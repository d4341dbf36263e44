"""What can be pointed at: the same names in the data, on the boards, in lessons and on the page that lists them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from parlour import games
from parlour.learn import lesson as lessons
from parlour.learn import spots
from parlour.learn.files import LearnerFile, LessonError
from parlour.locales import LANGUAGES, has

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web" / "src"
NAMED = re.compile(r'data-spot=(?:"([a-z]+)"|\{[^}]*\? "([a-z]+)")')


def drawn(folder: Path) -> set[str]:
    """The names on the drawings of a folder, but for places."""
    sources = "".join(file.read_text("utf-8") for file in folder.glob("*.svelte"))
    return {one or other for one, other in NAMED.findall(sources)}


@pytest.mark.parametrize("slug", games.SLUGS)
def test_everything_that_has_a_name_is_drawn_and_the_other_way_round(slug: str) -> None:
    own = set(spots.of_game(slug).things) - set(spots.EVERYWHERE.things)
    assert drawn(WEB / "games" / slug) == own


def test_so_it_is_with_what_is_on_every_table() -> None:
    assert drawn(WEB / "parts") == set(spots.EVERYWHERE.things)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_lessons_light_nothing_else(slug: str) -> None:
    known = spots.of_game(slug)
    lit = {name for lesson in lessons.of_game(slug) for step in lesson.steps for name in step.spot.split()}
    assert lit
    assert [name for name in lit if not known.has(name)] == []


@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_whole_thing_is_a_thing_and_hands_and_answers_are_whole(slug: str) -> None:
    known = spots.of_game(slug)
    assert set(known.whole) <= set(known.things)
    assert {"hand", "decision", "talk", "next"} & set(known.things) <= set(known.whole)
    assert set(known.own) <= {*known.things, spots.PLACES}
    assert known.is_own("hand") == ("hand" in known.things)
    assert known.is_own("c3") == (slug == "kokoro"), "every seat has a mat, and all look into one box"
    assert [name for name in ("", "mat card", "c3\n", "card-17") if known.has(name)] == []


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_page_on_lessons_lists_them(slug: str) -> None:
    page = (ROOT / "docs" / "lessons.md").read_text("utf-8")
    own = [thing for thing in spots.of_game(slug).things if thing not in spots.EVERYWHERE.things]
    rows = [set(re.findall(r"`([a-z]+)`", line)) for line in page.splitlines() if line.startswith("| ")]
    assert set(own) in rows


def test_a_game_that_is_not_ours_has_what_every_table_has() -> None:
    assert spots.of_game("den") == spots.EVERYWHERE


def test_a_broken_file_says_where() -> None:
    with pytest.raises(LessonError) as error:
        LearnerFile("kokoro", spots.FILE, 'places = ""\nthings = "mat"\nwhole = []\n').decode(spots.Spots)
    assert error.value.facts["line"] == 2


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("slug", games.SLUGS)
def test_everything_can_be_said_in_words(slug: str, language: str) -> None:
    own = set(spots.of_game(slug).things) - set(spots.EVERYWHERE.things)
    ids = {f"web-{slug}-spot-{thing}" for thing in own} | {f"web-spot-{thing}" for thing in spots.EVERYWHERE.things}
    assert [message for message in sorted(ids) if not has(language, message)] == []
