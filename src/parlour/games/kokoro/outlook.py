"""How far search looks ahead in Kokoro, and what it hopes for there: the written boxes, and what the mat promises."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from parlour.core.capabilities import Outlook
from parlour.core.game import LEAD
from parlour.core.values import Seat
from parlour.games.kokoro.phases import DRAW, OVER
from parlour.games.kokoro.promise import Promise
from parlour.games.kokoro.rules import called_number, may_look
from parlour.games.kokoro.scoring import GENTLE_ELDERS, OPEN_BOOK, TURNING_STONE, tally
from parlour.games.kokoro.state import KokoroState, Mat

AHEAD: Final = 8  # drawings
PROMISED: Final = (0, TURNING_STONE, OPEN_BOOK, GENTLE_ELDERS)  # decrees that write no box: promises know no other
TO_THE_END: Final = 1000
SPREAD: Final = 3.0  # points by which a promise is wrong at the end, and more for each stage before it
SPREADS: Final = 2.0


class KokoroOutlook(Outlook[KokoroState]):
    """Counted in path cards turned up."""

    def __init__(self, promise: Promise) -> None:
        self.promise = promise

    def horizon(self, state: KokoroState) -> int:
        return state.turn + (AHEAD if state.decree in PROMISED else TO_THE_END)

    def judge(self, state: KokoroState, seat: Seat, horizon: int) -> float | None:
        """Alone the expected score; against others the chance to win, and a little the lead."""
        if state.turn < horizon or state.phase == OVER:
            return None
        mine = self.expected(state, state.mats[seat])
        if len(state.mats) == 1:
            return mine
        best = max([self.expected(state, mat) for other, mat in enumerate(state.mats) if other != seat])
        spread = SPREAD + SPREADS * float(self.promise.stage)
        return 1.0 / (1.0 + math.exp((best - mine) / spread)) + LEAD * (mine - best)

    def expected(self, state: KokoroState, mat: Mat) -> float:
        """The score that a good player comes to from here."""
        promise = self.promise
        promise.look(state, mat)
        points = float(tally(mat)) + promise.points()
        return points + self.best_gain(state, mat) if state.phase == DRAW else points

    def best_gain(self, state: KokoroState, mat: Mat) -> float:
        """What the called path adds where it promises most."""
        number = called_number(state)
        space: i64 = self.promise.best(number, may_pass=may_look(state, mat))
        return self.promise.gain(space, number) if space >= 0 else 0.0
