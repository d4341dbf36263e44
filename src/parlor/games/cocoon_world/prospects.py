"""How good a position is: the chance to win if all go on as players on average do.

The EP Circle has no end, so EP are worth what they can still become: on 10 with a turn to go a gain is a fall, and a
black pawn loves 0. What a turn does on average was counted in random play (30,000 games with two to five players).
"""

from __future__ import annotations

from typing import Final

from parlor.games.cocoon_world import steps
from parlor.games.cocoon_world.board import CIRCLE
from parlor.games.cocoon_world.scenario import Pilgrims
from parlor.games.cocoon_world.state import BLACK, NOBODY, WHITE, WorldState
from parlor.games.cocoon_world.supply import ranking

# How often of 1000 a turn moves a marker 0 to 10 steps on: without and with a change of side at its end.
WHITE_STAYS: Final = (179, 248, 125, 30, 8, 3, 2, 2, 20, 19, 19)
WHITE_TURNS: Final = (152, 45, 8, 2, 1, 1, 1, 5, 17, 19, 94)
BLACK_STAYS: Final = (173, 14, 2, 1, 1, 3, 8, 26, 52, 133, 251)
BLACK_TURNS: Final = (138, 98, 19, 4, 2, 1, 1, 3, 16, 12, 42)

MOST_TURNS: Final = 16
RIGHT: Final = 0.4  # how often a bet is right, about
TURNS_A_LAP: Final = 1.8  # in Pilgrims


def step_on(later: list[list[float]], stays: tuple[int, ...], turns: tuple[int, ...], side: int) -> list[float]:
    """Where one is after a turn and all that `later` holds, by how far the marker has moved."""
    total = float(sum(stays) + sum(turns))
    found = [0.0] * CIRCLE
    for moved in range(CIRCLE):
        for more in range(CIRCLE):
            there = (moved + more) % CIRCLE
            found[there] += stays[moved] / total * later[side][more]
            found[there] += turns[moved] / total * later[1 - side][more]
    return found


def forecast() -> list[list[list[float]]]:
    """By turns to play and side: how likely the marker ends 0 to 10 steps on."""
    still = [1.0] + [0.0] * (CIRCLE - 1)
    found = [[still[:], still[:]]]
    for _ in range(MOST_TURNS):
        later = found[-1]
        white = step_on(later, WHITE_STAYS, WHITE_TURNS, WHITE)
        black = step_on(later, BLACK_STAYS, BLACK_TURNS, BLACK)
        found.append([white, black])
    return found


FORECAST: Final = forecast()


def turns_left(state: WorldState, seat: int) -> int:
    """How many turns this seat will still begin; the active one has not begun its own if it is about to roll."""
    rounds = state.scenario.rounds(state.seats)
    if state.scenario.counts_laps:
        to_go = (Pilgrims.GOAL - max(state.laps)) * TURNS_A_LAP
        rounds = min(rounds, state.round + int(to_go))
    mine = (seat - state.first) % state.seats
    now = (state.active - state.first) % state.seats
    is_to_come = mine > now or (mine == now and is_fresh(state))
    return max(0, min(MOST_TURNS, rounds - state.round + (1 if is_to_come else 0)))


def is_fresh(state: WorldState) -> bool:
    """Is the active player about to make the first choice or roll of a turn?"""
    return (state.step == steps.ROLL and state.rolls == 0) or state.step == steps.ARENA


def final_scores(state: WorldState, seat: int) -> list[float]:
    """How likely each final position is for a seat, its open bet included."""
    found = [0.0] * CIRCLE
    ahead = FORECAST[turns_left(state, seat)]
    side = state.side[seat]
    if state.bet[seat] == NOBODY:
        spread(found, state.ep[seat], ahead[side], 1.0)
    else:
        won = 3 if side == WHITE else CIRCLE - 3
        spread(found, state.ep[seat] + won, ahead[side], RIGHT)
        spread(found, state.ep[seat], ahead[1 - side], 1.0 - RIGHT)
    return found


def spread(found: list[float], ep: int, ahead: list[float], weight: float) -> None:
    for steps_on in range(CIRCLE):
        found[(ep + steps_on) % CIRCLE] += weight * ahead[steps_on]


def bonus(state: WorldState, seat: int) -> int:
    """What a seat has besides EP: laps or fame."""
    return state.scenario.score(0, state.laps[seat], state.fame[seat])


def win_chance(state: WorldState, seat: int) -> float:
    """The chance that this seat wins, and a little for each EP; alone only the EP."""
    if state.step == steps.OVER:
        first = 1.0 if ranking(state)[0] == seat else 0.0
        return first + 0.001 * state.ep[seat]
    mine = final_scores(state, seat)
    base = bonus(state, seat)
    others = [other for other in range(state.seats) if other != seat]
    rivals = [final_scores(state, other) for other in others]
    leads = [base - bonus(state, other) for other in others]
    chance = 0.0
    for position in range(CIRCLE):
        if mine[position] > 0.0:
            beaten = 1.0
            for i in range(len(rivals)):
                beaten *= below(rivals[i], position + leads[i])
            chance += mine[position] * (beaten + 0.001 * position)
    return chance


def below(spread_: list[float], position: int) -> float:
    """How likely a rival ends below this; level counts half."""
    total = 0.0
    for other in range(CIRCLE):
        if other < position:
            total += spread_[other]
        elif other == position:
            total += 0.5 * spread_[other]
    return total
