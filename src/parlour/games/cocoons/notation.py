"""Every answer and every outcome, made once: tables from numbers to actions, and from notation back."""

from __future__ import annotations

from typing import Final, final

from parlour.core.values import Action
from parlour.games.cocoons.actions import (
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
from parlour.games.cocoons.doors import DOORS, NO_DOOR
from parlour.games.cocoons.places import PLACES, SIDES

LEAVE: Final = Leave()
END: Final = End()
SLIDES: Final[list[Action]] = [Slide(place) for place in PLACES]
PUTS: Final[list[Action]] = [Put(place) for place in PLACES]

# Where the codes of each kind of answer begin; see Tables.codes.
PUT_CODE: Final = 9
LEAVE_CODE: Final = 18
END_CODE: Final = 19
CORRECT_CODE: Final = 20
TELL_CODE: Final = CORRECT_CODE + 72
FIRST_CODE: Final = TELL_CODE + 72
START_CODE: Final = FIRST_CODE + 4
MARK_CODE: Final = START_CODE + 9
DOOR_CODE: Final = MARK_CODE + 4
ANIMAL_CODE: Final = DOOR_CODE + len(DOORS) + 1


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
        self.doors: list[Action] = [IsDoor(door) for door in (*DOORS, NO_DOOR)]
        self.animals: list[Action] = [IsAnimal(animal) for animal in animals]
        self.answers: list[Action] = [*SLIDES, *PUTS, LEAVE, END]
        for row in self.corrects:
            self.answers += row
        for row in self.tells:
            self.answers += row
        # A number for everything that can be answered or dealt: quicker to branch on than classes.
        self.codes: dict[Action, int] = {action: code for code, action in enumerate(self.answers)}
        outcomes = [*self.firsts, *self.starts, *self.marks, *self.doors, *self.animals]
        for action in outcomes:
            self.codes[action] = len(self.codes)
        self.by_code: list[Action] = [*self.codes]
        self.outcomes: dict[str, Action] = {str(action): action for action in outcomes}
