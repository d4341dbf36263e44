"""How good is each answer of the team? And quick, plausible answers for playing a guessed state out."""

from __future__ import annotations

from typing import Final

from parlour.core.rng import Rng
from parlour.core.values import Action
from parlour.games.chocobo.actions import Drop, Eat, GiveUp, GoOn, Strike, Use, Walk
from parlour.games.chocobo.choices import counts_of
from parlour.games.chocobo.components import ATTACK_BOOK, MOVE_BOOK, RECOVER_BOOK, Box, cell_of
from parlour.games.chocobo.phases import BEFORE
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.plan import WON, Plan
from parlour.games.chocobo.state import ChocoboState

UNKNOWN: Final = -1.0
MARGIN: Final = 0.01  # a Book is kept unless it helps by more than this
BOOK_WORTH: Final = {"recover": 2, "move": 3, "attack": 4, "all": 4}


def plan_of(box: Box, state: ChocoboState, cards: int) -> Plan:
    """This very moment, with the five cards as they lie."""
    plan = Plan(box, state, cards)
    plan.strengths = [box.strength[card] for card in state.lane] or [0] * ACTIONS
    plan.boss_is_done = state.phase == BEFORE
    return plan


def best_act(box: Box, state: ChocoboState, cards: int, choices: list[Action]) -> Action:
    """The action, or a Book before it if that is clearly better."""
    plan = plan_of(box, state, cards)
    best, best_value = choices[0], UNKNOWN
    for action in choices:
        value = worth(plan, action)
        if isinstance(action, Use) and value < WON:
            value -= MARGIN
        if value > best_value or (value == WON and isinstance(action, Use)):
            best, best_value = action, value
    return best


def even_split(sizes: list[int], count: int, choices: list[Action], *, largest: bool) -> Action:
    """Cards one by one to the smallest hands, or from the largest."""
    left = list(sizes)
    counts = [0] * len(left)
    for _ in range(count):
        seat = left.index(max(left) if largest else min(left))
        left[seat] += -1 if largest else 1
        counts[seat] += 1
    for action in choices:
        if list(counts_of(action)) == counts:
            return action
    return choices[0]


def drop_worth(action: Action) -> int:
    assert isinstance(action, Drop)
    return 10 * BOOK_WORTH[action.book[:-1]] + int(action.book[-1])


def last_hope(action: Action) -> int:
    """Too few cards, or the Boss nearly down: strike it with all there is."""
    if isinstance(action, GiveUp):
        return -1
    if isinstance(action, Use):
        if action.book.startswith("attack"):
            return 20 + int(action.book[-1]) if action.target == "boss" else 1
        return 10 if action.book.startswith("all") else 5 if action.book.startswith("recover") else 2
    return 0


def hunch(box: Box, state: ChocoboState, prompt: str, choices: list[Action], rng: Rng) -> Action:
    """The team acts with sense; which card somebody plays or gives away is anybody's guess."""
    if prompt in ("act", "book"):
        return best_act(box, state, sum(len(hand) for hand in state.hands), choices)
    if prompt in ("split", "lose"):
        sizes = [len(hand) for hand in state.hands]
        return even_split(sizes, state.to_share, choices, largest=prompt == "lose")
    if prompt == "drop":
        return min(choices, key=drop_worth)
    if prompt == "shortage":
        return max(choices, key=last_hope)
    return choices[rng.below(len(choices))]


# What an answer leads to


def worth(plan: Plan, action: Action) -> float:
    """The chance to win after this answer, the rest of the round best played. Leaves the plan as it was."""
    if isinstance(action, Use):
        return worth_of_book(plan, action)
    if isinstance(action, GoOn):
        return worth_of_going_on(plan)
    strength, then = plan.strengths[plan.step], plan.step + 1
    if isinstance(action, Walk):
        return worth_of_move(plan, action.place, strength, then)
    if isinstance(action, Strike):
        return worth_of_blow(plan, action.target, strength, then)
    if isinstance(action, Eat):
        return plan.eat(strength, then)
    return plan.reap(strength, then)


def worth_of_going_on(plan: Plan) -> float:
    """Books are kept: the last moment for them is now."""
    books = plan.held
    plan.hold([])
    plan.books = len(books)
    value = plan.best(plan.step)
    plan.hold(books)
    return value


def worth_of_move(plan: Plan, place: str, length: int, then: int) -> float:
    return plan.stop(cell_of(place), then) if place else plan.move(length, then)


def worth_of_blow(plan: Plan, target: str, strength: int, then: int) -> float:
    if target == "boss":
        return plan.hit_boss(strength, then)
    return plan.hit(int(target[1:]) - 1, strength, then) if target else plan.best(then)


def worth_of_book(plan: Plan, action: Use) -> float:
    """Use a Book now; then the same dial space comes."""
    books = plan.held
    kind = plan.box.book_name.index(action.book)
    left = books[:]
    left.remove(kind)
    plan.hold(left)
    value = worth_of_effect(plan, plan.box.book_effect[kind], plan.box.book_amount[kind], action.target)
    plan.hold(books)
    return value


def worth_of_effect(plan: Plan, effect: int, amount: int, target: str) -> float:
    if effect == RECOVER_BOOK:
        return plan.change_hp(amount, plan.step)
    if effect == MOVE_BOOK:
        return worth_of_move(plan, target, amount, plan.step)
    if effect == ATTACK_BOOK:
        return worth_of_blow(plan, target, amount, plan.step)
    return plan.damage_all(amount, plan.step)
