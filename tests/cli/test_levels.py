"""`parlour level` and `parlour progress`: own levels of Cocoons and what is earned (C-71, C-72)."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

import parlour
from parlour import bots
from parlour.commands import progress
from parlour.core.record import read_record, write_record
from parlour.core.values import Record
from parlour.games import cocoons
from parlour.games.cocoons import hardness, workshop
from parlour.games.cocoons.doors import Level
from parlour.games.cocoons.state import Kit
from parlour.locales import LANGUAGES, say
from parlour.research import drive

Run = Callable[..., Result]
RECORDS = Path(cocoons.__file__).parent / "records"
DOORS = "number1,number2,slide,slide,rotation,action,rune7,rune8"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["level", "level check", "level new", "progress"])
def test_help_in_every_language(command: str, language: str, run: Run) -> None:
    result = run(*command.split(), "--help", "--language", language)
    assert result.exit_code == 0
    assert result.stdout.startswith(say(language, "cli-usage", usage=f"parlour {command}"))


# Levels


def test_a_level_is_checked_and_its_code_shown(run: Run) -> None:
    """C-71"""
    result = run("level", "check", DOORS, "--deals", "0", "--json")
    facts = json.loads(result.stdout)
    assert facts["own"]
    assert not facts["hard"]
    assert sorted(facts["doors"]) == sorted(DOORS.split(","))
    again = json.loads(run("level", "check", facts["level"], "--deals", "0", "--json").stdout)
    assert again == facts


@pytest.mark.parametrize(
    ("level", "code"),
    [
        ("rune1,rune2,rune3,rune4,rune5,rune6,number1,number3", "cocoons-error-level-hole"),
        ("rune1,rune2,lockA,rune4,rune5,rune6,rune7,rune8", "cocoons-error-level-lock"),
        ("nonsense", "cocoons-error-level-code"),
    ],
)
def test_an_invalid_level_says_what_it_breaks(level: str, code: str, run: Run) -> None:
    """C-71"""
    result = run("level", "check", level)
    assert result.exit_code == 2
    assert say("en", code, missing=2, lock="lock A", runes="rune 3", level=level) in result.stderr


def test_a_deal_is_solved_exactly(run: Run) -> None:
    """C-71"""
    deal = "b2 rune1 rune2 rune3 rune4 rune5 rune6 rune7 rune8"
    result = run("level", "check", "1", "--deal", deal)
    assert say("en", "cocoons-level-solved", fewest="10", tokens="25") in result.stdout
    assert run("level", "check", "1", "--deal", "b2 rune1").exit_code == 2


def test_an_estimate_has_intervals(run: Run) -> None:
    """C-71"""
    facts = json.loads(run("level", "check", "1", "--deals", "2", "--json").stdout)
    assert facts["winnable"]["won"] == 2
    low, high = facts["perfect"]["interval"]
    assert 0 <= low <= facts["perfect"]["won"] / 2 <= high <= 1
    assert say("en", "cocoons-level-hard") in run("level", "check", "5", "--set", "hard=on", "--deals", "1").stdout


def test_a_new_level_is_valid_and_repeatable(run: Run) -> None:
    """C-71"""
    words = ("level", "new", "--hardness", "0.5", "--tries", "1", "--deals", "1", "--json")
    facts = json.loads(run(*words).stdout)
    assert len(facts["doors"]) == 8
    assert json.loads(run(*words).stdout) == facts
    assert run("level", "new", "--hardness", "2").exit_code == 2


@pytest.mark.parametrize("words", [("level", "new"), ("level", "check", "1"), ("scenario", "new")])
def test_another_game_has_nothing_of_the_kind(words: tuple[str, ...], run: Run) -> None:
    result = run(*words, "--game", "kokoro")
    assert result.exit_code == 2
    known = "cocoons" if words[0] == "level" else "cocoon_world"
    assert say("en", f"cli-{words[0]}-error-game", game="kokoro", known=known) in result.stderr


# Progress


def with_tags(name: str, **tags: str) -> Record:
    record = read_record((RECORDS / name).read_text("utf-8"))
    return Record(
        record.game, record.rules, record.edition, record.seats, record.options, record.moves, record.tags | tags
    )


def test_a_win_is_noted_for_each_person_at_the_table(run: Run) -> None:
    """C-72"""
    Path("won.parlour").write_text(write_record(with_tags("level2.parlour", players="Ana,Ben")))
    facts = json.loads(run("progress", "cocoons", "--record", "won.parlour", "--json").stdout)
    assert facts == {"Ana": {"won": ["2"], "all": False}, "Ben": {"won": ["2"], "all": False}}
    shown = run("progress", "cocoons").stdout
    assert "Ana" in shown
    assert say("en", "cli-progress-more") in shown


def test_a_record_of_another_game_is_refused_and_none_is_noted(run: Run, record: Path) -> None:
    """C-72"""
    Path("won.parlour").write_text(write_record(with_tags("level2.parlour", players="Ana,Ben")))
    result = run("progress", "cocoons", "--record", "won.parlour", "--record", str(record))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == "game.parlour is a record of kokoro; expected one of cocoons.\n"
    assert json.loads(run("progress", "cocoons", "--json").stdout) == {}


def test_bots_losses_and_undone_games_earn_nothing(run: Run) -> None:
    """C-72"""
    assert progress.note(with_tags("level2.parlour")) == [], "bots"
    assert progress.note(with_tags("wrong.parlour", players="Ana,Ben")) == []
    assert progress.note(with_tags("undone.parlour", players="Ana,Ben")) == []
    assert json.loads(run("progress", "cocoons", "--json").stdout) == {}


def test_all_five_levels_open_hard_mode(run: Run) -> None:
    """C-70, C-72"""
    for name, seats in (("level1", 1), ("level2", 2), ("level3", 3), ("level4", 4), ("level5-hard", 2)):
        progress.note(with_tags(f"{name}.parlour", players=",".join(["Ana", "greedy", "greedy", "greedy"][:seats])))
    facts = json.loads(run("progress", "cocoons", "--json").stdout)
    assert facts == {"Ana": {"won": ["1", "2", "3", "4", "5 hard"], "all": True}}
    assert say("en", "cli-progress-all") in run("progress", "cocoons").stdout


def test_progress_before_anything_and_of_other_games(run: Run, data: Path) -> None:
    """C-72"""
    assert say("en", "cli-progress-none", name="Cocoons", game="cocoons") in run("progress", "cocoons").stdout
    assert run("progress", "kokoro").exit_code == 2
    data.mkdir(exist_ok=True)
    (progress.file_of("cocoons")).write_text("[]")
    assert run("progress", "cocoons").exit_code == 2
    assert parlour.load("cocoons").slug == "cocoons"


def test_a_level_won_at_the_terminal_is_remembered(run: Run) -> None:
    """C-72"""
    match = parlour.new("cocoons", seats=1, seed=7, level="1")
    drive.play(match, [bots.make("greedy", match.game, 1)])
    ended = match.result()
    assert ended is not None
    assert ended.ending == "won"
    answers = [entry.move.answers[0] for entry in match.entries if entry.move.seats]
    played = run("play", "cocoons", "--players", "you", "--seed", "7", "--set", "level=1", lines=answers)
    assert played.exit_code == 0
    assert say("en", "cli-progress-new", name="you", game="cocoons") in played.stdout
    assert progress.load("cocoons") == {"you": ["1"]}


def test_an_interrupted_estimate_tells_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """C-71"""
    trial = hardness.trial

    def tired(level: Level, kit: Kit, seed: str) -> dict[str, bool]:
        if seed.endswith("/2"):
            raise KeyboardInterrupt
        return trial(level, kit, seed)

    monkeypatch.setattr(workshop, "trial", tired)
    result = run("level", "check", "1", "--deals", "50")
    assert result.exit_code == 130
    assert say("en", "cli-level-interrupted", done=2, deals=50) in result.stderr
    assert say("en", "cocoons-level-winnable", won=2, deals=2, low=34, high=100) in result.stdout


@pytest.mark.parametrize(
    ("setting", "code", "rule"),
    [("hard=on", "cocoons-refuse-hard-locked", "C-70"), (f"level={DOORS}", "cocoons-refuse-own-locked", "C-71")],
)
def test_the_terminal_offers_what_is_earned_and_the_host_may_unlock(
    setting: str, code: str, rule: str, run: Run, data: Path
) -> None:
    """C-70, C-71, C-72"""
    locked = run("play", "cocoons", "--set", setting, lines=["quit"])
    assert locked.exit_code == 2
    assert say("en", code) in locked.stderr
    assert f"({rule})" in locked.stderr
    assert "--unlock" in locked.stderr
    turn = [*(f"slide {place}" for place in ("a2", "b1", "b2", "b3", "c2")), "quit"]  # one of them is beside the gap
    unlocked = run("play", "cocoons", "--set", setting, "--unlock", "--save", "house.parlour", lines=turn)
    assert unlocked.exit_code == 0
    assert say("en", "cocoons-house-unlock") in unlocked.stdout.replace("\n", " ")
    assert parlour.read("house.parlour").tags["house"] == "unlock"
    assert say("en", "cocoons-house-unlock") in run("replay", "house.parlour").stdout.replace("\n", " ")
    plain = run("play", "cocoons", "--unlock", "--save", "plain.parlour", lines=turn)
    assert say("en", "cocoons-house-unlock") not in plain.stdout.replace("\n", " "), "level 1 needs no unlock"
    assert "house" not in parlour.read("plain.parlour").tags
    data.mkdir(exist_ok=True)
    (progress.file_of("cocoons")).write_text(json.dumps({"you": list("1234"), "you:Ann": list("12345")}), "utf-8")
    assert run("play", "cocoons", "--set", setting, lines=["quit"]).exit_code == 2, "you have not won them all"
    assert run("play", "cocoons", "--players", "you,you:Ann", "--set", setting, lines=["quit"]).exit_code == 0


@pytest.mark.parametrize("given", [("--set", "hard=on"), ("--set", "level=number1,slide,slide")])
def test_a_table_of_bots_with_the_house_unlock_is_tagged_as_one_of_people(run: Run, given: tuple[str, str]) -> None:
    """C-71"""
    bots = ("play", "cocoons", "--players", "random,random", *given, "--save")
    result = run(*bots, "house.parlour", "--unlock")
    assert result.exit_code == 0, result.stderr
    assert parlour.read("house.parlour").tags["house"] == "unlock"
    assert say("en", "cocoons-house-unlock") in result.stdout.replace("\n", " ")
    assert run(*bots, "plain.parlour").exit_code == 0, "bots among themselves need no unlock"
    assert "house" not in parlour.read("plain.parlour").tags
