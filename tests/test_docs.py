"""Documents are tested: nothing undocumented passes, examples run, links lead somewhere."""

from __future__ import annotations

import doctest
import importlib
import importlib.util
import json
import pkgutil
import re
import shutil
import subprocess
import tomllib
from pathlib import Path
from types import ModuleType

import pytest

import hatch_build
import parlour
from hatch_build import ROOT
from parlour import games, locales
from parlour.core.game import Game
from parlour.core.record import read_record, write_record
from parlour.testing import laws
from parlour.testing.suite import Laws
from tests.markdown import FENCE, anchors, code, links, pages
from tests.soak import needed

DOCS = ROOT / "docs"
GAME_PAGES = DOCS / "games"
HAVE_GAME_PAGES = pytest.mark.skipif(not GAME_PAGES.is_dir(), reason="the pages of the games are not written yet")


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


def local_links(page: Path) -> list[tuple[Path, str]]:
    """Pages and files a page points to, each with the anchor or ''."""
    found = []
    for link in links(page):
        if not re.match(r"[a-z]+:", link):
            target, _, anchor = link.partition("#")
            found.append(((page.parent / target).resolve() if target else page, anchor))
    return found


# Links


@pytest.mark.parametrize("page", pages(), ids=name)
def test_links_lead_somewhere(page: Path) -> None:
    for target, anchor in local_links(page):
        if target.parent == GAME_PAGES and not GAME_PAGES.is_dir():
            continue  # they come with the games
        assert target.exists(), f"{name(page)} points to {target}"
        assert not anchor or anchor in anchors(target), f"{name(page)} points to #{anchor}"


@pytest.mark.parametrize("page", pages(), ids=name)
def test_every_test_that_a_page_names_is_there(page: Path) -> None:
    for file, test in re.findall(r"`(tests/[\w/]+\.py)(?:::(\w+))?`", page.read_text("utf-8")):
        assert (ROOT / file).is_file(), file
        assert not test or f"def {test}(" in (ROOT / file).read_text("utf-8"), f"{file} has no {test}"


def test_every_page_can_be_found_from_the_front() -> None:
    front = [page for page in (ROOT / "README.md", DOCS / "README.md") if page.is_file()]
    reached, to_do = set(front), list(front)
    while to_do:
        for target, _ in local_links(to_do.pop()):
            if target.suffix == ".md" and target.is_file() and target not in reached:
                reached.add(target)
                to_do.append(target)
    lost = [name(page) for page in [*ROOT.glob("*.md"), *DOCS.rglob("*.md")] if page not in reached]
    assert not lost


def test_every_picture_is_shown_on_a_page() -> None:
    shown = {target for page in pages() for target, _ in local_links(page)}
    assert {picture.name for picture in (DOCS / "img").iterdir() if picture not in shown} == set()


# Examples


@pytest.mark.parametrize("page", [page for page in sorted(DOCS.rglob("*.md")) if code(page, "python")], ids=name)
def test_examples_in_python_run(page: Path) -> None:
    """The blocks of a page are one program; a game it enrols in the laws keeps them."""
    names: dict[str, object] = {"__name__": page.stem}
    for block in code(page, "python"):
        exec(compile(block, name(page), "exec"), names)
    for value in list(names.values()):
        if isinstance(value, type) and issubclass(value, Laws) and value is not Laws:
            for law in laws.LAWS:
                for seed in range(3):
                    law(value.game, seed, laws.STEPS)


TRIED = {
    "python": "test_examples_in_python_run, and tests/test_readme.py",
    "py": "tests/research/test_training.py, in `make soak`: it needs torch or takes long",
    "json": "test_examples_in_json_are_json",
    "console": "tests/cli/test_doc_commands.py",
    "sh": "tests/cli/test_doc_commands.py; curl in tests/server",
    "js": "test_examples_in_javascript_are_modules; tests/browser/test_outside.py plays with such a board",
    "toml": "test_examples_in_toml_are_toml",
    "text": "tests/test_readme.py",
    "": "boards, records and lists, which nobody runs",
}
"""What tries the code on pages, by its language."""


