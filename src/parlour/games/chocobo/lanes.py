"""Many lanes of one round: how good is each row of strengths at the five dial spaces?

Whatever the strengths are, after each action the team can only be in so many positions: some ten after the first, some
hundreds after the fourth. So what an action with some strength leads to is found out once for each position, and not
once for each lane that comes by; how good a position is with the strengths still to come is remembered beside it, where
it is found without a search.

On a floor the Reaper goes its own way: a Reap decides nothing but how far it is at the end, and whether that is too
far. So the strength of the last Reap is left out, and all five strengths that it may have are looked at side by side.
Most rows of such a round are asked for sooner or later, so all are worked out at once (`stages.py`). Beside the Boss,
where there are several times as many, only what is asked for is (`layers.py`).
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chocobo.aftermath import LOST_ODDS, WON_ODDS
from parlour.games.chocobo.boards import REAP_BIT, SPACE, SPACE_MASK
from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.layers import Layer
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.rows import FIRST_FULL, NUMBERS, POWERS, number_of, row_of
from parlour.games.chocobo.stages import BEYOND_HOPE, all_odds

NEVER: Final = -1


class Lanes:
    """Log-odds of winning by the number of a row of strengths, worked out when first asked for; 0 until then."""

    def __init__(self, plan: Plan) -> None:
        plan.remember()
        self.plan = plan
        self.table = vec[float]([0.0] * NUMBERS)
        self.most = WON_ODDS  # no row of five strengths has more, as far as is known
        self.reap: i64 = reap_apart(plan)
        self.layer: Layer | None = Layer(plan, list(range(ACTIONS))) if self.reap == NEVER else None

    def odds(self, row: i64) -> float:
        """There may be fewer than five strengths."""
        return self.numbered(number_of(row))

    def numbered(self, number: i64) -> float:
        """The same by the row's number."""
        odds = self.table[number]
        if odds == 0.0:
            self.work_out(number)
            odds = self.table[number]
        return odds

    def work_out(self, number: i64) -> None:
        """And where the last Reap is left out, all others with it."""
        layer = self.layer
        if number < FIRST_FULL:
            self.table[number] = self.plan.odds(row_of(number))
        elif layer is not None:
            self.table[number] = layer.odds(0, row_of(number), number - FIRST_FULL)
        else:
            self.work_out_all()

    def work_out_all(self) -> None:
        """All rows of five strengths, in the order of their numbers."""
        table, found = self.table, all_odds(self.plan, self.reap)
        after = POWERS[ACTIONS - 1 - self.reap]  # rows of strengths after the Reap
        most = LOST_ODDS
        number: i64 = FIRST_FULL
        first: i64 = 0  # of those with the same strengths before it
        while number < NUMBERS:
            for reap in range(STRENGTHS):
                for rest in range(first, first + after):
                    odds = found[rest * STRENGTHS + reap]
                    if odds > BEYOND_HOPE:
                        most = max(most, odds)
                    else:
                        odds = LOST_ODDS
                    table[number] = odds
                    number += 1
            first += after
        self.most = most


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
