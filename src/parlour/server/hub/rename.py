"""A person gets another name, which shows at once at every table that is not over, whichever server it is at."""

from __future__ import annotations

from contextlib import suppress

import msgspec

from parlour.core.errors import ParlourError
from parlour.server.hub.create import MOST_TABLES
from parlour.server.hub.hub import Hub
from parlour.server.store.interface import StoreError
from parlour.server.store.rows import Person
from parlour.server.tables.chat import is_held_back
from parlour.server.tables.effects import Refuse
from parlour.server.tables.state import OVER
from parlour.server.tables.values import PersonRenamed


async def rename(hub: Hub, person: Person, name: str) -> Person:
    """Raises StoreError."""
    renamed = await hub.people.rename(person, name)
    with suppress(StoreError):  # then other servers hear of it when they read it next
        await hub.store.owners.announce(msgspec.json.encode(PersonRenamed(person.id, renamed.name)))
    await _show(hub, person.id, renamed.name)
    return renamed


async def hear(hub: Hub, news: bytes) -> None:
    """Somebody has another name, another server says."""
    renamed = msgspec.json.decode(news, type=PersonRenamed)
    hub.people.forget()
    await _show(hub, renamed.person, renamed.name)


async def _show(hub: Hub, person: str, name: str) -> None:
    for live in hub.tables.values():
        for viewer in live.viewers:
            if viewer.caller.person == person and not is_held_back(live.state, name):
                viewer.caller = viewer.caller._replace(name=name)
    for row in await hub.store.tables_of(person, MOST_TABLES):
        if row.phase != OVER:
            with suppress(ParlourError, Refuse):  # a table that can't be played keeps the old name; or it is elsewhere
                table = await hub.open(row.code)
                if table is not None:
                    await hub.send(table, PersonRenamed(person, name))
