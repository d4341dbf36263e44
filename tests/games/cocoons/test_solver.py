"""The exact solver and the estimate of hardness (C-71), against the rules themselves."""

from __future__ import annotations

import pytest

import parlour
from parlour.core import bits
from parlour.core.errors import OptionError
from parlour.core.rng import Fast
from parlour.games.cocoons import plan, rules
from parlour.games.cocoons.doors import Level, check
from parlour.games.cocoons.game import Cocoons
from parlour.games.cocoons.hardness import any_level, count_wins, is_winnable, level_of_hardness, most_deals
from parlour.games.cocoons.phases import OVER, PUT, PUT_ACTION, SLIDE_ON, TURN
from parlour.games.cocoons.places import PLACES
from parlour.games.cocoons.solver import SolverDeal, any_deal, fewest_tokens, read_deal
from parlour.games.cocoons.state import (
    ALL_NONE,
    COCOONS,
    DOOR_WIDTH,
    NONE,
    CocoonsState,
    Settings,
    digit,
    digits,
    new_state,
    row_of,
)
from parlour.games.cocoons.walks import slides_to_cover, slides_to_find, slides_to_see

GAME = parlour.load("cocoons")
assert isinstance(GAME, Cocoons)
KIT = GAME.kit


def level(name: str, hard: str = "off") -> Level:
    assert isinstance(GAME, Cocoons)
    return GAME.level_of(GAME.settle(2, {"level": name, "hard": hard}))


# Against the rules


def by_the_rules(deal: SolverDeal, chosen: Level) -> int | None:
    """The fewest tokens, by trying everything in the rules themselves: position by position, all sides known."""
    state = new_state(Settings(KIT, chosen, 1, {"share": "auto", "memory": "aid"}))
    rules.begin_with(state, 0)
    rules.lay_start(state, deal.start)
    world = plan.World(state, Fast(b"any"))
    world.door = row_of(deal.doors, DOOR_WIDTH)
    for _ in range(8):
        rules.orient(state, 0, None)
    plan.settle(state, world)
    reached: list[list[CocoonsState]] = [[] for _ in range(KIT.tokens + 1)]
    reached[0].append(state)
    seen: set[tuple[object, ...]] = set()
    for spent in range(KIT.tokens + 1):
        while reached[spent]:
            here = reached[spent].pop()
            if key(here) in seen:
                continue
            seen.add(key(here))
            if here.phase == TURN and here.gap == here.start and not here.home & ALL_NONE:
                return spent
            for choice in choices(here, world):
                there = here.clone()
                plan.answer(there, choice)
                plan.settle(there, world)
                if there.ending == "won":
                    return KIT.tokens - there.reserve
                if there.phase != OVER:
                    reached[KIT.tokens - there.reserve].append(there)
    return None


def key(state: CocoonsState) -> tuple[object, ...]:
    action = digit(state.where, state.action) if state.action != NONE else NONE
    moved = digit(state.where, state.moved) if state.phase == SLIDE_ON else NONE
    return (state.phase, state.gap, state.door, state.token, action, moved, state.free_turns)


def choices(state: CocoonsState, world: plan.World) -> list[int]:
    """Everything but corrections; an animal goes home or stays."""
    if state.phase == PUT:
        own = digits(world.side, COCOONS).index(digit(state.token, state.gap))
        return [digit(state.where, own), plan.LEAVE]
    if state.phase == PUT_ACTION:
        return [place for place in range(9) if place != state.gap]
    return bits.listed(plan.slides(state))


@pytest.mark.parametrize(("name", "hard"), [("2", "off"), ("3", "off"), ("5", "off"), ("5", "on"), ("3", "on")])
def test_the_solver_agrees_with_trying_everything_in_the_rules(name: str, hard: str) -> None:
    """C-30 to C-32, C-61, C-62, C-65, C-70: in hard mode too, which costs who sees everything nothing."""
    chosen = level(name, hard)
    deal = any_deal(chosen, Fast(f"{name} {hard}".encode()))
    assert fewest_tokens(deal, KIT.locks, KIT.tokens) == by_the_rules(deal, chosen)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("hard", ["off", "on"])
def test_the_solver_agrees_with_the_rules_on_many_deals(seed: int, hard: str) -> None:
    """C-60 to C-65, C-70"""
    for name in "1235":
        chosen = level(name, hard)
        deal = any_deal(chosen, Fast(f"{seed}".encode()))
        assert fewest_tokens(deal, KIT.locks, KIT.tokens) == by_the_rules(deal, chosen)


