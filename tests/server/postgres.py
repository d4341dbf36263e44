"""A PostgreSQL of the tests' own; as a script: install it, HAProxy and Caddy, if missing, where apt and root are there.

PARLOUR_POSTGRES names the folder of its programs. Where there is none, tests that need one say so and skip; under CI
that is a failure.
"""

from __future__ import annotations

import asyncio
import atexit
import os
import pwd
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from functools import lru_cache
from pathlib import Path

USER = "postgres"
MISSING = "no PostgreSQL was found: install the package `postgresql`, or name its folder bin with PARLOUR_POSTGRES"
OPTIONS = ("max_connections=80", "shared_buffers=16MB", "listen_addresses=''")
FORGETFUL = ("fsync=off", "full_page_writes=off")  # a power cut is not tried, and tests are quicker


def programs() -> Path | None:
    """The folder of `initdb` and `postgres`, or None."""
    own = os.environ.get("PARLOUR_POSTGRES")
    found = [Path(own)] if own else sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    if not own and on_path:
        found.append(Path(on_path).parent)
    return next((folder for folder in found if (folder / "initdb").exists()), None)


def get() -> None:
    """Try to install it; that it failed is seen by `programs`."""
    if os.name == "posix" and os.geteuid() == 0 and shutil.which("apt-get"):
        install = ["apt-get", "install", "-y", "-qq", "--no-install-recommends", "postgresql", "haproxy", "caddy"]
        for command in (["apt-get", "update", "-qq"], install):
            subprocess.run(command, check=False, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


def as_user() -> list[str]:
    """PostgreSQL refuses to run as root."""
    return ["runuser", "-u", USER, "--"] if os.geteuid() == 0 else []


class Cluster:
    """A server of our own, behind a Unix socket in a folder with a short path."""

    def __init__(self, bin_: Path, *, forgetful: bool = True) -> None:
        self.bin = bin_
        self.options = (*OPTIONS, *FORGETFUL) if forgetful else OPTIONS
        self.folder = Path(tempfile.mkdtemp(prefix="parlour-pg-", dir="/tmp"))  # its path must be short
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        self.data = self.folder / "data"
        run = subprocess.run(
            [*as_user(), str(bin_ / "initdb"), "--no-sync", "-A", "trust", "-U", USER, "-D", str(self.data)],
            capture_output=True,
            text=True,
            check=False,
            cwd="/",
        )
        assert run.returncode == 0, run.stderr
        self.start()

    def start(self) -> None:
        assert self._start() == 0, (self.folder / "log").read_text("utf-8")

    def _start(self) -> int:
        settings = [word for option in self.options for word in ("-c", option)]
        log = self.folder / "log"
        options = " ".join([*settings, "-k", str(self.folder)])
        command = [str(self.bin / "pg_ctl"), "-D", str(self.data), "-l", str(log), "-w", "-o", options, "start"]
        quiet = subprocess.DEVNULL
        return subprocess.run([*as_user(), *command], stdout=quiet, stderr=quiet, check=False, cwd="/").returncode

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self.folder}"

    def kill(self) -> None:
        """kill -9 of the postmaster."""
        os.kill(int((self.data / "postmaster.pid").read_text().split()[0]), signal.SIGKILL)

    def start_again(self) -> None:
        """After a kill: once the last of its processes has gone. Only its file tells the new one that some are there
        yet, which could still commit: so the file stays."""
        for _ in range(100):
            if self._start() == 0:
                return
            time.sleep(0.1)  # its children still hold the memory
        raise AssertionError((self.folder / "log").read_text("utf-8"))

    def stop(self) -> None:
        stop = [*as_user(), str(self.bin / "pg_ctl"), "-D", str(self.data), "-m", "immediate", "-w", "stop"]
        subprocess.run(stop, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False, cwd="/")

    def close(self) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    async def new_database(self) -> str:
        """The address of an empty one: a schema of its own, which is made sooner than a database."""
        import asyncpg

        name = f"test_{secrets.token_hex(6)}"
        line = await asyncpg.connect(self.url("postgres"))
        await line.execute(f"create schema {name}")
        await line.close()
        return f"{self.url('postgres')}&search_path={name}"


@lru_cache(maxsize=1)
def cluster() -> Cluster:
    """One for all tests of this process; or the test is skipped."""
    import pytest

    bin_ = programs()
    if bin_ is None or (os.geteuid() == 0 and not has_user()):
        if os.environ.get("CI") == "true":
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    started = Cluster(bin_)
    atexit.register(started.close)
    return started


def has_user() -> bool:
    try:
        pwd.getpwnam(USER)
    except KeyError:
        return False
    return True


def new_database() -> str:
    """The address of an empty database. For tests outside any loop."""
    return asyncio.run(cluster().new_database())


def main() -> None:
    path = f"{os.environ.get('PATH', '')}:/usr/sbin"
    if programs() is None or not all(shutil.which(proxy, path=path) for proxy in ("haproxy", "caddy")):
        print("Getting a PostgreSQL, HAProxy and Caddy for the tests ...", file=sys.stderr)
        get()
    if programs() is None and os.environ.get("CI"):
        sys.exit(f"{MISSING}.".capitalize())


if __name__ == "__main__":
    main()
