"""Encodings: how positions and answers become numbers. That they are honest is a law: tests/test_laws.py."""

from __future__ import annotations

import re

import pytest

import parlour
from hatch_build import ROOT
from parlour import games
from parlour.core.encoding import (
    EVERYBODY,
    MOST,
    PREVIEW,
    Encoder,
    add,
    bits_of,
    clear,
    flag,
    flags,
    further,
    members,
    new_buffer,
    one_of,
    put,
    put_all,
    tally,
    turned_to,
)
from parlour.core.game import Game, State
from parlour.core.match import Match
from parlour.core.values import Action, View
from parlour.testing.capabilities import row_of
from parlour.testing.wander import new_match, walk

PAGE = (ROOT / "docs" / "encodings.md").read_text("utf-8")
TITLES = {
    "kokoro": "Kokoro",
    "cocoons": "Cocoons",
    "chocobo": "Chocobo's Dungeon",
    "cocoon_world": "Cocoon World",
}
LEFT_OUT: dict[str, set[str]] = {  # as the page says
    "kokoro": {"turn", "score", "tally", "needed", "turned", "options"},
    "cocoons": {"id", "ending", "discarded", "options"},
    "chocobo": {"question", "pending", "books", "ending", "hands", "discards", "said", "options"},
    "cocoon_world": {"ask", "mixed", "tops", "seen", "chain", "followed", "looked_by", "recalled", "out", "options"},
}


def test_verbs_write_from_a_place_on_and_say_where_to_go_on() -> None:
    out = new_buffer(20)
    assert put(out, 0, 300) == 1
    assert flag(out, 1, is_true=True) == 2
    assert one_of(out, 2, 1, 3) == 5
    assert one_of(out, 5, -1, 2) == 7
    assert members(out, 7, 0b101, 3) == 10
    assert flags(out, 10, [0, 2], 3) == 13
    assert tally(out, 13, [1, 1, 0], 2) == 15
    assert put_all(out, 15, [7, 0, 9], 4) == 19
    add(out, 19, 5)
    assert list(memoryview(out)) == [MOST, 1, 0, 1, 0, 0, 0, 1, 0, 1, 1, 0, 1, 1, 2, 7, 0, 9, 0, 5]
    assert bits_of(out, 0, 0b101, 4) == 4
    assert list(memoryview(out))[:5] == [1, 0, 1, 0, 0]
    put(out, 0, MOST)
    clear(out, 1, 18)
    assert list(memoryview(out)) == [MOST, *[0] * 18, 5]


def test_a_number_that_is_no_place_is_refused() -> None:
    with pytest.raises(AssertionError):
        one_of(new_buffer(8), 0, 3, 3)


def test_each_seat_counts_from_itself() -> None:
    assert [further(2, other, 4) for other in (2, 3, 0, 1, -1)] == [0, 1, 2, 3, -1]
    assert turned_to(2, 0b0110, 4) == 0b1001
    assert turned_to(0, 0b10110, 4) == 0b0110, "spectators are no seat"
    assert EVERYBODY[3] == 0b111


def encoder_of(game: Game[State], seats: int, **options: str) -> Encoder[State]:
    assert game.encoding is not None
    return game.encoding.encoder(seats, game.settle(seats, options))


@pytest.mark.parametrize("slug", games.SLUGS)
def test_an_encoder_is_made_once_for_a_table(slug: str) -> None:
    game = games.load(slug)
    assert encoder_of(game, 2) is encoder_of(game, 2)
    assert encoder_of(game, 2) is not encoder_of(game, 1)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_field_is_on_the_page(slug: str) -> None:
    section = PAGE.partition(f"## {TITLES[slug]}\n")[2].partition("\n## ")[0]
    named = set(re.findall(r"`([^`]+)`", section))
    game = games.load(slug)
    for seats in range(game.least, game.most + 1):
        assert game.encoding is not None
        previews = game.encoding.has_previews
        for field in game.encoding.encoder(seats, game.settle(seats, {}), previews=previews).fields:
            name = field.name.partition(": ")[2] or field.name
            assert re.sub(r"(top|looked at) \d", r"\1 1", name) in named, field.name


def highest_on_the_page(slug: str) -> dict[tuple[str, str], str]:
    """By kind of field (of the table, of a seat or place, of an answer …) and name: what stands in “up to”."""
    section = PAGE.partition(f"## {TITLES[slug]}\n")[2].partition("\n## ")[0]
    found: dict[tuple[str, str], str] = {}
    for line in section.splitlines():
        if line.startswith("| ") and not line.startswith("| field"):
            fields, _, highest, _ = line.strip("| ").split(" | ", 3)
            kind, _, names = fields.rpartition(": ")
            each = re.findall(r"`([^`]+)`", names)
            numbers = highest.split(", ")
            for name, number in zip(each, numbers if len(numbers) > 1 else numbers * len(each), strict=True):
                found[kind_of(kind.strip("`")), name] = number
    return found


