"""Who sees what: a seat's view, what a screen forgets of it, and a state guessed from it."""

from __future__ import annotations

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.rng import Rng
from parlour.core.values import Seat
from parlour.games.cocoons.doors import ACTION, BARE_PLACE, DOOR_OF, DOORS, Level
from parlour.games.cocoons.phases import FIRST, JUDGE, OVER, PHASES
from parlour.games.cocoons.places import BITS, CORNERS, PLACE_OF, PLACES, SIDE_OF, SIDES, corners_of, seats_in
from parlour.games.cocoons.rules import (
    is_exposed,
    newly_seen,
    next_to_judge,
    next_to_mark,
    set_down,
    take_piece,
    unowned,
    watchers,
)
from parlour.games.cocoons.state import (
    ACTION_TOKEN,
    ANIMALS,
    BARE,
    CLOSED,
    COCOONS,
    DOOR_WIDTH,
    FACE_DOWN,
    KNOWN_WIDTH,
    LAID_WIDTH,
    NONE,
    NOWHERE,
    OPEN,
    SPECTATORS,
    START_TOKEN,
    CocoonsState,
    Kit,
    Settings,
    bared_at,
    bit,
    digit,
    digits,
    discards,
    door_on,
    known_by,
    last_seen,
    lay_door,
    learn_side,
    new_state,
    note_bared,
    note_sight,
    part,
    with_digit,
    with_part,
)
from parlour.games.cocoons.view import Bottom, Cocoon, CocoonsView

CLOSED_DOOR = "closed"
TOKENS = {"hidden": FACE_DOWN, "start": START_TOKEN, "action": ACTION_TOKEN}
UNSEEN = Bottom(CLOSED_DOOR, "hidden", None)
TOKEN_NAMES = {token: name for name, token in TOKENS.items()}


def view_of(state: CocoonsState, seat: Seat | None) -> CocoonsView:
    """All this seat was ever entitled to know (C-20 to C-23)."""
    stands = state.gap != NOWHERE
    seats = state.settings.seats
    return CocoonsView(
        seat=seat,
        seats=seats,
        options=dict(state.settings.options),
        phase=PHASES[state.phase],
        active=None if state.phase == FIRST else state.active,
        turn=state.turn,
        gap=PLACES[state.gap] if stands else None,
        corners=[[CORNERS[corner] for corner in corners_of(seats, other, state.turned)] for other in range(seats)],
        cocoons=[see_cocoon(state, digit(state.at, place), seat) for place in range(9) if place != state.gap]
        if stands
        else [],
        bottoms=[see_bottom(state, place) for place in range(9)] if stands else [],
        discarded=[DOORS[kind] for kind in discards(state)],
        reserve=state.reserve,
        given_up=state.given_up,
        turned=state.turned,
        moved=None if state.moved == NONE else state.moved,
        free_turns=state.free_turns,
        ending=state.ending or None,
    )


def see_cocoon(state: CocoonsState, cocoon: i64, seat: Seat | None) -> Cocoon:
    animals = state.settings.kit.animals
    known = known_by(state, cocoon)
    knows = bool(known & (SPECTATORS if seat is None else bit(seat)))
    mark = digit(state.mark, cocoon)
    seen = seats_in(watchers(state, cocoon)) if mark != NONE and is_exposed(state, cocoon) else ()
    return Cocoon(
        cocoon,
        PLACES[digit(state.where, cocoon)],
        SIDES[mark] if mark != NONE else None,
        [animals[animal] for animal in range(ANIMALS) if digit(state.home, animal) == cocoon],
        part(state.laid, cocoon, LAID_WIDTH),
        state.action == cocoon,
        animals[digit(state.side, cocoon)] if knows else None,
        list(seen),
        bool(state.told & bit(cocoon)),
        list(seats_in(known)),
        bool(known & SPECTATORS),
        None if seat is None or not knows else last_seen(state, seat, cocoon),
    )


def see_bottom(state: CocoonsState, place: i64) -> Bottom:
    door, token = door_on(state, place), digit(state.token, place)
    return Bottom(
        CLOSED_DOOR if door == CLOSED else None if door == OPEN else DOORS[door],
        None if token == BARE else TOKEN_NAMES[token] if token >= ANIMALS else state.settings.kit.animals[token],
        state.turn if place == state.gap else bared_at(state, place) or None,
    )


