"""What may be answered now, and why something may not."""

from __future__ import annotations

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action, Refusal
from parlour.games.chocobo.actions import (
    Between,
    Claim,
    Discard,
    Have,
    NoPromise,
    Offer,
    Play,
    Propose,
    Show,
    Strike,
    Use,
    Walk,
)
from parlour.games.chocobo.answers import DEGREES, MOST_CARDS_SAID, MOST_ROW, Answers, Sayable, have_index
from parlour.games.chocobo.cards import COUNT, COUNT_MASK, DIGIT, card_at
from parlour.games.chocobo.components import ATTACK, ATTACK_BOOK, CELLS, EAT, MOVE, MOVE_BOOK, RECOVER_BOOK, Box
from parlour.games.chocobo.edition import STRENGTHS as MOST_STRENGTH
from parlour.games.chocobo.phases import ACT, AFTER, BEFORE, CHOOSE, DISCARD, FIRST, LOSE, SHORTAGE, SPLIT, SURPLUS
from parlour.games.chocobo.pieces import (
    ACTIONS,
    MOST_BOOKS,
    MOST_HP,
    OWN_CARDS,
    count_targets,
    ends_of_move,
    icons_at,
    is_boss_floor,
    nth_target,
    strength_now,
    ways_to_do,
    ways_to_use,
)
from parlour.games.chocobo.state import ChocoboState, Explorer

# By number: what the match waits for, as indices of answers in their order


def count_choices(box: Box, answers: Answers, state: ChocoboState, seat: i64) -> i64:
    """How many choices a seat has that is asked."""
    phase = state.phase
    if phase == ACT:
        return count_acts(box, state) + count_uses(box, state)
    if phase in (CHOOSE, FIRST):
        return count_cards(state.players[seat], cards_due(state))
    if phase == SPLIT:
        return len(answers.split[state.seats][state.to_share])
    if phase in (AFTER, BEFORE, SHORTAGE):
        return count_uses(box, state) + 1  # to go on, or to give up
    if phase in (DISCARD, SURPLUS):
        return count_cards(state.players[seat], cards_owed(state, seat))
    return count_losses(answers, state) if phase == LOSE else bits.count(books_to_drop(state))


def nth_choice(box: Box, answers: Answers, state: ChocoboState, seat: i64, n: i64) -> i64:
    """The index of the n-th of them, from 0."""
    phase = state.phase
    if phase == ACT:
        acts = count_acts(box, state)
        return nth_act(box, answers, state, n) if n < acts else nth_use(box, answers, state, n - acts)
    if phase in (CHOOSE, FIRST):
        return nth_cards(answers, answers.play_at, state.players[seat], cards_due(state), n)
    if phase == SPLIT:
        return answers.split_at[state.seats][state.to_share] + n
    if phase in (AFTER, BEFORE, SHORTAGE):
        if n < count_uses(box, state):
            return nth_use(box, answers, state, n)
        return answers.go_on_at + 1 if phase == SHORTAGE else answers.go_on_at
    if phase in (DISCARD, SURPLUS):
        return nth_cards(answers, answers.discard_at, state.players[seat], cards_owed(state, seat), n)
    return nth_loss(answers, state, n) if phase == LOSE else answers.drop_at + bits.nth(books_to_drop(state), n)


def any_choice(box: Box, answers: Answers, state: ChocoboState, seat: i64, rng: Rng) -> i64:
    """One of them, all equally likely."""
    return nth_choice(box, answers, state, seat, rng.below(count_choices(box, answers, state, seat)))


# Cards, by number


def cards_due(state: ChocoboState) -> i64:
    """How many cards each puts down with the open choice (D-12, D-13)."""
    if state.phase == FIRST:
        return 1
    return 2 if state.seats == 1 else OWN_CARDS[state.seats - 1]


def cards_owed(state: ChocoboState, seat: i64) -> i64:
    """How many cards a seat gives away: solo's surplus one by one (D-13), else as many as were settled (D-53)."""
    owed = state.players[seat].to_lose
    return owed or 1


