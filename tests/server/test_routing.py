"""`serve --workers N`: the parent hands each connection to the worker that owns its table, and a wrong worker passes it
on."""

from __future__ import annotations

import asyncio
import os
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import cast

import asyncpg
import pytest

from parlour.server import wire
from parlour.server.http.channel import Channel
from parlour.server.http.supervisor import SILENT, Child, Supervisor
from tests.server.kit import Client, Guest, is_due, run, seated
from tests.server.postgres import cluster
from tests.server.test_workers import Farm, farm_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="who has a connection is found in /proc")


# The parent alone


class Parent:
    """A supervisor at a door of its own, and workers that only take what they are handed."""

    def __init__(self, opened: ExitStack, workers: int) -> None:
        self.opened = opened
        door = opened.enter_context(socket.create_server(("127.0.0.1", 0)))
        door.setblocking(False)
        self.address = door.getsockname()
        self.supervisor = Supervisor(door, 0, lambda line: None)
        for file in (self.supervisor.bell, self.supervisor.ringer, self.supervisor.selector):
            opened.enter_context(file)
        self.workers: dict[Child, socket.socket] = {}
        for slot in range(workers):
            ours, theirs = map(opened.enter_context, socket.socketpair())
            theirs.setblocking(False)
            child = self.supervisor.children[slot] = Child(slot, slot, ours)
            self.workers[child] = theirs
            self.say(child, f"a 127.0.0.1:{slot}")

    def say(self, child: Child, line: str) -> None:
        self.workers[child].send(f"{line}\n".encode())
        self.supervisor._listen(child)

    def given(self, path: str) -> Child:
        """Which worker gets a connection that asks for this; all that was asked is still there to be read."""
        client = self.opened.enter_context(socket.create_connection(self.address))
        asked = f"GET {path} HTTP/1.1\r\nHost: x\r\n\r\n".encode()
        client.sendall(asked)
        self.supervisor._accept()
        (waiting,) = self.supervisor.waiting
        self.supervisor._hand_over(waiting)
        got: list[Child] = []
        for child, line in self.workers.items():
            with suppress(BlockingIOError):
                _, files, _, _ = socket.recv_fds(line, 4096, 8)
                for file in files:
                    with socket.socket(fileno=file) as handed:
                        assert handed.recv(4096) == asked
                    got.append(child)
        (child,) = got
        return child


@contextmanager
def parent_of(workers: int) -> Iterator[Parent]:
    with ExitStack() as opened:
        yield Parent(opened, workers)


def test_whatever_is_about_a_table_is_handed_to_its_owner() -> None:
    with parent_of(3) as parent:
        for owner in parent.workers:
            parent.say(owner, "+AB2C")
            for path in (
                "/ws/AB2C",
                "/ws/ab2c?x=1",
                "/api/tables/AB2C",
                "/api/tables/ab2c/do?seat=0",
                "/parlour/ws/AB2C",
            ):
                assert parent.given(path) is owner


def test_a_table_without_an_owner_falls_to_the_same_worker_each_time_and_to_another_if_that_is_gone() -> None:
    with parent_of(3) as parent:
        codes = [f"AB{number:02}" for number in range(30)]
        first = {code: parent.given(f"/ws/{code}") for code in codes}
        assert first == {code: parent.given(f"/api/tables/{code}") for code in codes}
        assert set(first.values()) == set(parent.workers), "all of them get some"
        gone = first[codes[0]]
        gone.heard -= SILENT  # as one that is stopped
        second = {code: parent.given(f"/ws/{code}") for code in codes}
        assert gone not in second.values()
        assert all(second[code] is first[code] for code in codes if first[code] is not gone), "no other table moves"


def test_an_owner_that_says_nothing_gets_nothing_until_it_speaks_again() -> None:
    with parent_of(2) as parent:
        owner, other = parent.workers
        parent.say(owner, "+AB2C")
        owner.heard -= SILENT
        assert parent.given("/ws/AB2C") is other
        parent.say(owner, ".")
        assert parent.given("/ws/AB2C") is owner


def test_where_every_worker_is_silent_a_connection_waits_with_one_instead_of_being_closed() -> None:
    with parent_of(2) as parent:
        owner, other = parent.workers
        parent.say(owner, "+AB2C")
        for child in (owner, other):
            child.heard -= SILENT
        assert parent.given("/ws/AB2C") is owner


def test_a_worker_that_is_leaving_gets_nothing_and_connections_wait_at_the_door_while_there_is_no_other() -> None:
    with parent_of(2) as parent:
        owner, other = parent.workers
        parent.say(owner, "+AB2C")
        parent.say(owner, "-")
        assert parent.given("/ws/AB2C") is other
        assert parent.supervisor.door in parent.supervisor.selector.get_map()
        parent.say(other, "-")
        assert parent.supervisor.door not in parent.supervisor.selector.get_map()


