"""What seats can hope for while a game goes on, as its outlook judges it: for rewards that come with every answer."""

from __future__ import annotations

from typing import Generic

from parlour.core.game import Game, S
from parlour.core.values import Decision, Seat


class Hopes(Generic[S]):
    """What each seat of a table could hope for when it was last paid. It is paid by how much that has changed.

    All that a seat is paid adds up to what the game was worth to it, less what it could hope for at first. So the best
    way to play is the same as without (Ng, Harada and Russell, 1999, "Policy invariance under reward transformations").

    With `forgives_luck` seats are not paid for what chance did: its outcome counts as the average of all that might
    have come. On average that changes nothing either, and answers are told from luck much sooner.
    """

    def __init__(self, game: Game[S], seats: int, *, forgives_luck: bool) -> None:
        self.game = game
        self.forgives_luck = forgives_luck
        self.held: list[float] = [0.0] * seats
        self.is_begun = False  # has the first question been asked?

    def reset(self) -> None:
        """Before the first question nothing is judged."""
        self.is_begun = False

    def begin(self, state: S) -> None:
        """At the first question."""
        self.held = self.judged(state)
        self.is_begun = True

    def judged(self, state: S) -> list[float]:
        return [self.hope(state, seat) for seat in range(len(self.held))]

    def hope(self, state: S, seat: Seat) -> float:
        """What a seat can hope for now; at the end, what it has got."""
        game = self.game
        outlook = game.outlook
        assert outlook is not None, "a table is rewarded so where its game has an outlook"
        judged = outlook.judge(state, seat, 0) if game.decisions(state) else None
        return game.worth(state, seat) if judged is None else judged

    def expected(self, state: S, decision: Decision) -> list[float]:
        """What the seats can hope for on average before chance answers; nothing where luck is not forgiven."""
        found: list[float] = []
        if not (self.forgives_luck and self.is_begun):
            return found
        outcomes = self.game.outcomes(state, decision)
        if len(outcomes) == 1:
            return found
        found = [0.0] * len(self.held)
        total = float(sum([weight for _, weight in outcomes]))
        for outcome, weight in outcomes:
            twin = state.clone()
            self.game.apply(twin, decision, (), [outcome], None)  # type: ignore[arg-type]  # a clone is of the same class
            for seat, hope in enumerate(self.judged(twin)):  # type: ignore[arg-type]  # as above
                found[seat] += hope * float(weight) / total
        return found

    def forgive(self, expected: list[float], state: S) -> None:
        """Chance has answered: what it changed against the average is nobody's merit."""
        for seat, hope in enumerate(expected):
            self.held[seat] += self.hope(state, seat) - hope

    def change(self, state: S, seat: Seat) -> float:
        """By how much this seat's expectation has risen since the last call; the next call counts from here."""
        now = self.hope(state, seat)
        changed = now - self.held[seat]
        self.held[seat] = now
        return changed
