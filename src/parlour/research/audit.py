"""The leak audit (law 8) over many random tables, with a count of what was compared."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from parlour.core.game import Game, State
from parlour.testing.laws import STEPS
from parlour.testing.twins import Audit, twins_agree
from parlour.testing.wander import new_match


class Tally:
    """What an audit has compared so far, and at which tables."""

    def __init__(self) -> None:
        self.audit = Audit()
        self.tables = 0
        self.seats: Counter[int] = Counter()
        self.options: dict[str, Counter[str]] = {}

    @property
    def states(self) -> int:
        return self.audit.states


def look_for_leaks(game: Game[State], states: int, seed: int) -> Iterator[tuple[int, Tally]]:
    """Audit one random table after another until this many states are compared; yields each table's seed before it.

    Raises twins.Leak. The same seed gives the same tables.
    """
    tally = Tally()
    while tally.states < states:
        table = seed * 1_000_000 + tally.tables
        yield table, tally
        look_at_table(game, table, tally)
    yield -1, tally


def look_at_table(game: Game[State], table: int, tally: Tally) -> None:
    """Audit one random table. Raises twins.Leak."""
    match, _ = new_match(game, table)
    twins_agree(game, table, STEPS, tally.audit)
    tally.tables += 1
    tally.seats[match.seats] += 1
    for name, value in match.options.items():
        tally.options.setdefault(name, Counter())[value] += 1
