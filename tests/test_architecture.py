"""The server's shape, as ARCHITECTURE.md promises it: sizes, names, layers, and no import cycle anywhere."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from hatch_build import ROOT
from parlour.games import SLUGS
from tests.server import test_simulation
from tests.simulator import test_faults

PARLOUR = ROOT / "src" / "parlour"
SERVER = PARLOUR / "server"
MODULES = sorted(SERVER.rglob("*.py"))

MOST_LINES = {"module": 400, "class": 300, "function": 40}
LONG = {"wire.py"}  # the whole protocol in one place

# What a part of the server may import of the others. `wire` is the protocol, `tables` is pure.
LAYERS: dict[str, set[str]] = {
    "wire": set(),
    "settings": set(),
    "log": set(),
    "generate": {"wire"},
    "store": {"wire"},
    "tables": {"wire", "store"},
    "bots": {"wire", "tables"},
    "net": {"wire"},
    "hub": {"wire", "settings", "log", "store", "tables", "bots", "net"},
    "http": {"wire", "settings", "log", "store", "tables", "bots", "net", "hub"},
}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for module in sorted(PARLOUR.rglob("*.py")):
        yield module, ast.parse(module.read_text("utf-8"))


def name_of(module: Path) -> str:
    parts = module.relative_to(PARLOUR.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


# Sizes


def sizes(module: Path) -> Iterator[tuple[str, str, int]]:
    text = module.read_text("utf-8")
    yield "module", module.name, len(text.splitlines())
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            kind = "class" if isinstance(node, ast.ClassDef) else "function"
            yield kind, node.name, (node.end_lineno or 0) - node.lineno + 1


@pytest.mark.parametrize("module", MODULES, ids=lambda module: module.relative_to(SERVER).as_posix())
def test_nothing_of_the_server_is_too_long_to_read(module: Path) -> None:
    for kind, name, lines in sizes(module):
        if not (kind == "module" and module.name in LONG):
            assert lines <= MOST_LINES[kind], f"{kind} {name} has {lines} lines, more than {MOST_LINES[kind]}"


# Imports


def imports_of(module: Path, tree: ast.Module) -> set[str]:
    """The modules of ours that a module imports, wherever it does."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            for alias in node.names:
                whole = f"{node.module}.{alias.name}"
                found.add(whole if whole in NAMES else node.module)
    return {name for name in found if name in NAMES} - {name_of(module)}


NAMES = {name_of(module) for module in PARLOUR.rglob("*.py")}
GRAPH = {name_of(module): imports_of(module, tree) for module, tree in trees()}


def cycle_in(graph: dict[str, set[str]]) -> list[str] | None:
    """A way from a module back to itself, if there is one."""
    done: set[str] = set()

    def search(name: str, path: list[str]) -> list[str] | None:
        if name in path:
            return [*path[path.index(name) :], name]
        if name in done:
            return None
        for other in sorted(graph.get(name, ())):
            found = search(other, [*path, name])
            if found is not None:
                return found
        done.add(name)
        return None

    return next((found for name in sorted(graph) if (found := search(name, [])) is not None), None)


def test_there_is_no_import_cycle_not_even_for_types() -> None:
    assert cycle_in(GRAPH) is None


def test_a_cycle_would_be_found() -> None:
    assert cycle_in({"a": {"b"}, "b": {"c"}, "c": {"b"}}) == ["b", "c", "b"]
    assert cycle_in({"a": {"b", "c"}, "b": {"c"}}) is None


def test_nothing_of_ours_is_imported_for_types_alone() -> None:
    for module, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
                assert "parlour" not in ast.unparse(node), module


def test_the_server_is_layered() -> None:
    for name, others in GRAPH.items():
        if name.startswith("parlour.server."):
            part = name.split(".")[2]
            found = {other.split(".")[2] for other in others if other.startswith("parlour.server.")} - {part}
            assert found <= LAYERS[part], f"{name} may not import {found - LAYERS[part]}"


