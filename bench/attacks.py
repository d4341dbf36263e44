"""How long does one table wait for its answer while a stranger does the worst that the limits allow?

    make compiled && PYTHONPATH=build/compiled python -m bench.attacks --times 5 [--quota 50]

A real server with default settings. An attack is one address that has prepared itself and then sends all it may at
once; right behind it somebody at another table answers. Told is how much the server worked between that answer and
its acknowledgement: what the answer was delayed by on a machine that does nothing else. So it says the same on a busy
machine. Each time the attack comes from another address, with fresh limits.

With a quota, the server and its workers together get so many percent of a core (in every 100 ms, as a container does),
before whatever else the machine does; told is then the time that really passes. The server is left alone for a moment
before each attack, so that it begins with a full quota.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

import httpx
from websockets.asyncio.client import ClientConnection, connect

from bench.cluster import FIRST, Group
from bench.tables.process import free_port
from parlour.server import wire
from parlour.server.http import app
from parlour.server.log import EventLog
from parlour.server.settings import ServerSettings

BAR: Final = 50.0  # milliseconds
ANSWERS: Final = 4  # by the other table in each attack, one after another
VICTIM: Final = "127.0.0.1"
NUMBERS: Final = itertools.count()


class Process:
    """A server with default settings."""

    def __init__(self, folder: Path, quota: int | None = None) -> None:
        self.port = free_port()
        command = [sys.executable, "-m", "bench.attacks", "--serve", str(self.port), str(folder / "tables.sqlite")]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        assert self.process.stdout is not None
        self.process.stdout.readline()
        self.group = None if quota is None else Group(f"parlour-attacks-{self.process.pid}")
        if self.group is not None:
            assert self.group.is_there, "no quotas can be set here"
            self.group.set("cpu.shares", FIRST)
            self.group.add(self.process.pid)
            self.group.limit(quota)

    def worked(self) -> float:
        """Milliseconds of processor time so far; with a quota, of any time."""
        if self.group is not None:
            return time.monotonic() * 1000
        return time.clock_gettime((~self.process.pid << 3) | 2) * 1000  # the clock of another process on Linux

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.group is not None:
            self.group.close()


def serve(port: str, file: str) -> None:
    settings = ServerSettings(host=VICTIM, port=int(port), file=Path(file))
    door = app.listen_on(settings)
    app.run(settings, door, EventLog(sys.stderr), lambda: print(port, flush=True))


class Somebody:
    """A person at an address, with sockets."""

    def __init__(self, port: int, address: str, stack: AsyncExitStack) -> None:
        self.port = port
        self.address = address
        self.stack = stack
        self.token = ""

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def ask(self, method: str, path: str, body: object = None) -> Any:
        transport = httpx.AsyncHTTPTransport(local_address=self.address)
        async with httpx.AsyncClient(base_url=f"http://{VICTIM}:{self.port}", transport=transport) as http:
            answer = await http.request(method, path, json=body, headers=self.headers, timeout=60)
            answer.raise_for_status()
            return answer.json()

    async def enter(self) -> None:
        self.token = (await self.ask("POST", "/api/people", {"name": "X", "token": True}))["token"]

    async def table(self, game: str = "kokoro", **more: object) -> str:
        return str((await self.ask("POST", "/api/tables", {"game": game, "seats": 2, **more}))["code"])

    async def socket(self, table: str, *, hello: bool = True, seat: int | None = None) -> ClientConnection:
        socket = await connect(
            f"ws://{VICTIM}:{self.port}/ws/{table}",
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            proxy=None,
            local_addr=(self.address, 0),
        )
        self.stack.callback(socket.transport.abort)
        if hello:
            await told(socket, {"do": "hello", "version": wire.VERSION, "seat": seat})
        return socket

    async def connections(self, count: int) -> list[asyncio.StreamWriter]:
        """Open connections that have sent nothing, and read nothing: else we would be busy with what they are sent, and
        hear late of the other table's answer."""
        found = []
        for _ in range(count):
            _, writer = await asyncio.open_connection(VICTIM, self.port, local_addr=(self.address, 0))
            writer.transport.pause_reading()  # type: ignore[attr-defined]  # it reads, too
            self.stack.callback(writer.transport.abort)
            found.append(writer)
        return found

    def request(self, method: str, path: str, body: bytes = b"") -> bytes:
        head = f"{method} {path} HTTP/1.1\r\nHost: {VICTIM}:{self.port}\r\nContent-Length: {len(body)}\r\n"
        return (head + "".join(f"{name}: {value}\r\n" for name, value in self.headers.items()) + "\r\n").encode() + body


