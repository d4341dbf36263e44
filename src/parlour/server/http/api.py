"""The HTTP API: for programs in any language that want a seat, and for the pages of the client.

Bodies and answers are the structs of `wire.py`. Who asks is known by a cookie, or by `Authorization: Bearer …`.
"""

from __future__ import annotations

import asyncio
import io
from collections.abc import AsyncIterator, Iterable, Sequence
from contextlib import suppress
from typing import Final, TypeVar

import msgspec
import segno
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route

from parlour import bots, games
from parlour.core.errors import ParlourError
from parlour.core.game import Game, State
from parlour.core.record import read_record, write_json, write_record
from parlour.core.values import Seat, tag_of
from parlour.learn import help as helping
from parlour.learn import lesson as lessons
from parlour.learn import sheet as sheets
from parlour.learn import spots
from parlour.server import wire
from parlour.server.bots.workers import Failed
from parlour.server.http.app import COOKIE, YEAR, Json, address, caller_of, house_of, person_of, secret_of
from parlour.server.http.openapi import description
from parlour.server.hub.live import Room
from parlour.server.hub.requests import read
from parlour.server.net.connection import Connection
from parlour.server.store import Sheet
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import PLAYING, Refuse
from parlour.server.tables.lobby import told_tour
from parlour.server.tables.push import Pusher
from parlour.server.tables.summary import sign_of
from parlour.server.tables.table import names_of

T = TypeVar("T")

LISTED: Final = 100
SLUG: Final = "/api/games/{slug}"
TABLE: Final = "/api/tables/{code}"
RECORD: Final = "/api/records/{id}"


async def body_of(request: Request, kind: type[T], most: int = wire.LONGEST) -> T:
    """The body, decoded. Raises Refuse."""
    data = await raw_body(request, most)
    try:
        return msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
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
    if not house_of(request).limits.take(kind, address(request)):
        raise Refuse("server-too-fast")


def seat_of(request: Request) -> Seat | None:
    return number_of(request, "seat")


def number_of(request: Request, name: str) -> int | None:
    text = request.query_params.get(name)
    if text is None or text == "":
        return None
    if not text.isdecimal() or len(text) > 9:
        raise Refuse("server-bad-message", reason=f"`{name}` is no number")
    return int(text)


def room_of(request: Request) -> Room:
    return house_of(request).find(str(request.path_params["code"]), address(request))


def base_of(request: Request) -> str:
    """How people reach us: as we are told, or as whoever asks did."""
    return house_of(request).settings.base_url or str(request.base_url).rstrip("/")


async def opened(request: Request) -> tuple[Room, Caller, Seat | None]:
    """The table, who asks, and as which seat of theirs. Raises Refuse."""
    caller, seat, room = caller_of(person_of(request)), seat_of(request), room_of(request)
    if seat is not None:
        room.table.own(caller, seat)
    return room, caller, seat


# Games


def game_sheet(game: Game[State]) -> wire.GameSheet:
    return wire.GameSheet(
        slug=game.slug,
        rules=game.rules,
        least=game.least,
        most=game.most,
        team=game.team,
        options=tuple(
            wire.OptionSheet(name=option.name, values=option.values, rule=option.rule, free=option.free)
            for option in game.options
        ),
        editions=tuple(games.editions(game.slug)),
        bots=tuple(bots.known(game)),
        workshop=game.workshop is not None,
    )


def action_sheets(game: Game[State]) -> list[wire.ActionSheet]:
    return [
        wire.ActionSheet(answer=game.write(action), id=f"{game.slug}-do-{tag_of(action)}", args=action.facts())
        for action in game.actions()
    ]


async def list_games(request: Request) -> Response:
    return Json([game_sheet(games.load(slug)) for slug in games.SLUGS])


async def show_game(request: Request) -> Response:
    return Json(game_sheet(games.load(str(request.path_params["slug"]))))


async def list_actions(request: Request) -> Response:
    return Json(action_sheets(games.load(str(request.path_params["slug"]))))


async def list_table_actions(request: Request) -> Response:
    return Json(action_sheets(room_of(request).table.game))


async def show_edition(request: Request) -> Response:
    """What is in this table's box: the printed layout that a board draws."""
    sheet = room_of(request).table.sheet
    name = sheet.edition.partition(" ")[0]
    return Json(games.read_edition(sheet.game, sheet.edition_text or games.edition_text(sheet.game, name), name))


# People


