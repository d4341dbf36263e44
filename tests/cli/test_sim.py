"""`parlour sim` and `parlour audit leaks`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast

import pytest
from click.testing import Result

import parlour
from parlour import games
from parlour.bots import bare
from parlour.commands import options
from parlour.commands.sim import facts_of
from parlour.core.game import Game, State
from parlour.research import audit as leak_audit
from parlour.research import simulate
from parlour.testing.toys import Box, Den

Run = Callable[..., Result]

SIM = ("sim", "kokoro", "--players", "greedy,random", "--games", "3", "--seed", "1")
KEYS = {
    *("game", "seats", "options", "seed", "games", "players", "mean_scores"),
    *("win_rates", "mean_moves", "games_per_second", "compiled"),
}


def figures(run: Run, *words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.stderr
    facts = json.loads(result.stdout)
    assert isinstance(facts, dict)
    return facts


def test_the_figures_have_the_promised_keys(run: Run) -> None:
    facts = figures(run, *SIM)
    assert facts.keys() >= KEYS
    assert (facts["game"], facts["seats"], facts["games"], facts["seed"]) == ("kokoro", 2, 3, 1)
    assert facts["players"] == ["greedy", "random"]
    assert facts["options"]["guardians"] == "printed"
    assert facts["mean_scores"][0] > facts["mean_scores"][1]
    assert sum(facts["win_rates"]) == pytest.approx(1)
    assert 20 <= facts["mean_moves"] <= 40
    assert "win_rate" not in facts


def test_the_figures_are_the_same_whatever_the_number_of_processes(run: Run) -> None:
    table = ("sim", "kokoro", "--players", "random,random", "--games", "9", "--seed", "1")
    one, two = (figures(run, *table, "--jobs", jobs) for jobs in ("1", "2"))
    for facts in (one, two):
        del facts["games_per_second"]
    assert one == two


def test_another_seed_gives_other_figures(run: Run) -> None:
    table = ("sim", "kokoro", "--players", "random,random", "--games", "6")
    assert figures(run, *table, "--seed", "1")["mean_scores"] != figures(run, *table, "--seed", "2")["mean_scores"]


def test_people_read_a_table_and_a_histogram(run: Run) -> None:
    shown = run("sim", "kokoro", "--players", "greedy,random", "--games", "10", "--seed", "1").stdout
    assert "Kokoro, 2 players, 10 games, seed 1" in shown
    assert "95% interval" in shown
    assert "Scores of 1 greedy" in shown
    assert "Scores of 2 random" in shown
    assert "█" in shown
    assert "█" not in run(*SIM).stdout, "three games make no histogram"


def test_percentages_are_written_as_the_language_writes_them(run: Run) -> None:
    table = ("sim", "kokoro", "--players", "greedy,random", "--games", "2", "--seed", "1")
    assert "100.0%" in run(*table).stdout
    assert "100.0\u202f%" in run("--language", "fr", *table).stdout


def test_a_team_has_one_histogram(run: Run) -> None:
    shown = run("sim", "cocoons", "--players", "random,greedy:n=0", "--games", "10", "--seed", "1").stdout
    assert shown.count("Scores of") == 1
    assert "Scores of 1 random, 2 greedy:n=0" in shown


def test_alone_wins_are_not_compared(run: Run) -> None:
    shown = run("sim", "kokoro", "--players", "_", "--compare", "random", "greedy", "--games", "3").stdout
    assert "Kokoro: the same 3 deals for both\n" in shown
    assert "%" not in shown.split("second minus first")[0]


def test_a_bot_without_settings_says_so(run: Run) -> None:
    result = run("sim", "kokoro", "--players", "random:n=3,greedy", "--games", "1")
    assert (result.exit_code, result.stderr.strip()) == (
        2,
        "The bot “random” takes no settings, so it can’t use “n=3”.",
    )
    result = run("sim", "kokoro", "--players", "search:m=3,greedy", "--games", "1")
    sentence = "The bot “search” can’t use “m=3”; it takes settings such as ms=200, n=2000, sure=2."
    assert (result.exit_code, result.stderr.strip()) == (2, sentence)


def test_records_are_saved_and_true(run: Run) -> None:
    run(*SIM, "--rotate", "--keep", "records")
    files = sorted(Path("records").iterdir())
    assert len(files) == 3
    assert [parlour.read(file).tags["players"] for file in files[:2]] == ["greedy,random", "random,greedy"]
    assert all(run("verify", str(file)).exit_code == 0 for file in files)


def test_interrupted_it_shows_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("sim", "kokoro", "--players", "greedy", "--games", "3", "--seed", "1", "--json")
    played = iter(range(3))
    real = bare.play_bare

    def interrupt_the_fourth(*given: Any) -> Any:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(simulate, "play_bare", interrupt_the_fourth)
    result = run("sim", "kokoro", "--players", "greedy", "--games", "50", "--seed", "1", "--json")
    assert result.exit_code == 130
    assert "the first 3 games of 50" in result.stderr
    facts, expected = json.loads(result.stdout), json.loads(whole.stdout)
    assert facts["complete"] is False
    assert facts["mean_scores"] == expected["mean_scores"]


def test_interrupted_before_the_first_game_there_is_nothing_to_show(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_bare", interrupt)
    result = run(*SIM)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (130, "", 1)


def test_a_team_game_adds_its_wins_and_endings(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    plan = simulate.SimulationPlan(game="den", players=("random", "random"), games=20)
    den = cast("Game[State]", Den())
    monkeypatch.setattr(simulate.SimulationPlan, "load", lambda _: den)
    outcomes = list(simulate.simulate(plan))
    facts = facts_of(plan, simulate.count(outcomes, team=den.team), 1.0)
    assert sum(cast("dict[str, int]", facts["endings"]).values()) == 20
    assert 0 <= cast("float", facts["win_rate"]) <= 1


# Leaks


def test_the_audit_finds_nothing_and_says_where_it_looked(run: Run) -> None:
    facts = figures(run, "audit", "leaks", "kokoro", "--states", "300")
    assert facts["leak"] is None
    assert facts["states"] >= 300
    assert facts["twins"] > 0
    assert facts["sealed"] > 0
    assert len(facts["seats"]) >= 6
    assert {"caller", "peek", "peek_limit", "guardians", "decree"} <= facts["options"].keys()
    shown = run("audit", "leaks", "kokoro", "--states", "60").stdout
    assert "No leak found" in shown
    assert "Tables by guardians: " in shown


@pytest.mark.parametrize("game", [Den("peek"), Box("sides"), Box("bets")], ids=lambda game: game.leak)
def test_a_planted_leak_is_found_and_can_be_seen_again(
    game: Game[Any], run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(options, "open_game", lambda *_: (game, None))
    result = run("audit", "leaks", game.slug)
    assert result.exit_code == 1
    assert "after entry" in result.stdout
    again = result.stdout.split(f"parlour audit leaks {game.slug} ")[1].split()
    assert run("audit", "leaks", game.slug, *again).stdout == result.stdout
    facts = json.loads(run("audit", "leaks", game.slug, "--json").stdout)
    assert facts["leak"]["entry"] > 0


def test_an_interrupted_audit_says_how_far_it_came(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = iter(range(3))
    real = leak_audit.look_at_table

    def interrupt(*given: Any) -> None:
        if next(tables, None) is None:
            raise KeyboardInterrupt
        real(*given)

    monkeypatch.setattr(leak_audit, "look_at_table", interrupt)
    result = run("audit", "leaks", "kokoro", "--json")
    assert result.exit_code == 130
    assert json.loads(result.stdout)["tables"] == 3
    assert result.stderr.count("\n") == 1


def test_a_game_says_whether_it_is_played_as_a_team() -> None:
    assert Den().team
    assert not games.load("kokoro").team


# Long runs, and two bots on the same deals


def test_an_interrupted_run_goes_on_where_it_stopped(run: Run) -> None:
    table = ("sim", "kokoro", "--players", "random,random", "--seed", "1")
    whole = figures(run, *table, "--games", "7")
    figures(run, *table, "--games", "3", "--resume", "kept.jsonl")
    file = Path("kept.jsonl")
    file.write_bytes(file.read_bytes() + b'{"scores":[1,')  # cut off when the machine stopped
    goes_on = figures(run, *table, "--games", "7", "--resume", "kept.jsonl")
    assert len(file.read_bytes().splitlines()) == 1 + 7
    for facts in (whole, goes_on):
        del facts["games_per_second"]
    assert goes_on == whole
    shorter = figures(run, *table, "--games", "2", "--resume", "kept.jsonl")
    assert shorter["games"] == 2


@pytest.mark.parametrize(
    ("kept", "sentence"),
    [
        ("nonsense\n", "kept.jsonl can’t be read as the outcomes of a simulation; choose another file."),
        (None, "kept.jsonl holds the outcomes of another simulation (different seed); choose another file."),
    ],
)
def test_a_file_of_something_else_is_left_alone(run: Run, kept: str | None, sentence: str) -> None:
    table = ("sim", "kokoro", "--players", "random", "--games", "1", "--resume", "kept.jsonl")
    if kept is None:
        run(*table, "--seed", "1")
    else:
        Path("kept.jsonl").write_text(kept, "utf-8")
    before = Path("kept.jsonl").read_bytes()
    result = run(*table, "--seed", "2")
    assert (result.exit_code, result.stderr.strip()) == (2, sentence)
    assert Path("kept.jsonl").read_bytes() == before


def test_two_bots_are_compared_on_the_same_deals(run: Run) -> None:
    table = ("sim", "kokoro", "--games", "4", "--seed", "3")
    facts = figures(run, *table, "--players", "_,random", "--compare", "random", "greedy")
    for number, spec in enumerate(("random", "greedy")):
        alone = figures(run, *table, "--players", f"{spec},random")
        assert facts["mean_scores"][number] == alone["mean_scores"][0]
    assert facts["score_gain"] == pytest.approx(facts["mean_scores"][1] - facts["mean_scores"][0])
    low, high = facts["score_gain_interval"]
    assert 0 < low < facts["score_gain"] < high
    same = figures(run, *table, "--compare", "random", "random")
    assert (same["players"], same["score_gain"], same["score_gain_interval"]) == (["_", "greedy"], 0, [0, 0])
    told = run(*table, "--compare", "random", "greedy").stdout
    assert "The difference is clear" in told


def test_an_interrupted_comparison_goes_on_where_it_stopped(run: Run) -> None:
    table = ("sim", "kokoro", "--players", "_,random", "--seed", "3", "--compare", "random", "greedy")
    whole = figures(run, *table, "--games", "5")
    figures(run, *table, "--games", "2", "--resume", "kept.jsonl")
    file = Path("kept.jsonl")
    lines = file.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 2 * 2
    file.write_bytes(b"".join([*lines, lines[1], lines[2][:20]]))  # cut off in the middle of a deal
    assert figures(run, *table, "--games", "5", "--resume", "kept.jsonl") == whole
    assert len(file.read_bytes().splitlines()) == 1 + 5 * 2
    before = file.read_bytes()
    for other in (("--compare", "greedy", "random"), ()):
        words = (*table[:-3], *other, *(() if other else ("--players", "random,random")))
        result = run(*words, "--games", "5", "--resume", "kept.jsonl")
        assert result.exit_code == 2
        assert "holds the outcomes of another simulation" in result.stderr
    assert file.read_bytes() == before


def test_a_team_is_compared_as_a_whole(run: Run) -> None:
    facts = figures(run, "sim", "cocoons", "--games", "2", "--compare", "random", "random")
    assert facts["players"] == ["_", "_"]
    assert facts["win_gain"] == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "random,random"), "With --compare, mark at least one seat in --players with “_”."),
        (("--keep", "records"), "--compare can’t be used together with --keep: leave that out."),
    ],
)
def test_a_comparison_that_makes_no_sense_is_refused(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run("sim", "kokoro", "--compare", "random", "greedy", *words)
    assert (result.exit_code, result.stderr.strip()) == (2, sentence)


# Bots of one's own that fail

BROKEN = """
from parlour.core.bot import Bot

