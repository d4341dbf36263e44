"""`parlour backup FILE`: all tables and records in one file, also while the server runs."""

from __future__ import annotations

from pathlib import Path

from parlour.commands.speech import tell
from parlour.core.errors import OptionError


def command(*, file: str) -> None:
    import os

    from parlour.server import settings
    from parlour.server.store.schema import back_up

    database = settings.database_url(os.environ)
    if database:
        raise OptionError("cli-error-backup-postgres", file=file)
    back_up(settings.database_file(os.environ), Path(file))
    tell("cli-backup-done", file=file)
