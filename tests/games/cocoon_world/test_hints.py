"""What a hint says of an answer is what the rules then do, in every position and in all languages."""

from __future__ import annotations

import itertools
from collections import Counter

import pytest

from parlour import games
from parlour.bots.advice import NextBest, advise
from parlour.core.game import DEAL, Log
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event
from parlour.games.cocoon_world import phases
from parlour.games.cocoon_world.bot import Greedy
from parlour.games.cocoon_world.events import BetRight, BetWrong, EffectGained, LapCounted
from parlour.games.cocoon_world.hints import (
    HintAhead,
    HintAlone,
    HintBefore,
    HintDistance,
    HintDraws,
    HintEffect,
    HintHolds,
    HintKeeps,
    HintKnown,
    HintLapMade,
    HintLeads,
    HintLeaves,
    HintLoops,
    HintMarker,
    HintOnTop,
    HintOutOfReach,
    HintPit,
    HintPutsBack,
    HintReach,
    HintRetrieves,
    HintSettles,
    HintSpare,
    HintTurns,
    effects,
    reasons,
)
from parlour.games.cocoon_world.scenario import SCENARIOS
from parlour.games.cocoon_world.state import NOWHERE, CocoonWorldState
from parlour.games.cocoon_world.supply import seat_to_supply
from parlour.locales import LANGUAGES
from parlour.words import tell
from tests.games.cocoon_world.table import BLUE, GAME, GREEN, RED, Table, see

ANY = games.load("cocoon_world")


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_a_hint_says_of_an_answer_is_what_then_happens(scenario: str) -> None:
    """For every answer to every question of random matches, from the view alone."""
    rng = Fast(f"hints {scenario}".encode())
    told: Counter[str] = Counter()
    for seats in (1, 2, 3, 5):
        state = GAME.setup(seats, {"scenario": scenario})
        while GAME.result(state) is None:
            decision = GAME.decisions(state)[0]
            if decision.mode is DEAL:
                GAME.apply(state, decision, (), [GAME.sample(state, decision, rng)], None)
                continue
            seat = decision.seats[0]
            for action in GAME.choices(state, decision, seat):
                for hint in effects(ANY, GAME.view(state, seat), decision, action):
                    told[type(hint).__name__] += 1
                    check(state, decision, action, hint)
            GAME.apply(state, decision, (seat,), [GAME.pick(state, decision, seat, rng)], None)
    assert {"HintMarker", "HintLeads", "HintTurns", "HintKeeps", "HintReach"} <= set(told)


def check(state: CocoonWorldState, decision: Decision, action: Action, hint: Event) -> None:
    """Is it so, in the position itself and after the answer?"""
    seat, after, log = decision.seats[0], state.clone(), Log()
    GAME.apply(after, decision, (seat,), [action], log)
    events = [one.event for one in log.told]
    if isinstance(hint, HintMarker):
        assert (hint.now, hint.ep) == (state.ep[seat], after.ep[seat])
    elif isinstance(hint, HintLeads):
        check_leads(state, after, seat, hint)
    elif isinstance(hint, HintTurns):
        side = after.side[seat] if state.spare_at[seat] == NOWHERE else after.spare_side[seat]
        own_bet = any(isinstance(event, BetWrong) and event.seat == seat for event in events)
        assert hint.side == ("white", "black")[side] or own_bet
    elif isinstance(hint, HintLapMade):
        assert LapCounted(seat=seat, laps=hint.laps, rule=hint.rule) in events
    elif isinstance(hint, HintEffect):
        assert any(isinstance(event, EffectGained) and event.effect == hint.effect for event in events)
    elif isinstance(hint, HintSettles):
        kind = BetRight if hint.right else BetWrong
        assert any(isinstance(event, kind) and event.seat == hint.seat for event in events)
    elif isinstance(hint, HintReach | HintOutOfReach | HintBefore | HintDistance):
        check_way(state, hint)
    elif isinstance(hint, HintRetrieves):
        name = (GAME.board.kinds[kind].name for kind in after.hands[seat])
        assert hint.tile in name
    elif not isinstance(hint, HintLoops):
        check_tiles(state, after, seat, hint)
    assert all(tell(language, hint) for language in LANGUAGES)


def check_leads(state: CocoonWorldState, after: CocoonWorldState, seat: int, hint: HintLeads) -> None:
    space = pawn_of(after, seat)
    assert hint.space == GAME.board.space_names[space]
    assert hint.moves == (space != pawn_of(state, seat))
    goes_on = after.active == seat and after.round == state.round
    by_phase = {"roll": phases.ROLL, "turn-up": phases.TURN_UP, "enter": phases.ENTER, "bet": phases.BET}
    if hint.then in by_phase:
        assert goes_on
        assert after.phase == by_phase[hint.then]
    if hint.then == "end":
        assert not goes_on or after.phase in (phases.DRAW, phases.LOOK, phases.OVER)


def check_way(state: CocoonWorldState, hint: HintReach | HintOutOfReach | HintBefore | HintDistance) -> None:
    """Counted roll by roll."""
    size = GAME.board.size
    starts = [max(0, pawn_of(state, seat)) for seat in range(state.seats)]
    rolls = [a + b for a, b in itertools.product(range(1, 7), repeat=2)]
    if isinstance(hint, HintDistance):
        assert (starts[hint.seat] + hint.distance) % size == 0
    elif isinstance(hint, HintBefore):
        assert (starts[hint.seat] + hint.distance) % size == hint.space
    else:
        ways = [sum((start + roll) % size == hint.space for roll in rolls) for start in starts]
        assert max(ways) == (hint.ways if isinstance(hint, HintReach) else 0)
        assert isinstance(hint, HintOutOfReach) or ways[hint.seat] == hint.ways


