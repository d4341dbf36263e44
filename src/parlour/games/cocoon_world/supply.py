"""Drawing up to three tiles, and choosing one of three (W-23, W-64); then the next turn, or the end."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from parlour.core.game import LEAD, Log
from parlour.core.values import Event, Result
from parlour.games.cocoon_world import phases, recall
from parlour.games.cocoon_world.events import (
    CampsWeighed,
    Drew,
    EffectLapsed,
    GameEnded,
    GoalPart,
    GoalTold,
    LookedAtTop,
    PutBack,
    TieBroken,
)
from parlour.games.cocoon_world.pieces import take_into_hand
from parlour.games.cocoon_world.scenario import SCENARIOS, Scenario
from parlour.games.cocoon_world.state import BIT, BLACK, HAND, WHITE, CocoonWorldState

LOOKS: Final = 3
LOW: Final = -1_000_000  # no score is less


# Before the first turn


def choose_start_player(state: CocoonWorldState, seat: i64, log: Log | None) -> i64:
    """The markers are piled in turn order, the start player's lowest (W-13); then everybody hears the goal."""
    state.first = state.active = seat
    scenario = state.scenario
    for offset in range(state.seats):
        other = (seat + offset) % state.seats
        state.recency[offset] = other
        state.ep[other] = scenario.start_ep
        if scenario.alternates and offset % 2 == 1:
            state.side[other] = BLACK
    if log is not None:
        for event in goal_of(scenario, state.seats):
            log.tell(None, event)
    return phases.DEAL_HANDS


def goal_of(scenario: Scenario, seats: int) -> list[Event]:
    """What is said of the goal; of an own scenario also what is special about it (W-80)."""
    rounds = scenario.rounds(seats)
    if scenario.name in SCENARIOS:
        return [GoalTold(scenario=scenario.name, rounds=rounds, rule=scenario.rule)]
    found: list[Event] = [GoalTold(scenario="own", rounds=rounds, rule=scenario.rule)]
    found += [GoalPart(part=part, number=number, rule=scenario.rule) for part, number in scenario.parts()]
    return found


def seat_to_deal(state: CocoonWorldState) -> i64:
    """Three tiles to seat 0, then three to seat 1, and so on (W-12)."""
    for seat in range(state.seats):
        if len(state.hands[seat]) < HAND:
            return seat
    raise AssertionError("hands are dealt until all are full")


