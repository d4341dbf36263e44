"""What may be answered now, and why something may not."""

from __future__ import annotations

from typing import Final

from parlour.core.rng import Rng
from parlour.core.values import Action, Refusal
from parlour.games.chocobo.actions import Between, Claim, Discard, Have, Play, Show, Strike, Use, Walk
from parlour.games.chocobo.answers import DEGREES, MOST_CARDS_SAID, Answers, have_index
from parlour.games.chocobo.components import ATTACK, ATTACK_BOOK, EAT, MOVE, MOVE_BOOK, REAP, RECOVER_BOOK, Box
from parlour.games.chocobo.edition import STRENGTHS as MOST_STRENGTH
from parlour.games.chocobo.phases import AFTER, BEFORE, FIRST
from parlour.games.chocobo.pieces import (
    MOST_BOOKS,
    MOST_HP,
    OWN_CARDS,
    ends_of_move,
    icons_at,
    is_book_usable,
    is_boss_floor,
    strength_now,
    targets,
)
from parlour.games.chocobo.state import ChocoboState


def cards_due(state: ChocoboState) -> int:
    """How many cards each puts down with the open choice (D-12, D-13)."""
    if state.phase == FIRST:
        return 1
    return 2 if state.seats == 1 else OWN_CARDS[state.seats - 1]


# Cards


def hand_choices(table: list[list[Action]], hand: list[int], count: int) -> list[Action]:
    """One or two cards of a hand, in index order."""
    if count == 1:
        return [table[card][0] for card in hand]
    found: list[Action] = []
    for low in range(len(hand)):
        row = table[hand[low]]
        for high in range(low + 1, len(hand)):
            found.append(row[hand[high]])  # noqa: PERF401 - faster compiled than a comprehension
    return found


def plays(answers: Answers, state: ChocoboState, seat: int) -> list[Action]:
    return hand_choices(answers.play, state.hands[seat], cards_due(state))


