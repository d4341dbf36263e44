"""How hard a level is: how often a team that plays well loses it, with perfect memory and without."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from parlour.core.rng import Fast, Rng
from parlour.games.cocoons import rules
from parlour.games.cocoons.doors import DOORS, KINDS, SUPPLY, Level, check
from parlour.games.cocoons.phases import OVER, TURN
from parlour.games.cocoons.plan import (
    END,
    World,
    answer,
    best_answer,
    candidates,
    chance_of_home,
    owners,
    remember,
    settle,
)
from parlour.games.cocoons.solver import any_deal, fewest_tokens
from parlour.games.cocoons.state import NONE, CocoonsState, Kit, Settings, new_state

SEATS: Final = 2
FORGETFUL: Final = 0.1  # of the sides out of sight, each turn
PLAYOUTS: Final = 20  # enough to play well, few enough to play many deals
OPTIONS: Final = {"share": "auto", "memory": "honest"}


def trial(level: Level, kit: Kit, seed: str) -> dict[str, bool]:
    """One random deal: can it be won at all, and does a team win it, with perfect memory and without?"""
    return {
        "winnable": is_winnable(level, kit, seed),
        "perfect": is_won(level, kit, seed, forget=0.0),
        "forgetful": is_won(level, kit, seed, forget=FORGETFUL),
    }


def count_wins(level: Level, kit: Kit, deals: int, *, forget: float, seed: int = 0, playouts: int = PLAYOUTS) -> int:
    """How many of these random deals a team of two wins."""
    return sum(is_won(level, kit, f"{seed}/{deal}", forget=forget, playouts=playouts) for deal in range(deals))


def is_winnable(level: Level, kit: Kit, seed: str) -> bool:
    """Could somebody who sees through doors and sides win this deal? Exact."""
    deal = any_deal(level, Fast(f"{seed}/deal".encode()))
    return fewest_tokens(deal, kit.locks, level.tokens or kit.tokens) is not None


def is_won(level: Level, kit: Kit, seed: str, *, forget: float, playouts: int = PLAYOUTS) -> bool:
    """Play one deal to the end, each seat by what it knows and still remembers."""
    rng = Fast(seed.encode())
    state = new_state(Settings(kit, level, SEATS, OPTIONS))
    rules.begin_with(state, rng.below(SEATS))
    rules.lay_start(state, rng.below(9))
    while rules.next_to_mark(state) != NONE:
        rules.orient(state, rng.below(4), None)
    world = World(state, rng)
    settle(state, world)
    memory = rng.word()
    while state.phase != OVER:
        model = remember(state, state.active, forget, memory)
        answer(state, END if is_over_for(model) else best_answer(model, candidates(model), playouts, rng))
        settle(state, world)
    return state.ending == "won"


def is_over_for(model: CocoonsState) -> bool:
    """Would a team that knows this end the game now?"""
    if model.phase != TURN or not rules.may_end(model):
        return False
    chance = chance_of_home(model, owners(model))
    return chance == 1.0 or (chance > 0.0 and model.reserve < rules.LEAST_ROUND_TRIP)


def any_level(kit: Kit, rng: Rng) -> Level:
    """A valid own level (C-71): eight doors of the supply, numbers from 1 on, locks with their runes."""
    while True:
        counts = [0] * KINDS
        numbers = rng.below(9)
        for number in range(numbers):
            counts[DOORS.index("number1") + number] = 1
        while sum(counts) < 8:
            kind = rng.below(DOORS.index("number1"))
            if counts[kind] < SUPPLY[kind]:
                counts[kind] += 1
        for lock in range(2):
            if counts[DOORS.index("lockA") + lock]:
                for rune in kit.locks[lock]:
                    counts[rune] = 1
        level = Level(counts, 0, hard=rng.below(2) == 1)
        if sum(counts) == 8:
            check(level, kit.locks)
            return level


def level_of_hardness(
    kit: Kit, wanted: float, *, deals: int, tries: int, seed: int = 0, tick: Callable[[], None] | None = None
) -> tuple[Level, int]:
    """Among random levels, the one whose hardness for a forgetful team is nearest; with the deals it loses.

    All are sorted by how a team of mere habit does, which is quick; then halving finds where the wanted one must be.
    `tick` is called after every deal that was played in earnest.
    """
    levels = [any_level(kit, Fast(f"{seed}/level {n}".encode())) for n in range(tries)]
    rough = [count_wins(level, kit, deals, forget=FORGETFUL, seed=seed, playouts=0) for level in levels]
    order = sorted(range(tries), key=lambda n: -rough[n])  # the easy ones first
    low, high = 0, tries - 1
    best, best_losses, far = levels[order[0]], 0, 2.0
    while low <= high:
        middle = (low + high) // 2
        level = levels[order[middle]]
        losses = 0
        for deal in range(deals):
            losses += not is_won(level, kit, f"{seed}/{deal}", forget=FORGETFUL)
            if tick is not None:
                tick()
        if abs(losses / deals - wanted) < far:
            best, best_losses, far = level, losses, abs(losses / deals - wanted)
        if losses / deals < wanted:
            low = middle + 1
        else:
            high = middle - 1
    return best, best_losses


def most_deals(deals: int, tries: int) -> int:
    """How many deals `level_of_hardness` plays in earnest at most."""
    return deals * tries.bit_length()
