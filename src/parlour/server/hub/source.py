"""Where secrets, ids, codes and time come from. A hub is given these, so that tests and simulations can state them;
nothing of a server that is shipped can be set to use others."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Final, Protocol

from parlour.core.luck import Luck
from parlour.server.store.key import SigningKey
from parlour.server.tables.state import sealed
from parlour.server.tables.values import Source

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"  # of ids
STOPPED: Final = 2.0  # seconds without being asked for the time; the housekeeping asks four times as often
CODE_LETTERS: Final = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"  # no I, O, 0, 1: they are read aloud


class HubSource(Source, Protocol):
    """What a hub needs besides what its tables need."""

    def token(self) -> str:
        """The secret of a person."""

    def new_code(self, length: int) -> str:
        """The code of a table."""

    @property
    def key(self) -> str:
        """The public key of the signatures, in hexadecimal digits; "" if there is none."""


class Cancellable(Protocol):
    """Something that will happen, unless it is called off."""

    def cancel(self) -> object: ...


class Clockwork(Protocol):
    """Seconds that never go back, and timers."""

    def now(self) -> float: ...

    def call_later(self, seconds: float, work: Callable[[], None]) -> Cancellable: ...


class SystemSource:
    """The system's randomness and its time of day, and the key of this server."""

    def __init__(self, signing: SigningKey | None = None) -> None:
        self.signing = signing

    @property
    def key(self) -> str:
        return "" if self.signing is None else self.signing.public

    def sign(self, data: bytes) -> str:
        return "" if self.signing is None else self.signing.sign(data)

    def secret(self) -> str:
        return secrets.token_hex(32)

    def token(self) -> str:
        return secrets.token_urlsafe(32)

    def new_id(self, length: int = 12) -> str:
        return "".join(secrets.choice(LETTERS) for _ in range(length))

    def new_code(self, length: int) -> str:
        return "".join(secrets.choice(CODE_LETTERS) for _ in range(length))

    def stamp(self) -> str:
        return f"{datetime.now(UTC):%Y-%m-%dT%H:%M:%SZ}"

    def luck(self, secret: str, entropy: tuple[str, ...]) -> Luck:
        return sealed(secret, entropy)


class SystemClock:
    """The system's clock, and the loop's timers. While the process is stopped or the machine sleeps, it stands still:
    it is asked again and again, so if nobody has asked for long, nobody could have answered either."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._asked = monotonic()
        self._stopped = 0.0

    def now(self) -> float:
        time = self._monotonic()
        gap = time - self._asked
        self._asked = time
        if gap > STOPPED:
            self._stopped += gap
        return time - self._stopped

    def call_later(self, seconds: float, work: Callable[[], None]) -> Cancellable:
        return asyncio.get_running_loop().call_later(seconds, work)