def test_the_shortest_closed_walk_over_all_nine_places_takes_ten_slides() -> None:
    """C-60: a known fact of the grid; from the edge's middle as from anywhere."""
    for start in range(9):
        runes = read_deal(f"{PLACES[start]} " + " ".join(f"rune{n}" for n in range(1, 9)), level("1"))
        assert fewest_tokens(runes, KIT.locks, KIT.tokens) == 10
        assert slides_to_cover(start, 511, start) == 10


def test_a_deal_that_needs_more_tokens_than_there_are_is_lost() -> None:
    """C-51"""
    deal = read_deal("a1 number7 number2 number5 number8 number3 number4 number6 number1", level("5"))
    fewest = fewest_tokens(deal, KIT.locks, 60)
    assert fewest is not None
    assert fewest_tokens(deal, KIT.locks, fewest) == fewest
    assert fewest_tokens(deal, KIT.locks, fewest - 1) is None


def test_free_moves_after_the_last_token_do_not_count() -> None:
    """C-52, C-64"""
    chosen = level("4")
    for seed in range(3):
        deal = any_deal(chosen, Fast(f"action {seed}".encode()))
        fewest = fewest_tokens(deal, KIT.locks, KIT.tokens)
        assert fewest is not None
        assert fewest < 10, "the action cocoon saves tokens"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("b2 rune1 rune2", "cocoons-error-deal"),
        ("z9 rune1 rune2 rune3 rune4 rune5 rune6 rune7 rune8", "cocoons-error-deal"),
        ("b2 number1 rune2 rune3 rune4 rune5 rune6 rune7 rune8", "cocoons-error-deal-level"),
        ("b2 rune1 rune1 rune3 rune4 rune5 rune6 rune7 rune8", "cocoons-error-deal-level"),
    ],
)
def test_a_bad_deal_is_told(text: str, code: str) -> None:
    """C-71"""
    with pytest.raises(OptionError) as caught:
        read_deal(text, level("1"))
    assert caught.value.code == code


def test_a_deal_of_random_runes_may_have_any_of_them() -> None:
    """C-61"""
    read_deal("b2 rune1 rune8 rune3 rune4 slide slide slide slide", level("2"))
    with pytest.raises(OptionError):
        read_deal("b2 rune1 rune1 rune3 rune4 slide slide slide slide", level("2"))


# Walks


def test_finding_one_of_some_places_takes_the_least_total_of_arrival_times() -> None:
    assert slides_to_find(0, 0) == 0
    assert slides_to_find(0, 2) == 1, "next door"
    assert slides_to_find(0, 2 + 4) == 1 + 2, "b1 after one slide, c1 after two"
    assert slides_to_find(1, 1 + 4) == 1 + 3, "a1 and c1, one to each side"


def test_a_side_comes_into_sight_when_the_gap_stands_before_it() -> None:
    """C-20"""
    assert slides_to_see(1, 0, 1) == 0, "a1 marked east, the gap on b1"
    assert slides_to_see(3, 0, 1) == 1, "a1 marked west slides to b1 and shows a1"
    assert slides_to_see(0, 0, 8) == 4, "a1 marked north must come down first"


# Hardness


def test_random_levels_are_valid() -> None:
    """C-71"""
    for seed in range(60):
        found = any_level(KIT, Fast(f"{seed}".encode()))
        check(found, KIT.locks)
        assert len(found.doors()) == 8


def test_an_estimate_depends_on_the_seed_alone() -> None:
    """C-71"""
    first = count_wins(level("5"), KIT, 6, forget=0.1, seed=3, playouts=0)
    assert first == count_wins(level("5"), KIT, 6, forget=0.1, seed=3, playouts=0)
    assert all(is_winnable(level("1"), KIT, str(n)) for n in range(3))


def test_forgetting_makes_levels_harder() -> None:
    """C-24"""
    perfect = count_wins(level("1"), KIT, 60, forget=0.0, playouts=0)
    forgetful = count_wins(level("1"), KIT, 60, forget=0.3, playouts=0)
    assert perfect > 55
    assert forgetful < perfect


def test_a_level_is_found_whose_hardness_is_near_the_wish() -> None:
    """C-71"""
    found, losses = level_of_hardness(KIT, 0.0, deals=2, tries=4, seed=1)
    check(found, KIT.locks)
    assert losses == 2 - count_wins(found, KIT, 2, forget=0.1, seed=1)


def test_a_search_for_a_level_plays_no_more_deals_than_it_says() -> None:
    """C-71: halving looks at few levels in earnest."""
    ticks: list[int] = []
    level_of_hardness(KIT, 0.5, deals=1, tries=7, seed=2, tick=lambda: ticks.append(1))
    assert 0 < len(ticks) <= most_deals(1, 7) == 3
