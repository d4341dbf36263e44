"""Cards in native integers: sets as bits, short rows as digits. Nothing is made when cards change hands."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.games.chocobo.edition import CARDS

NO_CARD: Final = 0
HALF: Final = 50  # cards up to this one are bits of the lower word

# Rows: the first card is the lowest digit, and 0 is where the row ends.
NO_ROW: Final = 0
DIGIT: Final = 7
DIGIT_MASK: Final = 127

# How many cards each seat gets or gives, in one number: the first seat's count is the lowest digit.
COUNT: Final = 3
COUNT_MASK: Final = 7


@mypyc_attr(acyclic=True, free_list_len=1)
class CardSet:
    """Some of the hundred cards, in two words."""

    def __init__(self) -> None:
        self.low: i64 = 0
        self.high: i64 = 0
        self.lower: i64 = 0  # how many are in the lower word
        self.size: i64 = 0

    def copy(self, other: CardSet) -> None:
        """Hold what another set holds."""
        self.low = other.low
        self.high = other.high
        self.lower = other.lower
        self.size = other.size

    def has(self, card: i64) -> bool:
        if card <= HALF:
            return self.low & bits.only(card - 1) != 0
        return self.high & bits.only(card - HALF - 1) != 0

    def add(self, card: i64) -> None:
        """A card that was not in it."""
        if card <= HALF:
            self.low |= bits.only(card - 1)
            self.lower += 1
        else:
            self.high |= bits.only(card - HALF - 1)
        self.size += 1

    def remove(self, card: i64) -> None:
        """A card that was in it."""
        if card <= HALF:
            self.low &= ~bits.only(card - 1)
            self.lower -= 1
        else:
            self.high &= ~bits.only(card - HALF - 1)
        self.size -= 1

    def drop(self, card: i64) -> None:
        """A card that may have been in it."""
        if self.has(card):
            self.remove(card)

    def join(self, other: CardSet) -> None:
        """All cards of another set, which has none of these."""
        self.low |= other.low
        self.high |= other.high
        self.lower += other.lower
        self.size += other.size

    def clear(self) -> None:
        self.low = 0
        self.high = 0
        self.lower = 0
        self.size = 0

    def nth(self, n: i64) -> i64:
        """The n-th card in rising order, from 0."""
        if n < self.lower:
            return bits.nth(self.low, n) + 1
        return bits.nth(self.high, n - self.lower) + HALF + 1

    def fill(self, cards: list[int]) -> None:
        """Exactly these."""
        self.clear()
        for card in cards:
            if not self.has(card):
                self.add(card)

    def listed(self) -> list[int]:
        """All of them in rising order."""
        found: list[int] = []
        add_places(found, self.low, 1)
        add_places(found, self.high, HALF + 1)
        return found


def add_places(found: list[int], word: i64, first: i64) -> None:
    """Append the numbers of a word's bits, the lowest of which stands for the first."""
    while word:
        chunk = word & bits.CHUNK_MASK
        size: i64 = bits.SIZES[chunk]
        for n in range(size):
            found.append(first + bits.PLACES[chunk * bits.CHUNK + n])  # noqa: PERF401 - faster compiled
        word >>= bits.CHUNK
        first += bits.CHUNK


def whole_deck() -> CardSet:
    """All hundred."""
    deck = CardSet()
    for card in range(1, CARDS + 1):
        deck.add(card)
    return deck


def set_of(cards: list[int]) -> CardSet:
    """These cards, some of them perhaps named twice."""
    found = CardSet()
    found.fill(cards)
    return found


def all_but(cards: list[int]) -> list[int]:
    """All hundred but these, in rising order."""
    gone = set_of(cards)
    return [card for card in range(1, CARDS + 1) if not gone.has(card)]


# Rows


def row_of(cards: list[int]) -> i64:
    """Cards as a row."""
    row: i64 = NO_ROW
    for card in reversed(cards):
        row = (row << DIGIT) | card
    return row


def cards_in(row: i64) -> list[int]:
    """The cards of a row, the first first.

    >>> cards_in(with_last(row_of([37, 12]), 50))
    [37, 12, 50]
    """
    found: list[int] = []
    while row:
        found.append(row & DIGIT_MASK)
        row >>= DIGIT
    return found


def counts_row(counts: tuple[int, ...]) -> i64:
    """Counts by seat in one number."""
    row: i64 = 0
    for count in reversed(counts):
        row = (row << COUNT) | count
    return row


def card_at(row: i64, n: i64) -> i64:
    """The n-th card, from 0."""
    return (row >> (DIGIT * n)) & DIGIT_MASK


def with_last(row: i64, card: i64) -> i64:
    """A row with a card behind."""
    end: i64 = 0
    while row >> end:
        end += DIGIT
    return row | (card << end)


def with_card_in_order(row: i64, card: i64) -> i64:
    """A rising row with one more card.

    >>> cards_in(with_card_in_order(row_of([12, 50]), 37))
    [12, 37, 50]
    """
    place: i64 = 0
    while row >> place and (row >> place) & DIGIT_MASK < card:
        place += DIGIT
    before = row & (bits.only(place) - 1)
    return before | (card << place) | ((row >> place) << (place + DIGIT))
