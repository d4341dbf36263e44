"""How the command line speaks: one language a run, sentences from the catalogue, colours on a terminal only."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from typing import Final

import click

from parlour import locales
from parlour.commands.layout import cut, is_drawn, padded, width, wrapped
from parlour.core.errors import OptionError, ParlourError
from parlour.locales import LANGUAGES

_language: ContextVar[str] = ContextVar("language", default=LANGUAGES[0])

WIPE: Final = "\033[H\033[2J\033[3J"  # the screen and what was scrolled off it
WIPE_LINE: Final = "\r\033[K"
WIDEST: Final = 100  # columns that a paragraph may fill; longer lines are hard to read


# Which language


def speak(language: str) -> None:
    """From now on speak this language. Raises OptionError if Parlour does not know it."""
    if language not in LANGUAGES:
        raise OptionError("error-unknown-language", language=language, known=", ".join(LANGUAGES))
    _language.set(language)


def language() -> str:
    return _language.get()


def language_of(environment: Mapping[str, str]) -> str:
    """The language a person's environment asks for: PARLOUR_LANGUAGE, else what the system is set to.

    >>> language_of({"LANG": "ja_JP.UTF-8"}), language_of({"LANG": "C"})
    ('ja', 'en')
    """
    if environment.get("PARLOUR_LANGUAGE"):
        return environment["PARLOUR_LANGUAGE"]
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(name):
            found = environment[name][:2].lower()
            return found if found in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


# Saying


def say(message: str, /, **facts: str | float) -> str:
    """The sentence of a message in the language of this run."""
    return locales.say(language(), message, **facts)


def percent(number: str) -> str:
    """A number of percent as the language of this run writes it."""
    return say("cli-percent", number=number)


def sentence_of(error: ParlourError) -> str:
    """An error in one sentence."""
    facts = dict(error.facts)
    why = f"cli-why-{facts.get('why', '')}"
    if locales.has(language(), why):
        facts["why"] = say(why)
    return locales.explain(language(), error.code, facts)


# Showing


def is_terminal() -> bool:
    """Does a person see what is printed?"""
    return sys.stdout.isatty()


def screen_width() -> int:
    return shutil.get_terminal_size().columns


def show(text: str = "", style: str = "", *, wrap: bool = False, hang: int | None = None) -> None:
    """Print text: with style and broken between words on a terminal, as it is in a pipe.

    `wrap` is for paragraphs, which are no wider than can be read well; `hang` indents the lines that follow the first.
    """
    if is_terminal():
        columns = screen_width()
        text = styled(wrapped(text, min(columns, WIDEST) if wrap else columns, hang), style)
    click.echo(text)


def show_board(text: str) -> None:
    """Print a board in words. Its sentences break between words; what is drawn is cut where the window ends."""
    lines = text.split("\n")
    wide = max([width(line) for line in lines if is_drawn(line)], default=0)
    columns = screen_width()
    if not is_terminal() or wide <= columns:
        show(text)
        return
    show("\n".join(cut(line, columns) if is_drawn(line) else line for line in lines))
    tell("cli-window-narrow", "dim", columns=wide)


def styled(text: str, style: str) -> str:
    """`bold`, `dim`, a colour, or two of them; plain if the person asked for no colours."""
    if not style or os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return text
    words = style.split()
    colour = next((word for word in words if word not in ("bold", "dim")), None)
    return click.style(text, fg=colour, bold="bold" in words or None, dim="dim" in words or None)


def tell(message: str, /, style: str = "", **facts: str | float) -> None:
    """Print a message of the catalogue."""
    show(say(message, **facts), style, wrap=True)


def complain(sentence: str) -> None:
    """Print a sentence where errors go."""
    click.echo(wrapped(sentence, screen_width()) if sys.stderr.isatty() else sentence, err=True)


def show_json(value: object) -> None:
    """Print a value for a program."""
    import msgspec

    from parlour.core.values import encode

    click.echo(msgspec.json.format(encode(value), indent=2).decode())


def show_table(rows: Sequence[Sequence[str]], *, head: Sequence[str] | None = None, right: Sequence[int] = ()) -> None:
    """Print rows in aligned columns; Japanese characters are two cells wide. `right` are columns set to the right."""
    every = [*([head] if head else []), *rows]
    widths = [max(width(row[column]) for row in every) for column in range(len(every[0]))]
    for row in every:
        filled = [
            padded(cell, cells, right=column in right)
            for column, (cell, cells) in enumerate(zip(row, widths, strict=True))
        ]
        show("  ".join(filled).rstrip(), "bold" if row is head else "")


def show_rule() -> None:
    """A line across a terminal, where something new begins; an empty one in a pipe."""
    show("─" * min(screen_width(), WIDEST) if is_terminal() else "", "dim")


@contextmanager
def waiting(sentence: str) -> Iterator[None]:
    """Say on a terminal what is waited for, and take it away again."""
    if not is_terminal():
        yield
        return
    click.echo(styled(sentence, "dim"), nl=False)
    try:
        yield
    finally:
        click.echo(WIPE_LINE, nl=False, color=True)


def edit_lines(*, remember: bool) -> None:
    """Let a person edit what they type, if the system can. Do not `remember` lines that others must not see."""
    if is_terminal():
        with suppress(ImportError):
            import readline

            readline.set_auto_history(remember)


def clear_screen() -> None:
    """Leave nothing to read, not even by scrolling back."""
    if is_terminal():
        click.echo(WIPE, nl=False, color=True)


def open_missing_streams() -> None:
    """A stream that was closed before the start (`parlour games >&-`) reads and writes nothing."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: SIM115  # open until the end


def never_fail_to_print() -> None:
    """A terminal that can’t show a character shows another in its place."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")


def drop_output() -> None:
    """Nobody takes our output any more: let Python's last flush go nowhere, quietly."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(nowhere, stream.fileno())
