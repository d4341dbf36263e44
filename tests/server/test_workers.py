"""Real workers and a real PostgreSQL, killed, stopped and drained under load: no acknowledged answer is lost or done
twice, every table goes on, every record verifies."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import asyncpg
import httpx
import pytest

from parlour.server import wire
from tests.server.kit import DEADLINE, ROOT, Client, Gone, run, until
from tests.server.postgres import Cluster, cluster, programs
from tests.server.test_kill import ORPHAN, Player, check, open_tables

SERVE = "from parlour.cli import main; main()"
PASSING = ("server-store-", "server-bye", "server-elsewhere")
"""Refusals of a server that is dying or taking over: whoever hears one tries again."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processes of a supervisor are found in /proc")


class Patient(Player):
    """Comes back until the match is over, whatever the servers do."""

    async def give(self, client: Client, answer: wire.Answer) -> None:
        reply = await client.ask(answer)
        if isinstance(reply, wire.Refused) and reply.code.startswith(PASSING):
            raise Gone
        assert isinstance(reply, wire.Ack), (reply, answer)
        self.acked.append(answer.answer)
        self.acks += 1
        self.last = None

    async def play_to_the_end(self, url: Callable[[], str]) -> None:
        while self.record is None:
            try:
                await self.session(url())
            except AssertionError as error:  # the hello was refused
                refused = error.args[0] if error.args else None
                if not (isinstance(refused, wire.Refused) and refused.code.startswith(PASSING)):
                    raise
            await asyncio.sleep(0.05)


class Farm:
    """`parlour serve --workers N`, as a host starts it."""

    def __init__(self, folder: Path, database: str, workers: int) -> None:
        self.errors = folder / "errors"
        env = {
            **os.environ,
            "DATABASE_URL": database,
            "PARLOUR_HOST": "127.0.0.1",
            "PARLOUR_LIMITS": "off",
            "PARLOUR_LANGUAGE": "en",
            "PARLOUR_BOT_WORKERS": "1",
            "PYTHONUNBUFFERED": "1",
        }
        words = ["serve", "--no-open", "--port", "0", "--workers", str(workers)]
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, *words], stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=env
            )
        assert self.process.stdout is not None
        self.url = ""
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            self.url = self.url or (found[0] if found else "")
            if "Ctrl-C" in line:
                break
        assert self.url, self.errors.read_text("utf-8")

    def workers(self) -> list[int]:
        pid = self.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    async def ready(self, count: int) -> None:
        """Wait until so many workers serve."""
        async with asyncio.timeout(DEADLINE), httpx.AsyncClient(base_url=self.url, trust_env=False) as line:
            while True:
                with suppress(httpx.HTTPError):
                    found = re.search(r"^parlour_servers (\d+)", (await line.get("/metrics")).text, re.MULTILINE)
                    if found is not None and int(found[1]) >= count:
                        return
                await asyncio.sleep(0.05)

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        code = self.process.wait(DEADLINE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            for pid in self.workers():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
            self.stop()

    def said(self) -> str:
        return ORPHAN.sub("", self.errors.read_text("utf-8"))


@asynccontextmanager
async def farm_of(folder: Path, workers: int, where: Cluster | None = None) -> AsyncIterator[tuple[Farm, str]]:
    database = await (where or cluster()).new_database()
    farm = await asyncio.to_thread(Farm, folder, database, workers)
    try:
        await farm.ready(workers)
        yield farm, database
    finally:
        await asyncio.to_thread(farm.close)


Harm = Callable[[Farm, str, random.Random], Awaitable[None]]


async def survive(
    folder: Path, harm: Harm, times: int, seed: int, workers: int = 3, where: Cluster | None = None
) -> int:
    """Play while harm is done so many times, and to the end; how many answers were acknowledged."""
    rng = random.Random(seed)
    async with farm_of(folder, workers, where) as (farm, database):
        answers = done = 0
        while done < times:
            players = await patient(farm.url, rng)
            playing = [asyncio.create_task(player.play_to_the_end(lambda: farm.url)) for player in players]
            while done < times and not all(task.done() for task in playing):
                fate = sum(player.acks for player in players) + rng.randrange(1, 20)
                await until(lambda: sum(p.acks for p in players) >= fate or all(t.done() for t in playing), 60)  # noqa: B023 - at once
                if all(task.done() for task in playing):
                    break
                await harm(farm, database, rng)
                done += 1
            await asyncio.gather(*playing)
            answers += sum(player.acks for player in players)
            await check(farm.url, players)  # type: ignore[arg-type]  # a list of players
        assert await asyncio.to_thread(farm.stop) == 0, "it stops when it is told to"
        said = farm.said()
        assert not any(word in said for word in ("Traceback", '"event":"bug"')), said
    return answers


async def patient(url: str, rng: random.Random) -> list[Patient]:
    while True:
        try:
            found = await open_tables(url, rng)
            return [Patient(player.guest, player.table, player.seat, player.rng) for player in found]
        except (AssertionError, httpx.HTTPError):  # a worker died meanwhile: other tables will do
            await asyncio.sleep(0.05)


async def kill_a_worker(farm: Farm, database: str, rng: random.Random) -> None:
    os.kill(rng.choice(farm.workers()), signal.SIGKILL)


async def drain_a_worker(farm: Farm, database: str, rng: random.Random) -> None:
    os.kill(rng.choice(farm.workers()), signal.SIGTERM)
    await farm.ready(2)


async def end_connections(farm: Farm, database: str, rng: random.Random) -> None:
    """As an administrator does it, or a failover: whatever they are doing."""
    line = await asyncpg.connect(database)
    await line.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
    await line.close()


def test_ten_kills_of_workers(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, kill_a_worker, 10, seed=1), 300) > 50


