"""Accounts of finished matches; that every game's is true is a law, see tests/test_laws.py."""

from __future__ import annotations

import parlour
from parlour import games
from parlour.core.account import account_of, changes
from parlour.core.values import CurvePoint
from tests.core.script import Script


def test_only_changes_make_a_curve_and_its_ends() -> None:
    points = [CurvePoint(n, amounts) for n, amounts in enumerate([(0,), (0,), (3,), (3,), (3,)], 1)]
    assert [point.n for point in changes(points)] == [1, 3, 5]


def test_a_match_that_has_not_ended_has_none() -> None:
    match = parlour.new("kokoro", seats=2, seed=1)
    assert account_of(match.game, match.record()) is None


def test_what_was_taken_back_is_not_in_the_curve() -> None:
    match = parlour.new("kokoro", seats=1, seed=5)
    while len(match.live) < 8:
        match.answer(0, match.choices(0)[0])
    assert match.undo(0, 5, agreed=True) is None
    while not match.is_over():
        match.answer(0, match.choices(0)[0])
    record = match.record()
    account = account_of(games.of_record(record), record)
    assert account is not None
    assert {point.n for point in account.curve} <= set(match.live)
    assert len(match.live) < len(match.entries), "something was taken back"
    assert account.curve[-1].amounts == (sum(source.amounts[0] for source in account.sources),)


def test_a_game_that_gives_none_has_none() -> None:
    game = Script([])
    assert game.account is None
