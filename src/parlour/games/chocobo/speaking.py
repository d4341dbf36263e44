"""What a bot says: two lines a round, chosen so that the others can plan with them, and answers to what it is asked.

Offers say what could be done and promise nothing. A claim is a promise, so it is made only of a card that is all but
sure to lie on that space; a proposal is about the part of the joint plan that is surest.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Action, Seat
from parlour.games.chocobo.actions import Claim, Have, NoPromise, Offer, Play, Propose
from parlour.games.chocobo.aftermath import LOST
from parlour.games.chocobo.answers import Answers
from parlour.games.chocobo.cards import HALF, CardSet, set_of
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.hunch import UNKNOWN
from parlour.games.chocobo.joint import Known, Values, combinations, is_line
from parlour.games.chocobo.meaning import NEAR, expected_space
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.rows import (
    Rows,
    all_with_card,
    cards_below,
    have_length,
    put_with_card,
    with_card,
)
from parlour.games.chocobo.sight import read_statement
from parlour.games.chocobo.view import ChocoboView

SURE: Final = 0.9  # the chance to land on a space from which a bot promises it
LIKELY: Final = 0.5  # the chance from which another seat is asked for one
GLAD: Final = 0.01  # what a wish of the team may cost, by the bot's own judgement
NEARLY: Final = 0.05  # promises kept as surely as any, within this
NOBODY: Final = -1


# What was said


class Heard:
    """What one seat has said this round and been asked."""

    def __init__(self, answers: Answers, view: ChocoboView, seat: Seat) -> None:
        self.told: list[Claim] = []  # what each card told of could do
        self.promised: list[Claim] = []  # strength 0: any
        self.asked: Propose | None = None  # not answered yet
        self.lines_of: list[int] = [0] * view.seats
        for said in view.said:
            action = read_statement(answers, said.what)
            if is_line(action):
                self.lines_of[said.seat] = self.lines_of[said.seat] + 1
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
    return cards_below(lane, code) + 1


class Landing:
    """How often each card of a play lies on each space, in some lanes."""

    def __init__(self, play: Play, lanes: vec[i64], values: Values) -> None:
        self.play = play
        self.lanes = len(lanes)
        self.counts: list[list[int]] = [[0] * (ACTIONS + 1) for _ in play.cards]  # by card and space
        for lane in lanes:
            whole = values.joined(lane, play.cards)
            for at in range(len(play.cards)):
                count = self.counts[at]
                space = space_in(whole, values.codes[play.cards[at]])
                count[space] = count[space] + 1  # compiled, += on a list is slow

    def chance(self, claim: Claim, box: Box) -> float:
        """How often one of these cards, with the strength that was named, lies on the space that was."""
        best = 0
        for at, card in enumerate(self.play.cards):
            if claim.strength in (0, box.strength[card]):
                best = max(best, self.counts[at][claim.space])
        return float(best) / float(self.lanes)


def keeping(choices: list[Action], promised: list[Claim], lanes: vec[i64], values: Values, box: Box) -> list[Action]:
    """The plays that keep what was promised as surely as any."""
    for claim in promised:
        chances = [Landing(play, lanes, values).chance(claim, box) for play in choices if isinstance(play, Play)]
        most = max(chances)
        if most > 0.0:
            choices = [action for action, chance in zip(choices, chances, strict=True) if chance > most - NEARLY]
    return choices


def worth_of(play: Play, lanes: vec[i64], values: Values) -> float:
    return values.total(lanes, play.cards) / float(len(lanes))


# Answers and proposals


def answer_to(asked: Propose, plays: list[Action], lanes: vec[i64], values: Values, box: Box) -> Action:
    """A promise if it can be kept and is not much worse than the best play, else a no."""
    best_of_all, best, claim = UNKNOWN, UNKNOWN, Claim(asked.space)
    for play in plays:
        assert isinstance(play, Play)
        value = worth_of(play, lanes, values)
        best_of_all = max(best_of_all, value)
        if value > best:
            landing = Landing(play, lanes, values)
            for card in play.cards:
                promise = Claim(asked.space, box.strength[card])
                if landing.chance(promise, box) >= SURE:
                    best, claim = value, promise
    return claim if claim.strength and best >= best_of_all - GLAD else NoPromise(asked.space)


def own_space(play: Play, lanes: vec[i64], values: Values, box: Box) -> int:
    """A space that this play is all but sure to take; 0 if there is none."""
    landing = Landing(play, lanes, values)
    for space in range(1, ACTIONS + 1):
        if landing.chance(Claim(space), box) >= SURE:
            return space
    return 0


class Planned:
    """What could lie at the dial beside the own cards, sample by sample, if the others play for the joint plan."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.owners: list[Seat] = []  # of the cards that others play, in the order of each sample
        self.cards: list[list[int]] = []  # [sample][owner]
        self.lanes = vec[i64]()


