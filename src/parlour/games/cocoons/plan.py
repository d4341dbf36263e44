"""How a team player thinks: a model of what it knows, a habit for every question, and play-outs that compare answers.

The model is a state in which everything the player knows is common and nothing else is dealt. A habit reads only
what has been seen in the model, so a play-out never profits from what nobody could know.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from parlour.core import bits
from parlour.core.rng import Fast, Rng
from parlour.core.values import Seat
from parlour.games.cocoons import rules
from parlour.games.cocoons.doors import KIND_OF, NUMBER, PIECES_OF
from parlour.games.cocoons.learnt import SlideWorth
from parlour.games.cocoons.order import Order, is_in_order
from parlour.games.cocoons.phases import ANIMAL, DOOR, OVER, PUT, PUT_ACTION, SLIDE_ON, TURN
from parlour.games.cocoons.places import ALL_PLACES, AROUND, FACING, NEAR, NEAR_COUNT
from parlour.games.cocoons.state import (
    ALL_NONE,
    ANIMALS,
    BARE,
    CLOSED,
    COCOONS,
    DOOR_WIDTH,
    FACE_DOWN,
    KNOWN_WIDTH,
    NONE,
    NOWHERE,
    OPEN,
    CocoonsState,
    bared_at,
    bit,
    digit,
    digits,
    door_on,
    forget_side,
    known_by,
    last_seen,
    lay_door,
    learn_side,
    part,
    with_digit,
    with_part,
)
from parlour.games.cocoons.walks import WAY, slides_to_cover, slides_to_find, slides_to_see, way_to

# What habits weigh, in hundredths of a slide; found by playing many deals.
A_SLIDE: Final = 100
SEARCH: Final = 25  # a slide to a door that is looked for: four closed doors make it as urgent as walking to one
ERRAND: Final = 60  # another place that needs a visit, on the way; as in `walks`
SIGHT: Final = 30  # a side never seen before
FREE: Final = 70  # moving the action cocoon
CHARGE: Final = 60  # a bare place in hard mode
WHIM: Final = 16  # less than this decides between equals
FARTHEST_SIGHT: Final = 9
EQUAL: Final = 4  # as WHIM, where promises are compared
WAIT: Final = 50  # to an animal of unknown home, for each slide to spare
HASTE: Final = 175  # what is against leaving it: with fewer than four such slides it is put anywhere
LEAVE_WITH_DOORS: Final = bytes([9, 9, 9, 5, 3])  # doors left that make a place worth returning to, by ways through it

LEAVE: Final = 9  # as the place to put an animal
CORRECT: Final = 16  # answers from here on are corrections: CORRECT + animal * 9 + place
END: Final = 15
WORST: Final = 1_000_000


@mypyc_attr(acyclic=True, free_list_len=1)
class World:
    """One way everything nobody has seen may be: rows, as in a state."""

    def __init__(self, state: CocoonsState, rng: Rng) -> None:
        self.door: i64 = 0
        self.animal: i64 = 0
        self.side: i64 = state.side
        doors = unseen_doors(state, rng)
        animals = state.unturned
        owners = rules.unowned(state)
        for place in range(9):
            if door_on(state, place) == CLOSED:
                piece = rules.any_of(doors, rng)
                doors &= ~bit(piece)
                self.door = with_part(self.door, place, DOOR_WIDTH, KIND_OF[piece])
            if digit(state.token, place) == FACE_DOWN:
                animal = rules.any_of(animals, rng)
                animals &= ~bit(animal)
                self.animal = with_digit(self.animal, place, animal)
        for cocoon in range(COCOONS):
            if digit(self.side, cocoon) == NONE:
                animal = rules.any_of(owners, rng)
                owners &= ~bit(animal)
                self.side = with_digit(self.side, cocoon, animal)


def unseen_doors(state: CocoonsState, rng: Rng) -> i64:
    """All closed doors as pieces; random runes drawn now."""
    doors = state.closed
    runes = rules.unseen_runes(state)
    for _ in range(state.closed_runes):
        rune = rules.any_of(runes, rng)
        runes &= ~bit(rune)
        doors |= bit(rune)  # a rune's number is its piece's
    return doors


def settle(state: CocoonsState, world: World) -> None:
    """Let chance answer as the world is, until somebody is asked."""
    while True:
        phase = state.phase
        if phase in (TURN, PUT, SLIDE_ON, PUT_ACTION, OVER):
            return
        if phase == DOOR:
            rules.turn_door(state, part(world.door, state.gap, DOOR_WIDTH), None)
        elif phase == ANIMAL:
            rules.turn_animal(state, digit(world.animal, state.gap), None)
        else:
            rules.reveal_side(state, digit(world.side, state.due), None)


def answer(state: CocoonsState, choice: i64) -> None:
    """Give an answer to what the state asks."""
    phase = state.phase
    if phase == TURN:
        if choice >= CORRECT:
            rules.correct(state, (choice - CORRECT) // 9, (choice - CORRECT) % 9, None)
        elif choice == END:
            rules.close(state, None)
        else:
            rules.main_action(state, choice, None)
    elif phase == SLIDE_ON:
        rules.slide(state, choice, 0, None)
    elif phase == PUT_ACTION:
        rules.equip(state, choice, None)
    elif choice == LEAVE:
        rules.leave(state, None)
    else:
        rules.put(state, choice, None)


# What is known


def remember(state: CocoonsState, seat: Seat, forget: float, seed: int) -> CocoonsState:
    """The model of a seat: the sides it knows and still remembers are common, all others are open again; so are the
    doors put back and animals left that it has forgotten. Where nothing lies any more, it knows from the discards."""
    model = state.clone()
    model.shares = True
    for cocoon in range(COCOONS):
        age = state.turn - last_seen(state, seat, cocoon)
        knows = known_by(state, cocoon) & bit(seat) != 0
        if not knows or (forget > 0.0 and age > 0 and is_forgotten(seed, seat, cocoon, state.turn - age, age, forget)):
            forget_side(model, cocoon)
        else:
            model.known = with_part(model.known, cocoon, KNOWN_WIDTH, state.settings.everyone)
    if forget > 0.0:
        forget_bottoms(model, seat, forget, seed)
        trust_homes(model)
    return model


def is_forgotten(seed: int, seat: Seat, thing: int, seen: int, age: int, forget: float) -> bool:
    """Each turn a memory is lost with the same probability; once lost it stays lost until the thing is seen again."""
    luck = Fast(f"{seed}/{seat}/{thing}/{seen}".encode()).below(LUCK) / LUCK
    return luck >= (1.0 - forget) ** age


def forget_bottoms(model: CocoonsState, seat: Seat, forget: float, seed: int) -> None:
    """A door put back or an animal left that is forgotten lies there as if nobody had ever turned it up."""
    for place in range(9):
        turn = bared_at(model, place)
        age = model.turn - turn
        door, token = door_on(model, place), digit(model.token, place)
        if place == model.gap or age == 0 or (door >= CLOSED and token >= ANIMALS):
            continue
        if is_forgotten(seed, seat, COCOONS + place, turn, age, forget):
            if door < CLOSED:
                lay_door(model, place, CLOSED)
                pieces = PIECES_OF[door] & ~model.closed
                model.closed |= pieces & -pieces
            if token < ANIMALS:
                model.token = with_digit(model.token, place, FACE_DOWN)
                model.unturned |= bit(token)


def trust_homes(model: CocoonsState) -> None:
    """Somebody who has forgotten a side trusts that an animal put into the cocoon was put there for a reason."""
    for animal in range(ANIMALS):
        home = digit(model.home, animal)
        unknown = home != NONE and digit(model.side, home) == NONE and digit(model.owner, animal) == NONE
        if unknown and digits(model.home, ANIMALS).count(home) == 1:
            learn_side(model, home, animal)
            model.known = with_part(model.known, home, KNOWN_WIDTH, model.settings.everyone)


LUCK: Final = 1000000


def owners(state: CocoonsState) -> i64:
    """By animal: the cocoon it belongs to, or NONE, as a row; the last one follows from the others."""
    missing = state.owner & ALL_NONE
    if missing and missing & (missing - 1) == 0:
        cocoon = bits.nth(state.side & ALL_NONE, 0) >> 2
        return with_digit(state.owner, bits.nth(missing, 0) >> 2, cocoon)
    return state.owner


def is_done(state: CocoonsState, owner: i64) -> bool:
    """Is every animal in the cocoon it is known to belong to?"""
    return state.home == owner and not owner & ALL_NONE


def chance_of_home(state: CocoonsState, owner: i64) -> float:
    """How likely all animals are home as they are."""
    for animal in range(ANIMALS):
        if digit(state.home, animal) == NONE or is_surely_wrong(state, owner, animal):
            return 0.0
    if not rules.is_every_cocoon_filled(state):
        return 0.0
    return 1.0 / ways_to_guess(owner)


def ways_to_guess(owner: i64) -> float:
    """In how many ways the animals of unknown cocoon may belong to the others."""
    ways = 1.0
    for n in range(2, bits.count(owner & ALL_NONE) + 1):
        ways *= float(n)
    return ways


def is_surely_wrong(state: CocoonsState, owner: i64, animal: i64) -> bool:
    """Is an animal in a cocoon that is known to be another's?"""
    home, own = digit(state.home, animal), digit(owner, animal)
    return home != NONE and home != own and (own != NONE or digit(state.side, home) != NONE)


