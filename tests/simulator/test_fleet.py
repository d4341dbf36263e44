"""Several servers with one disk, simulated: no law is broken whoever dies, sleeps or is drained, and faults are found.

`python -m tests.simulator fleet 17` replays seed 17.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable

import pytest

from parlour.server.hub.hub import Elsewhere, Hub
from tests.simulator.fleet import LEASE, Fleet, Server, SharedStore, SimulatedOwners
from tests.simulator.seeds import try_fleets
from tests.simulator.world import Broken

PARTS, SEEDS = 2, 20
FOUND = 60  # seeds within which each fault is found


@pytest.mark.parametrize("part", range(PARTS))
def test_no_law_is_broken_whichever_server_dies_or_sleeps(part: int) -> None:
    counts: Counter[str] = Counter()
    for _, more in try_fleets(range(part * SEEDS, (part + 1) * SEEDS)):
        counts += more
    for what in ("acks", "moves", "takeovers", "lost", "refused", "kill", "stop", "drain"):
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
    """After the storm the table's owner is killed, and nobody sees it die but by its lease."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        self.waited: float | None = None  # seconds until another server has the table

    def _calm_down(self) -> None:
        super()._calm_down()
        code = self.laws.current().code
        owner = self.registry.owners.get(code)
        up = [server for server in self.servers if server.is_up and not server.is_stopped]
        victims = [server for server in up if server.store.lease.worker == owner]
        others = [server for server in up if server not in victims]
        if victims and others:
            victims[0].die("the last kill")
            self.loop.create_task(self._ask(others[0], code, self.world.now))

    async def _ask(self, server: Server, code: str, killed: float) -> None:
        """As a page does that looks for its table again and again."""
        while self.waited is None:
            try:
                await server.hub.open(code)
                self.waited = self.world.now - killed
            except Elsewhere:
                await asyncio.sleep(0.5)

    def start_later(self) -> None:
        if not self.is_calm:
            super().start_later()


def test_no_table_waits_longer_than_ten_seconds_for_another_server() -> None:
    waited = []
    for seed in range(30):
        fleet = LastKill(seed)
        fleet.run()
        waited += [] if fleet.waited is None else [fleet.waited]
    assert len(waited) > 10
    assert LEASE - 1 < max(waited) < 10, "the lease, a beat, and what it takes to look"


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 20_000, 1000))
def test_many_fleets(first: int) -> None:
    for _ in try_fleets(range(first, first + 1000)):
        pass


# Planted faults


def have_two_owners(patch: pytest.MonkeyPatch) -> None:
    async def claim(owners: SimulatedOwners, code: str) -> None:
        await owners.server.wait(500)

    patch.setattr(SimulatedOwners, "claim", claim)


def let_a_stale_owner_commit(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(SharedStore, "may_write", lambda store, fenced: True)


def check_the_fence_before_the_commit(patch: pytest.MonkeyPatch) -> None:
    """As two statements do it: a worker that is stopped in between writes a ballot into a table that another has taken
    over and read meanwhile."""
    write_down = SharedStore._write_down

    def write_later(store: SharedStore, crash: str | None) -> None:
        store.server.gate(lambda: write_down(store, crash))

    patch.setattr(SharedStore, "_write_down", write_later)
    patch.setattr(SharedStore, "may_write", lambda store, fenced: fenced.was_alive)


def go_on_with_lost_tables(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Hub, "forget", lambda hub: None)


PLANTED: dict[Callable[[pytest.MonkeyPatch], None], str] = {
    have_two_owners: r"stored|UNIQUE",
    let_a_stale_owner_commit: r"stored|UNIQUE",
    check_the_fence_before_the_commit: r"stored|UNIQUE",
    go_on_with_lost_tables: r"stored|UNIQUE",
}


@pytest.mark.parametrize("plant", PLANTED, ids=lambda plant: plant.__name__)
def test_a_planted_fault_of_a_fleet_is_found(
    plant: Callable[[pytest.MonkeyPatch], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    plant(monkeypatch)
    with pytest.raises(Broken, match=PLANTED[plant]):
        Counter(seed for seed, _ in try_fleets(range(FOUND)))
