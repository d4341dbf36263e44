"""What every route needs: the hub, the caller and their address, bodies, and one shape for refusals."""

from __future__ import annotations

import asyncio
import ipaddress
import re
from typing import Any, Final, TypeVar
from urllib.parse import urlsplit

import msgspec
from starlette.requests import ClientDisconnect, HTTPConnection, Request
from starlette.responses import Response

from parlour.core.values import Seat
from parlour.server import wire
from parlour.server.bots.analyses import Analyses
from parlour.server.bots.comparisons import Comparisons
from parlour.server.bots.estimates import Estimates
from parlour.server.bots.findings import Findings
from parlour.server.hub.hub import Hub
from parlour.server.hub.limits import address_of
from parlour.server.hub.live import LiveTable, Turn
from parlour.server.hub.upkeep import Upkeep
from parlour.server.settings import ServerSettings
from parlour.server.store.rows import Person, RecordRow
from parlour.server.tables.effects import Refuse
from parlour.server.tables.state import own_row
from parlour.server.tables.values import Caller

T = TypeVar("T")

COOKIE: Final = "parlour"
OUR_COOKIE: Final = re.compile(f"{COOKIE}=([^; ]*)")  # begins with letters, which are found fast
LONGEST_NUMBER: Final = 9  # digits
READING: Final = 2.0  # of `work`, for a record whose length is not known yet
LONGEST_HOST: Final = 80  # characters of the address or the name at home by which somebody came

STATUS: Final = {
    "server-no-table": 404,
    "server-elsewhere": 503,
    "server-no-record": 404,
    "server-no-page": 404,
    "error-unknown-game": 404,
    "error-unknown-lesson": 404,
    "server-who": 401,
    "server-refuse-not-yours": 403,
    "server-refuse-host": 403,
    "server-origin": 403,
    "server-host": 421,
    "server-too-fast": 429,
    "server-too-many-connections": 429,
    "server-too-many-tables": 429,
    "server-refuse-busy": 429,
    "server-too-long": 413,
    "server-bad-message": 400,
    "server-bad-version": 400,
    "server-bad-id": 400,
    "server-bug": 500,
}
"""The HTTP status of a refusal; 503 if something could not be kept, 409 for all others."""


def status_of(code: str) -> int:
    return STATUS.get(code, 503 if code.startswith("server-store-") else 409)


class Json(Response):
    media_type = "application/json"

    def render(self, content: Any) -> bytes:
        return msgspec.json.encode(content)


def refused(code: str, args: wire.Args | None = None, rule: str = "", id_: str = "") -> Response:
    """One shape for everything that is not done."""
    return Json(wire.Refused(code=code, args=args or {}, rule=rule, id=id_), status_code=status_of(code))


# Who is who


def hub_of(connection: HTTPConnection) -> Hub:
    hub: Hub = connection.app.state.hub
    return hub


def upkeep_of(connection: HTTPConnection) -> Upkeep:
    upkeep: Upkeep = connection.app.state.upkeep
    return upkeep


def estimates_of(connection: HTTPConnection) -> Estimates:
    estimates: Estimates = connection.app.state.estimates
    return estimates


def analyses_of(connection: HTTPConnection) -> Analyses:
    analyses: Analyses = connection.app.state.analyses
    return analyses


def comparisons_of(connection: HTTPConnection) -> Comparisons:
    comparisons: Comparisons = connection.app.state.comparisons
    return comparisons


def findings_of(connection: HTTPConnection) -> Findings:
    return comparisons_of(connection).findings


def address(connection: HTTPConnection) -> str:
    return address_of(connection.client.host if connection.client else None)


def secret_of(connection: HTTPConnection) -> str:
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return our_cookie(connection.headers.get("cookie", ""))


def our_cookie(cookies: str) -> str:
    """The value of ours, which may be among thousands of others.

    >>> our_cookie("a=1; parlour=secret; b=2"), our_cookie("notparlour=x")
    ('secret', '')
    """
    for found in OUR_COOKIE.finditer(cookies):
        if found.start() == 0 or cookies[found.start() - 1] in "; ":
            return found[1]
    return ""


async def person_of(connection: HTTPConnection) -> Person:
    """Who sends the request. Raises Refuse if that is unknown."""
    person = await hub_of(connection).people.who(secret_of(connection))
    if person is None:
        raise Refuse("server-who")
    return person


