"""Previews tell what surely happens, and the view how a push of luck stands."""

from __future__ import annotations

import pytest

from parlour.core.game import DEAL, Log
from parlour.core.rng import Fast
from parlour.core.values import Event
from parlour.games.cocoon_world.events import MarkerMoved, PawnMoved, TileFollowed, TilePlaced, WouldRisk, WouldThen
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import CocoonWorldState
from parlour.games.cocoon_world.view import CocoonWorldView, Odds
from tests.games.cocoon_world.table import BLUE, GAME, RED, Table


def preview(table: Table, text: str, seat: int | None = RED) -> list[Event]:
    return table.game.preview(table.game.view(table.state, seat), table.game.read(text))


def odds_of(table: Table, seat: int | None) -> Odds:
    view = table.game.view(table.state, seat)
    assert isinstance(view, CocoonWorldView)
    assert view.odds is not None
    return view.odds


def is_would(event: Event) -> bool:
    return isinstance(event, WouldThen | WouldRisk)


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_a_preview_is_what_then_happens(scenario: str) -> None:
    """From the view alone, for every answer to every question of random matches."""
    rng = Fast(scenario.encode())
    foreseen: set[str] = set()
    for seats in (1, 2, 3, 4, 5):
        state = GAME.setup(seats, {"scenario": scenario})
        while GAME.result(state) is None:
            decision = GAME.decisions(state)[0]
            if decision.mode is DEAL:
                GAME.apply(state, decision, (), [GAME.sample(state, decision, rng)], None)
                continue
            seat = decision.seats[0]
            for action in GAME.choices(state, decision, seat):
                found = GAME.preview(GAME.view(state, seat), action)
                foreseen.add(decision.prompt)
                twin = state.clone()
                log = Log()
                GAME.apply(twin, decision, (seat,), [action], log)
                assert [event for event in found if not is_would(event)] == [told.event for told in log.told]
                assert any(map(is_would, found)) == waits_for_chance(twin)
            GAME.apply(state, decision, (seat,), [GAME.pick(state, decision, seat, rng)], None)
    assert {"tile", "again", "swap"} <= foreseen


def waits_for_chance(state: CocoonWorldState) -> bool:
    decisions = GAME.decisions(state)
    return bool(decisions) and decisions[0].mode is DEAL


def test_a_preview_follows_a_chain_up_to_the_next_hidden_tile() -> None:
    """W-30, W-50: the tile sends the pawn on; what lies face down there is not told."""
    table = Table(2).hand(RED, "f3", "lose3").tile(10, "?").do("2 5 t1")
    assert preview(table, "place f3") == [
        TilePlaced(seat=RED, tile="f3", space="7", rule="W-30"),
        TileFollowed(seat=RED, tile="f3", space="7", rule="W-50"),
        PawnMoved(seat=RED, spaces=3, way="forward", space="10", why="tile", rule="W-50"),
        WouldThen(prompt="turn-up", rule="W-31"),
    ]


def test_nothing_is_foreseen_of_what_is_no_answer_of_this_seat() -> None:
    table = Table(2).hand(RED, "f3").do("2 5 t1")
    assert preview(table, "place f4") == []
    assert preview(table, "place f3", BLUE) == []
    assert preview(table, "place f3", None) == []


def test_the_dungeon_tells_its_odds_and_what_is_at_stake() -> None:
    """W-43: a pair again, 720 of 1296 rolls, would end it with nothing; stopping brings its 1 EP."""
    table = Table(2).pawn(RED, 33).do("3 4 t1", "enter", "1 1 3 5")
    odds = odds_of(table, BLUE)
    assert (odds.of, odds.lost, odds.stake) == (1296, 720, 1)
    assert [(chance.what, chance.ways, chance.is_done) for chance in odds.chances][:2] == [
        ("nothing", 288, False),
        ("pair", 720, True),
    ]
    assert preview(table, "again") == [
        WouldThen(prompt="dungeon", rule="W-43"),
        WouldRisk(lost=720, of=1296, rule="W-43"),
    ]
    gained = MarkerMoved(seat=RED, ep=1, way="clockwise", position=1, why="dungeon", rule="W-43")
    assert gained in preview(table, "stop")
    assert WouldRisk(lost=720, of=1296, rule="W-43").facts() == {"percent": 56}


def test_no_odds_are_told_where_no_luck_is_pushed() -> None:
    view = Table(2).game.view(Table(2).state, RED)
    assert isinstance(view, CocoonWorldView)
    assert view.odds is None


def test_the_arena_tells_how_strong_the_next_beast_is() -> None:
    """W-73: 196, 160, 108 and 56 of 216 rolls beat the four beasts."""
    table = Table(2, scenario="arena")
    odds = odds_of(table, None)
    assert [chance.ways for chance in odds.chances] == [196, 160, 108, 56]
    assert (odds.lost, odds.stake) == (20, 0)
    table.do("fight", "4 4 4")
    odds = odds_of(table, None)
    assert (odds.lost, odds.stake, [chance.is_done for chance in odds.chances]) == (56, 1, [True, False, False, False])


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_the_board_in_words_tells_the_odds(language: str) -> None:
    table = Table(2).pawn(RED, 33).do("3 4 t1", "enter", "1 1 3 5")
    assert "56" in table.game.text(table.game.view(table.state, RED), language)
