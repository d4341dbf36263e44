"""Every game ends: no endless chain, whatever the tiles (law 10, W-35, W-68)."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.games.cocoon_world.edition import read
from parlour.games.cocoon_world.events import PawnMoved
from parlour.games.cocoon_world.game import CocoonWorld
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.tiles import NO_EVENT
from parlour.testing.wander import play_out
from tests.games.cocoon_world.table import RED, Table

HEAD = """
name = "adversary"
title = "Nothing but trouble"
[provenance]
ring = "own: as the standard one"
tiles = "own: to look for endless chains"
[ring]
stretch = 7
events = ["start", "initiation", "experience", "bet", "experience", "pit"]
"""

# Sets of tiles that keep a pawn moving, rolling, swapping or placing as long as the rules let them.
ADVERSARIES = {
    "moves": {"f1": 9, "b1": 9, "f2": 9, "b2": 9, "f7": 9, "b7": 9},
    "there and back": {"f1": 9, "b1": 9, "f12": 9, "b12": 9, "f6": 3},
    "rolls": {"roll": 9, "roll-place": 9, "gain1-roll": 9, "lose1-roll": 9, "turn-roll": 9, "experience-roll": 9},
    "deeds": {"swap": 9, "take": 9, "place": 9, "choose": 9, "f1": 9, "b1": 9},
    "bets": {"bet": 9, "start-roll": 9, "b12": 9, "f12": 9, "start": 9},
    "later": {"die": 9, "change": 9, "reverse": 9, "choose": 9, "roll": 9},
}


BEFORE_A_ROLL = {"arena": ("travel",), "camp": ("stay",)}


def game_of(tiles: dict[str, int]) -> CocoonWorld:
    lines = "".join(f"{name} = {count}\n" for name, count in tiles.items())
    return CocoonWorld(read(f"{HEAD}[tiles.basic]\n{lines}[tiles.marked]\n", "adversary"))


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("tiles", ADVERSARIES)
def test_a_game_of_adversarial_tiles_ends_within_its_bound(tiles: str, scenario: str) -> None:
    """Law 10, W-68."""
    game = game_of(ADVERSARIES[tiles])
    for seed in range(6):
        seats = 1 + seed % 5
        match = Match(game, seats, {"scenario": scenario}, Streams(f"{tiles} {seed}"))
        rng = Fast(f"{tiles} {seed}".encode())
        assert play_out(match, rng, game.bound(seats)) < 10_000


def never_ends(table: Table, space: int) -> bool:
    """Would a pawn that only follows tiles from here go round for ever?"""
    board, seen = table.game.board, set[int]()
    while board.events[space] == NO_EVENT and space not in seen:
        seen.add(space)
        space = (space + board.kinds[table.state.tile[space]].steps) % board.size
    return space in seen


@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize("tiles", ["moves", "there and back"])
def test_on_a_board_of_moving_tiles_just_the_endless_chains_are_cut(tiles: str, scenario: str) -> None:
    """W-35: a loop is told if and only if the tiles alone would never let go of the pawn."""
    game = game_of(ADVERSARIES[tiles])
    names = list(ADVERSARIES[tiles])
    rng = Fast(f"{tiles} {scenario}".encode())
    endless = 0
    for _ in range(60):
        table = Table(2, game=game, scenario=scenario)
        for space in game.board.normal:
            table.tile(space, names[rng.below(len(names))])
        start = rng.below(game.board.size)
        table.pawn(RED, start)
        is_endless = never_ends(table, (start + 4) % game.board.size)
        table.do(*BEFORE_A_ROLL.get(table.prompt, ()), "1 3 t2")
        stops = sum(isinstance(event, PawnMoved) for event in table.events)
        assert stops <= game.board.size + 1
        assert ("W-35" in table.clauses()) == is_endless
        endless += is_endless
    assert 0 < endless < 60, "the adversary makes both kinds of chains"


def test_the_standard_edition_ends_within_its_bound() -> None:
    """W-68."""
    game = games.load("cocoon_world")
    for seed in range(10):
        match = Match(game, 5, {}, Streams(str(seed)))
        assert play_out(match, Fast(str(seed).encode()), 400_000) < 1000
