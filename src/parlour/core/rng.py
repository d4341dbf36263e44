"""Random numbers, behind one interface: fast for simulation, keyed for tables."""

from __future__ import annotations

import hashlib
import hmac
from typing import Final

from mypy_extensions import i64, mypyc_attr

MASK: Final = 0xFFFFFFFF
WORDS: Final = 0x100000000


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """A source of 32-bit words; everything else is made from them."""

    def word(self) -> int:
        raise NotImplementedError

    def below(self, n: int) -> int:
        """A whole number from 0 to n-1, all equally likely (1 <= n <= 2**32)."""
        assert 1 <= n <= WORDS
        limit = WORDS - WORDS % n
        while True:
            word = self.word()
            if word < limit:
                return word % n


class Fast(Rng):
    """The small fast counting generator (sfc32): good enough for play-outs, no secret."""

    def __init__(self, seed: bytes | None = None) -> None:
        """From a seed, which is hashed; without one `seed` must be called before the first word."""
        self.a: i64 = 0
        self.b: i64 = 0
        self.c: i64 = 0
        self.count: i64 = 1
        if seed is not None:
            key = hashlib.blake2b(seed, digest_size=12).digest()
            self.a = word_at(key, 0)
            self.b = word_at(key, 4)
            self.c = word_at(key, 8)
            for _ in range(12):
                self.next_word()

    def seed(self, first: i64, second: i64) -> None:
        """Begin again from two words, without hashing; streams of neighbouring words have nothing in common."""
        self.a = mixed(first)
        self.b = mixed(second ^ self.a)
        self.c = mixed(first ^ self.b)
        self.count = 1
        self.next_word()  # mixed words need no more
        self.next_word()

    def clone(self) -> Fast:
        """Another source of the same words."""
        twin = Fast()
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.count = self.count
        return twin

    def word(self) -> int:
        return self.next_word()

    def next_word(self) -> i64:
        mask: i64 = MASK
        b = self.b
        c = self.c
        word: i64 = (self.a + b + self.count) & mask
        self.count = (self.count + 1) & mask
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & mask
        self.c = (((c << 21) | (c >> 11)) + word) & mask
        return word

    def below(self, n: int) -> int:
        size: i64 = n
        words: i64 = WORDS
        assert 1 <= size <= words
        while True:
            word = self.next_word()
            rest = word % size
            if word - rest <= words - size:  # the words of a last, shorter stretch would favour the low numbers
                return rest


def mixed(word: i64) -> i64:
    """A word of which each bit depends on all bits of the given one."""
    mask: i64 = MASK
    word &= mask
    word = ((word ^ (word >> 16)) * 0x21F0AAAD) & mask
    word = ((word ^ (word >> 15)) * 0x735A2D97) & mask
    return word ^ (word >> 15)


def word_at(key: bytes, at: int) -> i64:
    """Four bytes as a word, the highest first."""
    word: i64 = key[at]
    for i in range(at + 1, at + 4):
        word = (word << 8) | key[i]
    return word


class Keyed(Rng):
    """HMAC-SHA-256 in counter mode over a label: the same key and label give the same numbers anywhere."""

    def __init__(self, key: bytes, label: str) -> None:
        self.key = key
        self.label = label
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        if not self.words:
            text = f"{self.label}/{self.block}".encode()
            block = hmac.digest(self.key, text, "sha256")
            self.block += 1
            self.words = [int.from_bytes(block[i : i + 4], "big") for i in range(28, -1, -4)]
        return self.words.pop()
