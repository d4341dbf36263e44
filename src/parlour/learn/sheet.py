"""The sheet from which one teaches a game, and the aid for players: which line stands where, and what it shows.

Both are data (`sheet.toml` in the game's folder). The line `mat` of Kokoro's sheet says `kokoro-sheet-mat`, the line
`turn-path` of its aid says `kokoro-aid-turn-path`; numbers in them are counted in the edition.
"""

from __future__ import annotations

from functools import cache
from typing import Final, Literal

from parlour import games
from parlour.core.values import Value
from parlour.learn.files import LearnerFile, text_of

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
    """The lines of the sheet and of the aid, by part."""

    sheet: dict[SheetPart, tuple[RuleLine, ...]]
    aid: dict[AidPart, tuple[RuleLine, ...]]


@cache
def load(game: str) -> RuleSheet:
    """The sheet of a game. Raises OptionError if there is no such game."""
    text = text_of(game, FILE)
    return read(text, game) if text is not None else RuleSheet(sheet={}, aid={})


def read(text: str, game: str) -> RuleSheet:
    """The sheet in a TOML text. Raises LessonError with the line, the field and what was expected."""
    file = LearnerFile(game, FILE, text)
    sheet = file.decode(RuleSheet)
    for part, lines in [*sheet.sheet.items(), *sheet.aid.items()]:
        for line in lines:
            file.check_name(f"{part}.say", line.say)
            file.check_clauses(f"{part}.clauses", line.clauses)
    return sheet


def counts(game: str, edition: str = games.STANDARD) -> dict[str, int]:
    """The numbers that the lines tell: what is in the box of this edition."""
    module = games.find(game).module("edition")
    if module is None or not hasattr(module, "counts"):
        return {}
    found: dict[str, int] = module.counts(games.read_edition(game, games.edition_text(game, edition), edition))
    return found
