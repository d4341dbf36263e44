"""First-time help: what a decision is about and what the things on a board are called, each with its clause.

Both are data (`help.toml` in the game's folder). The decision `draw` of Kokoro is explained by `kokoro-help-draw`, its
tip is `kokoro-help-draw.tip`; the thing `lamps` is called `kokoro-thing-lamps`, unless it has a name already.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from parlour.core.values import Value
from parlour.learn.files import LearnerFile, text_of

FILE: Final = "help.toml"


class Thing(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something to be seen on a board: the clause that describes it, and the id of its name."""

    rule: str
    name: str = ""


class Help(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which clause asks each decision, and the things on the board."""

    decisions: dict[str, str]
    """By prompt: the clause that asks."""
    things: dict[str, Thing]


@cache
def load(game: str) -> Help:
    """The help of a game, every thing with its name. Raises OptionError if there is no such game."""
    text = text_of(game, FILE)
    return read(text, game) if text is not None else Help(decisions={}, things={})


def read(text: str, game: str) -> Help:
    """The help in a TOML text. Raises LessonError with the line, the field and what was expected."""
    file = LearnerFile(game, FILE, text)
    found = file.decode(Help)
    for prompt, rule in found.decisions.items():
        file.check_clauses(f"decisions.{prompt}", [rule])
    for name, thing in found.things.items():
        file.check_clauses(f"things.{name}", [thing.rule])
        file.check_name(f"things.{name}", name)
    things = {
        name: Thing(rule=thing.rule, name=thing.name or f"{game}-thing-{name}") for name, thing in found.things.items()
    }
    return Help(decisions=found.decisions, things=things)


def words_of(game: str, prompt: str) -> str:
    """The id of what explains a decision; `.tip` is its tip."""
    return f"{game}-help-{prompt}"
