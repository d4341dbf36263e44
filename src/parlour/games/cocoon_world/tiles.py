"""What the tiles do, as data: one row per kind (W-50 to W-64)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Event Spaces, and the goals of tiles that lead to one
NO_EVENT: Final = 0
START: Final = 1
INITIATION: Final = 2
EXPERIENCE: Final = 3
GODS_BET: Final = 4
PIT: Final = 5

EVENTS: Final = {
    "start": START,
    "initiation": INITIATION,
    "experience": EXPERIENCE,
    "bet": GODS_BET,
    "pit": PIT,
}

# Deeds: what a tile asks its player to do
NO_DEED: Final = 0
PLACE: Final = 1
TAKE: Final = 2
SWAP: Final = 3

# Effects that wait for a later turn or supply
NO_EFFECT: Final = 0
DIE: Final = 1
CHANGE: Final = 2
REVERSE: Final = 3
CHOOSE: Final = 4

EFFECTS: Final = {DIE: "die", CHANGE: "change", REVERSE: "reverse", CHOOSE: "choose"}


class Tile:
    """One kind of tile. What it does happens in the order of its fields, the movement last."""

    def __init__(
        self,
        name: str,
        rule: str,
        *,
        ep: int = 0,
        turns: bool = False,
        rolls: int = 0,
        places: int = 0,
        later: int = NO_EFFECT,
        deed: int = NO_DEED,
        to: int = NO_EVENT,
        steps: int = 0,
    ) -> None:
        self.name = name
        self.rule = rule
        self.ep: i64 = ep  # clockwise if positive, whatever side the pawn shows (W-06)
        self.turns = turns
        self.rolls: i64 = rolls
        self.places: i64 = places
        self.later: i64 = later
        self.deed: i64 = deed
        self.to: i64 = to
        self.steps: i64 = steps


NAMED: Final = {
    tile.name: tile
    for tile in (
        Tile("start", "W-51", to=START),
        Tile("start-roll", "W-51", to=START, rolls=1),
        Tile("pit", "W-52", to=PIT),
        Tile("bet", "W-52", to=GODS_BET),
        Tile("initiation-roll", "W-52", to=INITIATION, rolls=1),
        Tile("experience", "W-53", to=EXPERIENCE),
        Tile("experience-roll", "W-53", to=EXPERIENCE, rolls=1),
        Tile("lose3", "W-54", ep=-3),
        Tile("gain1-roll", "W-54", ep=1, rolls=1),
        Tile("lose1-roll", "W-54", ep=-1, rolls=1),
        Tile("turn-roll", "W-55", turns=True, rolls=1),
        Tile("place", "W-56", deed=PLACE),
        Tile("roll-place", "W-57", rolls=1, places=1),
        Tile("roll", "W-58", rolls=1),
        Tile("take", "W-59", deed=TAKE),
        Tile("swap", "W-60", deed=SWAP),
        Tile("die", "W-61", later=DIE),
        Tile("change", "W-62", later=CHANGE),
        Tile("reverse", "W-63", later=REVERSE),
        Tile("choose", "W-64", later=CHOOSE),
    )
}


def tile_named(name: str) -> Tile | None:
    """The tile of this name: one of NAMED, or `f3` and `b12` (W-50); None if there is no such kind."""
    if name[:1] in ("f", "b") and name[1:].isascii() and name[1:].isdecimal() and not name[1:].startswith("0"):
        number = int(name[1:])
        return Tile(name, "W-50", steps=number if name[0] == "f" else -number)
    return NAMED.get(name)


def tile_fact(name: str) -> str:
    """A tile as an argument of a message: `f3` is said as “forward” and 3."""
    if name not in NAMED:
        return f"@cocoon_world-tile-{'forward' if name[0] == 'f' else 'backward'} {name[1:]}"
    return f"@cocoon_world-tile-{name}"
