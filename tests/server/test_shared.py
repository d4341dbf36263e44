"""What people meet is the same at every server of a database: talk, hints, campaigns, scores, records, limits."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import asyncpg
import httpx

from parlour.server import wire
from parlour.server.hub.limits import RULES
from tests.server.kit import DEADLINE, Client, Guest, awaited, hub_in, is_due, play_on, run, seated
from tests.server.postgres import cluster
from tests.server.test_analyses import PATH, Pool, store
from tests.server.test_campaign import PLAN, finish, next_game
from tests.server.test_hints import hint
from tests.server.test_owners import close, two_servers
from tests.server.test_teaching import step_of
from tests.server.test_workers import Farm, Machines

UNKEPT = httpx.Limits(max_keepalive_connections=0)  # each request over a connection of its own, for any worker


async def at(url: str, client: Client, seat: int | None = None) -> Client:
    """The same person, come by another server."""
    assert client.summary is not None
    await client.close()
    return await Guest(url, client.guest.token, client.guest.person).open(client.summary.code, seat)


@awaited
async def test_who_came_by_another_server_shows_faces_takes_hints_and_reviews_as_the_others_do(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, here, two, there):
        (alone,) = await seated(here, "kokoro", 1, bots=(None, "random"))
        alone = await at(there, alone, 0)
        await alone.until(lambda: is_due(alone))
        assert (await hint(alone)).lines
        ann, ben = await seated(here, "kokoro", 2)
        ben = await at(there, ben, 1)
        await ben.told(wire.Emote(face="laugh"))
        await ann.until(lambda: any(isinstance(news, wire.Emoted) and news.seat == 1 for news in ann.others))
        await play_on([ann, ben])
        await ben.told(wire.Teach(yes=True))
        await ben.told(wire.Review(step=3))
        await ann.until(lambda: ann.summary and ann.summary.teaching and step_of(ann) == 3)
        assert (len(one.tables), len(two.tables)) == (2, 0), "all of it at one of them"
        assert one.metrics.counts["bugs", ""] == two.metrics.counts["bugs", ""] == 0
        await close(alone, ann, ben)


@awaited
async def test_a_campaign_goes_on_at_another_server_and_both_tell_the_same_of_it(tmp_path: Path) -> None:
    async with two_servers(tmp_path) as (one, here, two, there):
        clients = await seated(here, "cocoon_world", 2, campaign=PLAN)
        first = clients[0].summary.code if clients[0].summary else ""
        await finish(clients)
        clients = await next_game(clients, there)
        second = clients[0].summary.code if clients[0].summary else ""
        assert (list(one.tables), list(two.tables)) == ([first], [second])
        over = await finish(clients)
        assert len(over.scores) == 2
        told = []
        for url in (here, there):
            guest = Guest(url, clients[0].guest.token, clients[0].guest.person)
            me = await guest.get("/api/me", wire.Me)
            told.append((me, (await guest.send("GET", "/api/records")).content))
        assert told[0] == told[1]
        assert len(told[0][0].scores) == 2
        assert told[0][0].campaigns[0].campaign == over
        await close(*clients)


@awaited
async def test_an_analysis_that_a_server_took_with_it_is_begun_again_at_another(tmp_path: Path) -> None:
    database = await cluster().new_database()
    stuck, able = Pool(), Pool()
    able.is_open.set()
    async with hub_in(tmp_path, database=database, seed="two", workers=able) as (two, there):
        async with hub_in(tmp_path, database=database, seed="one", workers=stuck) as (one, here):
            await store(one)
            ann = await Guest.enter(here, "Ann")
            assert (await ann.post(PATH, None, wire.RecordAnalysis)).analysis is None
        ann.url = there
        async with asyncio.timeout(DEADLINE):
            while (await ann.post(PATH, None, wire.RecordAnalysis)).analysis is None:
                await asyncio.sleep(0)
        assert stuck.asked
        assert two.metrics.counts["bugs", ""] == 0


def test_every_server_signs_with_the_same_key_and_knows_the_others_records_for_ours(tmp_path: Path) -> None:
    async def play() -> None:
        machines = await asyncio.to_thread(Machines, tmp_path, await cluster().new_database(), 2, random.Random(1))
        try:
            here, there = (server.url for server in machines.servers)
            clients = await seated(here, "kokoro", 2)
            await play_on(clients)
            await clients[0].until(lambda: clients[0].summary and clients[0].summary.record)
            record = clients[0].summary.record if clients[0].summary else ""
            keys = [(await Guest(url).get("/api/key", wire.ServerKey)).key for url in (here, there)]
            assert keys[0] == keys[1]
            answer = await Guest(there, clients[0].guest.token).send("POST", f"/api/records/{record}/check")
            assert answer.json()["seal"] == "ours"
            await close(*clients)
        finally:
            await asyncio.to_thread(machines.close)

    run(play, 300)


def test_workers_together_allow_an_address_what_one_server_does(tmp_path: Path) -> None:
    """Guessed codes fall to all workers, new people to one."""

    async def play() -> None:
        database = await cluster().new_database()
        farm = await asyncio.to_thread(Farm, tmp_path, database, 2, limits="on")
        try:
            await farm.ready(2)
            await all_know_of(2, database)
            async with httpx.AsyncClient(base_url=farm.url, trust_env=False, limits=UNKEPT) as line:
                guesses = [(await line.get(f"/api/tables/Z{number:03}")).status_code for number in range(150)]
                people = [(await line.post("/api/people", json={"name": "Ann"})).status_code for _ in range(60)]
            allowed = guesses.count(404)
            assert set(guesses) == {404, 429}
            assert RULES["missing"].burst / 2 < allowed <= 1.2 * RULES["missing"].burst
            assert set(people) == {201, 429}
            assert people.count(201) <= RULES["person"].burst + 1
        finally:
            await asyncio.to_thread(farm.close)

    run(play, 300)


async def all_know_of(count: int, database: str) -> None:
    """Wait until every server knows that there are so many."""
    line = await asyncpg.connect(database)
    addresses = [row[0] for row in await line.fetch("select address from workers where not dead")]
    await line.close()
    assert len(addresses) == count
    async with asyncio.timeout(DEADLINE):
        for address in addresses:
            while True:
                async with httpx.AsyncClient(base_url=f"http://{address}", trust_env=False) as client:
                    if f"\nparlour_servers {count}\n" in (await client.get("/metrics")).text:
                        break
                await asyncio.sleep(0.05)
