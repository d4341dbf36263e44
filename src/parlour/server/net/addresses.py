"""The addresses by which others in the same network reach this computer."""

from __future__ import annotations

import ipaddress
import socket
from contextlib import suppress
from typing import Final

FAR: Final = ("192.0.2.1", 9)  # an address for examples: nothing is sent, it only shows which way out we have


def lan_addresses() -> tuple[str, ...]:
    """The one on the way out first, then others that this computer's name stands for; () without a network."""
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(FAR)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return tuple(dict.fromkeys(address for address in found if not is_loopback(address)))


def is_loopback(host: str) -> bool:
    """Does this host name or address stand for the very computer that asks?

    >>> is_loopback("localhost"), is_loopback("127.0.0.1"), is_loopback("::1"), is_loopback("192.168.1.20")
    (True, True, True, False)
    """
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def plain(peer: tuple[str, int] | None) -> tuple[str, int] | None:
    """Who is at the other end: an IPv4 client as such, also where one socket is for both.

    >>> plain(("::ffff:192.0.2.1", 80)), plain(("2001:db8::1", 80))
    (('192.0.2.1', 80), ('2001:db8::1', 80))
    """
    if peer is None or not peer[0].startswith("::ffff:"):
        return peer
    return (peer[0].removeprefix("::ffff:"), peer[1])
