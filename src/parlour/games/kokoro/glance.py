"""What a good player sees at a glance: how much a path in each empty space does for the sanctuaries that still score.

A line is a chain seen as a player sees it: what it joins, and how many of its two ends can still grow. Lines are read
once for a mat; then each space is weighed by what a path there would join, open, block and leave dead.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.scoring import least_written
from parlour.games.kokoro.state import LETTER_MASK, NOTHING, ROUNDS, Mat, letters_but

# What a player weighs: at the beginning, and how much more at the end. Found by play (`python -m bench.kokoro_glance`).
# Lists: a compiled module takes a Final tuple of floats for unset.
NOW: Final = [0.99, -0.37]  # a feature more on the line of this round's sanctuary
BEATS: Final = [5.44, -0.25]  # its count comes to be written
LATER: Final = [0.37, -0.17]  # a feature more for a sanctuary that may be turned up yet
GUARDIAN: Final = [0.57, 0.45]
GROWS: Final = [1.31, 0.44]  # an end that can grow
GROWS_FOR: Final = [0.66, 0.07]  # and for each sanctuary on its line
DEAD: Final = [2.64, 0.40]  # an end that never can
DEAD_FOR: Final = [1.35, 0.55]
BLOCKS: Final = [1.40, 0.69]  # somebody else's end, for each sanctuary on its line
RING: Final = [-2.77, -0.39]  # a line closed to a ring
PASSES: Final = [-1.14, -6.59]  # nothing is drawn
ALONE: Final = [0.34, -0.27]  # the end looks at a space that no other line looks at
MEETS: Final = [1.02, 0.26]  # at one that another line looks at: the two can be joined
CROWDS: Final = [-0.79, 0.26]  # at one that several look at
AHEAD: Final = [0.23, -0.20]  # a feature in the space that the end looks at
SHRINE: Final = [0.77, 0.09]  # a sanctuary that counts in it
JOINS: Final = [0.82, 0.11]  # each line joined
HOUSES: Final = [1.21, -0.14]  # a path in the space of a sanctuary that counts
WEIGHTS: Final = [
    NOW, BEATS, LATER, GUARDIAN, GROWS, GROWS_FOR, DEAD, DEAD_FOR, BLOCKS, RING, PASSES, ALONE, MEETS, CROWDS, AHEAD,
    SHRINE, JOINS, HOUSES,
]  # fmt: skip
STAGES: Final = 4 * ROUNDS

NOBODY: Final = 255  # beyond the edge
NO_LINE: Final = -1
EDGES: Final = 4
LONGER: Final = 0.1  # a long line is blocked at a higher price, by feature


class Weights:
    """The weights at one stage of the game."""

    def __init__(self, stage: int) -> None:
        values = [first + change * stage / STAGES for first, change in WEIGHTS]
        self.now, self.beats, self.later, self.guardian = values[:4]
        self.grows, self.grows_for, self.dead, self.dead_for = values[4:8]
        self.blocks, self.ring, self.passes, self.alone = values[8:12]
        self.meets, self.crowds, self.ahead, self.shrine = values[12:16]
        self.joins, self.houses = values[16:]


class Glance:
    """One look at a mat. Made once for a board; `look` reads a mat, `weigh` a space."""

    def __init__(self, board: Board) -> None:
        self.board = board
        size = int(board.size)
        columns = int(board.columns)
        beside: list[int] = []
        for space in range(size):
            x, y = space % columns, space // columns
            beside += [
                space - columns if y else NOBODY,
                space + 1 if x < columns - 1 else NOBODY,
                space + columns if space + columns < size else NOBODY,
                space - 1 if x else NOBODY,
            ]
        self.beside = bytes(beside)  # by space and edge
        self.letter = bytes([2 ** board.sanctuaries.index(s) if s in board.sanctuaries else 0 for s in range(size)])
        self.bits_of = bytes([mask.bit_count() for mask in range(2 ** len(SANCTUARIES))])
        self.weights = [Weights(stage) for stage in range(STAGES + 1)]
        self.shapes: list[list[int]] = [[e for e in range(EDGES) if shape.opens(e)] for shape in board.shapes]
        # The lines of the mat in sight, by number
        self.line = [NO_LINE] * size
        self.caterpillars: list[int] = [0] * size
        self.flowers: list[int] = [0] * size
        self.letters: list[int] = [0] * size
        self.live: list[int] = [0] * size
        self.openings: list[int] = [0] * size  # by space: the edges its path opens, as bits
        # What counts
        self.least: i64 = 0  # the least count that is written now
        self.count: i64 = 0
        self.current: i64 = 0
        self.pending: i64 = 0
        self.hope = 0.0  # how likely a sanctuary that is not turned up yet will be
        self.caterpillar: i64 = NOBODY
        self.flower: i64 = NOBODY
        self.w = self.weights[0]

    def look(self, mat: Mat, letters: i64, golden: i64, decree: i64) -> None:
        """Read a mat, and what counts on it now: by the row of sanctuaries and the golden cards of this round."""
        letter = letters & LETTER_MASK
        self.current = self.board.one << letter
        self.pending = letters_but(letters, self.board.one)
        pending = bits.count(self.pending)
        turned = len(SANCTUARIES) - pending  # as many as there were rounds
        self.hope = float(ROUNDS - turned) / float(pending)
        self.least = least_written(mat.last_box(), decree)
        self.caterpillar = NOBODY if mat.caterpillar == NOTHING else mat.caterpillar
        self.flower = NOBODY if mat.flower == NOTHING else mat.flower
        self.w = self.weights[min(STAGES, 4 * (turned - 1) + golden)]
        self.read_lines(mat)
        home: i64 = self.line[self.board.sanctuaries[letter]]
        self.count = 0 if home == NO_LINE else self.caterpillars[home] + self.flowers[home]

    def read_lines(self, mat: Mat) -> None:
        """Follow every line of the mat once."""
        size: i64 = self.board.size
        top, right, bottom, left = mat.top, mat.right, mat.bottom, mat.left
        space: i64 = 0
        while space < size:
            self.openings[space] = (top & 1) | ((right & 1) << 1) | ((bottom & 1) << 2) | ((left & 1) << 3)
            self.line[space] = NO_LINE
            top >>= 1
            right >>= 1
            bottom >>= 1
            left >>= 1
            space += 1
        number: i64 = 0
        space = 0
        while space < size:
            opens: i64 = self.openings[space]
            if opens and self.line[space] == NO_LINE:
                self.caterpillars[number] = self.flowers[number] = self.letters[number] = 0
                self.take(space, number)
                self.live[number] = self.follow_both(space, opens, number)
                number += 1
            space += 1

    def follow_both(self, space: i64, opens: i64, number: i64) -> i64:
        """Follow a line out of a space in both directions: how many of its ends can grow. A ring has none."""
        edge: i64 = 0
        live: i64 = 0
        while edge < EDGES:
            if (opens >> edge) & 1:
                end = self.follow(space, edge, number)
                if end > 1:
                    return 0
                live += end
            edge += 1
        return live

    def take(self, space: i64, number: i64) -> None:
        self.line[space] = number
        self.caterpillars[number] += self.board.caterpillars.at[space]
        self.flowers[number] += self.board.flowers.at[space]
        self.letters[number] |= self.letter[space]

    def follow(self, space: i64, edge: i64, number: i64) -> i64:
        """Go along a line to its end: 1 if it can grow there, 0 if it is dead, 2 if it comes back to where it began."""
        while True:
            ahead: i64 = self.beside[EDGES * space + edge]
            if ahead == NOBODY:
                return 0
            opens: i64 = self.openings[ahead]
            if opens == 0:
                return 1
            back = edge ^ 2
            if not (opens >> back) & 1:
                return 0
            if self.line[ahead] == number:
                return 2
            self.take(ahead, number)
            rest = opens ^ (self.board.one << back)
            edge = 0
            while not (rest >> edge) & 1:
                edge += 1
            space = ahead

    def weigh(self, space: i64, edges: list[int]) -> float:
        """What a path over these edges does in an empty space."""
        w = self.w
        caterpillars: i64 = self.board.caterpillars.at[space]
        flowers: i64 = self.board.flowers.at[space]
        letters: i64 = self.letter[space]
        counting = self.current | self.pending
        worth = w.houses if letters & counting else 0.0
        live: i64 = 0
        dead: i64 = 0
        had_now: i64 = 0  # what the sanctuaries on joined lines had before
        had_later: i64 = 0
        had_caterpillars: i64 = 0
        had_flowers: i64 = 0
        is_caterpillar = space == self.caterpillar
        is_flower = space == self.flower
        first: i64 = NO_LINE
        edge: i64 = 0
        opened: i64 = 0
        for open_edge in edges:
            edge = open_edge
            opened |= self.board.one << edge
            ahead: i64 = self.beside[EDGES * space + edge]
            if ahead == NOBODY:
                dead += 1
                continue
            opens: i64 = self.openings[ahead]
            if opens == 0:
                live += 1
                worth += self.prospect(ahead, space)
            elif not (opens >> (edge ^ 2)) & 1:
                dead += 1
            else:
                line: i64 = self.line[ahead]
                worth += w.joins
                if line == first:
                    worth += w.ring
                    live = 0
                    continue
                first = line
                c: i64 = self.caterpillars[line]
                f: i64 = self.flowers[line]
                theirs: i64 = self.letters[line]
                if theirs & self.current:
                    had_now = c + f
                had_later += self.bits_of[theirs & self.pending] * (c + f)
                if self.caterpillar != NOBODY and self.line[self.caterpillar] == line:
                    is_caterpillar, had_caterpillars = True, c
                if self.flower != NOBODY and self.line[self.flower] == line:
                    is_flower, had_flowers = True, f
                caterpillars += c
                flowers += f
                letters |= theirs
                live += self.live[line] - 1
        count = caterpillars + flowers
        if letters & self.current:
            worth += w.now * float(count - had_now)
            if count >= self.least > self.count:
                worth += w.beats
        later: i64 = self.bits_of[letters & self.pending]
        worth += self.hope * w.later * float(later * count - had_later)
        if is_caterpillar:
            worth += w.guardian * float(caterpillars - had_caterpillars)
        if is_flower:
            worth += w.guardian * float(flowers - had_flowers)
        sanctuaries: i64 = self.bits_of[letters & counting]
        worth += float(live) * (w.grows + w.grows_for * float(sanctuaries))
        worth -= float(dead) * (w.dead + w.dead_for * float(sanctuaries))
        return worth - self.blocked(space, opened, counting)

    def prospect(self, ahead: i64, behind: i64) -> float:
        """What an end may hope for that looks at this empty space from another."""
        w = self.w
        lookers: i64 = 0
        edge: i64 = 0
        while edge < EDGES:
            other: i64 = self.beside[EDGES * ahead + edge]
            if other != NOBODY and other != behind and (self.openings[other] >> (edge ^ 2)) & 1:
                lookers += 1
            edge += 1
        worth = w.alone if lookers == 0 else w.meets if lookers == 1 else w.crowds
        worth += w.ahead * float(self.board.features.at[ahead])
        return worth + w.shrine if self.letter[ahead] & (self.current | self.pending) else worth

    def blocked(self, space: i64, opened: i64, counting: i64) -> float:
        """What is lost on lines that look at this space and are not joined."""
        lost = 0.0
        edge: i64 = 0
        while edge < EDGES:
            if not (opened >> edge) & 1:
                other: i64 = self.beside[EDGES * space + edge]
                if other != NOBODY and (self.openings[other] >> (edge ^ 2)) & 1:
                    line: i64 = self.line[other]
                    length = 1.0 + LONGER * float(self.caterpillars[line] + self.flowers[line])
                    lost += self.w.dead + self.w.blocks * length * float(self.bits_of[self.letters[line] & counting])
            edge += 1
        return lost
