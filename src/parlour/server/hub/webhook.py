"""One POST when it is somebody's turn. Never to an address of the host's own network, unless that is allowed."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

import msgspec

from parlour.core.values import Seat
from parlour.server.store.rows import TableRow
from parlour.server.tables.effects import Refuse
from parlour.server.tables.lobby import check_hook

SECONDS: Final = 10.0
MENTIONS: Final = str.maketrans("@<>", "＠‹›")
TUNNELS: Final = tuple(map(ipaddress.IPv6Network, ("64:ff9b::/96", "64:ff9b:1::/48", "2002::/16", "2001::/32")))
"""Behind these may be any IPv4 address, also one at home: NAT64, 6to4, Teredo."""


def check(url: str, hooks: str) -> None:
    """May a table call this address, by the host's setting? Raises Refuse."""
    check_hook(url)
    if url and hooks == "off":
        raise Refuse("server-refuse-hooks-off")
    if url and hooks != "any" and is_at_home(url):
        raise Refuse("server-refuse-hook-home")


def notice(row: TableRow, link: str, absent: list[Seat]) -> bytes:
    """What is posted: whose turn it is, and where."""
    names = row.names
    note = {
        "table": row.code,
        "game": row.game,
        "link": link,
        "seats": absent,
        "names": [names[seat] for seat in absent],
        "content": f"{', '.join(_plain(names[seat]) or str(seat + 1) for seat in absent)}: {link}",
        "allowed_mentions": {"parse": []},  # for Discord: nobody is called by a name such as @everyone
    }
    return msgspec.json.encode(note)


def _plain(name: str) -> str:
    """A name that no chat service takes for a mention or a link.

    >>> _plain("@everyone <!here>")
    '＠everyone ‹!here›'
    """
    return name.translate(MENTIONS)


async def post(url: str, body: bytes, *, is_private_allowed: bool) -> str:
    """POST JSON; says how it went: `sent`, `refused` (an address we may not call), `failed`."""
    try:
        async with asyncio.timeout(SECONDS):
            return await _post(url, body, is_private_allowed=is_private_allowed)
    except (OSError, ValueError, TimeoutError, asyncio.IncompleteReadError, ssl.SSLError):
        return "failed"


async def _post(url: str, body: bytes, *, is_private_allowed: bool) -> str:
    parts = urlsplit(url)
    host = parts.hostname or ""
    secure = parts.scheme == "https"
    port = parts.port or (443 if secure else 80)
    found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
    address = str(found[0][4][0])
    if not is_private_allowed and not all(is_public(str(entry[4][0])) for entry in found):
        return "refused"
    # The address that was checked is the one that is called: a second look-up could say something else.
    context = certificates() if secure else None
    reader, writer = await asyncio.open_connection(address, port, ssl=context, server_hostname=host if secure else None)
    try:
        path = (parts.path or "/") + (f"?{parts.query}" if parts.query else "")
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {parts.netloc.rpartition('@')[2]}\r\nContent-Type: application/json\r\n"
            f"Content-Length: {len(body)}\r\nUser-Agent: parlour\r\nConnection: close\r\n\r\n"
        )
        writer.write(head.encode("ascii", "strict") + body)
        await writer.drain()
        status = (await reader.readline()).split()
        return "sent" if len(status) > 1 and status[1].startswith(b"2") else "failed"
    finally:
        writer.close()


@lru_cache(maxsize=1)
def certificates() -> ssl.SSLContext:
    """Whom to trust; read once, because reading them takes longer than everybody else should wait."""
    return ssl.create_default_context()


def host_of(url: str) -> str:
    """Whose webhook it is: other addresses at the same host count together."""
    return (urlsplit(url).hostname or "").rstrip(".")


def is_at_home(url: str) -> bool:
    """Does this address name our own network outright? What other names lead to is looked up with each POST.

    >>> is_at_home("http://[::1]:80/"), is_at_home("https://localhost/x"), is_at_home("https://example.org/x")
    (True, True, False)
    """
    host = host_of(url)
    try:
        return not is_public(host)
    except ValueError:  # a name
        return "." not in host or host.endswith((".localhost", ".local", ".internal"))


def is_public(address: str) -> bool:
    """May a stranger's webhook go there?

    >>> is_public("127.0.0.1"), is_public("192.168.1.4"), is_public("93.184.216.34")
    (False, False, True)
    >>> is_public("64:ff9b::7f00:1"), is_public("2002:7f00:1::"), is_public("fec0::1"), is_public("2606:2800:220:1::1")
    (False, False, False, True)
    >>> is_public("::127.0.0.1"), is_public("::ffff:10.0.0.1")
    (False, False)
    """
    found = ipaddress.ip_address(address)
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.is_site_local or any(found in network for network in TUNNELS):
            return False
    return found.is_global and not found.is_multicast and not found.is_reserved
