"""How a position becomes numbers for learning: a row of bytes that says what a seat may know, and a mask of answers.

What only some games offer is a capability; this is one, in a module of its own because games build on it. Rows are
written straight into a buffer that numpy sees without copying.
"""

from __future__ import annotations

from typing import Final, Generic, TypeAlias

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from parlour.core import bits
from parlour.core.state import S
from parlour.core.values import Action, Decision, Options, Seat

Buffer: TypeAlias = "vec[u8]"  # quoted: where compiled, u8 is no value. Harmless: bytes are only stored in it
"""Bytes to write to. A compiled module writes to nothing else as quickly; plain Python may be given a bytearray."""

MOST: Final = 255
"""What a byte can hold: a number above it is written as this."""

PREVIEW: Final = "answer: "
"""What the name of a field begins with that has a number for each answer: what would come of it."""

NOTHING_BEGUN: Final[list[int]] = []


class RowField:
    """Some bytes of a row that belong together: what they are called, how many, and the highest of them."""

    def __init__(self, name: str, size: int, most: int = 1) -> None:
        self.name = name
        self.size = size
        self.most = most


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """The encoding of one table. An answer is a number, or, where a game says so, several given one after another."""

    def __init__(self, fields: list[RowField], answers: list[list[Action]], *, by_number: bool = False) -> None:
        self.fields = fields
        self.size: int = sum([field.size for field in fields])
        self.answers = answers  # by seat and number: what names other seats may differ from seat to seat
        self.actions: int = len(answers[0])
        self.number_of: list[dict[Action, int]] = numbered(answers)  # by seat
        self.by_number = by_number  # is there `offer`, and every answer one number?

    def observe(self, state: S, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        """Write what the seat may know from `at` on, where all is 0. `begun`: the numbers of its answer so far."""
        raise NotImplementedError

    def update(self, state: S, seat: i64, out: Buffer, at: i64) -> None:
        """As `observe`, where the seat's row from before the last move stands, made by number: for speed."""
        clear(out, at, self.size)
        self.observe(state, int(seat), NOTHING_BEGUN, out, at)

    def mask(self, state: S, decision: Decision, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        """Write a 1 for each number that the seat may give now."""
        raise NotImplementedError

    def offer(self, state: S, seat: i64, out: Buffer, at: i64) -> None:
        """The whole mask, 0 or 1 for each number: for games whose kernel is whole, so that one decision is open."""
        raise NotImplementedError

    def may_answer(self, decision: Decision, number: i64) -> bool:
        """Can the number ever answer this question? Where one question alone can be meant, no rule need be asked."""
        return True

    def action(self, state: S, seat: Seat, begun: list[int], number: int) -> Action | None:
        """The answer that a number completes; None if another number has to follow."""
        return self.answers[seat][number]

    def numbers(self, state: S, seat: Seat, action: Action) -> list[int]:
        """An answer as numbers: `action`, the other way round."""
        return [self.number_of[seat][action]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoding(Generic[S]):
    """For a game that can be learned from numbers. The version moves only when a row means something else."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.encoders: dict[tuple[int, bool, tuple[str, ...]], Encoder[S]] = {}
        self.has_previews = False  # can its rows also say what would come of each answer?

    def encoder(self, seats: int, options: Options, *, previews: bool = False) -> Encoder[S]:
        """The encoding of a table with these settled options, made once; with previews only if the game has some."""
        key = (seats, previews, tuple(options.values()))
        known = self.encoders.get(key)
        if known is None:
            known = self.make_previewing(seats, options) if previews else self.make(seats, options)
            self.encoders[key] = known
        return known

    def make(self, seats: int, options: Options) -> Encoder[S]:
        """What `encoder` gives."""
        raise NotImplementedError

    def make_previewing(self, seats: int, options: Options) -> Encoder[S]:
        """What `encoder` gives with previews, if the game has some."""
        raise NotImplementedError


def numbered(answers: list[list[Action]]) -> list[dict[Action, int]]:
    """The numbers of answers, for each seat; seats with the same answers share them."""
    found: list[dict[Action, int]] = []
    for n, row in enumerate(answers):
        is_shared = n > 0 and row is answers[n - 1]
        found.append(found[n - 1] if is_shared else {action: number for number, action in enumerate(row)})
    return found


def new_buffer(size: int) -> Buffer:
    """Bytes that are all 0."""
    return vec[u8]([0] * size)  # harmless: as above


# Seats, as a seat counts them: itself first

EVERYBODY: Final[list[int]] = [2**seats - 1 for seats in range(9)]
"""A bit for each seat, by how many there are."""


def further(seat: i64, other: i64, seats: i64) -> i64:
    """How many seats further on another sits; below 0 for nobody."""
    return other if other < 0 else (other - seat + seats) % seats


def turned_to(seat: i64, some: i64, seats: i64) -> i64:
    """Some seats, a bit each, in the order in which this seat counts them."""
    everybody: i64 = EVERYBODY[seats]
    there = some & everybody
    return ((there >> seat) | (there << (seats - seat))) & everybody


# Verbs: each writes from `at` on and says where the next one goes on.


def clear(out: Buffer, at: i64, size: i64) -> None:
    for n in range(at, at + size):
        out[n] = 0


def put(out: Buffer, at: i64, number: i64) -> i64:
    """A number in a byte, at most MOST."""
    out[at] = u8(min(MOST, number))  # harmless: it fits
    return at + 1


def add(out: Buffer, at: i64, number: i64) -> None:
    """A number more than there is."""
    put(out, at, i64(out[at]) + number)


def put_all(out: Buffer, at: i64, numbers: list[int], size: i64) -> i64:
    """A row of numbers; 0 for those that are not there."""
    place = at
    for number in numbers:
        if number:
            put(out, place, number)
        place += 1
    return at + size


def flag(out: Buffer, at: i64, *, is_true: bool) -> i64:
    if is_true:
        out[at] = 1
    return at + 1


def one_of(out: Buffer, at: i64, number: i64, size: i64) -> i64:
    """A 1 at one of `size` places; none if the number is below 0."""
    if number >= 0:
        assert number < size
        out[at + number] = 1
    return at + size


def members(out: Buffer, at: i64, some: i64, size: i64) -> i64:
    """A 1 at each place whose bit is set; at most 62 places."""
    place = at
    while some:
        chunk = some & bits.CHUNK_MASK
        for n in range(chunk * bits.CHUNK, chunk * bits.CHUNK + i64(bits.SIZES[chunk])):
            out[place + i64(bits.PLACES[n])] = 1
        some >>= bits.CHUNK
        place += bits.CHUNK
    return at + size


def bits_of(out: Buffer, at: i64, some: i64, size: i64) -> i64:
    """A 1 at each place whose bit is set, and a 0 at the others."""
    for place in range(at, at + size):
        out[place] = u8(some & 1)  # harmless: it fits
        some >>= 1
    return at + size


def flags(out: Buffer, at: i64, numbers: list[int], size: i64) -> i64:
    """A 1 at each place that is listed."""
    for number in numbers:
        out[at + number] = 1
    return at + size


def tally(out: Buffer, at: i64, numbers: list[int], size: i64) -> i64:
    """At each place, how often it is listed."""
    for number in numbers:
        add(out, at + number, 1)
    return at + size