def caller_of(person: Person) -> Caller:
    return Caller(person.id, person.name, person.remote)


def is_same_origin(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Does this come from a page of ours, or from no page at all?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    try:
        found = urlsplit(origin)
    except ValueError:  # a broken bracket
        return False
    ours = {connection.headers.get("host", ""), urlsplit(settings.base_url).netloc} - {""}
    is_page = found.scheme in ("http", "https") and found.netloc in ours
    return "*" in settings.origins or origin in settings.origins or is_page


def is_our_host(connection: HTTPConnection, settings: ServerSettings) -> bool:
    """Is this what we are called? Else a page of another site could give itself our address by its name server, and
    would pass for one of ours. Addresses, and names that only a network at home knows, are nobody else's."""
    given = connection.headers.get("host", "")
    try:
        ipaddress.ip_address(urlsplit(f"//{given}").hostname or "")
        return len(given) <= LONGEST_HOST
    except ValueError:
        host = host_name(given)
    known = {host_name(urlsplit(url).netloc) for url in (settings.base_url, *settings.origins)}
    is_at_home = "." not in host or host.endswith((".localhost", ".local", ".lan", ".home.arpa", ".internal"))
    return "*" in settings.origins or host in known or (is_at_home and len(given) <= LONGEST_HOST)


def host_name(netloc: str) -> str:
    """The name before a port, as names are compared.

    >>> host_name("Example.org.:8372")
    'example.org'
    """
    return netloc.rpartition("@")[2].partition(":")[0].rstrip(".").lower()


# What is asked


async def body_of(request: Request, kind: type[T], most: int = wire.LONGEST) -> T:
    """The body, decoded. Raises Refuse."""
    data = await raw_body(request, most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, ValueError, RecursionError) as error:  # no UTF-8, a number of too many digits
        raise Refuse("server-bad-message", reason=str(error)[:200]) from None


async def raw_body(request: Request, most: int) -> bytes:
    parts: list[bytes] = []
    size = 0
    try:
        async for part in request.stream():
            size += len(part)
            if size > most:
                raise Refuse("server-too-long", most=most)
            parts.append(part)
    except ClientDisconnect:  # nobody hears it
        raise Refuse("server-bad-message", reason="the end is missing") from None
    return b"".join(parts)


def limited(request: Request, kind: str) -> None:
    if not hub_of(request).limits.take(kind, address(request)):
        raise Refuse("server-too-fast")


async def afford(request: Request, cost: float) -> None:
    """Wait until it is this address's turn to cause so much work; others pass in any case."""
    await asyncio.sleep(hub_of(request).limits.wait("work", address(request), cost))


def turn_of(hub: Hub, where: str) -> Turn:
    """When it is an address's turn to cause work."""
    return lambda cost: hub.limits.wait("work", where, cost)


async def stored_record(request: Request) -> RecordRow | None:
    """The record that is meant, if there is one. Once its length is known, the next request waits for it."""
    await afford(request, READING)
    row = await hub_of(request).records.row(str(request.path_params["id"]))
    if row is not None:
        hub_of(request).limits.wait("work", address(request), cost_of_record(row) - READING)
    return row


def cost_of_record(row: RecordRow) -> float:
    """How much work it is to read a record; see `work` in limits.py."""
    return 1.0 + len(row.json) / 10_000.0


def seat_of(request: Request) -> Seat | None:
    return number_of(request, "seat")


def number_of(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    return whole_number(name, text)


def whole_number(name: str, text: str) -> int:
    """A number in an address. Raises Refuse."""
    if not (text.isascii() and text.isdecimal()) or len(text) > LONGEST_NUMBER:
        raise Refuse("server-bad-message", reason=f"`{name}` is no number")
    return int(text)


async def table_of(request: Request) -> LiveTable:
    return await hub_of(request).find(str(request.path_params["code"]), address(request))


def base_of(request: Request) -> str:
    """How people reach us: as we are told, or as whoever asks did."""
    return hub_of(request).settings.base_url or str(request.base_url).rstrip("/")


async def opened(request: Request) -> tuple[LiveTable, Caller, Seat | None]:
    """The table, the caller, and their seat. Raises Refuse."""
    caller, seat, live = caller_of(await person_of(request)), seat_of(request), await table_of(request)
    if seat is not None:
        own_row(live.state, caller.person, seat)
    return live, caller, seat
