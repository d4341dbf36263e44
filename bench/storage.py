"""What a table takes on PostgreSQL's disk, with its indexes, and what is written to its log meanwhile.

    PYTHONPATH=build/compiled python -m bench.storage                        100 matches of two players of each game
    PYTHONPATH=build/compiled python -m bench.storage kokoro --tables 500

Whole matches are played at a real server, over sockets, first answer first, and each is over with its record stored.
The log is counted in bytes between the first and the last answer, with the whole pages that PostgreSQL writes after a
checkpoint. The disk is measured twice: as play leaves it, with rows that were replaced and not yet swept up, and after
`vacuum full`, which is what the rows themselves need. Tables without moves are measured too: what each costs at least.
With few tables it is pages that are measured, of which every index has one.
"""

from __future__ import annotations

import argparse
import asyncio
import tempfile
from pathlib import Path
from typing import NamedTuple

import asyncpg

from bench.cluster import show
from bench.tables.load import run
from parlour import games
from tests.server.kit import Guest, hub_in, play_on, seated
from tests.server.postgres import MISSING, Cluster, programs

SIZES = """
select relname, pg_total_relation_size(oid) from pg_class
where relnamespace = current_schema()::regnamespace and relkind = 'r'"""
LOG = "select pg_current_wal_lsn() - '0/0'::pg_lsn"
SHARED = ("workers", "parlour", "people")  # which tables don't have more of


class Disk(NamedTuple):
    """What is stored, in bytes."""

    play: int
    swept: int
    log: int
    moves: int


async def size_of(line: asyncpg.Connection) -> int:
    return sum(size for name, size in await line.fetch(SIZES) if name not in SHARED)


async def disk_of(cluster: Cluster, slug: str, tables: int, *, is_played: bool) -> Disk:
    """What so many tables of a game take."""
    database = await cluster.new_database()
    line = await asyncpg.connect(database)
    try:
        with tempfile.TemporaryDirectory() as folder:
            async with hub_in(Path(folder), database=database) as (_, url):
                empty, begun = await size_of(line), int(await line.fetchval(LOG))
                for _ in range(tables):
                    await (play(url, slug) if is_played else make(url, slug))
                log = int(await line.fetchval(LOG)) - begun
        played = await size_of(line)
        await line.execute("vacuum full")
        moves = int(await line.fetchval("select count(*) from moves"))
        return Disk(played - empty, await size_of(line) - empty, log, moves)
    finally:
        await line.close()


async def play(url: str, slug: str) -> None:
    clients = await seated(url, slug, 2)
    await play_on(clients)
    await clients[0].until(lambda: clients[0].summary and clients[0].summary.record)
    for client in clients:
        await client.close()


async def make(url: str, slug: str) -> None:
    await (await Guest.enter(url, "P")).create(slug, 2)


async def work(options: argparse.Namespace) -> None:
    bin_ = programs()
    if bin_ is None:
        raise SystemExit(f"{MISSING}.")
    cluster = await asyncio.to_thread(Cluster, bin_, forgetful=False)
    try:
        rows = {}
        for slug in options.games or games.SLUGS:
            found = await disk_of(cluster, slug, options.tables, is_played=True)
            made = await disk_of(cluster, slug, options.tables, is_played=False)
            rows[slug] = {
                "moves": found.moves / options.tables,
                "kB as play leaves it": found.play / options.tables / 1000,
                "kB swept": found.swept / options.tables / 1000,
                "bytes a move, swept": found.swept / found.moves,
                "kB of log": found.log / options.tables / 1000,
                "bytes of log a move": found.log / found.moves,
                "kB without moves": made.swept / options.tables / 1000,
            }
        show("a match of two", rows)
    finally:
        await asyncio.to_thread(cluster.close)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("games", nargs="*", help="which games; all unless some are named")
    parser.add_argument("--tables", type=int, default=100, help="matches of each game")
    run(work(parser.parse_args()))


if __name__ == "__main__":
    main()