# What a screen keeps


def forget(view: CocoonsView) -> CocoonsView:
    """Only what can be seen at this moment, unless the table keeps aids or all is over (C-24)."""
    if not is_forgetful(view):
        return view
    return CocoonsView(
        seat=view.seat,
        seats=view.seats,
        options=view.options,
        phase=view.phase,
        active=view.active,
        turn=view.turn,
        gap=view.gap,
        corners=view.corners,
        cocoons=[forget_side(view, cocoon) for cocoon in view.cocoons],
        bottoms=[bottom if PLACES[place] == view.gap else None for place, bottom in enumerate(view.bottoms)],
        discarded=view.discarded,
        reserve=view.reserve,
        given_up=view.given_up,
        turned=view.turned,
        moved=view.moved,
        free_turns=view.free_turns,
        ending=view.ending,
    )


def is_forgetful(view: CocoonsView) -> bool:
    return view.options["memory"] != "aid" and view.phase != PHASES[OVER]


def is_shared(view: CocoonsView) -> bool:
    """Does everybody see what anybody sees (C-23)?"""
    return view.seats == 1 or view.options["share"] == "auto"


def forget_side(view: CocoonsView, cocoon: Cocoon) -> Cocoon:
    in_sight = bool(cocoon.seen_by)
    shown = cocoon.told or (in_sight and (is_shared(view) or view.seat in cocoon.seen_by))
    return with_side(cocoon, cocoon.side if shown else None, [], public=False, seen=None)


def with_side(cocoon: Cocoon, side: str | None, known_by: list[int], *, public: bool, seen: int | None) -> Cocoon:
    """The cocoon as it is in sight, with what is known of its side."""
    return Cocoon(
        cocoon.id,
        cocoon.place,
        cocoon.mark,
        cocoon.animals,
        cocoon.tokens,
        cocoon.action,
        side,
        cocoon.seen_by,
        cocoon.told,
        known_by,
        public,
        seen,
    )


# What one remembers who saw each screen


def recall(known: CocoonsView | None, screen: CocoonsView) -> CocoonsView:
    """The screen with the sides and bottoms that were on earlier ones; what never was counts as never uncovered."""
    if screen.gap is None or not is_forgetful(screen):
        return screen
    before = {cocoon.id: cocoon for cocoon in known.cocoons} if known is not None else {}
    bottoms = known.bottoms if known is not None and known.bottoms else [None] * 9
    return CocoonsView(
        seat=screen.seat,
        seats=screen.seats,
        options=screen.options,
        phase=screen.phase,
        active=screen.active,
        turn=screen.turn,
        gap=screen.gap,
        corners=screen.corners,
        cocoons=[recall_side(screen, cocoon, before.get(cocoon.id)) for cocoon in screen.cocoons],
        bottoms=[now or then or UNSEEN for now, then in zip(screen.bottoms, bottoms, strict=True)],
        discarded=screen.discarded,
        reserve=screen.reserve,
        given_up=screen.given_up,
        turned=screen.turned,
        moved=screen.moved,
        free_turns=screen.free_turns,
        ending=screen.ending,
    )


def recall_side(screen: CocoonsView, cocoon: Cocoon, before: Cocoon | None) -> Cocoon:
    """All know a side that was shared; one that was not is counted as known to nobody else."""
    side, known_by, public, seen = cocoon.side, cocoon.known_by, cocoon.public, cocoon.seen
    if side is not None:
        public = cocoon.told or is_shared(screen)
        known_by = list(range(screen.seats)) if public else [] if screen.seat is None else [screen.seat]
        seen = screen.turn
    elif before is not None:
        side, known_by, public, seen = before.side, before.known_by, before.public, before.seen
    return with_side(cocoon, side, known_by, public=public, seen=seen)


# What may be behind a view


def guess_from(view: CocoonsView, kit: Kit, level: Level, rng: Rng) -> CocoonsState:
    """A state this seat can't tell from the real one: sides that only others know are dealt at random."""
    state = known_from(view, kit, level)
    guess_sides(state, rng)
    return state


