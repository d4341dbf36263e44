"""Arguments and options that commands share."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import click

from parlour.commands.grammar import WholeNumber


def argument(name: str, metavar: str, *, required: bool = True) -> click.Argument:
    return click.Argument([name], metavar=metavar, required=required)


def text(
    option: str,
    metavar: str,
    *,
    name: str | None = None,
    default: str | None = None,
    many: bool = False,
    among: Sequence[str] = (),
    record: bool = False,
) -> click.Option:
    """An option with a value: anything, or one `among` a few words, or a `record`."""
    more: dict[str, Any] = {"metavar": metavar, "default": default}
    return click.Option(names(option, name), multiple=many, **({"metavar": metavar} if many else more))


def number(option: str, *, least: int | None = None, default: int | None = None) -> click.Option:
    return click.Option([option], type=WholeNumber(least), default=default, metavar="N")


def flag(option: str, *, name: str | None = None) -> click.Option:
    return click.Option(names(option, name), is_flag=True)


def names(option: str, name: str | None) -> list[str]:
    return [option] if name is None else [option, name]


PAPERS: Final = ("a4", "letter")

AS_JSON: Final = flag("--json", name="as_json")
GAME: Final = argument("game", "GAME")
GAME_OR_NOT: Final = argument("game", "[GAME]", required=False)
CLAUSE: Final = argument("clause", "[CLAUSE]", required=False)
LESSON: Final = argument("name", "[LESSON]", required=False)
RECORD: Final = argument("file", "FILE")
FILE: Final = argument("file", "FILE")
SETTINGS: Final = text("--set", "NAME=VALUE", name="settings", many=True)
EDITION: Final = text("--edition", "NAME|FILE")
PLAYERS: Final = text("--players", "A,B,…")
OWN_BOTS: Final = text("--bot", "FILE.py:CLASS", name="own_bots", many=True)
