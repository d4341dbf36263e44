"""Every answer and outcome, made once; and reading outcomes of chance back from their notation."""

from __future__ import annotations

import re
from typing import Final

from parlour.core.values import Action
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.actions import (
    Again,
    At,
    Bet,
    Defect,
    Dice,
    Drawn,
    Enter,
    Fight,
    First,
    From,
    Gain,
    Hand,
    Keep,
    Leave,
    Pass,
    Place,
    Set,
    Stay,
    Stop,
    Swap,
    Take,
    Top,
    Travel,
    Use,
)
from parlour.games.cocoon_world.dice import FACES
from parlour.games.cocoon_world.dungeon import MOST_GAIN

MOST_SEATS: Final = 5

# Answers by number: which of two
YES: Final = 0  # defect, fight, enter, again
NO: Final = 1  # stay, travel, pass, stop
HERE: Final = 0
AWAY: Final = 1

# Changes of dice by number: each die to each other face, then the target die to each face, then none
OTHER_FACES: Final = 5
SET_TARGET: Final = 30
LEAVE_DICE: Final = 36

TARGET: Final = "t"

SEAT: Final = re.compile(r"[0-4]")
DICE: Final = re.compile(r"([1-6](?: [1-6])+)(?: t([1-6]))?")


class Answers:
    """The answers of one edition, by what they name.

    In each phase an answer or outcome is a number: the kind, space or seat that it names, or which of few it is.
    """

    def __init__(self, tiles: list[str], normal: list[int], size: int) -> None:
        faces = range(1, FACES + 1)
        seats = range(MOST_SEATS)
        self.kind_of = {name: kind for kind, name in enumerate(tiles)}
        self.place: list[Action] = [Place(name) for name in tiles]
        self.take: list[Action] = [Take(name) for name in tiles]
        self.keep: list[Action] = [Keep(name) for name in tiles]
        self.top: list[Action] = [Top(name) for name in tiles]
        self.drawn: list[Action] = [Drawn(name) for name in tiles]
        self.at: list[Action] = [At(space) for space in range(size)]
        self.swap: list[Action] = [Swap(space) for space in range(size)]
        self.opponent: list[Action] = [From(seat) for seat in seats]
        self.bet: list[Action] = [Bet(seat) for seat in seats]
        self.first: list[Action] = [First(seat) for seat in seats]
        self.set_die: list[Action] = [Set(str(die), face) for die in faces for face in faces]
        self.set_target: list[Action] = [Set(TARGET, face) for face in faces]
        self.leave: Action = Leave()
        self.here: Action = Use("here")
        self.away: Action = Use("away")
        self.enter: Action = Enter()
        self.pass_by: Action = Pass()
        self.again: Action = Again()
        self.stop: Action = Stop()
        self.defect: Action = Defect()
        self.stay: Action = Stay()
        self.fight: Action = Fight()
        self.travel: Action = Travel()
        self.gain: list[Action] = [Gain(ep) for ep in range(MOST_GAIN + 1)]
        self.everything: list[Action] = []
        self.starts: list[int] = [0] * len(phases.PHASES)  # by phase: the index of the first answer to it
        self.numbers: dict[Action, int] = {}
        self.put_in_order(normal)
        for table in (self.first, self.drawn):
            self.numbers.update({action: number for number, action in enumerate(table)})

    def put_in_order(self, normal: list[int]) -> None:
        """All answers that a seat can ever give; only normal spaces hold tiles, and no die is set to its own face."""
        faces = range(1, FACES + 1)
        self.add([self.defect, self.stay], phases.CAMP)
        self.add([self.fight, self.travel], phases.ARENA)
        self.add([self.enter, self.pass_by], phases.ENTER)
        self.add([self.again, self.stop], phases.AGAIN, phases.FIGHT_ON)
        self.add(self.gain, phases.GAIN)
        self.add(self.place, phases.TILE_HERE, phases.TILE_ANYWHERE, phases.TILE_NEAR)
        self.add(self.take, phases.TAKE)
        self.add(self.keep, phases.KEEP)
        self.add(self.top, phases.TOP)
        self.add([self.at[space] for space in normal], phases.ANYWHERE, phases.NEAR)
        self.add([self.swap[space] for space in normal], phases.SWAP)
        self.add(self.opponent, phases.OPPONENT)
        self.add(self.bet, phases.BET)
        self.add([self.here, self.away], phases.USE)
        changes = [self.dice_set(die, face) for die in faces for face in faces if die != face]
        self.add([*changes, *self.set_target, self.leave], phases.SET)
        for table in (self.at, self.swap):  # these name a space
            self.numbers.update({action: space for space, action in enumerate(table)})

    def add(self, answers: list[Action], *to: int) -> None:
        """The answers to some phases, by number."""
        for phase in to:
            self.starts[phase] = len(self.everything)
        self.numbers.update({action: number for number, action in enumerate(answers)})
        self.everything += answers

    def dice_set(self, die: int, face: int) -> Action:
        """Turn a die that shows `die` to `face`."""
        return self.set_die[(die - 1) * FACES + face - 1]

    def read_outcome(self, text: str) -> Action | None:
        """The outcome of chance meant by a text, or None if it is none."""
        if text in self.kind_of:
            return self.drawn[self.kind_of[text]]
        if SEAT.fullmatch(text):
            return self.first[int(text)]
        if text.startswith("hand "):
            tiles = text.split(" ")[1:]
            return Hand(tuple(tiles)) if all(tile in self.kind_of for tile in tiles) else None
        found = DICE.fullmatch(text)
        if found is None:
            return None
        faces = [int(face) for face in str(found.group(1)).split(" ")]
        target = found.group(2)
        return Dice(tuple(faces), None if target is None else int(target)) if faces == sorted(faces) else None