def any_play(answers: Answers, state: ChocoboState, seat: int, rng: Rng) -> Action:
    """One of `plays`, all equally likely, without a list of them."""
    hand = state.hands[seat]
    size = len(hand)
    if cards_due(state) == 1:
        return answers.play[hand[rng.below(size)]][0]
    left = rng.below(size * (size - 1) // 2)
    low = 0
    while left >= size - 1 - low:  # the pairs whose lower card this is
        left -= size - 1 - low
        low += 1
    return answers.play[hand[low]][hand[low + 1 + left]]


def discards(answers: Answers, state: ChocoboState, seat: int) -> list[Action]:
    """Solo's surplus one by one (D-13), else as many as were settled (D-53)."""
    return hand_choices(answers.discard, state.hands[seat], state.to_lose[seat] or 1)


# Talk (D-22, D-63)


def shown_bonus(state: ChocoboState, number: int) -> int:
    """The bonus card of this number, as revealed; 0 if it is face down or not there."""
    at = number - 1 - (1 if state.facedown else 0)
    return state.bonus[at] if 0 <= at < len(state.bonus) else 0


def statements(box: Box, answers: Answers, state: ChocoboState, seat: int) -> list[Action]:
    """All true statements of this seat that it has not made this round."""
    hand = state.hands[seat]
    has = [False] * (MOST_STRENGTH + 1)
    for card in hand:
        has[0] = True
        has[box.strength[card]] = True
    found: list[Action] = [answers.show]
    for claims in answers.claim:
        found += [claims[s] for s in range(MOST_STRENGTH + 1) if s == 0 or has[s]]
    for number in (1, 2):
        bonus = shown_bonus(state, number)
        if bonus:
            found += comparisons(box, answers, state, hand, number, bonus)
    low, high = shown_bonus(state, 1), shown_bonus(state, 2)
    if low and high:
        fitting = [card for card in hand if min(low, high) < card < max(low, high)]
        found += true_of(box, answers.between, fitting, 1 if state.limited else MOST_CARDS_SAID)
    said = [statement.answer for statement in state.said if statement.seat == seat]
    return [action for action in found if answers.index[action] not in said] if said else found


def true_of(box: Box, table: list[list[Action]], fitting: list[int], most: int) -> list[Action]:
    """A statement by strength (0: any) and number of cards, as far as enough cards bear it out."""
    counts = [0] * (MOST_STRENGTH + 1)
    counts[0] = len(fitting)
    for card in fitting:
        counts[box.strength[card]] += 1
    found: list[Action] = []
    for strength in range(MOST_STRENGTH + 1):
        found += table[strength][: min(counts[strength], most)]
    return found


def comparisons(
    box: Box, answers: Answers, state: ChocoboState, hand: list[int], number: int, bonus: int
) -> list[Action]:
    """Direction and strength are true of the same cards; slightly or much is the speaker's own judgement."""
    found: list[Action] = []
    for above in (False, True):
        fitting = [card for card in hand if (card > bonus) == above]
        gesture = have_index(number, above=above)
        if state.limited:
            found += true_of(box, answers.have[gesture], fitting, 1)
        else:
            for degree in range(1, len(DEGREES)):
                found += true_of(box, answers.have[gesture + degree], fitting, MOST_CARDS_SAID)
    return found


# The team


def each_kind(books: list[int]) -> list[int]:
    """Equal Books are one option (D-61)."""
    found: list[int] = []
    for kind in books:
        if kind not in found:
            found.append(kind)
    found.sort()
    return found


def uses(box: Box, answers: Answers, state: ChocoboState) -> list[Action]:
    """Each kind of usable Book with each target or end space."""
    found: list[Action] = []
    for kind in each_kind(state.books):
        if not is_book_usable(box, state, kind):
            continue
        table = answers.use[kind]
        effect = box.book_effect[kind]
        if effect == MOVE_BOOK:
            ends = ends_of_move(box, state, box.book_amount[kind])
            found += [table[end] for end in ends] if ends else [table[-1]]
        elif effect == ATTACK_BOOK:
            found += [table[place] for place in targets(state)]
            if is_boss_floor(state):
                found.append(table[-1])
        else:
            found.append(table[0])
    return found


def acts(box: Box, answers: Answers, state: ChocoboState) -> list[Action]:
    """The ways to perform the action that comes now (D-15)."""
    found: list[Action] = []
    for icon in icons_at(box, state, state.step):
        if icon == MOVE:
            ends = ends_of_move(box, state, strength_now(box, state))
            found += [answers.walk[end] for end in ends] if ends else [answers.move]
        elif icon == ATTACK:
            found += strikes(answers, state)
        elif icon == EAT:
            found.append(answers.eat)
        else:
            assert icon == REAP
            found.append(answers.reap)
    return found


def strikes(answers: Answers, state: ChocoboState) -> list[Action]:
    found = [answers.strike[place] for place in targets(state)]
    if is_boss_floor(state):
        found.append(answers.strike_boss)
    return found or [answers.attack]


def splits(answers: Answers, state: ChocoboState) -> list[Action]:
    return answers.split[state.seats][state.to_share]


def losses(answers: Answers, state: ChocoboState) -> list[Action]:
    """How many cards each gives away; nobody more than they hold (D-53)."""
    found: list[Action] = []
    for action in answers.lose[state.seats][state.to_share]:
        counts = counts_of(action)
        if all(counts[seat] <= len(state.hands[seat]) for seat in range(state.seats)):
            found.append(action)
    return found


def counts_of(action: Action) -> tuple[int, ...]:
    """The numbers in a split."""
    counts = getattr(action, "counts")  # noqa: B009 - Split or Lose
    assert isinstance(counts, tuple)
    return counts


def drops(answers: Answers, state: ChocoboState) -> list[Action]:
    """One of the three it had, never the new one (D-31)."""
    return [answers.drop[kind] for kind in each_kind(state.books[:MOST_BOOKS])]


def choices(box: Box, answers: Answers, state: ChocoboState, prompt: str, seat: int) -> list[Action]:
    """The answers to an open question, in index order."""
    if prompt == "choose":
        return plays(answers, state, seat)
    if prompt == "act":
        return acts(box, answers, state) + uses(box, answers, state)
    if prompt == "book":
        used = uses(box, answers, state)
        return [*used, answers.go_on] if state.phase in (AFTER, BEFORE) else used
    if prompt == "talk":
        return statements(box, answers, state, seat)
    if prompt == "split":
        return splits(answers, state)
    if prompt == "discard":
        return discards(answers, state, seat)
    if prompt == "drop":
        return drops(answers, state)
    if prompt == "lose":
        return losses(answers, state)
    assert prompt == "shortage"
    return [*uses(box, answers, state), answers.give_up]


# Why not

RULE_OF: Final = {
    "choose": "D-12",
    "act": "D-15",
    "book": "D-33",
    "talk": "D-63",
    "split": "D-42",
    "discard": "D-53",
    "drop": "D-31",
    "lose": "D-53",
    "shortage": "D-58",
}


def refuse(box: Box, answers: Answers, state: ChocoboState, prompt: str, seat: int, action: Action) -> Refusal | None:
    """None if the answer is among the choices, else the reason that helps most."""
    if action in choices(box, answers, state, prompt, seat):
        return None
    reason: Refusal | None = None
    if isinstance(action, Play) and prompt == "choose":
        reason = why_not_cards(state, seat, action.cards, cards_due(state), "D-13" if state.seats == 1 else "D-12")
    elif isinstance(action, Discard) and prompt == "discard":
        rule = "D-53" if state.to_lose[seat] else "D-13"
        reason = why_not_cards(state, seat, action.cards, state.to_lose[seat] or 1, rule)
    elif prompt == "talk" and isinstance(action, Show | Claim | Have | Between):
        reason = why_not_said(answers, state, seat, action)
    elif isinstance(action, Use) and prompt in ("act", "book", "shortage"):
        reason = why_not_used(box, state, action)
    elif prompt == "act":
        reason = why_not_done(box, state, action)
    return reason or Refusal("refuse-not-a-choice", RULE_OF[prompt], {"action": str(action)})


def why_not_cards(state: ChocoboState, seat: int, cards: tuple[int, ...], due: int, rule: str) -> Refusal:
    missing = [card for card in cards if card not in state.hands[seat]]
    if missing:
        return Refusal("chocobo-refuse-not-in-hand", rule, {"card": missing[0]})
    return Refusal("chocobo-refuse-count", rule, {"due": due, "given": len(cards)})


def why_not_said(answers: Answers, state: ChocoboState, seat: int, action: Action) -> Refusal:
    if any(s.seat == seat and s.answer == answers.index[action] for s in state.said):
        return Refusal("chocobo-refuse-said", "D-63", {})
    if state.limited and not is_gesture(action):
        return Refusal("chocobo-refuse-limited", "D-22", {})
    if isinstance(action, Have) and not shown_bonus(state, action.bonus):
        return Refusal("chocobo-refuse-no-bonus", "D-63", {"bonus": action.bonus})
    if isinstance(action, Have) and not action.degree and not state.limited:
        return Refusal("chocobo-refuse-degree", "D-63", {})
    return Refusal("chocobo-refuse-untrue", "D-63", {})


def is_gesture(action: Action) -> bool:
    """May it be said with limited talk (D-22)? A gesture points at one card and has no degree."""
    if isinstance(action, Have):
        return not action.degree and action.cards == 1
    return not isinstance(action, Between) or action.cards == 1


def why_not_used(box: Box, state: ChocoboState, action: Use) -> Refusal:
    kind = box.book_name.index(action.book)
    effect = box.book_effect[kind]
    if kind not in state.books:
        return Refusal("chocobo-refuse-no-book", "D-31", {})
    if effect == RECOVER_BOOK and state.hp == MOST_HP:
        return Refusal("chocobo-refuse-healthy", "D-33", {"hp": MOST_HP})
    if effect == MOVE_BOOK:
        return Refusal("chocobo-refuse-too-far", "D-55", {"length": box.book_amount[kind]})
    return Refusal("chocobo-refuse-no-target", "D-61", {})


def why_not_done(box: Box, state: ChocoboState, action: Action) -> Refusal | None:
    icons = icons_at(box, state, state.step)
    if isinstance(action, Walk) and MOVE in icons:
        return Refusal("chocobo-refuse-too-far", "D-40", {"length": strength_now(box, state)})
    if isinstance(action, Strike) and ATTACK in icons:
        return Refusal("chocobo-refuse-no-target", "D-61", {})
    return None
