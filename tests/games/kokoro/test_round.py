"""A round: the sanctuary, path cards, drawing, looking, the fourth golden card (K-10 to K-19)."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.errors import RecordError
from parlour.core.projection import Projection
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.events import Drew, Looked, PathCalled, SanctuaryTurned, Saw
from parlour.locales import say
from parlour.words import tell
from tests.games.kokoro.table import (
    at_the_fourth_golden_card,
    deal,
    game_with_deck,
    may,
    paths,
    play,
    possible,
    prompt,
    prompts,
    refused,
    space,
    table,
    told,
    view_of,
    whole_round,
)

FULL = """
┌ ┐ ┌ ┐ ┌ ┐ ─
└ ┘ └ ┘ └ ┘ ─
┌ ┐ ┌ ┐ ┌ ┐ ─
└ ┘ └ ┘ └ ┘ ─
┌ ┐ ┌ ┐ ┌ ┐ ─
└ ┘ └ ┘ └ ┘ ─
"""
NEARLY_FULL = FULL.replace("─", "·", 1)


# The sanctuary and the cards


def test_rulebook_example_of_calling_in_the_first_round_d_is_drawn() -> None:
    """K-10"""
    match = table(2)
    assert prompt(match) == "sanctuary"
    deal(match, "D")
    assert view_of(match).letters == ["D"]
    assert told(match, SanctuaryTurned) == [SanctuaryTurned(letter="D", round=1, rule="K-10")]


def test_a_sanctuary_is_turned_up_once_and_its_letter_belongs_to_the_next_box() -> None:
    """K-10"""
    match = table()
    for n, letter in enumerate("DEAFB", 1):
        assert letter in possible(match)
        assert prompt(match) == "sanctuary"
        whole_round(match, letter)
        view = view_of(match)
        assert view.letters == list("DEAFB")[:n]
        assert len(view.mats[0].boxes) == n
    assert match.is_over()


@pytest.mark.parametrize(("card", "number", "golden"), [("3", 3, False), ("3g", 3, True), ("6", 6, False)])
def test_a_path_card_has_a_number_and_may_be_golden(card: str, number: int, golden: bool) -> None:
    """K-11: written `3` (plain), `3g` (golden)."""
    match = table()
    deal(match, f"D, {card}")
    assert view_of(match).called == card
    assert told(match, PathCalled) == [PathCalled(number=number, golden=golden, count=int(golden), rule="K-11")]


@pytest.mark.parametrize(("number", "glyph"), [(1, "┘"), (2, "└"), (3, "┌"), (4, "┐"), (5, "─"), (6, "│")])
def test_the_number_names_one_of_six_shapes(number: int, glyph: str) -> None:
    """K-11: 1 top and left, 2 top and right, 3 right and bottom, 4 left and bottom, 5 across, 6 down."""
    match = table()
    deal(match, f"D, {number}")
    play(match, "draw d2")
    assert view_of(match).mats[0].paths == paths(f"d2{glyph}")
    lines = match.text(None).split("\n")
    row = next(n for n, line in enumerate(lines) if line.startswith(" 2 "))
    assert glyph in lines[row + 1], "a path is drawn below what lies in its space"


def test_a_card_comes_as_often_as_it_lies_in_the_deck() -> None:
    """K-11, K-18"""
    match = table()
    deal(match, "D")
    for n in range(4):
        deal(match, "5")
        play(match, f"draw {'abcd'[n]}2")
    assert "5" not in possible(match)
    with pytest.raises(RecordError, match="outcome"):
        match.deal("5")


# Drawing


def test_everybody_draws_or_looks_and_one_of_the_two_is_compulsory() -> None:
    """K-12"""
    match = table(2)
    deal(match, "D, 3")
    assert may(match, 0) == [*(f"draw {column}{row}" for row in range(1, 7) for column in "abcdefg"), "look"]
    play(match, "draw c4", "look")
    assert view_of(match).mats[0].paths[space("c4")] == 3
    assert view_of(match).mats[1].paths == [0] * 42
    assert told(match, Drew) == [Drew(seat=0, space="c4", number=3)]
    assert told(match, Looked) == [Looked(seat=1, rule="K-15")]


@pytest.mark.parametrize(("peek", "card"), [("sanctuary", "next sanctuary"), ("path", "next path card")])
def test_the_log_calls_what_one_peeks_at_what_the_button_calls_it(peek: str, card: str) -> None:
    """K-15"""
    match = table(2, peek=peek)
    deal(match, "D, 3")
    play(match, "draw c4", "look")
    (looked,) = told(match, Looked)
    assert tell("en", looked) == f"Player 2 peeks at the {card}."
    assert card in say("en", "web-kokoro-do-look", peek=peek)


def test_the_turn_waits_for_all_and_nobody_sees_a_choice_before() -> None:
    """K-12: sealed, and it may be changed until the last has chosen."""
    match = table(3)
    deal(match, "D, 3")
    before = [match.view(seat) for seat in (None, 0, 1, 2)]
    match.answer(0, "draw a1")
    match.answer(2, "look")
    assert [match.view(seat) for seat in (None, 0, 1, 2)] == before
    assert match.standings(1)[0].answered == (0, 2)
    assert match.standings(1)[0].answers == (None, None)
    assert match.standings(0)[0].answers == ("draw a1", None)
    assert prompt(match) == "draw"
    match.answer(0, "draw g6")
    match.answer(1, "draw b2")
    assert view_of(match, 1).mats[0].paths == paths("g6┌")


def test_mats_are_open_once_the_turn_is_complete() -> None:
    """K-12: for the other players and for spectators."""
    match = table(2)
    deal(match, "D, 3")
    play(match, "draw a1", "draw b2")
    for seat in (None, 0, 1):
        assert [mat.paths for mat in view_of(match, seat).mats] == [paths("a1┌"), paths("b2┌")]


def test_a_player_may_not_draw_where_a_path_is() -> None:
    """K-13"""
    match = table(2)
    deal(match, "D, 3")
    play(match, "draw c4", "draw d4")
    deal(match, "5")
    assert refused(match, 0, "draw c4") == ("kokoro-refuse-drawn", "K-13")
    assert "draw c4" not in may(match, 0)
    assert "draw c4" in may(match, 1), "another player's mat is no obstacle"
    assert match.answer(1, "draw c4") is None


@pytest.mark.parametrize("name", ["a1", "g6", "d1", "e4", "g1", "a6", "b1"])
def test_features_sanctuaries_and_guardians_are_drawn_in_like_any_space(name: str) -> None:
    """K-13"""
    match = table()
    deal(match, "D, 1")
    play(match, f"draw {name}")
    assert view_of(match).mats[0].paths[space(name)] == 1


@pytest.mark.parametrize("number", [1, 2, 4, 5, 6])
def test_the_shape_is_drawn_exactly_as_shown(number: int) -> None:
    """K-13: a called 3 is no other curve turned or mirrored, and no straight."""
    match = table()
    deal(match, "D, 3")
    assert refused(match, 0, f"draw c4 as {number}") == ("kokoro-refuse-as-shown", "K-13")


def test_naming_the_called_number_needs_the_turning_stone_too() -> None:
    """K-13: there is one way to write a drawing."""
    match = table()
    deal(match, "D, 3")
    assert refused(match, 0, "draw c4 as 3") == ("kokoro-refuse-as-shown", "K-13")


def test_a_refusal_changes_nothing_and_has_words() -> None:
    """K-13"""
    match = table()
    deal(match, "D, 3")
    play(match, "draw c4")
    deal(match, "5")
    before = match.digest()
    refusal = match.answer(0, "draw c4")
    assert refusal is not None
    assert refusal.args == {"space": "c4"}
    assert match.digest() == before
    assert not match.ballots


def test_a_space_of_another_edition_is_no_choice() -> None:
    """K-02"""
    match = table()
    deal(match, "D, 3")
    refusal = match.game.refuse(match.state, match.decisions()[0], 0, Draw(42, "a7"))
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("refuse-not-a-choice", "K-02")


def test_dead_ends_and_paths_off_the_edge_are_legal() -> None:
    """K-14"""
    match = table()
    deal(match, "D, 1")
    play(match, "draw a1")  # both ends leave the mat
    deal(match, "6")
    assert match.answer(0, "draw b1") is None  # meets nothing
    deal(match, "3")
    assert match.answer(0, "draw g6") is None


# Looking


def test_a_looker_alone_sees_the_next_sanctuary_which_stays_there() -> None:
    """K-15"""
    match = table(3)
    deal(match, "D, 3")
    play(match, "draw a1", "look", "draw a1")
    assert match.decisions()[0].secret == (1,)
    deal(match, "F")
    assert [view_of(match, seat).next_sanctuary for seat in (None, 0, 1, 2)] == [None, None, "F", None]
    assert told(match, Saw, 1) == [Saw(card="F", rule="K-15")]
    assert told(match, Saw, 0) == told(match, Saw, None) == []
    assert "F" not in view_of(match).letters


def test_the_card_is_shown_when_the_turn_is_complete() -> None:
    """K-15"""
    match = table(2)
    deal(match, "D, 3")
    match.answer(0, "look")
    assert view_of(match, 0).next_sanctuary is None
    match.answer(1, "draw a1")
    assert prompt(match) == "look"


def test_a_seen_card_is_the_one_turned_up_next() -> None:
    """K-15: it stays on top."""
    match = table()
    deal(match, "D, 1g")
    play(match, "look")
    deal(match, "F")
    for card in ("2g", "3g", "4g"):
        deal(match, card)
        play(match, "draw " + {"2g": "a1", "3g": "b1", "4g": "c1"}[card])
    assert prompt(match) == "sanctuary"
    assert possible(match) == ["F"]


def test_knowledge_lasts_until_the_card_is_turned_up() -> None:
    """K-15"""
    match = table(2)
    deal(match, "D, 1g")
    play(match, "look", "draw a1")
    deal(match, "F, 2g")
    play(match, "draw a1", "draw b1")
    assert view_of(match, 0).next_sanctuary == "F"
    deal(match, "3g")
    play(match, "draw b1", "draw c1")
    deal(match, "4g")
    play(match, "draw c1", "draw d1")
    assert view_of(match, 0).next_sanctuary == "F", "the round is over, the card still lies there"
    deal(match, "F")
    assert view_of(match, 0).next_sanctuary is None
    assert not view_of(match).mats[0].knows_next


def test_any_number_may_look_in_one_turn_and_one_entry_serves_them() -> None:
    """K-15"""
    match = table(4)
    deal(match, "D, 3")
    play(match, "look", "draw a1", "look", "look")
    assert match.decisions()[0].secret == (0, 2, 3)
    deal(match, "B")
    assert prompts(match).count("look") == 1
    assert [view_of(match, seat).next_sanctuary for seat in range(4)] == ["B", None, "B", "B"]


def test_the_entry_is_for_those_who_have_not_looked_at_this_card() -> None:
    """K-15: and it can bring nothing but the card that lies there."""
    match = table(3)
    deal(match, "D, 3")
    play(match, "look", "draw a1", "draw a1")
    deal(match, "B, 4")
    play(match, "look", "look", "draw b1")
    assert match.decisions()[0].secret == (1,)
    assert possible(match) == ["B"]
    deal(match, "B")
    assert [view_of(match, seat).next_sanctuary for seat in range(3)] == ["B", "B", None]


def test_if_all_lookers_have_seen_it_no_entry_is_made() -> None:
    """K-15"""
    match = table(2)
    deal(match, "D, 3")
    play(match, "look", "draw a1")
    deal(match, "B, 4")
    play(match, "look", "draw b1")
    assert prompt(match) == "path"
    assert prompts(match).count("look") == 1


def test_a_new_card_on_top_is_a_new_thing_to_look_at() -> None:
    """K-15"""
    match = table()
    whole_round(match, "D", looking=True)
    deal(match, "A, 5")
    play(match, "look")
    assert prompt(match) == "look"


def test_who_looked_is_open_and_what_was_seen_is_not() -> None:
    """K-15"""
    match = table(2)
    deal(match, "D, 3")
    play(match, "look", "draw a1")
    deal(match, "B")
    for seat in (None, 1):
        assert view_of(match, seat).mats[0].knows_next
        assert [entry.answers for entry in Projection(match).feed(seat)][-2:] == [("look", "draw a1"), (None,)]
        assert match.export(seat).moves[-1].answers == ("?",)
    assert Projection(match).feed(0)[-1].answers == ("B",)
    assert match.export(0).moves[-1].answers == ("B",)


def test_knowing_by_elimination_is_not_having_looked() -> None:
    """K-15: in round five one card is left, and still it must be looked at to be seen."""
    match = table()
    for letter in "ABCD":
        whole_round(match, letter)
    deal(match, "E, 5")
    assert view_of(match, 0).next_sanctuary is None
    play(match, "look")
    assert prompt(match) == "look"
    assert possible(match) == ["F"]
    deal(match, "F")
    assert view_of(match, 0).next_sanctuary == "F"


def test_with_peek_path_one_looks_at_the_next_path_card() -> None:
    """K-15: the teaching sheet's reading replaces the sanctuary look."""
    match = table(2, peek="path")
    deal(match, "D, 3")
    play(match, "look", "draw a1")
    assert match.decisions()[0].secret == (0,)
    deal(match, "6g")
    assert [view_of(match, seat).next_path for seat in (None, 0, 1)] == [None, "6g", None]
    assert view_of(match, 0).next_sanctuary is None
    assert possible(match) == ["6g"], "the card stays there and is called next"
    deal(match, "6g")
    assert view_of(match, 0).next_path is None
    assert not view_of(match).mats[0].knows_next


