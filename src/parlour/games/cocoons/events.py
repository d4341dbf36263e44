"""What happens in the box. What screens must forget again is told as fleeting (C-24)."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Event, Facts, Seat
from parlour.games.cocoons.actions import animal_fact


def door_fact(door: str) -> str:
    return f"@cocoons-door-{door}"


class Slid(Event, frozen=True, tag="cocoons-slid", kw_only=True):
    """A cocoon moved into the gap; `paid` tokens went into it."""

    seat: Seat
    place: str
    to: str
    paid: int


class Showed(Event, frozen=True, tag="cocoons-showed", kw_only=True):
    """A side came into sight."""

    place: str
    animal: str

    def facts(self) -> Facts:
        return {"place": self.place, "animal": animal_fact(self.animal)}


class Told(Event, frozen=True, tag="cocoons-told", kw_only=True):
    """A seat told the others what it sees."""

    seat: Seat
    place: str
    animal: str

    def facts(self) -> Facts:
        return {"seat": self.seat, "place": self.place, "animal": animal_fact(self.animal)}


class Discarded(Event, frozen=True, tag="cocoons-discarded", kw_only=True):
    """A door came off."""

    door: str

    def facts(self) -> Facts:
        return {"door": door_fact(self.door)}


class PutBack(Event, frozen=True, tag="cocoons-put-back", kw_only=True):
    """A door stays for now."""

    place: str
    door: str

    def facts(self) -> Facts:
        return {"place": self.place, "door": door_fact(self.door)}


class Turned(Event, frozen=True, tag="cocoons-turned", kw_only=True):
    """The box was turned a quarter clockwise."""


class Found(Event, frozen=True, tag="cocoons-found", kw_only=True):
    """An animal lies face up in the gap."""

    place: str
    animal: str

    def facts(self) -> Facts:
        return {"place": self.place, "animal": animal_fact(self.animal)}


class Housed(Event, frozen=True, tag="cocoons-housed", kw_only=True):
    """An animal was put into a cocoon."""

    seat: Seat
    place: str
    animal: str

    def facts(self) -> Facts:
        return {"seat": self.seat, "place": self.place, "animal": animal_fact(self.animal)}


class Left(Event, frozen=True, tag="cocoons-left", kw_only=True):
    """An animal was left in the gap."""

    seat: Seat
    animal: str

    def facts(self) -> Facts:
        return {"seat": self.seat, "animal": animal_fact(self.animal)}


class Equipped(Event, frozen=True, tag="cocoons-equipped", kw_only=True):
    """The action door was put into a cocoon."""

    seat: Seat
    place: str


class Corrected(Event, frozen=True, tag="cocoons-corrected", kw_only=True):
    """An animal went from one cocoon to another."""

    seat: Seat
    animal: str
    place: str
    to: str

    def facts(self) -> Facts:
        return {"seat": self.seat, "animal": animal_fact(self.animal), "place": self.place, "to": self.to}


class Charged(Event, frozen=True, tag="cocoons-charged", kw_only=True):
    """Hard mode laid a token on a bare place."""

    place: str


class Judged(Event, frozen=True, tag="cocoons-judged", kw_only=True):
    """All was shown: `home` of the eight animals are in their own cocoons."""

    home: int


class Lost(Event, frozen=True, tag="cocoons-lost", kw_only=True):
    """The tokens have run out; `owed` if one was still due."""

    owed: bool


# Warnings before the game is ended (C-50)


class Unplaced(Event, frozen=True, tag="cocoons-warn-unplaced", kw_only=True):
    """This many animals are in no cocoon: ending the game now loses it."""

    missing: int


class Crowded(Event, frozen=True, tag="cocoons-warn-crowded", kw_only=True):
    """All animals are placed, but some cocoons hold none: to end now is to lose."""

    empty: int
