"""The application: routes, headers, limits, and how uvicorn runs it. `run` opens the doors."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import signal
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import lru_cache
from typing import Any, Final

import uvicorn
from starlette.applications import Starlette
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from parlour.core.errors import OptionError, ParlourError
from parlour.server.bots.analyses import Analyses
from parlour.server.bots.comparisons import Comparisons
from parlour.server.bots.estimates import Estimates
from parlour.server.bots.findings import Findings
from parlour.server.bots.workers import GameOpener, open_game
from parlour.server.http import games, pages, people, puzzles, records, tables, workshop
from parlour.server.http.channel import Channel
from parlour.server.http.context import address, hub_of, is_our_host, is_same_origin, refused
from parlour.server.http.openapi import description
from parlour.server.http.relay import Relay
from parlour.server.http.socket import old_socket, table_socket
from parlour.server.http.supervisor import Supervisor
from parlour.server.hub.hub import Hub
from parlour.server.hub.limits import Limits, address_of
from parlour.server.hub.owning import Owning
from parlour.server.hub.source import Clockwork, HubSource, SystemSource
from parlour.server.hub.upkeep import Upkeep
from parlour.server.log import EventLog, Trouble
from parlour.server.net.addresses import lan_addresses
from parlour.server.net.gate import EACH, Gate, allow_files, http_protocol_of
from parlour.server.net.protocol import protocol_of_a_server
from parlour.server.settings import ServerSettings, is_proxy
from parlour.server.store.interface import StoreError
from parlour.server.store.opening import open_store
from parlour.server.tables.effects import Refuse, rule_of
from parlour.server.wire import LONGEST

NEVER: Final = 1_000_000_000
FINDINGS: Final = "findings"  # the folder beside the store
LONGEST_PATH: Final = 2000  # characters, with what follows the question mark; no route needs more
OWN_FILES: Final = 200  # of the store, workers, webhooks and logs

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


class Doors:
    """Headers on everything that goes out, limits on everything that comes in over HTTP."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.objection(HTTPConnection(scope), "GET") is not None:
            await send({"type": "websocket.close", "code": 4403})  # 403, as it is not open yet
            return
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

        why = self.objection(request, request.method)
        if request.client is not None and request.client.port == 0:  # as a proxy says, so the gate let it pass
            await asyncio.sleep(self.hub.limits.wait("turn", address(request)))
        app: ASGIApp = self.app if why is None else refused(why)
        await app(scope, receive, send_on)

    def objection(self, request: HTTPConnection, method: str) -> str | None:
        """Why this may not come in."""
        if not self.hub.limits.take("http", address(request)):
            return "server-too-fast"
        if len(request.scope["path"]) + len(request.scope["query_string"]) > LONGEST_PATH:
            return "server-no-page"
        if not is_our_host(request, self.hub.settings):
            return "server-host"
        if method not in ("GET", "HEAD") and not is_same_origin(request, self.hub.settings):
            return "server-origin"
        return None


async def on_refuse(request: Request, why: Exception) -> Response:
    assert isinstance(why, Refuse)
    return refused(why.code, why.facts, why.rule)


async def on_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, ParlourError)
    return refused(error.code, dict(error.facts), rule_of(error))


async def on_bug(request: Request, error: Exception) -> Response:
    hub_of(request).bug(error)
    return refused("server-bug")


async def on_missing(request: Request, error: Exception) -> Response:
    return refused("server-no-page")


async def show_api(request: Request) -> Response:
    """The whole HTTP API, for programs that read such descriptions."""
    return await games.answer(request, openapi_sheet())


@lru_cache(maxsize=1)
def openapi_sheet() -> games.StaticAnswer:
    return games.sheet_of(description())


def prepare() -> None:
    """Make what is made once for a process, so that nobody's first request makes the others wait."""
    games.make_sheets()
    games.prepare_talk()
    openapi_sheet()


API: Final[list[Route]] = [
    Route("/api/openapi.json", show_api),
    *games.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *records.ROUTES,
    *workshop.ROUTES,
    *puzzles.ROUTES,
]

ROUTES: Final[list[BaseRoute]] = [
    Route("/healthz", pages.health),
    Route("/metrics", pages.metrics),
    WebSocketRoute("/ws/{code}", table_socket),
    WebSocketRoute("/ws", old_socket),
    *API,
    *pages.ROUTES,
    Route("/{path:path}", pages.asset),
]


def make(hub: Hub) -> ASGIApp:
    """The application of a hub."""
    prefix = hub.settings.prefix
    routes = [Mount(prefix, routes=ROUTES), *ROUTES] if prefix else ROUTES
    upkeep, owning = Upkeep(hub), Owning(hub)

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        await hub.store.open()
        upkeep.start()
        owning.start()
        hub.spawn(hub.resuming.resume())
        gc.collect()
        gc.freeze()
        gc.set_threshold(10_000, NEVER, NEVER)  # what has lived for a while is looked through in quiet moments: `sweep`
        yield
        app.state.analyses.stop()
        await upkeep.close()

    handlers: dict[Any, Callable[[Request, Exception], Awaitable[Response]]] = {
        Refuse: on_refuse,
        ParlourError: on_error,
        404: on_missing,
        405: on_missing,
        Exception: on_bug,
    }
    app = Starlette(routes=routes, lifespan=life, exception_handlers=handlers)
    app.state.hub, app.state.upkeep, app.state.estimates = hub, upkeep, Estimates(hub.workers)
    app.state.analyses = Analyses(hub.workers)
    findings = Findings(hub.settings.file.parent / FINDINGS)
    app.state.comparisons = Comparisons(hub.workers, findings, hub.spawn)
    return Doors(Relay(app, hub) if hub.store.owners.is_shared else app, hub)