def test_a_path_card_seen_at_the_end_of_a_round_is_the_first_of_the_next() -> None:
    """K-15, K-18: the path deck is not shuffled between rounds."""
    match = table(peek="path")
    deal(match, "D, 1g")
    for n, card in enumerate(("2g", "3g", "4g")):
        play(match, f"draw {'abc'[n]}1")
        deal(match, card)
    play(match, "look")
    deal(match, "5, E")
    assert view_of(match, 0).next_path == "5"
    assert possible(match) == ["5"]


def test_with_peek_path_the_sanctuaries_stay_unknown() -> None:
    """K-15"""
    match = table(peek="path")
    whole_round(match, "D", looking=True)
    assert possible(match) == list("ABCEF")


def test_a_path_card_is_looked_at_once_by_each() -> None:
    """K-15: as the sanctuary card, one entry serves the newcomers; each new card is a new thing."""
    match = table(2, peek="path")
    deal(match, "D, 3")
    play(match, "look", "draw a1")
    deal(match, "5, 5")
    play(match, "look", "look")
    assert match.decisions()[0].secret == (0, 1)


# A full mat, the last card, limits


def test_a_full_mat_can_only_look() -> None:
    """K-16"""
    match = at_the_fourth_golden_card(FULL, golden=1)
    assert may(match, 0) == ["look"]
    assert refused(match, 0, "draw a1") == ("kokoro-refuse-full", "K-16")


