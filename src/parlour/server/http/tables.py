"""Routes about tables: any request of the socket over HTTP, the state as one seat knows it, and a stream of news."""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final, Literal

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route
from starlette.types import Receive, Scope, Send

from parlour import games
from parlour.core.record import write_json, write_record
from parlour.core.values import Record, Seat
from parlour.server import wire
from parlour.server.http.context import (
    Json,
    address,
    afford,
    base_of,
    body_of,
    caller_of,
    hub_of,
    limited,
    number_of,
    opened,
    person_of,
    raw_body,
    seat_of,
    secret_of,
    status_of,
    table_of,
    turn_of,
)
from parlour.server.http.games import action_sheets, answer, edition_sheet, sheet_about
from parlour.server.hub.create import create
from parlour.server.hub.limits import Limits
from parlour.server.hub.live import LiveTable, Viewer, cost_of, cost_of_entries, push_of, pusher_of
from parlour.server.hub.session import read
from parlour.server.net.addresses import is_loopback, lan_addresses
from parlour.server.tables.effects import Effects, Refuse
from parlour.server.tables.play import MOST_LOG
from parlour.server.tables.push import PIECE, Draft
from parlour.server.tables.state import Call, TableState, own_row, running, seats_of
from parlour.server.tables.summary import summary_of
from parlour.server.tables.values import Caller

LISTED: Final = 100
TABLE: Final = "/api/tables/{code}"
CODES: Final[dict[str, bytes]] = {}  # QR codes at hand, by what they say
MOST_CODES: Final = 200
CODE_COST: Final = 10.0  # of `work`, to draw one


async def list_tables(request: Request) -> Response:
    return Json(
        [
            wire.Listed(
                code=row.code,
                game=row.game,
                options=row.options,
                phase=row.phase,  # type: ignore[arg-type]  # one of the three
                names=row.names,
                open=sum(seat.person is None and seat.bot is None for seat in row.seats),
            )
            for row in await hub_of(request).store.public(LISTED)
        ]
    )


async def create_table(request: Request) -> Response:
    person = await person_of(request)
    wanted = await body_of(request, wire.NewTable, wire.LONGEST_TABLE)
    limited(request, "table")
    if wanted.origin is not None:
        await afford(request, 2 * cost_of_entries(min(wanted.origin.at, MOST_LOG)))  # read, and replayed
    return Json(await create(hub_of(request), caller_of(person), wanted, base_of(request)), status_code=201)


async def show_table(request: Request) -> Response:
    live = await table_of(request)
    async with live.lock:
        return Json(summary_of(live.state))


async def do(request: Request) -> Response:
    """Any request of the socket, over HTTP."""
    caller, live = caller_of(await person_of(request)), await table_of(request)
    asked = read(await raw_body(request, wire.LONGEST))
    done: asyncio.Future[wire.Message] = asyncio.get_running_loop().create_future()

    def then(reply: wire.Message, effects: Effects) -> None:
        if not done.done():  # else the client has gone
            done.set_result(reply)

    hub_of(request).pipeline.ask(live, Call(caller, seat_of(request)), asked, address(request), then)
    reply = await done
    return Json(reply, status_code=status_of(reply.code) if isinstance(reply, wire.Refused) else 200)


async def view(request: Request) -> Response:
    """A long match is put together piece by piece, and each waits for its turn."""
    live, caller, seat = await opened(request)
    have = number_of(request, "have")
    draft = Draft(have)
    while True:
        await afford(request, 1.0)
        async with live.lock:
            state, match = live.state, running(live.state)
            n = len(match.entries)
            if seat is not None:
                own_row(state, caller.person, seat)
            if draft.first > n:  # it has more than there is: all of it
                draft = Draft(None)
            if draft.lacks(match) <= PIECE:
                return Json(msgspec.Raw(push_of(state, seat, have, n, draft=draft)))
            pusher_of(state).extend(draft, seat, have, n)


async def events(request: Request) -> Response:
    """The same messages as on a socket, one JSON object a line, with a beat now and then. `have` goes on from there."""
    live, caller, seat = await opened(request)
    where, have = address(request), number_of(request, "have")
    await afford(request, 1.0)
    if not hub_of(request).limits.enter(where):
        raise Refuse("server-too-many-connections")
    lines = stream(live, request, caller, seat, have)
    return CountedStream(hub_of(request).limits, where, lines, media_type="application/x-ndjson")


class CountedStream(StreamingResponse):
    """A stream that counts as a connection of its address, even if its client goes before it has begun."""

    def __init__(self, limits: Limits, where: str, lines: AsyncIterator[bytes], *, media_type: str) -> None:
        super().__init__(lines, media_type=media_type)
        self.limits = limits
        self.where = where

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            with suppress(ClientDisconnect, OSError):  # nobody hears it
                await super().__call__(scope, receive, send)
        finally:
            self.limits.leave(self.where)


