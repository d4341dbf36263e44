"""Plain connections: how many there may be, how long one may take to ask for something, and when its turn comes.

uvicorn waits for a first request for ever, takes a head of any length and with any number of headers, reads as many
requests as come in one packet, adds up a body piece by piece, and waits for ever until its answer is read.
"""

from __future__ import annotations

from asyncio import Protocol, TimerHandle, Transport
from collections.abc import Callable
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from parlour.server.net.addresses import plain

HEAD_SECONDS: Final = 10.0  # for the head of a request, from when the connection is open
BODY_SECONDS: Final = 30.0  # for the rest of it
READ_SECONDS: Final = 60.0  # for a client to take what it is sent
LONGEST_HEAD: Final = 16 * 1024  # bytes of a request before its body
MOST_HEADERS: Final = 100  # of a request
MOST_PIECES: Final = 1024  # of a body, as they arrive
MOST_QUEUED: Final = 4  # requests that a client has sent before the one before them was answered
EACH: Final = 256  # connections of one address: 200 to tables, and what a browser needs besides


class TooMuch(Exception):
    """No client that means well sends this; uvicorn answers 400 and hangs up."""


class Gate:
    """Counts connections: of each address, and in all. What one address sends at once is spread out."""

    def __init__(
        self,
        most: int,
        name_of: Callable[[str], str],
        is_proxy: Callable[[str], bool],
        wait_of: Callable[[str], float] = lambda address: 0.0,
        may_frame: Callable[[str], bool] = lambda address: True,
    ) -> None:
        self.most = most
        self.name_of = name_of
        self.is_proxy = is_proxy  # everybody comes through those
        self.wait_of = wait_of  # seconds until the turn of an address
        self.may_frame = may_frame  # may an address send one more frame that is no message?
        self.open: dict[str, int] = {}
        self.all = 0

    def enter(self, host: str) -> bool:
        """One more, if there may be one; `leave` must follow."""
        address = self.name_of(host)
        if self.all >= self.most or (self.open.get(address, 0) >= EACH and not self.is_proxy(host)):
            return False
        self.open[address] = self.open.get(address, 0) + 1
        self.all += 1
        return True

    def wait(self, host: str) -> float:
        """How long what comes from here has to wait for its turn."""
        return 0.0 if self.is_proxy(host) else self.wait_of(self.name_of(host))

    def leave(self, host: str) -> None:
        address = self.name_of(host)
        self.all -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


class HttpProtocol(HttpToolsProtocol):
    """uvicorn's, with a gate before it."""

    gate: Gate

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.host: str | None = None  # while it is counted
        self.deadline: TimerHandle | None = None
        self.head = 0  # bytes of a head that is not complete
        self.is_in_head = True
        self.waiting: bytes | None = None  # what has come before its turn
        self.pieces = 0  # of the body
        self.gathered: list[bytes] = []  # those that the application has not got yet
        self.stalled: TimerHandle | None = None  # until the client must have read what it was sent

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        self.client = plain(self.client)
        host = "" if self.client is None else self.client[0]
        if not self.gate.enter(host):
            transport.abort()
            return
        self.host = host
        self._allow(HEAD_SECONDS)

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self._move_on()
        if self.host is not None:
            self.gate.leave(self.host)
            self.host = None
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.waiting is not None:
            self.waiting += data
            return
        wait = self.gate.wait(self.host) if self.is_in_head and self.host is not None else 0.0
        if wait:
            self.waiting = data
            self.transport.pause_reading()
            self.loop.call_later(wait, self._go_on)
        else:
            self._receive(data)

    def _go_on(self) -> None:
        data, self.waiting = self.waiting, None
        if data is not None and not self.transport.is_closing():
            self.transport.resume_reading()
            self._receive(data)

    def _receive(self, data: bytes) -> None:
        if self.is_in_head:
            self.head += len(data)
            if self.head > LONGEST_HEAD and b"\r\n\r\n" not in data[: LONGEST_HEAD + len(data) - self.head]:
                self.send_400_response("The head of this request is too long.")
                return
        super().data_received(data)
        self._pass_on()

    def on_message_begin(self) -> None:
        self._check_queue()
        super().on_message_begin()
        self.is_in_head, self.pieces = True, 0
        self._allow(HEAD_SECONDS)

    def _check_queue(self) -> None:
        """Requests that come together were waited for once; each of them counts. Raises TooMuch."""
        before: RequestResponseCycle | None = self.cycle
        if before is None or before.response_complete:
            return
        if len(self.pipeline) >= MOST_QUEUED:
            raise TooMuch("requests")
        if self.host is not None:
            self.gate.wait(self.host)

    def on_header(self, name: bytes, value: bytes) -> None:
        if len(self.headers) >= MOST_HEADERS:
            raise TooMuch("headers")
        super().on_header(name, value)

    def on_body(self, body: bytes) -> None:
        """uvicorn copies all that has come with each piece: so it gets those that come together as one."""
        self.pieces += 1
        if self.pieces > MOST_PIECES:
            self.gathered = []
            raise TooMuch("pieces")
        self.gathered.append(body)

    def _pass_on(self) -> None:
        if self.gathered:
            body, self.gathered = b"".join(self.gathered), []
            super().on_body(body)

    def on_headers_complete(self) -> None:
        self.is_in_head, self.head = False, 0
        self._allow(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._pass_on()
        self._allow(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The socket goes on with another protocol, which leaves the gate in our place."""
        self._allow(None)
        self._move_on()
        super().handle_websocket_upgrade()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self.stalled is None:
            self.stalled = self.loop.call_later(READ_SECONDS, self._end)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._move_on()

    def _move_on(self) -> None:
        if self.stalled is not None:
            self.stalled.cancel()
            self.stalled = None

    def _allow(self, seconds: float | None) -> None:
        """So much time for what comes next; None: all the time there is."""
        if self.deadline is not None:
            self.deadline.cancel()
        self.deadline = None if seconds is None else self.loop.call_later(seconds, self._end)

    def _end(self) -> None:
        self.transport.abort()


def http_protocol_of(gate: Gate) -> type[Protocol]:
    """The protocol class of one server."""
    return type("HttpProtocol", (HttpProtocol,), {"gate": gate})


def allow_files(wanted: int = 65_536) -> int:
    """Let this process have as many open files as it may, up to `wanted`; how many that is."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return wanted
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY:
        wanted = min(wanted, hard)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        return wanted
    return wanted if soft == resource.RLIM_INFINITY else soft
