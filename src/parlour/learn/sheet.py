"""The sheet from which one teaches a game, and the aid for players: which line stands where, and what it shows.

Both are data (`sheet.toml` in the game's folder). The line `mat` of Kokoro's sheet says `kokoro-sheet-mat`, the line
`turn-path` of its aid says `kokoro-aid-turn-path`; numbers in them are counted in the edition.
"""

from __future__ import annotations

import importlib
from functools import cache
from importlib import resources
from typing import Final, Literal

from parlour import games
from parlour.core.values import Value
from parlour.learn.lesson import NAME, broken_at, decode

FILE: Final = "sheet.toml"

SheetPart = Literal["game", "win", "table", "setup", "round", "turn", "actions", "score", "more"]
"""In the order in which one tells them."""

AidPart = Literal["turn", "icon", "score"]


class RuleLine(Value, frozen=True, forbid_unknown_fields=True):
    """One sentence, the rules it tells, and the component that is drawn beside it."""

    say: str
    clauses: tuple[str, ...] = ()
    picture: str = ""


class RuleSheet(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See the module."""

    sheet: dict[SheetPart, tuple[RuleLine, ...]]
    aid: dict[AidPart, tuple[RuleLine, ...]]


@cache
def load(game: str) -> RuleSheet:
    """The sheet of a game. Raises OptionError if there is no such game."""
    text = (resources.files(f"parlour.games.{games.check_slug(game)}") / FILE).read_text("utf-8")
    return read(text, game)


def read(text: str, game: str) -> RuleSheet:
    """The sheet in a TOML text. Raises LessonError with the line, the field and what was expected."""
    sheet = decode(text, RuleSheet, FILE)
    known = games.load(game).clauses()
    for part, lines in [*sheet.sheet.items(), *sheet.aid.items()]:
        for line in lines:
            if not NAME.fullmatch(line.say):
                raise broken_at(text, FILE, f"{part}.say", "a-z 0-9 -")
            if not set(line.clauses) <= set(known):
                raise broken_at(text, FILE, f"{part}.clauses", f"{known[0]} … {known[-1]}")
    return sheet


def counts(game: str, edition: str = games.STANDARD) -> dict[str, int]:
    """The numbers that the lines tell: what is in the box of this edition."""
    module = importlib.import_module(f"parlour.games.{games.check_slug(game)}.edition")
    found: dict[str, int] = module.counts(games.read_edition(game, games.edition_text(game, edition), edition))
    return found
