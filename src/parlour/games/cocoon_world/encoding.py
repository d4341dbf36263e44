"""A position of Cocoon World as numbers: docs/encodings.md says what stands where.

A tile is a number: 0 for none, 1 for one that is face down or unknown, else its kind in the order of the edition and 2.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

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
    put_all,
    tally,
    turned_to,
)
from parlour.core.values import Action, Decision, Options, Seat
from parlour.games.cocoon_world import phases, rules
from parlour.games.cocoon_world.board import CIRCLE, Board
from parlour.games.cocoon_world.dice import FACES, how_many
from parlour.games.cocoon_world.own import scenario_of
from parlour.games.cocoon_world.scenario import Scenario
from parlour.games.cocoon_world.state import (
    BIT,
    BLACK,
    FACE_DOWN,
    NO_TILE,
    NOBODY,
    NOWHERE,
    CocoonWorldState,
    holder_of,
    kind_of,
    knower_of,
)
from parlour.games.cocoon_world.supply import seat_to_supply

VERSION: Final = 1
TOPS: Final = 6  # tiles on top of the pile that are told; more than a match puts there
LOOKED: Final = 3
HANDS: Final = 6  # of the Pit (W-43)
UNKNOWN: Final = 1
FIRST_KIND: Final = 2
MANY: Final = 40


def fields_of(board: Board, seats: int) -> list[RowField]:
    """The layout of a table: the ring, the turn, the tiles one knows, then each seat, one's own first."""
    size, kinds = board.size, len(board.kinds)
    most = kinds + FIRST_KIND
    found = [
        RowField("phase", len(phases.PHASES)),
        RowField("dealt", 1),
        RowField("first", seats),
        RowField("active", seats),
        RowField("round", 1, MANY),
        RowField("tiles", size, most),
        RowField("pile", 1, 255),
        RowField("tops", TOPS, most),
        *(RowField(f"top {n} seen by", seats) for n in range(1, TOPS + 1)),
        RowField("out", kinds, 4),
        RowField("added", 1, 4),
        RowField("changes", 1, 4),
        RowField("reverse", 1),
        RowField("dice", FACES, 8),
        RowField("fixed", FACES, 8),
        RowField("target", FACES),
        RowField("target fixed", 1),
        RowField("rolls", 1, MANY),
        RowField("doublets", 1),
        RowField("waiting", 1, MANY),
        RowField("placements", 1, MANY),
        RowField("chain", size, 4),
        RowField("followed", size, 4),
        RowField("swapped", 1),
        RowField("swap with", size),
        RowField("placing", 1, most),
        RowField("victim", seats),
        RowField("made", HANDS),
        RowField("rung", 1, 4),
        RowField("prize", 1, MANY),
        RowField("supplied", 1, seats),
        RowField("looked at", LOOKED, most),
        *(RowField(f"looked at {n} seen by", seats) for n in range(1, LOOKED + 1)),
        RowField("hand", kinds, 8),
        RowField("mixed", kinds, 4),
        RowField("mixed deep", 1, TOPS),
    ]
    for n in range(seats):
        seat = "own" if n == 0 else f"seat {n}"
        found += [
            RowField(f"{seat}: ep", CIRCLE),
            RowField(f"{seat}: markers below", 1, seats),
            RowField(f"{seat}: black", 1),
            RowField(f"{seat}: space", size),
            RowField(f"{seat}: bet", seats),
            RowField(f"{seat}: spare", size),
            RowField(f"{seat}: spare black", 1),
            RowField(f"{seat}: tiles", 1, MANY),
            RowField(f"{seat}: laps", 1, MANY),
            RowField(f"{seat}: fame", 1, MANY),
            RowField(f"{seat}: fought", 1),
            RowField(f"{seat}: next dice", 1, 8),
            RowField(f"{seat}: next changes", 1, 8),
            RowField(f"{seat}: next reverse", 1, 8),
            RowField(f"{seat}: choose", 1, 8),
            RowField(f"{seat}: sworn", 1),
            RowField(f"{seat}: has, as I know", kinds, 8),
            RowField(f"{seat}: knows I have", kinds, 8),
        ]
    return found


