"""Before the first card: players, mats, the Caller, guardians, decrees (K-01 to K-04, K-40 to K-50)."""

from __future__ import annotations

import pytest

import parlour
from parlour import games
from parlour.core.errors import OptionError
from parlour.core.projection import Projection
from parlour.games.kokoro.actions import Decree
from parlour.games.kokoro.events import DecreeShown, GuardianPlaced
from tests.games.kokoro.table import (
    deal,
    may,
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


@pytest.mark.parametrize("seats", range(1, 9))
def test_one_to_eight_may_play(seats: int) -> None:
    """K-01"""
    view = view_of(table(seats))
    assert view.seats == len(view.mats) == seats


@pytest.mark.parametrize("seats", [0, 9])
def test_nobody_and_nine_may_not(seats: int) -> None:
    """K-01"""
    with pytest.raises(OptionError, match="1 to 8 players") as caught:
        table(seats)
    assert caught.value.code == "error-bad-seats"


def test_one_alone_plays_the_same_five_rounds_for_a_score() -> None:
    """K-01: solo is the normal game."""
    match = table()
    for letter in "ABCDE":
        whole_round(match, letter)
    result = match.result()
    assert result is not None
    assert result.places == (1,)
    assert len(view_of(match).mats[0].boxes) == 5


def test_all_mats_are_alike_and_empty() -> None:
    """K-02"""
    mats = view_of(table(8)).mats
    assert all(mat == mats[0] for mat in mats)
    assert mats[0].paths == [0] * 42


def test_spaces_are_named_a1_at_the_top_left_to_g6_at_the_bottom_right() -> None:
    """K-02: column letter, row number."""
    match = table()
    deal(match, "A, 5")
    names = [choice.removeprefix("draw ") for choice in may(match, 0)[:-1]]
    assert names == [f"{column}{row}" for row in range(1, 7) for column in "abcdefg"]
    play(match, "draw b2")
    assert view_of(match).mats[0].paths[8] == 5, "the second space of the second row"


def test_the_blue_side_has_its_guardians_in_two_corners() -> None:
    """K-02: caterpillar guardian top left, flower guardian bottom right."""
    mat = view_of(table()).mats[0]
    assert (mat.caterpillar, mat.flower) == (space("a1"), space("g6"))


def test_the_pink_side_has_none_until_they_are_rolled() -> None:
    """K-02"""
    mat = view_of(table(guardians="random")).mats[0]
    assert (mat.caterpillar, mat.flower) == (None, None)


def test_defaults() -> None:
    """K-03, K-40, K-42"""
    assert table().options == {
        "caller": "auto",
        "peek": "sanctuary",
        "peek_limit": "none",
        "guardians": "printed",
        "decree": "none",
    }


def test_by_default_the_table_turns_the_cards() -> None:
    """K-03"""
    match = table(2)
    deal(match, "D, 3")
    play(match, "draw a1")
    assert prompt(match) == "path"


def test_by_hand_the_caller_turns_every_path_card_and_nothing_else() -> None:
    """K-03: `turn` precedes every path card, whatever came before it."""
    match = table(2, caller="manual", guardians="random", decree="draw")
    deal(match, "decree 1, roll 3, roll 9, D")
    for card, name in (("1g", "a1"), ("2g", "b1"), ("3", "c1"), ("3g", "d1"), ("4g", "e1")):
        assert prompt(match) == "call"
        match.answer(0, "turn")
        deal(match, card)
        play(match, f"draw {name}", "look")
        if prompt(match) == "look":
            deal(match, "E")
    deal(match, "E")
    assert prompt(match) == "call"
    asked = prompts(match)
    assert [asked[i + 1] for i, asks in enumerate(asked[:-1]) if asks == "call"] == ["path"] * 5
    assert [asked[i - 1] for i, asks in enumerate(asked) if asks == "path"] == ["call"] * 5


def test_the_caller_sits_first_and_has_one_thing_to_say() -> None:
    """K-03"""
    match = table(3, caller="manual")
    deal(match, "D")
    assert match.decisions()[0].seats == (0,)
    assert may(match, 0) == ["turn"]
    assert refused(match, 1, "turn") == ("refuse-not-asked", "")
    assert refused(match, 0, "look") == ("refuse-not-a-choice", "K-03")
    assert refused(match, 0, "draw a1") == ("refuse-not-a-choice", "K-03")


def test_the_caller_draws_like_everybody_else() -> None:
    """K-03: no other power."""
    match = table(2, caller="manual")
    deal(match, "D")
    match.answer(0, "turn")
    deal(match, "3")
    assert may(match, 0) == may(match, 1)


def test_turn_is_no_answer_while_paths_are_drawn() -> None:
    """K-12"""
    match = table(caller="manual")
    deal(match, "D")
    match.answer(0, "turn")
    deal(match, "3")
    assert refused(match, 0, "turn") == ("refuse-not-a-choice", "K-12")


def test_two_decks_six_sanctuaries_and_forty_two_paths_each_card_as_likely_as_its_copies() -> None:
    """K-04"""
    match = table()
    outcomes = match.game.outcomes(match.state, match.decisions()[0])
    assert [(str(card), weight) for card, weight in outcomes] == [(letter, 1) for letter in "ABCDEF"]
    deal(match, "C")
    outcomes = match.game.outcomes(match.state, match.decisions()[0])
    weights = {str(card): weight for card, weight in outcomes}
    assert weights == {
        "1": 3,
        "1g": 4,
        "2": 3,
        "2g": 4,
        "3": 3,
        "3g": 4,
        "4": 3,
        "4g": 4,
        "5": 4,
        "5g": 3,
        "6": 4,
        "6g": 3,
    }
    assert sum(weights.values()) == 42


def test_the_two_decks_are_shuffled_separately() -> None:
    """K-04: the same luck deals the same path cards whichever sanctuaries come."""
    calm, curious = parlour.new("kokoro", 1, seed=5), parlour.new("kokoro", 1, seed=5)
    for _ in range(6):
        calm.answer(0, calm.choices(0)[0])
        curious.answer(0, "look")
    dealt = [[e.move.answers for e in match.entries if e.move.prompt == "path"] for match in (calm, curious)]
    assert dealt[0] == dealt[1]


# Random guardians


def test_rulebook_example_random_setup_three_and_nine() -> None:
    """K-40: the caterpillar guardian on 3, the flower guardian on 9."""
    match = parlour.new("kokoro", seats=2, luck=["roll 3", "roll 9", "D", "1"], guardians="random")
    for mat in view_of(match).mats:
        assert (mat.caterpillar, mat.flower) == (space("f1"), space("f6"))


def test_the_die_has_ten_faces_and_zero_is_ten() -> None:
    """K-40"""
    match = table(guardians="random")
    assert possible(match) == [f"roll {face}" for face in (*range(1, 10), 0)]
    deal(match, "roll 0")
    assert view_of(match).mats[0].caterpillar == space("g6"), "the space with the number ten"


def test_the_second_roll_is_rerolled_while_it_equals_the_first() -> None:
    """K-40: so nine faces are left for the flower guardian."""
    match = table(guardians="random")
    deal(match, "roll 4")
    assert possible(match) == [f"roll {face}" for face in (1, 2, 3, 5, 6, 7, 8, 9, 0)]


def test_random_guardians_stand_on_the_same_spaces_for_everybody() -> None:
    """K-40"""
    match = table(5, guardians="random")
    deal(match, "roll 1, roll 2, D")
    assert {(mat.caterpillar, mat.flower) for mat in view_of(match).mats} == {(space("a1"), space("b1"))}
    assert told(match, GuardianPlaced) == [
        GuardianPlaced(kind="caterpillar", space="a1", rule="K-40"),
        GuardianPlaced(kind="flower", space="b1", rule="K-40"),
    ]


def test_each_rolls_seat_by_seat_caterpillar_then_flower() -> None:
    """K-40: with `guardians=each` every mat has its own pair, and two mats may have the same."""
    match = table(3, guardians="each")
    deal(match, "roll 1, roll 2")
    assert len(possible(match)) == 10, "the next mat is empty"
    deal(match, "roll 2, roll 1, roll 1, roll 2")
    assert [(mat.caterpillar, mat.flower) for mat in view_of(match).mats] == [
        (space("a1"), space("b1")),
        (space("b1"), space("a1")),
        (space("a1"), space("b1")),
    ]
    assert [(e.seat, e.kind) for e in told(match, GuardianPlaced) if isinstance(e, GuardianPlaced)] == [
        (seat, kind) for seat in range(3) for kind in ("caterpillar", "flower")
    ]
    assert prompt(match) == "sanctuary"


def test_rolls_are_open() -> None:
    """K-40: every seat and the spectator read them."""
    match = table(2, guardians="each")
    deal(match, "roll 1, roll 2, roll 3, roll 4")
    for seat in (None, 0, 1):
        assert [entry.answers[0] for entry in Projection(match).feed(seat)] == ["roll 1", "roll 2", "roll 3", "roll 4"]


@pytest.mark.parametrize("name", ["a1", "b1", "f1", "a2", "g2", "d3", "c5", "e5", "f6", "g6"])
def test_a_path_may_be_drawn_in_every_guardian_space(name: str) -> None:
    """K-41"""
    face = ["a1", "b1", "f1", "a2", "g2", "d3", "c5", "e5", "f6", "g6"].index(name) + 1
    match = table(guardians="random")
    deal(match, f"roll {face % 10}, roll {face % 10 + 1 if face < 9 else 1}, D, 3")
    assert view_of(match).mats[0].caterpillar == space(name)
    play(match, f"draw {name}")
    assert view_of(match).mats[0].paths[space(name)] == 3


# Decrees


def test_without_a_decree_nothing_is_drawn() -> None:
    """K-42"""
    match = table()
    assert prompt(match) == "sanctuary"
    assert view_of(match).decree is None


def test_a_drawn_decree_is_one_of_ten_on_the_blue_side() -> None:
    """K-42"""
    match = table(decree="draw")
    assert possible(match) == [f"decree {number}" for number in range(1, 11)]


@pytest.mark.parametrize("guardians", ["random", "each"])
def test_a_drawn_decree_is_one_of_sixteen_on_the_pink_side(guardians: str) -> None:
    """K-42"""
    match = table(decree="draw", guardians=guardians)
    assert possible(match) == [f"decree {number}" for number in range(1, 17)]


def test_the_decree_comes_first_then_the_guardians_then_the_sanctuary() -> None:
    """K-42"""
    match = table(2, decree="draw", guardians="each")
    deal(match, "decree 12, roll 1, roll 2, roll 3, roll 4, D, 1")
    assert prompts(match) == ["decree", *["guardian"] * 4, "sanctuary", "path"]
    assert told(match, DecreeShown) == [DecreeShown(number=12, rule="K-72")]


def test_a_drawn_decree_is_open_and_stays() -> None:
    """K-42: it holds for everybody all game."""
    match = table(2, decree="draw")
    deal(match, "decree 4, D, 1g")
    assert [view_of(match, seat).decree for seat in (None, 0, 1)] == [4, 4, 4]
    assert match.entries[0].move.answers == (str(Decree(4)),)


@pytest.mark.parametrize("number", range(1, 17))
def test_a_decree_may_be_chosen_by_its_number(number: int) -> None:
    """K-42: and then is in force without a card."""
    match = table(decree=str(number), guardians="random")
    assert prompt(match) == "guardian"
    assert view_of(match).decree == number


@pytest.mark.parametrize("number", range(1, 11))
def test_blue_decrees_are_for_either_side(number: int) -> None:
    """K-42"""
    for guardians in ("printed", "random", "each"):
        assert table(decree=str(number), guardians=guardians).options["decree"] == str(number)


@pytest.mark.parametrize("number", range(11, 17))
def test_pink_decrees_are_for_the_pink_side_only(number: int) -> None:
    """K-42"""
    with pytest.raises(OptionError, match="pink side") as caught:
        table(decree=str(number))
    assert caught.value.code == "kokoro-error-pink-decree"
    assert caught.value.facts["decree"] == str(number)


@pytest.mark.parametrize(
    ("option", "value"),
    [("caller", "none"), ("peek", ""), ("peek_limit", "2"), ("guardians", "Random"), ("decree", "17"), ("decree", "0")],
)
def test_a_value_that_an_option_does_not_have_is_an_error(option: str, value: str) -> None:
    """K-03, K-15, K-19, K-40, K-42"""
    with pytest.raises(OptionError, match=option) as caught:
        parlour.load("kokoro").settle(1, {option: value})
    assert caught.value.code == "error-bad-option"


def test_an_option_that_is_not_there_is_an_error() -> None:
    with pytest.raises(OptionError, match="colour") as caught:
        table(colour="blue")
    assert caught.value.code == "error-unknown-option"


# Solo


def test_a_finished_solo_game_says_what_a_list_of_best_scores_needs() -> None:
    """K-50: the score, the option set and the whole game are in its record; an undo is marked."""
    match = parlour.new("kokoro", seats=1, seed=3, decree="5")
    while not match.is_over():
        match.answer(0, match.choices(0)[-1])
    record, result = match.record(), match.result()
    assert result is not None
    assert record.tags["result"] == f"rounds: {result.scores[0]}"
    assert record.options == match.options
    assert "undone" not in record.tags
    assert parlour.replay(record).result() == result
    assert parlour.verify(games.of_record(record), record)


def test_a_game_with_something_taken_back_is_marked_so_that_it_is_no_best_score() -> None:
    """K-50"""
    match = parlour.new("kokoro", seats=1, seed=3)
    match.answer(0, "draw a1")
    assert match.undo(0, to=2, agreed=True) is None
    while not match.is_over():
        match.answer(0, match.choices(0)[0])
    assert match.record().tags["undone"] == "yes"
