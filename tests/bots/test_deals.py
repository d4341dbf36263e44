"""The deal of a finished match, played again by bots."""

from __future__ import annotations

import pytest
from msgspec import structs

from parlour import games
from parlour.bots import make
from parlour.bots.deals import can_be_compared, play_deal
from parlour.bots.turns import LocalBots
from parlour.core.luck import from_seed
from parlour.core.match import Match
from parlour.core.values import Move, Record


def played(slug: str, players: str) -> Record:
    """A match that bots have played for people."""
    game = games.load(slug)
    seats = players.count(",") + 1
    match = Match(game, seats, {}, from_seed(7))
    match.resume()
    LocalBots(match, {seat: make("easy", game, seat) for seat in range(seats)}).run()
    match.tags = {"players": players}
    return match.record()


def dealt(moves: tuple[Move, ...], prompt: str) -> list[Move]:
    return [move for move in moves if move.prompt == prompt]


def test_the_same_cards_come_in_the_same_order() -> None:
    record = played("kokoro", "you:Ann")
    again = play_deal(games.load("kokoro"), record, "hard", (), 60)
    assert again.result is not None
    assert again.moves != record.moves
    assert dealt(again.moves, "path") == dealt(record.moves, "path")
    first, same = (dealt(moves, "sanctuary")[0] for moves in (record.moves, again.moves))
    assert first == same, "and the others too, until somebody peeks"


@pytest.mark.parametrize(("slug", "players"), [("kokoro", "you:Ann,medium"), ("cocoons", "you,you:Ben")])
def test_play_in_pieces_is_play_as_a_whole(slug: str, players: str) -> None:
    record, game = played(slug, players), games.load(slug)
    whole = play_deal(game, record, "easy", (), 60)
    piece = play_deal(game, record, "easy", (), 0)
    pieces = 1
    while piece.result is None:
        piece = play_deal(game, record, "easy", piece.moves, 0)
        pieces += 1
    assert pieces > 5
    assert piece == whole


def test_bots_that_took_part_play_again() -> None:
    record, game = played("kokoro", "medium,you"), games.load("kokoro")
    first = play_deal(game, record, "easy", (), 60)
    other = play_deal(game, record, "medium", (), 60)
    assert first.result is not None
    assert other.result is not None
    assert first.moves != other.moves


def test_what_was_not_one_deal_is_not_compared() -> None:
    record = played("kokoro", "you:Ann")
    assert can_be_compared(record)
    without = {name: value for name, value in record.tags.items() if name != "secret"}
    assert not can_be_compared(structs.replace(record, tags=without))
    assert not can_be_compared(structs.replace(record, tags={**record.tags, "from": "abc 3"}))
    assert not can_be_compared(structs.replace(record, tags={**record.tags, "players": "medium"}))
    undo = Move("undo", (0,), ("1",))
    assert not can_be_compared(structs.replace(record, moves=(*record.moves, undo)))