@mypyc_attr(acyclic=True, free_list_len=1)
class Errands:
    """Where the gap has to go, as sets of places."""

    def __init__(self, state: CocoonsState, owner: i64) -> None:
        closed: i64 = 0
        now: i64 = 0
        later: i64 = 0
        waiting: i64 = 0
        lying: i64 = 0
        self.next: i64 = NOWHERE  # the place of the next number, if it is known
        doors, tokens, here = state.door, state.token, bit(0)
        while here <= ALL_PLACES:
            door = doors & 31
            token = tokens & 15
            if door == CLOSED:
                closed |= here
            elif door == OPEN:
                if token < ANIMALS and digit(owner, token) == NONE:
                    waiting |= here
                elif token <= FACE_DOWN:
                    lying |= here
            elif rules.can_come_off(state, door):
                now |= here
                if door >= NUMBER:
                    self.next = bits.nth(here, 0)
            else:
                later |= here
            doors >>= DOOR_WIDTH
            tokens >>= 4
            here <<= 1
        self.closed = closed  # doors nobody has seen
        self.lying = lying  # animals to fetch or to turn up
        self.now = now | lying | closed  # a visit helps at once
        self.later = later  # doors that can't come off yet
        self.waiting = waiting  # animals whose cocoon is not known


def misplaced(state: CocoonsState, owner: i64) -> i64:
    """An animal in a cocoon that is surely not its own while its own is known, or NONE."""
    for animal in range(ANIMALS):
        home, own = digit(state.home, animal), digit(owner, animal)
        if home != NONE and own != NONE and home != own:
            return animal
    return NONE


