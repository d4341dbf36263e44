"""How good a position is: the chance to win if all go on as players on average do.

The EP Circle has no end, so EP are worth what they can still become: on 10 with a turn to go a gain is a fall, and a
black pawn loves 0. What a turn does on average was counted in random play (30,000 games with two to five players).
"""

from __future__ import annotations

from math import ceil
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.board import CIRCLE
from parlour.games.cocoon_world.scenario import SUMMIT
from parlour.games.cocoon_world.state import BLACK, NOBODY, WHITE, CocoonWorldState
from parlour.games.cocoon_world.supply import ranking, score

# How often of 1000 a turn moves a marker 0 to 10 steps on: without and with a change of side at its end.
WHITE_STAYS: Final = (179, 248, 125, 30, 8, 3, 2, 2, 20, 19, 19)
WHITE_TURNS: Final = (152, 45, 8, 2, 1, 1, 1, 5, 17, 19, 94)
BLACK_STAYS: Final = (173, 14, 2, 1, 1, 3, 8, 26, 52, 133, 251)
BLACK_TURNS: Final = (138, 98, 19, 4, 2, 1, 1, 3, 16, 12, 42)

MOST_TURNS: Final = 16
RIGHT: Final = 0.4  # how often a bet is right, about
LATER: Final = 0.8  # how often who has the later turn is the last to move a marker, about
TURNS_A_LAP: Final = 1.8  # in Pilgrims


# A rank is a position and a side: of two markers on one position the white pawn's counts as higher (W-15).
RANKS: Final = 2 * CIRCLE


def rank(position: int, side: int) -> int:
    return 2 * (position % CIRCLE) + (1 if side == WHITE else 0)


def step_on(later: list[vec[float]], stays: tuple[int, ...], turns: tuple[int, ...], side: int) -> vec[float]:
    """Where one is after a turn and all that `later` holds: how likely each rank is for a marker that began on 0."""
    total = float(sum(stays) + sum(turns))
    found = vec[float]([0.0] * RANKS)
    for moved in range(CIRCLE):
        spread(found, moved, later[side], stays[moved] / total)
        spread(found, moved, later[1 - side], turns[moved] / total)
    return found


def spread(found: vec[float], position: i64, ahead: vec[float], weight: float) -> None:
    """Add what lies ahead of a marker that is on this position."""
    at = 2 * position % RANKS
    for ahead_rank in range(RANKS):
        found[at] = found[at] + weight * ahead[ahead_rank]
        at += 1
        if at == RANKS:
            at = 0


def forecast() -> list[list[vec[float]]]:
    """By turns to play and side: how likely each rank is at the end for a marker that is on 0 now."""
    found = [[vec[float]([1.0 if at == rank(0, side) else 0.0 for at in range(RANKS)]) for side in (WHITE, BLACK)]]
    for _ in range(MOST_TURNS):
        later = found[-1]
        white = step_on(later, WHITE_STAYS, WHITE_TURNS, WHITE)
        black = step_on(later, BLACK_STAYS, BLACK_TURNS, BLACK)
        found.append([white, black])
    return found


FORECAST: Final = forecast()
NOWHERE_YET: Final = vec[float]([0.0] * RANKS)
UNBEATEN: Final = vec[float]([1.0] * RANKS)


