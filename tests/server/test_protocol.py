"""The socket's short way and uvicorn's own: whatever way a message takes, it is answered, in order, and once."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from parlour.server.settings import ServerSettings
from tests.server.kit import DEADLINE, Guest, awaited, hub_in

PING = '{"do":"ping"}'
BEAT = '{"is":"beat"}'
NONSENSE = "{"


class Wire:
    """A client that decides itself which bytes it sends when; what comes back is read by the library."""

    def __init__(
        self, url: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, headers: dict[str, str]
    ) -> None:
        self.reader, self.writer = reader, writer
        self.protocol = ClientProtocol(parse_uri(url.replace("http", "ws", 1) + "/ws/ABCD"))
        request = self.protocol.connect()
        request.headers.update(headers)
        self.protocol.send_request(request)
        self.request = b"".join(self.protocol.data_to_send())

    def framed(self, text: str, opcode: Opcode = Opcode.TEXT, *, fin: bool = True) -> bytes:
        return Frame(opcode, text.encode(), fin).serialize(mask=True)

    async def hear(self, many: int) -> list[str]:
        """The next messages, this many."""
        found: list[str] = []
        async with asyncio.timeout(DEADLINE):
            while len(found) < many:
                data = await self.reader.read(65536)
                assert data, "the server has hung up"
                self.protocol.receive_data(data)
                found += [bytes(e.data).decode() for e in self.protocol.events_received() if isinstance(e, Frame)]
        return found

    async def rest(self) -> list[Frame]:
        """All frames until the server hangs up."""
        async with asyncio.timeout(DEADLINE):
            self.protocol.receive_data(await self.reader.read())
        return [event for event in self.protocol.events_received() if isinstance(event, Frame)]


@asynccontextmanager
async def wired(url: str) -> AsyncIterator[Wire]:
    guest = await Guest.enter(url, "Ann")
    place = urlsplit(url)
    reader, writer = await asyncio.open_connection(place.hostname, place.port)
    yield Wire(url, reader, writer, guest.headers)
    writer.close()


async def opened(wire: Wire) -> None:
    """The door is open before anything is said."""
    wire.writer.write(wire.request)
    wire.protocol.receive_data(await wire.reader.readuntil(b"\r\n\r\n"))
    assert len(wire.protocol.events_received()) == 1


def cut(data: bytes, size: int) -> list[bytes]:
    return [data[at : at + size] for at in range(0, len(data), size)]


@pytest.mark.parametrize("size", [1, 3, 7, 20, 10_000])
@awaited
async def test_messages_are_answered_however_they_are_cut(tmp_path: Path, size: int) -> None:
    async with hub_in(tmp_path) as (_, url), wired(url) as wire:
        await opened(wire)
        long = " " * 200 + PING  # with a longer head
        said = [PING, NONSENSE, long, PING]
        for piece in cut(b"".join(map(wire.framed, said)), size):
            wire.writer.write(piece)
            await wire.writer.drain()
            await asyncio.sleep(0)  # so that pieces arrive as such, mostly
        heard = await wire.hear(4)
        assert [text == BEAT for text in heard] == [True, False, True, True]
        assert '"server-bad-message"' in heard[1]


@awaited
async def test_pieces_of_a_message_and_pings_between_them_go_the_usual_way(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url), wired(url) as wire:
        await opened(wire)
        wire.writer.write(wire.framed(PING[:5], fin=False) + wire.framed("you there?", Opcode.PING))
        wire.writer.write(wire.framed(PING[5:], Opcode.CONT) + wire.framed(PING))
        heard = await wire.hear(3)
        assert sorted(heard) == sorted(["you there?", BEAT, BEAT])


@awaited
async def test_a_frame_without_a_mask_ends_the_line(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url), wired(url) as wire:
        await opened(wire)
        wire.writer.write(Frame(Opcode.TEXT, PING.encode()).serialize(mask=False))
        assert [frame.opcode for frame in await wire.rest()] == [Opcode.CLOSE]


@awaited
async def test_nothing_is_sent_after_goodbye(tmp_path: Path) -> None:
    async with hub_in(tmp_path) as (_, url), wired(url) as wire:
        await opened(wire)
        wire.writer.write(wire.framed(PING) + wire.framed("", Opcode.CLOSE) + wire.framed(PING))
        kinds = [frame.opcode for frame in await wire.rest()]
        assert kinds[-1] == Opcode.CLOSE
        assert kinds.count(Opcode.CLOSE) == 1
        assert kinds.count(Opcode.TEXT) <= 1


@pytest.mark.parametrize("deflate", [False, True])
@awaited
async def test_who_asks_for_compression_gets_it_where_it_is_on(tmp_path: Path, deflate: bool) -> None:
    settings = ServerSettings(host="127.0.0.1", port=0, limits=False, deflate=deflate)
    async with hub_in(tmp_path, settings=settings) as (_, url):
        guest = await Guest.enter(url, "Ann")
        place = url.replace("http", "ws", 1) + "/ws/ABCD"
        async with connect(place, additional_headers=guest.headers, compression="deflate", proxy=None) as socket:
            assert bool(socket.protocol.extensions) is deflate
            for _ in range(3):
                await socket.send(PING)
                assert await socket.recv() in (BEAT, BEAT.encode())
