"""Every answer and every outcome, made once: tables from numbers to actions, and from notation back."""

from __future__ import annotations

from typing import Final, final

from parlor.core.values import Action
from parlor.games.cocoons.actions import (
    Correct,
    End,
    IsAnimal,
    IsDoor,
    IsFirst,
    IsMarked,
    IsStart,
    Leave,
    Put,
    Slide,
    Tell,
)
from parlor.games.cocoons.doors import DOORS
from parlor.games.cocoons.places import PLACES, SIDES

LEAVE: Final = Leave()
END: Final = End()
SLIDES: Final[list[Action]] = [Slide(place) for place in PLACES]
PUTS: Final[list[Action]] = [Put(place) for place in PLACES]


@final
class Tables:
    """The actions of a game with these animals."""

    def __init__(self, animals: list[str]) -> None:
        self.animal_of = {animal: n for n, animal in enumerate(animals)}
        self.corrects: list[list[Action]] = [[Correct(animal, place) for place in PLACES] for animal in animals]
        self.tells: list[list[Action]] = [[Tell(place, animal) for animal in animals] for place in PLACES]
        self.firsts: list[Action] = [IsFirst(seat) for seat in range(4)]
        self.starts: list[Action] = [IsStart(place) for place in PLACES]
        self.marks: list[Action] = [IsMarked(side) for side in SIDES]
        self.doors: list[Action] = [IsDoor(door) for door in DOORS]
        self.animals: list[Action] = [IsAnimal(animal) for animal in animals]
        self.answers: list[Action] = [*SLIDES, *PUTS, LEAVE, END]
        for row in self.corrects:
            self.answers += row
        for row in self.tells:
            self.answers += row
        outcomes = [*self.firsts, *self.starts, *self.marks, *self.doors, *self.animals]
        self.outcomes: dict[str, Action] = {str(action): action for action in outcomes}
