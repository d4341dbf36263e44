"""What one address may send within the limits makes nobody wait: each test is named for what somebody could do before.

Work is counted, never timed: how many frames, requests or headers are read, and who has to wait for a turn.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import suppress
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import msgspec
import pytest
import segno
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.frames import Opcode

import parlour
from parlour.core.match import Match
from parlour.server import wire
from parlour.server.bots.analyses import Analyses
from parlour.server.bots.fair import AddressTurns
from parlour.server.http.context import READING, cost_of_record
from parlour.server.http.relay import target_of
from parlour.server.http.supervisor import MOST_OF_ONE, Supervisor
from parlour.server.hub import webhook
from parlour.server.hub.hub import Hub
from parlour.server.hub.limits import RULES, Limits, Rule
from parlour.server.hub.live import cost_of_entries
from parlour.server.hub.pipeline import JUDGED
from parlour.server.net import gate, protocol
from parlour.server.settings import ServerSettings
from parlour.server.store.rows import RecordRow
from parlour.server.tables import play, settle
from parlour.server.tables.chat import LONGEST_TEXT
from parlour.server.tables.push import PIECE, Draft, Pusher
from tests.server.kit import DEADLINE, Client, Guest, awaited, hub_in, is_due, play_on, run, seated, until
from tests.server.test_analyses import Pool, begun
from tests.server.test_protocol import BEAT, PING, opened, wired

LIMITED = ServerSettings(limits=True, proxy="")
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def call(url: str, data: bytes) -> Line:
    host, _, port = url.removeprefix("http://").partition(":")
    line = await asyncio.open_connection(host, int(port))
    line[1].write(data)
    return line


async def answers_of(line: Line) -> list[bytes]:
    """The status of each answer, until the server hangs up."""
    said = b""
    with suppress(ConnectionResetError):
        while data := await line[0].read(65536):
            said += data
    line[1].transport.abort()
    return [part[:3] for part in said.split(b"HTTP/1.1 ")[1:]]


def browser(url: str) -> httpx.AsyncClient:
    return httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=DEADLINE)


# HTTP


@awaited
async def test_ten_thousand_requests_in_one_packet_are_not_read(tmp_path: Path) -> None:
    request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
    async with hub_in(tmp_path) as (hub, url):
        answers = await answers_of(await call(url, request * 10_000))
        assert len(answers) <= gate.MOST_QUEUED + 2
        assert answers[-1] == b"400"
        few = await call(url, request * 2 + request.replace(b"Host", b"Connection: close\r\nHost"))
        assert await answers_of(few) == [b"200"] * 3, "a few may be sent together"
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_requests_that_come_in_one_packet_are_counted_one_by_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(RULES, "turn", Rule(4, 0.001))
    async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
        request = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line = await call(url, request * 3 + request.replace(b"Host", b"Connection: close\r\nHost"))
        assert await answers_of(line) == [b"200"] * 4
        assert hub.limits.wait("turn", "127.0.0.1") > 0.0


@awaited
async def test_a_request_of_three_thousand_headers_is_refused(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        head = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
        usual = await call(url, head + b"a:b\r\n" * (gate.MOST_HEADERS - 2) + b"\r\n")
        assert await answers_of(usual) == [b"200"]
        assert await answers_of(await call(url, head + b"a:b\r\n" * 3000 + b"\r\n")) == [b"400"]


@awaited
async def test_a_body_that_comes_byte_by_byte_is_refused(tmp_path: Path) -> None:
    head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
    async with hub_in(tmp_path) as (_, url):
        line = await call(url, head + b"1\r\nx\r\n" * 40_000)
        assert b"400" in await answers_of(line)


def test_pieces_of_a_body_that_come_together_are_added_up_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """uvicorn adds piece by piece to bytes, which copies all that has come each time."""
    passed: list[bytes] = []
    monkeypatch.setattr(HttpToolsProtocol, "on_body", lambda self, body: passed.append(body))

    async def work() -> None:
        async with hub_in(tmp_path) as (_, url):
            head = b"POST /api/people HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
            line = await call(url, head + b"1\r\nx\r\n" * 200)
            await until(lambda: sum(map(len, passed)) == 200)
            assert len(passed) < 20
            line[1].transport.abort()

    run(work)


@awaited
async def test_a_query_of_fifteen_thousand_characters_is_not_taken_apart(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url):
        answer = await Guest(url).send("GET", "/api/records?" + "a&" * 7500)
        assert (answer.status_code, answer.json()["code"]) == (404, "server-no-page")


@awaited
async def test_five_thousand_cookies_are_not_taken_apart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with (
        hub_in(tmp_path) as (_, url),
        httpx.AsyncClient(base_url=url, verify=False, trust_env=False, timeout=DEADLINE) as http,
    ):
        await http.post("/api/people", json={"name": "Ann"})
        own = f"parlour={http.cookies['parlour']}"
        http.cookies.clear()
        monkeypatch.setattr("starlette.requests.cookie_parser", lambda text: pytest.fail("all of them are read"))
        for cookies in (own, f"a=1; {own}", f"a=1;{own};b=2", "a=;" * 5000 + own):
            assert (await http.get("/api/me", headers={"cookie": cookies})).json()["name"] == "Ann"
        for cookies in ("", "a=1", f"not{own}", own[:-3]):
            assert (await http.get("/api/me", headers={"cookie": cookies})).status_code == 401


@awaited
async def test_no_qr_code_is_drawn_for_a_name_of_a_thousand_letters(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[str] = []
    monkeypatch.setattr(segno, "make", lambda link, error: drawn.append(link))
    async with hub_in(tmp_path) as (hub, url):
        code = await (await Guest.enter(url, "Ann")).create("kokoro", 2)
        async with browser(url) as http:
            for host in ("a" * 1000, "a" * 1000 + ".local", "127.0.0.1:" + "0" * 1000 + "80"):
                answer = await http.get(f"/api/tables/{code}/code.svg", headers={"host": host})
                assert answer.json()["code"] == "server-host"
        assert drawn == []
        assert hub.metrics.counts["bugs", ""] == 0


@awaited
async def test_whoever_never_reads_an_answer_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gate, "READ_SECONDS", 0.1)
    cut: list[gate.HttpProtocol] = []
    end = gate.HttpProtocol._end

    def noted(self: gate.HttpProtocol) -> None:
        cut.append(self)
        end(self)

    monkeypatch.setattr(gate.HttpProtocol, "_end", noted)
    async with hub_in(tmp_path) as (_, url):
        request = b"GET /api/games/chocobo/actions HTTP/1.1\r\nHost: localhost\r\n\r\n"
        line = await call(url, request * (gate.MOST_QUEUED + 1))  # more than the system keeps for a client
        line[1].transport.pause_reading()  # type: ignore[attr-defined]  # it reads, too
        await until(lambda: bool(cut))
        line[1].transport.abort()


@awaited
async def test_names_are_not_changed_all_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each new name is told at up to 200 tables."""
    async with hub_in(tmp_path, settings=LIMITED) as (_, url):
        ann = await Guest.enter(url, "Ann")
        monkeypatch.setitem(RULES, "name", Rule(2, 0.0001))
        codes = [(await ann.send("POST", "/api/me", {"name": f"Ann {n}"})).status_code for n in range(4)]
        assert codes == [200, 200, 429, 429]


