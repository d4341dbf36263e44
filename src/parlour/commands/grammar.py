"""Click, speaking through the catalogue: help, usage errors, numbers, and what an exit code means.

0 done; 1 a check found a fault; 2 something given was wrong; 130 interrupted.
"""

from __future__ import annotations

import errno
import importlib
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from typing import Any, NoReturn, cast

import click

from parlour import locales
from parlour.commands import speech
from parlour.commands.layout import padded, width, wrapped
from parlour.commands.speech import complain, say, sentence_of
from parlour.core.errors import BotError, GameError, OptionError, ParlourError

WRONG, INTERRUPTED = 2, 130
MOST = 10**18 - 1  # of any number given
DIGITS = 100  # of a number are read, which is more than any may have
DISK_TROUBLE = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO)  # what any write may meet
COMPLETE = "_PARLOUR_COMPLETE"  # set by the scripts of `parlour completion`


class Interrupted(Exception):
    """Ctrl-C, with a sentence that says what was kept."""

    def __init__(self, message: str = "cli-interrupted", **facts: str | int) -> None:
        super().__init__(message)
        self.message = message
        self.facts = facts


class ReaderGone(Exception):
    """Whoever read our output has had enough, as `head` has. Click takes a BrokenPipeError for a failure."""


@contextmanager
def told_of_readers() -> Iterator[None]:
    try:
        yield
    except BrokenPipeError:
        raise ReaderGone from None


class Text(click.ParamType):  # type: ignore[type-arg]  # older versions of Click have no generic one
    """A value that is not empty and no option itself, as where `--save --seed 7` forgets the file."""

    name = "text"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        if param is None or ctx is None or ctx.resilient_parsing or (text and not is_option(text, ctx)):
            return text
        if isinstance(param, click.Option):
            raise OptionError("cli-usage-no-value", command=ctx.command_path, option=param.opts[0])
        raise OptionError("cli-usage-missing", command=ctx.command_path, missing=param.make_metavar(ctx))


def is_option(text: str, ctx: click.Context) -> bool:
    """Is this the name of an option that the command has?"""
    options = [one for one in ctx.command.get_params(ctx) if isinstance(one, click.Option)]
    return any(text.partition("=")[0] in option.opts for option in options)


class WholeNumber(click.ParamType):  # type: ignore[type-arg]  # older versions of Click have no generic one
    """A whole number from `least` to `most`; an OptionError otherwise."""

    name = "number"

    def __init__(self, least: int | None = None, most: int = MOST) -> None:
        self.least = -MOST if least is None else least
        self.most = most
        self.is_free = least is None

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        text = str(value)
        if not text.removeprefix("-").isdecimal():
            raise self.wrong("cli-error-number" if self.is_free else "cli-error-number-least", text, param, ctx)
        found = int(text[:DIGITS])
        if found > self.most:
            raise self.wrong("cli-error-number-most", text, param, ctx)
        if found < self.least:
            raise self.wrong("cli-error-number-least", text, param, ctx)
        return found

    def wrong(self, code: str, text: str, param: click.Parameter | None, ctx: click.Context | None) -> OptionError:
        name = "-" if param is None else param.opts[0]
        if isinstance(param, click.Argument) and ctx is not None:
            name = param.make_metavar(ctx).strip("[]")
        return OptionError(code, option=name, value=text, least=str(self.least), most=str(self.most))


class Command(click.Command):
    """A command whose help and usage errors come from the catalogue.

    What it does is a function, named as `parlour.commands.play:command`, that is imported when it is called.
    """

    def __init__(self, name: str | None, params: Sequence[click.Parameter] = (), does: str | None = None) -> None:
        super().__init__(name, params=list(params), callback=None if does is None else called(does))
        self.does = does
        self.allow_extra_args = True  # so that we find and name them ourselves
        self.message = f"cli-{name}"  # the id of what this command says of itself

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        try:
            rest = super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx  # Click does not say of which command an option lacks its value
            raise
        if rest and not isinstance(self, click.Group) and not ctx.resilient_parsing:
            raise OptionError("cli-usage-extra", command=ctx.command_path, words=" ".join(rest))
        return rest

    def get_help(self, ctx: click.Context) -> str:
        return help_page(self, ctx)

    def get_short_help_str(self, limit: int = 45) -> str:
        return say(f"{self.message}.short")

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[Any]:
        """What the Tab key offers: Click knows the names, the catalogue what they mean."""
        options = {
            name: option for option in self.get_params(ctx) if isinstance(option, click.Option) for name in option.opts
        }
        items = super().shell_complete(ctx, incomplete)
        for item in items:
            if item.value in options:
                item.help = option_help(self, options[item.value])
        return items


