"""How a team player thinks: a model of what it knows, a habit for every question, and play-outs that compare answers.

The model is a state in which everything the player knows is common and nothing else is dealt. A habit reads only
what has been seen in the model, so a play-out never profits from what nobody could know.
"""

from __future__ import annotations

from math import sqrt
from typing import Final, final

from mypy_extensions import i64

from parlour.core.rng import Fast, Rng
from parlour.core.values import Seat
from parlour.games.cocoons import rules
from parlour.games.cocoons.doors import BARE_PLACE, KINDS, NUMBER
from parlour.games.cocoons.phases import ANIMAL, DOOR, JUDGE, OVER, PUT, PUT_ACTION, SLIDE_ON, TURN
from parlour.games.cocoons.places import BESIDE, BEYOND, BITS, COUNT
from parlour.games.cocoons.state import ANIMALS, BARE, CLOSED, COCOONS, FACE_DOWN, NONE, OPEN, CocoonsState
from parlour.games.cocoons.walks import DISTANCE, slides_to_cover, slides_to_find, slides_to_see

# What habits weigh, in slides; found by playing many deals.
SEARCH: Final = 4.0  # this many closed doors make looking for one as urgent as walking to it
ERRAND: Final = 0.6  # another place that needs a visit, on the way
SIGHT: Final = 0.3  # a side never seen before
FREE: Final = 0.7  # moving the action cocoon
CHARGE: Final = 0.6  # a bare place in hard mode
SPARE: Final = 4  # with fewer slides to spare an animal of unknown home is put anywhere rather than left
LEAVE_WITH_DOORS: Final = [9, 9, 9, 5, 3]  # doors left that make a place worth coming back to, by ways through it

LEAVE: Final = 9  # as the place to put an animal
CORRECT: Final = 16  # answers from here on are corrections: CORRECT + animal * 9 + place
END: Final = 15


@final
class World:
    """One way everything nobody has seen may be."""

    def __init__(self, state: CocoonsState, rng: Rng) -> None:
        doors = unseen_doors(state, rng)
        animals = [animal for animal in range(ANIMALS) if state.unturned[animal]]
        owners = [animal for animal in range(ANIMALS) if animal not in state.side]
        self.door = [OPEN] * 9
        self.animal = [NONE] * 9
        self.side = list(state.side)
        for place in range(9):
            if state.door[place] == CLOSED:
                self.door[place] = draw(doors, rng)
            if state.token[place] == FACE_DOWN:
                self.animal[place] = draw(animals, rng)
        for cocoon in range(COCOONS):
            if self.side[cocoon] == NONE:
                self.side[cocoon] = draw(owners, rng)


def draw(things: list[int], rng: Rng) -> int:
    """Take one of the things, all equally likely."""
    n = rng.below(len(things))
    thing = things[n]
    things[n] = things[-1]
    things.pop()
    return thing


def unseen_doors(state: CocoonsState, rng: Rng) -> list[int]:
    """The kinds of all closed doors; random runes drawn now."""
    doors: list[int] = []
    for kind in range(KINDS):
        doors += [kind] * state.closed[kind]
    if state.closed_runes:
        runes = [rune for rune in state.level.other_runes() if rune not in state.discarded]
        doors += [draw(runes, rng) for _ in range(state.closed_runes)]
    return doors + [BARE_PLACE] * state.closed_bare


def settle(state: CocoonsState, world: World) -> None:
    """Let chance answer as the world is, until somebody is asked."""
    while True:
        phase = state.phase
        if phase in (TURN, PUT, SLIDE_ON, PUT_ACTION, OVER):
            return
        if phase == DOOR:
            rules.turn_door(state, world.door[state.gap], None)
        elif phase == ANIMAL:
            rules.turn_animal(state, world.animal[state.gap], None)
        else:
            cocoon = rules.next_to_judge(state) if phase == JUDGE else rules.newly_seen(state)
            rules.reveal_side(state, world.side[cocoon], None)


