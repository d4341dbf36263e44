"""One after another: the requests of one client, and those of all clients at one table."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path

import msgspec

from parlour.server import wire
from parlour.server.hub.lock import TableLock
from tests.server.kit import hub_in, run, seated


def test_requests_sent_in_one_go_are_answered_in_their_order(tmp_path: Path) -> None:
    async def work() -> None:
        async with hub_in(tmp_path) as (hub, url):
            one, two = await seated(url, "kokoro", 2)
            wanted: list[str] = []
            for k in range(40):  # those that are carried out at once, and those that wait for a turn of their own
                requests: list[wire.Request] = [
                    wire.Note(id=f"n{k}", on="here", text=f"{k}"),
                    wire.Note(id=f"m{k}", on="", text="refused"),
                    wire.Withdraw(id=f"w{k}", prompt="nothing"),
                    wire.Mute(id=f"q{k}", seat=1, yes=k % 2 == 0),
                ]
                for client in (one, two):  # at the same table, at the same time
                    for request in requests:
                        await client.send(msgspec.json.encode(request))
                wanted += [request.id for request in requests]
            for client in (one, two):
                await client.until(lambda client=client: len(client.others) == len(wanted))  # type: ignore[misc]
                answers = [reply for reply in client.others if isinstance(reply, wire.Ack | wire.Refused)]
                assert [reply.id for reply in answers] == wanted
                assert client.notes == {"here": "39"}
            assert hub.metrics.counts["bugs", ""] == 0
            await one.close()
            await two.close()

    run(work)


def test_a_lock_goes_round_in_order_and_those_who_give_up_are_passed_over() -> None:
    async def work() -> None:
        lock = TableLock()
        had: list[int] = []

        async def want(number: int) -> None:
            async with lock:
                had.append(number)
                await asyncio.sleep(0)

        assert lock.take()
        assert not lock.take(), "it is taken"
        tasks = [asyncio.create_task(want(number)) for number in range(5)]
        await asyncio.sleep(0)
        tasks[1].cancel()  # while it waits
        lock.release()
        assert not lock.take(), "it belongs to who waited first"
        tasks[0].cancel()  # just as it is its turn
        await asyncio.sleep(0)
        with suppress(asyncio.CancelledError):
            await asyncio.gather(*tasks)
        await asyncio.gather(*tasks[2:])
        assert had == [2, 3, 4]
        assert lock.take(), "free again"

    run(work)
