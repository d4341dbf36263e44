"""Cards in a lane and their strengths in a row, each in one native number, and what one more card adds to it.

A lane is the row of its strengths, three bits each, and above it the row of its cards. The card with the lowest number
is the lowest digit in both. A card comes as its code, number x 8 + strength. In the row of cards it is a byte that says
how far it is below 127, so that an empty place is above all cards.

A row of up to five strengths has a number, too: the digits 1 to 5 to the base of five, that of the lowest card first,
as one writes them. Each number up to 3905 is exactly one row, so tables by row are short.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.chocobo.edition import STRENGTHS

STRENGTH: Final = 3  # bits
STRENGTH_MASK: Final = 7
ROW: Final = 15  # five strengths; written out, as the compiler takes no sum for a constant
ROW_MASK: Final = 32767
BYTE: Final = 8
HIGHEST: Final = 127
IN_EACH_BYTE: Final = 0x0101010101
LAST_BITS: Final = 0x8080808080

NUMBERS: Final = 3906  # of rows, from 0 for none
FIRST_FULL: Final = 781  # the first row of five strengths
POWERS: Final = vec[i64]([STRENGTHS**length for length in range(5)])
FOUR: Final = 12  # bits of four strengths
FOUR_MASK: Final = 4095


def counted(row: int) -> int:
    """The number of a row, found digit by digit."""
    number = 0
    while row:
        number = number * STRENGTHS + row % 8
        row //= 8
    return number


UP_TO_FOUR: Final = vec[i64]([counted(row) for row in range(FOUR_MASK + 1)])  # the numbers of rows
WEIGHTS: Final = vec[i64](
    [STRENGTHS ** ((row.bit_length() + 2) // 3) for row in range(FOUR_MASK + 1)]
)  # by their length


def number_of(row: i64) -> i64:
    """
    >>> int(number_of(0o1)), int(number_of(0o21)), int(number_of(0o11111)), int(number_of(0o55555))
    (1, 7, 781, 3905)
    """
    number = UP_TO_FOUR[row & FOUR_MASK]
    return number if row <= FOUR_MASK else number * STRENGTHS + (row >> FOUR)


def row_of(number: i64) -> i64:
    """
    >>> row_of(number_of(0o21345)) == 0o21345
    True
    """
    row: i64 = 0
    while number:
        strength = (number - 1) % STRENGTHS + 1
        row = (row << STRENGTH) | strength
        number = (number - strength) // STRENGTHS
    return row


# One more card


def with_card(lane: i64, code: i64) -> i64:
    """A lane with one more card.

    >>> lane = with_card(with_card(0, 37 * 8 + 5), 12 * 8 + 2)
    >>> lane == (((127 - 37) << BYTE | (127 - 12)) << ROW) + 0o52
    True
    """
    below = cards_below(lane, code)
    cards = put_in(lane >> ROW, BYTE * below, BYTE, HIGHEST - (code >> STRENGTH))
    return (cards << ROW) | put_in(lane & ROW_MASK, STRENGTH * below, STRENGTH, code & STRENGTH_MASK)


def all_with_card(lanes: vec[i64], code: i64) -> vec[i64]:
    """Some lanes with one more card."""
    found = vec[i64]([0] * len(lanes))
    for at in range(len(lanes)):
        found[at] = with_card(lanes[at], code)
    return found


def put_with_card(found: vec[i64], first: i64, lanes: vec[i64], code: i64) -> i64:
    """Put some lanes with one more card where there is room for them; where the next ones go."""
    for at in range(len(lanes)):
        found[first + at] = with_card(lanes[at], code)
    return first + len(lanes)


def strengths_with(lane: i64, code: i64) -> i64:
    """The strengths alone of a lane with one more card, the last.

    >>> lane = with_card(with_card(0, 37 * 8 + 5), 12 * 8 + 2)
    >>> strengths_with(lane, 20 * 8 + 3) == 0o532
    True
    """
    return put_in(lane & ROW_MASK, STRENGTH * cards_below(lane, code), STRENGTH, code & STRENGTH_MASK)


def cards_below(lane: i64, code: i64) -> i64:
    """How many cards of a lane are lower than this one: all are compared at once, each in its byte.

    >>> lane = with_card(with_card(0, 37 * 8 + 5), 12 * 8 + 2)
    >>> [int(cards_below(lane, card * 8)) for card in (3, 12, 20, 37, 80)]
    [0, 0, 1, 1, 2]
    """
    lower = (((lane >> ROW) + (code >> STRENGTH) * IN_EACH_BYTE) & LAST_BITS) >> (BYTE - 1)
    lower += lower >> (2 * BYTE)
    return (lower + (lower >> BYTE) + (lower >> (4 * BYTE))) & STRENGTH_MASK


def put_in(row: i64, place: i64, width: i64, digit: i64) -> i64:
    """A row of digits with one more at a place; those above it move up."""
    above = row >> place
    return row + ((((above << width) | digit) - above) << place)


# One or two more cards in many lanes, by number. A card is a digit more, and those of all lower cards move up by one.
# What that adds is the card's share in a lane. If a higher card joins it, the card and all below it move up once more,
# so that the share of the lower of two cards counts `STRENGTHS` times. So two cards are put into a row by adding.


def numbers_of(lanes: vec[i64]) -> vec[i64]:
    """The numbers of the rows of these lanes."""
    found = vec[i64]([0] * len(lanes))
    for at in range(len(lanes)):
        found[at] = number_of(lanes[at] & ROW_MASK)
    return found


def have_length(numbers: vec[i64], length: i64) -> bool:
    """Have these rows so many strengths each, four at most, or more?

    >>> have_length(vec[i64]([number_of(0o111), number_of(0o24)]), 2), have_length(vec[i64]([number_of(0o5)]), 2)
    (True, False)
    """
    first = POWERS[length] // (STRENGTHS - 1)  # of this length
    for number in numbers:  # noqa: SIM110 - faster compiled than all()
        if number < first:
            return False
    return True


def shares_in(lanes: vec[i64], codes: vec[i64]) -> vec[i64]:
    """What each of these cards, in rising order, adds to the row of each lane, of four cards at most; card by card.

    >>> lane = with_card(with_card(0, 37 * 8 + 5), 12 * 8 + 2)
    >>> lanes, codes = vec[i64]([lane]), vec[i64]([20 * 8 + 3, 50 * 8 + 1])
    >>> row, shares = numbers_of(lanes)[0], shares_in(lanes, codes)
    >>> row + shares[0] == number_of(0o532), row + STRENGTHS * shares[0] + shares[1] == number_of(0o1532)
    (True, True)
    """
    own: i64 = len(codes)
    found = vec[i64]([0] * (len(lanes) * own))
    lower = lower_among(codes)
    for at in range(len(lanes)):
        put_shares(found, at, lanes[at], len(lanes), codes, lower)
    return found


def lower_among(codes: vec[i64]) -> vec[i64]:
    """By any card: how many of these, in rising order, are lower."""
    found = vec[i64]([0] * (HIGHEST + 1))
    count: i64 = 0
    for card in range(1, HIGHEST + 1):
        while count < len(codes) and codes[count] >> STRENGTH < card:
            count += 1
        found[card] = count
    return found


def put_shares(found: vec[i64], at: i64, lane: i64, lanes: i64, codes: vec[i64], lower: vec[i64]) -> None:
    """The shares in one lane. Between two of its cards all that is below or above an own card is the same."""
    row, cards = lane & ROW_MASK, lane >> ROW
    own: i64 = len(codes)
    card: i64 = 0
    below: i64 = 0
    while card < own:
        weight = WEIGHTS[row]
        moved = (STRENGTHS - 1) * below * weight
        end = lower[HIGHEST - (cards & HIGHEST)] if cards else own
        while card < end:
            found[at] = moved + (codes[card] & STRENGTH_MASK) * weight
            at += lanes
            card += 1
        below = below * STRENGTHS + (row & STRENGTH_MASK)
        row >>= STRENGTH
        cards >>= BYTE


class Rows:
    """The rows of some lanes by number, and the shares of own cards, which come in rising order."""

    def __init__(self, lanes: vec[i64], codes: vec[i64]) -> None:
        self.size: i64 = len(lanes)
        self.numbers = numbers_of(lanes)
        self.shares = shares_in(lanes, codes)
