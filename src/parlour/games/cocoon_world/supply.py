"""Drawing up to three tiles, and choosing one of three (W-23, W-64); then the next turn, or the end."""

from __future__ import annotations

from typing import Final

from parlour.core.game import Log
from parlour.core.values import Action, Event, Result
from parlour.games.cocoon_world import memory, phases
from parlour.games.cocoon_world.actions import Drawn, First, Keep, Top
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


# Before the first turn


def choose_start_player(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    """The markers are piled in turn order, the start player's lowest (W-13); then everybody hears the goal."""
    assert isinstance(outcome, First)
    state.first = state.active = outcome.seat
    state.recency = [(outcome.seat + offset) % state.seats for offset in range(state.seats)]
    scenario = state.scenario
    state.ep = [scenario.start_ep] * state.seats
    if scenario.alternates:
        for offset in range(1, state.seats, 2):
            state.side[state.recency[offset]] = BLACK
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


def seat_to_deal(state: CocoonWorldState) -> int:
    """Three tiles to seat 0, then three to seat 1, and so on (W-12)."""
    for seat in range(state.seats):
        if len(state.hands[seat]) < HAND:
            return seat
    raise AssertionError("hands are dealt until all are full")


def deal_tile(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    take_top(state, seat_to_deal(state), outcome)
    is_done = all(len(hand) == HAND for hand in state.hands)
    return phases.BEGIN if is_done else phases.DEAL_HANDS


# Supply


def seat_to_supply(state: CocoonWorldState) -> int:
    return (state.active + state.supplied) % state.seats


def find_next_draw(state: CocoonWorldState, log: Log | None) -> int:
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


def draw(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    seat = seat_to_supply(state)
    take_top(state, seat, outcome)
    if log is not None:
        log.tell(None, Drew(seat=seat, rule="W-23"))
    return phases.SUPPLY


def take_top(state: CocoonWorldState, seat: int, outcome: Action) -> None:
    """The topmost tile of the pile into a hand; whoever put it there knows it."""
    assert isinstance(outcome, Drawn)
    kind, knowers = lift(state, outcome)
    take_into_hand(state, seat, kind, knowers)
    if state.mixed:
        memory.draw_top(state, seat, kind)


def lift(state: CocoonWorldState, outcome: Drawn) -> tuple[int, int]:
    """Take the topmost tile off the pile: its kind, and the mask of those who know it."""
    state.pile -= 1
    kind = state.board.kind_of[outcome.tile]
    if not state.tops:
        state.pool[kind] -= 1
        return kind, 0
    state.tops.pop(0)
    return kind, state.tops_known.pop(0)


# Choose one of three


def look(state: CocoonWorldState, outcome: Action, log: Log | None) -> int:
    """One after another, the top three or as many as there are."""
    assert isinstance(outcome, Drawn)
    kind, knowers = lift(state, outcome)
    memory.see_top(state, seat_to_supply(state), kind)
    state.looked.append(kind)
    state.looked_known.append(knowers)
    if len(state.looked) < LOOKS and state.pile > 0:
        return phases.LOOK
    if log is not None:
        log.tell(None, LookedAtTop(seat=seat_to_supply(state), tiles=len(state.looked), rule="W-64"))
    return phases.KEEP


def keep(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    """Which one is kept is secret: those who knew some of the tiles only know that they are among these."""
    assert isinstance(answer, Keep)
    seat = seat_to_supply(state)
    kind = state.board.kind_of[answer.tile]
    take_into_hand(state, seat, kind, state.looked_known[0] if len(state.looked) == 1 else 0)
    memory.mix(state, seat)
    state.looked.remove(kind)
    state.looked_known = [0] * len(state.looked)
    state.choose[seat] -= 1
    if len(state.looked) > 1:
        return phases.TOP
    return put_back(state, log)


def put_on_top(state: CocoonWorldState, answer: Action, log: Log | None) -> int:
    assert isinstance(answer, Top)
    kind = state.board.kind_of[answer.tile]
    state.looked.remove(kind)
    state.looked.insert(0, kind)
    return put_back(state, log)


def put_back(state: CocoonWorldState, log: Log | None) -> int:
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


def end_turn(state: CocoonWorldState, log: Log | None) -> int:
    """The next player; when all have had their turn, the turn marker moves on, or it is over (W-14)."""
    state.active = (state.active + 1) % state.seats
    if state.active != state.first:
        return phases.BEGIN
    if not state.scenario.is_over(state.round, state.seats, state.laps):
        state.round += 1
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


def tell_tie(state: CocoonWorldState, seat: int, other: int, log: Log) -> None:
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


def score(state: CocoonWorldState, seat: int) -> int:
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


def prevailing(state: CocoonWorldState) -> int:
    """The heavier camp; if they are level, Fortune (W-78)."""
    white, black = camp_weights(state)
    return WHITE if white >= black else BLACK


def camp_name(side: int) -> str:
    return "fortune" if side == WHITE else "misfortune"


def ranking(state: CocoonWorldState) -> list[int]:
    """All seats, best first: the prevailing camp if they are weighed (W-78), then the score, then white before black,
    then more EP, then the higher marker (W-15, W-74)."""
    leading = prevailing(state) if state.scenario.weighs_camps else WHITE
    behind = [state.scenario.weighs_camps and state.side[seat] != leading for seat in range(state.seats)]
    keys = [
        (behind[seat], -score(state, seat), state.side[seat], -state.ep[seat], -state.recency.index(seat), seat)
        for seat in range(state.seats)
    ]
    return [key[-1] for key in sorted(keys)]


def final_result(state: CocoonWorldState) -> Result:
    ranked = ranking(state)
    scores = tuple(score(state, seat) for seat in range(state.seats))
    places = tuple(1 + ranked.index(seat) for seat in range(state.seats))
    return Result(scores, places, ending(state))


def ending(state: CocoonWorldState) -> str:
    """How it ended, in one word."""
    if state.scenario.weighs_camps:
        return camp_name(prevailing(state))
    return "pilgrim" if state.scenario.is_won_by_laps(state.laps) else "turns"
