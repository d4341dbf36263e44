"""Secrets, ids and times that a test states: the same tables are dealt the same cards each time."""

from __future__ import annotations

import hashlib
import heapq
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta

from parlour.core.luck import Luck
from parlour.server.hub.source import CODE_LETTERS, LETTERS
from parlour.server.store.key import SigningKey
from parlour.server.tables.state import sealed

SEED = "7"
KEY = SigningKey(bytes(range(32)))


class StatedSource:
    """What a hub needs of chance, from a seed and a counter for each purpose."""

    def __init__(self, seed: str = SEED) -> None:
        self.seed = seed
        self.dealt_from = ""
        self.counts: dict[str, int] = {}

    def _bytes(self, purpose: str) -> bytes:
        count = self.counts[purpose] = self.counts.get(purpose, 0) + 1
        return hashlib.sha256(f"{self.seed}/{purpose} {count}".encode()).digest()

    def _letters(self, purpose: str, letters: str, length: int) -> str:
        return "".join(letters[byte % len(letters)] for byte in self._bytes(purpose)[:length])

    def deal_from(self, seed: str) -> None:
        """Deal the tables to come from this seed; ids go on, so that none comes twice."""
        self.dealt_from = seed
        self.counts.pop(f"secret{seed}", None)

    def secret(self) -> str:
        return self._bytes(f"secret{self.dealt_from}").hex()

    def token(self) -> str:
        return self._bytes("token").hex()

    def new_id(self, length: int = 12) -> str:
        return self._letters("id", LETTERS, length)

    def new_code(self, length: int) -> str:
        return self._letters("code", CODE_LETTERS, length)

    def stamp(self) -> str:
        """A second later each time, so that what is newer can be told."""
        count = self.counts["stamp"] = self.counts.get("stamp", 0) + 1
        return f"{datetime(2026, 1, 1, tzinfo=UTC) + timedelta(seconds=count):%Y-%m-%dT%H:%M:%SZ}"

    @property
    def key(self) -> str:
        return KEY.public

    def sign(self, data: bytes) -> str:
        return KEY.sign(data)

    def luck(self, secret: str, entropy: tuple[str, ...]) -> Luck:
        return sealed(secret, entropy)


class StatedSecrets:
    """What a program takes from the module `secrets`, the same each time, and no id twice."""

    def __init__(self, seed: int = 7) -> None:
        self.rng = random.Random(seed)

    def randbits(self, k: int) -> int:
        return self.rng.getrandbits(k)

    def token_hex(self, nbytes: int) -> str:
        return self.rng.randbytes(nbytes).hex()


class Timer:
    """Something that a stated clock will do."""

    def __init__(self, work: Callable[[], None]) -> None:
        self.work: Callable[[], None] | None = work

    def cancel(self) -> None:
        self.work = None


class StatedClock:
    """Time that passes only when a test says so."""

    def __init__(self) -> None:
        self.time = 1000.0
        self._timers: list[tuple[float, int, Timer]] = []
        self._count = 0

    def now(self) -> float:
        return self.time

    def call_later(self, seconds: float, work: Callable[[], None]) -> Timer:
        timer = Timer(work)
        self._count += 1
        heapq.heappush(self._timers, (self.time + seconds, self._count, timer))
        return timer

    def advance(self, seconds: float) -> None:
        """Let time pass: whatever is due by then happens, in its order."""
        end = self.time + seconds
        while self._timers and self._timers[0][0] <= end:
            self.time, _, timer = heapq.heappop(self._timers)
            if timer.work is not None:
                timer.work()
        self.time = end
