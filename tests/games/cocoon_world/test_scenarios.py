"""Scenarios of our own (W-70 to W-79) and the campaign (W-16)."""

from __future__ import annotations

import doctest

import pytest

import parlour
from parlour import games
from parlour.core import campaign
from parlour.core.campaign import PlayedMatch, Ranking, ranking
from parlour.core.errors import OptionError
from parlour.core.game import Log
from parlour.games.cocoon_world import campaign as world_campaign
from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.campaign import Campaigns
from parlour.games.cocoon_world.events import CampsWeighed, GameEnded, GoalTold, TieBroken
from parlour.games.cocoon_world.rows import row_of
from parlour.games.cocoon_world.scenario import BEFORE_SCORES, SCENARIOS
from parlour.games.cocoon_world.state import BLACK, FACE_DOWN, WHITE
from parlour.games.cocoon_world.supply import final_result
from parlour.locales import LANGUAGES
from parlour.words import tell
from tests.games.cocoon_world.table import BLUE, GAME, GREEN, RED, Table, see

CAMPAIGNS = Campaigns(GAME.components)

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
    assert (table.at(RED), table.at(BLUE), list(table.state.laps)) == (0, 0, [0, 0, 0])


def test_laps_are_not_counted_in_the_first_scenario() -> None:
    """W-70."""
    assert list(Table().pawn(RED, 46).do("1 3 t2").state.laps) == [0, 0, 0]


def test_the_third_lap_ends_the_pilgrimage_with_that_turn() -> None:
    """W-71: whoever comes later in the round has had a turn less."""
    assert pilgrims(46, laps=1).do("1 3 t2").prompt == "roll"
    table = pilgrims(46, laps=2).do("1 3 t2")
    assert (table.prompt, table.result().ending) == ("", "pilgrim")


def test_a_lap_that_is_undone_in_the_same_turn_does_not_end_the_pilgrimage() -> None:
    """W-71: what counts is how many laps there are when the turn is over."""
    table = pilgrims(44, laps=2).tile(2, "b4").do("1 5 t4")
    assert (table.state.laps[RED], table.state.active) == (2, BLUE)


@pytest.mark.parametrize(("seats", "turns"), [(1, 16), (2, 16), (3, 8), (5, 8)])
def test_a_pilgrimage_is_over_at_the_latest_after_eight_turns_or_sixteen(seats: int, turns: int) -> None:
    """W-71."""
    table = Table(seats, scenario="pilgrims")
    state = table.state
    for rounds in (turns - 1, turns):
        assert not state.scenario.is_won_by_laps(2)
        state.round, state.active, state.phase = rounds, seats - 1, phases.END_TURN
        rules.run(state, None)
        assert (state.phase == phases.OVER) == (rounds == turns)
    assert table.result().ending == "turns"


def test_a_lap_is_worth_5() -> None:
    """W-71: a tie is broken as in W-15."""
    table = Table(scenario="pilgrims").ep(9, 4, 9)
    table.state.laps = row_of([1, 2, 0])
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
    table.state.laps = row_of(list(laps))
    if black is not None:
        table.state.side[black] = BLACK
    table.state.round, table.state.active, table.state.phase = 8, GREEN, phases.END_TURN
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


@pytest.mark.parametrize(("seats", "turns"), [(2, 10), (3, 5)])
def test_the_arena_is_closed_in_the_last_round(seats: int, turns: int) -> None:
    """W-72: whoever plays last would know how much fame it takes."""
    table = Table(seats, scenario="arena")
    for rounds, asked in ((turns - 1, "arena"), (turns, "roll")):
        table.state.round = rounds
        assert table.begin(RED).prompt == asked


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
    table.state.fame = row_of([6, 0, 9])
    result = final_result(table.state)
    assert (result.scores, result.places) == ((9, 8, 9), (1, 3, 2))


