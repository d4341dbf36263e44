"""Stills put together to a film."""

from __future__ import annotations

import pytest

from tests.browser.animation import Frame, animated, chunk, film, still

HEADER = b"RIFF\0\0\0\0WEBP"


def picture(data: bytes) -> bytes:
    return HEADER + chunk(b"VP8X", b"0123456789") + chunk(b"VP8 ", data)


def test_a_film_holds_each_still_with_its_time() -> None:
    made = animated([Frame(picture(b"one"), 40), Frame(picture(b"other"), 300)], 640, 480)
    assert made[:4] == b"RIFF"
    assert int.from_bytes(made[4:8], "little") == len(made) - 8
    assert made.count(b"ANMF") == 2
    assert chunk(b"VP8 ", b"one") in made
    assert chunk(b"VP8 ", b"other") in made
    assert (300).to_bytes(3, "little") in made


def test_what_looks_the_same_is_one_frame() -> None:
    one = picture(b"one")
    assert film([Frame(one, 40), Frame(one, 60)], 8, 8, 1000) == animated([Frame(one, 100)], 8, 8)


def test_a_film_that_is_too_large_has_fewer_frames() -> None:
    frames = [Frame(picture(bytes([i]) * 100), 50) for i in range(8)]
    made = film(frames, 8, 8, 400)
    assert len(made) <= 400
    assert made.count(b"ANMF") == 2
    assert (200).to_bytes(3, "little") in made


def test_a_file_without_a_picture_is_refused() -> None:
    with pytest.raises(ValueError, match="no picture"):
        still(HEADER)
