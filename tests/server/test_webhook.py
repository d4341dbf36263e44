"""Webhooks: one POST when it is the turn of somebody who is not here, and where it may go."""

from __future__ import annotations

import asyncio
import doctest
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from parlour.server import wire
from parlour.server.hub import webhook as hook
from parlour.server.settings import ServerSettings
from parlour.server.tables.state import change
from tests.server.kit import Client, awaited, hub_in, play_on, seated, until


@asynccontextmanager
async def ear() -> AsyncIterator[tuple[list[bytes], str]]:
    """A server that hears POSTs, and its address."""
    got: list[bytes] = []

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        length = int(head.lower().partition(b"content-length: ")[2].split()[0])
        got.append(head + await reader.readexactly(length))
        writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    try:
        yield got, f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/hook"
    finally:
        server.close()


async def leave_and_be_awaited(one: Client, two: Client) -> str:
    """The second answers and goes; then the first answers too, and a new turn begins. The table's code."""
    await play_on([two], 1)
    await two.close()
    await one.until(lambda: one.summary and not one.summary.chairs[1].present)
    await play_on([one], 1)
    assert one.summary is not None
    return one.summary.code


@awaited
async def test_one_message_tells_who_is_waited_for_and_where(tmp_path: Path) -> None:
    settings = ServerSettings(limits=False, hooks="any", base_url="https://example.org")
    async with ear() as (got, address), hub_in(tmp_path, settings=settings) as (hub, url):
        one, two = await seated(url, "kokoro", 2)
        assert one.summary is not None
        assert not one.summary.hook
        await one.told(wire.Arrange(hook=address))
        await two.until(lambda: two.summary and two.summary.hook)
        assert address not in " ".join(two.frames), "where it goes is the host's secret"
        code = await leave_and_be_awaited(one, two)
        await until(lambda: hub.metrics.counts["hooks", "sent"] > 0)
        head, _, body = got[0].partition(b"\r\n\r\n")
        assert head.startswith(b"POST /hook HTTP/1.1\r\n")
        told = msgspec.json.decode(body)
        assert (told["table"], told["game"], told["seats"], told["names"]) == (code, "kokoro", [1], ["P1"])
        assert told["link"] == f"https://example.org/t/{code}"
        await one.told(wire.Arrange(hook=""))
        await one.until(lambda: one.summary and not one.summary.hook)


@awaited
async def test_without_a_set_address_links_begin_as_the_host_came_in(tmp_path: Path) -> None:
    settings = ServerSettings(limits=False, hooks="any")
    async with ear() as (got, address), hub_in(tmp_path, settings=settings) as (hub, url):
        one, two = await seated(url, "kokoro", 2, hook=address)
        code = await leave_and_be_awaited(one, two)
        await until(lambda: hub.metrics.counts["hooks", "sent"] > 0)
        assert msgspec.json.decode(got[-1].partition(b"\r\n\r\n")[2])["link"] == f"{url}/t/{code}"
        made = await one.guest.post("/api/tables", wire.NewTable(game="kokoro", seats=2), wire.Made)
        assert made.link == f"{url}/t/{made.code}"


@awaited
async def test_a_name_that_leads_home_is_found_out_when_it_is_called(tmp_path: Path) -> None:
    async with ear() as (got, address), hub_in(tmp_path) as (hub, url):
        one, two = await seated(url, "kokoro", 2)
        assert one.summary is not None
        change(hub.tables[one.summary.code].state, hook=address)  # as if a public name had led here since
        await leave_and_be_awaited(one, two)
        await until(lambda: hub.metrics.counts["hooks", "refused"] > 0)
        assert not got


@pytest.mark.parametrize(
    ("address", "code"),
    [
        ("ftp://example.org/", "server-refuse-hook"),
        ("javascript:alert(1)", "server-refuse-hook"),
        ("https:// example.org", "server-refuse-hook"),
        ("https://example.org:port/", "server-refuse-hook"),
        ("http://[::1/", "server-refuse-hook"),
        ("http://127.0.0.1:9/", "server-refuse-hook-home"),
        ("http://[::1]/", "server-refuse-hook-home"),
        ("http://10.1.2.3/", "server-refuse-hook-home"),
        ("http://169.254.169.254/latest", "server-refuse-hook-home"),
        ("http://[64:ff9b::7f00:1]/", "server-refuse-hook-home"),
        ("http://[2002:7f00:1::1]/", "server-refuse-hook-home"),
        ("http://[fec0::1]/", "server-refuse-hook-home"),
        ("http://[::ffff:10.0.0.1]/", "server-refuse-hook-home"),
        ("https://localhost/", "server-refuse-hook-home"),
        ("https://printer.local/", "server-refuse-hook-home"),
    ],
)
@awaited
async def test_an_address_that_may_not_be_called_is_refused_at_once(tmp_path: Path, address: str, code: str) -> None:
    async with hub_in(tmp_path) as (_, url):
        one, _two = await seated(url, "kokoro", 2)
        assert await one.refused(wire.Arrange(hook=address)) == code
        wanted = wire.NewTable(game="kokoro", seats=2, hook=address)
        refused = await one.guest.send("POST", "/api/tables", wanted)
        assert msgspec.json.decode(refused.content, type=wire.Refused).code == code


@awaited
async def test_only_the_host_sets_it_and_a_server_may_call_nobody(tmp_path: Path) -> None:
    async with hub_in(tmp_path, settings=ServerSettings(limits=False, hooks="off")) as (_, url):
        one, two = await seated(url, "kokoro", 2)
        assert await one.refused(wire.Arrange(hook="https://example.org/")) == "server-refuse-hooks-off"
        assert await two.refused(wire.Arrange(hook="")) == "server-refuse-host"
        await one.told(wire.Arrange(hook=""))


def test_the_examples_run() -> None:
    assert doctest.testmod(hook).failed == 0
