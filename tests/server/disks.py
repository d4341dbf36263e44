"""A small disk for PostgreSQL, which a test can fill."""

from __future__ import annotations

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path

import asyncpg
import pytest

from tests.server.postgres import USER, cluster


@contextmanager
def small_disk() -> Iterator[Path]:
    """A disk of a few megabytes that belongs to PostgreSQL."""
    folder = Path(tempfile.mkdtemp(prefix="parlour-disk-", dir="/tmp"))
    mount = ["mount", "-t", "tmpfs", "-o", "size=6m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode != 0:
        folder.rmdir()
        pytest.skip("only root can mount a small disk, and not everywhere")
    try:
        (folder / "space").mkdir()
        for path in (folder, folder / "space"):
            shutil.chown(path, USER)
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=False)
        folder.rmdir()


def fill(folder: Path) -> Path:
    """Leave no byte free."""
    file = folder / "fill"
    with suppress(OSError), file.open("wb", buffering=0) as opened:
        while opened.write(b"x" * 4096):
            pass
    return file


@asynccontextmanager
async def space_on(disk: Path) -> AsyncIterator[str]:
    """An empty database whose tables are on this disk."""
    name = f"small_{secrets.token_hex(4)}"
    line = await asyncpg.connect(cluster().url("postgres"))
    await line.execute(f"create tablespace {name} location '{disk}/space'")
    url = await cluster().new_database()
    try:
        yield f"{url}&default_tablespace={name}"
    finally:
        await line.execute(f"drop schema {url.rpartition('search_path=')[2]} cascade")
        await line.execute(f"drop tablespace {name}")
        await line.close()
