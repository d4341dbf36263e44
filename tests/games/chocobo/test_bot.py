"""The own bot: a team player that is honest."""

from __future__ import annotations

import itertools
from math import log
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from parlour import bots
from parlour.bots.advice import advise, reasons_for
from parlour.bots.turns import LocalBots
from parlour.core.game import Game, State
from parlour.core.luck import Streams
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Action
from parlour.games import edition_text, load, make
from parlour.games.chocobo.actions import Have, Offer, Play, Propose
from parlour.games.chocobo.boards import ATTACK_BIT, EAT_BIT, MOVE_BIT, REAP_BIT, SPACE
from parlour.games.chocobo.components import Box
from parlour.games.chocobo.foresight import Foresight, Words
from parlour.games.chocobo.game import Chocobo
from parlour.games.chocobo.hints import HintCard
from parlour.games.chocobo.joint import Known, Values
from parlour.games.chocobo.lanes import Lanes
from parlour.games.chocobo.learnt import SIZE, places_of
from parlour.games.chocobo.meaning import expected_space, is_meant
from parlour.games.chocobo.pieces import MOST_HP, MOST_VEGETABLES
from parlour.games.chocobo.plan import Plan, last_move
from parlour.games.chocobo.rows import STRENGTH
from parlour.games.chocobo.speaking import Worlds, where_it_lies
from parlour.games.chocobo.state import ChocoboState
from parlour.research.simulate import SimulationPlan, play_one
from tests.games.chocobo.table import GAME, Table

PLAYED = load("chocobo")
HANDS = [[5, 40, 95], [45, 55, 61], [1, 100, 12], [30, 70, 77]]


def choosing(hands: list[list[int]] | None = None, **options: str) -> Table:
    table = Table(hands=hands or HANDS, options=options)
    table.to_choice(50)
    return table


def decide(table: Table, seat: int, prompt: str, spec: str = "greedy") -> Action | None:
    decision = next(d for d in table.open if d.prompt == prompt)
    bot = bots.make(spec, PLAYED, seat)
    choices = GAME.choices(table.state, decision, seat)
    return bot.decide(table.view(seat), decision, choices, {}, None)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_bots_play_a_game_to_its_end(seats: int) -> None:
    match = Match(PLAYED, seats, {"boss": "omega", "floor3": "star"}, Streams("bots"))
    LocalBots(match, {seat: bots.make("greedy:samples=4", PLAYED, seat) for seat in range(seats)}).run()
    assert match.result() is not None


def played(seats: int, seed: str, **options: str) -> Match[State]:
    match = Match(PLAYED, seats, options, Streams(seed))
    LocalBots(match, {seat: bots.make("greedy:samples=2", PLAYED, seat) for seat in range(seats)}).run()
    return match


def talk_of(match: Match[State]) -> dict[tuple[int, int], list[str]]:
    """What was said, by question and seat."""
    found: dict[tuple[int, int], list[str]] = {}
    for entry in match.entries:
        if entry.move.prompt == "talk" and entry.decision is not None:
            found.setdefault((entry.decision.ask, entry.move.seats[0]), []).append(entry.move.answers[0])
    return found


@pytest.mark.parametrize(("seats", "talk"), [(2, "open"), (3, "open"), (4, "open"), (4, "limited")])
def test_a_bot_speaks_twice_a_round_unless_it_is_asked(seats: int, talk: str) -> None:
    said = talk_of(played(seats, "talk", talk=talk))
    assert said
    for (ask, seat), lines in said.items():
        assert len(set(lines)) == len(lines)
        asked = [line for (when, _), others in said.items() if when == ask for line in others]
        questions = [line for line in asked if line.startswith(f"propose {seat} ")]
        answers = [line for line in lines if line.startswith(("claim", "decline"))]
        assert len(answers) <= len(questions)
        assert len(lines) - len(answers) <= 2


