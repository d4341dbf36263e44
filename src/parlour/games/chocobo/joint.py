"""What everybody at the table can work out from what was said: the best joint plan for the round."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from parlour.core.rng import Rng
from parlour.core.values import Action, Seat
from parlour.games.chocobo.actions import Claim, Have, NoPromise, Offer, Play, Propose
from parlour.games.chocobo.aftermath import LOST, LOST_ODDS, WON_ODDS, chance
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.cards import all_but, set_of
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.edition import CARDS, STRENGTHS
from parlour.games.chocobo.hunch import UNKNOWN
from parlour.games.chocobo.lanes import Lanes
from parlour.games.chocobo.meaning import cards_told, each_card, meant_cards
from parlour.games.chocobo.pieces import ACTIONS, OWN_CARDS
from parlour.games.chocobo.plan import Plan
from parlour.games.chocobo.rows import ROW_MASK, STRENGTH, Rows, number_of, strengths_with, with_card
from parlour.games.chocobo.sight import read_statement
from parlour.games.chocobo.view import ChocoboView

CLEAR: Final = 2.0  # standard errors by which a card must beat the advised one: sure by 97.7 %


ROUNDING: Final = 1e-9  # more than sums of chances may be off
LINES: Final = 2  # a round, besides answers


# What was said


@mypyc_attr(allow_interpreted_subclasses=True)
class Known:
    """What everybody can know of the cards in each hand: for each card told, the numbers it can have."""

    def __init__(self, box: Box, answers: Answers, view: ChocoboView) -> None:
        self.box = box
        self.bonus: list[int] = [card for card in view.bonus if card is not None]
        gone = [*view.discards, *self.bonus]
        for cards in view.played:
            gone += cards
        self.unseen: list[int] = all_but(gone)
        self.told: list[list[list[int]]] = [self.cards_of(seat, answers, view) for seat in range(view.seats)]
        self.decided: list[bool] = [False] * view.seats  # has told what it means to play
        for seat in range(view.seats):
            self.take_word(seat, decision_of(answers, view, seat), view.bonus)

    def take_word(self, seat: Seat, decision: Action | None, bonus: list[int | None]) -> None:
        """What a seat means to play."""
        if decision is None:
            return
        meant = self.meant_by(seat, decision, bonus)
        if all(meant):
            self.told[seat], self.decided[seat] = meant, True

    def meant_by(self, seat: Seat, decision: Action, bonus: list[int | None]) -> list[list[int]]:
        """The cards that it can be; one that the seat had offered before is thought to be that one."""
        meant = [meant_cards(self.box, bonus, action, self.unseen) for action in each_card(decision)]
        if isinstance(decision, Have):
            offered = [numbers for numbers in common(self.told[seat], meant[0]) if numbers]
            meant = [sorted({card for numbers in offered for card in numbers})] if offered else meant
        return meant

    def in_keeping(self, seat: Seat, choices: list[Action]) -> list[Action]:
        """The plays of what a seat has said that it means to play; all if its hand has nothing of the kind."""
        found: list[Action] = []
        one, other = set_of(self.told[seat][0]), set_of(self.told[seat][-1])
        for play in choices:
            assert isinstance(play, Play)
            first, last = play.cards[0], play.cards[-1]
            if (one.has(first) and other.has(last)) or (other.has(first) and one.has(last)):
                found.append(play)
        return found or choices

    def cards_of(self, seat: Seat, answers: Answers, view: ChocoboView) -> list[list[int]]:
        """Statements as sets of numbers. Nothing said: any card."""
        shown: list[int] = []
        claims: list[list[int]] = []
        others: list[list[int]] = []
        offered: list[tuple[Claim, list[int]]] = []
        for said in view.said:
            if said.seat != seat:
                continue
            if said.strengths:
                shown = list(said.strengths)
                continue
            statement = read_statement(answers, said.what)
            promise = promised_by(statement)
            if promise is not None:
                meant = [numbers for offer, numbers in offered if is_kept_by(promise, offer)]
                if meant and OWN_CARDS[view.seats - 1] == 1:
                    claims = meant
                    continue
            for action in each_card(statement):
                fitting = meant_cards(self.box, view.bonus, action, self.unseen)
                if shown:
                    fitting = [card for card in fitting if self.box.strength[card] in shown]
                if isinstance(action, Claim):
                    claims.append(fitting)
                    offered.append((action, fitting))
                else:
                    others += [fitting] * cards_told(action)
        found = [numbers for numbers in claims if numbers]
        if others:
            claimed = {card for claim in claims for card in claim}
            found += [numbers for numbers in others if claimed.isdisjoint(numbers)]
        if not found:
            found = [
                [card for card in self.unseen if self.box.strength[card] == strength] for strength in sorted(set(shown))
            ]
        return [numbers for numbers in found if numbers] or [self.unseen]


def common(told: list[list[int]], numbers: list[int]) -> list[list[int]]:
    return [[card for card in numbers if card in cards] for cards in told]


def captain_of(view: ChocoboView) -> Seat:
    """The seat that would decide alone (D-34)."""
    return (view.round - 1) % view.seats


def decision_of(answers: Answers, view: ChocoboView, seat: Seat) -> Action | None:
    """The line in which a seat has told what it means to play.

    Where each plays one card it is where that card lies, said after an offer. Of two players, who play two each, it is
    the last offer of the would-be captain, who waits for the other's lines: no offer is made twice.
    """
    if view.seats == 2 and (seat != captain_of(view) or len(view.said) < LINES):
        return None
    lines = [0] * view.seats
    offer: Action | None = None
    for said in view.said:
        action = read_statement(answers, said.what)
        if is_line(action):
            lines[said.seat] = lines[said.seat] + 1
        if said.seat == seat and isinstance(action, Offer):
            offer = action
        elif said.seat == seat and isinstance(action, Have) and offer and view.seats > 2 and action.cards == 1:
            return action
    return offer if view.seats == 2 and max(lines) == LINES else None


def is_line(action: Action) -> bool:
    """And not an answer."""
    kind = type(action)
    return kind is not Claim and kind is not NoPromise


def promised_by(action: Action) -> Claim | None:
    """The space that a speaker will take; an offer promises nothing."""
    if isinstance(action, Propose):
        return Claim(action.own) if action.own else None
    return action if isinstance(action, Claim) else None


def is_kept_by(promise: Claim, offer: Claim) -> bool:
    """Can it be the card of this offer? Offers name spaces by the number alone, so one beside it will do."""
    return promise.strength in (0, offer.strength) and abs(promise.space - offer.space) <= 1


# How good lanes are


class Values:
    """Chances to win by the strengths at the five dial spaces."""

    def __init__(self, plan: Plan, box: Box) -> None:
        self.lanes = Lanes(plan)
        self.codes = vec[i64]([(card << STRENGTH) + box.strength[card] for card in range(CARDS + 1)])
        self.joints: dict[str, Joint] = {}  # by what was said and is known besides

    def lane(self, cards: list[int]) -> i64:
        """Cards, in any order, as a lane."""
        return self.joined(0, tuple(cards))

    def joined(self, lane: i64, cards: tuple[int, ...]) -> i64:
        for card in cards:
            lane = with_card(lane, self.codes[card])
        return lane

    def total(self, lanes: vec[i64], cards: tuple[int, ...]) -> float:
        """Of the chances to win in these lanes, with these cards besides."""
        first: i64 = self.codes[cards[0]]
        last: i64 = self.codes[cards[-1]]
        total = 0.0
        if len(cards) == 1:
            for lane in lanes:
                total += self.at(strengths_with(lane, last))
        elif len(cards) == 2:
            for lane in lanes:
                total += self.at(strengths_with(with_card(lane, first), last))
        else:
            for lane in lanes:
                total += self.of(self.joined(lane, cards))
        return total

    def total_of_best(self, rows: Rows, ends: vec[i64], low: i64, high: i64, least: float) -> float:
        """The sum of `best` over stretches that end here; only a part of it once it can't reach the least.

        All are rows of five strengths with these cards.
        """
        total = 0.0
        first: i64 = 0
        left = float(len(ends))
        for at in range(len(ends)):
            total += self.best(rows, first, ends[at], low, high)
            first = ends[at]
            left -= 1.0
            if total + left * chance(self.lanes.most) + ROUNDING < least:
                break
        return total

    def best(self, rows: Rows, first: i64, end: i64, low: i64, high: i64) -> float:
        """The best chance to win with one of these rows and two own cards, or one that is both."""
        lanes = self.lanes
        table, numbers, shares = lanes.table, rows.numbers, rows.shares
        lower, higher = low * rows.size, high * rows.size
        weight: i64 = STRENGTHS if low != high else 0
        best = LOST_ODDS
        for n in range(first, end):
            number = numbers[n] + weight * shares[lower + n] + shares[higher + n]
            odds = table[number]
            if odds == 0.0:
                odds = lanes.numbered(number)
            if odds > best:
                best = odds
                if best >= WON_ODDS:
                    break
        return chance(best)

    def of(self, lane: i64) -> float:
        """The chance to win with these five cards."""
        return self.at(lane & ROW_MASK)

    def at(self, strengths: i64) -> float:
        """The chance to win with these strengths at dial spaces 1 to 5."""
        return chance(self.lanes.numbered(number_of(strengths)))


# Together


@mypyc_attr(allow_interpreted_subclasses=True)
class Joint:
    """The best joint plan that everybody can see, and how good it is."""

    def __init__(self, known: Known, values: Values, due: int, samples: int, rng: Rng) -> None:
        self.known = known
        self.samples = samples
        self.options: list[list[list[int]]] = [combinations(len(cards), due) for cards in known.told]
        self.drawn: list[list[list[int]]] = [[[] for _ in cards] for cards in known.told]  # [seat][card][sample]
        for _ in range(samples):
            for seat, cards in enumerate(known.told):
                for at, numbers in enumerate(cards):
                    self.drawn[seat][at].append(values.codes[numbers[rng.below(len(numbers))]])
        left = ACTIONS - len(known.bonus) - sum(len(options[0]) for options in self.options)
        extra = [any_cards(known, rng) for _ in range(samples)]
        self.chosen: list[list[int]] = [options[0] for options in self.options]
        self.value = LOST
        # Values are handed on and not kept: they hold their joint plans, and must go as soon as nobody needs them.
        self.search(values, 0, [values.lane(known.bonus + cards[:left]) for cards in extra], [])

    def search(self, values: Values, seat: int, lanes: list[int], chosen: list[list[int]]) -> None:
        """Try every option of every seat, in the same samples."""
        last = seat == len(self.options) - 1
        for option in self.options[seat]:
            if last:
                value = self.expected(values, seat, option, lanes)
                if value > self.value:
                    self.value = value
                    self.chosen = [*chosen, option]
            else:
                longer = [self.joined(seat, option, lanes[sample], sample) for sample in range(self.samples)]
                self.search(values, seat + 1, longer, [*chosen, option])

    def joined(self, seat: int, option: list[int], lane: i64, sample: int) -> i64:
        """A lane with the cards that a seat adds to it."""
        for at in option:
            lane = with_card(lane, self.drawn[seat][at][sample])
        return lane

    def expected(self, values: Values, seat: int, option: list[int], lanes: list[int]) -> float:
        total = 0.0
        for sample in range(self.samples):
            total += values.of(self.joined(seat, option, lanes[sample], sample))
        return total / self.samples


def any_cards(known: Known, rng: Rng) -> list[int]:
    """Five that nobody knows."""
    return [known.unseen[rng.below(len(known.unseen))] for _ in range(ACTIONS)]


def combinations(count: int, due: int) -> list[list[int]]:
    """All ways to take one or two of these; what is not told stays open. Made once, to be read only."""
    while len(COMBINATIONS) <= count:
        size = len(COMBINATIONS)
        COMBINATIONS.append([new_combinations(size, taken) for taken in range(OWN_CARDS[0] + 1)])
    return COMBINATIONS[count][due]


COMBINATIONS: Final[list[list[list[list[int]]]]] = []


def new_combinations(count: int, due: int) -> list[list[int]]:
    if count < due:
        return [list(range(count))]
    if due == 1:
        return [[at] for at in range(count)]
    return [[low, high] for low in range(count) for high in range(low + 1, count)]


# Own cards


def best_play(choices: list[Action], lanes: vec[i64], values: Values) -> Action:
    """The own card, or two, that is best on average."""
    best, best_value = choices[0], UNKNOWN
    for action in choices:
        assert isinstance(action, Play)
        value = values.total(lanes, action.cards)
        if value > best_value:
            best, best_value = action, value
    return best


def better_play(choices: list[Action], lanes: vec[i64], values: Values, advised: Action) -> Action:
    """The best own card on average if it does clearly better than the advised one in the same lanes."""
    best = best_play(choices, lanes, values)
    if best == advised:
        return advised
    assert isinstance(best, Play)
    assert isinstance(advised, Play)
    total = squares = 0.0
    for lane in lanes:
        lead = values.of(values.joined(lane, best.cards)) - values.of(values.joined(lane, advised.cards))
        total += lead
        squares += lead * lead
    count = float(len(lanes))
    doubt = max(0.0, squares / count - (total / count) ** 2) / count
    return best if (total / count) ** 2 > CLEAR * CLEAR * doubt else advised


def best_rest(mine: list[int], first: int, lane: int, values: Values) -> float:
    """Solo: the best two more cards once the bonus cards are known."""
    best = LOST
    rest = [card for card in mine if card != first]
    for low in range(len(rest)):
        for high in range(low + 1, len(rest)):
            best = max(best, values.of(values.joined(lane, (first, rest[low], rest[high]))))
    return best
