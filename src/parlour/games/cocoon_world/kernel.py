"""Cocoon World by number: the way of play-outs and search, which is the rules' own."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.kernel import CHANCE, NOBODY, Kernel
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action
from parlour.games.cocoon_world import asking, rules
from parlour.games.cocoon_world.chances import is_familiar
from parlour.games.cocoon_world.habit import Habit
from parlour.games.cocoon_world.hunch import likely
from parlour.games.cocoon_world.phases import OVER
from parlour.games.cocoon_world.pieces import bit
from parlour.games.cocoon_world.prospects import turns_begun
from parlour.games.cocoon_world.state import CocoonWorldState
from parlour.games.cocoon_world.supply import score, worth

DEALS: Final = ("first", "deal", "fight", "roll", "turn-up", "hand", "dungeon", "draw", "look")
LUCK: Final = bytes([DEALS.index(phase.prompt) if phase.prompt in DEALS else 0 for phase in rules.TURN])  # by phase


class CocoonWorldKernel(Kernel[CocoonWorldState]):
    """What a play-out of Cocoon World goes through."""

    def __init__(self) -> None:
        super().__init__(DEALS, whole=True)
        self.habit = Habit()

    def asked(self, state: CocoonWorldState) -> i64:
        if state.phase == OVER:
            return NOBODY
        return bit(rules.whom(state)) if rules.is_asking(state) else CHANCE

    def count(self, state: CocoonWorldState, seat: i64) -> i64:
        return asking.count(state)

    def nth(self, state: CocoonWorldState, seat: i64, n: i64) -> i64:
        return rules.index(state, asking.nth(state, n))

    def hunch(self, state: CocoonWorldState, seat: i64, rng: Rng) -> i64:
        return rules.index(state, likely(state, rng))

    def answer(self, state: CocoonWorldState, seat: i64, index: i64) -> None:
        state.answer = rules.number_at(state, index)

    def close(self, state: CocoonWorldState) -> None:
        rules.apply(state, state.answer, None)

    def luck(self, state: CocoonWorldState) -> i64:
        return LUCK[state.phase]

    def sample(self, state: CocoonWorldState, rng: Rng) -> i64:
        return asking.sample(state, rng)

    def deal(self, state: CocoonWorldState, outcome: i64) -> None:
        rules.apply(state, outcome, None)

    def outcome(self, state: CocoonWorldState, outcome: i64) -> Action:
        return asking.outcome(state, outcome)

    def play(self, state: CocoonWorldState, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
        moves: i64 = 0
        while state.phase != OVER:
            moves += step(state, deals, seats, plausibly=plausibly)
        return moves

    def play_to(self, state: CocoonWorldState, deals: list[Fast], seats: list[Fast], horizon: i64) -> bool:
        while state.phase != OVER and turns_begun(state) < horizon:
            step(state, deals, seats, plausibly=True)
        return True

    def foresee(self, state: CocoonWorldState, seat: i64, horizon: i64, deals: list[Fast], seats: list[Fast]) -> bool:
        """All go on by habit where there is experience, else by hunches."""
        if not is_familiar(state):
            return self.play_to(state, deals, seats, horizon)
        habit = self.habit
        while state.phase != OVER and turns_begun(state) < horizon:
            if rules.is_asking(state):
                rules.apply(state, habit.answer(state, seats[rules.whom(state)]), None)
            else:
                rules.apply(state, asking.sample(state, deals[LUCK[state.phase]]), None)
        return True

    def scores(self, state: CocoonWorldState) -> tuple[int, ...]:
        return tuple([score(state, seat) for seat in range(state.seats)])

    def worth(self, state: CocoonWorldState, seat: i64) -> float:
        return worth(state, seat)


def step(state: CocoonWorldState, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
    """Let chance or the seat that is asked answer: how many moves seats have made by it."""
    if not rules.is_asking(state):
        rules.apply(state, asking.sample(state, deals[LUCK[state.phase]]), None)
        return 0
    rng = seats[rules.whom(state)]
    rules.apply(state, likely(state, rng) if plausibly else rules.pick(state, rng), None)
    return 1
