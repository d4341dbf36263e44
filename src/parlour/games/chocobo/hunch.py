"""How good is each answer of the team? And quick, plausible answers for playing a guessed state out."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.chocobo.actions import Drop, Eat, GiveUp, GoOn, Lose, Split, Strike, Use, Walk
from parlour.games.chocobo.aftermath import WON, chance
from parlour.games.chocobo.answers import EAT, GO_ON, REAP, STRIKE, USE, WALK, Answers
from parlour.games.chocobo.cards import COUNT, COUNT_MASK, card_at, counts_row
from parlour.games.chocobo.choices import any_choice, books_to_drop, count_acts, count_uses, nth_act, nth_use
from parlour.games.chocobo.components import (
    ALL_BOOK,
    ATTACK_BOOK,
    BOOK_EFFECTS,
    MOVE_BOOK,
    RECOVER_BOOK,
    Box,
    cell_of,
)
from parlour.games.chocobo.phases import ACT, AFTER, BEFORE, DROP, LOSE, SHORTAGE, SPLIT
from parlour.games.chocobo.pieces import ACTIONS, NOWHERE
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.state import ChocoboState

UNKNOWN: Final = -1.0
MARGIN: Final = 0.01  # a Book is kept unless it helps by more than this
BOOK_WORTH: Final = (2, 3, 4, 4)  # by effect: which Book to keep
DIGITS: Final = 10  # an amount is one digit
NO_HOPE: Final = -1


def plan_of(box: Box, state: ChocoboState, cards: int) -> Plan:
    """This very moment, with the five cards as they lie."""
    plan = Plan(box, state, cards)
    if state.lane_row:
        plan.lay([box.strength[card_at(state.lane_row, step)] for step in range(ACTIONS)])
    plan.boss_is_done = state.phase == BEFORE
    return plan


# By number, for play-outs


def likely_answer(box: Box, answers: Answers, state: ChocoboState, seat: i64, rng: Rng) -> i64:
    """The team acts with sense; which card somebody plays or gives away is anybody's guess."""
    phase = state.phase
    if phase in (ACT, AFTER, BEFORE):
        return likely_act(box, answers, state)
    if phase == SPLIT:
        return even_share(answers, answers.split_at, state, largest=False)
    if phase == LOSE:
        return even_share(answers, answers.lose_at, state, largest=True)
    if phase == DROP:
        return answers.drop_at + least_book(box, books_to_drop(state))
    if phase == SHORTAGE:
        return last_resort(box, answers, state)
    return any_choice(box, answers, state, seat, rng)


def likely_act(box: Box, answers: Answers, state: ChocoboState) -> i64:
    """The action, or a Book before it if that is clearly better; as `best_act` finds it."""
    acts = count_acts(box, state) if state.phase == ACT else 0
    uses = count_uses(box, state)
    total = acts + uses + (1 if state.phase in (AFTER, BEFORE) else 0)
    plan = plan_of(box, state, state.cards_in_hands())
    best: i64 = 0
    best_value = UNKNOWN
    for n in range(total):
        index = answers.go_on_at
        if n < acts:
            index = nth_act(box, answers, state, n)
        elif n < acts + uses:
            index = nth_use(box, answers, state, n - acts)
        verb: i64 = answers.verb[index]
        value = worth_of(plan, verb, answers.detail[index], answers.book_of[index])
        if is_better(value, best_value, is_book=verb == USE):
            best = index
            best_value = value - MARGIN if verb == USE and value < WON else value
    return best


def is_better(value: float, best: float, *, is_book: bool) -> bool:
    """A Book must be clearly better than what is best so far, but is used at once if it wins."""
    if is_book:
        return value == WON or value - MARGIN > best
    return value > best


def even_share(answers: Answers, table: list[list[int]], state: ChocoboState, *, largest: bool) -> i64:
    """The index of `even_counts`."""
    counts = even_counts([int(player.size) for player in state.players], state.to_share, largest=largest)
    index: i64 = table[state.seats][state.to_share]
    while answers.detail[index] != counts:
        index += 1
    return index


def even_counts(sizes: list[int], total: i64, *, largest: bool) -> i64:
    """Cards one by one to the smallest hands, or from the largest: how many by seat, in one number.

    >>> even_counts([3, 1], 3, largest=False) == counts_row((1, 2))
    True
    """
    counts: i64 = 0
    for _ in range(total):
        chosen: i64 = 0
        size: i64 = 0
        for seat in range(len(sizes)):
            given = (counts >> (COUNT * seat)) & COUNT_MASK
            now = sizes[seat] - given if largest else sizes[seat] + given
            if seat == 0 or (now > size if largest else now < size):
                chosen = seat
                size = now
        counts += bits.only(COUNT * chosen)
    return counts


def least_book(box: Box, kinds: i64) -> i64:
    """The kind that can be spared."""
    least = bits.nth(kinds, 0)
    while kinds:
        kind = bits.nth(kinds, 0)
        if book_worth(box.book_effect[kind], box.book_amount[kind]) < book_worth(
            box.book_effect[least], box.book_amount[least]
        ):
            least = kind
        kinds &= kinds - 1
    return least


def last_resort(box: Box, answers: Answers, state: ChocoboState) -> i64:
    """Too few cards: the Book that can still win, or giving up."""
    best = answers.go_on_at + 1
    best_hope: i64 = NO_HOPE
    for n in range(count_uses(box, state)):
        index = nth_use(box, answers, state, n)
        kind: i64 = answers.book_of[index]
        aim: i64 = answers.detail[index]
        hope = hope_in(box.book_effect[kind], box.book_amount[kind], is_at_boss=aim == NOWHERE)
        if hope > best_hope:
            best, best_hope = index, hope
    return best


