"""Several servers with one PostgreSQL: what a second, fourth and eighth brings, and how long a take-over takes.

    python -m bench.cluster [--workers 1,2,4,8] [--rounds 5] [--tables 8] [--seconds 10] [--takeovers 20] [--quota 5]

One machine can't show eight cores that it doesn't have. So each server gets the same small part of a core (a quota of
the kernel), PostgreSQL and the players get the rest, and what is compared is moves per second and processor time per
move at the same quota. What must not be measured is the machine:

- all servers with their quotas, PostgreSQL and the players together must fit into the cores, so their shares are told;
- they come before whatever else the machine does (shares of the kernel), since nobody's quota is used up by waiting;
- moves are counted in a window of time after a warm-up: waiting for the last of eight would count its bad luck;
- numbers of servers take turns, forwards and backwards; ratios are taken within a round, told are their medians.

The open loop runs without quotas, at the moves per second of a server that fill a part of its quota: a server that may
run for 5 ms in every 100 has the latency of its quota. PostgreSQL writes its log to the disk before it answers, as
SQLite does. Where no quota can be set, only processor time is compared.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import tempfile
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import NamedTuple

from bench.tables.load import PLAYS, Ours, Table, all_over, closed, open_loop, open_tables, patiently, run
from bench.tables.process import ROOT, free_port, ours
from tests.server.postgres import MISSING, Cluster, programs

CPU = Path("/sys/fs/cgroup/cpu")
PERIOD = 100_000  # microseconds
FIRST = 262_144  # shares, against 1,024 of any other process
WARM_SECONDS = 3.0
STUCK = 10.0  # seconds, which no table may be
LOAD = 0.6  # of what the closed loop reached, for the open one

Figures = dict[str, float]


class Group:
    """Processes that share a part of the machine, as control groups of the kernel's first version say it."""

    def __init__(self, name: str, parent: Group | None = None) -> None:
        self.folder: Path = (CPU if parent is None else parent.folder) / name
        self.is_there = False
        with suppress(OSError):
            self.folder.mkdir()
            self.is_there = True

    def set(self, name: str, value: int) -> None:
        if self.is_there:
            (self.folder / name).write_text(str(value))

    def limit(self, percent: int | None) -> None:
        """To so much of a core, or to nothing."""
        self.set("cpu.cfs_period_us", PERIOD)
        self.set("cpu.cfs_quota_us", -1 if percent is None else PERIOD * percent // 100)

    def add(self, pid: int) -> None:
        self.set("cgroup.procs", pid)

    def close(self) -> None:
        """Whoever is in it goes back to all others."""
        if self.is_there:
            for pid in (self.folder / "cgroup.procs").read_text().split():
                with suppress(OSError):  # it has just ended
                    (CPU / "cgroup.procs").write_text(pid)
            with suppress(OSError):
                self.folder.rmdir()


@contextmanager
def before_all_others(pids: Iterable[int]) -> Iterator[Group]:
    """Let these processes, and those they start, run before whatever else this machine does."""
    group = Group(f"parlour-bench-{os.getpid()}")
    group.set("cpu.shares", FIRST)
    try:
        for pid in pids:
            group.add(pid)
        yield group
    finally:
        group.close()


class Node:
    """One server."""

    def __init__(self, folder: Path, store: str, first: Group) -> None:
        self.port = free_port()
        command, env = ours(folder, self.port)
        with (folder / f"{self.port}.log").open("wb") as log:
            self.process = subprocess.Popen(
                [*command[:-1], store], cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != str(self.port):
            raise SystemExit(f"The server did not start: {(folder / f'{self.port}.log').read_text('utf-8')[-2000:]}")
        self.group = Group(str(self.port), first)
        self.group.add(self.process.pid)

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.group.close()


def cpu_of(pid: int) -> float:
    """Seconds of processor time so far, of all its threads. Ticks of a hundredth would be too coarse."""
    total = 0
    for thread in Path(f"/proc/{pid}/task").iterdir():
        with suppress(OSError):  # it has just ended
            total += int((thread / "schedstat").read_text().split()[0])
    return total / 1e9


def processes_of(cluster: Cluster) -> list[int]:
    """PostgreSQL's first process, and all that it has started."""
    postmaster = int((cluster.data / "postmaster.pid").read_text().split()[0])
    return [postmaster, *map(int, Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split())]


class Spent(NamedTuple):
    """Seconds of processor time so far."""

    servers: float
    database: float
    players: float

    @classmethod
    def now(cls, nodes: list[Node], cluster: Cluster) -> Spent:
        database = 0.0
        for pid in processes_of(cluster):
            with suppress(OSError):  # it has just ended
                database += cpu_of(pid)
        return cls(sum(node.cpu() for node in nodes), database, cpu_of(os.getpid()))

    def since(self, before: Spent) -> Spent:
        return Spent(*(now - then for now, then in zip(self, before, strict=True)))


class Spread:
    """Players of tables that are spread over servers, as a balancer does it."""

    def __init__(self, nodes: list[Node]) -> None:
        self.dialects = [Ours(node.port) for node in nodes]

    async def open(self, k: int) -> Table:
        return await self.dialects[k % len(self.dialects)].open(k)

    def move(self, table: Table) -> None:
        self.dialects[0].move(table)


class Mover:
    """Every table always has a move under way, until it is stopped."""

    def __init__(self, spread: Spread, tables: list[Table]) -> None:
        self.spread = spread
        self.tables = tables
        self.moves = 0
        self.under_way = 0
        self.is_stopping = False

    def start(self) -> None:
        for table in self.tables:
            table.over = self._over
            self._move(table)

    def _move(self, table: Table) -> None:
        self.under_way += 1
        self.spread.move(table)

    def _over(self, table: Table) -> None:
        self.under_way -= 1
        self.moves += 1
        if not self.is_stopping:
            self._move(table)

    async def stop(self) -> None:
        self.is_stopping = True
        ended = asyncio.get_running_loop().create_task(all_over(lambda: not self.under_way))
        await patiently(ended, lambda: self.moves)


async def measure(cluster: Cluster, folder: Path, first: Group, workers: int, options: argparse.Namespace) -> Figures:
    database = await cluster.new_database()
    nodes = [Node(folder, database, first) for _ in range(workers)]
    try:
        spread = Spread(nodes)
        tables = await open_tables(spread, options.tables * workers)
        for node in nodes:
            node.group.limit(options.quota)
        figures = await fill_quotas(spread, tables, nodes, cluster, options.seconds)
        for node in nodes:
            node.group.limit(None)
        took = sorted(await open_loop(spread, tables, LOAD * figures["moves/s"], options.seconds, workers))
        return figures | {"p50 ms": took[len(took) // 2], "p99 ms": took[len(took) * 99 // 100]}
    finally:
        for node in nodes:
            node.kill()


async def fill_quotas(
    spread: Spread, tables: list[Table], nodes: list[Node], cluster: Cluster, seconds: float
) -> Figures:
    """The closed loop: as many moves as the servers' quotas allow."""
    mover = Mover(spread, tables)
    mover.start()
    await asyncio.sleep(WARM_SECONDS)
    began, moves, before = time.perf_counter(), mover.moves, Spent.now(nodes, cluster)
    await asyncio.sleep(seconds)
    took, moves, spent = time.perf_counter() - began, mover.moves - moves, Spent.now(nodes, cluster).since(before)
    await mover.stop()
    return {
        "moves/s": moves / took,
        "servers µs": 1e6 * spent.servers / moves,
        "database µs": 1e6 * spent.database / moves,
        "servers %": 100 * spent.servers / took,
        "database %": 100 * spent.database / took,
        "players %": 100 * spent.players / took,
    }


async def compare_stores(
    cluster: Cluster, folder: Path, first: Group, options: argparse.Namespace
) -> dict[str, Figures]:
    """One server without a quota, with a file and with the database."""
    found = {}
    for name, store in (("SQLite", str(folder / "one.sqlite")), ("PostgreSQL", await cluster.new_database())):
        node = Node(folder, store, first)
        try:
            spread = Spread([node])
            tables = await open_tables(spread, 4 * options.tables)
            await closed(spread, tables, options.moves // 3)
            before = Spent.now([node], cluster)
            rate = await closed(spread, tables, options.moves)
            spent = Spent.now([node], cluster).since(before)
            moves = options.moves * len(tables)
            database = spent.database if name == "PostgreSQL" else 0.0
            found[name] = {
                "moves/s": rate,
                "servers µs": 1e6 * spent.servers / moves,
                "database µs": 1e6 * database / moves,
            }
        finally:
            node.kill()
    return found


async def take_over(cluster: Cluster, folder: Path, first: Group, times: int) -> list[float]:
    """Seconds from kill -9 of the owner until another server acknowledges a move; nobody saw it die."""
    took = []
    database = await cluster.new_database()
    survivor = Node(folder, database, first)
    try:
        for k in range(times):
            victim = Node(folder, database, first)
            table = await Ours(victim.port).open(k)
            killed = time.perf_counter()
            victim.kill()
            await moved_at(Ours(survivor.port), table)
            took.append(time.perf_counter() - killed)
    finally:
        survivor.kill()
    return took


async def moved_at(dialect: Ours, table: Table) -> None:
    """Ask another server for the table's first move, again and again, until it is acknowledged."""
    answer = {"do": "answer", "id": "after", "prompt": "play", "ask": 0, "answer": f"play {PLAYS[0]}"}
    while True:
        with suppress(SystemExit, OSError, EOFError):  # refused, or broken off
            await dialect.post(f"/api/tables/{table.name}/do?seat=0", answer, table.secrets[0])
            return
        await asyncio.sleep(0.1)


async def work(options: argparse.Namespace) -> None:
    bin_ = programs()
    if bin_ is None:
        raise SystemExit(f"{MISSING}.")
    cluster = Cluster(bin_, forgetful=False)
    try:
        with tempfile.TemporaryDirectory() as name, before_all_others([os.getpid(), *processes_of(cluster)]) as first:
            await measure_all(cluster, Path(name), first, options)
            if options.takeovers:
                took = await take_over(cluster, Path(name), first, options.takeovers)
                print(f"take-over: median {statistics.median(took):.1f} s, worst {max(took):.1f} s of {len(took)}")
                if max(took) >= STUCK:
                    raise SystemExit(f"A table was stuck for {STUCK:g} s or longer.")
    finally:
        cluster.close()


async def measure_all(cluster: Cluster, folder: Path, first: Group, options: argparse.Namespace) -> None:
    if not first.is_there:
        print("No quotas can be set here: moves/s say nothing about the number of servers.")
    rounds: list[dict[str, Figures]] = []
    stores: list[dict[str, Figures]] = []
    for number in range(options.rounds):
        order = options.workers if number % 2 == 0 else reversed(options.workers)
        rounds.append({str(w): await measure(cluster, folder, first, w, options) for w in order})
        stores.append(await compare_stores(cluster, folder, first, options))
        print(f"round {number + 1}: {rounds[-1]} {stores[-1]} load {os.getloadavg()[0]:.0f}", flush=True)
    if rounds:
        show("servers", {str(w): medians([each[str(w)] for each in rounds]) for w in options.workers})
        show_scaling(rounds, options.workers)
        show("store", {name: medians([each[name] for each in stores]) for name in stores[0]})


def medians(rounds: list[Figures]) -> Figures:
    return {name: statistics.median(each[name] for each in rounds) for name in rounds[0]}


def show_scaling(rounds: list[dict[str, Figures]], workers: list[int]) -> None:
    """Each number of servers against the first: the median of all rounds, and the lowest and highest."""
    first = str(workers[0])
    for w in map(str, workers[1:]):
        times = int(w) / int(first)
        rates = [each[w]["moves/s"] / each[first]["moves/s"] / times for each in rounds]
        costs = [cost(each[w]) / cost(each[first]) for each in rounds]
        print(f"{w} servers: {spread(rates)} of {times:g} times the moves/s, {spread(costs)} of the CPU per move")
    print(flush=True)


def cost(figures: Figures) -> float:
    return figures["servers µs"] + figures["database µs"]


def spread(ratios: list[float]) -> str:
    return f"{statistics.median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"


def show(head: str, rows: dict[str, Figures]) -> None:
    columns = list(next(iter(rows.values())))
    print("|", " | ".join([head, *columns]), "|")
    print("|", " | ".join("---" for _ in [head, *columns]), "|")
    for name, row in rows.items():
        print("|", " | ".join([name, *(f"{row[column]:.1f}" for column in columns)]), "|")
    print(flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.cluster")
    parser.add_argument("--workers", type=lambda text: [int(word) for word in text.split(",")], default=[1, 2, 4, 8])
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--tables", type=int, default=8, help="for each server")
    parser.add_argument("--seconds", type=float, default=10.0, help="for each measurement")
    parser.add_argument("--moves", type=int, default=300, help="at each table, when stores are compared")
    parser.add_argument("--takeovers", type=int, default=20)
    parser.add_argument("--quota", type=int, default=5, help="percent of a core for each server")
    run(work(parser.parse_args()))


if __name__ == "__main__":
    main()
