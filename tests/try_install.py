"""Install what would be released as people would, and play from it: `python tests/try_install.py dist/*`.

Each file is installed by pip into a clean environment, with every Python named by --python; a source distribution also
where there is no C compiler and no node. From each installation every game is played once by bots, a record of it is
verified, and the server shows its first page.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from dataclasses import dataclass
from pathlib import Path

OWN = "hearth"  # a game that the installation writes itself
MINUTE = 60


@dataclass(frozen=True)
class Trial:
    """One file, installed by one Python, with or without a compiler and node at hand."""

    file: Path
    python: str
    bare: bool = False

    def __str__(self) -> str:
        return f"{self.file.name}, {self.python}{', no compiler, no node' if self.bare else ''}"


class Failed(Exception):
    """What an installation did not do."""


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition(":")[0])
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a wheel or a source distribution")
    parser.add_argument("--python", action="append", default=[], help="a Python to install with; may be repeated")
    given = parser.parse_args()
    failures = 0
    for trial in trials(given.files, given.python or [sys.executable]):
        print(f"{trial} ...", flush=True)
        try:
            print(f"  {attempt(trial)}", flush=True)
        except Failed as why:
            failures += 1
            print(f"  FAILED: {why}", flush=True)
    return 1 if failures else 0


def trials(files: list[Path], pythons: list[str]) -> list[Trial]:
    """A compiled wheel is tried by the Pythons it is for, everything else by all."""
    found = []
    for file in files:
        fitting = [python for python in pythons if is_for(file, python)]
        found += [Trial(file, python) for python in fitting]
        if file.name.endswith(".tar.gz"):
            found += [Trial(file, python, bare=True) for python in fitting]
    return found


def is_for(file: Path, python: str) -> bool:
    tag = called(python, "-c", "import sys; print('cp%d%d' % sys.version_info[:2])").strip()
    return file.suffix != ".whl" or "-py3-none-any" in file.name or f"-{tag}-" in file.name


def attempt(trial: Trial) -> str:
    """Install, play, serve; what was installed. Raises Failed."""
    with tempfile.TemporaryDirectory(prefix="parlour-install-") as name:
        folder = Path(name)
        called(trial.python, "-m", "venv", str(folder / "venv"))
        environment = bare_environment(folder) if trial.bare else dict(os.environ)
        environment |= {"PARLOUR_DATA": str(folder / "data"), "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
        environment.pop("PYTHONPATH", None)
        scripts = folder / "venv" / "bin"
        called(str(scripts / "python"), "-m", "pip", "install", "-q", str(trial.file.resolve()), env=environment)
        parlour = str(scripts / "parlour")
        called(parlour, "new", "game", OWN, env=environment, cwd=folder)
        listed = json.loads(called(parlour, "games", "--json", env=environment))
        for game in [*(one["game"] for one in listed), f"./{OWN}/{OWN}"]:
            called(
                parlour,
                "sim",
                game,
                "--players",
                "random,random",
                "--games",
                "1",
                "--keep",
                "kept",
                env=environment,
                cwd=folder,
            )
        for record in sorted((folder / "kept").iterdir()):
            called(parlour, "verify", str(record), "--game", f"./{OWN}/{OWN}", env=environment, cwd=folder)
        look_at_first_page(parlour, environment)
        return " ".join(called(parlour, "doctor", env=environment).splitlines()[1].split())


def bare_environment(folder: Path) -> dict[str, str]:
    """An environment in which neither a C compiler nor node is found."""
    tools = folder / "tools"
    tools.mkdir()
    for name in ("sh", "env", "uname", "ldd"):
        found = shutil.which(name)
        if found is not None:
            (tools / name).symlink_to(found)
    return {**os.environ, "PATH": str(tools), "CC": "no-compiler-here"}


def look_at_first_page(parlour: str, environment: dict[str, str]) -> None:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    command = [parlour, "serve", "--port", str(port), "--no-open"]
    with subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE) as server:
        try:
            page = first_page(port, server)
        finally:
            server.terminate()
    if "<title>Parlour" not in page:
        raise Failed(f"the first page has no title of ours: {page[:200]!r}")


def first_page(port: int, server: subprocess.Popen[bytes]) -> str:
    end = time.monotonic() + MINUTE
    while time.monotonic() < end and server.poll() is None:
        try:
            with urllib.request.urlopen(f"http://127.0.0.1:{port}/", timeout=MINUTE) as page:
                return str(page.read().decode())
        except OSError:
            time.sleep(0.1)
    raise Failed("the server shows no page")


def called(*command: str, env: dict[str, str] | None = None, cwd: Path | None = None) -> str:
    """What a command prints. Raises Failed with the end of what it complained of."""
    done = subprocess.run(command, check=False, capture_output=True, text=True, env=env, cwd=cwd)
    if done.returncode:
        raise Failed(f"{' '.join(command)}: {(done.stderr or done.stdout)[-2000:]}")
    return done.stdout


if __name__ == "__main__":
    sys.exit(main())