def test_a_worker_shows_that_it_is_alive_whatever_the_database_does() -> None:
    """Its word came with beats, which need the database: in an outage of more than four seconds whoever came was hung
    up on."""

    class Loop:
        """Runs what is due when the test says so."""

        due: Callable[[], None] | None = None

        def add_reader(self, *args: object) -> None: ...

        def call_later(self, seconds: float, work: Callable[[object], None], *args: object) -> None:
            self.due = lambda: work(*args)

    with parent_of(1) as parent:
        (child,) = parent.workers
        loop = Loop()
        Channel(parent.workers[child]).attach(cast("asyncio.AbstractEventLoop", loop))
        for _ in range(3):
            child.heard -= SILENT
            assert not child.is_ready(time.monotonic())
            assert loop.due is not None
            loop.due()
            parent.supervisor._listen(child)
            assert child.is_ready(time.monotonic())


# Real processes


def connections() -> dict[tuple[int, int], str]:
    """The number of each TCP socket of this machine, by its own port and that of the other end, 0 if it listens."""
    found = {}
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        words = line.split()
        own, other = (int(word.rpartition(":")[2], 16) for word in words[1:3])
        found[own, other] = words[9]
    return found


def process_with(pids: list[int], number: str) -> int:
    """Which of them has this socket."""
    for pid in pids:
        for file in Path(f"/proc/{pid}/fd").iterdir():
            with suppress(OSError):  # it has just been closed
                if os.readlink(file) == f"socket:[{number}]":
                    return pid
    raise AssertionError("none of the workers has it")


def holder_of(farm: Farm, client: Client) -> int:
    """The worker at the other end of a client's socket."""
    assert client.socket is not None
    ours, theirs = client.socket.local_address[1], client.socket.remote_address[1]
    return process_with(farm.workers(), connections()[theirs, ours])


async def owners_of(farm: Farm, line: asyncpg.Connection) -> dict[str, tuple[int, str]]:
    """By the code of each table: the process that owns it, and its address."""
    rows = await line.fetch("select code, address from tables join workers on workers.id = owner where not dead")
    listening = connections()
    return {
        code: (process_with(farm.workers(), listening[int(address.rpartition(":")[2]), 0]), address)
        for code, address in rows
    }


def test_every_socket_reaches_its_owner_straight_away_and_a_wrong_worker_passes_it_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with farm_of(tmp_path, 2) as (farm, database):
            line = await asyncpg.connect(database)
            ann, ben = [await Guest.enter(farm.url, name) for name in ("Ann", "Ben")]
            sockets: dict[str, list[Client]] = {}
            owners: dict[str, tuple[int, str]] = {}
            while len(set(owners.values())) < 2 or len(sockets) < 4:  # until both have some
                code = await ann.create("kokoro", 2)
                sockets[code] = [await guest.open(code) for guest in (ann, ben)]
                owners = await owners_of(farm, line)
            assert sorted(owners) == sorted(sockets)
            for code, clients in sockets.items():
                assert [holder_of(farm, client) for client in clients] == [owners[code][0]] * 2
            await pass_on(farm, owners)
            assert await owners_of(farm, line) | owners == await owners_of(farm, line), "no table has moved"
            for client in (client for clients in sockets.values() for client in clients):
                await client.close()
            await line.close()

    run(play, 300)


async def pass_on(farm: Farm, owners: dict[str, tuple[int, str]]) -> None:
    """Play at a table by the worker that does not own it."""
    (one,) = await seated(farm.url, "kokoro", 1)
    holder = holder_of(farm, one)
    wrong = next(address for pid, address in owners.values() if pid != holder)
    code = one.summary.code if one.summary else ""
    other = await Guest(f"http://{wrong}", one.guest.token, one.guest.person).open(code, 0)
    assert holder_of(farm, other) != holder
    await other.until(lambda: is_due(other))
    question = is_due(other)
    assert question is not None
    await other.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
    await one.until(lambda: one.push and other.push and one.push.n == other.push.n)
    for client in (one, other):
        await client.close()


def test_each_worker_has_a_port_of_its_own_at_the_host_of_its_address(tmp_path: Path) -> None:
    """docs/hosting.md says so: whoever writes a firewall's rules needs it."""

    async def look() -> None:
        database = await cluster().new_database()
        farm = await asyncio.to_thread(Farm, tmp_path, database, 2, address="127.0.0.2:8372")
        try:
            await farm.ready(2)
            line = await asyncpg.connect(database)
            addresses = [row[0] for row in await line.fetch("select address from workers where not dead")]
            await line.close()
            assert len(set(addresses)) == 2
            for address in addresses:
                host, _, port = address.rpartition(":")
                assert host == "127.0.0.2"
                assert port != "8372"
                assert (await Guest(f"http://{address}").send("GET", "/healthz")).text == "ok"
        finally:
            await asyncio.to_thread(farm.close)

    run(look, 300)
