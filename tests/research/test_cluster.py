"""Simulation on a real Dask cluster of two workers: the same outcomes as here, and refusals that say what is wrong."""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
import time
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from subprocess import PIPE
from types import ModuleType
from typing import Any

import pytest
from distributed import Client, LocalCluster

from bench import chocobo_talk, cocoon_world_skill, levels
from bench.levels import Cell
from parlour import build, games
from parlour.commands.tournament import crew_for
from parlour.core.errors import OptionError
from parlour.research import cluster
from parlour.research.journal import TournamentJournal
from parlour.research.simulate import Keeping, Outcome, SimulationPlan, simulate
from parlour.research.tournament import Results, Table, Tournament, play_out, standings, tournament_of

ROOT = Path(__file__).resolve().parents[2]
DUEL = SimulationPlan(game="kokoro", players=("random", "random"), games=0, seed=5)
PLAN = SimulationPlan(game="kokoro", players=("greedy", "random"), games=16, seed=3, rotate=True)

PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]
# A shell starts what runs in its background without an ear for Ctrl-C; so may our tests have been started.
HEEDING = (*PARLOUR[:-1], f"import signal; signal.signal(signal.SIGINT, signal.default_int_handler); {PARLOUR[-1]}")
ENGLISH = {**os.environ, "PARLOUR_LANGUAGE": "en"}

pytestmark = pytest.mark.filterwarnings("ignore")  # of Dask's own libraries


@pytest.fixture(scope="module")
def two_workers() -> Iterator[str]:
    with LocalCluster(
        n_workers=2, threads_per_worker=1, processes=True, dashboard_address=None, host="127.0.0.1"
    ) as started:
        yield str(started.scheduler_address)


def test_a_cluster_plays_the_very_same_games(two_workers: str) -> None:
    for plan in (PLAN, replace(PLAN, game="chocobo", players=("random", "random"), games=60)):
        assert list(cluster.simulate_on_cluster(plan, two_workers)) == list(simulate(plan))
    assert list(cluster.simulate_on_cluster(PLAN, two_workers, keep=Keeping.RECORD, first=14)) == list(
        simulate(PLAN, keep=Keeping.RECORD, first=14)
    )


def test_any_function_is_called_there_in_the_same_order(two_workers: str) -> None:
    items = [(number, 2) for number in range(40)]
    assert list(cluster.map_on_cluster(pow, items, two_workers)) == [number**2 for number, _ in items]


def test_a_measurement_gives_the_same_figures_on_a_cluster(two_workers: str, tmp_path: Path) -> None:
    todo = [Cell("cocoons", "easy", "greedy", "")]
    found: list[dict[str, dict[int, float]]] = []
    for name, address in (("here", None), ("there", two_workers)):
        results: dict[str, dict[int, float]] = defaultdict(dict)
        levels.run(tmp_path / name, todo, 6, results, address)
        found.append(results)
    assert found[0] == found[1]
    assert (tmp_path / "here").read_text() == (tmp_path / "there").read_text()


SPREAD = (
    "levels",
    "forecasts",
    "chocobo_wins",
    "chocobo_talk",
    "cocoon_world_balance",
    "cocoon_world_experience",
    "cocoon_world_skill",
)
IN_ORDER = ("chocobo_experience", "kokoro_promise")  # each game learns from the one before


def test_every_measurement_that_plays_games_takes_a_cluster_or_plays_them_in_order() -> None:
    texts = {path.stem: path.read_text("utf-8") for path in ROOT.joinpath("bench").glob("*.py")}
    playing = re.compile(r"import bots|play_one|LocalBots|parlour\.core\.kernel")
    assert {name for name, text in texts.items() if playing.search(text)} == {*SPREAD, *IN_ORDER}
    told = (ROOT / "docs" / "research.md").read_text("utf-8")
    for name in SPREAD:
        assert "add_cluster(parser)" in texts[name]
    for name in (*SPREAD, *IN_ORDER):
        assert f"bench.{name}`" in told


