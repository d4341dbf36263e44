"""kill -9 at any moment: no acknowledged answer is lost, none is taken twice, every table goes on, records verify.

Real processes, real sockets, a real file. Each server forks off a process that is warm, so that killing is cheap.
"""

from __future__ import annotations

import asyncio
import random
import re
import secrets
import traceback
from pathlib import Path

import msgspec
import pytest

from parlour import games
from parlour.core.record import read_record
from parlour.core.verify import verify
from parlour.server import wire
from tests.server.kit import Client, Gone, Guest, Nest, is_due, run, soaked

PEOPLE = 2
TABLES = 4
ORPHAN = re.compile(r"Traceback [^\n]*\n(?: [^\n]*\n)*? [^\n]* in spawn_main\n(?: [^\n]*\n)*EOFError: [^\n]*\n")
"""What Python says in a worker that was just being born when the server was killed."""


class Player:
    """A person in one seat: answers at random, tries again after a break, remembers what was acknowledged."""

    def __init__(self, guest: Guest, table: str, seat: int, rng: random.Random) -> None:
        self.guest = guest
        self.table = table
        self.seat = seat
        self.rng = rng
        self.acked: list[str] = []
        self.last: wire.Answer | None = None  # sent, but not acknowledged yet
        self.retries = 0
        self.record: str | None = None
        self.acks = 0
        self.breaks: list[str] = []  # where and why connections ended

    async def play(self, client: Client) -> None:
        """Until the match is over. Raises Gone."""
        while client.push is None or client.push.result is None:
            client.changed.clear()
            if not client.is_open:
                raise Gone
            question = is_due(client)
            if self.last is None and question is not None:
                answer = self.rng.choice(question.choices)
                self.last = wire.Answer(
                    id=secrets.token_hex(8), prompt=question.prompt, ask=question.ask, answer=answer
                )
            elif self.last is not None:
                self.retries += 1
            if self.last is not None:
                asked, sent = question, self.last
                await self.give(client, sent)
                if asked is not None and (asked.prompt, asked.ask) == (sent.prompt, sent.ask):
                    await client.until(lambda asked=asked: is_due(client) != asked)  # type: ignore[misc]
            else:
                async with asyncio.timeout(30):
                    await client.changed.wait()
        if self.last is not None:  # the answer that ended the match, whose acknowledgement a kill cut off
            self.retries += 1
            await self.give(client, self.last)
        await client.until(lambda: client.summary is not None and client.summary.record is not None)
        assert client.summary is not None
        self.record = client.summary.record

    async def give(self, client: Client, answer: wire.Answer) -> None:
        """Send an answer until it is acknowledged. Raises Gone."""
        reply = await client.ask(answer)
        assert isinstance(reply, wire.Ack), (reply, answer)
        self.acked.append(answer.answer)
        self.acks += 1
        self.last = None

    async def session(self, url: str) -> None:
        """Play until it is over or the connection breaks."""
        self.guest.url = url
        try:
            client = await self.guest.open(self.table, self.seat)
            try:
                await self.play(client)
            finally:
                await client.close()
        except (Gone, OSError, TimeoutError) as error:
            self.breaks.append("".join(traceback.format_exception(error)))
        except Exception as error:
            if "websockets" not in type(error).__module__:
                raise


async def open_tables(url: str, rng: random.Random) -> list[Player]:
    players = []
    for number in range(TABLES):
        guests = [await Guest.enter(url, f"P{seat}") for seat in range(PEOPLE)]
        bots = (None, None, "greedy") if number == 0 else ()
        code = await guests[0].create("kokoro", PEOPLE + (number == 0), bots=bots)
        for seat, guest in enumerate(guests):
            path = f"/api/tables/{code}/do"
            await guest.post(path, msgspec.json.encode(wire.Sit(seat=seat)), wire.Ack)
            await guest.post(path, msgspec.json.encode(wire.Ready(seat=seat, entropy="0123456789abcdef")), wire.Ack)
            players.append(Player(guest, code, seat, random.Random(rng.random())))
    return players


async def survive(folder: Path, kills: int, seed: int) -> tuple[int, int, int]:
    """Play on a server that is killed again and again; how many answers, retries and records there were."""
    rng = random.Random(seed)
    file, errors = folder / "tables.sqlite", folder / "errors"
    nest = Nest(errors)
    answers = retries = records = killed = 0
    try:
        players: list[Player] = []
        while killed < kills or not all(player.record for player in players):
            url = await asyncio.to_thread(nest.start, file)
            if not players:
                players = await open_tables(url, rng)
            is_last = killed >= kills
            before = sum(player.acks for player in players)
            sessions = [asyncio.create_task(player.session(url)) for player in players if player.record is None]
            if not is_last:
                fate = before + rng.randrange(1, 25)
                while sum(player.acks for player in players) < fate and not all(task.done() for task in sessions):
                    await asyncio.sleep(rng.random() * 0.004)
                nest.kill()
                killed += 1
            await asyncio.gather(*sessions)
            if is_last:
                assert await asyncio.to_thread(nest.stop) in (0, -15), "it stops when it is told to"
            if all(player.record for player in players):
                answers += sum(player.acks for player in players)
                retries += sum(player.retries for player in players)
                url = await asyncio.to_thread(nest.start, file)
                records += await check(url, players)
                nest.kill()
                players = [] if killed < kills else players
    finally:
        nest.close()
    said = ORPHAN.sub("", errors.read_text("utf-8"))
    assert not any(word in said for word in ("Traceback", '"event":"bug"', '"event":"trouble"')), said
    return answers, retries, records


async def check(url: str, players: list[Player]) -> int:
    """Every acknowledged answer is in the record, once and in order; every record verifies."""
    for player in players:
        response = await Guest(url).send("GET", f"/r/{player.record}.json")
        record = read_record(response.text, "record")
        assert verify(games.of_record(record), record)
        moves = [dict(zip(move.seats, move.answers, strict=False)) for move in record.moves]  # chance has no seats
        assert [move[player.seat] for move in moves if player.seat in move] == player.acked
    return len({player.record for player in players})


def test_twenty_kills(tmp_path: Path) -> None:
    answers, retries, records = run(lambda: survive(tmp_path, 20, seed=1), 300)
    assert records >= TABLES
    assert answers > 100
    print(f"{answers} answers, {retries} sent again, {records} records")


@pytest.mark.soak
def test_five_hundred_kills(tmp_path: Path) -> None:
    kills, seed = soaked("PARLOUR_KILLS", 500)
    answers, retries, records = run(lambda: survive(tmp_path, kills, seed), 3600)
    assert retries > kills // 10, "kills hit answers under way"
    assert records >= kills // 50 * TABLES
    assert answers > 5 * kills
    print(f"{answers} answers, {retries} sent again, {records} records")
