"""What is asked of a table that another server plays is passed on to it, request or socket, and its answer back.

A balancer that routes by a table's code seldom lets that happen: after a server has come or gone.
"""

from __future__ import annotations

import asyncio
import re
from contextlib import suppress
from typing import Any, Final
from urllib.parse import quote

import h11
import msgspec
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.http.context import refused
from parlour.server.hub.hub import AGAIN, Hub

OF_A_TABLE: Final = re.compile(r"/(?:ws|api/tables)/([A-Za-z0-9]{1,8})(?:/|$)")
MARK: Final = "x-parlour-relayed"  # so that nothing is passed on twice
OURS: Final = {"connection", "keep-alive", "transfer-encoding", "te", "upgrade", "content-length", MARK}
"""Headers that belong to one connection, or that we set ourselves."""
ASIS: Final = "%!$&'()*+,;=:@/?-._~[]{}|^"  # what an address may hold as it is, or holds all the same
REACHING: Final = 3.0  # seconds to reach the other server
CHUNK: Final = 65536


class Relay:
    """Passes on what is another server's."""

    def __init__(self, app: ASGIApp, hub: Hub) -> None:
        self.app = app
        self.hub = hub

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        address = await self.owner(scope) if scope["type"] in ("http", "websocket") else None
        if address is None:
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            await relay_request(address, scope, receive, send)
        else:
            await relay_socket(address, scope, receive, send)

    async def owner(self, scope: Scope) -> str | None:
        """Where to pass it on to; None if it is ours, or nobody's."""
        found = OF_A_TABLE.search(scope["path"])
        if found is None or found[1].upper() in self.hub.tables or MARK in HTTPConnection(scope).headers:
            return None
        try:
            return await self.hub.store.owners.claim(found[1].upper())
        except ParlourError:
            return None  # whoever answers it will say why


def headers_for(scope: Scope) -> list[tuple[str, str]]:
    """What the other server is told: all that the client said, and who that was."""
    connection = HTTPConnection(scope)
    host = "" if connection.client is None else connection.client.host
    scheme = scope["scheme"].replace("ws", "http")
    passed = [
        (name, value)
        for name, value in connection.headers.items()
        if name not in OURS and not name.startswith(("sec-websocket-", "x-forwarded-"))
    ]
    return [*passed, ("x-forwarded-for", host), ("x-forwarded-proto", scheme), (MARK, "1")]


def target_of(scope: Scope) -> str:
    query = quote(scope.get("query_string", b""), safe=ASIS)  # it may hold any bytes
    path = quote(scope.get("raw_path") or scope["path"].encode(), safe=ASIS)
    return f"{path}?{query}" if query else path


# Requests


