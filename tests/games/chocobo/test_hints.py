"""What a hint says of an answer is what the rules then do, in every position and in all languages."""

from __future__ import annotations

from collections import Counter

import pytest

from parlour import games
from parlour.bots.advice import NextBest, advise
from parlour.core.game import AGREE, DEAL, ONE, Log
from parlour.core.rng import Fast
from parlour.core.values import Action, Decision, Event, Seat
from parlour.games.chocobo.actions import Have
from parlour.games.chocobo.bot import Greedy
from parlour.games.chocobo.components import REWARDS, cell_of
from parlour.games.chocobo.events import Ate, HitBoss, Hurt, Moved, Nothing, Over, ReaperMoved, Recovered
from parlour.games.chocobo.hints import (
    HintAsAsked,
    HintAsSaid,
    HintBacked,
    HintBoss,
    HintBossLeft,
    HintCard,
    HintCould,
    HintDefeats,
    HintEats,
    HintExit,
    HintHeals,
    HintHurts,
    HintKeepsBooks,
    HintLoses,
    HintNothing,
    HintOther,
    HintReaper,
    HintSizes,
    HintTell,
    HintToExit,
    HintToken,
    HintWounds,
    effects,
    reasons,
)
from parlour.games.chocobo.phases import FIND_BOOK, TOKEN
from parlour.games.chocobo.pieces import boss_of, sheet_of
from parlour.games.chocobo.state import ChocoboState
from parlour.locales import LANGUAGES
from parlour.words import tell
from tests.games.chocobo.table import BOX, GAME, Table

ANY = games.load("chocobo")
STAR = {"boss": "omega", "floor2": "star", "floor3": "star"}


def play_on(state: ChocoboState, decision: Decision, bots: list[Greedy], rng: Fast) -> None:
    """Chance, or what bots answer; half of the time anything, so that odd positions come up."""
    if decision.mode is DEAL:
        GAME.apply(state, decision, (), [GAME.sample(state, decision, rng)], None)
        return
    seats = decision.seats if decision.prompt in ("choose", "discard") or decision.mode is AGREE else decision.seats[:1]
    is_each = decision.prompt in ("choose", "discard")
    answers = [answer_of(state, decision, seat, bots, rng) for seat in (seats if is_each else seats[:1])]
    GAME.apply(state, decision, seats, answers if is_each else answers * len(seats), None)


def answer_of(state: ChocoboState, decision: Decision, seat: Seat, bots: list[Greedy], rng: Fast) -> Action:
    choices = GAME.choices(state, decision, seat)
    if rng.below(2):
        return choices[rng.below(len(choices))]
    answer = bots[seat].decide(GAME.view(state, seat), decision, choices, {}, None)
    assert answer is not None
    return answer


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("floor", [1, 4])
def test_what_a_hint_says_of_an_answer_is_what_then_happens(seats: int, floor: int) -> None:
    """From the view alone, for every answer to every question of the team."""
    rng = Fast(f"hints {seats} {floor}".encode())
    told: Counter[str] = Counter()
    for options in ({}, STAR):
        state = GAME.setup(seats, GAME.settle(seats, options))
        bots = [Greedy(ANY, seat) for seat in range(seats)]
        for _ in range(100):
            decisions = GAME.decisions(state)
            if not decisions:
                break
            if floor == 4 and state.round == 1 and decisions[0].prompt == "choose":
                state.floor, state.place, state.reaper = 4, BOX.outer_start, boss_of(BOX, state).start
            for decision in decisions:
                if decision.mode in (ONE, AGREE) and decision.prompt != "talk":  # which says things and does nothing
                    told += checked(state, decision)
            play_on(state, decisions[0], bots, rng)
    assert len(told) >= 4


def checked(state: ChocoboState, decision: Decision) -> Counter[str]:
    """What is said of every answer, by kind, each checked."""
    seat, told = decision.seats[0], Counter[str]()
    for action in GAME.choices(state, decision, seat):
        for hint in effects(ANY, GAME.view(state, seat), decision, action):
            told[type(hint).__name__] += 1
            check(state, decision, action, hint)
    return told


