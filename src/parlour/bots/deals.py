"""The same deal once more: bots of one level in the place of the people who played it."""

from __future__ import annotations

import time
from typing import NamedTuple

from parlour.bots import make
from parlour.bots.turns import LocalBots
from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.luck import Sealed
from parlour.core.match import UNDO, Match
from parlour.core.values import Move, Record, Result, Seat
from parlour.core.verify import luck_of, origin_of

PERSON = "you"  # in the tag `players`
SEED = 1


class DealStretch(NamedTuple):  # harmless: one is made for seconds of play
    """How far bots have come with a deal."""

    moves: tuple[Move, ...]
    result: Result | None  # None: it is not over yet


def can_be_compared(record: Record) -> bool:
    """Was it dealt by a secret, from the first entry to the last? After an undo chance deals something else."""
    is_whole = origin_of(record) is None and all(move.prompt != UNDO for move in record.moves)
    return is_whole and "secret" in record.tags and any(is_person(player) for player in players_of(record))


def players_of(record: Record) -> list[str]:
    """By seat, as the tag has them; none if nobody wrote that down."""
    found = record.tags.get("players", "").split(",")
    return found if len(found) == record.seats else []


def is_person(player: str) -> bool:
    return player.partition(":")[0] == PERSON


def play_deal(game: Game[State], record: Record, level: str, moves: tuple[Move, ...], seconds: float) -> DealStretch:
    """Play a record's deal on from these moves, to its end or until some seconds of this process are over.

    The bots that took part play again. It stops after a move, never within a ballot, and can go on from there: bots
    remember nothing.
    """
    match: Match[State] = Match(game, record.seats, record.options, None)
    match.replay(moves)
    luck: Sealed | None = luck_of(record)
    match.luck = luck
    match.resume()
    bots: dict[Seat, Bot] = {
        seat: make(level if is_person(player) else player, game, SEED + seat)
        for seat, player in enumerate(players_of(record))
    }
    table = LocalBots(match, bots)
    end, played = time.process_time() + seconds, len(match.entries)
    while table.step() and (len(match.entries) == played or time.process_time() < end):
        if time.process_time() < end:
            played = len(match.entries)
    return DealStretch(tuple([entry.move for entry in match.entries]), match.result())
