"""Keywords as callers give them: natural values are taken, wrong ones refused in a sentence."""

from __future__ import annotations

from typing import Any

import pytest

import parlour
from parlour.core.errors import OptionError, RecordError
from parlour.core.keywords import check_one_of, count_of, options_of


@pytest.mark.parametrize(
    ("game", "given", "settled"),
    [
        ("kokoro", {"decree": 3}, {"decree": "3"}),
        ("cocoons", {"hard": True, "level": 2}, {"hard": "on", "level": "2"}),
        ("cocoons", {"hard": False}, {"hard": "off"}),
        ("kokoro", {"decree": True}, {"decree": "True"}),
        ("kokoro", {"decree": None, "weather": 2.5}, {"decree": "None", "weather": "2.5"}),
    ],
)
def test_options_are_written_as_the_game_writes_them(game: str, given: dict[str, Any], settled: dict[str, str]) -> None:
    assert options_of(parlour.load(game), given) == settled


def test_a_match_takes_numbers_and_truth_as_options() -> None:
    assert parlour.new("kokoro", seats=2, decree=3).options["decree"] == "3"
    assert parlour.new("cocoons", seats=2, hard=True).options["hard"] == "on"
    asked: Any = "2"
    assert parlour.new("kokoro", seats=asked).seats == 2


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ({"decree": True}, "^The option “decree” can’t be “True”; expected: none, draw, 1"),
        ({"decree": 17}, "^The option “decree” can’t be “17”"),
        ({"seats": "two"}, "^The option “seats” can’t be “two”; expected: 1–8.$"),
        ({"seats": 2.5}, "^The option “seats” can’t be “2.5”; expected: 1–8.$"),
        ({"seats": True}, "^The option “seats” can’t be “True”"),
        ({"seats": 9}, "^kokoro is for 1 to 8 players, but 9 were asked for"),
    ],
)
def test_what_the_game_does_not_know_is_refused_in_a_sentence(given: dict[str, Any], sentence: str) -> None:
    with pytest.raises(OptionError, match=sentence):
        parlour.new("kokoro", **given)


def test_a_keyword_is_one_of_those_expected() -> None:
    check_one_of("mode", None, (None, "human"))
    with pytest.raises(OptionError, match=r"^The option “mode” can’t be “x”; expected: None, human.$"):
        check_one_of("mode", "x", (None, "human"))


@pytest.mark.parametrize("value", [0, -1, 1.5, None, "many"])
def test_there_is_at_least_one(value: object) -> None:
    assert count_of("num_envs", 1) == 1
    with pytest.raises(OptionError, match=f"^The option “num_envs” can’t be “{value}”; expected: ≥ 1.$"):
        count_of("num_envs", value)


def test_an_entry_that_a_record_does_not_have_is_refused() -> None:
    record = parlour.new("kokoro", seats=1, seed=1).record()
    last = len(record.moves)
    assert len(parlour.replay(record, at=last).entries) == last
    for at, number in ((-1, "−1"), (last + 1, last + 1)):
        sentence = f"^The record has {last} entries, so there is no position after entry {number}.$"
        with pytest.raises(RecordError, match=sentence):
            parlour.replay(record, at=at)
