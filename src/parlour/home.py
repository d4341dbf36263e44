"""The user's data folder: saved games, best scores, own editions. PARLOUR_DATA names another one."""

from __future__ import annotations

import json
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from pathlib import Path
from typing import Final, NamedTuple

import platformdirs

from parlour.core.errors import ParlourError
from parlour.core.values import Options, Record

SCORES: Final = "scores.sqlite"
SCHEMA: Final = 1  # of the scores file; a newer Parlour may raise it
WAIT: Final = 2.0  # seconds for another Parlour to finish writing

CREATE: Final = """
create table if not exists scores (
    id integer primary key,
    game text not null, edition text not null, options text not null,
    score integer not null, date text not null, player text not null, record text not null
)"""


class HomeError(ParlourError):
    """The data folder or a file in it can't be read or written."""


class Score(NamedTuple):
    """A best score: one finished solo match with its record."""

    game: str
    edition: str
    options: Options
    score: int
    date: str
    player: str
    record: str


# Files


def folder() -> Path:
    """The data folder; it need not exist yet."""
    own = os.environ.get("PARLOUR_DATA")
    return Path(own) if own else Path(platformdirs.user_data_dir("parlour", appauthor=False))


def ready(place: Path) -> Path:
    """A folder that exists and can be written to. Raises HomeError."""
    try:
        place.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise unwritable(place, error) from None
    if not os.access(place, os.W_OK):
        raise HomeError("error-unwritable", file=str(place), reason=os.strerror(13))
    return place


def write_atomically(file: Path, text: str | bytes) -> None:
    """Replace a file by a whole new one, or leave it as it is. Raises HomeError."""
    data = text.encode() if isinstance(text, str) else text
    new = file.with_name(f"{file.name}.{os.getpid()}.new")
    try:
        try:
            with new.open("wb") as stream:
                stream.write(data)
                stream.flush()
                os.fsync(stream.fileno())
            new.replace(file)
        finally:
            new.unlink(missing_ok=True)
    except OSError as error:
        raise unwritable(file, error) from None


def unwritable(file: Path, error: OSError) -> HomeError:
    return HomeError("error-unwritable", file=str(file), reason=error.strerror or "?")


def new_game_file(slug: str, now: datetime) -> Path:
    """Where a new match will be saved if its player names no file."""
    games = folder() / "games"
    stem = f"{slug}-{now:%Y-%m-%d-%H%M%S}"
    names = (f"{stem}{'' if n == 1 else f'-{n}'}.parlour" for n in range(1, 1000))
    return next(file for name in names if not (file := games / name).exists())


def editions() -> list[Path]:
    """The edition files a user has put into the data folder."""
    return sorted((folder() / "editions").glob("*.toml"))


# Once


def is_first(event: str) -> bool:
    """Has this never been asked before on this computer? If it can't be noted down, it is not."""
    mark = folder() / f".{event}"
    try:
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch(exist_ok=False)
    except OSError:
        return False
    return True


# Best scores


def keep_score(score: Score) -> int:
    """Note a score down; returns its rank among those of the same game, edition and options. Raises HomeError."""
    ready(folder())
    with _scores() as file:
        before = [kept for kept in _read(file, score.game) if is_same_set(kept, score)]
        row = (*score[:2], _text_of(score.options), *score[3:])
        file.execute("insert into scores values (null, ?, ?, ?, ?, ?, ?, ?)", row)
        file.commit()
    return 1 + sum(kept.score >= score.score for kept in before)


def best_scores(game: str) -> list[Score]:
    """All scores of a game: by edition and options, best first. Raises HomeError."""
    if not (folder() / SCORES).exists():
        return []
    with _scores() as file:
        return _read(file, game)


def is_same_set(one: Score, other: Score) -> bool:
    """May these two be compared (K-50)?"""
    return (one.game, one.edition, one.options) == (other.game, other.edition, other.options)


def score_of(record: Record, points: int, player: str, text: str) -> Score:
    """The score that a finished record is worth."""
    return Score(record.game, record.edition, record.options, points, record.tags.get("date", "-"), player, text)


def _read(file: sqlite3.Connection, game: str) -> list[Score]:
    rows = file.execute(
        "select game, edition, options, score, date, player, record from scores where game = ?"
        " order by edition, options, score desc, date, id",
        (game,),
    )
    return [Score(row[0], row[1], json.loads(row[2]), *row[3:]) for row in rows]


def _text_of(options: Options) -> str:
    return json.dumps(options, sort_keys=True)


@contextmanager
def _scores() -> Iterator[sqlite3.Connection]:
    path = folder() / SCORES
    try:
        with closing(sqlite3.connect(path, timeout=WAIT)) as file:
            version = int(file.execute("pragma user_version").fetchone()[0])
            if version > SCHEMA:
                raise HomeError("error-scores-newer", file=str(path))
            if version < SCHEMA:
                file.execute(CREATE)
                file.execute(f"pragma user_version = {SCHEMA}")
            yield file
    except sqlite3.OperationalError as error:
        code = "error-scores-locked" if "locked" in str(error) else "error-scores-broken"
        raise HomeError(code, file=str(path)) from None
    except (sqlite3.DatabaseError, ValueError):
        raise HomeError("error-scores-broken", file=str(path)) from None