def test_first_it_offers_two_cards_where_it_expects_them_to_lie() -> None:
    """D-63: a judgement, by the number and the bonus cards in view."""
    offer = decide(choosing(), 0, "talk")
    assert isinstance(offer, Offer)
    spoken = {(offer.space, offer.strength), (offer.other_space, offer.other_strength)}
    assert spoken <= {(expected_space(card, [50], 3), GAME.box.strength[card]) for card in HANDS[0]}
    assert [expected_space(card, [50], 3) for card in (1, 49, 51, 100)] == [1, 2, 4, 5]
    assert str(decide(choosing(talk="limited"), 0, "talk")) == "show"


def say_first_lines(table: Table) -> None:
    for seat in range(len(table.state.players)):
        assert table.answer(seat, str(decide(table, seat, "talk"))) is None


def test_a_bot_then_says_where_the_card_lies_that_it_means_to_play_and_plays_it() -> None:
    table = choosing()
    say_first_lines(table)
    for seat in (1, 2, 3):
        line = decide(table, seat, "talk")
        assert isinstance(line, Have)
        assert table.answer(seat, str(line)) is None
    for seat in (1, 2, 3):
        said = GAME.read([said.what for said in table.view(0).said if said.seat == seat][-1])
        play = decide(table, seat, "choose")
        assert isinstance(play, Play)
        assert is_meant(GAME.box, [50], said, play.cards[0])


def test_a_card_is_told_by_what_the_others_can_take_it_for() -> None:
    """Those that the words fit; of a card that was offered, those that the offer fits as well."""
    table = choosing()
    say_first_lines(table)
    known, box = Known(GAME.box, GAME.answers, table.view(1)), GAME.box
    values = Values(Plan(box, table.state, 8), box)
    offered = {card for numbers in known.told[1] for card in numbers}
    for card in HANDS[1]:
        alike = [code >> STRENGTH for code in Words(known, values, 1, [50], box).alike(card)]
        line = where_it_lies(card, [50], box)
        assert line is not None
        fitting = [other for other in known.unseen if is_meant(box, [50], line, other)]
        assert alike == ([other for other in fitting if other in offered] or fitting)


def test_those_who_decide_later_know_what_was_told_and_their_own_hand() -> None:
    """Seat 2 has the last word: it does its best with what seat 1 may hold, and seat 1 sees what comes of it."""
    table = Table(seats=3, hands=[[5], [45, 61], [30, 70]])
    table.to_choice(50, 52)
    known, box = Known(GAME.box, GAME.answers, table.view(1)), GAME.box
    values = Values(Plan(box, table.state, 3), box)
    worlds = Worlds(known, values, 1, [45, 61], [1, 2, 2], 1)
    foresight = Foresight(worlds, [2], [50, 52], box)
    foresight.hands[0].append([30, 70])
    foresight.lanes = vec[i64]([values.lane([5, 50, 52])])
    for card in (45, 61):
        taken_for = foresight.own_words.alike(card)[0] >> STRENGTH
        reply = max((30, 70), key=lambda other: values.of(values.lane([5, 50, 52, taken_for, other])))
        assert foresight.worth(card) == pytest.approx(values.of(values.lane([5, 50, 52, card, reply])))


def test_the_would_be_captain_waits_for_the_others_and_proposes() -> None:
    table = choosing([[5, 95], *HANDS[1:]])
    say_first_lines(table)
    assert decide(table, 0, "talk") is None
    for seat in (1, 2, 3):
        assert table.answer(seat, str(decide(table, seat, "talk"))) is None
    proposal = decide(table, 0, "talk")
    assert isinstance(proposal, Propose)
    assert proposal.asked_seat != 0


def test_of_two_players_the_would_be_captain_ends_with_the_two_cards_that_it_plays() -> None:
    table = Table(2, hands=[[5, 40, 61, 95], [12, 45, 70, 99]])
    table.to_choice(50)
    say_first_lines(table)
    assert decide(table, 0, "talk") is None
    assert table.answer(1, str(decide(table, 1, "talk"))) is None
    last = decide(table, 0, "talk")
    if last is not None:  # it may have offered these two before
        assert table.answer(0, str(last)) is None
    offer = GAME.read([said.what for said in table.view(0).said if said.seat == 0][-1])
    assert isinstance(offer, Offer)
    play = decide(table, 0, "choose")
    assert isinstance(play, Play)
    played = {(expected_space(card, [50], 3), GAME.box.strength[card]) for card in play.cards}
    assert played == {(offer.space, offer.strength), (offer.other_space, offer.other_strength)}


