"""Imports point one way: core <- games <- bots <- research; core, games, bots <- server."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import COMPILED_PACKAGES, ROOT
from parlour.games import SLUGS

PARLOUR = ROOT / "src" / "parlour"

NO_PYTHON = {
    *("py", "_build", "_derived", "_web", "__pycache__"),  # what builds leave there
    "template",  # a project of its own, which `parlour new game` copies: nothing here imports it
}
EVERYTHING = {entry.stem for entry in PARLOUR.iterdir() if entry.suffix in ("", ".py")} - NO_PYTHON

# What a package or module of parlour may import, besides itself.
MAY_IMPORT: dict[str, set[str]] = {
    "core": set(),
    "cache": set(),
    "locales": {"cache"},
    "build": {"core"},  # it looks whether core is compiled
    "words": {"core", "locales"},
    "home": {"core"},
    "scores": {"core", "home"},
    "games": {"core", "locales", "words"},
    "bots": {"core", "games", "build"},
    "testing": {"core"},  # on anyone's game, so it knows none
    "research": {"core", "games", "bots", "testing", "build"},
    "learn": {"core", "games", "bots"},
    "analysis": {"core", "games", "bots"},
    "server": {"core", "games", "bots", "learn", "analysis", "locales", "words", "build", "home"},
    "library": {"core", "games"},
    "summary": {"cache", "core", "games", "bots", "learn"},
    "derive": {"locales", "summary"},
    "__init__": {"core", "games", "locales", "library"},
    "__main__": {"cli"},
    "commands": EVERYTHING,
    "cli": EVERYTHING,
}
HEAVY = {"server", "research", "testing"}  # imported when a command that needs it is called

# Modules of the standard library that no rule and nothing in core may use: files, clocks, chance, the network.
OUTSIDE_WORLD = {
    *("asyncio", "datetime", "glob", "http", "io", "multiprocessing", "os", "pathlib", "random", "secrets", "shutil"),
    *("socket", "sqlite3", "subprocess", "sys", "tempfile", "threading", "time", "urllib", "uuid"),
}


def modules(package: str) -> list[Path]:
    folder = PARLOUR / package
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [PARLOUR / f"{package}.py"]


def imported(tree: ast.AST) -> Iterator[str]:
    """The names of all modules a piece of code imports, those named in texts for importlib too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            if re.match(r"parlour\.\w+[.:]?\S*$", node.value):
                yield node.value


def parts_of_parlour(tree: ast.AST) -> set[str]:
    """The packages of parlour that are imported; `import parlour` itself is `__init__`."""
    found = set()
    for name in imported(tree):
        root, _, rest = name.partition(".")
        if root == "parlour":
            part = re.split(r"[.:]", rest)[0]
            found.add(part if part in EVERYTHING else "__init__")
    return found


def test_every_part_of_parlour_has_its_place() -> None:
    assert set(MAY_IMPORT) >= EVERYTHING


@pytest.mark.parametrize("part", sorted(EVERYTHING & set(MAY_IMPORT)))
def test_imports_point_one_way(part: str) -> None:
    for module in modules(part):
        found = parts_of_parlour(ast.parse(module.read_text("utf-8"))) - {part}
        assert found <= MAY_IMPORT[part], f"{module.relative_to(PARLOUR)} may not import {found - MAY_IMPORT[part]}"


def test_the_table_itself_points_one_way() -> None:
    """No part may import one that may import it."""
    for part, allowed in MAY_IMPORT.items():
        for other in allowed - {part, "commands"}:
            assert part not in MAY_IMPORT[other] or {part, other} <= {"commands", "cli"}, f"{part} and {other}"


def test_what_is_compiled_never_imports_what_is_not_there_for_the_compiler() -> None:
    for package in COMPILED_PACKAGES:
        assert not MAY_IMPORT[package.partition("/")[0]] & {*HEAVY, "cli", "commands"}


def imports_at_once(module: Path) -> ast.Module:
    body = ast.parse(module.read_text("utf-8")).body
    return ast.Module([node for node in body if isinstance(node, ast.Import | ast.ImportFrom)], [])


def test_only_a_command_of_its_own_imports_what_is_heavy() -> None:
    """A command's module is imported when the command is called; what lighter ones import with it stays light."""
    at_once = {dotted(module): imports_at_once(module) for module in [*modules("cli"), *modules("commands")]}
    heavy = {name: parts_of_parlour(tree) & HEAVY for name, tree in at_once.items()}
    assert not heavy["parlour.cli"]
    for importer, tree in at_once.items():
        for name in {whole for name in imported(tree) for whole in at_once if f"{name}.".startswith(f"{whole}.")}:
            assert heavy[name] <= heavy[importer], f"{importer} gets {heavy[name]} by importing {name}"


def dotted(module: Path) -> str:
    return ".".join(module.relative_to(PARLOUR.parent).with_suffix("").parts)


FINDS_GAMES = PARLOUR / "games" / "sources.py"  # in folders, packages and files that somebody names


@pytest.mark.parametrize("part", ["core", "games"])
def test_rules_and_core_know_no_files_clocks_or_chance(part: str) -> None:
    for module in set(modules(part)) - {FINDS_GAMES}:
        names = {name.partition(".")[0] for name in imported(ast.parse(module.read_text("utf-8")))}
        assert not names & OUTSIDE_WORLD, f"{module.relative_to(PARLOUR)} imports {names & OUTSIDE_WORLD}"


def test_only_the_list_of_games_reads_files() -> None:
    """games/__init__.py reads editions, sources.py finds games; nothing else in core and games opens anything."""
    for module in [*modules("core"), *modules("games")]:
        text = module.read_text("utf-8")
        reads = re.search(r"\bopen\(|read_text|read_bytes|importlib\.resources|import resources", text)
        assert reads is None or module in (PARLOUR / "games" / "__init__.py", FINDS_GAMES), module


def test_whoever_serves_all_games_knows_none_of_them() -> None:
    """Server, commands, bots, research and learn ask a game for what it offers; see docs/contract.md."""
    for part in ("bots", "commands", "learn", "research", "server", "testing", "words"):
        for module in modules(part):
            names = [
                name for name in imported(ast.parse(module.read_text("utf-8"))) if name.startswith("parlour.games.")
            ]
            found = {name.split(".")[2] for name in names} & set(SLUGS)
            assert not found, f"{module} imports {found}"


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import parlour", {"__init__"}),
        ("from parlour import Match", {"__init__"}),
        ("from parlour import games", {"games"}),
        ("import parlour.core.values", {"core"}),
        ("def f():\n    from parlour.testing import laws", {"testing"}),
        ("import_module('parlour.games.kokoro')", {"games"}),
        ("X = 'parlour.bots.search:Search'", {"bots"}),
        ("import json", set()),
    ],
)
def test_imports_are_found_wherever_they_hide(code: str, found: set[str]) -> None:
    assert parts_of_parlour(ast.parse(code)) == found
