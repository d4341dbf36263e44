"""The socket of a table: `/ws/{code}`."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from parlour.server import wire
from parlour.server.http.context import address, caller_of, hub_of, is_same_origin, person_of, turn_of
from parlour.server.hub.hub import Hub
from parlour.server.hub.live import Viewer
from parlour.server.hub.session import Session, check_version, data_of
from parlour.server.net.connection import never
from parlour.server.net.protocol import EXTENSION
from parlour.server.store.rows import Person
from parlour.server.tables.effects import Refuse

GOODBYE: Final = 2.0  # seconds to hear why one is shown out
HELLO: Final = 15.0  # seconds to say hello
PATIENCE: Final = 10.0  # seconds to wait for the hello of an old client


async def table_socket(websocket: WebSocket) -> None:
    """One client, until it goes."""
    hub = hub_of(websocket)
    where = address(websocket)
    if not is_same_origin(websocket, hub.settings):
        await websocket.close(4403)
        return
    await websocket.accept()
    if not hub.limits.enter(where):
        await turn_away(websocket, wire.Refused(code="server-too-many-connections"))
        return
    try:
        person = await person_of(websocket)
        await serve(websocket, hub, person, where)
    except Refuse as why:
        await turn_away(websocket, wire.Refused(code=why.code))
    finally:
        hub.limits.leave(where)
        hub.is_littered = True  # whoever it was, there is something to forget


async def serve(websocket: WebSocket, hub: Hub, person: Person, where: str) -> None:
    """A client whom we know."""
    hub.metrics.count("sockets")
    send_raw = websocket._send  # Starlette's own checks of each message cost more than the message

    async def send(data: bytes) -> None:
        await send_raw({"type": "websocket.send", "text": data.decode()})

    protocol = websocket.scope["extensions"].get(EXTENSION)
    now = never if protocol is None else protocol.outgoing.send
    viewer = Viewer(caller_of(person), hub.clock.now, send, now=now, turn=turn_of(hub, where))
    session = Session(hub, viewer, str(websocket.path_params["code"]), where)
    if protocol is not None:
        protocol.ear = session.hear
    writer = asyncio.get_running_loop().create_task(write(viewer, websocket))
    deadline = hub.clock.call_later(HELLO, lambda: None if viewer.live else viewer.close("server-hello-first"))
    try:
        await session.listen(websocket._receive)
    finally:
        deadline.cancel()
        hub.leave(viewer)
        await say_goodbye(viewer, writer)


async def say_goodbye(viewer: Viewer, writer: asyncio.Task[None]) -> None:
    if not viewer.is_closed:
        viewer.is_closed = True
        writer.cancel()
    with suppress(asyncio.CancelledError, Exception):  # whatever the writer died of, the client is gone
        async with asyncio.timeout(GOODBYE):
            await writer


async def old_socket(websocket: WebSocket) -> None:
    """Clients of version 1 come to `/ws`: they hear that they are too old, as every client of another version does."""
    hub, where = hub_of(websocket), address(websocket)
    if not is_same_origin(websocket, hub.settings) or not hub.limits.enter(where):
        await websocket.close(4403)
        return
    try:
        await hear_old_hello(websocket)
    finally:
        hub.limits.leave(where)
        hub.is_littered = True


async def hear_old_hello(websocket: WebSocket) -> None:
    await websocket.accept()
    refused: wire.Refused | None = None
    with suppress(WebSocketDisconnect, TimeoutError):
        async with asyncio.timeout(PATIENCE):
            message = await websocket.receive()
        if message["type"] == "websocket.receive":
            try:
                check_version(data_of(message))
                refused = wire.Refused(code="server-bad-message", args={"reason": "a table's socket is /ws/{code}"})
            except Refuse as why:
                refused = wire.Refused(code=why.code, args=why.facts)
    if refused is not None:
        await turn_away(websocket, refused)


async def turn_away(websocket: WebSocket, refused: wire.Refused) -> None:
    await websocket.send_text(msgspec.json.encode(refused).decode())
    await websocket.close(4400)


async def write(viewer: Viewer, websocket: WebSocket) -> None:
    """The writer of one socket; when it ends, for whatever reason, so does the socket."""
    try:
        await viewer.write()
        await websocket.close(1001)
    except (OSError, RuntimeError, TimeoutError, WebSocketDisconnect):
        with suppress(Exception):  # it may be closed already
            await websocket.close(1011)
