"""`parlour tournament`."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

from parlour.bots import bare
from parlour.research import simulate

Run = Callable[..., Result]

CUP = ("tournament", "kokoro", "--players", "random,greedy,careless:p=0.5", "--games", "12", "--seed", "3")


def figures(run: Run, *words: str) -> dict[str, Any]:
    result = run(*words, "--json")
    assert result.exit_code == 0, result.stderr
    facts: dict[str, Any] = json.loads(result.stdout)
    return facts


def test_programs_get_ratings_with_intervals_and_a_cross_table(run: Run) -> None:
    facts = figures(run, *CUP)
    assert facts["players"] == ["greedy", "careless:p=0.5", "random"]
    assert facts["ratings"] == sorted(facts["ratings"], reverse=True)
    assert sum(facts["ratings"]) == pytest.approx(0, abs=0.2)
    assert all(
        low <= rating <= high for rating, (low, high) in zip(facts["ratings"], facts["rating_intervals"], strict=True)
    )
    assert (facts["games"], facts["deals"], facts["games_played"]) == (36, 6, [24, 24, 24])
    assert [facts["better"][n][n] for n in range(3)] == [None] * 3
    assert facts["better"][0][2] == pytest.approx(1 - facts["better"][2][0])
    assert facts["score_leads"][0][2] > 0
    assert facts["complete"]
    assert facts["rivals"]


def test_people_read_two_tables_and_what_is_clear(run: Run) -> None:
    shown = run(*CUP).stdout
    assert "Kokoro: 3 bots, 36 games with 6 deals, seed 3" in shown
    assert "1  greedy" in shown
    assert "How often the row did better than the column" in shown
    assert "told apart" in shown
    assert "became" not in shown


def test_it_is_said_when_more_games_were_played_than_asked_for(run: Run) -> None:
    shown = run("tournament", "kokoro", "--players", "random,greedy", "--games", "3", "--seed", "1").stdout
    assert "so 3 games a table became 4." in shown


def test_the_figures_are_the_same_whatever_the_number_of_processes(run: Run) -> None:
    assert figures(run, *CUP, "--jobs", "2") == figures(run, *CUP)


def test_in_a_team_game_bots_fill_the_table(run: Run) -> None:
    facts = figures(run, "tournament", "cocoons", "--players", "greedy,random", "--games", "4")
    assert (facts["rivals"], facts["games"], facts["games_played"]) == (False, 8, [4, 4])
    assert facts["win_rates"][0] > facts["win_rates"][1]
    shown = run("tournament", "cocoons", "--players", "greedy,random", "--games", "4").stdout
    assert "Every bot plays both seats, with the same deals." in shown


def test_alone_scores_are_compared_deal_by_deal(run: Run) -> None:
    words = ("tournament", "kokoro", "--players", "greedy,random", "--games", "4", "--seats", "1")
    facts = figures(run, *words)
    assert facts["score_leads"][0][1] == pytest.approx(facts["mean_scores"][0] - facts["mean_scores"][1])
    shown = run(*words).stdout
    assert "Every bot plays the same deals alone." in shown
    assert "Score of the row minus score of the column" in shown
    assert "wins" not in shown


def test_a_swiss_tournament_has_rounds(run: Run) -> None:
    facts = figures(run, *CUP, "--swiss", "2")
    assert (facts["rounds"], facts["games"]) == (2, 24)


def interrupt_after(games: int, monkeypatch: pytest.MonkeyPatch) -> None:
    left = iter(range(games))
    real = bare.play_bare

    def interrupt(*given: Any) -> Any:
        if next(left, None) is None:
            raise KeyboardInterrupt
        return real(*given)

    monkeypatch.setattr(simulate, "play_bare", interrupt)


def test_interrupted_it_shows_what_it_has_and_goes_on_later(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = figures(run, *CUP)
    with monkeypatch.context() as patch:
        interrupt_after(29, patch)
        result = run(*CUP, "--resume", "cup.jsonl", "--json")
    assert result.exit_code == 130
    assert "after 29 of 36 games; the same command with --resume cup.jsonl continues" in result.stderr
    facts = json.loads(result.stdout)
    assert (facts["games"], facts["complete"]) == (29, False)
    with monkeypatch.context() as patch:
        interrupt_after(7, patch)  # no game is played twice
        assert figures(run, *CUP, "--resume", "cup.jsonl") == whole
    assert len(Path("cup.jsonl").read_bytes().splitlines()) == 1 + 36


def test_interrupted_before_all_have_played_there_is_nothing_to_rate(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(3, monkeypatch)
    result = run(*CUP)
    assert (result.exit_code, result.stdout, result.stderr.count("\n")) == (130, "", 1)


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("--players", "greedy"), "A tournament needs at least two bots: --players greedy,search:n=500."),
        ((), "A tournament needs at least two bots: --players greedy,search:n=500."),
        (("--players", "greedy,random,greedy"), "greedy is entered twice; a bot can’t be rated against itself."),
        (
            ("--players", "greedy,random", "--seats", "3"),
            "A table of 3 needs as many bots, and only 2 are entered; use fewer --seats or more --players.",
        ),
        (
            ("--players", "greedy,random", "--swiss", "2", "--until-clear"),
            "--until-clear is for all pairings; a Swiss tournament ends after its rounds.",
        ),
        (
            ("--players", "greedy,random", "--seats", "1", "--swiss", "2"),
            "There are no opponents to pair here: every bot plays alone on the same deals, so leave out --swiss.",
        ),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(run: Run, words: tuple[str, ...], sentence: str) -> None:
    result = run("tournament", "kokoro", *words)
    assert (result.exit_code, result.stderr.strip()) == (2, sentence)


def test_an_unknown_bot_is_refused_before_the_first_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    interrupt_after(0, monkeypatch)
    result = run("tournament", "kokoro", "--players", "greedy,random,nobody")
    assert result.exit_code == 2
    assert "nobody" in result.stderr
    assert result.stderr.count("\n") == 1


def test_a_bot_that_crashes_shows_its_author_where_and_what_was_played_is_kept(run: Run) -> None:
    Path("mine.py").write_text(
        "from parlour.core.bot import Bot\n"
        "class Mine(Bot):\n"
        "    def decide(self, view, decision, choices, proposals, clock):\n"
        "        return choices[self.missing]\n",
        "utf-8",
    )
    words = ("tournament", "kokoro", "--players", "greedy,random,mine.py:Mine", "--games", "4", "--resume", "cup.jsonl")
    result = run(*words)
    assert result.exit_code == 2
    assert "return choices[self.missing]" in result.stderr
    assert result.stderr.strip().endswith(
        "The bot Mine failed at “draw” (AttributeError: 'Mine' object has no attribute 'missing')."
    )
    assert len(Path("cup.jsonl").read_bytes().splitlines()) == 1 + 4


def test_a_rating_of_nearly_nothing_was_written_as_minus_zero() -> None:
    from parlour.commands.tournament import rating_range
    from parlour.research.statistics import Interval

    assert rating_range(Interval(-0.2, 0.2)) == "+0 … +0"


def test_the_file_of_a_simulation_is_no_tournament(run: Run) -> None:
    run("sim", "kokoro", "--players", "random", "--games", "2", "--resume", "run.jsonl")
    before = Path("run.jsonl").read_bytes()
    result = run(*CUP, "--resume", "run.jsonl")
    assert result.exit_code == 2
    assert result.stderr == "run.jsonl can’t be read as the outcomes of a tournament; choose another file.\n"
    assert Path("run.jsonl").read_bytes() == before
