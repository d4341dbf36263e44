"""Folders of the same kind look alike, and each says what lives in it and what must not."""

from __future__ import annotations

from pathlib import Path

import pytest

from hatch_build import ROOT
from parlour import games

PARLOUR = ROOT / "src" / "parlour"
PACKAGES = sorted(folder.parent.name for folder in PARLOUR.glob("*/__init__.py"))
MODEL = PARLOUR / "games" / "kokoro"

# What every game has; it may add modules of its own. What the model game does not have yet, nobody needs.
ALIKE = (
    *(
        "__init__.py",
        "actions.py",
        "bot.py",
        "edition.py",
        "events.py",
        "game.py",
        "hints.py",
        "notation.py",
        "phases.py",
    ),
    *("rules.py", "sight.py", "state.py", "text.py", "view.py", "README.md", "editions/standard.toml", "records"),
    *("sheet.toml", "help.toml", "spots.toml"),
    *("lessons/first.toml", "lessons/needed.toml"),
)


def test_the_folders_of_games_are_the_list_of_games() -> None:
    folders = {folder.parent.name for folder in (PARLOUR / "games").glob("*/game.py")}
    assert folders == set(games.SLUGS)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_folder_has_the_same_files(slug: str) -> None:
    expected = [name for name in ALIKE if (MODEL / name).exists()]
    assert [name for name in expected if (PARLOUR / "games" / slug / name).exists()] == expected


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_has_its_words_and_rules(slug: str) -> None:
    for language in ("en", "fr", "ja"):
        for topic in (slug, f"{slug}-rules", f"{slug}-help"):
            assert (PARLOUR / "locales" / language / f"{topic}.ftl").is_file()


@pytest.mark.parametrize("package", PACKAGES)
def test_every_package_says_what_lives_here_and_what_must_not(package: str) -> None:
    readme = PARLOUR / package / "README.md"
    assert readme.is_file()
    title, empty, *rest = readme.read_text("utf-8").rstrip("\n").split("\n")
    lines = rest[: rest.index("")] if "" in rest else rest  # the first paragraph; a map of the package may follow
    assert title.lower() == f"# {package}"
    assert empty == ""
    assert 1 <= len(lines) <= 4, "three lines are enough"
    assert any(word in " ".join(lines).lower() for word in ("no ", "not", "nothing", "never"))


def test_one_noun_one_test_file() -> None:
    """Each module of core has a test of its name; what is tested elsewhere is named here with where."""
    elsewhere = {
        "__init__": "names only",
        "game": "the contract: tests/test_laws.py and every game's tests",
        "state": "law 6: tests/test_laws.py",
        "ed25519": "calls of a library: tests/core/test_seal.py",
    }
    nouns = {module.stem for module in (PARLOUR / "core").glob("*.py")} - set(elsewhere)
    tested = {Path(file).stem.removeprefix("test_") for file in (ROOT / "tests" / "core").glob("test_*.py")}
    assert nouns <= tested