class Plain(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        return None if decision.optional else choices[0]

class Crash(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        return choices[self.missing]

class Unmade(Bot):
    def __init__(self):
        super().__init__()
"""


def test_a_bot_without_a_constructor_plays(run: Run) -> None:
    Path("mine.py").write_text(BROKEN, "utf-8")
    assert run("sim", "kokoro", "--players", "mine.py:Plain", "--games", "2").exit_code == 0


@pytest.mark.parametrize("spec", ["mine.py", "mine.py:", "mine.py:Bot", "mine.py:Mine"])
def test_a_file_without_this_bot_names_those_it_has_and_none_that_it_imports(run: Run, spec: str) -> None:
    Path("mine.py").write_text(BROKEN, "utf-8")
    result = run("sim", "kokoro", "--players", spec, "--games", "2")
    assert result.exit_code == 2
    known = "mine.py:Plain, mine.py:Crash, mine.py:Unmade"
    assert f"There is no bot called “{spec}”; you can choose from: {known}." in " ".join(result.stderr.split())


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_a_bot_that_crashes_shows_its_author_where(run: Run, jobs: str) -> None:
    Path("mine.py").write_text(BROKEN, "utf-8")
    result = run("sim", "kokoro", "--players", "mine.py:Crash", "--games", "2", "--jobs", jobs)
    assert result.exit_code == 2
    assert "return choices[self.missing]" in result.stderr
    assert "parlour/bots" not in result.stderr, "how Parlour called it is no news to its author"
    assert result.stderr.strip().endswith(
        "The bot Crash failed at “draw” (AttributeError: 'Crash' object has no attribute 'missing')."
    )


def test_a_bot_that_can_not_be_made_shows_why(run: Run) -> None:
    Path("mine.py").write_text(BROKEN, "utf-8")
    result = run("sim", "kokoro", "--players", "mine.py:Unmade", "--games", "2")
    assert result.exit_code == 2
    assert "The bot Unmade failed at “__init__” (TypeError: " in result.stderr


ODD = """
import sys
from parlour.core.bot import Bot

class Leaves(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        sys.exit(0)

class Talks(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        return "what I like"

class Rambles(Bot):
    def decide(self, view, decision, choices, proposals, clock):
        raise ValueError("first line\\n" + "and so on " * 1000)
"""


@pytest.mark.parametrize("words", [["sim", "kokoro", "--games", "2"], ["play", "kokoro"]], ids=" ".join)
@pytest.mark.parametrize(
    ("bot", "said"),
    [
        ("Leaves", "The bot Leaves failed at “draw” (SystemExit: 0)."),
        ("Talks", "The bot Talks answered “what I like” to “draw”, which is not allowed there."),
    ],
)
def test_a_bot_that_leaves_or_talks_nonsense_is_named(run: Run, words: list[str], bot: str, said: str) -> None:
    Path("odd.py").write_text(ODD, "utf-8")
    result = run(*words, "--players", f"odd.py:{bot},random")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1] == said


def test_a_long_error_of_a_bot_is_cut_short(run: Run) -> None:
    Path("odd.py").write_text(ODD, "utf-8")
    said = run("sim", "kokoro", "--players", "odd.py:Rambles", "--games", "2").stderr.splitlines()[-1]
    assert said.startswith("The bot Rambles failed at “draw” (ValueError: first line and so on and so on")
    assert said.endswith("[...]).")
    assert len(said) < 300


def test_a_file_without_a_bot_says_what_a_bot_is(run: Run) -> None:
    Path("none.py").write_text("class Mine:\n    pass\n", "utf-8")
    result = run("sim", "kokoro", "--players", "none.py:Mine", "--games", "2")
    assert result.exit_code == 2
    assert result.stderr == "none.py has no bot in it; expected a class that inherits from parlour.core.bot.Bot.\n"


def test_a_file_that_exits_is_told(run: Run) -> None:
    Path("exits.py").write_text("raise SystemExit(0)\n", "utf-8")
    result = run("sim", "kokoro", "--players", "exits.py:Mine", "--games", "2")
    assert result.exit_code == 2
    assert result.stderr.splitlines()[-1] == "The bot Mine failed at “exits.py” (SystemExit: 0)."


def test_a_syntax_error_is_shown_with_its_line(run: Run) -> None:
    Path("mine.py").write_text("class Mine(:\n", "utf-8")
    result = run("sim", "kokoro", "--players", "mine.py:Mine", "--games", "2")
    assert result.exit_code == 2
    assert 'mine.py", line 1\n    class Mine(:' in result.stderr
    assert "importlib" not in result.stderr
