"""What each answer would make of one's mat, as numbers of a row: fields that begin with `answer: ` have one per answer.

With them a program that learns can judge all answers by the same few weights, instead of finding out for each of 42
spaces what a path is. docs/encodings.md says what stands where.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.encoding import PREVIEW, Buffer, RowField, flag, one_of, put
from parlour.games.kokoro.edition import SANCTUARIES
from parlour.games.kokoro.lines import (
    CATERPILLAR,
    CLOSED,
    EDGES,
    FLOWER,
    NO_LINE,
    NOBODY,
    caterpillars_of,
    features_of,
    flowers_of,
    letters_of,
)
from parlour.games.kokoro.phases import DRAW
from parlour.games.kokoro.promise import HOW_MANY, MOST_COUNT, UNKNOWN, Promise, less
from parlour.games.kokoro.rules import called_number, empty_spaces, may_look
from parlour.games.kokoro.state import NOTHING, KokoroState, Mat

MOST_HOME_ENDS: Final = 4  # none, one, two, or no path yet
PARTS: Final = 16.0  # of a point
BEST: Final = 255  # less a part for each by which an answer promises less than the best
MOST_OF_A_KIND: Final = 24  # of a kind
MOST_HERE: Final = 4
MOST_MARGIN: Final = 40
NO_MARGIN: Final = 20  # the count is just not written

# Fields by answer, in order
PROMISED: Final = 0
CATERPILLARS: Final = 1
FLOWERS: Final = 2
ONE_END: Final = 3
TWO_ENDS: Final = 4
COUNTS: Final = 5
GROWTH: Final = 6
MARGIN: Final = 7
PENDING: Final = 8
LEAD: Final = 9
COMES_NEXT: Final = 10
CATERPILLARS_GUARDIAN: Final = 11
FLOWERS_GUARDIAN: Final = 12
JOINED: Final = 13
FEATURES: Final = 14
SHRINE: Final = 15
LOOKS: Final = 16
PATTERN: Final = 17  # three for each edge
EDGE_NAMES: Final = ("top", "right", "bottom", "left")


def weighed_fields(answers: int) -> list[RowField]:
    """Of the line that counts now, then of each answer."""
    named = [
        RowField("promise", answers, BEST),
        RowField("caterpillars", answers, MOST_OF_A_KIND),
        RowField("flowers", answers, MOST_OF_A_KIND),
        RowField("one live end", answers),
        RowField("two live ends", answers),
        RowField("counts now", answers),
        RowField("growth", answers, MOST_OF_A_KIND),
        RowField("margin", answers, MOST_MARGIN),
        RowField("sanctuaries to come", answers, len(SANCTUARIES)),
        RowField("lead", answers, MOST_MARGIN),
        RowField("counts next", answers),
        RowField("caterpillar guardian", answers),
        RowField("flower guardian", answers),
        RowField("joins", answers, 2),
        RowField("features here", answers, MOST_HERE),
        RowField("sanctuary here", answers),
        RowField("looks", answers),
    ]
    named += [RowField(f"{edge} {sight}", answers) for edge in EDGE_NAMES for sight in ("closed", "met", "needed")]
    line = [
        RowField("line: count", 1, MOST_COUNT),
        RowField("line: live ends", MOST_HOME_ENDS),
        RowField("line: margin", 1, MOST_MARGIN),
    ]
    return line + [RowField(PREVIEW + field.name, field.size, field.most) for field in named]


class Weigher:
    """Writes those fields for a board."""

    def __init__(self, promise: Promise, answers: int) -> None:
        self.promise = promise
        self.answers: i64 = answers
        self.gains: list[float] = [0.0] * answers
        self.size: i64 = sum([field.size for field in weighed_fields(answers)])

    def see(self, state: KokoroState, mat: Mat, out: Buffer, at: i64) -> None:
        """Write them from `at` on, where all is 0; nothing unless one draws now."""
        if state.phase != DRAW:
            return
        promise = self.promise
        promise.look(state, mat)
        count, margin = promise.home_count(), promise.home_count() - promise.least + 1
        at = put(out, at, less(count, MOST_COUNT))
        at = one_of(out, at, promise.home_live(), MOST_HOME_ENDS)
        at = put(out, at, shifted(margin))
        look = promise.board.size
        is_free = may_look(state, mat)
        if is_free:
            self.put(out, at, LOOKS, look, 1)
        self.weigh(state, mat, out, at, look if is_free else NOTHING)

    def weigh(self, state: KokoroState, mat: Mat, out: Buffer, at: i64, look: i64) -> None:
        """Every space, and the look if one is allowed."""
        number = called_number(state)
        empty = empty_spaces(state, mat)
        best = UNKNOWN
        if look != NOTHING:
            self.gains[look] = best = 0.0
        space: i64 = 0
        while empty >> space:
            if (empty >> space) & 1:
                gain = self.promise.gain(space, number)
                self.gains[space] = gain
                best = max(best, gain)
                self.see_space(state, mat, space, out, at)
            space += 1
        space = 0
        while space < self.promise.board.size + 1:
            if (empty >> space) & 1 or space == look:
                behind = (best - self.gains[space]) * PARTS
                self.put(out, at, PROMISED, space, 0 if behind >= float(BEST) else BEST - int(behind))
            space += 1

    def put(self, out: Buffer, at: i64, field: i64, answer: i64, number: i64) -> None:
        put(out, at + field * self.answers + answer, number)

    def see_space(self, state: KokoroState, mat: Mat, space: i64, out: Buffer, at: i64) -> None:
        """What the called path would join in an empty space, and what lies around it."""
        promise = self.promise
        made = promise.lines.join(space, promise.board.edges[called_number(state) - 1])
        count, letters = features_of(made.joined), letters_of(made.joined)
        self.put(out, at, CATERPILLARS, space, less(caterpillars_of(made.joined), MOST_OF_A_KIND))
        self.put(out, at, FLOWERS, space, less(flowers_of(made.joined), MOST_OF_A_KIND))
        if made.live:
            self.put(out, at, ONE_END if made.live == 1 else TWO_ENDS, space, 1)
        if letters & (promise.board.one << promise.letter):
            self.put(out, at, COUNTS, space, 1)
            self.put(out, at, GROWTH, space, less(count - promise.home_count(), MOST_OF_A_KIND))
            self.put(out, at, MARGIN, space, shifted(count - promise.least + 1))
        pending = letters & promise.pending
        if pending:
            self.put(out, at, PENDING, space, HOW_MANY[pending])
            self.put(out, at, LEAD, space, shifted(count - promise.latest))
            if mat.knows_next and state.top_letter != NOTHING and (pending >> state.top_letter) & 1:
                self.put(out, at, COMES_NEXT, space, 1)
        self.see_guardians(made.joined, space, out, at)
        self.put(out, at, JOINED, space, (made.first != NO_LINE) + (made.second != NO_LINE))
        self.put(out, at, FEATURES, space, less(promise.board.features.at[space], MOST_HERE))
        flag(out, at + SHRINE * self.answers + space, is_true=letters_of(promise.lines.here[space]) != 0)
        pattern = promise.lines.patterns[space]
        edge: i64 = 0
        while edge < EDGES:
            sight = (pattern >> (2 * edge)) & 3
            if sight != NOBODY:
                self.put(out, at, PATTERN + 3 * edge + sight - CLOSED, space, 1)
            edge += 1

    def see_guardians(self, joined: i64, space: i64, out: Buffer, at: i64) -> None:
        if joined & CATERPILLAR:
            self.put(out, at, CATERPILLARS_GUARDIAN, space, 1)
        if joined & FLOWER:
            self.put(out, at, FLOWERS_GUARDIAN, space, 1)


def shifted(margin: i64) -> i64:
    """A number around 0 as one around the middle of a field."""
    return max(0, min(MOST_MARGIN, margin + NO_MARGIN))
