"""What a match can be waiting for, or be about to do; the table in rules.py says what each does."""

from __future__ import annotations

from typing import Final

FIRST: Final = 0
DEAL_HANDS: Final = 1
BEGIN: Final = 2
CAMP: Final = 3
ARENA: Final = 4
FIGHT: Final = 5
FIGHT_ON: Final = 6
ROLL: Final = 7
SET: Final = 8
READ: Final = 9
MOVE: Final = 10
ARRIVE: Final = 11
TURN_UP: Final = 12
LAND: Final = 13
FOLLOW: Final = 14
TILE_HERE: Final = 15
TILE_ANYWHERE: Final = 16
ANYWHERE: Final = 17
OPPONENT: Final = 18
SEE_HAND: Final = 19
TAKE: Final = 20
USE: Final = 21
SWAP: Final = 22
ENTER: Final = 23
DUNGEON: Final = 24
AGAIN: Final = 25
GAIN: Final = 26
BET: Final = 27
CHAIN_END: Final = 28
PLACE_LEFT: Final = 29
TILE_NEAR: Final = 30
NEAR: Final = 31
SUPPLY: Final = 32
DRAW: Final = 33
LOOK: Final = 34
KEEP: Final = 35
TOP: Final = 36
END_TURN: Final = 37
OVER: Final = 38
PHASES: Final = (
    "FIRST",
    "DEAL_HANDS",
    "BEGIN",
    "CAMP",
    "ARENA",
    "FIGHT",
    "FIGHT_ON",
    "ROLL",
    "SET",
    "READ",
    "MOVE",
    "ARRIVE",
    "TURN_UP",
    "LAND",
    "FOLLOW",
    "TILE_HERE",
    "TILE_ANYWHERE",
    "ANYWHERE",
    "OPPONENT",
    "SEE_HAND",
    "TAKE",
    "USE",
    "SWAP",
    "ENTER",
    "DUNGEON",
    "AGAIN",
    "GAIN",
    "BET",
    "CHAIN_END",
    "PLACE_LEFT",
    "TILE_NEAR",
    "NEAR",
    "SUPPLY",
    "DRAW",
    "LOOK",
    "KEEP",
    "TOP",
    "END_TURN",
    "OVER",
)
