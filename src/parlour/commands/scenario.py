"""`parlour scenario new|check`: scenarios of one's own for Cocoon World, as files and as codes to share (W-80)."""

from __future__ import annotations

from pathlib import Path

import click

from parlour import games
from parlour.commands import options
from parlour.commands.speech import show, show_json, tell
from parlour.core.values import Options
from parlour.games.cocoon_world import own

SLUG = "cocoon_world"
OPTION = "scenario"


def new() -> None:
    click.echo(own.TEMPLATE, nl=False)


def check(*, file: str, as_json: bool) -> None:
    found = own.read(options.read_text(Path(file)), Path(file).name)
    code = own.code(found)
    games.load(SLUG).settle(2, {OPTION: code})
    if as_json:
        show_json({"file": file, "name": found.name, "code": code})
        return
    tell("cli-scenario-good", file=file, name=found.name)
    show(code)
    tell("cli-scenario-play", "dim", command=f"parlour play {SLUG} --set {OPTION}={file}")


def with_file(game: str, chosen: Options) -> Options:
    """A scenario may be named by its file: then its code is what is chosen. Raises EditionError."""
    value = chosen.get(OPTION, "")
    if game != SLUG or not value.endswith(".toml"):
        return chosen
    found = own.read(options.read_text(Path(value)), Path(value).name)
    return {**chosen, OPTION: own.code(found)}
