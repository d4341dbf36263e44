"""Every decision of many games as a row of a Parquet file: what was asked, seen, answered, and what came of it.

Rows are written in groups as games end, beside the file's place, and the file is put there when it is whole: with all
games, or with those that were over when the run was interrupted or a bot failed.
"""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple, Self

from parlour.core.errors import OptionError
from parlour.core.game import Game, State
from parlour.research.decisions import Answered
from parlour.research.simulate import Keeping, Outcome, SimulationPlan, share

GROUP: Final = 10_000
"""Rows that are written at once."""

METADATA: Final = b"parlour"
"""The key of the file's metadata under which the simulation stands, as JSON."""


class Seen(NamedTuple):
    """One row before it is one: an answer, in which game, by whom, and how that game ended."""

    number: int
    player: str
    answered: Answered
    outcome: Outcome
    at: int  # the player, by which the outcome is counted
    win: float


class Column(NamedTuple):
    """A column, its type by name, and what is in it."""

    name: str
    kind: str
    value: Callable[[Seen], Any]


COLUMNS: Final = (
    Column("number", "int32", lambda seen: seen.number),
    Column("entry", "int32", lambda seen: seen.answered.entry),
    Column("seat", "int8", lambda seen: seen.answered.seat),
    Column("player", "word", lambda seen: seen.player),
    Column("prompt", "word", lambda seen: seen.answered.prompt),
    Column("mode", "word", lambda seen: seen.answered.mode),
    Column("optional", "bool", lambda seen: seen.answered.optional),
    Column("answer", "word", lambda seen: seen.answered.answer),
    Column("index", "int32", lambda seen: seen.answered.index),
    Column("choices", "int32", lambda seen: seen.answered.choices),
    Column("score", "int32", lambda seen: seen.outcome.scores[seen.at]),
    Column("place", "int8", lambda seen: seen.outcome.places[seen.at]),
    Column("win", "float32", lambda seen: seen.win),
    Column("ending", "word", lambda seen: seen.outcome.ending),
    Column("moves", "int32", lambda seen: seen.outcome.moves),
)
"""What every game has; before it stand `game`, `options` and `seed`, after it `numbers`, `observation` and `mask`."""


class DecisionFile:
    """A Parquet file in the making; use it in a `with` statement. Raises OptionError."""

    keep = Keeping.DECISIONS

    def __init__(self, file: Path, plan: SimulationPlan) -> None:
        self.arrow, self.parquet = libraries()
        self.file = file
        self.plan = plan
        self.game = plan.load()
        self.schema = self._schema()
        self._new = file.with_name(f"{file.name}.{os.getpid()}.new")
        self._rows: list[Seen] = []
        self.games = 0
        try:
            self._out = self.parquet.ParquetWriter(
                self._new, self.schema, compression="zstd", use_dictionary=self._words()
            )
        except OSError as error:
            raise unwritable(file, error) from None

    def add(self, number: int, outcome: Outcome) -> None:
        """The decisions of a game."""
        self.games += 1
        seating = self.plan.seating(number)
        team = self.game.team
        for answered in outcome.decisions:
            at = seating[answered.seat]
            win = share(outcome, at, team=team)
            self._rows.append(Seen(number, self.plan.players[at], answered, outcome, at, win))
        if len(self._rows) >= GROUP:
            self._write()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *why: object) -> None:
        """Put the file in its place with all games that are over; if there is none, leave what was there."""
        try:
            self._write()
            self._out.close()
            if self.games:
                self._new.replace(self.file)
        except OSError as error:
            raise unwritable(self.file, error) from None
        finally:
            self._new.unlink(missing_ok=True)

    def _write(self) -> None:
        rows, self._rows = self._rows, []
        if not rows:
            return
        arrays = [self._array([value] * len(rows), name) for name, value in self._constants()]
        arrays += [self._array([column.value(row) for row in rows], column.name) for column in COLUMNS]
        if self.game.encoding is not None:
            arrays += [
                self._array([getattr(row.answered, name) for row in rows], name)
                for name in ("numbers", "observation", "mask")
            ]
        self._out.write_table(self.arrow.Table.from_arrays(arrays, schema=self.schema))

    def _array(self, values: list[Any], name: str) -> Any:
        return self.arrow.array(values, type=self.schema.field(name).type)

    def _constants(self) -> list[tuple[str, Any]]:
        options = ",".join(f"{name}={value}" for name, value in self.plan.options.items())
        return [("game", self.plan.game), ("options", options), ("seed", self.plan.seed)]

    def _words(self) -> list[str]:
        return [field.name for field in self.schema if self.arrow.types.is_dictionary(field.type)]

    def _schema(self) -> Any:
        arrow = self.arrow
        word = arrow.dictionary(arrow.int32(), arrow.string())
        fields = [("game", word), ("options", word), ("seed", arrow.int64())]
        fields += [(c.name, word if c.kind == "word" else arrow.type_for_alias(c.kind)) for c in COLUMNS]
        encoding = self.game.encoding
        if encoding is not None:
            encoder = encoding.encoder(len(self.plan.players), self.plan.options)
            fields += [
                ("numbers", arrow.list_(arrow.int32())),
                ("observation", arrow.binary(encoder.size)),
                ("mask", arrow.binary(encoder.actions)),
            ]
        return arrow.schema(fields, metadata={METADATA: json.dumps(about(self.plan, self.game)).encode()})