def check_tiles(state: CocoonWorldState, after: CocoonWorldState, seat: int, hint: Event) -> None:
    def names(kinds: list[int]) -> list[str]:
        return sorted(GAME.board.kinds[kind].name for kind in kinds)

    if isinstance(hint, HintKeeps):
        assert sorted(hint.tiles) == names(after.hands[seat])
    elif isinstance(hint, HintPutsBack):
        assert sorted(hint.tiles) == names(after.looked or after.tops[:1])
    elif isinstance(hint, HintLeaves):
        assert sorted(hint.tiles) == names(after.hands[hint.seat])
    elif isinstance(hint, HintKnown):
        assert not Counter(hint.tiles) - Counter(names(state.hands[hint.seat]))
    elif isinstance(hint, HintHolds):
        assert (hint.count, hint.ep) == (len(state.hands[hint.seat]), state.ep[hint.seat])
    elif isinstance(hint, HintDraws):
        assert after.phase == phases.DRAW
        assert seat_to_supply(after) == hint.seat
        assert names(after.tops[:1]) == [hint.tile]
    else:
        assert isinstance(hint, HintOnTop)
        assert [names([kind])[0] for kind in after.tops[:2]] == [hint.tile, hint.other_tile]


def pawn_of(state: CocoonWorldState, seat: int) -> int:
    return int(state.at[seat] if state.spare_at[seat] == NOWHERE else state.spare_at[seat])


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_nine_hints_of_ten_give_a_reason_about_this_position(scenario: str) -> None:
    """And not only that the answer does best."""
    rng, bot = Fast(f"share {scenario}".encode()), Greedy(GAME, worlds=2.0)
    asked = about = 0
    for seats in (2, 3):
        state = GAME.setup(seats, {"scenario": scenario})
        while GAME.result(state) is None:
            decision = GAME.decisions(state)[0]
            if decision.mode is DEAL:
                GAME.apply(state, decision, (), [GAME.sample(state, decision, rng)], None)
                continue
            seat, view = decision.seats[0], GAME.view(state, decision.seats[0])
            choices = GAME.choices(state, decision, seat)
            action = bot.decide(view, decision, choices, {}, None)
            assert action is not None
            if len(choices) > 1 and rng.below(3) == 0:
                found = reasons(ANY, view, decision, choices, action)
                asked += 1
                about += any(not isinstance(reason, HintAhead | HintAlone | HintSpare) for reason in found)
            GAME.apply(state, decision, (seat,), [action], None)
    assert about >= 0.9 * asked > 5


def hints(table: Table, answer: str) -> list[Event]:
    decision = GAME.decisions(table.state)[0]
    return effects(ANY, see(table, RED), decision, GAME.read(answer))


def test_a_hint_on_a_tile_says_where_it_leads_and_what_the_marker_does() -> None:
    """W-30, W-42, W-50."""
    table = Table(2).hand(RED, "f9", "lose3").do("2 5 t1")
    assert hints(table, "place f9")[:2] == [
        HintMarker(ep=1, now=0, rule="W-04"),
        HintLeads(space="@cocoon_world-space-experience", moves=True, then="end", rule="W-31"),
    ]


def test_a_hint_on_where_a_tile_goes_counts_the_rolls_that_lead_there() -> None:
    """W-21, W-56: Blue is 7 behind; the others stand too far away or next to it."""
    table = Table(3).pawn(RED, 40).pawn(BLUE, 10).pawn(GREEN, 16).hand(RED, "lose3", "place")
    table.state.phase, table.state.placing = phases.ANYWHERE, table.kind("lose3")
    assert hints(table, "at 17") == [HintReach(seat=BLUE, space=17, ways=6, rule="W-21")]
    assert hints(table, "at 9") == [HintOutOfReach(space=9, rule="W-21")]
    table.state.next_dice[BLUE] = 1
    assert hints(table, "at 15") == [HintBefore(seat=BLUE, space=15, distance=5, rule="W-21")], "with three dice"


def test_a_hint_at_the_pit_says_what_a_hand_does_to_the_marker() -> None:
    """W-04, W-43: from 9, two pairs fall back to 0."""
    table = Table(2).ep(9, 0).pawn(RED, 40)
    table.state.phase = phases.ENTER
    (decision,) = GAME.decisions(table.state)
    choices = GAME.choices(table.state, decision, RED)
    found = reasons(ANY, see(table, RED), decision, choices, GAME.read("pass"))
    assert found == [HintPit(now=9, one=10, two=0, rule="W-43")]


def test_the_next_best_answer_comes_with_what_it_would_do() -> None:
    table = Table(2).hand(RED, "f9", "lose3").do("2 5 t1")
    (decision,) = GAME.decisions(table.state)
    found = advise(ANY, see(table, RED), decision, GAME.choices(table.state, decision, RED), "search:n=40,sure=0")
    told = [index for index, reason in enumerate(found.reasons) if isinstance(reason, NextBest)]
    assert len(told) == 1
    other = found.reasons[told[0]]
    assert isinstance(other, NextBest)
    after = found.reasons[told[0] + 1 :]
    assert len(after) == 1
    assert after[0] in hints(table, other.answer)
    assert after[0] not in found.reasons[: told[0]]
