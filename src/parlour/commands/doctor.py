"""`parlour doctor`: what is here, and what is missing for what."""

from __future__ import annotations

import importlib.util
import os
import platform
import shutil
import sysconfig

from parlour import __version__, build, home
from parlour.commands.edition import found_editions
from parlour.commands.speech import language, say, show, show_json, show_table
from parlour.locales import LANGUAGES

PARTS = {"laws": "hypothesis", "pytest": "pytest", "server": "uvicorn", "web": "parlour._web"}
"""What a module is needed for, by the message that says so."""


def command(*, as_json: bool) -> None:
    found = editions()
    missing = missing_parts()
    if as_json:
        show_json(facts_of(found, missing))
        return
    folder = home.folder()
    show_table(
        [
            [say("cli-doctor-version"), __version__],
            [say("cli-doctor-build"), say("cli-build-compiled") if build.compiled() else why_plain()],
            [say("cli-doctor-python"), f"{platform.python_version()} ({platform.machine()}, {platform.system()})"],
            [say("cli-doctor-folder"), say(f"cli-doctor-folder-{folder_state()}", folder=str(folder))],
            [say("cli-doctor-editions"), ", ".join(found)],
            [say("cli-doctor-languages"), ", ".join(LANGUAGES) + f" ({language()})"],
        ]
    )
    show()
    if not missing:
        show(say("cli-doctor-complete"))
    for part in missing:
        show(say(f"cli-doctor-missing-{part}"), wrap=True)


def why_plain() -> str:
    reason = build.reason()
    return say(f"cli-slow-{reason}") if reason is not None else say("cli-build-source")


def folder_state() -> str:
    """Is the data folder there and open to us? A `new` one is made when it is needed."""
    folder = home.folder()
    if not folder.exists():
        return "new"
    return "good" if folder.is_dir() and os.access(folder, os.W_OK) else "closed"


def editions() -> list[str]:
    return [f"{row['game'] or '?'}/{row['name']}" for row in found_editions()]


def missing_parts() -> list[str]:
    """The parts that can't be used here, by what they are for."""
    missing = [part for part, module in PARTS.items() if importlib.util.find_spec(module) is None]
    compiler = (os.environ.get("CC") or str(sysconfig.get_config_var("CC") or "cc")).split()[0]
    if shutil.which(compiler) is None and not build.compiled():
        missing.append("compiler")
    return missing


def facts_of(found: list[str], missing: list[str]) -> dict[str, object]:
    return {
        "version": __version__,
        "compiled": build.compiled(),
        "reason": build.reason(),
        "python": platform.python_version(),
        "folder": str(home.folder()),
        "folder_state": folder_state(),
        "editions": found,
        "languages": LANGUAGES,
        "missing": missing,
    }