@pytest.mark.parametrize(("space", "answer"), [(1, "claim 1 with 5"), (5, "decline 5")])
def test_it_answers_a_proposal_with_a_promise_that_it_can_keep_or_a_no(space: int, answer: str) -> None:
    """Seat 2 holds 5, 12 and 40, all of strength 5; none of them can lie last."""
    table = choosing([[6, 41, 95], HANDS[1], [5, 12, 40], HANDS[3]])
    assert table.answer(0, f"propose 2 at {space}") is None
    assert str(decide(table, 2, "talk")) == answer


def test_it_keeps_its_word() -> None:
    table = choosing([HANDS[0], HANDS[1], [1, 12, 40], HANDS[3]])
    assert table.answer(2, "claim 1 with 3") is None
    assert str(decide(table, 2, "choose")) == "play 1"
    assert str(decide(table, 2, "choose", "search:n=12")) == "play 1"


def test_no_other_proposal_is_answered_and_each_one_once() -> None:
    table = choosing([HANDS[0], HANDS[1], [1, 12, 40], HANDS[3]])
    assert table.answer(0, "propose 1 at 5") is None
    assert isinstance(decide(table, 2, "talk"), Offer)
    assert table.answer(0, "propose 2 at 5") is None
    assert table.answer(2, "decline 5") is None
    assert isinstance(decide(table, 2, "talk"), Offer)


def test_a_silent_bot_says_nothing() -> None:
    assert decide(choosing(), 0, "talk", "greedy:talk=0") is None


def test_a_bot_can_not_tell_hidden_hands_apart() -> None:
    """It gets views alone: the same view, the same card, whatever others hold."""
    table = choosing()
    other = choosing([HANDS[0], [46, 56, 62], [2, 99, 13], [31, 71, 78]])
    assert decide(table, 0, "choose") == decide(other, 0, "choose")


def test_all_bots_give_the_same_answer_to_a_team_question() -> None:
    """D-62: they agree without a word."""
    table = Table(books=["move2", "recover1"])
    table.meet("boar", "bat")
    table.act(3, 4, 2, 1, 3, off=4)
    assert len({str(decide(table, seat, "act")) for seat in range(4)}) == 1


def test_a_bot_backs_what_most_others_propose() -> None:
    """D-62"""
    table = Table()
    table.act(1, 1, 1, 1, 1)
    decision = table.open[0]
    choices = GAME.choices(table.state, decision, 3)
    for wanted in choices:
        answer = bots.make("greedy", PLAYED, 3).decide(
            table.view(3), decision, choices, dict.fromkeys((0, 1), wanted), None
        )
        assert answer == wanted


def test_it_wins_when_one_blow_wins() -> None:
    table = Table(books=["attack4"])
    table.stand_on_loop(8, 4)
    table.state.boss_damage = 17
    table.act(1, 1, 1, 1, 1, off=1)
    assert str(decide(table, 0, "act")) == "use attack4 boss"


def rounds_of(seed: str) -> list[ChocoboState]:
    """The position as each round of a game began."""
    match = Match(PLAYED, 2, {}, Streams(seed))
    players = LocalBots(match, {seat: bots.make("greedy:samples=2", PLAYED, seat) for seat in range(2)})
    found: dict[int, ChocoboState] = {}
    while players.step():
        state = cast("ChocoboState", match.state)
        found.setdefault(state.round, state.clone())
    return list(found.values())


def test_many_lanes_at_once_are_worth_what_each_is_alone() -> None:
    states = rounds_of("1/5")
    assert {state.floor for state in states} == {1, 2, 3, 4}
    rows = [row for row in range(0, 0o55556, 7) if all(1 <= row >> 3 * space & 7 <= 5 for space in range(5))]
    for state in states:
        lanes, alone = Lanes(Plan(GAME.box, state, 9)), Plan(GAME.box, state, 9)
        some = Fast(b"some")
        chosen = [0o52, 0o1234, *(rows[some.below(len(rows))] for _ in range(40))]  # and two of fewer cards
        assert [lanes.odds(row) for row in chosen] == [alone.odds(row) for row in chosen]