def test_an_arena_lasts_as_long_as_the_first_scenario() -> None:
    """W-72, W-14."""
    table = Table(2, scenario="arena")
    table.state.round, table.state.active, table.state.phase = 10, BLUE, phases.END_TURN
    rules.run(table.state, None)
    assert table.result().ending == "turns"


# Relics


def relics(seats: int = 3) -> Table:
    """No tile in hand, and no placement to make."""
    table = Table(seats, scenario="relics")
    table.state.placements = 0
    return table


def test_a_tile_that_was_followed_comes_back_into_the_hand_for_all_to_see() -> None:
    """W-75: when the chain is over; its space is empty again."""
    table = relics().tile(4, "f3").tile(7, "lose3").do("1 3 t2")
    assert (table.names(RED), table.on(4), table.on(7)) == (["f3", "lose3"], "", "")
    assert [(seen.holder, seen.tiles) for seen in see(table, BLUE).seen] == [(RED, ("f3", "lose3"))]


def test_a_hidden_tile_is_turned_up_followed_and_taken_back() -> None:
    """W-75, W-31."""
    table = relics().tile(4, "?")
    table.unseen(1)
    assert table.do("1 3 t2", "b2").names(RED) == ["b2"]


def test_a_tile_that_was_just_placed_stays() -> None:
    """W-75, W-30: the one it leads to comes back."""
    table = relics().hand(RED, "f3").tile(7, "lose3")
    table.state.placements = 1
    table.do("1 3 t2", "place f3")
    assert (table.names(RED), table.on(4), table.on(7)) == (["lose3"], "f3", "")


def test_a_tile_whose_ep_part_alone_counted_stays() -> None:
    """W-75, W-34, W-22: it was not followed."""
    bumped = relics().tile(4, "lose3").pawn(BLUE, 4).do("1 3 t2")
    assert (bumped.names(RED), bumped.on(4)) == ([], "lose3")
    doublets = relics().tile(4, "lose3").do("2 2 t1", "1 2")
    assert (doublets.names(RED), doublets.on(4)) == ([], "lose3")


def test_after_a_replace_the_original_tile_is_taken_back() -> None:
    """W-75, W-60: the Replace, from where it lies now; the tile that came here stays."""
    table = relics().tile(4, "swap").tile(30, "lose3").do("1 3 t2", "swap 30")
    assert (table.names(RED), table.on(4), table.on(30), table.state.ep[RED]) == (["swap"], "lose3", "", 8)


def test_a_replace_with_a_tile_that_was_followed_before_takes_both_back() -> None:
    """W-75: f3 was followed on 4, then came to 7 by the swap and led to 10."""
    table = relics().tile(4, "f3").tile(7, "swap").do("1 3 t2", "swap 4")
    assert (table.at(RED), table.names(RED), table.on(4), table.on(7)) == (10, ["f3", "swap"], "", "")


def test_a_tile_that_left_the_game_is_not_taken_back() -> None:
    """W-75, W-59: nor the one that took its place."""
    table = relics().tile(4, "take").hand(BLUE, "lose3").do("1 3 t2", "from 1", "hand lose3", "take lose3", "use here")
    assert (table.names(RED), table.on(4)) == ([], "lose3")


def test_tiles_come_back_before_the_next_roll_and_at_gods_bet() -> None:
    """W-75, W-66, W-44."""
    table = relics().tile(4, "roll").do("1 3 t2")
    assert (table.prompt, table.names(RED)) == ("roll", ["roll"])
    assert relics().tile(4, "bet").do("1 3 t2", "bet 1").names(RED) == ["bet"]


def test_a_loop_leaves_its_tiles_to_the_player_too() -> None:
    """W-75, W-35."""
    assert relics().tile(4, "f2").tile(6, "b2").do("1 3 t2").names(RED) == ["f2", "b2"]


def test_a_tile_taken_back_may_be_placed_again_the_same_turn() -> None:
    """W-75, W-33: its own space is the nearest empty one."""
    table = relics().tile(4, "lose3")
    table.state.placements = 1
    table.do("1 3 t2", "place lose3")
    assert (table.on(4), table.names(RED), table.state.active) == ("lose3", [], BLUE)


