"""The trapdoors: their kinds, the supply, and the sets of eight that make a level (C-60 to C-65, C-71)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.errors import OptionError

DOORS: Final = (
    *(f"rune{n}" for n in range(1, 9)),
    "lockA",
    "lockB",
    "slide",
    "rotation",
    "action",
    *(f"number{n}" for n in range(1, 9)),
)
DOOR_OF: Final = {name: kind for kind, name in enumerate(DOORS)}
KINDS: Final = len(DOORS)

RUNES: Final = 8  # kinds 0 to 7 are runes
LOCK_A: Final = 8
LOCK_B: Final = 9
SLIDE: Final = 10
ROTATION: Final = 11
ACTION: Final = 12
NUMBER: Final = 13  # kinds from here on are numbers, this one is number 1

SUPPLY: Final = [4 if kind == SLIDE else 2 if kind == ROTATION else 1 for kind in range(KINDS)]
ANY_RUNE: Final = "rune"  # in the levels of an edition: a rune drawn at random
DOORS_IN_A_LEVEL: Final = 8
OWN_LEVELS: Final = "C-71"


class Level:
    """Which eight doors lie in the box, and whether hard mode is on."""

    def __init__(self, counts: list[int], any_runes: int, *, hard: bool) -> None:
        self.counts = counts  # by kind
        self.any_runes: i64 = any_runes  # doors that are runes drawn at random from all eight
        self.hard = hard

    def doors(self) -> list[str]:
        """The names of its doors, in the order of kinds; random runes last."""
        named = [DOORS[kind] for kind in range(KINDS) for _ in range(self.counts[kind])]
        return named + [ANY_RUNE] * self.any_runes


def name_of(kind: int) -> str:
    """What the catalogue calls a door."""
    return f"@cocoons-door-{DOORS[kind]}"


def level_of(doors: list[str], locks: list[list[int]], *, hard: bool) -> Level:
    """The level of these doors. Raises OptionError that says which condition of C-71 they break."""
    counts = [0] * KINDS
    any_runes = 0
    for name in doors:
        if name == ANY_RUNE:
            any_runes += 1
        elif name in DOOR_OF:
            counts[DOOR_OF[name]] += 1
        else:
            raise OptionError("cocoons-error-door", door=name)
    level = Level(counts, any_runes, hard=hard)
    check(level, locks)
    return level


def check(level: Level, locks: list[list[int]]) -> None:
    """Raise OptionError unless these are eight doors of the supply that keep both conditions of C-71."""
    counts = level.counts
    total = sum(counts) + level.any_runes
    if total != DOORS_IN_A_LEVEL:
        raise OptionError("cocoons-error-level-size", doors=int(total), rule=OWN_LEVELS)
    for kind in range(KINDS):
        if counts[kind] > SUPPLY[kind]:
            raise OptionError("cocoons-error-level-supply", door=name_of(kind), supply=SUPPLY[kind], rule=OWN_LEVELS)
    numbers = [kind - NUMBER + 1 for kind in range(NUMBER, KINDS) if counts[kind]]
    missing = [n for n in range(1, len(numbers) + 1) if n not in numbers]
    if missing:
        raise OptionError("cocoons-error-level-hole", missing=missing[0], rule=OWN_LEVELS)
    for lock in (LOCK_A, LOCK_B):
        lacking = [rune for rune in locks[lock - LOCK_A] if counts[lock] and not counts[rune]]
        if lacking:
            raise OptionError(
                "cocoons-error-level-lock",
                lock=name_of(lock),
                runes=" · ".join(name_of(rune) for rune in lacking),
                rule=OWN_LEVELS,
            )