def about(plan: SimulationPlan, game: Game[State]) -> dict[str, Any]:
    """What the rows are of: the simulation as in the file of `--resume`, and the layout of observations."""
    found: dict[str, Any] = {
        "game": game.slug,
        "rules": game.rules,
        "edition": game.edition,
        "players": plan.players,
        "options": plan.options,
        "seed": plan.seed,
        "rotate": plan.rotate,
    }
    if game.encoding is not None:
        encoder = game.encoding.encoder(len(plan.players), plan.options)
        fields = [{"name": field.name, "size": field.size, "most": field.most} for field in encoder.fields]
        found["encoding"] = {"version": game.encoding.version, "fields": fields}
    return found


def unwritable(file: Path, error: OSError) -> OptionError:
    """Arrow's own reason names a file that nobody asked for; the system's is enough."""
    reason = error.strerror if error.errno is None else os.strerror(error.errno)
    return OptionError("error-unwritable", file=str(file), reason=reason or "?")


# Reading


def about_file(file: str | Path) -> dict[str, Any] | None:
    """What the rows of a Parquet file are of; None if it is not one of ours. Raises OptionError without pyarrow."""
    arrow, parquet = libraries()
    try:
        text = (parquet.read_schema(file).metadata or {}).get(METADATA)
    except (OSError, arrow.ArrowInvalid):
        return None
    return None if text is None else dict(json.loads(text))


def bytes_of(column: Any) -> Any:
    """A column `observation` or `mask` as an array of numpy: a row for each decision, without a copy for each.

    >>> import pyarrow
    >>> bytes_of(pyarrow.chunked_array([pyarrow.array([b"ab", b"cd"], pyarrow.binary(2))])).tolist()
    [[97, 98], [99, 100]]
    """
    import numpy as np

    whole = column.combine_chunks() if hasattr(column, "combine_chunks") else column
    size = whole.type.byte_width
    start = whole.offset * size
    return np.frombuffer(whole.buffers()[1], np.uint8)[start : start + len(whole) * size].reshape(-1, size)


def libraries() -> tuple[Any, Any]:
    """pyarrow, and its part for Parquet. Raises OptionError."""
    try:
        import pyarrow
        from pyarrow import parquet
    except ModuleNotFoundError:
        raise OptionError("cli-error-extra", what="pyarrow", extra="data") from None
    return pyarrow, parquet
