"""Editions: component data as TOML, checked field by field, each section with its provenance.

name = "standard"
title = "Standard edition"

[provenance]
deck = "known: …"          # or "reconstructed: …", and why
"""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, TypeVar

import msgspec
from msgspec import inspect

from parlour.core.errors import EditionError
from parlour.core.values import Facts, Value, digest

PROVENANCE = re.compile(r"^(known|reconstructed|own): \S")

LONGEST: Final = 16 * 1024  # characters of an edition; the longest shipped one has a third of it
DEEPEST: Final = 8  # parts of a dotted key: parsing takes time by their square

QUOTED: Final = re.compile(
    r'"""(?s:\\.|(?!""").)*+(?:"{3,5}|\Z)'
    r"|'''(?s:.*?)(?:'{3,5}|\Z)"
    r'|"(?:\\.|[^"\\\n])*+"?'
    r"|'[^'\n]*+'?"
    r"|#[^\n]*+"
)
"""Strings and comments of TOML, whole or cut off, each found in one go. Of five quotes at the end of a long string the
first two belong to it (TOML 1.0, `mlb-quotes`)."""
DEEP: Final = re.compile(rf"(?:\.[^.=\[\]{{}},\n]*+){{{DEEPEST}}}")


class Edition(Value, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What every edition says of itself. A game's edition adds one field per section of components."""

    name: str
    title: str
    provenance: dict[str, str]

    def warnings(self) -> list[tuple[str, Facts]]:
        """What is allowed but probably not meant: messages of the catalogue with their facts."""
        return []


E = TypeVar("E", bound=Edition)
V = TypeVar("V")  # a Value, or a table as it is


def read_edition(text: str, kind: type[E], file: str) -> E:
    """The edition in a TOML text. Raises EditionError with the line, the field and what was expected."""
    edition = read_toml(text, kind, file)
    if not re.fullmatch(r"[a-z0-9][a-z0-9_-]{0,39}", edition.name):
        raise broken(text, file, "name", "a-z 0-9 _ -")
    for section in sections(kind):
        if not PROVENANCE.match(edition.provenance.get(section, "")):
            raise broken(text, file, f"provenance.{section}", "`known: …`, `reconstructed: …`, `own: …`")
    return edition


def read_toml(text: str, kind: type[V], file: str) -> V:
    """The value in a TOML text, within limits of length and depth. Raises EditionError."""
    check_size(text, file)
    try:
        return msgspec.toml.decode(text, type=kind)
    except msgspec.ValidationError as error:
        field, expected = fault(kind, str(error))
        raise broken(text, file, field, expected) from None
    except (msgspec.DecodeError, ValueError, RecursionError) as error:  # huge numbers, deep nesting
        raise EditionError("error-bad-toml", file=file, reason=str(error)) from None


def check_size(text: str, file: str) -> None:
    """Could reading this take long? Raises EditionError, before anything is read.

    >>> check_size('title = "1.2.3.4.5.6.7.8.9.10"  # a.b.c.d.e.f.g.h.i', "mine.toml")
    """
    if len(text) > LONGEST:
        raise EditionError("error-edition-long", file=file, most=LONGEST)
    if DEEP.search(QUOTED.sub("s", text)) is not None:
        raise EditionError("error-edition-deep", file=file, most=DEEPEST)


def sections(kind: type[Edition]) -> list[str]:
    """The fields of a game's edition that hold components."""
    return [name for name in kind.__struct_fields__ if name not in Edition.__struct_fields__]


def broken(text: str, file: str, field: str, expected: str) -> EditionError:
    """The error for one field, with its line in the file."""
    return EditionError("error-bad-edition", file=file, line=line_of(text, field), field=field, expected=expected)


def fault(kind: type[object], message: str) -> tuple[str, str]:
    """The field that a validation error is about, and what was expected there, in symbols that need no language."""
    problem, _, path = message.partition(" - at ")
    path = path.strip("`").removeprefix("$").removesuffix("[...]")  # so are values of a table called
    named = re.search(r"(missing required|unknown) field `(.*?)`", problem)
    if named is not None:
        field = f"{path}.{named.group(2)}".lstrip(".")
        is_missing = named.group(1) != "unknown"
        return field, f"{named.group(2)} = …" if is_missing else ", ".join(_possible(kind, path))
    typed = re.match(r"Expected `(.*?)`(?: of length (\d+))?", problem)
    if typed is None:
        return path.lstrip("."), ", ".join(_possible(kind, path))
    size = f" x {typed.group(2)}" if typed.group(2) else ""
    return path.lstrip("."), typed.group(1) + size


def _possible(kind: type[object], path: str) -> list[str]:
    """The fields of the table, or the words, that may stand at a path such as `.deck[2].joins[0]`."""
    here = inspect.type_info(kind)
    for name, index in re.findall(r"\.([\w-]+)|\[(.*?)\]", path):
        if isinstance(here, inspect.StructType):
            here = next(field.type for field in here.fields if field.encode_name == name)
        elif isinstance(here, inspect.ListType | inspect.VarTupleType):
            here = here.item_type
        elif isinstance(here, inspect.TupleType):
            here = here.item_types[int(index)]
    if isinstance(here, inspect.StructType):
        return [field.encode_name for field in here.fields]
    return [str(value) for value in here.values] if isinstance(here, inspect.LiteralType) else []


HEADER = re.compile(r"^\s*(\[\[?)\s*([\w.-]+)\s*\]")
KEY = re.compile(r"^\s*([\w.-]+)\s*=")


def line_of(text: str, field: str) -> int:
    """The line (from 1) on which a field such as `deck[2].golden` stands, or its table if it is missing."""
    at, longest = 1, 0
    for n, path in _paths(text):
        is_around = field == path or field.startswith((f"{path}.", f"{path}["))
        is_first_of = path == f"{field}[0]"
        if (is_around or is_first_of) and len(path) > longest:
            at, longest = n, len(path)
    return at


def _paths(text: str) -> Iterator[tuple[int, str]]:
    """The tables and keys of a TOML text with their lines: `deck[2]`, `deck[2].golden`."""
    table = ""
    seen: dict[str, int] = {}
    for n, line in enumerate(text.split("\n"), 1):
        header, key = HEADER.match(line), KEY.match(line)
        if header is not None:
            table = header.group(2)
            if header.group(1) == "[[":
                seen[table] = seen.get(table, -1) + 1
                table = f"{table}[{seen[table]}]"
            yield n, table
        elif key is not None:
            yield n, f"{table}.{key.group(1)}".lstrip(".")


def edition_id(edition: Edition) -> str:
    """Name and hash: what a record carries. Comments, title and provenance do not count."""
    parts = {name: getattr(edition, name) for name in sections(type(edition))}
    return f"{edition.name} {digest(parts)[:16]}"
