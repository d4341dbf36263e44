"""Real workers, servers and a real PostgreSQL, killed, stopped, drained and starved under load: no acknowledged answer
is lost or done twice, every table goes on, every record verifies."""

from __future__ import annotations

import asyncio
import os
import random
import re
import signal
import socket
import subprocess
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable
from contextlib import asynccontextmanager, suppress
from itertools import pairwise
from pathlib import Path
from typing import ClassVar, NamedTuple

import asyncpg
import httpx
import pytest

from parlour.server import wire
from parlour.server.http.supervisor import Child, Supervisor
from parlour.server.store.postgres_schema import FAILURES
from tests.server.disks import fill, small_disk, space_on
from tests.server.kit import DEADLINE, ROOT, Client, Gone, Guest, is_due, play_on, run, seated, soaked, until
from tests.server.postgres import Cluster, cluster, programs
from tests.server.test_kill import ORPHAN, Player, check, open_tables

SERVE = """
import sys
sys.modules["uvloop"] = None  # the watchdog looks at asyncio's own loop
from parlour.cli import main
from parlour.server.log import EventLog
from tests.server.watchdog import COMPILED, Watchdog

log = EventLog(sys.stderr)
with Watchdog(bark=lambda what: log.write("bug", error=what)) as dog:
    dog.is_everywhere = COMPILED
    main()
"""
"""`parlour`, watched where the rules are compiled, and with it every worker that it forks."""

PASSING = ("server-store-", "server-bye", "server-elsewhere")
"""Refusals of a server that is dying or taking over: whoever hears one tries again."""

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the processes of a supervisor are found in /proc")


class Patient(Player):
    """Comes back until the match is over, whatever the servers do."""

    refusals: ClassVar[Counter[str]] = Counter()  # of all together

    def __init__(self, guest: Guest, table: str, seat: int, rng: random.Random) -> None:
        super().__init__(guest, table, seat, rng)
        self.moments: list[float] = []  # at which answers were acknowledged

    async def give(self, client: Client, answer: wire.Answer) -> None:
        reply = await client.ask(answer)
        if isinstance(reply, wire.Refused) and reply.code.startswith(PASSING):
            self.refusals[reply.code] += 1
            raise Gone
        assert isinstance(reply, wire.Ack), (reply, answer)
        self.moments.append(time.monotonic())
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


class Serving:
    """`parlour serve`, as a host starts it."""

    def __init__(self, folder: Path, database: str, *words: str, limits: str = "off", address: str = "") -> None:
        self.errors = folder / "errors"
        env = {
            **os.environ,
            "DATABASE_URL": database,
            "PARLOUR_HOST": "127.0.0.1",
            "PARLOUR_LIMITS": limits,
            "PARLOUR_ADDRESS": address,
            "PARLOUR_LANGUAGE": "en",
            "PARLOUR_BOT_WORKERS": "1",
            "PYTHONUNBUFFERED": "1",
        }
        command = [sys.executable, "-c", SERVE, "serve", "--no-open", "--port", "0", *words]
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT, env=env)
        assert self.process.stdout is not None
        self.url = ""
        for line in self.process.stdout:
            found = re.search(r"http://127\.0\.0\.1:\d+", line)
            self.url = self.url or (found[0] if found else "")
            if "Ctrl-C" in line:
                break
        assert self.url, self.errors.read_text("utf-8")

    async def ready(self, count: int) -> None:
        """Wait until so many serve."""
        async with asyncio.timeout(DEADLINE), httpx.AsyncClient(base_url=self.url, trust_env=False) as line:
            while True:
                with suppress(httpx.HTTPError):
                    found = re.search(r"^parlour_servers (\d+)", (await line.get("/metrics")).text, re.MULTILINE)
                    if found is not None and int(found[1]) >= count:
                        return
                await asyncio.sleep(0.05)

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        code = self.process.wait(DEADLINE)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code

    def close(self) -> None:
        if self.process.poll() is None:
            self.stop()

    def said(self) -> str:
        return ORPHAN.sub("", self.errors.read_text("utf-8"))