def answers_of(board: Board, scenario: Scenario, seats: int, seat: Seat) -> list[Action]:
    """Every answer of a table; other seats as this one counts them, itself first."""
    every = board.answers
    found: list[Action] = [every.defect, every.stay] if scenario.swears else []
    found += [every.fight, every.travel] if scenario.ladder else []
    found += [every.enter, every.pass_by, every.again, every.stop, *every.gain]
    found += every.place + every.take + every.keep + every.top
    found += [every.at[space] for space in board.normal] + [every.swap[space] for space in board.normal]
    for table in (every.opponent, every.bet):
        found += [table[(seat + n) % seats] for n in range(seats)]
    found += [every.here, every.away]
    faces = range(1, FACES + 1)
    found += [every.dice_set(die, face) for die in faces for face in faces if die != face]
    return [*found, *every.set_target, every.leave]


class CocoonWorldEncoder(Encoder[CocoonWorldState]):
    """The encoding of one table."""

    def __init__(self, board: Board, seats: int, options: Options) -> None:
        scenario = scenario_of(options["scenario"])
        super().__init__(fields_of(board, seats), [answers_of(board, scenario, seats, seat) for seat in range(seats)])
        self.seats: i64 = seats
        self.spaces: i64 = board.size
        self.kinds: i64 = len(board.kinds)

    def observe(self, state: CocoonWorldState, seat: Seat, begun: list[int], out: Buffer, at: i64) -> None:
        at = self.see_board(state, seat, out, at)
        at = self.see_roll(state, out, at)
        at = self.see_chain(state, seat, out, at)
        at = self.see_looked(state, seat, out, at)
        at = tally(out, at, state.hands[seat], self.kinds)
        at = self.see_mixed(state, seat, out, at)
        for n in range(self.seats):
            at = self.see_seat(state, seat, (seat + n) % self.seats, out, at)

    def see_board(self, state: CocoonWorldState, seat: Seat, out: Buffer, at: i64) -> i64:
        at = one_of(out, at, state.phase, len(phases.PHASES))
        at = flag(out, at, is_true=state.phase != phases.FIRST)
        at = one_of(out, at, further(seat, state.first, self.seats), self.seats)
        at = one_of(out, at, further(seat, state.active, self.seats), self.seats)
        at = put(out, at, state.round)
        for space in range(self.spaces):
            kind = state.tile[space]
            if kind >= 0:
                put(out, at, kind + FIRST_KIND)
            elif kind == FACE_DOWN:
                put(out, at, UNKNOWN)
            at += 1
        at = put(out, at, state.pile)
        seen = at + TOPS
        for n in range(min(TOPS, len(state.tops))):
            mask = state.tops_known[n]
            put(out, at + n, state.tops[n] + FIRST_KIND if mask & BIT[seat] else UNKNOWN)
            members(out, seen + n * self.seats, turned_to(seat, mask, self.seats), self.seats)
        return tally(out, seen + TOPS * self.seats, state.out, self.kinds)

    def see_roll(self, state: CocoonWorldState, out: Buffer, at: i64) -> i64:
        at = put(out, at, state.added)
        at = put(out, at, state.changes)
        at = put(out, at, state.reverse)
        for face in range(1, FACES + 1):
            put(out, at, how_many(state.dice, face))
            put(out, at + FACES, how_many(state.fixed, face))
            at += 1
        at += FACES
        at = one_of(out, at, state.target - 1, FACES)
        at = put(out, at, state.target_fixed)
        at = put(out, at, state.rolls)
        at = put(out, at, state.doublets)
        at = put(out, at, state.waiting)
        return put(out, at, state.placements)

    def see_chain(self, state: CocoonWorldState, seat: Seat, out: Buffer, at: i64) -> i64:
        at = tally(out, at, state.chain, self.spaces)
        at = tally(out, at, state.followed, self.spaces)
        at = put(out, at, state.swapped)
        at = one_of(out, at, -1 if state.swap_with == NOWHERE else state.swap_with, self.spaces)
        at = put(out, at, 0 if state.placing == NO_TILE else state.placing + FIRST_KIND)
        at = one_of(out, at, -1 if state.victim == NOBODY else further(seat, state.victim, self.seats), self.seats)
        at = put_all(out, at, state.made, HANDS)
        at = put(out, at, state.rung)
        at = put(out, at, state.prize)
        return put(out, at, state.supplied)

    def see_looked(self, state: CocoonWorldState, seat: Seat, out: Buffer, at: i64) -> i64:
        """The tiles that somebody is looking at: all of them if it is this seat, else those it knew."""
        is_looking = len(state.looked) > 0 and seat_to_supply(state) == seat
        seen = at + LOOKED
        for n, kind in enumerate(state.looked):
            mask = state.looked_known[n]
            put(out, at + n, kind + FIRST_KIND if is_looking or mask & BIT[seat] else UNKNOWN)
            members(out, seen + n * self.seats, turned_to(seat, mask, self.seats), self.seats)
        return seen + LOOKED * self.seats

    def see_mixed(self, state: CocoonWorldState, seat: Seat, out: Buffer, at: i64) -> i64:
        """What this seat knows to lie among the topmost tiles and in hands."""
        deep: i64 = 0
        for mixed in state.mixed:
            if mixed.knower == seat:
                tally(out, at, mixed.kinds, self.kinds)
                deep = max(deep, mixed.tops)
        return put(out, at + self.kinds, deep)

    def see_seat(self, state: CocoonWorldState, seat: Seat, other: int, out: Buffer, at: i64) -> i64:
        at = one_of(out, at, state.ep[other], CIRCLE)
        at = put(out, at, markers_below(state, other))
        at = flag(out, at, is_true=state.side[other] == BLACK)
        at = one_of(out, at, state.at[other], self.spaces)
        at = one_of(out, at, further(seat, state.bet[other], self.seats), self.seats)
        at = one_of(out, at, state.spare_at[other], self.spaces)
        at = flag(out, at, is_true=state.spare_side[other] == BLACK)
        at = put(out, at, len(state.hands[other]))
        at = put(out, at, state.laps[other])
        at = put(out, at, state.fame[other])
        at = put(out, at, state.fought[other])
        at = put(out, at, state.next_dice[other])
        at = put(out, at, state.next_changes[other])
        at = put(out, at, state.next_reverse[other])
        at = put(out, at, state.choose[other])
        at = put(out, at, state.sworn[other])
        for known in state.known:
            if knower_of(known) == seat and holder_of(known) == other:
                tally(out, at, [kind_of(known)], self.kinds)
            elif knower_of(known) == other and holder_of(known) == seat:
                tally(out, at + self.kinds, [kind_of(known)], self.kinds)
        return at + 2 * self.kinds

    def mask(
        self, state: CocoonWorldState, decision: Decision, seat: Seat, begun: list[int], out: Buffer, at: i64
    ) -> None:
        number_of = self.number_of[seat]
        for action in rules.choices(state):
            out[at + number_of[action]] = 1


def markers_below(state: CocoonWorldState, seat: Seat) -> int:
    """How many markers lie below this seat's on the EP Circle."""
    below = 0
    for other in state.recency:
        if other == seat:
            break
        if state.ep[other] == state.ep[seat]:
            below += 1
    return below


class CocoonWorldEncoding(Encoding[CocoonWorldState]):
    """What is learned from on one board."""

    def __init__(self, board: Board) -> None:
        super().__init__(VERSION)
        self.board = board

    def make(self, seats: int, options: Options) -> Encoder[CocoonWorldState]:
        return CocoonWorldEncoder(self.board, seats, options)
