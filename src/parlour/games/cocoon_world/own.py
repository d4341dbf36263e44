"""Scenarios of one's own (W-80): a TOML file, and the one line in which it travels as an option.

>>> own = read(TEMPLATE, "night-run.toml")
>>> code(own)
'own:night-run,turns=6,few=12,lap=3,tile=1,retrieve'
>>> code(read_code("own:night-run,retrieve,few=12,turns=6,lap=3,tile=1")) == code(own)
True
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import json
import re
from functools import lru_cache
from typing import Final, Literal

import msgspec

from parlour.core.edition import fault, line_of, read_toml
from parlour.core.errors import EditionError, OptionError
from parlour.core.values import Value
from parlour.games.cocoon_world.edition import CocoonWorldEdition, needed, tiles_of
from parlour.games.cocoon_world.scenario import FACE_DOWN_AT, SCENARIOS, SUMMIT, Scenario

PREFIX: Final = "own:"
RULE: Final = "W-80"
LONGEST_FILE: Final = 4000  # characters
LONGEST_CODE: Final = 200
MOST_TURNS: Final = 16
MOST_LAPS: Final = 9
MOST_WORTH: Final = 20
MOST_FACE_DOWN: Final = 7  # behind each Event Space
FARTHEST: Final = 20

LONGEST_NAME: Final = 24
LONGEST_SHOWN: Final = 40  # characters of a value that does not fit

NAME: Final = re.compile(rf"[a-z0-9][a-z0-9-]{{0,{LONGEST_NAME - 1}}}")
PART: Final = re.compile(r"([a-z]+)(?:=([a-z0-9+]+))?")

TEMPLATE: Final = """\
# A scenario of Cocoon World. What you leave out is as in the first scenario.
name = "night-run"
hooks = ["retrieve"]        # any of: arena, retrieve, camps, oath (W-72, W-75, W-77, W-79)

[start]
tiles = ["basic", "marked"] # which sets are shuffled
face_down = [1, 4, 7]       # where tiles lie face down behind each Event Space
ep = 0                      # where the markers begin, 0 to 10
alternate = false           # does every second pawn begin black?
supply = true               # are hands filled up after a turn?

[end]
turns = 6                   # each, with three players or more
turns_few = 12              # with one or two
laps = 0                    # this many laps end it; 0: laps don't end it (W-70)

[points]                    # besides EP
lap = 3                     # for each lap
tile = 1                    # for each tile in hand
"""

Hook = Literal["arena", "retrieve", "camps", "oath"]
HOOKS: Final = ("arena", "retrieve", "camps", "oath")


class Start(Value, frozen=True, forbid_unknown_fields=True):
    tiles: tuple[Literal["basic", "marked"], ...] = ("basic", "marked")
    face_down: tuple[int, ...] = FACE_DOWN_AT
    ep: int = 0
    alternate: bool = False
    supply: bool = True


class OwnEnd(Value, frozen=True, forbid_unknown_fields=True):
    turns: int = 5
    turns_few: int = 10
    laps: int = 0


class Points(Value, frozen=True, forbid_unknown_fields=True):
    lap: int = 0
    tile: int = 0


class Own(Value, frozen=True, forbid_unknown_fields=True):
    """What a file can say."""

    name: str
    hooks: tuple[Hook, ...] = ()
    start: Start = Start()
    end: OwnEnd = OwnEnd()
    points: Points = Points()


# What each field may be

RANGES: Final = {
    "start.face_down": (1, FARTHEST),
    "start.ep": (0, SUMMIT),
    "end.turns": (1, MOST_TURNS),
    "end.turns_few": (1, MOST_TURNS),
    "end.laps": (0, MOST_LAPS),
    "points.lap": (0, MOST_WORTH),
    "points.tile": (0, MOST_WORTH),
}
TABLES: Final = {"": Own, "start": Start, "end": OwnEnd, "points": Points}
KINDS: Final = {
    **dict.fromkeys(RANGES, "number"),
    **dict.fromkeys(("start", "end", "points"), "table"),
    **dict.fromkeys(("start.alternate", "start.supply"), "flag"),
    "name": "name",
    "hooks": "hooks",
    "start.tiles": "tiles",
    "start.face_down": "places",
}
"""What is expected of each field, by the names that the message has for it."""
WORDS: Final = {"hooks": HOOKS, "start.tiles": ("basic", "marked")}


def is_within(field: str, number: int) -> bool:
    least, most = RANGES[field]
    return least <= number <= most


def first_fault(own: Own) -> str | None:
    """The first field whose value is of the right type and yet can't be."""
    start, spaces = own.start, list(own.start.face_down)
    good = {
        "name": NAME.fullmatch(own.name) is not None,
        "hooks": len(set(own.hooks)) == len(own.hooks),
        "start.tiles": len(set(start.tiles)) == len(start.tiles) > 0,
        "start.face_down": len(spaces) <= MOST_FACE_DOWN
        and spaces == sorted(set(spaces))
        and all(is_within("start.face_down", space) for space in spaces),
        "start.ep": is_within("start.ep", start.ep),
        "end.turns": is_within("end.turns", own.end.turns),
        "end.turns_few": is_within("end.turns_few", own.end.turns_few),
        "end.laps": is_within("end.laps", own.end.laps),
        "points.lap": is_within("points.lap", own.points.lap),
        "points.tile": is_within("points.tile", own.points.tile),
    }
    return next((field for field, is_good in good.items() if not is_good), None)


