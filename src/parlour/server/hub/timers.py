"""Wakes a table when somebody's time runs out."""

from __future__ import annotations

from typing import Final

from parlour.server.hub.bots import NOBODY
from parlour.server.hub.live import LiveTable
from parlour.server.hub.pipeline import Pipeline
from parlour.server.hub.source import Clockwork
from parlour.server.tables.state import Call
from parlour.server.tables.values import TimeOut

A_LITTLE: Final = 0.01  # seconds after it, so that it has surely run out


class Timers:
    """One timer for each table with a running clock."""

    def __init__(self, pipeline: Pipeline, clock: Clockwork) -> None:
        self.pipeline = pipeline
        self.clock = clock
        self.is_closing = False

    def set(self, live: LiveTable) -> None:
        """Set the timer of a table for the clock that runs out next, if one runs."""
        self.stop(live)
        clocks = live.state.clocks
        due = clocks.next_due(self.clock.now()) if clocks is not None else None
        if due is not None and not self.is_closing and not live.closed:
            live.timer = self.clock.call_later(due + A_LITTLE, lambda: self.time_out(live))

    def stop(self, live: LiveTable) -> None:
        if live.timer is not None:
            live.timer.cancel()
            live.timer = None

    def time_out(self, live: LiveTable) -> None:
        """Somebody may be out of time."""
        self.pipeline.submit(live, Call(NOBODY, None), TimeOut(), lambda reply, effects: self.set(live))
