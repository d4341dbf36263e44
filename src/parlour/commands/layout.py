"""Text on a screen: how wide it is, and where its lines may break."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from typing import Final

OPENING: Final = "（「『【〔［｛〈《"  # may not end a line
CLOSING: Final = "）」』】〕］｝〉》、。，．・：；？！…ー々ぁぃぅぇぉっゃゅょァィゥェォッャュョ"  # may not begin one


def width(text: str) -> int:
    """How many cells a text fills.

    >>> width("Kokoro"), width("心"), width("e\\u0301")
    (6, 2, 1)
    """
    return len(text) if text.isascii() else sum(map(_cells, text))


def _cells(character: str) -> int:
    if unicodedata.combining(character):
        return 0
    return 2 if unicodedata.east_asian_width(character) in "WF" else 1


def padded(text: str, cells: int, *, right: bool = False) -> str:
    """A text with so much space behind it (or before it) that it fills its cells."""
    space = " " * (cells - width(text))
    return space + text if right else text + space


def is_drawn(line: str) -> bool:
    """Is this line part of a drawing, whose characters line up in columns, rather than a sentence?

    >>> is_drawn(" 1  [S]  .    v"), is_drawn("Round 1: sanctuary A.")
    (True, False)
    """
    return "  " in line.rstrip()


def cut(line: str, columns: int) -> str:
    """As much of a line as fits.

    >>> cut("心を描く", 5)
    '心を'
    """
    while width(line) > columns:
        line = line[:-1]
    return line


def wrapped(text: str, columns: int, hang: int | None = None) -> str:
    """A text whose lines break between words. Lines that follow are indented by `hang`, or else as the first one is.

    >>> print(wrapped("  one two three", 10))
      one two
      three
    >>> print(wrapped("心を描く。心を読む。", 10))
    心を描く。
    心を読む。
    """
    return "\n".join(broken for line in text.split("\n") for broken in _broken(line, columns, hang))


def _broken(line: str, columns: int, hang: int | None) -> Iterator[str]:
    if width(line) <= columns:
        yield line
        return
    indent = " " * (len(line) - len(line.lstrip()) if hang is None else hang)
    now = ""
    for piece in _pieces(line):
        if now.strip() and width(now) + width(piece.rstrip()) > columns:
            yield now.rstrip()
            now = indent
        now += piece
    yield now.rstrip()


def _pieces(line: str) -> Iterator[str]:
    """What stays together: a word with the space behind it, or a Japanese character with what belongs to it."""
    start = 0
    for at in range(1, len(line)):
        if _may_break(line[at - 1], line[at]):
            yield line[start:at]
            start = at
    yield line[start:]


def _may_break(before: str, after: str) -> bool:
    if after == " ":
        return False
    if before == " ":
        return True
    return (_cells(before) == 2 or _cells(after) == 2) and after not in CLOSING and before not in OPENING
