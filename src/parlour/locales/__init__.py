r"""Every sentence a person reads, in each language Parlour speaks.

A message lives in a Fluent file, ``<language>/<topic>.ftl``; all files of a language form one catalogue,
which is read when it is first needed and kept. This package is a leaf: it imports no other part of Parlour.

>>> say("en", "K-13.title")
'Draw in a free space'
>>> say("fr", "error-bad-seat", seat=9, last=3)
'Il n’y a pas de place 9\u202f; les places sont numérotées de 0 à 3.'
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping
    from importlib.resources.abc import Traversable

    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern
    from fluent.syntax import ast

__all__ = [
    "LANGUAGES",
    "BadCatalogue",
    "BadMessage",
    "MissingMessage",
    "clauses",
    "explain",
    "has",
    "ids",
    "named",
    "rule",
    "say",
]

LANGUAGES: Final = ("en", "fr", "ja")

LONGEST: Final = 1000  # characters of an argument: Fluent refuses more
BIGGEST: Final = 10**15  # greater numbers are nobody's honest question, and Babel fails at 29 digits

BELOW_ZERO: Final = re.compile(r"(?<![\w-])-(?=\d)", re.ASCII)  # the hyphen before a number, but not in Team-5
CLAUSE: Final = re.compile(r"[A-Z]-[0-9]{2}")  # K-13; the letter is the game's, the number the ledger's


class MissingMessage(LookupError):
    """There is no such language, message, rule or rules file."""


class BadMessage(ValueError):
    """The message exists, but not with these arguments."""


class BadCatalogue(ValueError):
    """A Fluent file is broken or defines a message for the second time."""


class Catalogue(NamedTuple):
    """All messages of one language, ready to be formatted."""

    bundle: FluentBundle
    patterns: dict[str, Pattern]  # by what `say` calls it: `id` or `id.attribute`


def say(language: str, message: str, /, **args: str | float) -> str:
    """The sentence of a message; one of its attributes is called ``id.attribute``.

    >>> say("en", "error-bad-seats", game="kokoro", seats=9, least=1, most=8)
    'kokoro is for 1 to 8 players, but 9 were asked for.'

    Raises MissingMessage for an unknown language or message, BadMessage if the arguments do not fit.
    """
    bundle, patterns = _catalogue(language)
    if message not in patterns:
        raise MissingMessage(f"There is no message “{message}” in the language “{language}”.")
    sayable = {name: _sayable(arg) for name, arg in args.items()}
    text, errors = bundle.format_pattern(patterns[message], sayable)
    if errors:
        reasons = "; ".join(str(error) for error in errors)
        raise BadMessage(f"The message “{message}” ({language}) can't be said with {args}: {reasons}.")
    is_below_zero = any(isinstance(arg, int | float) and arg < 0 for arg in args.values())
    return with_minus(str(text)) if is_below_zero else str(text)


def with_minus(text: str) -> str:
    """Numbers below zero are printed with a minus sign; hyphens within words stay.

    >>> with_minus("Team-52: -5 (K-13)")
    'Team-52: −5 (K-13)'
    """
    return BELOW_ZERO.sub("\N{MINUS SIGN}", text)


def named(language: str, fact: str) -> str:
    """A fact in which words that begin with @ are ids of messages, with these said.

    >>> named("en", "@cocoons-door-rune4 · @cocoons-door-rune5")
    'rune 4 · rune 5'
    """
    if "@" not in fact:
        return fact
    words = fact.split(" ")
    return " ".join(say(language, w[1:]) if w.startswith("@") and has(language, w[1:]) else w for w in words)


def explain(language: str, message: str, facts: Mapping[str, str | int]) -> str:
    """What is wrong, in one sentence; the clause that forbids it last, if `rule` names one."""
    said = {key: named(language, fact) if isinstance(fact, str) else fact for key, fact in facts.items()}
    sentence = say(language, message, **said)
    return f"{sentence} ({facts['rule']})" if "rule" in facts else sentence


def _sayable(arg: str | float) -> str | float:
    """What people send can be longer than Fluent takes, and errors must be able to quote it."""
    if isinstance(arg, str):
        return arg if len(arg) <= LONGEST else arg[: LONGEST - 1] + "…"
    return max(-BIGGEST, min(BIGGEST, arg))


def has(language: str, message: str) -> bool:
    """Whether `say` knows this message. Raises MissingMessage for an unknown language.

    >>> has("ja", "K-13.title"), has("ja", "K-99")
    (True, False)
    """
    return message in _catalogue(language).patterns


def ids(language: str) -> frozenset[str]:
    """All that `say` knows in a language: each message, and each attribute as ``id.attribute``."""
    return frozenset(_catalogue(language).patterns)


@cache
def clauses(slug: str) -> tuple[str, ...]:
    """The clause ids of a game's rules, in the order of its rules file.

    >>> clauses("kokoro")[:5]
    ('K-01', 'K-02', 'K-03', 'K-04', 'K-10')

    Raises MissingMessage for a game without a rules file.
    """
    file = files(__name__) / LANGUAGES[0] / f"{slug}-rules.ftl"
    if not file.is_file():
        raise MissingMessage(f"There is no rules file for a game called “{slug}”.")
    return tuple(name for name, _ in _entries(file) if CLAUSE.fullmatch(name))


def rule(language: str, clause: str) -> str:
    """What a clause says; its short name is ``say(language, f"{clause}.title")``.

    Raises MissingMessage if no game has such a clause.
    """
    if not CLAUSE.fullmatch(clause) or not has(language, clause):
        raise MissingMessage(f"There is no rule “{clause}” in the language “{language}”.")
    return say(language, clause)


@cache
def _catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise MissingMessage(f"There is no language “{language}”; there are {', '.join(LANGUAGES)}.")
    return _load(language, files(__name__) / language)


def _load(language: str, folder: Traversable) -> Catalogue:
    # Imported here: it brings Babel, a tenth of a second that not every use of Parlour needs.
    from fluent.runtime import FluentBundle
    from fluent.syntax import ast

    # Isolation marks would put invisible characters around every argument, in terminals and tests too.
    bundle = FluentBundle([language], use_isolating=False)
    entries = list(_gather(language, folder))
    bundle.add_resource(ast.Resource([*entries]))
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    return Catalogue(bundle, dict(_patterns(bundle, names)))


def _gather(language: str, folder: Traversable) -> Iterator[ast.Message | ast.Term]:
    """The entries of all Fluent files of a folder; each name may come once."""
    home: dict[str, str] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if not file.name.endswith(".ftl"):
            continue
        for name, entry in _entries(file):
            if name in home:
                raise BadCatalogue(f"“{name}” ({language}) is in {home[name]} and again in {file.name}.")
            home[name] = file.name
            yield entry


def _entries(file: Traversable) -> Iterator[tuple[str, ast.Message | ast.Term]]:
    """The messages and terms of a Fluent file, in order; what is not Fluent is an error."""
    from fluent.syntax import FluentParser, ast

    for entry in FluentParser(with_spans=False).parse(file.read_text("utf-8")).body:
        if isinstance(entry, ast.Junk):
            first = (entry.content or "").strip().partition("\n")[0]
            raise BadCatalogue(f"{file.name} has a line that is not Fluent: “{first}”.")
        if isinstance(entry, ast.Message):
            yield entry.id.name, entry
        elif isinstance(entry, ast.Term):
            yield f"-{entry.id.name}", entry


def _patterns(bundle: FluentBundle, names: Iterable[str]) -> Iterator[tuple[str, Pattern]]:
    for name in names:
        message = bundle.get_message(name)
        if message.value is not None:
            yield name, message.value
        for attribute, pattern in message.attributes.items():
            yield f"{name}.{attribute}", pattern