async def told(socket: ClientConnection, request: dict[str, object]) -> dict[str, Any]:
    """Ask, and wait for the answer."""
    number = f"{next(NUMBERS)}"  # each once: what comes again is not carried out again
    await socket.send(json.dumps({"id": number, **request}))
    while True:
        news: dict[str, Any] = json.loads(await socket.recv())
        if news.get("id") == number:
            return news


def at_once(socket: ClientConnection, messages: list[str]) -> None:
    """Write many messages without waiting for anything."""
    for message in messages:
        socket.protocol.send_text(message.encode())
    socket.transport.write(b"".join(socket.protocol.data_to_send()))


def all_at_once(sockets: list[ClientConnection], messages: list[str]) -> None:
    for socket in sockets:
        at_once(socket, messages)


async def started(person: Somebody, bot: str, game: str = "kokoro") -> ClientConnection:
    """A table at which a person and a bot play."""
    code = await person.table(game, bots=[None, bot], sit=0)
    socket = await person.socket(code, seat=0)
    await told(socket, {"do": "ready", "seat": 0, "entropy": "00ff00ff00ff00ff"})
    return socket


# Attacks: what an address prepares, and what it then sends at once

Burst = Callable[[], None]
Attack = Callable[[Somebody], Awaitable[Burst]]


def requests(count: int, method: str, path: str, body: bytes = b"") -> Attack:
    async def prepare(person: Somebody) -> Burst:
        lines = await person.connections(count)
        data = person.request(method, path, body)

        def burst() -> None:
            for line in lines:
                line.write(data)

        return burst

    return prepare


def new_table(**more: object) -> bytes:
    return json.dumps({"game": "kokoro", "seats": 2, **more}).encode()


def record_with(text: str) -> bytes:
    return json.dumps({"game": "kokoro", "rules": 1, "seats": 1, "tags": {"edition": text}, "moves": []}).encode()


def messages(sockets: int, each: int, message: dict[str, object]) -> Attack:
    """From watchers of one table of their own."""

    async def prepare(person: Somebody) -> Burst:
        code = await person.table()
        crowd = [await person.socket(code) for _ in range(sockets)]
        texts = [json.dumps({**message, "id": f"{n}"}) for n in range(each)]
        return lambda: all_at_once(crowd, texts)

    return prepare


async def nothing(person: Somebody) -> Burst:
    return lambda: None


async def silence(person: Somebody) -> Burst:
    await person.connections(250)
    return lambda: None


async def no_hello(person: Somebody) -> Burst:
    code = await person.table()
    for _ in range(190):
        await person.socket(code, hello=False)
    return lambda: None


async def crowd_leaves(person: Somebody) -> Burst:
    code = await person.table()
    crowd = [await person.socket(code) for _ in range(190)]

    def burst() -> None:
        for socket in crowd:
            socket.transport.abort()

    return burst


async def slow_bots(person: Somebody) -> Burst:
    sockets = [await started(person, "search:ms=2000") for _ in range(10)]
    hints = [json.dumps({"do": "hint", "seat": 0, "id": f"hint{n}"}) for n in range(3)]
    return lambda: all_at_once(sockets, hints)