def test_a_full_mat_may_look_against_the_limit() -> None:
    """K-16: K-19 does not bind then."""
    match = at_the_fourth_golden_card(FULL, golden=1, looks=1, peek_limit="round")
    assert may(match, 0) == ["look"]
    assert match.answer(0, "look") is None


def test_a_mat_with_one_free_space_is_not_full() -> None:
    """K-16, K-19"""
    match = at_the_fourth_golden_card(NEARLY_FULL, golden=1, looks=1, peek_limit="round")
    assert may(match, 0) == ["draw g1"]
    assert refused(match, 0, "look") == ("kokoro-refuse-looked", "K-19")


def test_a_full_mat_has_no_use_for_the_turning_stone() -> None:
    """K-16, K-68"""
    assert may(at_the_fourth_golden_card(FULL, golden=1, decree="8"), 0) == ["look"]


def test_in_round_five_looking_is_how_one_passes() -> None:
    """K-16: the one card left will not be scored."""
    match = table()
    for letter in "ABCD":
        whole_round(match, letter)
    before = view_of(match).mats[0].paths
    whole_round(match, "E", looking=True)
    assert match.is_over()
    view = view_of(match)
    assert view.letters == list("ABCDE")
    assert view.mats[0].paths == before
    assert view_of(match, 0).next_sanctuary == "F"


