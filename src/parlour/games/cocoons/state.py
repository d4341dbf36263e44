"""The position: what lies where, who knows which side, and what comes next. Undrawn things have no identity."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from parlour.core.game import State
from parlour.core.values import Options
from parlour.games.cocoons.doors import KINDS, Level
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


@final
class Kit:
    """What an edition puts on the table."""

    def __init__(self, animals: list[str], tokens: int, locks: list[list[int]]) -> None:
        self.animals = animals
        self.tokens: i64 = tokens
        self.locks = locks  # the runes of lock A and of lock B, as kinds of doors


@final
class CocoonsState(State):
    """A position of Cocoons."""

    def __init__(
        self, kit: Kit, level: Level, seats: int, options: Options, *, twin: CocoonsState | None = None
    ) -> None:
        self.kit = kit
        self.level = level
        self.options = options
        self.seats: i64 = seats
        self.everyone: i64 = EVERYONE[seats]
        self.hard = level.hard
        if twin is not None:
            self.copy(twin)
            return
        # Alone one sees all there is to see, so sharing has no effect (C-01).
        self.shares = seats == 1 or options["share"] == "auto"
        self.forgets = options["memory"] != "aid"
        # The cocoons
        self.at = [GAP] * 9  # the cocoon on each place
        self.where = [NOWHERE] * 9  # the place of each cocoon, and of the gap
        self.mark = [NONE] * COCOONS
        self.side = [NONE] * COCOONS  # the animal it belongs to, once dealt
        self.known = [0] * COCOONS  # who knows that side, as a mask of seats and SPECTATORS
        self.seen = [0] * (4 * COCOONS)  # by seat and cocoon: the turn its side was last seen or told
        self.laid = [0] * COCOONS  # action tokens in it
        self.home = [NONE] * ANIMALS  # the cocoon an animal is in
        self.action: i64 = NONE  # the cocoon that keeps the action door
        # The bottom
        self.door = [CLOSED] * 9
        self.token = [FACE_DOWN] * 9
        self.bared = [0] * 9  # the turn in which the gap last left each place; 0: it was never there
        self.start: i64 = NOWHERE
        self.closed = level.counts[:]  # kinds among the doors nobody has seen
        self.closed_runes: i64 = level.any_runes  # and random runes
        self.closed_bare: i64 = level.bare  # and places without a door that nobody has seen
        self.unturned = [1] * ANIMALS  # animals nobody has seen
        # Beside the box
        self.discarded: list[int] = []
        self.reserve: i64 = level.tokens or kit.tokens
        self.given_up: i64 = 0
        # The turn
        self.gap: i64 = NOWHERE
        self.turned: i64 = 0  # quarters the box was turned
        self.told: i64 = 0  # cocoons whose side was told since the last slide
        self.moved: i64 = NONE  # the cocoon that moved last
        self.free_turns: i64 = 0  # turns in succession that moved the action cocoon (C-64)
        self.active: i64 = 0
        self.turn: i64 = 0
        self.phase: i64 = FIRST
        self.answer: i64 = NONE  # put down for the move that is being made
        self.ending = ""

    def copy(self, twin: CocoonsState) -> None:
        self.shares, self.forgets = twin.shares, twin.forgets
        self.at, self.where, self.mark = twin.at[:], twin.where[:], twin.mark[:]
        self.side, self.known, self.seen = twin.side[:], twin.known[:], twin.seen[:]
        self.laid, self.home, self.action = twin.laid[:], twin.home[:], twin.action
        self.door, self.token, self.start = twin.door[:], twin.token[:], twin.start
        self.bared = twin.bared[:]
        self.closed, self.closed_runes, self.closed_bare = twin.closed[:], twin.closed_runes, twin.closed_bare
        self.unturned, self.discarded = twin.unturned[:], twin.discarded[:]
        self.reserve, self.given_up = twin.reserve, twin.given_up
        self.gap, self.turned, self.told, self.moved = twin.gap, twin.turned, twin.told, twin.moved
        self.free_turns, self.active, self.turn = twin.free_turns, twin.active, twin.turn
        self.phase, self.answer, self.ending = twin.phase, twin.answer, twin.ending

    def clone(self) -> CocoonsState:
        return CocoonsState(self.kit, self.level, self.seats, self.options, twin=self)


def closed_doors(state: CocoonsState) -> int:
    """How many doors, or places without one, nobody has seen yet."""
    total: i64 = state.closed_runes + state.closed_bare
    for kind in range(KINDS):
        total += state.closed[kind]
    return total