async def chatter(person: Somebody) -> Burst:
    """Lines that take long to judge, by ten people while they choose cards, as many as each may send."""
    sockets = []
    for _ in range(10):
        friend = Somebody(person.port, person.address, person.stack)
        await friend.enter()
        sockets.append(await started(friend, "random", "chocobo"))
    lines = [json.dumps({"do": "say", "text": (f"{n} 1 " * 200)[:500], "id": f"{n}"}) for n in range(20)]
    return lambda: all_at_once(sockets, lines)


async def undos(person: Somebody) -> Burst:
    """A table with as many undos as it may have, looked at again and again."""
    code = await person.table(bots=[None, "random"], sit=0)
    socket = await person.socket(code, seat=0)
    await told(socket, {"do": "ready", "seat": 0, "entropy": "00ff00ff00ff00ff"})
    texts = [json.dumps({"do": "undo", "to": 0, "id": f"{n}"}) for n in range(250)]
    return lambda: at_once(socket, texts)


def packets(connections: int, data: Callable[[Somebody], bytes]) -> Attack:
    """The same bytes on many connections."""

    async def prepare(person: Somebody) -> Burst:
        lines = await person.connections(connections)
        sent = data(person)

        def burst() -> None:
            for line in lines:
                line.write(sent)

        return burst

    return prepare