async def enter(request: Request) -> Response:
    """POST /api/people."""
    wanted = await body_of(request, wire.NewPerson)
    limited(request, "person")
    house = house_of(request)
    person, secret = await house.come_in(wanted.name, remote=wanted.token)
    answer = wire.Entered(person=person.id, name=person.name, token=secret if wanted.token else None)
    response = Json(answer, status_code=201)
    if not wanted.token:
        response.set_cookie(
            COOKIE,
            secret,
            max_age=YEAR,
            path=f"{house.settings.prefix}/",
            secure=house.settings.is_https,
            httponly=True,
            samesite="strict",
        )
    return response


async def show_me(request: Request) -> Response:
    person = person_of(request)
    house = house_of(request)
    tables = []
    sheets = house.store.tables_of(person.id, LISTED)
    for sheet in sheets:
        room = house.rooms.get(sheet.code)
        if room is None and sheet.phase == PLAYING:
            with suppress(ParlourError):  # one that can't be played any more does not hide the others
                room = house.room(sheet.code)
        seats = tuple(seat for seat, holder in enumerate(sheet.holders) if holder.person == person.id)
        tables.append(
            wire.Seated(
                code=sheet.code,
                game=sheet.game,
                phase=sheet.phase,  # type: ignore[arg-type]  # one of the three
                seats=seats,
                turn=room is not None and room.table.waits_for(person.id),
                names=names_of(sheet.holders),
                lesson="" if sheet.lesson is None else sheet.lesson.name,
            )
        )
    me = wire.Me(
        person=person.id,
        name=person.name,
        progress=house.progress(person.id),
        tables=tuple(tables),
        scores=tuple(house.store.scores(person.id)),
        campaigns=campaigns_in(sheets),
    )
    return Json(me)


def campaigns_in(sheets: list[Sheet]) -> tuple[wire.Campaigned, ...]:
    """The campaigns of these tables, newest first, each as its newest table knows it."""
    found: dict[str, wire.Campaigned] = {}
    for sheet in sheets:
        if sheet.tour is not None and sheet.tour.id not in found:
            campaign, names = told_tour(sheet.tour), names_of(sheet.holders)
            found[sheet.tour.id] = wire.Campaigned(code=sheet.code, game=sheet.game, names=names, campaign=campaign)
    return tuple(found.values())


async def rename_me(request: Request) -> Response:
    person = person_of(request)
    wanted = await body_of(request, wire.Renamed)
    person = await house_of(request).rename(person, wanted.name)
    return Json(wire.Entered(person=person.id, name=person.name))


# Lessons


async def list_lessons(request: Request) -> Response:
    """All lessons, with how far one has come."""
    house = house_of(request)
    person = house.who(secret_of(request))
    known = {} if person is None else {(s.game, s.lesson): s for s in house.store.studied(person.id)}
    return Json(
        [
            wire.LessonSheet(
                game=slug,
                name=lesson.name,
                minutes=lesson.minutes,
                steps=len(lesson.steps),
                at=0 if (found := known.get((slug, lesson.name))) is None else found.at,
                done=found is not None and found.done,
                table="" if found is None else found.code,
            )
            for slug in games.SLUGS
            for lesson in lessons.of_game(slug)
        ]
    )


async def show_help(request: Request) -> Response:
    slug = str(request.path_params["slug"])
    found = helping.load(slug)
    things = {name: wire.ThingSheet(id=thing.name, rule=thing.rule) for name, thing in found.things.items()}
    return Json(wire.HelpSheet(game=slug, decisions=found.decisions, things=things))


async def show_sheet(request: Request) -> Response:
    """GET /api/games/{slug}/sheet."""
    slug = games.check_slug(request.path_params["slug"])
    found = sheets.load(slug)
    return Json(
        wire.TeachingSheet(
            game=slug,
            sheet=parts_of(f"{slug}-sheet", found.sheet.items()),
            aid=parts_of(f"{slug}-aid", found.aid.items()),
            counts=sheets.counts(slug),
            spots=spots_of(slug),
        )
    )


def spots_of(slug: str) -> wire.SpotSheet:
    known = spots.of_game(slug)
    return wire.SpotSheet(places=known.places, things=known.things, whole=known.whole)


def parts_of(prefix: str, parts: Iterable[tuple[str, Sequence[sheets.Line]]]) -> tuple[wire.SheetPart, ...]:
    return tuple(
        wire.SheetPart(
            name=name,
            lines=tuple(
                wire.SheetLine(id=f"{prefix}-{line.say}", clauses=line.clauses, picture=line.picture) for line in lines
            ),
        )
        for name, lines in parts
    )


