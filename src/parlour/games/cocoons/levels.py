"""Levels: the share code and what it stands for (C-71)."""

from __future__ import annotations

from typing import Final

from parlour.core.errors import OptionError
from parlour.core.values import Lock, Options, Refusal
from parlour.games.cocoons.doors import (
    ANY_RUNE,
    DOOR_OF,
    KINDS,
    LEAST_TOKENS,
    MOST_TOKENS,
    OWN_LEVELS,
    Level,
    check,
    level_of,
)

# A code is six characters of an alphabet without look-alikes: 25 bits of doors and hard mode, five to a character, and
# one that checks them. A level with its own number of tokens has seven: that number stands before the check.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 6
HARD: Final = "hard"
TOKENS: Final = "tokens="  # among the doors: how many tokens
ROOM: Final = [5 if kind == 10 else 3 if kind == 11 else 2 for kind in range(KINDS)]  # counts up to the supply, plus 0


def level_code(level: Level) -> str:
    """The short code of an own level.

    >>> level_code(
    ...     level_of(["number1", "number2", "slide", "slide", "action", "rune1", "rune2", "rune3"], [[], []], hard=True)
    ... )
    'E23E05'
    """
    value = int(level.hard)
    for kind in range(KINDS):
        value = value * ROOM[kind] + level.counts[kind]
    code = ""
    for _ in range(LENGTH - 1):
        code = ALPHABET[value % 32] + code
        value //= 32
    if level.tokens:
        code += ALPHABET[level.tokens - LEAST_TOKENS]
    return code + check_character(code)


def check_character(code: str) -> str:
    """Changes with any one character, and with two neighbours that change places."""
    total = sum((2 * n + 1) * ALPHABET.index(one) for n, one in enumerate(code))
    return ALPHABET[total % 32]


def read_level(text: str, locks: list[list[int]]) -> Level:
    """The level of a code, or of doors with commas between them and perhaps `hard` and `tokens=30`.

    Raises OptionError that says what is wrong with it.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    if len(words) > 1 or text.strip() in DOOR_OF or text.strip() == ANY_RUNE:
        doors = [word for word in words if word != HARD and not word.startswith(TOKENS)]
        if ANY_RUNE in doors:
            raise OptionError("cocoons-error-level-rune", rule=OWN_LEVELS)
        return level_of(doors, locks, hard=HARD in words, tokens=tokens_in(words))
    return decode_level(text, locks)


def says_hard(text: str) -> bool:
    """Does this level say by itself whether it is hard? A code does; doors only if `hard` is among them."""
    words = [word.strip() for word in text.split(",") if word.strip()]
    return HARD in words or (len(words) == 1 and words[0] not in DOOR_OF)


def with_hard(level: Level, text: str, chosen: str) -> Level:
    """The level of a text, with hard mode as chosen besides. Raises OptionError if they contradict each other."""
    other = Level(level.counts, level.any_runes, hard=chosen == "on", tokens=level.tokens)
    if says_hard(text) and other.hard != level.hard:
        raise OptionError(
            "cocoons-error-level-hard",
            level=level_code(level),
            other=level_code(other),
            hard="on" if level.hard else "off",
            rule=OWN_LEVELS,
        )
    return other


def tokens_in(words: list[str]) -> int:
    """How many tokens the words of a level name; 0 if none does."""
    named = next((word.removeprefix(TOKENS) for word in words if word.startswith(TOKENS)), None)
    if named is None:
        return 0
    if not (named.isascii() and named.isdigit() and len(named) < 4):
        raise OptionError(
            "cocoons-error-level-tokens", tokens=named, least=LEAST_TOKENS, most=MOST_TOKENS, rule=OWN_LEVELS
        )
    return int(named) or -1  # none at all is too few


def level_words(level: Level) -> list[str]:
    """The doors of a level and how many tokens it has if it says so: `read_level` reads them, joined by commas."""
    return level.doors() + ([f"{TOKENS}{level.tokens}"] if level.tokens else [])


def decode_level(code: str, locks: list[list[int]]) -> Level:
    """The level of a code. Raises OptionError."""
    plain = code.strip().upper()
    is_code = len(plain) in (LENGTH, LENGTH + 1) and all(one in ALPHABET for one in plain)
    if not is_code or check_character(plain[:-1]) != plain[-1]:
        raise OptionError("cocoons-error-level-code", level=code)
    value = 0
    for one in plain[: LENGTH - 1]:
        value = value * 32 + ALPHABET.index(one)
    counts = [0] * KINDS
    for kind in range(KINDS - 1, -1, -1):
        value, counts[kind] = divmod(value, ROOM[kind])
    if value > 1:
        raise OptionError("cocoons-error-level-code", level=code)
    tokens = LEAST_TOKENS + ALPHABET.index(plain[-2]) if len(plain) > LENGTH else 0
    level = Level(counts, 0, hard=value == 1, tokens=tokens)
    check(level, locks)
    return level


# Progress

PRINTED: Final = ("1", "2", "3", "4", "5")
FEATS: Final = (*PRINTED, *(f"{level} hard" for level in PRINTED))
LOCKS: Final = [
    Lock("level", None, Refusal("cocoons-refuse-own-locked", "C-71")),
    Lock("hard", "on", Refusal("cocoons-refuse-hard-locked", "C-70")),
]


def feat_of(options: Options) -> str:
    """What a person has done who wins a table with these options: `5`, `5 hard`, or an own level's code."""
    is_hard = options["hard"] == "on" and options["level"] in PRINTED  # a code says by itself whether it is hard
    return f"{options['level']} hard" if is_hard else options["level"]


def has_earned_all(feats: list[str]) -> bool:
    """Has this person won levels 1 to 5, and with them hard mode and own levels (C-70, C-71)?"""
    return all(level in feats or f"{level} hard" in feats for level in PRINTED)


def offers_all(people: list[list[str]]) -> bool:
    """Does a table offer hard mode and own levels, by what one of its people has earned (C-72)?"""
    return any(has_earned_all(feats) for feats in people)
