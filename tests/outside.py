"""A game from outside: what `parlour new game` writes, installed as a package of its own, without a network."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

NAME = "hearth"


def write(folder: Path, name: str = NAME) -> Path:
    """The folder of a new game."""
    run(folder, "new", "game", name)
    return folder / name


def install(folder: Path) -> Path:
    """Install a new game into a folder of packages, and return that folder."""
    project, target = write(folder), folder / "packages"
    command = ["pip", "install", "-q", "--no-index", "--no-deps", "--no-build-isolation", "--target", str(target)]
    subprocess.run([sys.executable, "-m", *command, str(project)], check=True, env=os.environ | {"PIP_NO_INPUT": "1"})
    return target


def path_with(packages: Path) -> str:
    """PYTHONPATH with a folder of packages."""
    return os.pathsep.join(filter(None, [str(packages), os.environ.get("PYTHONPATH", "")]))


def run(folder: Path, *words: str, packages: Path | None = None, typed: str = "", code: int = 0) -> str:
    """What a command prints; both of what it prints and what it complains."""
    environment = os.environ | {"PARLOUR_DATA": str(folder / "data"), "PARLOUR_LANGUAGE": "en"}
    if packages is not None:
        environment["PYTHONPATH"] = path_with(packages)
    command = [sys.executable, "-c", "from parlour.cli import main; main()", *words]
    done = subprocess.run(
        command, cwd=folder, env=environment, input=typed, capture_output=True, text=True, check=False
    )
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout + done.stderr
