"""Cards as bits and digits are what sets and lists of them would be."""

from __future__ import annotations

import random

import pytest

from parlour.games.chocobo.cards import (
    CardSet,
    all_but,
    card_at,
    cards_in,
    counts_row,
    row_of,
    set_of,
    whole_deck,
    with_card_in_order,
    with_last,
)
from tests.games.chocobo.table import Table


def test_a_set_of_cards_is_a_set() -> None:
    rng = random.Random(1)
    ours, theirs = CardSet(), set[int]()
    for _ in range(2000):
        card = rng.randint(1, 100)
        if card in theirs:
            ours.remove(card)
            theirs.remove(card)
        else:
            ours.add(card)
            theirs.add(card)
        assert ours.size == len(theirs)
        assert ours.has(card) == (card in theirs)
    assert ours.listed() == sorted(theirs)
    assert [ours.nth(n) for n in range(ours.size)] == sorted(theirs)


@pytest.mark.parametrize("card", [1, 31, 32, 33, 50, 51, 82, 83, 100])
def test_each_card_has_a_place_of_its_own(card: int) -> None:
    """Also beyond the 32 bits that a compiler may take for a number."""
    alone = set_of([card, card])
    assert (alone.size, alone.listed(), alone.nth(0)) == (1, [card], card)
    assert all_but([card]) == [other for other in range(1, 101) if other != card]
    rest = whole_deck()
    rest.remove(card)
    assert rest.listed() == all_but([card])
    rest.drop(card)
    assert rest.size == 99
    rest.join(alone)
    assert rest.listed() == whole_deck().listed()


def test_a_row_of_cards_is_a_list() -> None:
    rng = random.Random(2)
    for _ in range(200):
        cards = rng.sample(range(1, 101), rng.randint(1, 5))
        row, rising = row_of(cards[:-1]), 0
        for card in cards:
            rising = with_card_in_order(rising, card)
        assert cards_in(with_last(row, cards[-1])) == cards
        assert cards_in(rising) == sorted(cards)
        assert [card_at(rising, n) for n in range(len(cards))] == sorted(cards)


def test_counts_stand_side_by_side() -> None:
    assert counts_row((1, 0, 2, 5)) == 1 + 2 * 8**2 + 5 * 8**3


def test_a_clone_shares_nothing_that_changes() -> None:
    table = Table(hands=[[10, 20], [30, 40], [50, 60], [70, 80]])
    state = table.state
    twin = state.clone()
    twin.players[0].remove(10)
    twin.deck_cards.remove(99)
    twin.held_cards.add(5)
    twin.row.append(0)
    twin.played = [[10], [], [], []]
    assert (state.hands[0], 99 in state.deck, state.held, state.row) == ([10, 20], True, [], [])
    assert state.played == [[], [], [], []]
