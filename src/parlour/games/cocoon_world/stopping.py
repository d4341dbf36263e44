"""Where the pawn stops: loops, other pawns, Event Spaces and tiles (W-30 to W-60)."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.core.values import Action
from parlour.games.cocoon_world import memory, phases
from parlour.games.cocoon_world.actions import Bet, Drawn, From, Hand, Place, Swap, Take, Use
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
from parlour.games.cocoon_world.pieces import (
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


def arrive(state: CocoonWorldState, log: Log | None) -> int:
    """The end of a movement is a stop. The second one on a space in one chain is a loop (W-35)."""
    space = state.space()
    if space in state.chain:
        return loop(state, space, log)
    state.chain.append(space)
    state.swapped = 0
    return phases.LAND


def loop(state: CocoonWorldState, space: int, log: Log | None) -> int:
    """Nothing of the space is applied again: to Start at once, which is a stop there."""
    if log is not None:
        log.tell(None, Looped(seat=state.active, space=state.board.space_names[space], rule="W-35"))
    put_pawn(state, HOME)
    stop_on_start(state, log)
    return phases.CHAIN_END


def land(state: CocoonWorldState, log: Log | None) -> int:
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


def step_back(state: CocoonWorldState, space: int, other: int, log: Log | None) -> int:
    """Another pawn is there: only the EP part, then one space back (W-34)."""
    if log is not None:
        name = state.board.space_names[space]
        log.tell(None, Blocked(seat=state.active, other_seat=other, space=name, rule="W-34"))
    apply_ep_part(state, space, log)
    travel(state, -1, "pawn", "W-34", log)  # one step never passes Start
    return phases.ARRIVE


def apply_ep_part(state: CocoonWorldState, space: int, log: Log | None) -> None:
    """Experience and Start, and what a tile says of EP (W-36)."""
    if space == HOME:
        stop_on_start(state, log)
    elif state.board.events[space] == EXPERIENCE:
        gain(state, 1, "experience", "W-42", log)
    elif state.tile[space] >= 0:
        move_marker(state, state.active, state.board.kinds[state.tile[space]].ep, "tile", "W-06", log)


def turn_up(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    """A face-down tile shows what it is, and stays up (W-31); one that was chosen for a swap comes here (W-60)."""
    assert isinstance(outcome, Drawn)
    kind = state.board.kind_of[outcome.tile]
    state.pool[kind] -= 1
    is_swap = state.swap_with != NOWHERE
    space = state.swap_with if is_swap else state.space()
    state.tile[space] = kind
    if log is not None:
        name = state.board.space_names[space]
        log.tell(None, TurnedUp(tile=outcome.tile, space=name, rule="W-60" if is_swap else "W-31"))
    return finish_swap(state, log) if is_swap else phases.LAND


def follow(state: CocoonWorldState, log: Log | None) -> int:
    """Event Space, tile or empty space (W-30 to W-32)."""
    space = state.space()
    event = state.board.events[space]
    if event != NO_EVENT:
        return follow_event(state, space, event, log)
    if state.tile[space] != EMPTY:
        return follow_tile(state, space, state.board.kinds[state.tile[space]], log)
    may_place = state.placements > 0 and len(state.hands[state.active]) > 0
    return phases.TILE_HERE if may_place else phases.CHAIN_END


def place_here(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """A tile from the hand on the empty space where one stands; it is followed (W-30)."""
    assert isinstance(answer, Place)
    kind = state.board.kind_of[answer.tile]
    state.placements -= 1
    take_from_hand(state, state.active, kind)
    put_tile(state, kind, state.space(), "W-30", log)
    return phases.FOLLOW


# Event Spaces


def follow_event(state: CocoonWorldState, space: int, event: int, log: Log | None) -> int:
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


def visit_gods_bet(state: CocoonWorldState, log: Log | None) -> int:
    """A spare does nothing here, nor does a pawn with no colour left to name (W-44, W-46, W-01)."""
    if state.spare_at[state.active] != NOWHERE:
        nothing(state, "spare", "W-46", log)
        return phases.CHAIN_END
    if not colours_to_name(state):
        nothing(state, "no-colour", "W-01" if state.seats == 1 else "W-44", log)
        return phases.CHAIN_END
    return phases.BET


def make_bet(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """The pawn leaves for the track; rolls that wait lapse, placements do not (W-44, W-66)."""
    assert isinstance(answer, Bet)
    seat = state.active
    state.bet[seat] = answer.seat
    state.at[seat] = NOWHERE
    if log is not None:
        log.tell(None, BetMade(seat=seat, named_seat=answer.seat, rule="W-44"))
    lapse_rolls(state, "W-66", log)
    return phases.CHAIN_END


# Tiles


def follow_tile(state: CocoonWorldState, space: int, tile: Tile, log: Log | None) -> int:
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


def follow_movement(state: CocoonWorldState, space: int, tile: Tile, log: Log | None) -> int:
    """W-50 to W-53; a tile that leads nowhere ends the chain."""
    distance = state.board.ahead(space, tile.to) if tile.to != NO_EVENT else tile.steps
    if distance == 0:
        return phases.CHAIN_END
    return phases.ARRIVE if travel(state, distance, "tile", tile.rule, log) else phases.CHAIN_END


def add_effect(state: CocoonWorldState, effect: int, rule: str, log: Log | None) -> None:
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


def follow_place(state: CocoonWorldState, log: Log | None) -> int:
    """A hand tile on any empty space, if there are both (W-56)."""
    if state.hands[state.active] and state.has_empty_space():
        return phases.TILE_ANYWHERE
    nothing(state, "no-place", "W-56", log)
    return phases.CHAIN_END


# Take a tile (W-59)


def opponents_with_tiles(state: CocoonWorldState) -> list[int]:
    return [seat for seat in range(state.seats) if seat != state.active and state.hands[seat]]


def follow_take(state: CocoonWorldState, log: Log | None) -> int:
    if opponents_with_tiles(state):
        return phases.OPPONENT
    nothing(state, "nobody-has-tiles", "W-01" if state.seats == 1 else "W-59", log)
    return phases.CHAIN_END


def choose_opponent(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    assert isinstance(answer, From)
    state.victim = answer.seat
    return phases.SEE_HAND


def see_hand(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    """The turn player now knows all that the opponent holds, and will remember."""
    assert isinstance(outcome, Hand)
    seat, holder = state.active, state.victim
    state.known = [known for known in state.known if knower_of(known) != seat or holder_of(known) != holder]
    memory.see_hand(state, seat, holder)
    state.known += [knowledge(seat, holder, kind) for kind in state.hands[holder]]
    state.known.sort()
    if log is not None:
        log.tell(None, HandSeen(seat=seat, other_seat=holder, rule="W-59"))
    return phases.TAKE


def take_tile(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    assert isinstance(answer, Take)
    state.placing = state.board.kind_of[answer.tile]
    take_from_hand(state, state.victim, state.placing)
    if log is not None:
        log.tell(None, TileTaken(seat=state.active, other_seat=state.victim, tile=answer.tile, rule="W-59"))
    state.victim = NOBODY
    return phases.USE


def use_taken(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """Elsewhere and unfollowed, or here in place of this tile, which leaves the game, and followed."""
    assert isinstance(answer, Use)
    if answer.way == "away":
        return phases.ANYWHERE
    space = state.space()
    state.out.append(state.tile[space])
    state.out.sort()
    if space in state.followed:
        state.followed.remove(space)  # what left the game can't be retrieved (W-75)
    kind, state.placing = state.placing, NO_TILE
    put_tile(state, kind, space, "W-59", log)
    return phases.FOLLOW


# Replace (W-60)


def other_tiles(state: CocoonWorldState, space: int) -> list[int]:
    """Where else on the board there is a tile, face down or not."""
    return [other for other in state.board.normal if other != space and state.tile[other] != EMPTY]


def follow_swap(state: CocoonWorldState, space: int, log: Log | None) -> int:
    """One swap per stop, and only if there is another tile."""
    if state.swapped:
        nothing(state, "one-swap", "W-60", log)
        return phases.CHAIN_END
    if not other_tiles(state, space):
        nothing(state, "no-other-tile", "W-60", log)
        return phases.CHAIN_END
    return phases.SWAP


def choose_swap(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    assert isinstance(answer, Swap)
    state.swap_with = answer.space
    return phases.TURN_UP if state.tile[answer.space] == FACE_DOWN else finish_swap(state, log)


def finish_swap(state: CocoonWorldState, log: Log | None) -> int:
    """The two tiles change places; the one that came here is followed, at the same stop. What will be retrieved is
    the original tile, wherever it lies now (W-75)."""
    here, there = state.space(), state.swap_with
    state.tile[here], state.tile[there] = state.tile[there], state.tile[here]
    state.followed = [there if space == here else here if space == there else space for space in state.followed]
    state.swap_with = NOWHERE
    state.swapped = 1
    if log is not None:
        tile = state.board.kinds[state.tile[here]].name
        log.tell(None, Swapped(seat=state.active, tile=tile, space=state.board.space_names[there], rule="W-60"))
    return phases.FOLLOW