def answer(state: CocoonsState, choice: int) -> None:
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
        age = state.turn - state.seen[seat * COCOONS + cocoon]
        knows = bool(state.known[cocoon] & BITS[seat])
        if not knows or (forget > 0.0 and age > 0 and is_forgotten(seed, seat, cocoon, state.turn - age, age, forget)):
            model.side[cocoon] = NONE
            model.known[cocoon] = 0
        else:
            model.known[cocoon] = state.everyone
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
        age = model.turn - model.bared[place]
        door, token = model.door[place], model.token[place]
        if place == model.gap or age == 0 or (door >= CLOSED and token >= ANIMALS):
            continue
        if is_forgotten(seed, seat, COCOONS + place, model.bared[place], age, forget):
            if door < CLOSED:
                model.door[place] = CLOSED
                model.closed[door] += 1
            if token < ANIMALS:
                model.token[place] = FACE_DOWN
                model.unturned[token] = 1


def trust_homes(model: CocoonsState) -> None:
    """Somebody who has forgotten a side trusts that an animal put into the cocoon was put there for a reason."""
    for animal in range(ANIMALS):
        home = model.home[animal]
        alone = home != NONE and model.home.count(home) == 1
        if alone and model.side[home] == NONE and animal not in model.side:
            model.side[home] = animal
            model.known[home] = model.everyone


LUCK: Final = 1000000


def owners(state: CocoonsState) -> list[int]:
    """By animal: the cocoon it belongs to, or NONE; the last one follows from the others."""
    found = [NONE] * ANIMALS
    unknown = NONE
    count = 0
    for cocoon in range(COCOONS):
        side = state.side[cocoon]
        if side == NONE:
            unknown = cocoon
            count += 1
        else:
            found[side] = cocoon
    if count == 1:
        for animal in range(ANIMALS):
            if found[animal] == NONE:
                found[animal] = unknown
    return found


def is_done(state: CocoonsState, owner: list[int]) -> bool:
    """Is every animal in the cocoon it is known to belong to?"""
    return NONE not in owner and state.home == owner


def chance_of_home(state: CocoonsState, owner: list[int]) -> float:
    """How likely all animals are home as they are."""
    unknown = 0
    for animal in range(ANIMALS):
        home = state.home[animal]
        if home == NONE or (owner[animal] != NONE and home != owner[animal]):
            return 0.0
        if owner[animal] == NONE:
            if state.side[home] != NONE:
                return 0.0
            unknown += 1
    if not rules.is_every_cocoon_filled(state):
        return 0.0
    ways = 1.0
    for n in range(2, unknown + 1):
        ways *= n
    return 1.0 / ways


@final
class Errands:
    """Where the gap has to go."""

    def __init__(self, state: CocoonsState, owner: list[int]) -> None:
        self.now: i64 = 0  # a visit helps at once
        self.later: i64 = 0  # doors that can't come off yet
        self.waiting: i64 = 0  # animals whose cocoon is not known
        self.next: i64 = NONE + 1  # the place of the next number, if it is known
        for place in range(9):
            door = state.door[place]
            if door == CLOSED:
                self.now |= BITS[place]
            elif door != OPEN:
                if rules.can_come_off(state, door):
                    self.now |= BITS[place]
                    if door >= NUMBER:
                        self.next = place
                else:
                    self.later |= BITS[place]
            else:
                token = state.token[place]
                if token == FACE_DOWN:
                    self.now |= BITS[place]
                elif token < ANIMALS:
                    if owner[token] == NONE:
                        self.waiting |= BITS[place]
                    else:
                        self.now |= BITS[place]


def misplaced(state: CocoonsState, owner: list[int]) -> int:
    """An animal in a cocoon that is surely not its own while its own is known, or NONE."""
    for animal in range(ANIMALS):
        home = state.home[animal]
        if home != NONE and owner[animal] != NONE and home != owner[animal]:
            return animal
    return NONE


# Habits


