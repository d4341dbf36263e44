"""The component data of one box of Chocobo's Dungeon, checked field by field."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, Literal

from parlour.core.edition import Edition, broken, line_of, read_edition
from parlour.core.errors import EditionError
from parlour.core.values import Facts, Value

CARDS: Final = 100
STRENGTHS: Final = 5
COLUMNS: Final = 9
ROWS: Final = 5
OUTER: Final = 16
INNER: Final = 12
MOST_MET: Final = 4  # Monsters met a round: with it the row never outgrows the notation's m1 to m12
MOST_LIGHTNING: Final = 2  # with more, the list of possible discards would explode
SHEETS: Final = ((1, False), (2, False), (2, True), (3, False), (3, True))

ICONS: Final = ("move", "attack", "eat", "reap")
SPACE: Final = re.compile(r"[.vbhSX#]|[dr][1-9]")
LOOP_SPACE: Final = re.compile(r"[.vbh]|[dr][1-9]")
BOSS_SPACE: Final = re.compile(r"[.X]|d[1-9]|L[1-9]")

MONSTER_NAMES: Final = (
    "blob",
    "imp",
    "bat",
    "skeleton",
    "boar",
    "cactus",
    "wraith",
    "sorcerer",
    "ogre",
    "drake",
)
"""The Monsters that have names in the catalogue; others are called as their edition writes them."""


class Token(Value, frozen=True, forbid_unknown_fields=True):
    value: int
    count: int


class Book(Value, frozen=True, forbid_unknown_fields=True):
    effect: Literal["recover", "move", "attack", "all"]
    amount: int
    count: int

    @property
    def name(self) -> str:
        """How notation calls it, such as `move2`."""
        return f"{self.effect}{self.amount}"


class Monster(Value, frozen=True, forbid_unknown_fields=True):
    name: str
    deck: Literal["basic", "elite"]
    hp: int
    attack: int
    reward: Literal["hp", "book", "vegetables"]
    count: int
    vegetables: int = 0


class Floor(Value, frozen=True, forbid_unknown_fields=True):
    floor: int
    basic: int
    elite: int
    track: int  # steps of the Reaper until the game is lost
    map: str
    star: bool = False


class Arena(Value, frozen=True, forbid_unknown_fields=True):
    outer: str
    start: int


class Boss(Value, frozen=True, forbid_unknown_fields=True):
    name: Literal["behemoth", "omega"]
    hp: int
    basic: int
    elite: int
    inner: str
    start: int


class ChocoboEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Everything in the box that the rules do not fix."""

    strengths: list[int]  # of the cards 1 to 100
    dial: list[list[str]]  # the spaces clockwise, each with one or two icons
    vegetables: list[Token]
    books: list[Book]
    monsters: list[Monster]
    floors: list[Floor]
    arena: Arena
    bosses: list[Boss]

    def warnings(self) -> list[tuple[str, Facts]]:
        """Places from which a Move can't have its full length (D-40)."""
        return [
            ("chocobo-warning-jam", {"floor": name_of(floor), "place": place, "length": length})
            for floor in self.floors
            for place, length in jams(floor)
        ]


Fault = tuple[str, str]
"""A field and what was expected of it."""


def read(text: str, file: str) -> ChocoboEdition:
    """The edition in a TOML text. Raises EditionError with the line, the field and what was expected."""
    edition = read_edition(text, ChocoboEdition, file)
    for field, expected in faults(edition):
        raise broken(text, file, field, expected)
    for field, message, facts in dead_ends(edition):
        raise EditionError(message, file=file, line=line_of(text, field), field=field, **facts)
    return edition


def faults(edition: ChocoboEdition) -> Iterator[Fault]:
    """What makes this box impossible to play with, in the order of the file."""
    yield from _card_faults(edition)
    yield from _token_faults(edition)
    yield from _monster_faults(edition)
    yield from _floor_faults(edition)
    yield from _boss_faults(edition)


