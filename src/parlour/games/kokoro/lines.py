"""The lines of a mat as a player sees them: what each joins, where it can still grow, and what a path would make of it.

A line is a chain with its two ends. An end is live if it looks into an empty space; it is kept as a gate, the space and
the edge of it that the line looks through.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.games.kokoro.board import Board
from parlour.games.kokoro.state import Mat

EDGES: Final = 4
NOWHERE: Final = 255  # beyond the edge of the mat
OPEN: Final = -1  # a gate between two empty spaces
WALL: Final = -2  # a gate that nothing can come through
NO_LINE: Final = -1
NO_GATE: Final = -1
CATERPILLAR: Final = 1  # whose guardian a line joins, as bits
FLOWER: Final = 2


class JoinedLine:
    """What a path would make: itself, with the lines that it joins."""

    def __init__(self) -> None:
        self.caterpillars: i64 = 0
        self.flowers: i64 = 0
        self.letters: i64 = 0
        self.guardians: i64 = 0
        self.live: i64 = 0
        self.gate: i64 = NO_GATE  # of its live ends, the first and the second
        self.other: i64 = NO_GATE
        self.first: i64 = NO_LINE  # the lines it joins
        self.second: i64 = NO_LINE

    def add_gate(self, gate: i64) -> None:
        if self.live == 0:
            self.gate = gate
        else:
            self.other = gate
        self.live += 1


class Lines:
    """Made once for a board; `read` follows every line of a mat, by number."""

    def __init__(self, board: Board) -> None:
        self.board = board
        size = int(board.size)
        columns = int(board.columns)
        beside: list[int] = []
        for space in range(size):
            x, y = space % columns, space // columns
            beside += [
                space - columns if y else NOWHERE,
                space + 1 if x < columns - 1 else NOWHERE,
                space + columns if space + columns < size else NOWHERE,
                space - 1 if x else NOWHERE,
            ]
        self.beside = bytes(beside)  # by gate: the space on its other side
        self.letter = bytes([2 ** board.sanctuaries.index(s) if s in board.sanctuaries else 0 for s in range(size)])
        self.blank = [WALL if space == NOWHERE else OPEN for space in beside]
        self.behind = self.blank[:]  # by gate: the line that looks through it, OPEN or WALL
        self.line = [NO_LINE] * size
        self.openings: list[int] = [0] * size  # by space: the edges its path opens, as bits
        self.count: i64 = 0  # of the lines; what follows is by line
        self.caterpillars: list[int] = [0] * size
        self.flowers: list[int] = [0] * size
        self.letters: list[int] = [0] * size
        self.guardians: list[int] = [0] * size
        self.live: list[int] = [0] * size
        self.gate: list[int] = [NO_GATE] * size
        self.other: list[int] = [NO_GATE] * size
        self.made = JoinedLine()

    def read(self, mat: Mat) -> None:
        """Follow every line of the mat once."""
        size = self.board.size
        top, right, bottom, left = mat.top, mat.right, mat.bottom, mat.left
        self.behind = self.blank[:]
        space: i64 = 0
        while space < size:
            self.openings[space] = (top & 1) | ((right & 1) << 1) | ((bottom & 1) << 2) | ((left & 1) << 3)
            self.line[space] = NO_LINE
            top >>= 1
            right >>= 1
            bottom >>= 1
            left >>= 1
            space += 1
        self.count = 0
        space = 0
        while space < size:
            opens: i64 = self.openings[space]
            if opens:
                self.wall_up(space, opens)
                if self.line[space] == NO_LINE:
                    self.begin(mat, space, opens)
            space += 1

    def wall_up(self, space: i64, opens: i64) -> None:
        """Nothing comes out of a path over the edges that it does not open."""
        edge: i64 = 0
        while edge < EDGES:
            if not (opens >> edge) & 1:
                beyond: i64 = self.beside[EDGES * space + edge]
                if beyond != NOWHERE:
                    self.behind[EDGES * beyond + (edge ^ 2)] = WALL
            edge += 1

    def begin(self, mat: Mat, space: i64, opens: i64) -> None:
        """Follow a line that was not met yet, out of one of its spaces in both directions."""
        number = self.count
        self.count += 1
        self.caterpillars[number] = self.flowers[number] = self.letters[number] = 0
        self.guardians[number] = self.live[number] = 0
        self.take(mat, space, number)
        edge: i64 = 0
        while edge < EDGES:
            if (opens >> edge) & 1 and not self.follow(mat, space, edge, number):
                return
            edge += 1

    def take(self, mat: Mat, space: i64, number: i64) -> None:
        self.line[space] = number
        self.caterpillars[number] += self.board.caterpillars.at[space]
        self.flowers[number] += self.board.flowers.at[space]
        self.letters[number] |= self.letter[space]
        if space == mat.caterpillar:
            self.guardians[number] |= CATERPILLAR
        if space == mat.flower:
            self.guardians[number] |= FLOWER

    def follow(self, mat: Mat, space: i64, edge: i64, number: i64) -> bool:
        """Go along a line to its end; False if it comes back to where it began."""
        while True:
            ahead: i64 = self.beside[EDGES * space + edge]
            if ahead == NOWHERE:
                return True
            back = edge ^ 2
            opens: i64 = self.openings[ahead]
            if opens == 0:
                self.look_through(EDGES * ahead + back, number)
                return True
            if not (opens >> back) & 1:
                return True
            if self.line[ahead] == number:
                return False
            self.take(mat, ahead, number)
            rest = opens ^ (self.board.one << back)
            edge = 0
            while not (rest >> edge) & 1:
                edge += 1
            space = ahead

    def look_through(self, gate: i64, number: i64) -> None:
        """A live end."""
        self.behind[gate] = number
        if self.live[number] == 0:
            self.gate[number] = gate
            self.live[number] = 1
        else:
            self.other[number] = gate
            self.live[number] = 2

    def join(self, mat: Mat, space: i64, edges: i64) -> JoinedLine:
        """The line that a path over these edges makes in an empty space. The same object each time."""
        made = self.made
        made.caterpillars = self.board.caterpillars.at[space]
        made.flowers = self.board.flowers.at[space]
        made.letters = self.letter[space]
        made.guardians = (CATERPILLAR if space == mat.caterpillar else 0) | (FLOWER if space == mat.flower else 0)
        made.live = 0
        made.first = made.second = NO_LINE
        is_ring = False
        edge: i64 = 0
        while edge < EDGES:
            if (edges >> edge) & 1:
                number: i64 = self.behind[EDGES * space + edge]
                if number == OPEN:
                    made.add_gate(EDGES * self.beside[EDGES * space + edge] + (edge ^ 2))
                elif number != WALL:
                    if number == made.first:
                        is_ring = True
                    else:
                        self.add_line(made, number, space)
            edge += 1
        if is_ring:
            made.live = 0
        return made

    def add_line(self, made: JoinedLine, number: i64, space: i64) -> None:
        """Join a line to the one that is made in a space; its end there is no end any more."""
        made.caterpillars += self.caterpillars[number]
        made.flowers += self.flowers[number]
        made.letters |= self.letters[number]
        made.guardians |= self.guardians[number]
        if self.live[number] > 0 and self.gate[number] // EDGES != space:
            made.add_gate(self.gate[number])
        if self.live[number] > 1 and self.other[number] // EDGES != space:
            made.add_gate(self.other[number])
        if made.first == NO_LINE:
            made.first = number
        else:
            made.second = number

    def live_without(self, number: i64, space: i64) -> i64:
        """How many live ends a line keeps when a path that it does not join is drawn in a space."""
        live: i64 = self.live[number]
        if live > 1 and self.other[number] // EDGES == space:
            live -= 1
        if self.live[number] > 0 and self.gate[number] // EDGES == space:
            live -= 1
        return live
