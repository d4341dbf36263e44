"""Players for a table server, as cheap as they can be: the same loops drive both servers.

A move is over when all four seats have a view that shows it. In the closed loop every table always has a move under
way; in the open loop moves come at a rate of their own, whether the server keeps up or not.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import struct
import time
from base64 import b64encode
from collections import deque
from collections.abc import Callable, Coroutine
from typing import Any, Final, Protocol, cast

from bench.tables.swap import HAND, SEATS
from parlour.server.wire import VERSION

PLAYS: Final = [5 * n % HAND for n in range(SEATS * HAND)]
AT_ONCE: Final = 16  # tables that are opened side by side
PATIENCE: Final = 60.0


class Line(asyncio.Protocol):
    """The client's end of a WebSocket, with no more in it than is needed here."""

    def __init__(self, path: str, headers: str, hear: Callable[[Line, bytes], None]) -> None:
        self.path = path
        self.headers = headers
        self.hear = hear
        self.buffer = b""
        self.is_open = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        key = b64encode(os.urandom(16)).decode()
        self.transport.write(
            f"GET {self.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{self.headers}\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        buffer = self.buffer + data if self.buffer else data
        if not self.is_open:
            head, _, buffer = buffer.partition(b"\r\n\r\n")
            if b" 101 " not in head[:16]:
                raise SystemExit(f"No socket: {head[:200]!r}")
            self.is_open = True
            self.opened.set_result(None)
        at, size = 0, len(buffer)
        while size - at >= 2:
            length, start = buffer[at + 1], at + 2
            if length == 126:
                start += 2
                length = int.from_bytes(buffer[at + 2 : start], "big") if size >= start else size
            elif length == 127:
                start += 8
                length = int.from_bytes(buffer[at + 2 : start], "big") if size >= start else size
            if start + length > size:
                break
            kind = buffer[at] & 15
            at, payload = start + length, buffer[start : start + length]
            if kind == 9:
                self.send(payload, 0x8A)
            elif kind != 8:
                self.hear(self, payload)
        self.buffer = buffer[at:]

    def send(self, payload: bytes, kind: int = 0x81) -> None:
        """The mask of clients is all zeros: allowed, and no work for anybody."""
        size = len(payload)
        head = struct.pack("!BB", kind, 128 | size) if size < 126 else struct.pack("!BBH", kind, 254, size)
        self.transport.write(head + b"\0\0\0\0" + payload)


class Post:
    """A few kept connections for JSON over HTTP."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.idle: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def __call__(self, path: str, body: object, token: str = "") -> dict[str, Any]:
        data = json.dumps(body).encode()
        auth = f"Authorization: Bearer {token}\r\n" if token else ""
        request = (
            f"POST {path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n{auth}"
            f"Content-Length: {len(data)}\r\n\r\n"
        )
        head, answer = await self.exchange(request.encode() + data)
        if b" 20" not in head[:13]:
            raise SystemExit(f"{path}: {head[:20]!r} {answer[:300]!r}")
        found: dict[str, Any] = json.loads(answer)
        return found

    async def exchange(self, request: bytes) -> tuple[bytes, bytes]:
        """Head and body of the answer."""
        while self.idle and self.idle[-1][0].at_eof():  # closed, as nobody had used it for a while
            self.idle.pop()
        reader, writer = self.idle.pop() if self.idle else await asyncio.open_connection("127.0.0.1", self.port)
        writer.write(request)
        head = (await reader.readuntil(b"\r\n\r\n")).lower()
        answer = await reader.readexactly(int(head.partition(b"content-length:")[2].split(b"\r\n")[0]))
        self.idle.append((reader, writer))
        return head, answer

    def close(self) -> None:
        for _, writer in self.idle:
            writer.close()


class Table:
    """A table with its four lines."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.secrets: list[str] = []
        self.lines: list[Line] = []
        self.n = 0  # moves that all have seen
        self.seen = 0  # seats that have seen the next one
        self.came: deque[float] = deque()  # moves that wait for their turn, since when
        self.frames = 0
        self.bytes = 0
        self.over: Callable[[Table], None] = lambda table: None

    def saw(self, n: int, size: int) -> None:
        self.frames += 1
        self.bytes += size
        if n == self.n + 1:
            self.seen += 1
            if self.seen == SEATS:
                self.n, self.seen = n, 0
                self.over(self)


class Dialect(Protocol):
    """How one server wants to be spoken to."""

    async def open(self, k: int) -> Table:
        """A new table with four people, connected, the first question asked."""

    def move(self, table: Table) -> None:
        """Send the table's next move."""


async def line_to(port: int, path: str, headers: str, hear: Callable[[Line, bytes], None]) -> Line:
    loop = asyncio.get_running_loop()
    _, line = await loop.create_connection(lambda: Line(path, headers, hear), "127.0.0.1", port)
    await line.opened
    return line


class Ours:
    """Parlour's protocol."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.post = Post(port)

    async def open(self, k: int) -> Table:
        tokens = [
            (await self.post("/api/people", {"name": f"Player {seat}", "token": True}))["token"]
            for seat in range(SEATS)
        ]
        made = await self.post("/api/tables", {"game": "swap", "seats": SEATS, "edition": "toy", "sit": 0}, tokens[0])
        table = Table(made["code"])
        table.secrets = tokens
        for seat in range(1, SEATS):
            await self.post(f"/api/tables/{table.name}/do", {"do": "sit", "seat": seat}, tokens[seat])
        begun = [asyncio.get_running_loop().create_future() for _ in range(SEATS)]
        table.lines = [await self.seat(table, seat, begun[seat]) for seat in range(SEATS)]
        for seat, line in enumerate(table.lines):
            line.send(b'{"do":"ready","id":"r%d","seat":%d,"entropy":"%016x"}' % (seat, seat, k))
        await asyncio.gather(*begun)
        return table

    async def seat(self, table: Table, seat: int | None, begun: asyncio.Future[None]) -> Line:
        def hear(line: Line, frame: bytes) -> None:
            if frame.startswith(b'{"is":"push","n":'):
                n = int(frame[17 : frame.index(b",", 17)])
                if n > 0:
                    table.saw(n, len(frame))
                elif not begun.done():
                    begun.set_result(None)
            elif frame.startswith((b'{"is":"refused"', b'{"is":"bye"')):
                raise SystemExit(f"Refused: {frame[:200]!r}")

        secret = table.secrets[seat or 0]
        line = await line_to(self.port, f"/ws/{table.name}", f"Authorization: Bearer {secret}\r\n", hear)
        place = "null" if seat is None else str(seat)
        line.send(f'{{"do":"hello","version":{VERSION},"seat":{place},"have":0}}'.encode())
        return line

    def move(self, table: Table) -> None:
        n = table.n
        table.lines[n % SEATS].send(
            b'{"do":"answer","id":"m%d","prompt":"play","ask":%d,"answer":"play %d"}' % (n, n, PLAYS[n % len(PLAYS)])
        )


class Theirs:
    """boardgame.io: its lobby over HTTP, then socket.io over a WebSocket."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.post = Post(port)

    async def open(self, k: int) -> Table:
        made = await self.post("/games/swap/create", {"numPlayers": SEATS})
        table = Table(made["matchID"])
        for seat in range(SEATS):
            joined = await self.post(
                f"/games/swap/{table.name}/join", {"playerID": str(seat), "playerName": f"Player {seat}"}
            )
            table.secrets.append(joined["playerCredentials"])
        table.lines = [await self.seat(table, seat) for seat in range(SEATS)]
        return table

    async def seat(self, table: Table, seat: int) -> Line:
        begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        sync = json.dumps(["sync", table.name, str(seat), table.secrets[seat], SEATS]).encode()

        def hear(line: Line, frame: bytes) -> None:
            if frame.startswith(b'42/swap,["update"'):
                at = frame.index(b'"_stateID":') + 11
                table.saw(int(frame[at : at + 9].split(b",")[0].split(b"}")[0]), len(frame))
            elif frame == b"2":
                line.send(b"3")
            elif frame.startswith(b"0"):
                line.send(b"40/swap,")
            elif frame.startswith(b"40/swap,"):
                line.send(b"42/swap," + sync)
            elif frame.startswith(b'42/swap,["sync"') and not begun.done():
                begun.set_result(None)

        line = await line_to(self.port, "/socket.io/?EIO=4&transport=websocket", "", hear)
        await begun
        return line

    def move(self, table: Table) -> None:
        n = table.n
        seat = n % SEATS
        table.lines[seat].send(
            b'42/swap,["update",{"type":"MAKE_MOVE","payload":{"type":"play","args":[%d],"playerID":"%d",'
            b'"credentials":"%s"}},%d,"%s","%d"]'
            % (PLAYS[n % len(PLAYS)], seat, table.secrets[seat].encode(), n, table.name.encode(), seat)
        )


# Loops


async def open_tables(dialect: Dialect, many: int) -> list[Table]:
    gate = asyncio.Semaphore(AT_ONCE)

    async def one(k: int) -> Table:
        async with gate:
            return await dialect.open(k)

    return list(await asyncio.gather(*map(one, range(many))))


async def closed(dialect: Dialect, tables: list[Table], each: int) -> float:
    """`each` moves at every table, each one as soon as the one before is over; the moves in a second."""
    left = dict.fromkeys(tables, each)
    finished = asyncio.get_running_loop().create_future()

    def over(table: Table) -> None:
        left[table] -= 1
        if left[table]:
            dialect.move(table)
        else:
            del left[table]
            if not left:
                finished.set_result(None)

    began = time.perf_counter()
    for table in tables:
        table.over = over
        dialect.move(table)
    await patiently(finished, lambda: sum(table.n for table in tables))
    return each * len(tables) / (time.perf_counter() - began)


async def open_loop(dialect: Dialect, tables: list[Table], rate: float, seconds: float, seed: int) -> list[float]:
    """Moves at random moments and tables; how long each took from then on, in milliseconds."""
    rng = random.Random(seed)
    took: list[float] = []
    now = time.perf_counter

    def over(table: Table) -> None:
        took.append(1000 * (now() - table.came.popleft()))
        if table.came:
            dialect.move(table)

    for table in tables:
        table.over = over
    sent = 0
    due = began = now()
    while due < began + seconds:
        while (moment := now()) >= due:
            table = rng.choice(tables)
            table.came.append(moment)
            if len(table.came) == 1:
                dialect.move(table)
            sent += 1
            due += rng.expovariate(rate)
        await asyncio.sleep(max(0.0, min(due - now(), 0.001)))
    finished = asyncio.get_running_loop().create_task(all_over(lambda: len(took) == sent))
    await patiently(finished, lambda: len(took))
    return took


async def all_over(is_over: Callable[[], bool]) -> None:
    while not is_over():
        await asyncio.sleep(0.01)


async def patiently(finished: asyncio.Future[None], progress: Callable[[], int]) -> None:
    """Wait as long as moves go on."""
    before = -1
    while not finished.done():
        if (here := progress()) == before:
            raise SystemExit(f"Nothing moved for {PATIENCE:.0f} seconds, after {here} moves.")
        before = here
        await asyncio.wait([finished], timeout=PATIENCE)


def run(work: Coroutine[Any, Any, None]) -> None:
    import uvloop

    uvloop.run(work)
