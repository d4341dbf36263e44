"""What is built, from what, and what it says about itself."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib import import_module
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from zipfile import ZipFile

import pytest

import hatch_build
import parlour
import parlour.build
from hatch_build import ROOT
from parlour import derive

SRC = ROOT / "src"
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
SWITCHES = ("PARLOUR_PURE", "PARLOUR_REQUIRE_COMPILED", "PARLOUR_NATIVE_CACHE", "PARLOUR_WEB")


def build_wheel(
    folder: Path, root: Path = ROOT, **switches: str
) -> tuple[subprocess.CompletedProcess[str], Path | None]:
    """Run the real back end as `make compiled` and pip do; the wheel is None if there is none."""
    run = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)],
        check=False,
        cwd=root,
        env={name: value for name, value in os.environ.items() if name not in SWITCHES} | switches,
        capture_output=True,
        text=True,
    )
    return run, next(folder.glob("*.whl"), None)


def facts_in(wheel: Path) -> dict[str, object]:
    with ZipFile(wheel) as archive:
        facts = json.loads(archive.read("parlour/_build.json"))
    assert isinstance(facts, dict)
    return facts


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.fixture
def no_switches(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    for switch in (*SWITCHES, "CC"):
        monkeypatch.delenv(switch, raising=False)
    monkeypatch.setenv("PARLOUR_WEB", "skip")
    return monkeypatch


@pytest.fixture
def toy(tmp_path: Path) -> Path:
    """A project that the hook can build, small enough to be compiled in a test."""
    root = tmp_path / "toy"
    for name in ("pyproject.toml", "hatch_build.py", "LICENSE", "requirements/dev.txt"):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / name, root / name)
    if (ROOT / "README.md").is_file():
        (root / "README.md").write_text("A toy.\n")
    modules = {
        "__init__.py": '__version__ = "7.0"\n',
        "core/__init__.py": "",
        "core/values.py": (
            '"""Values."""\n'
            "# not compiled: defines a Struct\n"
            "import msgspec\n\n"
            "class Value(msgspec.Struct, frozen=True, tag='value'):\n    n: int\n"
        ),
        "core/game.py": (
            "from typing import Generic, TypeVar\n"
            "from mypy_extensions import mypyc_attr\n"
            "from parlour.core.values import Value\n\n"
            "S = TypeVar('S')\n\n"
            "@mypyc_attr(allow_interpreted_subclasses=True)\n"
            "class Game(Generic[S]):\n"
            "    def first(self, state: S) -> Value:\n        raise NotImplementedError\n"
            "    def twice(self, state: S) -> int:\n        return 2 * self.first(state).n\n"
        ),
        "games/__init__.py": "",
        "games/toy/__init__.py": "",
        "games/toy/rules.py": (
            "from parlour.core.game import Game\n"
            "from parlour.core.values import Value\n\n"
            "class Toy(Game[int]):\n"
            "    def first(self, state: int) -> Value:\n        return Value(state + 1)\n"
        ),
        "bots/__init__.py": "",
        "bots/__main__.py": "print('a bot')\n",
        "server/__init__.py": "import nothing_of_this_name\n",
    }
    for name, text in modules.items():
        file = root / "src" / "parlour" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return root


# The lock


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_the_lock_names_no_host_and_hashes_everything(lock: Path) -> None:
    text = lock.read_text("utf-8")
    assert "://" not in text
    assert not re.search(r"^\s*-(?!-hash=sha256:)", text, re.MULTILINE), "only hashes are options of the lock"
    requirements = [line for line in text.replace("\\\n", " ").splitlines() if re.match(r"\w", line)]
    assert requirements
    for requirement in requirements:
        assert re.match(r"[\w.-]+==\S+ ", requirement)
        assert "--hash=sha256:" in requirement


def pins(lock: str) -> set[str]:
    text = (ROOT / "requirements" / lock).read_text("utf-8")
    return set(re.findall(r"^[\w.-]+==[^\s;]+", text, re.MULTILINE))


def test_the_locks_agree_and_hold_what_the_project_asks_for() -> None:
    assert pins("play.txt") < pins("build.txt") < pins("dev.txt") <= pins("bench.txt")
    assert pins("dev.txt") < pins("soak.txt")
    assert pins("node.txt") < pins("dev.txt")
    extras = PROJECT["optional-dependencies"]
    tools = [name for extra in ("testing", "build", "node", "postgres", "dask", "dev") for name in extras[extra]]
    asked = {
        "play.txt": [*PROJECT["dependencies"], *extras["play"]],
        "host.txt": [*PROJECT["dependencies"], *extras["play"], *extras["postgres"]],
        "build.txt": extras["build"],
        "node.txt": extras["node"],
        "dev.txt": tools,
        "bench.txt": extras["bench"],
        "soak.txt": [*extras["soak"], *extras["sb3"], *extras["torchrl"]],
    }
    for lock, requirements in asked.items():
        names = {re.split(r"[^\w.-]", text)[0].lower() for text in requirements} - {"parlour"}
        assert {re.sub(r"[._]", "-", name) for name in names} <= {pin.split("==")[0] for pin in pins(lock)}


def test_what_learns_is_tried_with_versions_that_are_pinned() -> None:
    """`make soak` installs these, so it runs each library's own example and skips none."""
    names = {pin.split("==")[0] for pin in pins("soak.txt")}
    assert {"torch", "stable-baselines3", "sb3-contrib", "torchrl", "pettingzoo", "gymnasium", "open-spiel"} <= names
    makefile = (ROOT / "Makefile").read_text("utf-8")
    assert re.search(r"^soak: setup \.venv-soak/\.ready", makefile, re.MULTILINE)