# Habits


def habit(state: CocoonsState, rng: Rng) -> i64:
    """A quick, plausible answer to what the state asks."""
    phase = state.phase
    if phase == PUT:
        return where_to_put(state, owners(state), rng)
    if phase == PUT_ACTION:
        return where_to_equip(state, rng)
    return where_to_slide(state, owners(state), rng)


def where_to_put(state: CocoonsState, owner: i64, rng: Rng) -> i64:
    own = digit(owner, digit(state.token, state.gap))
    if own != NONE:
        if state.settings.hard and pays_to_leave(state, owner):
            return LEAVE
        return digit(state.where, own)
    free = free_cocoons(state)
    return digit(state.where, rules.any_of(free, rng)) if free and not pays_to_wait(state, owner) else LEAVE


def pays_to_wait(state: CocoonsState, owner: i64) -> bool:
    """Is there time to come back when the animal's cocoon is known?"""
    errands = Errands(state, owner)
    places = errands.now | errands.later | errands.waiting
    spare = state.reserve - slides_to_cover(state.gap, places, state.start)
    worth = WAIT * spare - HASTE
    if is_in_order(state):
        worth += learnt_of(state, owner, errands, Order(state, errands.closed)).of_waiting()
    return worth > 0


def unknown_cocoons(state: CocoonsState) -> i64:
    """Cocoons of unknown animals, as a set."""
    found: i64 = 0
    for cocoon in range(COCOONS):
        if digit(state.side, cocoon) == NONE:
            found |= bit(cocoon)
    return found


def free_cocoons(state: CocoonsState) -> i64:
    """Those of them that hold no animal."""
    free = unknown_cocoons(state)
    for animal in range(ANIMALS):
        free &= ~bit(digit(state.home, animal))
    return free


def pays_to_leave(state: CocoonsState, owner: i64) -> bool:
    """Hard mode charges for a bare place: leave an animal where the gap will surely pass again."""
    if is_in_order(state):
        errands = Errands(state, owner)
        return learnt_of(state, owner, errands, Order(state, errands.closed)).of_leaving() > 0
    doors = 0
    for place in range(9):
        if door_on(state, place) != OPEN:
            doors += 1
    return doors >= LEAVE_WITH_DOORS[NEAR_COUNT[state.gap]]


