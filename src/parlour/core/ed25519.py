"""Ed25519 signatures (RFC 8032) by libsodium.

The library is imported when something is signed or checked: whoever only plays does not wait for it.
"""
# not compiled: it only calls a library

from __future__ import annotations


def public_key(secret: bytes) -> bytes:
    from nacl.signing import SigningKey

    return bytes(SigningKey(secret).verify_key)


def sign(secret: bytes, data: bytes) -> bytes:
    from nacl.signing import SigningKey

    return SigningKey(secret).sign(data).signature


def is_signed(public: bytes, data: bytes, signature: bytes) -> bool:
    """Does the signature of these bytes belong to this key?"""
    from nacl.exceptions import CryptoError
    from nacl.signing import VerifyKey

    try:
        VerifyKey(public).verify(data, signature)
    except (CryptoError, ValueError):  # ValueError: no key or signature has this length
        return False
    return True