def called(name: str) -> Callable[..., Any]:
    """The function of this name, imported at its first call."""
    module, _, function = name.partition(":")

    def call(**given: Any) -> Any:
        return getattr(importlib.import_module(module), function)(**given)

    return call


class Group(Command, click.Group):
    """A command with commands of its own."""

    def __init__(self, name: str | None, *commands: Command, params: Sequence[click.Parameter] = ()) -> None:
        super().__init__(name, params)
        for command in commands:
            self.add_command(command)

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if not args and not ctx.resilient_parsing:  # nothing asked for: show what can be
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
        if self.get_command(ctx, args[0]) is None and not ctx.resilient_parsing:
            known = ", ".join(self.list_commands(ctx))
            if args[0].startswith("-"):
                raise OptionError("cli-usage-no-option", command=ctx.command_path, option=args[0])
            raise OptionError("cli-usage-no-command", command=ctx.command_path, name=args[0], known=known)
        return super().resolve_command(ctx, args)


class Program(Group):
    """The whole command line: turns every way of failing into one sentence and an exit code."""

    def __init__(self, *commands: Command, params: Sequence[click.Parameter] = ()) -> None:
        super().__init__("parlour", params=params)
        self.message = "cli"
        for command in commands:
            self.add_command(command)

    def main(  # type: ignore[override]  # Click's overloads differ only in the type of standalone_mode
        self, args: Sequence[str] | None = None, prog_name: str | None = None, **settings: Any
    ) -> NoReturn:
        speech.open_missing_streams()
        speech.never_fail_to_print()
        if COMPLETE in os.environ:
            importlib.import_module("parlour.commands.completion")  # it tells Click about our shells
        words = list(sys.argv[1:] if args is None else args)
        settings["standalone_mode"] = False
        run = super().main
        sys.exit(self.attempt(lambda: run(take_games(take_language(words)), "parlour", **settings)))

    def make_context(
        self, info_name: str | None, args: list[str], parent: click.Context | None = None, **extra: Any
    ) -> click.Context:
        with told_of_readers():  # help is printed here
            return super().make_context(info_name, args, parent, **extra)

    def invoke(self, ctx: click.Context) -> object:
        with told_of_readers():
            return super().invoke(ctx)

    def attempt(self, run: Callable[[], object]) -> int:
        """Run, and say in one sentence what went wrong."""
        try:
            code = run()
            sys.stdout.flush()
        except (BotError, GameError) as error:
            if error.trace:
                click.echo(error.trace, err=True)
            return fail(sentence_of(error))
        except ParlourError as error:
            return fail(sentence_of(error))
        except click.UsageError as error:
            return fail(usage_sentence(error))
        except Interrupted as error:
            return fail(say(error.message, **error.facts), INTERRUPTED)
        except (click.Abort, KeyboardInterrupt):
            return fail(say("cli-interrupted"), INTERRUPTED)
        except click.exceptions.Exit as error:
            return error.exit_code
        except (BrokenPipeError, ReaderGone):
            speech.drop_output()
            return 0
        except OSError as error:
            if error.errno not in DISK_TROUBLE:
                raise  # our own mistake
            return fail(disk_sentence(error))
        return code if isinstance(code, int) else 0


def fail(sentence: str, code: int = WRONG) -> int:
    with suppress(OSError):  # a full disk may take no complaints either
        complain(sentence)
    speech.drop_output()
    return code


