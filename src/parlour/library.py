"""Parlour as a library: what `import parlour` offers."""

from __future__ import annotations

import secrets
from pathlib import Path
from typing import Final

from parlour import games
from parlour.core.errors import ParlourError, RecordError
from parlour.core.game import Game, State
from parlour.core.keywords import options_of, seats_of
from parlour.core.luck import Luck, Sealed, Stacked, from_seed
from parlour.core.match import Match
from parlour.core.record import read_record
from parlour.core.values import Record
from parlour.core.verify import load as _load
from parlour.core.verify import luck_of, verify

__all__ = ["Game", "Match", "ParlourError", "Record", "load", "new", "read", "replay", "resume", "verify"]

load = games.load

_AT_ONCE: Final = ["deal at once"]  # so that None can mean: leave chance open


def new(
    game: str | Game[State],
    seats: int = 2,
    *,
    seed: int | None = None,
    luck: list[str] | None = _AT_ONCE,
    **options: str | int,
) -> Match[State]:
    """A new match. `seed` makes its luck repeatable; without one it is drawn.

    `luck` is a list of outcomes to deal first, or None to leave chance open for `Match.deal`.
    Other keywords are the game's options, such as `decree=3` or `hard=True`. Raises OptionError.
    """
    drawn: Luck = Sealed(secrets.token_bytes(32)) if seed is None else from_seed(seed)
    used: Luck | None = drawn
    if luck is None:
        used = None
    elif luck is not _AT_ONCE:
        used = Stacked(luck, None if seed is None else drawn)
    played = load(game) if isinstance(game, str) else game
    return Match(played, seats_of(played, seats), options_of(played, options), used)


def read(file: str | Path) -> Record:
    """The record in a file, text or JSON. Raises RecordError."""
    path = Path(file)
    try:
        return read_record(path.read_text("utf-8-sig"), path.name)  # some editors begin a file with a byte order mark
    except FileNotFoundError:
        raise RecordError("error-no-file", file=str(file)) from None
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise RecordError("error-unreadable-file", file=str(file), reason=reason or "?") from None


def replay(file: str | Path | Record, at: int | None = None) -> Match[State]:
    """The match of a record, as after entry `at` (None: its end). It deals no more; see `resume`.

    Raises RecordError, also if there is no such entry.
    """
    record = file if isinstance(file, Record) else read(file)
    if at is not None and not 0 <= at <= len(record.moves):
        raise RecordError("error-record-entry", entry=at, last=len(record.moves))
    return _load(games.of_record(record), record, at)


def resume(file: str | Path | Record) -> Match[State]:
    """The match of a record, going on with its own luck, or with new luck if it keeps its secret."""
    record = file if isinstance(file, Record) else read(file)
    match = replay(record)
    match.luck = luck_of(record) or Sealed(secrets.token_bytes(32))
    match.resume()
    return match
