"""Levels: the share code and what it stands for (C-71)."""

from __future__ import annotations

from typing import Final

from parlour.core.errors import OptionError
from parlour.core.values import Lock, Options, Refusal
from parlour.games.cocoons.doors import KINDS, Level, check, level_of

# A code is six signs of an alphabet without look-alikes: 25 bits of doors and hard mode, five to a sign, and a
# sign that checks them.
ALPHABET: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
LENGTH: Final = 6
ROOM: Final = [5 if kind == 10 else 3 if kind == 11 else 2 for kind in range(KINDS)]  # counts up to the supply, plus 0


def level_code(level: Level) -> str:
    """The short code of an own level.

    >>> level_code(
    ...     level_of(["number1", "number2", "slide", "slide", "action", "rune1", "rune2", "rune3"], [[], []], hard=True)
    ... )  # doctest: +SKIP
    """
    value = int(level.hard)
    for kind in range(KINDS):
        value = value * ROOM[kind] + level.counts[kind]
    signs = ""
    for _ in range(LENGTH - 1):
        signs = ALPHABET[value % 32] + signs
        value //= 32
    return signs + check_sign(signs)


def check_sign(signs: str) -> str:
    """Changes with any one sign, and with two neighbours that change places."""
    total = sum((2 * n + 1) * ALPHABET.index(sign) for n, sign in enumerate(signs))
    return ALPHABET[total % 32]


def read_level(text: str, locks: list[list[int]]) -> Level:
    """The level of a code, or of eight doors with commas between them and perhaps `hard`.

    Raises OptionError that says what is wrong with it.
    """
    words = [word.strip() for word in text.split(",") if word.strip()]
    if len(words) > 1:
        hard = "hard" in words
        return level_of([word for word in words if word != "hard"], locks, hard=hard)
    return decode_level(text, locks)


def decode_level(code: str, locks: list[list[int]]) -> Level:
    """The level of a code. Raises OptionError."""
    signs = code.strip().upper()
    is_code = len(signs) == LENGTH and all(sign in ALPHABET for sign in signs)
    if not is_code or check_sign(signs[:-1]) != signs[-1]:
        raise OptionError("cocoons-error-level-code", level=code)
    value = 0
    for sign in signs[:-1]:
        value = value * 32 + ALPHABET.index(sign)
    counts = [0] * KINDS
    for kind in range(KINDS - 1, -1, -1):
        value, counts[kind] = divmod(value, ROOM[kind])
    if value > 1:
        raise OptionError("cocoons-error-level-code", level=code)
    level = Level(counts, 0, hard=value == 1)
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
