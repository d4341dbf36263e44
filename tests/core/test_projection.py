"""The projection: all that a seat receives, from one place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour import games
from parlour.core.game import Game
from parlour.core.projection import Projection
from parlour.core.values import Push, decode, encode
from parlour.server import wire
from parlour.server.tables.push import Pusher
from parlour.testing.toys import Box, Den
from parlour.testing.wander import walk

ALL = [Den(), Box(), *map(games.load, games.SLUGS)]


def test_the_message_that_is_sent_has_the_fields_of_the_projection_in_order() -> None:
    assert wire.Push.__struct_fields__[: len(Push.__struct_fields__)] == Push.__struct_fields__
    assert wire.Push.__struct_fields__[len(Push.__struct_fields__) :] == ("ahead",), "of the table, not of the match"


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.slug)
def test_what_is_shared_between_seats_is_what_each_would_get_alone(game: Game[Any]) -> None:
    """What everybody reads alike is made once; nothing of one seat may stay in it for the next."""
    for match in walk(game, 3, 12):
        n = len(match.entries)
        shared, pusher = Projection(match), Pusher(match)
        for seat in (*range(match.seats), None):
            for since, live_from in ((None, n), (None, 0), (n, n), (max(0, n - 3), max(0, n - 2))):
                alone = encode(Projection(match).push(seat, since, live_from))
                assert encode(shared.push(seat, since, live_from)) == alone
                sent = decode(pusher.push(seat, since, live_from), wire.Push)
                assert msgspec.json.decode(encode(sent)) == msgspec.json.decode(alone) | {"is": "push"}


def test_the_audit_compares_the_very_bytes_that_are_sent() -> None:
    game: Game[Any] = Den()
    for match in walk(game, 5, 20):
        push = encode(Projection(match).push(0))
        assert Pusher(match).push(0, None, len(match.entries)) == b'{"is":"push",' + push[1:]


@pytest.mark.parametrize("since", [None, -1, 99])
def test_who_says_what_nobody_can_have_gets_everything(since: int | None) -> None:
    match = next(iter(walk(Den(), 5, 0)))
    push = Projection(match).push(0, since)
    assert push.resync
    assert [entry.n for entry in push.feed] == list(range(1, len(match.entries) + 1))
