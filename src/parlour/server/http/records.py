"""Routes about finished records: lists, replays, checks."""

from __future__ import annotations

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from parlour import games
from parlour.core.record import read_record, write_record
from parlour.core.values import Record
from parlour.server import wire
from parlour.server.bots.workers import WorkerFailed
from parlour.server.http.context import (
    Json,
    address,
    afford,
    analyses_of,
    comparisons_of,
    cost_of_record,
    findings_of,
    hub_of,
    limited,
    number_of,
    raw_body,
    seat_of,
    stored_record,
    whole_number,
)
from parlour.server.http.games import edition_sheet
from parlour.server.store.rows import RecordRow
from parlour.server.tables.effects import Refuse
from parlour.server.tables.push import PIECE, Draft, Pusher

LISTED: Final = 100
RECORD: Final = "/api/records/{id}"
PICTURE: Final = {  # a record never changes, and other sites show its picture
    "cache-control": "public, max-age=31536000, immutable",
    "cross-origin-resource-policy": "cross-origin",
}


async def row_of(request: Request) -> RecordRow:
    """The record that is meant. Raises Refuse if there is none."""
    row = await stored_record(request)
    if row is None:
        limited(request, "missing")
        raise Refuse("server-no-record", id=str(request.path_params["id"])[:40])
    return row


async def record_of(request: Request) -> Record:
    row = await row_of(request)
    await afford(request, cost_of_record(row))
    return read_record(row.json, row.id)


async def list_records(request: Request) -> Response:
    game = request.query_params.get("game")
    found = await hub_of(request).store.records(None if game is None else games.check_slug(game), LISTED)
    return Json([row.summary for row in found])


async def show_record(request: Request) -> Response:
    row = await row_of(request)
    return Json({"id": row.id, "names": row.names, "record": msgspec.Raw(row.json.encode())})  # a FinishedRecord


async def record_text(request: Request) -> Response:
    return PlainTextResponse(write_record(await record_of(request)))


async def record_json(request: Request) -> Response:
    return Response((await row_of(request)).json, media_type="application/json")


async def record_edition(request: Request) -> Response:
    """What was in the box of a finished match."""
    record = await record_of(request)
    name = record.edition.partition(" ")[0]
    text = record.tags.get(games.EDITION_TAG) or games.edition_text(record.game, name)
    return await edition_sheet(request, record.game, text, name)


async def record_at(request: Request) -> Response:
    """The match as after entry n, as one seat, or a watcher, knew it then."""
    row, seat, have = await row_of(request), seat_of(request), number_of(request, "have")
    n = whole_number("n", request.path_params["n"])
    await afford(request, cost_of_record(row))
    async with hub_of(request).records.replayed(row.id, n) as match:
        if seat is not None and seat >= match.seats:
            raise Refuse("error-bad-seat", seat=seat, last=match.seats - 1)
        pusher, draft = Pusher(match), Draft(None if have is None or have > n else have)
        await afford(request, 1.0)
        while draft.lacks(match) > PIECE:
            pusher.extend(draft, seat, have, n)
            await afford(request, 1.0)
        return Json(msgspec.Raw(pusher.push(seat, have, n, draft=draft)))


async def record_account(request: Request) -> Response:
    """What the match came from, and how it went; empty if its game gives no account."""
    row = await row_of(request)
    limited(request, "check")
    try:
        found = await hub_of(request).workers.account(row.json, address(request))
    except WorkerFailed:
        raise Refuse("server-bug") from None
    if found is None:
        return Json(wire.RecordAccount(sources=(), lines=(), curve=()))
    return Json(wire.RecordAccount(sources=found.sources, lines=found.lines, curve=found.curve))


async def record_analysis(request: Request) -> Response:
    """Begin to analyse a finished match, or see how far that is."""
    row = await row_of(request)
    analyses = analyses_of(request)
    try:
        state = analyses.state(row.id, address(request))
    except WorkerFailed:
        raise Refuse("server-bug") from None
    if state is None:
        limited(request, "analysis")
        if analyses.is_busy(address(request)):
            raise Refuse("server-refuse-busy")
        analyses.begin(row.id, row.json, len(read_record(row.json, row.id).moves), address(request))
        state = analyses.state(row.id, address(request))
    return Json(state)


async def drop_analysis(request: Request) -> Response:
    """Stop it, unless somebody else wants to know; what is known already stays."""
    row = await row_of(request)
    analyses_of(request).leave(row.id, address(request))
    return Json(wire.RecordAnalysis(done=0, total=0, analysis=None))


async def record_bots(request: Request) -> Response:
    """How bots of each level did with the same deal. Whoever asks first has it found out."""
    row, comparisons = await row_of(request), comparisons_of(request)
    known = comparisons.known(row.id)
    if known is None:
        limited(request, "check")
        known = comparisons.begin(row.id, row.json, address(request))
    return Json(known)


async def record_picture(request: Request) -> Response:
    """The board at the end, for pages and messages that link to the match. Only what is over has a record."""
    row = await row_of(request)
    name = f"{row.id}.png"
    found = findings_of(request).read(name)
    if found is None:
        limited(request, "check")
        try:
            found = await hub_of(request).workers.paint(row.json, address(request))
        except WorkerFailed:
            raise Refuse("server-bug") from None
        if found is None:
            raise Refuse("server-no-page")
        findings_of(request).write(name, found)
    return Response(found, media_type="image/png", headers=PICTURE)


async def check_stored(request: Request) -> Response:
    row = await row_of(request)
    limited(request, "check")
    return await checked(request, row.json)


async def check_any(request: Request) -> Response:
    limited(request, "check")
    data = await raw_body(request, wire.LONGEST_RECORD)
    try:
        return await checked(request, data.decode())
    except UnicodeDecodeError as error:
        raise Refuse("server-bad-message", reason=str(error)[:200]) from None


async def checked(request: Request, text: str) -> Response:
    hub = hub_of(request)
    try:
        origins = await hub.records.origins(await hub.workers.origin_of(text, address(request)))
        found = await hub.workers.check(text, origins, address(request))
    except WorkerFailed:
        raise Refuse("server-bug") from None
    if found.key and found.key == hub.source.key:
        found = msgspec.structs.replace(found, seal="ours")
    return Json(found)


async def show_key(request: Request) -> Response:
    """GET /api/key."""
    return Json(wire.ServerKey(key=hub_of(request).source.key))


ROUTES: Final = [
    Route("/api/records", list_records),
    Route(RECORD, show_record),
    Route(f"{RECORD}/edition", record_edition),
    Route(f"{RECORD}/at/{{n}}", record_at),
    Route(f"{RECORD}/account", record_account),
    Route(f"{RECORD}/analysis", record_analysis, methods=["POST"]),
    Route(f"{RECORD}/analysis", drop_analysis, methods=["DELETE"]),
    Route(f"{RECORD}/bots", record_bots),
    Route(f"{RECORD}/check", check_stored, methods=["POST"]),
    Route("/api/check", check_any, methods=["POST"]),
    Route("/api/key", show_key),
    Route("/r/{id}.parlour", record_text),
    Route("/r/{id}.json", record_json),
    Route("/r/{id}.png", record_picture),
]
