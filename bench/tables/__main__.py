"""Measure the table server beside boardgame.io, both playing Swap.

    make bench-server                     everything, five pairs (about ten minutes)
    make bench-server ARGS=--quick        two pairs, fewer moves, for a first look
    make bench-server ARGS="--pairs 9"    more pairs
    make bench-server ARGS="--against ../before"
                                          beside another checkout of ours, which `make compiled` was run in

Each pair is one run of ours and one of theirs, right after another, each on a fresh server with one core to itself;
the players are on the other core. Ours keeps every move on the disk (SQLite, synchronous=FULL) before anybody hears
of it; theirs keeps them in memory only. Ratios are taken within each pair, and their median is held against the bar.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import importlib.util
import json
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from pathlib import Path
from statistics import median, quantiles

from bench.report import machine
from bench.tables.load import Dialect, Ours, Table, Theirs, closed, open_loop, open_tables, run
from bench.tables.process import Server, busy, pin_load

Figures = dict[str, float]


@dataclass
class Size:
    """How much is measured."""

    pairs: int = 5
    many: int = 1000  # tables
    moves: int = 10_000  # in each closed loop, a fifth of them to warm up
    seconds: float = 10.0  # of the open loop
    rate: float = 1000.0  # moves a second in it
    dead: int = 20_000  # moves beside a reader that reads nothing


@dataclass
class Bar:
    """A figure, and how many times better than theirs ours must be, or which part of theirs it may be at most."""

    figure: str
    title: str
    unit: str
    least: float | None = None  # theirs : ours
    most: float | None = None  # ours : theirs

    def ratios(self, pairs: list[tuple[Figures, Figures]]) -> list[float]:
        both = [(ours[self.figure], theirs[self.figure]) for ours, theirs in pairs]
        return [b / a if self.least is not None else a / b for a, b in both]

    def verdict(self, ratio: float) -> str:
        if self.least is not None:
            return "pass" if ratio >= self.least else "FAIL"
        if self.most is not None:
            return "pass" if ratio <= self.most else "FAIL"
        return ""

    def demand(self) -> str:
        if self.least is not None:
            return f"at least {self.least:g}x"
        return f"at most {self.most:g}" if self.most is not None else "-"


BARS = [
    Bar("cpu 50", "CPU per move, 50 tables", "us", least=5.0),
    Bar("cpu 1000", "CPU per move, 1000 tables", "us", least=3.5),
    Bar("p99", "1000 moves/s on 1000 tables, p99", "ms", most=0.4),
    Bar("p50", "1000 moves/s on 1000 tables, p50", "ms"),
    Bar("cpu open", "CPU per move, 1000 moves/s on 1000 tables", "us"),
    Bar("memory", "memory per connected table, after play", "kB", most=0.8),
    Bar("memory idle", "memory per connected table, before play", "kB"),
    Bar("bytes", "bytes of a view on the wire", "B"),
]


BARS_OF_OURS = [
    Bar("cpu 50", "CPU per move, 50 tables", "us", least=0.97),
    Bar("cpu 1000", "CPU per move, 1000 tables", "us", least=0.97),
    *(Bar(bar.figure, bar.title, bar.unit) for bar in BARS[2:]),
]
"""Against another checkout of ours: as good as that, within 3 %."""


def dialect_of(name: str, port: int) -> Dialect:
    """How to speak with a server; another checkout may speak otherwise."""
    if name == "ours":
        return Ours(port)
    if name == "theirs":
        return Theirs(port)
    spec = importlib.util.spec_from_file_location("load_before", Path(name) / "bench" / "tables" / "load.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    before: Dialect = module.Ours(port)
    return before


async def few_tables(server: Server, dialect: Dialect, size: Size) -> Figures:
    tables = await open_tables(dialect, 50)
    cost, rate = await measured(server, dialect, tables, size.moves // 50)
    return {"cpu 50": cost, "rate 50": rate}


async def many_tables(server: Server, dialect: Dialect, size: Size) -> Figures:
    base = server.memory()
    tables = await open_tables(dialect, size.many)
    idle = server.memory()
    cost, rate = await measured(server, dialect, tables, max(5, size.moves // size.many))
    played = server.memory()
    before = server.cpu()
    took = await open_loop(dialect, tables, size.rate, size.seconds, seed=1)
    spent = server.cpu() - before
    return {
        "cpu 1000": cost,
        "rate 1000": rate,
        "memory idle": (idle - base) / size.many,
        "memory": (played - base) / size.many,
        "p50": median(took),
        "p99": quantiles(took, n=100)[98],
        "cpu open": 1e6 * spent / len(took),
        "bytes": sum(t.bytes for t in tables) / sum(t.frames for t in tables),
    }


async def measured(server: Server, dialect: Dialect, tables: list[Table], each: int) -> tuple[float, float]:
    """Microseconds of CPU for a move, and moves a second, after a warm-up."""
    warm = max(1, each // 5)
    await closed(dialect, tables, warm)
    before = server.cpu()
    rate = await closed(dialect, tables, each - warm)
    return 1e6 * (server.cpu() - before) / ((each - warm) * len(tables)), rate


Task = Callable[[Server, Dialect, Size], Awaitable[Figures]]


def one_run(name: str, task: Task, size: Size, folder: Path) -> Figures:
    """One task on a fresh server."""
    server = Server(name, folder)
    found: Figures = {}
    began, worked, own = time.perf_counter(), busy(), time.process_time()

    async def work() -> None:
        found.update(await task(server, dialect_of(name, server.port), size))

    try:
        run(work())
        ours = server.cpu() + time.process_time() - own
        found["others"] = (busy() - worked - ours) / (time.perf_counter() - began)
    finally:
        server.stop()
    gc.collect()
    return found


def take_pair(number: int, size: Size, folder: Path, other: str) -> tuple[Figures, Figures]:
    """One pair; who goes first changes from pair to pair."""
    found: dict[str, Figures] = {"ours": {}, other: {}}
    for task in (few_tables, many_tables):
        for name in ("ours", other) if number % 2 == 0 else (other, "ours"):
            found[name] |= one_run(name, task, size, folder)
    return found["ours"], found[other]


DEAD_TABLES = 10  # one would be closed before the end: its log is too long


async def beside_dead_readers(server: Server, dialect: Dialect, size: Size) -> Figures:
    """Many moves, at one table after another, while somebody who watches it reads nothing at all."""
    assert isinstance(dialect, Ours)
    tables = [await dialect.open(k) for k in range(DEAD_TABLES)]
    watchers = []
    for table in tables:
        watcher = Table(table.name)
        watcher.secrets = table.secrets
        line = await dialect.seat(watcher, None, asyncio.get_running_loop().create_future())
        await closed(dialect, [table], 100)
        line.transport.pause_reading()
        watchers.append(watcher)
    before = server.memory()
    rates = [await closed(dialect, [table], size.dead // DEAD_TABLES) for table in tables]
    unread = sum(watcher.n for watcher in watchers)
    return {"moves": size.dead, "rate": median(rates), "kB": server.memory() - before, "unread": unread}


# Telling


def table_of(pairs: list[tuple[Figures, Figures]], bars: list[Bar], other: str) -> list[str]:
    """The figures as rows of a Markdown table."""
    rows = [f"| figure | ours | {other} | ratio, median | all pairs | bar | |", "|---|---|---|---|---|---|---|"]
    for bar in bars:
        ratios = bar.ratios(pairs)
        ours, theirs = (median(side[bar.figure] for side in sides) for sides in zip(*pairs, strict=True))
        rows.append(
            f"| {bar.title} | {ours:.3g} {bar.unit} | {theirs:.3g} {bar.unit} | **{median(ratios):.2f}**"
            f" | {' '.join(f'{ratio:.2f}' for ratio in ratios)} | {bar.demand()} | {bar.verdict(median(ratios))} |"
        )
    return rows


def pair_line(pair: tuple[Figures, Figures]) -> str:
    """Ours and theirs, figure by figure; `others` are the cores that other programs kept busy meanwhile."""
    ours, theirs = pair
    return ", ".join(f"{name} {ours[name]:.3g} / {theirs[name]:.3g}" for name in ours)


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="bench.tables", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--quick", action="store_true", help="two pairs and fewer moves")
    parser.add_argument("--pairs", type=int, help="how many pairs to run")
    parser.add_argument("--json", action="store_true", help="print one JSON object at the end")
    parser.add_argument("--only", choices=("dead", "pairs"), help="only the dead reader, or only the pairs")
    parser.add_argument("--against", help="the folder of another checkout of ours, instead of boardgame.io")
    arguments = parser.parse_args()
    size = Size(pairs=2, moves=4000, seconds=4.0) if arguments.quick else Size()
    size.pairs = arguments.pairs or size.pairs
    gc.disable()
    pin_load()
    print(", ".join(f"{name} {value}" for name, value in machine().items()), flush=True)
    pairs: list[tuple[Figures, Figures]] = []
    dead: Figures = {}
    with tempfile.TemporaryDirectory(prefix="parlour-bench-") as folder:
        if arguments.only != "pairs":
            dead = one_run("ours", beside_dead_readers, size, Path(folder))
            print(
                f"Dead readers: {dead['moves']:.0f} of {size.dead} moves, none stalled, {dead['rate']:.0f} a second,"
                f" memory {dead['kB']:+.0f} kB",
                flush=True,
            )
        for number in range(size.pairs if arguments.only != "dead" else 0):
            pairs.append(take_pair(number, size, Path(folder), arguments.against or "theirs"))
            print(f"pair {number + 1}: {pair_line(pairs[-1])}", flush=True)
    if pairs:
        bars, other = (BARS_OF_OURS, "before") if arguments.against else (BARS, "boardgame.io")
        print("\n".join(["", *table_of(pairs, bars, other)]))
    if arguments.json:
        print(json.dumps({"machine": machine(), "dead reader": dead, "pairs": pairs}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
