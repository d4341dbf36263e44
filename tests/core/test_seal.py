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

ORDER = 2**252 + 27742317777372353535851937790883648493  # of the curve's group
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


# Ed25519: the vectors of RFC 8032, section 7.1


@pytest.mark.parametrize(
    ("secret", "public", "message", "signature"),
    [
        (
            "9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60",
            "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a",
            "",
            "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b",
        ),
        (
            "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
            "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c",
            "72",
            "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00",
        ),
        (
            "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
            "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025",
            "af82",
            "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a",
        ),
    ],
)
def test_signatures_are_those_of_the_standard(secret: str, public: str, message: str, signature: str) -> None:
    key, data, signed = bytes.fromhex(secret), bytes.fromhex(message), bytes.fromhex(signature)
    assert ed25519.public_key(key).hex() == public
    assert ed25519.sign(key, data) == signed
    assert ed25519.is_signed(bytes.fromhex(public), data, signed)
    assert not ed25519.is_signed(bytes.fromhex(public), data + b"x", signed)
    assert not ed25519.is_signed(ed25519.public_key(OTHER), data, signed)
    for at in (0, 31, 32, 63):
        changed = bytes([*signed[:at], signed[at] ^ 1, *signed[at + 1 :]])
        assert not ed25519.is_signed(bytes.fromhex(public), data, changed)
    high = int.from_bytes(signed[32:], "little") + ORDER
    assert not ed25519.is_signed(bytes.fromhex(public), data, signed[:32] + high.to_bytes(32, "little")), "malleable"


@pytest.mark.parametrize("key", [b"", b"x" * 31, b"\xff" * 32, (2).to_bytes(32, "little")])
def test_what_is_no_key_has_signed_nothing(key: bytes) -> None:
    assert not ed25519.is_signed(key, b"", bytes(64))


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