def deal_tile(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    take_top(state, seat_to_deal(state), kind)
    is_done = len(state.hands[state.seats - 1]) == HAND  # who is dealt to last
    return phases.BEGIN if is_done else phases.DEAL_HANDS


# Supply


def seat_to_supply(state: CocoonWorldState) -> i64:
    seat = state.active + state.supplied
    return seat if seat < state.seats else seat - state.seats


def find_next_draw(state: CocoonWorldState, log: Log | None) -> i64:
    """The turn player, then the others clockwise, draw up to three while the pile lasts (W-23)."""
    while state.scenario.supplies and state.supplied < state.seats and state.pile > 0:
        seat = seat_to_supply(state)
        if len(state.hands[seat]) < HAND:
            return phases.LOOK if state.choose[seat] else phases.DRAW
        state.supplied += 1
    state.supplied = 0
    if state.pile == 0 or not state.scenario.supplies:
        lapse_choices(state, log)
    return phases.END_TURN


def lapse_choices(state: CocoonWorldState, log: Log | None) -> None:
    """With no pile left, choosing one of three is over for all (W-64)."""
    for seat in range(state.seats):
        if state.choose[seat] and log is not None:
            log.tell(None, EffectLapsed(seat=seat, effect="choose", rule="W-64"))
        state.choose[seat] = 0


def draw(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    seat = seat_to_supply(state)
    take_top(state, seat, kind)
    if log is not None:
        log.tell(None, Drew(seat=seat, rule="W-23"))
    return phases.SUPPLY


def take_top(state: CocoonWorldState, seat: i64, kind: i64) -> None:
    """The topmost tile of the pile into a hand; whoever put it there knows it."""
    take_into_hand(state, seat, kind, lift(state, kind))
    if state.mixed:
        recall.draw_top(state, seat, kind)


def lift(state: CocoonWorldState, kind: i64) -> i64:
    """Take the topmost tile off the pile: the mask of those who know it."""
    state.pile -= 1
    if not state.tops:
        state.pool[kind] = state.pool[kind] - 1
        return 0
    state.tops.pop(0)
    return state.tops_known.pop(0)


# Choose one of three


def look(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    """One after another, the top three or as many as there are."""
    knowers = lift(state, kind)
    recall.see_top(state, seat_to_supply(state), kind)
    state.looked.append(kind)
    state.looked_known.append(knowers)
    if len(state.looked) < LOOKS and state.pile > 0:
        return phases.LOOK
    if log is not None:
        log.tell(None, LookedAtTop(seat=seat_to_supply(state), tiles=len(state.looked), rule="W-64"))
    return phases.KEEP


def keep(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    """Which one is kept is secret: those who knew some of the tiles only know that they are among these."""
    seat = seat_to_supply(state)
    take_into_hand(state, seat, kind, state.looked_known[0] if len(state.looked) == 1 else 0)
    recall.mix(state, seat)
    state.looked.remove(kind)
    state.looked_known = [0] * len(state.looked)
    state.choose[seat] -= 1
    if len(state.looked) > 1:
        return phases.TOP
    return put_back(state, log)


def put_on_top(state: CocoonWorldState, kind: i64, log: Log | None) -> i64:
    state.looked.remove(kind)
    state.looked.insert(0, kind)
    return put_back(state, log)


def put_back(state: CocoonWorldState, log: Log | None) -> i64:
    """The others on top of the pile, known to this player alone."""
    seat = seat_to_supply(state)
    if state.looked and log is not None:
        log.tell(None, PutBack(seat=seat, tiles=len(state.looked), rule="W-64"))
    state.pile += len(state.looked)
    state.tops = state.looked + state.tops
    state.tops_known = [BIT[seat]] * len(state.looked) + state.tops_known
    state.looked = []
    state.looked_known = []
    return phases.SUPPLY


# The end


def end_turn(state: CocoonWorldState, log: Log | None) -> i64:
    """The next player; when all have had their turn, the turn marker moves on (W-14), unless it is over."""
    state.active = state.active + 1 if state.active + 1 < state.seats else 0
    is_round_over = state.active == state.first
    is_last = is_round_over and state.is_last_round()
    if not is_last and not state.scenario.is_won_by_laps(state.laps.most()):
        state.round += 1 if is_round_over else 0
        return phases.BEGIN
    if log is not None:
        if state.scenario.weighs_camps:
            white, black = camp_weights(state)
            log.tell(None, CampsWeighed(white=white, black=black, camp=camp_name(prevailing(state)), rule="W-78"))
        ranked = ranking(state)
        for place in range(1, state.seats):
            tell_tie(state, ranked[place - 1], ranked[place], log)
        log.tell(None, GameEnded(seat=ranked[0], rule="W-15"))
    return phases.OVER


def tell_tie(state: CocoonWorldState, seat: i64, other: i64, log: Log) -> None:
    """Two neighbours in the ranking with the same score: say what puts one of them first."""
    if score(state, seat) != score(state, other) or (
        state.scenario.weighs_camps and state.side[seat] != state.side[other]
    ):
        return
    why, rule = "tie-pile", "W-15"
    if state.side[seat] != state.side[other]:
        why = "tie-side"
    elif state.ep[seat] != state.ep[other]:
        why, rule = "tie-ep", "W-74"
    log.tell(None, TieBroken(seat=seat, other_seat=other, why=why, rule=rule))


def score(state: CocoonWorldState, seat: i64) -> int:
    return state.scenario.score(
        state.ep[seat],
        is_white=state.side[seat] == WHITE,
        laps=state.laps[seat],
        fame=state.fame[seat],
        tiles=len(state.hands[seat]),
    )


def camp_weights(state: CocoonWorldState) -> tuple[int, int]:
    """The scores of all in the camp of Fortune, and in that of Misfortune (W-78)."""
    weights = [0, 0]
    for seat in range(state.seats):
        weights[state.side[seat]] += score(state, seat)
    return weights[WHITE], weights[BLACK]


def prevailing(state: CocoonWorldState) -> i64:
    """The heavier camp; if they are level, Fortune (W-78)."""
    lead: i64 = 0  # of Fortune
    for seat in range(state.seats):
        lead += score(state, seat) if state.side[seat] == WHITE else -score(state, seat)
    return WHITE if lead >= 0 else BLACK


def camp_name(side: i64) -> str:
    return "fortune" if side == WHITE else "misfortune"


def is_ahead(state: CocoonWorldState, seat: i64, other: i64, leading: i64) -> bool:
    """Does a seat rank above another? The `leading` camp if they are weighed (W-78), then the score, then white before
    black, then more EP, then the higher marker (W-15, W-74)."""
    side, other_side = state.side[seat], state.side[other]
    if state.scenario.weighs_camps and side != other_side:
        return side == leading
    lead = score(state, seat) - score(state, other)
    if lead != 0:
        return lead > 0
    if side != other_side:
        return side == WHITE
    if state.ep[seat] != state.ep[other]:
        return state.ep[seat] > state.ep[other]
    return state.recency.index(seat) > state.recency.index(other)


def place(state: CocoonWorldState, seat: i64, leading: i64) -> i64:
    """1 for the winner, 2 for the next, and so on; nobody shares a place."""
    found: i64 = 1
    for other in range(state.seats):
        if other != seat and is_ahead(state, other, seat, leading):
            found += 1
    return found


def ranking(state: CocoonWorldState) -> list[int]:
    """All seats, best first."""
    leading = prevailing(state)
    found = [0] * state.seats
    for seat in range(state.seats):
        found[place(state, seat, leading) - 1] = seat
    return found


def final_result(state: CocoonWorldState) -> Result:
    leading = prevailing(state)
    scores = [score(state, seat) for seat in range(state.seats)]
    places = [int(place(state, seat, leading)) for seat in range(state.seats)]
    return Result(tuple(scores), tuple(places), ending(state))


def worth(state: CocoonWorldState, seat: i64) -> float:
    """How good the end is for a seat: alone the score; against others winning, and a little the lead."""
    mine = score(state, seat)
    if state.seats == 1:
        return float(mine)
    best: i64 = LOW
    for other in range(state.seats):
        if other != seat:
            best = max(best, score(state, other))
    won = 1.0 if place(state, seat, prevailing(state)) == 1 else 0.0
    return won + LEAD * float(mine - best)


def ending(state: CocoonWorldState) -> str:
    """How it ended, in one word."""
    if state.scenario.weighs_camps:
        return camp_name(prevailing(state))
    return "pilgrim" if state.scenario.is_won_by_laps(state.laps.most()) else "turns"
