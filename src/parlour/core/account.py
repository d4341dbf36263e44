"""The account of a finished match: its record, played through once more."""

from __future__ import annotations

from typing import NamedTuple

from parlour.core.game import Game, S
from parlour.core.match import Match
from parlour.core.values import AccountLine, CurvePoint, Event, Record


class MatchAccount(NamedTuple):  # harmless: one is made when somebody looks at a result
    """What a finished match came from, and how it went."""

    sources: tuple[AccountLine, ...]
    lines: tuple[str, ...]  # of the curve; none: one for each seat
    curve: tuple[CurvePoint, ...]


def account_of(game: Game[S], record: Record) -> MatchAccount | None:
    """None if the game gives none, or the match did not end. Raises RecordError."""
    if game.account is None:
        return None
    match = Match(game, record.seats, record.options, None)
    match.tags = dict(record.tags)
    curve: dict[int, tuple[int, ...]] = {}
    for n, move in enumerate(record.moves, 1):
        match.replay((move,))
        curve[n] = game.account.standing(match.view(None))
    if not match.is_over():
        return None
    told: list[Event] = []
    for n in match.live:
        told += match.heard(n, None)
    points = changes([CurvePoint(n, curve[n]) for n in match.live])
    return MatchAccount(tuple(game.account.sources(match.view(None), told)), game.account.lines, points)


def changes(points: list[CurvePoint]) -> tuple[CurvePoint, ...]:
    """The first and the last point, and those where something is no longer as before."""
    last = len(points) - 1
    is_kept = [i in (0, last) or point.amounts != points[i - 1].amounts for i, point in enumerate(points)]
    return tuple([point for point, kept in zip(points, is_kept, strict=True) if kept])