def dead_ends(edition: ChocoboEdition) -> Iterator[tuple[str, str, Facts]]:
    """What makes a sound box impossible to win with: a field, a message and its facts."""
    if not any("move" in icons for icons in edition.dial):
        yield "dial", "chocobo-error-no-move", {}
    for n, floor in enumerate(edition.floors):
        rows = rows_of(floor)
        if not is_exit_reachable(rows):
            facts: Facts = {"floor": name_of(floor), "start": place_of(rows, "S"), "exit": place_of(rows, "X")}
            yield f"floors[{n}].map", "chocobo-error-no-way", facts


def _card_faults(edition: ChocoboEdition) -> Iterator[Fault]:
    if len(edition.strengths) != CARDS or not all(1 <= s <= STRENGTHS for s in edition.strengths):
        yield "strengths", f"{CARDS} x 1-{STRENGTHS}"
    if not 5 <= len(edition.dial) <= 12:
        yield "dial", "5-12"
    for icons in edition.dial:
        if not 1 <= len(icons) <= 2 or len(set(icons)) != len(icons) or not set(icons) <= set(ICONS):
            yield "dial", ", ".join(f'["{icon}"]' for icon in ICONS)


def _token_faults(edition: ChocoboEdition) -> Iterator[Fault]:
    for n, token in enumerate(edition.vegetables):
        if not (1 <= token.value <= 15 and 1 <= token.count <= 99):
            yield f"vegetables[{n}].value", "1-15, count 1-99"
    if len({token.value for token in edition.vegetables}) != len(edition.vegetables):
        yield "vegetables", "value: once"
    for n, book in enumerate(edition.books):
        most = STRENGTHS if book.effect == "move" else 9
        if not (1 <= book.amount <= most and 1 <= book.count <= 99):
            yield f"books[{n}].amount", f"1-{most}, count 1-99"
    if len({book.name for book in edition.books}) != len(edition.books):
        yield "books", "effect + amount: once"


def _monster_faults(edition: ChocoboEdition) -> Iterator[Fault]:
    books = {book.name for book in edition.books}
    for n, monster in enumerate(edition.monsters):
        if not re.fullmatch(r"[a-z][a-z-]{0,19}", monster.name) or monster.name in books:
            yield f"monsters[{n}].name", "a-z -"
        # An attack of 0 would let the row grow without end.
        if not (1 <= monster.hp <= 30 and 1 <= monster.attack <= 9 and 1 <= monster.count <= 99):
            yield f"monsters[{n}].hp", "hp 1-30, attack 1-9, count 1-99"
        if (monster.reward == "vegetables") != (1 <= monster.vegetables <= 15):
            yield f"monsters[{n}].reward", 'reward = "vegetables", vegetables = 1-15'
    if len({monster.name for monster in edition.monsters}) != len(edition.monsters):
        yield "monsters", "name: once"


def _floor_faults(edition: ChocoboEdition) -> Iterator[Fault]:
    if sorted((floor.floor, floor.star) for floor in edition.floors) != sorted(SHEETS):
        yield "floors", "floor 1, 2, 2 star, 3, 3 star"
    for n, floor in enumerate(edition.floors):
        if not _is_encounter(floor.basic, floor.elite):
            yield f"floors[{n}].basic", f"basic + elite: 0-{MOST_MET}"
        if not 1 <= floor.track <= 40:
            yield f"floors[{n}].track", "1-40"
        rows = rows_of(floor)
        spaces = [space for row in rows for space in row]
        bad = [space for space in spaces if not SPACE.fullmatch(space)]
        if bad:
            yield f"floors[{n}].map", f"# . S X v b h dN rN, not {bad[0]}"
        elif len(rows) > ROWS or not rows or len({len(row) for row in rows}) > 1 or len(rows[0]) > COLUMNS:
            yield f"floors[{n}].map", f"{COLUMNS} x {ROWS}"
        elif spaces.count("S") != 1 or spaces.count("X") != 1:
            yield f"floors[{n}].map", "S, X: once"


