"""How much one address may ask for. Generous for a family behind one router, tight for a script."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from typing import Final, NamedTuple


class Rule(NamedTuple):
    """A token bucket: its burst size, and its refill rate per second."""

    burst: float
    rate: float


RULES: Final = {
    "http": Rule(300, 30.0),
    "turn": Rule(20, 400.0),  # requests and messages worked on; others wait, so that a burst does not hold up everybody
    "large": Rule(3, 30.0),  # answers that take long to copy; the others wait
    "work": Rule(8, 100.0),  # a millisecond each, of what grows with a match or a line of chat; the others wait
    "message": Rule(300, 60.0),  # of one connection
    "messages": Rule(2000, 400.0),  # of all of them together
    "frame": Rule(200, 20.0),  # pings, pongs and pieces of messages
    "person": Rule(40, 40 / 3600),
    "name": Rule(20, 1 / 30),
    "table": Rule(40, 60 / 3600),
    "missing": Rule(60, 0.2),  # codes and records that are not there: nobody finds a private table by guessing
    "secret": Rule(20, 0.05),  # wrong secrets
    "check": Rule(20, 0.2),
    "analysis": Rule(10, 1 / 30),
    "chat": Rule(20, 0.5),
    "emote": Rule(5, 0.4),
    "hint": Rule(30, 0.5),
    "point": Rule(60, 20.0),  # a finger that moves
    "hook": Rule(10, 0.1),  # POSTs of one table
    "hooks": Rule(60, 1.0),  # POSTs to one host, by whichever tables
}
SPREAD: Final = ("missing", "secret", "hooks")
"""Kinds whose requests reach whichever server has the table: with several servers each allows its part."""
CONNECTIONS: Final = 200  # open at once from one address
MOST_KEYS: Final = 20_000


class Limits:
    """Token buckets by kind and address."""

    def __init__(self, *, is_on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self.is_on = is_on
        self.clock = clock
        self.rules: dict[str, Rule] = RULES
        self.buckets: dict[tuple[str, str], tuple[float, float]] = {}  # what is left, and when that was
        self.open: dict[str, int] = {}

    def take(self, kind: str, address: str) -> bool:
        """May this address do that once more?"""
        if not self.is_on:
            return True
        rule = self.rules[kind]
        now = self.clock()
        key = (kind, address)
        left, then = self.buckets.get(key, (rule.burst, now))
        left = min(rule.burst, left + (now - then) * rule.rate)
        if left < 1:
            return False
        if len(self.buckets) >= MOST_KEYS and key not in self.buckets:
            self.sweep(now)
        self.buckets[key] = (left - 1, now)
        return True

    def share(self, servers: int) -> None:
        """`servers` servers share the tables: all of them together allow what one alone does."""
        self.rules = RULES | {kind: Rule(RULES[kind].burst / servers, RULES[kind].rate / servers) for kind in SPREAD}

    def wait(self, kind: str, address: str, cost: float = 1.0) -> float:
        """How many seconds to wait before doing it: what goes beyond the burst is spread out, never refused."""
        if not self.is_on:
            return 0.0
        rule = self.rules[kind]
        now = self.clock()
        key = (kind, address)
        left, then = self.buckets.get(key, (rule.burst, now))
        left = min(rule.burst, left + (now - then) * rule.rate) - cost
        if len(self.buckets) >= MOST_KEYS and key not in self.buckets:
            self.sweep(now)
        self.buckets[key] = (left, now)
        return max(0.0, -left / rule.rate)

    def sweep(self, now: float) -> None:
        """Forget those who have long been quiet; all of them if that is not enough."""
        full = {
            key
            for key, (left, then) in self.buckets.items()
            if left + (now - then) * self.rules[key[0]].rate >= self.rules[key[0]].burst
        }
        self.buckets = {key: value for key, value in self.buckets.items() if key not in full}
        if len(self.buckets) >= MOST_KEYS:
            self.buckets = {}

    def enter(self, address: str) -> bool:
        """One connection more, if there may be one; `leave` must follow."""
        if self.is_on and self.open.get(address, 0) >= CONNECTIONS:
            return False
        self.open[address] = self.open.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def address_of(host: str | None) -> str:
    """What to count by: an IPv4 address, or the /64 of an IPv6 address, which is one household.

    >>> address_of("::ffff:192.0.2.1")
    '192.0.2.1'

    >>> address_of("2001:db8::1") == address_of("2001:db8::2")
    True
    """
    try:
        address = ipaddress.ip_address(host or "")
    except ValueError:
        return host or "-"
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:  # how one socket for both hears of IPv4
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False).network_address)
    return str(address)