def disk_sentence(error: OSError) -> str:
    """Which write the system refused: that of a file with a name, or else of our own output."""
    reason = error.strerror or type(error).__name__
    if error.filename is None:
        return say("cli-error-output", reason=reason)
    return say("error-unwritable", file=str(error.filename), reason=reason)


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


def take_games(words: list[str]) -> list[str]:
    """Open the games that `--game FILE.py:CLASS` names, wherever it stands, and return the other words."""
    rest: list[str] = []
    for word in words:
        before, sign, spec = word.partition("=")
        if sign and before == "--game" and is_spec(spec):
            use_game(spec)
        elif rest and rest[-1] == "--game" and is_spec(word):
            rest.pop()
            use_game(word)
        else:
            rest.append(word)
    return rest


def is_spec(text: str) -> bool:
    """Does this name a file or a folder with a game?"""
    return ".py:" in text or "/" in text or os.sep in text


def use_game(spec: str) -> str:
    """The slug of the game in a file or folder."""
    slug: str = importlib.import_module("parlour.games.sources").use(spec)
    GameName.named = slug
    return slug


class GameFile(click.ParamType):  # type: ignore[type-arg]  # older versions of Click have no generic one
    """What is left of `--game` before the command when `take_games` has taken all that name a file or folder."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        if ctx is not None and not ctx.resilient_parsing:
            raise OptionError("cli-error-game-file", text=str(value))
        return str(value)


class GameName(click.ParamType):  # type: ignore[type-arg]  # older versions of Click have no generic one
    """A game by its slug, or by the file it is in: `trick.py:Trick`; without one, what `--game` has named."""

    name = "game"
    named: str | None = None

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        text = str(value)
        return use_game(text) if is_spec(text) and ctx is not None and not ctx.resilient_parsing else text


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
        return say(f"cli-usage-{'flag' if is_flag(error) else 'no-value'}", command=command, option=error.option_name)
    return say("cli-usage-other", command=command)


def is_flag(error: click.BadOptionUsage) -> bool:
    """Is the option one that takes no value?"""
    options = [] if error.ctx is None else error.ctx.command.get_params(error.ctx)
    return any(isinstance(one, click.Option) and one.is_flag for one in options if error.option_name in one.opts)


# Help


def help_page(command: click.Command, ctx: click.Context) -> str:
    """Usage, what the command does, its options and commands. No command is imported for it."""
    columns = min(speech.screen_width() if speech.is_terminal() else 80, speech.WIDEST)
    message = cast("Command", command).message
    blocks = [
        wrapped(say("cli-usage", usage=" ".join([ctx.command_path, *command.collect_usage_pieces(ctx)])), columns),
        wrapped(f"  {say(message)}".replace("\n", "\n  "), columns),
    ]
    if isinstance(command, click.Group):
        commands = [(name, say(f"{message}-{name}.short")) for name in command.list_commands(ctx)]
        blocks.append(block("cli-heading-commands", commands, columns))
    options = [parameter for parameter in command.get_params(ctx) if isinstance(parameter, click.Option)]
    rows = [(spelling(option), option_help(command, option)) for option in options]
    blocks.append(block("cli-heading-options", rows, columns))
    return "\n\n".join(blocks)


def block(heading: str, rows: list[tuple[str, str]], columns: int) -> str:
    """A heading and, below it, names with their meanings beside them."""
    indent = max((width(name) for name, _ in rows), default=0) + 4
    lines = [wrapped(f"  {padded(name, indent - 4)}  {meaning}", columns, indent) for name, meaning in rows]
    return "\n".join([say(heading), *lines])


def spelling(option: click.Option) -> str:
    """`--seed N`, as one types it."""
    return option.opts[0] if option.is_flag else f"{option.opts[0]} {option.metavar or option.type.name.upper()}"


def option_help(command: click.Command, option: click.Option) -> str:
    """What an option does: this command's own message if it has one, else the common one."""
    name = option.opts[0].lstrip("-")
    own = f"{cast('Command', command).message}-option-{name}"
    meaning = say(own if locales.has("en", own) else f"cli-option-{name}")
    return f"{meaning} ({option.default})" if isinstance(option.type, WholeNumber) and option.default else meaning
