"""Values that take long to make, made once: when Parlour is built, or else when they are first needed.

A wheel carries them in `_derived`. A source tree does not: there they are kept in the user's cache folder, under a name
with the hash of everything they are made from, so an edit is seen at once and an old file is never read by mistake.
If that folder can't be written, values are simply made again. This module is a leaf: it imports no part of Parlour.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable, Iterable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

SHIPPED: Final = Path(__file__).with_name("_derived")  # written by the build hook
KEPT: Final = 8  # versions of a value: several source trees may share a cache folder


def derived(name: str, sources: Iterable[Path], make: Callable[[], Any]) -> Any:
    """The JSON value called `name`, which `make` computes from nothing but `sources`."""
    with suppress(OSError, ValueError):
        return json.loads((SHIPPED / f"{name}.json").read_bytes())
    file = folder() / f"{name}-{digest(sources)}.json"
    with suppress(OSError, ValueError):  # not there, unreadable, or cut short
        return json.loads(file.read_bytes())
    text = json.dumps(make(), ensure_ascii=False, separators=(",", ":"))
    with suppress(OSError):
        write_atomically(file, text.encode())
        forget_old(name, file.parent)
    return json.loads(text)


def folder() -> Path:
    """The user's cache folder; it need not exist yet."""
    import platformdirs  # an installed Parlour never needs it here

    return Path(platformdirs.user_cache_dir("parlour", appauthor=False))


def digest(sources: Iterable[Path]) -> str:
    """Of the names and contents of some files."""
    total = hashlib.blake2b(digest_size=16)
    for file in sorted(sources):
        content = hashlib.blake2b(file.read_bytes()).hexdigest()
        total.update(f"{file.parent.name}/{file.name}\0{content}\0".encode())
    return total.hexdigest()


def write_atomically(file: Path, content: bytes) -> None:
    """Put a whole file in place, whoever else writes it at the same time. Raises OSError."""
    import tempfile  # only where something is written

    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    descriptor, new = tempfile.mkstemp(prefix=f".{file.name}.", dir=file.parent)
    try:
        with open(descriptor, "wb") as stream:
            stream.write(content)
        Path(new).replace(file)
    except BaseException:
        with suppress(OSError):
            os.unlink(new)
        raise


def forget_old(name: str, place: Path) -> None:
    """Delete all but the newest versions of a value."""
    versions = sorted(place.glob(f"{name}-*.json"), key=lambda file: file.stat().st_mtime, reverse=True)
    for file in versions[KEPT:]:
        with suppress(OSError):
            file.unlink()
