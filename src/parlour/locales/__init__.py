r"""Every sentence a person reads, in each language Parlour speaks.

A message lives in a Fluent file, ``<language>/<topic>.ftl``; all files of a language form one catalogue, which is
compiled once and read when it is first needed. This package is a leaf: of Parlour it imports its cache only.

>>> say("en", "K-13.title")
'Draw in a free space'
>>> say("fr", "error-bad-seat", seat=9, last=3)
'Il n’y a pas de place 9\u202f; les places sont numérotées de 0 à 3.'
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple, cast

from parlour.cache import derived
from parlour.locales.formatting import BadCatalogue, Catalogue, MissingArgument, formatted

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = [
    "LANGUAGES",
    "BadCatalogue",
    "BadMessage",
    "ClausePart",
    "MissingMessage",
    "add",
    "clauses",
    "explain",
    "has",
    "ids",
    "named",
    "parts",
    "rule",
    "say",
    "texts",
]

LANGUAGES: Final = ("en", "fr", "ja")

HOME: Final = Path(__file__).parent

LONGEST: Final = 1000  # characters of an argument: nobody reads more in a sentence
BIGGEST: Final = 10**15  # greater numbers are nobody's honest question

BELOW_ZERO: Final = re.compile(r"(?<![\w-])-(?=\d)", re.ASCII)  # the hyphen before a number, but not in Team-5
CLAUSE: Final = re.compile(r"[A-Z]{1,4}-[0-9]{1,3}")  # K-13; the letters are the game's, the number the ledger's

RULING: Final = "◇ "  # begins a line of a clause that is our ruling; other lines are printed in the rulebook


class MissingMessage(LookupError):
    """There is no such language, message, rule or rules file."""


class BadMessage(ValueError):
    """The message exists, but not with these arguments."""


def say(language: str, message: str, /, **args: str | float) -> str:
    """The sentence of a message; one of its attributes is called ``id.attribute``.

    >>> say("en", "error-bad-seats", game="kokoro", seats=9, least=1, most=8)
    'kokoro is for 1 to 8 players, but 9 were asked for.'

    Raises MissingMessage for an unknown language or message, BadMessage if the arguments do not fit.
    """
    messages = _catalogue(language)["messages"]
    if message not in messages:
        raise MissingMessage(f"There is no message “{message}” in the language “{language}”.")
    pattern = messages[message]
    if isinstance(pattern, str):
        return pattern
    try:
        text = formatted(language, pattern, {name: _sayable(arg) for name, arg in args.items()})
    except MissingArgument as error:
        reason = f"the argument {error} is missing"
        raise BadMessage(f"The message “{message}” ({language}) can't be said with {args}: {reason}.") from None
    is_below_zero = any(isinstance(arg, int | float) and arg < 0 for arg in args.values())
    return with_minus(text) if is_below_zero else text


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


def _sayable(arg: object) -> str | float:
    """What people send can be very long, or nothing at all, and errors must be able to quote it."""
    if not isinstance(arg, str | int | float):
        return _sayable(str(arg))
    if isinstance(arg, str):
        return arg if len(arg) <= LONGEST else arg[: LONGEST - 1] + "…"
    return max(-BIGGEST, min(BIGGEST, arg))


def has(language: str, message: str) -> bool:
    """Whether `say` knows this message. Raises MissingMessage for an unknown language.

    >>> has("ja", "K-13.title"), has("ja", "K-99")
    (True, False)
    """
    return message in _catalogue(language)["messages"]


def ids(language: str) -> frozenset[str]:
    """All that `say` knows in a language: each message, and each attribute as ``id.attribute``."""
    return frozenset(_catalogue(language)["messages"])


@cache
def clauses(slug: str) -> tuple[str, ...]:
    """The clause ids of a game's rules, in the order of its rules file.

    >>> clauses("kokoro")[:5]
    ('K-01', 'K-02', 'K-03', 'K-04', 'K-10')

    A game from outside may have none in words. Raises MissingMessage for a game that is not known.
    """
    found = _catalogue(LANGUAGES[0])["files"].get(f"{slug}-rules.ftl")
    if found is None and slug in _added:
        return ()
    if found is None:
        raise MissingMessage(f"There is no rules file for a game called “{slug}”.")
    return tuple(name for name in found if CLAUSE.fullmatch(name))


def rule(language: str, clause: str) -> str:
    """What a clause says; its short name is ``say(language, f"{clause}.title")``.

    Raises MissingMessage if no game has such a clause.
    """
    if not CLAUSE.fullmatch(clause) or not has(language, clause):
        raise MissingMessage(f"There is no rule “{clause}” in the language “{language}”.")
    return say(language, clause)


class ClausePart(NamedTuple):
    """Lines of a clause that come from one source: printed in the rulebook, or our ruling."""

    text: str
    is_ruling: bool


def parts(language: str, clause: str) -> tuple[ClausePart, ...]:
    """What a clause says, line by line, each printed in the rulebook or our ruling.

    >>> [part.is_ruling for part in parts("en", "K-12")]
    [False, True]

    Raises MissingMessage if no game has such a clause.
    """
    lines = rule(language, clause).splitlines()
    return tuple(ClausePart(line.removeprefix(RULING), line.startswith(RULING)) for line in lines)


_added: Final[dict[str, Path]] = {}


def add(slug: str, folder: Path) -> None:
    """Take in the words of a game from outside: `<language>/*.ftl`; where a language is missing, its English.

    Raises BadCatalogue if they say again what is said already.
    """
    if _added.get(slug) == folder:
        return
    _added[slug] = folder
    try:
        _catalogue.cache_clear()
        clauses.cache_clear()
        for language in LANGUAGES:
            _catalogue(language)
    except BadCatalogue:
        del _added[slug]
        _catalogue.cache_clear()
        raise


def texts(slug: str, language: str) -> dict[str, str]:
    """The Fluent files of a game from outside, by topic, for those who read them by themselves."""
    files = sorted(_words_of(slug, language).glob("*.ftl")) if slug in _added else []
    return {file.stem: file.read_text("utf-8") for file in files}


def _words_of(slug: str, language: str) -> Path:
    own = _added[slug] / language
    return own if own.is_dir() else _added[slug] / LANGUAGES[0]


@cache
def _catalogue(language: str) -> Catalogue:
    if language not in LANGUAGES:
        raise MissingMessage(f"There is no language “{language}”; there are {', '.join(LANGUAGES)}.")
    found = _of_folder(language, HOME / language)
    for slug in _added:
        folder = _words_of(slug, language)
        more = _of_folder(f"{slug}-{language}", folder)
        twice = found["messages"].keys() & more["messages"].keys()
        if twice:
            raise BadCatalogue(f"{folder} says “{min(twice)}”, which is said already.")
        nameless = {f"{slug}-name": slug.replace("_", " ").capitalize(), f"{slug}-about": ""}
        found = {
            "messages": found["messages"] | nameless | more["messages"],
            "files": found["files"] | more["files"],
        }
    return found


def _of_folder(name: str, folder: Path) -> Catalogue:
    return cast("Catalogue", derived(name, [*HOME.glob("*.py"), *folder.glob("*.ftl")], lambda: compiled(folder)))


def compiled(folder: Path) -> Catalogue:
    """The catalogue in the Fluent files of a folder. Raises BadCatalogue."""
    from parlour.locales.compiler import compile_folder  # it brings Fluent's parser, which an installed Parlour spares

    return compile_folder(folder)