@pytest.mark.parametrize(
    ("module", "words"),
    [
        (chocobo_talk, ["--players", "2", "--difficulty", "easy", "--bot", "random", "--count", "6"]),
        (cocoon_world_skill, ["--games", "3", "--sight", "turn"]),
    ],
    ids=lambda one: getattr(one, "__name__", None),
)
def test_a_measurement_prints_the_same_on_a_cluster(
    two_workers: str,
    module: ModuleType,
    words: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = []
    for more in ([], ["--cluster", two_workers]):
        monkeypatch.setattr(sys, "argv", ["bench", *words, *more])
        module.main()
        said.append(capsys.readouterr().out)
    assert said[0]
    assert said[0] == said[1]


def test_ctrl_c_keeps_the_games_so_far_and_leaves_nothing_running_on_the_cluster(
    two_workers: str, tmp_path: Path
) -> None:
    journal = tmp_path / "games.jsonl"
    words = f"sim kokoro --players greedy,random --games 100000 --seed 5 --resume {journal}".split()
    with Client(two_workers) as watching:
        pressed = subprocess.Popen(
            [*HEEDING, *words, "--cluster", two_workers], stdout=PIPE, stderr=PIPE, text=True, env=ENGLISH
        )
        wait_until(lambda: pressed.poll() is not None or len(lines_of(journal)) > 10)
        assert pressed.poll() is None, pressed.communicate()
        assert watching.run_on_scheduler(tasks_of)
        pressed.send_signal(signal.SIGINT)
        said, errors = pressed.communicate(timeout=120)
        assert pressed.returncode == 130
        assert "Traceback" not in errors
        done = len(lines_of(journal)) - 1
        assert 10 <= done < 100_000
        assert f"{done:,}".replace(",", "") in errors.replace(",", "").replace("\u202f", ""), errors
        assert "random" in said, "the figures of those games"
        wait_until(lambda: not watching.run_on_scheduler(tasks_of))  # what had begun is over
        assert not any(watching.processing().values())
    played = [str(done + 5) if word == "100000" else word for word in words]
    again = without_speed(said_by(*played, "--json", "--cluster", two_workers))
    fresh = without_speed(said_by(*played[:-2], "--json"))
    assert again == fresh


def test_dask_logged_a_traceback_when_ctrl_c_came_before_it_waited(
    two_workers: str, caplog: pytest.LogCaptureFixture
) -> None:
    cluster.connect(two_workers).close()
    logger = logging.getLogger("tornado.application")
    logger.error("Exception in callback %r", "functools.partial(<function sync.<locals>.cancel at 0x1>)")
    logger.error("Exception in callback %r", "functools.partial(<function other at 0x1>)")
    (record,) = [record for record in caplog.records if record.name == logger.name]
    assert "other" in record.getMessage()


def lines_of(journal: Path) -> list[str]:
    return journal.read_text("utf-8").splitlines() if journal.exists() else []


def wait_until(is_true: Callable[[], bool]) -> None:
    end = time.monotonic() + 120
    while not is_true():
        assert time.monotonic() < end
        time.sleep(0.05)


def tasks_of(dask_scheduler: Any) -> int:
    """How many tasks the scheduler knows."""
    return len(dask_scheduler.tasks)


def test_it_can_be_stopped_early_and_goes_on_from_there(two_workers: str) -> None:
    running = cluster.simulate_on_cluster(PLAN, two_workers)
    begun = [next(running) for _ in range(7)]
    running.close()
    rest = list(cluster.simulate_on_cluster(PLAN, two_workers, first=7))
    assert begun + rest == list(simulate(PLAN))


def test_the_command_prints_the_same_figures(two_workers: str) -> None:
    words = ["sim", "kokoro", "--players", "greedy,random", "--games", "20", "--seed", "5", "--json"]
    here, there = said_by(*words), said_by(*words, "--cluster", two_workers)
    assert without_speed(there) == without_speed(here)


@pytest.mark.parametrize(
    ("games", "rounds", "until_clear"), [(6, 0, False), (4, 2, False), (34, 0, True)], ids=["all", "Swiss", "clear"]
)
def test_a_tournament_has_the_same_results_on_a_cluster(
    two_workers: str, games: int, rounds: int, until_clear: bool
) -> None:
    entrants = ("greedy", "random") if until_clear else ("greedy", "random", "careless")
    tournament = tournament_of(DUEL, entrants, games, rounds=rounds, until_clear=until_clear)
    here, there = Results(tournament), Results(tournament)
    play_out(here)
    with crew_for(tournament, 1, two_workers) as play_all:
        play_out(there, play_all)
    assert there.played == here.played
    assert standings(there) == standings(here)


def test_a_tournament_begun_here_goes_on_at_a_cluster_and_the_other_way_round(two_workers: str, tmp_path: Path) -> None:
    tournament = tournament_of(DUEL, ("greedy", "random", "careless"), 8)
    whole = Results(tournament)
    play_out(whole)
    for first, second in ((None, two_workers), (two_workers, None)):
        file = tmp_path / f"{first is None}.jsonl"
        for where, most in ((first, 11), (second, 1000)):
            with TournamentJournal(file, tournament) as journal, crew_for(tournament, 1, where) as play_all:
                results = journal.results(tournament)
                with suppress(KeyboardInterrupt):
                    play_out(results, play_all, partial(note, journal, most))
        assert results.played == whole.played


def note(journal: TournamentJournal, most: int, table: Table, number: int, outcome: Outcome) -> None:
    """Write it down, and press Ctrl-C after so many."""
    journal.add(table, number, outcome)
    if len(journal.file.read_text("utf-8").splitlines()) > most:
        raise KeyboardInterrupt


def test_the_command_plays_a_tournament_on_a_cluster(two_workers: str) -> None:
    words = ["tournament", "kokoro", "--players", "greedy,random", "--games", "6", "--seed", "5", "--json"]
    here, there = said_by(*words), said_by(*words, "--cluster", two_workers)
    assert '"complete": true' in here
    assert there == here


def test_a_tournament_that_a_cluster_can_t_play_is_refused_before_anything_is_played() -> None:
    own = Tournament(("greedy", "mine.py:Mine"), 2, DUEL, is_rivalry=True)
    for jobs, code in ((1, "cli-error-cluster-bot"), (2, "cli-error-cluster-jobs")):
        with pytest.raises(OptionError) as caught:
            crew_for(own, jobs, "tcp://127.0.0.1:1")
        assert caught.value.code == code


@pytest.mark.parametrize("compared", [(), ("--compare", "greedy", "careless")])
def test_a_simulation_resumed_on_a_cluster_is_the_same(
    two_workers: str, tmp_path: Path, compared: tuple[str, ...]
) -> None:
    players = "_,random" if compared else "greedy,random"
    words = ["sim", "kokoro", "--players", players, *compared, "--games", "20", "--seed", "5", "--json"]
    journal = tmp_path / "games.jsonl"
    whole = without_speed(said_by(*words, "--resume", str(journal)))
    lines = journal.read_text("utf-8").splitlines(keepends=True)
    journal.write_text("".join(lines[: len(lines) // 2]), "utf-8")
    assert without_speed(said_by(*words, "--resume", str(journal), "--cluster", two_workers)) == whole
    assert journal.read_text("utf-8") == "".join(lines)


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*PARLOUR, *words], capture_output=True, text=True, check=False, timeout=120, env=ENGLISH)


def said_by(*words: str) -> str:
    found = command(*words)
    assert found.returncode == 0, found.stderr
    return found.stdout


def without_speed(said: str) -> list[str]:
    return [line for line in said.splitlines() if "games_per_second" not in line]


def test_workers_with_another_parlour_are_refused(two_workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "version", lambda name: "0.0.1")
    for begin in (
        lambda: cluster.simulate_on_cluster(PLAN, two_workers),
        lambda: cluster.map_on_cluster(pow, [(1, 2)], two_workers),
    ):
        with pytest.raises(OptionError) as caught:
            begin()
        assert caught.value.code == "cli-error-cluster-differs"
        assert "Parlour 0.0.1" in str(caught.value)


def test_workers_of_another_build_are_refused(two_workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules play the same games, but who would know if they did not?"""
    theirs = build.compiled()
    monkeypatch.setattr(build, "compiled", lambda: not theirs)
    with pytest.raises(OptionError) as caught:
        cluster.simulate_on_cluster(PLAN, two_workers)
    assert caught.value.code == "cli-error-cluster-differs"
    kinds = {True: "(compiled)", False: "(plain)"}
    assert f"{kinds[theirs]}, kokoro" in str(caught.value.facts["theirs"])
    assert f"{kinds[not theirs]}, kokoro" in str(caught.value.facts["ours"])


@pytest.mark.parametrize("name", ["sim", "tournament"])
def test_a_bot_in_a_file_is_refused_with_a_cluster_in_one_sentence(name: str, tmp_path: Path) -> None:
    own = "from parlour.core.bot import Bot\nclass Mine(Bot):\n    def __init__(self, game, seed): ...\n"
    (tmp_path / "mine.py").write_text(own, "utf-8")
    players = f"greedy,{tmp_path}/mine.py:Mine"
    found = command(name, "kokoro", "--players", players, "--games", "2", "--cluster", "tcp://127.0.0.1:1")
    assert found.returncode == 2
    assert "mine.py:Mine is in a file of yours" in found.stderr
    assert "install it as a package" in found.stderr
    assert len(found.stderr.strip().splitlines()) == 1


def test_another_rules_number_of_any_game_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only the highest of all games was compared."""
    ours = cluster.describe_all()
    oldest = min((games.load(slug) for slug in games.SLUGS), key=lambda game: game.rules)
    monkeypatch.setattr(oldest, "rules", oldest.rules - 1)  # `load` gives the same game each time
    assert cluster.describe_all() != ours


def test_a_bot_in_a_file_and_a_wrong_plan_are_refused_before_anything_is_played(two_workers: str) -> None:
    with pytest.raises(OptionError) as caught:
        cluster.simulate_on_cluster(replace(PLAN, players=("greedy", "nosuch")), two_workers)
    assert caught.value.code != "cli-error-cluster-bot"
    with pytest.raises(OptionError) as caught:
        cluster.refuse_own_bots(replace(PLAN, players=("greedy", "mine.py:Mine")))
    assert caught.value.code == "cli-error-cluster-bot"


def test_a_cluster_that_is_not_there_or_empty_is_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "REACHING", 1.0)
    with pytest.raises(OptionError) as caught:
        cluster.simulate_on_cluster(PLAN, "tcp://127.0.0.1:1")
    assert caught.value.code == "cli-error-cluster-unreachable"
    nobody = LocalCluster(n_workers=0, dashboard_address=None, host="127.0.0.1", processes=True)
    with nobody as empty, pytest.raises(OptionError) as caught:
        cluster.simulate_on_cluster(PLAN, str(empty.scheduler_address))
    assert caught.value.code == "cli-error-cluster-empty"


def fails_elsewhere(here: int, plan: SimulationPlan) -> cluster.ClusterWorker:
    """As on a worker without Parlour."""
    if os.getpid() != here:
        raise ModuleNotFoundError("parlour")
    return cluster.playing([plan.load()])


def test_a_worker_without_parlour_is_one_sentence(two_workers: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cluster, "describe", partial(fails_elsewhere, os.getpid()))
    with pytest.raises(OptionError) as caught:
        cluster.simulate_on_cluster(PLAN, two_workers)
    assert caught.value.code == "cli-error-cluster-worker"
    assert "ModuleNotFoundError" in str(caught.value)


def test_a_cluster_that_is_lost_in_play_is_one_sentence_and_what_was_played_stays() -> None:
    with LocalCluster(n_workers=1, threads_per_worker=1, dashboard_address=None, host="127.0.0.1") as lost:
        running = cluster.simulate_on_cluster(replace(PLAN, games=100_000), str(lost.scheduler_address))
        begun = [next(running) for _ in range(5)]
        lost.close()
        with pytest.raises(OptionError) as caught:
            begun.extend(running)
    assert caught.value.code == "cli-error-cluster-lost"
    assert begun == list(simulate(replace(PLAN, games=len(begun))))


def test_without_dask_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(OptionError) as caught:
        cluster.connect("tcp://127.0.0.1:1")
    assert caught.value.code == "cli-error-cluster-driver"
