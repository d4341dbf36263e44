"""The projection: all that a seat receives, from one place."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from parlour import build, games
from parlour.core.game import Game
from parlour.core.match import MOST_PASSED, Match
from parlour.core.projection import Projection
from parlour.core.values import Push, decode, encode
from parlour.server import wire
from parlour.server.tables.push import Pusher
from parlour.testing.toys import Box, Den
from parlour.testing.twins import Leak, twins_agree
from parlour.testing.wander import walk
from tests.core.script import deal, play

ALL = [Den(), Box(), *map(games.load, games.SLUGS)]


def test_the_message_that_is_sent_has_the_fields_of_the_projection_in_order() -> None:
    assert wire.PushNews.__struct_fields__[: len(Push.__struct_fields__)] == Push.__struct_fields__
    assert wire.PushNews.__struct_fields__[len(Push.__struct_fields__) :] == ("ahead",), (
        "of the table, not of the match"
    )


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
                sent = decode(pusher.push(seat, since, live_from), wire.PushNews)
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


# The screens in between


def screens(push: Push) -> list[tuple[int, bytes]]:
    return [(moment.n, bytes(moment.screen)) for moment in push.moments]


@pytest.mark.parametrize("game", ALL, ids=lambda game: game.slug)
def test_moments_are_the_screens_that_were_there_after_each_entry(game: Game[Any]) -> None:
    """Compared with a match that is stopped after each entry and asked for its screen."""
    seen = 0
    for seed in (1, 2, 3):
        n = 0
        again: Match[Any] | None = None
        for match in walk(game, seed, 40):
            if again is None:
                again = Match(game, match.seats, match.options, None)
                Projection(match).push(None, moments=True)  # from here on it remembers what passes
                again.replay(tuple(entry.move for entry in match.entries))
                n = len(match.entries)
            if len(match.entries) == n:
                continue
            true: dict[int | None, list[tuple[int, bytes]]] = {None: [], 0: []}
            for k in range(n + 1, len(match.entries) + 1):
                again.replay((match.entries[k - 1].move,))
                for seat, shown in true.items():
                    screen = encode(again.screen(seat))
                    if k < len(match.entries) and (not shown or shown[-1][1] != screen):
                        shown.append((k, screen))
            for seat, expected in true.items():
                assert screens(Projection(match).push(seat, n, n, moments=True)) == expected
            seen += len(true[0])
            n = len(match.entries)
    assert seen > 0


def several() -> Match[Any]:
    """A match that has just dealt twice after an answer, and had been shown before it."""
    match: Match[Any] = play([deal()], [deal()], [deal()], [deal()])
    match.deal("a")
    Projection(match).push(0, moments=True)
    match.deal("b")
    match.deal("c")
    return match


def test_only_who_asks_for_moments_and_follows_live_gets_them() -> None:
    for since, live_from, asked, expected in [
        (1, 1, True, [2]),
        (1, 1, False, []),
        (None, 1, True, []),
        (1, 3, True, []),  # came back just now
        (None, None, True, []),  # so did who reloads the page
        (2, 1, True, []),  # one entry: its screen is the push's own
    ]:
        push = Projection(several()).push(0, since, live_from, moments=asked)
        assert [moment.n for moment in push.moments] == expected, (since, live_from, asked)


def test_moments_are_not_kept_once_all_is_shown() -> None:
    match = several()
    assert match.passed
    Projection(match).push(0, 1, 1, moments=True)
    match.deal("a")
    assert not match.passed


def test_a_match_that_nobody_looks_at_remembers_few_moments() -> None:
    match: Match[Any] = play(*[[deal()] for _ in range(3 * MOST_PASSED)])
    match.deal("a")
    assert not match.passed, "nobody ever asked for them"
    Projection(match).push(None, moments=True)
    for _ in range(2 * MOST_PASSED):
        match.deal("a")
    assert len(match.passed) == MOST_PASSED


def audit(game: Game[Any], seeds: range) -> None:
    for seed in seeds:
        twins_agree(game, seed, 60)


@pytest.mark.skipif(build.compiled(), reason="a fault is planted in core itself, which a compiled match does not allow")
def test_law_8_finds_a_leak_in_the_screens_in_between(monkeypatch: pytest.MonkeyPatch) -> None:
    def another_seats(self: Match[Any], n: int, seat: int | None) -> object:
        state = self.passed.get(n)
        return None if state is None else self.game.view(state, 0)

    monkeypatch.setattr(Match, "screen_after", another_seats)
    with pytest.raises(Leak, match="moments"):
        audit(games.load("chocobo"), range(50))
