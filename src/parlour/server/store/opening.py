"""Which store a host has chosen: a file of SQLite, or a PostgreSQL database that several servers may share."""

from __future__ import annotations

import asyncio
import importlib
from pathlib import Path
from typing import Any, Final

from parlour.server.store.interface import Store, StoreError
from parlour.server.store.key import SigningKey, signing_key
from parlour.server.store.sqlite import SQLite

DRIVER: Final = "asyncpg"


def open_store(file: Path, database: str = "", address: str = "") -> tuple[Store, SigningKey]:
    """The store, and the key that signs records. To be called outside any loop. Raises StoreError."""
    if not database:
        return SQLite(file), signing_key(file.with_suffix(".key"))
    postgres = load_driver("parlour.server.store.postgres")
    key = SigningKey(asyncio.run(postgres.signing_secret(database, address)))
    store: Store = postgres.PostgreSQL(database, address)
    return store, key


def load_driver(module: str) -> Any:
    """A module that needs PostgreSQL's driver, which is an extra. Raises StoreError."""
    try:
        return importlib.import_module(module)
    except ModuleNotFoundError as error:
        if error.name != DRIVER:
            raise
        raise StoreError("server-store-driver") from None
