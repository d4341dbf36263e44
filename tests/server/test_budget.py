"""Every endpoint and every message with its largest input: the work is counted, and nothing blocks the loop."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final, get_args

import httpx
import msgspec
import pytest
from msgspec import inspect

from parlour.server import wire
from parlour.server.http import app
from parlour.server.http.openapi import OPERATIONS, Operation
from parlour.server.settings import ServerSettings
from tests.server.audit import WorkersHere
from tests.server.kit import WARM, Client, Gone, Guest, Process, awaited, play_on, run, seated, until
from tests.server.watchdog import COMPILED, LONGEST, Served, served

SETTINGS: Final = ServerSettings(limits=False, hooks="any")
MOST_CALLS: Final = 25_000  # of one request; an interpreter makes a few million a second
WORKERS: Final = ("/analysis", "/bots", "/check", "/estimate")  # done by worker processes, and limited by their time
WATCHERS: Final = 20


def fill(kind: inspect.Type, size: int) -> Any:
    """A value of this type that takes about so many bytes."""
    match kind:
        case inspect.StrType():
            return "x" * size
        case inspect.IntType():
            return 1
        case inspect.FloatType():
            return 1.5
        case inspect.BoolType():
            return True
        case inspect.LiteralType():
            return kind.values[0]
        case inspect.ListType() | inspect.VarTupleType():
            return [fill(kind.item_type, 8)] * max(1, size // 12)
        case inspect.TupleType():
            return [fill(item, size // len(kind.item_types)) for item in kind.item_types]
        case inspect.DictType():
            return {f"k{n}": fill(kind.value_type, 8) for n in range(max(1, size // 20))}
        case inspect.StructType():
            fields = {f.encode_name: fill(f.type, size // len(kind.fields)) for f in kind.fields}
            return fields if kind.tag is None else {str(kind.tag_field): kind.tag, **fields}
        case inspect.UnionType():
            return fill(next(one for one in kind.types if not isinstance(one, inspect.NoneType)), size)
    return None


def largest(kind: Any, most: int) -> bytes:
    """The largest value of a type that is still short enough."""
    info = inspect.type_info(kind)
    size = most
    while len(data := msgspec.json.encode(fill(info, size))) > most:
        size = size * 9 // 10 - 1
    return data


class Scene:
    """A table in play with watchers, a finished record, and somebody who sends."""

    def __init__(self, server: Served) -> None:
        self.server = server

    async def set(self) -> None:
        url = self.server.url
        done = (await seated(url, "kokoro", 1))[0]
        await play_on([done])
        await done.until(lambda: done.sign and done.sign.record)
        assert done.sign is not None
        self.record = str(done.sign.record)
        await done.close()
        self.one, self.two = await seated(url, "kokoro", 2)
        await play_on([self.one, self.two], 6)
        assert self.one.sign is not None
        self.code = self.one.sign.code
        self.ann = self.one.guest
        self.watchers = [await (await Guest.enter(url, "Eve")).open(self.code) for _ in range(WATCHERS)]
        self.entries = len(self.one.entries)

    async def close(self) -> None:
        for client in (self.one, self.two, *self.watchers):
            await client.close()

    def path(self, path: str) -> str:
        slug = "cocoons" if "workshop" in path else "chocobo"
        for name, value in (("slug", slug), ("code", self.code), ("id", self.record), ("n", "9"), ("name", "first")):
            path = path.replace(f"{{{name}}}", value)
        return path

    async def ask(self, method: str, path: str, operation: Operation) -> None:
        """One request over HTTP, as large as it may be."""
        most = {"/api/tables": wire.LONGEST_TABLE, "/api/check": wire.LONGEST_RECORD}.get(path, wire.LONGEST)
        body = None if operation.body is None else largest(operation.body, most)
        if operation.body is wire.Request:
            body = largest(wire.Note, most)
        query = "&".join(f"{name}={'kokoro' if name == 'game' else 0}" for name in operation.query)
        async with self.ann.new_line() as line:
            target = f"{self.path(path)}?{query}"
            async with line.stream(method, target, content=body) as answer:
                if path.endswith("/events"):
                    await anext(answer.aiter_lines())
                else:
                    await answer.aread()
                assert answer.status_code < 500, (path, answer.status_code)


async def watched(folder: Path, work: Callable[[Scene], Awaitable[None]]) -> None:
    with served(folder, SETTINGS, WorkersHere(1)) as server:
        scene = Scene(server)
        await scene.set()
        try:
            await work(scene)
            assert server.hub.metrics.counts["bugs", ""] == 0
        finally:
            await scene.close()


@pytest.fixture(scope="module", autouse=True)
def _warm() -> None:
    """What is made once for a process is made before."""
    app.prepare()


def test_every_endpoint_does_little_with_the_largest_input(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        for (method, path), operation in OPERATIONS.items():
            if path.endswith(WORKERS):
                continue
            scene.server.rest()
            await scene.ask(method, path, operation)  # what is made once for a process is made now
            scene.server.watch()
            await scene.ask(method, path, operation)
            scene.server.count()
            await scene.ask(method, path, operation)
            assert scene.server.counted() < MOST_CALLS, (method, path)

    run(lambda: watched(tmp_path, work))


# Messages


async def send(client: Client, data: bytes) -> None:
    """Send something, and wait until it was dealt with: a ping that follows is answered after it."""
    client.others.clear()
    with suppress(Gone):
        await client.send(data)
        await client.send('{"do":"ping"}')
        await client.until(lambda: any(isinstance(news, wire.Beat) for news in client.others))


def variants(kind: Any) -> list[bytes]:
    """A message filled up, and each with only one field filled up: what is refused early may hide the rest."""
    whole = largest(kind, wire.LONGEST)
    fields = {field.encode_name: field for field in inspect.type_info(kind).fields}  # type: ignore[attr-defined]
    small = {name: fill(field.type, 4) for name, field in fields.items()}
    tag = {"do": kind.__struct_config__.tag, "seat": 0, "id": ""}
    filled = [name for name in fields if name not in ("do", "id")]
    many = [{**small, **tag, name: fill(fields[name].type, 60_000)} for name in filled]
    return [whole, *(data for one in many if len(data := msgspec.json.encode(one)) <= wire.LONGEST)]


def test_every_message_does_little_with_the_largest_input(tmp_path: Path) -> None:
    ends = (wire.CloseTable, wire.Stand, wire.Hello)  # last: they end what the others need

    async def work(scene: Scene) -> None:
        kinds = sorted(get_args(wire.Request), key=lambda kind: kind in ends)
        for kind in kinds:
            for data in variants(kind):
                await send(scene.one, data)
                scene.server.count()
                await send(scene.two, data)
                assert scene.server.counted() < MOST_CALLS, (kind.__name__, data[:200])
        assert len(kinds) > 25

    run(lambda: watched(tmp_path, work))


def test_the_watchdog_barks(tmp_path: Path) -> None:
    def dawdle() -> None:
        sum(n * n for n in range(3_000_000))

    def watch() -> None:
        with served(tmp_path, SETTINGS, WorkersHere(1)) as server:
            server.loop.call_soon_threadsafe(dawdle)
            server.watch()

    with pytest.raises(AssertionError, match="dawdle"):
        watch()


SLOW = f"""
import time
{WARM}
tick = app.Server.on_tick

def work(server, counter):
    end = time.thread_time() + 2 * {LONGEST}
    while time.thread_time() < end:
        pass
    return tick(server, counter)

app.Server.on_tick = work
serve(sys.stdin.readline().strip())
"""


@pytest.mark.skipif(not COMPILED, reason="processes are watched where the rules are compiled")
@awaited
async def test_the_watchdog_barks_in_a_process_of_its_own(tmp_path: Path) -> None:
    process = Process(tmp_path / "errors", SLOW)
    try:
        process.start(tmp_path / "tables.sqlite")
        await until(lambda: '"event":"bug"' in (tmp_path / "errors").read_text("utf-8"))
    finally:
        process.kill()


def test_a_large_body_in_small_pieces_costs_no_more(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        async def pieces() -> Any:
            for _ in range(200):
                yield b"x" * 300
                await asyncio.sleep(0)

        scene.server.count()
        async with httpx.AsyncClient(base_url=scene.server.url, trust_env=False, verify=False) as http:
            answer = await http.post("/api/people", content=pieces())
            assert answer.status_code == 400
        assert scene.server.counted() < MOST_CALLS

    run(lambda: watched(tmp_path, work))
