"""The positions of a round, layer by layer, and how good they are with the strengths that are still to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.positions import Positions
from parlour.games.chocobo.rows import STRENGTH, STRENGTH_MASK

# Room for positions to begin with, by how many actions are still to come
ROOM: Final = (512, 512, 128, 32, 8, 1)
ABREAST: Final = 8
ABREAST_BITS: Final = 3
ABREAST_MASK: Final = 7


class Layer:
    """The positions before the first of these actions. What is known of them is 0 until it is.

    Log-odds are kept by position and row, for eight positions side by side: what one action leads to is met one after
    another, and is asked about with the same row.
    """

    def __init__(self, plan: Plan, steps: list[int]) -> None:
        self.plan = plan
        self.step: i64 = steps[0]
        self.positions = Positions(ROOM[len(steps)])
        self.then: Layer | None = Layer(plan, steps[1:]) if len(steps) > 1 else None
        self.rows: i64 = rows_of(steps)
        self.room: i64 = ROOM[len(steps)]
        self.known = vec[float]()
        self.actions = Actions()
        if self.step == 0:  # the first layer is known by the table
            self.positions.meet(plan.board, plan.foes)
        else:
            self.known = vec[float]([0.0] * (self.room * self.rows))
        if self.then is not None:
            self.actions.make_room(self.room)

    def odds(self, n: i64, row: i64, number: i64) -> float:
        """Of the n-th position with these strengths from here on, which are this number among all."""
        strength = row & STRENGTH_MASK
        then, actions = self.then, self.actions
        if then is None:
            return self.end(n, strength)
        action = n * STRENGTHS + strength - 1
        if actions.last[action] == 0:
            actions.explore(self.plan, self.positions, then.positions, n, strength, self.step)
            then.make_room()
        odds = actions.at_once[action]
        rest = number - (strength - 1) * then.rows
        met, known, stride, first = then.positions.met, then.known, ABREAST * then.rows, ABREAST * rest
        for at in range(actions.first[action], actions.last[action]):
            other = met[at]
            slot = (other >> ABREAST_BITS) * stride + first + (other & ABREAST_MASK)
            value = known[slot]
            if value == 0.0:
                value = then.odds(other, row >> STRENGTH, rest)
                known[slot] = value
            if value > odds:
                odds = value
        return odds

    def end(self, n: i64, strength: i64) -> float:
        """The last action is all that is still to come."""
        return self.plan.best_with(self.positions.boards[n], self.positions.foes[n], strength, self.step, ACTIONS)

    def make_room(self) -> None:
        """For all positions that were met."""
        if self.positions.size > self.room:
            more = room_for(self.positions.size, self.room)
            self.room += more
            self.known = extend(self.known, vec[float]([0.0] * (more * self.rows)))
            if self.then is not None:
                self.actions.make_room(more)


class Actions:
    """By position and strength: the best that an action brings at once, and where the positions that it leads to were
    met in the next layer, from the first to before the last; 0 until that was found out."""

    def __init__(self) -> None:
        self.at_once = vec[float]()
        self.first = vec[i64]()
        self.last = vec[i64]()

    def explore(self, plan: Plan, here: Positions, there: Positions, n: i64, strength: i64, step: i64) -> None:
        """Find out what an action leads to."""
        action = n * STRENGTHS + strength - 1
        self.first[action] = there.meetings
        plan.reached = there
        self.at_once[action] = plan.best_with(here.boards[n], here.foes[n], strength, step, step + 1)
        plan.reached = None
        self.last[action] = there.meetings

    def explore_all(self, plan: Plan, here: Positions, there: Positions, step: i64) -> None:
        """Of all positions that were met."""
        count = here.size * STRENGTHS
        self.at_once = vec[float]([0.0] * count)
        self.first = vec[i64]([0] * count)
        self.last = vec[i64]([0] * count)
        for n in range(here.size):
            for strength in range(1, STRENGTHS + 1):
                self.explore(plan, here, there, n, strength, step)

    def make_room(self, more: i64) -> None:
        self.at_once = extend(self.at_once, vec[float]([0.0] * (more * STRENGTHS)))
        self.first = extend(self.first, vec[i64]([0] * (more * STRENGTHS)))
        self.last = extend(self.last, vec[i64]([0] * (more * STRENGTHS)))


def rows_of(steps: list[int]) -> i64:
    """How many rows of strengths there are for these actions."""
    rows: i64 = 1
    for _ in steps:
        rows *= STRENGTHS
    return rows


def room_for(size: i64, room: i64) -> i64:
    """How much more there must be: room is doubled."""
    more = room
    while room + more < size:
        more += room
    return more
