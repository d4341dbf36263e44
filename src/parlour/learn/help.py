"""First-time help: what a decision is about and what the things on a board are called, each with its clause.

Both are data (`help.toml` in the game's folder). The decision `draw` of Kokoro is explained by `kokoro-help-draw`, its
tip is `kokoro-help-draw.tip`; the thing `lamps` is called `kokoro-thing-lamps`, unless it has a name already.
"""

from __future__ import annotations

from functools import cache
from importlib import resources
from typing import Final

from parlour import games
from parlour.core.values import Value
from parlour.learn.lesson import NAME, broken_at, decode

FILE: Final = "help.toml"


class Thing(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Something to be seen on a board: the clause that tells of it, and the id of its name."""

    rule: str
    name: str = ""


class Help(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """See the module."""

    decisions: dict[str, str]
    """By prompt: the clause that asks."""
    things: dict[str, Thing]


@cache
def load(game: str) -> Help:
    """The help of a game, every thing with its name. Raises OptionError if there is no such game."""
    text = (resources.files(f"parlour.games.{games.check_slug(game)}") / FILE).read_text("utf-8")
    return read(text, game)


def read(text: str, game: str) -> Help:
    """The help in a TOML text. Raises LessonError with the line, the field and what was expected."""
    found = decode(text, Help, FILE)
    known = games.load(game).clauses()
    cited = {f"decisions.{prompt}": rule for prompt, rule in found.decisions.items()}
    cited |= {f"things.{name}": thing.rule for name, thing in found.things.items()}
    for field, rule in cited.items():
        if rule not in known:
            raise broken_at(text, FILE, field, f"{known[0]} … {known[-1]}")
    for name in found.things:
        if not NAME.fullmatch(name):
            raise broken_at(text, FILE, f"things.{name}", "a-z 0-9 -")
    things = {
        name: Thing(rule=thing.rule, name=thing.name or f"{game}-thing-{name}") for name, thing in found.things.items()
    }
    return Help(decisions=found.decisions, things=things)


def words_of(game: str, prompt: str) -> str:
    """The id of what explains a decision; `.tip` is its tip."""
    return f"{game}-help-{prompt}"
