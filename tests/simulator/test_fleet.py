"""Several servers with one disk, simulated: no law is broken whoever dies, sleeps or is drained, and faults are found.

`python -m tests.simulator fleet 17` replays seed 17.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

import pytest

from parlour.server.hub.hub import Hub
from tests.simulator.fleet import Fleet, SharedStore, SimulatedOwners
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
