"""The trapdoors: their kinds, the supply, and the sets that make a level (C-60 to C-65, C-71)."""

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
BARE_PLACE: Final = KINDS  # where a level has no door: the animal lies bare, face down
NO_DOOR: Final = "bare"
MOST_DOORS: Final = 8
LEAST_TOKENS: Final = 10  # of an own level
MOST_TOKENS: Final = 40
OWN_LEVELS: Final = "C-71"

# Every single door of the supply is a piece, in the order of kinds; places without a door follow. A set of pieces says
# which are left, and its n-th member is a draw by weight.
KIND_OF: Final = bytes([kind for kind in range(KINDS) for _ in range(SUPPLY[kind])] + [BARE_PLACE] * MOST_DOORS)
PIECES_OF: Final = [sum(2**piece for piece, of in enumerate(KIND_OF) if of == kind) for kind in range(KINDS + 1)]
RUNE_PIECES: Final = 2**RUNES - 1


class Level:
    """Which doors lie in the box, with how many tokens it is played, and whether hard mode is on."""

    def __init__(self, counts: list[int], any_runes: int, *, hard: bool, tokens: int = 0) -> None:
        self.counts = counts  # by kind
        self.any_runes: i64 = any_runes  # doors that are runes drawn at random from those that are not named
        self.hard = hard
        self.tokens: i64 = tokens  # 0: those of the edition
        self.bare: i64 = MOST_DOORS - sum(counts) - any_runes  # animals without a door
        self.pieces: i64 = pieces_of([*counts, int(self.bare)])  # all of it but random runes
        self.rune_pool: i64 = sum([2**rune for rune in self.other_runes()])  # where random runes are drawn from

    def other_runes(self) -> list[int]:
        """The runes that have no door of their own."""
        return [rune for rune in range(RUNES) if not self.counts[rune]]

    def doors(self) -> list[str]:
        """The names of its doors, in the order of kinds; random runes last."""
        named = [DOORS[kind] for kind in range(KINDS) for _ in range(self.counts[kind])]
        return named + [ANY_RUNE] * self.any_runes


def pieces_of(counts: list[int]) -> int:
    """Counts by kind as a set of pieces; no more than there are, if these are too many for a level."""
    found = 0
    for kind in range(KINDS + 1):
        pieces = [piece for piece in range(len(KIND_OF)) if KIND_OF[piece] == kind]
        found += sum([2**piece for piece in pieces[: max(0, counts[kind])]])
    return found


def name_of(kind: int) -> str:
    """What the catalogue calls a door."""
    return f"@cocoons-door-{DOORS[kind]}"


def level_of(doors: list[str], locks: list[list[int]], *, hard: bool, tokens: int = 0) -> Level:
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
    level = Level(counts, any_runes, hard=hard, tokens=tokens)
    check(level, locks)
    return level


def check(level: Level, locks: list[list[int]]) -> None:
    """Raise OptionError unless these are one to eight doors of the supply that keep both conditions of C-71."""
    counts = level.counts
    total = sum(counts) + level.any_runes
    if not 1 <= total <= MOST_DOORS:
        raise OptionError("cocoons-error-level-size", doors=int(total), rule=OWN_LEVELS)
    for kind in range(KINDS):
        if counts[kind] > SUPPLY[kind]:
            raise OptionError("cocoons-error-level-supply", door=name_of(kind), supply=SUPPLY[kind], rule=OWN_LEVELS)
    if level.tokens and not LEAST_TOKENS <= level.tokens <= MOST_TOKENS:
        raise OptionError(
            "cocoons-error-level-tokens",
            tokens=int(level.tokens),
            least=LEAST_TOKENS,
            most=MOST_TOKENS,
            rule=OWN_LEVELS,
        )
    if level.any_runes > len(level.other_runes()):
        raise OptionError("cocoons-error-level-supply", door="@cocoons-door-rune", supply=RUNES, rule=OWN_LEVELS)
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
