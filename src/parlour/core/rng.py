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

    def __init__(self, seed: bytes) -> None:
        key = hashlib.blake2b(seed, digest_size=12).digest()
        self.a: i64 = word_at(key, 0)
        self.b: i64 = word_at(key, 4)
        self.c: i64 = word_at(key, 8)
        self.count: i64 = 1
        for _ in range(12):
            self.word()

    def word(self) -> int:
        mask: i64 = MASK
        word: i64 = (self.a + self.b + self.count) & mask
        self.count = (self.count + 1) & mask
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & mask
        self.c = (((self.c << 21) | (self.c >> 11)) + word) & mask
        return word


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