def test_the_libraries_own_suites_run_on_the_compiled_build_too() -> None:
    shown = subprocess.run(["make", "-n", "test-compiled"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for face in ("gymnasium", "pettingzoo", "openspiel", "vectors"):
        assert f" tests/research/test_{face}.py" in shown


def test_what_is_cited_is_this_version_under_its_licence() -> None:
    text = (ROOT / "CITATION.cff").read_text("utf-8")
    assert f"\nversion: {parlour.__version__}\n" in text
    assert f"\nlicense: {PROJECT['license']}\n" in text


def test_the_compiler_at_hand_is_the_one_the_lock_pins() -> None:
    assert hatch_build.requirements(ROOT)[0] == f"mypy=={version('mypy')}"


# What is compiled


def test_the_rule_of_what_is_compiled(toy: Path) -> None:
    source = toy / "src"
    compiled = [file.relative_to(source / "parlour").as_posix() for file in hatch_build.compiled_modules(source)]
    assert compiled == ["core/game.py", "games/toy/rules.py"]
    assert hatch_build.why_not_compiled(source / "parlour" / "core" / "values.py") == "defines a Struct"


def test_a_marker_without_a_reason_excuses_nothing(tmp_path: Path) -> None:
    module = tmp_path / "module.py"
    module.write_text("# not compiled:\nX = 1\n")
    assert hatch_build.why_not_compiled(module) is None


def test_the_engine_is_compiled_and_what_is_not_says_why() -> None:
    compiled = hatch_build.compiled_modules(SRC)
    assert SRC / "parlour" / "core" / "game.py" in compiled
    for module in set(hatch_build.candidates(SRC)) - set(compiled):
        reason = hatch_build.why_not_compiled(module)
        assert reason, module
        marker = re.search(r"^# not compiled", module.read_text("utf-8"), re.MULTILINE)
        assert marker or module.name in hatch_build.NEVER_COMPILED


def test_nothing_compiled_lies_in_the_source() -> None:
    assert not [f for suffix in EXTENSION_SUFFIXES for f in SRC.rglob(f"*{suffix}")]


def test_the_expected_build_is_imported() -> None:
    """Make sets the variable, so neither build is ever tested in the other's place."""
    expected = os.environ.get("PARLOUR_EXPECT_COMPILED")
    if expected is None:
        pytest.skip("PARLOUR_EXPECT_COMPILED does not say which build to expect")
    home = Path(parlour.__file__).parents[1]
    assert home == (ROOT / "build" / "compiled" if expected == "1" else SRC)
    assert parlour.build.compiled() is (expected == "1")
    for file in hatch_build.compiled_modules(SRC):
        name = ".".join(file.relative_to(SRC).with_suffix("").parts)
        origin = str(import_module(name).__file__)
        assert origin.startswith(str(home))
        assert origin.endswith(tuple(EXTENSION_SUFFIXES)) is (expected == "1"), name


# The wheel


@pytest.fixture(scope="module")
def pure_wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    run, wheel = build_wheel(tmp_path_factory.mktemp("pure"), PARLOUR_PURE="1")
    assert wheel, run.stderr
    return wheel


def test_a_pure_wheel_holds_the_whole_package_and_nothing_else(pure_wheel: Path) -> None:
    assert pure_wheel.name == f"parlour-{parlour.__version__}-py3-none-any.whl"
    with ZipFile(pure_wheel) as archive:
        names = set(archive.namelist())
    source = {file.relative_to(SRC).as_posix() for file in hatch_build.files_below(SRC)}
    assert "parlour/_web/index.html" in source, "the build has made the web client"
    made = {"parlour/_build.json", *(f"parlour/_derived/{name}.json" for name in derive.values())}
    assert {name for name in names if ".dist-info/" not in name} == source | made
    assert "parlour/py.typed" in names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)


def test_a_pure_wheel_has_the_version_and_the_command(pure_wheel: Path) -> None:
    with ZipFile(pure_wheel) as archive:
        metadata, entries = (
            next(archive.read(name).decode() for name in archive.namelist() if name.endswith(end))
            for end in (".dist-info/METADATA", ".dist-info/entry_points.txt")
        )
    assert f"\nVersion: {parlour.__version__}\n" in metadata
    assert "parlour = parlour.cli:main" in entries


def test_a_wheel_carries_the_compiled_catalogues(pure_wheel: Path) -> None:
    with ZipFile(pure_wheel) as archive:
        for name, value in derive.values().items():
            assert json.loads(archive.read(f"parlour/_derived/{name}.json")) == json.loads(json.dumps(value))


def test_a_pure_wheel_says_that_it_is(pure_wheel: Path) -> None:
    facts = facts_in(pure_wheel)
    assert facts["compiled"] is False
    assert facts["reason"] == "asked"
    assert "PARLOUR_PURE=1 was set" in str(facts["notice"])


def test_without_a_compiler_the_wheel_is_plain_and_says_so(toy: Path, tmp_path: Path) -> None:
    run, wheel = build_wheel(tmp_path, toy, CC="no-such-compiler")
    assert wheel
    assert "because no C compiler was found (looked for no-such-compiler)" in one_line(run.stderr + run.stdout)
    assert facts_in(wheel)["reason"] == "no-compiler"


def test_without_a_compiler_a_required_compilation_is_an_error(toy: Path, tmp_path: Path) -> None:
    run, wheel = build_wheel(tmp_path, toy, CC="no-such-compiler", PARLOUR_REQUIRE_COMPILED="1")
    assert run.returncode
    assert wheel is None
    assert one_line(run.stderr).endswith(
        "PARLOUR_REQUIRE_COMPILED=1 was set, but no C compiler was found (looked for no-such-compiler)."
    )


def test_pure_and_required_exclude_each_other(toy: Path, tmp_path: Path) -> None:
    run, wheel = build_wheel(tmp_path, toy, PARLOUR_PURE="1", PARLOUR_REQUIRE_COMPILED="1")
    assert run.returncode
    assert wheel is None
    assert one_line(run.stderr).endswith(
        "PARLOUR_PURE=1 and PARLOUR_REQUIRE_COMPILED=1 exclude each other: set one of them."
    )


@pytest.mark.soak
def test_what_does_not_compile_is_plain_and_says_so(toy: Path, tmp_path: Path) -> None:
    (toy / "src" / "parlour" / "games" / "toy" / "wrong.py").write_text("x: int = ''\n")
    run, wheel = build_wheel(tmp_path, toy)
    assert wheel
    assert "games/toy/wrong.py:1: error" in run.stderr
    assert facts_in(wheel)["reason"] == "failed"
    run, _ = build_wheel(tmp_path / "required", toy, PARLOUR_REQUIRE_COMPILED="1")
    assert run.returncode


@pytest.mark.soak
def test_a_compiled_wheel_works_and_the_same_sources_make_the_same_wheel(toy: Path, tmp_path: Path) -> None:
    folders = [tmp_path / name for name in ("one", "two")]
    wheels = [build_wheel(folder, toy, PARLOUR_REQUIRE_COMPILED="1")[1] for folder in folders]
    assert wheels[0]
    assert wheels[1]
    assert wheels[0].read_bytes() == wheels[1].read_bytes()
    with ZipFile(wheels[0]) as archive:
        archive.extractall(tmp_path / "installed")
    program = (
        "import parlour.games.toy.rules as rules; from parlour.core.game import Game\n"
        "class Mine(Game[int]):\n    first = rules.Toy.first\n"
        "print(rules.__file__, rules.Toy().twice(20), issubclass(Mine, Game))"
    )
    run = subprocess.run(
        [sys.executable, "-c", program],
        check=True,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
    )
    assert run.stdout.split()[0].endswith(tuple(EXTENSION_SUFFIXES))
    assert run.stdout.split()[1:] == ["42", "True"]


def test_an_editable_install_is_never_compiled(no_switches: pytest.MonkeyPatch) -> None:
    no_switches.setenv("PARLOUR_REQUIRE_COMPILED", "1")
    data: dict[str, object] = {}
    hook_for("wheel").initialize("editable", data)
    hook_for("sdist").initialize("standard", data)
    assert data == {}


def test_an_isolated_build_asks_for_the_pinned_compiler(no_switches: pytest.MonkeyPatch) -> None:
    no_switches.setattr(hatch_build, "obstacle", lambda: None)
    assert hook_for("wheel").dependencies() == [*hatch_build.requirements(ROOT), "msgspec"]
    assert hook_for("sdist").dependencies() == []


def test_a_build_that_will_not_be_compiled_asks_for_no_compiler(no_switches: pytest.MonkeyPatch) -> None:
    no_switches.setenv("PARLOUR_PURE", "1")
    assert hook_for("wheel").dependencies() == ["msgspec"]


def hook_for(target: str, root: Path = ROOT) -> hatch_build.ParlourBuildHook:
    metadata = SimpleNamespace(core=SimpleNamespace(dependencies=["msgspec"]))
    return hatch_build.ParlourBuildHook(str(root), {}, None, metadata, "", target)  # type: ignore[arg-type]  # stand-ins


# When it is built again


def test_a_build_is_fresh_until_a_source_or_a_switch_changes(
    toy: Path, tmp_path: Path, no_switches: pytest.MonkeyPatch
) -> None:
    installed = tmp_path / "installed"
    note = installed / "parlour" / "_build.json"
    note.parent.mkdir(parents=True)
    assert not hatch_build.is_fresh(tmp_path / "nothing", toy)

    def built(compiled: bool, reason: str | None) -> None:
        sources = hatch_build.digest(hatch_build.sources_of_wheel(toy), toy)
        note.write_text(json.dumps({"compiled": compiled, "reason": reason, "sources": sources}))

    no_switches.setattr(hatch_build, "obstacle", lambda: None)
    built(True, None)
    assert hatch_build.is_fresh(installed, toy)
    built(False, "no-compiler")
    assert not hatch_build.is_fresh(installed, toy), "there is a compiler now"
    built(False, "failed")
    assert hatch_build.is_fresh(installed, toy), "it would fail again"
    no_switches.setenv("PARLOUR_REQUIRE_COMPILED", "1")
    assert not hatch_build.is_fresh(installed, toy)
    built(True, None)
    assert hatch_build.is_fresh(installed, toy)
    (toy / "src" / "parlour" / "server" / "page.html").write_text("new")
    assert not hatch_build.is_fresh(installed, toy)


def test_what_compiled_modules_may_not_import_does_not_make_them_stale(toy: Path) -> None:
    before = hatch_build.digest(hatch_build.sources_of_compilation(toy), toy)
    (toy / "src" / "parlour" / "cli.py").write_text("X = 1\n")
    (toy / "src" / "parlour" / "server" / "generate.py").write_text("X = 1\n")
    assert hatch_build.digest(hatch_build.sources_of_compilation(toy), toy) == before
    (toy / "src" / "parlour" / "core" / "values.py").write_text("X = 1\n")
    assert hatch_build.digest(hatch_build.sources_of_compilation(toy), toy) != before


def test_the_web_client_is_stale_when_a_source_changes_and_not_by_a_stray_file(toy: Path) -> None:
    web, built = toy / "web", toy / "src" / "parlour" / "_web"
    (web / "src").mkdir(parents=True)
    built.mkdir()
    for file in (web / "package.json", web / "src" / "main.ts"):
        file.write_text("{}")
    (built / ".stamp").write_text(hatch_build.digest_of_web(toy))
    assert hatch_build.is_web_fresh(toy)
    (web / "notes.txt").write_text("stray")
    assert hatch_build.is_web_fresh(toy)
    (web / "src" / "main.ts").write_text("changed")
    assert not hatch_build.is_web_fresh(toy)


def test_a_stale_web_client_asks_for_node_unless_there_is_one(toy: Path, no_switches: pytest.MonkeyPatch) -> None:
    (toy / "web").mkdir()
    (toy / "web" / "package.json").write_text("{}")
    no_switches.setenv("PARLOUR_PURE", "1")
    no_switches.delenv("PARLOUR_WEB")
    no_switches.setattr(hatch_build, "node_of_system", lambda: None)
    assert hook_for("wheel", toy).dependencies() == [hatch_build.NODE, "msgspec"]
    assert hook_for("sdist", toy).dependencies() == [hatch_build.NODE]
    no_switches.setattr(hatch_build, "node_of_system", lambda: ["npm"])
    assert hook_for("sdist", toy).dependencies() == []


def test_the_lock_of_the_web_client_is_whole_and_names_no_registry() -> None:
    """A native package that the lock leaves out for another platform makes `npm ci` fail, here too."""
    packages = json.loads((ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    names = {name.rpartition("node_modules/")[2] for name in packages}
    asked = {name for package in packages.values() for name in package.get("optionalDependencies", {})}
    assert asked <= names
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert not [name for name, package in packages.items() if name and "integrity" not in package]


# What it says about itself


def test_a_source_tree_has_no_notice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(parlour.build, "FACTS", tmp_path / "none.json")
    assert parlour.build.notice() is None
    assert parlour.build.reason() is None


def test_a_plain_install_repeats_the_notice_of_its_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    facts = tmp_path / "_build.json"
    facts.write_text(json.dumps({"compiled": False, "reason": "no-compiler", "notice": "Parlour is slow."}))
    monkeypatch.setattr(parlour.build, "FACTS", facts)
    monkeypatch.setattr(parlour.build, "compiled", lambda: False)
    assert parlour.build.notice() == "Parlour is slow."
    assert parlour.build.reason() == "no-compiler"


def test_type_checkers_are_told_what_import_parlour_offers() -> None:
    """`__init__.pyi` names what `__init__.py` imports when it is asked for."""
    stub = (SRC / "parlour" / "__init__.pyi").read_text("utf-8")
    told = {name: module for module, name in re.findall(r"^from (\S+) import (\w+) as \2$", stub, re.MULTILINE)}
    assert {*parlour.__all__, "core", "games", "locales"} == set(told)
    for name, module in told.items():
        there = getattr(import_module(module), name, None) or import_module(f"{module}.{name}")
        assert getattr(parlour, name) is there
    with pytest.raises(AttributeError, match="'nothing'"):
        getattr(parlour, "nothing")  # noqa: B009 - mypy knows that there is none


def test_every_make_target_has_a_line_of_help() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    phony = re.findall(r"^\.PHONY: (.*)$", makefile, re.MULTILINE)[0].split()
    assert set(phony) == set(re.findall(r"^([\w-]+):.* ## \S", makefile, re.MULTILINE))


def test_an_isolated_build_finds_its_libraries_when_it_computes_ahead(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """pip puts what an isolated build asked for on PYTHONPATH."""
    package, libraries = tmp_path / "src" / "parlour", tmp_path / "libraries"
    package.mkdir(parents=True)
    libraries.mkdir()
    (package / "__init__.py").touch()
    (package / "derive.py").write_text(
        "import sys, pathlib, only_there\npathlib.Path(sys.argv[1]).write_text(only_there.WORD)\n", "utf-8"
    )
    (libraries / "only_there.py").write_text("WORD = 'found'\n", "utf-8")
    monkeypatch.setenv("PYTHONPATH", str(libraries))
    hatch_build.derive(tmp_path, tmp_path / "derived")
    assert (tmp_path / "derived").read_text("utf-8") == "found"


def test_an_image_installs_only_what_is_pinned() -> None:
    file = (ROOT / "Dockerfile").read_text("utf-8")
    assert re.findall(r"^ARG PYTHON=python:[\w.-]+@sha256:[0-9a-f]{64}$", file, re.MULTILINE)
    assert set(re.findall(r"^FROM (\S+)", file, re.MULTILINE)) == {"${PYTHON}"}
    installs = re.findall(r"pip install (.*)", file)
    assert len(installs) == 3
    assert all("--require-hashes" in line or "--no-index" in line for line in installs)


def test_what_is_subclassed_has_an_upper_bound() -> None:
    wanted = PROJECT["dependencies"]
    for name in ("uvicorn", "websockets", "starlette", "httptools"):
        assert [line for line in wanted if re.fullmatch(rf"{name}>=[\d.]+,<[\d.]+", line)], name
