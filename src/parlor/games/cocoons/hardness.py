"""How hard a level is: how often a team that plays well loses it, with perfect memory and without."""

from __future__ import annotations

from typing import Final

from parlor.core.rng import Fast, Rng
from parlor.games.cocoons import rules
from parlor.games.cocoons.doors import DOORS, KINDS, SUPPLY, Level, check
from parlor.games.cocoons.plan import END, World, answer, best_answer, chance_of_home, owners, remember, settle
from parlor.games.cocoons.solver import any_deal, fewest_tokens
from parlor.games.cocoons.state import NONE, OVER, TURN, CocoonsState, Kit

SEATS: Final = 2
FORGETFUL: Final = 0.1  # of the sides out of sight, each turn
PLAYOUTS: Final = 20  # enough to play well, few enough to play many deals
OPTIONS: Final = {"share": "auto", "memory": "honest"}


def count_wins(level: Level, kit: Kit, deals: int, *, forget: float, seed: int = 0, playouts: int = PLAYOUTS) -> int:
    """How many of so many random deals a team of two wins."""
    return sum(is_won(level, kit, f"{seed}/{deal}", forget=forget, playouts=playouts) for deal in range(deals))


def count_winnable(level: Level, kit: Kit, deals: int, *, seed: int = 0) -> int:
    """How many of so many random deals could be won by somebody who sees through doors and sides; exact for each."""
    found = 0
    for deal in range(deals):
        dealt = any_deal(level, Fast(f"{seed}/{deal}/deal".encode()))
        found += fewest_tokens(dealt, kit.locks, kit.tokens) is not None
    return found


def is_won(level: Level, kit: Kit, seed: str, *, forget: float, playouts: int) -> bool:
    """Play one deal to the end, each seat by what it knows and still remembers."""
    rng = Fast(seed.encode())
    state = CocoonsState(kit, level, SEATS, OPTIONS)
    rules.begin_with(state, rng.below(SEATS))
    rules.lay_start(state, rng.below(9))
    while rules.next_to_mark(state) != NONE:
        rules.orient(state, rng.below(4), None)
    world = World(state, rng)
    settle(state, world)
    memory = rng.word()
    while state.step != OVER:
        model = remember(state, state.active, forget, memory)
        answer(state, END if is_over_for(model) else best_answer(model, playouts, rng))
        settle(state, world)
    return state.ending == "won"


def is_over_for(model: CocoonsState) -> bool:
    """Would a team that knows this end the game now?"""
    if model.step != TURN or not rules.may_end(model):
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


def level_of_hardness(kit: Kit, wanted: float, *, deals: int, tries: int, seed: int = 0) -> tuple[Level, int]:
    """Of so many random levels the one whose hardness for a forgetful team is nearest; with the deals it loses."""
    best: Level | None = None
    best_losses = 0
    for n in range(tries):
        level = any_level(kit, Fast(f"{seed}/level {n}".encode()))
        losses = deals - count_wins(level, kit, deals, forget=FORGETFUL, seed=seed)
        if best is None or abs(losses / deals - wanted) < abs(best_losses / deals - wanted):
            best, best_losses = level, losses
        if best_losses == round(wanted * deals):
            break
    assert best is not None, "at least one try"
    return best, best_losses