def habit(state: CocoonsState, rng: Rng) -> int:
    """A quick, plausible answer to what the state asks."""
    phase = state.phase
    owner = owners(state)
    if phase == PUT:
        return where_to_put(state, owner, rng)
    if phase == PUT_ACTION:
        return where_to_equip(state, rng)
    return where_to_slide(state, owner, rng)


def where_to_put(state: CocoonsState, owner: list[int], rng: Rng) -> int:
    animal = state.token[state.gap]
    own = owner[animal]
    errands = Errands(state, owner)
    if own != NONE:
        if state.hard and pays_to_leave(state):
            return LEAVE
        return state.where[own]
    places = errands.now | errands.later | errands.waiting
    spare = state.reserve - slides_to_cover(state.gap, places, state.start)
    if spare >= SPARE:
        return LEAVE
    free = free_cocoons(state)
    if not free:
        return LEAVE
    return state.where[free[rng.below(len(free))]]


def free_cocoons(state: CocoonsState) -> list[int]:
    """Cocoons of unknown animals that hold none."""
    return [cocoon for cocoon in range(COCOONS) if state.side[cocoon] == NONE and cocoon not in state.home]


def pays_to_leave(state: CocoonsState) -> bool:
    """Hard mode charges for a bare place: leave an animal where the gap will surely pass again."""
    doors = 0
    for door in state.door:
        if door != OPEN:
            doors += 1
    return doors >= LEAVE_WITH_DOORS[len(BESIDE[state.gap])]


def where_to_equip(state: CocoonsState, rng: Rng) -> int:
    near = BESIDE[state.gap]
    return near[rng.below(len(near))]


def where_to_slide(state: CocoonsState, owner: list[int], rng: Rng) -> int:
    errands = Errands(state, owner)
    forced = state.phase == SLIDE_ON
    if not errands.now and not errands.later:
        wrong = misplaced(state, owner)
        if not forced and wrong != NONE and rules.may_correct(state):
            return CORRECT + wrong * 9 + state.where[owner[wrong]]
        if errands.waiting or not is_done(state, owner):
            return slide_to_see(state, owner, errands, rng)
        return slide_by(state, rng, errands, BITS[state.start], 0)
    if errands.next <= NONE:
        return slide_by(state, rng, errands, BITS[errands.next], 1)
    if state.level.counts[NUMBER] and any(door == CLOSED for door in state.door):
        return slide_by(state, rng, errands, closed_places(state), 3)
    return slide_by(state, rng, errands, errands.now, 2)


def closed_places(state: CocoonsState) -> int:
    found = 0
    for place in range(9):
        if state.door[place] == CLOSED:
            found |= BITS[place]
    return found


def slide_to_see(state: CocoonsState, owner: list[int], errands: Errands, rng: Rng) -> int:
    """Bring an unknown side into sight, the nearest first."""
    best, found = 1000.0, 0
    for place in slides(state):
        score = 100.0
        for cocoon in range(COCOONS):
            if state.side[cocoon] == NONE:
                at = state.gap if state.at[place] == cocoon else state.where[cocoon]
                score = min(score, 1.0 * slides_to_see(state.mark[cocoon], at, place))
        score += 0.2 * slides_to_cover(place, errands.waiting, state.start) + 0.01 * rng.below(16)
        if score < best:
            best, found = score, place
    return found


def slides(state: CocoonsState) -> list[int]:
    """The places whose cocoon may slide now."""
    if state.phase == SLIDE_ON:
        return rules.slides_on(state)
    return rules.slides(state)


def slide_by(state: CocoonsState, rng: Rng, errands: Errands, targets: int, kind: int) -> int:
    """The slide that brings the gap on its way, and shows most beside."""
    best, found = 1000.0, 0
    for place in slides(state):
        score = 0.0
        if kind == 3:
            score = slides_to_find(place, targets & ~BITS[place]) / SEARCH
        elif kind == 1:
            score = way_by(place, errands.now, errands.next)
        else:
            score = 1.0 * slides_to_cover(place, targets, state.start)
        score -= SIGHT * new_sides(state, place)
        if state.action == state.at[place]:
            score -= FREE
        if state.hard and state.token[place] == BARE:
            score += CHARGE
        score += 0.01 * rng.below(16)
        if score < best:
            best, found = score, place
    return found


