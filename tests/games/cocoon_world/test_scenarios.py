"""Scenarios of our own (W-70 to W-73) and the campaign (W-16)."""

from __future__ import annotations

import doctest

import pytest

from parlour.core.errors import OptionError
from parlour.core.game import Log
from parlour.games.cocoon_world import campaign, rules, steps
from parlour.games.cocoon_world.campaign import Played, Standing, standing
from parlour.games.cocoon_world.events import TieBroken
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import BLACK
from parlour.games.cocoon_world.supply import final_result
from tests.games.cocoon_world.table import BLUE, GREEN, RED, Table, see

# Pilgrims


def pilgrims(space: int, **laps: int) -> Table:
    table = Table(scenario="pilgrims").pawn(RED, space)
    table.state.laps[RED] = laps.get("laps", 0)
    return table


@pytest.mark.parametrize(("space", "there"), [(44, 0), (46, 2)])
def test_reaching_start_forward_is_a_lap_whether_one_stops_or_passes(space: int, there: int) -> None:
    """W-70."""
    table = pilgrims(space).do("1 3 t2")
    assert (table.at(RED), table.state.laps[RED]) == (there, 1)


@pytest.mark.parametrize(("space", "there", "laps"), [(0, 44, 1), (2, 46, 1), (4, 0, 2), (5, 1, 2)])
def test_going_backward_off_start_or_past_it_undoes_a_lap(space: int, there: int, laps: int) -> None:
    """W-70."""
    table = pilgrims(space, laps=2)
    table.state.reverse = 1
    table.do("1 3 t2")
    assert (table.at(RED), table.state.laps[RED]) == (there, laps)


def test_nobody_has_fewer_than_no_laps() -> None:
    """W-70."""
    table = pilgrims(2)
    table.state.reverse = 1
    assert table.do("1 3 t2").state.laps[RED] == 0


def test_a_loops_jump_and_a_return_from_the_track_are_no_laps() -> None:
    """W-70."""
    table = pilgrims(0).tile(4, "f2").tile(6, "b2").track(BLUE, RED).do("1 3 t2")
    assert (table.at(RED), table.at(BLUE), table.state.laps) == (0, 0, [0, 0, 0])


def test_laps_are_not_counted_in_the_first_scenario() -> None:
    """W-70."""
    assert Table().pawn(RED, 46).do("1 3 t2").state.laps == [0, 0, 0]


def test_three_laps_end_the_pilgrimage_at_the_end_of_the_round() -> None:
    """W-71."""
    table = pilgrims(46, laps=2).do("1 3 t2")
    assert table.prompt == "roll"
    table.do("2 3 t1", "1 3 t2")
    assert (table.prompt, table.result().ending) == ("", "pilgrim")


@pytest.mark.parametrize(("seats", "turns"), [(1, 16), (2, 16), (3, 8), (5, 8)])
def test_a_pilgrimage_is_over_at_the_latest_after_eight_turns_or_sixteen(seats: int, turns: int) -> None:
    """W-71."""
    scenario = SCENARIOS["pilgrims"]
    assert not scenario.is_over(turns - 1, seats, [2] * seats)
    assert scenario.is_over(turns, seats, [2] * seats)
    assert scenario.ending(turns, seats, [2] * seats) == "turns"


def test_a_lap_is_worth_5() -> None:
    """W-71: a tie is broken as in W-15."""
    table = Table(scenario="pilgrims").ep(9, 4, 9)
    table.state.laps = [1, 2, 0]
    table.state.side[RED] = BLACK
    result = final_result(table.state)
    assert (result.scores, result.places) == ((14, 14, 9), (2, 1, 3))


