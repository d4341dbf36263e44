"""Markers, pawns, bets, tiles and what seats know of them: the verbs that every phase leans on."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.game import Log
from parlour.games.cocoon_world import recall
from parlour.games.cocoon_world.board import CIRCLE, HOME
from parlour.games.cocoon_world.events import (
    BetRight,
    BetWrong,
    LapCounted,
    LapUndone,
    MarkerMoved,
    MovementDropped,
    NothingHappens,
    PawnMoved,
    PawnTurned,
    SpareIn,
    TilePlaced,
    TileRetrieved,
)
from parlour.games.cocoon_world.rows import put_in, take_out
from parlour.games.cocoon_world.state import (
    BLACK,
    EMPTY,
    EVERYBODY,
    NOBODY,
    NOWHERE,
    WHITE,
    CocoonWorldState,
    knowledge,
)

# The EP Circle


def move_marker(state: CocoonWorldState, seat: i64, steps: i64, why: str, rule: str, log: Log | None) -> None:
    """Clockwise if positive. However many steps, it is one move, and ends on top of a pile (W-04, W-07)."""
    if steps == 0:
        return
    state.ep[seat] = (state.ep[seat] + steps) % CIRCLE
    state.recency.move_to_end(seat)
    if log is not None:
        way = "clockwise" if steps > 0 else "anticlockwise"
        log.tell(None, MarkerMoved(seat=seat, ep=abs(int(steps)), way=way, position=state.ep[seat], why=why, rule=rule))


def gain(state: CocoonWorldState, ep: i64, why: str, rule: str, log: Log | None) -> None:
    """The turn player gains EP: the side of the playing pawn sets the way (W-05)."""
    move_marker(state, state.active, ep if state.playing_side() == WHITE else -ep, why, rule, log)


# Pawns


def turn_over(state: CocoonWorldState, why: str, rule: str, log: Log | None) -> None:
    """Turn the playing pawn over."""
    seat = state.active
    if state.spare_at[seat] == NOWHERE:
        state.side[seat] = other_side(state.side[seat])
    else:
        state.spare_side[seat] = other_side(state.spare_side[seat])
    if log is not None:
        log.tell(None, PawnTurned(seat=seat, side=side_name(state.playing_side()), why=why, rule=rule))


def other_side(side: i64) -> i64:
    return BLACK if side == WHITE else WHITE


def side_name(side: i64) -> str:
    return "white" if side == WHITE else "black"


def put_pawn(state: CocoonWorldState, space: i64) -> None:
    """Stand the playing pawn on a space."""
    seat = state.active
    if state.spare_at[seat] == NOWHERE:
        state.at[seat] = space
    else:
        state.spare_at[seat] = space


def travel(state: CocoonWorldState, steps: i64, why: str, rule: str, log: Log | None) -> bool:
    """Move the playing pawn, forward if positive. Passing Start decides bets at once, before the movement goes on.

    False if the player's own bet was decided by it: then the rest of the movement is dropped (W-47).
    """
    seat = state.active
    here = state.space()
    there = here + steps
    size = state.board.size
    count_laps(state, here, there, log)
    passes = there > size if steps > 0 else here > HOME > there
    if passes:
        had_bet = state.bet[seat] != NOBODY
        decide_bets(state, log)
        if had_bet:
            if log is not None:
                log.tell(None, MovementDropped(seat=seat, rule="W-47"))
            return False
    space = state.board.around(there)
    put_pawn(state, space)
    if log is not None:
        name = state.board.space_names[space]
        way = "forward" if steps > 0 else "backward"
        log.tell(None, PawnMoved(seat=seat, spaces=abs(int(steps)), way=way, space=name, why=why, rule=rule))
    return True


def count_laps(state: CocoonWorldState, here: i64, there: i64, log: Log | None) -> None:
    """Reaching Start forward is a lap; leaving or passing it backward undoes one (W-70)."""
    if not state.scenario.counts_laps:
        return
    seat = state.active
    if there >= state.board.size:
        state.laps[seat] += 1
        if log is not None:
            log.tell(None, LapCounted(seat=seat, laps=state.laps[seat], rule="W-70"))
    elif there < HOME and state.laps[seat] > 0:
        state.laps[seat] -= 1
        if log is not None:
            log.tell(None, LapUndone(seat=seat, laps=state.laps[seat], rule="W-70"))


# Start and bets


def stop_on_start(state: CocoonWorldState, log: Log | None) -> None:
    """Start's own EP first, then the bets (W-40, W-47)."""
    gain(state, 1, "start", "W-40", log)
    decide_bets(state, log)