def pipelined(person: Somebody) -> bytes:
    """Requests one behind another in one packet, as many as are read at once."""
    request = f"GET /healthz HTTP/1.1\r\nHost: {VICTIM}\r\n\r\n".encode()
    return request * (READ // len(request))


def with_headers(person: Somebody) -> bytes:
    return b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n" + b"a:b\r\n" * 3200 + b"\r\n"


def with_cookies(person: Somebody) -> bytes:
    return b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: " + b"a=;" * 5300 + b"\r\n\r\n"


def in_pieces(person: Somebody) -> bytes:
    """A body whose bytes come one by one."""
    head = "POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    return head.encode() + b"1\r\nx\r\n" * (READ // 6)


def frames(sockets: int, each: int, frame: bytes) -> Attack:
    """Frames that are no messages, from watchers of one table of their own."""

    async def prepare(person: Somebody) -> Burst:
        code = await person.table()
        crowd = [await person.socket(code) for _ in range(sockets)]

        def burst() -> None:
            for socket in crowd:
                socket.transport.write(frame * each)

        return burst

    return prepare


def for_own_table(count: int, path: str, host: str = VICTIM) -> Attack:
    """Requests about a table of one's own, under any name."""

    async def prepare(person: Somebody) -> Burst:
        code = await person.table("chocobo")
        data = f"GET {path.format(code=code)} HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
        return await packets(count, lambda _: data)(person)

    return prepare


async def hooks(person: Somebody) -> Burst:
    """Tables whose webhooks are due at once: it is the turn of somebody who has gone."""
    sockets = []
    for _ in range(20):
        code = await person.table(hook="https://93.184.216.34/", bots=[None, "random"], sit=0)
        socket = await person.socket(code, seat=0)
        sockets.append(socket)
    ready = json.dumps({"do": "ready", "seat": 0, "entropy": "00ff00ff00ff00ff", "id": "ready"})

    def burst() -> None:
        for socket in sockets:
            at_once(socket, [ready])
            socket.transport.close()

    return burst


async def before_a_crowd(person: Somebody) -> Burst:
    """Answers that are given and withdrawn in a match of two, and a crowd that hears of each."""
    code = await person.table()
    for seat in range(2):
        socket = await person.socket(code)
        await told(socket, {"do": "sit", "seat": seat})
        await told(socket, {"do": "ready", "seat": seat, "entropy": "00ff00ff00ff00ff"})
        await socket.close()
    seen: dict[str, Any] = {}
    player = await person.socket(code, hello=False)
    await step(player, {"do": "hello", "version": wire.VERSION, "seat": 0}, seen)
    for _ in range(189):
        await person.socket(code, seat=0)
    asked = seen["push"]["questions"][0]
    answer = {"do": "answer", "prompt": asked["prompt"], "ask": asked["ask"], "answer": asked["choices"][0]}
    withdraw = {"do": "withdraw", "prompt": asked["prompt"]}
    texts = [json.dumps({**(withdraw if n % 2 else answer), "id": f"{n}"}) for n in range(250)]
    return lambda: at_once(player, texts)


async def renames(person: Somebody) -> Burst:
    for _ in range(30):
        await person.table(sit=0)
    return await requests(250, "POST", "/api/me", b'{"name":"Another"}')(person)


# What depends on the length of a match


class LongMatch(NamedTuple):
    """One with as many undos as there may be, finished."""

    code: str
    record: str
    entries: int


PREPARED: Final[dict[int, LongMatch]] = {}  # by the port of its server


async def step(socket: ClientConnection, request: dict[str, object], seen: dict[str, Any]) -> None:
    """Ask, and note the newest of each kind of news that comes before the answer."""
    number = f"{next(NUMBERS)}"
    await socket.send(json.dumps({"id": number, **request}))
    while True:
        news = json.loads(await socket.recv())
        if news["is"] == "refused" and news["code"] == "server-too-fast":
            await asyncio.sleep(1)
            return
        if news.get("id") == number:
            return
        seen[news["is"]] = news


class LongPlay(NamedTuple):
    """One with as many entries as undos can make, not over yet."""

    code: str
    secret: str  # of its seat
    socket: ClientConnection
    seen: dict[str, Any]  # the newest news of each kind


async def long_play(person: Somebody) -> LongPlay:
    """That takes half a minute, because of the limits."""
    made = await person.ask("POST", "/api/tables", {"game": "kokoro", "seats": 1, "sit": 0})
    code = made["code"]
    seen: dict[str, Any] = {}
    socket = await person.socket(code, hello=False)
    await step(socket, {"do": "hello", "version": wire.VERSION, "seat": 0}, seen)
    await step(socket, {"do": "ready", "seat": 0, "entropy": "00ff00ff00ff00ff"}, seen)
    start = seen["push"]["n"]
    for n in itertools.count(1):
        if seen["push"]["n"] >= UNDOS:
            return LongPlay(code, made["secret"], socket, seen)
        await step(socket, {"do": "undo", "to": start} if n % 6 == 0 else first_answer(seen), seen)
    raise AssertionError("never")


def first_answer(seen: dict[str, Any]) -> dict[str, object]:
    asked = seen["push"]["questions"][0]
    return {"do": "answer", "prompt": asked["prompt"], "ask": asked["ask"], "answer": asked["choices"][0]}


async def long_match(person: Somebody) -> LongMatch:
    """Played once for each server."""
    if person.port not in PREPARED:
        code, _, socket, seen = await long_play(person)
        while seen["push"]["result"] is None:
            await step(socket, first_answer(seen), seen)
        while not seen.get("summary", {}).get("record"):
            news = json.loads(await socket.recv())
            seen[news["is"]] = news
        PREPARED[person.port] = LongMatch(code, seen["summary"]["record"], seen["push"]["n"])
    return PREPARED[person.port]


async def move_with_all_sockets(person: Somebody) -> Burst:
    """A seat goes to another device: the sockets at it are made watchers at once, who are told the whole match."""
    code, secret, _, _ = await long_play(person)
    for _ in range(189):
        await person.socket(code, seat=0)
    other = Somebody(person.port, person.address, person.stack)
    await other.enter()
    socket = await other.socket(code)
    claim = json.dumps({"do": "claim", "seat": 0, "secret": secret, "id": "claim"})
    return lambda: at_once(socket, [claim])


def of_long_match(count: int, path: str, body: Callable[[LongMatch], bytes] | None = None) -> Attack:
    async def prepare(person: Somebody) -> Burst:
        match = await long_match(person)
        where = path.format(code=match.code, record=match.record, n=match.entries)
        attack = requests(count, "GET", where) if body is None else requests(count, "POST", where, body(match))
        return await attack(person)

    return prepare


def again(match: LongMatch) -> bytes:
    origin = {"record": match.record, "at": match.entries - 1}
    return json.dumps({"game": "kokoro", "seats": 1, "origin": origin}).encode()


UNDOS: Final = 1990  # entries up to which moves are taken back
READ: Final = 256 * 1024  # bytes that asyncio and uvloop read at once
PING: Final = b"\x89\x80\0\0\0\0"
PIECE: Final = b"\x00\x80\0\0\0\0"  # of a message that never ends
EMPTY: Final = b"\x81\x80\0\0\0\0"
DEEP: Final = "a." * 32_000 + "a = 1"
ALLOWED: Final = "\n".join(f"k{i}.a.b.c.d.e.f = 1" for i in range(700))

ATTACKS: Final[dict[str, Attack]] = {
    "nothing": nothing,
    "40 tables with an edition of 64 KB of dots": requests(40, "POST", "/api/tables", new_table(edition_text=DEEP)),
    "40 tables with the slowest edition allowed": requests(40, "POST", "/api/tables", new_table(edition_text=ALLOWED)),
    "20 records with such an edition to check": requests(20, "POST", "/api/check", record_with(DEEP)),
    "250 paths of 15 KB": requests(250, "GET", "/" + "a/" * 7500),
    "10 tables of slow bots, and 30 hints": slow_bots,
    "250 silent connections": silence,
    "190 sockets without a hello": no_hello,
    "250 lists of records": requests(250, "GET", "/api/records?game=kokoro"),
    "250 lists of all actions": requests(250, "GET", "/api/games/chocobo/actions"),
    "250 lists of games": requests(250, "GET", "/api/games"),
    "190 watchers who leave at once": crowd_leaves,
    "2000 messages by 10 sockets": messages(10, 200, {"do": "ping"}),
    "1900 messages by 190 watchers": messages(190, 10, {"do": "say", "text": "hello"}),
    "290 messages of 60 KB": messages(1, 290, {"do": "note", "text": "x" * 60_000}),
    "190 hellos again": messages(190, 1, {"do": "hello", "version": wire.VERSION}),
    "200 lines of chat to be judged": chatter,
    "250 undos": undos,
    "60,000 requests in 10 packets": packets(10, pipelined),
    "250 requests of 3000 headers": packets(250, with_headers),
    "250 requests of 5000 cookies": packets(250, with_cookies),
    "250 queries of 15 KB": requests(250, "GET", "/api/records?" + "a&" * 7500),
    "10 bodies byte by byte": packets(10, in_pieces),
    "400,000 pings by 10 sockets": frames(10, READ // 6, PING),
    "19,000 pings by 190 sockets": frames(190, 100, PING),
    "400,000 pieces of messages by 10 sockets": frames(10, READ // 6, PIECE),
    "400,000 messages of nothing by 10 sockets": frames(10, READ // 6, EMPTY),
    "250 QR codes": for_own_table(250, "/api/tables/{code}/code.svg"),
    "250 QR codes for a name of 1200 letters": for_own_table(250, "/api/tables/{code}/code.svg", "a" * 1200),
    "250 answers before 190 sockets": before_a_crowd,
    "250 new names at 30 tables": renames,
    "20 webhooks": hooks,
    "2000 boards in words by 10 sockets": messages(10, 200, {"do": "describe", "language": "en"}),
    "20 puzzles": requests(20, "GET", "/api/games/kokoro/puzzles/3"),
    "250 lists of puzzles": requests(250, "GET", "/api/games/chocobo/puzzles"),
    "250 lists of tables": requests(250, "GET", "/api/tables"),
    "250 lists of lessons": requests(250, "GET", "/api/lessons"),
    "250 views of a long match": of_long_match(250, "/api/tables/{code}/view"),
    "250 streams of a long match": of_long_match(250, "/api/tables/{code}/events"),
    "a seat with 190 sockets in a long match moves": move_with_all_sockets,
    "250 exports of a long match": of_long_match(250, "/api/tables/{code}/record"),
    "250 long records as text": of_long_match(250, "/r/{record}.parlour"),
    "250 long records as JSON": of_long_match(250, "/r/{record}.json"),
    "250 pages of a long record": of_long_match(250, "/r/{record}"),
    "250 replays of a long record": of_long_match(250, "/api/records/{record}/at/{n}"),
    "20 pictures of a long record": of_long_match(20, "/r/{record}.png"),
    "10 analyses of a long record": of_long_match(10, "/api/records/{record}/analysis", lambda _: b""),
    "20 comparisons of a long record with bots": of_long_match(20, "/api/records/{record}/bots"),
    "40 tables that go on from a long record": of_long_match(40, "/api/tables", again),
}


class Delays(NamedTuple):
    """Of one attack, in milliseconds of the server's work."""

    attack: str
    delays: list[float]

    def line(self) -> str:
        verdict = "" if self.attack == "nothing" or max(self.delays) <= BAR else "  ABOVE"
        return f"{self.attack:46}{median(self.delays):8.1f}{max(self.delays):8.1f}{verdict}"


@asynccontextmanager
async def victim(port: int) -> AsyncIterator[ClientConnection]:
    """Somebody at a table of two, whose question is open."""
    async with AsyncExitStack() as stack:
        people = [Somebody(port, VICTIM, stack) for _ in range(2)]
        for person in people:
            await person.enter()
        code = await people[0].table()
        sockets = []
        for seat, person in enumerate(people):
            watcher = await person.socket(code)
            await told(watcher, {"do": "sit", "seat": seat})
            await told(watcher, {"do": "ready", "seat": seat, "entropy": "00ff00ff00ff00ff"})
            await watcher.close()
            sockets.append(await person.socket(code, seat=seat))
        yield sockets[0]


async def question(socket: ClientConnection) -> dict[str, Any]:
    while True:
        news: dict[str, Any] = json.loads(await socket.recv())
        if news.get("is") == "push" and news.get("questions"):
            found: dict[str, Any] = news["questions"][0]
            return found


async def measured(server: Process, attack: Attack, address: str) -> list[float]:
    """How long the other table's answers wait, from the moment at which the attack begins."""
    async with victim(server.port) as socket, AsyncExitStack() as stack:
        asked = await question(socket)
        person = Somebody(server.port, address, stack)
        await person.enter()
        burst = await attack(person)
        await asyncio.sleep(0.2)
        answer = {"do": "answer", "prompt": asked["prompt"], "ask": asked["ask"], "answer": asked["choices"][0]}
        withdraw = {"do": "withdraw", "prompt": asked["prompt"]}
        found = []
        for n in range(ANSWERS):
            if n == 0:
                burst()
                await asyncio.sleep(0)
            before = server.worked()
            reply = await told(socket, withdraw if n % 2 else answer)
            found.append(server.worked() - before)
            assert reply["is"] == "ack", reply
        return found


async def main(times: int, only: str, quota: int | None) -> int:
    worst = 0.0
    with tempfile.TemporaryDirectory() as folder:
        for number, (name, attack) in enumerate(ATTACKS.items()):
            if only not in name:
                continue
            delays = []
            server = Process(Path(tempfile.mkdtemp(dir=folder)), quota)
            try:
                for n in range(times):
                    delays += await measured(server, attack, f"127.0.{1 + number}.{1 + n}")
            finally:
                server.stop()
            print(Delays(name, delays).line(), flush=True)
            worst = max(worst, *delays)
    return 0 if worst <= BAR else 1


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5)
    parser.add_argument("--only", default="", help="attacks whose name has this in it")
    parser.add_argument("--quota", type=int, help="percent of a core for the server and its workers")
    parser.add_argument("--serve", nargs=2, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.serve:
        serve(*given.serve)
    else:
        sys.exit(asyncio.run(main(given.times, given.only, given.quota)))
