"""What each game says of itself, without loading it: for lists, help and completion, which must answer at once."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Final, TypedDict, cast

from parlour.cache import derived

HOME: Final = Path(__file__).parent
MADE_FROM: Final = ("core", "games", "bots", "learn")
BOTS_GROUP: Final = "parlour.bots"
GAMES_GROUP: Final = "parlour.games"


class OptionSummary(TypedDict):
    """An option of a table, as in `parlour.core.values`."""

    name: str
    values: list[str]
    default: str
    rule: str


class GameSummary(TypedDict):
    """One game."""

    least: int
    most: int
    rules: int
    options: list[OptionSummary]
    editions: list[str]
    bots: list[str]  # that are shipped
    levels: list[str]  # those of them that are meant for people
    lessons: list[str]


@cache
def games() -> dict[str, GameSummary]:
    """Every game, by its slug; those from outside are loaded for it, if there are any."""
    ours = cast("dict[str, GameSummary]", derived("games", _sources(), summarize))
    return ours | summarize(outside()) if outside() else ours


def outside() -> list[str]:
    """The games from outside: installed ones, and those that PARLOUR_GAMES names."""
    if not (_installed(GAMES_GROUP) or os.environ.get("PARLOUR_GAMES")):
        return []
    from parlour import games

    return [slug for slug in games.slugs() if slug not in games.SLUGS]


def bots(slug: str) -> list[str]:
    """The names of the bots that can play this game: levels first, installed ones last."""
    shipped = games()[slug]["bots"]
    return [*shipped, *sorted(set(_installed(BOTS_GROUP)) - set(shipped))]


def _installed(group: str) -> list[str]:
    """What installed packages offer; read here, because `importlib.metadata` takes longer than everything else."""
    return [name for found, name in _entry_points() if found == group]


@cache
def _entry_points() -> list[tuple[str, str]]:
    """The entry points of all installed packages: group and name."""
    found: list[tuple[str, str]] = []
    for folder in dict.fromkeys(sys.path):
        for file in Path(folder or ".").glob("*.*-info/entry_points.txt"):
            group = ""
            for line in file.read_text("utf-8").splitlines():
                if line.startswith("["):
                    group = line.strip().strip("[]")
                elif "=" in line:
                    found.append((group, line.partition("=")[0].strip()))
    return found


def _sources() -> Iterator[Path]:
    yield Path(__file__)
    for package in MADE_FROM:
        yield from (file for suffix in ("py", "toml") for file in (HOME / package).rglob(f"*.{suffix}"))


def summarize(slugs: Iterable[str] | None = None) -> dict[str, GameSummary]:
    """The same from the games themselves, which takes a while: Parlour's own, or those named."""
    from parlour import bots, games
    from parlour.learn import lesson

    found: dict[str, GameSummary] = {}
    for slug in games.SLUGS if slugs is None else slugs:
        game = games.load(slug)
        found[slug] = {
            "least": game.least,
            "most": game.most,
            "rules": game.rules,
            "options": [
                {"name": option.name, "values": list(option.values), "default": option.default, "rule": option.rule}
                for option in game.options
            ],
            "editions": games.editions(slug),
            "bots": bots.shipped(game),
            "levels": bots.levels(game),
            "lessons": list(lesson.names(slug)),
        }
    return found
