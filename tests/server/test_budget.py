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
from parlour.server.bots.jobs import AccountJob, EditionCheck, OriginCheck, PictureJob, RecordCheck, TrialRun
from parlour.server.http import app
from parlour.server.http.openapi import OPERATIONS, Operation
from parlour.server.settings import ServerSettings
from tests.server.audit import WorkersHere
from tests.server.kit import DEADLINE, WARM, Client, Gone, Process, awaited, run, until
from tests.server.largest import ENDPOINTS, MESSAGES, CountedWorkers, Scene, Sent
from tests.server.watchdog import COMPILED, LONGEST, served

SETTINGS: Final = ServerSettings(limits=False, hooks="any")
MOST_CALLS: Final = 25_000  # of one message; an interpreter makes a few million a second
MOST_AT_ONCE: Final = 40_000  # for one request over HTTP, before others have their turn,
MOST_IN_ALL: Final = 200_000  # and in all: a match of 2000 entries is read, replayed or told
MOST_OF_A_JOB: Final = 1_000_000  # of a worker, but for jobs that go on as long as they may
JOBS: Final = {EditionCheck, OriginCheck, RecordCheck, AccountJob, PictureJob, TrialRun}
WITHOUT_ID: Final = (wire.Preview, wire.Describe, wire.ReportSeen, wire.Ping)
ANSWERS: Final = (wire.Foreseen, wire.Described, wire.Refused, wire.Beat)  # to these


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


async def watched(folder: Path, work: Callable[[Scene], Awaitable[None]]) -> None:
    with served(folder, SETTINGS, CountedWorkers(1)) as server:
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


def test_every_endpoint_and_every_message_has_its_largest_input() -> None:
    """Whoever adds one says what is the most that can be sent there, in `largest.py`."""
    assert set(ENDPOINTS) == set(OPERATIONS)
    assert set(MESSAGES) == set(get_args(wire.Request))


def filled(scene: Scene, path: str, operation: Operation) -> list[Sent]:
    """What fills the body, and is refused for what it says."""
    most = {"/api/tables": wire.LONGEST_TABLE, "/api/check": wire.LONGEST_RECORD}.get(path, wire.LONGEST)
    if operation.body is None:
        return []
    kind = wire.Note if operation.body is wire.Request else operation.body
    target = ENDPOINTS["POST", path](scene)[0].path
    return [Sent(target, largest(kind, most), is_refused=True)]


async def ask(scene: Scene, method: str, sent: Sent) -> None:
    async with scene.ann.new_line() as line, line.stream(method, sent.path, content=sent.body) as answer:
        if "/events" in sent.path:
            lines = answer.aiter_lines()
            async with asyncio.timeout(DEADLINE):
                while '"is":"push"' not in await anext(lines):
                    pass
        else:
            await answer.aread()
        assert answer.status_code < (500 if sent.is_refused else 400), (sent.path, answer.status_code, answer.text)


def test_every_endpoint_does_little_with_the_largest_input(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        server = scene.server
        for (method, path), operation in OPERATIONS.items():
            for sent in [*ENDPOINTS[method, path](scene), *filled(scene, path, operation)]:
                server.rest()
                await ask(scene, method, sent)  # what is made once for a process is made now
                server.watch()
                await ask(scene, method, sent)
                server.count()
                await ask(scene, method, sent)
                assert server.counted() < MOST_IN_ALL, (method, path)
                assert server.most_at_once < MOST_AT_ONCE, (method, path)
        workers = server.hub.workers
        assert isinstance(workers, CountedWorkers)
        assert workers.most < MOST_OF_A_JOB
        assert workers.jobs >= JOBS, "the endpoints whose work is done by workers were reached"

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


def test_every_message_that_is_right_does_little(tmp_path: Path) -> None:
    async def work(scene: Scene) -> None:
        for kind, said in MESSAGES.items():
            by, request, is_refused = said(scene)
            assert isinstance(request, kind)
            scene.server.count()
            reply = await answer_of(by, request)
            assert scene.server.counted() < MOST_IN_ALL, kind
            assert scene.server.most_at_once < MOST_CALLS, kind
            assert isinstance(reply, wire.Refused) == is_refused, (kind, reply)
            assert len(msgspec.json.encode(reply)) < 10_000, "nobody hears it all again"

    run(lambda: watched(tmp_path, work))


async def answer_of(client: Client, request: wire.Request) -> wire.Message:
    """What comes of a request, when everybody was told."""
    client.others.clear()
    if not isinstance(request, WITHOUT_ID):
        return await client.ask(request)
    await client.send(msgspec.json.encode(request))
    await client.until(lambda: any(isinstance(news, ANSWERS) for news in client.others))
    return next(news for news in client.others if isinstance(news, ANSWERS))


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
