"""Connections of strangers: counted, given little time, and forgotten when they are gone."""

from __future__ import annotations

import asyncio
import doctest
import gc
import resource
import socket
import struct
import weakref
from contextlib import suppress
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from parlour.server import settings, wire
from parlour.server.http import context
from parlour.server.http import socket as sockets
from parlour.server.hub import limits
from parlour.server.hub.limits import RULES, Rule
from parlour.server.hub.upkeep import Upkeep
from parlour.server.net import addresses, gate
from parlour.server.net.protocol import SocketProtocol
from parlour.server.settings import ServerSettings
from tests.server.kit import Client, Guest, awaited, hub_in, until

LIMITED = ServerSettings(limits=True, proxy="")
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def call(url: str) -> Line:
    host, _, port = url.removeprefix("http://").partition(":")
    return await asyncio.open_connection(host, int(port))


async def is_shut(line: Line) -> bool:
    """Was it closed without a word?"""
    try:
        return await line[0].read() == b""
    except ConnectionResetError:
        return True


async def is_well(url: str) -> bool:
    async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False) as http:
        return (await http.get("/healthz")).text == "ok"


@pytest.mark.parametrize("said", [b"", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"])
@awaited
async def test_who_does_not_ask_in_time_is_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, said: bytes
) -> None:
    monkeypatch.setattr(gate, "HEAD_SECONDS", 0.1)
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        line = await call(url)
        line[1].write(said)
        assert await is_shut(line)
        line[1].close()


@awaited
async def test_who_does_not_send_the_rest_in_time_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "BODY_SECONDS", 0.1)
    async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
        line = await call(url)
        line[1].write(b"POST /api/people HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99\r\n\r\n{")
        assert await is_shut(line)
        line[1].close()
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_silent_connections_of_one_address_are_counted_and_given_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(gate, "EACH", 3)
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        lines = [await call(url) for _ in range(3)]
        late = await call(url)
        assert await is_shut(late)
        for line in (*lines, late):
            line[1].close()
            await line[1].wait_closed()
        ann = await Guest.enter(url, "Ann")
        one = await ann.open(await ann.create("kokoro", 2))
        for _ in range(5):
            assert await is_well(url), "a socket counts once, and what is closed not at all"
        await one.close()
        assert await is_well(url)


async def ask(url: str, path: str, address: str, more: str = "") -> Line:
    """Send a request from this address, and wait for nothing."""
    host, _, port = url.removeprefix("http://").partition(":")
    line = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
    line[1].write(f"GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\n{more}\r\n".encode())
    return line


PATIENT = Rule(2, 0.001)  # after two the next has to wait for a quarter of an hour


@pytest.mark.parametrize(
    ("rule", "path", "proxy"),
    [
        ("turn", "/healthz", ""),
        ("turn", "/healthz", "127.0.0.0/8"),
        ("large", "/api/games/chocobo/actions", ""),
    ],
)
@awaited
async def test_what_one_address_sends_at_once_waits_for_its_turn_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rule: str, path: str, proxy: str
) -> None:
    monkeypatch.setitem(RULES, rule, PATIENT)
    async with hub_in(tmp_path, settings=LIMITED._replace(proxy=proxy)) as (_, url):
        eve = "X-Forwarded-For: 192.0.2.1\r\n" if proxy else ""
        crowd = [await ask(url, path, "127.0.0.2", eve) for _ in range(6)]
        answered = [asyncio.ensure_future(line[0].readline()) for line in crowd]
        await until(lambda: sum(reading.done() for reading in answered) == 2)
        ann = await ask(url, path, "127.0.0.3", "X-Forwarded-For: 192.0.2.2\r\n" if proxy else "")
        assert await ann[0].readline() == b"HTTP/1.1 200 OK\r\n"
        assert sum(reading.done() for reading in answered) == 2
        for line in (*crowd, ann):
            line[1].transport.abort()


