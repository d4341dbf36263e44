"""Random numbers: exact, uniform, and the same everywhere.

The vectors are written down so that another implementation can check itself against them.
"""

from __future__ import annotations

import hashlib
import hmac
from collections import Counter

import pytest

from parlour.core.rng import WORDS, Fast, Keyed, Rng

KEY = bytes(range(32))


class Given(Rng):
    """Words from a list."""

    def __init__(self, words: list[int]) -> None:
        self.words = words

    def word(self) -> int:
        return self.words.pop(0)


def words(rng: Rng, count: int) -> list[str]:
    return [f"{rng.word():08x}" for _ in range(count)]


def test_vector_of_the_keyed_generator() -> None:
    """Key 000102…1f, label 0/path/0: two blocks of eight words, big-endian."""
    assert words(Keyed(KEY, "0/path/0"), 10) == [
        *("f771b519", "faade910", "569af6b7", "212f7ff1", "720e2231", "4fca8cae", "9c8c9d8c", "a7b1c72f"),
        *("bedf9e23", "b012a826"),
    ]


def test_the_keyed_generator_is_hmac_in_counter_mode() -> None:
    blocks = [hmac.new(KEY, f"3/roll/1/{n}".encode(), hashlib.sha256).hexdigest() for n in range(3)]
    assert "".join(words(Keyed(KEY, "3/roll/1"), 24)) == "".join(blocks)


def test_vectors_of_the_fast_generator() -> None:
    """sfc32, seeded with the first 12 bytes that BLAKE2b gives for the seed, after 12 rounds."""
    assert words(Fast(b"parlor"), 6) == ["d64849ea", "c530923d", "2147114f", "3df84e81", "963f926a", "67552618"]
    assert words(Fast(b""), 3) == ["75884cdb", "0880c747", "bcc7808d"]


def test_vectors_of_a_generator_begun_from_two_words() -> None:
    fast = Fast()
    fast.seed(1, 2)
    assert words(fast, 3) == ["d0f6de4e", "9fa8d05e", "c017a227"]
    fast.seed(1, 2)
    assert words(fast, 1) == ["d0f6de4e"], "the same words begin the same numbers"


def test_neighbouring_words_begin_numbers_that_have_nothing_in_common() -> None:
    """Chi-squared over ten classes of the first number: 27.9 is passed once in a thousand."""
    fast, drawn = Fast(), [0] * 10
    for second in range(5000):
        fast.seed(7, second)
        drawn[fast.below(10)] += 1
    assert sum((n - 500) ** 2 / 500 for n in drawn) < 27.9


def test_the_fast_generator_is_sfc32() -> None:
    key = hashlib.blake2b(b"seed", digest_size=12).digest()
    a, b, c = (int.from_bytes(key[i : i + 4], "big") for i in (0, 4, 8))
    expected = []
    for count in range(1, 2013):
        word = (a + b + count) % WORDS
        a, b, c = b ^ b >> 9, b_times_nine(c), ((c << 21 | c >> 11) % WORDS + word) % WORDS
        expected.append(word)
    fast = Fast(b"seed")
    assert [fast.word() for _ in range(2000)] == expected[12:]


def b_times_nine(c: int) -> int:
    return (c + (c << 3)) % WORDS


@pytest.mark.parametrize("n", [1, 2, 3, 7, 42, 1296, 65535, 2**31 + 1, 2**32 - 1, 2**32])
def test_words_above_the_last_whole_multiple_are_rejected(n: int) -> None:
    limit = WORDS // n * n
    above = [word for word in (limit, WORDS - 1) if limit <= word < WORDS]
    assert Given([*above, limit - 1, 99]).below(n) == n - 1
    assert Given([0]).below(n) == 0
    assert Given([n - 1]).below(n) == n - 1


@pytest.mark.parametrize("n", [0, -1, 2**32 + 1])
def test_below_is_defined_for_one_to_two_to_the_32(n: int) -> None:
    """Above that every word would be rejected, for ever."""
    with pytest.raises(AssertionError):
        Fast(b"").below(n)


@pytest.mark.parametrize("rng", [Fast(b"fair"), Keyed(b"fair", "die")], ids=["fast", "keyed"])
def test_numbers_are_uniform(rng: Rng) -> None:
    """Chi-squared with 11 degrees of freedom: 31.3 is passed once in a thousand; the seeds are fixed."""
    total, n = 12_000, 12
    counts = Counter(rng.below(n) for _ in range(total))
    assert set(counts) == set(range(n))
    assert sum((counts[i] - total / n) ** 2 / (total / n) for i in range(n)) < 31.3
