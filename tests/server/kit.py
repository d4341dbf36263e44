"""What the server's tests share: real servers on 127.0.0.1, and clients that capture every frame."""

from __future__ import annotations

import asyncio
import os
import secrets
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from pathlib import Path
from typing import TypeVar

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from parlour.core.values import Entry, Question
from parlour.server import wire
from parlour.server.bots.workers import GameOpener, Workers, open_game
from parlour.server.http import app
from parlour.server.hub.hub import Hub
from parlour.server.hub.source import Clockwork, HubSource
from parlour.server.settings import ServerSettings
from parlour.server.store.interface import Store
from parlour.server.store.leases import LEASE
from parlour.server.store.postgres import PostgreSQL
from parlour.server.store.sqlite import SQLite
from tests.server.watchdog import COMPILED, Watchdog
from tests.stated import SEED, StatedSource

T = TypeVar("T")
ROOT = Path(__file__).parents[2]
DEADLINE = 30.0  # seconds: machines are busy, and nothing waits for it that goes well
PATIENCE = 300.0  # seconds for a whole test, on a machine that is busy with something else

WARM = """
import os
import sys
sys.modules["uvloop"] = None  # the watchdog looks at asyncio's own loop
from pathlib import Path
from parlour.server.http import app
from parlour.server.log import EventLog
from parlour.server.settings import ServerSettings
import uvicorn.protocols.websockets.websockets_sansio_impl
from tests.server.watchdog import COMPILED, Watchdog
from tests.stated import StatedSource
app.prepare()

def serve(line, clock=None):
    seed, _, file = line.partition(" ")
    settings = ServerSettings(host="127.0.0.1", port=0, file=Path(file), limits=False)
    door = app.listen_on(settings)
    log = EventLog(sys.stderr)
    with Watchdog(bark=lambda what: log.write("bug", error=what)) as dog:
        dog.is_everywhere = COMPILED
        app.run(settings, door, log, lambda: print(os.getpid(), door.getsockname()[1], flush=True),
                source=StatedSource(seed), clock=clock)
"""
"""A server that is watched where the rules are compiled; what takes long in its loop is logged as a bug."""

STANDBY = WARM + "serve(sys.stdin.readline().strip())"
NEST = f"""
{WARM}
while line := sys.stdin.readline().strip():
    child = os.fork()
    if child == 0:
        serve(line)
        os._exit(0)
    print(os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]), flush=True)
"""


class Process:
    """A server in a process of its own, warmed up; `start` lets it open its doors."""

    def __init__(self, errors: Path, program: str = STANDBY) -> None:
        with errors.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", program],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                cwd=ROOT,
                env={**os.environ, "PYTHONUNBUFFERED": "1"},
            )
        self.starts = 0
        self.port = 0
        self.server = 0  # the process that serves

    def start(self, file: Path) -> str:
        assert self.process.stdin is not None
        self.starts += 1  # each start has a seed of its own, so that no id comes twice
        self.process.stdin.write(f"{os.path.basename(file)}-{self.starts} {file}\n")
        self.process.stdin.flush()
        line = self._hear()
        assert len(line.split()) == 2, f"the server did not start: {line!r}"
        self.server, self.port = map(int, line.split())
        return f"http://127.0.0.1:{self.port}"

    def _hear(self) -> str:
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.close()

    def stop(self) -> int:
        """Ask it to stop, and wait."""
        self.process.send_signal(signal.SIGTERM)
        return self.close()

    def close(self) -> int:
        code = self.process.wait(DEADLINE)
        for stream in (self.process.stdin, self.process.stdout):
            if stream is not None:
                stream.close()
        return code


class Nest(Process):
    """Servers one after another, each a process of its own, forked off one that is warm: so starting is cheap."""

    def __init__(self, errors: Path) -> None:
        super().__init__(errors, NEST)

    def kill(self) -> None:
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        return self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> int:
        os.kill(self.server, how)
        self.server = 0
        return int(self._hear())

    def close(self) -> int:
        """The last server and the nest itself."""
        if self.server:
            self.kill()
        assert self.process.stdin is not None
        self.process.stdin.close()
        return super().close()