def check(state: ChocoboState, decision: Decision, action: Action, hint: Event) -> None:
    after, log = state.clone(), Log()
    seats = decision.seats if decision.mode is AGREE else decision.seats[:1]
    GAME.apply(after, decision, seats, [action] * len(seats), log)
    events = [one.event for one in log.told]
    match hint:
        case HintLoses():
            assert any(isinstance(event, Over) and event.ending != "won" for event in events)
        case HintExit():
            assert after.floor == state.floor + 1
        case HintToExit():
            distance = sheet_of(BOX, state).distance
            assert hint.now == distance[state.place]
            assert hint.steps == distance[cell_of(hint.place)]
            assert hint.place in [event.place for event in events if isinstance(event, Moved)]
        case HintDefeats():
            kind = BOX.monster_kind[hint.monster]
            assert after.row.count(kind) < state.row.count(kind)
            assert (hint.attack, hint.reward) == (BOX.monster_attack[kind], REWARDS[BOX.monster_reward[kind]])
        case HintWounds():
            lefts = [BOX.monster_hp[kind] - hurt for kind, hurt in zip(after.row, after.damage, strict=True)]
            assert (BOX.monster_kind[hint.monster], hint.left) in list(zip(after.row, lefts, strict=True))
        case HintBossLeft():
            assert hint.left in [event.left for event in events if isinstance(event, HitBoss)]
        case HintHeals():
            assert hint.hp in [event.now for event in events if isinstance(event, Recovered)]
        case HintHurts():
            assert any(
                isinstance(event, Hurt) and (event.damage, event.now) == (hint.damage, hint.hp) for event in events
            )
        case HintReaper():
            moves = [(event.steps, event.left) for event in events if isinstance(event, ReaperMoved)]
            if hint.left is None:
                assert hint.steps in [steps for steps, _ in moves]
            else:
                assert (hint.steps, hint.left) in moves
                assert hint.left <= sheet_of(BOX, state).track - state.reaper
        case HintEats():
            assert Ate(vegetables=hint.cards, left=hint.left, rule="D-42") in events
        case HintToken():
            assert after.phase == {"vegetable": TOKEN, "book": FIND_BOOK}[hint.pile]
        case HintSizes():
            counts = getattr(action, "counts", ())
            sign = 1 if str(action).startswith("split") else -1
            sizes = [player.size + sign * count for player, count in zip(state.players, counts, strict=True)]
            assert (min(sizes), max(sizes)) == (hint.least, hint.most)
        case HintKeepsBooks():
            assert sorted(BOX.book_name[kind] for kind in after.books) == sorted(hint.books)
        case HintNothing():
            assert any(isinstance(event, Nothing) for event in events)
        case _:
            raise AssertionError(f"nobody checks {hint}")
    assert all(tell(language, hint) for language in LANGUAGES)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_nine_hints_of_ten_give_a_reason_about_this_position(seats: int) -> None:
    """And not only that the answer does best."""
    rng = Fast(f"share {seats}".encode())
    state = GAME.setup(seats, GAME.settle(seats, {}))
    bots = [Greedy(ANY, seat) for seat in range(seats)]
    asked = about = 0
    while GAME.decisions(state) and asked < 24:
        decision = GAME.decisions(state)[0]
        seat = decision.seats[0] if decision.seats else 0
        choices = GAME.choices(state, decision, seat) if decision.seats else []
        if len(choices) > 1:
            view = GAME.view(state, seat)
            answer = bots[seat].decide(view, decision, choices, {}, None)
            assert answer is not None
            found = reasons(ANY, view, decision, choices, answer)
            asked += 1
            about += any(not isinstance(reason, HintTell) for reason in found)
            assert all(tell(language, reason) for reason in found for language in LANGUAGES)
        play_on(state, decision, bots, rng)
    assert about >= 0.9 * asked > 9


def test_a_hint_to_attack_says_what_falls_and_names_the_next_best() -> None:
    """D-43: strength 4 fells the Skeleton, which gives a Book; strength 2 leaves the Bat one of three."""
    table = Table(2, books=["recover1"])
    table.meet("skeleton", "bat")
    table.act(4, 1, 1, 1, 1, off=1)  # the dial begins with an attack
    assert hints(table, "attack m1") == [
        HintDefeats(monster="skeleton", attack=1, reward="book", amount=0, rule="D-43"),
        HintToken(pile="book", rule="D-41"),
    ]
    decision, view = table.open[0], table.view()
    found = advise(ANY, view, decision, GAME.choices(table.state, decision, 0), "greedy").reasons
    assert sum(isinstance(reason, NextBest) for reason in found) == 1
    table.act(2, 1, 1, 1, 1, off=1)
    assert hints(table, "attack m2") == [HintWounds(monster="bat", left=1, rule="D-43")]


def hints(table: Table, answer: str) -> list[Event]:
    return effects(ANY, table.view(), table.open[0], GAME.read(answer))


def test_a_hint_on_a_card_names_who_said_what_about_its_space() -> None:
    """D-63."""
    table = Table(3)
    table.to_choice(30, 60)
    decision, choices = table.open[0], GAME.choices(table.state, table.open[0], 0)
    card = reasons(ANY, table.view(), decision, choices, choices[0])[0]
    assert isinstance(card, HintCard)
    space, other = card.space, card.space % 5 + 1
    for seat, text in enumerate((f"claim {space}", f"propose 0 at {space}", f"claim {other}")):
        GAME.say(table.state, seat, GAME.read(text), None)
    found = reasons(ANY, table.view(), decision, choices, choices[0])
    assert [one for one in found if not isinstance(one, HintCard | HintCould)] == [
        HintAsSaid(space=space, rule="D-63"),
        HintAsAsked(seat=1, space=space, rule="D-63"),
        HintOther(seat=2, space=other, rule="D-63"),
    ]


def test_a_hint_to_say_something_names_the_cards_that_bear_it_out() -> None:
    """D-63."""
    table = Table(3)
    table.to_choice(30, 60)
    (talk,) = [one for one in table.open if one.prompt == "talk"]
    found = 0
    for action in GAME.choices(table.state, talk, 0):
        for hint in reasons(ANY, table.view(), talk, [action], action):
            if isinstance(hint, HintBacked) and isinstance(action, Have):
                other = table.state.bonus[action.bonus - 1]
                assert all((card > other) == (action.side == "above") for card in hint.cards)
                assert set(hint.cards) <= set(table.state.hands[0])
                found += 1
    assert found


@pytest.mark.parametrize("prompt", ["choose", "talk"])
def test_books_that_finish_the_boss_are_the_hint_whatever_is_asked(prompt: str) -> None:
    """D-54. Such a hint was worked out as an answer to that question, and never came."""
    table = Table(seats=3, books=["attack4"])
    table.stand_on_loop(0, 0)
    table.state.boss_damage = 17
    table.to_choice(20, 40)
    decision = next(one for one in table.open if one.prompt == prompt)
    advice = advise(ANY, table.view(0), decision, GAME.choices(table.state, decision, 0))
    assert str(advice.answer) == "use attack4 boss"
    assert any(isinstance(reason, HintBoss) for reason in advice.reasons)