# Sockets


@awaited
async def test_forty_thousand_pings_in_one_packet_end_the_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[bytes] = []
    take = WebSocketsSansIOProtocol.data_received

    def noted(self: WebSocketsSansIOProtocol, data: bytes) -> None:
        seen.append(data)
        take(self, data)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "data_received", noted)
    async with hub_in(tmp_path, settings=LIMITED) as (_, url), wired(url) as line:
        await opened(line)
        seen.clear()
        line.writer.write(line.framed("", Opcode.PING) * 40_000)
        with suppress(ConnectionResetError):
            while await line.reader.read(65536):
                pass
        assert len(seen) <= RULES["frame"].burst + 20


@awaited
async def test_a_message_of_forty_thousand_pieces_ends_the_line(tmp_path: Path) -> None:
    async with hub_in(tmp_path, settings=LIMITED) as (_, url), wired(url) as line:
        await opened(line)
        line.writer.write(line.framed("", fin=False) + line.framed("", Opcode.CONT, fin=False) * 40_000)
        with suppress(ConnectionResetError):
            assert await line.reader.read() == b""


@pytest.mark.parametrize("deflate", [False, True])
@awaited
async def test_of_ten_thousand_messages_in_one_packet_few_are_read_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, deflate: bool
) -> None:
    sizes: list[int] = []
    take = protocol.SocketProtocol.take

    def noted(self: protocol.SocketProtocol, data: bytes) -> None:
        take(self, data)
        sizes.append(self.queue.qsize())

    monkeypatch.setattr(protocol.SocketProtocol, "take", noted)
    async with hub_in(tmp_path, settings=LIMITED._replace(deflate=deflate)) as (_, url):
        ann = await Guest.enter(url, "Ann")
        at = f"{url.replace('http', 'ws', 1)}/ws/ABCD"
        async with connect(at, additional_headers=ann.headers, proxy=None) as line:
            for _ in range(10_000):
                line.protocol.send_text(b"{}")
            line.transport.write(b"".join(line.protocol.data_to_send()))
            with suppress(ConnectionClosed):
                for _ in range(40):
                    assert "server-" in str(await line.recv())
            line.transport.abort()
        assert max(sizes) <= protocol.MOST_QUEUED + 1  # and that it has gone