@asynccontextmanager
async def hub_in(
    folder: Path,
    *,
    opener: GameOpener = open_game,
    settings: ServerSettings | None = None,
    source: HubSource | None = None,
    clock: Clockwork | None = None,
    workers: Workers | None = None,
    seed: str = SEED,
    database: str = "",
    lease: float = LEASE,
    host: str = "127.0.0.1",
) -> AsyncIterator[tuple[Hub, str]]:
    """A server in this very process, on a free port. The same seed deals the same cards.

    Where the rules are compiled a watchdog looks for anything that takes long in its loop, but the test's own task.
    """
    if COMPILED:
        app.prepare()
    wanted = settings or ServerSettings(limits=False)
    wanted = wanted._replace(host=host, port=0, file=folder / "tables.sqlite")
    door = app.listen_on(wanted)
    door.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, 16384)  # so that a reader that stops is noticed soon
    seed = f"{seed}/{wanted.file.stat().st_size}" if wanted.file.exists() else seed  # another after a restart
    address = f"127.0.0.1:{door.getsockname()[1]}"
    store: Store = PostgreSQL(database, address, lease) if database else SQLite(wanted.file)
    hub = Hub(wanted, store, opener, source=source or StatedSource(seed), clock=clock, workers=workers)
    config = app.configured(hub, date_header=False, timeout_graceful_shutdown=2)
    server = app.Server(config)
    server.hub = hub
    running = asyncio.create_task(server.serve([door]))
    with Watchdog() as dog:
        try:
            await until(lambda: server.started or running.done())
            dog.spared = asyncio.current_task()
            dog.loop = asyncio.get_running_loop() if COMPILED else None
            yield hub, f"http://127.0.0.1:{door.getsockname()[1]}"
        finally:
            dog.loop = None
            server.should_exit = True
            with suppress(asyncio.CancelledError):
                await running
            door.close()
    dog.report()


@contextmanager
def served(folder: Path) -> Iterator[str]:
    """The address of a server process of its own, which must not log a bug."""
    process = Process(folder / "errors")
    try:
        yield process.start(folder / "tables.sqlite")
    finally:
        process.kill()
    assert '"event":"bug"' not in (folder / "errors").read_text("utf-8")


async def until(is_true: Callable[[], bool], seconds: float = DEADLINE) -> None:
    """Wait for something that only polling can tell."""
    async with asyncio.timeout(seconds):
        while not is_true():
            await asyncio.sleep(0.005)


class Gone(Exception):
    """The connection is closed."""


class Guest:
    """A person with a bearer token, over HTTP."""

    def __init__(self, url: str, token: str = "", person: str = "") -> None:
        self.url = url
        self.token = token
        self.person = person
        self.line: httpx.AsyncClient | None = None

    @classmethod
    async def enter(cls, url: str, name: str) -> Guest:
        guest = cls(url)
        entered = await guest.post("/api/people", wire.NewPerson(name=name, token=True), wire.Entered)
        return cls(url, entered.token or "", entered.person)

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        content = None if body is None else body if isinstance(body, bytes) else msgspec.json.encode(body)
        if self.line is not None:
            return await self.line.request(method, path, content=content)
        async with self.new_line() as line:
            return await line.request(method, path, content=content)

    def new_line(self) -> httpx.AsyncClient:
        return httpx.AsyncClient(
            base_url=self.url,
            headers=self.headers,
            timeout=DEADLINE,
            trust_env=False,
            verify=False,  # reading certificates takes longer than most tests
        )

    @asynccontextmanager
    async def on_the_line(self) -> AsyncIterator[None]:
        """Keep one HTTP connection open for many requests."""
        async with self.new_line() as self.line:
            yield
        self.line = None

    async def post(self, path: str, body: object, kind: type[T]) -> T:
        response = await self.send("POST", path, body)
        assert response.status_code < 400, response.text
        return msgspec.json.decode(response.content, type=kind)

    async def get(self, path: str, kind: type[T]) -> T:
        response = await self.send("GET", path)
        assert response.status_code < 400, response.text
        return msgspec.json.decode(response.content, type=kind)

    async def create(self, game: str = "kokoro", seats: int = 2, **more: object) -> str:
        wanted = wire.NewTable(game=game, seats=seats, **more)  # type: ignore[arg-type]  # what a table takes
        return (await self.post("/api/tables", wanted, wire.Made)).code

    async def open(self, table: str, seat: int | None = None, have: int | None = None) -> Client:
        client = Client(self)
        await client.open(table, seat, have)
        return client


