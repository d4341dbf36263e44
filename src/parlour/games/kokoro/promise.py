"""What a mat promises: the points that a good player still gets from it, and what a path in each space adds to them.

It is a sum over tables of numbers (`experience.py`), fitted to games that this very judgement played with itself
(`python -m bench.kokoro_promise`): for the line of this round's sanctuary, by what it counts and what it must beat; for
lines of sanctuaries that may come; for the guardians' lines; and for each empty space, by what looks into it and
which cards are left that fit there.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.core import bits
from parlour.games.kokoro import experience
from parlour.games.kokoro.board import Board
from parlour.games.kokoro.edition import GOLDEN_A_ROUND, SHAPES
from parlour.games.kokoro.lines import (
    CATERPILLAR,
    CLOSED,
    EDGES,
    FEATURES_MASK,
    FLOWER,
    GUARDIANS,
    NEEDED,
    NO_LINE,
    NOBODY,
    STRAYS,
    JoinedLine,
    Lines,
    caterpillars_of,
    features_of,
    flowers_of,
    letters_of,
)
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

PATTERNS: Final = 256  # of an empty space: see `lines.py`
LOOKERS: Final = bytes(
    [sum(2**e for e in range(4) if p // 4**e % 4 >= STRAYS) for p in range(PATTERNS)]
)  # by pattern: the edges, as bits
CLOSINGS: Final = bytes([sum(2**e for e in range(4) if p // 4**e % 4 == CLOSED) for p in range(PATTERNS)])
NEEDS: Final = bytes([sum(p // 4**e % 4 == NEEDED for e in range(4)) for p in range(PATTERNS)])
HOW_MANY: Final = bytes([edges.bit_count() for edges in range(64)])  # bits in a small set
UNKNOWN: Final = -1.0e9
DECKS: Final = 16  # whose fits are remembered: more than search draws cards ahead


class Promise:
    """Made once for a board. `look` reads a mat of a position; then `gain` weighs a path, `points` sums up the mat."""

    def __init__(self, board: Board) -> None:
        self.board = board
        size = int(board.size)
        self.lines = Lines(board)
        self.weights: vec[float] = vec[float]()  # of all tables; read when they are first needed
        self.kinds: vec[i64] = vec[i64]([0] * size)  # by space: where the patterns of its kind begin
        self.kinds_wanted: i64 = NOTHING  # what the kinds followed from
        self.kinds_caterpillar: i64 = NOTHING
        self.kinds_flower: i64 = NOTHING
        self.spaces: vec[float] = vec[float]([0.0] * size)  # by empty space: what it promises
        self.fitting: vec[i64] = vec[i64]([0] * 16)  # cards left, by the edges they open
        self.fits: vec[float] = vec[float]([UNKNOWN] * (DECKS * PATTERNS))  # by deck, by pattern: see `read_fits`
        self.fits_from: i64 = 0  # where those of this deck begin
        self.decks: vec[i64] = vec[i64]([NOTHING] * (3 * DECKS))  # whose they are: plain, golden, stage
        self.mat = Mat()
        self.round: i64 = 0
        self.golden: i64 = 0
        self.stage: i64 = 0
        self.letter: i64 = 0
        self.pending: i64 = 0  # sanctuaries that may come
        self.wanted: i64 = 0  # these and the one of this round
        self.latest: i64 = 0
        self.least: i64 = 0
        self.worths: vec[float] = vec[float]([0.0] * size)  # by line: what it promises
        self.home: i64 = NO_LINE  # the line of this round's sanctuary
        self.home_points = 0.0  # what it promises
        self.room_step = 0.0  # what one empty space less adds
        self.steps: vec[float] = vec[float]([0.0] * (EDGES * size))  # by gate: see `read_steps`
        self.steps_for: i64 = NOTHING  # the edges of the path that they are for
        self.is_written = False  # is this round's box written?
        self.is_last = False  # is it the last drawing of all?
        self.changed: vec[i64] = vec[i64]([0] * 8)  # spaces whose pattern a path changes
        self.becomes: vec[i64] = vec[i64]([0] * 8)
        self.changes: i64 = 0

    def learn(self, weights: list[float]) -> None:
        """Judge by these numbers from now on."""
        self.weights = vec[float](weights)
        self.decks = vec[i64]([NOTHING] * (3 * DECKS))

    # Reading a position

    def look(self, state: KokoroState, mat: Mat) -> None:
        """Read a mat, and what counts on it now."""
        if len(self.weights) == 0:
            self.learn(experience.read())
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
        self.read_lines(mat, current)
        if not self.is_last:
            self.read_spaces(mat)

    def read_deck(self, state: KokoroState) -> None:
        """Which cards are left, and how many drawings are to come."""
        fitting = self.fitting
        plain, golden = state.plain_deck, state.golden_deck
        golden_left: i64 = 0
        shape: i64 = 0
        while shape < SHAPES:
            fitting[self.board.edges[shape]] = (plain & COUNT_MASK) + (golden & COUNT_MASK)
            golden_left += golden & COUNT_MASK
            plain >>= COUNT
            golden >>= COUNT
            shape += 1
        to_come = GOLDEN_A_ROUND * (ROUNDS - state.round) + GOLDEN_A_ROUND - state.golden
        self.stage = less(STAGES - 1, to_come * (state.deck_size + 1) // (4 * (golden_left + 1)))
        self.read_fits(state)

    def read_fits(self, state: KokoroState) -> None:
        """Find what was promised already for the cards left: search sees the same few decks again and again."""
        slot = state.turn % DECKS
        self.fits_from = slot * PATTERNS
        decks, at = self.decks, 3 * slot
        if decks[at] == state.plain_deck and decks[at + 1] == state.golden_deck and decks[at + 2] == self.stage:
            return
        decks[at], decks[at + 1], decks[at + 2] = state.plain_deck, state.golden_deck, self.stage
        fits = self.fits
        place = self.fits_from
        while place < self.fits_from + PATTERNS:
            fits[place] = UNKNOWN
            place += 1

    def read_lines(self, mat: Mat, current: i64) -> None:
        """The lines: which of them is the one of this round, and which are needed."""
        lines = self.lines
        lines.read(mat)
        self.home = NO_LINE
        number: i64 = 0
        while number < lines.count:
            joined = lines.joined[number]
            if letters_of(joined) & current:
                self.home = number
            if self.is_needed(joined):
                lines.mark_needed(number)
            self.worths[number] = self.of_line(joined, lines.live[number])
            number += 1
        self.home_points = self.of_home(self.home_live(), self.home_count())

    def is_needed(self, joined: i64) -> bool:
        """Does a line that joins this count, or may it?"""
        return (letters_of(joined) & self.wanted) | (joined & GUARDIANS) != 0

    def read_spaces(self, mat: Mat) -> None:
        """What each empty space promises."""
        w = self.weights
        self.room_step = w[self.room_at(mat.paths + 1)] - w[self.room_at(mat.paths)]
        self.read_kinds(mat)
        self.steps_for = NOTHING
        empty = self.board.all & ~mat.drawn
        space: i64 = 0
        while empty:
            if empty & 1:
                self.spaces[space] = self.of_space(space, self.lines.patterns[space])
            empty >>= 1
            space += 1

    def read_kinds(self, mat: Mat) -> None:
        """They change with the sanctuaries that are wanted, and with the guardians."""
        is_same_mat = mat.caterpillar == self.kinds_caterpillar and mat.flower == self.kinds_flower
        if is_same_mat and self.wanted == self.kinds_wanted:
            return
        self.kinds_wanted, self.kinds_caterpillar, self.kinds_flower = self.wanted, mat.caterpillar, mat.flower
        space: i64 = 0
        while space < self.board.size:
            self.kinds[space] = SPACE + PATTERNS * self.kind_of(mat, space)
            space += 1

    def kind_of(self, mat: Mat, space: i64) -> i64:
        if space == mat.caterpillar:
            return CATERPILLARS_GUARDIAN
        if space == mat.flower:
            return FLOWERS_GUARDIAN
        letter = letters_of(self.lines.here[space])
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
        return self.kinds[space] + (self.stage >> 1) * (KINDS_OF_SPACE * PATTERNS) + pattern

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

    def of_line(self, joined: i64, live: i64) -> float:
        """A line with so many live ends: what it may bring later."""
        if self.is_last:
            caterpillars: i64 = caterpillars_of(joined) if joined & CATERPILLAR else 0
            return float(caterpillars + flowers_of(joined) if joined & FLOWER else caterpillars)
        w = self.weights
        if not self.is_needed(joined):
            return w[self.stray_at(live, features_of(joined))] if live else 0.0
        promised = 0.0
        pending: i64 = HOW_MANY[letters_of(joined) & self.pending]
        if pending:
            count = features_of(joined)
            promised = w[self.pending_at(pending, live, count)] + w[self.lead_at(live, count)]
        if joined & CATERPILLAR:
            promised += w[self.guardian_at(0, live, caterpillars_of(joined))]
        if joined & FLOWER:
            promised += w[self.guardian_at(1, live, flowers_of(joined))]
        return promised

    def of_space(self, space: i64, pattern: i64) -> float:
        """An empty space, by what looks into it."""
        fits = self.fits[self.fits_from + pattern]
        if fits == UNKNOWN:
            fits = self.of_fits(pattern)
        return self.weights[self.space_at(space, pattern)] + fits

    def of_fits(self, pattern: i64) -> float:
        """The cards left that fit into a space, worked out once."""
        at = self.fits_at(pattern)
        fits = 0.0 if at == NOTHING else self.weights[at]
        self.fits[self.fits_from + pattern] = fits
        return fits

    def home_live(self) -> i64:
        if self.home == NO_LINE:
            return UNDRAWN
        return self.lines.live[self.home]

    def home_count(self) -> i64:
        if self.home == NO_LINE:
            return 0
        return features_of(self.lines.joined[self.home])

    # All of it, and what a path adds

    def points(self) -> float:
        """What the mat promises as it is, besides the boxes that are written."""
        lines = self.lines
        promised = self.home_points
        number: i64 = 0
        while number < lines.count:
            promised += self.worths[number]
            number += 1
        if self.is_last:
            return promised
        promised += self.weights[self.room_at(self.mat.paths)]
        empty = self.board.all & ~self.mat.drawn
        space: i64 = 0
        while empty:
            if empty & 1:
                promised += self.spaces[space]
            empty >>= 1
            space += 1
        return promised

    def gain(self, space: i64, number: i64) -> float:
        """By how much a path of this number in an empty space raises what is promised."""
        edges: i64 = self.board.edges[number - 1]
        pattern = self.lines.patterns[space]
        if LOOKERS[pattern] or self.lines.here[space] > FEATURES_MASK or self.is_last:
            return self.gain_with_lines(space, edges, pattern)
        if self.steps_for != edges:
            self.read_steps(edges)
        return self.gain_alone(space, edges, pattern)

    def read_steps(self, edges: i64) -> None:
        """What changes in each empty space if a stray path over these edges is drawn right behind one of its gates."""
        self.steps_for = edges
        w, fits, patterns, kinds, spaces, steps = (
            self.weights,
            self.fits,
            self.lines.patterns,
            self.kinds,
            self.spaces,
            self.steps,
        )
        stage, known = (self.stage >> 1) * (KINDS_OF_SPACE * PATTERNS), self.fits_from
        empty = self.board.all & ~self.mat.drawn
        space: i64 = 0
        while empty:
            if empty & 1:
                pattern = patterns[space]
                row = kinds[space] + stage
                edge: i64 = 0
                while edge < EDGES:
                    if (pattern >> (2 * edge)) & 3 == NOBODY:
                        sight: i64 = STRAYS if (edges >> (edge ^ 2)) & 1 else CLOSED
                        after = pattern | (sight << (2 * edge))
                        fit = fits[known + after]
                        if fit == UNKNOWN:
                            fit = self.of_fits(after)
                        steps[EDGES * space + edge] = w[row + after] + fit - spaces[space]
                    edge += 1
            empty >>= 1
            space += 1

    def gain_alone(self, space: i64, edges: i64, pattern: i64) -> float:
        """A path that joins nothing but features: what else changes is in the spaces beside it."""
        closings: i64 = CLOSINGS[pattern]
        opens, shuts = edges & ~closings, 15 & ~edges & ~closings
        across, steps = self.lines.across, self.steps
        room = self.room_step - self.spaces[space]
        live: i64 = 0
        gate = EDGES * space
        while opens:
            if opens & 1:
                room += steps[across[gate]]
                live += 1
            opens >>= 1
            gate += 1
        gate = EDGES * space
        while shuts:
            if shuts & 1:
                room += steps[across[gate]]
            shuts >>= 1
            gate += 1
        return self.weights[self.stray_at(live, features_of(self.lines.here[space]))] + room if live else room

    def gain_with_lines(self, space: i64, edges: i64, pattern: i64) -> float:
        """A path that joins lines, a sanctuary or a guardian, or that ends lines."""
        lines = self.lines
        made = lines.join(space, edges)
        live = self.home_live()
        after_live, after_count = live, self.home_count()
        if letters_of(made.joined) & (self.board.one << self.letter):
            after_live, after_count = made.live, features_of(made.joined)
        promised = self.of_line(made.joined, made.live)
        if made.first != NO_LINE:
            promised -= self.worths[made.first]
        if made.second != NO_LINE:
            promised -= self.worths[made.second]
        blocked: i64 = NO_LINE
        shut = LOOKERS[pattern] & ~edges
        edge: i64 = 0
        while shut:
            if shut & 1:
                behind = lines.behind[EDGES * space + edge]
                if behind != blocked and behind != made.first and behind != made.second:
                    blocked = behind
                    left = lines.live_without(behind, space)
                    promised += self.of_line(lines.joined[behind], left) - self.worths[behind]
                    if behind == self.home:
                        after_live = left
            shut >>= 1
            edge += 1
        promised += self.of_home(after_live, after_count) - self.home_points
        return promised if self.is_last else promised + self.of_room(made, space, edges, pattern)

    def of_room(self, made: JoinedLine, space: i64, edges: i64, pattern: i64) -> float:
        """What the path changes in the empty spaces: its own is gone, others are looked into or shut off."""
        promised = self.room_step - self.spaces[space]
        self.changes = 0
        sight: i64 = NEEDED if self.is_needed(made.joined) else STRAYS
        if made.live > 0:
            self.change(made.gate, sight)
        if made.live > 1:
            self.change(made.other, sight)
        shut = 15 & ~edges & ~CLOSINGS[pattern] & ~LOOKERS[pattern]
        edge: i64 = 0
        while edge < EDGES:
            if (shut >> edge) & 1:
                self.change(self.lines.across[EDGES * space + edge], CLOSED)
            edge += 1
        n: i64 = 0
        while n < self.changes:
            changed = self.changed[n]
            after = self.becomes[n]
            if after != self.lines.patterns[changed]:
                promised += self.of_space(changed, after) - self.spaces[changed]
            n += 1
        return promised

    def change(self, gate: i64, sight: i64) -> None:
        """Note what will be seen through a gate."""
        space = gate >> 2
        n: i64 = 0
        while n < self.changes and self.changed[n] != space:
            n += 1
        if n == self.changes:
            self.changed[n] = space
            self.becomes[n] = self.lines.patterns[space]
            self.changes += 1
        shift = 2 * (gate & 3)
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
            pattern = lines.patterns[space]
            found.append(int(self.space_at(space, pattern)))
            at = self.fits_at(pattern)
            if at != NOTHING:
                found.append(int(at))
        return found

    def line_places(self, number: int) -> list[int]:
        joined, live = self.lines.joined[number], self.lines.live[number]
        count = features_of(joined)
        found: list[int] = []
        pending: i64 = HOW_MANY[letters_of(joined) & self.pending]
        if pending:
            found += [int(self.pending_at(pending, live, count)), int(self.lead_at(live, count))]
        if joined & CATERPILLAR:
            found.append(int(self.guardian_at(0, live, caterpillars_of(joined))))
        if joined & FLOWER:
            found.append(int(self.guardian_at(1, live, flowers_of(joined))))
        if live and not self.is_needed(joined):
            found.append(int(self.stray_at(live, count)))
        return found


def less(one: i64, other: i64) -> i64:
    return min(one, other)


def between(low: i64, number: i64, high: i64) -> i64:
    return max(low, min(number, high))
