"""Several server processes behind one port: this process takes each connection, looks at what it asks for without
reading it, and hands it to the worker that owns the table. It knows no rules, no table and no database."""

from __future__ import annotations

import hashlib
import os
import re
import selectors
import signal
import socket
import sys
import time
import traceback
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from parlour.server.hub.limits import address_of
from parlour.server.net.gate import allow_files

PEEKED: Final = 1024  # bytes of a request that say which table it is about
OF_A_TABLE: Final = re.compile(rb"[A-Z]+ [^ ?]*?/(?:ws|api/tables)/([A-Za-z0-9]{1,8})[/ ?]")
PATIENCE: Final = 10.0  # seconds for a connection to ask for something
MOST_WAITING: Final = 4096  # connections that have asked for nothing yet
MOST_OF_ONE: Final = 256  # of those, of one address
OWN_FILES: Final = 200  # of this process, besides connections
SILENT: Final = 4.0  # seconds without a word after which a worker gets no new connections
AGAIN: Final = 1.0  # seconds before a worker that died at once is started again
MOURNED: Final = 10.0  # seconds in which a worker that is started hears who died before: longer than a lease
TAKE, BURY = b"c\n", b"d %s\n"


class Child:
    """A worker process, as its supervisor knows it."""

    def __init__(self, slot: int, pid: int, channel: socket.socket) -> None:
        self.slot = slot
        self.pid = pid
        self.channel = channel
        self.address = b""  # where other workers reach it, once it is ready
        self.born = self.heard = time.monotonic()
        self.is_leaving = False
        self.rest = b""

    def is_open(self) -> bool:
        return bool(self.address) and not self.is_leaving

    def is_ready(self, now: float) -> bool:
        return self.is_open() and now - self.heard < SILENT

    def send(self, message: bytes, *files: int) -> bool:
        """False if it does not listen."""
        try:
            socket.send_fds(self.channel, [message], list(files))
        except OSError:
            return False
        return True

    def lines(self) -> list[bytes]:
        """What it has said. Raises OSError if it is gone."""
        data = self.channel.recv(65536)
        if not data:
            raise ConnectionResetError
        self.heard = time.monotonic()
        *lines, self.rest = (self.rest + data).split(b"\n")
        return lines