def test_a_table_does_not_wait_and_knows_no_socket_and_no_database() -> None:
    outside = {"asyncio", "socket", "sqlite3", "starlette", "threading", "time", "datetime", "secrets", "random"}
    for module in (SERVER / "tables").glob("*.py"):
        tree = ast.parse(module.read_text("utf-8"))
        for node in ast.walk(tree):
            assert not isinstance(node, ast.Await | ast.AsyncFunctionDef), module
            if isinstance(node, ast.Import):
                assert not {alias.name.partition(".")[0] for alias in node.names} & outside, module
            elif isinstance(node, ast.ImportFrom):
                assert (node.module or "").partition(".")[0] not in outside, module
        of_store = {other for other in GRAPH[name_of(module)] if other.startswith("parlour.server.store")}
        assert of_store <= {"parlour.server.store.rows", "parlour.server.store.writes"}, "values only"


# Names


def classes() -> dict[str, list[str]]:
    found: dict[str, list[str]] = defaultdict(list)
    for module, tree in trees():
        for node in ast.walk(tree):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(name_of(module))
    return found


def test_no_class_of_the_server_shares_its_name_with_another() -> None:
    shared = {name: places for name, places in classes().items() if len(places) > 1}
    ours = {name: p for name, p in shared.items() if any(place.startswith("parlour.server") for place in p)}
    assert ours == {}


# Names that several games have, each for the same part of its own.
IN_EVERY_GAME = {"Answers", "Board", "Greedy", "Search", "Settings", "_Words"}
OF_THE_RULEBOOK = {"actions", "events", "hints"}  # words of a game's own rules; their tags begin with its name
TWO_MEANINGS = {"Box": "what is in Chocobo's box, and the toy game of that name, which many tests play"}


def test_no_class_name_means_two_things() -> None:
    for name, places in classes().items():
        if name in IN_EVERY_GAME or name in TWO_MEANINGS:
            continue
        own = [place for place in places if place.split(".")[-1] not in OF_THE_RULEBOOK]
        assert len(own) <= 1, f"{name}: {places}"
        assert not own or len(places) == 1, f"{name}: {places}"
        folders = [place.rpartition(".")[0] for place in places]
        assert len(folders) == len(set(folders)), f"{name} is twice in one game: {places}"


def glossary() -> str:
    page = (ROOT / "ARCHITECTURE.md").read_text("utf-8")
    return page[page.index("## Words") : page.index("## The idea")]


def test_every_noun_of_the_server_and_of_the_client_s_state_is_in_the_glossary() -> None:
    """What only travels is in docs/protocol.md, and writes are in store/writes.py, each with its sentence."""
    words = set(re.findall(r"\b[A-Z][A-Za-z]+\b", glossary()))
    listed = {"wire", "writes", "openapi"}
    nouns = {
        name
        for name, places in classes().items()
        for place in places
        if place.startswith("parlour.server.") and place.split(".")[-1] not in listed
    }
    state = "".join(file.read_text("utf-8") for file in sorted((ROOT / "web" / "src").glob("*.ts")))
    nouns |= set(re.findall(r"^export class (\w+)", state, re.MULTILINE))
    assert nouns - words == set(), "missing in ARCHITECTURE.md"


# The figures


def test_the_architecture_counts_the_planted_faults_and_seeds_of_the_simulator() -> None:
    page = " ".join((ROOT / "ARCHITECTURE.md").read_text("utf-8").split())
    seeds = test_simulation.PARTS * test_simulation.SEEDS
    told = f"{seeds} seeds run with every test run, {test_simulation.MANY:,} in `make soak`; each of the"
    assert (
        f"{told} {len(test_faults.PLANTED)} faults planted in the server is found within {test_faults.SEEDS}." in page
    )


# The hook for tests


def test_no_setting_leads_to_stated_secrets() -> None:
    """Tests give a hub its source and its clock; a server that is shipped can't be told to use others."""
    for module in [SERVER / "settings.py", *sorted((PARLOUR / "commands").glob("*.py")), PARLOUR / "cli.py"]:
        tree = ast.parse(module.read_text("utf-8"))
        given = {word.arg for node in ast.walk(tree) if isinstance(node, ast.Call) for word in node.keywords}
        calls_hub = "parlour.server" in module.read_text("utf-8")
        assert not (calls_hub and given & {"source", "clock"}), module


# The web boards


BOARDS = ROOT / "web" / "src" / "games"
# What every board has under the same name; web/README.md says what each is for.
BOARD_FILES = {
    *("Board.svelte", "Picture.svelte", "Sample.svelte"),
    *("about.ts", "answers.ts", "beats.ts", "index.ts", "view.ts"),
}


