"""Whatever a game asks, answers, tells or refuses can be said in every language; a new game is enrolled by itself.

Ids follow from values (see parlour/words.py), so that a missing message is found by playing.
"""

from __future__ import annotations

import re
from functools import cache

import pytest

from hatch_build import ROOT
from parlour import games, words
from parlour.core.game import DEAL, Game, State
from parlour.core.luck import Sealed
from parlour.core.match import Match
from parlour.core.rng import Fast, Rng
from parlour.core.values import Action, Event, Refusal, encode, tag_of
from parlour.locales import LANGUAGES, clauses, has, ids, say
from parlour.testing.wander import one_of, step
from tests.make_records import tables
from tests.test_records import golden

MATCHES = 1  # for each option value; golden records bring what is rare
in_every_language = pytest.mark.parametrize("language", LANGUAGES)
each_game = pytest.mark.parametrize("slug", games.SLUGS)


class Heard:
    """What was asked, answered, told and refused in random play; one sample of each kind and look."""

    def __init__(self) -> None:
        self.asked: set[str] = set()
        self.dealt: set[str] = set()
        self.actions: dict[tuple[object, ...], Action] = {}
        self.events: dict[tuple[object, ...], Event] = {}
        self.refusals: dict[str, Refusal] = {}
        self.endings: set[str] = set()

    def action(self, action: Action) -> None:
        self.actions.setdefault((tag_of(action), *(bool(fact) for fact in action.facts().values())), action)

    def event(self, event: Event) -> None:
        """Numbers up to two may choose other words, as in “1 feature”."""
        small = ((name, min(fact, 3)) for name, fact in event.facts().items() if isinstance(fact, int))
        self.events.setdefault((tag_of(event), *small), event)


@cache
def heard(slug: str) -> Heard:
    """Listen to random matches, some for each value of each option."""
    game = games.load(slug)
    found = Heard()
    for action in game.actions():
        found.action(action)
    for n in range(MATCHES):
        for seats, options in tables(game):
            match = Match(game, seats, options, Sealed(bytes([n])))
            rng = Fast(bytes([n]) + encode(options))
            while not match.is_over():
                listen(match, rng, found)
                step(match, rng, whims=False)
            listen_at_the_end(match, found)
    for record in golden(slug):  # what is too rare for a few random matches
        match = Match(games.of_record(record), record.seats, record.options, None)
        for move in record.moves:
            listen(match, Fast(slug.encode()), found)
            match.replay((move,))
        listen_at_the_end(match, found)
    return found


@cache
def kinds_of(game: Game[State]) -> dict[str, list[Action]]:
    by_kind: dict[str, list[Action]] = {}
    for action in game.actions():
        by_kind.setdefault(tag_of(action), []).append(action)
    return by_kind


def listen(match: Match[State], rng: Rng, found: Heard) -> None:
    """What is asked now, and what would be refused."""
    game = match.game
    by_kind = kinds_of(game)
    for decision in match.decisions():
        if decision.mode is DEAL:
            continue
        found.asked.add(decision.prompt)
        seat = one_of(decision.seats, rng)
        for action in [one_of(kind, rng) for kind in by_kind.values()]:
            refusal = game.refuse(match.state, decision, seat, action)
            if refusal is not None:
                found.refusals.setdefault(refusal.code, refusal)
            elif rng.below(4) == 0:
                for event in game.preview(match.view(seat), action):
                    found.event(event)


def listen_at_the_end(match: Match[State], found: Heard) -> None:
    """What was dealt and told, and how it ended."""
    for entry in match.entries:
        if entry.decision is not None and entry.decision.mode is DEAL:
            found.dealt.add(entry.decision.prompt)
        for told in entry.told:
            found.event(told.event)
    result = match.result()
    assert result is not None
    found.endings.add(result.ending)


@each_game
@in_every_language
def test_a_game_has_a_name_and_says_what_it_is(slug: str, language: str) -> None:
    for message in (f"{slug}-name", f"{slug}-about"):
        assert say(language, message)


@each_game
@in_every_language
def test_every_option_and_value_has_words(slug: str, language: str) -> None:
    for option in games.load(slug).options:
        assert say(language, f"{slug}-option-{option.name}")
        assert say(language, f"{slug}-option-{option.name}.about")
        assert option.rule in clauses(slug)
        for value in option.values:
            assert say(language, f"{slug}-value-{option.name}-{value}")


@each_game
@in_every_language
def test_every_question_has_words(slug: str, language: str) -> None:
    """Questions to seats are asked, deals are announced."""
    found = heard(slug)
    assert found.asked
    for prompt in found.asked:
        assert words.ask(language, slug, prompt)
    for prompt in found.dealt:
        assert say(language, f"{slug}-deal-{prompt}")


@each_game
@in_every_language
def test_every_kind_of_answer_has_words(slug: str, language: str) -> None:
    for action in heard(slug).actions.values():
        assert words.describe(language, slug, action)


@each_game
@in_every_language
def test_every_event_can_be_told(slug: str, language: str) -> None:
    """With seats by number and by name, and with every look of it."""
    for event in heard(slug).events.values():
        assert words.tell(language, event)
        assert "Ada" in words.tell(language, event, ["Ada"] * 8) or "seat" not in event.facts() or is_for_all(event)


def is_for_all(event: Event) -> bool:
    return event.facts().get("everybody") == 1


@each_game
@in_every_language
def test_every_refusal_can_be_explained_with_its_clause(slug: str, language: str) -> None:
    found = heard(slug).refusals
    assert found
    for refusal in found.values():
        assert refusal.rule in clauses(slug)
        assert words.explain(language, refusal).endswith(f"({refusal.rule})")


@each_game
def test_every_clause_that_an_event_names_exists(slug: str) -> None:
    rules = {event.rule for event in heard(slug).events.values()} - {""}
    assert rules <= set(clauses(slug))
    assert games.load(slug).clauses() == clauses(slug)


@each_game
@in_every_language
def test_every_ending_has_words(slug: str, language: str) -> None:
    for ending in heard(slug).endings:
        assert has(language, f"{slug}-ending-{ending}")


def refusals_in_source(slug: str) -> set[str]:
    """The codes of refusals that a game's modules name."""
    modules = (ROOT / "src" / "parlour" / "games" / slug).glob("*.py")
    return {code for file in modules for code in re.findall(rf"{slug}-refuse-[\w-]+", file.read_text("utf-8"))}


@each_game
def test_no_word_is_left_over(slug: str) -> None:
    """Messages whose ids follow from values belong to a value that the game has."""
    game, found = games.load(slug), heard(slug)
    values = {f"{slug}-value-{option.name}-{value}" for option in game.options for value in option.values}
    actions = {f"{slug}-do-{tag_of(action)}" for action in found.actions.values()}
    expected = {
        "ask": {f"{slug}-ask-{prompt}" for prompt in found.asked},
        "deal": {f"{slug}-deal-{prompt}" for prompt in found.dealt},
        "do": actions,
        "option": {f"{slug}-option-{option.name}" for option in game.options},
        "value": values,
        "refuse": refusals_in_source(slug),  # random play does not meet the rarest
    }
    assert {code for code in found.refusals if code.startswith(slug)} <= expected["refuse"]
    for kind, messages in expected.items():
        known = {name for name in ids("en") if name.startswith(f"{slug}-{kind}-") and "." not in name}
        assert known == messages, kind