def count_cards(hand: Explorer, due: i64) -> i64:
    """The ways to take one or two cards."""
    return hand.size if due == 1 else hand.size * (hand.size - 1) // 2


def nth_cards(answers: Answers, first: i64, hand: Explorer, due: i64, n: i64) -> i64:
    """The n-th of them; `first` is the index of the answer with card 1 alone."""
    if due == 1:
        return first + hand.nth(n) - 1
    low: i64 = 0
    pairs = hand.size - 1  # whose lower card this is
    while n >= pairs:
        n -= pairs
        pairs -= 1
        low += 1
    return first + answers.pair_at[hand.nth(low)] + hand.nth(low + 1 + n)


# The team, by number


def count_acts(box: Box, state: ChocoboState) -> i64:
    """The ways to perform the action that comes now (D-15)."""
    found: i64 = 0
    for icon in icons_at(box, state, state.step):
        found += ways_to_do(box, state, icon)
    return found


def nth_act(box: Box, answers: Answers, state: ChocoboState, n: i64) -> i64:
    for icon in icons_at(box, state, state.step):
        ways = ways_to_do(box, state, icon)
        if n < ways:
            return act_index(box, answers, state, icon, n)
        n -= ways
    raise AssertionError("n is below the number of acts")


def act_index(box: Box, answers: Answers, state: ChocoboState, icon: i64, n: i64) -> i64:
    """The n-th way to perform an icon's action."""
    if icon == MOVE:
        ends = ends_of_move(box, state, strength_now(box, state))
        return answers.walk_at + (ends[n] if ends else CELLS)
    if icon == ATTACK:
        if n < count_targets(state):
            return answers.strike_at + nth_target(state, n)
        return answers.strike_at + MOST_ROW + (0 if is_boss_floor(state) else 1)
    return answers.eat_at if icon == EAT else answers.eat_at + 1


def kinds_in(books: list[int], most: i64) -> i64:
    """The kinds of the first of these Books, as bits: equal Books are one option (D-61)."""
    found: i64 = 0
    for n in range(min(most, len(books))):
        found |= bits.only(books[n])
    return found


def books_to_drop(state: ChocoboState) -> i64:
    """One of the three it had, never the new one (D-31)."""
    return kinds_in(state.books, MOST_BOOKS)


def count_uses(box: Box, state: ChocoboState) -> i64:
    """Each kind of usable Book with each target or end space."""
    found: i64 = 0
    kinds = kinds_in(state.books, len(state.books))
    while kinds:
        found += ways_to_use(box, state, bits.nth(kinds, 0))
        kinds &= kinds - 1
    return found


def nth_use(box: Box, answers: Answers, state: ChocoboState, n: i64) -> i64:
    kinds = kinds_in(state.books, len(state.books))
    while kinds:
        kind = bits.nth(kinds, 0)
        ways = ways_to_use(box, state, kind)
        if n < ways:
            return answers.use_at[kind] + aim_of_use(box, state, kind, n)
        n -= ways
        kinds &= kinds - 1
    raise AssertionError("n is below the number of uses")


def aim_of_use(box: Box, state: ChocoboState, kind: i64, n: i64) -> i64:
    """Where in the table of a Book's answers the n-th way to use it stands."""
    effect: i64 = box.book_effect[kind]
    if effect == MOVE_BOOK:
        ends = ends_of_move(box, state, box.book_amount[kind])
        return ends[n] if ends else CELLS
    if effect == ATTACK_BOOK:
        return nth_target(state, n) if n < count_targets(state) else MOST_ROW
    return 0


def count_losses(answers: Answers, state: ChocoboState) -> i64:
    """The ways to give cards away; nobody gives more than they hold (D-53)."""
    first: i64 = answers.lose_at[state.seats][state.to_share]
    found: i64 = 0
    for way in range(len(answers.lose[state.seats][state.to_share])):
        if is_held(state, answers.detail[first + way]):
            found += 1
    return found


