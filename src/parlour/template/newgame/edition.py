"""What is in the box: the cards."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from typing import Final

from parlour.core.edition import Edition, broken, read_edition
from parlour.core.values import Value

SUITS: Final = ("clovers", "hearts", "stars")  # a card is called by the first letter: c5
MOST_SEATS: Final = 4


class CardData(Value, frozen=True, forbid_unknown_fields=True):
    ranks: int
    hand: int


class NewGameEdition(Edition, frozen=True, kw_only=True, forbid_unknown_fields=True):
    cards: CardData


def read(text: str, file: str) -> NewGameEdition:
    """The edition in a TOML text, checked. Raises EditionError with the line and what was expected."""
    edition = read_edition(text, NewGameEdition, file)
    for field, expected in faults(edition):
        raise broken(text, file, field, expected)
    return edition


def faults(edition: NewGameEdition) -> list[tuple[str, str]]:
    """Every field that does not fit the game, with what was expected there."""
    if not 2 <= edition.cards.ranks <= 9:
        return [("cards.ranks", "2 … 9")]
    most = len(SUITS) * edition.cards.ranks // MOST_SEATS
    return [] if 1 <= edition.cards.hand <= most else [("cards.hand", f"1 … {most}")]


def counts(edition: NewGameEdition) -> dict[str, int]:
    """The numbers that sheets and lessons tell."""
    return {"cards": len(SUITS) * edition.cards.ranks, "ranks": edition.cards.ranks, "hand": edition.cards.hand}
