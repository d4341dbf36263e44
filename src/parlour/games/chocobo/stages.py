"""All rows of strengths of a round on a floor at once, with the last Reap left out.

Positions are found stage by stage, from what every action leads to. How good they are is then found from the last
stage to the first, for all strengths that may still come. Up to the last Move log-odds are kept for each strength of
that Reap side by side, and in positions the Reaper has not gone these steps; after the last Move it is left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chocobo.aftermath import LOST_ODDS
from parlour.games.chocobo.boards import REAPER_AT, REAPER_BITS, REAPER_MASK
from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.layers import ROOM, Actions, rows_of
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.positions import APART_AT, NUMBER_MASK, Positions

BEYOND_HOPE: Final = LOST_ODDS / 2  # lost, whatever was added to it

# Room for positions to begin with, by how many actions are still to come
ROOM_BY_REAP: Final = (0, 256, 128, 16, 1)


def all_odds(plan: Plan, reap: i64) -> vec[float]:
    """Of all rows: by the four other strengths, the last in the quickest turn, and by that of the Reap."""
    stage = Stage(plan, [step for step in range(ACTIONS) if step != reap], reap)
    stage.positions.meet(plan.board, plan.foes)
    plan.is_reaper_apart = True
    found = stage.odds()
    plan.is_reaper_apart = False
    return found


class Stage:
    """The positions before the first of these actions, the last Move among them."""

    def __init__(self, plan: Plan, steps: list[int], reap: i64) -> None:
        self.plan = plan
        self.step: i64 = steps[0]
        self.is_reaped = self.step > reap
        self.size: i64 = rows_of(steps) * STRENGTHS  # of what is known of a position
        self.positions = Positions(ROOM_BY_REAP[len(steps)])
        self.then: Stage | None = None
        self.settled: SettledStage | None = None
        if self.step < plan.last_move:
            self.then = Stage(plan, steps[1:], reap)
        else:
            self.settled = SettledStage(plan, steps[1:])
            self.settled.positions.keep_apart(REAPER_BITS)

    def odds(self) -> vec[float]:
        """By position, row and strength of the Reap."""
        actions = Actions()
        then, settled = self.then, self.settled
        if then is not None:
            actions.explore_all(self.plan, self.positions, then.positions, self.step)
            found = best_of_each(actions, then.positions.met, then.odds(), then.size)
        else:
            assert settled is not None
            actions.explore_all(self.plan, self.positions, settled.positions, self.step)
            fear = self.plan.fear_of_reaper()
            found = best_with_fear(actions, settled.positions.met, settled.odds(), settled.size, fear)
        self.look_at_once(found, actions)
        return found

    def look_at_once(self, found: vec[float], actions: Actions) -> None:
        """The Exit, unless the Reaper was too fast."""
        size = self.size // STRENGTHS  # of what is known of an action
        for action in range(len(actions.at_once)):
            at_once = actions.at_once[action]
            if at_once > LOST_ODDS:
                board = self.positions.boards[action // STRENGTHS]
                steps = self.plan.track - ((board >> REAPER_AT) & REAPER_MASK)
                for at in range(action * size, (action + 1) * size):
                    if at % STRENGTHS + 1 < steps or not self.is_reaped:
                        found[at] = max(found[at], at_once)


class SettledStage:
    """The positions before the first of these actions, which come after the last Move, without the Reaper."""

    def __init__(self, plan: Plan, steps: list[int]) -> None:
        self.plan = plan
        self.step: i64 = steps[0] if steps else ACTIONS
        self.size: i64 = rows_of(steps)
        self.positions = Positions(ROOM[len(steps)])
        self.then: SettledStage | None = SettledStage(plan, steps[1:]) if len(steps) > 1 else None

    def odds(self) -> vec[float]:
        """By position and row."""
        then = self.then
        if then is None:
            return self.ends()
        actions = Actions()
        actions.explore_all(self.plan, self.positions, then.positions, self.step)
        return best_of_each(actions, then.positions.met, then.odds(), then.size)

    def ends(self) -> vec[float]:
        """With at most one action to come."""
        plan, boards, foes = self.plan, self.positions.boards, self.positions.foes
        found = vec[float]([0.0] * (self.positions.size * self.size))
        at: i64 = 0
        for n in range(self.positions.size):
            if self.step == ACTIONS:
                found[n] = plan.end_of_round(boards[n], foes[n])
            else:
                for strength in range(1, STRENGTHS + 1):
                    found[at] = plan.best_with(boards[n], foes[n], strength, self.step, ACTIONS)
                    at += 1
        return found


def best_of_each(actions: Actions, met: vec[i64], odds: vec[float], size: i64) -> vec[float]:
    """For each action the best of the positions that it leads to, in all that is known of each side by side."""
    found = vec[float]([LOST_ODDS] * (len(actions.at_once) * size))
    start: i64 = 0
    for action in range(len(actions.at_once)):
        for at in range(actions.first[action], actions.last[action]):
            other = met[at] * size
            for n in range(size):
                value = odds[other + n]
                if value > found[start + n]:
                    found[start + n] = value
        start += size
    return found


def best_with_fear(actions: Actions, met: vec[i64], odds: vec[float], size: i64, fear: vec[float]) -> vec[float]:
    """The same for the last Move, where the Reaper is added, for each strength of the Reap.

    It stands where it stood, but for ends where a Reaper is: what is best is added up once for each place of it.
    """
    found = vec[float]([LOST_ODDS] * (len(actions.at_once) * size * STRENGTHS))
    best = vec[float]([LOST_ODDS] * size)
    start: i64 = 0
    for action in range(len(actions.at_once)):
        at, last = actions.first[action], actions.last[action]
        while at < last:
            reaper = met[at] >> APART_AT
            for n in range(size):
                best[n] = LOST_ODDS
            while at < last and met[at] >> APART_AT == reaper:
                other = (met[at] & NUMBER_MASK) * size
                for n in range(size):
                    best[n] = max(best[n], odds[other + n])
                at += 1
            add_fear(found, start, best, fear, reaper >> REAPER_AT)
        start += size * STRENGTHS
    return found


def add_fear(found: vec[float], start: i64, best: vec[float], fear: vec[float], reaper: i64) -> None:
    """With the Reaper where it stands, and as far ahead as each Reap brings it."""
    for n in range(len(best)):
        odds = best[n]
        if odds > BEYOND_HOPE:
            for reap in range(STRENGTHS):
                found[start + reap] = max(found[start + reap], odds + fear[reaper + reap + 1])
        start += STRENGTHS
