"""The best scores of games played alone, in a file of the data folder."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from typing import Final, NamedTuple

from parlour.core.values import Options, Record
from parlour.home import HomeError, folder, ready

SCORES: Final = "scores.sqlite"
SCHEMA: Final = 1  # of the file; a newer Parlour may raise it
WAIT: Final = 2.0  # seconds for another Parlour to finish writing

CREATE: Final = """
create table if not exists scores (
    id integer primary key,
    game text not null, edition text not null, options text not null,
    score integer not null, date text not null, player text not null, record text not null
)"""


class Score(NamedTuple):
    """A best score: one finished solo match with its record."""

    game: str
    edition: str
    options: Options
    score: int
    date: str
    player: str
    record: str


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
