"""A board in one number, and the Monsters' HP in another: what changes in a round that is thought ahead."""

from __future__ import annotations

from typing import Final

# In one number each: the HP that every Monster of the row has left, the icons of the five dial spaces.
FOE: Final = 5
FOE_MASK: Final = 31
SPACE: Final = 4
SPACE_MASK: Final = 15
MOVE_BIT: Final = 1
ATTACK_BIT: Final = 2
EAT_BIT: Final = 4
REAP_BIT: Final = 8

# And a board: all that changes in a round besides the Monsters. Where each part begins, and one of it.
PLACE_MASK: Final = 63
REAPER_AT: Final = 6
REAPER_MASK: Final = 63
REAPER_BITS: Final = 63 << 6  # the same where it stands
HP_AT: Final = 12
HP_MASK: Final = 15
ONE_HP: Final = 0x1000
VEGETABLES_AT: Final = 16
VEGETABLES_MASK: Final = 15
ONE_VEGETABLE: Final = 0x10000
BOOKS_AT: Final = 20
BOOKS_MASK: Final = 7
ONE_BOOK: Final = 0x100000
BOSS_AT: Final = 23  # what it can still take
BOSS_MASK: Final = 127
CARDS_AT: Final = 30  # in all hands, after this round's are played
CARDS_MASK: Final = 127
ONE_CARD: Final = 0x40000000
TEAM_BITS: Final = 0x1FC07FF000  # all but the Chocobo, the Reaper and the Boss
