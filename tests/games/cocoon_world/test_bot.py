"""The game's own bot counts on the circle: wrap-around, sides, ties, and when to stop in the dungeon."""

from __future__ import annotations

import pytest

import parlour
from parlour import games
from parlour.core.rng import Fast
from parlour.core.values import Event
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.bot import Greedy, best_gain, patience, should_enter, should_fight_on, should_go_on
from parlour.games.cocoon_world.dungeon import HANDS
from parlour.games.cocoon_world.hints import HintBeast, HintCamps, HintHand, HintLap, HintOath, HintRetrieves, reasons
from parlour.games.cocoon_world.hunch import hunch
from parlour.games.cocoon_world.prospects import FORECAST, chance_on_top, turns_left, win_chance
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.state import BLACK, WHITE
from parlour.locales import LANGUAGES
from parlour.words import tell
from tests.games.cocoon_world.table import AMBER, BLUE, GAME, GREEN, RED, Table, see


def last_turn(*, ep: int, side: int = WHITE, scenario: str = "first") -> Table:
    """Amber, the last of four, is in the Pit in the last turn of the game; the others have 4, 5 and 6 EP."""
    table = Table(4, scenario=scenario).ep(4, 5, 6, ep).pawn(AMBER, 40, side)
    table.state.round = table.state.scenario.rounds(4)
    table.state.active = AMBER
    table.state.phase = phases.ENTER
    return table


def made(table: Table, *hands: str) -> Table:
    table.state.phase = phases.AGAIN
    table.state.made = [int(hand in hands) for hand in HANDS]
    return table


# The chance to win


@pytest.mark.parametrize("side", [WHITE, BLACK])
@pytest.mark.parametrize("turns", [0, 1, 5, 16])
def test_a_forecast_is_a_distribution(turns: int, side: int) -> None:
    assert sum(FORECAST[turns][side]) == pytest.approx(1.0)


def test_with_no_turn_left_the_highest_marker_has_won() -> None:
    """W-15."""
    state = last_turn(ep=7).state
    assert [round(win_chance(state, seat)) for seat in range(4)] == [0, 0, 0, 1]
    state.ep[AMBER] = 3
    assert [round(win_chance(state, seat)) for seat in range(4)] == [0, 0, 1, 0]


def test_level_markers_are_told_apart_by_side_and_then_by_pile() -> None:
    """W-15: white before black, then the higher in the pile."""
    state = last_turn(ep=6).state
    state.recency = row_of([AMBER, RED, BLUE, GREEN])
    assert round(win_chance(state, GREEN)) == 1
    state.side[GREEN] = BLACK
    assert round(win_chance(state, AMBER)) == 1
    state.side[AMBER] = BLACK
    assert round(win_chance(state, GREEN)) == 1


def test_who_has_the_later_turn_will_lie_higher() -> None:
    """W-04, W-15: with turns to come the pile of now says little."""
    state = Table(3).state
    assert chance_on_top(state, GREEN, RED) > 0.5 > chance_on_top(state, RED, GREEN)
    assert chance_on_top(state, GREEN, RED) + chance_on_top(state, RED, GREEN) == pytest.approx(1.0)


def test_before_the_game_all_have_about_the_same_chance() -> None:
    state = Table(4).state
    chances = [win_chance(state, seat) for seat in range(4)]
    assert max(chances) - min(chances) < 0.1
    assert sum(chances) == pytest.approx(1.0, abs=0.05)


def test_a_lap_ahead_is_worth_much() -> None:
    """W-71."""
    state = last_turn(ep=5, scenario="pilgrims").state
    before = win_chance(state, AMBER)
    state.laps[AMBER] = 1
    assert before < 0.1 < 0.9 < win_chance(state, AMBER)


@pytest.mark.parametrize(
    ("laps", "space", "left"),
    [(0, 0, [6, 5, 5, 5]), (2, 0, [2, 1, 1, 1]), (2, 40, [1, 0, 0, 0]), (3, 2, [1, 0, 0, 0])],
)
def test_the_turn_of_the_third_lap_is_expected_to_be_the_last(laps: int, space: int, left: list[int]) -> None:
    """W-71: Red is to roll; the others have no lap."""
    state = Table(4, scenario="pilgrims").pawn(RED, space).state
    state.laps[RED] = laps
    assert [turns_left(state, seat) for seat in range(4)] == left


# The dungeon


def test_with_a_low_white_marker_the_dungeon_is_entered() -> None:
    """W-43."""
    assert should_enter(last_turn(ep=5).state, AMBER)


def test_at_ten_a_gain_is_a_fall_so_the_hand_is_gambled_away() -> None:
    """W-04, W-43: to stop would end on 0; a hand that is made again ends the challenge with no EP at all."""
    assert should_go_on(made(last_turn(ep=10), "pair").state, AMBER)
    assert not should_go_on(made(last_turn(ep=5), "two-pairs", "pair").state, AMBER)


def test_a_black_pawn_on_zero_gains_ten() -> None:
    """W-05: anticlockwise from 0 is 10."""
    table = last_turn(ep=0, side=BLACK)
    assert should_enter(table.state, AMBER)
    assert not should_go_on(made(table, "pair").state, AMBER)


def test_four_alike_bring_the_marker_to_ten_and_not_over_it() -> None:
    """W-43."""
    assert best_gain(made(last_turn(ep=3), "four").state, AMBER) == 7
    assert best_gain(made(last_turn(ep=3, side=BLACK), "four").state, AMBER) == 4


@pytest.mark.parametrize("ep", [3, 10])
def test_a_hunch_never_stops_where_it_would_fall(ep: int) -> None:
    state = made(last_turn(ep=ep), "pair", "three").state
    assert str(hunch(state, Fast(b"x"))) == ("again" if ep == 10 else "stop")


