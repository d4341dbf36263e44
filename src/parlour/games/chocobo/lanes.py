"""Many lanes of one round: how good is each row of strengths at the five dial spaces?

Whatever the strengths are, after each action the team can only be in so many positions: some ten after the first, some
hundreds after the fourth. So a round is a row of layers (`layers.py`). What an action with some strength leads to is
found out once for each position, and not once for each lane that comes by; how good a position is with the strengths
still to come is remembered beside it, where it is found without a search.

On a floor the Reaper goes its own way: a Reap decides nothing but how far it is at the end, and whether that is too
far. So the strength of the last Reap is left out of the layers, and all five strengths that it may have are looked at
side by side.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.layers import Layer, ReapLayer
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import LOST_ODDS, REAP_BIT, SPACE, SPACE_MASK, STRENGTH, STRENGTH_MASK, Plan

ROWS: Final = 0o55555 + 1  # of strengths, each in one number as `Plan.value` takes it
FULL: Final = 0o10000  # from here on there is a strength for each dial space
BEYOND_HOPE: Final = LOST_ODDS / 2  # lost, whatever was added to it
NEVER: Final = -1


class Lanes:
    """Log-odds of winning by the row of strengths, worked out when first asked for; 0 until then."""

    def __init__(self, plan: Plan) -> None:
        plan.remember()
        self.plan = plan
        self.table = vec[float]([0.0] * ROWS)
        self.reap: i64 = reap_apart(plan)
        steps = [step for step in range(ACTIONS) if step != self.reap]
        self.layer: Layer | None = Layer(plan, steps) if self.reap == NEVER else None
        self.by_reap: ReapLayer | None = None if self.reap == NEVER else ReapLayer(plan, steps, self.reap)

    def odds(self, row: i64) -> float:
        """There may be fewer than five strengths."""
        odds = self.table[row]
        if odds == 0.0:
            self.work_out(row)
            odds = self.table[row]
        return odds

    def work_out(self, row: i64) -> None:
        """And with it, on a floor, the rows that differ in the Reap alone."""
        plan, layer, by_reap = self.plan, self.layer, self.by_reap
        if row < FULL:
            plan.is_reaper_apart = False
            self.table[row] = plan.odds(row)
            plan.is_reaper_apart = by_reap is not None
        elif layer is not None:
            self.table[row] = layer.odds(0, row, number_of(row))
        elif by_reap is not None:
            below = row & (bits.only(STRENGTH * self.reap) - 1)
            above = (row >> STRENGTH * self.reap) >> STRENGTH
            rest = below | above << STRENGTH * self.reap
            found = by_reap.work_out(0, rest, number_of(rest))
            first = below | (above << STRENGTH | 1) << STRENGTH * self.reap
            for more in range(STRENGTHS):
                odds = by_reap.known[found + more]
                at = first + (more << STRENGTH * self.reap)
                self.table[at] = odds if odds > BEYOND_HOPE else LOST_ODDS


def reap_apart(plan: Plan) -> i64:
    """The last Reap of the dial, if the Reaper's steps there bear on nothing but the end of the round.

    So it is on floors; a Move must be among the five, and after the last one no other Reap.
    """
    found: i64 = NEVER
    reaps: i64 = 0
    for step in range(ACTIONS):
        icons = (plan.dial >> (SPACE * step)) & SPACE_MASK
        if icons & REAP_BIT:
            found = step if icons == REAP_BIT else NEVER
            if step > plan.last_move:
                reaps += 1
    return NEVER if plan.at_boss or plan.last_move == NEVER or reaps > 1 else found


def number_of(row: i64) -> i64:
    """Of a row of strengths among all of its length, the last strength in the quickest turn.

    >>> int(number_of(0o11111)), int(number_of(0o21111)), int(number_of(0o11112))
    (0, 1, 625)
    """
    number: i64 = 0
    while row:
        number = number * STRENGTHS + (row & STRENGTH_MASK) - 1
        row >>= STRENGTH
    return number