def nth_loss(answers: Answers, state: ChocoboState, n: i64) -> i64:
    index: i64 = answers.lose_at[state.seats][state.to_share]
    while n > 0 or not is_held(state, answers.detail[index]):
        if is_held(state, answers.detail[index]):
            n -= 1
        index += 1
    return index


def is_held(state: ChocoboState, counts: i64) -> bool:
    """Does every seat hold so many cards?"""
    for player in state.players:
        if counts & COUNT_MASK > player.size:
            return False
        counts >>= COUNT
    return True


# Cards, as actions


def hand_choices(table: list[list[Action]], hand: list[int], count: i64) -> list[Action]:
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
    return hand_choices(answers.play, state.players[seat].listed(), cards_due(state))


# Talk (D-22, D-63)

PAIRS_OF_SPACES: Final = ACTIONS * (ACTIONS - 1) // 2


def shown_bonus(state: ChocoboState, number: i64) -> i64:
    """The bonus card of this number, as revealed; 0 if it is face down or not there."""
    at: i64 = number - 1 - (1 if state.facedown else 0)
    return card_at(state.bonus_row, at) if at >= 0 else 0


def statements(box: Box, answers: Answers, state: ChocoboState, seat: i64) -> list[int]:
    """All true statements of this seat that it has not made this round, as indices."""
    found = sayable(box, answers, state, seat).statements[:]
    found += [int(answers.decline_at + space - 1) for space in spaces_asked(answers, state, seat)]
    for said in state.said:
        if said.seat == seat and is_in_order(found, said.answer):
            del found[bisect_left(found, said.answer)]
    return found


def sayings(box: Box, answers: Answers, state: ChocoboState, seat: i64) -> list[Action]:
    """The same as actions: most of them are kept, too."""
    known = sayable(box, answers, state, seat)
    found = known.actions[:]
    said = sorted([said.answer for said in state.said if said.seat == seat])
    for index in reversed(said):  # from the end, so that the places of the others stay
        if is_in_order(known.statements, index):
            del found[bisect_left(known.statements, index)]
    for space in spaces_asked(answers, state, seat):
        decline = answers.decline_at + space - 1
        if not is_in_order(said, decline):
            found.append(answers.all[decline])
    return found


def may_say(box: Box, answers: Answers, state: ChocoboState, seat: i64, index: int) -> bool:
    """Is it one of these?"""
    for said in state.said:
        if said.seat == seat and said.answer == index:
            return False
    if is_in_order(sayable(box, answers, state, seat).statements, index):
        return True
    space = index - answers.decline_at + 1
    return space in spaces_asked(answers, state, seat)


def is_in_order(found: list[int], index: int) -> bool:
    """Is it one of these, which are in order?"""
    at = bisect_left(found, index)
    return at < len(found) and found[at] == index


def sayable(box: Box, answers: Answers, state: ChocoboState, seat: i64) -> Sayable:
    """What the hand of a seat bears out. It is kept, as it is asked for after every statement."""
    hand = state.players[seat]
    table = (shown_bonus(state, 1) << DIGIT | shown_bonus(state, 2)) << DIGIT | state.seats
    table = table << 1 | (1 if state.settings.limited else 0)
    known = answers.sayable[seat]
    if known is None or known.low != hand.low or known.high != hand.high or known.table != table:
        found = borne_out(box, answers, state, seat)
        known = Sayable(hand.low, hand.high, table, found, [answers.all[index] for index in found])
        answers.sayable[seat] = known
    return known


