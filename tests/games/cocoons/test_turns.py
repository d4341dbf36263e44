"""A turn: main action, what the gap reveals, correction (C-30 to C-40), and the end (C-50 to C-52)."""

from __future__ import annotations

import pytest

from parlour.core.rng import Fast
from parlour.core.values import Event
from parlour.games.cocoons.caution import PrematureEnd
from parlour.games.cocoons.events import (
    Corrected,
    Crowded,
    Discarded,
    Found,
    Housed,
    Judged,
    Lost,
    Showed,
    Slid,
    Unplaced,
)
from tests.games.cocoons.table import ANIMALS, Box

LAP = ("slide a2", "slide a1", "slide b1", "slide c1", "slide c2", "slide c3", "slide b3", "slide a3")  # from b2 round


def test_rulebook_example_manon_slides_cocoon_a_sees_the_iguana_and_houses_the_fish() -> None:
    """C-20, C-30, C-31, C-32: the turn worked out in the rulebook, with cocoon a on a1, b on b2, c on c1."""
    box = Box(
        4,
        start="b1",
        marks="a1 east, a2 north, c1 north",
        sides="a1 fish, a2 iguana",
        doors="a1 rune5",
        animals="a1 fish",
    )
    assert box.may == ["slide a1", "slide c1", "slide b2"], "she may move a, b or c"
    assert box.sides_shown(0) == {"a1": "fish"}
    box.go("slide a1")
    assert box.told(Slid) == [Slid(seat=0, place="a1", to="b1", paid=1, rule="C-30")]
    assert box.told(Showed)[-1] == Showed(place="a2", animal="iguana", rule="C-20")
    assert box.told(Discarded) == [Discarded(door="rune5", rule="C-31")]
    assert box.told(Found) == [Found(place="a1", animal="fish", rule="C-31")]
    assert box.prompt == "put"
    box.go("put b1")
    assert box.told(Housed) == [Housed(seat=0, place="b1", animal="fish", rule="C-32")]
    cocoon = box.cocoon("b1")
    assert (cocoon.animals, cocoon.side, cocoon.tokens) == (["fish"], "fish", 1)
    assert box.view().reserve == 24
    assert box.seat == 1


# Main action


def test_a_main_action_lays_a_token_and_slides_one_neighbour_that_does_not_turn() -> None:
    """C-30"""
    box = Box(marks="b1 west")
    box.go("slide b1")
    cocoon = box.cocoon("b2")
    assert (cocoon.tokens, cocoon.mark, box.view().gap, box.view().reserve) == (1, "west", "b1", 24)
    assert all(box.cocoon(place).tokens == 0 for place in ("a1", "c1", "a2", "c2", "a3", "b3", "c3"))


def test_only_a_cocoon_next_to_the_gap_by_an_edge_slides() -> None:
    """C-30"""
    box = Box()
    assert box.refused("slide a1") == ("cocoons-refuse-not-beside", "C-30")
    assert box.refused("slide b2") == ("cocoons-refuse-gap", "C-30")
    corner = Box(start="a1")
    assert corner.may == ["slide b1", "slide a2"]
    assert corner.refused("slide c1") == ("cocoons-refuse-not-beside", "C-30"), "never a row"


def test_the_token_stays_in_the_cocoon() -> None:
    """C-30"""
    box = Box()
    box.go("slide b1", "leave", "slide b2", "leave" if box.prompt == "put" else "slide b1")
    assert sum(cocoon.tokens for cocoon in box.view().cocoons) == 25 - box.view().reserve


# What the gap reveals


def test_a_door_is_dealt_then_the_animal_then_it_may_be_put() -> None:
    """C-31: after the sides that come into sight."""
    box = Box(marks="a1 east", waits=False)
    box.answer("slide b1")
    order = []
    while box.is_dealing():
        order.append(box.prompt)
        box.deal(most=1)
    assert order == ["side", "door", "animal"]
    assert box.asked == ["put"]


def test_after_a_rotation_sides_come_again_before_the_animal() -> None:
    """C-31, C-63"""
    box = Box(4, start="a1", marks="c1 west", doors="b1 rotation", level="4", share="players")
    box.answer("slide b1")
    order = []
    while box.is_dealing():
        order.append(box.prompt)
        box.deal(most=1)
    assert order == ["side", "door", "side", "animal"]


