"""Scenarios of one's own: files, codes, and what they play like (W-80)."""

from __future__ import annotations

import doctest
import re
from collections.abc import Callable

import pytest

import parlour
from parlour import games
from parlour.core.errors import EditionError, OptionError
from parlour.core.game import Game, State
from parlour.core.values import Option
from parlour.games.cocoon_world import own
from parlour.games.cocoon_world.events import GoalPart, GoalTold
from parlour.locales import LANGUAGES
from parlour.testing import laws
from tests.games.cocoon_world.table import GAME

EVERYTHING = (
    "own:all,tiles=basic,down=2+5,ep=3,turns=3,few=4,laps=2,lap=4,tile=1,alternate,dry,arena,retrieve,camps,oath"
)


def test_the_examples_run() -> None:
    assert doctest.testmod(own).failed == 0


@pytest.mark.parametrize("code", ["own:plain", "own:night-run,turns=6,few=12,lap=3,tile=1,retrieve", EVERYTHING])
def test_a_code_is_read_and_written_alike(code: str) -> None:
    """W-80."""
    assert own.code(own.read_code(code)) == code
    assert GAME.settle(3, {"scenario": code}) == {"scenario": code}


def test_a_code_is_settled_in_its_one_order() -> None:
    """W-80."""
    assert GAME.settle(3, {"scenario": "own:x,retrieve,tile=2,turns=5"}) == {"scenario": "own:x,tile=2,retrieve"}


def test_a_plain_own_scenario_plays_as_the_first() -> None:
    """W-80."""
    plain, first = own.scenario_of("own:plain"), own.scenario_of("first")
    fields = [name for name in dir(first) if not name.startswith("_") and name not in ("name", "rule")]
    told = [name for name in fields if not callable(getattr(first, name))]
    assert len(told) > 5
    assert [getattr(plain, name) for name in told] == [getattr(first, name) for name in told]


def test_what_an_own_scenario_says_is_what_is_played() -> None:
    """W-80: points, camps, start and length."""
    scenario = own.scenario_of(EVERYTHING)
    assert (scenario.start_ep, scenario.rounds(3), scenario.rounds(2)) == (3, 3, 4)
    assert scenario.score(8, is_white=False, laps=1, fame=2, tiles=3) == 2 + 4 + 2 + 3
    assert scenario.is_won_by_laps(2)
    assert len(scenario.ladder) == 4


@pytest.mark.parametrize(
    ("change", "field", "expected"),
    [
        (("turns = 6", "turns = 99"), "end.turns", "1-16"),
        (("turns = 6", 'turns = "six"'), "end.turns", "int"),
        (('hooks = ["retrieve"]', 'hooks = ["dragons"]'), "hooks", "arena, camps, oath, retrieve"),
        (("face_down = [1, 4, 7]", "face_down = [7, 4]"), "start.face_down", "1 < 2 < 3 …"),
        (('name = "night-run"', 'name = "Night Run"'), "name", "a-z 0-9 -, ≤ 24"),
        (("lap = 3", "lapp = 3"), "points.lapp", "lap, tile"),
    ],
)
def test_a_bad_file_gets_one_sentence_with_line_and_field(change: tuple[str, str], field: str, expected: str) -> None:
    text = own.TEMPLATE.replace(*change)
    with pytest.raises(EditionError) as raised:
        own.read(text, "bad.toml")
    said = str(raised.value)
    assert re.match(r"bad\.toml, line \d+: ", said)
    assert field in said
    assert expected in said


def test_a_file_that_is_no_toml_or_too_long_is_refused() -> None:
    for text in ("name = ", "x" * 4001):
        with pytest.raises(EditionError):
            own.read(text, "bad.toml")


@pytest.mark.parametrize(
    "code",
    ["own", "own:", "own:A", "own:x,turns=99", "own:x,turns=a", "own:x,dragons", "own:x,down=30", "own:x,,", "chess"],
)
def test_a_bad_code_is_refused_with_a_reason(code: str) -> None:
    with pytest.raises(OptionError):
        GAME.settle(3, {"scenario": code})


def test_a_code_that_is_too_long_is_refused() -> None:
    with pytest.raises(OptionError):
        GAME.settle(3, {"scenario": "own:x" + ",retrieve" * 40})


def test_places_beyond_a_stretch_do_not_fit_the_box() -> None:
    """W-80, W-11."""
    with pytest.raises(OptionError, match="stretches"):
        GAME.settle(3, {"scenario": "own:x,down=12"})


def test_the_goal_of_an_own_scenario_is_told_in_parts() -> None:
    """W-80."""
    match = parlour.new("cocoon_world", seats=3, seed=1, scenario="own:x,tile=2,retrieve")
    first = next(entry for entry in match.entries if entry.move.prompt == "first")
    assert [told.event for told in first.told] == [
        GoalTold(scenario="own", rounds=5, rule="W-80"),
        GoalPart(part="tile", number=2, rule="W-80"),
        GoalPart(part="retrieve", number=1, rule="W-80"),
    ]
    for language in LANGUAGES:
        assert "own:x" in match.text(0, language)


@pytest.mark.parametrize("law", laws.LAWS)
def test_an_own_scenario_with_everything_at_once_keeps_the_laws(
    law: Callable[[Game[State], int], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """W-80: all twelve of docs/contract.md that need no records."""
    game = games.make("cocoon_world", games.edition_text("cocoon_world"), "standard")
    monkeypatch.setattr(game, "options", (Option("scenario", (EVERYTHING,), "W-80", free=True),))
    for seed in range(2):
        law(game, seed)