@pytest.mark.parametrize("slug", SLUGS)
def test_boards_have_the_same_file_names_for_the_same_things(slug: str) -> None:
    files = {file.name for file in (BOARDS / slug).iterdir()}
    assert files >= BOARD_FILES
    index = (BOARDS / slug / "index.ts").read_text("utf-8")
    for export in (
        'export { default } from "./Board.svelte"',
        'export { shows } from "./answers"',
        'export { script } from "./beats"',
    ):
        assert export in index
    assert re.search(r"^export interface \w+View \{", (BOARDS / slug / "view.ts").read_text("utf-8"), re.MULTILINE)
    assert f"{slug}.ts" not in files, "a file is named for what is in it"


def test_the_grid_of_spaces_and_the_props_of_a_board_are_written_once() -> None:
    sources = {file: file.read_text("utf-8") for file in sorted((ROOT / "web").glob("[sg]*/**/*.svelte"))}
    grids = [file.name for file, text in sources.items() if 'role="gridcell"' in text]
    assert grids == ["SpaceGrid.svelte", "Places.svelte"], "Cocoons has a grid of its own: its things are dragged"
    assert [file.name for file, text in sources.items() if re.search(r"<Board\b", text)] == ["GameBoard.svelte"]


# The games

GAME_MODULES = {
    *("account", "actions", "bot", "edition", "encoding", "events", "game", "hints", "kernel", "notation", "phases"),
    *("picture", "preview", "rules", "sight", "state", "text", "view"),
}
BOTS_OWN = {"experience", "hunch"}  # by the same name wherever a game has them, and asked of none
GAME_DATA = ("card.toml", "help.toml", "sheet.toml", "spots.toml", "editions/", "lessons/", "records/")
CAPABILITIES = {  # the module that a class belongs in, by what it fulfils
    "Account": "account",
    "Authoring": "authoring",
    "AutoPass": "auto_pass",
    "Campaigning": "campaign",
    "Caution": "caution",
    "Encoding": "encoding",
    "Kernel": "kernel",
    "Memory": "memory",
    "Moderation": "moderation",
    "Outlook": "outlook",
    "Picture": "picture",
    "Progression": "progression",
    "Workshop": "workshop",
}


def modules_of(slug: str) -> dict[str, str]:
    """The modules of a game, name and source."""
    files = sorted((PARLOUR / "games" / slug).glob("*.py"))
    return {file.stem: file.read_text("utf-8") for file in files if file.stem != "__init__"}


@pytest.mark.parametrize("slug", SLUGS)
def test_a_game_s_folder_has_the_files_that_the_readme_lists(slug: str) -> None:
    folder = PARLOUR / "games" / slug
    readme = (PARLOUR / "games" / "README.md").read_text("utf-8")
    assert set(modules_of(slug)) >= GAME_MODULES
    for name in GAME_DATA:
        assert (folder / name).exists(), name
    for name in (*GAME_MODULES, *BOTS_OWN, *GAME_DATA, *CAPABILITIES.values()):
        assert f"`{name}`" in readme, name


def test_what_all_games_have_is_what_the_readme_says_they_have() -> None:
    """A module of the same name in every folder is part of the shape, and so is asked of the next game."""
    assert set.intersection(*(set(modules_of(slug)) for slug in SLUGS)) - BOTS_OWN == GAME_MODULES


@pytest.mark.parametrize("slug", SLUGS)
def test_every_module_of_a_game_is_named_in_a_readme(slug: str) -> None:
    shared = {*GAME_MODULES, *CAPABILITIES.values(), *BOTS_OWN}
    own = (PARLOUR / "games" / slug / "README.md").read_text("utf-8")
    assert [name for name in modules_of(slug) if name not in shared and f"`{name}.py`" not in own] == []


@pytest.mark.parametrize("slug", SLUGS)
def test_a_capability_is_in_the_module_of_its_name(slug: str) -> None:
    found = {
        module: CAPABILITIES[base]
        for module, source in modules_of(slug).items()
        for base in re.findall(r"^class \w+\((\w+)", source, re.MULTILINE)
        if base in CAPABILITIES
    }
    assert found == {name: name for name in modules_of(slug) if name in CAPABILITIES.values()}