@awaited
async def test_messages_of_one_address_wait_for_their_turn_and_others_do_not(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_in(tmp_path, settings=LIMITED) as (hub, url):
        eve = await Guest.enter(url, "Eve")
        code = await eve.create("kokoro", 2)
        crowd = [await eve.open(code) for _ in range(5)]
        at = f"{url.replace('http', 'ws', 1)}/ws/{code}"
        async with connect(at, proxy=None, additional_headers=eve.headers, local_addr=("127.0.0.3", 0)) as other:
            monkeypatch.setitem(RULES, "turn", Rule(3, 0.001))
            hub.limits.buckets.clear()
            for client in crowd:
                client.others.clear()
                await client.send(PING)
            beats = [client for client in crowd if client.others]
            await until(lambda: len([client for client in crowd if client.others]) == 3)
            await other.send(PING)
            assert await other.recv() == BEAT
            beats = [client for client in crowd if client.others]
            assert len(beats) == 3
        for client in crowd:
            await client.close()


@awaited
async def test_what_comes_before_the_door_is_open_is_answered_or_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, granted = asyncio.Event(), asyncio.Event()
    send = protocol.SocketProtocol.send

    async def slowly(self: protocol.SocketProtocol, message: ASGISendEvent) -> None:
        if message["type"] == "websocket.accept":
            asked.set()
            await granted.wait()
        await send(self, message)

    monkeypatch.setattr(protocol.SocketProtocol, "send", slowly)
    async with hub_in(tmp_path) as (_, url):
        async with wired(url) as line:
            line.writer.write(line.request)
            await asked.wait()
            line.writer.write(line.framed(PING) * 1000)
            with suppress(ConnectionResetError):
                assert await line.reader.read() == b"", "too much is not even kept"
        asked.clear()
        async with wired(url) as line:
            line.writer.write(line.request)
            await asked.wait()
            line.writer.write(line.framed(PING) * 2)
            granted.set()
            line.protocol.receive_data(await line.reader.readuntil(b"\r\n\r\n"))
            line.protocol.events_received()
            assert await line.hear(2) == [BEAT, BEAT]


# What grows


async def lengthen(hub: Hub, client: Client, most: int) -> Match[Any]:
    """Play a little, undo it, and have it repeated until the log is so long."""
    assert client.summary is not None
    state = hub.tables[client.summary.code].state
    match = state.match
    assert match is not None
    start = len(match.entries)
    await play_on([client], 10)
    await client.told(wire.Undo(to=start))
    again = tuple(entry.move for entry in match.entries[start:])
    while len(match.entries) + len(again) < most:
        match.replay(again)
    state.stored_entries = len(match.entries)
    return match


@awaited
async def test_a_log_that_has_no_end_closes_its_table(tmp_path: Path) -> None:
    """What is optional may be said again and again, and Cocoon World has no shorter bound than 400,000 decisions."""
    async with hub_in(tmp_path) as (hub, url):
        one = (await seated(url, "kokoro", 1))[0]
        assert one.summary is not None
        state = hub.tables[one.summary.code].state
        match = await lengthen(hub, one, play.MOST_LOG)
        two = await one.guest.open(one.summary.code, 0)
        while not state.row.closed:
            await two.until(lambda: is_due(two))
            question = is_due(two)
            assert question is not None
            await two.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
        await one.until(lambda: one.summary is not None and one.summary.closed)
        assert play.MOST_LOG <= len(match.entries) < play.MOST_LOG + 10
        assert await two.refused(wire.Answer(prompt="draw", ask=0, answer="look")) == "server-refuse-closed"
        assert hub.metrics.counts["bugs", ""] == 0
        for client in (one, two):
            await client.close()


@awaited
async def test_requests_that_are_done_are_not_remembered_for_ever(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        one, two = await seated(url, "kokoro", 2)
        assert one.summary is not None
        code = one.summary.code
        most = settle.MOST_ACKS
        await two.told(wire.Note(id="his", on="c4", text="mine"))
        for n in range(most + 50):
            await one.told(wire.Note(id=f"n{n}", on="c4", text=f"{n}"))
        acks = hub.tables[code].state.acks
        assert list(acks[one.guest.person]) == [f"n{n}" for n in range(50, most + 50)]
        assert "his" in acks[two.guest.person], "nobody's are dropped for another's"
        stored = await hub.store.table(code)
        assert stored is not None
        ids = {id_ for _, id_, _ in stored.acks}
        assert {"his", f"n{most + 49}"} <= ids
        assert not {"n3", "n30"} & ids
        for client in (one, two):
            await client.close()


# What depends on the length of a match


async def charged(hub_limits: Limits, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The costs that are asked for from now on."""
    costs: list[float] = []

    def wait(kind: str, address: str, cost: float = 1.0) -> float:
        if kind == "work":
            costs.append(cost)
        return 0.0

    monkeypatch.setattr(hub_limits, "wait", wait)
    return costs


@awaited
async def test_a_line_of_chat_that_a_game_judges_is_paid_for_and_waits_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """200 long lines from one address, while cards were chosen, held up everybody for a quarter of a second."""
    async with hub_in(tmp_path) as (hub, url):
        one = (await seated(url, "chocobo", 2))[0]
        assert one.summary is not None
        live = hub.tables[one.summary.code]
        costs = await charged(hub.limits, monkeypatch)
        for count in (10, 1000):
            await one.told(wire.Say(text="hello! " * count))
        assert costs == [70 / JUDGED, LONGEST_TEXT / JUDGED]
        waited: list[tuple[float, int]] = []

        def later(seconds: float, work: Callable[[], None]) -> None:
            waited.append((seconds, len(live.state.chat)))
            work()

        monkeypatch.setattr(hub.limits, "wait", lambda kind, address, cost=1.0: 0.3 if kind == "work" else 0.0)
        monkeypatch.setattr(hub.pipeline, "later", later)
        await one.told(wire.Say(text="hello again!"))
        assert waited == [(0.3, 2)], "not judged before"
        assert len(live.state.chat) == 3
        await one.close()


@awaited
async def test_a_record_is_paid_for_before_it_is_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever asked for a long one 250 times had it read 250 times at once."""
    async with hub_in(tmp_path) as (hub, url):
        done = (await seated(url, "kokoro", 1))[0]
        await play_on([done])
        await done.until(lambda: done.summary and done.summary.record)
        assert done.summary is not None
        record = done.summary.record or ""
        costs = await charged(hub.limits, monkeypatch)
        read = hub.store.record
        before: list[list[float]] = []

        async def reading(id_: str) -> RecordRow | None:
            before.append(costs[:])
            return await read(id_)

        monkeypatch.setattr(hub.store, "record", reading)
        for path in (f"/r/{record}.json", f"/api/records/{record}", f"/r/{record}"):
            costs.clear()
            before.clear()
            await done.guest.send("GET", path)
            row = await read(record)
            assert row is not None
            assert before == [[READING]], path
            assert sum(costs) >= cost_of_record(row), path
        await done.close()


@awaited
async def test_whoever_has_a_long_match_read_again_and_again_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with hub_in(tmp_path) as (hub, url):
        done = (await seated(url, "kokoro", 1))[0]
        await play_on([done])
        await done.until(lambda: done.summary and done.summary.record)
        assert done.summary is not None
        code, record = done.summary.code, done.summary.record
        n = len(done.entries)
        costs = await charged(hub.limits, monkeypatch)
        for path in (
            f"/api/tables/{code}/view",
            f"/api/tables/{code}/record",
            f"/api/tables/{code}/code.svg",
            f"/r/{record}.parlour",
            f"/r/{record}.json",
            f"/r/{record}",
            f"/api/records/{record}/edition",
            f"/api/records/{record}/at/{n}",
        ):
            costs.clear()
            assert (await done.guest.send("GET", path)).status_code == 200, path
            assert sum(costs) >= 1.0, path
        costs.clear()
        again = {"game": "kokoro", "seats": 1, "origin": {"record": record, "at": n - 1}}
        await done.guest.send("POST", "/api/tables", again)
        assert sum(costs) >= 2 * cost_of_entries(n - 1)
        costs.clear()
        async with done.guest.new_line() as line, line.stream("GET", f"/api/tables/{code}/events") as stream:
            await anext(stream.aiter_lines())
        assert sum(costs) >= min(cost_of_entries(n), 1.0)
        await done.close()
        del hub.tables[code]
        costs.clear()
        await done.guest.send("GET", f"/api/tables/{code}")
        assert sum(costs) > cost_of_entries(n), "it is loaded"


@awaited
async def test_a_long_match_is_told_piece_by_piece_and_each_piece_waits_for_its_turn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A view of 2000 entries took 11 ms at once."""
    async with hub_in(tmp_path) as (hub, url):
        one = (await seated(url, "kokoro", 1))[0]
        assert one.summary is not None
        code = one.summary.code
        n = len((await lengthen(hub, one, 10 * PIECE)).entries)
        costs = await charged(hub.limits, monkeypatch)
        view = await one.guest.get(f"/api/tables/{code}/view", wire.PushNews)
        assert costs == [1.0] * (n // PIECE + 1)
        assert [entry.n for entry in view.feed] == list(range(1, n + 1))
        assert (await one.guest.get(f"/api/tables/{code}/view?have={n + 1}", wire.PushNews)).feed == view.feed
        costs.clear()
        assert [entry.n for entry in (await one.guest.get(f"/api/tables/{code}/view?have=9", wire.PushNews)).feed] == [
            *range(10, n + 1)
        ]
        assert sum(costs) == pytest.approx((n - 9) / PIECE, abs=1)
        for seat in (None, 0):
            costs.clear()
            two = await one.guest.open(code, seat)
            await two.until(lambda two=two: two.push)  # type: ignore[misc]
            assert two.entries == list(view.feed)
            assert costs == [1.0] * (n // PIECE + 1)
            await two.close()
        costs.clear()
        async with one.guest.new_line() as line, line.stream("GET", f"/api/tables/{code}/events") as stream:
            news = [msgspec.json.decode(line, type=wire.Message) async for line in limited(stream.aiter_lines(), 3)]
        assert [part.feed for part in news if isinstance(part, wire.PushNews)] == [view.feed]
        assert costs == [1.0] * (n // PIECE + 1)
        await one.close()


@awaited
async def test_sockets_whose_seat_has_moved_are_told_the_long_match_one_piece_at_a_time(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All of it, to 190 sockets at once, took 2.7 s."""
    async with hub_in(tmp_path) as (hub, url):
        host = await Guest.enter(url, "H")
        made = await host.post("/api/tables", wire.NewTable(game="kokoro", seats=1, sit=0), wire.Made)
        one = await host.open(made.code, 0)
        await one.told(wire.Ready(seat=0, entropy="0123456789abcdef"))
        n = len((await lengthen(hub, one, 5 * PIECE)).entries)
        sockets = [await host.open(made.code, 0, n) for _ in range(12)]
        other = await (await Guest.enter(url, "O")).open(made.code)
        await other.until(lambda: other.push)
        crowd = [viewer for viewer in hub.tables[made.code].viewers if viewer.seat == 0]
        told: list[list[int]] = []  # how many entries each of them was told or had ready, at each turn

        def wait(kind: str, address: str, cost: float = 1.0) -> float:
            if kind == "work":
                told.append([viewer.have or (viewer.draft.n if viewer.draft else 0) for viewer in crowd])
            return 0.0

        monkeypatch.setattr(hub.limits, "wait", wait)
        await other.told(wire.ClaimSeat(seat=0, secret=made.secret or ""))
        for socket in (one, *sockets):
            socket.entries = []
        for socket in (one, *sockets):
            await socket.until(lambda socket=socket: len(socket.entries) == n)  # type: ignore[misc]
        assert told[0] == [0] * len(crowd), "nobody was told at once"
        assert len(told) == len(crowd) * (n // PIECE)
        for socket in (one, *sockets, other):
            await socket.close()


async def limited(lines: AsyncIterator[str], most: int) -> AsyncIterator[str]:
    for _ in range(most):
        yield await anext(lines)


def test_what_was_drafted_of_a_long_match_is_dropped_when_it_ends() -> None:
    """Before the end not all of it may be read."""
    match = parlour.new("kokoro", seats=1, seed=7)
    pusher, draft = Pusher(match), Draft(None)
    pusher.extend(draft, None, None, len(match.entries))
    assert draft.n == len(match.entries) > 0
    assert draft.lacks(match) == 0
    while not match.is_over():
        assert match.answer(0, match.questions(0)[0].choices[0]) is None
    assert draft.lacks(match) == len(match.entries)
    assert draft.entries == []


# Others' turns


@awaited
async def test_a_crowd_of_studies_of_one_address_delays_another_by_one_piece() -> None:
    turns, order = AddressTurns(), list[str]()

    async def study(address: str, pieces: int) -> None:
        async with turns.of(address):
            for _ in range(pieces):
                async with turns.piece(address):
                    order.append(address)
                    await asyncio.sleep(0)

    crowd = [asyncio.ensure_future(study("eve", 10)) for _ in range(20)]
    await asyncio.sleep(0)
    ann = asyncio.ensure_future(study("ann", 10))
    await ann
    assert len(order) <= 23, "every second piece is hers"
    await asyncio.gather(*crowd)
    assert order.count("eve") == 200
    assert not turns._studies, "nothing is left"


def test_a_stranger_does_not_stop_the_analysis_that_somebody_waits_for() -> None:
    async def work() -> None:
        pool = Pool()
        analyses = Analyses(pool)
        await begun(analyses, pool)
        analyses.leave("a", "elsewhere")
        assert analyses.state("a", "there") is not None
        analyses.leave("a", "here")
        assert "a" in analyses.running, "somebody there wants to know, too"
        analyses.leave("a", "there")
        assert analyses.running == {}

    run(work)


def test_one_address_does_not_keep_all_places_for_analyses() -> None:
    async def work() -> None:
        pool = Pool()
        analyses = Analyses(pool)
        for name in ("a", "b"):
            assert not analyses.is_busy("here")
            analyses.begin(name, "", 1, "here")
        assert analyses.is_busy("here")
        assert not analyses.is_busy("there")
        analyses.stop()
        await asyncio.sleep(0)

    run(work)


def test_certificates_are_read_once_and_not_for_every_webhook() -> None:
    assert webhook.certificates() is webhook.certificates()


# Several servers


def test_a_query_of_any_bytes_is_passed_on_as_an_address() -> None:
    scope = {"raw_path": b"/api/tables/ABCD/view", "path": "/api/tables/ABCD/view", "query_string": b"a=\xff%20&b=1"}
    assert target_of(scope) == "/api/tables/ABCD/view?a=%FF%20&b=1"


def test_silent_connections_of_one_address_shut_nobody_out_of_several_processes() -> None:
    """The supervisor has as many files as it may, and counts the connections that say nothing by address."""
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = door.getsockname()[1]
        supervisor = Supervisor(door, 0, lambda line: None)
        door.setblocking(False)
        crowd = []
        for _ in range(MOST_OF_ONE + 40):
            crowd.append(socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.2", 0)))
            supervisor._accept()
        ann = socket.create_connection(("127.0.0.1", port), source_address=("127.0.0.3", 0))
        supervisor._accept()
        assert supervisor.silent == {"127.0.0.2": MOST_OF_ONE, "127.0.0.3": 1}
        for client in list(supervisor.waiting):
            supervisor.waiting[client] = 0.0
        supervisor._drop_slow()
        assert (supervisor.silent, supervisor.waiting, supervisor.hosts) == ({}, {}, {})
        for client in (*crowd, ann, supervisor.bell, supervisor.ringer):
            client.close()
        supervisor.selector.close()


def test_one_household_goes_to_one_of_several_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Else its limits would be as many times as large: limits are by address, a /64 of IPv6."""
    children = [SimpleNamespace(slot=slot) for slot in range(8)]
    monkeypatch.setattr(Supervisor, "_ready", lambda supervisor: children)
    with socket.create_server(("127.0.0.1", 0)) as door:
        supervisor = Supervisor(door, 0, lambda line: None)
        chosen = {supervisor._choices(b"GET / HTTP/1.1", f"2001:db8::{n}")[0].slot for n in range(1, 40)}
        others = {supervisor._choices(b"GET / HTTP/1.1", f"2001:db8:0:{n}::1")[0].slot for n in range(1, 40)}
        assert len(chosen) == 1
        assert others == set(range(8)), "but not all households"
        for line in (supervisor.bell, supervisor.ringer):
            line.close()
        supervisor.selector.close()


# What refusals say


@awaited
async def test_refusals_do_not_show_the_file_s_path(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (hub, url):
        one, two = await seated(url, "kokoro", 2)
        hub.store._writer.execute("pragma query_only = on")  # type: ignore[attr-defined]  # of SQLite
        said = [await one.ask(wire.Say(text="hello")), await two.ask(wire.Note(on="c4", text="x"))]
        assert all(isinstance(reply, wire.Refused) and reply.code.startswith("server-store-") for reply in said), said
        pages = [await Guest(url).send("GET", "/healthz"), await Guest(url).send("POST", "/api/people", {"name": "A"})]
        assert [page.status_code for page in pages] == [503, 503]
        heard = "".join([repr(said), *(page.text for page in pages), *one.frames, *two.frames])
        assert str(tmp_path) not in heard
        assert str(tmp_path.parent) not in heard
        for client in (one, two):
            await client.close()
