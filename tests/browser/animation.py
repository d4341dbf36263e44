"""Stills as one animated WebP: the container holds each still's own bytes, so nothing is encoded again."""

from __future__ import annotations

import itertools
from typing import NamedTuple

ANIMATED = 0x02  # flag of the extended header


class Frame(NamedTuple):
    """A still as a WebP file, and how many milliseconds it is shown."""

    webp: bytes
    ms: int


def film(frames: list[Frame], width: int, height: int, most: int) -> bytes:
    """The film, with as many frames, evenly spread, as make it small enough."""
    frames = joined(frames)
    made = animated(frames, width, height)
    while len(made) > most:
        assert len(frames) > 1, "one frame alone is too large"
        frames = thinned(frames, max(1, min(len(frames) - 1, len(frames) * most // len(made))))
        made = animated(frames, width, height)
    return made


def thinned(frames: list[Frame], count: int) -> list[Frame]:
    """So many of them, each shown for those left out after it too."""
    ends = [len(frames) * i // count for i in range(count + 1)]
    parts = [frames[start:end] for start, end in itertools.pairwise(ends)]
    return [Frame(part[0].webp, sum(frame.ms for frame in part)) for part in parts]


def joined(frames: list[Frame]) -> list[Frame]:
    """Without those that look like the one before."""
    found: list[Frame] = []
    for frame in frames:
        if found and found[-1].webp == frame.webp:
            found[-1] = Frame(frame.webp, found[-1].ms + frame.ms)
        else:
            found.append(frame)
    return found


def animated(frames: list[Frame], width: int, height: int) -> bytes:
    header = chunk(b"VP8X", bytes([ANIMATED, 0, 0, 0]) + low(width - 1) + low(height - 1))
    loop = chunk(b"ANIM", b"\xff\xff\xff\xff" + b"\0\0")  # a white ground, for ever
    place = low(0) + low(0) + low(width - 1) + low(height - 1)
    stills = [chunk(b"ANMF", place + low(frame.ms) + b"\x02" + still(frame.webp)) for frame in frames]
    body = b"WEBP" + header + loop + b"".join(stills)
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def still(webp: bytes) -> bytes:
    """The picture of a WebP file: its chunk VP8 or VP8L."""
    at = 12
    while at < len(webp):
        name, size = webp[at : at + 4], int.from_bytes(webp[at + 4 : at + 8], "little")
        if name in (b"VP8 ", b"VP8L"):
            return webp[at : at + 8 + size + size % 2]
        at += 8 + size + size % 2
    raise ValueError("there is no picture in this file")


def chunk(name: bytes, data: bytes) -> bytes:
    return name + len(data).to_bytes(4, "little") + data + b"\0" * (len(data) % 2)


def low(number: int) -> bytes:
    """24 bits."""
    return number.to_bytes(3, "little")
