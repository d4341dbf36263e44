"""Bots and hints wait their turn: one table never delays another by more than its share."""

from __future__ import annotations

import asyncio
from collections import Counter

import pytest

from parlour.server.bots.fair import MOST_COUNTED, FairQueue, Share
from tests.server.kit import awaited


async def served(queue: FairQueue, wanted: list[tuple[Share, float]]) -> list[Share]:
    """Who is served, in order, if all of them come while one place is taken; each turn takes its seconds."""
    order: list[Share] = []

    async def come(share: Share, seconds: float) -> None:
        await queue.turn(share)
        order.append(share)
        queue.done(share, seconds)

    first = Share("nobody", "first")
    await queue.turn(first)
    waiting = [asyncio.ensure_future(come(*one)) for one in wanted]
    await asyncio.sleep(0)
    queue.done(first, 0.0)
    await asyncio.gather(*waiting)
    return order


SLOW = [Share("mallory", f"slow {n}") for n in range(50)]
QUICK = Share("ann", "quick")


@awaited
async def test_a_crowd_of_slow_tables_of_one_person_delays_another_by_one_turn() -> None:
    order = await served(FairQueue(1), [*((share, 2.0) for share in SLOW), *[(QUICK, 0.01)] * 20])
    assert max(order.index(QUICK), 1) == 1
    assert order[1:21] == [QUICK] * 20, "twenty quick answers use less than one slow one"


@awaited
async def test_tables_of_one_person_take_turns() -> None:
    busy, calm = Share("ann", "busy"), Share("ann", "calm")
    order = await served(FairQueue(1), [*[(busy, 1.0)] * 20, *[(calm, 1.0)] * 5])
    assert Counter(order[:10]) == {busy: 5, calm: 5}


@awaited
async def test_nobody_saves_up_by_not_asking() -> None:
    queue = FairQueue(1)
    await served(queue, [(QUICK, 1.0)] * 100)
    late = Share("late", "late")
    order = await served(queue, [*[(late, 1.0)] * 20, *[(QUICK, 1.0)] * 20])
    assert 4 <= Counter(order[:10])[QUICK] <= 6


@awaited
async def test_who_gives_up_waiting_holds_no_place() -> None:
    queue = FairQueue(2)
    await queue.turn(QUICK)
    await queue.turn(QUICK)
    waiting = [asyncio.ensure_future(queue.turn(share)) for share in SLOW]
    await asyncio.sleep(0)
    for task in waiting[1:]:
        task.cancel()
    queue.done(QUICK, 1.0)
    waiting[0].cancel()  # whose turn it is already
    await asyncio.gather(*waiting, return_exceptions=True)
    queue.done(QUICK, 1.0)
    assert (queue.free, queue.waiting) == (2, {})


@pytest.mark.parametrize("places", [1, 4])
@awaited
async def test_what_was_used_is_forgotten_when_it_matters_no_more(places: int) -> None:
    queue = FairQueue(places)
    many = [(Share(f"p{n}", f"t{n}"), 1.0) for n in range(3000)]
    queue.free = 1
    order = await served(queue, many)
    assert len(order) == 3000
    assert len(queue.people.used) <= MOST_COUNTED
    queue.free = places - 1
    queue.done(QUICK, 1.0)
    assert not queue.people.used