def _boss_faults(edition: ChocoboEdition) -> Iterator[Fault]:
    outer = edition.arena.outer.split()
    if len(outer) != OUTER or not all(LOOP_SPACE.fullmatch(space) for space in outer):
        yield "arena.outer", f"{OUTER}: . v b h dN rN"
    if not 0 <= edition.arena.start < OUTER:
        yield "arena.start", f"0-{OUTER - 1}"
    if sorted(boss.name for boss in edition.bosses) != ["behemoth", "omega"]:
        yield "bosses", "behemoth, omega"
    for n, boss in enumerate(edition.bosses):
        inner = boss.inner.split()
        if not 1 <= boss.hp <= 99:
            yield f"bosses[{n}].hp", "1-99"
        if not _is_encounter(boss.basic, boss.elite):
            yield f"bosses[{n}].basic", f"basic + elite: 0-{MOST_MET}"
        if len(inner) != INNER or not all(BOSS_SPACE.fullmatch(space) for space in inner):
            yield f"bosses[{n}].inner", f"{INNER}: . dN LN X"
        elif any(space[0] == "L" and int(space[1]) > MOST_LIGHTNING for space in inner):
            yield f"bosses[{n}].inner", f"L1-L{MOST_LIGHTNING}"
        if not 0 <= boss.start < INNER or touches(boss.start) == edition.arena.start:
            yield f"bosses[{n}].start", f"0-{INNER - 1}"


def _is_encounter(basic: int, elite: int) -> bool:
    return basic >= 0 and elite >= 0 and basic + elite <= MOST_MET


def touches(inner: int) -> int:
    """The outer space that an inner space is adjacent to; the corners touch nothing (D-50)."""
    return 4 * (inner // 3) + 1 + inner % 3


# Maps


def name_of(floor: Floor) -> str:
    """A floor and its side, such as `2F *`."""
    return f"{floor.floor}F{' *' if floor.star else ''}"


def rows_of(floor: Floor) -> list[list[str]]:
    """A map as rows of spaces."""
    return [line.split() for line in floor.map.splitlines() if line.strip()]


def place_of(rows: list[list[str]], space: str) -> str:
    """Where a space lies, such as `c5`."""
    for y, row in enumerate(rows):
        if space in row:
            return f"{chr(ord('a') + row.index(space))}{y + 1}"
    return "-"


def neighbours(rows: list[list[str]]) -> dict[tuple[int, int], list[tuple[int, int]]]:
    """For each space that can be entered, those one step away."""
    free = [(y, x) for y, row in enumerate(rows) for x, space in enumerate(row) if space != "#"]
    steps = ((-1, 0), (0, -1), (0, 1), (1, 0))
    return {(y, x): [(y + dy, x + dx) for dy, dx in steps if (y + dy, x + dx) in free] for y, x in free}


def is_exit_reachable(rows: list[list[str]]) -> bool:
    beside = neighbours(rows)
    start = next(at for at in beside if rows[at[0]][at[1]] == "S")
    seen, edge = {start}, [start]
    while edge:
        edge = [at for here in edge for at in beside[here] if at not in seen]
        seen.update(edge)
    return any(rows[y][x] == "X" for y, x in seen)


def jams(floor: Floor) -> list[tuple[str, int]]:
    """Places from which a Move of some length has neither a full-length route nor one to the Exit (D-40)."""
    rows = rows_of(floor)
    beside = neighbours(rows)
    found: list[tuple[str, int]] = []

    def longest(path: list[tuple[int, int]]) -> int:
        y, x = path[-1]
        if rows[y][x] == "X" or len(path) > STRENGTHS:
            return STRENGTHS
        return max((longest([*path, at]) for at in beside[path[-1]] if at not in path), default=len(path) - 1)

    for y, x in beside:
        if rows[y][x] != "X":
            reach = longest([(y, x)])
            if reach < STRENGTHS:
                found.append((f"{chr(ord('a') + x)}{y + 1}", reach + 1))
    return found


def counts(edition: ChocoboEdition) -> dict[str, int]:
    """What the teaching sheet counts in the box."""
    return {"cards": len(edition.strengths)}
