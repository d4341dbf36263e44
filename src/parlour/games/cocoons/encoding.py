"""A position of Cocoons as numbers: docs/encodings.md says what stands where."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.encoding import (
    Buffer,
    Encoder,
    Encoding,
    RowField,
    flag,
    further,
    members,
    one_of,
    put,
    tally,
    turned_to,
)
from parlour.core.values import Decision, Options, Seat
from parlour.games.cocoons import rules
from parlour.games.cocoons.doors import KINDS
from parlour.games.cocoons.notation import CORRECT_CODE, END_CODE, LEAVE_CODE, PUT_CODE, TELL_CODE, Tables
from parlour.games.cocoons.phases import FIRST, PHASES, PUT_ACTION
from parlour.games.cocoons.places import BITS, CORNERS, PLACES, SIDES, corners_of
from parlour.games.cocoons.state import (
    ANIMALS,
    BARE,
    GAP,
    LAID_WIDTH,
    NONE,
    NOWHERE,
    OPEN,
    SPECTATORS,
    CocoonsState,
    bared_at,
    digit,
    discards,
    door_on,
    known_by,
    last_seen,
    part,
)

VERSION: Final = 1
NOTHING: Final = -1
MOST_TOKENS: Final = 60
MOST_TURNS: Final = 255
DOORS: Final = OPEN + 1  # kinds, closed, none
TOKENS: Final = BARE + 1  # animals, face down, start, action, none


def fields_of(seats: int) -> list[RowField]:
    """The layout of a table: the turn, then what stands and lies on each place."""
    found = [
        RowField("phase", len(PHASES)),
        RowField("active", seats),
        RowField("turn", 1, MOST_TURNS),
        RowField("gap", len(PLACES)),
        RowField("corners", len(CORNERS)),
        RowField("discarded", KINDS, 4),
        RowField("reserve", 1, MOST_TOKENS),
        RowField("given up", 1, MOST_TOKENS),
        RowField("turned", 4),
        RowField("free turns", 1, rules.MOST_FREE_TURNS),
    ]
    for place in PLACES:
        found += [
            RowField(f"{place}: cocoon", 1),
            RowField(f"{place}: mark", len(SIDES)),
            RowField(f"{place}: animals", ANIMALS),
            RowField(f"{place}: tokens", 1, MOST_TOKENS),
            RowField(f"{place}: action", 1),
            RowField(f"{place}: side", ANIMALS),
            RowField(f"{place}: side seen", 1, MOST_TURNS),
            RowField(f"{place}: in sight", seats),
            RowField(f"{place}: known by", seats),
            RowField(f"{place}: public", 1),
            RowField(f"{place}: told", 1),
            RowField(f"{place}: moved", 1),
            RowField(f"{place}: door", DOORS),
            RowField(f"{place}: token", TOKENS),
            RowField(f"{place}: bottom seen", 1, MOST_TURNS),
        ]
    return found


class CocoonsEncoder(Encoder[CocoonsState]):
    """The encoding of one table. Numbers of answers are their codes; telling is the last of them (C-23)."""

    def __init__(self, tables: Tables, seats: int, options: Options) -> None:
        tells = seats > 1 and options["share"] == "players"
        answers = tables.answers if tells else tables.answers[:TELL_CODE]
        super().__init__(fields_of(seats), [answers] * seats)
        self.seats: i64 = seats
        self.cocoon_size: i64 = sum([field.size for field in self.fields if field.name.startswith("a1:")])
        self.cocoon_size -= DOORS + TOKENS + 1

    def observe(self, state: CocoonsState, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        at = self.see_turn(state, seat, out, at)
        for place in range(9):
            cocoon = digit(state.at, place)
            if cocoon != GAP:
                self.see_cocoon(state, seat, cocoon, out, at)
            at += self.cocoon_size
            if state.gap != NOWHERE:
                see_bottom(state, place, out, at)
            at += DOORS + TOKENS + 1

    def see_turn(self, state: CocoonsState, seat: Seat, out: Buffer, at: i64) -> i64:
        at = one_of(out, at, state.phase, len(PHASES))
        active: i64 = NOTHING if state.phase == FIRST else further(seat, state.active, self.seats)
        at = one_of(out, at, active, self.seats)
        at = put(out, at, state.turn)
        at = one_of(out, at, NOTHING if state.gap == NOWHERE else state.gap, len(PLACES))
        for corner in corners_of(state.settings.seats, seat, state.turned):
            out[at + corner] = 1
        at = tally(out, at + len(CORNERS), discards(state), KINDS)
        at = put(out, at, state.reserve)
        at = put(out, at, state.given_up)
        at = one_of(out, at, state.turned % 4, 4)
        return put(out, at, state.free_turns)

    def see_cocoon(self, state: CocoonsState, seat: Seat, cocoon: int, out: Buffer, at: i64) -> None:
        at = flag(out, at, is_true=True)
        mark = digit(state.mark, cocoon)
        at = one_of(out, at, NOTHING if mark == NONE else mark, len(SIDES))
        for animal in range(ANIMALS):
            at = flag(out, at, is_true=digit(state.home, animal) == cocoon)
        at = put(out, at, part(state.laid, cocoon, LAID_WIDTH))
        at = flag(out, at, is_true=state.action == cocoon)
        known = known_by(state, cocoon)
        knows = bool(known & BITS[seat])
        at = one_of(out, at, digit(state.side, cocoon) if knows else NOTHING, ANIMALS)
        at = put(out, at, last_seen(state, seat, cocoon) if knows else 0)
        seen = rules.watchers(state, cocoon) if mark != NONE and rules.is_exposed(state, cocoon) else 0
        at = members(out, at, turned_to(seat, seen, self.seats), self.seats)
        at = members(out, at, turned_to(seat, known, self.seats), self.seats)
        at = flag(out, at, is_true=bool(known & SPECTATORS))
        at = flag(out, at, is_true=bool(state.told & BITS[cocoon]))
        flag(out, at, is_true=state.moved == cocoon)

    def mask(self, state: CocoonsState, decision: Decision, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        prompt = decision.prompt
        if prompt == "turn":
            mark_turns(state, out, at)
        elif prompt == "slide":
            for place in bits.listed(rules.slides_on(state)):
                out[at + place] = 1
        elif prompt == "put":
            for place in range(9):
                out[at + PUT_CODE + place] = 0 if place == state.gap else 1
            out[at + LEAVE_CODE] = 0 if state.phase == PUT_ACTION else 1
        elif prompt == "tell":
            for place in rules.sides_to_tell(state, seat):
                out[at + TELL_CODE + place * ANIMALS + digit(state.side, digit(state.at, place))] = 1
        else:
            out[at + END_CODE] = 1


def mark_turns(state: CocoonsState, out: Buffer, at: i64) -> None:
    """Slides, and corrections if they can be paid (C-30, C-40)."""
    for place in bits.listed(rules.slides(state)):
        out[at + place] = 1
    if rules.may_correct(state):
        for animal in range(ANIMALS):
            home = digit(state.home, animal)
            if home != NONE:
                for place in bits.listed(rules.other_cocoons(state, home)):
                    out[at + CORRECT_CODE + animal * 9 + place] = 1


def see_bottom(state: CocoonsState, place: int, out: Buffer, at: i64) -> None:
    at = one_of(out, at, door_on(state, place), DOORS)
    at = one_of(out, at, digit(state.token, place), TOKENS)
    put(out, at, state.turn if place == state.gap else bared_at(state, place))


class CocoonsEncoding(Encoding[CocoonsState]):
    """What is learned from with the animals of one edition."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(VERSION)
        self.tables = tables

    def make(self, seats: int, options: Options) -> Encoder[CocoonsState]:
        return CocoonsEncoder(self.tables, seats, options)
