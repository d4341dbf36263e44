"""Rows of strengths and their numbers, and lanes that one or two cards join."""

from __future__ import annotations

from itertools import combinations, product

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core.rng import Fast
from parlour.games.chocobo.edition import STRENGTHS
from parlour.games.chocobo.rows import (
    NUMBERS,
    ROW_MASK,
    STRENGTH,
    Rows,
    number_of,
    row_of,
    with_card,
)
from tests.games.chocobo.table import BOX


def joined(lane: int, *codes: int) -> int:
    for code in codes:
        lane = with_card(lane, code)
    return lane


def test_every_row_of_up_to_five_strengths_has_a_number_of_its_own() -> None:
    rows = [
        sum(strength << STRENGTH * place for place, strength in enumerate(row))
        for size in range(6)
        for row in product(range(1, STRENGTHS + 1), repeat=size)
    ]
    assert sorted(number_of(row) for row in rows) == list(range(NUMBERS))
    assert [row_of(number_of(row)) for row in rows] == rows


def test_cards_are_put_into_a_row_by_adding_their_shares() -> None:
    """Whatever lies in the lane, and wherever between its cards the own ones lie."""
    some = Fast(b"shares")
    for size in (0, 1, 2, 3):
        for _ in range(40):
            deck = list(range(1, 101))
            codes = [
                (card << STRENGTH) + BOX.strength[card] for card in (deck.pop(some.below(len(deck))) for _ in range(9))
            ]
            lanes = [joined(0, *codes[:size]), joined(0, *codes[1 : size + 1])]
            hand = sorted(codes[4:])
            rows = Rows(vec[i64](lanes), vec[i64](hand))
            numbers, shares = rows.numbers, rows.shares
            for at, lane in enumerate(lanes):
                for n, code in enumerate(hand):
                    assert numbers[at] + shares[n * 2 + at] == number_of(joined(lane, code) & ROW_MASK)
                for low, high in combinations(range(len(hand)), 2):
                    found = numbers[at] + STRENGTHS * shares[low * 2 + at] + shares[high * 2 + at]
                    assert found == number_of(joined(lane, hand[low], hand[high]) & ROW_MASK)
