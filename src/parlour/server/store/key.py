"""The key with which a server signs the records of its matches: a file of its own beside the tables."""

from __future__ import annotations

import os
import secrets
from pathlib import Path
from typing import Final

from parlour.core import ed25519
from parlour.server.store.interface import StoreError

PRIVATE: Final = 0o600


class SigningKey:
    """An Ed25519 key."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.public = ed25519.public_key(secret).hex()

    def sign(self, data: bytes) -> str:
        """The public key and the signature, as a record has them."""
        return f"{self.public} {ed25519.sign(self.secret, data).hex()}"


def signing_key(file: Path) -> SigningKey:
    """The key in this file, which is made if there is none. Raises StoreError."""
    try:
        if not file.exists():
            new = file.with_name(f"{file.name}.new")
            new.unlink(missing_ok=True)
            with os.fdopen(os.open(new, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE), "w") as made:
                made.write(secrets.token_hex(32))
                made.flush()
                os.fsync(made.fileno())
            new.replace(file)
        return SigningKey(bytes.fromhex(file.read_text("ascii").strip()))
    except OSError as error:
        raise StoreError("server-store-failed", file=str(file), reason=error.strerror or str(error)) from None
    except ValueError:
        raise StoreError("server-store-broken", file=str(file)) from None
