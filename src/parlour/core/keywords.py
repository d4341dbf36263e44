"""Keywords as callers of the library give them: natural Python values, checked before anything is made."""
# not compiled: it is there for values of any type, which a compiled function would refuse without a sentence

from __future__ import annotations

import operator
from collections.abc import Mapping, Sequence

from parlour.core.errors import OptionError
from parlour.core.game import Game, S
from parlour.core.values import Options


def check_one_of(keyword: str, value: object, expected: Sequence[object]) -> None:
    """Raises OptionError unless the value is one of those expected."""
    if value not in expected:
        raise wrong(keyword, value, ", ".join(map(str, expected)))


def count_of(keyword: str, value: object) -> int:
    """How many, one at least. Raises OptionError."""
    number = whole(value)
    if number is None or number < 1:
        raise wrong(keyword, value, "≥ 1")
    return number


def seats_of(game: Game[S], value: object) -> int:
    """A number of seats; whether the game has as many, `settle` says. Raises OptionError if it is no number."""
    number = whole(value)
    if number is None:
        raise wrong("seats", value, f"{game.least}–{game.most}")
    return number


def whole(value: object) -> int | None:
    """A whole number, also as text, or None.

    >>> whole(2), whole("2"), whole("two"), whole(2.5), whole(True)
    (2, 2, None, None, None)
    """
    if isinstance(value, bool):
        return None
    try:
        return int(value) if isinstance(value, str) else operator.index(value)  # type: ignore[arg-type]  # or None
    except (TypeError, ValueError):
        return None


def options_of(game: Game[S], given: Mapping[str, object]) -> Options:
    """Options as the game writes them: 3 is "3", and True is "on" where an option has that value."""
    values = {option.name: option.values for option in game.options}
    return {name: written(value, values.get(name, ())) for name, value in given.items()}


def written(value: object, values: Sequence[str]) -> str:
    """A value as text.

    >>> written(3, ["none", "3"]), written(True, ["off", "on"]), written(True, ["none", "3"])
    ('3', 'on', 'True')
    """
    word = "on" if value is True else "off"
    return word if isinstance(value, bool) and word in values else str(value)


def wrong(keyword: str, value: object, expected: str) -> OptionError:
    return OptionError("error-bad-option", option=keyword, value=str(value), expected=expected)
