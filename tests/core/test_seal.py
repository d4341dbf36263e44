"""A sealed record can't be changed in any way without that being found."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources

import msgspec
import pytest

import parlour
from parlour import games
from parlour.core import ed25519
from parlour.core.errors import RecordError
from parlour.core.luck import Sealed
from parlour.core.record import read_record, write_json, write_record
from parlour.core.seal import SEAL, SIGNATURE, key_of, sealed
from parlour.core.values import Move, Record
from parlour.core.verify import load, verify
from parlour.testing.laws import any_match
from tests.stated import KEY

OTHER = bytes(32)


def golden(slug: str) -> list[Record]:
    """The golden records of a game."""
    folder = resources.files(f"parlour.games.{slug}") / "records"
    files = sorted(folder.iterdir(), key=lambda file: file.name)
    return [read_record(file.read_text("utf-8")) for file in files]


def finished(slug: str, record: Record | None = None) -> Record:
    record = record or any_match(parlour.load(slug), 3)[0].record()
    tags = {**record.tags, "players": "you:Ann,you:Ben", "date": "2026-01-01", "hints": "3:0", "undone": "yes"}
    return sealed(msgspec.structs.replace(record, tags=tags), KEY.sign)


# Records


def replaced(record: Record, **changes: object) -> Record:
    return msgspec.structs.replace(record, **changes)


def tagged(record: Record, **tags: str | None) -> Record:
    merged = record.tags | tags
    return replaced(record, tags={name: value for name, value in merged.items() if value is not None})


def alterations(record: Record) -> Iterator[tuple[str, Record]]:
    """What somebody could do to a record, none of which may pass."""
    moves = record.moves
    for n in range(len(moves)):
        yield f"cut off after {n}", replaced(record, moves=moves[:n])
        yield f"entry {n + 1} left out", replaced(record, moves=(*moves[:n], *moves[n + 1 :]))
        changed = Move(moves[n].prompt, moves[n].seats, tuple(f"{answer}x" for answer in moves[n].answers))
        yield f"entry {n + 1} replaced", replaced(record, moves=(*moves[:n], changed, *moves[n + 1 :]))
        if n and moves[n] != moves[n - 1]:
            swapped = (*moves[: n - 1], moves[n], moves[n - 1], *moves[n + 1 :])
            yield f"entries {n} and {n + 1} swapped", replaced(record, moves=swapped)
    yield "an entry more", replaced(record, moves=(*moves, Move("undo", (0,), ("0",))))
    yield "other rules", replaced(record, rules=record.rules + 1)
    yield "another edition", replaced(record, edition="mine 0123456789abcdef")
    yield "another seat", replaced(record, seats=record.seats + 1)
    yield "another game", replaced(record, game="chess")
    yield "an option more", replaced(record, options={**record.options, "mood": "wild"})
    for name, value in record.options.items():
        yield f"option {name} changed", replaced(record, options={**record.options, name: f"{value}x"})
        yield (
            f"option {name} left out",
            replaced(record, options={k: v for k, v in record.options.items() if k != name}),
        )
    for name in record.tags:
        yield f"tag {name} left out", tagged(record, **{name: None})
        yield f"tag {name} changed", tagged(record, **{name: f"{record.tags[name]}0"})
    yield "players swapped", tagged(record, players=",".join(reversed(record.tags["players"].split(","))))
    yield "a tag more", tagged(record, practice="1")
    luck = Sealed(bytes(32))
    yield "another secret and no commitment", tagged(record, commitment=None, secret=luck.secret.hex())
    yield "another secret with its commitment", tagged(record, commitment=luck.commitment, secret=luck.secret.hex())
    yield "no seal at all", tagged(record, **{SEAL: None, SIGNATURE: None})
    for name, other in list(alterations_of_head(record)):
        yield f"{name}, sealed without a key", sealed(other, lambda data: "")
        yield f"{name}, sealed with another key", sealed(other, other_s)
        yield f"{name}, with a new seal and the old signature", sealed(other, lambda data: record.tags[SIGNATURE])


def other_s(data: bytes) -> str:
    return f"{ed25519.public_key(OTHER).hex()} {ed25519.sign(OTHER, data).hex()}"


def alterations_of_head(record: Record) -> Iterator[tuple[str, Record]]:
    yield "players swapped", tagged(record, players="you:Ben,you:Ann")
    yield "cut off", replaced(record, moves=record.moves[:-1])


@pytest.mark.parametrize("slug", games.SLUGS)
def test_every_alteration_of_a_sealed_golden_record_is_found(slug: str) -> None:
    record = finished(slug, min(golden(slug), key=lambda record: len(record.moves)))
    assert key_of(record, KEY.public) == KEY.public
    passed = []
    found = 0
    for name, other in alterations(record):
        assert other != record, name
        try:
            key_of(other, KEY.public)
            passed.append(name)
        except RecordError:
            found += 1
    assert passed == []
    assert found > 4 * len(record.moves)


def test_the_seal_holds_for_text_and_json_and_in_any_order() -> None:
    record = finished("kokoro")
    for again in (read_record(write_record(record)), read_record(write_json(record))):
        assert key_of(again) == KEY.public
    turned = replaced(record, tags=dict(reversed(record.tags.items())), options=dict(reversed(record.options.items())))
    assert key_of(turned) == KEY.public
    game = parlour.load("kokoro")
    assert verify(game, record) is True


def test_what_was_never_sealed_says_so_and_what_goes_on_is_not_sealed_any_more() -> None:
    record = finished("kokoro")
    plain = tagged(record, **{SEAL: None, SIGNATURE: None})
    assert key_of(plain) is None
    assert key_of(sealed(plain, lambda data: "")) == ""
    assert SEAL not in load(parlour.load("kokoro"), record, 3).record().tags


@pytest.mark.parametrize(
    ("tags", "code"),
    [
        ({SEAL: "00"}, "error-seal"),
        ({SEAL: None}, "error-seal"),
        ({SIGNATURE: "zz zz"}, "error-seal-signature"),
        ({SIGNATURE: ""}, "error-seal-signature"),
        ({"players": "x"}, "error-seal"),
    ],
)
def test_a_broken_seal_is_named(tags: dict[str, str | None], code: str) -> None:
    with pytest.raises(RecordError) as caught:
        key_of(tagged(finished("kokoro"), **tags))
    assert caught.value.code == code
    assert str(caught.value)
