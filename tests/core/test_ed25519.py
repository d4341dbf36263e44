"""Signatures, with the vectors of RFC 8032, section 7.1."""

from __future__ import annotations

import pytest

from parlour.core import ed25519

OTHER = bytes(32)
ORDER = 2**252 + 27742317777372353535851937790883648493  # of the curve's group


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