async def standard_edition(request: Request) -> Response:
    """GET /api/games/{slug}/edition: the standard one."""
    slug = games.check_slug(request.path_params["slug"])
    return Json(games.read_edition(slug, games.edition_text(slug), games.STANDARD))


async def take_lesson(request: Request) -> Response:
    """POST /api/lessons/{slug}/{name}."""
    person = person_of(request)
    wanted = await body_of(request, wire.NewLesson)
    limited(request, "table")
    slug, name = str(request.path_params["slug"]), str(request.path_params["name"])
    made = await house_of(request).opening.teach(caller_of(person), slug, name, base_of(request), again=wanted.again)
    return Json(made, status_code=201)


# Tables


async def list_tables(request: Request) -> Response:
    return Json(
        [
            wire.Listed(
                code=sheet.code,
                game=sheet.game,
                options=sheet.options,
                phase=sheet.phase,  # type: ignore[arg-type]  # one of the three
                names=names_of(sheet.holders),
                open=sum(holder.person is None and holder.bot is None for holder in sheet.holders),
            )
            for sheet in house_of(request).store.public(LISTED)
        ]
    )


async def create_table(request: Request) -> Response:
    person = person_of(request)
    wanted = await body_of(request, wire.NewTable, wire.LONGEST_TABLE)
    limited(request, "table")
    return Json(await house_of(request).opening.create(caller_of(person), wanted, base_of(request)), status_code=201)


async def show_table(request: Request) -> Response:
    room = room_of(request)
    async with room.lock:
        return Json(sign_of(room.table))


async def do(request: Request) -> Response:
    """Any request of the socket, over HTTP."""
    caller, room = caller_of(person_of(request)), room_of(request)
    asked = read(await raw_body(request, wire.LONGEST))
    reply = await house_of(request).serve(address(request), room, caller, seat_of(request), asked)
    from parlour.server.http.app import status_of

    return Json(reply, status_code=status_of(reply.code) if isinstance(reply, wire.Refused) else 200)


async def view(request: Request) -> Response:
    room, _, seat = await opened(request)
    async with room.lock:
        match = room.table.running()
        return Json(msgspec.Raw(room.table.push(seat, number_of(request, "have"), len(match.entries))))


async def events(request: Request) -> Response:
    """The same messages as on a socket, one JSON object a line, with a beat now and then. `have` goes on from there."""
    house = house_of(request)
    room, caller, seat = await opened(request)
    where, have = address(request), number_of(request, "have")
    if not house.limits.enter(where):
        raise Refuse("server-too-many-connections")
    return StreamingResponse(stream(room, request, caller, seat, have, where), media_type="application/x-ndjson")


async def stream(
    room: Room, request: Request, caller: Caller, seat: Seat | None, have: int | None, where: str
) -> AsyncIterator[bytes]:
    house = house_of(request)
    lines: asyncio.Queue[bytes] = asyncio.Queue(maxsize=1)  # so that a slow reader is noticed
    connection = Connection(caller, lines.put, beats=True)
    writer = asyncio.get_running_loop().create_task(connection.write())
    got: asyncio.Task[bytes] | None = None
    try:
        async with room.lock:
            house.enter(room, connection, seat, have)
        while not (writer.done() and lines.empty()):
            got = asyncio.get_running_loop().create_task(lines.get())
            await asyncio.wait({got, writer}, return_when=asyncio.FIRST_COMPLETED)
            if not got.done():
                got.cancel()
                continue
            yield got.result() + b"\n"
    finally:
        house.limits.leave(where)
        if connection.room is not None:
            house.leave(connection.room, connection)
        connection.is_closed = True
        writer.cancel()
        if got is not None:
            got.cancel()
        with suppress(asyncio.CancelledError, TimeoutError):
            await writer


async def table_record(request: Request) -> Response:
    """The record so far, as this seat may read it; whole once the match is over."""
    room, _, seat = await opened(request)
    async with room.lock:
        record = room.table.export(seat)
    if request.query_params.get("format") == "json":
        return Response(write_json(record), media_type="application/json")
    return PlainTextResponse(write_record(record))


async def table_code(request: Request) -> Response:
    """The link to a table as a QR code."""
    room = room_of(request)
    picture = io.BytesIO()
    segno.make(f"{base_of(request)}/t/{room.table.sheet.code}", error="m").save(picture, kind="svg", scale=4, border=2)
    return Response(picture.getvalue(), media_type="image/svg+xml")


