"""Work that is counted, not timed: the same on every machine, however busy it is."""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import FrameType


class Work:
    """How many calls were made while it was counted."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> Work:
        sys.setprofile(self._count)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)

    def _count(self, frame: FrameType, event: str, arg: object) -> None:
        if event in ("call", "c_call"):
            self.calls += 1


def calls_of(work: Callable[[], object]) -> int:
    """The number of calls that this makes, in Python and from there into C."""
    with Work() as counted:
        work()
    return counted.calls
