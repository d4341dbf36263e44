"""Kokoro by number: its phases as seats that are asked, its answers and cards as small integers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import LEAD
from parlour.core.kernel import CHANCE, NOBODY, Kernel
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action
from parlour.games.kokoro import rules
from parlour.games.kokoro.hunch import likely_answer
from parlour.games.kokoro.phases import CALL, DRAW, OVER, PHASES
from parlour.games.kokoro.promise import Promise
from parlour.games.kokoro.scoring import rank, tally
from parlour.games.kokoro.state import NOTHING, KokoroState, Mat

CALLER: Final = 1  # the first seat, as bits
LOW: Final = -1_000_000  # no score is less
DEALS: Final = ("path", "sanctuary", "look", "next", "sixth", "guardian", "decree")
LUCK: Final = bytes([DEALS.index(phase) if phase in DEALS else 0 for phase in PHASES])  # by phase


class KokoroKernel(Kernel[KokoroState]):
    """What a play-out of Kokoro goes through."""

    def __init__(self, promise: Promise) -> None:
        super().__init__(DEALS, whole=True)
        self.promise = promise

    def asked(self, state: KokoroState) -> i64:
        phase = state.phase
        if phase == DRAW:
            return state.settings.everybody
        if phase == OVER:
            return NOBODY
        return CALLER if phase == CALL else CHANCE

    def count(self, state: KokoroState, seat: i64) -> i64:
        return 1 if state.phase == CALL else rules.count_choices(state, state.mats[seat])

    def nth(self, state: KokoroState, seat: i64, n: i64) -> i64:
        return state.settings.board.turn if state.phase == CALL else rules.nth_choice(state, state.mats[seat], n)

    def pick(self, state: KokoroState, seat: i64, rng: Rng) -> i64:
        return super().pick(state, seat, rng) if state.phase == CALL else rules.any_choice(state, state.mats[seat], rng)

    def hunch(self, state: KokoroState, seat: i64, rng: Rng) -> i64:
        return state.settings.board.turn if state.phase == CALL else likely_answer(state, state.mats[seat], rng)

    def answer(self, state: KokoroState, seat: i64, index: i64) -> None:
        state.mats[seat].answer = index

    def close(self, state: KokoroState) -> None:
        if state.phase == CALL:
            rules.turn_up(state)
        else:
            rules.take_turn(state, None)

    def luck(self, state: KokoroState) -> i64:
        return LUCK[state.phase]

    def sample(self, state: KokoroState, rng: Rng) -> i64:
        return rules.sample(state, rng)

    def deal(self, state: KokoroState, outcome: i64) -> None:
        rules.let_come(state, outcome, None)

    def outcome(self, state: KokoroState, outcome: i64) -> Action:
        return rules.outcome(state, outcome)

    def play(self, state: KokoroState, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
        moves: i64 = 0
        while state.phase != OVER:
            if state.phase == DRAW:
                seat: i64 = 0
                for mat in state.mats:
                    rng = seats[seat]
                    mat.answer = likely_answer(state, mat, rng) if plausibly else rules.any_choice(state, mat, rng)
                    seat += 1  # noqa: SIM113 - a native integer
                rules.take_turn(state, None)
                moves += 1
            elif state.phase == CALL:
                moves += 1
                if not plausibly:
                    seats[0].below(1)  # as `pick` does
                rules.turn_up(state)
            else:
                rules.let_come(state, rules.sample(state, deals[LUCK[state.phase]]), None)
        return moves

    def foresee(self, state: KokoroState, seat: i64, horizon: i64, deals: list[Fast], seats: list[Fast]) -> bool:
        """The seat draws where most is promised; the others, whose mats are their own, draw by hunches."""
        while state.phase != OVER and not (state.phase == DRAW and state.turn >= horizon):
            if state.phase == DRAW:
                other: i64 = 0
                for mat in state.mats:
                    is_own = other == seat
                    mat.answer = self.promised(state, mat) if is_own else likely_answer(state, mat, seats[other])
                    other += 1  # noqa: SIM113 - a native integer
                rules.take_turn(state, None)
            elif state.phase == CALL:
                rules.turn_up(state)
            else:
                rules.let_come(state, rules.sample(state, deals[LUCK[state.phase]]), None)
        return True

    def promised(self, state: KokoroState, mat: Mat) -> i64:
        """The index of the drawing that promises most, or of a look if none is better."""
        promise = self.promise
        promise.look(state, mat)
        may_pass = rules.may_look(state, mat)
        space = promise.best(rules.called_number(state), may_pass=may_pass)
        return state.settings.board.look if space == NOTHING else space

    def scores(self, state: KokoroState) -> tuple[int, ...]:
        return tuple([int(mat.score) for mat in state.mats])

    def points(self, state: KokoroState, seat: i64) -> i64:
        """The boxes written so far; the last ones come with the end."""
        mat = state.mats[seat]
        return mat.score if mat.is_finished else tally(mat)

    def worth(self, state: KokoroState, seat: i64) -> float:
        """Alone the score; against others winning, shared or not, and a little the lead."""
        mine = state.mats[seat]
        if state.settings.seats == 1:
            return float(mine.score)
        own = rank(mine)
        best: i64 = LOW
        winners = 1.0
        won = 1.0
        for mat in state.mats:
            if mat is not mine:
                best = max(best, mat.score)
                theirs = rank(mat)
                if theirs > own:
                    won = 0.0
                elif theirs == own:
                    winners += 1.0
        return won / winners + LEAD * float(mine.score - best)
