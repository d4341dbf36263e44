"""Ed25519 signatures (RFC 8032), after the reference code of the RFC.

A server signs one record at the end of a match, and whoever checks one knows no secrets: milliseconds in Python do for
that, and no library of machine code has to be installed. Every multiplication takes the same steps, whatever the
number.
"""
# not compiled: arithmetic on big integers is as fast in Python

from __future__ import annotations

import hashlib
from typing import Final

P: Final = 2**255 - 19
ORDER: Final = 2**252 + 27742317777372353535851937790883648493
D: Final = -121665 * pow(121666, P - 2, P) % P
ROOT: Final = pow(2, (P - 1) // 4, P)  # of -1

Point = tuple[int, int, int, int]
"""In extended coordinates: x = X/Z, y = Y/Z, x*y = T/Z."""

ZERO: Final[Point] = (0, 1, 1, 0)


def add(p: Point, q: Point) -> Point:
    a = (p[1] - p[0]) * (q[1] - q[0]) % P
    b = (p[1] + p[0]) * (q[1] + q[0]) % P
    c = 2 * p[3] * q[3] * D % P
    d = 2 * p[2] * q[2] % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return (e * f % P, g * h % P, f * g % P, e * h % P)


def times(number: int, point: Point) -> Point:
    found = ZERO
    for bit in range(256):
        sums = (found, add(found, point))
        found = sums[number >> bit & 1]
        point = add(point, point)
    return found


def is_same(p: Point, q: Point) -> bool:
    return (p[0] * q[2] - q[0] * p[2]) % P == 0 and (p[1] * q[2] - q[1] * p[2]) % P == 0


def x_of(y: int, sign: int) -> int | None:
    """The x of a point with this y; None if there is none."""
    if y >= P:
        return None
    square = (y * y - 1) * pow(D * y * y + 1, P - 2, P) % P
    x = pow(square, (P + 3) // 8, P)
    if (x * x - square) % P:
        x = x * ROOT % P
    if (x * x - square) % P or (x == 0 and sign):
        return None
    return x if x & 1 == sign else P - x


def pack(point: Point) -> bytes:
    inverse = pow(point[2], P - 2, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y | (x & 1) << 255).to_bytes(32, "little")


def unpack(data: bytes) -> Point | None:
    number = int.from_bytes(data, "little")
    y = number & (1 << 255) - 1
    x = x_of(y, number >> 255)
    return None if x is None else (x, y, 1, x * y % P)


def base() -> Point:
    y = 4 * pow(5, P - 2, P) % P
    x = x_of(y, 0)
    assert x is not None
    return (x, y, 1, x * y % P)


BASE: Final = base()


def _hash(*parts: bytes) -> int:
    return int.from_bytes(hashlib.sha512(b"".join(parts)).digest(), "little")


def _expand(secret: bytes) -> tuple[int, bytes]:
    if len(secret) != 32:
        raise ValueError("a key has 32 bytes")
    digest = hashlib.sha512(secret).digest()
    number = int.from_bytes(digest[:32], "little") & (1 << 254) - 8 | 1 << 254
    return number, digest[32:]


def public_key(secret: bytes) -> bytes:
    return pack(times(_expand(secret)[0], BASE))


def sign(secret: bytes, message: bytes) -> bytes:
    number, prefix = _expand(secret)
    public = pack(times(number, BASE))
    nonce = _hash(prefix, message) % ORDER
    start = pack(times(nonce, BASE))
    proof = (nonce + _hash(start, public, message) % ORDER * number) % ORDER
    return start + proof.to_bytes(32, "little")


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Did the owner of this key sign this message?"""
    if len(public) != 32 or len(signature) != 64:
        return False
    key, start = unpack(public), unpack(signature[:32])
    proof = int.from_bytes(signature[32:], "little")
    if key is None or start is None or proof >= ORDER:
        return False
    challenge = _hash(signature[:32], public, message) % ORDER
    return is_same(times(proof, BASE), add(start, times(challenge, key)))
