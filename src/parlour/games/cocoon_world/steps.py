"""The names of the steps of a turn. What each does stands in the table in rules.py."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
DEAL_HANDS: Final = 1
BEGIN: Final = 2
ARENA: Final = 3
FIGHT: Final = 4
FIGHT_ON: Final = 5
ROLL: Final = 6
SET: Final = 7
READ: Final = 8
MOVE: Final = 9
ARRIVE: Final = 10
TURN_UP: Final = 11
LAND: Final = 12
FOLLOW: Final = 13
TILE_HERE: Final = 14
TILE_ANYWHERE: Final = 15
ANYWHERE: Final = 16
OPPONENT: Final = 17
SEE_HAND: Final = 18
TAKE: Final = 19
USE: Final = 20
SWAP: Final = 21
ENTER: Final = 22
DUNGEON: Final = 23
AGAIN: Final = 24
GAIN: Final = 25
BET: Final = 26
CHAIN_END: Final = 27
PLACE_LEFT: Final = 28
TILE_NEAR: Final = 29
NEAR: Final = 30
SUPPLY: Final = 31
DRAW: Final = 32
LOOK: Final = 33
KEEP: Final = 34
TOP: Final = 35
END_TURN: Final = 36
OVER: Final = 37