class Farm(Serving):
    """`parlour serve --workers N`: several processes behind one port."""

    def __init__(self, folder: Path, database: str, workers: int, *, limits: str = "off", address: str = "") -> None:
        super().__init__(folder, database, "--workers", str(workers), limits=limits, address=address)

    def workers(self) -> list[int]:
        pid = self.process.pid
        return [int(word) for word in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]

    def close(self) -> None:
        if self.process.poll() is None:
            for pid in self.workers():
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGCONT)
        super().close()


class Machines:
    """Servers on machines of their own, as far as one machine can show it: each its own process, port and lease."""

    def __init__(self, folder: Path, database: str, count: int, rng: random.Random) -> None:
        self.folder = folder
        self.database = database
        self.rng = rng
        self.servers = [Serving(folder, database) for _ in range(count)]

    def url(self) -> str:
        """Of any: what it has not is passed on to the owner."""
        return self.rng.choice(self.servers).url

    def begin(self) -> None:
        self.servers.append(Serving(self.folder, self.database))

    def close(self) -> None:
        for server in self.servers:
            server.close()


@asynccontextmanager
async def farm_of(folder: Path, workers: int, where: Cluster | None = None) -> AsyncIterator[tuple[Farm, str]]:
    database = await (where or cluster()).new_database()
    farm = await asyncio.to_thread(Farm, folder, database, workers)
    try:
        await farm.ready(workers)
        yield farm, database
    finally:
        await asyncio.to_thread(farm.close)


class Seen(NamedTuple):
    """What people saw while harm was done."""

    answers: int = 0  # acknowledged
    retries: int = 0  # sent again after a break
    records: int = 0  # that verify
    longest: float = 0.0  # seconds between two acknowledged answers at one table
    beats: int = 0  # that one server made between two such answers, as far as we saw, where no bot was waited for


MOST_BEATS = 10  # one a second: no table is stuck for longer than ten seconds


class Pulse:
    """The beats of all servers, as the test sees them: the clock that a table's wait is measured by.

    A server beats at most once a second. On a busy machine it beats less often, and a test that can't run sees fewer
    beats: so it is the servers that are measured, not the machine. Bots think in processes of their own, which start
    late on a busy machine while the server goes on beating: so tables with bots are not measured.
    """

    def __init__(self, database: str) -> None:
        self.database = database
        self.beats: list[tuple[float, int]] = []  # when we saw one, and whose it was
        self.is_on = asyncio.Event()  # it has seen a server
        self._latest: dict[int, object] = {}

    async def watch(self) -> None:
        """Until cancelled; the database may go and come back."""
        while True:
            with suppress(*FAILURES):
                line = await asyncpg.connect(self.database)
                try:
                    while True:
                        self._see(await line.fetch("select id, beat from workers where not dead"))
                        await asyncio.sleep(0.05)
                finally:
                    line.terminate()
            await asyncio.sleep(0.05)

    def _see(self, rows: list[asyncpg.Record]) -> None:
        now = time.monotonic()
        for worker, beat in rows:
            if self._latest.setdefault(worker, beat) != beat:
                self._latest[worker] = beat
                self.beats.append((now, worker))
        if rows:
            self.is_on.set()

    def between(self, sooner: float, later: float) -> int:
        """The beats of the server that made most."""
        return max(Counter(worker for moment, worker in self.beats if sooner < moment < later).values(), default=0)


@asynccontextmanager
async def pulse_of(database: str) -> AsyncIterator[Pulse]:
    pulse = Pulse(database)
    watching = asyncio.create_task(pulse.watch())
    try:
        await pulse.is_on.wait()
        yield pulse
    finally:
        watching.cancel()
        with suppress(asyncio.CancelledError):
            await watching


Harm = Callable[[Farm, str, random.Random], Awaitable[None]]


async def survive(
    folder: Path, harm: Harm, times: int, seed: int, workers: int = 3, where: Cluster | None = None
) -> Seen:
    """Play while harm is done so many times, and to the end."""
    rng = random.Random(seed)
    async with farm_of(folder, workers, where) as (farm, database):
        seen = await outlast(lambda: farm.url, lambda: harm(farm, database, rng), times, rng, database)
        assert await asyncio.to_thread(farm.stop) == 0, "it stops when it is told to"
        assert_no_bug(farm.said())
    return seen


