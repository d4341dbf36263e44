"""Several servers with one disk, simulated: no law is broken whoever dies, sleeps or is drained, and faults are found.

`python -m tests.simulator fleet 17` replays seed 17.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from parlour.server.hub import source
from parlour.server.hub.hub import Elsewhere, Hub
from parlour.server.store import leases
from parlour.server.store.interface import StoreError
from parlour.server.store.leases import GRACE, OWNER, Lease
from parlour.server.store.postgres_schema import explain
from parlour.server.store.rows import StoredTable
from parlour.server.store.sqlite import Commit, SQLite
from tests.simulator.database import Database, Line
from tests.simulator.fleet import LEASE, Fleet, Reader, Server, SharedStore
from tests.simulator.seeds import try_fleets
from tests.simulator.world import Broken

PARTS, SEEDS = 2, 20
FOUND = 200  # seeds within which each fault is found, most of them within 30


@pytest.mark.parametrize("part", range(PARTS))
def test_no_law_is_broken_whichever_server_dies_or_sleeps(part: int) -> None:
    counts: Counter[str] = Counter()
    for _, more in try_fleets(range(part * SEEDS, (part + 1) * SEEDS)):
        counts += more
    for what in (
        "acks",
        "moves",
        "takeovers",
        "lost",
        "refused",
        "kill",
        "stop",
        "drain",
        "fall",
        "cut",
        "broken",
        "batches",
    ):
        assert counts[what], f"no {what} in these seeds: {counts}"


def test_a_seed_decides_everything_of_a_fleet() -> None:
    traces = []
    for _ in range(2):
        fleet = Fleet(4)
        fleet.run()
        traces.append(fleet.world.trace)
    assert traces[0] == traces[1]
    assert len(traces[0]) > 30


class LastKill(Fleet):
    """Two leases after the storm the table's owner is killed, and nobody sees it die but by its lease; perhaps just
    when the database goes, or comes back."""

    def __init__(self, seed: int, outage: float | None, *, is_first: bool) -> None:
        super().__init__(seed)
        self.outage = outage
        self.is_first = is_first  # is it killed before the outage?
        self.waited: float | None = None  # seconds until another server has the table, when the database is there
        self.is_killed = False

    def _calm_down(self) -> None:
        super()._calm_down()
        self.world.later(2 * LEASE, self._strike)

    def _strike(self) -> None:
        if self.outage is not None:
            self.database.fall(self.outage)
        self.world.later(0.0 if self.is_first else self.outage or 0.0, self._kill)

    def _has_gone_on(self) -> bool:
        return self.is_killed and super()._has_gone_on()

    def _kill(self) -> None:
        self.is_killed = True
        self.entries_before = self._entries()
        code = self.laws.current().code
        owner = self.database.owners.get(code)
        up = [server for server in self.servers if server.is_up and not server.is_stopped]
        victims = [server for server in up if server.store.lease.worker == owner]
        others = [server for server in up if server not in victims]
        if victims and others:
            victims[0].die("the last kill")
            since = self.world.now + (self.outage or 0.0 if self.is_first else 0.0)
            self.loop.create_task(self._ask(others[0], code, since))

    async def _ask(self, server: Server, code: str, since: float) -> None:
        """As a page does that looks for its table again and again."""
        while self.waited is None:
            try:
                await server.hub.open(code)
                self.waited = self.world.now - since
            except (Elsewhere, StoreError):
                await asyncio.sleep(0.5)

    def start_later(self, gone: Server) -> None:
        if not self.is_calm:
            super().start_later(gone)


@pytest.mark.parametrize("outage", [None, 0.0, 4.0, 60.0])
@pytest.mark.parametrize("is_first", [True, False])
def test_no_table_waits_longer_than_ten_seconds_for_another_server(outage: float | None, is_first: bool) -> None:
    """The lease or the grace after an outage, a beat, and what it takes to look."""
    waited = []
    for seed in range(8):
        fleet = LastKill(seed, outage, is_first=is_first)
        fleet.run()
        waited += [] if fleet.waited is None else [fleet.waited]
    assert len(waited) > 3
    assert LEASE - 2 < max(waited) < 8.5


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 20_000, 1000))
def test_many_fleets(first: int) -> None:
    for _ in try_fleets(range(first, first + 1000)):
        pass


# Planted faults


def have_two_owners(patch: pytest.MonkeyPatch) -> None:
    async def claim(lease: Lease, code: str) -> None:
        await lease._ask(OWNER, code)

    patch.setattr(Lease, "claim", claim)


def let_a_stale_owner_commit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Database, "may_write", lambda database, worker: True)


def check_the_fence_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """As two statements do it: a worker that is stopped in between writes a ballot into a table that another has taken
    over and read meanwhile."""

    async def commit(line: Line, file: SQLite, worker: int, batch: list[Commit]) -> int:
        if not (await line.ask(lambda: [(line.database.is_alive(worker),)]))[0][0]:
            return 0
        await line.ask(lambda: line.database.write(file, batch))
        return 1

    patch.setattr(Line, "commit", commit)


def go_on_with_lost_tables(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hub, "forget", lambda hub: None)


def commit_what_waited_under_the_new_id(patch: pytest.MonkeyPatch) -> None:
    """Whoever has lost its tables is alive again under another id, and the fence lets it pass."""
    patch.setattr(Lease, "_lose", lambda lease: lease.lost())


def keep_the_id_when_the_line_breaks(patch: pytest.MonkeyPatch) -> None:
    """What was sent over it may be done later, when its table was read again."""

    async def fail(store: SharedStore, error: Exception, worker: int, size: int) -> StoreError:
        if store._writer is not None:
            store._writer.terminate()
        return explain(error, "parlour")

    patch.setattr(SharedStore, "_fail", fail)


def lose_ballots_at_a_takeover(patch: pytest.MonkeyPatch) -> None:
    """Open answers are only in the memory of the owner that died."""
    forget_at_a_takeover(patch, ballots=[])


def forget_what_was_acknowledged_at_a_takeover(patch: pytest.MonkeyPatch) -> None:
    forget_at_a_takeover(patch, acks=[])


def forget_at_a_takeover(patch: pytest.MonkeyPatch, **forgotten: list[Any]) -> None:
    table = Reader.table

    async def read(reader: Reader, code: str) -> StoredTable | None:
        stored = await table(reader, code)
        return None if stored is None else msgspec.structs.replace(stored, **forgotten)

    patch.setattr(Reader, "table", read)


def read_a_table_before_the_claim(patch: pytest.MonkeyPatch) -> None:
    """What its owner commits in between, a ballot or a move, is lost."""
    claim, table = Lease.claim, Reader.table
    early: dict[tuple[Lease, str], StoredTable | None] = {}

    async def claim_late(lease: Lease, code: str) -> str | None:
        store: SharedStore = lease.connect.__self__  # type: ignore[attr-defined]  # a method of it
        early[lease, code] = await table(store.reader, code)
        await asyncio.sleep(0.5)  # as over a slow network
        return await claim(lease, code)

    async def read(reader: Reader, code: str) -> StoredTable | None:
        lease = reader.server.store.lease
        return early.pop((lease, code)) if (lease, code) in early else await table(reader, code)

    patch.setattr(Lease, "claim", claim_late)
    patch.setattr(Reader, "table", read)


def wait_for_a_lease_after_every_broken_line(patch: pytest.MonkeyPatch) -> None:
    """As if the database had been gone, and nobody could know who lives."""
    connect = Lease._connect

    async def forget(lease: Lease) -> Any:
        lease._steady = GRACE - LEASE
        return await connect(lease)

    patch.setattr(Lease, "_connect", forget)


def take_others_for_dead_after_an_outage(patch: pytest.MonkeyPatch) -> None:
    """Whoever is first to reach the database again finds that everybody's last beat is old."""
    patch.setattr(leases, "GRACE", 0.0)


def charge_for_the_time_of_a_stop(patch: pytest.MonkeyPatch) -> None:
    """Clocks run while their server is stopped, and nobody could answer."""
    patch.setattr(source, "STOPPED", 3600.0)


PLANTED: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    have_two_owners: r"stored|UNIQUE",
    let_a_stale_owner_commit: r"stored|UNIQUE",
    check_the_fence_before_the_commit: r"stored|UNIQUE|bug",
    go_on_with_lost_tables: r"stored|UNIQUE|clock",
    commit_what_waited_under_the_new_id: r"stored|UNIQUE",
    keep_the_id_when_the_line_breaks: r"stored|UNIQUE",
    lose_ballots_at_a_takeover: r"open answers are told as",
    forget_what_was_acknowledged_at_a_takeover: r"done twice|UNIQUE",
    read_a_table_before_the_claim: r"stored|UNIQUE",
    wait_for_a_lease_after_every_broken_line: r"has no server for 10",
    charge_for_the_time_of_a_stop: r"the clock of seat \d lost",
    take_others_for_dead_after_an_outage: r"is taken for dead, and was well",
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_of_a_fleet_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match=PLANTED[plant]):
        for _ in try_fleets(range(FOUND)):
            pass