def test_the_action_door_is_put_before_the_animal_is_turned_up() -> None:
    """C-31, C-64"""
    box = Box(doors="b1 action", level="4")
    box.go("slide b1")
    assert box.entries("animal") == []
    box.answer("put b2")
    assert box.prompt == "animal"


def test_the_start_token_and_a_bare_place_do_nothing() -> None:
    """C-31"""
    box = Box()
    box.go("slide b1", "put a1", "slide b2")
    assert box.prompt == "turn", "the start token"
    box.go("slide b1")
    assert box.prompt == "turn", "nothing lies there"
    assert box.view().reserve == 22


def test_an_animal_known_and_left_is_found_again_without_being_dealt() -> None:
    """C-31"""
    box = Box(animals="b1 owl")
    box.go("slide b1", "leave", "slide b2", "slide b1")
    assert box.prompt == "put"
    assert box.entries("animal") == [("owl",)]
    assert len(box.told(Found)) == 2


def test_an_animal_may_go_into_any_of_the_eight_cocoons_or_stay() -> None:
    """C-32"""
    box = Box()
    box.go("slide b1")
    assert box.may == [f"put {place}" for place in ("a1", "c1", "a2", "b2", "c2", "a3", "b3", "c3")] + ["leave"]
    assert box.refused("put b1") == ("cocoons-refuse-gap", "C-32")
    box.go("put b2")
    assert box.prompt == "turn"


def test_an_animal_left_waits_for_a_turn_that_frees_its_place_anew() -> None:
    """C-32: not before that turn's slide, not by or after a correction."""
    box = Box(animals="b1 owl")
    box.go("slide a2", "put a1", "slide b2", "slide b1", "leave")
    assert box.prompt == "turn"
    assert not any(text.startswith("put") for text in box.may)
    assert box.refused("put b2") == ("refuse-not-a-choice", "C-30")
    animal = box.cocoon("a1").animals[0]
    box.go(f"correct {animal} c1")
    assert box.prompt == "turn", "a correction is the whole turn"
    assert box.bottom("b1").token == "owl"
    box.go("slide b2")
    assert box.bottom("b1").token == "owl", "covered again"


def test_a_cocoon_can_hold_more_than_one_animal() -> None:
    """C-33"""
    box = Box(animals="b1 owl, a1 fox")
    box.go("slide b1", "put c3", "slide a1", "put c3")
    assert box.cocoon("c3").animals == ["owl", "fox"]


# Correction


def test_a_correction_gives_up_three_tokens_and_moves_one_animal() -> None:
    """C-40"""
    box = Box(animals="b1 owl")
    box.go("slide b1", "put c3")
    assert [text for text in box.may if "owl" in text] == [
        f"correct owl {place}" for place in ("a1", "c1", "a2", "b2", "c2", "a3", "b3")
    ]
    box.go("correct owl a3")
    view = box.view()
    assert (view.reserve, view.given_up, view.gap) == (21, 3, "b1")
    assert (box.cocoon("a3").animals, box.cocoon("c3").animals) == (["owl"], [])
    assert box.told(Corrected) == [Corrected(seat=1, animal="owl", place="c3", to="a3", rule="C-40")]
    assert box.seat == 0


def test_a_correction_needs_an_animal_in_a_cocoon_and_another_cocoon() -> None:
    """C-40"""
    box = Box(animals="b1 owl")
    assert box.refused("correct owl a1") == ("cocoons-refuse-not-housed", "C-40")
    box.go("slide b1", "put c3")
    assert box.refused("correct owl c3") == ("cocoons-refuse-same-cocoon", "C-40")
    assert box.refused("correct owl b1") == ("cocoons-refuse-gap", "C-40")
    assert box.refused("correct fox a1") == ("cocoons-refuse-not-housed", "C-40")


def test_a_correction_is_illegal_with_fewer_than_three_tokens() -> None:
    """C-40"""
    box = Box(animals="b1 owl")
    box.go("slide b1", "put c3", *["correct owl a3", "correct owl c3"] * 3, "correct owl a3")
    assert box.view().reserve == 3
    assert "correct owl c3" in box.may
    box.go("slide b2")
    assert box.view().reserve == 2
    assert box.refused("correct owl c3") == ("cocoons-refuse-tokens", "C-40")
    assert all(text.startswith("slide") for text in box.may)


# The end


