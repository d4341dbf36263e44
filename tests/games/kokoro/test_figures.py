"""The ledger's figures: what random play on the standard mat comes to. Seeded, so each run gives the same."""

from __future__ import annotations

from functools import cache

import parlour
from parlour.core.luck import Streams
from parlour.core.playout import playout
from parlour.core.rng import Fast
from parlour.games.kokoro.view import KokoroView

GAMES = 300


@cache
def random_solo_games() -> tuple[float, float]:
    """Mean score and mean number of cards."""
    game = parlour.load("kokoro")
    options = game.settle(1, {})
    scores, cards = 0, 0
    for seed in range(GAMES):
        state = game.setup(1, options)
        scores += playout(game, state, Streams(f"figures {seed}"), Fast(f"figures {seed}".encode())).scores[0]
        view = game.view(state, None)
        assert isinstance(view, KokoroView)
        cards += view.turn
        assert 20 <= view.turn <= 40
        assert view.turned == {}
    return scores / GAMES, cards / GAMES


def test_random_drawing_scores_about_minus_seventeen() -> None:
    """K-31"""
    score, _ = random_solo_games()
    assert -19 < score < -15


def test_a_game_takes_about_37_cards() -> None:
    """K-17, K-18: twenty golden of 22 in 42 cards come after 20 x 43 / 23 of them."""
    _, cards = random_solo_games()
    assert 36.9 < cards < 37.9
