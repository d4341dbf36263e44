"""A bot's place at a table: the bot itself thinks in another process."""

from __future__ import annotations

from typing import TYPE_CHECKING

from parlour.core.bot import Bot
from parlour.core.values import Action, Decision, Seat, View
from parlour.server.tables.asking import Thought

if TYPE_CHECKING:
    from parlour.server.tables.table import Table


class Asked(Exception):
    """A bot that thinks elsewhere has to be asked."""

    def __init__(self, thought: Thought) -> None:
        super().__init__("asked")
        self.thought = thought


class Relay(Bot):
    """Stands at the table for a bot that thinks elsewhere: knows the answer already, or has it asked for."""

    def __init__(self, table: Table, seat: Seat, spec: str) -> None:
        super().__init__(table.bot_seed(seat))
        self.table = table
        self.seat = seat
        self.spec = spec

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        match = self.table.match
        assert match is not None
        thought = Thought(
            self.seat, self.spec, self.seed, view, decision, choices, proposals, clock, len(match.entries)
        )
        if thought.key() not in self.table.thoughts:
            raise Asked(thought)
        text = self.table.thoughts[thought.key()]
        action = next((choice for choice in choices if match.game.write(choice) == text), None)
        if action is None and not decision.optional:  # what a bot in another process answered is not to be trusted
            return choices[self.rng(view, decision).below(len(choices))]
        return action