def test_ending_may_be_proposed_while_the_start_token_shows_and_no_choice_is_pending() -> None:
    """C-50"""
    box = Box()
    assert box.asked == ["turn", "end"], "at the very beginning too"
    box.go("slide b1")
    assert box.asked == ["put"]
    box.go("leave")
    assert box.asked == ["turn"]
    box.go("slide b2")
    assert box.asked == ["turn", "end"]


def test_all_must_agree_and_a_refusal_or_the_next_turn_closes_the_vote() -> None:
    """C-50"""
    box = Box(3, animals="b1 owl")
    assert box.match.answer(0, "end", "end") is None
    assert box.match.answer(2, "end", "end") is None
    assert box.match.decline(1, "end") is None
    assert box.match.standings(0) == []
    box.match.answer(0, "end", "end")
    box.go("slide b1", "put a1", "slide b2")
    assert box.match.standings(0) == [], "the next turn"
    box.match.answer(1, "end", "end")
    box.go("correct owl a2")
    assert box.prompt == "turn"
    assert box.asked == ["turn", "end"], "a correction leaves the gap on the start token"
    assert box.match.standings(0) == []
    for seat in (2, 0):
        box.match.answer(seat, "end", "end")
    assert box.ending == ""
    box.match.answer(1, "end", "end")
    box.deal()
    assert box.ending == "wrong"


def test_ending_before_all_are_placed_is_legal_and_lost() -> None:
    """C-50"""
    box = Box()
    box.end()
    assert box.ending == "wrong"
    assert box.told(Judged) == [Judged(home=0, rule="C-50")]


def test_at_a_judged_end_each_side_not_yet_public_is_entered_in_order_and_doors_stay_hidden() -> None:
    """C-50"""
    box = Box(marks="b1 south, c2 west", sides="b1 fox, c2 owl", share="players")
    box.match.answer(1, "tell b1 fox", "tell")
    for seat in (0, 1):
        box.match.answer(seat, "end", "end")
    entered = []
    while box.is_dealing():
        assert box.decision().secret is None
        entered.append(len(box.possible()))
        box.deal(most=1)
    assert entered == [6, 5, 4, 1, 3, 2, 1], "a1 c1 a2, c2 which one seat knows, a3 b3 c3; b1 was told"
    assert all(cocoon.side for cocoon in box.screen(None).cocoons)
    below = [bottom for bottom in box.screen(None).bottoms if bottom is not None]
    assert [(bottom.door, bottom.token) for bottom in below].count(("closed", "hidden")) == 8


def every_animal_home() -> Box:
    """Round the box once; each animal goes into its own cocoon; back at the start with 15 tokens."""
    stood = ["a1", "b1", "c1", "a2", "c2", "a3", "b3", "c3"]
    sides = dict(zip(stood, ANIMALS, strict=True))
    animals = dict(zip(stood, ANIMALS, strict=True))
    box = Box(
        sides=", ".join(f"{place} {animal}" for place, animal in sides.items()),
        animals=", ".join(f"{place} {animal}" for place, animal in animals.items()),
    )
    for slide in LAP:
        box.go(slide)
        animal = box.bottom(str(box.view().gap)).token
        home = ANIMALS.index(str(animal))
        place = next(cocoon.place for cocoon in box.view().cocoons if cocoon.id == home)
        box.go(f"put {place}")
    box.go("slide a2", "slide b2")
    return box


def warning(box: Box) -> Event | None:
    """What the table says before one ends the game."""
    game = box.match.game
    return PrematureEnd().warn(box.match.screen(0), game.read("end"))


def test_the_table_warns_before_an_end_that_is_surely_lost() -> None:
    """C-50: it is legal all the same."""
    box = Box(animals="b3 owl")
    assert warning(box) == Unplaced(missing=8, rule="C-50")
    box.go("slide b3", "put a1", "slide b2")
    assert warning(box) == Unplaced(missing=7, rule="C-50")
    box.end()
    assert box.match.result() is not None
    done = every_animal_home()
    assert warning(done) is None, "whether they are home is for the people to know"
    done.go("correct owl a1" if done.cocoon("a1").animals != ["owl"] else "correct owl c3")
    assert warning(done) == Crowded(empty=1, rule="C-50")


def test_the_table_warns_of_nothing_but_ending() -> None:
    """C-50"""
    game = Box().match.game
    assert all(
        PrematureEnd().warn(Box().match.screen(0), action) is None for action in game.actions() if str(action) != "end"
    )


