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


class Store(Protocol):
    """Where a hub stores its tables."""

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
