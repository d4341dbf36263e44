"""Cocoons by number: every answer and outcome is its code, and the contract's methods go the same way."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
from parlour.games.cocoons.plan import CORRECT, habit
from parlour.games.cocoons.plan import LEAVE as STAY
from parlour.games.cocoons.state import ANIMALS, NONE, CocoonsState
from parlour.games.cocoons.walks import DISTANCE

DEALS: Final = ("first", "start", "mark", "door", "animal", "side")
LUCK: Final = bytes([0, 1, 2, 5, 0, 5, 3, 5, 0, 4, 0, 0, 5, 0])  # by phase: the number of its deal
SEATS: Final = bytes([1, 2, 4, 8])  # as bits
OTHERS: Final = 8  # cocoons beside the gap


# What may be answered


def is_asked(state: CocoonsState) -> bool:
    """Is a player asked? Else it is chance, or over."""
    return state.phase in (TURN, PUT, SLIDE_ON, PUT_ACTION)


def choice_codes(state: CocoonsState) -> list[int]:
    """The answers to the question that the match waits for."""
    phase = state.phase
    if phase == TURN:
        return turn_codes(state)
    if phase == SLIDE_ON:
        return rules.slides_on(state)
    found = [PUT_CODE + place for place in range(OTHERS + 1) if place != state.gap]
    return found if phase == PUT_ACTION else [*found, LEAVE_CODE]


def turn_codes(state: CocoonsState) -> list[int]:
    found = rules.slides(state)[:]
    if rules.may_correct(state):
        for animal in range(ANIMALS):
            home = state.home[animal]
            if home != NONE:
                row = CORRECT_CODE + 9 * animal
                found += [row + place for place in rules.other_cocoons(state, home)]
    return found


def any_code(state: CocoonsState, rng: Rng) -> i64:
    """Any of them, all equally likely; mostly without a list."""
    phase = state.phase
    if phase in (PUT, PUT_ACTION):  # eight cocoons, in order, then leaving
        place: i64 = rng.below(OTHERS + 1 if phase == PUT else OTHERS)
        if place == OTHERS:
            return LEAVE_CODE
        return PUT_CODE + place if place < state.gap else PUT_CODE + place + 1
    if phase == SLIDE_ON:
        further = rules.slides_on(state)
        return further[rng.below(len(further))]
    slides = rules.slides(state)
    if not rules.may_correct(state):
        return slides[rng.below(len(slides))]
    housed = [animal for animal in range(ANIMALS) if state.home[animal] != NONE]
    k = rng.below(len(slides) + 7 * len(housed))
    if k < len(slides):
        return slides[k]
    k -= len(slides)
    animal = housed[k // 7]
    return CORRECT_CODE + 9 * animal + rules.other_cocoons(state, state.home[animal])[k % 7]


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
        return DOOR_CODE + one_of(rules.door_weights(state), rng)
    if phase == ANIMAL:
        return ANIMAL_CODE + one_of(state.unturned, rng)
    if phase == MARK:
        return MARK_CODE + rng.below(4)
    if phase == START:
        return START_CODE + rng.below(9)
    if phase == FIRST:
        return FIRST_CODE + rng.below(state.seats)
    return ANIMAL_CODE + one_of(rules.side_weights(state), rng)


def one_of(weights: list[int], rng: Rng) -> int:
    """One of the indices, by weight."""
    total = 0
    for weight in weights:
        total += weight
    left = rng.below(total)
    for n in range(len(weights)):
        left -= weights[n]
        if left < 0:
            return n
    raise AssertionError("weights are positive")


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
    """Search never proposes to end, so a box in order that only ran out of tokens beside the start counts too."""
    if state.ending == "won":
        return 1.0
    if state.phase == OVER and rules.at_home(state) == ANIMALS and DISTANCE[state.gap][state.start] <= 1:
        return 0.9
    return 0.0


class CocoonsKernel(Kernel[CocoonsState]):
    """What a play-out of Cocoons goes through. Ending and telling are optional, so nobody does."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(DEALS)
        self.tables = tables

    def asked(self, state: CocoonsState) -> i64:
        if is_asked(state):
            return SEATS[state.active]
        return NOBODY if state.phase == OVER else CHANCE

    def count(self, state: CocoonsState, seat: i64) -> i64:
        return len(choice_codes(state))

    def nth(self, state: CocoonsState, seat: i64, n: i64) -> i64:
        return choice_codes(state)[n]

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
        return (int(state.ending == "won"),) * state.seats

    def worth(self, state: CocoonsState, seat: i64) -> float:
        return worth_of(state)
