"""What a game's card says of it: `card.toml` in its folder. Its words are in `<slug>-card.ftl`."""

from __future__ import annotations

from functools import cache
from typing import Final

from parlour.core.values import Value
from parlour.learn.files import LearnerFile, text_of

FILE: Final = "card.toml"


class GameCard(Value, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """About how long a match takes, and what the clauses of the rules begin with."""

    minutes: int | None = None
    letters: str = ""


@cache
def load(game: str) -> GameCard:
    """The card of a game. Raises OptionError if there is no such game."""
    text = text_of(game, FILE)
    return read(text, game) if text is not None else GameCard()


def read(text: str, game: str) -> GameCard:
    """The card in a TOML text. Raises LessonError with the line, the field and what was expected."""
    file = LearnerFile(game, FILE, text)
    card = file.decode(GameCard)
    if card.minutes is not None and card.minutes < 1:
        raise file.broken("minutes", "1 …")
    if not all(clause.startswith(f"{card.letters}-") for clause in file.known_clauses):
        raise file.broken("letters", file.known_clauses[0].partition("-")[0])
    return card