def test_won_if_each_animal_is_in_its_own_cocoon() -> None:
    """C-50: the shortest closed walk over all nine places takes ten slides."""
    box = every_animal_home()
    assert box.view().reserve == 15
    box.end()
    assert box.ending == "won"
    result = box.match.result()
    assert result is not None
    assert (result.scores, result.places) == ((1, 1), (1, 1))
    assert box.told(Judged) == [Judged(home=8, rule="C-50")]


def test_wrong_if_one_animal_is_not() -> None:
    """C-50"""
    box = every_animal_home()
    box.go("correct owl a1")
    box.end()
    assert box.ending == "wrong"


def test_an_empty_reserve_after_a_turn_is_lost_without_judgement() -> None:
    """C-51: nothing is entered or shown."""
    box = Box(marks="a1 west", share="auto")
    while not box.ending:
        box.go("slide b1" if box.view().gap == "b2" else "slide b2")
        if box.prompt == "put":
            box.go("leave")
    assert box.ending == "tokens"
    assert box.view().reserve == 0
    assert box.told(Lost) == [Lost(owed=False, rule="C-51")]
    assert box.cocoon("a1").side is None


def test_with_all_cocoons_filled_and_the_start_token_in_sight_an_empty_reserve_is_judged_without_a_vote() -> None:
    """C-51"""
    box = every_animal_home()
    box.go("correct owl a1", "correct owl " + next(c.place for c in box.view().cocoons if c.id == 2))
    assert box.view().reserve == 9
    box.go("correct owl a1", "correct owl " + next(c.place for c in box.view().cocoons if c.id == 2))
    assert box.view().reserve == 3
    swap = next(c for c in box.view().cocoons if c.id == 0)
    box.go(f"correct fish {next(c.place for c in box.view().cocoons if c.id == 1)}")
    assert swap.animals == ["fish"]
    assert box.ending == "tokens", "two animals share a cocoon, so one is empty: lost, not judged"


def test_an_empty_reserve_is_judged_when_every_cocoon_holds_an_animal() -> None:
    """C-51"""
    box = every_animal_home()
    homes = {animal: next(c.place for c in box.view().cocoons if c.id == n) for n, animal in enumerate(ANIMALS)}
    # Five corrections: out and back twice would need six, so three animals go round in a ring and stay wrong.
    ring = [("owl", "fox"), ("fox", "hare"), ("hare", "owl"), ("fish", "moth"), ("moth", "fish")]
    for animal, to in ring:
        box.go(f"correct {animal} {homes[to]}")
    assert box.ending == "wrong"
    assert box.view().reserve == 0
    assert box.told(Judged) == [Judged(home=3, rule="C-50")]


def test_no_check_in_mid_turn() -> None:
    """C-51: the last token may still uncover and house an animal."""
    box = Box()
    while box.view().reserve > 1:
        box.go("slide b1" if box.view().gap == "b2" else "slide b2")
        if box.prompt == "put":
            box.go("leave")
    assert box.view().gap == "b2"
    box.go("slide a2")
    assert (box.view().reserve, box.prompt) == (0, "put")
    box.go("put a1")
    assert box.ending == "tokens"


def test_a_free_move_does_not_save_a_group_whose_reserve_is_empty() -> None:
    """C-52"""
    box = Box(doors="b1 action", level="4")
    box.go("slide b1", "put b2", "leave")
    while not box.ending:
        gap = box.view().gap
        box.go("slide a1" if gap == "b1" else "slide b1")
        if box.prompt == "put":
            box.go("leave")
    assert box.ending == "tokens"
    assert any(cocoon.action for cocoon in box.view().cocoons)


@pytest.mark.parametrize("prompt", ["turn", "put"])
def test_an_answer_of_another_kind_is_refused_with_a_clause(prompt: str) -> None:
    """C-30, C-32"""
    box = Box()
    if prompt == "put":
        box.go("slide b1")
    code, rule = box.refused("end")
    assert (code, rule) == ("refuse-not-a-choice", {"turn": "C-30", "put": "C-32"}[prompt])


def test_a_random_tell_while_an_animal_waits_is_a_tell() -> None:
    """C-23: picking once answered the put beside which it may be told."""
    box = Box(start="a1", marks="c1 west", share="players")
    box.go("slide b1")
    tell = box.decision("tell")
    game = box.match.game
    for seed in range(5):
        for answer_by in (game.pick, game.hunch):
            assert str(answer_by(box.match.state, tell, tell.seats[0], Fast(bytes([seed])))).startswith("tell c1")