def way_by(here: int, errands: int, goal: int) -> float:
    """The slides to a place, less what other errands on the way are worth."""
    extras = errands & ~BITS[goal] & ~BITS[here]
    best = 1.0 * DISTANCE[here][goal]
    some = extras
    while some:
        cost = slides_to_cover(here, some, goal) - ERRAND * COUNT[some]
        if cost < best:
            best = cost
        some = (some - 1) & extras
    return best - ERRAND if errands & BITS[here] else best


def new_sides(state: CocoonsState, place: int) -> int:
    """How many unknown sides this slide would bring into sight."""
    count = 0
    for near in BESIDE[place]:
        cocoon = state.at[place] if near == state.gap else state.at[near]
        if state.side[cocoon] == NONE and BEYOND[near][state.mark[cocoon]] == place:
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
        animal = state.token[state.gap]
        if owner[animal] != NONE:
            home = state.where[owner[animal]]
            return [home, LEAVE] if state.hard else [home]
        return [LEAVE, *(state.where[cocoon] for cocoon in free_cocoons(state))]
    if phase == PUT_ACTION:
        return [place for place in range(9) if place != state.gap]
    found = slides(state)
    if phase == TURN and rules.may_correct(state):
        for animal in range(ANIMALS):
            home = state.home[animal]
            if home != NONE and owner[animal] != NONE and home != owner[animal]:
                found.append(CORRECT + animal * 9 + state.where[owner[animal]])
    return found


def best_answer(state: CocoonsState, most: int, rng: Rng) -> int:
    """The answer that wins the most play-outs; the habit's where they are equal.

    All answers are tried in the same worlds. Those that fall behind are dropped, round by round.
    """
    options = candidates(state)
    usual = habit(state, rng)
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


def better_answer(state: CocoonsState, advised: int, most: int, rng: Rng) -> int:
    """An answer that wins clearly more than the advised one in the same worlds, or else the advised one.

    So many play-outs in all: rivals that fall behind are dropped, and what is left goes to the others.
    """
    rivals = [Rival(option) for option in candidates(state) if option != advised]
    left = most
    while rivals and left >= ROUND * (len(rivals) + 1):
        left -= ROUND * (len(rivals) + 1)
        worlds = [World(state, rng) for _ in range(ROUND)]
        wins = [is_won(state, advised, world, rng) for world in worlds]
        for rival in rivals:
            rival.compare(state, worlds, wins, rng)
        rivals = [rival for rival in rivals if rival.may_lead()]
    leaders = [rival for rival in rivals if rival.leads_clearly()]
    return max(leaders, key=Rival.lead).option if leaders else advised


@final
class Rival:
    """An answer beside the advised one: how often one of the two won where the other lost."""

    def __init__(self, option: int) -> None:
        self.option = option
        self.better = 0
        self.worse = 0

    def compare(self, state: CocoonsState, worlds: list[World], wins: list[bool], rng: Rng) -> None:
        for n, world in enumerate(worlds):
            won = is_won(state, self.option, world, rng)
            if won and not wins[n]:
                self.better += 1
            elif wins[n] and not won:
                self.worse += 1

    def lead(self) -> int:
        return self.better - self.worse

    def doubt(self) -> float:
        """The standard deviation of the lead if both answers were equally good."""
        return sqrt(self.better + self.worse)

    def leads_clearly(self) -> bool:
        return self.lead() > CLEAR * self.doubt()

    def may_lead(self) -> bool:
        return self.lead() > -self.doubt()


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
CLEAR: Final = 2.0  # standard errors by which an answer must beat the advised one: sure by 97.7 %
PATIENCE: Final = 1.2  # how far behind an answer may be, in square roots of the play-outs