@pytest.mark.parametrize("page", pages(), ids=name)
def test_every_example_on_a_page_is_tried_by_a_test(page: Path) -> None:
    assert {language for language, _ in FENCE.findall(page.read_text("utf-8"))} <= set(TRIED)
    assert not code(page, "python") or page == ROOT / "README.md" or DOCS in page.parents
    assert not re.search(r"^ *(?:~~~|````|``` )", page.read_text("utf-8"), re.MULTILINE), "a block that no test finds"


def test_the_contracts_example_enrols_a_game() -> None:
    assert any("(Laws)" in block for block in code(DOCS / "contract.md", "python"))


@pytest.mark.parametrize("page", [page for page in sorted(DOCS.rglob("*.md")) if code(page, "json")], ids=name)
def test_examples_in_json_are_json(page: Path) -> None:
    for block in code(page, "json"):
        json.loads(block)


def test_examples_in_toml_are_toml() -> None:
    blocks = [block for page in pages() for block in code(page, "toml")]
    assert [tomllib.loads(block) for block in blocks]


def test_examples_in_javascript_are_modules(tmp_path: Path) -> None:
    node = (hatch_build.node_of_wheel() or [shutil.which("node") or ""])[0]
    assert node, "`make setup` installs it"
    blocks = [block for page in pages() for block in code(page, "js")]
    assert blocks
    for block in blocks:
        (tmp_path / "shown.mjs").write_text(block, "utf-8")
        subprocess.run([node, "--check", tmp_path / "shown.mjs"], check=True)


def test_the_records_on_the_page_of_notation_are_records() -> None:
    page = DOCS / "notation.md"
    text = next(block for block in code(page, "") if block.startswith("parlour record"))
    assert write_record(read_record(text)) == text
    assert read_record(code(page, "json")[0]).game == "kokoro"


def modules() -> list[str]:
    found = [module.name for module in pkgutil.walk_packages(parlour.__path__, "parlour.")]
    return ["parlour", *(module for module in found if not module.endswith("__main__"))]


NEEDS_TORCH = "parlour.research.sb3"


@pytest.mark.parametrize("module", modules())
def test_examples_in_docstrings_run(module: str) -> None:
    if module == NEEDS_TORCH:
        needed("stable_baselines3")
    loaded: ModuleType = importlib.import_module(module)
    assert doctest.testmod(loaded).failed == 0


# Installing

TEXTS = {".md", ".ftl", ".py", ".ipynb", ".toml", ".js", ".ts", ".svelte"}
BUILT = ROOT / "src" / "parlour" / "_web"
INSTALL = re.compile(r"pip install ((?:-[\w-]+ )*)(\S+)")


def told() -> list[tuple[Path, str]]:
    """What is said to install, and where that is said: on pages, in notebooks, sentences and docstrings."""
    folders = [DOCS, ROOT / "src", ROOT / "examples", ROOT / "web" / "src"]
    files = [
        file for folder in folders for file in folder.rglob("*") if file.suffix in TEXTS and BUILT not in file.parents
    ]
    found = []
    for file in [*ROOT.glob("*.md"), *files]:
        found += [(file, target) for _, target in INSTALL.findall(file.read_text("utf-8"))]
    return found


def test_nobody_is_told_to_install_what_no_index_has() -> None:
    """Parlour is installed from its source tree; `pip install parlour` would find nothing, or something else."""
    assert len(told()) > 30
    assert [name(file) for file, target in told() if not re.match(r"""[\\"'`“「]*\.""", target)] == []


