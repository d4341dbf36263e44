"""Two servers and one database: each table has one owner, and what reaches the other server is passed on."""

from __future__ import annotations

import asyncio
import gc
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from itertools import count
from pathlib import Path

import asyncpg
import msgspec
import pytest
from websockets.asyncio.client import connect

from parlour.server import wire
from parlour.server.hub.hub import Elsewhere, Hub
from parlour.server.hub.limits import RULES, Limits
from parlour.server.store import leases
from parlour.server.store.interface import StoreError, committed
from parlour.server.store.leases import LEFT_BEHIND, UNOWNED, UNSETTLED, Lease
from parlour.server.store.postgres import Handed, PostgreSQL
from parlour.server.store.writes import AddMove, SaveTable, SetBallots
from tests.server.kit import Client, Gone, Guest, awaited, hub_in, is_due, play_on, seated, until
from tests.server.postgres import cluster
from tests.simulator.database import ANSWERS, LeaseTables

SHORT = 0.5  # seconds of a lease


@asynccontextmanager
async def two_servers(folder: Path, lease: float = 60.0) -> AsyncIterator[tuple[Hub, str, Hub, str]]:
    database = await cluster().new_database()
    async with (
        hub_in(folder, database=database, lease=lease, seed="one") as (one, here),
        hub_in(folder, database=database, lease=lease, seed="two") as (two, there),
    ):
        yield one, here, two, there


def fall_silent(hub: Hub) -> None:
    """As a process that is stopped: no beats, and whatever it has in mind it still has in mind."""
    hub.is_closing = True


def lease_of(hub: Hub) -> Lease:
    assert isinstance(hub.store, PostgreSQL)
    return hub.store.lease


async def claimed(hub: Hub, code: str) -> None:
    """Wait until this server may have the table."""
    async with asyncio.timeout(30):
        while True:
            try:
                await hub.open(code)
                return
            except Elsewhere:
                await asyncio.sleep(0.05)


async def close(*clients: Client) -> None:
    for client in clients:
        await client.close()


# One owner


