"""Scenarios: data, and small hooks over plain numbers. A new one is a row here, its clause and its words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

FACE_DOWN_AT: Final = (1, 4, 7)  # W-11: the first, fourth and seventh normal space behind each Event Space


class Beast:
    """One rung of the arena's ladder: three dice must reach its strength; beating it is worth fame."""

    def __init__(self, name: str, strength: int, fame: int) -> None:
        self.name = name
        self.strength = strength
        self.fame = fame


@mypyc_attr(allow_interpreted_subclasses=True)
class Scenario:
    """Which tiles, how they are laid out, how long it lasts, who wins. This one is scenario 1 (W-10 to W-15)."""

    def __init__(self, name: str, rule: str) -> None:
        self.name = name
        self.rule = rule
        self.sets: tuple[str, ...] = ("basic", "marked")
        self.face_down: tuple[int, ...] = FACE_DOWN_AT
        self.counts_laps = False
        self.ladder: tuple[Beast, ...] = ()

    def rounds(self, seats: int) -> int:
        """How many turns each player takes at most (W-01, W-14)."""
        return 10 if seats <= 2 else 5

    def is_over(self, rounds: int, seats: int, laps: list[int]) -> bool:
        """Is it over, now that so many whole rounds are played?"""
        return rounds >= self.rounds(seats)

    def score(self, ep: int, laps: int, fame: int) -> int:
        """What a player has at the end; ties are broken as in W-15."""
        return ep

    def ending(self, rounds: int, seats: int, laps: list[int]) -> str:
        """How it ended, in one word."""
        return "turns"


class Pilgrims(Scenario):
    """Laps are counted, and enough of them end the race (W-70, W-71)."""

    GOAL: Final = 3
    WORTH: Final = 5

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.counts_laps = True

    def rounds(self, seats: int) -> int:
        return 16 if seats <= 2 else 8

    def is_over(self, rounds: int, seats: int, laps: list[int]) -> bool:
        return max(laps) >= Pilgrims.GOAL or rounds >= self.rounds(seats)

    def score(self, ep: int, laps: int, fame: int) -> int:
        return ep + Pilgrims.WORTH * laps

    def ending(self, rounds: int, seats: int, laps: list[int]) -> str:
        return "pilgrim" if max(laps) >= Pilgrims.GOAL else "turns"


class Arena(Scenario):
    """A turn may be spent on fighting beasts for fame instead of travelling (W-72, W-73)."""

    def __init__(self, name: str, rule: str) -> None:
        super().__init__(name, rule)
        self.ladder = (Beast("moth", 7, 1), Beast("hound", 9, 2), Beast("ogre", 11, 3), Beast("wyrm", 13, 4))

    def score(self, ep: int, laps: int, fame: int) -> int:
        return ep + fame


SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.name: scenario
    for scenario in (Scenario("first", "W-10"), Pilgrims("pilgrims", "W-70"), Arena("arena", "W-72"))
}
