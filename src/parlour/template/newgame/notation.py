"""Cards by number and by name, and every answer made once: its place in the list is its index."""

from __future__ import annotations

from parlour.core.values import Action

from newgame.actions import Dealt, Play
from newgame.edition import SUITS


class Answers:
    """Card number n has rank n % ranks + 1 in suit n // ranks."""

    def __init__(self, ranks: int) -> None:
        self.names = [f"{suit[0]}{rank}" for suit in SUITS for rank in range(1, ranks + 1)]
        self.number = {name: n for n, name in enumerate(self.names)}
        self.plays: list[Action] = [Play(name) for name in self.names]
        self.cards: list[Action] = [Dealt(name) for name in self.names]
        self.outcomes = dict(zip(self.names, self.cards, strict=True))
