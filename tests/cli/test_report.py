"""`parlour report`: what is read from each kind of file, which plots there are, and a page that needs nothing else."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pyarrow as pa
import pytest
from click.testing import Result
from pyarrow import parquet

from parlour.core.errors import OptionError
from parlour.research import plots
from parlour.research.plots import calibration, mean_scores, win_rates
from parlour.research.sample import SaidChance, Sample, read_sample

Run = Callable[..., Result]

DUEL = ("sim", "kokoro", "--players", "greedy,random", "--games", "6", "--seed", "3", "--rotate")
CUP = ("tournament", "kokoro", "--players", "random,greedy,careless:p=0.5", "--games", "4")


def titles(page: str) -> list[str]:
    return re.findall(r'<figure id="([^"]+)">', page)


def figures(run: Run, *words: str) -> dict[str, list[float]]:
    facts: dict[str, list[float]] = json.loads(run(*words, "--json").stdout)
    return facts


def test_a_simulation_has_its_figures_whichever_file_they_come_from(run: Run) -> None:
    facts = figures(run, *DUEL, "--resume", "run.jsonl")
    run(*DUEL, "--keep", "kept.parquet")
    for file in ("run.jsonl", "kept.parquet"):
        sample = read_sample(Path(file))
        assert (sample.entrants, len(sample.ended), len(sample.seated)) == (("greedy", "random"), 6, 12)
        assert [summary.mean for summary in mean_scores(sample)] == pytest.approx(facts["mean_scores"], abs=1e-4)
        assert [summary.mean for summary in win_rates(sample)] == pytest.approx(facts["win_rates"], abs=1e-4)
    one, other = (read_sample(Path(file)) for file in ("run.jsonl", "kept.parquet"))
    assert sorted(one.seated) == sorted(other.seated)
    assert one.ended == other.ended


def test_a_tournament_has_its_figures(run: Run) -> None:
    facts = figures(run, *CUP, "--resume", "cup.jsonl")
    sample = read_sample(Path("cup.jsonl"))
    order = [sample.entrants.index(str(name)) for name in facts["players"]]
    assert [mean_scores(sample)[entrant].mean for entrant in order] == pytest.approx(facts["mean_scores"], abs=1e-4)
    assert [win_rates(sample)[entrant].mean for entrant in order] == pytest.approx(facts["win_rates"], abs=1e-4)
    assert {seated.seat for seated in sample.seated if seated.entrant == 0} == {0, 1}


def test_a_comparison_has_the_figures_of_both_bots(run: Run) -> None:
    facts = figures(run, "sim", "kokoro", "--compare", "random", "greedy", "--games", "4", "--resume", "run.jsonl")
    sample = read_sample(Path("run.jsonl"))
    assert sample.entrants == ("random", "greedy")
    assert [summary.mean for summary in mean_scores(sample)] == pytest.approx(facts["mean_scores"], abs=1e-4)
    assert [summary.mean for summary in win_rates(sample)] == pytest.approx(facts["win_rates"], abs=1e-4)
    assert sample.comparison is not None
    assert sample.comparison.score_gain.mean == pytest.approx(facts["score_gain"], abs=1e-4)
    run("report", "run.jsonl", "--out", "report.html")
    page = Path("report.html").read_text("utf-8")
    assert "second minus first" in page
    low, high = facts["score_gain_interval"]
    assert f"{low:+.2f} … {high:+.2f}" in page


def test_the_page_needs_nothing_else_and_has_every_plot(run: Run) -> None:
    run(*CUP, "--resume", "cup.jsonl")
    result = run("report", "cup.jsonl", "--out", "page.html")
    assert (result.exit_code, result.stdout) == (0, "Written: page.html\n")
    page = Path("page.html").read_text("utf-8")
    assert titles(page) == ["ratings", "cross", "win-rates", "scores", "seats", "lengths"]
    assert not re.findall(r'(?:src|href)="(?!#)[^"]*"|url\((?!#)|@import|<script', page)
    for name in ("greedy", "random", "careless:p=0.5"):
        assert name in page
    marked = [colour for colour in plots.VARIABLES if colour in page]
    assert marked == [], "every colour is the page's own, for light and dark"
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert {one for one in ids if ids.count(one) > 1 and re.match("[mp][0-9a-f]{10}", one)} == set()


def test_the_same_file_gives_the_same_page(run: Run) -> None:
    run(*CUP, "--resume", "cup.jsonl")
    run("report", "cup.jsonl", "--out", "one.html")
    run("report", "cup.jsonl", "--out", "two.html")
    assert Path("one.html").read_bytes() == Path("two.html").read_bytes()


@pytest.mark.parametrize(
    ("words", "shown"),
    [
        (("sim", "kokoro", "--players", "greedy", "--games", "3"), ["scores", "lengths"]),
        (("sim", "kokoro", "--players", "greedy,random", "--games", "3"), ["win-rates", "scores", "lengths"]),
        (("sim", "kokoro", "--players", "random,random", "--games", "3"), ["win-rates", "scores", "seats", "lengths"]),
        (("tournament", "cocoons", "--players", "greedy,random", "--games", "3"), ["ratings", "win-rates", "lengths"]),
    ],
    ids=["alone", "each in its seat", "alike", "team"],
)
def test_only_plots_that_say_something_are_drawn(run: Run, words: tuple[str, ...], shown: list[str]) -> None:
    run(*words, "--resume", "run.jsonl")
    run("report", "run.jsonl")
    assert [name for name in titles(Path("report.html").read_text("utf-8")) if name != "endings"] == shown


@pytest.mark.parametrize(("language", "title"), [("fr", "Répartition des scores"), ("ja", "得点の分布")])
def test_pages_and_pictures_speak_three_languages(run: Run, language: str, title: str) -> None:
    run("sim", "kokoro", "--players", "random", "--games", "3", "--resume", "run.jsonl")
    result = run("report", "run.jsonl", "--png", "pictures", "--language", language)
    assert result.exit_code == 0
    page = Path("report.html").read_text("utf-8")
    assert title in page
    assert f'<html lang="{language}">' in page
    pictures = sorted(Path("pictures").iterdir())
    assert [picture.name for picture in pictures] == ["lengths.png", "scores.png"]
    assert all(picture.read_bytes().startswith(b"\x89PNG") for picture in pictures)


def test_forecasts_that_somebody_added_are_checked(run: Run) -> None:
    run(*DUEL, "--keep", "kept.parquet")
    table = parquet.read_table("kept.parquet")
    parquet.write_table(table.append_column("forecast", pa.array([0.7] * len(table))), "more.parquet")
    run("report", "more.parquet")
    assert "calibration" in titles(Path("report.html").read_text("utf-8"))
    run("report", "kept.parquet")
    assert "calibration" not in titles(Path("report.html").read_text("utf-8"))


def test_calibration_counts_how_often_those_won_whose_chance_was_said() -> None:
    sample = Sample("kokoro", 1, "standard", {}, 1, 2, ("a", "b"), team=False, is_rotated=True)
    sample.forecasts = [SaidChance(0.22, 1.0), SaidChance(0.28, 0.0), SaidChance(1.0, 1.0), SaidChance(0.0, 0.5)]
    assert calibration(sample) == [(0.0, 0.5, 1), (pytest.approx(0.25), 0.5, 2), (1.0, 1.0, 1)]


def test_an_interrupted_file_is_drawn_as_far_as_it_goes(run: Run) -> None:
    run(*DUEL, "--resume", "run.jsonl")
    file = Path("run.jsonl")
    file.write_bytes(file.read_bytes() + b'{"scores":[1,')
    assert run("report", "run.jsonl").exit_code == 0
    assert len(read_sample(file).ended) == 6


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (None, "no-file"),
        ("", "neither the outcomes"),
        ("nonsense\n", "neither the outcomes"),
        ('{"entrants": 3}\n', "neither the outcomes"),
        ("[1, 2]\n", "neither the outcomes"),
        ("PAR1 but not really", "neither the outcomes"),
    ],
)
def test_another_file_is_refused_in_a_sentence(run: Run, text: str | None, sentence: str) -> None:
    if text is not None:
        Path("other.jsonl").write_text(text, "utf-8")
    result = run("report", "other.jsonl")
    assert (result.exit_code, result.stderr.count("\n")) == (2, 1)
    assert sentence in result.stderr or text is None
    assert not Path("report.html").exists()


def test_nothing_is_written_if_there_is_no_place_for_the_pictures(run: Run) -> None:
    run(*DUEL, "--resume", "run.jsonl")
    Path("file").write_text("a file where a folder should be")
    result = run("report", "run.jsonl", "--png", "file")
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.startswith("file can’t be written (Not a directory)")
    assert not Path("report.html").exists()


def test_a_file_without_a_finished_game_is_refused(run: Run) -> None:
    run(*DUEL, "--resume", "run.jsonl")
    file = Path("run.jsonl")
    file.write_bytes(file.read_bytes().splitlines(keepends=True)[0])
    assert "holds no finished game" in run("report", "run.jsonl").stderr


def test_without_matplotlib_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "matplotlib", None)
    with pytest.raises(OptionError) as caught:
        plots.libraries()
    assert 'pip install ".[data]"' in str(caught.value)
