"""Playing a match to its end with bots alone."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from parlour import bots
from parlour.bots.turns import LocalBots
from parlour.core.bot import Bot
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Result


def play(match: Match[State], players: Sequence[Bot]) -> Result:
    """Let one bot per seat play the match to its end.

    Raises ParlourError if a bot gives an answer that is not allowed.
    """
    LocalBots(match, dict(enumerate(players))).run()
    result = match.result()
    assert result is not None, "bots answer every blocking decision, so the match has ended"
    return result


def seat_bots(game: Game[State], specs: Sequence[str], seed: str) -> list[Bot]:
    """A bot for each seat, each with a seed of its own that follows from one. Raises OptionError."""
    return [bots.make(spec, game, bot_seed(seed, seat)) for seat, spec in enumerate(specs)]


def bot_seed(seed: str, seat: int) -> int:
    """A number for the bot in this seat.

    >>> bot_seed("1/0", 0) == bot_seed("1/0", 0) != bot_seed("1/0", 1)
    True
    """
    return int.from_bytes(hashlib.sha256(f"{seed}/bot {seat}".encode()).digest()[:6], "big")


def moves_of(match: Match[State]) -> int:
    """How many moves seats have made: closed ballots that count after undos, without what chance dealt."""
    return sum(1 for n in match.live if match.entries[n - 1].move.seats)