def decide_bets(state: CocoonWorldState, log: Log | None) -> None:
    """The turn player's pawn has stopped on or passed Start: all bets on the track are decided together (W-47)."""
    for offset in range(state.seats):
        seat = (state.active + offset) % state.seats
        if state.bet[seat] != NOBODY:
            decide_bet(state, seat, log)


def decide_bet(state: CocoonWorldState, seat: i64, log: Log | None) -> None:
    """Right: 3 EP. Wrong: the pawn is turned over. Either way it comes to Start and the spare leaves (W-45, W-46)."""
    named = state.bet[seat]
    state.bet[seat] = NOBODY
    if named == state.active:
        if log is not None:
            log.tell(None, BetRight(seat=seat, named_seat=named, rule="W-45"))
        move_marker(state, seat, 3 if state.side[seat] == WHITE else -3, "bet", "W-45", log)
    else:
        if log is not None:
            log.tell(None, BetWrong(seat=seat, named_seat=named, by_seat=state.active, rule="W-45"))
        state.side[seat] = other_side(state.side[seat])
        if log is not None:
            log.tell(None, PawnTurned(seat=seat, side=side_name(state.side[seat]), why="bet", rule="W-45"))
    state.at[seat] = HOME
    if state.spare_at[seat] != NOWHERE:
        state.spare_at[seat] = NOWHERE
        state.spare_side[seat] = WHITE
        if log is not None:
            log.tell(None, SpareIn(seat=seat, rule="W-46"))


def colours_to_name(state: CocoonWorldState) -> i64:
    """Whom the turn player may bet on, as a mask: not oneself, nor anyone whom another pawn on the track has named
    (W-44)."""
    left = seats_but(state, state.active)
    for seat in range(state.seats):
        named = state.bet[seat]
        if named != NOBODY:
            left &= ~bit(named)
    return left


def seats_but(state: CocoonWorldState, seat: i64) -> i64:
    """All seats but one, as a mask."""
    return (bit(state.seats) - 1) & ~bit(seat)


def bit(seat: i64) -> i64:
    """A seat as a mask."""
    return bits.only(seat)


# Tiles


def put_tile(state: CocoonWorldState, kind: i64, space: i64, rule: str, log: Log | None) -> None:
    """Lay a tile face up."""
    state.tile[space] = kind
    if log is not None:
        name = state.board.kinds[kind].name
        log.tell(None, TilePlaced(seat=state.active, tile=name, space=state.board.space_names[space], rule=rule))


def take_into_hand(state: CocoonWorldState, seat: i64, kind: i64, knowers: i64) -> None:
    """Add a tile to a hand, which stays in order; `knowers` is the mask of the seats that know it."""
    put_in(kind, state.hands[seat])
    others = knowers & seats_but(state, seat)
    if others:
        for other in range(state.seats):
            if others & bit(other):
                put_in(knowledge(other, seat, kind), state.known)


def retrieve(state: CocoonWorldState, log: Log | None) -> None:
    """Every tile that was followed in this chain comes into the hand, for all to see (W-75)."""
    seat = state.active
    for space in state.followed:
        kind = state.tile[space]
        state.tile[space] = EMPTY
        take_into_hand(state, seat, kind, EVERYBODY)
        if log is not None:
            tile, name = state.board.kinds[kind].name, state.board.space_names[space]
            log.tell(None, TileRetrieved(seat=seat, tile=tile, space=name, rule="W-75"))
    state.followed = []


def take_from_hand(state: CocoonWorldState, seat: i64, kind: i64) -> None:
    """A tile leaves a hand for all to see: nobody can be sure of that one any more."""
    take_out(kind, state.hands[seat])
    if state.mixed:
        recall.see_leave(state, seat, kind)
    if state.known:
        for knower in range(state.seats):
            take_out(knowledge(knower, seat, kind), state.known)


def nothing(state: CocoonWorldState, why: str, rule: str, log: Log | None) -> None:
    """Say that something was followed but had no effect."""
    if log is not None:
        log.tell(None, NothingHappens(seat=state.active, why=why, rule=rule))
