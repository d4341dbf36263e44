"""Sentences from compiled patterns: variables put in, numbers and plurals as each language has them.

Plural rules and number symbols are those of CLDR. A test compares every message with Fluent's own implementation.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NotRequired, TypeAlias, TypedDict

Argument: TypeAlias = "str | float"
Part: TypeAlias = "str | Placeable"
Pattern: TypeAlias = "list[Part]"


class Placeable(TypedDict):
    """The value of a variable, or the case that it selects."""

    variable: str
    cases: NotRequired[list[tuple[str | float, Pattern]]]
    default: NotRequired[Pattern]


class Catalogue(TypedDict):
    """All messages of one language, ready to be formatted."""

    messages: dict[str, str | Pattern]  # by what `say` calls it: `id` or `id.attribute`; a text has no variables
    files: dict[str, list[str]]  # which file holds which ids, in order


class BadCatalogue(ValueError):
    """A Fluent file is broken, defines a message twice, or uses more of Fluent than Parlour understands."""


class MissingArgument(LookupError):
    """A variable has no value."""


SIGNS: Final = {"en": (",", "."), "fr": ("\N{NARROW NO-BREAK SPACE}", ","), "ja": (",", ".")}
"""What separates thousands, and what stands before decimals."""


def formatted(language: str, pattern: Pattern, args: Mapping[str, Argument]) -> str:
    """A pattern in words. Raises MissingArgument."""
    return "".join([part if isinstance(part, str) else _said(language, part, args) for part in pattern])


def _said(language: str, part: Placeable, args: Mapping[str, Argument]) -> str:
    arg = args.get(part["variable"])
    if arg is None:
        raise MissingArgument(part["variable"])
    if "cases" in part:
        return formatted(language, _selected(language, part, arg), args)
    return arg if isinstance(arg, str) else number(language, arg)


def _selected(language: str, part: Placeable, arg: Argument) -> Pattern:
    """The first case that names the value itself or its plural category, else the default."""
    names = (arg,) if isinstance(arg, str) else (arg, plural(language, arg))
    return next((pattern for key, pattern in part["cases"] if key in names), part["default"])


def number(language: str, value: float) -> str:
    """A number as it is written: thousands in groups, at most three decimals.

    >>> number("fr", 12345.5)
    '12\\u202f345,5'
    """
    thousands, point = SIGNS[language]
    whole, _, decimals = _digits(value).partition(".")
    return whole.replace(",", thousands) + (point + decimals if decimals else "")


def _digits(value: float) -> str:
    if isinstance(value, int):
        return f"{value:,d}"
    from decimal import ROUND_HALF_EVEN, Decimal  # few numbers have decimals

    rounded = Decimal(str(value)).quantize(Decimal("0.001"), ROUND_HALF_EVEN)
    return f"{rounded:,f}".rstrip("0").rstrip(".")


def plural(language: str, value: float) -> str:
    """The plural category of a number.

    >>> plural("en", 0), plural("fr", 0), plural("ja", 1)
    ('other', 'one', 'other')
    """
    whole = int(abs(value))
    has_decimals = whole != abs(value)
    if language == "en":
        return "one" if whole == 1 and not has_decimals else "other"
    if language == "fr":
        if whole in (0, 1):
            return "one"
        return "many" if whole % 1_000_000 == 0 and not has_decimals else "other"
    return "other"
