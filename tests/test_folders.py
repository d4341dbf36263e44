"""Folders of the same kind look alike, and each says what lives in it and what must not."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import ROOT
from parlour import games
from parlour.locales import LANGUAGES

PARLOUR = ROOT / "src" / "parlour"
PACKAGES = sorted(folder.parent.name for folder in PARLOUR.glob("*/__init__.py"))
MODEL = PARLOUR / "template" / "newgame"  # what `parlour new game` writes

VERBS = {  # what every game calls by the same name, by module; NewGame stands for the name of its class
    "bot": ("BOTS", "LEVELS", "Greedy"),
    "edition": ("NewGameEdition", "read", "counts"),
    "game": ("NewGame", "create"),
    "hints": ("reasons",),
    "phases": ("PHASES", "OVER"),
    "preview": ("preview",),
    "sight": ("view_of", "guess_from"),
    "state": ("NewGameState",),
    "text": ("board_in_words",),
    "view": ("NewGameView",),
}


def files_of(folder: Path) -> set[str]:
    """The files of a game, but for words, which Parlour keeps for all its games, records, and what Python leaves."""
    found = {file.relative_to(folder) for file in folder.rglob("*") if file.is_file()}
    return {str(file) for file in found if not {"locales", "records", "__pycache__"} & set(file.parts)}


def test_the_folders_of_games_are_the_list_of_games() -> None:
    folders = {folder.parent.name for folder in (PARLOUR / "games").glob("*/game.py")}
    assert folders == set(games.SLUGS)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_folder_has_the_shape_that_a_new_game_gets(slug: str) -> None:
    """It may add modules of its own for its own things."""
    folder = PARLOUR / "games" / slug
    assert files_of(MODEL) - files_of(folder) == set()
    assert (folder / "README.md").is_file()
    assert any((folder / "records").iterdir())


@pytest.mark.parametrize("module", VERBS)
@pytest.mark.parametrize("slug", [*games.SLUGS, "newgame"])
def test_the_same_things_have_the_same_names(slug: str, module: str) -> None:
    folder = MODEL if slug == "newgame" else PARLOUR / "games" / slug
    own = "NewGame" if slug == "newgame" else "".join(word.capitalize() for word in slug.split("_"))
    tree = ast.parse((folder / f"{module}.py").read_text("utf-8"))
    assert {name.replace("NewGame", own) for name in VERBS[module]} <= set(defined_in(tree))


def defined_in(tree: ast.Module) -> Iterator[str]:
    """The names that a module defines itself."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            yield node.target.id


def test_a_new_game_has_words_card_rules_help_lessons_and_a_sheet_in_every_language() -> None:
    names = {language: sorted(file.name for file in (MODEL / "locales" / language).iterdir()) for language in LANGUAGES}
    topics = sorted(f"newgame{part}.ftl" for part in ("", "-card", "-rules", "-help", "-lessons", "-sheet"))
    assert names == dict.fromkeys(LANGUAGES, topics)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_game_has_its_words_and_rules(slug: str) -> None:
    for language in LANGUAGES:
        for part in ("", "-card", "-rules", "-help", "-lessons", "-sheet"):
            assert (PARLOUR / "locales" / language / f"{slug}{part}.ftl").is_file()


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
