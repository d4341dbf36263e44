"""The seal of a record: a chain of hashes over everything in it, signed by the server that kept the match.

Each link is the SHA-256 of the link before and one more line, as in a transparency log: nothing can be changed, left
out, added or moved without changing the last link, which is in the tag `seal`. The tag `signature` holds the server's
public key and its Ed25519 signature of that link.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from typing import Final

import msgspec

from parlour.core.ed25519 import is_signed
from parlour.core.errors import RecordError
from parlour.core.record import write_record
from parlour.core.values import Record

SEAL: Final = "seal"
SIGNATURE: Final = "signature"
FIRST: Final = b"parlour seal 1"

Signer = Callable[[bytes], str]
"""The public key and the signature of these bytes, as the tag has them; "" if there is no key."""


def last_link(record: Record) -> bytes:
    """The end of the chain over a record: options and tags by their names, whatever order they are written in."""
    tags = {name: record.tags[name] for name in sorted(record.tags) if name not in (SEAL, SIGNATURE)}
    options = {name: record.options[name] for name in sorted(record.options)}
    plain = msgspec.structs.replace(record, options=options, tags=tags)
    link = hashlib.sha256(FIRST).digest()
    for line in write_record(plain).split("\n"):
        link = hashlib.sha256(link + line.encode()).digest()
    return link


def sealed(record: Record, sign: Signer) -> Record:
    """The record with its seal, and a signature if there is a key."""
    link = last_link(record)
    tags = {**record.tags, SEAL: link.hex()}
    tags.pop(SIGNATURE, None)
    signature = sign(FIRST + link)
    if signature:
        tags[SIGNATURE] = signature
    return msgspec.structs.replace(record, tags=tags)


def key_of(record: Record, wanted: str | None = None) -> str | None:
    """Whose seal a record has: a public key in hexadecimal digits, "" if it is sealed but not signed, None if it is not
    sealed. Raises RecordError if it was changed since, or is not sealed with the key that is wanted."""
    seal, signature = record.tags.get(SEAL), record.tags.get(SIGNATURE)
    if seal is None and signature is None:
        if wanted is not None:
            raise RecordError("error-seal-missing")
        return None
    link = last_link(record)
    if seal != link.hex():
        raise RecordError("error-seal")
    key, _, proof = ("", "", "") if signature is None else signature.partition(" ")
    if signature is not None and not is_signed(_bytes(key), FIRST + link, _bytes(proof)):
        raise RecordError("error-seal-signature")
    if wanted is not None and key.lower() != wanted.lower():
        raise RecordError("error-seal-key", key=key or "-", wanted=wanted)
    return key


def _bytes(text: str) -> bytes:
    try:
        return bytes.fromhex(text)
    except ValueError:
        return b""