def where_to_equip(state: CocoonsState, rng: Rng) -> i64:
    return rules.any_of(AROUND[state.gap], rng)


def where_to_slide(state: CocoonsState, owner: i64, rng: Rng) -> i64:
    errands = Errands(state, owner)
    if not errands.now and not errands.later:
        wrong = misplaced(state, owner)
        if wrong != NONE and state.phase == TURN and rules.may_correct(state):
            return CORRECT + wrong * 9 + digit(state.where, digit(owner, wrong))
        if errands.waiting or not is_done(state, owner):
            return slide_to_see(state, errands, rng)
        return slide_by(state, rng, errands, COVER, bit(state.start))
    if is_in_order(state) and errands.now | errands.later != errands.lying:
        return slide_in_order(state, owner, rng, errands)
    if errands.next != NOWHERE:
        return slide_by(state, rng, errands, APPROACH, 0)
    if errands.closed and state.settings.level.counts[NUMBER]:
        return slide_by(state, rng, errands, FIND, errands.closed)
    return slide_by(state, rng, errands, COVER, errands.now)


def slide_to_see(state: CocoonsState, errands: Errands, rng: Rng) -> i64:
    """Bring an unknown side into sight, the nearest first."""
    best: i64 = WORST
    found: i64 = 0
    left = slides(state)
    while left:
        place = bits.nth(left, 0)
        left &= left - 1
        score = (
            A_SLIDE * nearest_sight(state, place)
            + 20 * slides_to_cover(place, errands.waiting, state.start)
            + rng.below(WHIM)
        )
        if score < best:
            best, found = score, place
    return found


def slides(state: CocoonsState) -> i64:
    """The places whose cocoon may slide now, as a set."""
    return rules.slides_on(state) if state.phase == SLIDE_ON else rules.slides(state)


COVER: Final = 0  # visit all of the targets
FIND: Final = 1  # find out which of the targets it is
APPROACH: Final = 2  # go to the next number


def slide_by(state: CocoonsState, rng: Rng, errands: Errands, kind: i64, targets: i64) -> i64:
    """The slide that brings the gap on its way, and shows most beside."""
    best: i64 = WORST
    found: i64 = 0
    left = slides(state)
    while left:
        place = bits.nth(left, 0)
        left &= left - 1
        if kind == COVER:
            score = A_SLIDE * slides_to_cover(place, targets, state.start)
        elif kind == FIND:
            score = SEARCH * slides_to_find(place, targets & ~bit(place))
        else:
            score = A_SLIDE // WAY * way_to(place, errands.now, errands.next)
            if errands.now & bit(place):
                score -= ERRAND
        score += rng.below(WHIM) - SIGHT * new_sides(state, place) - extras(state, place)
        if score < best:
            best, found = score, place
    return found


def learnt_of(state: CocoonsState, owner: i64, errands: Errands, order: Order) -> SlideWorth:
    return SlideWorth(state, owner, order, errands.next, errands.lying, errands.waiting)


def slide_in_order(state: CocoonsState, owner: i64, rng: Rng, errands: Errands) -> i64:
    """The slide that promises most for the walk from number to number and, as many games have taught, for the rest."""
    order = Order(state, errands.closed)
    learnt = learnt_of(state, owner, errands, order)
    best: i64 = WORST
    found: i64 = 0
    left = slides(state)
    while left:
        place = bits.nth(left, 0)
        left &= left - 1
        score = i64(-A_SLIDE * order.promise(place, errands.lying & ~bit(place), state.reserve - 1))
        score += rng.below(EQUAL) - learnt.of_slide(place)
        if state.action == digit(state.at, place):
            score -= FREE
        if score < best:
            best, found = score, place
    return found


def nearest_sight(state: CocoonsState, place: i64) -> i64:
    """How many slides from this one it takes at least to see an unknown side."""
    nearest: i64 = FARTHEST_SIGHT
    for cocoon in range(COCOONS):
        if digit(state.side, cocoon) == NONE:
            at = state.gap if digit(state.at, place) == cocoon else digit(state.where, cocoon)
            nearest = min(nearest, slides_to_see(digit(state.mark, cocoon), at, place))
    return nearest


def extras(state: CocoonsState, place: i64) -> i64:
    """What a slide to this place is worth beside its way."""
    worth: i64 = FREE if state.action == digit(state.at, place) else 0
    if state.settings.hard and digit(state.token, place) == BARE:
        worth -= CHARGE
    return worth


