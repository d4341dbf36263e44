"""Time at a table, as arithmetic: what each seat has left, and who is out of time. It is told what time it is."""

from __future__ import annotations

from collections.abc import Mapping

from parlour.core.values import Seat
from parlour.server.wire import Clock

Asked = tuple[str, int, int]
"""What a seat is asked: prompt, ask and the number of entries before it."""


class Clocks:
    """The clocks of the seats. `now` is in seconds, of any clock that never goes back."""

    def __init__(self, rule: Clock, left: list[float]) -> None:
        self.rule = rule
        self.left = left
        self.asked: dict[Seat, tuple[Asked, float]] = {}  # the question and since when
        self.resting: dict[Seat, tuple[Asked, float, float]] = {}  # the question before, since when, with how much left
        self.missed: set[Seat] = set()  # for whom it was answered when time ran out, until they answer again

    def turn_to(self, waiting: Mapping[Seat, Asked], now: float) -> bool:
        """From now on these questions wait for these seats; does another clock run than before?"""
        before = {seat: question for seat, (question, _) in self.asked.items()}
        if before == waiting:
            return False
        for seat in [seat for seat, question in before.items() if waiting.get(seat) != question]:
            self.stop(seat, now)
        for seat, question in waiting.items():
            if seat not in self.asked:
                self._start(seat, question, now)
        return True

    def _start(self, seat: Seat, question: Asked, now: float) -> None:
        """The seat is asked. For a question that comes back, because its answer was withdrawn or the seat was left for
        a while, it is as if the clock had never stopped."""
        before = self.resting.pop(seat, None)
        if before is not None and before[0] == question:
            _, since, self.left[seat] = before
            self.asked[seat] = (question, since)
            return
        if self.rule.kind == "move":
            self.left[seat] = float(self.rule.seconds)
        self.asked[seat] = (question, now)

    def stop(self, seat: Seat, now: float) -> None:
        """The seat has answered, or is not asked any more."""
        question, since = self.asked.pop(seat)
        self.resting[seat] = (question, since, self.left[seat])
        self.left[seat] = max(0.0, self.left[seat] - (now - since))
        if self.left[seat]:
            self.missed.discard(seat)
        if self.rule.kind == "match":  # a bank never grows beyond what it began with
            self.left[seat] = min(float(self.rule.seconds), self.left[seat] + self.rule.increment)

    def halt(self, now: float) -> None:
        """All clocks stop where they are."""
        for seat, (_, since) in self.asked.items():
            self.left[seat] = max(0.0, self.left[seat] - (now - since))
        self.asked = {}

    def left_at(self, seat: Seat, now: float) -> float:
        """Seconds this seat has left."""
        since = self.asked[seat][1] if seat in self.asked else now
        return max(0.0, self.left[seat] - (now - since))

    def late(self, now: float) -> tuple[Seat, ...]:
        """Who is out of time."""
        return tuple(sorted(seat for seat in self.asked if self.left_at(seat, now) <= 0))

    def next_due(self, now: float) -> float | None:
        """Seconds until somebody is out of time; None if no clock runs."""
        return min((self.left_at(seat, now) for seat in self.asked), default=None)