def kind_of(prefix: str) -> str:
    """Seats, mats, places and Monsters all have fields of their own."""
    return prefix if prefix in ("", "line", "answer") else "part"


@pytest.mark.parametrize("slug", games.SLUGS)
def test_the_highest_number_of_every_field_is_on_the_page(slug: str) -> None:
    game, page = games.load(slug), highest_on_the_page(slug)
    assert game.encoding is not None
    for seats in range(game.least, game.most + 1):
        stated = {"seats": seats, "3 × seats": 3 * seats}
        previews = game.encoding.has_previews
        for field in game.encoding.encoder(seats, game.settle(seats, {}), previews=previews).fields:
            prefix, colon, last = field.name.partition(": ")
            name = re.sub(r"(top|looked at) \d", r"\1 1", last or prefix)
            number = page[kind_of(prefix if colon else ""), name]
            assert field.most == (stated[number] if number in stated else int(number)), field.name


def test_previews_stand_last_and_have_a_number_for_each_answer() -> None:
    kokoro = games.load("kokoro")
    assert kokoro.encoding is not None
    for options in ({}, {"caller": "manual"}, {"decree": "8"}):
        settled = kokoro.settle(2, options)
        plain, more = (kokoro.encoding.encoder(2, settled, previews=previews) for previews in (False, True))
        names = [field.name for field in more.fields]
        first = next(n for n, name in enumerate(names) if name.startswith(PREVIEW))
        assert names[: len(plain.fields)] == [field.name for field in plain.fields]
        assert all(field.name.startswith(PREVIEW) and field.size == more.actions for field in more.fields[first:])


def test_a_preview_says_what_a_path_would_make() -> None:
    """Round 1, sanctuary A in d1: a 6 there makes its line; one below, where the line then looks in, joins it."""
    match = parlour.new("kokoro", seats=1, luck=["A", "6", "6"])
    encoding = games.load("kokoro").encoding
    assert encoding is not None
    encoder = encoding.encoder(1, match.options, previews=True)
    assert previews_named(encoder, match, "counts now")[3] == (match.game.read("draw d1"), 1)
    assert sum(dict(previews_named(encoder, match, "counts now")).values()) == 1
    assert match.answer(0, match.game.read("draw d1")) is None
    assert [str(action) for action, number in previews_named(encoder, match, "joins") if number] == ["draw d2"]
    assert dict(previews_named(encoder, match, "flowers"))[match.game.read("draw d2")] == 2
    assert max(dict(previews_named(encoder, match, "promise")).values()) == 255


def previews_of(encoder: Encoder[State], match: Match[State]) -> list[tuple[str, bytes]]:
    """Each preview of the first seat, by answer."""
    row, found, at = row_of(encoder, match.state, 0), [], 0
    for field in encoder.fields:
        if field.name.startswith(PREVIEW):
            found.append((field.name.removeprefix(PREVIEW), row[at : at + field.size]))
        at += field.size
    return found


def previews_named(encoder: Encoder[State], match: Match[State], name: str) -> list[tuple[Action, int]]:
    return list(zip(encoder.answers[0], dict(previews_of(encoder, match))[name], strict=True))


def test_action_spaces_are_sized_by_the_table() -> None:
    kokoro, cocoons, chocobo = games.load("kokoro"), games.load("cocoons"), games.load("chocobo")
    assert encoder_of(kokoro, 1).actions == 43
    assert encoder_of(kokoro, 1, caller="manual").actions == 44
    assert encoder_of(kokoro, 1, decree="8").actions == 43 + 6 * 42
    assert encoder_of(cocoons, 2).actions + 72 == encoder_of(cocoons, 2, share="players").actions
    assert encoder_of(chocobo, 4).actions < 1200, "and not ten thousand pairs of cards"


def without(view: object, names: set[str]) -> object:
    """A value as plain data, without what rows leave out."""
    if isinstance(view, dict):
        return {key: without(value, names) for key, value in view.items() if key not in names}
    if isinstance(view, list | tuple):
        return [without(value, names) for value in view]
    return view


def plain(view: View) -> object:
    import msgspec

    return msgspec.to_builtins(view)


@pytest.mark.parametrize("slug", games.SLUGS)
def test_what_differs_in_the_view_differs_in_the_row(slug: str) -> None:
    game = games.load(slug)
    compared = 0
    for seed in range(12):
        first, _ = new_match(game, seed)
        encoder = encoder_of(game, first.seats, **first.options)
        seen: dict[bytes, object] = {}
        for match in walk(game, seed, 60):
            view = without(plain(match.view(0)), LEFT_OUT[slug])
            assert seen.setdefault(row_of(encoder, match.state, 0), view) == view
            compared += 1
    assert compared > 100
