"""Whole games over real sockets."""

from __future__ import annotations

from pathlib import Path

import pytest

from parlour import games
from parlour.core.record import read_record
from parlour.core.verify import verify
from parlour.server import wire
from tests.server.kit import Guest, hub_in, play_on, run, seated


def test_two_people_and_a_bot_play_a_game_to_its_end_and_its_record_verifies(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            clients = await seated(url, "kokoro", 2, (None, "greedy"))
            await play_on(clients)
            for client in clients:
                await client.until(lambda client=client: client.sign and client.sign.record)  # type: ignore[misc]
            sign = clients[0].sign
            assert sign is not None
            guest = Guest(url)
            text = (await guest.send("GET", f"/r/{sign.record}.parlour")).text
            record = read_record(text, "record")
            assert verify(games.of_record(record), record), "luck can be checked too"
            assert len(record.tags["entropy"].split()) == 2
            checked = await guest.post(f"/api/records/{sign.record}/check", {}, wire.Checked)
            assert checked.ok
            assert checked.luck
            account = await guest.get(f"/api/records/{sign.record}/account", wire.RecordAccount)
            assert account.curve[-1].n == len(record.moves)
            sums = [sum(source.amounts[seat] for source in account.sources) for seat in range(3)]
            (score,) = (await clients[1].guest.get("/api/me", wire.Me)).scores
            assert sums == list(account.curve[-1].amounts)
            assert (score.score, score.names[score.seat]) == (sums[score.seat], "P1")
            assert [entry.n for entry in clients[1].entries] == list(range(1, len(record.moves) + 1))
            assert hub.metrics.counts["bugs", ""] == 0
            for client in clients:
                await client.close()

    run(work)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_bots_play_any_game_to_its_end_while_somebody_watches(tmp_path: Path, slug: str) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            ann = await Guest.enter(url, "Ann")
            seats = max(2, games.load(slug).least)
            code = await ann.create(slug, seats, bots=("random",) * seats)
            eye = await ann.open(code)
            await eye.told(wire.Ready(entropy="0123456789abcdef"))
            await eye.until(lambda: eye.sign and eye.sign.record, 100)
            assert eye.sign is not None
            record = await hub.records.record(eye.sign.record or "")
            assert verify(games.of_record(record), record)
            assert [entry.n for entry in eye.entries] == list(range(1, len(record.moves) + 1))
            assert (hub.workers.failures, hub.metrics.counts["bugs", ""]) == (0, 0)
            await eye.close()

    run(work)
