"""Positions inside a round, each kept once: a board and the Monsters' HP, as a plan has them. And teams at its end."""

from __future__ import annotations

from typing import Final

from librt.vecs import extend, vec
from mypy_extensions import i64

FEWEST_SLOTS: Final = 64
TEAMS: Final = 512
# Folding a key to 30 bits, and spreading them: no product is too large for a native integer.
FOLD: Final = 30
FOLD_MASK: Final = 0x3FFFFFFF
SPREAD: Final = 0x4F1BBCDD
SPREAD_DOWN: Final = 24  # to bits that all of the key has a part in
# What was met: the number of a position, and above it the bits of the board that are kept apart
APART_AT: Final = 32
NUMBER_MASK: Final = 0xFFFFFFFF


def slot_of(key: i64, foes: i64, slots: i64) -> i64:
    """Where to look for two words in a table; the number of its slots is a power of two."""
    folded = key ^ (key >> FOLD) ^ (foes << 7) ^ (foes >> FOLD)
    return (((folded & FOLD_MASK) * SPREAD) >> SPREAD_DOWN) & (slots - 1)


class Positions:
    """Numbered from 0, in the order in which they were first met. There is room for a power of two to begin with."""

    def __init__(self, room: i64) -> None:
        slots = max(FEWEST_SLOTS, 2 * room)
        self.size: i64 = 0
        self.boards = vec[i64]([0] * (slots // 2))
        self.foes = vec[i64]([0] * (slots // 2))
        self.apart: i64 = 0  # bits of a board in which positions may differ and still be one
        self.meetings: i64 = 1  # the first counts from 1
        self.met = vec[i64]([0] * (2 * slots))  # the number of each that was met, one after another
        self.slots = vec[i64]([0] * slots)  # a number and 1; 0 is free

    def keep_apart(self, bits: i64) -> None:
        """Leave these bits of the board out of positions; they are only noted where one is met."""
        self.apart = bits

    def meet(self, board: i64, foes: i64) -> None:
        """One that may be known."""
        if self.meetings == len(self.met):
            self.met = extend(self.met, vec[i64]([0] * len(self.met)))
        noted = (board & self.apart) << APART_AT
        self.met[self.meetings] = noted | self.number(board & ~self.apart, foes)
        self.meetings += 1

    def number(self, board: i64, foes: i64) -> i64:
        """Of this position; the next if it is new. Vectors are not named: most are looked at once."""
        slot = slot_of(board, foes, len(self.slots))
        n = self.slots[slot] - 1
        while n >= 0:
            if self.boards[n] == board and self.foes[n] == foes:
                return n
            slot = (slot + 1) & (len(self.slots) - 1)
            n = self.slots[slot] - 1
        self.take_in(board, foes, slot)
        return self.size - 1

    def take_in(self, board: i64, foes: i64, slot: i64) -> None:
        """A new one; at most half of the slots are taken."""
        self.boards[self.size], self.foes[self.size] = board, foes
        self.size += 1
        self.slots[slot] = self.size
        if 2 * self.size == len(self.slots):
            self.spread_out(4 * len(self.slots))

    def spread_out(self, count: i64) -> None:
        """Over more slots."""
        more = count // 2 - len(self.boards)
        self.boards, self.foes = extend(self.boards, vec[i64]([0] * more)), extend(self.foes, vec[i64]([0] * more))
        slots = vec[i64]([0] * count)
        for n in range(self.size):
            slot = slot_of(self.boards[n], self.foes[n], count)
            while slots[slot]:
                slot = (slot + 1) & (count - 1)
            slots[slot] = n + 1
        self.slots = slots


class Memo:
    """How teams were judged at ends of the round, as many as fit: a later one takes the slot of an earlier one.

    The three parts of a judgement are side by side.
    """

    def __init__(self) -> None:
        self.teams = vec[i64]([0] * TEAMS)
        self.foes = vec[i64]([0] * TEAMS)
        self.parts = vec[float]([0.0] * (3 * TEAMS))