@pytest.mark.parametrize(
    ("ep", "laps", "black", "first", "why", "rule"),
    [
        ((9, 4, 0), (1, 2, 0), RED, BLUE, "tie-side", "W-15"),
        ((9, 4, 0), (1, 2, 0), None, RED, "tie-ep", "W-74"),
        ((4, 9, 0), (2, 1, 0), None, BLUE, "tie-ep", "W-74"),
        ((9, 9, 0), (1, 1, 0), None, BLUE, "tie-pile", "W-15"),
    ],
)
def test_a_tie_across_the_circle_goes_to_white_then_to_more_ep_then_to_the_pile(
    ep: tuple[int, ...], laps: tuple[int, ...], black: int | None, first: int, why: str, rule: str
) -> None:
    """W-74, W-15: it is said what decided; Blue moved its marker after Red."""
    table = Table(scenario="pilgrims").ep(*ep)
    table.state.laps = list(laps)
    if black is not None:
        table.state.side[black] = BLACK
    table.state.round, table.state.active, table.state.step = 8, GREEN, steps.END_TURN
    log = Log()
    rules.run(table.state, log)
    result = table.result()
    assert result.places[first] == 1
    assert result.scores[:2] == (14, 14)
    assert log.told[0].event == TieBroken(seat=first, other_seat=1 - first, why=why, rule=rule)


# Arena


def test_a_turn_in_the_arena_begins_with_a_choice() -> None:
    """W-72."""
    table = Table(scenario="arena")
    assert (table.prompt, table.choices()) == ("arena", ["fight", "travel"])
    assert table.do("travel").prompt == "roll"


def test_a_fight_takes_the_place_of_moving_and_placing_and_supply_follow() -> None:
    """W-72: effects that waited for this turn are lost."""
    table = Table(scenario="arena").pawn(RED, 4).hand(RED, "f3")
    table.state.next_dice[RED] = 1
    table.begin(RED).do("fight", "2 3 4", "stop")
    assert (table.at(RED), table.prompt) == (4, "tile")
    table.do("place f3")
    assert (table.on(4), table.at(RED), table.state.active, table.state.next_dice[RED]) == ("f3", 4, BLUE, 0)


def test_whoever_has_fought_must_travel_in_the_next_turn() -> None:
    """W-72."""
    table = Table(scenario="arena").do("fight", "1 2 3")
    assert table.begin(RED).prompt == "roll"
    table.do("2 3 t1")
    assert table.begin(RED).prompt == "arena"


@pytest.mark.parametrize(
    ("dice", "fame"),
    [
        (("1 3 3", "stop"), 1),
        (("1 3 3", "again", "3 3 3", "stop"), 3),
        (("1 3 3", "again", "3 3 3", "again", "3 4 4", "stop"), 6),
        (("1 3 3", "again", "3 3 3", "again", "3 4 4", "again", "4 4 5"), 10),
    ],
)
def test_beasts_of_strength_7_9_11_13_are_worth_1_2_3_4_fame(dice: tuple[str, ...], fame: int) -> None:
    """W-73: after the last one leaves by oneself."""
    table = Table(scenario="arena").do("fight", *dice)
    assert (table.state.fame[RED], table.state.active) == (fame, BLUE)


@pytest.mark.parametrize("dice", [("1 2 3",), ("1 3 3", "again", "2 3 3")])
def test_a_beast_that_withstands_takes_the_fame_of_this_visit_and_turns_the_pawn(dice: tuple[str, ...]) -> None:
    """W-73: fame of earlier visits stays."""
    table = Table(scenario="arena")
    table.state.fame[RED] = 5
    table.do("fight", *dice)
    assert (table.state.fame[RED], table.is_white(RED), table.state.active) == (5, False, BLUE)


def test_the_score_in_the_arena_is_ep_plus_fame() -> None:
    """W-73."""
    table = Table(scenario="arena").ep(3, 8, 0)
    table.state.fame = [6, 0, 9]
    result = final_result(table.state)
    assert (result.scores, result.places) == ((9, 8, 9), (1, 3, 2))


def test_an_arena_lasts_as_long_as_the_first_scenario() -> None:
    """W-72, W-14."""
    table = Table(2, scenario="arena")
    table.state.round, table.state.active, table.state.step = 10, BLUE, steps.END_TURN
    rules.run(table.state, None)
    assert table.result().ending == "turns"