def test_the_fourth_golden_card_is_still_played_by_everybody() -> None:
    """K-17"""
    match = table(2)
    deal(match, "D, 1g")
    for card, name in (("2g", "a1"), ("3", "b1"), ("3g", "c1"), ("4", "d1"), ("4g", "e1")):
        play(match, f"draw {name}")
        deal(match, card)
    assert view_of(match).golden == 4
    assert prompt(match) == "draw"
    assert view_of(match).mats[0].boxes == []
    play(match, "draw f1", "draw f2")
    assert [mat.boxes for mat in view_of(match).mats] == [[0], [0]]
    assert view_of(match).mats[1].paths[space("f2")] == 4
    assert prompt(match) == "sanctuary"


def test_plain_cards_do_not_end_a_round() -> None:
    """K-17"""
    match = table()
    deal(match, "D")
    for n, card in enumerate(("1", "1", "1", "2", "2", "2", "3", "3", "3")):
        deal(match, card)
        play(match, f"draw {'abcdefg'[n % 7]}{1 + n // 7}")
    assert view_of(match).golden == 0
    assert prompt(match) == "path"


def test_golden_cards_are_counted_anew_each_round() -> None:
    """K-17"""
    match = table()
    whole_round(match, "D")
    deal(match, "B")
    assert view_of(match).golden == 0
    assert view_of(match).round == 2
    deal(match, "2g")
    assert view_of(match).golden == 1