class Server(uvicorn.Server):
    """uvicorn, but those who are connected hear that it stops; and a supervisor may hand it connections."""

    hub: Hub
    channel: Channel | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        channel, owners, loop = self.channel, self.hub.store.owners, asyncio.get_running_loop()
        if channel is None or not self.started or sockets is None:
            return

        def take(client: socket.socket) -> None:
            self.hub.spawn(self._take(client))

        channel.take = take
        channel.bury = lambda address: None if self.hub.is_closing else self._bury(address)
        channel.orphaned = lambda: self.handle_exit(signal.SIGTERM, None)
        owners.report = lambda code: channel.say(f"+{code}")
        channel.attach(loop)
        channel.say(f"a {peer_address(self.hub.settings, sockets[0])}")

    async def _take(self, client: socket.socket) -> None:
        """A connection that the supervisor has accepted."""
        kind: Any = self.config.http_protocol_class
        state = {"server_state": self.server_state, "app_state": self.lifespan.state}
        await asyncio.get_running_loop().connect_accepted_socket(lambda: kind(config=self.config, **state), client)

    def _bury(self, address: str) -> None:
        self.hub.spawn(self._bury_now(address))

    async def _bury_now(self, address: str) -> None:
        with suppress(StoreError):  # then its lease runs out
            await self.hub.store.owners.bury(address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        if self.channel is not None:
            self.channel.leave()
        self.hub.say_bye()
        await asyncio.sleep(0.05)  # a moment for the goodbyes to be sent
        if self.channel is not None:
            self.channel.detach(asyncio.get_running_loop())
        await super().shutdown(sockets)


def listen_on(settings: ServerSettings) -> socket.socket:
    """The port, taken. Raises OptionError if it can't be."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    # By name: only then does asyncio, where there is no uvloop, send what is short at once.
    door = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family is socket.AF_INET6:
        door.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 0)  # whatever the system does by itself
    try:
        door.bind((settings.host, settings.port))
        door.listen(2048)  # from now on who comes waits at the door
    except OSError as error:
        door.close()
        reason = error.strerror or str(error)
        raise OptionError("server-error-port", host=settings.host, port=str(settings.port), reason=reason) from None
    return door


def peer_address(settings: ServerSettings, door: socket.socket) -> str:
    """Where other servers reach this one, if nothing says otherwise."""
    host = settings.host
    if host in ("0.0.0.0", "::", ""):
        host = next(iter(lan_addresses()), "127.0.0.1")
    return f"{host}:{door.getsockname()[1]}"


def gate_of(settings: ServerSettings, limits: Limits) -> Gate:
    """Who may connect: as many as this process may have files, less what it needs itself."""
    most = max(EACH, allow_files() - OWN_FILES)
    return Gate(
        most,
        address_of,
        is_proxy=lambda host: not settings.limits or is_proxy(settings, host),
        wait_of=lambda address: limits.wait("turn", address),
        may_frame=lambda host: limits.take("frame", address_of(host)),
    )


def configured(hub: Hub, **others: Any) -> uvicorn.Config:
    """How uvicorn runs a hub; tests may want it a little different."""
    gate = gate_of(hub.settings, hub.limits)
    usual: dict[str, Any] = {
        "loop": "auto",
        "http": http_protocol_of(gate),
        "ws": protocol_of_a_server(gate),
        "ws_max_size": 4 * LONGEST,  # more than `LONGEST` is refused, much more is cut off
        "ws_per_message_deflate": hub.settings.deflate,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 40.0,
        "forwarded_allow_ips": hub.settings.proxy,
        "log_config": None,
        "access_log": False,
        "server_header": False,
        "timeout_graceful_shutdown": 3,
    }
    return uvicorn.Config(make(hub), **usual | others)


def run(
    settings: ServerSettings,
    door: socket.socket,
    log: EventLog,
    ready: Callable[[], None] = lambda: None,
    opener: GameOpener = open_game,
    *,
    source: HubSource | None = None,
    clock: Clockwork | None = None,
    channel: Channel | None = None,
) -> None:
    """Serve until told to stop. Raises StoreError if the tables can't be opened.

    `source` and `clock` are for tests, which state what is dealt and let hours pass; no setting leads to them.
    """
    prepare()
    store, key = open_store(settings.file, settings.database, settings.address or peer_address(settings, door))
    source = source or SystemSource(key)
    hub = Hub(settings, store, opener, log, source=source, clock=clock)
    server = Server(configured(hub))
    server.hub, server.channel = hub, channel
    trouble = Trouble(log)
    logging.getLogger().addHandler(trouble)
    ready()
    try:
        server.run(sockets=[door])
    finally:
        logging.getLogger().removeHandler(trouble)


def run_workers(
    settings: ServerSettings, door: socket.socket, log: EventLog, count: int, ready: Callable[[], None] = lambda: None
) -> None:
    """Serve with several processes until told to stop. Raises OptionError or StoreError before anything is begun."""
    if not hasattr(os, "fork"):
        raise OptionError("server-error-workers-here")
    if not settings.database:
        raise OptionError("server-error-workers-file", count=count)
    open_store(settings.file, settings.database)[0].close()
    own = settings._replace(
        host=settings.address.rpartition(":")[0] or "127.0.0.1",
        port=0,
        address="",
        proxy=f"{settings.proxy},127.0.0.1",
        bot_workers=max(1, settings.bot_workers // count),
    )

    def serve(line: socket.socket) -> None:
        run(own, listen_on(own), log, channel=Channel(line))

    supervisor = Supervisor(door, count, serve)
    supervisor.ready = ready
    supervisor.run()
