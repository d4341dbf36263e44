"""What a seat can hope for, from its view alone: worlds that fit the view, played out by the game's hunches."""

from __future__ import annotations

import math
from typing import NamedTuple

from parlour.core.game import Game, State
from parlour.core.playout import imagine, numbers_for
from parlour.core.rng import Fast
from parlour.core.values import Result, Seat, View


class Hope(NamedTuple):
    """What the play-outs of some guessed worlds came to on average."""

    mean: float  # of what the seat is after: 0 to 1 where one can win, the score where one plays alone
    error: float  # its standard error
    place: float | None  # among rivals
    score: float | None  # where scores are counted


def hope_of(game: Game[State], view: View, worlds: int, label: str, *, is_closed: bool = False) -> Hope:
    """What a seat that knows no more than its view can hope for. Where nobody decides any more (`is_closed`), a team
    has won or lost in each world, and nothing is judged by experience."""
    seat = view.seat
    assert seat is not None, "a spectator hopes for nothing"
    found: list[float] = []
    results: list[Result] = []
    for world in range(worlds):
        state = game.guess(view, Fast(f"{label}/{world}".encode()))
        worth = played_out(game, state, view.seats, seat, f"{label}/{world}")
        result = game.result(state) if is_closed or not game.team else None
        if result is not None and game.team:
            worth = float(1 in result.places)
        elif result is not None:
            results.append(result)
        found.append(worth)
    return Hope(*mean_and_error(found), *expected(results, seat))


def played_out(game: Game[State], state: State, seats: int, seat: Seat, label: str) -> float:
    """What one world comes to. A team's chance is judged at the game's horizon; rivals are compared at the end."""
    horizon = game.outlook.horizon(state) if game.team and game.outlook is not None else None
    numbers = numbers_for(game, seats)
    numbers.begin_with(label)
    worth = imagine(game, state, numbers, seat, horizon)
    result = None if game.team else game.result(state)
    return worth if result is None else aim_of(result, seat)


def aim_of(result: Result, seat: Seat) -> float:
    """What a rival is after is to win, alone or shared; alone it is the score."""
    if len(result.scores) == 1:
        return float(result.scores[0])
    return 1.0 / result.places.count(1) if result.places[seat] == 1 else 0.0


def expected(results: list[Result], seat: Seat) -> tuple[float | None, float | None]:
    """The mean place and score."""
    if not results:
        return None, None
    score = sum(result.scores[seat] for result in results) / len(results)
    place = sum(result.places[seat] for result in results) / len(results)
    return (None if len(results[0].scores) == 1 else place), score


def mean_and_error(values: list[float]) -> tuple[float, float]:
    """The mean and its standard error.

    >>> mean_and_error([0.0, 1.0, 1.0, 0.0])
    (0.5, 0.25)
    """
    mean = sum(values) / len(values)
    spread = sum((value - mean) ** 2 for value in values) / len(values)
    return mean, math.sqrt(spread / len(values))