def known_from(view: CocoonsView, kit: Kit, level: Level) -> CocoonsState:
    """What the view says; sides that only others know are not dealt yet."""
    state = new_state(Settings(kit, level, view.seats, dict(view.options)))
    state.phase = PHASES.index(view.phase)
    state.active = view.active or 0
    state.turn, state.turned = view.turn, view.turned
    state.reserve, state.given_up = view.reserve, view.given_up
    state.free_turns, state.ending = view.free_turns, view.ending or ""
    state.moved = NONE if view.moved is None else view.moved
    place_bottoms(state, view)
    for cocoon in view.cocoons:
        place_cocoon(state, cocoon, view.seat)
    take_doors(state, view)
    if view.gap is not None:
        state.due = next_to_judge(state) if state.phase == JUDGE else newly_seen(state)
    return state


def place_bottoms(state: CocoonsState, view: CocoonsView) -> None:
    if view.gap is None:
        return
    state.gap = PLACE_OF[view.gap]
    for place, bottom in enumerate(view.bottoms):
        assert bottom is not None, "a guess is made from a view, not from a screen"
        door = bottom.door
        lay_door(state, place, OPEN if door is None else CLOSED if door == CLOSED_DOOR else DOOR_OF[door])
        token: i64 = BARE if bottom.token is None else token_of(state.settings.kit, bottom.token)
        state.token = with_digit(state.token, place, token)
        note_bared(state, place, bottom.seen or 0)
        if token == START_TOKEN:
            state.start = place
        if token < ANIMALS:
            state.unturned &= ~bit(token)


def token_of(kit: Kit, name: str) -> int:
    return TOKENS[name] if name in TOKENS else kit.animals.index(name)


def place_cocoon(state: CocoonsState, seen: Cocoon, seat: Seat | None) -> None:
    cocoon: i64 = seen.id
    animals = state.settings.kit.animals
    set_down(state, cocoon, PLACE_OF[seen.place])
    state.mark = with_digit(state.mark, cocoon, NONE if seen.mark is None else SIDE_OF[seen.mark])
    state.laid = with_part(state.laid, cocoon, LAID_WIDTH, seen.tokens)
    for animal in seen.animals:
        state.home = with_digit(state.home, animals.index(animal), cocoon)
        state.unturned &= ~bit(animals.index(animal))
    if seen.action:
        state.action = cocoon
    if seen.told:
        state.told |= bit(cocoon)
    known = sum([BITS[other] for other in seen.known_by]) + (SPECTATORS if seen.public else 0)
    state.known = with_part(state.known, cocoon, KNOWN_WIDTH, known)
    if seen.side is not None:
        learn_side(state, cocoon, animals.index(seen.side))
    if seat is not None and seen.seen is not None:
        note_sight(state, cocoon, state.settings.everyone if state.shares else BITS[seat], seen.seen)


def take_doors(state: CocoonsState, view: CocoonsView) -> None:
    """The doors nobody has seen are those of the level without those that were."""
    for door in view.discarded:
        state.discarded = (state.discarded << DOOR_WIDTH) | DOOR_OF[door]
        state.gone |= bit(DOOR_OF[door])
    doors = digits(state.door, 9, DOOR_WIDTH)
    taken = discards(state)
    if state.action != NONE or view.phase == "put-action":
        taken.append(ACTION)
    for kind in [*taken, *(door for door in doors if door < CLOSED)]:
        take_piece(state, kind)
    if view.gap is not None:  # the other open places, the start token's apart, never had a door
        for _ in range(doors.count(OPEN) - 1 - len(taken)):
            take_piece(state, BARE_PLACE)


def guess_sides(state: CocoonsState, rng: Rng) -> None:
    left = bits.listed(unowned(state))
    for cocoon in range(COCOONS):
        if digit(state.side, cocoon) == NONE and known_by(state, cocoon):
            learn_side(state, cocoon, left.pop(rng.below(len(left))))


def is_set_up(state: CocoonsState) -> bool:
    """Do the cocoons stand, each with its mark?"""
    return state.gap != NOWHERE and next_to_mark(state) == NONE
