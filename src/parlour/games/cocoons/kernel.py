"""Cocoons by number: every answer and outcome is its code, and the contract's methods go the same way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.game import Log
from parlour.core.kernel import CHANCE, NOBODY, Kernel
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action
from parlour.games.cocoons import rules
from parlour.games.cocoons.notation import (
    ANIMAL_CODE,
    CORRECT_CODE,
    DOOR_CODE,
    END_CODE,
    FIRST_CODE,
    LEAVE_CODE,
    MARK_CODE,
    PUT_CODE,
    START_CODE,
    TELL_CODE,
    Tables,
)
from parlour.games.cocoons.phases import ANIMAL, DOOR, FIRST, MARK, OVER, PUT, PUT_ACTION, SLIDE_ON, START, TURN
from parlour.games.cocoons.plan import CORRECT, habit, is_done, owners
from parlour.games.cocoons.plan import LEAVE as STAY
from parlour.games.cocoons.state import ALL_NONE, ANIMALS, CocoonsState, bit, digit

DEALS: Final = ("first", "start", "mark", "door", "animal", "side")
LUCK: Final = bytes([0, 1, 2, 5, 0, 5, 3, 5, 0, 4, 0, 0, 5, 0])  # by phase: the number of its deal
ASKS: Final = sum(2**phase for phase in (TURN, PUT, SLIDE_ON, PUT_ACTION))  # phases in which a player is asked
OTHERS: Final = 8  # cocoons beside the gap
ELSEWHERE: Final = 7  # cocoons that an animal in a cocoon may go to


# What may be answered


def is_asked(state: CocoonsState) -> bool:
    """Is a player asked? Else it is chance, or over."""
    return ASKS & bit(state.phase) != 0


def count_codes(state: CocoonsState) -> i64:
    """How many answers there are to the question that the match waits for."""
    phase = state.phase
    if phase == TURN:
        found = bits.count(rules.slides(state))
        return found + ELSEWHERE * count_housed(state) if rules.may_correct(state) else found
    if phase == SLIDE_ON:
        return bits.count(rules.slides_on(state))
    return OTHERS + 1 if phase == PUT else OTHERS


def nth_code(state: CocoonsState, n: i64) -> i64:
    """The n-th of them: slides, then corrections; or cocoons in the order of places, then leaving."""
    phase = state.phase
    if phase == TURN:
        slides = rules.slides(state)
        count = bits.count(slides)
        return bits.nth(slides, n) if n < count else nth_correction(state, n - count)
    if phase == SLIDE_ON:
        return bits.nth(rules.slides_on(state), n)
    if n == OTHERS:
        return LEAVE_CODE
    return PUT_CODE + n if n < state.gap else PUT_CODE + n + 1


def count_housed(state: CocoonsState) -> i64:
    """How many animals are in a cocoon."""
    return ANIMALS - bits.count(state.home & ALL_NONE)


def nth_correction(state: CocoonsState, n: i64) -> i64:
    """The animals in cocoons, in order, each into every other cocoon."""
    housed = ~state.home & ALL_NONE
    animal = bits.nth(housed, n // ELSEWHERE) >> 2
    places = rules.other_cocoons(state, digit(state.home, animal))
    return CORRECT_CODE + 9 * animal + bits.nth(places, n % ELSEWHERE)


def any_code(state: CocoonsState, rng: Rng) -> i64:
    """Any of them, all equally likely."""
    return nth_code(state, rng.below(count_codes(state)))


def likely_code(state: CocoonsState, rng: Rng) -> i64:
    """A quick, plausible one."""
    return code_of(state, habit(state, rng))


def code_of(state: CocoonsState, choice: i64) -> i64:
    """An answer of `plan` as a code."""
    if state.phase in (PUT, PUT_ACTION):
        return LEAVE_CODE if choice == STAY else PUT_CODE + choice
    return choice if choice < CORRECT else CORRECT_CODE + choice - CORRECT


# What chance may bring


def sampled_code(state: CocoonsState, rng: Rng) -> i64:
    """An outcome by weight."""
    phase = state.phase
    if phase == DOOR:
        return DOOR_CODE + rules.any_door(state, rng)
    if phase == ANIMAL:
        return ANIMAL_CODE + rules.any_of(state.unturned, rng)
    if phase == MARK:
        return MARK_CODE + rng.below(4)
    if phase == START:
        return START_CODE + rng.below(9)
    if phase == FIRST:
        return FIRST_CODE + rng.below(state.settings.seats)
    return ANIMAL_CODE + rules.any_of(rules.sides_left(state), rng)


# What it does


def do(state: CocoonsState, seat: i64, code: i64, log: Log | None) -> None:
    """An answer of a seat, or an outcome of chance."""
    if code < PUT_CODE:
        if state.phase == TURN:
            rules.main_action(state, code, log)
        else:
            rules.slide(state, code, 0, log)
    elif code < LEAVE_CODE:
        if state.phase == PUT:
            rules.put(state, code - PUT_CODE, log)
        else:
            rules.equip(state, code - PUT_CODE, log)
    elif code == LEAVE_CODE:
        rules.leave(state, log)
    elif code == END_CODE:
        rules.close(state, log)
    elif code < TELL_CODE:
        rules.correct(state, (code - CORRECT_CODE) // 9, (code - CORRECT_CODE) % 9, log)
    elif code < FIRST_CODE:
        rules.tell(state, seat, (code - TELL_CODE) // 8, log)
    else:
        let_come(state, code, log)


def let_come(state: CocoonsState, code: i64, log: Log | None) -> None:
    if code >= ANIMAL_CODE:
        if state.phase == ANIMAL:
            rules.turn_animal(state, code - ANIMAL_CODE, log)
        else:
            rules.reveal_side(state, code - ANIMAL_CODE, log)
    elif code >= DOOR_CODE:
        rules.turn_door(state, code - DOOR_CODE, log)
    elif code >= MARK_CODE:
        rules.orient(state, code - MARK_CODE, log)
    elif code >= START_CODE:
        rules.lay_start(state, code - START_CODE)
    else:
        rules.begin_with(state, code - FIRST_CODE)


def worth_of(state: CocoonsState) -> float:
    """Nobody proposes to end here, so a box in order counts that was slid to and fro about the start token till its
    tokens ran out: people would have ended the game there (C-50)."""
    if state.ending == "won":
        return 1.0
    was_at_start = digit(state.where, state.moved) == state.start
    return 1.0 if state.phase == OVER and was_at_start and is_done(state, owners(state)) else 0.0


class CocoonsKernel(Kernel[CocoonsState]):
    """What a play-out of Cocoons goes through. Ending and telling are optional, so nobody does."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(DEALS)
        self.tables = tables

    def asked(self, state: CocoonsState) -> i64:
        if is_asked(state):
            return bit(state.active)
        return NOBODY if state.phase == OVER else CHANCE

    def count(self, state: CocoonsState, seat: i64) -> i64:
        return count_codes(state)

    def nth(self, state: CocoonsState, seat: i64, n: i64) -> i64:
        return nth_code(state, n)

    def pick(self, state: CocoonsState, seat: i64, rng: Rng) -> i64:
        return any_code(state, rng)

    def hunch(self, state: CocoonsState, seat: i64, rng: Rng) -> i64:
        return likely_code(state, rng)

    def answer(self, state: CocoonsState, seat: i64, index: i64) -> None:
        state.answer = index

    def close(self, state: CocoonsState) -> None:
        do(state, state.active, state.answer, None)

    def luck(self, state: CocoonsState) -> i64:
        return LUCK[state.phase]

    def sample(self, state: CocoonsState, rng: Rng) -> i64:
        return sampled_code(state, rng)

    def deal(self, state: CocoonsState, outcome: i64) -> None:
        let_come(state, outcome, None)

    def outcome(self, state: CocoonsState, outcome: i64) -> Action:
        return self.tables.by_code[outcome]

    def play(self, state: CocoonsState, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
        moves: i64 = 0
        while state.phase != OVER:
            if is_asked(state):
                rng = seats[state.active]
                code = likely_code(state, rng) if plausibly else any_code(state, rng)
                do(state, state.active, code, None)
                moves += 1
            else:
                let_come(state, sampled_code(state, deals[LUCK[state.phase]]), None)
        return moves

    def scores(self, state: CocoonsState) -> tuple[int, ...]:
        return (int(state.ending == "won"),) * state.settings.seats

    def worth(self, state: CocoonsState, seat: i64) -> float:
        return worth_of(state)
