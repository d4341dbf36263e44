"""Whole games over real sockets."""

from __future__ import annotations

from pathlib import Path

from parlor.core.record import read_record
from parlor.core.verify import verify
from parlor import games
from parlor.server import wire
from tests.server.kit import Client, Guest, house_in, run, seated


async def play_on(clients: list[Client], most: int = 10_000) -> None:
    """Everybody answers the first choice of what blocks, until the match is over."""
    for _ in range(most):
        push = clients[0].push
        assert push is not None
        if push.result is not None:
            return
        for client in clients:
            await answer_first(client)


async def answer_first(client: Client) -> None:
    push = client.push
    assert push is not None
    assert client.welcome is not None
    seat = client.welcome.seat
    for question in push.questions:
        decision = next(d for d in push.decisions if (d.prompt, d.ask) == (question.prompt, question.ask))
        answered = [s for b in push.ballots if b.prompt == question.prompt and b.ask == question.ask for s in b.answered]
        if not decision.optional and seat not in answered and question.choices:
            reply = await client.ask(wire.Answer(prompt=question.prompt, ask=question.ask, answer=question.choices[0]))
            if isinstance(reply, wire.Ack):
                await client.until(lambda: client.push is not push)
            return


def test_two_people_and_a_bot_play_a_game_to_its_end_and_its_record_verifies(tmp_path: Path) -> None:
    async def work() -> None:
        async with house_in(tmp_path) as (house, url):
            clients = await seated(url, "kokoro", 2, (None, "greedy"))
            await play_on(clients)
            for client in clients:
                await client.until(lambda client=client: client.sign and client.sign.record)  # type: ignore[misc]
            sign = clients[0].sign
            assert sign is not None
            guest = Guest(url)
            text = (await guest.send("GET", f"/r/{sign.record}.parlor")).text
            record = read_record(text, "record")
            assert verify(games.of_record(record), record), "luck can be checked too"
            assert len(record.tags["entropy"].split()) == 2
            checked = await guest.post(f"/api/records/{sign.record}/check", {}, wire.Checked)
            assert checked.ok
            assert checked.luck
            assert [entry.n for entry in clients[1].entries] == list(range(1, len(record.moves) + 1))
            assert house.meter.counts["bugs", ""] == 0
            for client in clients:
                await client.close()

    run(work)