class Client:
    """A socket that remembers what it was told."""

    def __init__(self, guest: Guest, window: int = 0) -> None:
        self.guest = guest
        self.window = window  # bytes the system may take in for us, if we do not read
        self.frames: list[str] = []
        self.push: wire.PushNews | None = None
        self.summary: wire.TableSummary | None = None
        self.welcome: wire.Welcome | None = None
        self.chat: list[wire.ChatLine] = []
        self.notes: dict[str, str] = {}
        self.time: wire.Time | None = None
        self.coach: wire.Coaching | None = None
        self.bye: wire.Bye | None = None
        self.entries: list[Entry] = []
        self.replies: dict[str, asyncio.Future[wire.Message]] = {}
        self.others: list[wire.Message] = []  # replies without an id
        self.changed = asyncio.Event()
        self.is_open = False
        self.socket: ClientConnection | None = None
        self.reader: asyncio.Task[None] | None = None

    async def open(self, table: str, seat: int | None, have: int | None) -> None:
        url = f"{self.guest.url.replace('http', 'ws', 1)}/ws/{table}"
        self.socket = await connect(
            url,
            additional_headers=self.guest.headers,
            compression=None,
            max_size=None,
            proxy=None,
            sock=self._narrow() if self.window else None,
        )
        self.is_open = True
        self.reader = asyncio.create_task(self._read())
        reply = await self.ask(wire.Hello(id="hello", version=wire.VERSION, seat=seat, have=have, moments=True))
        assert isinstance(reply, wire.Ack), reply
        await self.until(lambda: self.summary is not None and self.welcome is not None)

    def _narrow(self) -> socket.socket:
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, self.window)
        host, _, port = self.guest.url.removeprefix("http://").partition(":")
        narrow.connect((host, int(port)))
        return narrow

    async def _read(self) -> None:
        assert self.socket is not None
        try:
            async for frame in self.socket:
                text = frame if isinstance(frame, str) else frame.decode()
                self.frames.append(text)
                self._take(msgspec.json.decode(text, type=wire.Message))
                self.changed.set()
        except ConnectionClosed:
            pass
        finally:
            self.is_open = False
            self.changed.set()
            for future in self.replies.values():
                if not future.done():
                    future.set_exception(Gone())

    def _take(self, news: wire.Message) -> None:
        match news:
            case wire.PushNews():
                if news.resync:
                    self.entries = []
                self.push = news
                self.entries += news.feed
            case wire.TableSummary():
                self.summary = news
            case wire.Welcome():
                self.welcome = news
            case wire.Chat():
                self.chat += news.lines
            case wire.Notes():
                self.notes = news.notes
            case wire.Time():
                self.time = news
            case wire.Coaching():
                self.coach = news
            case wire.Bye():
                self.bye = news
            case wire.Ack() | wire.Refused() | wire.Hinted() if news.id in self.replies:
                future = self.replies.pop(news.id)
                if not future.done():
                    future.set_result(news)
            case _:
                self.others.append(news)

    async def ask(self, request: wire.Request) -> wire.Message:
        """Send a request and wait for what comes of it. Raises Gone."""
        if not request.id:
            request = msgspec.structs.replace(request, id=secrets.token_hex(6))
        future: asyncio.Future[wire.Message] = asyncio.get_running_loop().create_future()
        self.replies[request.id] = future
        await self.send(msgspec.json.encode(request))
        if not self.is_open:
            future.cancel()
            raise Gone
        async with asyncio.timeout(DEADLINE):
            return await future

    async def send(self, data: bytes | str) -> None:
        assert self.socket is not None
        try:
            await self.socket.send(data if isinstance(data, str) else as_text(data))
        except ConnectionClosed:
            raise Gone from None

    async def told(self, request: wire.Request) -> wire.Ack:
        reply = await self.ask(request)
        assert isinstance(reply, wire.Ack), reply
        return reply

    async def refused(self, request: wire.Request) -> str:
        reply = await self.ask(request)
        assert isinstance(reply, wire.Refused), reply
        return reply.code

    async def until(self, is_true: Callable[[], object], seconds: float = DEADLINE) -> None:
        """Wait until what we were told makes something true. Raises Gone."""
        async with asyncio.timeout(seconds):
            while not is_true():
                if not self.is_open:
                    raise Gone
                self.changed.clear()
                await self.changed.wait()

    async def other(self, request: wire.Request) -> wire.Message:
        """Send a request whose answer carries no id."""
        self.others.clear()
        await self.send(msgspec.json.encode(request))
        await self.until(lambda: self.others)
        return self.others[0]

    async def close(self) -> None:
        if self.socket is not None:
            await self.socket.close()
        if self.reader is not None:
            with suppress(Gone, asyncio.CancelledError):
                await self.reader