# Records


def found_record(request: Request) -> str:
    """The id, if there is such a record."""
    id_ = str(request.path_params["id"])
    house = house_of(request)
    if len(id_) > 40 or house.store.record(id_) is None:
        limited(request, "missing")
        raise Refuse("server-no-record", id=id_[:40])
    return id_


async def list_records(request: Request) -> Response:
    found = house_of(request).store.records(request.query_params.get("game"), LISTED)
    return Json(
        [
            wire.Shelved(id=s.id, game=s.game, names=s.names, ending=s.ending, scores=s.scores, time=s.time)
            for s in found
        ]
    )


async def show_record(request: Request) -> Response:
    id_ = found_record(request)
    shelf = house_of(request).store.record(id_)
    assert shelf is not None
    return Json(wire.Kept(id=id_, names=shelf.names, record=read_record(shelf.json, id_)))


async def record_text(request: Request) -> Response:
    return PlainTextResponse(write_record(house_of(request).record(found_record(request))))


async def record_json(request: Request) -> Response:
    record = house_of(request).record(found_record(request))
    return Response(write_json(record), media_type="application/json")


async def record_edition(request: Request) -> Response:
    """What was in the box of a finished match."""
    record = house_of(request).record(found_record(request))
    name = record.edition.partition(" ")[0]
    text = record.tags.get(games.EDITION_TAG) or games.edition_text(record.game, name)
    return Json(games.read_edition(record.game, text, name))


async def record_at(request: Request) -> Response:
    """The match as after entry n, as one seat, or a watcher, knew it then."""
    id_, seat = found_record(request), seat_of(request)
    match = house_of(request).replayed(id_, int(request.path_params["n"]))
    if seat is not None and seat >= match.seats:
        raise Refuse("error-bad-seat", seat=seat, last=match.seats - 1)
    return Json(msgspec.Raw(Pusher(match).push(seat, number_of(request, "have"), len(match.entries))))


async def check_kept(request: Request) -> Response:
    id_ = found_record(request)
    limited(request, "check")
    return await checked(request, write_json(house_of(request).record(id_)))


async def check_any(request: Request) -> Response:
    limited(request, "check")
    data = await raw_body(request, wire.LONGEST_TABLE * 4)
    try:
        return await checked(request, data.decode())
    except UnicodeDecodeError as error:
        raise Refuse("server-bad-message", reason=str(error)[:200]) from None


async def checked(request: Request, text: str) -> Response:
    try:
        house = house_of(request)
        return Json(await house.thinkers.check(text, house.origins(text)))
    except Failed:
        raise Refuse("server-bug") from None


async def show_api(request: Request) -> Response:
    """All of this, for programs that read such descriptions."""
    return Json(description())


ROUTES: Final = [
    Route("/api/openapi.json", show_api),
    Route("/api/games", list_games),
    Route(SLUG, show_game),
    Route(f"{SLUG}/actions", list_actions),
    Route(f"{SLUG}/edition", standard_edition),
    Route(f"{SLUG}/sheet", show_sheet),
    Route(f"{SLUG}/help", show_help),
    Route("/api/people", enter, methods=["POST"]),
    Route("/api/me", show_me),
    Route("/api/me", rename_me, methods=["POST"]),
    Route("/api/lessons", list_lessons),
    Route("/api/lessons/{slug}/{name}", take_lesson, methods=["POST"]),
    Route("/api/tables", list_tables),
    Route("/api/tables", create_table, methods=["POST"]),
    Route(TABLE, show_table),
    Route(f"{TABLE}/do", do, methods=["POST"]),
    Route(f"{TABLE}/view", view),
    Route(f"{TABLE}/events", events),
    Route(f"{TABLE}/actions", list_table_actions),
    Route(f"{TABLE}/edition", show_edition),
    Route(f"{TABLE}/record", table_record),
    Route(f"{TABLE}/code.svg", table_code),
    Route("/api/records", list_records),
    Route(RECORD, show_record),
    Route(f"{RECORD}/edition", record_edition),
    Route(f"{RECORD}/at/{{n:int}}", record_at),
    Route(f"{RECORD}/check", check_kept, methods=["POST"]),
    Route("/api/check", check_any, methods=["POST"]),
    Route("/r/{id}.parlour", record_text),
    Route("/r/{id}.json", record_json),
]
