"""What one client asks over a socket: one request after another, each answered before the next is begun."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.types import Message, Receive

from parlour.core.errors import ParlourError
from parlour.server import wire
from parlour.server.hub.hub import AGAIN, Elsewhere, Hub
from parlour.server.hub.live import Viewer
from parlour.server.store.interface import StoreError
from parlour.server.tables.dispatch import REQUEST_ID
from parlour.server.tables.effects import Effects, Refuse, rule_of
from parlour.server.tables.state import Call

MOVED: Final = ("server-store-fenced", "server-bye")  # refusals of a table that others own now
MOST_STRIKES: Final = 200  # messages above the limit before a client is shown out

decode: Callable[[bytes | str], wire.Request] = msgspec.json.Decoder(wire.Request).decode
decode_any_hello: Callable[[bytes | str], wire.AnyHello] = msgspec.json.Decoder(wire.AnyHello).decode
NOT_READABLE: Final = (msgspec.DecodeError, ValueError, RecursionError)  # no UTF-8, a number of too many digits


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


def id_of(request: wire.Request) -> str:
    """The id of a request, if it is one."""
    return request.id if REQUEST_ID.fullmatch(request.id) else ""


class Session:
    """The requests of one client at one table."""

    def __init__(self, hub: Hub, viewer: Viewer, code: str, address: str) -> None:
        self.hub = hub
        self.viewer = viewer
        self.code = code
        self.address = address
        self.key = f"{address} {id(viewer)}"  # a limit for each connection
        self.is_busy = False
        self.strikes = 0
        self._free: asyncio.Future[None] | None = None  # a message waits in `listen` until it is not
        self._wait: float | None = None  # seconds until the turn of the message that comes to `listen` next
        self._is_waiting = False  # a message waits in `listen` for its turn

    def hear(self, message: bytes) -> bool:
        """Take a message straight from the socket; False if it has to wait for its turn in `listen`."""
        if self.is_busy or self._free is not None or self._is_waiting:
            return False
        if self.viewer.is_closed or self.viewer.is_backed_up():
            return False
        wait = self._turn()
        if wait > 0.0:
            self._wait = wait
            return False
        self.take(message)
        return True

    def _turn(self) -> float:
        """Seconds until it is this address's turn: what many sockets send at once is spread out."""
        return self.hub.limits.wait("turn", self.address)

    def take(self, message: bytes | str) -> None:
        """Decode a message and submit it, within the limits."""
        hub = self.hub
        if not (hub.limits.take("message", self.key) and hub.limits.take("messages", self.address)):
            self._strike()
            return
        viewer = self.viewer
        request: wire.Request | None = None
        try:
            request = read(message)
            kind = type(request)
            if kind is wire.Ping:
                viewer.reply(wire.Beat())
                return
            self.is_busy = True
            if type(request) is wire.Hello:
                hub.spawn(self._open(request))
                return
            if viewer.live is None:
                raise Refuse("server-hello-first")
            call = Call(viewer.caller, viewer.seat)
            hub.pipeline.ask(viewer.live, call, request, self.address, self.answer, viewer)
        except (Refuse, ParlourError) as why:
            self._refuse("" if request is None else id_of(request), why)

    def _strike(self) -> None:
        self.strikes += 1
        self.viewer.reply(wire.Refused(code="server-too-fast"))
        if self.strikes > MOST_STRIKES:
            self.viewer.close("server-too-fast")

    def _refuse(self, id_: str, why: Refuse | ParlourError) -> None:
        rule = why.rule if isinstance(why, Refuse) else rule_of(why)
        self.hub.metrics.count("refusals", why.code)
        self._done(wire.Refused(id=id_, code=why.code, rule=rule, args=dict(why.facts)))

    def answer(self, reply: wire.Message, effects: Effects) -> None:
        if self.viewer.is_closed and isinstance(reply, wire.Refused) and reply.code in MOVED:
            return  # it was told to come back, and asks again at the new owner: a refusal would be the last word
        self._done(reply)

    def _done(self, reply: wire.Message) -> None:
        self.is_busy = False
        if self._free is not None and not self._free.done():
            self._free.set_result(None)
        self.viewer.reply(reply)

    async def listen(self, receive: Receive) -> None:
        """Take what has to wait for its turn, until the client goes."""
        while True:
            message = await receive()
            if message["type"] != "websocket.receive":
                return
            await self._wait_for_turn()
            if self.is_busy:
                self._free = asyncio.get_running_loop().create_future()
                await self._free
                self._free = None
            self.take(data_of(message))
            if self.strikes > MOST_STRIKES:
                return
            await self.viewer.room_for_reply()

    async def _wait_for_turn(self) -> None:
        wait, self._wait = self._turn() if self._wait is None else self._wait, None
        if wait > 0.0 and not self.viewer.is_closed:
            self._is_waiting = True
            await asyncio.sleep(wait)
            self._is_waiting = False

    # Opening a table

    async def _open(self, request: wire.Hello) -> None:
        """Open the table for a client. The welcome comes with the state."""
        hub, viewer = self.hub, self.viewer
        id_ = id_of(request)
        try:
            if request.version != wire.VERSION:
                raise Refuse("server-bad-version", yours=request.version, ours=wire.VERSION)
            live = await hub.find(self.code, self.address)
            wait = hub.limits.wait("work", self.address)
            if wait > 0.0:
                await asyncio.sleep(wait)
            viewer.moments = request.moments
            await hub.enter(live, viewer, request.seat, request.have)
            n = 0 if live.state.match is None else len(live.state.match.entries)
            self._done(wire.Ack(id=id_, n=n))
        except (Refuse, ParlourError) as why:
            self._refuse(id_, why)
            if hub.store.owners.is_shared and isinstance(why, Elsewhere | StoreError):
                viewer.close("server-bye", again=AGAIN)  # the table will be somewhere soon
        except Exception as error:  # our own bug: the client gets an answer, the others notice nothing
            hub.bug(error)
            self._done(wire.Refused(id=id_, code="server-bug"))


def data_of(message: Message) -> bytes | str:
    """The text of a message as ASGI brings it; binary ones are read too."""
    text: str | None = message.get("text")
    return text if text is not None else message.get("bytes") or b""
