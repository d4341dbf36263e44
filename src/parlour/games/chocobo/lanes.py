"""Many lanes of one round: how good is each row of strengths at the five dial spaces?

Whatever the strengths are, after each action the team can only be in so many positions: some ten after the first, some
two thousand after the fourth. So a round is a row of layers. What an action with some strength leads to is found
out once for each position, and not once for each lane that comes by; how good a position is with the strengths still to
come is remembered beside it, where it is found without a search.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import STRENGTH, STRENGTH_MASK, Plan
from parlour.games.chocobo.positions import Positions

ROWS: Final = 0o55555 + 1  # of strengths, each in one number as `Plan.value` takes it
FULL: Final = 0o10000  # from here on there is a strength for each dial space
LAST: Final = ACTIONS - 1
ROOM: Final = (1, 16, 64, 256, 1024)  # for positions, by layer, to begin with
ABREAST: Final = 8
ABREAST_BITS: Final = 3
ABREAST_MASK: Final = 7


class Lanes:
    """Log-odds of winning by the row of strengths, worked out when first asked for; 0 until then."""

    def __init__(self, plan: Plan) -> None:
        plan.remember()
        self.plan = plan
        self.table = vec[float]([0.0] * ROWS)
        self.begin = Layer(plan, 0)
        self.begin.positions.meet(plan.board, plan.foes)

    def odds(self, row: i64) -> float:
        """There may be fewer than five strengths."""
        odds = self.table[row]
        if odds == 0.0:
            odds = self.begin.odds(0, row, number_of(row)) if row >= FULL else self.plan.odds(row)
            self.table[row] = odds
        return odds


def number_of(row: i64) -> i64:
    """Of a row of strengths among all, the last strength in the quickest turn.

    >>> int(number_of(0o11111)), int(number_of(0o21111)), int(number_of(0o11112))
    (0, 1, 625)
    """
    number: i64 = 0
    for _ in range(ACTIONS):
        number = number * STRENGTHS + (row & STRENGTH_MASK) - 1
        row >>= STRENGTH
    return number


class Layer:
    """The positions after as many actions. What is known of them is 0 until it is.

    Log-odds are kept by position and row, for eight positions side by side: what one action leads to is met one after
    another, and is asked about with the same row.
    """

    def __init__(self, plan: Plan, step: i64) -> None:
        self.plan = plan
        self.step = step
        self.positions = Positions()
        self.then: Layer | None = Layer(plan, step + 1) if step < LAST else None
        self.width: i64 = self.then.width * STRENGTHS if self.then is not None else STRENGTHS  # rows from here on
        self.room: i64 = ROOM[step]  # for so many positions
        places: i64 = self.room * self.width if step else 0  # the first layer is known by the table
        self.known = vec[float]([0.0] * places)
        # By position and strength: the best that an action brings at once, and the numbers of the next layer's
        # positions that it leads to, as those were met from the first to before the last
        actions: i64 = self.room * STRENGTHS if self.then is not None else 0
        self.at_once = vec[float]([0.0] * actions)
        self.span = vec[i64]([0] * (2 * actions))

    def odds(self, n: i64, row: i64, number: i64) -> float:
        """Of the n-th position with these strengths from here on, which are this number among all."""
        strength = row & STRENGTH_MASK
        then = self.then
        if then is None:
            return self.plan.best_with(self.positions.boards[n], self.positions.foes[n], strength, LAST)
        action = n * STRENGTHS + strength - 1
        if self.span[2 * action + 1] == 0:
            self.explore(then, action)
        odds = self.at_once[action]
        rest = number - (strength - 1) * then.width
        met, known, stride, first = then.positions.met, then.known, ABREAST * then.width, ABREAST * rest
        for at in range(self.span[2 * action], self.span[2 * action + 1]):
            other = met[at]
            slot = (other >> ABREAST_BITS) * stride + first + (other & ABREAST_MASK)
            value = known[slot]
            if value == 0.0:
                value = then.odds(other, row >> STRENGTH, rest)
                known[slot] = value
            if value > odds:
                odds = value
        return odds

    def explore(self, then: Layer, action: i64) -> None:
        """Find out what an action leads to."""
        plan, positions, others = self.plan, self.positions, then.positions
        n = action // STRENGTHS
        plan.reached = others
        self.span[2 * action] = len(others.met)
        self.at_once[action] = plan.best_with(positions.boards[n], positions.foes[n], action % STRENGTHS + 1, self.step)
        self.span[2 * action + 1] = len(others.met)
        plan.reached = None
        if others.size > then.room:
            then.make_room()

    def make_room(self) -> None:
        """For all positions that were met."""
        more: i64 = self.room
        while self.room + more < self.positions.size:
            more += self.room
        self.room += more
        self.known = extend(self.known, vec[float]([0.0] * (more * self.width)))
        if self.then is not None:
            self.at_once = extend(self.at_once, vec[float]([0.0] * (more * STRENGTHS)))
            self.span = extend(self.span, vec[i64]([0] * (2 * more * STRENGTHS)))
