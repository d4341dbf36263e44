"""What `parlour serve` runs, as a process that tests can kill and start again, with stated secrets and ids."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType

ROOT = Path(__file__).parents[2]
SEED = "browser"
PROGRAM = """
import sys
import threading
from parlour.server import settings
from parlour.server.http import app
from parlour.server.hub.source import SystemClock
from parlour.server.log import EventLog
from tests.stated import StatedSource

class Clock(SystemClock):
    hours = 0

    def now(self):
        return super().now() + 3600 * self.hours

def obey():
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hour":
            clock.hours += 1
        else:
            source.deal_from(rest)
        print("done", flush=True)

clock = Clock()
source = StatedSource(sys.argv[2])
threading.Thread(target=obey, daemon=True).start()
found = settings.read(host="127.0.0.1", port=int(sys.argv[1]))
app.run(found, app.listen_on(found), EventLog(sys.stderr), source=source, clock=clock)
"""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Parlour:
    """A server with a folder of its own."""

    def __init__(self, folder: Path, build: Path | None = None) -> None:
        """`build`: the folder of another build of ours, instead of the one that runs this."""
        self.folder = folder
        self.paths = {} if build is None else {"PYTHONPATH": str(build)}
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}/"
        self.process: subprocess.Popen[bytes] | None = None
        self.starts = 0

    def start(self) -> None:
        self.starts += 1  # each start has a seed of its own, so that no id comes twice
        command = [sys.executable, "-c", PROGRAM, str(self.port), f"{SEED}/{self.starts}"]
        with (self.folder / "serve.log").open("ab") as log:
            self.process = subprocess.Popen(
                command,
                cwd=ROOT,
                env=os.environ | {"PARLOUR_DATA": str(self.folder), "PARLOUR_LIMITS": "off"} | self.paths,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
            )
        deadline = time.monotonic() + 30
        while not self.answers():
            if self.process.poll() is not None or time.monotonic() > deadline:
                raise AssertionError(f"the server does not start: {(self.folder / 'serve.log').read_text('utf-8')}")
            time.sleep(0.05)  # until the port is open: there is nothing to be told by

    def answers(self) -> bool:
        try:
            with urllib.request.urlopen(self.url + "healthz", timeout=1) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def pass_an_hour(self) -> None:
        """For the server, whose clock is ours."""
        self.tell("hour")

    def deal_from(self, seed: str) -> None:
        """Deal the next tables from this seed, whatever was played here before."""
        self.tell(f"seed {seed}")

    def tell(self, order: str) -> None:
        """Say it to the process, and wait until it is done."""
        assert self.process is not None
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(order.encode() + b"\n")
        self.process.stdin.flush()
        assert self.process.stdout.readline() == b"done\n"

    def kill(self) -> None:
        """As a power cut would."""
        assert self.process is not None
        self.process.kill()
        self.process.communicate()

    def __enter__(self) -> Parlour:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.terminate()
            self.process.communicate(timeout=10)


def code_of(url: str) -> str:
    """The table's code in an address."""
    found = re.search(r"/t/([A-Z0-9]{4,})", url)
    assert found, url
    return found[1]
