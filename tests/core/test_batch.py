"""Batches: many episodes, each followed by the next."""

from __future__ import annotations

import pytest

from parlour import games
from parlour.core.batch import Batch
from parlour.core.encoding import new_buffer
from parlour.core.episode import IllegalAnswer
from parlour.core.game import State


def batch_of(slug: str, seats: int, count: int) -> Batch[State]:
    game = games.load(slug)
    assert game.encoding is not None
    options = game.settle(seats, {})
    encoder = game.encoding.encoder(seats, options)
    rows, masks = new_buffer(count * seats * encoder.size), new_buffer(count * seats * encoder.actions)
    return Batch(game, encoder, seats, options, rows, masks, count=count, votes=False, measure="score")


def offered(batch: Batch[State], row: int) -> list[int]:
    """The numbers that the mask of a seat offers; seats are counted through all environments."""
    actions = batch.episodes[0].encoder.actions
    mask = bytes(memoryview(batch.episodes[0].masks))[row * actions : (row + 1) * actions]
    return [number for number, is_offered in enumerate(mask) if is_offered]


def first_numbers(batch: Batch[State]) -> list[int]:
    rows = len(batch.episodes) * batch.seats
    return [next(iter(offered(batch, row)), 0) for row in range(rows)]


def test_an_episode_that_ends_is_followed_by_the_next() -> None:
    batch = batch_of("kokoro", 2, 3)
    batch.reset(["a", "b", "c"])
    ended: list[int] = []
    for _ in range(400):
        episodes = [episode.state for episode in batch.episodes]
        ended = batch.step(first_numbers(batch))
        if ended:
            break
    assert ended
    n = ended[0]
    assert batch.played[n] == 2
    result = batch.episodes[n].game.result(episodes[n])
    assert result is not None
    assert batch.rewards[:2] == list(result.scores)
    assert [len(offered(batch, 2 * n + seat)) for seat in range(2)] == [43, 43]


def test_a_seed_decides_the_deals_of_its_environment_alone() -> None:
    batch = batch_of("kokoro", 1, 2)
    size = batch.episodes[0].encoder.size
    batch.reset(["a", "b"])
    first = bytes(memoryview(batch.episodes[0].rows))
    batch.reset(["b", "a"])
    again = bytes(memoryview(batch.episodes[0].rows))
    assert first == again[size:] + again[:size]


def test_numbers_of_seats_that_do_not_act_are_passed_over() -> None:
    batch = batch_of("cocoons", 2, 1)
    batch.reset(["a"])
    acting = batch.episodes[0].acting[0]
    numbers = [-5, -5]
    numbers[acting] = offered(batch, acting)[0]
    batch.step(numbers)
    with pytest.raises(IllegalAnswer):
        batch.step([-5, -5])