class Supervisor:
    """The parent of all workers; `serve` is what each of them does, with its end of the channel."""

    def __init__(self, door: socket.socket, count: int, serve: Callable[[socket.socket], None]) -> None:
        self.door = door
        self.serve = serve
        self.children: dict[int, Child] = {}
        self.owners: dict[bytes, Child] = {}  # by a table's code, as far as they have told us
        self.waiting: dict[socket.socket, float] = {}  # connections that have asked for nothing yet, until when
        self.hosts: dict[socket.socket, str] = {}  # where they come from
        self.silent: Counter[str] = Counter()  # how many of them each address has
        self.most_waiting = min(MOST_WAITING, allow_files() - OWN_FILES)
        self.due: dict[int, float] = dict.fromkeys(range(count), 0.0)  # slots without a worker, and when to start one
        self.dead: dict[bytes, float] = {}  # addresses of workers that died, until when that is told to new ones
        self.is_stopping = False
        self.selector = selectors.DefaultSelector()
        self.bell, self.ringer = socket.socketpair()
        self.ready: Callable[[], None] = lambda: None

    # Life

    def run(self) -> None:
        """Until told to stop, and every worker has."""
        for file in (self.door, self.bell, self.ringer):
            file.setblocking(False)
        self.selector.register(self.bell, selectors.EVENT_READ)
        signal.set_wakeup_fd(self.ringer.fileno(), warn_on_full_buffer=False)
        for number in (signal.SIGTERM, signal.SIGINT):
            signal.signal(number, self._stop)
        signal.signal(signal.SIGCHLD, lambda number, frame: None)
        while self.due or self.children:
            self._start_due()
            for key, _ in self.selector.select(0.25):
                self._attend(key.fileobj)
            self._reap()
            self._drop_slow()
        signal.set_wakeup_fd(-1)

    def _stop(self, number: int, frame: object) -> None:
        """Every worker gives up its tables; a second signal is theirs too."""
        if not self.is_stopping:
            self.is_stopping = True
            self.due = {}
            self._watch_door()
        for child in self.children.values():
            with suppress(ProcessLookupError):
                os.kill(child.pid, signal.SIGTERM)

    def _start_due(self) -> None:
        now = time.monotonic()
        for slot in [slot for slot, time_ in self.due.items() if time_ <= now]:
            del self.due[slot]
            self._start(slot)

    def _start(self, slot: int) -> None:
        ours, theirs = socket.socketpair()
        pid = os.fork()
        if pid == 0:
            self._become_worker(ours, theirs)
        theirs.close()
        ours.setblocking(False)
        self.children[pid] = Child(slot, pid, ours)
        self.selector.register(ours, selectors.EVENT_READ)

    def _become_worker(self, ours: socket.socket, theirs: socket.socket) -> None:
        code = 1
        try:
            signal.set_wakeup_fd(-1)
            for number in (signal.SIGTERM, signal.SIGINT, signal.SIGCHLD):
                signal.signal(number, signal.SIG_DFL)
            self.selector.close()
            for file in (ours, self.door, self.bell, self.ringer, *self.waiting):
                file.close()
            for child in self.children.values():
                child.channel.close()
            self.serve(theirs)
            code = 0
        except BaseException:  # nothing of the parent's may run here
            traceback.print_exc()
        finally:
            sys.stderr.flush()
            os._exit(code)

    def _reap(self) -> None:
        """Bury the dead, and tell the living, so that nobody waits for the end of their lease."""
        for pid, child in list(self.children.items()):
            try:
                found, _ = os.waitpid(pid, os.WNOHANG)
            except ChildProcessError:
                found = pid
            if not found:
                continue
            del self.children[pid]
            self.owners = {code: owner for code, owner in self.owners.items() if owner is not child}
            self.selector.unregister(child.channel)
            child.channel.close()
            if not self.is_stopping:
                self.due[child.slot] = child.born + AGAIN
            if child.address:
                self._mourn(child.address)
            self._watch_door()

    # Connections

    def _attend(self, file: object) -> None:
        assert isinstance(file, socket.socket)
        if file is self.door:
            self._accept()
        elif file is self.bell:
            with suppress(BlockingIOError):
                self.bell.recv(4096)
        elif file in self.waiting:
            self._hand_over(file)
        else:
            self._listen(next(child for child in self.children.values() if child.channel is file))

    def _listen(self, child: Child) -> None:
        """What a worker says: its address when it is ready, the codes of tables it owns, that it is alive, and that it
        is leaving."""
        try:
            lines = child.lines()
        except OSError:
            return  # it is dying, and will be reaped
        for line in lines:
            if line.startswith(b"+"):
                self.owners[line[1:]] = child
            elif line == b"-":
                child.is_leaving = True
                self._watch_door()
            elif line.startswith(b"a "):
                child.address = line[2:]
                self._tell_of_the_dead(child)
                self._watch_door()
                self.ready()
                self.ready = lambda: None

    def _mourn(self, address: bytes) -> None:
        self.dead[address] = time.monotonic() + MOURNED
        for survivor in self._ready():
            survivor.send(BURY % address)

    def _tell_of_the_dead(self, child: Child) -> None:
        """Whoever heard of a death may have died, too, before it did anything about it."""
        now = time.monotonic()
        self.dead = {name: until for name, until in self.dead.items() if until > now and name != child.address}
        for address in self.dead:
            child.send(BURY % address)

    def _watch_door(self) -> None:
        """Connections wait at the door while no worker is ready."""
        is_open = not self.is_stopping and any(child.is_open() for child in self.children.values())
        is_watched = self.door in self.selector.get_map()
        if is_open and not is_watched:
            self.selector.register(self.door, selectors.EVENT_READ)
        elif is_watched and not is_open:
            self.selector.unregister(self.door)

    def _accept(self) -> None:
        for _ in range(64):
            try:
                client, peer = self.door.accept()
            except OSError:
                return
            host = address_of(peer[0])
            if self.silent[host] >= MOST_OF_ONE:
                client.close()
                continue
            client.setblocking(False)
            self.waiting[client] = time.monotonic() + PATIENCE
            self.hosts[client] = host
            self.silent[host] += 1
            if len(self.waiting) > self.most_waiting:
                self._hand_over(client, is_watched=False)
            else:
                self.selector.register(client, selectors.EVENT_READ)

    def _hand_over(self, client: socket.socket, *, is_watched: bool = True) -> None:
        """To the worker that owns the table, or, if none does, to the one that its code falls to."""
        if is_watched:
            self.selector.unregister(client)
        self._forget(client)
        try:
            asked = client.recv(PEEKED, socket.MSG_PEEK) if is_watched else b""
            if not is_watched or asked:
                for child in self._choices(asked, client.getpeername()[0]):
                    if child.send(TAKE, client.fileno()):
                        break
        except OSError:
            pass  # it has gone
        finally:
            client.close()

    def _choices(self, asked: bytes, host: str) -> list[Child]:
        """The workers that may have it, best first. Requests about no table go by address, so that limits hold.

        Where all are silent, it waits with one of them: that is kinder than hanging up."""
        found = OF_A_TABLE.match(asked)
        code = b"" if found is None else found[1].upper()
        able = self._ready() or [child for child in self.children.values() if child.is_open()]
        ready = sorted(able, key=lambda child: weight(child.slot, code or address_of(host).encode()), reverse=True)
        owner = self.owners.get(code)
        return [owner, *(child for child in ready if child is not owner)] if owner in ready else ready

    def _ready(self) -> list[Child]:
        now = time.monotonic()
        return [child for child in self.children.values() if child.is_ready(now)]

    def _drop_slow(self) -> None:
        now = time.monotonic()
        for client in [client for client, until in self.waiting.items() if until < now]:
            self.selector.unregister(client)
            self._forget(client)
            client.close()

    def _forget(self, client: socket.socket) -> None:
        """It waits no longer."""
        del self.waiting[client]
        host = self.hosts.pop(client)
        self.silent[host] -= 1
        if not self.silent[host]:
            del self.silent[host]


def weight(slot: int, name: bytes) -> int:
    """Rendezvous hashing: the slot with the greatest weight has the name, and few names move when one goes."""
    return int.from_bytes(hashlib.blake2b(b"%d/%s" % (slot, name), digest_size=8).digest(), "big")  # even; a CRC is not