def test_draining_workers_one_after_another(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, drain_a_worker, 2, seed=2), 300) > 50


def test_connections_to_the_database_ended_during_commits(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, end_connections, 5, seed=3, workers=2), 300) > 50


@pytest.mark.soak
def test_two_hundred_kills_of_workers(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, kill_a_worker, 200, seed=4), 3600) > 1000


def test_the_postmaster_is_killed_and_comes_back(tmp_path: Path) -> None:
    bin_ = programs()
    if bin_ is None:
        cluster()  # says why not
    assert bin_ is not None
    own = Cluster(bin_)

    async def kill_the_postmaster(farm: Farm, database: str, rng: random.Random) -> None:
        own.kill()
        await asyncio.to_thread(own.start_again)

    try:
        assert run(lambda: survive(tmp_path, kill_the_postmaster, 2, seed=5, workers=2, where=own), 300) > 50
    finally:
        own.close()


def test_a_worker_that_sleeps_longer_than_its_lease_wakes_up_without_its_tables(tmp_path: Path) -> None:
    async def sleep_over(farm: Farm, database: str, rng: random.Random) -> None:
        victim = rng.choice(farm.workers())
        line = await asyncpg.connect(database)
        before = await line.fetchval("select count(*) from workers where dead")
        os.kill(victim, signal.SIGSTOP)
        try:
            async with asyncio.timeout(DEADLINE):
                while await line.fetchval("select count(*) from workers where dead") == before:
                    await asyncio.sleep(0.1)
        finally:
            os.kill(victim, signal.SIGCONT)
            await line.close()

    assert run(lambda: survive(tmp_path, sleep_over, 1, seed=6), 300) > 50


def test_several_workers_need_a_database_that_they_can_share(tmp_path: Path) -> None:
    env = {**os.environ, "PARLOUR_DATA": str(tmp_path), "PARLOUR_HOST": "127.0.0.1", "PARLOUR_LANGUAGE": "en"}
    env.pop("DATABASE_URL", None)
    words = ["serve", "--no-open", "--port", "0", "--workers", "2"]
    found = subprocess.run(
        [sys.executable, "-c", SERVE, *words], capture_output=True, text=True, timeout=DEADLINE, env=env, check=False
    )
    assert found.returncode != 0
    assert "DATABASE_URL" in found.stderr
    assert "Traceback" not in found.stderr
