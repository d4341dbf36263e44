"""Hints: an allowed answer with reasons that can be said, from nothing but what the seat knows."""

from __future__ import annotations

from typing import cast

import pytest

import parlour
from parlour import bots, build, games, words
from parlour.bots.advice import SEED, Advice, AnyAnswer, LetBe, NextBest, OnlyAnswer, advise, adviser_of, agreeing
from parlour.core.errors import RecordError
from parlour.core.game import DEAL, EACH, Game, State
from parlour.core.match import Match
from parlour.core.rng import Fast
from parlour.core.values import Decision, Event, Seat, encode, tag_of
from parlour.locales import LANGUAGES, clauses
from parlour.testing.toys import den
from parlour.testing.twins import another_move, is_readable
from parlour.testing.wander import one_of
from tests.test_records import golden

MOMENTS = 3  # of each golden record, spread over it; besides, every prompt once
each_game = pytest.mark.parametrize("slug", games.SLUGS)


def asked(match: Match[State]) -> list[tuple[Decision, Seat]]:
    return [(d, d.seats[0]) for d in match.decisions() if d.mode is not DEAL]


def hint(match: Match[State], decision: Decision, seat: Seat) -> Advice | None:
    choices = match.game.choices(match.state, decision, seat)
    return advise(match.game, match.view(seat), decision, choices) if choices else None


@each_game
def test_a_hint_is_an_allowed_answer_with_reasons_in_every_language(slug: str) -> None:
    told: set[str] = set()
    for record in golden(slug):
        match = Match(games.of_record(record), record.seats, record.options, None)
        every = max(1, len(record.moves) // MOMENTS)
        for n, move in enumerate(record.moves):
            if move.seats and (n % every == 0 or move.prompt not in told):
                told |= {move.prompt} | check(match)
            match.replay((move,))
    own = {tag for tag in told if tag.startswith(f"{slug}-hint-")}
    assert len(own) >= 4, own


def check(match: Match[State]) -> set[str]:
    """Every open hint can be followed and said; the tags of its reasons."""
    found: set[str] = set()
    game = match.game
    for decision, seat in asked(match):
        advice = hint(match, decision, seat)
        if advice is None:
            continue
        assert advice.reasons
        assert advice.answer is None or advice.answer in match.choices(seat)
        assert advice.answer is not None or decision.optional
        for reason in advice.reasons:
            found.add(tag_of(reason))
            assert reason.rule in (*clauses(game.slug), "")
            assert all(words.tell(language, reason) for language in LANGUAGES)
    return found


@each_game
def test_a_hint_depends_on_nothing_but_what_the_seat_knows(slug: str) -> None:
    """Law 8 for hints: matches that a seat can't tell apart give it the same hints."""
    compared = 0
    for record in [record for record in golden(slug) if record.seats > 1][:8]:
        game = games.of_record(record)
        whole = Match(game, record.seats, record.options, None)
        whole.replay(record.moves)
        for seat in (0, record.seats - 1):
            compared += compare_twins(whole, seat, Fast(f"{slug} {seat}".encode()))
    assert compared >= 3


def compare_twins(whole: Match[State], seat: Seat, rng: Fast) -> int:
    """Change one entry that the seat may not read, and compare its next hints."""
    hidden = [n for n, entry in enumerate(whole.entries) if not is_readable(entry, seat)]
    if not hidden:
        return 0
    at, compared = one_of(hidden, rng), 0
    mine = Match(whole.game, whole.seats, whole.options, None)
    twin = Match(whole.game, whole.seats, whole.options, None)
    for n, entry in enumerate(whole.entries[: at + 12]):
        move = entry.move
        if n >= at and not is_readable(entry, seat):
            other = another_move(twin, entry, seat, rng, differ=n == at)
            if other is None:
                break
            move = other
        mine.replay((entry.move,))
        try:
            twin.replay((move,))
        except RecordError:
            break
        for decision in mine.decisions() if n >= at else ():
            if seat in decision.seats and decision.mode is not DEAL:
                assert told(mine, decision, seat) == told(twin, decision, seat)
                compared += 1
    return compared


def told(match: Match[State], decision: Decision, seat: Seat) -> bytes:
    return encode(hint(match, decision, seat))


def test_what_others_have_sealed_does_not_change_a_hint() -> None:
    match = Match(games.load("kokoro"), 2, {}, None)
    for outcome in ("A", "3"):
        match.deal(outcome)
    decision = match.decisions()[0]
    assert decision.mode is EACH
    before = told(match, decision, 0)
    match.answer(1, "draw b2")
    assert told(match, decision, 0) == before


def test_a_game_without_reasons_of_its_own_still_gives_hints() -> None:
    match: Match[State] = Match(cast("Game[State]", den.Den()), 2, {}, None)
    while match.decisions()[0].mode is DEAL:
        outcome, _ = match.game.outcomes(match.state, match.decisions()[0])[0]
        match.deal(outcome)
    tags = {type(reason) for d, s in asked(match) if (a := hint(match, d, s)) is not None for reason in a.reasons}
    assert tags <= {AnyAnswer, OnlyAnswer, LetBe}
    assert tags


@each_game
def test_a_hint_is_what_the_strongest_level_would_answer(slug: str) -> None:
    match = parlour.new(slug, seats=2, seed=5)
    decision = next(d for d in match.decisions() if not d.optional)
    seat = decision.seats[0]
    choices = match.game.choices(match.state, decision, seat)
    expert = bots.make("expert", match.game, SEED)
    advice = advise(match.game, match.view(seat), decision, choices, "expert")
    assert advice.answer == expert.decide(match.view(seat), decision, choices, {}, None)


def test_hints_come_from_the_strongest_level_where_it_is_quick(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.load("kokoro")
    monkeypatch.setattr(build, "compiled", lambda: True)
    assert adviser_of(game) == "expert"
    monkeypatch.setattr(build, "compiled", lambda: False)
    assert adviser_of(game) == "greedy"


def test_a_hint_names_the_next_best_answer_and_what_it_costs() -> None:
    match = parlour.new("kokoro", seats=1, seed=5)
    decision = match.decisions()[0]
    choices = match.game.choices(match.state, decision, 0)
    advice = advise(match.game, match.view(0), decision, choices, "search:n=80")
    (other,) = [reason for reason in advice.reasons if isinstance(reason, NextBest)]
    assert match.game.read(other.answer) in match.choices(0)
    assert match.game.read(other.answer) != advice.answer
    assert words.tell("en", other).startswith("Next best: draw ")


@pytest.mark.parametrize("is_close", [True, False])
def test_a_reason_does_not_contradict_what_is_said_of_the_next_best(is_close: bool) -> None:
    class Reason(Event, frozen=True, tag="test-reason"):
        close: bool

    class Plain(Event, frozen=True, tag="test-plain"):
        pass

    reasons = [Plain(), Reason(close=True), Reason(close=False)]
    other = NextBest(answer="pass", close=is_close)
    assert agreeing(reasons, [other]) == [Plain(), Reason(close=is_close)]
    assert agreeing(reasons, []) == reasons
