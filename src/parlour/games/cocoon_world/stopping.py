"""Where the pawn stops: loops, other pawns, Event Spaces and tiles (W-30 to W-60)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.games.cocoon_world import phases, recall
from parlour.games.cocoon_world.board import HOME
from parlour.games.cocoon_world.dice import MOST_ADDED
from parlour.games.cocoon_world.events import (
    BetMade,
    Blocked,
    EffectGained,
    EffectLapsed,
    EventFollowed,
    HandSeen,
    Looped,
    PlacementsLeft,
    RollsWait,
    Swapped,
    TileFollowed,
    TileTaken,
    TurnedUp,
)
from parlour.games.cocoon_world.notation import AWAY
from parlour.games.cocoon_world.pieces import (
    bit,
    colours_to_name,
    gain,
    move_marker,
    nothing,
    put_pawn,
    put_tile,
    stop_on_start,
    take_from_hand,
    travel,
    turn_over,
)
from parlour.games.cocoon_world.rolling import lapse_rolls
from parlour.games.cocoon_world.state import (
    EMPTY,
    FACE_DOWN,
    NO_TILE,
    NOBODY,
    NOWHERE,
    CocoonWorldState,
    holder_of,
    knower_of,
    knowledge,
)
from parlour.games.cocoon_world.tiles import (
    CHANGE,
    CHOOSE,
    DIE,
    EFFECTS,
    EXPERIENCE,
    GODS_BET,
    INITIATION,
    NO_EFFECT,
    NO_EVENT,
    PIT,
    PLACE,
    REVERSE,
    START,
    SWAP,
    TAKE,
    Tile,
)

EVENT_RULES: Final = {START: "W-40", INITIATION: "W-41", EXPERIENCE: "W-42", PIT: "W-43", GODS_BET: "W-44"}


def arrive(state: CocoonWorldState, log: Log | None) -> i64:
    """The end of a movement is a stop. The second one on a space in one chain is a loop (W-35)."""
    space = state.space()
    for stop in state.chain:
        if stop == space:
            return loop(state, space, log)
    state.chain.append(space)
    state.swapped = 0
    return phases.LAND


def loop(state: CocoonWorldState, space: i64, log: Log | None) -> i64:
    """Nothing of the space is applied again: to Start at once, which is a stop there."""
    if log is not None:
        log.tell(None, Looped(seat=state.active, space=state.board.space_names[space], rule="W-35"))
    put_pawn(state, HOME)
    stop_on_start(state, log)
    return phases.CHAIN_END


def land(state: CocoonWorldState, log: Log | None) -> i64:
    """What of the space counts: a hidden tile is turned up; doublets and other pawns leave only its EP part."""
    space = state.space()
    if state.tile[space] == FACE_DOWN:
        return phases.TURN_UP
    if state.doublets:
        apply_ep_part(state, space, log)
        return phases.CHAIN_END
    other = NOBODY if space == HOME else state.other_pawn_on(space)
    if other != NOBODY:
        return step_back(state, space, other, log)
    if state.scenario.retrieves and state.tile[space] >= 0 and space not in state.followed:
        state.followed.append(space)
    return phases.FOLLOW


def step_back(state: CocoonWorldState, space: i64, other: i64, log: Log | None) -> i64:
    """Another pawn is there: only the EP part, then one space back (W-34)."""
    if log is not None:
        name = state.board.space_names[space]
        log.tell(None, Blocked(seat=state.active, other_seat=other, space=name, rule="W-34"))
    apply_ep_part(state, space, log)
    travel(state, -1, "pawn", "W-34", log)  # one step never passes Start
    return phases.ARRIVE


def apply_ep_part(state: CocoonWorldState, space: i64, log: Log | None) -> None:
    """Experience and Start, and what a tile says of EP (W-36)."""
    if space == HOME:
        stop_on_start(state, log)
    elif state.board.events[space] == EXPERIENCE:
        gain(state, 1, "experience", "W-42", log)
    elif state.tile[space] >= 0:
        move_marker(state, state.active, state.board.kinds[state.tile[space]].ep, "tile", "W-06", log)


def turn_up(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    """A face-down tile shows what it is, and stays up (W-31); one that was chosen for a swap comes here (W-60)."""
    state.pool[kind] = state.pool[kind] - 1
    is_swap = state.swap_with != NOWHERE
    space = state.swap_with if is_swap else state.space()
    state.tile[space] = kind
    if log is not None:
        tile, name = state.board.kinds[kind].name, state.board.space_names[space]
        log.tell(None, TurnedUp(tile=tile, space=name, rule="W-60" if is_swap else "W-31"))
    return finish_swap(state, log) if is_swap else phases.LAND


def follow(state: CocoonWorldState, log: Log | None) -> i64:
    """Event Space, tile or empty space (W-30 to W-32)."""
    space = state.space()
    event = state.board.events[space]
    if event != NO_EVENT:
        return follow_event(state, space, event, log)
    if state.tile[space] != EMPTY:
        return follow_tile(state, space, state.board.kinds[state.tile[space]], log)
    may_place = state.placements > 0 and len(state.hands[state.active]) > 0
    return phases.TILE_HERE if may_place else phases.CHAIN_END


def place_here(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    """A tile from the hand on the empty space where one stands; it is followed (W-30)."""
    state.placements -= 1
    take_from_hand(state, state.active, kind)
    put_tile(state, kind, state.space(), "W-30", log)
    return phases.FOLLOW


# Event Spaces


def follow_event(state: CocoonWorldState, space: i64, event: i64, log: Log | None) -> i64:
    """W-40 to W-44."""
    if log is not None:
        name = state.board.space_names[space]
        log.tell(None, EventFollowed(seat=state.active, space=name, rule=EVENT_RULES[event]))
    if event == PIT:
        return phases.ENTER
    if event == GODS_BET:
        return visit_gods_bet(state, log)
    if event == START:
        stop_on_start(state, log)
    elif event == INITIATION:
        turn_over(state, "initiation", "W-41", log)
    else:
        gain(state, 1, "experience", "W-42", log)
    return phases.CHAIN_END


def visit_gods_bet(state: CocoonWorldState, log: Log | None) -> i64:
    """A spare does nothing here, nor does a pawn with no colour left to name (W-44, W-46, W-01)."""
    if state.spare_at[state.active] != NOWHERE:
        nothing(state, "spare", "W-46", log)
        return phases.CHAIN_END
    if colours_to_name(state) == 0:
        nothing(state, "no-colour", "W-01" if state.seats == 1 else "W-44", log)
        return phases.CHAIN_END
    return phases.BET


def make_bet(state: CocoonWorldState, named: i64, log: Log | None) -> i64:
    """The pawn leaves for the track; rolls that wait lapse, placements do not (W-44, W-66)."""
    seat = state.active
    state.bet[seat] = named
    state.at[seat] = NOWHERE
    if log is not None:
        log.tell(None, BetMade(seat=seat, named_seat=named, rule="W-44"))
    lapse_rolls(state, "W-66", log)
    return phases.CHAIN_END


# Tiles


def follow_tile(state: CocoonWorldState, space: i64, tile: Tile, log: Log | None) -> i64:
    """Everything a tile says, in the order of its fields; then where it leads (W-31)."""
    if log is not None:
        name = state.board.space_names[space]
        log.tell(None, TileFollowed(seat=state.active, tile=tile.name, space=name, rule=tile.rule))
    move_marker(state, state.active, tile.ep, "tile", "W-06", log)
    if tile.turns:
        turn_over(state, "tile", tile.rule, log)
    if tile.rolls:
        state.waiting += tile.rolls
        if log is not None:
            log.tell(None, RollsWait(seat=state.active, rolls=state.waiting, rule="W-66"))
    if tile.places:
        state.placements += tile.places
        if log is not None:
            log.tell(None, PlacementsLeft(seat=state.active, placements=state.placements, rule="W-57"))
    if tile.later != NO_EFFECT:
        add_effect(state, tile.later, tile.rule, log)
    if tile.deed == PLACE:
        return follow_place(state, log)
    if tile.deed == TAKE:
        return follow_take(state, log)
    if tile.deed == SWAP:
        return follow_swap(state, space, log)
    return follow_movement(state, space, tile, log)


def follow_movement(state: CocoonWorldState, space: i64, tile: Tile, log: Log | None) -> i64:
    """W-50 to W-53; a tile that leads nowhere ends the chain."""
    distance = state.board.ahead(space, tile.to) if tile.to != NO_EVENT else tile.steps
    if distance == 0:
        return phases.CHAIN_END
    return phases.ARRIVE if travel(state, distance, "tile", tile.rule, log) else phases.CHAIN_END


def add_effect(state: CocoonWorldState, effect: i64, rule: str, log: Log | None) -> None:
    """W-61 to W-65: open information that belongs to the player."""
    seat = state.active
    if effect == DIE and state.next_dice[seat] == MOST_ADDED:
        if log is not None:
            log.tell(None, EffectLapsed(seat=seat, effect=EFFECTS[effect], rule="W-65"))
        return
    if effect == DIE:
        state.next_dice[seat] += 1
    elif effect == CHANGE:
        state.next_changes[seat] += 1
    elif effect == REVERSE:
        state.next_reverse[seat] = 1
    elif effect == CHOOSE:
        state.choose[seat] += 1
    if log is not None:
        log.tell(None, EffectGained(seat=seat, effect=EFFECTS[effect], rule=rule))


def follow_place(state: CocoonWorldState, log: Log | None) -> i64:
    """A hand tile on any empty space, if there are both (W-56)."""
    if state.hands[state.active] and state.has_empty_space():
        return phases.TILE_ANYWHERE
    nothing(state, "no-place", "W-56", log)
    return phases.CHAIN_END


# Take a tile (W-59)


def opponents_with_tiles(state: CocoonWorldState) -> i64:
    """As a mask."""
    found: i64 = 0
    for seat in range(state.seats):
        if seat != state.active and state.hands[seat]:
            found |= bit(seat)
    return found


def follow_take(state: CocoonWorldState, log: Log | None) -> i64:
    if opponents_with_tiles(state) != 0:
        return phases.OPPONENT
    nothing(state, "nobody-has-tiles", "W-01" if state.seats == 1 else "W-59", log)
    return phases.CHAIN_END


def choose_opponent(state: CocoonWorldState, seat: i64, log: Log | None) -> i64:
    state.victim = seat
    return phases.SEE_HAND


def see_hand(state: CocoonWorldState, log: Log | None) -> i64:
    """The turn player now knows all that the opponent holds, and will remember."""
    seat, holder = state.active, state.victim
    state.known = [known for known in state.known if knower_of(known) != seat or holder_of(known) != holder]
    recall.see_hand(state, seat, holder)
    state.known += [knowledge(seat, holder, kind) for kind in state.hands[holder]]
    state.known.sort()
    if log is not None:
        log.tell(None, HandSeen(seat=seat, other_seat=holder, rule="W-59"))
    return phases.TAKE


def take_tile(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    state.placing = kind
    take_from_hand(state, state.victim, kind)
    if log is not None:
        tile = state.board.kinds[kind].name
        log.tell(None, TileTaken(seat=state.active, other_seat=state.victim, tile=tile, rule="W-59"))
    state.victim = NOBODY
    return phases.USE


def use_taken(state: CocoonWorldState, way: i64, log: Log | None) -> i64:
    """Elsewhere and unfollowed, or here in place of this tile, which leaves the game, and followed."""
    if way == AWAY:
        return phases.ANYWHERE
    space = state.space()
    state.out.append(state.tile[space])
    state.out.sort()
    if space in state.followed:
        state.followed.remove(space)  # what left the game can't be retrieved (W-75)
    kind = state.placing
    state.placing = NO_TILE
    put_tile(state, kind, space, "W-59", log)
    return phases.FOLLOW


# Replace (W-60)


def has_tile(state: CocoonWorldState, space: i64) -> bool:
    """Is there a tile, face down or not?"""
    return state.tile[space] != EMPTY


def has_other_tile(state: CocoonWorldState, space: i64) -> bool:
    """Is there a tile elsewhere on the board?"""
    return any(other != space and has_tile(state, other) for other in range(state.board.size))


def follow_swap(state: CocoonWorldState, space: i64, log: Log | None) -> i64:
    """One swap per stop, and only if there is another tile."""
    if state.swapped:
        nothing(state, "one-swap", "W-60", log)
        return phases.CHAIN_END
    if not has_other_tile(state, space):
        nothing(state, "no-other-tile", "W-60", log)
        return phases.CHAIN_END
    return phases.SWAP


def choose_swap(state: CocoonWorldState, space: i64, log: Log | None) -> i64:
    state.swap_with = space
    return phases.TURN_UP if state.tile[space] == FACE_DOWN else finish_swap(state, log)


def finish_swap(state: CocoonWorldState, log: Log | None) -> i64:
    """The two tiles change places; the one that came here is followed, at the same stop. What will be retrieved is
    the original tile, wherever it lies now (W-75)."""
    here, there = state.space(), state.swap_with
    came = state.tile[there]
    state.tile[there] = state.tile[here]
    state.tile[here] = came
    state.followed = [there if space == here else here if space == there else space for space in state.followed]
    state.swap_with = NOWHERE
    state.swapped = 1
    if log is not None:
        tile = state.board.kinds[came].name
        log.tell(None, Swapped(seat=state.active, tile=tile, space=state.board.space_names[there], rule="W-60"))
    return phases.FOLLOW
