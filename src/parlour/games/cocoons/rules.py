"""The rules: what a state asks, what may be answered, and what answers do. One verb for each thing that happens."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import Log
from parlour.core.values import Seat
from parlour.games.cocoons.doors import ACTION, BARE_PLACE, DOORS, LOCK_A, LOCK_B, NUMBER, ROTATION, SLIDE
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
from parlour.games.cocoons.places import BESIDE, BEYOND, BITS, PLACES, WATCHERS, seats_in
from parlour.games.cocoons.state import (
    ACTION_TOKEN,
    ANIMALS,
    BARE,
    CLOSED,
    COCOONS,
    FACE_DOWN,
    GAP,
    NONE,
    OPEN,
    SPECTATORS,
    START_TOKEN,
    CocoonsState,
)

CORRECTION: Final = 3  # tokens (C-40)
MOST_FREE_TURNS: Final = 8  # in succession (C-64)
LEAST_ROUND_TRIP: Final = 2  # slides that bring the gap back to where it is


# Setting up


def begin_with(state: CocoonsState, seat: Seat) -> None:
    """C-14."""
    state.active = seat
    state.phase = START


def lay_start(state: CocoonsState, place: int) -> None:
    """The start token lies here, uncovered, and the cocoons stand on the other places (C-10, C-12)."""
    state.start = place
    state.token[place] = START_TOKEN
    state.door[place] = OPEN
    cocoon = 0
    for other in range(9):
        if other != place:
            set_down(state, cocoon, other)
            cocoon += 1
    free(state, place)
    state.phase = MARK


def set_down(state: CocoonsState, cocoon: int, place: int) -> None:
    state.at[place] = cocoon
    state.where[cocoon] = place


def free(state: CocoonsState, place: int) -> None:
    state.at[place] = GAP
    state.where[GAP] = place
    state.gap = place


def next_to_mark(state: CocoonsState) -> int:
    """The first cocoon whose orientation is not dealt yet, or NONE."""
    for cocoon in range(COCOONS):
        if state.mark[cocoon] == NONE:
            return cocoon
    return NONE


def orient(state: CocoonsState, side: int, log: Log | None) -> None:
    """C-12."""
    state.mark[next_to_mark(state)] = side
    if next_to_mark(state) == NONE:
        state.turn = 1
        state.phase = SETTLED
        look_around(state, log)
        proceed(state, log)


# What one sees


def is_exposed(state: CocoonsState, cocoon: int) -> bool:
    """Is the gap next to the side that bears the animal (C-20)?"""
    return BEYOND[state.where[cocoon]][state.mark[cocoon]] == state.gap


def watchers(state: CocoonsState, cocoon: int) -> int:
    """The seats that face that side (C-21), as a mask."""
    return WATCHERS[state.seats][state.turned % 4][state.mark[cocoon]]


def entitled(state: CocoonsState, cocoon: int) -> int:
    """Who gets the side while it is exposed: who faces it, or everybody if sides are shared (C-23)."""
    return state.everyone if state.shares else watchers(state, cocoon)


def newly_seen(state: CocoonsState) -> int:
    """The first exposed cocoon, in the order of places, whose side somebody sees for the first time; or NONE."""
    for place in BESIDE[state.gap]:
        cocoon = state.at[place]
        if is_exposed(state, cocoon) and entitled(state, cocoon) & ~state.known[cocoon]:
            return cocoon
    return NONE


def fresh(state: CocoonsState, cocoon: int) -> int:
    """Who is to learn the side now, as a mask."""
    return entitled(state, cocoon) & ~state.known[cocoon]


def look_around(state: CocoonsState, log: Log | None) -> None:
    """Exposed sides whose viewers all know them already are shown to them again; the others are dealt first."""
    for place in BESIDE[state.gap]:
        cocoon = state.at[place]
        if is_exposed(state, cocoon) and not fresh(state, cocoon):
            show(state, cocoon, log)


def show(state: CocoonsState, cocoon: int, log: Log | None) -> None:
    """Those entitled to it see the side (C-20, C-23)."""
    audience = entitled(state, cocoon)
    for seat in seats_in(audience):
        state.seen[seat * COCOONS + cocoon] = state.turn
    if log is not None:
        place, animal = PLACES[state.where[cocoon]], state.kit.animals[state.side[cocoon]]
        to = None if audience & SPECTATORS else seats_in(audience)
        log.tell(to, Showed(place=place, animal=animal, rule="C-20"), fleeting=state.forgets)


def reveal_side(state: CocoonsState, animal: int, log: Log | None) -> None:
    """A side is dealt: to those who see it newly, or to all at the end (C-50)."""
    if state.phase == JUDGE:
        cocoon = next_to_judge(state)
        state.side[cocoon] = animal
        state.known[cocoon] = state.everyone
        if next_to_judge(state) == NONE:
            judge(state, log)
        return
    cocoon = newly_seen(state)
    state.side[cocoon] = animal
    state.known[cocoon] |= entitled(state, cocoon)
    show(state, cocoon, log)
    proceed(state, log)


def sides_to_tell(state: CocoonsState, seat: Seat) -> list[int]:
    """The places, in order, of cocoons whose side this seat sees and nobody has told since the last slide (C-23)."""
    if state.shares:
        return []
    found: list[int] = []
    for place in BESIDE[state.gap]:
        cocoon = state.at[place]
        if is_exposed(state, cocoon) and not state.told & BITS[cocoon] and watchers(state, cocoon) & BITS[seat]:
            found.append(place)
    return found


def tell(state: CocoonsState, seat: Seat, place: int, log: Log | None) -> None:
    """Now all have it (C-23)."""
    cocoon = state.at[place]
    state.told |= BITS[cocoon]
    state.known[cocoon] = state.everyone
    for other in range(state.seats):
        state.seen[other * COCOONS + cocoon] = state.turn
    if log is not None:
        animal = state.kit.animals[state.side[cocoon]]
        log.tell(None, Told(seat=seat, place=PLACES[place], animal=animal, rule="C-23"), fleeting=state.forgets)


# A turn


def slides(state: CocoonsState) -> list[int]:
    """The places whose cocoon may slide as the main action (C-30, C-64)."""
    return [place for place in BESIDE[state.gap] if not must_spend(state, state.at[place])]


def slides_on(state: CocoonsState) -> list[int]:
    """The places whose cocoon may slide for a slide door (C-61)."""
    return [place for place in BESIDE[state.gap] if state.at[place] != state.moved]


def other_cocoons(state: CocoonsState, cocoon: int) -> list[int]:
    """The places of all cocoons but one."""
    return [place for place in range(9) if state.at[place] not in (cocoon, GAP)]


def must_spend(state: CocoonsState, cocoon: int) -> bool:
    """Has this cocoon moved free of charge too often in succession (C-64)?"""
    return cocoon == state.action and state.free_turns >= MOST_FREE_TURNS


def may_correct(state: CocoonsState) -> bool:
    """C-40."""
    if state.reserve < CORRECTION:
        return False
    return any(home != NONE for home in state.home)


def main_action(state: CocoonsState, place: int, log: Log | None) -> None:
    """Lay a token into a cocoon and slide it (C-30); the action cocoon needs none (C-64)."""
    cocoon = state.at[place]
    paid: i64 = 0 if cocoon == state.action else 1
    state.free_turns = 0 if paid else state.free_turns + 1
    state.reserve -= paid
    state.laid[cocoon] += paid
    slide(state, place, paid, log)


def slide(state: CocoonsState, place: int, paid: int, log: Log | None) -> None:
    """The cocoon moves; what it frees is looked at when all new sides are seen (C-31)."""
    cocoon = state.at[place]
    to = state.gap
    state.bared[to] = state.turn
    set_down(state, cocoon, to)
    free(state, place)
    state.moved = cocoon
    state.told = 0
    state.phase = FREED
    if log is not None:
        if state.forgets:
            log.lapse()  # what could be seen is covered again (C-24)
        event = Slid(seat=state.active, place=PLACES[place], to=PLACES[to], paid=paid, rule="C-30")
        log.tell(None, event)
    look_around(state, log)
    proceed(state, log)


def proceed(state: CocoonsState, log: Log | None) -> None:
    """Once nobody sees a new side, go on with what comes next."""
    if newly_seen(state) != NONE:
        return
    if state.phase == SETTLED:
        state.phase = TURN
    elif state.phase == FREED:
        look_down(state, log)
    elif state.phase == TURNED:
        uncover(state, log)


def look_down(state: CocoonsState, log: Log | None) -> None:
    """What lies on the place freed (C-31)?"""
    door = state.door[state.gap]
    if door == CLOSED:
        state.phase = DOOR
    elif door != OPEN:
        try_door(state, door, log)
    else:
        uncover(state, log)


def turn_door(state: CocoonsState, kind: int, log: Log | None) -> None:
    """A door nobody has seen is turned up; or there is none, and the animal lies bare (C-71)."""
    if kind == BARE_PLACE:
        state.closed_bare -= 1
        state.door[state.gap] = OPEN
        uncover(state, log)
        return
    if state.closed[kind]:
        state.closed[kind] -= 1
    else:
        state.closed_runes -= 1
    state.door[state.gap] = kind
    try_door(state, kind, log)


def can_come_off(state: CocoonsState, kind: int) -> bool:
    """Locks wait for their runes (C-62), numbers for their turn (C-65)."""
    if kind in (LOCK_A, LOCK_B):
        return all(rune in state.discarded for rune in state.kit.locks[kind - LOCK_A])
    if kind > NUMBER:
        return kind - 1 in state.discarded
    return True


def try_door(state: CocoonsState, kind: int, log: Log | None) -> None:
    """Apply the effect of the door in the gap (C-31, C-60 to C-65)."""
    if not can_come_off(state, kind):
        if log is not None:
            rule = "C-62" if kind in (LOCK_A, LOCK_B) else "C-65"
            place = PLACES[state.gap]
            log.tell(None, PutBack(place=place, door=DOORS[kind], rule=rule), fleeting=state.forgets)
        end_turn(state, log)
    elif kind == ACTION:
        state.door[state.gap] = OPEN
        state.phase = PUT_ACTION
    else:
        discard(state, kind, log)
        if kind == SLIDE:
            state.phase = SLIDE_ON
        elif kind == ROTATION:
            rotate(state, log)
        else:
            uncover(state, log)


def discard(state: CocoonsState, kind: int, log: Log | None) -> None:
    state.door[state.gap] = OPEN
    state.discarded.append(kind)
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


def equip(state: CocoonsState, place: int, log: Log | None) -> None:
    """The action door goes into a cocoon (C-64)."""
    state.action = state.at[place]
    if log is not None:
        log.tell(None, Equipped(seat=state.active, place=PLACES[place], rule="C-64"))
    uncover(state, log)


def uncover(state: CocoonsState, log: Log | None) -> None:
    """What lies on the place without its door (C-31)?"""
    token = state.token[state.gap]
    if token == FACE_DOWN:
        state.phase = ANIMAL
    elif token < ANIMALS:
        find(state, token, log)
    elif token == BARE and state.hard:
        charge(state, log)
    else:
        end_turn(state, log)


def turn_animal(state: CocoonsState, animal: int, log: Log | None) -> None:
    """An animal nobody has seen is turned up."""
    state.unturned[animal] = 0
    state.token[state.gap] = animal
    find(state, animal, log)


def find(state: CocoonsState, animal: int, log: Log | None) -> None:
    """An animal lies face up in the gap: it may be put away (C-32)."""
    state.phase = PUT
    if log is not None:
        event = Found(place=PLACES[state.gap], animal=state.kit.animals[animal], rule="C-31")
        log.tell(None, event, fleeting=state.forgets)


def put(state: CocoonsState, place: int, log: Log | None) -> None:
    """C-32."""
    animal = state.token[state.gap]
    state.token[state.gap] = BARE
    state.home[animal] = state.at[place]
    if log is not None:
        name = state.kit.animals[animal]
        log.tell(None, Housed(seat=state.active, place=PLACES[place], animal=name, rule="C-32"))
    end_turn(state, log)


def leave(state: CocoonsState, log: Log | None) -> None:
    """C-32."""
    if log is not None:
        animal = state.kit.animals[state.token[state.gap]]
        log.tell(None, Left(seat=state.active, animal=animal, rule="C-32"), fleeting=state.forgets)
    end_turn(state, log)


def correct(state: CocoonsState, animal: int, place: int, log: Log | None) -> None:
    """Three tokens are given up to move an animal (C-40)."""
    source = state.home[animal]
    state.reserve -= CORRECTION
    state.given_up += CORRECTION
    state.home[animal] = state.at[place]
    state.free_turns = 0
    if log is not None:
        name = state.kit.animals[animal]
        here, there = PLACES[state.where[source]], PLACES[place]
        log.tell(None, Corrected(seat=state.active, animal=name, place=here, to=there, rule="C-40"))
    end_turn(state, log)


def charge(state: CocoonsState, log: Log | None) -> None:
    """Hard mode: a bare place costs a token; none left is a loss at once (C-70)."""
    if state.reserve == 0:
        lose(state, "owed", log)
        return
    state.reserve -= 1
    state.token[state.gap] = ACTION_TOKEN
    if log is not None:
        log.tell(None, Charged(place=PLACES[state.gap], rule="C-70"), fleeting=state.forgets)
    end_turn(state, log)


def end_turn(state: CocoonsState, log: Log | None) -> None:
    """The turn is resolved; an empty reserve ends the game (C-51, C-52)."""
    if log is not None and state.forgets:
        log.hush()  # a chat line goes with the next turn (C-24)
    if state.reserve > 0:
        state.active = (state.active + 1) % state.seats
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
    filled = [0] * (COCOONS + 1)
    for cocoon in state.home:
        filled[cocoon] = 1
    return sum(filled[:COCOONS]) == COCOONS


def next_to_judge(state: CocoonsState) -> int:
    """The first cocoon, in the order of places, whose side is not public; or NONE."""
    for place in range(9):
        cocoon = state.at[place]
        if cocoon != GAP and not state.known[cocoon] & SPECTATORS:
            return cocoon
    return NONE


def close(state: CocoonsState, log: Log | None) -> None:
    """All sides are shown, then the game is judged (C-50)."""
    state.phase = JUDGE
    if next_to_judge(state) == NONE:
        judge(state, log)


def at_home(state: CocoonsState) -> int:
    """How many animals are in their own cocoons."""
    count = 0
    for animal in range(ANIMALS):
        home = state.home[animal]
        if home != NONE and state.side[home] == animal:
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


def side_weights(state: CocoonsState) -> list[int]:
    """Which animals the side that is due may bear: the one it is known for, else those no cocoon has yet."""
    cocoon = next_to_judge(state) if state.phase == JUDGE else newly_seen(state)
    weights = [1] * ANIMALS
    if state.side[cocoon] != NONE:
        weights = [0] * ANIMALS
        weights[state.side[cocoon]] = 1
        return weights
    for other in range(COCOONS):
        if state.side[other] != NONE:
            weights[state.side[other]] = 0
    return weights


def door_weights(state: CocoonsState) -> list[int]:
    """What the door in the gap may be, last that there is none; random runes are equally likely (C-61)."""
    weights = [*state.closed, state.closed_bare]
    if state.closed_runes:
        unseen = [rune for rune in state.level.other_runes() if rune not in state.discarded]
        weights = [weight * len(unseen) for weight in weights]
        for rune in unseen:
            weights[rune] = state.closed_runes
    return weights
