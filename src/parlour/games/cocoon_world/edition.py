"""Editions of Cocoon World: the ring and the tiles, refused with the reason if a scenario can't be played with them."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.edition import Edition, broken, read_edition
from parlour.core.values import Value
from parlour.games.cocoon_world.scenario import FACE_DOWN_AT, SCENARIOS, Scenario
from parlour.games.cocoon_world.tiles import EVENTS, tile_named

LONGEST = 20  # normal spaces in a stretch
MOST_ALIKE = 9
STRETCHES = 6  # one behind each Event Space (W-02)
HANDS = 5 * 3  # five players with three tiles each (W-12)


class Ring(Value, frozen=True, forbid_unknown_fields=True):
    """The Event Spaces clockwise from Start, and how many normal spaces follow each."""

    stretch: int
    events: tuple[str, ...]


class Tiles(Value, frozen=True, forbid_unknown_fields=True):
    """How many there are of each kind, unmarked and marked."""

    basic: dict[str, int]
    marked: dict[str, int]


class CocoonWorldEdition(Edition, frozen=True):
    """A box of Cocoon World."""

    ring: Ring
    tiles: Tiles


def read(text: str, file: str) -> CocoonWorldEdition:
    """The edition in a TOML text. Raises EditionError if it is broken or describes an impossible box."""
    edition = read_edition(text, CocoonWorldEdition, file)
    for field, is_good, expected in checks(edition):
        if not is_good:
            raise broken(text, file, field, expected)
    return edition


def checks(edition: CocoonWorldEdition) -> list[tuple[str, bool, str]]:
    """What must be true of a box: the field, whether it is, and what was expected."""
    ring, tiles = edition.ring, edition.tiles
    events = list(ring.events)
    least = max(FACE_DOWN_AT)
    once = ("start", "initiation", "bet", "pit")
    return [
        ("ring.stretch", least <= ring.stretch <= LONGEST, f"{least}-{LONGEST} (W-11)"),
        ("ring.events", len(events) == 6 and set(events) == set(EVENTS), "6: " + ", ".join(EVENTS)),
        ("ring.events", events[:1] == ["start"], "start …"),
        ("ring.events", all(events.count(name) == 1 for name in once), ", ".join(f"1 {name}" for name in once)),
        *tile_checks(edition, "basic", tiles.basic),
        *tile_checks(edition, "marked", tiles.marked),
        (
            "tiles",
            tiles_of(edition, SCENARIOS["first"]) >= needed(SCENARIOS["first"]),
            f"≥ {needed(SCENARIOS['first'])} (W-11, W-12)",
        ),
    ]


def tile_checks(edition: CocoonWorldEdition, group: str, counts: dict[str, int]) -> list[tuple[str, bool, str]]:
    size = 6 * (edition.ring.stretch + 1)
    found = []
    for name, count in counts.items():
        tile = tile_named(name)
        field = f"tiles.{group}.{name}"
        is_good = tile is not None and -size < tile.steps < size
        found.append((field, is_good, f"f1-f{size - 1}, b1-b{size - 1}, roll, …"))
        found.append((field, 1 <= count <= MOST_ALIKE, f"1-{MOST_ALIKE}"))
    return found


def needed(scenario: Scenario) -> int:
    """How many tiles the set-up of a scenario takes: those laid out, and five hands."""
    return STRETCHES * len(scenario.face_down) + HANDS


def tiles_of(edition: CocoonWorldEdition, scenario: Scenario) -> int:
    """How many tiles there are in the sets that the scenario shuffles."""
    groups = {"basic": edition.tiles.basic, "marked": edition.tiles.marked}
    return sum(sum(groups[name].values()) for name in scenario.sets)


def counts(edition: CocoonWorldEdition) -> dict[str, int]:
    """What the teaching sheet counts in the box."""
    events = len(edition.ring.events)
    groups = (edition.tiles.basic, edition.tiles.marked)
    return {
        "spaces": events * (1 + edition.ring.stretch),
        "tiles": sum(sum(group.values()) for group in groups),
        "hidden": events * len(FACE_DOWN_AT),
    }
