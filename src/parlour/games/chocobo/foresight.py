"""What will the others make of a card that is told? For seats of one card each, which decide one after another.

Whoever decides later knows its own hand, and of the cards that were told before where they lie, but not their numbers.
So a card is worth, on average over hands that the next seat could have, the best that this seat can do, as far as it
can tell, and so on to the would-be captain. A card that is good only if nobody takes it for another is seen through.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from parlour.core.rng import Rng
from parlour.core.values import Action, Seat
from parlour.games.chocobo.cards import CardSet
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.edition import CARDS
from parlour.games.chocobo.hunch import UNKNOWN
from parlour.games.chocobo.joint import Known, Values
from parlour.games.chocobo.pieces import ACTIONS
from parlour.games.chocobo.rows import all_with_card, strengths_with, with_card
from parlour.games.chocobo.speaking import Worlds, taken, where_it_lies

# For a bot of so many samples, by how many decide later: hands that each of them could have, and lanes of cards that
# were told already
SAMPLES: Final = 16
HANDS: Final = (1, 36, 9, 3)
DRAWS: Final = (32, 18, 9, 4)


class Words:
    """What each card of a seat is taken for once the seat has told where it lies."""

    def __init__(self, known: Known, values: Values, seat: Seat, in_view: list[int | None], box: Box) -> None:
        self.known = known
        self.codes = values.codes
        self.seat = seat
        self.in_view = in_view
        self.box = box
        self.found: list[list[int]] = [[] for _ in range(CARDS + 1)]

    def alike(self, card: int) -> list[int]:
        """All cards that it could be, as codes."""
        found = self.found[card]
        if not found:
            line = where_it_lies(card, self.in_view, self.box)
            meant = [card] if line is None else self.known.meant_by(self.seat, line, self.in_view)[0]
            found = [self.codes[other] for other in meant]
            self.found[card] = found
        return found


class Foresight:
    """The seats that decide later, in their order, with hands they could have; and lanes of what is decided already."""

    def __init__(self, worlds: Worlds, later: list[Seat], in_view: list[int | None], box: Box) -> None:
        self.worlds = worlds
        self.values = worlds.values
        self.later = later
        self.own_words = Words(worlds.known, worlds.values, worlds.seat, in_view, box)
        self.words: list[Words] = [Words(worlds.known, worlds.values, seat, in_view, box) for seat in later]
        self.hands: list[list[list[int]]] = [[] for _ in later]  # [turn][imagined]
        self.lanes = vec[i64]()
        self.expected = 0.0  # of what was followed last, by those who know only what was told

    def imagine(self, samples: int, rng: Rng) -> None:
        """What the others could have: the more samples, the more of it."""
        turns = len(self.later)
        hands = max(1, HANDS[turns] * samples // SAMPLES)
        draws = max(2, DRAWS[turns] * samples // SAMPLES)
        for n in range(max(hands, draws)):
            self.imagine_one(n < hands, n < draws, rng)

    def imagine_one(self, has_hands: bool, is_drawn: bool, rng: Rng) -> None:
        worlds, codes = self.worlds, self.values.codes
        pool = CardSet()
        pool.copy(worlds.unseen)
        lane: i64 = self.values.lane(worlds.known.bonus)
        for _ in range(ACTIONS - len(worlds.known.bonus) - len(worlds.sizes)):
            lane = with_card(lane, codes[taken(pool, rng)])
        for other in range(len(worlds.sizes)):
            if other == worlds.seat:
                continue
            hand = worlds.hand_of(other, pool, rng)
            if other not in self.later:
                lane = with_card(lane, codes[hand[0] if hand else taken(pool, rng)])
            elif has_hands:
                self.hands[self.later.index(other)].append(hand)
        if is_drawn:
            self.lanes = append(self.lanes, lane)

    def worth(self, card: int) -> float:
        """The chance to win if this card is told and played."""
        code: i64 = self.values.codes[card]
        if not self.later:
            return self.average(self.lanes, code)
        told = one_of_each(self.lanes, self.own_words.alike(card), 0)
        return self.follow(told, all_with_card(self.lanes, code), 0)

    def follow(self, told: vec[i64], true: vec[i64], turn: int) -> float:
        """From a turn on, with lanes as they may be by what was told, and as they are."""
        if turn == len(self.later) - 1:
            return self.end(told, true, turn)
        hands, words, codes = self.hands[turn], self.words[turn], self.values.codes
        total = hoped = 0.0
        for n in range(len(hands)):
            best, worth = UNKNOWN, UNKNOWN
            for card in hands[n]:
                with_it = one_of_each(told, words.alike(card), n)
                value = self.follow(with_it, all_with_card(true, codes[card]), turn + 1)
                if self.expected > best:
                    best, worth = self.expected, value
            hoped += best
            total += worth
        self.expected = hoped / float(len(hands))
        return total / float(len(hands))

    def end(self, told: vec[i64], true: vec[i64], turn: int) -> float:
        """The last turn: nobody has to be told of this card."""
        hands, codes = self.hands[turn], self.values.codes
        total = hoped = 0.0
        for hand in hands:
            best, chosen = UNKNOWN, hand[0]
            for card in hand:
                value = self.average(told, codes[card])
                if value > best:
                    best, chosen = value, card
            hoped += best
            total += self.average(true, codes[chosen])
        self.expected = hoped / float(len(hands))
        return total / float(len(hands))

    def average(self, lanes: vec[i64], code: i64) -> float:
        """The chance to win in these lanes with one more card."""
        total = 0.0
        for at in range(len(lanes)):
            total += self.values.at(strengths_with(lanes[at], code))
        return total / float(len(lanes))


def one_of_each(lanes: vec[i64], alike: list[int], first: i64) -> vec[i64]:
    """Lanes with a card that could be any of these, each in its share of them."""
    size: i64 = len(alike)
    count: i64 = len(lanes)
    found = vec[i64]([0] * count)
    for at in range(count):
        code: i64 = alike[(at * size // count + first) % size]
        found[at] = with_card(lanes[at], code)
    return found


def best_to_tell(foresight: Foresight, in_view: list[int | None], box: Box) -> Action | None:
    """Where the card lies that is best told and played."""
    hand = foresight.worlds.hand
    best, most = hand[0], UNKNOWN
    for card in hand:
        value = foresight.worth(card)
        if value > most:
            best, most = card, value
    return where_it_lies(best, in_view, box)
