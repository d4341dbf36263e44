"""The interface of a store. `commit` returns at once and says later that the writes are on the disk; nobody is told of
anything before. Reads are asynchronous, so that a slow disk never stops the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Protocol

from parlour.core.errors import ParlourError
from parlour.server.store.rows import Address, Person, RecordRow, StoredTable, Studied, TableRow
from parlour.server.store.writes import Write
from parlour.server.wire import MatchScore


class StoreError(ParlourError):
    """Something could not be written or read: the disk is full, the file is locked, broken or from a newer Parlour."""


Committed = Callable[[StoreError | None], None]
"""Called in the loop: with None once the writes are on the disk, or with the reason why they are not."""


class Owners(Protocol):
    """Who plays which table, where several servers share a store: each table has one owner, which alone writes to it.

    Whoever hears nothing of an owner for the time of its lease may take its tables; from then on the store refuses
    what the former owner writes.
    """

    is_shared: bool
    is_leaving: bool
    """We are about to give up our tables: whenever our name is in doubt, we have none any more."""
    lost: Callable[[], None]
    """Called when this server owns nothing any more, because others took it for dead; it has a new name by then."""
    heard: Callable[[bytes], None]
    """Called with what another server announces."""
    report: Callable[[str], None]
    """Called with the code of each table that we claim."""

    async def claim(self, code: str) -> str | None:
        """Become the owner of a table: None if we are, or if there is no such table; else the owner's address."""

    async def beat(self) -> None:
        """Say that we are alive, and take those for dead who have not said so for long."""

    async def confirm(self) -> None:
        """Be sure that our tables are still ours: a process that was stopped for a while can't know. Raises
        StoreError."""

    async def orphans(self, most: int) -> list[str]:
        """The codes of tables without an owner where bots or clocks go on by themselves."""

    async def others(self) -> list[str]:
        """The addresses of the other servers that are alive."""

    async def bury(self, address: str) -> None:
        """The server at this address is surely dead: nobody has to wait for the end of its lease."""

    async def announce(self, news: bytes) -> None:
        """Tell the other servers."""

    async def give_up(self) -> None:
        """Own nothing any more, and write nothing."""


class SoleOwner:
    """Of a store that only one server can use: every table is ours."""

    is_shared = False
    is_leaving = False
    lost: Callable[[], None]
    heard: Callable[[bytes], None]
    report: Callable[[str], None]

    async def claim(self, code: str) -> str | None:
        return None

    async def beat(self) -> None: ...

    async def confirm(self) -> None: ...

    async def orphans(self, most: int) -> list[str]:
        return []

    async def others(self) -> list[str]:
        return []

    async def bury(self, address: str) -> None: ...

    async def announce(self, news: bytes) -> None: ...

    async def give_up(self) -> None: ...


class Store(Protocol):
    """Where a hub stores its tables."""

    owners: Owners

    async def open(self) -> None:
        """Connect, in the loop that will use it. Raises StoreError."""

    def commit(self, writes: Sequence[Write], then: Committed) -> None:
        """Write all of it or nothing, and call `then`."""

    async def new_table(self, new_code: Callable[[int], str]) -> Address:
        """A new id, and an unused code, made by `new_code`, which is told its length. Raises StoreError."""

    async def table(self, code: str) -> StoredTable | None: ...

    async def codes(self, phases: Sequence[str]) -> list[str]:
        """The codes of all tables in these phases, newest first."""

    async def public(self, most: int) -> list[TableRow]:
        """The newest public tables that are not over."""

    async def tables_of(self, person: str, most: int) -> list[TableRow]: ...

    async def person(self, secret: bytes) -> Person | None:
        """The person whose secret has this hash."""

    async def record(self, id: str) -> RecordRow | None: ...  # noqa: A002 - it is the record's id

    async def records(self, game: str | None, most: int) -> list[RecordRow]: ...

    async def scores(self, person: str) -> list[MatchScore]: ...

    async def studied(self, person: str) -> list[Studied]: ...

    def trouble(self) -> StoreError | None:
        """Why nothing could be written now, as far as that is known."""

    def metrics(self) -> dict[str, float]:
        """What there is to count."""

    def close(self) -> None: ...


async def committed(store: Store, writes: Sequence[Write]) -> None:
    """Commit, and wait for it. Raises StoreError."""
    done: asyncio.Future[StoreError | None] = asyncio.get_running_loop().create_future()

    def then(failure: StoreError | None) -> None:
        if not done.done():  # else nobody waits any more
            done.set_result(failure)

    store.commit(writes, then)
    failure = await done
    if failure is not None:
        raise failure
