"""What a bot says: two lines a round, chosen so that the others can plan with them, and answers to what it is asked.

Offers say what could be done and promise nothing. A claim is a promise, so it is made only of a card that is all but
sure to lie on that space; a proposal is about the part of the joint plan that is surest.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.values import Action, Seat
from parlour.games.chocobo.actions import Claim, Have, NoPromise, Offer, Play, Propose
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.hunch import UNKNOWN
from parlour.games.chocobo.joint import CODE, CODE_MASK, Known, Values, combinations, with_card
from parlour.games.chocobo.meaning import NEAR, expected_space
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.sight import read_statement
from parlour.games.chocobo.view import ChocoboView

LINES: Final = 2  # a round, besides answers
SURE: Final = 0.9  # the chance to land on a space from which a bot promises it
LIKELY: Final = 0.5  # the chance from which another seat is asked for one
GLAD: Final = 0.01  # what a wish of the team may cost, by the bot's own judgement
NEARLY: Final = 0.05  # promises kept as surely as any, within this
NOBODY: Final = -1


# What was said


class Heard:
    """What one seat has said this round and been asked."""

    def __init__(self, answers: Answers, view: ChocoboView, seat: Seat) -> None:
        self.lines = 0  # besides answers
        self.told: list[Claim] = []  # what each card told of could do
        self.promised: list[Claim] = []  # strength 0: any
        self.asked: Propose | None = None  # not answered yet
        for said in view.said:
            action = read_statement(answers, said.what)
            if said.seat == seat:
                self.say(action)
            elif isinstance(action, Propose) and action.asked_seat == seat:
                self.asked = action

    def say(self, action: Action) -> None:
        if isinstance(action, Claim):
            self.promised.append(action)
            self.asked = None
        elif isinstance(action, NoPromise):
            self.asked = None
        else:
            self.lines += 1
        if isinstance(action, Offer):
            self.told.append(Claim(action.space, action.strength))
            self.told.append(Claim(action.other_space, action.other_strength))
        elif isinstance(action, Propose) and action.own:
            self.promised.append(Claim(action.own))


# Where a card will lie


def space_in(lane: i64, code: i64) -> i64:
    """The dial space of a card among the others of a lane.

    >>> lane = with_card(with_card(0, 37 * 8 + 5), 12 * 8 + 2)
    >>> [int(space_in(lane, card * 8)) for card in (3, 20, 80)]
    [1, 2, 3]
    """
    space: i64 = 1
    while lane:
        if lane & CODE_MASK < code:
            space += 1
        lane >>= CODE
    return space


def chance_of(claim: Claim, play: Play, lanes: list[int], values: Values, box: Box) -> float:
    """How often one of these cards, with the strength that was named, lies on the space that was."""
    best = 0
    for card in play.cards:
        if claim.strength in (0, box.strength[card]):
            count = 0
            for lane in lanes:
                if space_in(values.joined(lane, play.cards), values.codes[card]) == claim.space:
                    count += 1
            best = max(best, count)
    return float(best) / len(lanes)


def keeping(choices: list[Action], promised: list[Claim], lanes: list[int], values: Values, box: Box) -> list[Action]:
    """The plays that keep what was promised as surely as any."""
    for claim in promised:
        chances = [chance_of(claim, action, lanes, values, box) for action in choices if isinstance(action, Play)]
        most = max(chances)
        if most > 0.0:
            choices = [action for action, chance in zip(choices, chances, strict=True) if chance > most - NEARLY]
    return choices


def worth_of(play: Play, lanes: list[int], values: Values) -> float:
    total = 0.0
    for lane in lanes:
        total += values.of(values.joined(lane, play.cards))
    return total / len(lanes)


# Answers and proposals


def answer_to(asked: Propose, plays: list[Action], lanes: list[int], values: Values, box: Box) -> Action:
    """A promise if it can be kept and is not much worse than the best play, else a no."""
    best_of_all, best, claim = UNKNOWN, UNKNOWN, Claim(asked.space)
    for play in plays:
        assert isinstance(play, Play)
        value = worth_of(play, lanes, values)
        best_of_all = max(best_of_all, value)
        if value > best:
            for card in play.cards:
                promise = Claim(asked.space, box.strength[card])
                if chance_of(promise, play, lanes, values, box) >= SURE:
                    best, claim = value, promise
    return claim if claim.strength and best >= best_of_all - GLAD else NoPromise(asked.space)


def own_space(play: Play, lanes: list[int], values: Values, box: Box) -> int:
    """A space that this play is all but sure to take; 0 if there is none."""
    for space in range(1, ACTIONS + 1):
        if chance_of(Claim(space), play, lanes, values, box) >= SURE:
            return space
    return 0


def surest(others: list[list[list[int]]], play: Play, seat: Seat, values: Values) -> tuple[Seat, int]:
    """The seat and space of the joint plan that are surest; `others` are their planned cards, by sample and seat."""
    counts: list[list[int]] = [[0] * (ACTIONS + 1) for _ in others[0]]
    for cards in others:
        whole: list[int] = list(play.cards)
        for own in cards:
            whole += own
        lane = values.lane(whole)
        for other, own in enumerate(cards):
            if other != seat:
                for card in own:
                    counts[other][space_in(lane, values.codes[card])] += 1
    best, space, most = NOBODY, 0, LIKELY * len(others)
    for other, by_space in enumerate(counts):
        for at in range(1, ACTIONS + 1):
            if by_space[at] > most:
                best, space, most = other, at, float(by_space[at])
    return best, space


# Offers


class Worlds:
    """Hands that the others could have, and how well the team could do there with each own play."""

    def __init__(self, known: Known, values: Values, seat: Seat, hand: list[int], sizes: list[int], due: int) -> None:
        self.known = known
        self.values = values
        self.seat = seat
        self.hand = hand
        self.sizes = sizes
        self.due = due
        self.unseen: list[int] = [card for card in known.unseen if card not in hand]
        self.plays: list[list[int]] = combinations(len(hand), due)
        self.best: list[list[float]] = []  # [world][play]

    def imagine(self, count: int, rng: Rng) -> None:
        for _ in range(count):
            lanes = self.lanes(rng)
            self.best.append([self.best_with(play, lanes) for play in self.plays])

    def lanes(self, rng: Rng) -> list[int]:
        """Everything that the others could play, in one world."""
        pool = self.unseen[:]
        left = ACTIONS - len(self.known.bonus) - self.due * len(self.sizes)
        base = self.known.bonus + [taken(pool, pool, rng) for _ in range(max(0, left))]
        lanes = [self.values.lane(base)]
        for other, size in enumerate(self.sizes):
            if other != self.seat:
                hand: list[int] = []
                for numbers in self.known.told[other][:size]:
                    if len(numbers) < len(self.known.unseen):  # something was said about it
                        hand.append(taken(pool, numbers, rng))  # noqa: PERF401 - each changes the pool
                while len(hand) < size and pool:
                    hand.append(taken(pool, pool, rng))
                lanes = self.joined_by(lanes, hand)
        return lanes

    def joined_by(self, lanes: list[int], hand: list[int]) -> list[int]:
        codes = self.values.codes
        found: list[int] = []
        for play in combinations(len(hand), self.due):
            for lane in lanes:
                longer: i64 = lane
                for at in play:
                    longer = with_card(longer, codes[hand[at]])
                found.append(longer)
        return found

    def best_with(self, play: list[int], lanes: list[int]) -> float:
        values = self.values
        best = 0.0
        for lane in lanes:
            longer: i64 = lane
            for at in play:
                longer = with_card(longer, values.codes[self.hand[at]])
            best = max(best, values.of(longer))
        return best

    def with_cards(self, told: list[int]) -> float:
        """How well the team does if only these own cards can be planned with."""
        able = [n for n, play in enumerate(self.plays) if all(at in told for at in play)]
        if not able:
            return 0.0
        total = 0.0
        for row in self.best:
            total += max([row[n] for n in able])
        return total


def taken(pool: list[int], wanted: list[int], rng: Rng) -> int:
    """One of the wanted numbers that is still there; any if none is."""
    left = pool if wanted is pool else [card for card in wanted if card in pool] or pool
    card = left[rng.below(len(left))]
    pool.remove(card)
    return card


def best_offer(worlds: Worlds, told: list[Claim], in_view: list[int | None], box: Box) -> Action | None:
    """The two cards, not told of yet, that help the team most beside those told; of one card alone, where it lies."""
    hand, bonus = worlds.hand, worlds.known.bonus
    spaces = [expected_space(card, bonus, ACTIONS - len(bonus) - 1) for card in hand]
    claims = [Claim(spaces[at], box.strength[card]) for at, card in enumerate(hand)]
    known = [at for at, claim in enumerate(claims) if claim in told]
    fresh = [at for at in range(len(hand)) if at not in known]
    best: Action | None = None
    most = UNKNOWN
    for low in fresh:
        for high in fresh:
            if spaces[low] < spaces[high]:
                value = worlds.with_cards([*known, low, high])
                if value > most:
                    first, second = claims[low], claims[high]
                    best, most = Offer(first.space, first.strength, second.space, second.strength), value
    return best if best is not None or not fresh else where_it_lies(hand[fresh[0]], in_view, box)


def where_it_lies(card: int, bonus: list[int | None], box: Box) -> Action | None:
    """A card beside the nearest bonus card in view."""
    best: Action | None = None
    least = 0
    for number, other in enumerate(bonus, 1):
        if other is None:
            continue  # nothing is said about one that lies face down (D-63)
        gap = abs(card - other)
        if best is None or gap < least:
            degree, side = "near" if gap <= NEAR else "far", "above" if card > other else "below"
            best, least = Have(side, number, degree, box.strength[card]), gap
    return best
