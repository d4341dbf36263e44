"""What a bot is: a function of what its seat may know, and of its own seed."""

from __future__ import annotations

import hashlib

from mypy_extensions import mypyc_attr

from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Seat, View, encode


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """A player. It gets views, never states, so it can't cheat.

    It keeps no memory: restart, take-over and undo need none, and the same view and seed give the same answer.
    """

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        """One of the choices; None to pass over an optional decision.

        `proposals` are the open answers to an AGREE; `clock` is how many seconds the answer may take.
        """
        raise NotImplementedError

    def shortlist(self, view: View, decision: Decision, choices: list[Action]) -> list[Action]:
        """The choices worth comparing, for bots that this one advises; all unless it knows better."""
        return choices

    def rng(self, view: View, decision: Decision) -> Fast:
        """Random numbers of this bot's own for this very question."""
        question = f"{self.seed}/{decision.prompt}/{decision.ask}/".encode()
        return Fast(hashlib.blake2b(question + encode(view), digest_size=16).digest())


@mypyc_attr(allow_interpreted_subclasses=True)
class Advised(Bot):
    """A bot that knows no game and asks one that does about what nothing waits for: talk, votes, offers."""

    def __init__(self, seed: int = 0) -> None:
        super().__init__(seed)
        self.advisor: Bot | None = None