async def outlast(
    url: Callable[[], str], harm: Callable[[], Awaitable[None]], times: int, rng: random.Random, database: str
) -> Seen:
    """Play match after match until harm was done so many times, and then to the end; no table is stuck for long."""
    seen, done = Seen(), 0
    async with pulse_of(database) as pulse:
        while done < times:
            players = await patient(url, rng)
            playing = [asyncio.create_task(player.play_to_the_end(url)) for player in players]
            while done < times and not all(task.done() for task in playing):
                fate = sum(player.acks for player in players) + rng.randrange(1, 20)
                await until(lambda: sum(p.acks for p in players) >= fate or all(t.done() for t in playing), 60)  # noqa: B023 - at once
                if all(task.done() for task in playing):
                    break
                await harm()
                done += 1
            await asyncio.gather(*playing)
            records = await check(url(), players)  # type: ignore[arg-type]  # a list of players
            seen = added(seen, players, records, pulse)
            breaks = "\n".join(f"{p.table} seat {p.seat}: {why}" for p in players for why in p.breaks)
            assert seen.beats < MOST_BEATS, f"{seen}; what broke off:\n{breaks}"
    return seen


def added(seen: Seen, players: list[Patient], records: int, pulse: Pulse) -> Seen:
    with_a_bot, *of_people = dict.fromkeys(player.table for player in players)
    waits = [wait for table in of_people for wait in waits_of(players, table)]
    all_waits = [*waits, *waits_of(players, with_a_bot)]
    return Seen(
        seen.answers + sum(player.acks for player in players),
        seen.retries + sum(player.retries for player in players),
        seen.records + records,
        max([seen.longest, *(later - sooner for sooner, later in all_waits)]),
        max([seen.beats, *(pulse.between(*wait) for wait in waits)]),
    )


def waits_of(players: list[Patient], table: str) -> Iterable[tuple[float, float]]:
    """From each acknowledged answer at a table to the next."""
    return pairwise(sorted(moment for player in players if player.table == table for moment in player.moments))


async def patient(url: Callable[[], str], rng: random.Random) -> list[Patient]:
    while True:
        try:
            found = await open_tables(url(), rng)
            return [Patient(player.guest, player.table, player.seat, player.rng) for player in found]
        except (AssertionError, httpx.HTTPError):  # a worker died meanwhile: other tables will do
            await asyncio.sleep(0.05)


def assert_no_bug(said: str) -> None:
    assert not any(word in said for word in ("Traceback", '"event":"bug"')), said


async def kill_a_worker(farm: Farm, database: str, rng: random.Random) -> None:
    while True:
        with suppress(ProcessLookupError):  # it was dead already, and not yet told of
            return os.kill(rng.choice(farm.workers()), signal.SIGKILL)
        await asyncio.sleep(0.01)


async def drain_a_worker(farm: Farm, database: str, rng: random.Random) -> None:
    os.kill(rng.choice(farm.workers()), signal.SIGTERM)
    await farm.ready(2)


async def end_connections(farm: Farm, database: str, rng: random.Random) -> None:
    """As an administrator does it, or a failover: whatever they are doing."""
    line = await asyncpg.connect(database)
    await line.execute("select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()")
    await line.close()


async def restart_each_worker(farm: Farm, database: str, rng: random.Random) -> None:
    """A rolling restart: the next one when the last serves again."""
    for old in farm.workers():
        os.kill(old, signal.SIGTERM)
        await until(lambda: old not in farm.workers(), 60)  # noqa: B023 - at once
        await farm.ready(3)


async def sleep_over(farm: Farm, database: str, rng: random.Random) -> None:
    """SIGSTOP until it is taken for dead, and SIGCONT."""
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


def test_ten_kills_of_workers(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, kill_a_worker, 10, seed=1), 300).answers > 50


def test_draining_workers_one_after_another(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, drain_a_worker, 2, seed=2), 300).answers > 50


def test_a_rolling_restart_of_all_workers(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, restart_each_worker, 1, seed=7), 300).answers > 50


