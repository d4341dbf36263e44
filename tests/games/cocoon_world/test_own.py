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
from parlour.locales import LANGUAGES, say
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


NUMBER = "expected: a whole number from 1 to 16"
NAMED = "expected: 1 to 24 characters in quotes"
LISTED = "a list of arena, retrieve, camps, oath, none of them twice"
SETS = "a list of basic, marked, at least one of them and none twice"
PLACES_IN_CODE = "0, or at most 7 whole numbers from 1 to 20, each greater than the one before, joined with “+”."
PLACES = "a list of at most 7 whole numbers from 1 to 20, each greater than the one before"
NAME, HOOKS, TURNS, TILES, DOWN = (
    *('name = "night-run"', '["retrieve"]', "turns = 6 ", '["basic", "marked"]', "[1, 4, 7]"),
)
BROKEN = [
    (TURNS, 'turns = "six" ', 'line 13: “end.turns” is "six"', NUMBER),
    (TURNS, "turns = 6.5 ", "“end.turns” is 6.5", NUMBER),
    (TURNS, "turns = 99 ", "“end.turns” is 99", NUMBER),
    (TURNS, "turns = 2026-01-01 ", '“end.turns” is "2026-01-01"', NUMBER),
    (TURNS, f"turns = {'9' * 99} ", f"“end.turns” is {'9' * 40}…", NUMBER),
    ("ep = 0", "ep = -1", "line 8: “start.ep” is -1", "from 0 to 10"),
    ("alternate = false", "alternate = 0", "“start.alternate” is 0", "true or false"),
    (NAME, "", "line 1: the field “name” is missing", "name = …, what you call your scenario, in quotes"),
    (NAME, "name = 3", "“name” is 3", NAMED),
    (NAME, 'name = "Night Run"', '“name” is "Night Run"', NAMED),
    (NAME, f'name = "{"a" * 25}"', "“name” is", NAMED),
    (HOOKS, '["dragons"]', 'line 3: “hooks” is ["dragons"]', LISTED),
    (HOOKS, "[3]", "“hooks” is [3]", LISTED),
    (HOOKS, '["arena", "arena"]', '“hooks” is ["arena", "arena"]', LISTED),
    (HOOKS, '"retrieve"', '“hooks” is "retrieve"', LISTED),
    (TILES, '["golden"]', 'line 6: “start.tiles” is ["golden"]', SETS),
    (TILES, "[]", "“start.tiles” is []", SETS),
    (DOWN, "[7, 4]", "line 7: “start.face_down” is [7, 4]", PLACES),
    (DOWN, '["one"]', '“start.face_down” is ["one"]', PLACES),
    (DOWN, "[1, 30]", "“start.face_down” is [1, 30]", PLACES),
    (DOWN, "[1, 2, 3, 4, 5, 6, 7, 8]", "“start.face_down” is [1, 2, 3, 4, 5, 6, 7, 8]", PLACES),
    ("[points]", "[dragons]\nfire = 1\n[points]", "no field “dragons”", "there: name, hooks, start, end, points"),
    ("lap = 3", "lapp = 3", "line 18: a scenario has no field “points.lapp”", "expected there: lap, tile"),
    ("ep = 0", '"a.b" = 0', "no field “start.a.b”", "name, hooks"),
    ("[points]", "[points.more]", "no field “points.more”", "expected there: lap, tile"),
    (NAME, "name = night-run", "bad.toml can’t be read as TOML", "at line 2"),
    (HOOKS, '["retrieve"', "bad.toml can’t be read as TOML", "at line 5"),
    ("lap = 3", "lap = 3\nlap = 4", "bad.toml can’t be read as TOML", "at line 19"),
    (NAME, "a.b.c.d.e.f.g.h.i.j = 1", "a key with more than 8 parts", "at most 8 are allowed"),
    (NAME, "#" * 4000, "too long for a scenario", "expected: at most 4,000 characters"),
]


@pytest.mark.parametrize(("before", "after", "wrong", "expected"), BROKEN)
def test_a_bad_file_gets_one_sentence_in_the_words_of_scenarios(
    before: str, after: str, wrong: str, expected: str
) -> None:
    """W-80: what is wrong, where, and what was expected."""
    assert before in own.TEMPLATE
    with pytest.raises(EditionError) as raised:
        own.read(own.TEMPLATE.replace(before, after), "bad.toml")
    said = str(raised.value)
    assert said.startswith("bad.toml")
    assert wrong in said
    assert expected in said
    for language in LANGUAGES:
        told = say(language, raised.value.code, **raised.value.facts)
        assert "dition" not in told, "it is a scenario"
        assert "\n" not in told


@pytest.mark.parametrize(
    ("text", "wrong"), [("", "“name” is missing"), ("start = 3\nname = 'x'", "“start” is 3; expected: a table [start]")]
)
def test_a_file_without_a_scenario_says_what_it_lacks(text: str, wrong: str) -> None:
    with pytest.raises(EditionError) as raised:
        own.read(text, "bad.toml")
    assert wrong in str(raised.value)


@pytest.mark.parametrize(
    ("code", "said"),
    [
        ("own:x,turns=99", 'In the code of a scenario: “turns” is "99"; expected: a whole number from 1 to 16.'),
        ("own:x,few=a", '“few” is "a"; expected: a whole number'),
        ("own:x,down=4+2", f'“down” is "4+2"; expected: {PLACES_IN_CODE}'),
        ("own:x,down=1+x", f'“down” is "1+x"; expected: {PLACES_IN_CODE}'),
        (
            "own:x,tiles=gold",
            '“tiles” is "gold"; expected: at least one of basic, marked, none twice, joined with “+”.',
        ),
        ("own:Night", '“name” is "Night"; expected: 1 to 24 characters: a to z, 0 to 9 and hyphens, no hyphen first.'),
        ("own:x,down=12", "lays a tile on space 12 behind each Event Space"),
    ],
)
def test_a_bad_code_says_which_part_and_what_was_expected(code: str, said: str) -> None:
    with pytest.raises(OptionError) as raised:
        GAME.settle(3, {"scenario": code})
    assert said in str(raised.value)


@pytest.mark.parametrize("code", ["own:x,down=1+x", "own:x,tiles=gold", "own:Night"])
def test_a_bad_code_is_not_told_of_quotes_and_lists(code: str) -> None:
    """W-80: those are of files."""
    with pytest.raises(OptionError) as raised:
        GAME.settle(3, {"scenario": code})
    for language, of_files in (("en", "list|quotes"), ("fr", "liste|guillemets"), ("ja", "リスト|引用符")):
        told = say(language, raised.value.code, **raised.value.facts)
        assert re.search(of_files, told) is None
        assert ("+" in told) == ("=" in code)


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
    with pytest.raises(OptionError, match="only 7 spaces"):
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
