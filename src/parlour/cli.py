"""The command line: a list of commands. Each lives in a module of `parlour.commands`, which has it as `command`."""

from __future__ import annotations

import importlib
import importlib.util
from typing import Final

import click

from parlour import __version__, build, home, locales
from parlour.commands.grammar import Program
from parlour.commands.speech import complain, language, say, show

COMMANDS: Final = (
    "games",
    "rules",
    "play",
    "learn",
    "sheet",
    "replay",
    "verify",
    "scores",
    "sim",
    "audit",
    "bench",
    "edition",
    "level",
    "progress",
    "serve",
    "backup",
    "bot",
    "doctor",
)
"""In the order of the help page; a command whose module is not there yet is left out."""


class Parlour(Program):
    """The program with its commands, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [name for name in COMMANDS if importlib.util.find_spec(f"parlour.commands.{name}")]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in self.commands and cmd_name in self.list_commands(ctx):
            self.add_command(importlib.import_module(f"parlour.commands.{cmd_name}").command, cmd_name)
        return self.commands.get(cmd_name)


@click.group("parlour", cls=Parlour, invoke_without_command=True)
@click.option("--language", metavar="|".join(locales.LANGUAGES), expose_value=False)
@click.option("--version", is_flag=True)
@click.pass_context
def main(ctx: click.Context, *, version: bool) -> None:
    """Parlour's command line; what a person reads of it is in the catalogue."""
    if version:
        show(f"Parlour {__version__}")
    elif ctx.invoked_subcommand is not None:
        say_once_if_slow()


def say_once_if_slow() -> None:
    """An install that could not be compiled says so at its first start, because pip hides it."""
    reason = build.reason()
    if reason is not None and home.is_first(f"told-{reason}"):
        message = f"cli-slow-{reason}"
        complain(say(message) if locales.has(language(), message) else str(build.notice()))
