"""Finished records: read, replayed to any entry, and the records that one goes on from."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from parlour import games
from parlour.core.game import State
from parlour.core.match import Match
from parlour.core.record import read_record
from parlour.core.values import Move, Record
from parlour.core.verify import origin_of
from parlour.server.store.interface import Store
from parlour.server.store.rows import RecordRow
from parlour.server.tables.effects import Refuse

REPLAYS: Final = 16  # at hand
MOST_ORIGINS: Final = 8  # records that one goes on from, one after another
LONGEST_ID: Final = 40
SLICE: Final = 64  # entries replayed at once


class Records:
    """The finished records of a store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._replays: dict[str, tuple[Record, Match[State]]] = {}  # the last ones looked at, as far as they were

    async def row(self, id_: str) -> RecordRow | None:
        return await self.store.record(id_) if len(id_) <= LONGEST_ID else None

    async def record(self, id_: str) -> Record:
        """Raises Refuse if there is none."""
        row = await self.row(id_)
        if row is None:
            raise Refuse("server-no-record", id=id_[:LONGEST_ID])
        return read_record(row.json, id_)

    async def origins(self, name: str | None) -> tuple[str, ...]:
        """The record of this name and those it goes on from, as far as they are stored here."""
        found: list[str] = []
        while name is not None and len(found) < MOST_ORIGINS:
            row = await self.row(name)
            if row is None:
                break
            found.append(row.json)
            name = origin_of(read_record(row.json, name))
        return tuple(found)

    @asynccontextmanager
    async def replayed(self, id_: str, at: int) -> AsyncIterator[Match[State]]:
        """A finished record as after entry `at`, as long as somebody looks at it. Raises Refuse or RecordError."""
        record, match = self._replays.pop(id_, (None, None))
        if record is None:
            record = await self.record(id_)
        if not 0 <= at <= len(record.moves):
            raise Refuse("refuse-undo-nowhere", entry=at, last=len(record.moves))
        if match is None or len(match.entries) > at:
            match = Match(games.of_record(record), record.seats, record.options, None)
            match.tags = dict(record.tags)
        await replay_in_slices(match, record.moves[:at])
        yield match  # nobody else goes on with it meanwhile
        if len(self._replays) >= REPLAYS:
            del self._replays[next(iter(self._replays))]
        self._replays[id_] = (record, match)


async def replay_in_slices(match: Match[State], moves: tuple[Move, ...]) -> None:
    """Go on with the moves that a match does not have yet; others have their turn in between. Raises RecordError."""
    while len(match.entries) < len(moves):
        match.replay(moves[len(match.entries) : len(match.entries) + SLICE])
        await asyncio.sleep(0)
