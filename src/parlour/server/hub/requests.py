"""What one client asks over a socket: one request after another, each answered before the next is begun.

Most requests are carried out straight from the socket, without a task, if nothing has to be waited for but the disk.
All others wait for their turn in `listen`.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Message, Receive

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.hub.hub import House, not_kept
from parlour.server.hub.live import Room
from parlour.server.net.connection import BACKLOG, Connection
from parlour.server.store import StoreError
from parlour.server.tables.asking import AnyHello
from parlour.server.tables.effects import Outcome, Refuse, rule_of
from parlour.server.tables.table import REQUEST_ID

MOST_STRIKES: Final = 200  # messages above the limit before a client is shown out
AT_ONCE: Final = frozenset({wire.Answer, wire.Withdraw, wire.Decline, wire.Undo, wire.Ahead, wire.Consent, wire.Note})
"""Requests without limits of their own that look for nothing elsewhere."""

decode: Callable[[bytes | str], wire.Request] = msgspec.json.Decoder(wire.Request).decode
decode_any_hello: Callable[[bytes | str], AnyHello] = msgspec.json.Decoder(AnyHello).decode
NOT_READABLE: Final = (msgspec.DecodeError, UnicodeError, RecursionError)


def read(data: bytes | str) -> wire.Request:
    """A request. Raises Refuse with a code for whatever is none."""
    if len(data) > wire.LONGEST:
        raise Refuse("server-too-long", most=wire.LONGEST)
    try:
        return decode(data)
    except NOT_READABLE as error:
        check_version(data)
        raise Refuse("server-bad-message", reason=str(error)[:200]) from None


def check_version(data: bytes | str) -> None:
    """A hello of another version may have a shape of its own: its sender hears what is wrong. Raises Refuse."""
    try:
        version = decode_any_hello(data).version
    except NOT_READABLE:
        return
    if version != wire.VERSION:
        raise Refuse("server-bad-version", yours=version, ours=wire.VERSION)


class Hearing:
    """The requests of one client."""

    def __init__(self, house: House, connection: Connection, where: str) -> None:
        self.house = house
        self.connection = connection
        self.where = where
        self.key = f"{where} {id(connection)}"  # a limit for each connection
        self.is_busy = False
        self._asked: tuple[Room, wire.Request, Outcome] | None = None  # what is carried out at once, until it is kept
        self._free: asyncio.Future[None] | None = None  # who waits until it is not

    def at_once(self, message: bytes) -> bool:
        """Carry out a request straight from the socket; False if it has to wait, or is none: `listen` sees to it."""
        connection = self.connection
        room = connection.room
        if self.is_busy or room is None or room.lock.is_taken:
            return False
        if connection.is_closed or len(connection.outbox) >= BACKLOG or len(message) > wire.LONGEST:
            return False
        try:
            request = decode(message)
        except NOT_READABLE:
            return False
        if type(request) not in AT_ONCE or not self.house.limits.take("message", self.key):
            return False
        room.lock.take()
        self.is_busy = True
        outcome = self.house.do(room, connection.caller, connection.seat, request)
        self._asked = (room, request, outcome)
        if outcome.writes:
            self.house.store.keep(outcome.writes, self._kept)
        else:
            room.lock.release()
            self._answer(request, outcome.reply)
        return True

    def _kept(self, failure: StoreError | None) -> None:
        """What was asked for is kept, or it could not be."""
        assert self._asked is not None
        room, request, outcome = self._asked
        reply = outcome.reply
        try:
            self.house.kept(room, outcome, self.connection, failure)
            if failure is not None:
                reply = not_kept(request, failure)
        except Exception as error:  # our own bug: nobody else has to wait for it
            self.house.bug(room, error)
            reply = wire.Refused(id=request.id, code="server-bug")
        finally:
            room.lock.release()
        self._answer(request, reply)

    def _answer(self, request: wire.Request, reply: wire.Message | None) -> None:
        assert reply is not None
        self._asked = None
        self.is_busy = False
        if self._free is not None and not self._free.done():
            self._free.set_result(None)
            self._free = None
        self.house.count(request, reply)
        self.connection.reply(reply)

    async def listen(self, receive: Receive) -> None:
        """Answer what has to wait, until the client goes."""
        connection = self.connection
        strikes = 0
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            if self.is_busy:
                self._free = asyncio.get_running_loop().create_future()
                await self._free
            if self.house.limits.take("message", self.key):
                self.is_busy = True
                try:
                    reply = await self.respond(data_of(message))
                finally:
                    self.is_busy = False
                connection.reply(reply)
            else:
                strikes += 1
                connection.reply(wire.Refused(code="server-too-fast"))
                if strikes > MOST_STRIKES:
                    connection.close("server-too-fast")
                    return
            await connection.room_for_reply()

    async def respond(self, data: bytes | str) -> wire.Message:
        """What comes of a message, whatever it is."""
        id_ = ""
        try:
            request = read(data)
            id_ = request.id if REQUEST_ID.fullmatch(request.id) else ""
            return await self.carry_out(request)
        except Refuse as why:
            refusal = wire.Refused(id=id_, code=why.code, rule=why.rule, args=why.facts)
        except ParlourError as error:
            refusal = wire.Refused(id=id_, code=error.code, rule=rule_of(error), args=dict(error.facts))
        except Exception as error:  # our own bug: the client gets an answer, the others notice nothing
            self.house.bug(None, error)
            refusal = wire.Refused(id=id_, code="server-bug")
        self.house.meter.count("refusals", refusal.code)
        return refusal

    async def carry_out(self, request: wire.Request) -> wire.Message:
        connection = self.connection
        if isinstance(request, wire.Hello):
            return await self.greet(request)
        if isinstance(request, wire.Ping):
            return wire.Beat()
        if connection.room is None:
            raise Refuse("server-hello-first")
        return await self.house.serve(
            self.where, connection.room, connection.caller, connection.seat, request, connection
        )

    async def greet(self, request: wire.Hello) -> wire.Message:
        """Open a table for a connection. The welcome comes with the state."""
        if request.version != wire.VERSION:
            raise Refuse("server-bad-version", yours=request.version, ours=wire.VERSION)
        house, connection = self.house, self.connection
        room = house.find(request.table, self.where)
        async with room.lock:
            if request.seat is not None:
                room.table.own(connection.caller, request.seat)
            if connection.room is not None:
                house.leave(connection.room, connection)
            connection.moments = request.moments
            house.enter(room, connection, request.seat, request.have)
        return wire.Ack(id=request.id, n=0 if room.table.match is None else len(room.table.match.entries))


def data_of(message: Message) -> bytes | str:
    """The text of a message as ASGI brings it; binary ones are read too."""
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""