def surest(planned: Planned, play: Play, values: Values) -> tuple[Seat, int]:
    """The seat and space of the joint plan that are surest."""
    counts: list[list[int]] = [[0] * (ACTIONS + 1) for _ in range(planned.seats)]
    for sample, cards in enumerate(planned.cards):
        lane = values.joined(planned.lanes[sample], play.cards)
        for at, card in enumerate(cards):
            count = counts[planned.owners[at]]
            space_of_card = space_in(lane, values.codes[card])
            count[space_of_card] = count[space_of_card] + 1  # compiled, += on a list is slow
    best, space, most = NOBODY, 0, LIKELY * len(planned.cards)
    for other, by_space in enumerate(counts):
        for at in range(1, ACTIONS + 1):
            if by_space[at] > most:
                best, space, most = other, at, float(by_space[at])
    return best, space


# Offers


class Ways:
    """All plays of a hand, by the places of cards in it: which are needed, as bits, the lower and the higher one."""

    def __init__(self, plays: list[list[int]]) -> None:
        self.plays = plays
        self.needed = vec[i64]([sum([bits.only(at) for at in play]) for play in plays])
        self.lows = vec[i64]([play[0] if play else NOBODY for play in plays])
        self.highs = vec[i64]([play[-1] if play else NOBODY for play in plays])


WAYS: Final[dict[tuple[int, int], Ways]] = {}


def ways_to_play(size: int, due: int) -> Ways:
    """Of a hand of this size; made once, to be read only."""
    found = WAYS.get((size, due))
    if found is None:
        found = WAYS[size, due] = Ways(combinations(size, due))
    return found


class Worlds:
    """Hands that the others could have, and how well the team could do there with each own play."""

    def __init__(self, known: Known, values: Values, seat: Seat, hand: list[int], sizes: list[int], due: int) -> None:
        self.known = known
        self.values = values
        self.seat = seat
        self.hand = hand
        self.codes = vec[i64]([values.codes[card] for card in hand])
        self.sizes = sizes
        self.due = due
        self.unseen = set_of(known.unseen)
        for card in hand:
            self.unseen.drop(card)
        # For each card that something was said about, the numbers it can have.
        self.told: list[list[CardSet]] = [
            [set_of(numbers) for numbers in known.told[other][:size] if len(numbers) < len(known.unseen)]
            for other, size in enumerate(sizes)
        ]
        ways = ways_to_play(len(hand), due)
        self.plays, self.needed, self.lows, self.highs = ways.plays, ways.needed, ways.lows, ways.highs
        self.spaces: list[int] = [self.space(card) for card in hand]  # where each is expected
        self.is_left_out: list[bool] = [False] * len(self.plays)
        # What the others could play, in one world after another, and where each world ends
        self.rows = Rows(vec[i64](), self.codes)
        self.ends = vec[i64]()
        self.is_whole = True  # is every dial space taken, with the own cards?
        self.best = vec[float]()  # of the plays in one world after another

    def space(self, card: int) -> int:
        bonus = self.known.bonus
        return expected_space(card, bonus, ACTIONS - len(bonus) - 1)

    def leave_out(self, told: list[Claim], box: Box) -> None:
        """Nobody asks about two cards for one space, unless one was told of."""
        known = self.cards_told(told, box)
        for n, play in enumerate(self.plays):
            if len(play) > 1 and self.spaces[play[0]] == self.spaces[play[1]]:
                self.is_left_out[n] = play[0] not in known and play[1] not in known

    def cards_told(self, told: list[Claim], box: Box) -> list[int]:
        """The own cards that it can be, by their place in the hand."""
        if not told:
            return []
        return [at for at, card in enumerate(self.hand) if Claim(self.spaces[at], box.strength[card]) in told]

    def imagine(self, count: int, rng: Rng) -> None:
        lanes = vec[i64]()
        for _ in range(count):
            lanes = extend(lanes, self.lanes(rng))
            self.ends = append(self.ends, len(lanes))
        self.rows = Rows(lanes, self.codes)
        self.is_whole = have_length(self.rows.numbers, ACTIONS - self.due)

    def lanes(self, rng: Rng) -> vec[i64]:
        """Everything that the others could play, in one world."""
        pool = CardSet()
        pool.copy(self.unseen)
        left = ACTIONS - len(self.known.bonus) - self.due * len(self.sizes)
        lane: i64 = self.values.lane(self.known.bonus)
        for _ in range(left):
            lane = with_card(lane, self.values.codes[taken(pool, rng)])
        lanes = vec[i64]([lane])
        for other in range(len(self.sizes)):
            if other != self.seat:
                lanes = self.joined_by(lanes, self.hand_of(other, pool, rng))
        return lanes

    def hand_of(self, other: Seat, pool: CardSet, rng: Rng) -> list[int]:
        """Cards that a seat could have; if it has told what it means to play, only that."""
        hand = [taken_of(pool, numbers, rng) for numbers in self.told[other]]
        while not self.known.decided[other] and len(hand) < self.sizes[other] and pool.size:
            hand.append(taken(pool, rng))
        return hand

    def joined_by(self, lanes: vec[i64], hand: list[int]) -> vec[i64]:
        """The lanes with every play of a hand; two plays with the same lower card begin alike."""
        codes = self.values.codes
        count: i64 = len(hand)
        if count < self.due:
            for card in hand:
                lanes = all_with_card(lanes, codes[card])
            return lanes
        plays = count if self.due == 1 else count * (count - 1) // 2
        found = vec[i64]([0] * (plays * len(lanes)))
        at: i64 = 0
        for low in range(count):
            if self.due == 1:
                at = put_with_card(found, at, lanes, codes[hand[low]])
            else:
                longer = all_with_card(lanes, codes[hand[low]])
                for high in range(low + 1, count):
                    at = put_with_card(found, at, longer, codes[hand[high]])
        return found

    def total(self, n: i64, least: float) -> float:
        """How well the team does with the n-th play if all make the best of it; any less if it is less than that."""
        least = least if self.is_whole else UNKNOWN
        return self.values.total_of_best(self.rows, self.ends, self.lows[n], self.highs[n], least)

    def judge(self) -> None:
        """What the others could make of each own play in each world."""
        plays: i64 = len(self.needed)
        self.best = vec[float]([LOST] * (plays * len(self.ends)))
        for n in range(plays):
            if self.needed[n] and not self.is_left_out[n]:
                low, high = self.lows[n], self.highs[n]
                first: i64 = 0
                for world in range(len(self.ends)):
                    self.best[world * plays + n] = self.values.best(self.rows, first, self.ends[world], low, high)
                    first = self.ends[world]

    def with_cards(self, known: i64) -> float:
        """How well the team does if only these own cards, as bits, can be planned with."""
        best = self.best
        plays: i64 = len(self.needed)
        able = vec[i64]([0] * plays)
        count: i64 = 0
        for n in range(plays):
            if self.needed[n] & ~known == 0:
                able[count] = n
                count += 1
        total = 0.0
        for first in range(0, len(best), plays):
            most = LOST
            for at in range(count):
                most = max(most, best[first + able[at]])
            total += most
        return total