def test_nobody_draws_among_relics_and_choices_of_three_are_lost() -> None:
    """W-76, W-64."""
    table = relics().pile(9).tile(4, "choose").do("1 3 t2")
    assert (table.prompt, list(table.state.choose), table.state.active) == ("roll", [0, 0, 0], BLUE)


def test_four_tiles_behind_each_event_space_begin_face_down_among_relics() -> None:
    """W-76."""
    table = Table(scenario="relics")
    fresh = table.game.setup(3, {"scenario": "relics"})
    hidden = [space for space in range(table.game.board.size) if fresh.tile[space] == FACE_DOWN]
    assert hidden == [event + place for event in range(0, 48, 8) for place in (1, 3, 5, 7)]


@pytest.mark.parametrize(("seats", "turns"), [(1, 12), (2, 12), (3, 6), (5, 6)])
def test_relics_last_six_turns_or_twelve(seats: int, turns: int) -> None:
    """W-76."""
    assert SCENARIOS["relics"].rounds(seats) == turns


def test_a_tile_in_hand_is_worth_2_among_relics() -> None:
    """W-76."""
    table = relics().ep(3, 8, 0).hand(RED, "f1", "f2", "f3").hand(GREEN, "b1", "b2", "b3", "b4")
    result = final_result(table.state)
    assert (result.scores, result.places) == ((9, 8, 8), (1, 2, 3))


def test_a_box_with_too_few_tiles_can_not_lay_out_the_relics() -> None:
    """W-76: 24 face down and three for each of five players."""
    text = games.edition_text("cocoon_world").replace("f12 = 1\n", "").replace("b12 = 1\n", "")
    for tile in ("start", "roll", "lose3", "pit"):
        text = text.replace(f"\n{tile} = 1", "")
    game = games.make("cocoon_world", text, "small")
    assert game.settle(2, {"scenario": "arena"})
    with pytest.raises(OptionError, match="39 tiles"):
        game.settle(2, {"scenario": "relics"})


# Scales


def test_scales_begin_on_5_with_every_second_pawn_black() -> None:
    """W-77: in turn order."""
    table = Table(5, scenario="scales")
    table.state = table.game.setup(5, {"scenario": "scales"})
    table.do("3")
    assert list(table.state.ep) == [5] * 5
    assert [table.is_white(seat) for seat in (3, 4, 0, 1, 2)] == [True, False, True, False, True]
    assert see(table).camps == (15, 10)


@pytest.mark.parametrize(("seats", "turns"), [(1, 10), (2, 10), (3, 5), (5, 5)])
def test_scales_last_as_long_as_the_first_scenario(seats: int, turns: int) -> None:
    """W-77."""
    assert SCENARIOS["scales"].rounds(seats) == turns


def scales(ep: tuple[int, ...], black: tuple[int, ...]) -> Table:
    table = Table(len(ep), scenario="scales").ep(*ep)
    for seat in black:
        table.state.side[seat] = BLACK
    return table


def test_fortune_counts_upward_and_misfortune_downward() -> None:
    """W-77."""
    assert final_result(scales((8, 8, 0, 10), (BLUE, GREEN)).state).scores == (8, 2, 10, 10)


@pytest.mark.parametrize(
    ("ep", "black", "ending", "places"),
    [
        ((4, 5, 2), (GREEN,), "fortune", (2, 1, 3)),  # 9 against 8, though Misfortune has the best score
        ((4, 3, 2), (GREEN,), "misfortune", (2, 3, 1)),  # 7 against 8
        ((4, 4, 2), (GREEN,), "fortune", (2, 1, 3)),  # 8 each: Fortune; Blue's marker lies higher
        ((9, 9, 9), (RED, BLUE, GREEN), "misfortune", (3, 2, 1)),
        ((0, 0, 0), (), "fortune", (3, 2, 1)),
    ],
)
def test_the_heavier_camp_prevails_and_the_best_in_it_wins(
    ep: tuple[int, ...], black: tuple[int, ...], ending: str, places: tuple[int, ...]
) -> None:
    """W-78: all of it are ranked before all others."""
    result = final_result(scales(ep, black).state)
    assert (result.ending, result.places) == (ending, places)