# Campaign

GAMES = [
    Played((7, 9, 2), (2, 1, 3), "turns"),
    Played((10, 1, 0), (1, 2, 3), "turns"),
    Played((3, 4, 2), (2, 1, 3), "turns"),
]


def test_a_campaign_is_won_on_total_ep_or_on_victories() -> None:
    """W-16."""
    by_ep, by_victories = standing(GAMES, by="ep"), standing(GAMES, by="victories")
    assert (by_ep.ep, by_ep.victories) == ((20, 14, 4), (1, 2, 0))
    assert by_ep.places == (1, 2, 3)
    assert by_victories.places == (2, 1, 3)


def test_a_campaign_by_ep_adds_ep_and_neither_laps_nor_fame() -> None:
    """W-16: Red wins both games on fame and laps, Blue has more EP on the markers."""
    games = []
    for scenario in ("arena", "pilgrims"):
        table = Table(2, scenario=scenario).ep(3, 7)
        table.state.fame[RED], table.state.laps[RED] = 6, 2
        games.append(campaign.played(final_result(table.state), see(table)))
    assert [game.places for game in games] == [(1, 2), (1, 2)]
    assert standing(games, by="ep") == Standing(2, (6, 14), (2, 0), (2, 1))
    assert standing(games, by="victories").places == (1, 2)


def test_a_tie_goes_to_the_other_measure_then_is_shared() -> None:
    """W-16."""
    games = [Played((5, 4, 3), (1, 2, 3), "turns"), Played((3, 4, 5), (3, 2, 1), "turns")]
    assert standing(games, by="ep").places == (1, 3, 1)
    assert standing(games, by="victories").places == (1, 3, 1)


def test_a_campaign_has_the_same_players_throughout() -> None:
    """W-16."""
    for games in ([], [GAMES[0], Played((1, 2), (2, 1), "turns")]):
        with pytest.raises(ValueError, match="same players"):
            standing(games, by="ep")


def test_a_campaign_goes_from_scenario_to_scenario_and_knows_where_it_stands() -> None:
    """W-16."""
    begun = campaign.plan(["first", "pilgrims", "arena"], "victories")
    assert (begun.next_scenario(), begun.standing()) == ("first", None)
    options = {"scenario": "arena", "other": "x"}
    assert begun.options(options) == {"scenario": "first", "other": "x"}
    for result in GAMES:
        begun = begun.after(result)
    assert begun.next_scenario() is None
    assert begun.standing() == standing(GAMES, by="victories")
    assert begun.anew() == campaign.plan(["first", "pilgrims", "arena"], "victories")


def test_a_campaign_in_an_older_record_counts_its_scores() -> None:
    """W-16: such a record has no EP apart from the scores."""
    assert standing(campaign.read("ep first arena; turns 7 9 / 2 1").played, by="ep").ep == (7, 9)


@pytest.mark.parametrize("played", range(4))
def test_a_record_can_tell_of_its_campaign(played: int) -> None:
    begun = campaign.plan(["first", "pilgrims", "first"], "ep")
    for game in GAMES[:played]:
        begun = begun.after(Played(game.scores, game.places, game.ending, game.scores if played > 1 else ()))
    assert campaign.read(str(begun)) == begun


@pytest.mark.parametrize(
    "text",
    [
        "",
        "ep",
        "ep first chess",
        "luck first",
        "ep first; turns 7 9",
        "ep first; turns 7 9 / 2 1; turns 7 9 / 2 1",
        "ep first first; turns 7 9 / 2 1; turns 7 / 1",
        "ep first; turns 7 9 / 2",
        "ep first; turns 7 9 / 2 1 / 7",
        "ep" + " first" * 13,
    ],
)
def test_what_is_no_campaign_is_refused_with_a_reason(text: str) -> None:
    with pytest.raises(OptionError):
        campaign.read(text)


def test_the_example_of_a_campaign_runs() -> None:
    assert doctest.testmod(campaign).failed == 0
    assert GREEN == 2