@awaited
async def test_tables_that_one_address_opens_at_once_wait_for_their_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULES, "work", Rule(1, 0.001))
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        eve = await Guest.enter(url, "Eve")
        code = await eve.create("kokoro", 2)
        first = await eve.open(code)
        late = Client(eve)
        opening = asyncio.ensure_future(late.open(code, None, None))
        await until(lambda: late.is_open)
        at = f"{url.replace('http', 'ws', 1)}/ws/{code}"
        mine = eve.headers
        async with connect(at, proxy=None, additional_headers=mine, local_addr=("127.0.0.3", 0)) as other:
            await other.send(f'{{"do":"hello","version":{wire.VERSION}}}')
            assert '"is":"welcome"' in str(await other.recv())
        assert late.summary is None
        opening.cancel()
        await first.close()
        await late.close()


async def status_of(url: str, path: str, address: str, more: str = "") -> int:
    reader, writer = await ask(url, path, address, more)
    status = int((await reader.readline()).split()[1])
    writer.close()
    return status


@awaited
async def test_where_one_door_is_for_all_each_ipv4_client_keeps_an_address_of_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`PARLOUR_HOST=::`: the system names them `::ffff:192.0.2.1`, which is one /64 for all of them."""
    monkeypatch.setitem(RULES, "http", PATIENT)
    async with hub_in(tmp_path, settings=LIMITED, host="::") as (hub, url):
        eve, ann = "127.0.0.2", "127.0.0.3"
        assert [await status_of(url, "/api/games", eve) for _ in range(3)] == [200, 200, 429]
        assert await status_of(url, "/api/games", ann) == 200
        assert {address for _, address in hub.limits.buckets} >= {eve, ann}
        ben = await Guest.enter(url, "Ben")
        at = f"{url.replace('http', 'ws', 1)}/ws/{await ben.create('kokoro', 2)}"
        async with connect(at, proxy=None, additional_headers=ben.headers, local_addr=("127.0.0.4", 0)) as one:
            await one.send(f'{{"do":"hello","version":{wire.VERSION}}}')
            assert '"is":"welcome"' in str(await one.recv())
            assert hub.limits.open == {"127.0.0.4": 1}


@awaited
async def test_where_one_door_is_for_all_a_proxy_is_still_believed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was not: everybody who came through it shared its address, and could read `/metrics`."""
    monkeypatch.setitem(RULES, "http", PATIENT)
    async with hub_in(tmp_path, settings=LIMITED._replace(proxy="127.0.0.1"), host="::") as (_, url):
        for who in ("192.0.2.1", "192.0.2.2"):
            said = f"X-Forwarded-For: {who}\r\n"
            assert [await status_of(url, "/api/games", "127.0.0.1", said) for _ in range(3)] == [200, 200, 429]
        assert await status_of(url, "/metrics", "127.0.0.1", "X-Forwarded-For: 192.0.2.3\r\n") in (403, 404)
        assert await status_of(url, "/metrics", "127.0.0.1") == 200


def test_a_proxy_s_connections_are_counted_in_all_only() -> None:
    door = gate.Gate(300, limits.address_of, lambda host: host == "10.0.0.1")
    assert all(door.enter("10.0.0.1") for _ in range(gate.EACH + 10))
    assert sum(door.enter("10.0.0.2") for _ in range(300)) == 300 - gate.EACH - 10
    door.leave("10.0.0.1")
    assert door.enter("::ffff:10.0.0.3")
    assert not door.enter("10.0.0.3")


def test_this_process_may_have_as_many_files_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        allowed = gate.allow_files(1024)
        assert allowed == min(1024, before[1])
        assert resource.getrlimit(resource.RLIMIT_NOFILE)[0] == allowed
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)


@awaited
async def test_a_head_without_end_is_refused(tmp_path: Path) -> None:
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        for head in (b"GET /" + b"a/" * 10_000, b"GET / HTTP/1.1\r\nHost: x\r\n" + b"a: b\r\n" * 5000):
            line = await call(url)
            line[1].write(head)
            assert (await line[0].readline()).startswith(b"HTTP/1.1 400")
            line[1].close()


# Sockets


@awaited
async def test_who_does_not_say_hello_is_shown_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "HELLO", 0.1)
    async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2)
        polite = await ann.open(code)
        silent = await connect(f"{url.replace('http', 'ws')}/ws/{code}", additional_headers=ann.headers, proxy=None)
        assert "server-hello-first" in str(await silent.recv())
        await silent.wait_closed()
        await until(lambda: sum(hub.limits.open.values()) == 1)
        assert isinstance(await polite.other(wire.Ping()), wire.Beat)
        await polite.close()