def expected(field: str) -> dict[str, str | int]:
    """What the message says was expected of a field; of one that there is not, which there are instead."""
    kind = KINDS.get(field, "unknown")
    table = field if kind == "table" else field.rpartition(".")[0]
    words = WORDS[field] if field in WORDS else TABLES.get(table, Own).__struct_fields__
    least, most = RANGES.get(field, (1, LONGEST_NAME))
    return {"kind": kind, "known": ", ".join(words), "least": least, "most": most, "count": MOST_FACE_DOWN}


def shown(value: object) -> str:
    """A value as a file has it, cut off where it is long."""
    text = json.dumps(value, ensure_ascii=False, default=str)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


# The file


def read(text: str, file: str) -> Own:
    """The scenario in a TOML text. Raises EditionError with the line, the field and what was expected."""
    if len(text) > LONGEST_FILE:
        raise EditionError("cocoon_world-error-scenario-long", file=file, most=LONGEST_FILE)
    raw = read_toml(text, dict[str, object], file)
    try:
        own = msgspec.convert(raw, Own)
    except msgspec.ValidationError as error:
        raise broken(text, file, field_of(error), raw) from None
    field = first_fault(own)
    if field is not None:
        raise broken(text, file, field, raw)
    return own


def field_of(error: msgspec.ValidationError) -> str:
    """The field that does not fit: a list is one, whichever of its values it is."""
    return fault(Own, str(error))[0].partition("[")[0]


def broken(text: str, file: str, field: str, raw: dict[str, object]) -> EditionError:
    """The error for one field of a file."""
    told = expected(field)
    if field == "name" not in raw:
        told["kind"] = "missing"
    table, _, name = field.rpartition(".")
    fields = raw.get(table) if table else raw
    found = shown(fields.get(name)) if isinstance(fields, dict) else "-"
    line = line_of(text, field)
    return EditionError("cocoon_world-error-scenario", file=file, line=line, field=field, found=found, **told)


# The code


def code(own: Own) -> str:
    """The line in which it travels: what differs from the first scenario, in a fixed order."""
    start, end, points = own.start, own.end, own.points
    parts = {
        "tiles": "+".join(name for name in ("basic", "marked") if name in start.tiles),
        "down": "+".join(map(str, start.face_down)) or "0",
        "ep": str(start.ep),
        "turns": str(end.turns),
        "few": str(end.turns_few),
        "laps": str(end.laps),
        "lap": str(points.lap),
        "tile": str(points.tile),
    }
    told = [f"{name}={value}" for name, value in parts.items() if value != PLAIN[name]]
    flags = {"alternate": start.alternate, "dry": not start.supply, **{hook: hook in own.hooks for hook in HOOKS}}
    return ",".join([f"{PREFIX}{own.name}", *told, *(name for name, is_set in flags.items() if is_set)])


