"""Games from outside: an installed package and a file play wherever Parlour's own games do."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.markdown import code
from tests.outside import NAME, install, path_with, run, write

PAGE = Path(__file__).parents[1] / "docs" / "contract.md"


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("outside")


@pytest.fixture(scope="module")
def packages(home: Path) -> Path:
    return install(home)


def test_an_installed_game_is_listed_with_its_words(home: Path, packages: Path) -> None:
    found = {game["game"]: game for game in json.loads(run(home, "games", "--json", packages=packages))}
    assert list(found)[-1] == NAME
    assert found[NAME]["name"] == "Hearth"
    assert found[NAME]["levels"] == ["easy", "medium", "hard", "expert"]
    assert "HE-04  Following suit" in run(home, "rules", NAME, "4", packages=packages)


def test_it_is_played_recorded_replayed_verified_and_audited(home: Path, packages: Path) -> None:
    record = home / "match.parlour"
    words = ["play", NAME, "--players", "greedy,search:n=5,random", "--seed", "3", "--save", str(record)]
    assert "takes the trick (1)." in run(home, *words, packages=packages)
    assert "All cards have been played." in run(home, "replay", str(record), packages=packages)
    assert "entries are legal" in run(home, "verify", str(record), packages=packages)
    assert "No leak found" in run(home, "audit", "leaks", NAME, "--states", "200", packages=packages)
    table = run(home, "sim", NAME, "--players", "greedy,random", "--games", "4", "--jobs", "2", packages=packages)
    assert "Hearth, 2 players, 4 games" in table


def test_a_person_plays_and_learns_it_in_the_terminal(home: Path, packages: Path) -> None:
    told = run(home, "play", NAME, "--players", "you,greedy", "--seed", "1", packages=packages, typed="?\nplay z9\n")
    assert "Which card do you play?" in told
    learned = run(home, "learn", NAME, packages=packages, typed="\nplay h8\nplay c5\nplay c2\n\n")
    assert "Play the 5 of clovers this time." in learned
    assert "A higher clover beat yours." in learned


def test_a_record_of_a_game_that_is_not_there_is_refused(home: Path, packages: Path) -> None:
    record = home / "absent.parlour"
    run(home, "play", NAME, "--players", "random,random", "--seed", "3", "--save", str(record), packages=packages)
    assert f"The record is of the game “{NAME}”" in run(home, "replay", str(record), code=2)


LAWS = """
from parlour import games
from parlour.games import sources
from parlour.testing import capabilities, laws

game = games.load(sources.use("./dusk_till_dawn"))
for seed in range(3):
    for law in (*laws.LAWS, *capabilities.LAWS):
        law(game, seed)
"""


def test_a_new_game_plays_from_its_folder_and_keeps_the_laws(tmp_path: Path) -> None:
    project = write(tmp_path, "dusk_till_dawn")
    assert "Dusk" in run(project, "sim", "./dusk_till_dawn", "--players", "random,random", "--games", "2")
    subprocess.run([sys.executable, "-c", LAWS], cwd=project, check=True)


def test_the_tests_of_a_new_game_pass(tmp_path: Path) -> None:
    """But for the laws, which take long here."""
    project = write(tmp_path)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "not law"]
    done = subprocess.run(command, cwd=project, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize("name", ["kokoro", "Hearts", "x", "a-b", "a__b", "1st", "class", "json", "parlour"])
def test_a_bad_name_is_refused_and_nothing_is_written(tmp_path: Path, name: str) -> None:
    run(tmp_path, "new", "game", name, code=2)
    assert not (tmp_path / name).exists()


def test_a_new_game_overwrites_nothing(tmp_path: Path) -> None:
    (tmp_path / NAME).mkdir()
    assert "exists already" in run(tmp_path, "new", "game", NAME, code=2)


class TestAFile:
    """A game that is one file: `--game stones.py:Stones`, or the same words in the place of its name."""

    @pytest.fixture
    def folder(self, tmp_path: Path) -> Path:
        blocks = code(PAGE, "python")
        (tmp_path / "stones.py").write_text("\n\n".join(blocks[:2]), "utf-8")  # what it is, and what happens
        return tmp_path

    def test_it_needs_no_words(self, folder: Path) -> None:
        told = run(folder, "play", "stones.py:Stones", "--players", "you,random", "--seed", "1", typed="take 2\n")
        assert "10 stones left" in told
        assert "Player 1 (you): take 2" in told
        assert "has no rules in words" in run(folder, "rules", "stones.py:Stones", code=2)
        assert "has no lessons" in run(folder, "learn", "stones.py:Stones", code=2)

    def test_every_command_takes_it(self, folder: Path) -> None:
        record = str(folder / "match.parlour")
        run(folder, "play", "--game", "stones.py:Stones", "--players", "random,random", "--seed", "2", "--save", record)
        assert "0 stones left" in run(folder, "replay", record, "--game=stones.py:Stones")
        assert "entries are legal" in run(folder, "--game", "stones.py:Stones", "verify", record)
        table = run(folder, "sim", "stones", "--game", "stones.py:Stones", "--players", "random,random", "--jobs", "2")
        assert "Stones, 2 players" in table

    def test_what_is_wrong_with_it_is_said_in_a_sentence_after_a_trace(self, folder: Path) -> None:
        assert "has no game class called “Nothing”" in run(folder, "play", "stones.py:Nothing", code=2)
        assert "nothing.py" in run(folder, "play", "nothing.py:Nothing", code=2)
        (folder / "bad.py").write_text("1 / 0\n", "utf-8")
        told = run(folder, "play", "bad.py:Bad", code=2)
        assert 'bad.py", line 1' in told
        assert told.rstrip().endswith("can’t be loaded (ZeroDivisionError: division by zero).")


def test_a_broken_package_leaves_the_other_games_alone(home: Path, packages: Path, tmp_path: Path) -> None:
    info = tmp_path / "broken-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n", "utf-8")
    (info / "entry_points.txt").write_text("[parlour.games]\nbroken = broken_game\n", "utf-8")
    both = Path(path_with(packages).split(":")[0])
    listed = json.loads(run(home, "games", "--json", packages=Path(f"{tmp_path}:{both}")))
    assert [game["game"] for game in listed][-1] == NAME
    assert "can’t be loaded" in run(home, "play", "broken", packages=tmp_path, code=2)
