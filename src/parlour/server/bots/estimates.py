"""How hard is what was composed? Played by workers in small pieces, so that bots go on between them, and so that
nobody waits for all that somebody else has composed."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from parlour.core.rates import wilson
from parlour.core.values import Options
from parlour.server import wire
from parlour.server.bots.fair import AddressTurns
from parlour.server.bots.jobs import TrialRun
from parlour.server.bots.workers import Workers

MOST: Final = 200  # kept at hand


class Estimates:
    """What was found out so far: one study of an address at a time, and addresses take turns."""

    deals = 100  # at most
    seconds = 8.0  # of a worker, in all
    piece = 0.3  # seconds, before a bot may think

    def __init__(self, workers: Workers) -> None:
        self.workers = workers
        self.known: dict[tuple[str, bytes], wire.Estimate] = {}
        self.turns = AddressTurns()

    async def estimate(self, slug: str, options: Options, address: str = "") -> wire.Estimate:
        """How often some deals can be won, and are. Raises WorkerFailed."""
        key = (slug, msgspec.json.encode(options, order="sorted"))
        if key not in self.known:
            async with self.turns.of(address):
                if key not in self.known:  # somebody else may have asked meanwhile
                    if len(self.known) >= MOST:
                        del self.known[next(iter(self.known))]
                    self.known[key] = estimated(await self._play(slug, options, address))
        return self.known[key]

    async def _play(self, slug: str, options: Options, address: str) -> list[dict[str, bool]]:
        trials: list[dict[str, bool]] = []
        used = 0.0
        while len(trials) < self.deals and (not trials or used < self.seconds):
            piece = TrialRun(slug, options, len(trials), self.deals - len(trials), self.piece)
            async with self.turns.piece(address):
                began = time.monotonic()
                trials += await self.workers.try_deals(piece, address)
                used += time.monotonic() - began
        return trials


def estimated(trials: list[dict[str, bool]]) -> wire.Estimate:
    rates = {}
    for name in trials[0]:
        won = sum(found[name] for found in trials)
        low, high = wilson(won, len(trials))
        rates[name] = wire.Rate(won=won, low=low, high=high)
    return wire.Estimate(deals=len(trials), rates=rates)