@pytest.mark.parametrize("language", locales.LANGUAGES)
def test_sentences_and_pages_name_extras_alike(language: str) -> None:
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["optional-dependencies"]
    sentences = [file.read_text("utf-8") for file in Path(locales.__file__).parent.glob(f"{language}/*.ftl")]
    named = re.findall(r"\[([a-z\d,]+)\]\"", "\n".join([*sentences, all_docs()]))
    assert {"mcp", "dask", "policy", "postgres", "testing"} <= set(named)  # and one that the sentence is told
    assert {extra for names in named for extra in names.split(",")} <= set(extras)


# Nothing undocumented


def all_docs() -> str:
    return "\n".join(page.read_text("utf-8") for page in [ROOT / "README.md", *DOCS.rglob("*.md")] if page.is_file())


@pytest.mark.skipif(importlib.util.find_spec("parlour.cli") is None, reason="there is no command line yet")
def test_every_command_is_documented() -> None:
    import click

    from parlour.cli import main

    text = all_docs()
    undocumented = [c for c in main.list_commands(click.Context(main)) if not re.search(rf"`?parlour {c}\b", text)]
    assert not undocumented


@HAVE_GAME_PAGES
@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_option_of_a_game_is_documented_on_its_page(slug: str) -> None:
    text = (GAME_PAGES / f"{slug}.md").read_text("utf-8")
    for option in games.load(slug).options:
        assert f"`{option.name}`" in text, option.name
        for value in option.values:
            assert re.search(rf"(?<!\w){re.escape(value)}(?!\w)", text) or value.isdecimal(), f"{option.name}={value}"


@pytest.mark.parametrize("method", [n for n, value in vars(Game).items() if callable(value) and not n.startswith("_")])
def test_every_method_of_the_contract_is_in_the_architecture(method: str) -> None:
    text = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    assert f"`{method}`" in text or method == "index", method


def test_every_law_is_told() -> None:
    text = (DOCS / "contract.md").read_text("utf-8")
    told = re.findall(r"^(\d+)\. \*\*", text, re.MULTILINE)
    assert told == [str(n) for n in range(1, 13)]
    docs = "\n".join(law.__doc__ or "" for law in [*laws.LAWS, laws.fingerprint, laws.uncovered])
    assert set(re.findall(r"Law (\d+)", docs)) == set(told)


def test_the_version_has_a_place_in_the_changelog() -> None:
    text = (ROOT / "CHANGELOG.md").read_text("utf-8")
    assert "## [Unreleased]" in text or f"## [{parlour.__version__}]" in text


# Rules


def section(slug: str, heading: str) -> str:
    """What stands under a heading of a game's page."""
    text = (GAME_PAGES / f"{slug}.md").read_text("utf-8")
    return re.split(r"^## ", text.split(f"\n## {heading}\n", 1)[1], maxsplit=1, flags=re.MULTILINE)[0]


def cited(text: str) -> set[str]:
    """The clauses that a text names, alone or as a range."""
    found = set(re.findall(r"[A-Z]-\d\d", text))
    for letter, first, last in re.findall(r"([A-Z])-(\d\d) to [A-Z]-(\d\d)", text):
        found |= {f"{letter}-{number:02}" for number in range(int(first), int(last) + 1)}
    return found


def clauses_with(slug: str, *, rulings: bool) -> set[str]:
    """The clauses with a ruling of ours, or with something that the rulebook prints."""
    every = locales.clauses(slug)
    return {one for one in every if any(part.is_ruling == rulings for part in locales.parts("en", one))}


@HAVE_GAME_PAGES
@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_reader_of_the_rulebook_finds_the_clause_of_each_passage(slug: str) -> None:
    """The table names every clause but those that are wholly our own, and no clause that does not exist."""
    named = cited(section(slug, "Through the rulebook"))
    assert clauses_with(slug, rulings=False) <= named <= set(locales.clauses(slug))


@HAVE_GAME_PAGES
@pytest.mark.parametrize("slug", games.SLUGS)
def test_a_game_s_page_lists_every_difference_from_the_printed_game(slug: str) -> None:
    assert cited(section(slug, "Differences from the printed game")) == clauses_with(slug, rulings=True)
