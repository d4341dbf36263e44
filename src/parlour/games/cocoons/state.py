"""The position: what lies where, who knows which side, and what comes next. Undrawn things have no identity.

All of it is native integers, so that a play-out makes no object: a set is bits, and a row of small numbers is digits
side by side, read and written by `digit` and its like.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.core.game import State
from parlour.core.values import Options
from parlour.games.cocoons.doors import Level
from parlour.games.cocoons.phases import FIRST

COCOONS: Final = 8
ANIMALS: Final = 8
GAP: Final = 8  # what stands on the free place, in `at`
NONE: Final = 8  # no cocoon, no animal
NOWHERE: Final = 9  # no place

# What lies on a place: a token of 0 to 7 is that animal, face up.
FACE_DOWN: Final = 8  # an animal nobody has seen
START_TOKEN: Final = 9
ACTION_TOKEN: Final = 10
BARE: Final = 11

# A door of 0 to 20 is that kind, face up.
CLOSED: Final = 21  # a door nobody has seen, or none
OPEN: Final = 22  # no door

SPECTATORS: Final = 16  # in masks of who knows a side
EVERYONE: Final[list[int]] = [2**seats - 1 + SPECTATORS for seats in range(5)]  # by number of seats

# How wide the numbers of a row are, in bits.
DIGIT: Final = 4  # places, cocoons, animals, tokens
DOOR_WIDTH: Final = 5
KNOWN_WIDTH: Final = 5
LAID_WIDTH: Final = 7
TURN_WIDTH: Final = 12
TURNS_IN_ROW: Final = 5  # so turns need two rows

# Rows that say NONE, NOWHERE, GAP, FACE_DOWN or CLOSED throughout.
ALL_NONE: Final = 0x88888888
ALL_NOWHERE: Final = 0x99999999
ALL_GAP: Final = 0x888888888
ALL_FACE_DOWN: Final = 0x888888888
ALL_CLOSED: Final = sum(CLOSED * 2 ** (DOOR_WIDTH * place) for place in range(9))
NO_DOORS: Final = 1  # a leading 1 says where a row of any length ends
NO_GLIMPSES: Final[list[int]] = []


# Rows of numbers

ONE: Final[i64] = len("1")  # mypyc shifts 32 bits of a constant


def digit(row: i64, n: i64) -> i64:
    """The n-th number of a row, each four bits wide."""
    return (row >> (n << 2)) & 15


def with_digit(row: i64, n: i64, value: i64) -> i64:
    """The row with another n-th number."""
    return row ^ ((digit(row, n) ^ value) << (n << 2))


def part(row: i64, n: i64, width: i64) -> i64:
    """The n-th number of a row of any width."""
    return (row >> (n * width)) & ((ONE << width) - 1)


def with_part(row: i64, n: i64, width: i64, value: i64) -> i64:
    """The row with another n-th number."""
    return row ^ ((part(row, n, width) ^ value) << (n * width))


def digits(row: i64, count: i64, width: i64 = DIGIT) -> list[int]:
    """The numbers of a row as a list, the first first."""
    return [part(row, n, width) for n in range(count)]


def row_of(numbers: list[int], width: i64 = DIGIT) -> i64:
    """A list as a row."""
    row: i64 = 0
    for number in reversed(numbers):
        row = (row << width) | number
    return row


def bit(n: i64) -> i64:
    """The set of one number."""
    return ONE << n


# What is on the table


class Kit:
    """What an edition puts on the table."""

    def __init__(self, animals: list[str], tokens: int, locks: list[list[int]]) -> None:
        self.animals = animals
        self.tokens: i64 = tokens
        self.locks = locks  # the runes of lock A and of lock B, as kinds of doors
        self.key_a: i64 = sum([2**rune for rune in locks[0]])  # the same as sets
        self.key_b: i64 = sum([2**rune for rune in locks[1]])


class Settings:
    """A table's options and components: shared by all clones of a state."""

    def __init__(self, kit: Kit, level: Level, seats: int, options: Options) -> None:
        self.kit = kit
        self.level = level
        self.options = options
        self.seats: i64 = seats
        self.everyone: i64 = EVERYONE[seats]
        self.hard = level.hard
        # Alone one sees all there is to see, so sharing has no effect (C-01).
        self.shares = seats == 1 or options["share"] == "auto"
        self.forgets = options["memory"] != "aid"