def test_the_weighing_is_told_and_no_tie_between_camps() -> None:
    """W-78."""
    table = scales((8, 2, 2), (BLUE, GREEN))
    table.state.round, table.state.active, table.state.phase = 5, GREEN, phases.END_TURN
    log = Log()
    rules.run(table.state, log)
    told = [told.event for told in log.told]
    assert told == [
        CampsWeighed(white=8, black=16, camp="misfortune", rule="W-78"),
        TieBroken(seat=GREEN, other_seat=BLUE, why="tie-pile", rule="W-15"),
        GameEnded(seat=GREEN, rule="W-15"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_a_camp_prevails_is_said_where_both_weigh_the_same(language: str) -> None:
    """W-78."""
    level = tell(language, CampsWeighed(white=6, black=6, camp="fortune", rule="W-78"))
    heavier = tell(language, CampsWeighed(white=7, black=6, camp="fortune", rule="W-78"))
    assert level != heavier.replace("7", "6")


def test_the_oath_turns_the_pawn_before_the_roll_once_in_the_game() -> None:
    """W-79."""
    table = scales((5, 5), ()).begin(RED)
    assert (table.prompt, table.choices()) == ("camp", ["defect", "stay"])
    assert table.do("stay").prompt == "roll"
    table.begin(RED).do("defect")
    assert (table.prompt, table.is_white(RED), see(table).players[RED].sworn) == ("roll", False, True)
    assert table.begin(RED).prompt == "roll"
    assert table.begin(BLUE).prompt == "camp"


def test_the_oath_turns_the_spare_if_it_plays() -> None:
    """W-79, W-46."""
    table = scales((5, 5), ()).spare(RED, 4, BLUE).begin(RED).do("defect")
    assert (table.state.side[RED], table.state.spare_side[RED]) == (WHITE, BLACK)


def test_nobody_swears_in_the_last_round() -> None:
    """W-79."""
    table = scales((5, 5, 5), ())
    table.state.round = 4
    assert table.begin(RED).prompt == "camp"
    table.state.round = 5
    assert table.begin(RED).prompt == "roll"


def test_there_are_no_oaths_elsewhere() -> None:
    """W-79."""
    assert Table().prompt == "roll"


def test_a_campaign_counts_the_markers_of_misfortune_too() -> None:
    """W-78, W-16."""
    table = scales((8, 1), (BLUE,))
    assert CAMPAIGNS.played(final_result(table.state), see(table)).points == (8, 1)


# The goal


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_match_begins_with_its_goal(scenario: str) -> None:
    """W-14: and the board in words goes on saying it."""
    match = parlour.new("cocoon_world", seats=3, seed=1, scenario=scenario)
    first = next(entry for entry in match.entries if entry.move.prompt == "first")
    told = GoalTold(scenario=scenario, rounds=SCENARIOS[scenario].rounds(3), rule=SCENARIOS[scenario].rule)
    assert [heard.event for heard in first.told] == [told]
    for language in LANGUAGES:
        assert tell(language, told) in match.text(0, language)


# Campaign

GAMES = [
    PlayedMatch((7, 9, 2), (2, 1, 3), "turns"),
    PlayedMatch((10, 1, 0), (1, 2, 3), "turns"),
    PlayedMatch((3, 4, 2), (2, 1, 3), "turns"),
]


def test_a_campaign_is_won_on_total_ep_or_on_victories() -> None:
    """W-16."""
    by_ep, by_victories = ranking(GAMES, by="ep"), ranking(GAMES, by="victories")
    assert (by_ep.points, by_ep.victories) == ((20, 14, 4), (1, 2, 0))
    assert by_ep.places == (1, 2, 3)
    assert by_victories.places == (2, 1, 3)


def test_a_campaign_by_ep_adds_ep_and_neither_laps_nor_fame() -> None:
    """W-16: Red wins both games on fame and laps, Blue has more EP on the markers."""
    games = []
    for scenario in ("arena", "pilgrims"):
        table = Table(2, scenario=scenario).ep(3, 7)
        table.state.fame[RED], table.state.laps[RED] = 6, 2
        games.append(CAMPAIGNS.played(final_result(table.state), see(table)))
    assert [game.places for game in games] == [(1, 2), (1, 2)]
    assert ranking(games, by="ep") == Ranking(2, (6, 14), (2, 0), (2, 1))
    assert ranking(games, by="victories").places == (1, 2)


def test_a_tie_goes_to_the_other_measure_then_is_shared() -> None:
    """W-16."""
    games = [PlayedMatch((5, 4, 3), (1, 2, 3), "turns"), PlayedMatch((3, 4, 5), (3, 2, 1), "turns")]
    assert ranking(games, by="ep").places == (1, 3, 1)
    assert ranking(games, by="victories").places == (1, 3, 1)


def test_a_campaign_has_the_same_players_throughout() -> None:
    """W-16."""
    for ended in ([], [GAMES[0], PlayedMatch((1, 2), (2, 1), "turns")]):
        with pytest.raises(ValueError, match="same players"):
            ranking(ended, by="ep")


def test_a_campaign_goes_from_scenario_to_scenario_and_knows_where_it_stands() -> None:
    """W-16."""
    begun = CAMPAIGNS.plan(["first", "pilgrims", "arena"], "victories")
    assert (begun.next_scenario(), begun.ranking()) == ("first", None)
    options = {"scenario": "arena", "other": "x"}
    assert CAMPAIGNS.options(begun, options) == {"scenario": "first", "other": "x"}
    for result in GAMES:
        begun = begun.after(result)
    assert begun.next_scenario() is None
    assert begun.ranking() == ranking(GAMES, by="victories")
    assert begun.restarted() == CAMPAIGNS.plan(["first", "pilgrims", "arena"], "victories")


def test_a_campaign_in_an_older_record_counts_its_scores() -> None:
    """W-16: such a record has no EP apart from the scores."""
    assert ranking(CAMPAIGNS.read("ep first arena; turns 7 9 / 2 1").played, by="ep").points == (7, 9)


@pytest.mark.parametrize("played", range(4))
def test_a_record_can_tell_of_its_campaign(played: int) -> None:
    begun = CAMPAIGNS.plan(["first", "pilgrims", "first"], "ep")
    for game in GAMES[:played]:
        begun = begun.after(PlayedMatch(game.scores, game.places, game.ending, game.scores if played > 1 else ()))
    assert CAMPAIGNS.read(str(begun)) == begun


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
        CAMPAIGNS.read(text)


def test_the_example_of_a_campaign_runs() -> None:
    assert doctest.testmod(campaign).failed == doctest.testmod(world_campaign).failed == 0
    assert GREEN == 2


def test_views_carry_the_score_wherever_it_is_more_than_ep_and_fame() -> None:
    """W-71: so no page needs to know what a lap is worth."""
    table = pilgrims(2, laps=2).ep(4, 0, 0)
    assert see(table).players[RED].score == 14
    for name in BEFORE_SCORES:
        assert (SCENARIOS[name].lap_worth, SCENARIOS[name].tile_worth, SCENARIOS[name].weighs_camps) == (0, 0, False)


def test_older_records_of_pilgrims_keep_their_digest() -> None:
    position = see(pilgrims(2, laps=2)).position()
    assert position.players[RED].score is None
    table = Table(scenario="relics")
    assert see(table).position() == see(table)
