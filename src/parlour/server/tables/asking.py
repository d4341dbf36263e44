"""Who asks a table for something, in which version of the protocol, and what a bot is asked."""
# not compiled: defines a Struct, and named tuples, which go to worker processes

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from parlour.core.values import Action, Decision, Seat, View

ADVICE: Final = ""  # as a bot's spec: the game's own bot, and it says why


class Caller(NamedTuple):
    """Who asks: a person's public id, name, and whether it is a program."""

    person: str
    name: str
    remote: bool = False


class AnyHello(msgspec.Struct, tag_field="do", tag="hello"):
    """What the hello of every version has in common."""

    version: int


class Thought(NamedTuple):
    """A question to a bot: all it may know."""

    seat: Seat
    spec: str
    seed: int
    view: View
    decision: Decision
    choices: list[Action]
    proposals: dict[Seat, Action]
    clock: float | None
    n: int

    def key(self) -> tuple[object, ...]:
        return (self.seat, self.spec, self.decision, self.n, tuple(sorted(self.proposals.items(), key=lambda p: p[0])))
