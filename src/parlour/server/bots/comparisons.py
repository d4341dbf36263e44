"""How would bots have done with the same deal? Played by workers in small pieces, so that tables go on between them."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import msgspec

from parlour import bots, games
from parlour.bots.deals import can_be_compared
from parlour.core.record import read_record
from parlour.core.values import Move, Record, Result
from parlour.server import wire
from parlour.server.bots.fair import AddressTurns
from parlour.server.bots.findings import Findings
from parlour.server.bots.jobs import DealRun
from parlour.server.bots.workers import WorkerFailed, Workers

MOST_WAITING: Final = 60  # records; beyond that a request gets no comparison
MOST_OF_ONE: Final = 5  # of those, that one address has asked for


class Comparisons:
    """Those that one address asks for one after another, one level after another; addresses take turns."""

    pieces = 120  # for a level at most: one that takes longer is left out
    piece = 0.1  # seconds of a worker
    pause = 0.9  # seconds before the next: tables that are in play go first

    def __init__(self, workers: Workers, findings: Findings, spawn: Callable[[Awaitable[None]], object]) -> None:
        self.workers = workers
        self.findings = findings
        self.spawn = spawn
        self.found: dict[str, tuple[wire.BotsResult, ...]] = {}  # of those being played, and those that wait
        self.turns = AddressTurns()

    def known(self, record: str) -> wire.RecordBots | None:
        """What has been found out by now; None if nobody has asked for it yet."""
        stored = self.findings.read(file_of(record))
        if stored is not None:
            return msgspec.json.decode(stored, type=wire.RecordBots)
        return wire.RecordBots(results=self.found[record], ready=False) if record in self.found else None

    def begin(self, record: str, text: str, address: str = "") -> wire.RecordBots:
        """Find it out from now on, unless too much is waiting already."""
        is_possible = len(self.found) < MOST_WAITING and self.turns.waiting[address] < MOST_OF_ONE
        if is_possible:
            self.found[record] = ()
            self.turns.waiting[address] += 1
            self.spawn(self._find_out(record, text, address))
        return wire.RecordBots(results=(), ready=not is_possible)

    async def _find_out(self, record: str, text: str, address: str) -> None:
        try:
            async with self.turns.of(address):
                for level in levels_for(read_record(text, record)):
                    result = await self._play(text, level, address)
                    if result is not None:
                        self.found[record] += (wire.BotsResult(level=level, result=result),)
            answer = wire.RecordBots(results=self.found[record], ready=True)
            self.findings.write(file_of(record), msgspec.json.encode(answer))
        except WorkerFailed:
            pass  # the result page stands without it, and whoever asks again starts again
        finally:
            del self.found[record]
            self.turns.leave(address)

    async def _play(self, text: str, level: str, address: str) -> Result | None:
        moves: tuple[Move, ...] = ()
        for _ in range(self.pieces):
            async with self.turns.piece(address):
                await asyncio.sleep(self.pause)
                moves, result = await self.workers.play_deal(DealRun(text, level, moves, self.piece), address)
            if result is not None:
                return result
        return None


def file_of(record: str) -> str:
    return f"{record}.bots.json"


def levels_for(record: Record) -> list[str]:
    """None where the deal can't be had again."""
    return bots.levels(games.of_record(record)) if can_be_compared(record) else []
