"""Ballots: answers collected outside the state until they make a move.

Rules see completed moves only, so no view can leak a choice that is half made or sealed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from parlour.core.game import AGREE, EACH
from parlour.core.values import Action, Decision, Seat, Standing


class Ballot:
    """The answers given so far to one open decision."""

    def __init__(self, decision: Decision) -> None:
        self.decision = decision
        self.answers: dict[Seat, Action] = {}

    def is_complete(self) -> bool:
        """Has every seat answered and, where they must agree, alike?"""
        if len(self.answers) < len(self.decision.seats):
            return False
        return self.decision.mode is EACH or len(set(self.answers.values())) == 1

    def in_order(self) -> list[Action]:
        return [self.answers[seat] for seat in self.decision.seats]

    def standing(self, seat: Seat | None) -> Standing:
        """What this seat may see: who answered; in EACH its own answer only, in AGREE all that is no secret."""
        decision = self.decision
        answered = tuple(sorted(self.answers))
        is_open = decision.mode is AGREE
        shown = tuple(
            str(self.answers[s]) if s == seat or (is_open and decision.may_read(seat, s)) else None for s in answered
        )
        return Standing(decision.prompt, decision.ask, answered, shown)


def most_backed(answers: Mapping[Seat, Action | None], decision: Decision, people: Collection[Seat]) -> Action | None:
    """The answer most of these people give (D-62); a tie goes to the one nearest the front of the seats."""
    backers: dict[Action, int] = {}
    for seat in decision.seats:  # in order, so that the first of equals wins
        action = answers.get(seat) if seat in people else None
        if action is not None:
            backers[action] = backers.get(action, 0) + 1
    best: Action | None = None
    for action, count in backers.items():
        if best is None or count > backers[best]:
            best = action
    return best
