"""Positions inside a round, each kept once: a board and the Monsters' HP, as a plan has them."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FEWEST_SLOTS: Final = 64
# Folding a key to 30 bits, and spreading them: no product is too large for a native integer.
FOLD: Final = 30
FOLD_MASK: Final = 0x3FFFFFFF
SPREAD: Final = 0x4F1BBCDD
SPREAD_DOWN: Final = 24  # to bits that all of the key has a part in


def slot_of(key: i64, foes: i64, slots: i64) -> i64:
    """Where to look for two words in a table; the number of its slots is a power of two."""
    folded = key ^ (key >> FOLD) ^ (foes << 7) ^ (foes >> FOLD)
    return (((folded & FOLD_MASK) * SPREAD) >> SPREAD_DOWN) & (slots - 1)


class Positions:
    """Numbered from 0, in the order in which they were first met."""

    def __init__(self) -> None:
        self.size: i64 = 0
        self.boards = vec[i64]()
        self.foes = vec[i64]()
        self.met = vec[i64]([0])  # the number of each that was met, one after another, behind a 0
        self.slots = vec[i64]([0] * FEWEST_SLOTS)  # a number and 1; 0 is free

    def meet(self, board: i64, foes: i64) -> None:
        """One that may be known."""
        slots, boards, all_foes = self.slots, self.boards, self.foes
        slot = slot_of(board, foes, len(slots))
        while slots[slot]:
            n = slots[slot] - 1
            if boards[n] == board and all_foes[n] == foes:
                self.met = append(self.met, n)
                return
            slot = (slot + 1) & (len(slots) - 1)
        self.met = append(self.met, self.size)
        self.take_in(board, foes, slot)

    def take_in(self, board: i64, foes: i64, slot: i64) -> None:
        """A new one; at most half of the slots are taken."""
        self.boards = append(self.boards, board)
        self.foes = append(self.foes, foes)
        self.size += 1
        self.slots[slot] = self.size
        if 2 * self.size > len(self.slots):
            self.spread_out(4 * len(self.slots))

    def spread_out(self, count: i64) -> None:
        """Over more slots."""
        slots = vec[i64]([0] * count)
        for n in range(self.size):
            slot = slot_of(self.boards[n], self.foes[n], count)
            while slots[slot]:
                slot = (slot + 1) & (count - 1)
            slots[slot] = n + 1
        self.slots = slots
