"""Rules by number: play-outs in a batch, and the same end through the contract. The law is in tests/test_laws.py."""

from __future__ import annotations

import pytest

import parlour
from parlour.core.game import Game, State
from parlour.core.playout import Numbers, playouts
from parlour.games import SLUGS
from parlour.testing.toys import Box, Den


@pytest.mark.parametrize("slug", [slug for slug in SLUGS if parlour.load(slug).kernel is not None])
def test_a_batch_of_playouts_ends_as_it_does_through_the_contract(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.load(slug)
    states = [game.setup(seats, game.settle(seats, {})) for seats in (game.least, game.most)]
    by_number = playouts(game, states, 3, seed=5)
    monkeypatch.setattr(game, "kernel", None)
    assert playouts(game, states, 3, seed=5) == by_number
    assert len({scores for state in by_number for scores in state}) > 1


@pytest.mark.parametrize("game", [Den(), Box()], ids=lambda game: game.slug)
def test_a_game_without_a_kernel_is_played_out_too(game: Game[State]) -> None:
    (scores,) = playouts(game, [game.setup(2, game.settle(2, {}))], 4)
    assert [len(one) for one in scores] == [2] * 4


def test_playouts_leave_the_state_alone_and_depend_on_seed_and_number() -> None:
    game = parlour.load("kokoro")
    state = game.setup(2, game.settle(2, {}))
    (first,) = playouts(game, [state], 4, seed=1)
    again, twice = playouts(game, [state, state], 6, seed=1)
    assert first == again[:4]
    assert again == twice
    assert playouts(game, [state], 4, seed=2) != [first]


def test_luck_and_whims_are_streams_of_their_own() -> None:
    """What one seat does with its numbers changes nobody else's, and no deal."""
    numbers, same = Numbers(2, ("path",)), Numbers(2)
    numbers.begin(7, 9)
    same.begin(7, 9)
    for _ in range(5):
        numbers.seats[0].word()
    assert numbers.seats[1].word() == same.seats[1].word()
    assert numbers.rng(0, "path", 0).word() == same.rng(0, "path", 0).word()
    assert len({numbers.seats[0].word(), numbers.seats[1].word(), numbers.rng(0, "look", 0).word()}) == 3
