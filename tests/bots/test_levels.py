"""Levels: every game offers all four, as data, and a level is no stronger where it thinks less."""

from __future__ import annotations

import pytest

import parlour
from parlour import bots, build
from parlour.bots.careless import Careless
from parlour.core.errors import OptionError
from parlour.games import SLUGS
from parlour.research.drive import play


@pytest.mark.parametrize("slug", SLUGS)
def test_every_game_offers_all_levels_and_each_is_a_bot(slug: str) -> None:
    game = parlour.load(slug)
    assert bots.levels(game) == list(bots.LEVELS) == bots.known(game)[:4]
    for level in bots.LEVELS:
        bots.make(level, game, 1)


@pytest.mark.parametrize("slug", SLUGS)
def test_a_level_stands_for_another_bot_than_the_one_below(slug: str) -> None:
    game = parlour.load(slug)
    assert len({bots.spec_of(level, game) for level in bots.LEVELS}) == len(bots.LEVELS)


def test_only_the_plain_build_thinks_less_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    game = parlour.load("kokoro")
    monkeypatch.setattr(build, "compiled", lambda: True)
    whole = bots.spec_of("expert", game)
    assert not bots.is_reduced("expert", game)
    monkeypatch.setattr(build, "compiled", lambda: False)
    assert bots.is_reduced("expert", game)
    assert bots.spec_of("expert", game) != whole
    assert not bots.is_reduced("medium", game)


def test_a_level_has_no_settings() -> None:
    with pytest.raises(OptionError):
        bots.make("easy:p=1", parlour.load("kokoro"), 1)


def test_a_careless_bot_gives_its_advisers_answer_unless_it_slips() -> None:
    match = parlour.new("kokoro", seats=1, seed=4)
    decision = match.decisions()[0]
    choices = match.game.choices(match.state, decision, 0)
    view = match.view(0)
    advised = bots.make("greedy", match.game, 1).decide(view, decision, choices, {}, None)
    answers = [
        bots.make("careless:p=0.5", match.game, seed).decide(view, decision, choices, {}, None) for seed in range(40)
    ]
    never = bots.make("careless:p=0", match.game, 1)
    assert never.decide(view, decision, choices, {}, None) == advised
    assert 8 <= answers.count(advised) <= 32
    assert len(set(answers)) > 4
    assert all(answer in choices for answer in answers)


def test_slips_are_a_probability() -> None:
    with pytest.raises(OptionError):
        Careless(parlour.load("kokoro"), 1, p=1.5)


def test_the_usual_bot_plays_every_game() -> None:
    match = parlour.new("cocoon_world", seats=2, seed=3)
    assert bots.usual(match.game) == "medium"
    assert play(match, [bots.make("medium", match.game, seat) for seat in range(2)]).scores
