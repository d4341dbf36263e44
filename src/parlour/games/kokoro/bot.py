"""Kokoro's own bot: one step ahead, by a few plain reasons."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.bot import Bot
from parlour.core.game import Game
from parlour.core.values import Action, Decision, Seat, View
from parlour.games.kokoro.actions import Draw
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.game import Kokoro
from parlour.games.kokoro.scoring import least_written
from parlour.games.kokoro.sight import mat_of
from parlour.games.kokoro.state import KokoroState, Mat
from parlour.games.kokoro.view import KokoroView

# What a feature on a line is worth: of this round's sanctuary, of a later one, of a guardian.
NOW: Final = 0.5
LATER: Final = 1.0
GUARDIAN: Final = 1.0
BEATEN: Final = 6.0  # this round's sanctuary would be written
LOOSE_END: Final = 1.0  # a line of a sanctuary or guardian can still grow here
SPOILED: Final = 5.0  # a path that leads nowhere
LOOK: Final = 0.0


class Greedy(Bot):
    """Draws where the mat looks best right after."""

    def __init__(self, game: Game[KokoroState], seed: int = 0) -> None:
        super().__init__(seed)
        assert isinstance(game, Kokoro)
        self.board: Board = game.board

    def decide(
        self,
        view: View,
        decision: Decision,
        choices: list[Action],
        proposals: dict[Seat, Action],
        clock: float | None,
    ) -> Action | None:
        assert isinstance(view, KokoroView)
        rng = self.rng(view, decision)
        best = choices[0]
        highest = -1000.0
        for action in choices:
            value = self.value(view, action) + rng.below(1000) / 1e6  # ties fall by lot
            if value > highest:
                best, highest = action, value
        return best

    def value(self, view: KokoroView, action: Action) -> float:
        """How good the own mat looks after this answer, compared with drawing nothing."""
        assert view.seat is not None
        if not isinstance(action, Draw) or view.called is None:
            return LOOK
        before = mat_of(view.mats[view.seat], self.board)
        after = before.clone()
        after.draw(self.board, action.space, action.number or int(view.called[0]))
        return promise(after, self.board, view) - promise(before, self.board, view)


def promise(mat: Mat, board: Board, view: KokoroView) -> float:
    """What the lines of a mat hold: features joined, and room to grow."""
    total = 0.0
    growing: i64 = 0
    now = SANCTUARIES.index(view.letters[-1]) if view.letters else 0
    known = view.next_sanctuary
    for letter in range(len(SANCTUARIES)):
        name = SANCTUARIES[letter]
        if name in view.letters and letter != now:
            continue
        chain = mat.chain(board, board.sanctuaries[letter])
        growing |= chain
        count = board.total(chain, board.features)
        if letter == now:
            total += NOW * count + (BEATEN if count >= least_written(last_box(mat), view.decree) else 0.0)
        else:
            total += (1.5 if name == known else 1.0) * LATER * count
    for space, features in ((mat.caterpillar, board.caterpillars), (mat.flower, board.flowers)):
        if space is not None:
            chain = mat.chain(board, space)
            growing |= chain
            total += GUARDIAN * board.total(chain, features)
    loose = board.count(growing & ~mat.closed(board))
    spoiled = board.count(dead_ends(mat, board))
    return total + LOOSE_END * loose - SPOILED * spoiled


def last_box(mat: Mat) -> int:
    return mat.boxes[-1] if mat.boxes else 0


def dead_ends(mat: Mat, board: Board) -> i64:
    """The spaces with a path that can't go on at one of its ends."""
    empty = board.all & ~mat.drawn
    dead: i64 = 0
    for edge, opening, facing in (
        (0, mat.top, mat.bottom),
        (1, mat.right, mat.left),
        (2, mat.bottom, mat.top),
        (3, mat.left, mat.right),
    ):
        dead |= opening & ~board.beyond(edge, empty | facing)
    return dead


BOTS: Final = {"greedy": Greedy}
