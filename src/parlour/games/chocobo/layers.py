"""The positions of a round, layer by layer, and how good they are with the strengths that are still to come."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import LOST_ODDS, REAPER_AT, REAPER_BITS, REAPER_MASK, STRENGTH, STRENGTH_MASK, Plan
from parlour.games.chocobo.positions import APART_AT, NUMBER_MASK, Positions

# Room for positions to begin with, by how many actions are still to come
ROOM: Final = (512, 512, 128, 32, 8, 1)
ROOM_BY_REAP: Final = (0, 256, 128, 16, 1)
ABREAST: Final = 8
ABREAST_BITS: Final = 3
ABREAST_MASK: Final = 7


class Layer:
    """The positions before the first of these actions. What is known of them is 0 until it is.

    Log-odds are kept by position and row, for eight positions side by side: what one action leads to is met one after
    another, and is asked about with the same row. Whether the Reaper has its part in them is for the plan to say.
    """

    def __init__(self, plan: Plan, steps: list[int]) -> None:
        self.plan = plan
        self.step: i64 = steps[0] if steps else ACTIONS
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
            actions.explore(self.plan, self.positions, then.positions, action, self.step)
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
        """With at most one action to come."""
        board, foes = self.positions.boards[n], self.positions.foes[n]
        if self.step == ACTIONS:
            return self.plan.end_of_round(board, foes)
        return self.plan.best_with(board, foes, strength, self.step, ACTIONS)

    def make_room(self) -> None:
        """For all positions that were met."""
        if self.positions.size > self.room:
            more = room_for(self.positions.size, self.room)
            self.room += more
            self.known = extend(self.known, vec[float]([0.0] * (more * self.rows)))
            if self.then is not None:
                self.actions.make_room(more)


class ReapLayer:
    """The same on a floor, up to the last Move, with one Reap left out.

    Log-odds are kept by position and row for each strength of that Reap side by side. In the positions the Reaper has
    not gone these steps; after the last Move it is left out of them altogether.
    """

    def __init__(self, plan: Plan, steps: list[int], reap: i64) -> None:
        self.plan = plan
        self.step: i64 = steps[0]
        self.is_reaped = self.step > reap
        self.positions = Positions(ROOM_BY_REAP[len(steps)])
        self.then: ReapLayer | None = None
        self.settled: Layer | None = None
        self.fear = vec[float]()
        if self.step < plan.last_move:
            self.then = ReapLayer(plan, steps[1:], reap)
        else:
            self.settled = Layer(plan, steps[1:])
            self.settled.positions.keep_apart(REAPER_BITS)
            self.fear = plan.fear_of_reaper()
            plan.is_reaper_apart = True
        self.rows: i64 = rows_of(steps)
        self.room: i64 = ROOM_BY_REAP[len(steps)]
        self.known = vec[float]([0.0] * (self.room * self.rows * STRENGTHS))
        self.actions = Actions()
        self.actions.make_room(self.room)
        if len(steps) == ACTIONS - 1:
            self.positions.meet(plan.board, plan.foes)

    def work_out(self, n: i64, row: i64, number: i64) -> i64:
        """Log-odds of the n-th position with these strengths: where they are to be found, one for each Reap."""
        slot = (n * self.rows + number) * STRENGTHS
        if self.known[slot] == 0.0:
            action = n * STRENGTHS + (row & STRENGTH_MASK) - 1
            if self.actions.last[action] == 0:
                self.explore(action)
            then, settled = self.then, self.settled
            if then is not None:
                self.look_on(then, slot, action, row >> STRENGTH, number % then.rows)
            elif settled is not None:
                self.look_to_the_end(settled, slot, action, row >> STRENGTH, number % settled.rows)
            if self.actions.at_once[action] > LOST_ODDS:
                self.look_at_once(slot, self.actions.at_once[action], self.positions.boards[n])
        return slot

    def explore(self, action: i64) -> None:
        then, settled = self.then, self.settled
        if then is not None:
            self.actions.explore(self.plan, self.positions, then.positions, action, self.step)
            then.make_room()
        elif settled is not None:
            self.actions.explore(self.plan, self.positions, settled.positions, action, self.step)
            settled.make_room()

    def look_at_once(self, slot: i64, at_once: float, board: i64) -> None:
        """The Exit, unless the Reaper was too fast."""
        steps = self.plan.track - ((board >> REAPER_AT) & REAPER_MASK)
        for reap in range(STRENGTHS):
            if reap + 1 < steps or not self.is_reaped:
                self.known[slot + reap] = max(self.known[slot + reap], at_once)

    def look_on(self, then: ReapLayer, slot: i64, action: i64, row: i64, rest: i64) -> None:
        known, met, others = self.known, then.positions.met, then.known
        one = two = three = four = five = LOST_ODDS
        for at in range(self.actions.first[action], self.actions.last[action]):
            other = (met[at] * then.rows + rest) * STRENGTHS
            if others[other] == 0.0:
                then.work_out(met[at], row, rest)
            one, two = max(one, others[other]), max(two, others[other + 1])
            three, four = max(three, others[other + 2]), max(four, others[other + 3])
            five = max(five, others[other + 4])
        known[slot], known[slot + 1], known[slot + 2] = one, two, three
        known[slot + 3], known[slot + 4] = four, five

    def look_to_the_end(self, settled: Layer, slot: i64, action: i64, row: i64, rest: i64) -> None:
        """The last Move: from here on positions are judged without the Reaper, and it is added.

        It stands where it stood, but for ends where a Reaper is: what is best is added up once for each place of it.
        """
        known, met, others, fear = self.known, settled.positions.met, settled.known, self.fear
        stride, start = ABREAST * settled.rows, ABREAST * rest
        for reap in range(STRENGTHS):
            known[slot + reap] = LOST_ODDS
        at, last = self.actions.first[action], self.actions.last[action]
        while at < last:
            reaper = met[at] >> APART_AT
            most = LOST_ODDS
            while at < last and met[at] >> APART_AT == reaper:
                other = met[at] & NUMBER_MASK
                place = (other >> ABREAST_BITS) * stride + start + (other & ABREAST_MASK)
                if others[place] == 0.0:
                    others[place] = settled.odds(other, row, rest)
                most = max(most, others[place])
                at += 1
            ahead = (reaper >> REAPER_AT) + 1
            for reap in range(STRENGTHS):
                known[slot + reap] = max(known[slot + reap], most + fear[ahead + reap])

    def make_room(self) -> None:
        """For all positions that were met."""
        if self.positions.size > self.room:
            more = room_for(self.positions.size, self.room)
            self.room += more
            self.known = extend(self.known, vec[float]([0.0] * (more * self.rows * STRENGTHS)))
            self.actions.make_room(more)


class Actions:
    """By position and strength: the best that an action brings at once, and where the positions that it leads to were
    met in the next layer, from the first to before the last; 0 until that was found out."""

    def __init__(self) -> None:
        self.at_once = vec[float]()
        self.first = vec[i64]()
        self.last = vec[i64]()

    def explore(self, plan: Plan, here: Positions, there: Positions, action: i64, step: i64) -> None:
        """Find out what an action leads to."""
        n = action // STRENGTHS
        self.first[action] = there.meetings
        plan.reached = there
        self.at_once[action] = plan.best_with(here.boards[n], here.foes[n], action % STRENGTHS + 1, step, step + 1)
        plan.reached = None
        self.last[action] = there.meetings

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
