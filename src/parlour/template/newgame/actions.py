"""The answers a player can give, and the outcomes of chance. `str` is the notation."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Action, Facts


class Play(Action, frozen=True, tag="play"):
    """Play a card from the hand."""

    card: str

    def __str__(self) -> str:
        return f"play {self.card}"

    def facts(self) -> Facts:
        return card_facts(self.card)


class Dealt(Action, frozen=True, tag="card"):
    """A card that is dealt."""

    card: str

    def __str__(self) -> str:
        return self.card


def card_facts(card: str) -> Facts:
    """A card as messages have it; what begins with @ is said in the reader's language.

    >>> card_facts("c5")
    {'rank': 5, 'suit': '@newgame-suit-c'}
    """
    return {"rank": int(card[1:]), "suit": f"@newgame-suit-{card[0]}"}