@mypyc_attr(acyclic=True, free_list_len=1)
class CocoonsState(State):
    """A position of Cocoons."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.shares: bool = settings.shares
        # The cocoons
        self.at: i64 = ALL_GAP  # the cocoon on each place
        self.where: i64 = ALL_NOWHERE  # the place of each cocoon
        self.mark: i64 = ALL_NONE
        self.side: i64 = ALL_NONE  # the animal each belongs to, once dealt
        self.owner: i64 = ALL_NONE  # by animal: its cocoon, once that side is dealt
        self.known: i64 = 0  # who knows each side, as sets of seats and SPECTATORS
        self.laid: i64 = 0  # action tokens in each
        self.home: i64 = ALL_NONE  # by animal: the cocoon it is in
        self.action: i64 = NONE  # the cocoon that keeps the action door
        # By cocoon: the turn in which everybody last saw its side or was told; the last three in a row of their own.
        self.seen: i64 = 0
        self.seen_last: i64 = 0
        self.glimpsed: list[int] = NO_GLIMPSES  # the same by seat and cocoon, where sides are not shared
        # The bottom
        self.door: i64 = ALL_CLOSED
        self.token: i64 = ALL_FACE_DOWN
        self.bared: i64 = 0  # the turn in which the gap last left each place; 0: it was never there
        self.bared_last: i64 = 0  # the same of the last four places
        self.start: i64 = NOWHERE
        self.closed: i64 = settings.level.pieces  # the doors nobody has seen, and the places without one
        self.closed_runes: i64 = settings.level.any_runes  # and random runes
        self.unturned: i64 = 255  # animals nobody has seen
        # Beside the box
        self.discarded: i64 = NO_DOORS  # kinds, in order
        self.gone: i64 = 0  # the same as a set
        self.reserve: i64 = settings.level.tokens or settings.kit.tokens
        self.given_up: i64 = 0
        # The turn
        self.gap: i64 = NOWHERE
        self.turned: i64 = 0  # quarters the box was turned
        self.told: i64 = 0  # cocoons whose side was told since the last slide
        self.moved: i64 = NONE  # the cocoon that moved last
        self.due: i64 = NONE  # the cocoon whose side is to be dealt now
        self.free_turns: i64 = 0  # turns in succession that moved the action cocoon (C-64)
        self.active: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = FIRST
        self.answer: i64 = NONE  # put down for the move that is being made
        self.ending: str = ""

    def clone(self) -> CocoonsState:
        twin = CocoonsState(self.settings)
        twin.shares = self.shares
        twin.at = self.at
        twin.where = self.where
        twin.mark = self.mark
        twin.side = self.side
        twin.owner = self.owner
        twin.known = self.known
        twin.laid = self.laid
        twin.home = self.home
        twin.action = self.action
        twin.seen = self.seen
        twin.seen_last = self.seen_last
        if self.glimpsed:
            twin.glimpsed = self.glimpsed[:]
        twin.door = self.door
        twin.token = self.token
        twin.bared = self.bared
        twin.bared_last = self.bared_last
        twin.start = self.start
        twin.closed = self.closed
        twin.closed_runes = self.closed_runes
        twin.unturned = self.unturned
        twin.discarded = self.discarded
        twin.gone = self.gone
        twin.reserve = self.reserve
        twin.given_up = self.given_up
        twin.gap = self.gap
        twin.turned = self.turned
        twin.told = self.told
        twin.moved = self.moved
        twin.due = self.due
        twin.free_turns = self.free_turns
        twin.active = self.active
        twin.turn = self.turn
        twin.phase = self.phase
        twin.answer = self.answer
        twin.ending = self.ending
        return twin


def new_state(settings: Settings) -> CocoonsState:
    """The position before anything is dealt."""
    state = CocoonsState(settings)
    if not settings.shares:
        state.glimpsed = [0] * (settings.seats * COCOONS)
    return state


# Sides


def learn_side(state: CocoonsState, cocoon: i64, animal: i64) -> None:
    """The side of a cocoon is dealt."""
    state.side = with_digit(state.side, cocoon, animal)
    state.owner = with_digit(state.owner, animal, cocoon)


def forget_side(state: CocoonsState, cocoon: i64) -> None:
    """As if it had never been dealt."""
    animal = digit(state.side, cocoon)
    if animal != NONE:
        state.owner = with_digit(state.owner, animal, NONE)
    state.side = with_digit(state.side, cocoon, NONE)
    state.known = with_part(state.known, cocoon, KNOWN_WIDTH, 0)


def known_by(state: CocoonsState, cocoon: i64) -> i64:
    """Who knows the side of a cocoon."""
    return (state.known >> (KNOWN_WIDTH * cocoon)) & 31


def note_sight(state: CocoonsState, cocoon: i64, audience: i64, turn: i64) -> None:
    """They see this side in this turn."""
    if audience & SPECTATORS:
        if cocoon < TURNS_IN_ROW:
            state.seen = with_part(state.seen, cocoon, TURN_WIDTH, turn)
        else:
            state.seen_last = with_part(state.seen_last, cocoon - TURNS_IN_ROW, TURN_WIDTH, turn)
        return
    for seat in range(state.settings.seats):
        if audience & bit(seat):
            state.glimpsed[seat * COCOONS + cocoon] = turn


def last_seen(state: CocoonsState, seat: i64, cocoon: i64) -> i64:
    """The turn in which a seat last saw a side or was told."""
    turn = turn_in(state.seen, state.seen_last, cocoon)
    own: i64 = state.glimpsed[seat * COCOONS + cocoon] if state.glimpsed else 0
    return max(own, turn)


# The bottom


def turn_in(first: i64, last: i64, n: i64) -> i64:
    """The n-th turn of two rows."""
    if n < TURNS_IN_ROW:
        return part(first, n, TURN_WIDTH)
    return part(last, n - TURNS_IN_ROW, TURN_WIDTH)


def bared_at(state: CocoonsState, place: i64) -> i64:
    """The turn in which the gap last left a place; 0: it was never there."""
    return turn_in(state.bared, state.bared_last, place)


def note_bared(state: CocoonsState, place: i64, turn: i64) -> None:
    """The gap leaves this place."""
    if place < TURNS_IN_ROW:
        state.bared = with_part(state.bared, place, TURN_WIDTH, turn)
    else:
        state.bared_last = with_part(state.bared_last, place - TURNS_IN_ROW, TURN_WIDTH, turn)


def door_on(state: CocoonsState, place: i64) -> i64:
    return (state.door >> (DOOR_WIDTH * place)) & 31


def lay_door(state: CocoonsState, place: i64, door: i64) -> None:
    """A kind face up, CLOSED or OPEN."""
    state.door = with_part(state.door, place, DOOR_WIDTH, door)


def discards(state: CocoonsState) -> list[int]:
    """The kinds of the doors beside the box, in order."""
    found: list[int] = []
    row = state.discarded
    while row > NO_DOORS:
        found.append(row & 31)
        row >>= DOOR_WIDTH
    found.reverse()
    return found


def closed_doors(state: CocoonsState) -> int:
    """How many doors, or places without one, nobody has seen yet."""
    return bits.count(state.closed) + state.closed_runes
