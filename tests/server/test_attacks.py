"""What strangers and rivals once got away with, tried again from outside, at a server process of its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from parlour.server import wire
from tests.server.kit import Client, Guest, awaited, is_due, seated, served

LONG = 3600  # seconds: whatever a busy machine does meanwhile, nobody runs out of it


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("attacked")) as address:
        yield address


async def left(client: Client, seat: int) -> int:
    """Milliseconds, as whoever comes to the table now is told."""
    assert client.summary is not None
    watcher = await client.guest.open(client.summary.code)
    await watcher.until(lambda: watcher.time)
    assert watcher.time is not None
    found = watcher.time.left[seat]
    await watcher.close()
    assert found is not None
    return found


@awaited
async def test_the_rival_s_second_browser_does_not_get_the_seat_of_somebody_who_drops(url: str) -> None:
    one, two = await seated(url, "kokoro", 2)
    assert one.summary is not None
    code = one.summary.code
    await two.close()
    thief = await (await Guest.enter(url, "P1")).open(code)
    assert await thief.refused(wire.Reclaim(seat=1)) == "server-refuse-absence"
    assert await thief.refused(wire.Sit(seat=1)) == "server-refuse-taken"
    assert await thief.refused(wire.ClaimSeat(seat=1, secret="0" * 32)) == "server-refuse-secret"
    assert await one.refused(wire.PlaceBot(seat=1, bot="greedy")) == "server-refuse-absence"
    view = await thief.guest.send("GET", f"/api/tables/{code}/view?seat=1")
    assert (view.status_code, view.json()["code"]) == (403, "server-refuse-not-yours")
    back = await two.guest.open(code, 1)
    await back.until(lambda: is_due(back))
    for client in (one, thief, back):
        await client.close()


@pytest.mark.parametrize("clock", [wire.Clock("move", LONG), wire.Clock("match", LONG, 60)], ids=["move", "match"])
@awaited
async def test_no_trick_gains_time(url: str, clock: wire.Clock) -> None:
    one, two = await seated(url, "kokoro", 2, clock=clock)
    before = await left(one, 0)
    for _ in range(5):
        await one.told(wire.Stand(seat=0))
        await one.told(wire.Sit(seat=0))
        await one.until(lambda: is_due(one))
        question = is_due(one)
        assert question is not None
        await one.told(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
        await one.told(wire.Withdraw(prompt=question.prompt))
        after = await left(one, 0)
        assert after <= before
        before = after
    for client in (one, two):
        await client.close()


@awaited
async def test_a_rename_says_nothing_where_talk_is_limited(url: str) -> None:
    one, two = await seated(url, "chocobo", 2, options={"talk": "limited"})
    assert (await one.guest.send("POST", "/api/me", {"name": "I hold high cards"})).status_code == 200
    await one.told(wire.Sit(seat=0, name="high cards"))
    assert one.summary is not None
    shown = await two.guest.get(f"/api/tables/{one.summary.code}", wire.TableSummary)
    assert [chair.name for chair in shown.chairs] == ["P0", "P1"]
    for client in (one, two):
        await client.close()