def borne_out(box: Box, answers: Answers, state: ChocoboState, seat: i64) -> list[int]:
    """Its true statements, as indices in order."""
    hand = state.players[seat].listed()
    found: list[int] = [int(answers.say_at)]
    counts = by_strength(box, hand)
    counts[0] = 1  # no strength need be named
    claim = answers.claim_at
    for _ in range(ACTIONS):
        for strength in range(MOST_STRENGTH + 1):
            if counts[strength]:
                found.append(claim)
            claim += 1
    for number in (1, 2):
        bonus = shown_bonus(state, number)
        if bonus:
            compare(box, answers, state, hand, number, bonus, found)
    low, high = shown_bonus(state, 1), shown_bonus(state, 2)
    if low and high:
        fitting = [card for card in hand if min(low, high) < card < max(low, high)]
        add_true(box, answers.between_at, fitting, 1 if state.settings.limited else MOST_CARDS_SAID, found)
    if not state.settings.limited:
        found += plans(answers, state, seat, by_strength(box, hand))
    return found


def plans(answers: Answers, state: ChocoboState, seat: i64, counts: list[int]) -> list[int]:
    """Offers that a hand with so many cards of each strength bears out, and proposals to others."""
    found = offers(answers, pairs_held(counts))[:]
    for other in range(state.seats):
        if other != seat:
            at = answers.propose_at[other]
            found += range(at, at + len(answers.propose[other]))
    return found


def offers(answers: Answers, pairs: list[int]) -> list[int]:
    """Those of these pairs of strengths, at any two spaces. Made once, to be read only."""
    key: i64 = 0
    for pair in pairs:
        key |= bits.only(pair)
    found = answers.offers_of.get(key)
    if found is None:
        size = MOST_STRENGTH * MOST_STRENGTH
        found = [int(answers.offer_at + n * size + pair) for n in range(PAIRS_OF_SPACES) for pair in pairs]
        answers.offers_of[key] = found
    return found


def pairs_held(counts: list[int]) -> list[int]:
    """The pairs of strengths, as numbers in the order of offers, that two cards of the hand have."""
    return [
        first * MOST_STRENGTH + second
        for first in range(MOST_STRENGTH)
        for second in range(MOST_STRENGTH)
        if counts[first + 1] and counts[second + 1] > (1 if first == second else 0)
    ]


def spaces_asked(answers: Answers, state: ChocoboState, seat: i64) -> list[int]:
    """The spaces that others have proposed to this seat this round; with limited talk nothing is proposed."""
    found: list[int] = []
    if state.settings.limited:
        return found
    for said in state.said:
        action = answers.all[said.answer]
        if isinstance(action, Propose) and action.asked_seat == seat and action.space not in found:
            found.append(action.space)
    found.sort()
    return found


def by_strength(box: Box, cards: list[int]) -> list[int]:
    """How many cards there are of each strength; 0 stands for any."""
    counts = [0] * (MOST_STRENGTH + 1)
    counts[0] = len(cards)
    for card in cards:
        strength = box.strength[card]
        counts[strength] = counts[strength] + 1  # compiled, += on a list is slow
    return counts


def add_true(box: Box, table: list[int], fitting: list[int], most: i64, found: list[int]) -> None:
    """A statement by strength (0: any) and number of cards, as far as enough cards bear it out."""
    counts = by_strength(box, fitting)
    for strength in range(MOST_STRENGTH + 1):
        first: i64 = table[strength]
        for n in range(min(counts[strength], most)):
            found.append(first + n)  # noqa: PERF401 - faster compiled than a comprehension


def compare(
    box: Box, answers: Answers, state: ChocoboState, hand: list[int], number: i64, bonus: i64, found: list[int]
) -> None:
    """Direction and strength are true of the same cards; slightly or much is the speaker's own judgement."""
    for above in (False, True):
        fitting = [card for card in hand if (card > bonus) == above]
        gesture = have_index(number, above=above)
        if state.settings.limited:
            add_true(box, answers.have_at[gesture], fitting, 1, found)
        else:
            for degree in range(1, len(DEGREES)):
                add_true(box, answers.have_at[gesture + degree], fitting, MOST_CARDS_SAID, found)


# The answers to an open question


def uses(box: Box, answers: Answers, state: ChocoboState) -> list[Action]:
    """Each kind of usable Book with each target or end space."""
    return [answers.all[nth_use(box, answers, state, n)] for n in range(count_uses(box, state))]


