"""What was found out about finished matches, in files beside the store.

It can all be found out again, so nothing is lost with a file, and each machine may have its own.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import Final

MOST: Final = 1000  # files; the oldest go first


class Findings:
    """Some bytes by name: `<record>.png`, `<record>.json`."""

    def __init__(self, folder: Path, most: int = MOST) -> None:
        self.folder = folder
        self.most = most

    def read(self, name: str) -> bytes | None:
        try:
            return (self.folder / name).read_bytes()
        except OSError:
            return None

    def write(self, name: str, data: bytes) -> None:
        """A full disk costs only the time to find it out again."""
        with suppress(OSError):
            self.folder.mkdir(parents=True, exist_ok=True)
            new = self.folder / f"{name}.{os.getpid()}.new"
            new.write_bytes(data)
            new.replace(self.folder / name)
            self._forget_oldest()

    def _forget_oldest(self) -> None:
        files = sorted(self.folder.iterdir(), key=lambda file: file.stat().st_mtime_ns)
        for file in files[: max(0, len(files) - self.most)]:
            file.unlink(missing_ok=True)
