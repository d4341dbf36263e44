"""A server in a process of its own, on a core of its own, and what the system knows of it."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
from pathlib import Path

from hatch_build import install_packages, node_command

ROOT = Path(__file__).resolve().parents[2]
PEER = ROOT / "bench" / "peers" / "boardgameio"
TICK = os.sysconf("SC_CLK_TCK")
SERVER_CORE, LOAD_CORE = "0", "1"


class Server:
    """A running server; `name` is ours, theirs, or the folder of another checkout of ours."""

    def __init__(self, name: str, folder: Path) -> None:
        self.port = free_port()
        root = ROOT if name in ("ours", "theirs") else Path(name)
        command, env = theirs(self.port) if name == "theirs" else ours(folder, self.port, root)
        self.errors = folder / f"{name if root == ROOT else 'before'}.log"
        with self.errors.open("ab") as log:
            self.process = subprocess.Popen(
                [*pinned(SERVER_CORE), *command], cwd=root, env=env, stdout=subprocess.PIPE, stderr=log, text=True
            )
        assert self.process.stdout is not None
        while line := self.process.stdout.readline():
            if line.strip() == str(self.port):
                return
        raise SystemExit(f"The server did not start: {self.errors.read_text('utf-8')[-2000:]}")

    def cpu(self) -> float:
        """Seconds of processor time so far, of the program and the system for it."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> float:
        """Kilobytes of real memory."""
        lines = Path(f"/proc/{self.process.pid}/status").read_text().splitlines()
        return float(next(line.split()[1] for line in lines if line.startswith("VmRSS")))

    def stop(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()


def ours(folder: Path, port: int, root: Path = ROOT) -> tuple[list[str], dict[str, str]]:
    """Our server, of this checkout or of another that has been compiled."""
    build = os.environ.get("PARLOUR_COMPILED_BUILD") or str(ROOT / "src")
    if root != ROOT:
        build = str(root / "build" / "compiled")
    file = folder / f"{port}.sqlite"
    env = os.environ | {"PYTHONPATH": os.pathsep.join([build, str(root)])}
    return [sys.executable, "-m", "bench.tables.ours", str(port), str(file)], env


def theirs(port: int) -> tuple[list[str], dict[str, str]]:
    node = node_command()
    if node is None:
        raise SystemExit("No node was found: `make setup` installs one.")
    install_packages(PEER, node)
    program = node[0] if len(node) > 1 else str(shutil.which("node"))
    return [program, str(PEER / "server.js"), str(port)], os.environ | {"NODE_ENV": "production"}


def pinned(core: str) -> list[str]:
    """Run it on this core only, where there is a choice."""
    return ["taskset", "-c", core] if shutil.which("taskset") and (os.cpu_count() or 1) > 1 else []


def pin_load() -> None:
    if (os.cpu_count() or 1) > 1 and hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {int(LOAD_CORE)})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def busy() -> float:
    """Seconds that all cores together have worked so far."""
    fields = [int(field) for field in Path("/proc/stat").read_text().splitlines()[0].split()[1:9]]
    return (sum(fields) - fields[3] - fields[4]) / TICK
