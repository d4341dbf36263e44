"""A progress bar for a person who waits: on a terminal's stderr, else nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import click

from parlour.commands.speech import WIPE_LINE


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that says how many are done now."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    with click.progressbar(length=total, file=sys.stderr, show_pos=True, width=40) as bar:
        yield lambda done: bar.update(min(done, total) - bar.pos)
    click.echo(f"\033[A{WIPE_LINE}", nl=False, err=True, color=True)
