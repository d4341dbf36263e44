"""Click, speaking through the catalogue: help, usage errors, numbers, and what an exit code means.

0 done; 1 a check found a fault; 2 something given was wrong; 130 interrupted.
"""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Callable, Sequence
from typing import Any, NoReturn, cast

import click
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from parlour import locales
from parlour.commands import speech
from parlour.commands.speech import complain, say, sentence_of
from parlour.core.errors import OptionError, ParlourError

WRONG, INTERRUPTED = 2, 130


class Interrupted(Exception):
    """Ctrl-C, with a sentence that says what was kept."""

    def __init__(self, message: str = "cli-interrupted", **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class WholeNumber(click.ParamType):  # type: ignore[type-arg]  # older versions of Click have no generic one
    """A whole number of at least `least`; an OptionError otherwise."""

    name = "number"

    def __init__(self, least: int | None = None) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        found = int(text) if text.removeprefix("-").isdecimal() and len(text) < 19 else None
        if found is None or (self.least is not None and found < self.least):
            name = param.opts[0] if param is not None else "-"
            if self.least is None:
                raise OptionError("cli-error-number", option=name, value=text)
            raise OptionError("cli-error-number-least", option=name, value=text, least=str(self.least))
        return found


class Command(click.Command):
    """A command whose help and usage errors come from the catalogue."""

    def __init__(self, name: str | None, **settings: Any) -> None:
        super().__init__(name, **settings)
        self.allow_extra_args = True  # so that we find and name them ourselves
        self.message = f"cli-{name}"  # the id of what this command says of itself

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        rest = super().parse_args(ctx, args)
        if rest and not isinstance(self, click.Group):
            raise OptionError("cli-usage-extra", command=ctx.command_path, words=" ".join(rest))
        return rest

    def get_help(self, ctx: click.Context) -> str:
        return help_page(self, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"{self.message}.short")


class Group(Command, click.Group):
    """A command with commands of its own."""

    command_class = Command

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args:  # nothing asked for: show what can be
            click.echo(self.get_help(ctx))
            ctx.exit()
        return super().parse_args(ctx, args)

    def add_command(self, cmd: click.Command, name: str | None = None) -> None:
        super().add_command(cmd, name)
        if isinstance(cmd, Command):
            cmd.message = f"{self.message}-{name or cmd.name}"

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if self.get_command(ctx, args[0]) is None:
            known = ", ".join(self.list_commands(ctx))
            if args[0].startswith("-"):
                raise OptionError("cli-usage-no-option", command=ctx.command_path, option=args[0])
            raise OptionError("cli-usage-no-command", command=ctx.command_path, name=args[0], known=known)
        return super().resolve_command(ctx, args)


Group.group_class = Group


class Program(Group):
    """The whole command line: turns every way of failing into one sentence and an exit code."""

    def __init__(self, name: str | None = None, **settings: Any) -> None:
        super().__init__(name, **settings)
        self.message = "cli"

    def main(  # type: ignore[override]  # Click's overloads differ only in the type of standalone_mode
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **settings: Any
    ) -> NoReturn:
        speech.never_fail_to_print()
        words = list(sys.argv[1:] if args is None else args)
        settings["standalone_mode"] = False
        sys.exit(self.attempt(lambda: super(Program, self).main(take_language(words), "parlour", **settings)))

    def attempt(self, run: Callable[[], object]) -> int:
        """Run, and say in one sentence what went wrong."""
        try:
            code = run()
            sys.stdout.flush()
        except ParlourError as error:
            return fail(sentence_of(error))
        except click.UsageError as error:
            return fail(usage_sentence(error))
        except Interrupted as error:
            return fail(say(error.message, **error.facts), INTERRUPTED)
        except (click.Abort, KeyboardInterrupt):
            return fail(say("cli-interrupted"), INTERRUPTED)
        except BrokenPipeError:
            speech.leave_broken_pipe()
            return 0
        return code if isinstance(code, int) else 0


def fail(sentence: str, code: int = WRONG) -> int:
    complain(sentence)
    return code


def take_language(words: list[str]) -> list[str]:
    """Speak the language that `--language` asks for, wherever it stands, and return the other words."""
    speech.speak("en")
    wanted = None
    rest: list[str] = []
    left = iter(words)
    for word in left:
        if word == "--language":
            wanted = next(left, None)
            if wanted is None:
                speech.speak(speech.language_of(os.environ))
                raise OptionError("cli-usage-no-value", option=word, command="parlour")
        elif word.startswith("--language="):
            wanted = word.partition("=")[2]
        else:
            rest.append(word)
    speech.speak(wanted if wanted is not None else speech.language_of(os.environ))
    return rest


# Usage errors


def usage_sentence(error: click.UsageError) -> str:
    """Click's own complaint, in our words."""
    command = error.ctx.command_path if error.ctx is not None else "parlour"
    if isinstance(error, click.NoSuchOption):
        return say("cli-usage-no-option", command=command, option=error.option_name)
    if isinstance(error, click.MissingParameter):
        missing = error.param.make_metavar(error.ctx) if error.param is not None and error.ctx is not None else "?"
        if isinstance(error.param, click.Option):
            missing = error.param.opts[0]
        return say("cli-usage-missing", command=command, missing=missing)
    if isinstance(error, click.BadOptionUsage):
        return say("cli-usage-no-value", command=command, option=error.option_name)
    return say("cli-usage-other", command=command)


# Help


def help_page(command: click.Command, ctx: click.Context) -> str:
    """Usage, what the command does, its options and commands: laid out for any width of signs."""
    page = Console(file=io.StringIO(), width=min(page_width(), speech.WIDEST), color_system=None, highlight=False)
    page.print(Text(say("cli-usage", usage=" ".join([ctx.command_path, *command.collect_usage_pieces(ctx)]))))
    page.print()
    page.print(Padding(Text(say(cast("Command", command).message)), (0, 0, 0, 2)))
    if isinstance(command, click.Group):
        names = command.list_commands(ctx)
        commands = [(name, command.get_command(ctx, name)) for name in names]
        add_block(page, "cli-heading-commands", [(n, c.get_short_help_str()) for n, c in commands if c is not None])
    options = [parameter for parameter in command.get_params(ctx) if isinstance(parameter, click.Option)]
    add_block(page, "cli-heading-options", [(spelling(option), option_help(command, option)) for option in options])
    lines = cast("io.StringIO", page.file).getvalue().splitlines()
    return "\n".join(line.rstrip() for line in lines)


def page_width() -> int:
    return Console().width if speech.is_terminal() else 80


def add_block(page: Console, heading: str, rows: list[tuple[str, str]]) -> None:
    page.print()
    page.print(Text(say(heading)))
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column()
    for name, meaning in rows:
        table.add_row(Text("  " + name), Text(meaning))
    page.print(table)


def spelling(option: click.Option) -> str:
    """`--seed N`, as one types it."""
    return option.opts[0] if option.is_flag else f"{option.opts[0]} {option.metavar or option.type.name.upper()}"


def option_help(command: click.Command, option: click.Option) -> str:
    """What an option does: this command's own message if it has one, else the common one."""
    name = option.opts[0].lstrip("-")
    own = f"{cast('Command', command).message}-option-{name}"
    meaning = say(own if locales.has("en", own) else f"cli-option-{name}")
    return f"{meaning} ({option.default})" if isinstance(option.type, WholeNumber) and option.default else meaning
