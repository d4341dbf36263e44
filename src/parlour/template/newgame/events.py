"""What happens, told to those who may know. The tag is the id of the message."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Event, Facts, Seat

from newgame.actions import card_facts


class CardDealt(Event, frozen=True, tag="newgame-dealt"):
    """Told to the seat that gets the card."""

    seat: Seat
    card: str

    def facts(self) -> Facts:
        return {"seat": self.seat, **card_facts(self.card)}


class CardPlayed(Event, frozen=True, tag="newgame-played"):
    seat: Seat
    card: str

    def facts(self) -> Facts:
        return {"seat": self.seat, **card_facts(self.card)}


class TrickTaken(Event, frozen=True, tag="newgame-taken"):
    seat: Seat
    tricks: int


class WouldTake(Event, frozen=True, tag="newgame-would-take"):
    """In previews and hints: right now this card is the highest."""

    card: str

    def facts(self) -> Facts:
        return card_facts(self.card)


class WouldLose(Event, frozen=True, tag="newgame-would-lose"):
    """In previews and hints: this card can't take the trick."""

    card: str

    def facts(self) -> Facts:
        return card_facts(self.card)
