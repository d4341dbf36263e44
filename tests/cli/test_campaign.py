"""A campaign at the terminal: one game after the other, kept in their records (W-16)."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from click.testing import Result

import parlour
from parlour.core.record import write_record
from parlour.games.cocoon_world.campaign import Campaigns
from parlour.locales import say
from tests.games.cocoon_world.table import GAME

Run = Callable[..., Result]
CAMPAIGNS = Campaigns(GAME.components)
BOTS = ("play", "cocoon_world", "--players", "random,random", "--seed", "3")


def games(data: Path) -> list[Path]:
    return sorted((data / "games").iterdir(), key=lambda file: len(parlour.read(file).tags["campaign"]))


def test_bots_play_a_whole_campaign_and_the_records_tell_it(run: Run, data: Path) -> None:
    result = run(*BOTS, "--campaign", "first,pilgrims,arena", "--measure", "victories")
    assert result.exit_code == 0, result.stderr
    assert "The campaign after 1 of 3 games:" in result.stdout
    assert "The campaign is over after 3 games:" in result.stdout
    assert "Most victories wins" in result.stdout
    records = [parlour.read(file) for file in games(data)]
    assert [record.options["scenario"] for record in records] == ["first", "pilgrims", "arena"]
    assert len({record.tags["secret"] for record in records}) == 3, "each game has luck of its own"
    before = CAMPAIGNS.read(records[2].tags["campaign"]).played
    for game, match in zip(before, map(parlour.replay, records[:2]), strict=True):
        ended = match.result()
        assert ended is not None
        assert game == CAMPAIGNS.played(ended, match.view(None))


def test_the_five_adventures_are_one_word_with_a_map_and_a_story(run: Run) -> None:
    result = run(*BOTS, "--campaign", "all")
    assert result.exit_code == 0, result.stderr
    assert "The journey: ◉ the first adventure → ○ Relics" in result.stdout
    assert "→ ● Arena (fights against beasts) → ◉ Scales" in result.stdout
    for scenario in ("first", "relics", "pilgrims", "arena", "scales", "end"):
        assert say("en", f"cocoon_world-story-{scenario}") in result.stdout
    assert "The campaign is over after 5 games:" in result.stdout


def test_a_campaign_is_taken_up_again_after_any_of_its_games(run: Run, data: Path, tmp_path: Path) -> None:
    assert run(*BOTS, "--campaign", "arena,first").exit_code == 0
    record = parlour.read(games(data)[0])
    mine = tmp_path / "mine.parlour"
    mine.write_text(write_record(msgspec.structs.replace(record, tags=record.tags | {"players": "you,random"})))
    result = run("play", "--resume", str(mine), lines=["later"])
    assert result.exit_code == 0, result.stderr
    assert "The campaign after 1 of 2 games:" in result.stdout
    assert f"parlour play --resume {mine}" in result.stdout
    result = run("play", "--resume", str(mine), lines=["", "quit"])
    assert "Scenario: the first adventure" in result.stdout, "the next game has begun"


CODES = "After “own:x”, commas belong to its code; expected: “;” between the games, or after a single one."
OWN = "own:night-run,turns=6,few=12,lap=3,tile=1,retrieve"


@pytest.mark.parametrize(
    "given",
    [
        "first,{file}",
        f"first; {OWN}",
        f"first;{OWN};",
        f";first;;{OWN}; ",
        "first; own:night-run,retrieve,tile=1,lap=3,few=12,turns=6",
    ],
)
def test_own_scenarios_join_a_campaign_by_file_or_code(run: Run, data: Path, tmp_path: Path, given: str) -> None:
    """W-80, W-16."""
    file = tmp_path / "mine.toml"
    file.write_text(run("scenario", "new").stdout, "utf-8")
    result = run(*BOTS, "--campaign", given.format(file=file))
    assert result.exit_code == 0, result.stderr
    assert [parlour.read(file).options["scenario"] for file in games(data)] == ["first", OWN]
    assert "The journey: ◉ the first adventure → ○ own:night-run\n" in result.stdout
    assert say("en", "cocoon_world-story-own") in result.stdout
    assert "The campaign is over after 2 games:" in result.stdout


def test_one_code_is_a_campaign_with_a_semicolon_behind_it(run: Run, data: Path) -> None:
    assert run(*BOTS, "--campaign", f"{OWN};").exit_code == 0
    assert [parlour.read(file).options["scenario"] for file in games(data)] == [OWN]


def test_a_code_at_the_end_needs_no_semicolon(run: Run, data: Path) -> None:
    assert run(*BOTS, "--campaign", "first, own:x").exit_code == 0
    assert [parlour.read(file).options["scenario"] for file in games(data)] == ["first", "own:x"]


def test_a_bad_file_in_a_campaign_is_said_before_the_first_game(run: Run, data: Path, tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("turns = 0", "utf-8")
    result = run(*BOTS, "--campaign", f"first,{file}")
    assert result.exit_code != 0
    assert "mine.toml" in result.stderr
    assert not (data / "games").exists()


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--campaign", "first,chess"), "can’t be “chess”"),
        (("--campaign", "first; own:x,dragons"), "“dragons” is no part of a scenario’s code"),
        (("--campaign", "first,own:x,arena"), CODES),
        (("--campaign", "own:x,lap=3"), CODES),
        (("--campaign", "own:x,first"), CODES),
        (("--campaign", ";"), "1 to 12 games, but these are 0"),
        (("--campaign", "first; own:x,down=12"), "lays a tile on space 12"),
        (("--campaign", "first", "--measure", "luck"), "can’t be “luck”"),
        (("--measure", "ep"), "--campaign"),
        (("--campaign", "first", "--set", "scenario=arena"), "leave that setting out"),
        (("--campaign", ",".join(["first"] * 13)), "1 to 12 games"),
    ],
)
def test_what_makes_no_campaign_is_said_in_one_sentence(run: Run, given: tuple[str, ...], sentence: str) -> None:
    result = run(*BOTS, *given)
    assert result.exit_code != 0
    assert sentence in result.stderr
    assert "Traceback" not in result.stderr


def test_other_games_have_no_campaigns(run: Run) -> None:
    assert "kokoro has no campaigns" in run("play", "kokoro", "--campaign", "first").stderr
