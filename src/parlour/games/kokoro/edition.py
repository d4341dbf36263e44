"""What is in the box: the mat, the deck, the die's spaces, the decrees."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import re
from typing import Final, Literal

from parlour.core.edition import Edition, broken, read_edition
from parlour.core.values import Value

Edge = Literal["top", "right", "bottom", "left"]

MOST_SPACES: Final = 62  # a mat is a set of bits
SANCTUARIES: Final = "ABCDEF"
DIE: Final = 10
SHAPES: Final = 6
GOLDEN_A_ROUND: Final = 4
SPACE: Final = re.compile(r"-|[cf]{1,9}|[A-F][cf]{0,9}|CG|FG")  # a sanctuary may share its space (K-23)


class MatData(Value, frozen=True, forbid_unknown_fields=True):
    rows: list[str]

    def grid(self) -> list[list[str]]:
        return [row.split() for row in self.rows]


class PinkData(Value, frozen=True, forbid_unknown_fields=True):
    numbers: list[str]


class ShapeData(Value, frozen=True, forbid_unknown_fields=True):
    number: int
    joins: tuple[Edge, Edge]
    golden: int
    plain: int


class DecreeData(Value, frozen=True, forbid_unknown_fields=True):
    blue: list[int]
    pink: list[int]


class KokoroEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    mat: MatData
    pink: PinkData
    deck: list[ShapeData]
    decrees: DecreeData


def read(text: str, file: str) -> KokoroEdition:
    """The edition in a TOML text, checked. Raises EditionError with the line and what was expected."""
    edition = read_edition(text, KokoroEdition, file)
    for field, expected in faults(edition):
        raise broken(text, file, field, expected)
    return edition


def faults(edition: KokoroEdition) -> list[tuple[str, str]]:
    """Every field that does not fit the game, with what was expected there."""
    return [*mat_faults(edition), *pink_faults(edition), *deck_faults(edition), *decree_faults(edition)]


def mat_faults(edition: KokoroEdition) -> list[tuple[str, str]]:
    grid = edition.mat.grid()
    words = [word for row in grid for word in row]
    found: list[tuple[str, str]] = []
    if len({len(row) for row in grid}) != 1 or not 4 <= len(words) <= MOST_SPACES or len(grid[0]) > 26:
        found.append(("mat.rows", f"1-26 x n, 4-{MOST_SPACES}"))
    if not all(SPACE.fullmatch(word) for word in words):
        found.append(("mat.rows", "- | c, f | A-F | CG | FG"))
    names = [bare(word) for word in words]
    once = [*SANCTUARIES, "CG", "FG"]
    return found + [("mat.rows", f"{name} x 1") for name in once if names.count(name) != 1]


def bare(word: str) -> str:
    """What stands in a space besides its features: a sanctuary, a guardian, "-" or nothing."""
    return word.rstrip("cf")


def pink_faults(edition: KokoroEdition) -> list[tuple[str, str]]:
    grid = edition.mat.grid()
    free = [
        f"{chr(97 + x)}{y + 1}" for y, row in enumerate(grid) for x, word in enumerate(row) if word in ("-", "CG", "FG")
    ]
    numbers = edition.pink.numbers
    if len(numbers) != DIE or len(set(numbers)) != DIE or not set(numbers) <= set(free):
        return [("pink.numbers", f"{DIE} x {', '.join(free)}")]
    return []


def deck_faults(edition: KokoroEdition) -> list[tuple[str, str]]:
    deck = edition.deck
    found: list[tuple[str, str]] = []
    if [shape.number for shape in deck] != list(range(1, SHAPES + 1)):
        found.append(("deck", f"number = 1, …, {SHAPES}"))
    for i, shape in enumerate(deck):
        if len(set(shape.joins)) != 2:
            found.append((f"deck[{i}].joins", "top, right, bottom, left: 2"))
        for field, count in (("golden", shape.golden), ("plain", shape.plain)):
            if not 0 <= count <= 99:
                found.append((f"deck[{i}].{field}", "0-99"))
    if len({frozenset(shape.joins) for shape in deck}) != len(deck):
        found.append(("deck", "joins: 6 x"))
    if sum(shape.golden for shape in deck) < GOLDEN_A_ROUND:  # K-18: or a round could not end
        found.append(("deck", f"golden >= {GOLDEN_A_ROUND}"))
    return found


def decree_faults(edition: KokoroEdition) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for side, numbers, allowed in (
        ("blue", edition.decrees.blue, range(1, 11)),
        ("pink", edition.decrees.pink, range(11, 17)),
    ):
        if len(set(numbers)) != len(numbers) or not set(numbers) <= set(allowed):
            found.append((f"decrees.{side}", f"{allowed[0]}-{allowed[-1]}"))
    if not edition.decrees.blue:
        found.append(("decrees.blue", "1-10"))
    return found


def counts(edition: KokoroEdition) -> dict[str, int]:
    """What the teaching sheet counts in the box."""
    golden = sum(shape.golden for shape in edition.deck)
    return {"cards": golden + sum(shape.plain for shape in edition.deck), "golden": golden}
