"""Routes about people: coming in, one's own page, another name, lessons."""

from __future__ import annotations

from contextlib import suppress
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from parlour import games
from parlour.core.errors import ParlourError
from parlour.learn import lesson as lessons
from parlour.server import wire
from parlour.server.http.context import (
    COOKIE,
    Json,
    afford,
    base_of,
    body_of,
    caller_of,
    hub_of,
    limited,
    person_of,
    secret_of,
)
from parlour.server.hub.create import create_lesson
from parlour.server.hub.hub import LOADING
from parlour.server.hub.rename import rename
from parlour.server.store.rows import TableRow
from parlour.server.tables import campaign
from parlour.server.tables.state import PLAYING
from parlour.server.tables.waiting import waits_for

LISTED: Final = 100
YEAR: Final = 365 * 24 * 3600


async def enter(request: Request) -> Response:
    """POST /api/people."""
    wanted = await body_of(request, wire.NewPerson)
    limited(request, "person")
    hub = hub_of(request)
    person, secret = await hub.people.come_in(wanted.name, remote=wanted.token)
    answer = wire.Entered(person=person.id, name=person.name, token=secret if wanted.token else None)
    response = Json(answer, status_code=201)
    if not wanted.token:
        response.set_cookie(
            COOKIE,
            secret,
            max_age=YEAR,
            path=f"{hub.settings.prefix}/",
            secure=hub.settings.is_https,
            httponly=True,
            samesite="strict",
        )
    return response


async def show_me(request: Request) -> Response:
    person = await person_of(request)
    hub = hub_of(request)
    rows = await hub.store.tables_of(person.id, LISTED)
    me = wire.Me(
        person=person.id,
        name=person.name,
        progress=await hub.people.progress(person.id),
        tables=tuple([await seated(request, row, person.id) for row in rows]),
        scores=tuple(await hub.store.scores(person.id)),
        campaigns=campaigns_in(rows),
    )
    return Json(me)


async def seated(request: Request, row: TableRow, person: str) -> wire.Seated:
    """A table in the list of a person's own."""
    hub = hub_of(request)
    live = hub.tables.get(row.code)
    state = None if live is None else live.state
    if state is None and row.phase == PLAYING:
        await afford(request, LOADING)
        with suppress(ParlourError):  # one that can't be played any more does not hide the others
            state = await hub.peek(row.code)
    return wire.Seated(
        code=row.code,
        game=row.game,
        phase=row.phase,  # type: ignore[arg-type]  # one of the three
        seats=tuple(seat for seat, held in enumerate(row.seats) if held.person == person),
        turn=state is not None and waits_for(state, person),
        names=row.names,
        lesson="" if row.lesson is None else row.lesson.name,
        hidden=person in row.hidden,
    )


def campaigns_in(rows: list[TableRow]) -> tuple[wire.Campaigned, ...]:
    """The campaigns of these tables, newest first, each as its newest table knows it."""
    found: dict[str, wire.Campaigned] = {}
    for row in rows:
        if row.campaign is not None and row.campaign.id not in found:
            told = campaign.summary_of(row.campaign)
            found[row.campaign.id] = wire.Campaigned(code=row.code, game=row.game, names=row.names, campaign=told)
    return tuple(found.values())


async def rename_me(request: Request) -> Response:
    person = await person_of(request)
    wanted = await body_of(request, wire.Renamed)
    limited(request, "name")
    person = await rename(hub_of(request), person, wanted.name)
    return Json(wire.Entered(person=person.id, name=person.name))


async def list_lessons(request: Request) -> Response:
    """All lessons, with how far one has come."""
    hub = hub_of(request)
    person = await hub.people.who(secret_of(request))
    known = {} if person is None else {(s.game, s.lesson): s for s in await hub.store.studied(person.id)}
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
            for slug in games.slugs()
            for lesson in lessons.of_game(slug)
        ]
    )


async def take_lesson(request: Request) -> Response:
    """POST /api/lessons/{slug}/{name}."""
    person = await person_of(request)
    wanted = await body_of(request, wire.NewLesson)
    limited(request, "table")
    slug, name = str(request.path_params["slug"]), str(request.path_params["name"])
    made = await create_lesson(hub_of(request), caller_of(person), slug, name, base_of(request), again=wanted.again)
    return Json(made, status_code=201)


ROUTES: Final = [
    Route("/api/people", enter, methods=["POST"]),
    Route("/api/me", show_me),
    Route("/api/me", rename_me, methods=["POST"]),
    Route("/api/lessons", list_lessons),
    Route("/api/lessons/{slug}/{name}", take_lesson, methods=["POST"]),
]
