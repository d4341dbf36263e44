"""The lines of a mat as a player sees them: what each joins, where it can still grow, and what a path would make of it.

A line is a chain with its two ends. An end is live if it looks into an empty space; it is kept as a gate, the space and
the edge of it that the line looks through. All of it is native integers in native vectors: search reads a mat ten times
in a play-out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.kokoro.board import Board
from parlour.games.kokoro.state import NOTHING, Mat

EDGES: Final = 4
NOWHERE: Final = 255  # beyond the edge of the mat
NO_LINE: Final = -1
NO_GATE: Final = -1

# What a line joins, in one number: two lines that meet add up.
FLOWERS_AT: Final = 8  # caterpillars are in the lowest bits
LETTERS_AT: Final = 16
COUNT_MASK: Final = 255
FEATURES_MASK: Final = 65535  # more than that is a sanctuary or a guardian
LETTERS_MASK: Final = 63
CATERPILLAR: Final = 4194304  # is its guardian on the line? 2 ** 22
FLOWER: Final = 8388608  # 2 ** 23
GUARDIANS: Final = CATERPILLAR + FLOWER

# What is behind an edge of an empty space; its pattern has two bits for each edge.
NOBODY: Final = 0  # the space beyond is empty too
CLOSED: Final = 1  # nothing can come through
STRAYS: Final = 2  # a line looks in
NEEDED: Final = 3  # one that counts, or may count

TURN: Final = bytes([0, 0, 1, 0, 2, 0, 0, 0, 3])  # the edge, by its bit


def caterpillars_of(joined: i64) -> i64:
    return joined & COUNT_MASK


def flowers_of(joined: i64) -> i64:
    return (joined >> FLOWERS_AT) & COUNT_MASK


def features_of(joined: i64) -> i64:
    return (joined & COUNT_MASK) + ((joined >> FLOWERS_AT) & COUNT_MASK)


def letters_of(joined: i64) -> i64:
    """The sanctuaries, as bits."""
    return (joined >> LETTERS_AT) & LETTERS_MASK


class JoinedLine:
    """What a path would make: itself, with the lines that it joins."""

    def __init__(self) -> None:
        self.joined: i64 = 0
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
        self.across = bytes(gates_across(size, int(board.columns)))  # by gate: the same gate from its other side
        blank = [sum(4**e for e in range(EDGES) if self.across[EDGES * s + e] == NOWHERE) for s in range(size)]
        self.blank: vec[i64] = vec[i64](blank)
        self.patterns: vec[i64] = vec[i64](blank)  # by empty space: what is behind its edges
        self.here: vec[i64] = vec[i64](printed(board))  # by space: what a path in it joins
        self.caterpillar: i64 = NOTHING  # where the guardians are that were added to it
        self.flower: i64 = NOTHING
        self.openings: vec[i64] = vec[i64]([0] * size)  # by drawn space: the edges its path opens, as bits
        self.behind: vec[i64] = vec[i64]([NO_LINE] * (EDGES * size))  # by gate: the line that looks in, if one does
        self.line: vec[i64] = vec[i64]([NO_LINE] * size)  # by drawn space
        self.count: i64 = 0  # of the lines; what follows is by line
        self.joined: vec[i64] = vec[i64]([0] * size)
        self.live: vec[i64] = vec[i64]([0] * size)
        self.gate: vec[i64] = vec[i64]([NO_GATE] * size)
        self.other: vec[i64] = vec[i64]([NO_GATE] * size)
        self.drawn: i64 = 0
        self.met: i64 = 0  # the spaces whose line was followed already
        self.made = JoinedLine()

    # Reading a mat

    def read(self, mat: Mat) -> None:
        """Follow every line of the mat once."""
        self.place_guardians(mat)
        self.drawn = mat.drawn
        self.met = 0
        self.count = 0
        self.read_paths(mat)
        left = mat.drawn
        space: i64 = 0
        while left:
            if left & 1 and not (self.met >> space) & 1:
                self.begin(space)
            left >>= 1
            space += 1

    def place_guardians(self, mat: Mat) -> None:
        if mat.caterpillar == self.caterpillar and mat.flower == self.flower:
            return
        here = self.here
        if self.caterpillar != NOTHING:
            here[self.caterpillar] -= CATERPILLAR
        if self.flower != NOTHING:
            here[self.flower] -= FLOWER
        self.caterpillar, self.flower = mat.caterpillar, mat.flower
        if self.caterpillar != NOTHING:
            here[self.caterpillar] += CATERPILLAR
        if self.flower != NOTHING:
            here[self.flower] += FLOWER

    def read_paths(self, mat: Mat) -> None:
        """Which edges each path opens, and what that makes of the empty spaces beside it."""
        self.patterns = self.blank[:]
        left, top, right, bottom, leftmost = mat.drawn, mat.top, mat.right, mat.bottom, mat.left
        space: i64 = 0
        while left:
            if left & 1:
                opens = (top & 1) | ((right & 1) << 1) | ((bottom & 1) << 2) | ((leftmost & 1) << 3)
                self.openings[space] = opens
                self.look_around(space, opens)
            left >>= 1
            top >>= 1
            right >>= 1
            bottom >>= 1
            leftmost >>= 1
            space += 1

    def look_around(self, space: i64, opens: i64) -> None:
        edge: i64 = 0
        while edge < EDGES:
            gate: i64 = self.across[EDGES * space + edge]
            if gate != NOWHERE and not (self.drawn >> (gate >> 2)) & 1:
                sight: i64 = STRAYS if (opens >> edge) & 1 else CLOSED
                self.patterns[gate >> 2] |= sight << (2 * (gate & 3))
            edge += 1

    def begin(self, space: i64) -> None:
        """Follow a line that was not met yet, out of one of its spaces in both directions."""
        number = self.count
        self.count += 1
        self.joined[number] = 0
        self.live[number] = 0
        self.take(space, number)
        opens = self.openings[space]
        edge: i64 = 0
        while edge < EDGES:
            if (opens >> edge) & 1 and not self.follow(space, edge, number):
                return
            edge += 1

    def take(self, space: i64, number: i64) -> None:
        self.line[space] = number
        self.joined[number] += self.here[space]
        self.met |= self.board.one << space

    def follow(self, start: i64, edge: i64, number: i64) -> bool:
        """Go along a line to its end; False if it comes back to where it began."""
        space = start
        while True:
            gate: i64 = self.across[EDGES * space + edge]
            if gate == NOWHERE:
                return True
            space = gate >> 2
            if not (self.drawn >> space) & 1:
                self.look_through(gate, number)
                return True
            back = self.board.one << (gate & 3)
            opens = self.openings[space]
            if not opens & back:
                return True
            if space == start:
                return False
            self.take(space, number)
            edge = TURN[opens ^ back]

    def look_through(self, gate: i64, number: i64) -> None:
        """A live end."""
        self.behind[gate] = number
        if self.live[number] == 0:
            self.gate[number] = gate
            self.live[number] = 1
        else:
            self.other[number] = gate
            self.live[number] = 2

    def mark_needed(self, number: i64) -> None:
        """A line that counts, or may count: the spaces that it looks into show it."""
        if self.live[number] > 0:
            self.mark(self.gate[number])
        if self.live[number] > 1:
            self.mark(self.other[number])

    def mark(self, gate: i64) -> None:
        self.patterns[gate >> 2] |= (self.board.one * NEEDED) << (2 * (gate & 3))

    def looking_in(self, space: i64, edge: i64) -> i64:
        """The line that looks into an empty space over an edge, or NO_LINE."""
        return self.behind[EDGES * space + edge] if (self.patterns[space] >> (2 * edge)) & STRAYS else NO_LINE

    # What a path would make

    def join(self, space: i64, edges: i64) -> JoinedLine:
        """The line that a path over these edges makes in an empty space. The same object each time."""
        made = self.made
        made.joined = self.here[space]
        made.live = 0
        made.first = made.second = NO_LINE
        is_ring = False
        pattern = self.patterns[space]
        edge: i64 = 0
        while edge < EDGES:
            if (edges >> edge) & 1:
                sight = pattern & 3
                if sight == NOBODY:
                    made.add_gate(self.across[EDGES * space + edge])
                elif sight != CLOSED:
                    number = self.behind[EDGES * space + edge]
                    if number == made.first:
                        is_ring = True
                    else:
                        self.add_line(made, number, space)
            pattern >>= 2
            edge += 1
        if is_ring:
            made.live = 0
        return made

    def add_line(self, made: JoinedLine, number: i64, space: i64) -> None:
        """Join a line to the one that is made in a space; its end there is no end any more."""
        made.joined += self.joined[number]
        live = self.live[number]
        if live > 0 and self.gate[number] >> 2 != space:
            made.add_gate(self.gate[number])
        if live > 1 and self.other[number] >> 2 != space:
            made.add_gate(self.other[number])
        if made.first == NO_LINE:
            made.first = number
        else:
            made.second = number

    def live_without(self, number: i64, space: i64) -> i64:
        """How many live ends a line keeps when a path that it does not join is drawn in a space."""
        live = self.live[number]
        if live > 1 and self.other[number] >> 2 == space:
            live -= 1
        if self.live[number] > 0 and self.gate[number] >> 2 == space:
            live -= 1
        return live


def gates_across(size: int, columns: int) -> list[int]:
    """By gate: its number from the other side, or NOWHERE."""
    found: list[int] = []
    for space in range(size):
        x, y = space % columns, space // columns
        found += [
            EDGES * (space - columns) + 2 if y else NOWHERE,
            EDGES * (space + 1) + 3 if x < columns - 1 else NOWHERE,
            EDGES * (space + columns) if space + columns < size else NOWHERE,
            EDGES * (space - 1) + 1 if x else NOWHERE,
        ]
    return found


def printed(board: Board) -> list[int]:
    """By space: what a path in it joins, besides the guardians."""
    found: list[int] = []
    for space in range(int(board.size)):
        letter = 2 ** board.sanctuaries.index(space) if space in board.sanctuaries else 0
        features = board.caterpillars.at[space] + board.flowers.at[space] * 2**FLOWERS_AT
        found.append(features + letter * 2**LETTERS_AT)
    return found
