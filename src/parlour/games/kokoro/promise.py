"""What a mat promises: the points that a good player still gets from it, and what a path in each space adds to them.

It is a sum over tables of numbers (`experience.py`), fitted to games that this very judgement played with itself
(`python -m bench.kokoro_promise`): for the line of this round's sanctuary, by what it counts and what it must beat; for
lines of sanctuaries that may come; for the guardians' lines; and for each empty space, by what looks into it and
which cards are left that fit there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.games.kokoro import experience
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import GOLDEN_A_ROUND, SHAPES
from parlour.games.kokoro.lines import CATERPILLAR, EDGES, FLOWER, NO_LINE, NOWHERE, OPEN, WALL, JoinedLine, Lines
from parlour.games.kokoro.phases import DRAW, LOOK
from parlour.games.kokoro.scoring import PENALTY, least_written
from parlour.games.kokoro.state import COUNT, COUNT_MASK, LETTER_MASK, NOTHING, ROUNDS, KokoroState, Mat

# Where each table begins among all numbers, and how it is indexed; the last index runs fastest.
CURRENT: Final = 0  # round, golden cards, live ends or UNDRAWN, count
MARGIN: Final = 2560  # the same, but the count less what must be beaten
PENDING: Final = 5120  # round, sanctuaries on the line, live ends, count
LEAD: Final = 6560  # round, is it about to end, live ends, count less the latest box
GUARDIAN: Final = 7712  # kind, stage, live ends, count
STRAY: Final = 9212  # stage, live ends, count: a line that nobody needs yet
SPACE: Final = 9692  # half the stage, kind of space, pattern
JOINT: Final = 19932  # stage, needed lines, cards left: a space that two lines look into
NEXT: Final = 20252  # stage, is it needed, cards left: a space that one line looks into
LATEST: Final = 20732  # round, golden cards, the latest box
ROOM: Final = 21532  # round, golden cards, empty spaces
SIZE: Final = 22607

STAGES: Final = 10  # by the drawings that are to come, four a stage
UNDRAWN: Final = 3  # in the place of live ends: the sanctuary has no path yet
MOST_COUNT: Final = 31
MOST_PENDING: Final = 39
MOST_GUARDED: Final = 24
MOST_STRAY: Final = 15
MOST_ROOM: Final = 42
KINDS_OF_SPACE: Final = 8  # so many features up to 4, then:
CATERPILLARS_GUARDIAN: Final = 5
FLOWERS_GUARDIAN: Final = 6
SHRINE: Final = 7

# The pattern of an empty space: two bits for each edge.
PATTERNS: Final = 256
NOBODY: Final = 0  # the space beyond is empty too
CLOSED: Final = 1
STRAYS: Final = 2  # a line looks in
NEEDED: Final = 3  # one that counts, or may count
LOOKERS: Final = bytes(
    [sum(2**e for e in range(4) if p // 4**e % 4 >= STRAYS) for p in range(PATTERNS)]
)  # by pattern: the edges, as bits
CLOSINGS: Final = bytes([sum(2**e for e in range(4) if p // 4**e % 4 == CLOSED) for p in range(PATTERNS)])
NEEDS: Final = bytes([sum(p // 4**e % 4 == NEEDED for e in range(4)) for p in range(PATTERNS)])
HOW_MANY: Final = bytes([edges.bit_count() for edges in range(64)])  # bits in a small set
UNKNOWN: Final = -1.0e9


class Promise:
    """Made once for a board. `look` reads a mat of a position; then `gain` weighs a path, `points` sums up the mat."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.lines = Lines(board)
        self.weights: list[float] = []  # of all tables; read when they are first needed
        self.patterns: list[int] = [0] * int(board.size)  # by empty space
        self.kinds: list[int] = [0] * int(board.size)
        self.fitting: list[int] = [0] * 16  # cards left, by the edges they open
        self.fits: list[float] = []  # by pattern: what the cards that fit promise, once somebody asked
        self.mat = Mat()
        self.round: i64 = 0
        self.golden: i64 = 0
        self.stage: i64 = 0
        self.letter: i64 = 0
        self.pending: i64 = 0  # sanctuaries that may come
        self.wanted: i64 = 0  # these and the one of this round
        self.latest: i64 = 0
        self.least: i64 = 0
        self.home: i64 = NO_LINE  # the line of this round's sanctuary
        self.is_written = False  # is this round's box written?
        self.is_last = False  # is it the last drawing of all?
        self.changed: list[int] = [0] * 8  # spaces whose pattern a path changes
        self.becomes: list[int] = [0] * 8
        self.changes: i64 = 0

    # Reading a position

    def look(self, state: KokoroState, mat: Mat) -> None:
        """Read a mat, and what counts on it now."""
        if not self.weights:
            self.weights = experience.read()
        self.mat = mat
        self.round = state.round - 1
        self.golden = state.golden
        self.is_written = state.golden == GOLDEN_A_ROUND and state.phase != DRAW and state.phase != LOOK
        self.is_last = state.round == ROUNDS and state.golden == GOLDEN_A_ROUND
        self.latest = mat.last_box()
        self.least = least_written(self.latest, state.decree)
        self.letter = state.letters & LETTER_MASK
        current = self.board.one << self.letter
        self.pending = state.letters_left() if state.round < ROUNDS else 0
        self.wanted = self.pending if state.golden == GOLDEN_A_ROUND else self.pending | current
        self.read_deck(state)
        lines = self.lines
        lines.read(mat)
        self.home = lines.line[self.board.sanctuaries[self.letter]]
        if not self.is_last:
            self.read_spaces(mat)

    def read_deck(self, state: KokoroState) -> None:
        """Which cards are left, and how many drawings are to come."""
        fitting = self.fitting
        edges: i64 = 0
        while edges < 16:
            fitting[edges] = 0
            edges += 1
        plain, golden = state.plain_deck, state.golden_deck
        golden_left: i64 = 0
        shape: i64 = 0
        while shape < SHAPES:
            fitting[self.board.edges[shape]] += (plain & COUNT_MASK) + (golden & COUNT_MASK)
            golden_left += golden & COUNT_MASK
            plain >>= COUNT
            golden >>= COUNT
            shape += 1
        to_come = GOLDEN_A_ROUND * (ROUNDS - state.round) + GOLDEN_A_ROUND - state.golden
        self.stage = less(STAGES - 1, to_come * (state.deck_size + 1) // (4 * (golden_left + 1)))
        self.fits = [UNKNOWN] * PATTERNS

    def read_spaces(self, mat: Mat) -> None:
        """What looks into each empty space."""
        lines = self.lines
        size = self.board.size
        space: i64 = 0
        while space < size:
            if lines.openings[space] == 0:
                pattern: i64 = 0
                edge: i64 = EDGES
                while edge:
                    edge -= 1
                    pattern = (pattern << 2) | self.sight(lines.behind[EDGES * space + edge])
                self.patterns[space] = pattern
                self.kinds[space] = self.kind_of(mat, space)
            space += 1

    def sight(self, behind: i64) -> i64:
        if behind == OPEN:
            return NOBODY
        if behind == WALL:
            return CLOSED
        return NEEDED if self.is_needed(self.lines.letters[behind], self.lines.guardians[behind]) else STRAYS

    def is_needed(self, letters: i64, guardians: i64) -> bool:
        """Does a line with these sanctuaries and guardians count, or may it?"""
        return (letters & self.wanted) | guardians != 0

    def kind_of(self, mat: Mat, space: i64) -> i64:
        if space == mat.caterpillar:
            return CATERPILLARS_GUARDIAN
        if space == mat.flower:
            return FLOWERS_GUARDIAN
        letter: i64 = self.lines.letter[space]
        if letter:
            return SHRINE if letter & self.wanted else 0
        return less(4, self.board.features.at[space])

    # Where the numbers are

    def current_at(self, live: i64, count: i64) -> i64:
        return CURRENT + ((self.round * 4 + self.golden) * 4 + live) * 32 + less(MOST_COUNT, count)

    def margin_at(self, live: i64, count: i64) -> i64:
        return MARGIN + ((self.round * 4 + self.golden) * 4 + live) * 32 + between(-12, count - self.least + 1, 19) + 12

    def pending_at(self, letters: i64, live: i64, count: i64) -> i64:
        return PENDING + ((self.round * 3 + less(3, letters) - 1) * 3 + live) * 40 + less(MOST_PENDING, count)

    def lead_at(self, live: i64, count: i64) -> i64:
        ends: i64 = 1 if self.golden == GOLDEN_A_ROUND else 0
        return LEAD + ((self.round * 2 + ends) * 3 + live) * 48 + between(-20, count - self.latest, 27) + 20

    def guardian_at(self, kind: i64, live: i64, count: i64) -> i64:
        return GUARDIAN + ((kind * STAGES + self.stage) * 3 + live) * 25 + less(MOST_GUARDED, count)

    def stray_at(self, live: i64, count: i64) -> i64:
        return STRAY + (self.stage * 3 + live) * 16 + less(MOST_STRAY, count)

    def space_at(self, space: i64, pattern: i64) -> i64:
        return SPACE + ((self.stage >> 1) * KINDS_OF_SPACE + self.kinds[space]) * PATTERNS + pattern

    def latest_at(self, box: i64) -> i64:
        return LATEST + (self.round * 5 + self.golden) * 32 + less(MOST_COUNT, box)

    def room_at(self, paths: i64) -> i64:
        return ROOM + (self.round * 5 + self.golden) * 43 + less(MOST_ROOM, self.board.size - paths)

    def fits_at(self, pattern: i64) -> i64:
        """NOTHING unless one or two lines look in."""
        lookers: i64 = LOOKERS[pattern]
        needs: i64 = NEEDS[pattern]
        how_many: i64 = HOW_MANY[lookers]
        if how_many == 2:
            return JOINT + (self.stage * 4 + needs) * 8 + less(7, self.fitting[lookers])
        if how_many != 1:
            return NOTHING
        left: i64 = 0
        free = 15 & ~lookers & ~CLOSINGS[pattern]
        edge: i64 = 1
        while edge < 16:
            if free & edge:
                left += self.fitting[lookers | edge]
            edge <<= 1
        return NEXT + (self.stage * 2 + needs) * 24 + less(23, left)

    # What a part of the mat promises

    def of_home(self, live: i64, count: i64) -> float:
        """The line of this round's sanctuary, with the box that is about to be written."""
        w = self.weights
        if self.golden < GOLDEN_A_ROUND:
            return w[self.current_at(live, count)] + w[self.margin_at(live, count)] + w[self.latest_at(self.latest)]
        if self.is_written:
            return 0.0 if self.is_last else w[self.latest_at(self.latest)]
        box: i64 = count if count >= self.least else 0
        points = float(box) if box else -float(PENALTY)
        return points if self.is_last else points + w[self.latest_at(box)]

    def of_line(self, caterpillars: i64, flowers: i64, letters: i64, guardians: i64, live: i64) -> float:
        """A line with so many live ends: what it may bring later."""
        if self.is_last:
            return float((caterpillars if guardians & CATERPILLAR else 0) + (flowers if guardians & FLOWER else 0))
        w = self.weights
        promised = 0.0
        count = caterpillars + flowers
        pending: i64 = HOW_MANY[letters & self.pending]
        if pending:
            promised = w[self.pending_at(pending, live, count)] + w[self.lead_at(live, count)]
        if guardians & CATERPILLAR:
            promised += w[self.guardian_at(0, live, caterpillars)]
        if guardians & FLOWER:
            promised += w[self.guardian_at(1, live, flowers)]
        if live and not self.is_needed(letters, guardians):
            promised += w[self.stray_at(live, count)]
        return promised

    def of_number(self, number: i64, live: i64) -> float:
        lines = self.lines
        return self.of_line(
            lines.caterpillars[number], lines.flowers[number], lines.letters[number], lines.guardians[number], live
        )

    def of_space(self, space: i64, pattern: i64) -> float:
        """An empty space, by what looks into it."""
        fits: float = self.fits[pattern]
        if fits == UNKNOWN:
            at = self.fits_at(pattern)
            fits = 0.0 if at == NOTHING else self.weights[at]
            self.fits[pattern] = fits
        return self.weights[self.space_at(space, pattern)] + fits

    def home_live(self) -> i64:
        if self.home == NO_LINE:
            return UNDRAWN
        live: i64 = self.lines.live[self.home]
        return live

    def home_count(self) -> i64:
        if self.home == NO_LINE:
            return 0
        count: i64 = self.lines.caterpillars[self.home] + self.lines.flowers[self.home]
        return count

    # All of it, and what a path adds

    def points(self) -> float:
        """What the mat promises as it is, besides the boxes that are written."""
        lines = self.lines
        promised = self.of_home(self.home_live(), self.home_count())
        number: i64 = 0
        while number < lines.count:
            promised += self.of_number(number, lines.live[number])
            number += 1
        if self.is_last:
            return promised
        promised += self.weights[self.room_at(self.mat.paths)]
        space: i64 = 0
        while space < self.board.size:
            if lines.openings[space] == 0:
                promised += self.of_space(space, self.patterns[space])
            space += 1
        return promised

    def gain(self, space: i64, number: i64) -> float:
        """By how much a path of this number in an empty space raises what is promised."""
        edges: i64 = self.board.edges[number - 1]
        made = self.lines.join(self.mat, space, edges)
        live, count = self.home_live(), self.home_count()
        after_live, after_count = live, count
        if made.letters & (self.board.one << self.letter):
            after_live, after_count = made.live, made.caterpillars + made.flowers
        promised = self.of_line(made.caterpillars, made.flowers, made.letters, made.guardians, made.live)
        if made.first != NO_LINE:
            promised -= self.of_number(made.first, self.lines.live[made.first])
        if made.second != NO_LINE:
            promised -= self.of_number(made.second, self.lines.live[made.second])
        blocked: i64 = NO_LINE
        edge: i64 = 0
        while edge < EDGES:
            behind: i64 = self.lines.behind[EDGES * space + edge]
            is_shut = not (edges >> edge) & 1 and behind >= 0 and behind != blocked
            if is_shut and behind != made.first and behind != made.second:
                blocked = behind
                left = self.lines.live_without(behind, space)
                promised += self.of_number(behind, left) - self.of_number(behind, self.lines.live[behind])
                if behind == self.home:
                    after_live = left
            edge += 1
        promised += self.of_home(after_live, after_count) - self.of_home(live, count)
        return promised if self.is_last else promised + self.of_room(made, space, edges)

    def of_room(self, made: JoinedLine, space: i64, edges: i64) -> float:
        """What the path changes in the empty spaces: its own is gone, others are looked into or shut off."""
        w = self.weights
        paths = self.mat.paths
        promised = w[self.room_at(paths + 1)] - w[self.room_at(paths)] - self.of_space(space, self.patterns[space])
        self.changes = 0
        sight: i64 = NEEDED if self.is_needed(made.letters, made.guardians) else STRAYS
        if made.live > 0:
            self.change(made.gate, sight)
        if made.live > 1:
            self.change(made.other, sight)
        edge: i64 = 0
        while edge < EDGES:
            beyond: i64 = self.lines.beside[EDGES * space + edge]
            if beyond != NOWHERE and not (edges >> edge) & 1 and self.lines.openings[beyond] == 0:
                self.change(EDGES * beyond + (edge ^ 2), CLOSED)
            edge += 1
        n: i64 = 0
        while n < self.changes:
            changed: i64 = self.changed[n]
            before: i64 = self.patterns[changed]
            after: i64 = self.becomes[n]
            if after != before:
                promised += self.of_space(changed, after) - self.of_space(changed, before)
            n += 1
        return promised

    def change(self, gate: i64, sight: i64) -> None:
        """Note what will be seen through a gate."""
        space = gate // EDGES
        n: i64 = 0
        while n < self.changes and self.changed[n] != space:
            n += 1
        if n == self.changes:
            self.changed[n] = space
            self.becomes[n] = self.patterns[space]
            self.changes += 1
        shift = 2 * (gate % EDGES)
        mask = ~((self.board.one * 3) << shift)
        self.becomes[n] = (self.becomes[n] & mask) | (sight << shift)

    def best(self, number: i64, *, may_pass: bool) -> i64:
        """The space where a path promises most; NOTHING if none is better than not to draw."""
        found: i64 = NOTHING
        highest = 0.0 if may_pass else UNKNOWN
        empty = self.board.all & ~self.mat.drawn
        space: i64 = 0
        while empty:
            if empty & 1:
                gain = self.gain(space, number)
                if gain > highest:
                    found, highest = space, gain
            empty >>= 1
            space += 1
        return found

    # For fitting

    def places(self) -> list[int]:
        """Where the numbers stand that `points` adds up, while more drawings are to come."""
        lines = self.lines
        live, count = self.home_live(), self.home_count()
        if self.golden < GOLDEN_A_ROUND:
            found = [int(self.current_at(live, count)), int(self.margin_at(live, count))]
            found.append(int(self.latest_at(self.latest)))
        else:
            box = self.latest if self.is_written else count if count >= self.least else 0
            found = [int(self.latest_at(box))]
        found.append(int(self.room_at(self.mat.paths)))
        for number in range(int(lines.count)):
            found += self.line_places(number)
        for space in bits.listed(self.board.all & ~self.mat.drawn):
            pattern = self.patterns[space]
            found.append(int(self.space_at(space, pattern)))
            at = self.fits_at(pattern)
            if at != NOTHING:
                found.append(int(at))
        return found

    def line_places(self, number: int) -> list[int]:
        lines = self.lines
        live, letters, guardians = lines.live[number], lines.letters[number], lines.guardians[number]
        count = lines.caterpillars[number] + lines.flowers[number]
        found: list[int] = []
        pending: i64 = HOW_MANY[letters & self.pending]
        if pending:
            found += [int(self.pending_at(pending, live, count)), int(self.lead_at(live, count))]
        if guardians & CATERPILLAR:
            found.append(int(self.guardian_at(0, live, lines.caterpillars[number])))
        if guardians & FLOWER:
            found.append(int(self.guardian_at(1, live, lines.flowers[number])))
        if live and not self.is_needed(letters, guardians):
            found.append(int(self.stray_at(live, count)))
        return found


def less(one: i64, other: i64) -> i64:
    return min(one, other)


def between(low: i64, number: i64, high: i64) -> i64:
    return max(low, min(number, high))