def test_connections_to_the_database_ended_during_commits(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, end_connections, 5, seed=3, workers=2), 300).answers > 50


@pytest.mark.soak
def test_two_hundred_kills_of_workers(tmp_path: Path) -> None:
    kills, seed = soaked("PARLOUR_KILLS", 200)
    seen = run(lambda: survive(tmp_path, kill_a_worker, kills, seed), 3600)
    print(seen)
    assert seen.longest < 10, "seconds: the machine is ours in a soak"
    assert seen.answers > 5 * kills
    assert seen.retries > kills // 10, "kills hit answers under way"


@pytest.mark.soak
@pytest.mark.parametrize("harm", [drain_a_worker, restart_each_worker, end_connections, sleep_over])
def test_no_table_is_stuck_for_ten_seconds(harm: Harm, tmp_path: Path) -> None:
    """By the clock on the wall, which says nothing where others use the machine."""
    times, seed = soaked("PARLOUR_HARMS", 5)
    seen = run(lambda: survive(tmp_path, harm, times, seed), 3600)
    print(seen)
    assert seen.longest < 10


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
        assert run(lambda: survive(tmp_path, kill_the_postmaster, 2, seed=5, workers=2, where=own), 300).answers > 50
    finally:
        own.close()


def test_a_worker_that_sleeps_longer_than_its_lease_wakes_up_without_its_tables(tmp_path: Path) -> None:
    assert run(lambda: survive(tmp_path, sleep_over, 1, seed=6), 300).answers > 50


def test_a_server_that_slept_commits_nothing_notices_and_sends_its_people_to_the_new_owner(tmp_path: Path) -> None:
    """It wakes up with an answer in its ear that it could have committed before."""

    async def play() -> None:
        database = await cluster().new_database()
        sleeper, other = [await asyncio.to_thread(Serving, tmp_path, database) for _ in range(2)]
        line = await asyncpg.connect(database)
        try:
            ann, ben = await seated(sleeper.url, "kokoro", 2)
            await play_on([ann, ben], 4)
            code = ann.summary.code if ann.summary else ""
            former = await owner_of(line, code)
            sleeper.process.send_signal(signal.SIGSTOP)
            late = answer_of(ann, "late")
            asking = asyncio.create_task(ann.ask(late))
            async with asyncio.timeout(DEADLINE):
                while not await line.fetchval("select dead from workers where id = $1", former):
                    await asyncio.sleep(0.05)
            again = [
                await Guest(other.url, c.guest.token, c.guest.person).open(code, c_) for c_, c in enumerate([ann, ben])
            ]
            owner = await owner_of(line, code)
            assert owner != former, "the other has it"
            await play_on(again, 4)
            written = await stored_of(line, code)
            sleeper.process.send_signal(signal.SIGCONT)
            with suppress(Gone):
                reply = await asking
                assert isinstance(reply, wire.Refused), "it acknowledges nothing"
                assert reply.code.startswith(PASSING)
            for client in (ann, ben):
                await until(lambda: not client.is_open)  # noqa: B023 - at once
                assert client.bye is not None, "they are told to come back"
                assert client.bye.again is not None
            assert await stored_of(line, code) == written, "nothing of it was committed"
            await until_it_says(sleeper, "parlour_leases_lost 1", "parlour_tables 0")
            alive = [row[0] for row in await line.fetch("select id from workers where not dead order by id")]
            assert alive[0] == owner
            assert len(alive) == 2, "and the sleeper has a new name"
            assert await line.fetchval("select dead from workers where id = $1", former), "the old one is dead for good"
            ann, ben = [await c.guest.open(code, c_) for c_, c in enumerate([ann, ben])]  # at the sleeper: passed on
            await play_on([*again, ann, ben])
            assert await owner_of(line, code) == owner
            assert_no_bug(sleeper.said())
            for client in (*again, ann, ben):
                await client.close()
        finally:
            await line.close()
            sleeper.process.send_signal(signal.SIGCONT)
            for server in (sleeper, other):
                await asyncio.to_thread(server.close)

    run(play, 300)


