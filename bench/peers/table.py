"""What both peers share: the standard two-player table, its answers by number, and Python's random numbers."""

from __future__ import annotations

import random
from typing import cast

import parlour
from parlour.core.rng import Rng
from parlour.core.values import Action, Options
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.notation import LOOK

PLAYERS = 2


class Quick(Rng):
    """Python's own random numbers: in plain Python they are quicker than ours."""

    def __init__(self, seed: int | str | None = None) -> None:
        generator = random.Random(seed)
        self.random = generator.random
        self.bits = generator.getrandbits

    def word(self) -> int:
        return self.bits(32)

    def below(self, n: int) -> int:
        return int(self.random() * n)


class Table:
    """The game, its options, and what can be answered at this table: a drawing in each space, or a look."""

    def __init__(self) -> None:
        self.game = cast("Kokoro", parlour.load("kokoro"))
        self.options: Options = self.game.settle(PLAYERS, {})
        self.answers: list[Action] = [*self.game.answers.draws, LOOK]
        self.index = {answer: i for i, answer in enumerate(self.answers)}