@awaited
async def test_a_socket_at_the_other_server_is_passed_on_to_the_owner(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, here, two, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        guest = clients[1].guest
        await clients[1].close()
        guest.url = there
        clients[1] = await guest.open(code, 1)
        assert (list(one.tables), list(two.tables)) == ([code], [])
        assert clients[0].summary is not None
        assert all(chair.present for chair in clients[0].summary.chairs), "presence holds across servers"
        await play_on(clients)
        assert clients[1].push is not None
        assert clients[1].push.result is not None
        assert two.metrics.counts["bugs", ""] == one.metrics.counts["bugs", ""] == 0
        await close(*clients)
        live = one.tables[code]
        await until(lambda: not live.viewers)


@awaited
async def test_requests_over_http_are_passed_on_with_their_bodies_and_refusals(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (_, here, two, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        guest = Guest(there, clients[0].guest.token, clients[0].guest.person)
        shown = await guest.get(f"/api/tables/{code}", wire.TableSummary)
        assert shown.code == code
        await guest.post(f"/api/tables/{code}/do?seat=0", wire.Say(id="a1", text="Zoë"), wire.Ack)
        await clients[1].until(lambda: clients[1].chat)
        assert clients[1].chat[0].text == "Zoë"
        refusal = await guest.send("POST", f"/api/tables/{code}/do?seat=1", wire.Say(text="not mine"))
        assert (refusal.status_code, refusal.json()["code"]) == (403, "server-refuse-not-yours")
        too_long = await guest.send("POST", f"/api/tables/{code}/do", b"x" * 100_000)
        assert too_long.json()["code"] == "server-too-long"
        svg = await guest.send("GET", f"/api/tables/{code}/code.svg")
        assert svg.headers["content-type"].startswith("image/svg")
        assert two.tables == {}
        await close(*clients)


@awaited
async def test_a_stream_of_news_is_passed_on_and_ends_when_its_reader_goes(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, here, _, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        guest = Guest(there, clients[0].guest.token)
        viewers = len(one.tables[code].viewers)
        async with guest.new_line() as line, line.stream("GET", f"/api/tables/{code}/events?seat=0") as stream:
            lines = stream.aiter_lines()
            assert msgspec.json.decode(await anext(lines))["is"] == "welcome"
            assert len(one.tables[code].viewers) == viewers + 1
        await until(lambda: len(one.tables[code].viewers) == viewers)
        await close(*clients)


@awaited
async def test_what_was_passed_on_once_is_not_passed_on_again(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (_, here, _, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        async with Guest(there).new_line() as line:
            answer = await line.get(f"/api/tables/{code}", headers={"x-parlour-relayed": "1"})
        assert (answer.status_code, answer.json()["code"]) == (503, "server-elsewhere")
        await close(*clients)


@awaited
async def test_a_hello_that_finds_the_table_elsewhere_is_told_to_come_back(tmp_path: Path) -> None:
    """A page that was only refused stayed connected to nothing, and gave up."""
    async with two_servers(tmp_path) as (_, here, two, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        token = {"Authorization": f"Bearer {clients[0].guest.token}", "X-Parlour-Relayed": "1"}
        async with connect(f"{there.replace('http', 'ws', 1)}/ws/{code}", additional_headers=token, proxy=None) as line:
            await line.send(msgspec.json.encode(wire.Hello(version=wire.VERSION)).decode())
            heard = [msgspec.json.decode(frame, type=wire.Message) async for frame in line]
        assert [type(message) for message in heard] == [wire.Refused, wire.Bye]
        assert isinstance(heard[1], wire.Bye)
        assert heard[1].again == 1000
        assert two.metrics.counts["bugs", ""] == 0
        await close(*clients)


@awaited
async def test_who_asks_a_server_that_lost_the_table_is_not_refused_but_sent_away_to_ask_again(tmp_path: Path) -> None:
    async with two_servers(tmp_path, lease=SHORT) as (one, here, two, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        fall_silent(one)
        await claimed(two, code)
        with pytest.raises(Gone):
            await clients[0].ask(wire.Say(id="mine", text="hello"))
        assert clients[0].bye is not None
        again = await Guest(there, clients[0].guest.token).open(code, 0)
        await again.told(wire.Say(id="mine", text="hello"))
        stored = await two.store.table(code)
        assert stored is not None
        assert [line.text for line in stored.chat] == ["hello"]
        await close(*clients, again)


@awaited
async def test_a_table_found_elsewhere_after_everybody_had_stopped_waiting_was_left_to_the_loop(tmp_path: Path) -> None:
    """A server that was drained just then ended with a traceback."""
    complaints: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda loop, context: complaints.append(context))
    async with two_servers(tmp_path) as (one, here, two, _):
        (ann,) = await seated(here, "kokoro", 1, bots=(None, "random"))
        code = next(iter(one.tables))
        opening = asyncio.create_task(two.open(code))
        await asyncio.sleep(0)  # it has begun
        opening.cancel()
        await until(lambda: code not in two._loading)
        del opening
        gc.collect()
        await close(ann)
    assert not complaints


@awaited
async def test_a_table_goes_to_its_first_visitor_wherever_it_was_made(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, here, two, there):
        guest = await Guest.enter(here, "Ann")
        code = await guest.create("kokoro", 2)
        assert one.tables == two.tables == {}
        guest.url = there
        client = await guest.open(code)
        assert (list(one.tables), list(two.tables)) == ([], [code])
        await client.close()


@awaited
async def test_lists_and_my_turn_are_the_same_at_every_server(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (_, here, two, there):
        clients = await seated(here, "kokoro", 2, private=False)
        await play_on(clients, 3)
        due = next(client for client in clients if is_due(client))
        mine = []
        for url in (here, there):
            guest = Guest(url, due.guest.token)
            me = await guest.get("/api/me", wire.Me)
            mine.append((me.tables, await guest.get("/api/tables", list[wire.Listed])))
        assert mine[0] == mine[1]
        assert mine[0][0][0].turn
        assert two.tables == {}, "only looked at"
        await close(*clients)


@awaited
async def test_a_new_name_shows_at_tables_of_both_servers(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (_, here, two, there):
        clients = await seated(here, "kokoro", 2)
        guest = clients[0].guest
        known = Guest(there, guest.token, guest.person)
        assert (await known.get("/api/me", wire.Me)).name == "P0", "the other server knows the old name"
        response = await known.send("POST", "/api/me", wire.Renamed(name="Zoë"))
        assert response.status_code == 200
        one = clients[1]
        await one.until(lambda: one.summary and one.summary.chairs[0].name == "Zoë")
        response = await guest.send("POST", "/api/me", wire.Renamed(name="Ann"))
        await one.until(lambda: one.summary and one.summary.chairs[0].name == "Ann")
        async with asyncio.timeout(30):
            while (await known.get("/api/me", wire.Me)).name != "Ann":
                await asyncio.sleep(0.01)
        assert two.metrics.counts["bugs", ""] == 0
        await close(*clients)


@awaited
async def test_one_server_adds_up_the_figures_of_all(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, here, two, there):
        for url in (here, there, there):
            guest = await Guest.enter(url, "Ann")
            await (await guest.open(await guest.create("kokoro", 2))).close()
        for hub in (one, two):
            await hub.store.owners.others()
        own = (await Guest(there).send("GET", "/metrics")).text
        everybody = (await Guest(there).send("GET", "/metrics?all")).text
        assert "\nparlour_people_total 2\n" in own
        assert "\nparlour_people_total 3\n" in everybody
        assert "\nparlour_tables 3\n" in everybody
        assert "\nparlour_servers 2\n" in everybody
        assert everybody.count("# TYPE parlour_tables gauge") == 1


def test_servers_together_allow_what_one_alone_does() -> None:
    limits = Limits(clock=lambda: 0.0)
    limits.share(4)
    allowed = sum(limits.take("missing", "a") for _ in range(200))
    assert allowed == RULES["missing"].burst / 4
    assert sum(limits.take("chat", "a") for _ in range(200)) == RULES["chat"].burst, "a person's is at one table"


# Taking over


@awaited
async def test_a_silent_owner_s_tables_are_taken_and_it_can_t_write_any_more(tmp_path: Path) -> None:
    async with two_servers(tmp_path, lease=SHORT) as (one, here, two, there):
        clients = await seated(here, "kokoro", 2)
        code = clients[0].summary.code if clients[0].summary else ""
        await play_on(clients, 4)
        table = one.tables[code].state.row.id
        before = lease_of(one).worker
        fall_silent(one)
        await claimed(two, code)
        stored = await two.store.table(code)
        assert stored is not None
        stale = [AddMove(table, len(stored.moves) + 1, "x", "[]", "[]"), SetBallots(table, (("x", 0, "y"),))]
        with pytest.raises(StoreError) as caught:
            await committed(one.store, stale)
        assert caught.value.code == "server-store-fenced"
        assert await two.store.table(code) == stored, "not a word of it"
        assert lease_of(one).worker != before, "it goes on under a new name"
        assert one.tables == {}, "and without its tables"
        for client in clients:
            with pytest.raises(Gone):
                await client.until(lambda: False)
            assert client.bye is not None
            assert (client.bye.code, client.bye.again) == ("server-bye", 1000), "who was there is told to come back"
        again = [await Guest(there, client.guest.token).open(code, seat) for seat, client in enumerate(clients)]
        await play_on(again)
        assert again[0].push is not None
        assert again[0].push.result is not None
        await close(*again)


@awaited
async def test_bots_and_clocks_go_on_at_another_server_without_a_visitor(tmp_path: Path) -> None:
    async with two_servers(tmp_path, lease=SHORT) as (one, here, two, _):
        (client,) = await seated(here, "kokoro", 1, bots=(None, "greedy"), clock=wire.Clock("move", 3600))
        code = client.summary.code if client.summary else ""
        fall_silent(one)
        await until(lambda: code in two.tables)
        assert two.tables[code].timer is not None
        await client.close()


@awaited
async def test_a_drained_server_s_tables_are_free_at_once(tmp_path: Path) -> None:
    database = await cluster().new_database()
    async with hub_in(tmp_path, database=database, lease=3600, seed="two") as (two, there):
        async with hub_in(tmp_path, database=database, lease=3600, seed="one") as (_, here):
            clients = await seated(here, "kokoro", 2)
            code = clients[0].summary.code if clients[0].summary else ""
            await play_on(clients, 4)
            entries = clients[0].push.n if clients[0].push else 0
        live = await two.open(code)
        assert live is not None
        assert live.state.match is not None
        assert len(live.state.match.entries) == entries
        assert clients[0].bye is not None
        assert clients[0].bye.again is not None
        again = [await Guest(there, client.guest.token).open(code, seat) for seat, client in enumerate(clients)]
        await play_on(again, 2)
        await close(*clients, *again)


@awaited
async def test_a_connection_that_breaks_during_a_commit_loses_and_doubles_nothing(tmp_path: Path) -> None:
    """The commit is on the disk, and the connection breaks before we hear of it."""
    async with two_servers(tmp_path) as (one, here, _, _):
        clients = await seated(here, "kokoro", 2)
        store = one.store
        assert isinstance(store, PostgreSQL)
        before = store.lease.worker
        writer = store._writer
        assert writer is not None
        fetchval = writer.fetchval

        async def breaking(*given: object) -> object:
            await fetchval(*given)
            writer.terminate()
            raise ConnectionResetError

        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(store, "_writer", Broken(writer, breaking))
            reply = await clients[0].ask(wire.Say(id="once", text="heard"))
        assert isinstance(reply, wire.Ack), "it turned out that it was done"
        assert store.lease.worker != before
        assert await clients[0].told(wire.Say(id="once", text="heard")) == reply
        await play_on(clients)
        code = clients[0].summary.code if clients[0].summary else ""
        stored = await store.table(code)
        assert stored is not None
        assert [line.text for line in stored.chat] == ["heard"]
        assert list(one.tables) == [code], "the table stayed here"
        await close(*clients)


class Broken:
    """A connection that breaks after the next statement."""

    def __init__(self, line: object, fetchval: object) -> None:
        self.line = line
        self.fetchval = fetchval

    def is_closed(self) -> bool:
        closed: bool = self.line.is_closed()  # type: ignore[attr-defined]  # asyncpg has no types
        return closed

    def terminate(self) -> None: ...


@awaited
async def test_bots_waited_for_ever_after_an_answer_that_was_done_although_its_connection_broke(tmp_path: Path) -> None:
    """The table was loaded again, and nobody told them."""
    async with hub_in(tmp_path, database=await cluster().new_database()) as (hub, url):
        (ann,) = await seated(url, "kokoro", 1, bots=(None, "random"), bots_pace="instant")
        store = hub.store
        assert isinstance(store, PostgreSQL)
        send = store._send

        async def unheard(line: asyncpg.Connection, worker: int, batch: list[Handed]) -> int:
            store._send = send  # type: ignore[method-assign]
            await send(line, worker, batch)
            line.terminate()
            raise asyncpg.ConnectionDoesNotExistError("unheard")

        await ann.until(lambda: is_due(ann))
        question = is_due(ann)
        assert question is not None
        store._send = unheard  # type: ignore[method-assign]
        n = (await ann.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))).n
        await ann.until(lambda: ann.push and ann.push.n > n)  # the bot answers last
        assert store._send == send, "it broke"
        await close(ann)


# Who is taken for dead


@asynccontextmanager
async def beating(count: int) -> AsyncIterator[tuple[asyncpg.Connection, list[Lease]]]:
    """Servers that beat only when they are told to, and a line to their database."""
    database = await cluster().new_database()
    stores = [PostgreSQL(database, f"10.0.0.{number}:80") for number in range(count)]
    for store in stores:
        await store.open()
    line = await asyncpg.connect(database)
    try:
        yield line, [store.lease for store in stores]
    finally:
        await line.close()
        for store in stores:
            store.close()


async def pass_time(line: asyncpg.Connection, seconds: float) -> None:
    """So much of it, as the database knows it."""
    await line.execute("update workers set beat = beat - make_interval(secs => $1)", seconds)


@awaited
async def test_who_could_not_beat_itself_takes_nobody_for_dead_until_it_did_for_a_while() -> None:
    """The database was gone, the network cut, or the machine asleep: everybody's last beat is old."""
    async with beating(2) as (line, (mine, yours)):
        for _ in range(5):
            await pass_time(line, 2.0)
            await asyncio.gather(mine.beat(), yours.beat())
        await pass_time(line, 60.0)
        await mine.beat()
        assert mine.takeovers == 0, "its first beat after a break"
        await pass_time(line, 2.0)
        await mine.beat()
        assert mine.takeovers == 0
        await yours.beat()
        assert yours.losses == 0, "it was only slower"
        for _ in range(2):
            await pass_time(line, 2.0)
            await mine.beat()
        assert mine.takeovers == 0, "whoever was back has time again"
        for _ in range(2):
            await pass_time(line, 2.0)
            await mine.beat()
        assert mine.takeovers == 1
        await yours.beat()
        assert yours.losses == 1


@awaited
async def test_a_statement_that_came_late_took_others_for_dead() -> None:
    """It was on its way while the network was cut: nobody had been able to beat."""
    async with beating(2) as (line, (mine, yours)):
        late = (leases.BURY_SILENT, mine.worker, leases.LEASE, leases.PAUSE)
        await mine.beat()
        await pass_time(line, 60.0)
        assert await line.fetch(*late) == []
        await mine.beat()
        assert [row[0] for row in await line.fetch(*late)] == [yours.worker]


@awaited
async def test_a_broken_line_delayed_a_take_over_by_a_lease() -> None:
    """Ten seconds and more, if all lines broke just after a server had died; and as long as they did, for ever."""
    async with beating(2) as (line, (mine, _)):
        for _ in range(4):
            await pass_time(line, 1.9)
            assert mine._line is not None
            mine._line.terminate()
            await mine.beat()
        assert mine.takeovers == 1


@awaited
async def test_a_line_that_does_not_answer_is_given_up_so_that_beats_go_on() -> None:
    """It held them up for ten seconds, and others took us for dead."""
    async with beating(1) as (line, (mine,)):
        before = mine._line
        async with line.transaction():
            await line.execute("select 1 from workers for update")  # a beat has to wait
            with pytest.raises(StoreError) as caught:
                await mine.beat()
        assert caught.value.code == "server-store-unreachable"
        await mine.beat()
        assert mine._line is not before
        assert mine.losses == 0


@awaited
async def test_who_is_leaving_takes_no_new_name_when_its_line_breaks() -> None:
    """Its tables were kept from others for another lease, although nobody played them."""
    async with beating(2) as (line, (mine, yours)):
        await line.execute(tables_of(mine.worker, 3))
        mine.is_leaving = True
        await mine.renew(mine.worker)
        assert await line.fetchval("select count(*) from workers where not dead") == 1
        assert len(await yours.orphans(5)) == 3
        await asyncio.wait_for(mine.fenced(mine.worker), 30)  # whatever it still writes is refused, and nothing waits
        assert mine.worker == leases.NOBODY


@awaited
async def test_who_gets_a_dead_server_s_address_frees_its_tables(tmp_path: Path) -> None:
    database = await cluster().new_database()
    first, second = PostgreSQL(database, "10.0.0.1:80", 3600), PostgreSQL(database, "10.0.0.1:80", 3600)
    await first.open()
    await second.open()
    with pytest.raises(StoreError) as caught:
        await committed(first, [AddMove(1, 1, "x", "[]", "[]")])
    assert caught.value.code == "server-store-fenced"
    first.close()
    second.close()


@awaited
async def test_what_waited_while_the_tables_were_lost_is_refused_too() -> None:
    """It was handed over by their owner; under its new id the server is not."""
    database = await cluster().new_database()
    first, second = PostgreSQL(database, "10.0.0.1:80", 3600), PostgreSQL(database, "10.0.0.1:80", 3600)
    await first.open()
    await second.open()
    told: list[StoreError | None] = []
    first.commit([AddMove(1, 1, "x", "[]", "[]")], told.append)
    await asyncio.sleep(0)  # that one is under way, so the next has to wait
    first.commit([SetBallots(1, (("x", 0, "y"),))], told.append)
    await until(lambda: len(told) == 2)
    assert [error and error.code for error in told] == ["server-store-fenced"] * 2
    await committed(first, [AddMove(1, 1, "x", "[]", "[]")])  # what comes later is its own
    first.close()
    second.close()


# The simulated one


def any_statement(rng: random.Random, workers: int) -> tuple[str, tuple[object, ...]]:
    """One that a lease may send."""
    worker, code = rng.randrange(1, workers + 1), f"T{rng.randrange(1, 7)}"
    some = sorted({rng.randrange(1, workers + 1) for _ in range(3)})
    address = rng.choice(["", "10.0.0.1:80", "10.0.0.2:80"])
    return rng.choice(
        [
            (leases.ENTER, (address,)),
            (leases.BEAT, (worker,)),
            (leases.END, (worker,)),
            (leases.BURY_NAMESAKE, (address,)),
            (leases.BURY_SILENT, (worker, rng.choice([0.0, 3600.0, 3600.0]), rng.choice([0.0, 3600.0]))),
            (leases.INHERIT, (worker, rng.randrange(1, workers + 1))),
            *[(leases.CLAIM, (worker, code))] * 3,
            *[(leases.OWNER, (code,))] * 3,
            (leases.OTHERS, (worker,)),
            (leases.UNSETTLED, ()),
            (leases.SETTLE, (some,)),
            (leases.UNOWNED, (50,)),
            (leases.LEFT_BEHIND, (50, some)),
        ]
    )


@awaited
async def test_the_simulated_database_answers_every_statement_of_a_lease_as_postgres_does() -> None:
    database, rng, moments = await cluster().new_database(), random.Random(4), count()
    store = PostgreSQL(database, "", 3600)
    await store.open()  # that makes the schema, and the first worker
    line = await asyncpg.connect(database)
    simulated = LeaseTables(rng, lambda: float(next(moments)))
    simulated.enter("")
    for number in range(1, 6):  # of T6 nobody has heard
        is_unattended = number % 2 == 1
        simulated.save([SaveTable(b"", number, f"T{number}", "den", "playing", True, (), is_unattended)])
        await line.execute(
            "insert into tables (id, code, game, phase, private, unattended, people, data)"
            " values ($1, $2, 'den', 'playing', true, $3, '{}', '')",
            number,
            f"T{number}",
            is_unattended,
        )
    asked = set()
    for _ in range(1500):
        statement, values = any_statement(rng, len(simulated.workers))
        there = sorted(tuple(row) for row in await line.fetch(statement, *values))
        here = sorted(
            tuple(row.values()) if isinstance(row, dict) else row for row in simulated.ask(statement, *values)
        )
        is_only_counted = statement in (leases.CLAIM, leases.BEAT, leases.END)  # the times differ
        assert len(here) == len(there) if is_only_counted else here == there, statement
        asked.add(statement)
    assert asked == {*ANSWERS} - {leases.NOTIFY}
    await line.close()
    store.close()


# What it costs


async def blocks_read(database: str, statement: str, *values: object) -> int:
    """How many blocks of the database a statement looks at."""
    line = await asyncpg.connect(database)
    try:
        told = await line.fetchval(f"explain (analyze, buffers, format json) {statement}", *values)
    finally:
        await line.close()
    plan = msgspec.json.decode(told)[0]["Plan"]
    return int(plan["Shared Hit Blocks"] + plan["Shared Read Blocks"])


def tables_of(owner: int, count: int) -> str:
    return (
        "insert into tables (id, code, game, phase, private, unattended, people, data, owner)"
        f" select n, 'T' || n, 'kokoro', 'playing', true, true, '{{}}', '', {owner} from generate_series(1, {count}) n"
    )


@awaited
async def test_every_server_read_all_unattended_tables_every_second(tmp_path: Path) -> None:
    """With 100,000 of them that was an eighth of a core of PostgreSQL for each server."""
    database = await cluster().new_database()
    store = PostgreSQL(database, "10.0.0.1:80", 3600)
    await store.open()
    line = await asyncpg.connect(database)
    try:
        await line.execute("insert into workers (address, dead) select 'x', true from generate_series(1, 50)")
        await line.execute(tables_of(store.lease.worker, 20_000))
        await line.execute("analyze")
        assert await store.lease.orphans(50) == []
        assert await line.fetchval("select count(*) from workers where settled") == 50
        assert await blocks_read(database, UNSETTLED) + await blocks_read(database, UNOWNED, 50) < 50
        await line.execute("update workers set dead = true")
        mine = [store.lease.worker]
        assert await blocks_read(database, LEFT_BEHIND, 50, mine) < 300, "nor are all of those whose owner is dead"
    finally:
        await line.close()
        store.close()


@awaited
async def test_a_dead_server_is_settled_when_nothing_is_left_to_adopt_and_its_other_tables_are_free(
    tmp_path: Path,
) -> None:
    database = await cluster().new_database()
    store = PostgreSQL(database, "10.0.0.1:80", 3600)
    await store.open()
    line = await asyncpg.connect(database)
    try:
        await line.execute("insert into workers (address, dead) values ('a', true), ('b', true)")
        await line.execute(tables_of(owner=2, count=4))
        await line.execute("update tables set owner = 3, unattended = false where id = 1")
        await line.execute("update tables set owner = null where id = 2")
        assert sorted(await store.lease.orphans(5)) == ["T3", "T4"], "those of the dead first"
        for code in ("T3", "T4"):
            assert await store.lease.claim(code) is None
        assert await store.lease.orphans(5) == ["T2"], "then those that never had an owner"
        assert await line.fetchval("select count(*) from workers where settled") == 2
        assert await store.lease.claim("T1") is None, "whoever opens a table of a settled one gets it"
    finally:
        await line.close()
        store.close()
