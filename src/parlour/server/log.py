"""Structured logs, one JSON object a line, and counters for /metrics. No secret, name, address or chat gets in."""

from __future__ import annotations

import logging
import sys
import time
import traceback
from collections import defaultdict
from typing import IO, Final

import msgspec

KEYS: Final = frozenset(
    {"event", "table", "game", "code", "seat", "n", "seconds", "status", "path", "method", "port", "error", "count"}
)


class EventLog:
    """Where events go. Only known keys are written, so that nothing secret slips in by a new one."""

    def __init__(self, stream: IO[str] | None = None) -> None:
        self.stream = stream

    def write(self, event: str, **facts: str | float | None) -> None:
        unknown = set(facts) - KEYS
        assert not unknown, f"not meant for logs: {unknown}"
        stream = self.stream
        if stream is not None:
            row = {"time": round(time.time(), 3), "event": event, **facts}
            print(msgspec.json.encode(row).decode(), file=stream, flush=True)


def to_stderr() -> EventLog:
    return EventLog(sys.stderr)


class Trouble(logging.Handler):
    """What the libraries warn of, in the same form: the bare message, without what they put into it."""

    def __init__(self, log: EventLog) -> None:
        super().__init__(logging.WARNING)
        self.log = log

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        where = f" ({place_of(error)})" if error is not None else ""
        self.log.write("trouble", error=f"{record.name}: {str(record.msg).splitlines()[0]}{where}")


def place_of(error: BaseException) -> str:
    """What went wrong and where, without its words: they could hold anything."""
    trace = traceback.extract_tb(error.__traceback__)
    where = f"{trace[-1].filename}:{trace[-1].lineno}" if trace else "?"
    return f"{type(error).__name__} at {where}"


class Metrics:
    """Counters and gauges in the text format of Prometheus."""

    def __init__(self) -> None:
        self.counts: defaultdict[tuple[str, str], int] = defaultdict(int)  # adding to a Counter takes far longer

    def count(self, name: str, label: str = "") -> None:
        self.counts[name, label] += 1

    def text(self, gauges: dict[str, float]) -> str:
        lines = []
        for name in sorted({name for name, _ in self.counts}):
            lines.append(f"# TYPE parlour_{name}_total counter")
            for (other, label), value in sorted(self.counts.items()):
                if other == name:
                    mark = f'{{kind="{label}"}}' if label else ""
                    lines.append(f"parlour_{name}_total{mark} {value}")
        for name, gauge in sorted(gauges.items()):
            lines += [f"# TYPE parlour_{name} gauge", f"parlour_{name} {gauge:g}"]
        return "\n".join(lines) + "\n"


ALIKE: Final = ("parlour_servers",)  # which every server says of all of them


def summed(texts: list[str]) -> str:
    """What several servers say, as of one: everything added up.

    >>> summed(["# TYPE tables gauge\\ntables 2\\n", "# TYPE tables gauge\\ntables 3\\n"])
    '# TYPE tables gauge\\ntables 5\\n'
    """
    kinds: dict[str, str] = {}
    values: dict[str, float] = {}
    for line in "\n".join(texts).splitlines():
        name, _, rest = line.rpartition(" ")
        if line.startswith("# TYPE "):
            kinds[line.split()[2]] = line
        elif name in ALIKE:
            values[name] = max(values.get(name, 0.0), float(rest))
        elif name:
            values[name] = values.get(name, 0.0) + float(rest)
    lines = []
    for kind in sorted(kinds):
        lines.append(kinds[kind])
        lines += [f"{name} {values[name]:g}" for name in sorted(values) if name.partition("{")[0] == kind]
    return "\n".join(lines) + "\n"
