"""The five levels, hard mode, own levels and what is earned (C-60 to C-72)."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from typing import cast

import pytest

import parlour
from parlour import games
from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.core.rng import Fast
from parlour.core.values import Option, Refusal
from parlour.games.cocoons.doors import DOORS, level_of
from parlour.games.cocoons.events import Charged, Discarded, Equipped, Lost, PutBack, Slid, Turned
from parlour.games.cocoons.levels import decode_level, feat_of, has_earned_all, level_code, offers_all
from parlour.games.cocoons.progression import Earning
from parlour.games.cocoons.rules import door_weights
from parlour.games.cocoons.solver import fewest_tokens, read_deal
from parlour.games.cocoons.state import CocoonsState, Kit, Settings, new_state
from parlour.locales import LANGUAGES, say
from parlour.testing import laws
from parlour.testing.twins import Audit, twins_agree
from tests.games.cocoons.table import Box

LOCKS = [[0, 1, 2], [3, 4, 5]]
RUNES = [f"rune{n}" for n in range(1, 9)]
OWN = ["slide", "rune1,lockA,rune2,rune3,rotation", "number1,number2,action,slide,tokens=12"]


def odds(box: Box) -> dict[str, Fraction]:
    """How likely each outcome is now."""
    outcomes = box.match.game.outcomes(box.match.state, box.decision())
    total = sum(weight for _, weight in outcomes)
    return {str(action): Fraction(weight, total) for action, weight in outcomes}


# Level 1


def test_level_1_is_eight_runes_without_effect() -> None:
    """C-60"""
    box = Box(level="1")
    box.answer("slide b1")
    assert odds(box) == dict.fromkeys(RUNES, Fraction(1, 8))
    box.deal("rune7", "owl")
    assert box.prompt == "put"
    assert box.view().discarded == ["rune7"]


# Level 2


def test_level_2_is_four_runes_of_eight_and_four_slides_each_rune_equally_likely() -> None:
    """C-61"""
    box = Box(level="2")
    box.answer("slide b1")
    assert odds(box) == dict.fromkeys(RUNES, Fraction(1, 16)) | {"slide": Fraction(1, 2)}
    box.deal("rune3")
    box.deal()
    box.go("leave")
    box.answer("slide a1")
    assert odds(box) == {rune: Fraction(3, 49) for rune in RUNES if rune != "rune3"} | {"slide": Fraction(4, 7)}


def test_a_slide_door_leaves_the_animal_face_down_and_asks_for_another_slide_for_no_token() -> None:
    """C-61"""
    box = Box(level="2", doors="b1 slide, a1 rune1", animals="a1 fox")
    box.go("slide b1")
    assert box.prompt == "slide"
    assert box.told(Discarded) == [Discarded(door="slide", rule="C-31")]
    assert (box.bottom("b1").door, box.bottom("b1").token) == (None, "hidden")
    assert box.may == ["slide a1", "slide c1"], "not the one moved last"
    assert box.refused("slide b2") == ("cocoons-refuse-moved-last", "C-61")
    box.go("slide a1")
    assert box.view().reserve == 24
    assert box.told(Slid)[-1] == Slid(seat=0, place="a1", to="b1", paid=0, rule="C-30")
    assert box.cocoon("b1").tokens == 0
    assert box.prompt == "put", "what it frees is resolved as usual"
    assert box.seat == 0, "still the same turn"


def test_slides_chain_and_the_animal_is_turned_up_when_its_place_is_freed_again() -> None:
    """C-61"""
    box = Box(level="2", doors="b1 slide, a1 slide, a2 rune1", animals="b1 owl")
    box.go("slide b1", "slide a1", "slide a2", "leave")
    assert box.view().discarded == ["slide", "slide", "rune1"]
    assert box.view().reserve == 24
    assert box.seat == 1
    box.go("slide a1")
    assert box.prompt == "put", "a1's animal, face down since the slide door went"


# Level 3


def test_a_lock_stays_until_its_three_runes_are_off() -> None:
    """C-62"""
    doors = "b1 lockA, a1 rune1, a2 rune2, a3 rune3, b3 rune4, c3 lockB"
    box = Box(level="3", doors=doors)
    box.go("slide b1")
    assert box.told(PutBack) == [PutBack(place="b1", door="lockA", rule="C-62")]
    assert (box.bottom("b1").door, box.bottom("b1").token) == ("lockA", "hidden")
    assert (box.prompt, box.seat) == ("turn", 1), "it ends the turn"
    box.go("slide a1", "leave", "slide a2", "leave", "slide a1", "leave", "slide b1")
    assert box.bottom("b1").door == "lockA", "two runes are not enough"
    assert box.entries("door").count(("lockA",)) == 1, "a door lying face up is not dealt again"
    box.go("slide a1", "leave", "slide a2", "leave", "slide a3", "leave")
    assert box.view().discarded == ["rune1", "rune2", "rune3"]
    assert box.bottom("b1").door == "lockA", "it comes off when its place is freed"
    box.go("slide a2", "leave", "slide a1", "leave", "slide b1")
    assert box.view().discarded[-1] == "lockA"
    assert box.prompt == "put"


def test_a_lock_found_with_its_runes_off_comes_off_at_once() -> None:
    """C-62"""
    box = Box(level="3", doors="a2 rune4, a1 rune5, b1 rune6, c1 lockB")
    box.go("slide a2", "leave", "slide a1", "leave", "slide b1", "leave", "slide c1")
    assert box.view().discarded == ["rune4", "rune5", "rune6", "lockB"]
    assert box.prompt == "put"


def test_level_3_has_the_six_runes_of_its_locks() -> None:
    """C-62"""
    box = Box(level="3")
    box.answer("slide b1")
    assert odds(box) == dict.fromkeys([*RUNES[:6], "lockA", "lockB"], Fraction(1, 8))


# Level 4


def test_level_4_has_five_random_runes_two_rotations_and_an_action() -> None:
    """C-63, C-64"""
    box = Box(level="4")
    box.answer("slide b1")
    runes = dict.fromkeys(RUNES, Fraction(5, 64))
    assert odds(box) == runes | {"rotation": Fraction(1, 4), "action": Fraction(1, 8)}


def test_a_rotation_turns_the_box_clockwise_then_the_animal_is_turned_up() -> None:
    """C-63: who faced NE faces NW, NW faces SW, SW faces SE, SE faces NE; names, marks and order stay."""
    box = Box(4, level="4", doors="b1 rotation, b2 rotation", marks="a1 west")
    box.go("slide b1")
    assert box.told(Turned) == [Turned(rule="C-63")]
    assert box.view().corners == [["sw"], ["nw"], ["ne"], ["se"]]
    assert box.view().discarded == ["rotation"]
    assert (box.prompt, box.seat, box.view().gap, box.cocoon("a1").mark) == ("put", 0, "b1", "west")
    box.go("leave")
    assert box.seat == 1


def test_a_rotation_works_in_a_chain_too() -> None:
    """C-63"""
    code = level_code(level_of(["slide", "rotation", *RUNES[:6]], LOCKS, hard=False))
    box = Box(level=code, doors="b1 slide, a1 rotation")
    box.go("slide b1", "slide a1")
    assert box.view().turned == 1
    assert box.prompt == "put"


@pytest.mark.parametrize("chained", [False, True])
def test_the_action_door_goes_into_any_cocoon_however_uncovered(chained: bool) -> None:
    """C-64"""
    code = level_code(level_of(["slide", "action", *RUNES[:6]], LOCKS, hard=False))
    box = Box(level=code, doors="b1 slide, a1 action" if chained else "b1 action")
    box.go("slide b1", *(["slide a1"] if chained else []))
    assert len(box.may) == 8
    assert box.refused("leave") == ("cocoons-refuse-leave-door", "C-64")
    box.go("put c3")
    assert box.cocoon("c3").action
    assert box.told(Equipped) == [Equipped(seat=0, place="c3", rule="C-64")]
    assert box.prompt == "put", "then the animal beneath"
    assert "action" not in box.view().discarded


def test_moving_the_action_cocoon_takes_and_lays_no_token() -> None:
    """C-64"""
    box = Box(level="4", doors="b1 action")
    box.go("slide b1", "put b2", "leave")
    assert box.view().reserve == 24
    box.go("slide b2")
    assert box.view().reserve == 24
    assert box.cocoon("b1").tokens == 1, "the one from before"
    assert box.told(Slid)[-1] == Slid(seat=1, place="b2", to="b1", paid=0, rule="C-30")


def test_after_eight_free_turns_in_succession_the_ninth_must_spend() -> None:
    """C-64"""
    box = Box(level="4", doors="b1 action")
    box.go("slide b1", "put b2", "put a1")
    for n in range(8):
        assert box.view().free_turns == n
        box.go("slide b1" if box.view().gap == "b2" else "slide b2")
    assert box.view().reserve == 24
    assert box.refused("slide b2" if box.view().gap == "b1" else "slide b1") == ("cocoons-refuse-must-spend", "C-64")
    others = [text for text in box.may if text.startswith("slide")]
    assert others == ["slide a1", "slide c1"] if box.view().gap == "b1" else others
    assert any(text.startswith("correct") for text in box.may)
    animal = box.cocoon("a1").animals[0]
    box.go(f"correct {animal} c1")
    assert box.view().free_turns == 0
    assert "slide b2" in box.may, "a correction was the ninth"


# Level 5


def test_numbers_come_off_in_order_and_others_are_put_back_face_up() -> None:
    """C-65"""
    box = Box(level="5", doors="b1 number2, a1 number1, a2 number3")
    box.go("slide b1")
    assert box.told(PutBack) == [PutBack(place="b1", door="number2", rule="C-65")]
    assert (box.bottom("b1").door, box.seat) == ("number2", 1)
    box.go("slide a1", "leave")
    assert box.view().discarded == ["number1"]
    box.go("slide a2")
    assert box.bottom("a2").door == "number3"
    box.go("slide a1", "leave", "slide b1")
    assert box.view().discarded == ["number1", "number2"]
    assert box.prompt == "put"


def test_the_eight_numbers_make_a_picture() -> None:
    """C-65: eight rows of the edition, in order."""
    box = Box(level="5", doors="b1 number1, a1 number2")
    box.go("slide b1", "leave", "slide a1")
    text = box.match.text(0)
    picture = box.match.game.components.picture  # type: ignore[attr-defined]  # of Cocoons
    assert len(picture) == 8
    assert "\n".join(picture[:2]) in text
    assert picture[3] not in text


# Hard mode


def test_hard_mode_charges_a_bare_place_once() -> None:
    """C-70"""
    box = Box(hard="on")
    box.go("slide b1", "put a1")
    assert box.view().reserve == 24, "emptied in the same turn: not charged"
    box.go("slide b2")
    assert box.view().reserve == 23, "the start token lies here"
    box.go("slide b1")
    assert box.view().reserve == 21
    assert box.bottom("b1").token == "action"
    assert box.told(Charged) == [Charged(place="b1", rule="C-70")]
    box.go("slide b2", "slide b1")
    assert box.view().reserve == 19, "each place costs this once"


def test_an_animal_left_keeps_a_place_from_being_bare() -> None:
    """C-70"""
    box = Box(hard="on")
    box.go("slide b1", "leave", "slide b2", "slide b1")
    assert box.told(Charged) == []
    assert box.view().reserve == 22


def test_hard_mode_charges_free_moves_and_slides_of_a_chain_too() -> None:
    """C-64, C-70: a turn that moved the action cocoon counts as free whatever hard mode cost."""
    box = Box(level="4", doors="b1 action", hard="on")
    box.go("slide b1", "put b2", "put a1", "slide b2", "slide b1")
    assert box.view().reserve == 23
    assert box.view().free_turns == 2
    chain = Box(level="2", doors="b1 rune1, a1 rune2, a2 slide", hard="on")
    chain.go("slide b1", "leave", "slide a1", "put c3", "slide b1", "leave", "slide b2", "slide a2")
    assert (chain.prompt, chain.view().reserve) == ("slide", 20)
    chain.go("slide a1")
    assert chain.told(Charged) == [Charged(place="a1", rule="C-70")]
    assert chain.view().reserve == 19


def test_a_token_owed_with_none_in_the_reserve_is_lost_at_once() -> None:
    """C-70, C-51: the one check in mid-turn."""
    box = Box(hard="on", animals="b1 owl, a2 fox")
    box.go("slide a2", "put a1", "slide b2", "slide b1", "put a1", "slide b2")
    assert box.view().reserve == 21
    box.go(*["correct owl c1", "correct owl a1"] * 3, "slide b3", "leave")
    assert box.view().reserve == 2
    box.go("slide b2", "slide b1")
    assert box.ending == "owed"
    assert box.told(Lost) == [Lost(owed=True, rule="C-70")]


# Own levels


def test_a_code_is_short_and_round_trips() -> None:
    """C-71"""
    doors = ["number1", "number2", "slide", "slide", "rotation", "action", "rune7", "rune8"]
    for hard in (False, True):
        code = level_code(level_of(doors, LOCKS, hard=hard))
        assert len(code) == 6
        again = decode_level(code.lower(), LOCKS)
        assert sorted(again.doors()) == sorted(doors)
        assert again.hard is hard


def test_every_code_is_another_level_and_one_slip_is_found() -> None:
    """C-71"""
    code = level_code(level_of(RUNES, LOCKS, hard=False))
    other = level_code(level_of([*RUNES[:7], "action"], LOCKS, hard=False))
    assert code != other
    for n in range(6):
        wrong = code[:n] + ("2" if code[n] != "2" else "3") + code[n + 1 :]
        with pytest.raises(OptionError) as caught:
            decode_level(wrong, LOCKS)
        assert caught.value.code == "cocoons-error-level-code"


@pytest.mark.parametrize(
    ("doors", "code", "facts"),
    [
        ([*RUNES, "slide"], "cocoons-error-level-size", {"doors": 9}),
        ([*RUNES[:6], "action", "action"], "cocoons-error-level-supply", {"door": "@cocoons-door-action", "supply": 1}),
        (["slide"] * 5 + RUNES[:3], "cocoons-error-level-supply", {"door": "@cocoons-door-slide", "supply": 4}),
        ([*RUNES[:6], "number1", "number3"], "cocoons-error-level-hole", {"missing": 2}),
        ([*RUNES[:7], "number2"], "cocoons-error-level-hole", {"missing": 1}),
        (
            [*RUNES[1:8], "lockA"],
            "cocoons-error-level-lock",
            {"lock": "@cocoons-door-lockA", "runes": "@cocoons-door-rune1"},
        ),
        (
            ["lockB", "slide", "slide", "slide", "slide", *RUNES[:3]],
            "cocoons-error-level-lock",
            {"lock": "@cocoons-door-lockB"},
        ),
        ([*RUNES[:7], "rune9"], "cocoons-error-door", {"door": "rune9"}),
    ],
)
def test_an_invalid_set_of_doors_says_which_condition_it_breaks(
    doors: list[str], code: str, facts: dict[str, str | int]
) -> None:
    """C-71"""
    with pytest.raises(OptionError) as caught:
        parlour.new("cocoons", 2, level=",".join(doors))
    assert caught.value.code == code
    assert facts.items() <= caught.value.facts.items()
    assert str(caught.value), "it has a sentence"


def test_a_code_of_an_invalid_level_says_which_condition_it_breaks() -> None:
    """C-71: a code can be written by hand."""
    level = level_of([*RUNES[:6], "number1", "number2"], LOCKS, hard=False)
    level.counts[DOORS.index("number2")], level.counts[DOORS.index("number3")] = 0, 1
    with pytest.raises(OptionError) as caught:
        parlour.new("cocoons", 2, level=level_code(level))
    assert caught.value.code == "cocoons-error-level-hole"


def test_an_own_level_is_played_by_its_code_with_its_own_hard_mode() -> None:
    """C-71"""
    doors = "number1,number2,slide,slide,rotation,action,rune7,rune8"
    match = parlour.new("cocoons", 2, seed=1, level=f"{doors},hard")
    assert match.options["hard"] == "on"
    assert len(match.options["level"]) == 6
    again = parlour.new("cocoons", 2, seed=1, level=match.options["level"])
    assert again.options == match.options
    assert parlour.new("cocoons", 2, level=match.options["level"], hard="on").options == match.options
    soft = parlour.new("cocoons", 2, seed=1, level=doors, hard="off")
    assert soft.options["hard"] == "off"
    assert soft.options["level"] != match.options["level"], "the code says it too"
    assert parlour.replay(soft.record()).digest() == soft.digest()
    assert parlour.new("cocoons", 2, seed=1, level=doors, hard="on").options == match.options, "doors don't say it"


def test_what_contradicts_a_code_about_hard_mode_is_refused_with_the_other_code() -> None:
    """C-71"""
    doors = "number1,number2,slide,slide,rotation,action,rune7,rune8"
    soft, hard = (parlour.new("cocoons", 2, level=doors, hard=mode).options["level"] for mode in ("off", "on"))
    for level, chosen, says, other in (
        (hard, "off", hard, soft),
        (soft, "on", soft, hard),
        (f"{doors},hard", "off", hard, soft),
    ):
        with pytest.raises(OptionError) as caught:
            parlour.new("cocoons", 2, level=level, hard=chosen)
        assert caught.value.facts["rule"] == "C-71"
        for language in LANGUAGES:
            said = say(language, caught.value.code, **caught.value.facts)
            assert says in said
            assert other in said


def test_an_own_level_deals_its_own_doors() -> None:
    """C-71"""
    box = Box(level="number1,number2,slide,slide,rotation,action,rune7,rune8")
    box.answer("slide b1")
    eighth = Fraction(1, 8)
    assert odds(box) == {
        "rune7": eighth,
        "rune8": eighth,
        "slide": 2 * eighth,
        "rotation": eighth,
        "action": eighth,
        "number1": eighth,
        "number2": eighth,
    }


# What is earned


def test_hard_mode_and_own_levels_are_earned_by_winning_all_five() -> None:
    """C-70, C-71, C-72"""
    assert not has_earned_all(["1", "2", "3", "4"])
    assert has_earned_all(["1", "2", "3", "4", "5"])
    assert has_earned_all(["1", "2", "3", "4", "5 hard"])
    assert not has_earned_all(["1", "2", "3", "4", "0VX8G2"])


def test_a_table_offers_what_one_of_its_people_has_earned_or_the_host_unlocks() -> None:
    """C-72"""
    everything, little = ["1", "2", "3", "4", "5"], ["1"]
    assert offers_all([little, everything])
    assert not offers_all([little, little])


def test_a_win_is_remembered_by_its_level() -> None:
    """C-72"""
    game = parlour.load("cocoons")
    assert feat_of(game.settle(2, {"level": "3"})) == "3"
    assert feat_of(game.settle(2, {"level": "5", "hard": "on"})) == "5 hard"
    code = level_code(level_of(RUNES, LOCKS, hard=True))
    assert feat_of(game.settle(2, {"level": code})) == code


def test_hard_mode_and_own_levels_are_locked_until_somebody_has_won_all_five() -> None:
    """C-70, C-71, C-72"""
    game = parlour.load("cocoons")
    own = game.settle(2, {"level": ",".join(RUNES)})
    hard = game.settle(2, {"level": "3", "hard": "on"})
    little, everything = ["1", "2", "3", "4"], ["1", "2 hard", "3", "4", "5"]
    for options, code, rule in (
        (own, "cocoons-refuse-own-locked", "C-71"),
        (hard, "cocoons-refuse-hard-locked", "C-70"),
    ):
        assert Earning(game.options).refuse(options, [little, []]) == Refusal(code, rule)
        assert Earning(game.options).refuse(options, [little, everything]) is None
    for level in "12345":
        assert Earning(game.options).refuse(game.settle(2, {"level": level}), [[]]) is None, "open from the start"


def test_the_workshop_has_the_supply_and_takes_a_level_apart() -> None:
    """C-71"""
    workshop = parlour.load("cocoons").workshop
    assert workshop is not None
    assert workshop.option == "level"
    assert sum(workshop.supply().values()) == 25
    options = parlour.load("cocoons").settle(2, {"level": "slide,slide,slide,slide,rune1,rune2,rune3,lockA,hard"})
    assert workshop.parts(options) == ["rune1", "rune2", "rune3", "lockA", *["slide"] * 4]
    assert options["hard"] == "on"
    found = workshop.trial(options, "3")
    assert found == workshop.trial(options, "3")
    assert set(found) == {"winnable", "perfect", "forgetful"}


# Levels by the book: fewer doors, tokens, random runes beside named ones


def test_of_a_level_with_fewer_than_eight_doors_the_other_animals_lie_bare() -> None:
    """C-71: which of them is chance; no door is turned or discarded there."""
    box = Box(level="rune1,slide,slide")
    box.answer("slide b1")
    assert odds(box) == {"rune1": Fraction(1, 8), "slide": Fraction(2, 8), "bare": Fraction(5, 8)}
    box.deal("bare", "owl")
    assert box.prompt == "put"
    assert box.view().discarded == []
    box.go("leave")
    box.answer("slide a1")
    assert odds(box) == {"rune1": Fraction(1, 7), "slide": Fraction(2, 7), "bare": Fraction(4, 7)}


def test_a_guess_knows_how_many_bare_places_were_found() -> None:
    """C-71"""
    box = Box(level="rune1,slide,slide")
    box.answer("slide b1")
    box.deal("bare", "owl")
    guess = cast("CocoonsState", box.match.game.guess(box.match.view(0), Fast(b"bare")))
    weights = door_weights(guess)
    assert (weights[-1], sum(weights[:-1])) == (4, 3)


@pytest.mark.parametrize("doors", [["slide"], ["number1", "number2"], RUNES])
@pytest.mark.parametrize("tokens", [0, 10, 40])
def test_a_code_says_doors_tokens_and_hard_mode(doors: list[str], tokens: int) -> None:
    """C-71"""
    level = level_of(doors, LOCKS, hard=True, tokens=tokens)
    read = decode_level(level_code(level), LOCKS)
    assert (read.doors(), read.tokens, read.hard) == (doors, tokens, True)


def test_a_level_is_played_with_its_own_number_of_tokens() -> None:
    """C-71: a house rule, part of the code; the number of the box needs no sign of its own."""
    match = parlour.new("cocoons", 2, level="slide,rune1,tokens=30")
    assert len(match.options["level"]) == 7
    assert cast("CocoonsState", match.state).reserve == 30
    assert len(parlour.new("cocoons", 2, level="slide,rune1,tokens=25").options["level"]) == 6


@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("rune,rune,rune,rune", "cocoons-error-level-rune"),
        ("slide,tokens=9", "cocoons-error-level-tokens"),
        ("slide,tokens=41", "cocoons-error-level-tokens"),
        ("slide,tokens=0", "cocoons-error-level-tokens"),
        ("slide,tokens=many", "cocoons-error-level-tokens"),
        ("hard,tokens=30", "cocoons-error-level-size"),
    ],
)
def test_what_is_wrong_with_a_level_is_said(level: str, code: str) -> None:
    """C-71"""
    with pytest.raises(OptionError) as caught:
        parlour.new("cocoons", 2, level=level)
    assert caught.value.code == code


def test_random_runes_leave_the_odds_of_named_doors_alone() -> None:
    """C-61, C-62: each of eight doors is as likely as another."""
    level = level_of(["rune1", "rune2", "rune3", "lockA", *["rune"] * 4], LOCKS, hard=False)
    settings = Settings(Kit(["owl"] * 8, 25, LOCKS), level, 2, {"share": "auto", "memory": "aid"})
    weights = door_weights(new_state(settings))
    assert {Fraction(weights[kind], sum(weights)) for kind in (0, 1, 2, 8)} == {Fraction(1, 8)}
    assert {Fraction(weights[rune], sum(weights)) for rune in range(3, 8)} == {Fraction(1, 10)}


def test_while_the_action_door_is_put_a_refusal_cites_its_clause() -> None:
    """C-64"""
    box = Box(level="4", doors="b1 action")
    box.go("slide b1")
    assert box.refused("put b1") == ("cocoons-refuse-gap", "C-64")


def test_a_level_with_bare_animals_is_solved_exactly() -> None:
    """C-71: fewer doors never cost more tokens than the ten of the shortest closed walk."""
    level = level_of(["rune1"], LOCKS, hard=False)
    deal = read_deal("b2 rune1 bare bare bare bare bare bare bare", level)
    assert fewest_tokens(deal, LOCKS, 25) == 10
    with pytest.raises(OptionError):
        read_deal("b2 rune1 rune2 bare bare bare bare bare bare", level)


def with_own_level(level: str, monkeypatch: pytest.MonkeyPatch) -> Game[State]:
    """A game in which chance can choose no other level."""
    game = games.make("cocoons", games.edition_text("cocoons"), "standard")
    assert game.settle(2, {"level": level})
    others = [option for option in game.options if option.name != "level"]
    monkeypatch.setattr(game, "options", (Option("level", (level,), "C-71", free=True), *others))
    return game


@pytest.mark.parametrize("level", OWN)
@pytest.mark.parametrize("law", laws.LAWS)
def test_a_level_of_one_s_own_keeps_the_laws(
    law: Callable[[Game[State], int], None], level: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """C-71: all of docs/contract.md that need no records."""
    law(with_own_level(level, monkeypatch), 1)


@pytest.mark.parametrize("level", OWN)
def test_a_level_of_one_s_own_leaks_nothing(level: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """C-71"""
    game, audit = with_own_level(level, monkeypatch), Audit()
    for seed in range(20):
        twins_agree(game, seed, 60, audit)
    assert audit.twins
