"""`parlour move-database FROM TO`: carry the tables of a SQLite file into a PostgreSQL database."""

from __future__ import annotations

import asyncio
from pathlib import Path

from parlour.commands.speech import tell
from parlour.core.errors import OptionError


def command(*, file: str, database: str) -> None:
    from parlour.server import settings
    from parlour.server.store.opening import load_driver

    url = settings.database_url({"DATABASE_URL": database}) if "://" in database else ""
    path = Path(file.removeprefix("sqlite:///"))
    if not url or "://" in file.removeprefix("sqlite:///"):
        raise OptionError("cli-error-move", file=file, database=database)
    moving = load_driver("parlour.server.store.moving")
    moved: dict[str, int] = asyncio.run(moving.move(path, url))
    for name, count in moved.items():
        tell("cli-move-part", table=name, count=count)
    tell("cli-move-done", file=str(path))
