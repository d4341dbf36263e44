"""The command line as a table: each command with its parameters, and where its function lives.

Nothing heavy is imported here, so that help and completion answer at once; a command's module is imported when the
command is called.
"""

from __future__ import annotations

from typing import Final

import click

from parlour import __version__, build, locales
from parlour.commands.grammar import Command, GameFile, Group, Program
from parlour.commands.parameters import (
    AS_JSON,
    BOT_PLAYERS,
    CLAUSE,
    DEPTHS,
    EDITION,
    FILE,
    GAME,
    GAME_OR_NOT,
    LESSON,
    MOST_JOBS,
    NUMBER,
    OF_GAME,
    ORIGINS,
    OWN_BOTS,
    PAPERS,
    PLAYERS,
    RECORD,
    SETTINGS,
    SHELLS,
    among,
    argument,
    by,
    flag,
    number,
    pair,
    text,
)
from parlour.commands.speech import complain, language, say, show


def command(name: str, *params: click.Parameter, does: str = "") -> Command:
    """A command whose function is `command` in its own module, unless it `does` something else."""
    return Command(name, params, f"parlour.commands.{does or f'{name}:command'}")


class Parlour(Program):
    """The program: what it does before and without a command."""

    def invoke(self, ctx: click.Context) -> object:
        if ctx.params.pop("version"):
            show(f"Parlour {__version__}")
            return 0
        say_once_if_slow()
        return super().invoke(ctx)


def say_once_if_slow() -> None:
    """An install that could not be compiled says so at its first start, because pip hides it."""
    reason = build.reason()
    if reason is None:
        return
    from parlour import home

    if home.is_first(f"told-{reason}"):
        message = f"cli-slow-{reason}"
        complain(say(message) if locales.has(language(), message) else str(build.notice()))


main: Final = Parlour(
    command("games", AS_JSON),
    command("rules", GAME, CLAUSE, text("--only", "|".join(ORIGINS), complete=among(ORIGINS)), AS_JSON),
    command(
        "play",
        GAME_OR_NOT,
        PLAYERS,
        OWN_BOTS,
        number("--seed"),
        SETTINGS,
        EDITION,
        text("--campaign", "A,B,…"),
        text("--measure", "ep|victories", complete=among(("ep", "victories"))),
        flag("--unlock"),
        text("--save", "FILE", complete=by("any_file")),
        text("--resume", "FILE", complete=by("records")),
    ),
    command("learn", GAME_OR_NOT, LESSON, flag("--again"), AS_JSON),
    command("puzzle", GAME, NUMBER, AS_JSON),
    command(
        "sheet",
        GAME,
        text("--out", "FILE", name="file", complete=by("any_file")),
        flag("--aid", name="is_aid"),
        text("--paper", "|".join(PAPERS), default=PAPERS[0], complete=among(PAPERS)),
    ),
    command("replay", RECORD, number("--at", least=0), number("--why", least=1), number("--seat", least=0), AS_JSON),
    command(
        "analyse",
        RECORD,
        text("--depth", "|".join(DEPTHS), default=DEPTHS[0], complete=among(DEPTHS)),
        number("--seed", default=0),
        number("--jobs", least=1, most=MOST_JOBS, default=2),
        AS_JSON,
    ),
    command("verify", RECORD, text("--key", "HEX"), AS_JSON),
    command("scores", GAME, number("--replay", least=1), number("--record", least=1), AS_JSON),
    command(
        "sim",
        GAME,
        BOT_PLAYERS,
        OWN_BOTS,
        number("--games", least=1, default=100),
        number("--seed", default=1),
        number("--jobs", least=1, most=MOST_JOBS, default=1),
        text("--cluster", "tcp://HOST:PORT"),
        SETTINGS,
        EDITION,
        flag("--rotate"),
        text("--keep", "FOLDER|FILE.parquet", complete=by("any_file")),
        text("--resume", "FILE", complete=by("any_file")),
        pair("--compare", "A B", complete=by("own_bots")),
        AS_JSON,
    ),
    command(
        "tournament",
        GAME,
        BOT_PLAYERS,
        OWN_BOTS,
        number("--games", least=1, default=100),
        number("--seats", least=1),
        number("--swiss", least=1),
        flag("--until-clear"),
        number("--seed", default=1),
        number("--jobs", least=1, most=MOST_JOBS, default=1),
        text("--cluster", "tcp://HOST:PORT"),
        SETTINGS,
        EDITION,
        text("--resume", "FILE", complete=by("any_file")),
        AS_JSON,
    ),
    command(
        "report",
        FILE,
        text("--out", "FILE", name="page", default="report.html", complete=by("any_file")),
        text("--png", "FOLDER", complete=by("any_file")),
    ),
    Group(
        "audit",
        command(
            "leaks",
            GAME,
            number("--states", least=1, default=10_000),
            number("--seed", least=0, default=1),
            number("--table", least=0),
            EDITION,
            AS_JSON,
            does="audit:leaks",
        ),
    ),
    Group("new", command("game", argument("name", "NAME"), does="new:game")),
    command("bench", number("--ms", least=1, default=500), AS_JSON),
    Group(
        "edition",
        command("new", GAME, text("--edition", "NAME", complete=by("editions")), does="edition:new"),
        command("check", FILE, OF_GAME, AS_JSON, does="edition:check"),
        command("list", AS_JSON, does="edition:list_editions"),
    ),
    Group(
        "scenario",
        command("new", OF_GAME, does="scenario:new"),
        command("check", FILE, OF_GAME, AS_JSON, does="scenario:check"),
    ),
    Group(
        "level",
        command(
            "check",
            argument("level", "LEVEL"),
            OF_GAME,
            text("--deal", "TEXT"),
            SETTINGS,
            number("--deals", least=0, default=100),
            number("--seed", default=0),
            AS_JSON,
            does="level:check",
        ),
        command(
            "new",
            OF_GAME,
            text("--hardness", "0…1", default="0.5"),
            number("--deals", least=1, default=20),
            number("--tries", least=1, default=16),
            number("--seed", default=0),
            AS_JSON,
            does="level:new",
        ),
    ),
    command("progress", GAME, text("--record", "FILE", name="records", many=True, complete=by("records")), AS_JSON),
    command(
        "serve",
        text("--host", "ADDRESS"),
        number("--port", least=0, most=65_535),
        number("--workers", least=1, most=MOST_JOBS, default=1),
        flag("--no-open", name="is_quiet"),
    ),
    command("backup", FILE),
    command("move-database", argument("file", "FROM"), argument("database", "TO"), does="move_database:command"),
    Group(
        "bot",
        command(
            "connect",
            argument("url", "URL"),
            text("--bot", "BOT", name="spec", default="greedy", complete=by("bots")),
            number("--seat", least=0),
            text("--name", "NAME"),
            does="bot:connect",
        ),
    ),
    command(
        "mcp",
        text("--server", "URL", default="http://127.0.0.1:8372"),
        text("--name", "NAME", default="Agent"),
    ),
    command("doctor", AS_JSON),
    command("completion", argument("shell", "[bash|zsh|fish]", required=False, complete=among(SHELLS))),
    params=[
        click.Option(
            ["--language"],
            metavar="|".join(locales.LANGUAGES),
            expose_value=False,
            shell_complete=among(locales.LANGUAGES),
        ),
        click.Option(
            ["--game"], metavar="FILE.py:CLASS", type=GameFile(), expose_value=False, shell_complete=by("any_file")
        ),
        flag("--version"),
    ],
)