def turns_left(state: CocoonWorldState, seat: int) -> int:
    """How many turns this seat will still begin; the active one has not begun its own if it is about to roll."""
    next_turn = turns_begun(state) if is_fresh(state) else turns_begun(state) + 1
    until_own = (seat - state.first - next_turn) % state.seats
    left = last_turn(state) - next_turn - until_own
    return min(MOST_TURNS, left // state.seats + 1) if left >= 0 else 0


def turns_begun(state: CocoonWorldState) -> int:
    """How many turns have begun."""
    return (state.round - 1) * state.seats + (state.active - state.first) % state.seats


def last_turn(state: CocoonWorldState) -> int:
    """Which turn is the last, counted from 0; where laps end it, that of whoever seems to be the first to make them."""
    last = state.scenario.rounds(state.seats) * state.seats - 1
    if state.scenario.lap_goal:
        for seat in range(state.seats):
            last = min(last, turn_of_last_lap(state, seat))
    return last


def turn_of_last_lap(state: CocoonWorldState, seat: int) -> int:
    """In which turn this seat will have made its laps if it goes on as players do; this very one if it has them."""
    now = turns_begun(state)
    if state.laps[seat] >= state.scenario.lap_goal:
        return now
    on_its_way = float(max(0, state.at[seat])) / float(state.board.size)
    laps_to_go = float(state.scenario.lap_goal - state.laps[seat]) - on_its_way
    turns = ceil(laps_to_go * TURNS_A_LAP)
    next_turn = now if is_fresh(state) else now + 1
    until_own = (seat - state.first - next_turn) % state.seats
    return next_turn + until_own + (turns - 1) * state.seats


def is_fresh(state: CocoonWorldState) -> bool:
    """Is the active player about to make the first choice or roll of a turn?"""
    return (state.phase == phases.ROLL and state.rolls == 0) or state.phase in (phases.ARENA, phases.CAMP)


def final_ranks(state: CocoonWorldState, seat: int) -> vec[float]:
    """How likely each rank is for a seat at the end, its open bet included."""
    found = NOWHERE_YET[:]
    ahead = FORECAST[turns_left(state, seat)]
    side = state.side[seat]
    if state.bet[seat] == NOBODY:
        spread(found, state.ep[seat], ahead[side], 1.0)
    else:
        won = 3 if side == WHITE else CIRCLE - 3
        spread(found, state.ep[seat] + won, ahead[side], RIGHT)
        spread(found, state.ep[seat], ahead[1 - side], 1.0 - RIGHT)
    return found


def bonus(state: CocoonWorldState, seat: int) -> int:
    """What a seat has besides EP: laps, fame, tiles in hand."""
    return state.scenario.extra(state.laps[seat], state.fame[seat], len(state.hands[seat]))


def win_chance(state: CocoonWorldState, seat: int) -> float:
    """The chance that this seat wins, and a little for each EP; alone only the EP."""
    if state.phase == phases.OVER:
        first = 1.0 if ranking(state)[0] == seat else 0.0
        return first + 0.001 * score(state, seat)
    if state.scenario.weighs_camps:
        return camp_win_chance(state, seat)
    beaten = UNBEATEN[:]  # how likely one is first on each rank
    base = bonus(state, seat)
    for other in range(state.seats):
        if other != seat:
            pass_rival(beaten, state, seat, other, 2 * (base - bonus(state, other)))
    chance = 0.0
    ranks = final_ranks(state, seat)
    for at in range(RANKS):
        chance += ranks[at] * (beaten[at] + 0.0005 * float(at))
    return chance


def pass_rival(beaten: vec[float], state: CocoonWorldState, seat: int, other: int, lead: i64) -> None:
    """Multiply into `beaten` how likely this rival ends below each rank, if one is this many ranks ahead already."""
    rival = final_ranks(state, other)
    on_top = chance_on_top(state, seat, other)
    below = 0.0  # of all ranks that were passed
    level: i64 = 0
    for at in range(RANKS):
        while level < at + lead and level < RANKS:
            below += rival[level]
            level += 1
        is_level = level < RANKS and level == at + lead
        beaten[at] = beaten[at] * (below + on_top * rival[level] if is_level else below)


def chance_on_top(state: CocoonWorldState, seat: int, other: int) -> float:
    """How likely the marker will lie above the other's if both end on one rank: whoever moves last does."""
    mine, theirs = turns_left(state, seat), turns_left(state, other)
    if mine == 0 and theirs == 0:
        return 1.0 if state.recency.index(seat) > state.recency.index(other) else 0.0
    if mine == theirs:
        is_later = (seat - state.first) % state.seats > (other - state.first) % state.seats
    else:
        is_later = mine > theirs
    return LATER if is_later else 1.0 - LATER


# Where camps are weighed (W-77, W-78)

Ends = list[tuple[bool, int, float]]
"""How a seat may end: in the camp of Fortune or not, with which score, how likely."""

NEGLIGIBLE: Final = 0.004  # an end less likely than this is left out


def likely_ends(state: CocoonWorldState, seat: int) -> Ends:
    found: Ends = []
    base = bonus(state, seat)
    ranks = final_ranks(state, seat)
    for at in range(RANKS):
        likely = ranks[at]
        position, is_white = at // 2, at % 2 == 1
        if likely > NEGLIGIBLE:
            found.append((is_white, base + (position if is_white else SUMMIT - position), likely))
    return found


def camp_win_chance(state: CocoonWorldState, seat: int) -> float:
    """As `win_chance`: the own camp must prevail, and nobody in it be better."""
    others = [other for other in range(state.seats) if other != seat]
    mine = likely_ends(state, seat)
    rivals = [likely_ends(state, other) for other in others]
    on_top = [chance_on_top(state, seat, other) for other in others]
    level = highest(mine) + sum([highest(rival) for rival in rivals])  # where no lead stands: none can be higher
    nowhere = vec[float]([0.0] * (2 * level + 1))
    chance = 0.0
    for is_white, points, likely in mine:
        leads = nowhere[:]  # how likely the own camp leads the other by so much
        leads[level + points] = 1.0
        for i in range(len(rivals)):
            leads = with_rival(leads, nowhere[:], rivals[i], on_top[i], points, white=is_white)
        chance += likely * (chance_ahead(leads, level if is_white else level + 1) + 0.001 * float(points))
    return chance


def highest(ends: Ends) -> int:
    """The most points of some ends."""
    return max([points for _, points, _ in ends], default=0)


def chance_ahead(leads: vec[float], least: i64) -> float:
    """How likely the lead is at least this."""
    found = 0.0
    for lead in range(least, len(leads)):
        found += leads[lead]
    return found


def with_rival(
    leads: vec[float], found: vec[float], rival: Ends, on_top: float, points: i64, *, white: bool
) -> vec[float]:
    """The lead of the camp with this rival on either side, added to `found`; ends in which a better one is in the camp
    are dropped."""
    for is_white, theirs, likely in rival:
        is_beside = is_white == white
        if is_beside and theirs > points:
            continue
        weight = likely * on_top if is_beside and theirs == points else likely
        add_shifted(found, leads, theirs if is_beside else -theirs, weight)
    return found


def add_shifted(found: vec[float], leads: vec[float], by: i64, weight: float) -> None:
    """Add all leads with a weight, each so much higher."""
    for lead in range(len(leads)):
        if leads[lead] != 0.0:
            found[lead + by] = found[lead + by] + weight * leads[lead]