@pytest.mark.parametrize(
    "dial",
    [
        (REAP_BIT, MOVE_BIT, REAP_BIT, EAT_BIT, MOVE_BIT),  # two Reaps before the last Move
        (MOVE_BIT, REAP_BIT, MOVE_BIT, ATTACK_BIT, REAP_BIT),  # one before it, one after
        (MOVE_BIT, REAP_BIT, ATTACK_BIT, REAP_BIT, EAT_BIT),  # two after it
        (MOVE_BIT, REAP_BIT | EAT_BIT, ATTACK_BIT, MOVE_BIT, EAT_BIT),  # one that need not be
        (REAP_BIT, ATTACK_BIT, EAT_BIT, REAP_BIT, ATTACK_BIT),  # no Move
        (MOVE_BIT, ATTACK_BIT, EAT_BIT, MOVE_BIT | ATTACK_BIT, EAT_BIT),  # no Reap
    ],
)
def test_many_lanes_are_worth_the_same_wherever_a_dial_has_its_reaps(dial: tuple[int, ...]) -> None:
    """Other editions have other dials."""
    some = Fast(b"dial")
    for state in rounds_of("1/5"):
        lanes, alone = Plan(GAME.box, state, 9), Plan(GAME.box, state, 9)
        for plan in (lanes, alone):
            plan.dial = sum(icons << SPACE * step for step, icons in enumerate(dial))
            plan.last_move = last_move(plan.dial)
        rows = [sum(some.below(5) + 1 << 3 * space for space in range(5)) for _ in range(12)]
        table = Lanes(lanes)
        assert [table.odds(row) for row in rows] == [alone.odds(row) for row in rows]


def test_offers_are_judged_in_a_round_that_no_cards_can_save() -> None:
    """Its best row was worth less than lost, so that its chance could not be worked out."""
    plan = SimulationPlan("chocobo", ("careless:p=0.3",) * 2, 1, seed=102, options={"team": "captain"})
    assert play_one(plan, 0).ending


def log_odds(chance: float) -> float:
    return log(chance / (1 - chance))


@pytest.mark.parametrize("floor", [1, 2, 3])
def test_an_end_of_the_last_move_is_left_out_only_for_one_that_is_as_good(floor: int) -> None:
    """Where the same happens, which is no farther from the Exit, and worth no less."""
    state = cast("ChocoboState", Match(PLAYED, 2, {}, Streams("ends")).state)
    state.floor = floor
    for off in range(8):
        state.off = off
        plan = Plan(GAME.box, state, 9)
        sheet, learnt = plan.sheet, plan.learnt
        assert learnt is not None
        kept_row, kept_at = list(plan.last_stops.row), list(plan.last_stops.at)
        for route, ends in enumerate(itertools.chain.from_iterable(sheet.ends)):
            kept = kept_row[kept_at[route] : kept_at[route + 1]]
            assert set(kept) <= set(ends)
            for end in ends:
                assert any(
                    sheet.is_alike(other, end)
                    and sheet.distance[other] <= sheet.distance[end]
                    and learnt.of_place(other) >= learnt.of_place(end)
                    for other in kept
                )


def test_what_games_have_taught_is_the_sum_of_the_numbers_that_count() -> None:
    """Those that are fitted are those that are judged by."""
    for state in rounds_of("1/5"):
        cards = state.cards_in_hands()
        taught, by_thumb = Plan(GAME.box, state, cards), Plan(GAME.box, state, cards)
        by_thumb.learnt = None
        added = log_odds(taught.prospect()) - log_odds(by_thumb.prospect())
        assert added == pytest.approx(sum(GAME.box.learnt[at] for at in places_of(state, GAME.box)), abs=1e-6)


