"""Chocobo's Dungeon by number: every answer is its index, every outcome of chance a card, a kind or a turn.

The contract's methods go the same way: `game` turns actions into numbers before, and `log` events into words after.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.core.kernel import CHANCE, NOBODY, Kernel
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action
from parlour.games.chocobo import acting, choices, pieces, rules
from parlour.games.chocobo.actions import Dealt
from parlour.games.chocobo.answers import (
    DROP,
    EAT,
    GIVE_UP,
    GO_ON,
    LOSE,
    SPLIT,
    STRIKE,
    USE,
    WALK,
    Answers,
)
from parlour.games.chocobo.cards import NO_CARD
from parlour.games.chocobo.components import ATTACK, BASIC, ELITE, MOVE, REAP, Box
from parlour.games.chocobo.components import EAT as EAT_ICON
from parlour.games.chocobo.hunch import likely_answer
from parlour.games.chocobo.phases import (
    AFTER,
    BONUS,
    CHOOSE,
    DIAL,
    DISCARD,
    DRAW,
    FIND_BOOK,
    FIRST,
    HAND_CARD,
    HANDS,
    MEET_BASIC,
    MEET_ELITE,
    NEXT,
    OVER,
    PHASES,
    START_BOOK,
    STRENGTHS,
    SURPLUS,
    TOKEN,
    UNVEIL,
)
from parlour.games.chocobo.state import ChocoboState, Statement

DEALS: Final = ("card", "basic", "elite", "bonus", "book", "vegetable", "dial", "hand", "strengths")
DEAL_PROMPTS: Final = {
    DIAL: "dial",
    START_BOOK: "book",
    HAND_CARD: "card",
    MEET_BASIC: "basic",
    MEET_ELITE: "elite",
    BONUS: "bonus",
    UNVEIL: "bonus",
    DRAW: "card",
    TOKEN: "vegetable",
    FIND_BOOK: "book",
    STRENGTHS: "strengths",
    HANDS: "hand",
}
NO_LUCK: Final = 99
LUCK: Final = bytes(  # by phase: the number of its deal, or NO_LUCK where seats are asked
    [DEALS.index(DEAL_PROMPTS[phase]) if phase in DEAL_PROMPTS else NO_LUCK for phase in range(len(PHASES))]
)
EVERYBODY: Final = bytes([0, 1, 3, 7, 15])  # by seats, as bits
SEATS: Final = bytes([1, 2, 4, 8])


# Who is asked


def is_sealed(state: ChocoboState) -> bool:
    """Do seats answer each for themselves, with cards?"""
    return state.phase in (CHOOSE, FIRST, DISCARD, SURPLUS)


def seats_asked(state: ChocoboState) -> i64:
    """The seats that answer for themselves, as bits."""
    if state.phase != DISCARD:
        return EVERYBODY[state.seats]
    found: i64 = 0
    for seat in range(state.seats):
        if state.players[seat].to_lose:
            found |= SEATS[seat]
    return found


# What chance brings


def sampled(box: Box, state: ChocoboState, rng: Rng) -> i64:
    """An outcome by weight."""
    phase = state.phase
    if phase in (DRAW, HAND_CARD, BONUS):
        return any_card(state, rng)
    if phase in (MEET_BASIC, MEET_ELITE):
        return kind_drawn(state.monster_decks, box.kinds_in[BASIC if phase == MEET_BASIC else ELITE], rng)
    if phase in (START_BOOK, FIND_BOOK):
        return kind_drawn(state.book_pile, box.every_book, rng)
    if phase == TOKEN:
        return kind_drawn(state.vegetable_pile, box.every_token, rng)
    if phase == DIAL:
        return rng.below(box.spaces)
    if phase == UNVEIL:
        return any_card(state, rng) if state.hidden == NO_CARD else state.hidden
    return 0  # a hand or its strengths are shown


def any_card(state: ChocoboState, rng: Rng) -> i64:
    """A card of the deck."""
    return state.deck_cards.nth(rng.below(state.deck_cards.size))


def kind_drawn(counts: list[int], kinds: list[int], rng: Rng) -> i64:
    """One of these kinds, by how many there are of each."""
    total: i64 = 0
    for kind in kinds:
        total += counts[kind]
    left: i64 = rng.below(total)
    for kind in kinds:
        left -= counts[kind]
        if left < 0:
            return kind
    raise AssertionError("something is left to draw")


def let_come(box: Box, state: ChocoboState, outcome: i64, log: Log | None) -> None:
    """What chance gives, and what is shown."""
    phase = state.phase
    if phase in (DRAW, HAND_CARD):
        acting.drawn(box, state, outcome, log)
    elif phase == BONUS:
        rules.revealed(box, state, outcome, log)
    elif phase in (MEET_BASIC, MEET_ELITE):
        rules.met(box, state, outcome, log)
    elif phase in (START_BOOK, FIND_BOOK):
        acting.found_book(box, state, outcome, log)
    elif phase == TOKEN:
        acting.flipped_vegetable(box, state, outcome, log)
    elif phase == UNVEIL:
        acting.unveil(box, state, outcome, log)
    elif phase == DIAL:
        rules.set_dial(box, state, outcome, log)
    elif phase == HANDS:
        pieces.show_hand(state, log)
    else:
        show_strengths(box, state, log)


def show_strengths(box: Box, state: ChocoboState, log: Log | None) -> None:
    """What a `show` has told stands with it (D-63)."""
    statement = state.said.pop()
    strengths = strengths_of(box, state, statement.seat)
    state.said.append(Statement(statement.seat, statement.answer, strengths))
    state.phase = CHOOSE
    rules.tell_strengths(statement.seat, strengths, log)


def strengths_of(box: Box, state: ChocoboState, seat: i64) -> list[int]:
    """A whole hand by strength."""
    return sorted([box.strength[card] for card in state.players[seat].listed()])


# What answers do


def put_down(answers: Answers, state: ChocoboState, seat: i64, index: i64) -> None:
    """An answer of a seat; the move is made by `make_move`."""
    if is_sealed(state):
        state.players[seat].answer = answers.detail[index]
    else:
        state.answer = index


def make_move(box: Box, answers: Answers, state: ChocoboState, log: Log | None) -> None:
    """All answers are there."""
    phase = state.phase
    if phase in (CHOOSE, FIRST):
        acting.play(box, state, log)
    elif phase == DISCARD:
        rules.discard(box, state, log)
    elif phase == SURPLUS:
        acting.discard_surplus(box, state, log)
    else:
        do_together(box, answers, state, state.answer, log)


def do_together(box: Box, answers: Answers, state: ChocoboState, index: i64, log: Log | None) -> None:
    """What the team does: a Book, the action of the dial space whose turn it is, or what it settles beside (D-34)."""
    verb: i64 = answers.verb[index]
    detail: i64 = answers.detail[index]
    if verb == USE:
        acting.use_book(box, state, answers.book_of[index], detail, log)
    elif verb < USE:
        act(box, state, verb, detail, log)
    elif verb == SPLIT:
        acting.share_out(box, state, detail, log)
    elif verb == GO_ON:
        if state.phase == AFTER:
            rules.end_actions(box, state, log)
        else:
            rules.monsters_attack(box, state, log)
    elif verb == LOSE:
        rules.take_away(state, detail)
    elif verb == DROP:
        acting.drop(box, state, detail, log)
    else:
        assert verb == GIVE_UP
        pieces.lose(state, "cards", log)


def act(box: Box, state: ChocoboState, verb: i64, aim: i64, log: Log | None) -> None:
    """The action of a dial space (D-15)."""
    state.back = NEXT
    strength = pieces.strength_now(box, state)
    if verb == WALK:
        acting.tell_action(box, state, MOVE, log)
        acting.move(box, state, aim, strength, log)
    elif verb == STRIKE:
        acting.tell_action(box, state, ATTACK, log)
        acting.attack(box, state, aim, strength, log)
    elif verb == EAT:
        acting.tell_action(box, state, EAT_ICON, log)
        acting.eat(box, state, log)
    else:
        acting.tell_action(box, state, REAP, log)
        pieces.advance_reaper(box, state, strength, log)
        acting.settle(box, state, log)


class ChocoboKernel(Kernel[ChocoboState]):
    """What a play-out goes through. Talk, and Books while cards are chosen, are optional, so nobody cares for them."""

    def __init__(self, box: Box, answers: Answers) -> None:
        super().__init__(DEALS)
        self.box = box
        self.answers = answers

    def asked(self, state: ChocoboState) -> i64:
        if LUCK[state.phase] != NO_LUCK:
            return CHANCE
        if is_sealed(state):
            return seats_asked(state)
        return NOBODY if state.phase == OVER else SEATS[pieces.captain(state)]

    def count(self, state: ChocoboState, seat: i64) -> i64:
        return choices.count_choices(self.box, self.answers, state, seat)

    def nth(self, state: ChocoboState, seat: i64, n: i64) -> i64:
        return choices.nth_choice(self.box, self.answers, state, seat, n)

    def pick(self, state: ChocoboState, seat: i64, rng: Rng) -> i64:
        return choices.any_choice(self.box, self.answers, state, seat, rng)

    def hunch(self, state: ChocoboState, seat: i64, rng: Rng) -> i64:
        return likely_answer(self.box, self.answers, state, seat, rng)

    def answer(self, state: ChocoboState, seat: i64, index: i64) -> None:
        put_down(self.answers, state, seat, index)

    def close(self, state: ChocoboState) -> None:
        make_move(self.box, self.answers, state, None)

    def luck(self, state: ChocoboState) -> i64:
        return LUCK[state.phase]

    def sample(self, state: ChocoboState, rng: Rng) -> i64:
        return sampled(self.box, state, rng)

    def deal(self, state: ChocoboState, outcome: i64) -> None:
        let_come(self.box, state, outcome, None)

    def outcome(self, state: ChocoboState, outcome: i64) -> Action:
        phase = state.phase
        if phase in (MEET_BASIC, MEET_ELITE):
            return self.answers.monster[outcome]
        if phase in (START_BOOK, FIND_BOOK):
            return self.answers.book[outcome]
        if phase == TOKEN:
            return self.answers.number[self.box.vegetable_value[outcome]]
        if phase == HANDS:
            return Dealt(tuple(state.players[state.shown].listed()))
        if phase == STRENGTHS:
            return Dealt(tuple(strengths_of(self.box, state, state.said[-1].seat)))
        return self.answers.number[outcome]

    def play(self, state: ChocoboState, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
        moves: i64 = 0
        while state.phase != OVER:
            moves += self.step(state, deals, seats, plausibly=plausibly)
        return moves

    def play_to(self, state: ChocoboState, deals: list[Fast], seats: list[Fast], horizon: i64) -> bool:
        while state.phase != OVER and state.round < horizon:
            self.step(state, deals, seats, plausibly=True)
        return True

    def step(self, state: ChocoboState, deals: list[Fast], seats: list[Fast], *, plausibly: bool) -> i64:
        """What chance brings, or a move of the seats. Says how many moves seats made."""
        box, answers = self.box, self.answers
        luck: i64 = LUCK[state.phase]
        if luck != NO_LUCK:
            let_come(box, state, sampled(box, state, deals[luck]), None)
            return 0
        if is_sealed(state):
            asked = seats_asked(state)
            for seat in range(state.seats):
                if asked & SEATS[seat]:  # a card is anybody's guess
                    index = choices.any_choice(box, answers, state, seat, seats[seat])
                    state.players[seat].answer = answers.detail[index]
        else:
            first = pieces.captain(state)
            rng = seats[first]
            if plausibly:
                state.answer = likely_answer(box, answers, state, first, rng)
            else:
                state.answer = choices.any_choice(box, answers, state, first, rng)
        make_move(box, answers, state, None)
        return 1

    def scores(self, state: ChocoboState) -> tuple[int, ...]:
        return pieces.scores(state)

    def worth(self, state: ChocoboState, seat: i64) -> float:
        return 1.0 if pieces.is_won(state) else 0.0
