"""Every answer and every outcome by its text, and the tables that make choosing fast."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.values import Action
from parlour.games.kokoro.actions import Draw, Look, Turn
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SHAPES
from parlour.games.kokoro.rules import DECREES, LETTERS, PATHS, ROLLS

CHUNK: Final = 7  # spaces per row of the choice table
CHUNK_MASK: Final = 127

LOOK: Final = Look()
TURN: Final = Turn()


class Answers:
    """All answers of one board, interned: one object for each possible answer."""

    def __init__(self, board: Board) -> None:
        self.draws: list[Action] = [Draw(space, name) for space, name in enumerate(board.names)]
        self.stones: list[list[Action]] = [
            [Draw(space, name, number) for number in range(1, SHAPES + 1)] for space, name in enumerate(board.names)
        ]
        self.all: list[Action] = [*self.draws, *(a for row in self.stones for a in row), LOOK, TURN]
        chance: list[Action] = [*PATHS, *LETTERS, *ROLLS, *DECREES]
        self.by_text: dict[str, Action] = {str(action): action for action in [*self.all, *chance]}
        self.rows: list[list[list[Action]]] = [
            choice_rows(self.draws[first : first + CHUNK]) for first in range(0, board.size, CHUNK)
        ]

    def draws_in(self, spaces: i64) -> list[Action]:
        """The plain drawings in a set of spaces, in index order."""
        found: list[Action] = []
        for row in self.rows:
            found.extend(row[spaces & CHUNK_MASK])
            spaces >>= CHUNK
        return found


def choice_rows(draws: list[Action]) -> list[list[Action]]:
    """For every subset of a few spaces the drawings in it."""
    return [[draw for i, draw in enumerate(draws) if subset // 2**i % 2] for subset in range(2 ** len(draws))]
