"""A person gets another name, which shows at once at every table that is not over."""

from __future__ import annotations

from contextlib import suppress

from parlour.core.errors import ParlourError
from parlour.server.hub.create import MOST_TABLES
from parlour.server.hub.hub import Hub
from parlour.server.store.rows import Person
from parlour.server.tables.chat import is_held_back
from parlour.server.tables.state import OVER
from parlour.server.tables.values import PersonRenamed


async def rename(hub: Hub, person: Person, name: str) -> Person:
    """Raises StoreError."""
    renamed = await hub.people.rename(person, name)
    for live in hub.tables.values():
        for viewer in live.viewers:
            if viewer.caller.person == person.id and not is_held_back(live.state, renamed.name):
                viewer.caller = viewer.caller._replace(name=renamed.name)
    for row in await hub.store.tables_of(person.id, MOST_TABLES):
        if row.phase != OVER:
            with suppress(ParlourError):  # a table that can't be played any more keeps the old name
                table = await hub.open(row.code)
                if table is not None:
                    await hub.send(table, PersonRenamed(person.id, renamed.name))
    return renamed