def choices(box: Box, answers: Answers, state: ChocoboState, prompt: str, seat: int) -> list[Action]:
    """All of them, in index order."""
    if prompt == "choose":
        return plays(answers, state, seat)
    if prompt == "talk":
        return sayings(box, answers, state, seat)
    if prompt == "book" and state.phase != AFTER and state.phase != BEFORE:
        return uses(box, answers, state)
    if prompt == "discard":
        return hand_choices(answers.discard, state.players[seat].listed(), cards_owed(state, seat))
    found: list[Action] = []
    for n in range(count_choices(box, answers, state, seat)):
        found.append(answers.all[nth_choice(box, answers, state, seat, n)])  # noqa: PERF401 - faster compiled
    return found


# Why not

STATEMENTS: Final = (Show, Claim, Have, Between, Offer, Propose, NoPromise)
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


def is_choice(box: Box, answers: Answers, state: ChocoboState, prompt: str, seat: int, action: Action) -> bool:
    """Is it among the answers to an open question?"""
    if prompt == "talk":
        index = answers.index.get(action)
        return index is not None and may_say(box, answers, state, seat, index)
    return action in choices(box, answers, state, prompt, seat)


def refuse(box: Box, answers: Answers, state: ChocoboState, prompt: str, seat: int, action: Action) -> Refusal | None:
    """None if the answer is among the choices, else the reason that helps most."""
    if is_choice(box, answers, state, prompt, seat, action):
        return None
    reason: Refusal | None = None
    if isinstance(action, Play) and prompt == "choose":
        reason = why_not_cards(state, seat, action.cards, cards_due(state), "D-13" if state.seats == 1 else "D-12")
    elif isinstance(action, Discard) and prompt == "discard":
        rule = "D-53" if state.players[seat].to_lose else "D-13"
        reason = why_not_cards(state, seat, action.cards, cards_owed(state, seat), rule)
    elif prompt == "talk" and isinstance(action, STATEMENTS):
        reason = why_not_said(answers, state, seat, action)
    elif isinstance(action, Use) and prompt in ("act", "book", "shortage"):
        reason = why_not_used(box, state, action)
    elif prompt == "act":
        reason = why_not_done(box, state, action)
    return reason or Refusal("refuse-not-a-choice", RULE_OF[prompt], {"action": str(action)})


def why_not_cards(state: ChocoboState, seat: int, cards: tuple[int, ...], due: int, rule: str) -> Refusal:
    missing = [card for card in cards if not state.players[seat].has(card)]
    if missing:
        return Refusal("chocobo-refuse-not-in-hand", rule, {"card": missing[0]})
    return Refusal("chocobo-refuse-count", rule, {"due": due, "given": len(cards)})


def why_not_said(answers: Answers, state: ChocoboState, seat: int, action: Action) -> Refusal:
    if any(s.seat == seat and s.answer == answers.index[action] for s in state.said):
        return Refusal("chocobo-refuse-said", "D-63", {})
    if state.settings.limited and not is_gesture(action):
        return Refusal("chocobo-refuse-limited", "D-22", {})
    if isinstance(action, Have) and not shown_bonus(state, action.bonus):
        return Refusal("chocobo-refuse-no-bonus", "D-63", {"bonus": action.bonus})
    if isinstance(action, Have) and not action.degree and not state.settings.limited:
        return Refusal("chocobo-refuse-degree", "D-63", {})
    if isinstance(action, Propose):
        return Refusal("chocobo-refuse-propose", "D-63", {})
    if isinstance(action, NoPromise):
        return Refusal("chocobo-refuse-decline", "D-63", {"space": action.space})
    return Refusal("chocobo-refuse-untrue", "D-63", {})


def is_gesture(action: Action) -> bool:
    """May it be said with limited talk (D-22)? A gesture points at one card and has no degree."""
    if isinstance(action, Have):
        return not action.degree and action.cards == 1
    if isinstance(action, Offer | Propose | NoPromise):
        return False
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