async def relay_request(address: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One request, and the answer as it comes: it may be a stream without an end."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(REACHING):
            reader, writer = await asyncio.open_connection(host, int(port))
    except (OSError, TimeoutError):
        await elsewhere()(scope, receive, send)
        return
    going = asyncio.get_running_loop().create_task(_answer(reader, writer, scope, receive, send))
    try:
        await going
    except (OSError, h11.RemoteProtocolError, h11.LocalProtocolError):
        pass  # the other server broke off, or the request can't be passed on; so do we
    finally:
        writer.close()


async def _answer(
    reader: asyncio.StreamReader, writer: asyncio.StreamWriter, scope: Scope, receive: Receive, send: Send
) -> None:
    line = h11.Connection(h11.CLIENT)
    body = await _body(receive)
    headers = [*headers_for(scope), ("content-length", str(len(body))), ("connection", "close")]
    request = h11.Request(method=scope["method"], target=target_of(scope), headers=headers)
    writer.write((line.send(request) or b"") + (line.send(h11.Data(data=body)) or b""))
    line.send(h11.EndOfMessage())
    gone = asyncio.get_running_loop().create_task(_gone(receive, writer))
    try:
        while not isinstance(event := await _next(line, reader), h11.EndOfMessage | h11.ConnectionClosed):
            message = _told(event)
            if message is not None:
                await send(message)
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    finally:
        gone.cancel()


async def _body(receive: Receive) -> bytes:
    """All of it; one that is longer than any that we take is cut: the other server refuses it."""
    body = b""
    while len(body) <= wire.LONGEST_TABLE:
        message = await receive()
        body += message.get("body", b"")
        if message["type"] != "http.request" or not message.get("more_body"):
            break
    return body


async def _gone(receive: Receive, writer: asyncio.StreamWriter) -> None:
    """When the client goes, the other server hears of it."""
    while (await receive())["type"] != "http.disconnect":
        pass
    writer.close()


async def _next(line: h11.Connection, reader: asyncio.StreamReader) -> Any:
    while (event := line.next_event()) is h11.NEED_DATA:
        line.receive_data(await reader.read(CHUNK))
    return event


def _told(event: Any) -> Message | None:
    """An event of the answer, as ASGI says it."""
    if isinstance(event, h11.Response):
        kept = [(name, value) for name, value in event.headers if name.decode() not in OURS - {"content-length"}]
        return {"type": "http.response.start", "status": event.status_code, "headers": kept}
    if isinstance(event, h11.Data):
        return {"type": "http.response.body", "body": bytes(event.data), "more_body": True}
    return None


def elsewhere() -> Response:
    return refused("server-elsewhere")


# Sockets


async def relay_socket(address: str, scope: Scope, receive: Receive, send: Send) -> None:
    """One socket, until either end goes."""
    await receive()  # that it wants to be opened
    headers = headers_for(scope)
    host, _, port = address.rpartition(":")
    try:
        other = await connect(
            f"ws://{dict(headers).get('host', address)}{target_of(scope)}",
            host=host,
            port=int(port),
            additional_headers=[pair for pair in headers if pair[0] != "host"],
            compression=None,
            max_size=None,
            proxy=None,
            open_timeout=REACHING,
            user_agent_header=None,
        )
    except (OSError, TimeoutError, WebSocketException):
        await send({"type": "websocket.accept"})
        await _come_back(send)
        return
    await send({"type": "websocket.accept"})
    there = asyncio.get_running_loop().create_task(_there(receive, other))
    try:
        await _back(other, send)
    finally:
        there.cancel()
        with suppress(asyncio.CancelledError, ConnectionClosed):
            await there
        await other.close()


async def _there(receive: Receive, other: ClientConnection) -> None:
    while (message := await receive())["type"] == "websocket.receive":
        text = message.get("text")
        data = message.get("bytes") or b"" if text is None else text
        await other.send(data if isinstance(data, str) else data.decode(errors="replace"))
    await other.close()


async def _back(other: ClientConnection, send: Send) -> None:
    """Until the other server closes it, or the client has gone."""
    try:
        async for data in other:
            text = data if isinstance(data, str) else data.decode()
            await send({"type": "websocket.send", "text": text})
    except ConnectionClosed:
        pass
    if other.close_code == 1006:  # it broke: the other server may be dead
        await _come_back(send)
        return
    with suppress(Exception):  # the client may have gone first
        await send({"type": "websocket.close", "code": other.close_code or 1001})


async def _come_back(send: Send) -> None:
    """Say that the table will be somewhere soon."""
    bye = msgspec.json.encode(wire.Bye(code="server-bye", again=AGAIN)).decode()
    with suppress(Exception):  # the client may have gone first
        await send({"type": "websocket.send", "text": bye})
        await send({"type": "websocket.close", "code": 1001})


# Between servers


async def fetch(address: str, path: str) -> str:
    """What another server answers to a plain question; "" if it doesn't."""
    host, _, port = address.rpartition(":")
    try:
        async with asyncio.timeout(REACHING):
            reader, writer = await asyncio.open_connection(host, int(port))
            try:
                writer.write(f"GET {path} HTTP/1.0\r\nHost: localhost\r\n\r\n".encode())
                head, _, body = (await reader.read(-1)).partition(b"\r\n\r\n")
            finally:
                writer.close()
    except (OSError, TimeoutError):
        return ""
    return body.decode() if b" 200 " in head[:20] else ""
