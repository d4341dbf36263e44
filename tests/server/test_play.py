"""Whole games over real sockets."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from parlour import games
from parlour.core.record import read_record
from parlour.core.verify import verify
from parlour.server import wire
from parlour.server.bots import comparisons
from parlour.server.bots.comparisons import Comparisons, levels_for
from tests.server.kit import Guest, hub_in, play_on, run, seated


def test_two_people_and_a_bot_play_a_game_to_its_end_and_its_record_verifies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 2, (None, "greedy"))
            await play_on(clients)
            for client in clients:
                await client.until(lambda client=client: client.summary and client.summary.record)  # type: ignore[misc]
            summary = clients[0].summary
            assert summary is not None
            guest = Guest(url)
            text = (await guest.send("GET", f"/r/{summary.record}.parlour")).text
            record = read_record(text, "record")
            assert verify(games.of_record(record), record), "luck can be checked too"
            assert len(record.tags["entropy"].split()) == 2
            checked = await guest.post(f"/api/records/{summary.record}/check", {}, wire.Checked)
            assert checked.ok
            assert checked.luck
            account = await guest.get(f"/api/records/{summary.record}/account", wire.RecordAccount)
            assert account.curve[-1].n == len(record.moves)
            sums = [sum(source.amounts[seat] for source in account.sources) for seat in range(3)]
            (score,) = (await clients[1].guest.get("/api/me", wire.Me)).scores
            assert sums == list(account.curve[-1].amounts)
            assert (score.score, score.names[score.seat]) == (sums[score.seat], "P1")
            assert [entry.n for entry in clients[1].entries] == list(range(1, len(record.moves) + 1))
            await a_link_to_it_shows_the_end(guest, summary.record or "")
            await bots_have_played_its_deal(guest, summary.record or "")
            assert hub.metrics.counts["bugs", ""] == 0
            for client in clients:
                await client.close()

    monkeypatch.setattr(comparisons, "levels_for", lambda record: levels_for(record)[:2])  # the quick ones
    monkeypatch.setattr(Comparisons, "pause", 0.0)
    run(work)


async def a_link_to_it_shows_the_end(guest: Guest, record: str) -> None:
    page = (await guest.send("GET", f"/r/{record}")).text
    if "<base" in page:  # the client is built
        assert '<meta property="og:title" content="Kokoro">' in page
        assert re.search(r'"og:description" content="P0 −?\d+ · Greedy bot −?\d+ · P1 −?\d+ · Five rounds', page)
        assert f"/r/{record}.png" in page
    for _ in range(2):  # drawn, and then read again
        picture = await guest.send("GET", f"/r/{record}.png")
        assert picture.headers["content-type"] == "image/png"
        assert picture.content[16:24] == (1200).to_bytes(4) + (630).to_bytes(4)
    missing = await guest.send("GET", "/r/none.png")
    assert missing.status_code == 404


async def bots_have_played_its_deal(guest: Guest, record: str) -> None:
    found = await guest.get(f"/api/records/{record}/bots", wire.RecordBots)
    while not found.ready:
        await asyncio.sleep(0.01)  # bots play on the same cores
        found = await guest.get(f"/api/records/{record}/bots", wire.RecordBots)
    assert [of.level for of in found.results] == ["easy", "medium"]
    assert all(len(of.result.scores) == 3 for of in found.results)
    assert await guest.get(f"/api/records/{record}/bots", wire.RecordBots) == found


@pytest.mark.parametrize("slug", games.SLUGS)
def test_bots_play_any_game_to_its_end_while_somebody_watches(tmp_path: Path, slug: str) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            seats = max(2, games.load(slug).least)
            code = await ann.create(slug, seats, bots=("random",) * seats)
            eye = await ann.open(code)
            await eye.told(wire.Ready(entropy="0123456789abcdef"))
            await eye.until(lambda: eye.summary and eye.summary.record, 100)
            assert eye.summary is not None
            record = await hub.records.record(eye.summary.record or "")
            assert verify(games.of_record(record), record)
            assert [entry.n for entry in eye.entries] == list(range(1, len(record.moves) + 1))
            assert (hub.workers.failures, hub.metrics.counts["bugs", ""]) == (0, 0)
            await eye.close()

    run(work)