def test_fame_that_wins_is_not_gambled_for_more() -> None:
    """W-73: 4 EP and 3 fame beat 6 EP; the third beast is beaten half of the time."""
    state = last_turn(ep=4, scenario="arena").state
    state.phase, state.rung, state.prize = phases.FIGHT_ON, 2, 3
    assert not should_fight_on(state, AMBER)
    state.ep[GREEN] = 9
    assert should_fight_on(state, AMBER)


# Whole answers


def test_the_tile_that_gains_is_followed_in_the_last_turn() -> None:
    """W-30, W-53: with one EP more the marker is level with the best and lies on top of it."""
    table = last_turn(ep=6).ep(4, 5, 7, 6).pawn(AMBER, 10)
    table.hand(AMBER, "lose3", "experience")
    table.state.phase, table.state.placements = phases.TILE_HERE, 1
    decision = GAME.decisions(table.state)[0]
    choices = GAME.choices(table.state, decision, AMBER)
    answer = Greedy(GAME, 5).decide(see(table, AMBER), decision, choices, {}, None)
    assert str(answer) == "place experience"


# The oath


def before_the_oath(*, ep: int, turn: int) -> Table:
    """Red, the first of three and white, may swear in this turn; Blue and Green stand on 5, Green is black."""
    table = Table(3, scenario="scales").ep(ep, 5, 5).pawn(GREEN, 0, BLACK)
    table.state.round = turn
    return table.begin(RED)


def test_an_oath_waits_for_a_better_time_but_not_for_ever() -> None:
    """W-79: in the last round but one is the last chance."""
    waits = [patience(before_the_oath(ep=5, turn=turn).state) for turn in (1, 2, 3, 4)]
    assert waits == sorted(waits, reverse=True)
    assert waits[0] > waits[-1] == 0.0


def hint_of(table: Table, answer: str) -> list[Event]:
    decision = GAME.decisions(table.state)[0]
    choices = GAME.choices(table.state, decision, RED)
    return reasons(games.load("cocoon_world"), see(table, RED), decision, choices, GAME.read(answer))


def test_a_hint_on_the_oath_says_what_the_marker_counts_on_either_side() -> None:
    """W-77, W-79."""
    assert HintOath(here=2, there=8, rule="W-79") in hint_of(before_the_oath(ep=2, turn=4), "defect")


def test_a_hint_on_the_oath_of_a_spare_does_not_count_the_marker() -> None:
    """W-46, W-79: the oath turns the spare."""
    table = Table(3, scenario="scales").ep(2, 5, 5).spare(RED, 4, BLUE)
    table.state.round = 4
    assert not any(isinstance(hint, HintOath) for hint in hint_of(table.begin(RED), "defect"))


@pytest.mark.parametrize(
    ("scenario", "told"), [("relics", HintHand), ("pilgrims", HintLap), ("scales", HintCamps), ("arena", HintBeast)]
)
def test_hints_speak_of_what_the_scenario_counts(scenario: str, told: type[Event]) -> None:
    """W-71, W-73, W-76, W-78: a reason about this position, with its numbers."""
    match = parlour.new("cocoon_world", seats=3, seed=5, scenario=scenario)
    bot, found, tiles = Greedy(GAME), 0, 0
    while match.result() is None:
        (decision,) = match.decisions()
        seat = decision.seats[0]
        view, choices = match.view(seat), match.choices(seat)
        action = bot.decide(view, decision, choices, {}, None)
        assert action is not None
        hints = reasons(games.load("cocoon_world"), view, decision, choices, action)
        found += any(isinstance(hint, told) for hint in hints)
        tiles += decision.prompt == "tile"
        for language in LANGUAGES:
            assert all(tell(language, hint) for hint in hints)
        match.answer(seat, str(action))
    assert found >= tiles // 3 > 2, "not only now and then"


LAPS = [
    (0, 5, "Each lap counts 5. You have 2.", "Chaque circuit compte 5. Vous", "1周ごとに5点です。今は"),
    (1, 0, "1 lap ends the game. You have 2.", "1 circuit termine la partie. Vous", "1周でゲームが終わります。今は"),
    (3, 0, "3 laps end the game. You", "3 circuits terminent la partie. Vous", "3周でゲームが終わります。今は"),
    (
        1,
        2,
        "1 lap ends the game, and each lap counts 2.",
        "partie, et chaque circuit compte 2.",
        "終わり、1周ごとに2点です。今は",
    ),
    (
        3,
        5,
        "3 laps end the game, and each counts 5. You",
        "partie, et chacun compte 5. Vous",
        "終わり、1周ごとに5点です。",
    ),
]


@pytest.mark.parametrize(("goal", "worth", "english", "french", "japanese"), LAPS)
def test_a_hint_on_laps_says_what_they_do_and_nothing_else(
    goal: int, worth: int, english: str, french: str, japanese: str
) -> None:
    """W-71, W-80: they may end the game, or count, or both."""
    hint = HintLap(worth=worth, goal=goal, laps=2, rule="W-71")
    for language, said in (("en", english), ("fr", french), ("ja", japanese)):
        assert said in tell(language, hint)


def test_a_hint_in_relics_counts_the_tiles_in_hand() -> None:
    """W-75, W-76: what is followed comes back."""
    table = Table(3, scenario="relics").hand(RED, "f1", "f2", "lose3").pawn(RED, 1).tile(2, "f3")
    table.state.phase, table.state.placements = phases.TILE_HERE, 1
    hints = hint_of(table, "place f1")
    assert HintHand(worth=2, now=3, rule="W-76") in hints
    assert HintRetrieves(tile="f3", rule="W-75") in hints
