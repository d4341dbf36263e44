"""What one sees, tells and must remember (C-20 to C-24)."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.projection import Projection
from parlour.core.rng import Fast
from parlour.core.values import Move, View, encode
from parlour.games.cocoons.events import Found, Housed, PutBack, Showed, Told
from parlour.games.cocoons.memory import HonestMemory
from parlour.games.cocoons.places import PLACES
from parlour.games.cocoons.view import Bottom, CocoonsView
from tests.games.cocoons.table import Box

CROSS = "b1 south, a2 east, c2 west, b3 north"  # with the gap on b2 all four neighbours show their sides


# Exposed sides


def test_a_side_is_seen_only_while_the_gap_is_next_to_it() -> None:
    """C-20: not against the wall, not against another cocoon."""
    box = Box(start="b1", marks="a1 east, c1 north, b2 west, a2 north", sides="a1 fish, a2 iguana")
    assert box.sides_shown(0) == {"a1": "fish"}, "c1 faces the wall, b2 and a2 face cocoons"
    box.go("slide a1", "leave")
    assert box.sides_shown(0) == {"a2": "iguana"}, "the cocoon now on b1 faces c1"


def test_sight_is_taken_anew_after_each_slide_of_a_chain() -> None:
    """C-20: a side that shows only in mid-turn is an event."""
    box = Box(
        start="a1",
        marks="c1 west, c2 north",
        sides="c1 owl",
        doors="b1 slide, c1 rune1",
        level="2",
    )
    box.go("slide b1", "slide c1")
    owl = Showed(place="c1", animal="owl", rule="C-20")
    assert box.told(Showed, 0)[0] == owl
    assert "owl" not in box.sides_shown(0).values(), "its side faces a1's cocoon again"
    again = Showed(place="b1", animal="owl", rule="C-20")
    assert again not in box.told(Showed, 0)


def test_each_newly_seen_side_is_entered_once_in_the_order_of_places() -> None:
    """C-20"""
    box = Box(marks=CROSS, sides="b1 hare, a2 fox, c2 deer, b3 moth")
    assert box.entries("side") == [("hare",), ("fox",), ("deer",), ("moth",)]
    box.go("slide b1", "leave", "slide b2")
    assert box.sides_shown(0) == {"b1": "hare", "a2": "fox", "c2": "deer", "b3": "moth"}
    assert len(box.entries("side")) == 4, "seen before: no entry"


def test_a_seat_that_sees_a_known_side_for_the_first_time_gets_a_forced_entry() -> None:
    """C-20, C-63: after a rotation another seat faces the side; its entry has one outcome."""
    box = Box(4, start="a1", marks="c1 west", sides="c1 owl", doors="b1 rotation", level="4", share="players")
    box.answer("slide b1")
    assert box.decision().secret == (0, 3), "north-west and south-west see a west side"
    assert len(box.possible()) == 8
    box.deal("owl")
    box.deal("rotation")
    assert box.decision().secret == (1,), "who faced north-east faces north-west; seat 0 faces south-west"
    assert box.possible() == ["owl"]
    box.deal("owl")
    assert [bool(box.sides_known(seat)) for seat in range(4)] == [True, True, False, True]


@pytest.mark.parametrize(
    ("seats", "seen_by"),
    [
        (2, {"b1": [1], "a2": [1], "c2": [0], "b3": [0]}),
        (3, {"b1": [2], "a2": [1, 2], "c2": [0], "b3": [0, 1]}),
        (4, {"b1": [2, 3], "a2": [1, 2], "c2": [0, 3], "b3": [0, 1]}),
    ],
)
def test_from_a_corner_one_sees_the_sides_that_face_it(seats: int, seen_by: dict[str, list[int]]) -> None:
    """C-21: from the south-east the south and east sides; one or two seats see each."""
    box = Box(seats, marks=CROSS)
    assert {c.place: c.seen_by for c in box.view().cocoons if c.seen_by} == seen_by


def test_all_see_the_gap_the_insides_the_discards_and_the_reserve_and_nobody_sees_below_a_cocoon() -> None:
    """C-22"""
    box = Box(doors="b1 number1, b2 number3", animals="b1 owl", level="5")
    box.go("slide b1", "put b2")
    for seat in (0, 1, None):
        screen = box.screen(seat)
        assert [place for place, bottom in zip(PLACES, screen.bottoms, strict=True) if bottom] == ["b1"]
        cocoon = next(cocoon for cocoon in screen.cocoons if cocoon.place == "b2")
        assert (cocoon.animals, cocoon.tokens, cocoon.action, cocoon.mark) == (["owl"], 1, False, "east")
        assert screen.discarded == ["number1"]
        assert screen.reserve == 24


# Telling


def test_with_automatic_sharing_every_seat_and_spectator_has_a_side_in_sight_and_who_sees_it() -> None:
    """C-23"""
    box = Box(marks="b1 south", sides="b1 fox")
    assert box.match.entries[-1].decision is not None
    assert box.match.entries[-1].decision.secret is None
    for seat in (0, 1, None):
        assert box.sides_shown(seat) == {"b1": "fox"}
        assert box.cocoon("b1", seat).seen_by == [1]
    assert "tell" not in box.asked


def test_with_players_sharing_only_those_who_see_a_side_have_it() -> None:
    """C-23"""
    box = Box(marks="b1 south", sides="b1 fox", share="players")
    assert (box.sides_shown(0), box.sides_shown(1), box.sides_shown(None)) == ({}, {"b1": "fox"}, {})
    assert box.told(Showed, 1) == [Showed(place="b1", animal="fox", rule="C-20")]
    assert box.told(Showed, 0) == []
    assert box.decision("tell").seats == (1,)


def test_a_tell_is_true_given_once_and_then_all_have_it_while_it_can_be_seen() -> None:
    """C-23"""
    box = Box(marks="b1 south, a2 east", sides="b1 fox, a2 owl", share="players")
    tells = [str(action) for action in box.match.choices(1)]
    assert tells == ["tell b1 fox", "tell a2 owl", "end"] or tells == ["end", "tell b1 fox", "tell a2 owl"]
    refusal = box.match.answer(1, "tell b1 owl", "tell")
    assert refusal is not None
    assert (refusal.code, refusal.rule) == ("cocoons-refuse-untrue", "C-23")
    assert box.match.answer(1, "tell b1 fox", "tell") is None
    assert (box.sides_shown(0), box.sides_shown(None)) == ({"b1": "fox"}, {"b1": "fox"})
    assert box.told(Told) == [Told(seat=1, place="b1", animal="fox", rule="C-23")]
    refusal = box.match.answer(1, "tell b1 fox", "tell")
    assert refusal is not None
    assert refusal.code == "cocoons-refuse-told"
    box.go("slide b3")
    assert box.sides_shown(0) == {}, "until the next slide"


def test_who_does_not_see_a_side_learns_nothing_from_a_refused_tell() -> None:
    """C-23"""
    box = Box(marks="b1 south, c2 west", sides="b1 fox", share="players")
    codes = set()
    for animal in ("fox", "owl", "deer"):
        refusal = box.match.answer(0, f"tell b1 {animal}", "tell")
        assert refusal is not None
        codes.add(refusal.code)
    assert codes == {"cocoons-refuse-unseen"}


@pytest.mark.parametrize(("door", "prompt"), [("rune1", "put"), ("slide", "slide")])
def test_one_may_tell_whenever_a_player_is_asked(door: str, prompt: str) -> None:
    """C-23"""
    box = Box(start="a1", marks="c1 west", doors=f"b1 {door}", level="2", share="players")
    box.go("slide b1")
    assert box.asked == [prompt, "tell"]


def test_a_tell_outlasts_a_rotation_and_may_be_made_anew_when_the_side_is_seen_again() -> None:
    """C-23, C-63"""
    box = Box(start="a1", marks="c1 west, b2 north", sides="c1 owl", doors="b1 rotation", level="4", share="players")
    box.go("slide b1")
    assert box.sides_shown(0) == {"c1": "owl"}, "from the south-west one still sees west sides"
    assert box.match.answer(0, "tell c1 owl", "tell") is None
    assert box.sides_shown(1)["c1"] == "owl"
    box.go("leave", "slide b2")
    assert "c1" not in box.sides_shown(1)
    box.go("leave", "slide b1")
    assert box.sides_shown(0)["c1"] == "owl"
    assert "c1" not in box.sides_shown(1), "told long ago: remembered, not shown"
    assert box.sides_known(1)["c1"] == "owl"
    assert box.match.answer(0, "tell c1 owl", "tell") is None
    assert box.sides_shown(1)["c1"] == "owl"


def test_who_was_told_gets_no_entry_when_seeing_the_side() -> None:
    """C-20, C-23"""
    box = Box(4, start="a1", marks="c1 west, b2 south", sides="c1 owl", doors="b1 slide", level="2", share="players")
    box.go("slide b1")
    before = len(box.entries("side"))
    assert box.match.answer(0, "tell c1 owl", "tell") is None
    assert all(box.sides_known(seat) == {"c1": "owl"} for seat in range(4))
    assert box.sides_known(None) == {"c1": "owl"}
    assert len(box.entries("side")) == before


# Remembering


@pytest.mark.parametrize("memory", ["honest", "notes"])
def test_a_screen_forgets_sides_and_bottoms_when_they_are_covered_again(memory: str) -> None:
    """C-24"""
    box = Box(marks="b1 south", sides="b1 fox", doors="b3 number4", level="5", memory=memory)
    assert box.screen(0).bottoms[4] is not None
    box.go("slide b3")
    screen = box.screen(0)
    assert box.sides_shown(0) == {}
    assert [place for place, bottom in zip(PLACES, screen.bottoms, strict=True) if bottom] == ["b3"]
    assert all(cocoon.known_by == [] and cocoon.seen is None for cocoon in screen.cocoons)
    assert box.sides_known(0) == {"b1": "fox"}, "the view of a bot keeps it"
    box.go("slide b2")
    assert "number4" not in encode(box.screen(0)).decode()


@pytest.mark.parametrize("share", ["auto", "players"])
@pytest.mark.parametrize("seats", [1, 3])
def test_who_looks_at_every_screen_recalls_bottoms_and_sides_and_can_play_from_that(seats: int, share: str) -> None:
    """C-24: a program that gets screens only may remember for itself."""
    game = games.load("cocoons")
    match = Match(game, seats, {"level": "4", "share": share}, Streams("screens"))
    rng = Fast(b"recall")
    known: list[View | None] = [None] * seats
    sides = 0
    while not match.is_over():
        (decision,) = [decision for decision in match.decisions() if not decision.optional]
        for seat in range(seats):
            view = match.view(seat)
            recalled = known[seat] = HonestMemory().recall(known[seat], match.screen(seat))
            assert isinstance(view, CocoonsView)
            assert isinstance(recalled, CocoonsView)
            assert [lying(bottom) for bottom in recalled.bottoms] == [lying(bottom) for bottom in view.bottoms]
            for mine, true in zip(recalled.cocoons, view.cocoons, strict=True):
                assert mine.side in (None, true.side)
                sides += mine.side is not None and not true.seen_by
            guess = game.guess(recalled, rng)
            assert [d.prompt for d in game.decisions(guess) if not d.optional] == [decision.prompt]
        seat = decision.seats[0]
        choices = game.choices(match.state, decision, seat)
        match.answer(seat, choices[rng.below(len(choices))], decision.prompt, decision.ask)
    assert sides > 10, "many are out of sight and not forgotten"


def lying(bottom: Bottom | None) -> tuple[str | None, str | None]:
    assert bottom is not None
    return bottom.door, bottom.token


def test_with_aid_the_screen_keeps_what_the_seat_saw_or_was_told() -> None:
    """C-24"""
    box = Box(marks="b1 south", sides="b1 fox", doors="b3 number4", level="5", memory="aid", share="players")
    box.go("slide b3", "slide b2")
    assert (box.sides_shown(0), box.sides_shown(1)) == ({}, {"b1": "fox"})
    assert box.screen(0).bottoms[7] == box.bottom("b3")
    assert box.bottom("b3").door == "number4"


@pytest.mark.parametrize("memory", ["honest", "notes"])
def test_log_and_export_forget_too_and_keep_slides_discards_and_animals_put_away(memory: str) -> None:
    """C-24"""
    box = Box(
        marks="b1 south",
        sides="b1 fox",
        doors="b1 number1, b2 number5, c1 number7",
        animals="b1 owl",
        level="5",
        memory=memory,
    )
    box.go("slide b1", "put a1", "slide c1")
    for seat in (0, 1, None):
        past = encode([Projection(box.match).feed(seat), box.match.export(seat)]).decode()
        assert "fox" not in past
        assert "number7" not in past
        assert "slide c1" in past
        assert "number1" in past, "a door discarded"
        assert "cocoons-housed" in past, "an animal put into a cocoon"
        live = encode(Projection(box.match).feed(seat, 0, 0)).decode()
        assert "number7" in live
    assert box.told(Found) == [Found(place="b1", animal="owl", rule="C-31")]
    assert box.told(Housed) == [Housed(seat=0, place="a1", animal="owl", rule="C-32")]
    assert box.told(PutBack) == [PutBack(place="c1", door="number7", rule="C-65")]


def test_with_aid_the_log_keeps_all() -> None:
    """C-24"""
    box = Box(marks="b1 south", sides="b1 fox", doors="b3 number4", level="5", memory="aid")
    box.go("slide b3")
    past = encode(Projection(box.match).feed(0)).decode()
    assert "fox" in past
    assert "number4" in past


def test_after_an_undo_the_log_has_forgotten_and_the_view_knows_what_counts() -> None:
    """C-24"""
    box = Box(marks="c3 north", sides="c3 deer", start="b2")
    settled = len(box.match.entries)
    box.go("slide c2")
    assert box.sides_known(0) == {"c3": "deer"}
    assert box.match.undo(0, settled, agreed=True) is None
    assert box.sides_known(0) == {}
    assert (
        "deer"
        not in encode([Projection(box.match).feed(0), box.match.export(0), Projection(box.match).push(0)]).decode()
    )


def test_reconnecting_shows_only_what_can_be_seen_now() -> None:
    """C-24: a match loaded from its record gives the same bytes."""
    box = Box(marks="b1 south, c3 north", sides="b1 fox, c3 deer", share="players")
    box.match.answer(1, "tell b1 fox", "tell")
    box.go("slide c2", "leave", "slide b2")
    again = Match(box.match.game, 2, box.match.options, None)
    again.replay(tuple(Move(e.move.prompt, e.move.seats, e.move.answers) for e in box.match.entries))
    for seat in (0, 1, None):
        assert encode(Projection(again).push(seat)) == encode(Projection(box.match).push(seat))
        assert "deer" not in encode(Projection(again).push(seat)).decode()
        assert box.sides_shown(seat) == ({"b1": "fox"} if seat == 1 else {})


def test_a_slide_ends_what_could_be_seen_and_a_turn_what_was_said() -> None:
    """C-24: the log knows from which entry on fleeting lines still stand."""
    box = Box(marks="b1 south", sides="b1 fox", doors="b3 slide", animals="a3 owl", level="2")
    assert box.match.lapsed == 0
    first = len(box.match.entries) + 1
    box.go("slide b3")
    assert box.match.lapsed == first
    assert not any(entry.hushes for entry in box.match.entries), "the turn goes on"
    second = len(box.match.entries) + 1
    box.go("slide a3", "leave")
    assert box.match.lapsed == second
    assert [entry.move.prompt for entry in box.match.entries if entry.hushes] == ["put"]
    assert box.match.undo(0, first, agreed=True) is None
    assert box.match.lapsed == len(box.match.entries), "what was seen and undone is not left standing"


def test_with_aid_nothing_lapses() -> None:
    """C-24"""
    box = Box(memory="aid")
    box.go("slide b3", "leave", "slide b2")
    assert box.match.lapsed == 0
    assert not any(entry.hushes for entry in box.match.entries)


def test_pencil_marks_travel_with_the_cocoon_and_belong_to_one_seat() -> None:
    """C-24: a cocoon's id stays with it."""
    box = Box(memory="notes")
    marked = box.cocoon("b1").id
    box.match.note(0, f"cocoon {marked}", "fox?")
    box.go("slide b1")
    assert box.cocoon("b2").id == marked
    assert box.match.notes == {0: {f"cocoon {marked}": "fox?"}}


def test_a_view_never_holds_an_animal_the_seat_may_not_know() -> None:
    """C-24"""
    box = Box(4, marks=CROSS, sides="b1 hare, a2 fox, c2 deer, b3 moth", share="players")
    rights = {0: {"deer", "moth"}, 1: {"fox", "moth"}, 2: {"hare", "fox"}, 3: {"hare", "deer"}, None: set()}
    for seat, animals in rights.items():
        assert set(box.sides_known(seat).values()) == animals
        push = encode(Projection(box.match).push(seat, 0, 0)).decode()
        assert all(f'"{animal}"' not in push for animal in {"hare", "fox", "deer", "moth"} - animals)