def as_text(data: bytes) -> str | bytes:
    """As text if it is text; what is not UTF-8 goes as a binary frame."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        return data


async def seated(url: str, game: str, people: int, bots: tuple[str | None, ...] = (), **more: object) -> list[Client]:
    """People at a new table, ready, each with a socket for their seat; bots in the seats they are named for."""
    guests = [await Guest.enter(url, f"P{seat}") for seat in range(people)]
    seats = people + sum(bot is not None for bot in bots)
    code = await guests[0].create(game, seats, bots=bots, **more)
    free = [seat for seat in range(seats) if seat >= len(bots) or bots[seat] is None]
    clients = []
    for guest, seat in zip(guests, free, strict=True):
        watcher = await guest.open(code)
        await watcher.told(wire.Sit(seat=seat))
        await watcher.told(wire.Ready(seat=seat, entropy=f"{seat:016x}"))
        await watcher.close()
        clients.append(await guest.open(code, seat))
    for client in clients:
        await client.until(lambda client=client: client.push is not None)  # type: ignore[misc]
    return clients


def is_due(client: Client) -> Question | None:
    """A blocking question this client has not answered yet."""
    push, seat = client.push, client.welcome.seat if client.welcome else None
    if push is None:
        return None
    for question in push.questions:
        decision = next(d for d in push.decisions if (d.prompt, d.ask) == (question.prompt, question.ask))
        answered = [s for b in push.ballots if (b.prompt, b.ask) == (question.prompt, question.ask) for s in b.answered]
        if not decision.optional and seat not in answered and question.choices:
            return question
    return None


async def play_on(clients: list[Client], most: int = 10_000) -> None:
    """Everybody gives the first answer there is to what blocks, until the match is over or enough were given."""
    given = 0
    while given < most and not all(client.push and client.push.result for client in clients):
        for client in clients:
            client.changed.clear()
        due = [(client, question) for client in clients if (question := is_due(client)) is not None]
        for client, question in due:
            push = client.push
            reply = await client.ask(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
            if isinstance(reply, wire.Ack):
                await client.until(lambda client=client, push=push: client.push is not push)  # type: ignore[misc]
                for other in clients:
                    await other.until(lambda other=other, n=reply.n: other.push and other.push.n >= n)  # type: ignore[misc]
            given += 1
        if not due:
            async with asyncio.timeout(DEADLINE):
                await asyncio.wait(
                    [asyncio.ensure_future(client.changed.wait()) for client in clients],
                    return_when=asyncio.FIRST_COMPLETED,
                )


def run(work: Callable[[], Awaitable[T]], seconds: float = PATIENCE) -> T:
    """Run an async test with a deadline. Most of what hangs is found by `DEADLINE` long before."""

    async def limited() -> T:
        async with asyncio.timeout(seconds):
            return await work()

    return asyncio.run(limited())


def awaited(test: Callable[..., Awaitable[None]]) -> Callable[..., None]:
    """A test that is a coroutine, run with a deadline."""

    @wraps(test)
    def ran(**given: object) -> None:
        run(lambda: test(**given))

    return ran


def soaked(variable: str, usual: int) -> tuple[int, int]:
    """How much of a long test to run, and with which seed: pieces with other seeds add up to a whole one.

    `PARLOUR_FUZZ=100000 PARLOUR_SEED=3 python -m pytest -s -m soak tests/server/test_fuzz.py`
    """
    found = int(os.environ.get(variable, usual)), int(os.environ.get("PARLOUR_SEED", int.from_bytes(os.urandom(4))))
    print(f"{variable}={found[0]} PARLOUR_SEED={found[1]}", flush=True)
    return found


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
