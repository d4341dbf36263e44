"""A progress bar for a person who waits: on a terminal's stderr, else nothing."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn


@contextmanager
def progress(total: int) -> Iterator[Callable[[int], None]]:
    """Gives a function that says how many are done now."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("", total=total)
        yield lambda done: bar.update(task, completed=min(done, total))
