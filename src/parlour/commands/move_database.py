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
    path = Path(file.removeprefix(settings.SQLITE))
    if not url or "://" in str(path):
        raise OptionError("cli-error-move", file=without_password(file), database=without_password(database))
    moving = load_driver("parlour.server.store.moving")
    if path.exists() and not moving.is_database(path):
        raise OptionError("cli-error-move", file=file, database=without_password(database))
    moved: dict[str, int] = asyncio.run(moving.move(path, url))
    for name, count in moved.items():
        tell("cli-move-part", table=name, count=count)
    tell("cli-move-done", file=str(path))


def without_password(address: str) -> str:
    """
    >>> without_password("postgresql://ann:secret@db.example/parlour"), without_password("tables.sqlite")
    ('postgresql://db.example/parlour', 'tables.sqlite')
    """
    scheme, mark, rest = address.partition("://")
    return f"{scheme}{mark}{rest.rpartition('@')[2]}"
