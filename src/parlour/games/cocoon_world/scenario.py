"""Scenarios: rows of data, each with the hooks it uses. A new one is a row here, its clauses and its words."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

FACE_DOWN_AT: Final = (1, 4, 7)  # W-11: the first, fourth and seventh normal space behind each Event Space
SUMMIT: Final = 10  # of the EP Circle: Fortune's goal; Misfortune's is 0 (W-77)


class Beast:
    """One rung of the arena's ladder: three dice must reach its strength; beating it is worth fame."""

    def __init__(self, name: str, strength: int, fame: int) -> None:
        self.name = name
        self.strength: i64 = strength
        self.fame: i64 = fame


LADDER: Final = (Beast("moth", 7, 1), Beast("hound", 9, 2), Beast("ogre", 11, 3), Beast("wyrm", 13, 4))
NO_LADDER: Final[tuple[Beast, ...]] = ()


class Scenario:
    """Which tiles, how they lie, how long it lasts, what counts; by default as in scenario 1 (W-10 to W-15)."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        sets: tuple[str, ...] = ("basic", "marked"),
        face_down: tuple[int, ...] = FACE_DOWN_AT,
        supplies: bool = True,
        start_ep: int = 0,
        alternates: bool = False,
        turns: int = 5,
        turns_few: int = 10,
        lap_goal: int = 0,
        lap_worth: int = 0,
        tile_worth: int = 0,
        fights: bool = False,
        retrieves: bool = False,
        weighs_camps: bool = False,
        swears: bool = False,
    ) -> None:
        self.name = name
        self.rule = rule
        # The start
        self.sets = sets
        self.face_down = face_down
        self.supplies = supplies  # hands are filled up after a turn (W-23)
        self.start_ep: i64 = start_ep
        self.alternates = alternates  # every second player begins black
        # The end
        self.turns: i64 = turns
        self.turns_few: i64 = turns_few  # with one or two players
        self.lap_goal = lap_goal  # 0: laps do not end it
        # Points besides EP
        self.lap_worth: i64 = lap_worth
        self.tile_worth: i64 = tile_worth
        # Hooks
        self.counts_laps = lap_goal > 0 or lap_worth > 0  # W-70
        self.ladder: tuple[Beast, ...] = LADDER if fights else NO_LADDER  # W-72
        self.retrieves = retrieves  # W-75
        self.weighs_camps = weighs_camps  # W-77, W-78
        self.swears = swears  # W-79
        self.is_plain = not self.parts()  # nothing but EP counts, and all is as in scenario 1

    def parts(self) -> list[tuple[str, int]]:
        """What is special about it, each with its number, or 0: how the goal of an own scenario is told (W-80)."""
        found = [
            ("lap", self.lap_worth),
            ("laps", self.lap_goal),
            ("tile", self.tile_worth),
            ("arena", len(self.ladder)),
            ("retrieve", int(self.retrieves)),
            ("camps", int(self.weighs_camps)),
            ("oath", int(self.swears)),
            ("dry", int(not self.supplies)),
        ]
        return [(part, number) for part, number in found if number > 0]

    def rounds(self, seats: i64) -> i64:
        """How many turns each player takes at most (W-01, W-14)."""
        return self.turns_few if seats <= 2 else self.turns

    def is_won_by_laps(self, laps: i64) -> bool:
        """With the most laps that anybody has?"""
        return self.lap_goal > 0 and laps >= self.lap_goal

    def score(self, ep: i64, *, is_white: bool, laps: i64, fame: i64, tiles: i64) -> i64:
        """What a player has: EP as the camp counts them, if camps are weighed, and what counts besides."""
        counted = ep if is_white or not self.weighs_camps else SUMMIT - ep
        return counted + self.extra(laps, fame, tiles)

    def extra(self, laps: i64, fame: i64, tiles: i64) -> i64:
        """What counts besides EP."""
        return self.lap_worth * laps + fame + self.tile_worth * tiles


SCENARIOS: Final[dict[str, Scenario]] = {
    scenario.name: scenario
    for scenario in (
        Scenario("first", "W-10"),
        Scenario(
            "relics",
            "W-75",
            face_down=(1, 3, 5, 7),
            supplies=False,
            turns=6,
            turns_few=12,
            tile_worth=2,
            retrieves=True,
        ),
        Scenario("pilgrims", "W-70", turns=8, turns_few=16, lap_goal=3, lap_worth=5),
        Scenario("arena", "W-72", fights=True),
        Scenario("scales", "W-77", start_ep=5, alternates=True, weighs_camps=True, swears=True),
    )
}
"""In the order of the journey."""

BEFORE_SCORES: Final = ("first", "arena")
"""Scenarios whose views show no score: it is EP and fame, and older records keep their digest."""