def book_worth(effect: i64, amount: i64) -> i64:
    return DIGITS * BOOK_WORTH[effect] + amount


def hope_in(effect: i64, amount: i64, *, is_at_boss: bool) -> i64:
    """Too few cards, or the Boss nearly down: strike it with all there is."""
    if effect == ATTACK_BOOK:
        return 20 + amount if is_at_boss else 1
    return 10 if effect == ALL_BOOK else 5 if effect == RECOVER_BOOK else 2


# As actions, for bots


def best_act(box: Box, state: ChocoboState, cards: int, choices: list[Action]) -> Action:
    """The action, or a Book before it if that is clearly better."""
    plan = plan_of(box, state, cards)
    best, best_value = choices[0], UNKNOWN
    for action in choices:
        is_book = isinstance(action, Use)
        value = worth(plan, action)
        if is_better(value, best_value, is_book=is_book):
            best, best_value = action, value - MARGIN if is_book and value < WON else value
    return best


def even_split(sizes: list[int], count: int, choices: list[Action], *, largest: bool) -> Action:
    """Cards one by one to the smallest hands, or from the largest."""
    counts = even_counts(sizes, count, largest=largest)
    for action in choices:
        if isinstance(action, Split | Lose) and counts_row(action.counts) == counts:
            return action
    return choices[0]


def effect_and_amount(book: str) -> tuple[int, int]:
    """What a Book does, by its name.

    >>> effect_and_amount("move2") == (MOVE_BOOK, 2)
    True
    """
    return BOOK_EFFECTS.index(book[:-1]), int(book[-1])


def drop_worth(action: Action) -> int:
    assert isinstance(action, Drop)
    effect, amount = effect_and_amount(action.book)
    return book_worth(effect, amount)


def last_hope(action: Action) -> int:
    if isinstance(action, GiveUp):
        return NO_HOPE
    if isinstance(action, Use):
        effect, amount = effect_and_amount(action.book)
        return hope_in(effect, amount, is_at_boss=action.target == "boss")
    return 0


# What an answer leads to


def worth(plan: Plan, action: Action) -> float:
    """The chance to win after this answer, the rest of the round best played. Leaves the plan as it was."""
    if isinstance(action, Use):
        return worth_of(plan, USE, aim_of(action.target), plan.box.book_name.index(action.book))
    if isinstance(action, Walk):
        return worth_of(plan, WALK, aim_of(action.place), 0)
    if isinstance(action, Strike):
        return worth_of(plan, STRIKE, aim_of(action.target), 0)
    if isinstance(action, GoOn):
        return worth_of(plan, GO_ON, 0, 0)
    return worth_of(plan, EAT if isinstance(action, Eat) else REAP, 0, 0)


def aim_of(target: str) -> i64:
    """A space or a place in the row, as its number; NOWHERE for the Boss or nothing.

    >>> aim_of("m2"), aim_of("a1"), aim_of("boss")
    (1, 0, -1)
    """
    if target in ("", "boss"):
        return NOWHERE
    return int(target[1:]) - 1 if target[0] == "m" else cell_of(target)


def worth_of(plan: Plan, verb: i64, detail: i64, book: i64) -> float:
    """The same of an answer by number."""
    return chance(odds_of(plan, verb, detail, book))


def odds_of(plan: Plan, verb: i64, detail: i64, book: i64) -> float:
    """And as log-odds."""
    if verb == USE:
        return odds_of_book(plan, book, detail)
    if verb == GO_ON:
        return odds_of_going_on(plan)
    strength = plan.strength(plan.step)
    then = plan.step + 1
    if verb == WALK:
        return odds_of_move(plan, detail, strength, then)
    if verb == STRIKE:
        return odds_of_blow(plan, detail, strength, then)
    if verb == EAT:
        return plan.eat(plan.board, plan.foes, strength, then)
    return plan.reap(plan.board, plan.foes, strength, then)


def odds_of_going_on(plan: Plan) -> float:
    """Books are kept: the last moment for them is now."""
    plan.keep_books()
    value = plan.best(plan.board, plan.foes, plan.step)
    plan.hold(plan.held)
    return value


def odds_of_move(plan: Plan, place: i64, length: i64, then: i64) -> float:
    board, foes = plan.board, plan.foes
    return plan.move(board, foes, length, then) if place == NOWHERE else plan.stop(board, foes, place, then)


def odds_of_blow(plan: Plan, target: i64, strength: i64, then: i64) -> float:
    board, foes = plan.board, plan.foes
    if target != NOWHERE:
        return plan.hit(board, foes, target, strength, then)
    return plan.hit_boss(board, foes, strength, then) if plan.at_boss else plan.best(board, foes, then)


def odds_of_book(plan: Plan, kind: i64, target: i64) -> float:
    """Use a Book now; then the same dial space comes."""
    books = plan.held
    left = books[:]
    left.remove(kind)
    plan.hold(left)
    value = odds_of_effect(plan, plan.box.book_effect[kind], plan.box.book_amount[kind], target)
    plan.hold(books)
    return value


def odds_of_effect(plan: Plan, effect: i64, amount: i64, target: i64) -> float:
    if effect == RECOVER_BOOK:
        return plan.change_hp(plan.board, plan.foes, amount, plan.step)
    if effect == MOVE_BOOK:
        return odds_of_move(plan, target, amount, plan.step)
    if effect == ATTACK_BOOK:
        return odds_of_blow(plan, target, amount, plan.step)
    return plan.damage_all(plan.board, plan.foes, amount, plan.step)
