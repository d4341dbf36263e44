"""The files for learners in a game's folder: read as TOML, and checked against the game's clauses."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cached_property
from importlib.resources.abc import Traversable
from typing import Final, TypeVar

import msgspec

from parlour import games
from parlour.core.edition import fault, line_of
from parlour.core.errors import ParlourError
from parlour.core.values import Value

NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,29}")

T = TypeVar("T", bound=Value)


class LessonError(ParlourError):
    """A file for learners is broken."""


def folder_of(game: str) -> Traversable:
    """A game's folder. Raises OptionError if there is no such game."""
    return games.find(game).folder


def text_of(game: str, name: str) -> str | None:
    """A file of a game's folder; None if a game from outside has none. Raises OptionError if there is no such game."""
    file = folder_of(game) / name
    return file.read_text("utf-8") if file.is_file() else None


class LearnerFile:
    """A TOML text of a game. Whatever is wrong with it is a LessonError with its line, its field and what was expected.

    `head` is put before the text: values that the file's place says already.
    """

    def __init__(self, game: str, name: str, text: str, head: str = "") -> None:
        self.game = game
        self.name = name
        self.text = text
        self.head = head

    @cached_property
    def known_clauses(self) -> tuple[str, ...]:
        return games.load(self.game).clauses()

    def decode(self, kind: type[T]) -> T:
        text = self.head + self.text
        try:
            return msgspec.toml.decode(text, type=kind)
        except msgspec.ValidationError as error:
            field, expected = fault(kind, str(error))
            raise self.broken(field, expected) from None
        except (msgspec.DecodeError, ValueError, RecursionError) as error:
            raise LessonError("error-bad-toml", file=self.name, reason=str(error)) from None

    def broken(self, field: str, expected: str) -> LessonError:
        line = max(1, line_of(self.head + self.text, field) - self.head.count("\n"))
        return LessonError("error-bad-edition", file=self.name, line=line, field=field, expected=expected)

    def check_name(self, field: str, name: str) -> None:
        if not NAME.fullmatch(name):
            raise self.broken(field, "a-z 0-9 -")

    def check_clauses(self, field: str, clauses: Iterable[str]) -> None:
        known = self.known_clauses
        if not set(clauses) <= set(known):
            raise self.broken(field, f"{known[0]} … {known[-1]}")
