"""Every game ends: no endless chain, whatever the tiles (law 10, W-35, W-68)."""

from __future__ import annotations

import pytest

from parlor import games
from parlor.core.luck import Streams
from parlor.core.match import Match
from parlor.core.rng import Fast
from parlor.games.cocoon_world.edition import read
from parlor.games.cocoon_world.game import CocoonWorld
from parlor.testing.wander import play_out

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
    "there and back": {"f1": 9, "b1": 9, "f12": 9, "b12": 9},
    "rolls": {"roll": 9, "roll-place": 9, "gain1-roll": 9, "lose1-roll": 9, "turn-roll": 9, "experience-roll": 9},
    "deeds": {"swap": 9, "take": 9, "place": 9, "choose": 9, "f1": 9, "b1": 9},
    "bets": {"bet": 9, "start-roll": 9, "b12": 9, "f12": 9, "start": 9},
    "later": {"die": 9, "change": 9, "reverse": 9, "choose": 9, "roll": 9},
}


def game_of(tiles: dict[str, int]) -> CocoonWorld:
    lines = "".join(f"{name} = {count}\n" for name, count in tiles.items())
    return CocoonWorld(read(f"{HEAD}[tiles.basic]\n{lines}[tiles.marked]\n", "adversary"))


@pytest.mark.parametrize("scenario", ["first", "pilgrims", "arena"])
@pytest.mark.parametrize("tiles", ADVERSARIES)
def test_a_game_of_adversarial_tiles_ends_within_its_bound(tiles: str, scenario: str) -> None:
    """Law 10, W-68."""
    game = game_of(ADVERSARIES[tiles])
    for seed in range(6):
        seats = 1 + seed % 5
        match = Match(game, seats, {"scenario": scenario}, Streams(f"{tiles} {seed}"))
        rng = Fast(f"{tiles} {seed}".encode())
        assert play_out(match, rng, game.bound(seats)) < 10_000


@pytest.mark.parametrize("tiles", ["moves", "there and back"])
def test_a_chain_on_a_board_of_moving_tiles_has_at_most_a_stop_for_each_space(tiles: str) -> None:
    """W-35: every space but one is stopped on at most once, then a loop ends the chain."""
    game = game_of(ADVERSARIES[tiles])
    board = game.board
    names = list(ADVERSARIES[tiles])
    rng = Fast(b"chains")
    longest = 0
    for _ in range(300):
        state = game.setup(2, {"scenario": "first"})
        state.tile = [board.kind_of[names[rng.below(len(names))]] if event == 0 else -1 for event in board.events]
        match = Match(game, 2, {}, None)
        match.state = state
        for text in ("0", *(names[:1] * 6)):
            game.apply(state, game.decisions(state)[0], (), [game.read(text)], None)
        state.at[0] = rng.below(board.size)
        decision = game.decisions(state)[0]
        game.apply(state, decision, (), [game.read("1 3 t2")], None)
        longest = max(longest, len(state.chain))
        assert len(state.chain) <= board.size
    assert longest <= board.size


def test_the_standard_edition_ends_within_its_bound() -> None:
    """W-68."""
    game = games.load("cocoon_world")
    for seed in range(10):
        match = Match(game, 5, {}, Streams(str(seed)))
        assert play_out(match, Fast(str(seed).encode()), 400_000) < 1000
