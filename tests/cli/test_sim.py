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
from parlour.commands import options
from parlour.commands.sim import facts_of
from parlour.core.game import Game, State
from parlour.research import audit as leak_audit
from parlour.research import drive, simulate
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
    shown = run(*SIM).stdout
    assert "Kokoro, 2 players, 3 games, seed 1" in shown
    assert "95 % interval" in shown
    assert "1 greedy" in shown
    assert "█" in shown


def test_records_are_saved_and_true(run: Run) -> None:
    run(*SIM, "--rotate", "--out", "records")
    files = sorted(Path("records").iterdir())
    assert len(files) == 3
    assert [parlour.read(file).tags["players"] for file in files[:2]] == ["greedy,random", "random,greedy"]
    assert all(run("verify", str(file)).exit_code == 0 for file in files)


def test_interrupted_it_shows_what_it_has(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = run("sim", "kokoro", "--players", "random", "--games", "3", "--seed", "1", "--json")
    played = iter(range(3))
    real = drive.play

    def interrupt_the_fourth(*given: Any) -> Any:
        if next(played, None) is None:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(simulate, "play", interrupt_the_fourth)
    result = run("sim", "kokoro", "--players", "random", "--games", "50", "--seed", "1", "--json")
    assert result.exit_code == 130
    assert "the first 3 games of 50" in result.stderr
    facts, expected = json.loads(result.stdout), json.loads(whole.stdout)
    assert facts["complete"] is False
    assert facts["mean_scores"] == expected["mean_scores"]


def test_interrupted_before_the_first_game_there_is_nothing_to_show(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: Any) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play", interrupt)
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


def test_a_syntax_error_is_shown_with_its_line(run: Run) -> None:
    Path("mine.py").write_text("class Mine(:\n", "utf-8")
    result = run("sim", "kokoro", "--players", "mine.py:Mine", "--games", "2")
    assert result.exit_code == 2
    assert 'mine.py", line 1\n    class Mine(:' in result.stderr
    assert "importlib" not in result.stderr