async def stream(
    live: LiveTable, request: Request, caller: Caller, seat: Seat | None, have: int | None
) -> AsyncIterator[bytes]:
    hub = hub_of(request)
    lines: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1)  # so that a slow reader is noticed
    viewer = Viewer(caller, hub.clock.now, lines.put, beats=True, turn=turn_of(hub, address(request)))
    writer = asyncio.get_running_loop().create_task(viewer.write())
    got: asyncio.Task[bytes] | None = None
    try:
        await hub.enter(live, viewer, seat, have)
        while not (writer.done() and lines.empty()):
            got = asyncio.get_running_loop().create_task(lines.get())
            await asyncio.wait({got, writer}, return_when=asyncio.FIRST_COMPLETED)
            if not got.done():
                got.cancel()
                continue
            yield got.result() + b"\n"
    finally:
        hub.leave(viewer)
        viewer.is_closed = True
        writer.cancel()
        if got is not None:
            got.cancel()
        with suppress(asyncio.CancelledError, TimeoutError):
            await writer


async def table_record(request: Request) -> Response:
    """The record so far, as this seat may read it; whole once the match is over."""
    live, _, seat = await opened(request)
    await afford(request, cost_of(live, None))
    async with live.lock:
        record = exported(live.state, seat)
        finished = live.state.row.record
    if finished is not None:
        record = await hub_of(request).records.record(finished)  # with its seal
    if request.query_params.get("format") == "json":
        return Response(write_json(record), media_type="application/json")
    return PlainTextResponse(write_record(record))


def exported(state: TableState, seat: Seat | None) -> Record:
    match = running(state)
    return match.record() if match.is_over() else match.export(seat)


async def show_invitation(request: Request) -> Response:
    live = await table_of(request)
    return Json(await invitation(request, live.state))


async def invitation(request: Request, state: TableState) -> wire.Invitation:
    """Links for guests. A host on this very computer came by an address that nobody else can use."""
    person = await hub_of(request).people.who(secret_of(request))
    is_at_table = person is not None and (person.id == state.row.host or bool(seats_of(state, person.id)))
    settings = hub_of(request).settings
    bases: tuple[str, ...] = (base_of(request),)
    only_here: Literal["loopback", "offline"] | None = None
    if is_at_table and not settings.base_url and is_from_here(request):
        port = request.scope["server"][1]
        lan = tuple(f"http://{lan_address}:{port}" for lan_address in lan_addresses()) if settings.is_public else ()
        only_here = None if lan else "offline" if settings.is_public else "loopback"
        bases = lan or bases
    return wire.Invitation(links=tuple(f"{base}/t/{state.row.code}" for base in bases), only_here=only_here)


def is_from_here(request: Request) -> bool:
    """Does somebody on this computer ask, by an address that means the same computer everywhere?"""
    client = request.client
    return client is not None and is_loopback(client.host) and is_loopback(request.url.hostname or "")


async def table_code(request: Request) -> Response:
    """A link for guests as a QR code: the first, or the one asked for."""
    links = (await invitation(request, (await table_of(request)).state)).links
    link = links[min(number_of(request, "link") or 0, len(links) - 1)]
    if link not in CODES:
        await afford(request, CODE_COST)
        if len(CODES) >= MOST_CODES:
            del CODES[next(iter(CODES))]
        CODES[link] = qr_code(link)
    return Response(CODES[link], media_type="image/svg+xml")


def qr_code(link: str) -> bytes:
    picture = io.BytesIO()
    segno.make(link, error="m").save(picture, kind="svg", scale=4, border=2)
    return picture.getvalue()


async def list_table_actions(request: Request) -> Response:
    return await answer(request, sheet_about((await table_of(request)).state.game, action_sheets))


async def show_edition(request: Request) -> Response:
    """What is in this table's box: the printed layout that a board draws."""
    row = (await table_of(request)).state.row
    name = row.edition.partition(" ")[0]
    return await edition_sheet(request, row.game, row.edition_text or games.edition_text(row.game, name), name)


ROUTES: Final = [
    Route("/api/tables", list_tables),
    Route("/api/tables", create_table, methods=["POST"]),
    Route(TABLE, show_table),
    Route(f"{TABLE}/do", do, methods=["POST"]),
    Route(f"{TABLE}/view", view),
    Route(f"{TABLE}/events", events),
    Route(f"{TABLE}/actions", list_table_actions),
    Route(f"{TABLE}/edition", show_edition),
    Route(f"{TABLE}/record", table_record),
    Route(f"{TABLE}/invitation", show_invitation),
    Route(f"{TABLE}/code.svg", table_code),
]