def answer_of(client: Client, id_: str) -> wire.Answer:
    question = is_due(client)
    assert question is not None
    return wire.Answer(id=id_, prompt=question.prompt, ask=question.ask, answer=question.choices[0])


async def owner_of(line: asyncpg.Connection, code: str) -> int:
    return int(await line.fetchval("select owner from tables where code = $1", code))


async def stored_of(line: asyncpg.Connection, code: str) -> list[tuple[object, ...]]:
    """Everything that an answer at a table changes."""
    found: list[tuple[object, ...]] = []
    for name in ("moves", "ballots", "acks"):
        statement = f"select t.* from {name} t join tables on tables.id = table_id where code = $1 order by t::text"
        found += [tuple(row) for row in await line.fetch(statement, code)]
    return found


async def until_it_says(server: Serving, *figures: str) -> None:
    async with asyncio.timeout(DEADLINE), httpx.AsyncClient(base_url=server.url, trust_env=False) as line:
        while True:
            said = (await line.get("/metrics")).text
            if all(f"\n{figure}\n" in said for figure in figures):
                return
            await asyncio.sleep(0.05)


def test_the_disk_of_the_database_is_full_for_a_while(tmp_path: Path) -> None:
    with small_disk() as disk:

        async def be_full(farm: Farm, database: str, rng: random.Random) -> None:
            """Until somebody has heard of it."""
            file = await asyncio.to_thread(fill, disk)
            before = Patient.refusals["server-store-full"]
            try:
                await until(lambda: Patient.refusals["server-store-full"] > before, 60)
            finally:
                file.unlink()

        async def play() -> Seen:
            rng = random.Random(8)
            async with space_on(disk) as database:
                farm = await asyncio.to_thread(Farm, tmp_path, database, 2)
                try:
                    await farm.ready(2)
                    seen = await outlast(lambda: farm.url, lambda: be_full(farm, database, rng), 2, rng, database)
                    assert await asyncio.to_thread(farm.stop) == 0
                    assert_no_bug(farm.said())
                finally:
                    await asyncio.to_thread(farm.close)
            return seen

        assert run(play, 300).answers > 50


def test_servers_on_several_machines_are_killed_and_restarted_one_after_another(tmp_path: Path) -> None:
    """Nobody sees a server die here but by its lease."""

    async def play() -> Seen:
        rng = random.Random(9)
        database = await cluster().new_database()
        machines = await asyncio.to_thread(Machines, tmp_path, database, 3, rng)

        async def kill_one() -> None:
            await asyncio.to_thread(machines.servers.pop(0).stop, signal.SIGKILL)
            await asyncio.to_thread(machines.begin)

        async def restart_one() -> None:
            assert await asyncio.to_thread(machines.servers.pop(0).stop) in (0, -signal.SIGTERM)
            await asyncio.to_thread(machines.begin)

        harms = iter([kill_one(), restart_one(), restart_one(), restart_one()])
        try:
            seen = await outlast(machines.url, lambda: next(harms), 4, rng, database)
        finally:
            await asyncio.to_thread(machines.close)
        assert_no_bug(machines.servers[0].said())
        return seen

    assert run(play, 300).answers > 50


def test_if_all_workers_died_at_once_nobody_heard_of_it_and_their_tables_waited_for_the_lease() -> None:
    ours, theirs = socket.socketpair()
    door = socket.socket()
    supervisor = Supervisor(door, 0, lambda line: None)
    with door, ours, theirs, supervisor.bell, supervisor.ringer, supervisor.selector:
        supervisor._mourn(b"127.0.0.1:1")
        supervisor._mourn(b"127.0.0.1:2")
        supervisor.dead[b"127.0.0.1:3"] = time.monotonic() - 1  # its lease is over, too
        supervisor.children[1] = child = Child(0, 1, ours)
        theirs.send(b"a 127.0.0.1:2\n")
        supervisor._listen(child)
        assert theirs.recv(4096) == b"d 127.0.0.1:1\n", "but not that it died itself, if it got a dead one's port"
        supervisor._mourn(b"127.0.0.1:4")
        assert theirs.recv(4096) == b"d 127.0.0.1:4\n"


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
