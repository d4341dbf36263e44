"""What seats can answer and chance can deal. `str` is the notation: `slide b2`, `correct fox c1`, `tell a3 fox`."""
# not compiled: defines Structs (mypyc drops class keywords such as tag=)

from __future__ import annotations

from parlour.core.values import Action, Facts, Seat


def animal_fact(animal: str) -> str:
    return f"@cocoons-animal-{animal}"


class Slide(Action, frozen=True, tag="slide"):
    """Slide the cocoon on this place into the gap."""

    place: str

    def __str__(self) -> str:
        return f"slide {self.place}"


class Correct(Action, frozen=True, tag="correct"):
    """Move an animal into the cocoon on this place, for three tokens."""

    animal: str
    place: str

    def __str__(self) -> str:
        return f"correct {self.animal} {self.place}"

    def facts(self) -> Facts:
        return {"animal": animal_fact(self.animal), "place": self.place}


class Put(Action, frozen=True, tag="put"):
    """Put the animal, or the action door, into the cocoon on this place."""

    place: str

    def __str__(self) -> str:
        return f"put {self.place}"


class Leave(Action, frozen=True, tag="leave"):
    """Leave the animal where it lies."""

    def __str__(self) -> str:
        return "leave"


class Tell(Action, frozen=True, tag="tell"):
    """Tell all which animal is on the side one sees."""

    place: str
    animal: str

    def __str__(self) -> str:
        return f"tell {self.place} {self.animal}"

    def facts(self) -> Facts:
        return {"animal": animal_fact(self.animal), "place": self.place}


class End(Action, frozen=True, tag="end"):
    """End the game and look whether all are home."""

    def __str__(self) -> str:
        return "end"


# Outcomes of chance


class IsFirst(Action, frozen=True, tag="first"):
    """Who begins."""

    seat: Seat

    def __str__(self) -> str:
        return str(self.seat)


class IsStart(Action, frozen=True, tag="start"):
    """Where the start token lies."""

    place: str

    def __str__(self) -> str:
        return self.place


class IsMarked(Action, frozen=True, tag="mark"):
    """Which side of a cocoon bears its animal."""

    side: str

    def __str__(self) -> str:
        return self.side

    def facts(self) -> Facts:
        return {"side": f"@cocoons-side-{self.side}"}


class IsDoor(Action, frozen=True, tag="door"):
    """What a trapdoor is."""

    door: str

    def __str__(self) -> str:
        return self.door

    def facts(self) -> Facts:
        return {"door": f"@cocoons-door-{self.door}"}


class IsAnimal(Action, frozen=True, tag="animal"):
    """Which animal: on a side, or under a door."""

    animal: str

    def __str__(self) -> str:
        return self.animal

    def facts(self) -> Facts:
        return {"animal": animal_fact(self.animal)}