PLAIN: Final = {
    "tiles": "basic+marked",
    "down": "1+4+7",
    "ep": "0",
    "turns": "5",
    "few": "10",
    "laps": "0",
    "lap": "0",
    "tile": "0",
}
"""What a code leaves out, by the names of its parts."""
PARTS: Final = {
    "tiles": "start.tiles",
    "down": "start.face_down",
    "ep": "start.ep",
    "turns": "end.turns",
    "few": "end.turns_few",
    "laps": "end.laps",
    "lap": "points.lap",
    "tile": "points.tile",
}
"""The fields of a file that they stand for."""
FLAGS: Final = ("alternate", "dry", *HOOKS)


def read_code(text: str) -> Own:
    """The scenario of a code. Raises OptionError."""
    name, *told = text.removeprefix(PREFIX).split(",")
    parts, flags = dict(PLAIN), set[str]()
    for part in told:
        found = PART.fullmatch(part)
        if found is None or found[1] not in (PLAIN if found[2] else FLAGS):
            raise OptionError("cocoon_world-error-scenario-code", part=part, known=", ".join([*PLAIN, *FLAGS]))
        if found[2]:
            parts[found[1]] = found[2]
        else:
            flags.add(found[1])
    if not text.startswith(PREFIX) or len(text) > LONGEST_CODE:
        known = ", ".join([*SCENARIOS, f"{PREFIX}…"])
        raise OptionError("error-bad-option", option="scenario", value=text[:40], expected=known)
    return checked(raw_of(name, parts, flags), {"name": name, **parts})


def raw_of(name: str, parts: dict[str, str], flags: set[str]) -> dict[str, object]:
    """The fields of a code as those of a file."""
    numbers = {key: int(value) if value.isdecimal() else value for key, value in parts.items()}
    spaces = [] if parts["down"] == "0" else [int(n) if n.isdecimal() else n for n in parts["down"].split("+")]
    return {
        "name": name,
        "hooks": [hook for hook in HOOKS if hook in flags],
        "start": {
            "tiles": parts["tiles"].split("+"),
            "face_down": spaces,
            "ep": numbers["ep"],
            "alternate": "alternate" in flags,
            "supply": "dry" not in flags,
        },
        "end": {"turns": numbers["turns"], "turns_few": numbers["few"], "laps": numbers["laps"]},
        "points": {"lap": numbers["lap"], "tile": numbers["tile"]},
    }


def checked(raw: dict[str, object], parts: dict[str, str]) -> Own:
    """Raises OptionError with the first part that does not fit."""
    try:
        own = msgspec.convert(raw, Own)
    except msgspec.ValidationError as error:
        raise broken_code(field_of(error), parts) from None
    field = first_fault(own)
    if field is not None:
        raise broken_code(field, parts)
    return own


def broken_code(field: str, parts: dict[str, str]) -> OptionError:
    """The error for one part of a code."""
    part = next((part for part, meant in PARTS.items() if meant == field), "name")
    found = shown(parts[part])
    return OptionError("cocoon_world-error-scenario", file="", line=0, field=part, found=found, **expected(field))


# The scenario


def settled(edition: CocoonWorldEdition, value: str) -> str:
    """An option's value as it is written in records, if the box has what the scenario needs. Raises OptionError."""
    scenario = scenario_of(value)
    space, stretch = max(scenario.face_down, default=0), edition.ring.stretch
    if space > stretch:
        raise OptionError("cocoon_world-error-stretch", edition=edition.name, space=space, stretch=stretch)
    has, takes = tiles_of(edition, scenario), needed(scenario)
    if has < takes:
        raise OptionError("cocoon_world-error-tiles", edition=edition.name, tiles=takes, has=has)
    return value if value in SCENARIOS else code(read_code(value))


@lru_cache(maxsize=256)
def scenario_of(value: str) -> Scenario:
    """The scenario that an option's value means: one that is shipped, or an own one by its code. Raises OptionError."""
    if value in SCENARIOS:
        return SCENARIOS[value]
    own = read_code(value)
    return Scenario(
        f"{PREFIX}{own.name}",
        RULE,
        sets=tuple(own.start.tiles),
        face_down=own.start.face_down,
        supplies=own.start.supply,
        start_ep=own.start.ep,
        alternates=own.start.alternate,
        turns=own.end.turns,
        turns_few=own.end.turns_few,
        lap_goal=own.end.laps,
        lap_worth=own.points.lap,
        tile_worth=own.points.tile,
        fights="arena" in own.hooks,
        retrieves="retrieve" in own.hooks,
        weighs_camps="camps" in own.hooks,
        swears="oath" in own.hooks,
    )
