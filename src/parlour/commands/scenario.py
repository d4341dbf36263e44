"""`parlour scenario new|check`: scenarios of one's own, as files and as codes to share."""

from __future__ import annotations

from pathlib import Path

import click

from parlour.commands import options
from parlour.commands.speech import show, show_json, tell
from parlour.core.capabilities import Authoring
from parlour.core.game import Game, State
from parlour.core.values import Options


def new(*, game: str | None) -> None:
    click.echo(opened(game)[1].template, nl=False)


def check(*, file: str, game: str | None, as_json: bool) -> None:
    loaded, authoring = opened(game)
    code = code_of(authoring, file)
    loaded.settle(max(2, loaded.least), {authoring.option: code})
    name = authoring.name(code)
    if as_json:
        show_json({"file": file, "name": name, "code": code})
        return
    tell("cli-scenario-good", file=file, name=name)
    show(code)
    tell("cli-scenario-play", "dim", command=f"parlour play {loaded.slug} --set {authoring.option}={file}")


def opened(slug: str | None) -> tuple[Game[State], Authoring]:
    """A game whose scenarios can be written, and how. Raises OptionError."""
    return options.offered(slug, lambda game: game.authoring, "cli-scenario-error-game")


def code_of(authoring: Authoring, file: str) -> str:
    return authoring.code(options.read_text(Path(file)), Path(file).name)


def with_file(game: Game[State], chosen: Options) -> Options:
    """A scenario may be named by its file: then its code is what is chosen. Raises EditionError."""
    authoring = game.authoring
    if authoring is None or not chosen.get(authoring.option, "").endswith(".toml"):
        return chosen
    return {**chosen, authoring.option: code_of(authoring, chosen[authoring.option])}
