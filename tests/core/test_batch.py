"""Batches: many episodes, each followed by the next."""

from __future__ import annotations

import random

import pytest

from parlour import games
from parlour.core.batch import Batch, EpisodeBatch, KernelBatch, batch_of
from parlour.core.encoding import Buffer, new_buffer
from parlour.core.episode import MEASURES, IllegalAnswer
from parlour.core.game import State


class Tables:
    """A batch with its buffers."""

    def __init__(self, slug: str, seats: int, count: int, measure: str = "score", **given: str) -> None:
        game = games.load(slug)
        assert game.encoding is not None
        options = game.settle(seats, given)
        encoder = self.encoder = game.encoding.encoder(seats, options)
        self.rows, self.masks = new_buffer(count * seats * encoder.size), new_buffer(count * seats * encoder.actions)
        self.finals = new_buffer(count * seats * encoder.size)
        buffers = self.rows, self.masks, self.finals
        self.by_contract = EpisodeBatch(
            game, encoder, seats, options, *buffers, count=count, votes=False, measure=measure
        )
        self.quickest: Batch[State] = batch_of(
            game, encoder, seats, options, *buffers, count=count, votes=False, measure=measure
        )

    def offered(self, row: int) -> list[int]:
        """The numbers that the mask of a seat offers; seats are counted through all environments."""
        mask = part(self.masks, row, self.encoder.actions)
        return [number for number, is_offered in enumerate(mask) if is_offered]

    def numbers(self, batch: Batch[State], rng: random.Random) -> list[int]:
        """A random number for each seat that acts."""
        rows = [self.offered(row) for row in range(batch.count * batch.seats)]
        return [rng.choice(offered) if offered else -5 for offered in rows]


def part(buffer: Buffer, row: int, size: int) -> bytes:
    return bytes(memoryview(buffer))[row * size : (row + 1) * size]


@pytest.mark.parametrize("slug", ["kokoro", "cocoons"])
def test_an_episode_that_ends_is_followed_by_the_next(slug: str) -> None:
    tables = Tables(slug, 2, 3)
    batch, rng = tables.by_contract, random.Random(1)
    batch.reset(["a", "b", "c"])
    ended: list[int] = []
    while not ended:
        episodes = [episode.state for episode in batch.episodes]
        ended = batch.step(tables.numbers(batch, rng))
    n = ended[0]
    assert batch.played[n] == 2
    result = batch.episodes[n].game.result(episodes[n])
    assert result is not None
    assert batch.rewards[:2] == list(result.scores)
    assert any(tables.offered(2 * n + seat) for seat in range(2)), "the next one has begun"


@pytest.mark.parametrize("kind", ["by_contract", "quickest"])
def test_a_seed_decides_the_deals_of_its_environment_alone(kind: str) -> None:
    tables = Tables("kokoro", 1, 2)
    batch: Batch[State] = getattr(tables, kind)
    batch.reset(["a", "b"])
    first = [part(tables.rows, row, tables.encoder.size) for row in range(2)]
    batch.reset(["b", "a"])
    assert [part(tables.rows, row, tables.encoder.size) for row in (1, 0)] == first
    assert first[0] != first[1]


def test_numbers_of_seats_that_do_not_act_are_passed_over() -> None:
    tables = Tables("cocoons", 2, 1)
    batch = tables.by_contract
    batch.reset(["a"])
    batch.step(tables.numbers(batch, random.Random(1)))
    with pytest.raises(IllegalAnswer):
        batch.step([-5, -5])


def test_a_game_whose_kernel_passes_something_over_goes_through_the_contract() -> None:
    assert isinstance(Tables("cocoons", 2, 1).quickest, EpisodeBatch)
    assert isinstance(Tables("kokoro", 2, 1).quickest, KernelBatch)


KOKORO = [
    (1, {}),
    (2, {"caller": "manual"}),
    (3, {"decree": "8", "peek": "path"}),
    (2, {"guardians": "each", "decree": "draw", "peek_limit": "round"}),
    (8, {"guardians": "random"}),
    *((1, {"guardians": "each", "decree": str(decree)}) for decree in range(1, 17)),
]


@pytest.mark.parametrize(("seats", "options"), KOKORO, ids=str)
def test_by_number_everything_is_as_through_the_contract(seats: int, options: dict[str, str]) -> None:
    both_play_alike(seats, options, "score")


@pytest.mark.parametrize("measure", MEASURES)
def test_rewards_by_number_are_those_of_the_contract(measure: str) -> None:
    both_play_alike(3, {}, measure)


def both_play_alike(seats: int, options: dict[str, str], measure: str) -> None:
    one, other = Tables("kokoro", seats, 3, measure, **options), Tables("kokoro", seats, 3, measure, **options)
    slow, quick, rng = one.by_contract, other.quickest, random.Random(seats)
    assert isinstance(quick, KernelBatch)
    for batch in (slow, quick):
        batch.reset(["a", "b", "c"])
    ends = 0
    for _ in range(70):
        assert bytes(memoryview(one.masks)) == bytes(memoryview(other.masks))
        for row in range(3 * seats):
            if one.offered(row):
                assert part(one.rows, row, one.encoder.size) == part(other.rows, row, one.encoder.size)
        numbers = one.numbers(slow, rng)
        ended = slow.step(numbers)
        assert ended == quick.step(numbers)
        assert slow.rewards == quick.rewards
        assert bytes(memoryview(one.finals)) == bytes(memoryview(other.finals))
        ends += len(ended)
    assert ends


def test_what_the_mask_does_not_offer_is_refused_by_number_too() -> None:
    tables = Tables("kokoro", 1, 1)
    tables.quickest.reset(["a"])
    tables.quickest.step([0])
    for number in (0, -1, 43):
        with pytest.raises(IllegalAnswer):
            tables.quickest.step([number])


@pytest.mark.parametrize("kind", ["by_contract", "quickest"])
def test_if_one_number_is_refused_nothing_has_happened(kind: str) -> None:
    tables = Tables("kokoro", 2, 2)
    batch: Batch[State] = getattr(tables, kind)
    batch.reset(["a", "b"])
    before = bytes(memoryview(tables.rows)), bytes(memoryview(tables.masks))
    with pytest.raises(IllegalAnswer, match=r"^Seat 1 can’t act with 43 now"):
        batch.step([0, 0, 0, 43])
    batch.show()
    assert (bytes(memoryview(tables.rows)), bytes(memoryview(tables.masks))) == before
