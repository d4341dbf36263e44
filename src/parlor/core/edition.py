"""Editions: component data as TOML, checked field by field, each section with its provenance.

name = "standard"
title = "Standard edition"

[provenance]
deck = "known: …"          # or "reconstructed: …", and why
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import re
from typing import TypeVar

import msgspec

from parlor.core.errors import EditionError
from parlor.core.values import Value, digest

PROVENANCE = re.compile(r"^(known|reconstructed|own): \S")


class Edition(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition says of itself. A game's edition adds one field per section of components."""

    name: str
    title: str
    provenance: dict[str, str]


E = TypeVar("E", bound=Edition)


def read_edition(text: str, kind: type[E], file: str) -> E:
    """The edition in a TOML text. Raises EditionError with the line, the field and what was expected."""
    try:
        edition = msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        expected, _, path = str(error).partition(" - at ")
        field = path.strip("`")
        raise broken(text, file, field.removeprefix("$."), ", ".join(re.findall(r"`(.*?)`", expected))) from None
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise EditionError("error-bad-toml", file=file, reason=str(error)) from None
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,39}", edition.name):
        raise broken(text, file, "name", "a-z 0-9 _ -")
    for section in sections(kind):
        if not PROVENANCE.match(edition.provenance.get(section, "")):
            raise broken(text, file, f"provenance.{section}", "`known: …`, `reconstructed: …`, `own: …`")
    return edition


def sections(kind: type[Edition]) -> list[str]:
    """The fields of a game's edition that hold components."""
    return [name for name in kind.__struct_fields__ if name not in Edition.__struct_fields__]


def broken(text: str, file: str, field: str, expected: str) -> EditionError:
    """The error for one field, with its line in the file."""
    return EditionError("error-bad-edition", file=file, line=line_of(text, field), field=field, expected=expected)


def line_of(text: str, field: str) -> int:
    """The line (from 1) on which a field such as `deck[2].golden` stands, or its table if it is missing."""
    lines = text.split("\n")
    at = 0
    for name, index in re.findall(r"([\w-]+)(?:\[(\d+)\])?", field):
        header = re.compile(rf"^\s*\[+\s*(?:[\w-]+\.)*{re.escape(name)}\s*\]+|^\s*{re.escape(name)}\s*[=.]")
        found = [n for n, line in enumerate(lines) if n >= at and header.match(line)]
        if not found:
            break
        at = found[min(int(index or 0), len(found) - 1)]
    return at + 1


def edition_id(edition: Edition) -> str:
    """Name and hash: what a record carries. Comments, title and provenance do not count."""
    parts = {name: getattr(edition, name) for name in sections(type(edition))}
    return f"{edition.name} {digest(parts)[:16]}"