def taken(pool: CardSet, rng: Rng) -> int:
    """Any card that is still there."""
    card = pool.nth(rng.below(pool.size))
    pool.remove(card)
    return card


def taken_of(pool: CardSet, wanted: CardSet, rng: Rng) -> int:
    """One of the wanted cards that is still there; any if none is."""
    low, high = pool.low & wanted.low, pool.high & wanted.high
    lower = bits.count(low)
    size = lower + bits.count(high)
    if size == 0:
        return taken(pool, rng)
    n: i64 = rng.below(size)
    card = bits.nth(low, n) + 1 if n < lower else bits.nth(high, n - lower) + HALF + 1
    pool.remove(card)
    return card


def best_offer(worlds: Worlds, told: list[Claim], in_view: list[int | None], box: Box) -> Action | None:
    """The two cards, not told of yet, that help the team most beside those told; of one card alone, where it lies."""
    worlds.leave_out(told, box)
    worlds.judge()
    hand, spaces, known = worlds.hand, worlds.spaces, worlds.cards_told(told, box)
    fresh = [at for at in range(len(hand)) if at not in known]
    able: i64 = 0
    for at in known:
        able |= bits.only(at)
    best: Action | None = None
    most = UNKNOWN
    for low in fresh:
        for high in fresh:
            if spaces[low] < spaces[high]:
                value = worlds.with_cards(able | bits.only(low) | bits.only(high))
                if value > most:
                    best, most = offer_of(worlds, low, high, box), value
    return best if best is not None or not fresh else where_it_lies(hand[fresh[0]], in_view, box)


def best_two(worlds: Worlds, box: Box) -> Action | None:
    """An offer of the two cards to play, which lie on different spaces."""
    best: Action | None = None
    most = UNKNOWN
    for n, play in enumerate(worlds.plays):
        if len(play) > 1 and worlds.spaces[play[0]] < worlds.spaces[play[1]]:
            value = worlds.total(n, most)
            if value > most:
                best, most = offer_of(worlds, play[0], play[1], box), value
    return best


def offer_of(worlds: Worlds, low: int, high: int, box: Box) -> Offer:
    """Of two own cards, by their place in the hand."""
    strength, hand, spaces = box.strength, worlds.hand, worlds.spaces
    return Offer(spaces[low], strength[hand[low]], spaces[high], strength[hand[high]])


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
