"""Several servers with one PostgreSQL: what a second, fourth and eighth brings, and how long a take-over takes.

    python -m bench.cluster [--workers 1,2,4,8] [--rounds 3] [--tables 8] [--moves 300] [--takeovers 20] [--quota 5]

One machine can't show eight cores that it doesn't have. So each server gets the same small part of a core (a quota of
the kernel), PostgreSQL and the players get the rest, and what is compared is moves per second and processor time per
move at the same quota. Where no quota can be set, only processor time is compared. PostgreSQL writes its log to the
disk before it answers, as SQLite does. Numbers of servers take turns, round by round; told are medians of the rounds,
ratios are taken within each round.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import subprocess
import tempfile
import time
from contextlib import suppress
from pathlib import Path

from bench.tables.load import PLAYS, Ours, Table, closed, open_loop, open_tables, run
from bench.tables.process import ROOT, TICK, free_port, ours
from tests.server.postgres import MISSING, Cluster, programs

CPU = Path("/sys/fs/cgroup/cpu")
PERIOD = 100_000  # microseconds
OPEN_SECONDS = 10.0
LOAD = 0.6  # of what the closed loop reached, for the open one

Figures = dict[str, float]


class Group:
    """The processes of one server, with a part of a core."""

    def __init__(self, name: str, percent: int) -> None:
        self.folder = CPU / f"parlour-bench-{os.getpid()}-{name}"
        self.is_set = False
        with suppress(OSError):
            self.folder.mkdir()
            (self.folder / "cpu.cfs_period_us").write_text(str(PERIOD))
            (self.folder / "cpu.cfs_quota_us").write_text(str(PERIOD * percent // 100))
            self.is_set = True

    def add(self, pid: int) -> None:
        if self.is_set:
            (self.folder / "cgroup.procs").write_text(str(pid))

    def close(self) -> None:
        with suppress(OSError):
            self.folder.rmdir()


class Node:
    """One server."""

    def __init__(self, folder: Path, store: str, percent: int | None) -> None:
        self.port = free_port()
        command, env = ours(folder, self.port)
        with (folder / f"{self.port}.log").open("wb") as log:
            self.process = subprocess.Popen(
                [*command[:-1], store], cwd=ROOT, env=env, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        if self.process.stdout.readline().strip() != str(self.port):
            raise SystemExit(f"The server did not start: {(folder / f'{self.port}.log').read_text('utf-8')[-2000:]}")
        self.group = None if percent is None else Group(str(self.port), percent)
        if self.group is not None:
            self.group.add(self.process.pid)

    def cpu(self) -> float:
        return cpu_of(self.process.pid)

    def kill(self) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        if self.group is not None:
            self.group.close()


def cpu_of(pid: int) -> float:
    """Seconds of processor time so far, with those of children that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return sum(map(int, fields[11:15])) / TICK


def database_cpu(cluster: Cluster) -> float:
    """Of PostgreSQL and all its processes."""
    postmaster = int((cluster.data / "postmaster.pid").read_text().split()[0])
    children = Path(f"/proc/{postmaster}/task/{postmaster}/children").read_text().split()
    total = cpu_of(postmaster)
    for child in map(int, children):
        with suppress(OSError):  # it has just ended, and counts with its parent
            total += cpu_of(child)
    return total


class Spread:
    """Players of tables that are spread over servers, as a balancer does it."""

    def __init__(self, nodes: list[Node]) -> None:
        self.dialects = [Ours(node.port) for node in nodes]

    async def open(self, k: int) -> Table:
        return await self.dialects[k % len(self.dialects)].open(k)

    def move(self, table: Table) -> None:
        self.dialects[0].move(table)


async def measure(cluster: Cluster, folder: Path, workers: int, options: argparse.Namespace) -> Figures:
    database = await cluster.new_database()
    nodes = [Node(folder, database, options.quota) for _ in range(workers)]
    try:
        spread = Spread(nodes)
        tables = await open_tables(spread, options.tables * workers)
        before = (sum(node.cpu() for node in nodes), database_cpu(cluster))
        rate = await closed(spread, tables, options.moves)
        after = (sum(node.cpu() for node in nodes), database_cpu(cluster))
        moves = options.moves * len(tables)
        took = sorted(await open_loop(spread, tables, LOAD * rate, OPEN_SECONDS, workers))
        return {
            "moves/s": rate,
            "servers µs": 1e6 * (after[0] - before[0]) / moves,
            "database µs": 1e6 * (after[1] - before[1]) / moves,
            "p50 ms": took[len(took) // 2],
            "p99 ms": took[len(took) * 99 // 100],
        }
    finally:
        for node in nodes:
            node.kill()


async def compare_stores(cluster: Cluster, folder: Path, options: argparse.Namespace) -> dict[str, Figures]:
    """One server without a quota, with a file and with the database."""
    found = {}
    for name, store in (("SQLite", str(folder / "one.sqlite")), ("PostgreSQL", await cluster.new_database())):
        node = Node(folder, store, None)
        try:
            spread = Spread([node])
            tables = await open_tables(spread, 4 * options.tables)
            before = (node.cpu(), database_cpu(cluster))
            rate = await closed(spread, tables, options.moves)
            moves = options.moves * len(tables)
            server, database = node.cpu() - before[0], database_cpu(cluster) - before[1]
            database = database if name == "PostgreSQL" else 0.0
            found[name] = {"moves/s": rate, "servers µs": 1e6 * server / moves, "database µs": 1e6 * database / moves}
        finally:
            node.kill()
    return found


async def take_over(cluster: Cluster, folder: Path, times: int) -> list[float]:
    """Seconds from kill -9 of the owner until another server acknowledges a move; nobody saw it die."""
    took = []
    database = await cluster.new_database()
    survivor = Node(folder, database, None)
    try:
        for k in range(times):
            victim = Node(folder, database, None)
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
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            rounds: list[dict[str, Figures]] = []
            stores: list[dict[str, Figures]] = []
            for number in range(options.rounds):
                order = options.workers if number % 2 == 0 else reversed(options.workers)
                rounds.append({str(w): await measure(cluster, folder, w, options) for w in order})
                stores.append(await compare_stores(cluster, folder, options))
                print(f"round {number + 1}: {rounds[-1]} {stores[-1]}", flush=True)
            show("servers", {str(w): medians([each[str(w)] for each in rounds]) for w in options.workers})
            show_scaling(rounds, options.workers)
            show("store", {name: medians([each[name] for each in stores]) for name in stores[0]})
            if options.takeovers:
                took = await take_over(cluster, folder, options.takeovers)
                print(f"take-over: median {statistics.median(took):.1f} s, worst {max(took):.1f} s of {len(took)}")
    finally:
        cluster.close()


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
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--tables", type=int, default=8, help="for each server")
    parser.add_argument("--moves", type=int, default=300, help="at each table")
    parser.add_argument("--takeovers", type=int, default=20)
    parser.add_argument("--quota", type=int, default=5, help="percent of a core for each server")
    run(work(parser.parse_args()))


if __name__ == "__main__":
    main()
