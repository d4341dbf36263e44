"""What a typed line means: an answer in notation or shorter, or a word to the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from parlour.commands.speech import say

WORDS: Final = ("rules", "hint", "undo", "log", "board", "quit")
"""What can be said to the table besides answers: in English or in the language spoken."""


def word_in(line: str) -> tuple[str, str] | None:
    """The word to the table, in English, and what follows it; None if the line is something else.

    >>> word_in("rules K-13"), word_in("?"), word_in("draw c4")
    (('rules', 'K-13'), ('?', ''), None)
    """
    first, _, rest = line.strip().partition(" ")
    if first in ("?", "？", "help"):
        return "?", rest.strip()
    for word in WORDS:
        if first.casefold() in (word, say(f"cli-word-{word}").casefold()):
            return word, rest.strip()
    return None


def find(line: str, notations: Sequence[str]) -> list[str]:
    """The answers a line may mean: as it stands, without its first word, or with its words cut short.

    >>> find("C4", ["draw c4", "draw c5", "look"]), find("l", ["draw c4", "look"])
    (['draw c4'], ['look'])
    """
    typed = line.casefold().split()
    if not typed:
        return []
    parts = [(notation, notation.casefold().split()) for notation in notations]
    exact = [notation for notation, words in parts if words == typed]
    without_verb = [notation for notation, words in parts if words[1:] == typed]
    cut_short = [notation for notation, words in parts if is_short_for(typed, words)]
    return exact or without_verb or cut_short


def is_short_for(typed: Sequence[str], words: Sequence[str]) -> bool:
    """Are these the beginnings of those words? Numbers are never cut short."""
    if len(typed) != len(words):
        return False
    pairs = zip(typed, words, strict=True)
    return all(word == short or (short.isalpha() and word.startswith(short)) for short, word in pairs)


def by_first_word(notations: Sequence[str]) -> dict[str, list[str]]:
    """Answers sorted by their first word.

    >>> by_first_word(["draw a1", "draw b1", "look"])
    {'draw': ['a1', 'b1'], 'look': ['']}
    """
    found: dict[str, list[str]] = {}
    for notation in notations:
        first, _, rest = notation.partition(" ")
        found.setdefault(first, []).append(rest)
    return found


def examples(notations: Sequence[str]) -> list[str]:
    """One answer of each kind."""
    return [f"{first} {rest[len(rest) // 2]}".strip() for first, rest in by_first_word(notations).items()]
