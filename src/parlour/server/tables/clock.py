"""Time at a table, as arithmetic: what each seat has left, and who is out of time. It is told what time it is."""

from __future__ import annotations

from collections.abc import Mapping, Set

from parlour.core.values import Seat
from parlour.server.wire import Clock

Asked = tuple[str, int, int]
"""What a seat is asked: prompt, ask and the number of live entries before it."""


class Rest:
    """A question that a seat is not asked now: how its clock stood, should it come back."""

    def __init__(self, since: float | None, began: float, left: float, gained: float = 0.0) -> None:
        self.since = since  # when it was asked; None: the match has gone back since, and only `left` counts
        self.began = began  # what was left then,
        self.left = left  # and when it stopped
        self.gained = gained  # the increment for its answer


class Clocks:
    """The clocks of the seats. `now` is in seconds, of any clock that never goes back.

    Whatever is withdrawn, left or undone, a question that comes back has no more time than before.
    """

    def __init__(self, rule: Clock, left: list[float]) -> None:
        self.rule = rule
        self.left = left
        self.asked: dict[Seat, tuple[Asked, float]] = {}  # the question and since when
        self.resting: dict[Seat, dict[tuple[str, int], dict[int, Rest]]] = {}  # by prompt and ask, then by live entries
        self.missed: set[Seat] = set()  # for whom it was answered when time ran out, until they answer again
        self.undos = 0  # of the match, as far as clocks have heard
        self.is_agreed = False  # have all agreed to the undo that clocks are about to hear of?
        self.unknown = 0  # how long questions before this many live entries took is not known

    def turn_to(self, waiting: Mapping[Seat, Asked], now: float, *, has_answered: bool = True) -> bool:
        """From now on these questions wait for these seats; does another clock run than before?"""
        before = {seat: question for seat, (question, _) in self.asked.items()}
        if before == waiting:
            return False
        for seat in [seat for seat, question in before.items() if waiting.get(seat) != question]:
            self.stop(seat, now, has_answered=has_answered)
        for seat, question in waiting.items():
            if seat not in self.asked:
                self._start(seat, question, now)
        return True

    def go_back(self, waiting: Mapping[Seat, Asked], now: float, to: int, given: Set[tuple[Seat, str, int]]) -> None:
        """As `turn_to`, after an undo: the match goes on as after `to` live entries.

        `given` are the seats whose answers to a prompt and ask still stand: for them nothing has gone back.
        """
        for seat, questions in self.resting.items():
            for (prompt, ask), rests in questions.items():
                stands = max(rests, default=None) if (seat, prompt, ask) in given else None
                for at, rest in rests.items():
                    if at != stands:
                        rest.since = None
                    if at > to:  # what was gained by an answer that does not count any more
                        self.left[seat] = max(0.0, self.left[seat] - rest.gained)
                        rest.gained = 0.0
        self.turn_to(waiting, now, has_answered=False)
        self.unknown = min(self.unknown, to)
        if self.is_agreed:  # what comes after it is played again, and asked as if for the first time
            for questions in self.resting.values():
                for rests in questions.values():
                    for at in [at for at in rests if at > to]:
                        del rests[at]
        self.is_agreed = False

    def _start(self, seat: Seat, question: Asked, now: float) -> None:
        """The seat is asked. For a question that comes back, because its answer was withdrawn or the seat was left for
        a while, it is as if the clock had never stopped; after an undo it has what was left."""
        prompt, ask, at = question
        rest = self.resting.get(seat, {}).get((prompt, ask), {}).pop(at, None)
        if rest is not None and rest.since is not None:
            self.left[seat] = rest.began
            self.asked[seat] = (question, rest.since)
            return
        if rest is not None:
            self.left[seat] = rest.left if self.rule.kind == "move" else max(0.0, self.left[seat] - rest.gained)
        elif at < self.unknown:
            self.left[seat] = max(0.0, self.left[seat] - self.increment())
        elif self.rule.kind == "move":
            self.left[seat] = float(self.rule.seconds)
        self.asked[seat] = (question, now)

    def stop(self, seat: Seat, now: float, *, has_answered: bool = True) -> None:
        """The seat has answered, or is not asked any more."""
        question, since = self.asked.pop(seat)
        began = self.left[seat]
        left = max(0.0, began - (now - since))
        if left:
            self.missed.discard(seat)
        # a bank never grows beyond what it began with
        gained = min(self.increment(), max(0.0, self.rule.seconds - left)) if has_answered else 0.0
        self.left[seat] = left + gained
        self.rest(seat, question, Rest(since if has_answered else None, began, left, gained))

    def increment(self) -> float:
        return float(self.rule.increment) if self.rule.kind == "match" else 0.0

    def rest(self, seat: Seat, question: Asked, rest: Rest) -> None:
        prompt, ask, at = question
        self.resting.setdefault(seat, {}).setdefault((prompt, ask), {})[at] = rest

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
