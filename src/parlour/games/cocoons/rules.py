"""The rules: what a state asks, what may be answered, and what answers do. One verb for each thing that happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core import bits
from parlour.core.game import Log
from parlour.core.rng import Rng
from parlour.games.cocoons.doors import (
    ACTION,
    BARE_PLACE,
    DOORS,
    KIND_OF,
    LOCK_A,
    LOCK_B,
    NUMBER,
    PIECES_OF,
    ROTATION,
    RUNE_PIECES,
    RUNES,
    SLIDE,
)
from parlour.games.cocoons.events import (
    Charged,
    Corrected,
    Discarded,
    Equipped,
    Found,
    Housed,
    Judged,
    Left,
    Lost,
    PutBack,
    Showed,
    Slid,
    Told,
    Turned,
)
from parlour.games.cocoons.phases import (
    ANIMAL,
    DOOR,
    FREED,
    JUDGE,
    MARK,
    OVER,
    PUT,
    PUT_ACTION,
    SETTLED,
    SLIDE_ON,
    START,
    TURN,
    TURNED,
)
from parlour.games.cocoons.places import (
    ALL_PLACES,
    AROUND,
    BEYOND,
    FACING,
    NEAR,
    NEAR_COUNT,
    PLACES,
    WATCHERS,
    seats_in,
)
from parlour.games.cocoons.state import (
    ACTION_TOKEN,
    ALL_NONE,
    ANIMALS,
    BARE,
    CLOSED,
    COCOONS,
    DOOR_WIDTH,
    FACE_DOWN,
    GAP,
    KNOWN_WIDTH,
    LAID_WIDTH,
    NONE,
    OPEN,
    SPECTATORS,
    START_TOKEN,
    CocoonsState,
    bit,
    digit,
    door_on,
    known_by,
    lay_door,
    learn_side,
    note_bared,
    note_sight,
    with_digit,
    with_part,
)

CORRECTION: Final = 3  # tokens (C-40)
MOST_FREE_TURNS: Final = 8  # in succession (C-64)
LEAST_ROUND_TRIP: Final = 2  # slides that bring the gap back to where it is
EVERY_COCOON: Final = 2**COCOONS - 1


# Setting up


def begin_with(state: CocoonsState, seat: i64) -> None:
    """C-14."""
    state.active = seat
    state.phase = START


def lay_start(state: CocoonsState, place: i64) -> None:
    """The start token lies here, uncovered, and the cocoons stand on the other places (C-10, C-12)."""
    state.start = place
    state.token = with_digit(state.token, place, START_TOKEN)
    lay_door(state, place, OPEN)
    cocoon: i64 = 0
    for other in range(9):
        if other != place:
            set_down(state, cocoon, other)
            cocoon += 1
    free(state, place)
    state.phase = MARK


def set_down(state: CocoonsState, cocoon: i64, place: i64) -> None:
    state.at = with_digit(state.at, place, cocoon)
    state.where = with_digit(state.where, cocoon, place)


def free(state: CocoonsState, place: i64) -> None:
    state.at = with_digit(state.at, place, GAP)
    state.gap = place


def next_to_mark(state: CocoonsState) -> i64:
    """The first cocoon whose orientation is not dealt yet, or NONE."""
    unmarked = state.mark & ALL_NONE
    return bits.nth(unmarked, 0) >> 2 if unmarked else NONE


def orient(state: CocoonsState, side: i64, log: Log | None) -> None:
    """C-12."""
    state.mark = with_digit(state.mark, next_to_mark(state), side)
    if not state.mark & ALL_NONE:
        state.turn = 1
        state.phase = SETTLED
        look_around(state, log)
        proceed(state, log)


# What one sees


def is_exposed(state: CocoonsState, cocoon: i64) -> bool:
    """Is the gap next to the side that bears the animal (C-20)?"""
    return BEYOND[digit(state.where, cocoon)][digit(state.mark, cocoon)] == state.gap


def watchers(state: CocoonsState, cocoon: i64) -> i64:
    """The seats that face that side (C-21), as a mask."""
    return WATCHERS[state.settings.seats][state.turned][digit(state.mark, cocoon)]


def entitled(state: CocoonsState, cocoon: i64) -> i64:
    """Who gets the side while it is exposed: those who face it, or everybody if sides are shared (C-23)."""
    return state.settings.everyone if state.shares else watchers(state, cocoon)


def newly_seen(state: CocoonsState) -> i64:
    """The first exposed cocoon, in the order of places, whose side somebody sees for the first time; or NONE."""
    row = 4 * state.gap
    for k in range(row, row + NEAR_COUNT[state.gap]):
        cocoon = digit(state.at, NEAR[k])
        if digit(state.mark, cocoon) == FACING[k] and fresh(state, cocoon):
            return cocoon
    return NONE


def fresh(state: CocoonsState, cocoon: i64) -> i64:
    """Who is to learn the side now, as a mask."""
    return entitled(state, cocoon) & ~known_by(state, cocoon)


def look_around(state: CocoonsState, log: Log | None) -> None:
    """Exposed sides whose viewers all know them already are shown to them again; the others are dealt first."""
    row = 4 * state.gap
    for k in range(row, row + NEAR_COUNT[state.gap]):
        cocoon = digit(state.at, NEAR[k])
        if digit(state.mark, cocoon) == FACING[k] and not fresh(state, cocoon):
            show(state, cocoon, log)


def show(state: CocoonsState, cocoon: i64, log: Log | None) -> None:
    """Those entitled to it see the side (C-20, C-23)."""
    audience = entitled(state, cocoon)
    note_sight(state, cocoon, audience, state.turn)
    if log is not None:
        place, animal = PLACES[digit(state.where, cocoon)], state.settings.kit.animals[digit(state.side, cocoon)]
        to = None if audience & SPECTATORS else seats_in(audience)
        log.tell(to, Showed(place=place, animal=animal, rule="C-20"), fleeting=state.settings.forgets)


def reveal_side(state: CocoonsState, animal: i64, log: Log | None) -> None:
    """A side is dealt: to those who see it newly, or to all at the end (C-50)."""
    cocoon = state.due
    learn_side(state, cocoon, animal)
    if state.phase == JUDGE:
        state.known = with_part(state.known, cocoon, KNOWN_WIDTH, state.settings.everyone)
        judge_next(state, log)
        return
    state.known |= entitled(state, cocoon) << (KNOWN_WIDTH * cocoon)
    show(state, cocoon, log)
    proceed(state, log)


def sides_to_tell(state: CocoonsState, seat: i64) -> list[int]:
    """The places, in order, of cocoons whose side this seat sees and nobody has told since the last slide (C-23)."""
    found: list[int] = []
    if state.shares:
        return found
    for place in bits.listed(AROUND[state.gap]):
        cocoon = digit(state.at, place)
        if is_exposed(state, cocoon) and not state.told & bit(cocoon) and watchers(state, cocoon) & bit(seat):
            found.append(place)
    return found


def tell(state: CocoonsState, seat: i64, place: i64, log: Log | None) -> None:
    """Now all have it (C-23)."""
    cocoon = digit(state.at, place)
    everyone = state.settings.everyone
    state.told |= bit(cocoon)
    state.known = with_part(state.known, cocoon, KNOWN_WIDTH, everyone)
    note_sight(state, cocoon, everyone, state.turn)
    if log is not None:
        animal = state.settings.kit.animals[digit(state.side, cocoon)]
        event = Told(seat=seat, place=PLACES[place], animal=animal, rule="C-23")
        log.tell(None, event, fleeting=state.settings.forgets)


# A turn


def slides(state: CocoonsState) -> i64:
    """The places whose cocoon may slide as the main action, as a set (C-30, C-64)."""
    near: i64 = AROUND[state.gap]
    if must_spend(state, state.action):
        near &= ~bit(digit(state.where, state.action))
    return near


def slides_on(state: CocoonsState) -> i64:
    """The places whose cocoon may slide for a slide door (C-61)."""
    near: i64 = AROUND[state.gap]
    return near & ~bit(digit(state.where, state.moved))


def other_cocoons(state: CocoonsState, cocoon: i64) -> i64:
    """The places of all cocoons but one."""
    return ALL_PLACES & ~bit(state.gap) & ~bit(digit(state.where, cocoon))


def must_spend(state: CocoonsState, cocoon: i64) -> bool:
    """Has this cocoon moved free of charge too often in succession (C-64)?"""
    return cocoon == state.action and state.free_turns >= MOST_FREE_TURNS


def may_correct(state: CocoonsState) -> bool:
    """C-40."""
    return state.reserve >= CORRECTION and state.home & ALL_NONE != ALL_NONE


def main_action(state: CocoonsState, place: i64, log: Log | None) -> None:
    """Lay a token into a cocoon and slide it (C-30); the action cocoon needs none (C-64)."""
    cocoon = digit(state.at, place)
    paid: i64 = 0 if cocoon == state.action else 1
    state.free_turns = 0 if paid else state.free_turns + 1
    state.reserve -= paid
    state.laid += paid << (LAID_WIDTH * cocoon)
    slide(state, place, paid, log)


def slide(state: CocoonsState, place: i64, paid: i64, log: Log | None) -> None:
    """The cocoon moves; what it frees is looked at when all new sides are seen (C-31)."""
    cocoon = digit(state.at, place)
    to = state.gap
    note_bared(state, to, state.turn)
    set_down(state, cocoon, to)
    free(state, place)
    state.moved = cocoon
    state.told = 0
    state.phase = FREED
    if log is not None:
        if state.settings.forgets:
            log.lapse()  # what could be seen is covered again (C-24)
        event = Slid(seat=state.active, place=PLACES[place], to=PLACES[to], paid=paid, rule="C-30")
        log.tell(None, event)
    look_around(state, log)
    proceed(state, log)


def proceed(state: CocoonsState, log: Log | None) -> None:
    """Once nobody sees a new side, go on with what comes next."""
    state.due = newly_seen(state)
    if state.due != NONE:
        return
    if state.phase == SETTLED:
        state.phase = TURN
    elif state.phase == FREED:
        look_down(state, log)
    elif state.phase == TURNED:
        uncover(state, log)


def look_down(state: CocoonsState, log: Log | None) -> None:
    """What lies on the place freed (C-31)?"""
    door = door_on(state, state.gap)
    if door == CLOSED:
        state.phase = DOOR
    elif door != OPEN:
        try_door(state, door, log)
    else:
        uncover(state, log)


def turn_door(state: CocoonsState, kind: i64, log: Log | None) -> None:
    """A door nobody has seen is turned up; or there is none, and the animal lies bare (C-71)."""
    take_piece(state, kind)
    if kind == BARE_PLACE:
        lay_door(state, state.gap, OPEN)
        uncover(state, log)
        return
    lay_door(state, state.gap, kind)
    try_door(state, kind, log)


def take_piece(state: CocoonsState, kind: i64) -> None:
    """One door of this kind is not among the unseen any more."""
    pieces = state.closed & PIECES_OF[kind]
    if pieces:
        state.closed &= ~(pieces & -pieces)
    else:
        state.closed_runes -= 1


def can_come_off(state: CocoonsState, kind: i64) -> bool:
    """Locks wait for their runes (C-62), numbers for their turn (C-65)."""
    if kind > NUMBER:
        return state.gone & bit(kind - 1) != 0
    if kind == LOCK_A:
        return state.settings.kit.key_a & ~state.gone == 0
    if kind == LOCK_B:
        return state.settings.kit.key_b & ~state.gone == 0
    return True


def try_door(state: CocoonsState, kind: i64, log: Log | None) -> None:
    """Apply the effect of the door in the gap (C-31, C-60 to C-65)."""
    if not can_come_off(state, kind):
        if log is not None:
            rule = "C-62" if kind in (LOCK_A, LOCK_B) else "C-65"
            place = PLACES[state.gap]
            log.tell(None, PutBack(place=place, door=DOORS[kind], rule=rule), fleeting=state.settings.forgets)
        end_turn(state, log)
    elif kind == ACTION:
        lay_door(state, state.gap, OPEN)
        state.phase = PUT_ACTION
    else:
        discard(state, kind, log)
        if kind == SLIDE:
            state.phase = SLIDE_ON
        elif kind == ROTATION:
            rotate(state, log)
        else:
            uncover(state, log)


def discard(state: CocoonsState, kind: i64, log: Log | None) -> None:
    lay_door(state, state.gap, OPEN)
    state.discarded = (state.discarded << DOOR_WIDTH) | kind
    state.gone |= bit(kind)
    if log is not None:
        log.tell(None, Discarded(door=DOORS[kind], rule="C-31"))


def rotate(state: CocoonsState, log: Log | None) -> None:
    """C-63."""
    state.turned = (state.turned + 1) % 4
    state.phase = TURNED
    if log is not None:
        log.tell(None, Turned(rule="C-63"))
    look_around(state, log)
    proceed(state, log)


def equip(state: CocoonsState, place: i64, log: Log | None) -> None:
    """The action door goes into a cocoon (C-64)."""
    state.action = digit(state.at, place)
    if log is not None:
        log.tell(None, Equipped(seat=state.active, place=PLACES[place], rule="C-64"))
    uncover(state, log)


def uncover(state: CocoonsState, log: Log | None) -> None:
    """What lies on the place without its door (C-31)?"""
    token = digit(state.token, state.gap)
    if token == FACE_DOWN:
        state.phase = ANIMAL
    elif token < ANIMALS:
        find(state, token, log)
    elif token == BARE and state.settings.hard:
        charge(state, log)
    else:
        end_turn(state, log)


def turn_animal(state: CocoonsState, animal: i64, log: Log | None) -> None:
    """An animal nobody has seen is turned up."""
    state.unturned &= ~bit(animal)
    state.token = with_digit(state.token, state.gap, animal)
    find(state, animal, log)


def find(state: CocoonsState, animal: i64, log: Log | None) -> None:
    """An animal lies face up in the gap: it may be put away (C-32)."""
    state.phase = PUT
    if log is not None:
        event = Found(place=PLACES[state.gap], animal=state.settings.kit.animals[animal], rule="C-31")
        log.tell(None, event, fleeting=state.settings.forgets)


def put(state: CocoonsState, place: i64, log: Log | None) -> None:
    """C-32."""
    animal = digit(state.token, state.gap)
    state.token = with_digit(state.token, state.gap, BARE)
    state.home = with_digit(state.home, animal, digit(state.at, place))
    if log is not None:
        name = state.settings.kit.animals[animal]
        log.tell(None, Housed(seat=state.active, place=PLACES[place], animal=name, rule="C-32"))
    end_turn(state, log)


def leave(state: CocoonsState, log: Log | None) -> None:
    """C-32."""
    if log is not None:
        animal = state.settings.kit.animals[digit(state.token, state.gap)]
        log.tell(None, Left(seat=state.active, animal=animal, rule="C-32"), fleeting=state.settings.forgets)
    end_turn(state, log)


def correct(state: CocoonsState, animal: i64, place: i64, log: Log | None) -> None:
    """Three tokens are given up to move an animal (C-40)."""
    source = digit(state.home, animal)
    state.reserve -= CORRECTION
    state.given_up += CORRECTION
    state.home = with_digit(state.home, animal, digit(state.at, place))
    state.free_turns = 0
    if log is not None:
        name = state.settings.kit.animals[animal]
        here, there = PLACES[digit(state.where, source)], PLACES[place]
        log.tell(None, Corrected(seat=state.active, animal=name, place=here, to=there, rule="C-40"))
    end_turn(state, log)


def charge(state: CocoonsState, log: Log | None) -> None:
    """Hard mode: a bare place costs a token; none left is a loss at once (C-70)."""
    if state.reserve == 0:
        lose(state, "owed", log)
        return
    state.reserve -= 1
    state.token = with_digit(state.token, state.gap, ACTION_TOKEN)
    if log is not None:
        log.tell(None, Charged(place=PLACES[state.gap], rule="C-70"), fleeting=state.settings.forgets)
    end_turn(state, log)


def end_turn(state: CocoonsState, log: Log | None) -> None:
    """The turn is resolved; an empty reserve ends the game (C-51, C-52)."""
    if log is not None and state.settings.forgets:
        log.hush()  # a chat line goes with the next turn (C-24)
    if state.reserve > 0:
        state.active = state.active + 1 if state.active + 1 < state.settings.seats else 0
        state.turn += 1
        state.phase = TURN
    elif may_end(state) and is_every_cocoon_filled(state):
        close(state, log)
    else:
        lose(state, "tokens", log)


# The end


def may_end(state: CocoonsState) -> bool:
    """Is the start token visible (C-50)?"""
    return state.gap == state.start


def is_every_cocoon_filled(state: CocoonsState) -> bool:
    """Eight animals fill eight cocoons only if each holds one."""
    filled: i64 = 0
    for animal in range(ANIMALS):
        filled |= bit(digit(state.home, animal))
    return filled == EVERY_COCOON


def next_to_judge(state: CocoonsState) -> i64:
    """The first cocoon, in the order of places, whose side is not public; or NONE."""
    for place in range(9):
        cocoon = digit(state.at, place)
        if cocoon != GAP and not known_by(state, cocoon) & SPECTATORS:
            return cocoon
    return NONE


def close(state: CocoonsState, log: Log | None) -> None:
    """All sides are shown, then the game is judged (C-50)."""
    state.phase = JUDGE
    judge_next(state, log)


def judge_next(state: CocoonsState, log: Log | None) -> None:
    """Go on with the next side that is not public, or with the verdict."""
    state.due = next_to_judge(state)
    if state.due == NONE:
        judge(state, log)


def at_home(state: CocoonsState) -> i64:
    """How many animals are in their own cocoons."""
    count: i64 = 0
    for animal in range(ANIMALS):
        home = digit(state.home, animal)
        if home != NONE and home == digit(state.owner, animal):
            count += 1
    return count


def judge(state: CocoonsState, log: Log | None) -> None:
    home = at_home(state)
    state.phase = OVER
    state.ending = "won" if home == ANIMALS else "wrong"
    if log is not None:
        log.tell(None, Judged(home=home, rule="C-50"))


def lose(state: CocoonsState, ending: str, log: Log | None) -> None:
    """Lost without judgement (C-51, C-70)."""
    state.phase = OVER
    state.ending = ending
    if log is not None:
        log.tell(None, Lost(owed=ending == "owed", rule="C-70" if ending == "owed" else "C-51"))


# Chance


def sides_left(state: CocoonsState) -> i64:
    """Which animals the side that is due may bear: the one it is known for, else those no cocoon has yet."""
    side = digit(state.side, state.due)
    if side != NONE:
        return bit(side)
    return unowned(state)


def unowned(state: CocoonsState) -> i64:
    """The animals that no cocoon is known to belong to, as a set."""
    left: i64 = 0
    for animal in range(ANIMALS):
        if digit(state.owner, animal) == NONE:
            left |= bit(animal)
    return left


def door_weights(state: CocoonsState) -> list[int]:
    """What the door in the gap may be, last that there is none; random runes are equally likely (C-61)."""
    weights = [int(bits.count(state.closed & pieces)) for pieces in PIECES_OF]
    if state.closed_runes:
        unseen = unseen_runes(state)
        weights = [weight * bits.count(unseen) for weight in weights]
        for rune in bits.listed(unseen):
            weights[rune] = state.closed_runes
    return weights


def unseen_runes(state: CocoonsState) -> i64:
    """The runes that a random one may still be, as a set."""
    return state.settings.level.rune_pool & ~state.gone


def any_of(things: i64, rng: Rng) -> i64:
    """One of a set, all equally likely."""
    return bits.nth(things, rng.below(bits.count(things)))


def any_door(state: CocoonsState, rng: Rng) -> i64:
    """A kind of door by `door_weights`, without a list."""
    if not state.closed_runes:
        return KIND_OF[any_of(state.closed, rng)]
    unseen = unseen_runes(state)
    each = bits.count(unseen)
    left: i64 = rng.below(each * (bits.count(state.closed) + state.closed_runes))
    for rune in range(RUNES):
        weight = state.closed_runes if unseen & bit(rune) else each if state.closed & bit(rune) else 0
        if left < weight:
            return rune
        left -= weight
    return KIND_OF[bits.nth(state.closed & ~RUNE_PIECES, left // each)]