@awaited
async def test_nothing_is_left_of_sockets_that_never_said_hello(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: weakref.WeakSet[SocketProtocol] = weakref.WeakSet()
    made = SocketProtocol.connection_made

    def connection_made(self: SocketProtocol, transport: asyncio.BaseTransport) -> None:
        seen.add(self)
        made(self, transport)

    monkeypatch.setattr(SocketProtocol, "connection_made", connection_made)
    async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        hub.is_littered = False
        for headers in (ann.headers, {}):  # of somebody known, and of nobody
            for path in ("/ws/ABCD", "/ws"):
                socket_ = await connect(url.replace("http", "ws") + path, additional_headers=headers, proxy=None)
                await socket_.close()
        await until(lambda: not hub.limits.open)
        Upkeep(hub).sweep(hub.clock.now() + 1000)
        gc.collect(0)
        await until(lambda: len(seen) == 0)


@awaited
async def test_handshakes_are_limited_like_every_request(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        ann = await Guest.enter(url, "Ann")
        monkeypatch.setitem(RULES, "http", Rule(2, 0.0001))
        address = f"{url.replace('http', 'ws')}/ws/ABCD"
        opened = 0
        with suppress(InvalidStatus):
            while opened < 5:
                async with connect(address, additional_headers=ann.headers, proxy=None):
                    opened += 1
        assert opened <= 2


@awaited
async def test_all_connections_of_an_address_share_one_limit_of_messages(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2)
        clients = [await ann.open(code) for _ in range(5)]
        monkeypatch.setitem(RULES, "messages", Rule(3, 0.0001))
        assert [type(await client.other(wire.Ping())) for client in clients].count(wire.Refused) >= 2
        for client in clients:
            await client.close()


@awaited
async def test_streams_that_are_reset_at_once_leave_nothing_behind(tmp_path: Path) -> None:
    async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
        ann = await Guest.enter(url, "Ann")
        code = await ann.create("kokoro", 2)
        one = await ann.open(code)
        for _ in range(20):
            _, writer = await call(url)
            head = f"GET /api/tables/{code}/events HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {ann.token}\r\n\r\n"
            writer.write(head.encode())
            await writer.drain()
            raw: socket.socket = writer.get_extra_info("socket")
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
            writer.transport.abort()
        await watched_by(one, 1)
        await until(lambda: sum(hub.limits.open.values()) == 1)
        assert hub.metrics.counts["bugs", ""] == 0
        await one.close()


async def watched_by(client: Client, watchers: int) -> None:
    await client.until(lambda: client.summary is not None and client.summary.watchers == watchers)


# Who we are


@pytest.mark.parametrize(
    ("host", "origin", "base", "code"),
    [
        ("127.0.0.1:8372", None, "", "ok"),
        ("[::1]:8372", None, "", "ok"),
        ("localhost", "http://localhost", "", "ok"),
        ("laptop.local:8372", "http://laptop.local:8372", "", "ok"),
        ("evil.example", "http://evil.example", "", "server-host"),
        ("evil.example", "http://evil.example", "https://play.example", "server-host"),
        ("play.example", "https://play.example", "https://play.example/games", "ok"),
        ("PLAY.example.:443", None, "https://play.example", "ok"),
        ("127.0.0.1", "file://", "", "server-origin"),
        ("127.0.0.1", "null", "", "server-origin"),
        ("127.0.0.1", "http://[", "", "server-origin"),
        ("127.0.0.1", "ftp://127.0.0.1", "", "server-origin"),
        ("127.0.0.1", "http://127.0.0.1", "", "ok"),
    ],
)
@awaited
async def test_only_our_own_pages_under_our_own_name_may_post(
    tmp_path: Path, host: str, origin: str | None, base: str, code: str
) -> None:
    async with hub_in(tmp_path, settings=ServerSettings(base_url=base)) as (_, url):
        headers = {"host": host} | ({} if origin is None else {"origin": origin})
        async with httpx.AsyncClient(base_url=url, verify=False, trust_env=False, headers=headers) as http:
            answer = await http.post("/api/people", json={"name": "Ann"})
            assert answer.json().get("code", "ok") == code


def test_addresses_are_as_the_examples_say() -> None:
    for module in (addresses, context, limits, settings):
        assert doctest.testmod(module).failed == 0
