"""The doors: routes, headers, who is who, the socket, and the client's files. `run` opens them."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from importlib.resources import files
from mimetypes import guess_type
from pathlib import Path
from typing import Any, Final
from urllib.parse import urlsplit

import msgspec
import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from parlour import locales
from parlour.core.errors import OptionError, ParlourError
from parlour.server import wire
from parlour.server.bots.workers import Shelf, open_game
from parlour.server.hub.hub import House
from parlour.server.hub.limits import address_of
from parlour.server.hub.requests import Hearing
from parlour.server.log import Log, Trouble
from parlour.server.net.connection import Connection, never
from parlour.server.net.protocol import EXTENSION, lines_of_a_server
from parlour.server.settings import Settings
from parlour.server.store import Person
from parlour.server.store.sqlite import SQLite
from parlour.server.tables.asking import Caller
from parlour.server.tables.effects import Refuse, rule_of

COOKIE: Final = "parlour"
YEAR: Final = 365 * 24 * 3600
NEVER: Final = 1_000_000_000
GOODBYE: Final = 2.0  # seconds to hear why one is shown out
CLIENT: Final = Path(str(files("parlour"))) / "_web"

HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; font-src 'self'; media-src 'self' data:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'self'; form-action 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

STATUS: Final = {
    "server-no-table": 404,
    "server-no-record": 404,
    "server-no-page": 404,
    "error-unknown-game": 404,
    "error-unknown-lesson": 404,
    "server-who": 401,
    "server-refuse-not-yours": 403,
    "server-refuse-host": 403,
    "server-origin": 403,
    "server-too-fast": 429,
    "server-too-many-connections": 429,
    "server-too-many-tables": 429,
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


def house_of(connection: HTTPConnection) -> House:
    house: House = connection.app.state.house
    return house


def address(connection: HTTPConnection) -> str:
    return address_of(connection.client.host if connection.client else None)


def secret_of(connection: HTTPConnection) -> str:
    bearer = connection.headers.get("authorization", "")
    if bearer.lower().startswith("bearer "):
        return bearer[7:].strip()
    return connection.cookies.get(COOKIE, "")


def person_of(connection: HTTPConnection) -> Person:
    """Who asks. Raises Refuse if that is unknown."""
    person = house_of(connection).who(secret_of(connection))
    if person is None:
        raise Refuse("server-who")
    return person


def caller_of(person: Person) -> Caller:
    return Caller(person.id, person.name, person.remote)


def is_same_origin(connection: HTTPConnection, settings: Settings) -> bool:
    """Does this come from a page of ours, or from no page at all?"""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    found = urlsplit(origin)
    ours = {connection.headers.get("host", ""), urlsplit(settings.base_url).netloc}
    return "*" in settings.origins or origin in settings.origins or (found.scheme != "" and found.netloc in ours)


# The socket


async def table_socket(websocket: WebSocket) -> None:
    """One client, until it goes."""
    house = house_of(websocket)
    where = address(websocket)
    if not is_same_origin(websocket, house.settings):
        await websocket.close(4403)
        return
    await websocket.accept()
    try:
        person = person_of(websocket)
    except Refuse as why:
        await turn_away(websocket, why.code)
        return
    if not house.limits.enter(where):
        await turn_away(websocket, "server-too-many-connections")
        return
    house.meter.count("sockets")
    send_raw = websocket._send  # Starlette's own checks of each message cost more than the message

    async def send(data: bytes) -> None:
        await send_raw({"type": "websocket.send", "text": data.decode()})

    line = websocket.scope["extensions"].get(EXTENSION)
    connection = Connection(caller_of(person), send, now=never if line is None else line.outgoing.send)
    hearing = Hearing(house, connection, where)
    if line is not None:
        line.ear = hearing.at_once
    writer = asyncio.get_running_loop().create_task(write(connection, websocket))
    try:
        await hearing.listen(websocket._receive)
    finally:
        house.limits.leave(where)
        if connection.room is not None:
            house.leave(connection.room, connection)
        if not connection.is_closed:
            connection.is_closed = True
            writer.cancel()
        with suppress(asyncio.CancelledError, Exception):  # whatever the writer died of, the client is gone
            async with asyncio.timeout(GOODBYE):
                await writer


async def turn_away(websocket: WebSocket, code: str) -> None:
    await websocket.send_text(msgspec.json.encode(wire.Refused(code=code)).decode())
    await websocket.close(4400)


async def write(connection: Connection, websocket: WebSocket) -> None:
    """The writer of one socket; when it ends, for whatever reason, so does the socket."""
    try:
        await connection.write()
        await websocket.close(1001)
    except (OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
        with suppress(Exception):  # it may be closed already
            await websocket.close(1011)


# Pages


async def page(request: Request) -> Response:
    """The client, whatever the path: it finds its way by itself."""
    index = CLIENT / "index.html"
    if not index.is_file():
        language = next(
            (lang for lang in locales.LANGUAGES if lang in request.headers.get("accept-language", "")), "en"
        )
        text = locales.say(language, "server-no-client")
        return HTMLResponse(
            f'<!doctype html><html lang="{language}"><meta charset="utf-8"><title>Parlour</title><p>{text}'
        )
    base = f'<base href="{house_of(request).settings.prefix}/">'
    return HTMLResponse(
        index.read_text("utf-8").replace("<head>", f"<head>{base}", 1), headers={"cache-control": "no-cache"}
    )


async def asset(request: Request) -> Response:
    """A file of the client, and nothing outside its folder."""
    file = (CLIENT / request.path_params["path"]).resolve()
    if not file.is_relative_to(CLIENT.resolve()) or not file.is_file():
        return await missing(request)
    hashed = "/assets/" in f"/{request.path_params['path']}"
    headers = {"cache-control": "public, max-age=31536000, immutable" if hashed else "no-cache"}
    packed = file.with_name(file.name + ".gz")  # made by the build
    if packed.is_file():
        headers["vary"] = "accept-encoding"
        if "gzip" in request.headers.get("accept-encoding", ""):
            kind = guess_type(file.name)[0]
            return FileResponse(packed, headers=headers | {"content-encoding": "gzip"}, media_type=kind)
    return FileResponse(file, headers=headers)


async def missing(request: Request) -> Response:
    """There is no such page: people are told by the client, programs by a refusal."""
    if "text/html" not in request.headers.get("accept", ""):
        return refused("server-no-page")
    answer = await page(request)
    answer.status_code = status_of("server-no-page")
    return answer


async def health(request: Request) -> Response:
    return PlainTextResponse("ok")


async def metrics(request: Request) -> Response:
    house = house_of(request)
    allowed = house.settings.metrics
    if allowed == "off" or (allowed == "local" and address(request) not in ("127.0.0.1", "::")):
        return refused("server-no-page")
    return PlainTextResponse(house.metrics(), media_type="text/plain; version=0.0.4")


# The application


class Doors:
    """Headers on everything that goes out, limits on everything that comes in over HTTP."""

    def __init__(self, app: ASGIApp, house: House) -> None:
        self.app = app
        self.house = house

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        is_api = "/api/" in scope["path"]

        async def send_on(message: Message) -> None:
            if message["type"] == "http.response.start":
                extra = {**HEADERS, "cache-control": "no-store"} if is_api else HEADERS
                named = {name.lower() for name, _ in message["headers"]}
                message["headers"] = [
                    *message["headers"],
                    *((k.encode(), v.encode()) for k, v in extra.items() if k.encode() not in named),
                ]
            await send(message)

        why = self.objection(request)
        app: ASGIApp = self.app if why is None else refused(why)
        await app(scope, receive, send_on)

    def objection(self, request: Request) -> str | None:
        """Why this may not come in."""
        if not self.house.limits.take("http", address(request)):
            return "server-too-fast"
        if request.method not in ("GET", "HEAD") and not is_same_origin(request, self.house.settings):
            return "server-origin"
        return None


async def on_refuse(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refuse)
    return refused(why.code, why.facts, why.rule)


async def on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    return refused(error.code, dict(error.facts), rule_of(error))


async def on_bug(request: Request, error: Exception) -> Response:
    house_of(request).bug(None, error)
    return refused("server-bug")


async def on_missing(request: Request, error: Exception) -> Response:
    return refused("server-no-page")


def make(house: House) -> ASGIApp:
    """The application of a house."""
    from parlour.server.http import api, workshop

    routes: list[BaseRoute] = [
        Route("/healthz", health),
        Route("/metrics", metrics),
        WebSocketRoute("/ws", table_socket),
        *api.ROUTES,
        *workshop.ROUTES,
        Route("/", page),
        Route("/t/{code}", page),
        Route("/t/{code}/watch", page),
        Route("/t/{code}/screen", page),
        Route("/rules/{slug}", page),
        Route("/rules/{slug}/{clause}", page),
        Route("/compose", page),
        Route("/compose/{code}", page),
        Route("/settings", page),
        Route("/scores", page),
        Route("/learn", page),
        Route("/learn/{slug}", page),
        Route("/learn/{slug}/sheet", page),
        Route("/learn/{slug}/aid", page),
        Route("/r/{id}", page),
        Route("/{path:path}", asset),
    ]
    prefix = house.settings.prefix
    if prefix:
        routes = [Mount(prefix, routes=routes), *routes]

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        tasks = [house.start(house.tidy()), house.start(house.resume())]
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, NEVER, NEVER)  # what has lived for a while is looked through in quiet moments: `sweep`
        yield
        del tasks
        await house.close()

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        Refuse: on_refuse,
        ParlourError: on_error,
        404: on_missing,
        405: on_missing,
        Exception: on_bug,
    }
    app = Starlette(routes=routes, lifespan=life, exception_handlers=handlers)
    app.state.house = house
    return Doors(app, house)


class Server(uvicorn.Server):
    """uvicorn, but those who are connected hear that it stops."""

    house: House

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.house.say_bye()
        await asyncio.sleep(0.05)  # a moment for the goodbyes to be sent
        await super().shutdown(sockets)


def listen_on(settings: Settings) -> socket.socket:
    """The port, taken. Raises OptionError if it can't be."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # By name: only then does asyncio, where there is no uvloop, send what is short at once.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        door.bind((settings.host, settings.port))
        door.listen(2048)  # from now on who comes waits at the door
    except OSError as error:
        door.close()
        reason = error.strerror or str(error)
        raise OptionError("server-error-port", host=settings.host, port=str(settings.port), reason=reason) from None
    return door


def configured(house: House, **others: Any) -> uvicorn.Config:
    """How uvicorn runs a house; tests may want it a little different."""
    usual: dict[str, Any] = {
        "loop": "auto",
        "http": "httptools",
        "ws": lines_of_a_server(),
        "ws_max_size": 1024 * 1024,
        "ws_per_message_deflate": house.settings.deflate,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "forwarded_allow_ips": house.settings.proxy,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(make(house), **usual | others)


def run(
    settings: Settings,
    door: socket.socket,
    log: Log,
    ready: Callable[[], None] = lambda: None,
    shelf: Shelf = open_game,
) -> None:
    """Serve until told to stop. Raises StoreError if the tables can't be opened."""
    house = House(settings, SQLite(settings.file), shelf, log)
    server = Server(configured(house))
    server.house = house
    trouble = Trouble(log)
    logging.getLogger().addHandler(trouble)
    ready()
    try:
        server.run(sockets=[door])
    finally:
        logging.getLogger().removeHandler(trouble)


__all__ = ["Json", "WebSocketState", "make", "run"]
