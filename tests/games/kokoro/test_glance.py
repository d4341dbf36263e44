"""The glance: it reads lines as the rules do, and draws with sense."""

from __future__ import annotations

from typing import cast

import parlour
from parlour import bots
from parlour.core import bits
from parlour.core.game import State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.games.kokoro.bot import SHORT
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.glance import NO_LINE
from parlour.games.kokoro.state import Mat
from parlour.research.drive import play, seat_bots

GAME = cast("Kokoro", parlour.load("kokoro"))
BOARD = GAME.board


def any_mat(seed: int, paths: int) -> Mat:
    rng, mat = Fast(f"mat {seed}".encode()), Mat()
    free = list(range(BOARD.size))
    for _ in range(paths):
        mat.draw(BOARD, free.pop(rng.below(len(free))), 1 + rng.below(6))
    return mat


def test_lines_are_the_chains_of_the_rules() -> None:
    """K-21, on mats drawn at random: the same features, and the same ends that can grow."""
    glance = GAME.glance
    for seed in range(60):
        mat = any_mat(seed, 5 + seed % 37)
        glance.read_lines(mat)
        empty = BOARD.all & ~mat.drawn
        for space in range(BOARD.size):
            chain, line = mat.chain(BOARD, space), glance.line[space]
            assert (line == NO_LINE) == (chain == 0)
            if chain:
                assert glance.caterpillars[line] == BOARD.caterpillars.among(chain)
                assert glance.flowers[line] == BOARD.flowers.among(chain)
                openings = [mat.top, mat.right, mat.bottom, mat.left]
                growing = [openings[e] & chain & BOARD.beyond(e, empty) for e in range(4)]
                assert glance.live[line] == sum(bits.count(spaces) for spaces in growing)


def test_a_glance_alone_scores_far_more_than_chance() -> None:
    """Random drawing comes to about -17."""
    scores = []
    for deal in range(20):
        match = cast("Match[State]", Match(GAME, 1, {}, Streams(f"glance {deal}")))
        scores.append(play(match, seat_bots(match.game, ["greedy"], str(deal))).scores[0])
    assert sum(scores) / len(scores) > 40


def test_search_compares_the_drawings_that_a_glance_weighs_highest() -> None:
    match = parlour.new("kokoro", seats=1, seed=4)
    decision = match.decisions()[0]
    choices = match.game.choices(match.state, decision, 0)
    greedy = bots.make("greedy", match.game, 1)
    short = greedy.shortlist(match.view(0), decision, choices)
    assert len(short) == SHORT < len(choices)
    assert set(short) <= set(choices)
    assert short[0] == greedy.decide(match.view(0), decision, choices, {}, None)
