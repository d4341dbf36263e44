"""Arguments and options that commands share, and how each is completed."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Sequence
from typing import Any, Final

import click

from parlour.commands.grammar import MOST, GameName, Text, WholeNumber

Completer = Callable[[click.Context, click.Parameter, str], Any]


def by(name: str) -> Completer:
    """A function of `completion`, which is imported when the Tab key is pressed."""

    def complete(ctx: click.Context, param: click.Parameter, incomplete: str) -> Any:
        return getattr(importlib.import_module("parlour.commands.completion"), name)(ctx, param, incomplete)

    return complete


def among(words: Sequence[str]) -> Completer:
    return lambda ctx, param, incomplete: [word for word in words if word.startswith(incomplete)]


def argument(name: str, metavar: str, *, required: bool = True, complete: Completer | None = None) -> click.Argument:
    kind = Text() if required else None
    return click.Argument([name], metavar=metavar, type=kind, required=required, shell_complete=complete)


def text(
    option: str,
    metavar: str,
    *,
    name: str | None = None,
    default: str | None = None,
    many: bool = False,
    complete: Completer | None = None,
) -> click.Option:
    """An option with a value, or with `many` if it may be repeated."""
    more: dict[str, Any] = {"multiple": True} if many else {"default": default}
    return click.Option(names(option, name), metavar=metavar, type=Text(), shell_complete=complete, **more)


def pair(option: str, metavar: str, *, complete: Completer | None = None) -> click.Option:
    """An option with two values."""
    return click.Option([option], nargs=2, metavar=metavar, type=Text(), default=None, shell_complete=complete)


def number(option: str, *, least: int | None = None, most: int = MOST, default: int | None = None) -> click.Option:
    return click.Option([option], type=WholeNumber(least, most), default=default, metavar="N")


def flag(option: str, *, name: str | None = None) -> click.Option:
    return click.Option(names(option, name), is_flag=True)


def names(option: str, name: str | None) -> list[str]:
    return [option] if name is None else [option, name]


class GameArgument(click.Argument):
    """A game; if it is left out, the one that `--game` has named."""

    def __init__(self, metavar: str, *, required: bool) -> None:
        super().__init__(["game"], metavar=metavar, type=GameName(), required=required, shell_complete=by("games"))

    def get_default(self, ctx: click.Context, call: bool = True) -> Any:
        return GameName.named if GameName.named is not None else super().get_default(ctx, call)


PAPERS: Final = ("a4", "letter")
ORIGINS: Final = ("printed", "rulings")  # where a line of the rules comes from
DEPTHS: Final = ("quick", "deep")  # of an analysis
MOST_JOBS: Final = 1000  # processes; a computer that is asked for many more stops answering
SHELLS: Final = ("bash", "zsh", "fish")

AS_JSON: Final = flag("--json", name="as_json")
GAME: Final = GameArgument("GAME", required=True)
GAME_OR_NOT: Final = GameArgument("[GAME]", required=False)
CLAUSE: Final = argument("clause", "[CLAUSE]", required=False, complete=by("clauses"))
NUMBER: Final = click.Argument(["number"], metavar="[NUMBER]", required=False, type=WholeNumber(1))
LESSON: Final = argument("name", "[LESSON]", required=False, complete=by("lessons"))
RECORD: Final = argument("file", "FILE", complete=by("records"))
FILE: Final = argument("file", "FILE", complete=by("any_file"))
SETTINGS: Final = text("--set", "NAME=VALUE", name="settings", many=True, complete=by("settings"))
EDITION: Final = text("--edition", "NAME|FILE", complete=by("editions"))
PLAYERS: Final = text("--players", "A,B,…", complete=by("players"))
BOT_PLAYERS: Final = text("--players", "A,B,…", complete=by("bot_players"))
OF_GAME: Final = text("--game", "GAME", complete=by("games"))
OWN_BOTS: Final = text("--bot", "FILE.py:CLASS", name="own_bots", many=True, complete=by("own_bots"))