def test_other_parts_are_judged_by_rules_of_thumb() -> None:
    """The values of vegetable tokens may differ, as those of `tuned` do."""
    text = edition_text("chocobo")
    other = make("chocobo", text.replace("S   .   v", "S   .   b", 1), "other.toml")
    assert [len(box_of(game).learnt) for game in (PLAYED, load("chocobo", "tuned"), other)] == [SIZE, SIZE, 0]
    plan = Plan(box_of(other), cast("ChocoboState", Match(other, 2, {}, Streams("other")).state), 16)
    assert plan.learnt is None


def box_of(game: Game[State]) -> Box:
    return cast("Chocobo", game).box


def test_hunches_are_choices() -> None:
    table = choosing()
    decision = table.open[0]
    assert GAME.hunch(table.state, decision, 1, Fast(b"hunch")) in GAME.choices(table.state, decision, 1)


def test_guessed_worlds_bear_out_which_space_a_card_was_claimed_for() -> None:
    """D-63: a claim is the speaker's judgement, taken as bots mean it as long as some hand fits it."""
    table = choosing()
    strength = GAME.box.strength[61]
    assert table.answer(1, f"claim 4 with {strength}") is None
    rng = Fast(b"worlds")
    for _ in range(20):
        hand = GAME.guess(table.view(0), rng).hands[1]
        assert any(GAME.box.strength[card] == strength and expected_space(card, [50], 3) == 4 for card in hand)


def test_search_plays_the_card_that_fits_what_the_others_will_play() -> None:
    """The same answer from the same view and seed; a card of its own hand."""
    table = choosing()
    first = decide(table, 0, "choose", "search:n=30,samples=4")
    assert first in GAME.choices(table.state, table.open[0], 0)
    assert decide(table, 0, "choose", "search:n=30,samples=4") == first
    assert str(decide(table, 0, "talk", "search")) == str(decide(table, 0, "talk"))
    assert decide(table, 0, "talk", "search:talk=0") is None


def test_only_the_would_be_captain_looks_into_worlds_and_the_others_play_as_it_expects() -> None:
    """Round 1: the first seat; so what it expects of the others is what they play."""
    table = choosing()
    for seat in (1, 2, 3):
        assert decide(table, seat, "choose", "search:n=12") == decide(table, seat, "choose", "greedy")


def test_a_hint_to_play_two_cards_lets_each_land_on_a_space_of_its_own() -> None:
    table = Table(2, hands=[[47, 50], [12, 45, 70, 99]])
    table.to_choice(69)
    (decision,) = [one for one in table.match.decisions() if one.prompt == "choose"]
    (play,) = choices = GAME.choices(table.state, decision, 0)
    reasons = reasons_for(cast("Game[State]", GAME), table.view(0), decision, choices, play)
    assert [(one.card, one.space) for one in reasons if isinstance(one, HintCard)] == [(47, 2), (50, 3)]


@settings(max_examples=10, deadline=None)
@given(seed=st.integers(0, 10**6), sizes=st.lists(st.integers(0, 3), min_size=1, max_size=8))
def test_alone_bots_and_hints_play_on_with_a_deck_of_hardly_a_card(seed: int, sizes: list[int]) -> None:
    """D-18, D-13: at each choice the deck holds none to three cards, and food and HP for a long game are there."""
    match = Match(PLAYED, 1, {}, Streams(str(seed)))
    turns = LocalBots(match, {0: bots.make("greedy:samples=2", PLAYED, seed)})
    size = itertools.cycle(sizes)
    while not match.is_over():
        for decision in match.decisions():
            if decision.prompt == "choose":
                starve(cast("ChocoboState", match.state), next(size))
                assert advise(PLAYED, match.view(0), decision, PLAYED.choices(match.state, decision, 0)).answer
        turns.step()


def starve(state: ChocoboState, size: int) -> None:
    """All but the lowest cards of the deck become discards."""
    state.discards = sorted(state.discards + state.deck[size:])
    state.deck = state.deck[:size]
    state.hp, state.vegetables = MOST_HP, MOST_VEGETABLES
