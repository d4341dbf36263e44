"""Set-up, options and components: D-01 to D-06, D-60."""

from __future__ import annotations

from collections import Counter

import pytest

import parlour
from parlour.core.errors import OptionError
from parlour.core.match import Match
from parlour.games import load
from tests.games.chocobo.table import BOX, GAME, Table


def test_one_to_four_players_are_one_team() -> None:
    """D-01"""
    assert (GAME.least, GAME.most, GAME.team) == (1, 4, True)


def test_hp_starts_at_nine_and_vegetables_at_five() -> None:
    """D-02"""
    state = Table().state
    assert (state.hp, state.vegetables) == (9, 5)


def test_gains_above_either_maximum_are_lost() -> None:
    """D-02: vegetables 15, HP 9."""
    table = Table()
    table.state.vegetables, table.state.hp = 14, 9
    table.meet("boar", "bat")  # 4 vegetables; 1 HP
    table.stand("b1")
    table.act(5, 5, 1, 1, 1, off=5)  # attack or move; eat or attack
    table.team("attack m1")
    assert table.state.vegetables == 15
    table.team("attack m1")
    assert table.state.hp == 9


def test_each_number_from_1_to_100_is_there_once_and_each_strength_twenty_times() -> None:
    """D-03"""
    assert len(BOX.strength) == 101
    assert Counter(BOX.strength[1:]) == {1: 20, 2: 20, 3: 20, 4: 20, 5: 20}
    for block in range(10):  # two of each in every ten
        assert Counter(BOX.strength[1 + 10 * block : 11 + 10 * block]) == dict.fromkeys(range(1, 6), 2)
    assert GAME.census(Table().state)["numbers"] == 100


@pytest.mark.parametrize(
    ("difficulty", "seats", "cards", "books"),
    [
        *[("easy", 2, 10, 3), ("easy", 3, 7, 3), ("easy", 4, 7, 3)],
        *[("normal", 1, 10, 2), ("normal", 2, 8, 2), ("normal", 3, 6, 2), ("normal", 4, 6, 2)],
        *[("hard", 1, 7, 1), ("hard", 2, 6, 1), ("hard", 3, 5, 1), ("hard", 4, 5, 1)],
    ],
)
def test_difficulty_decides_cards_and_books(difficulty: str, seats: int, cards: int, books: int) -> None:
    """D-04: the table of the rulebook; Books lie face up."""
    match = parlour.new("chocobo", seats=seats, seed=1, difficulty=difficulty)
    prompts = [entry.move.prompt for entry in match.entries]
    assert prompts.count("card") == cards * seats
    assert prompts[1 : 1 + books] == ["book"] * books
    assert prompts[1 + books] == "card"
    assert all(entry.decision is not None and entry.decision.secret is None for entry in match.entries[1 : 1 + books])


def test_easy_is_not_offered_solo() -> None:
    """D-04, D-60"""
    with pytest.raises(OptionError):
        GAME.settle(1, {"difficulty": "easy"})


def test_the_dial_starts_at_any_of_its_eight_turns() -> None:
    """D-05"""
    match = Match(GAME, 4, {}, None)
    outcomes = GAME.outcomes(match.state, match.decisions()[0])
    assert [(str(action), weight) for action, weight in outcomes] == [(str(off), 1) for off in range(8)]


def test_boss_and_sides_are_chosen() -> None:
    """D-05, D-60: the options, the default first."""
    assert {option.name: option.values for option in GAME.options} == {
        "difficulty": ("normal", "easy", "hard"),
        "boss": ("behemoth", "omega"),
        "floor2": ("plain", "star"),
        "floor3": ("plain", "star"),
        "team": ("agree", "anyone", "captain"),
        "talk": ("open", "limited"),
    }
    table = Table(floor2="star", boss="omega")
    table.stand("h5")
    table.act(1, 1, 1, 1, 1)
    table.team("move i5")
    assert table.state.floor == 2
    assert table.state.basic_left == 2  # 2F star


def test_setup_notes_the_dial_then_books_then_hands_seat_by_seat() -> None:
    """D-06"""
    match = parlour.new("chocobo", seats=3, seed=4)
    first = [entry for entry in match.entries if entry.move.prompt in ("dial", "book", "card")][:21]
    assert [entry.move.prompt for entry in first] == ["dial", "book", "book", *["card"] * 18]
    secrets = [entry.decision.secret for entry in first[3:] if entry.decision is not None]
    assert secrets == [(0,)] * 6 + [(1,)] * 6 + [(2,)] * 6


def test_decks_and_piles_hold_the_components() -> None:
    """D-06: 21 vegetable tokens, 15 Books, 15 Basic and 15 Elite Monsters, 100 cards."""
    match = parlour.new("chocobo", seats=4, seed=4)
    census = match.game.census(match.state)
    assert census["vegetable tokens"] == 21
    assert census["books"] == 15
    assert census["monsters"] == 30
    assert census["cards"] == 100


def test_books_turn_up_by_their_counts() -> None:
    """D-32: exact odds of the first Book."""
    match = Match(GAME, 4, {}, None)
    match.deal("0")
    odds = {str(action): weight for action, weight in GAME.outcomes(match.state, match.decisions()[0])}
    assert odds == {
        "recover1": 3,
        "recover2": 2,
        "move1": 3,
        "move2": 2,
        "attack3": 2,
        "attack4": 1,
        "all2": 2,
    }


def test_every_shipped_edition_keeps_the_known_counts() -> None:
    """The counts of the box are known, whatever is tuned."""
    for name in ("standard", "tuned"):
        box = load("chocobo", name).box  # type: ignore[attr-defined]  # every game of this slug is a Chocobo
        assert sorted(box.vegetable_count) == [6, 7, 8]
        assert box.book_count == [3, 2, 3, 2, 2, 1, 2]
        assert (len(box.strength), sum(box.monster_count)) == (101, 30)
