"""The component data of Cocoons."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core import edition
from parlour.core.edition import Edition, broken
from parlour.core.errors import OptionError
from parlour.core.values import Value
from parlour.games.cocoons.doors import level_of

NAMES = (  # the animals that have a name in every language
    *("fish", "iguana", "owl", "fox", "turtle", "hare", "moth", "deer"),
    *("bear", "bee", "crane", "frog", "mouse", "otter", "snail", "wolf"),
)
LEAST_TOKENS, MOST_TOKENS = 10, 60


class Locks(Value, frozen=True, forbid_unknown_fields=True):
    """The numbers of the runes that belong to each lock."""

    A: list[int]
    B: list[int]


class Levels(Value, frozen=True, forbid_unknown_fields=True, rename={f"level{n}": str(n) for n in range(1, 6)}):
    """The doors of the five levels; `rune` is a rune drawn at random."""

    level1: list[str]
    level2: list[str]
    level3: list[str]
    level4: list[str]
    level5: list[str]

    def all(self) -> list[list[str]]:
        return [self.level1, self.level2, self.level3, self.level4, self.level5]


class CocoonsEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Animals, tokens, locks, levels, and the picture that the numbered doors make."""

    animals: list[str]
    tokens: int
    locks: Locks
    levels: Levels
    picture: list[str]

    def lock_runes(self) -> list[list[int]]:
        """The runes of each lock, as kinds of doors."""
        return [[n - 1 for n in self.locks.A], [n - 1 for n in self.locks.B]]


def read(text: str, file: str) -> CocoonsEdition:
    """The edition in a TOML text. Raises EditionError."""
    found = edition.read_edition(text, CocoonsEdition, file)
    if len(found.animals) != 8 or len(set(found.animals)) != 8 or not set(found.animals) <= set(NAMES):
        raise broken(text, file, "animals", "8 × " + ", ".join(NAMES))
    if not LEAST_TOKENS <= found.tokens <= MOST_TOKENS:
        raise broken(text, file, "tokens", f"{LEAST_TOKENS} … {MOST_TOKENS}")
    runes = [*found.locks.A, *found.locks.B]
    if len(found.locks.A) != 3 or len(set(runes)) != 6 or not set(runes) <= set(range(1, 9)):
        raise broken(text, file, "locks", "A = [1, 2, 3], B = [4, 5, 6]")
    if len(found.picture) != 8:
        raise broken(text, file, "picture", '8 × "…"')
    for number, doors in enumerate(found.levels.all(), 1):
        try:
            level_of(doors, found.lock_runes(), hard=False)
        except OptionError as error:
            raise broken(text, file, f"levels.{number}", str(error)) from None
    return found


def counts(edition: CocoonsEdition) -> dict[str, int]:
    """What the teaching sheet counts in the box."""
    return {"tokens": edition.tokens}