def new_sides(state: CocoonsState, place: i64) -> i64:
    """How many unknown sides this slide would bring into sight."""
    count: i64 = 0
    row = 4 * place
    for k in range(row, row + NEAR_COUNT[place]):
        near: i64 = NEAR[k]
        cocoon = digit(state.at, place if near == state.gap else near)
        if digit(state.side, cocoon) == NONE and digit(state.mark, cocoon) == FACING[k]:
            count += 1
    return count


# Play-outs


def play_out(state: CocoonsState, world: World, rng: Rng) -> bool:
    """Go on by habit to the end; won?"""
    settle(state, world)
    while state.phase != OVER:
        if state.phase == TURN and rules.may_end(state) and is_time_to_end(state):
            answer(state, END)
        else:
            answer(state, habit(state, rng))
        settle(state, world)
    return state.ending == "won"


def is_time_to_end(state: CocoonsState) -> bool:
    owner = owners(state)
    if is_done(state, owner):
        return True
    # With the start token in sight and too few tokens to leave and come back, what is must do.
    return state.reserve < rules.LEAST_ROUND_TRIP and chance_of_home(state, owner) > 0.0


def candidates(state: CocoonsState) -> list[int]:
    """The answers worth comparing."""
    phase = state.phase
    owner = owners(state)
    if phase == PUT:
        own = digit(owner, digit(state.token, state.gap))
        if own != NONE:
            home: int = digit(state.where, own)
            return [home, LEAVE] if state.settings.hard else [home]
        return [LEAVE, *[int(digit(state.where, cocoon)) for cocoon in bits.listed(free_cocoons(state))]]
    if phase == PUT_ACTION:
        return [place for place in range(9) if place != state.gap]
    found = bits.listed(slides(state))
    return found + corrections(state, owner) if phase == TURN and rules.may_correct(state) else found


def corrections(state: CocoonsState, owner: i64) -> list[int]:
    """Animals that are surely wrong, each into its own cocoon; at the very end into one that may be its own."""
    found: list[int] = []
    is_over = rules.may_end(state) and not state.home & ALL_NONE
    free = free_cocoons(state)
    for animal in range(ANIMALS):
        own = digit(owner, animal)
        if own != NONE:
            if is_surely_wrong(state, owner, animal):
                found.append(CORRECT + animal * 9 + digit(state.where, own))
        elif is_over and free and (is_surely_wrong(state, owner, animal) or is_crowded(state, animal)):
            found.append(CORRECT + animal * 9 + digit(state.where, bits.nth(free, 0)))
    return found


def is_crowded(state: CocoonsState, animal: i64) -> bool:
    """Is an animal in a cocoon together with another?"""
    home = digit(state.home, animal)
    return any(other != animal and digit(state.home, other) == home for other in range(ANIMALS))


def best_answer(state: CocoonsState, options: list[int], most: int, rng: Rng) -> int:
    """The one of these answers that wins the most play-outs; the habit's where they are equal.

    All answers are tried in the same worlds. Those that fall behind are dropped, round by round.
    """
    habitual: int = habit(state, rng)
    usual = habitual if habitual in options else options[0]
    if len(options) == 1 or most == 0:
        return usual
    worlds = [World(state, rng) for _ in range(ROUND)]
    if count_wins(state, usual, worlds, rng) == ROUND:
        return usual
    wins = [0] * len(options)
    running = list(range(len(options)))
    done = 0
    while done < most and len(running) > 1:
        for i in running:
            wins[i] += count_wins(state, options[i], worlds, rng)
        done += ROUND
        best = max([wins[i] for i in running])
        running = [i for i in running if best - wins[i] <= PATIENCE * done**0.5]
        worlds = [World(state, rng) for _ in range(ROUND)]
    found = running[0]
    for i in running:
        if wins[i] > wins[found] or (wins[i] == wins[found] and options[i] == usual):
            found = i
    return options[found]


def is_won(state: CocoonsState, option: int, world: World, rng: Rng) -> bool:
    twin = state.clone()
    answer(twin, option)
    return play_out(twin, world, rng)


def count_wins(state: CocoonsState, option: int, worlds: list[World], rng: Rng) -> int:
    """In how many of these worlds an answer leads to a win."""
    wins = 0
    for world in worlds:
        if is_won(state, option, world, rng):
            wins += 1
    return wins


ROUND: Final = 20  # play-outs of each answer before the weak ones are dropped
PATIENCE: Final = 1.2  # how far behind an answer may be, in square roots of the play-outs