def test_the_path_deck_goes_on_from_round_to_round() -> None:
    """K-18: turned-up cards go to the discard pile, open to all; nothing is shuffled back."""
    match = table()
    deal(match, "D, 5")
    play(match, "draw a1")
    assert view_of(match).turned == {"5": 1}
    for n, card in enumerate(("5g", "5g", "5g", "1g")):
        deal(match, card)
        play(match, f"draw {'bcde'[n]}1")
    view = view_of(match)
    assert view.spent == {"5": 1, "5g": 3, "1g": 1}
    assert view.turned == {}
    assert sum(view.deck.values()) == 37
    deal(match, "E")
    assert "5g" not in possible(match)


def test_with_the_standard_deck_forty_cards_at_most_meet_forty_two_spaces() -> None:
    """K-18: twenty golden cards are needed and twenty plain ones there are."""
    deck = view_of(table()).deck
    assert sum(count for card, count in deck.items() if card.endswith("g")) == 22
    assert sum(count for card, count in deck.items() if not card.endswith("g")) == 20
    assert len(view_of(table()).mats[0].paths) == 42


def test_an_empty_deck_is_made_anew_from_the_discards_of_earlier_rounds() -> None:
    """K-18: those of this round stay on the table."""
    match = table(game=game_with_deck(golden=(0, 0, 0, 0, 4, 0), plain=(0, 0, 0, 0, 1, 0)))
    deal(match, "A")
    for n in range(4):
        deal(match, "5g")
        play(match, f"draw {'abcd'[n]}1")
    deal(match, "B")
    assert possible(match) == ["5"], "the deck goes on while it lasts"
    deal(match, "5")
    play(match, "draw e1")
    view = view_of(match)
    assert (view.deck, view.spent, view.turned) == ({"5g": 4}, {}, {"5": 1})
    assert possible(match) == ["5g"]


def test_a_game_with_four_golden_cards_lasts_five_rounds() -> None:
    """K-18, K-16: the deck is made again every round, and a full mat passes."""
    match = parlour.new(game_with_deck(golden=(1, 1, 1, 1, 0, 0), plain=(2, 2, 2, 2, 2, 2)), seats=2, seed=1)
    while not match.is_over():
        for seat in (0, 1):
            match.answer(seat, match.choices(seat)[0])
    assert view_of(match).round == 5
    assert view_of(match).turn > 20
    assert parlour.verify(match.game, match.record())


def test_the_deck_is_made_anew_for_a_looker_too() -> None:
    """K-18, K-15: with `peek=path` a look needs a card."""
    match = table(peek="path", game=game_with_deck(golden=(0, 0, 0, 0, 4, 0), plain=(0, 0, 0, 0, 1, 0)))
    deal(match, "A")
    for n in range(4):
        deal(match, "5g")
        play(match, f"draw {'abcd'[n]}1")
    deal(match, "B, 5")
    play(match, "look")
    assert possible(match) == ["5g"]
    deal(match, "5g")
    assert view_of(match, 0).next_path == "5g"


def test_if_every_path_card_was_turned_up_this_round_there_is_none_to_see() -> None:
    """K-18, K-15: with `peek=path` and a tiny deck a look may show nothing."""
    match = table(peek="path", game=game_with_deck(golden=(0, 0, 0, 0, 4, 0), plain=(0, 0, 0, 0, 0, 0)))
    deal(match, "A")
    for n in range(3):
        deal(match, "5g")
        play(match, f"draw {'abc'[n]}1")
    deal(match, "5g")
    play(match, "look")
    assert prompt(match) == "sanctuary"
    assert not view_of(match).mats[0].knows_next


def test_by_default_one_may_look_every_turn() -> None:
    """K-19"""
    match = table()
    deal(match, "D, 1")
    play(match, "look")
    deal(match, "B, 1")
    assert "look" in may(match, 0)


def test_with_the_limit_each_player_looks_once_a_round() -> None:
    """K-19"""
    match = table(2, peek_limit="round")
    deal(match, "D, 1g")
    play(match, "look", "draw a1")
    deal(match, "B, 2g")
    assert "look" not in may(match, 0)
    assert refused(match, 0, "look") == ("kokoro-refuse-looked", "K-19")
    play(match, "draw a1", "look")
    deal(match, "B, 3g")
    assert "look" not in may(match, 1)
    play(match, "draw b1")
    deal(match, "4g")
    play(match, "draw c1")
    deal(match, "B, 5")
    assert "look" in may(match, 0), "a new round, a new look"
    assert "look" in may(match, 1)


def test_the_limit_holds_for_path_cards_too() -> None:
    """K-19, K-15"""
    match = table(peek="path", peek_limit="round")
    deal(match, "D, 1")
    play(match, "look")
    deal(match, "2, 2")
    assert refused(match, 0, "look") == ("kokoro-refuse-looked", "K-19")
