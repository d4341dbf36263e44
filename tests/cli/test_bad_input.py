"""Whatever is given wrongly: one sentence, exit code 2, no traceback, nothing changed."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from parlour import games
from parlour.locales import LANGUAGES

Run = Callable[..., Result]

WORDS = [
    ["frobnicate"],
    ["--frobnicate"],
    ["games", "--frobnicate"],
    ["serve", "--port", "99999999"],
    ["games", "too", "many"],
    ["rules"],
    ["rules", "chess"],
    ["rules", "kokoro", "K-99"],
    ["rules", "kokoro", "rubbish"],
    ["play"],
    ["play", "chess"],
    ["play", "kokoro", "--players", "you,nobody"],
    ["play", "kokoro", "--players", "you,,greedy"],
    ["play", "kokoro", "--players", ""],
    ["play", "kokoro", "--players", ",".join(["you"] * 9)],
    ["play", "kokoro", "--players", "you,search:depth=3"],
    ["play", "kokoro", "--players", "you,search:ms=soon"],
    ["play", "kokoro", "--bot", "nothing.py:Bot"],
    ["play", "kokoro", "--seed", "seven"],
    ["play", "kokoro", "--seed"],
    ["play", "kokoro", "--set", "guardians"],
    ["play", "kokoro", "--set", "=random"],
    ["play", "kokoro", "--set", "guardians=everywhere"],
    ["play", "kokoro", "--set", "weather=fine"],
    ["play", "kokoro", "--set", "decree=12"],
    ["play", "kokoro", "--set", "decree=17"],
    ["play", "kokoro", "--edition", "deluxe"],
    ["play", "kokoro", "--edition", "nothing.toml"],
    ["play", "kokoro", "--edition", "broken.toml"],
    ["play", "kokoro", "--edition", "noise.parlour"],
    ["play", "kokoro", "--save", "truncated.parlour"],
    ["play", "kokoro", "--save", "truncated.parlour/x.parlour"],
    ["play", "--resume", "nothing.parlour"],
    ["play", "--resume", "truncated.parlour"],
    ["play", "--resume", "altered.parlour"],
    ["play", "--resume", "ballots.parlour"],
    ["play", "--resume", "good.parlour", "--seed", "3"],
    ["play", "cocoons", "--resume", "good.parlour"],
    ["replay"],
    ["replay", "nothing.parlour"],
    ["replay", "."],
    ["replay", "noise.parlour"],
    ["replay", "truncated.parlour"],
    ["replay", "altered.parlour"],
    ["replay", "foreign.parlour"],
    ["replay", "edition.parlour"],
    ["replay", "seats.parlour"],
    ["replay", "good.parlour", "--seat", "2"],
    ["replay", "good.parlour", "--seat", "-1"],
    ["replay", "good.parlour", "--at", "9999"],
    ["replay", "good.parlour", "--at", "x"],
    ["replay", "good.parlour", "--why", "9999"],
    ["replay", "good.parlour", "--why", "0"],
    ["replay", "good.parlour", "--why", "x"],
    ["replay", "good.parlour", "--why", "3", "--at", "3"],
    ["verify", "nothing.parlour"],
    ["verify", "noise.parlour"],
    ["verify", "truncated.parlour"],
    ["verify", "altered.parlour"],
    ["verify", "foreign.parlour"],
    ["verify", "luck.parlour"],
    ["verify", "secret.parlour"],
    ["verify", "digest.parlour"],
    ["verify", "result.parlour"],
    ["verify", "odd.json"],
    ["verify", "empty-move.json"],
    ["sim", "chess"],
    ["sim", "kokoro", "--players", "you,greedy"],
    ["sim", "kokoro", "--players", "greedy,nobody"],
    ["sim", "kokoro", "--players", ",".join(["random"] * 9)],
    ["sim", "kokoro", "--games", "0"],
    ["sim", "kokoro", "--games", "many"],
    ["sim", "kokoro", "--jobs", "0"],
    ["sim", "kokoro", "--set", "guardians=everywhere"],
    ["sim", "kokoro", "--edition", "broken.toml"],
    ["sim", "kokoro", "--out", "good.parlour"],
    ["audit", "leaks"],
    ["audit", "leaks", "chess"],
    ["audit", "tastes", "kokoro"],
    ["audit", "leaks", "kokoro", "--states", "none"],
    ["bench", "--ms", "-5"],
    ["edition", "new", "chess"],
    ["edition", "new", "kokoro", "--edition", "deluxe"],
    ["edition", "check", "nothing.toml"],
    ["edition", "check", "broken.toml"],
    ["edition", "check", "field.toml"],
    ["edition", "check", "good.parlour"],
    ["edition", "check", "field.toml", "--game", "chess"],
    ["scores", "chess"],
    ["scores", "kokoro", "--replay", "1"],
    ["scores", "kokoro", "--replay", "0"],
    ["doctor", "please"],
    ["--game", "trick.py", "games"],
    ["--game", "kokoro", "games"],
    ["--game", "./empty-folder", "games"],
    ["--game", "./good.parlour", "games"],
    ["games", "--json=yes"],
    ["puzzle", "kokoro", "0"],
    ["replay", ""],
    ["play", "kokoro", "--save", ""],
    ["sim", "kokoro", "--games", "1", "--keep", ""],
    ["sim", "kokoro", "--players", "--games", "2"],
    ["sim", "kokoro", "--compare", "random", "--games", "2"],
    ["sim", "kokoro", "--games", "9" * 30],
    ["sim", "kokoro", "--games", "9" * 5000],
    ["sim", "kokoro", "--seed", "-" + "9" * 30],
    ["sim", "kokoro", "--jobs", "100000"],
    ["serve", "--host", ""],
    ["backup", ""],
    ["--language", "de", "games"],
    ["games", "--language"],
]


def change(text: str, pattern: str, to: str) -> str:
    changed, n = re.subn(pattern, to, text, count=1, flags=re.MULTILINE)
    assert n == 1, pattern
    return changed


@pytest.fixture
def bad_files(run: Run, finished: str) -> None:
    """Files in the working folder, each wrong in its own way but the good one."""
    edition = games.edition_text("kokoro")
    opening = finished[: finished.index("\n\n")]
    secret = re.findall(r"^tag secret: (.*)$", finished, re.MULTILINE)[0]
    head = {"game": "kokoro", "rules": 1, "edition": "x", "seats": 2, "options": {}}
    empty = head | {"edition": games.load("kokoro").edition, "moves": [{"prompt": "path", "seats": [], "answers": []}]}
    files = {
        "good.parlour": finished,
        "truncated.parlour": finished[: len(finished) // 2],
        "altered.parlour": change(finished, r"0 draw [a-g][1-6] \|", "0 draw z9 |"),
        "luck.parlour": change(finished, r"^1 sanctuary = .$", "1 sanctuary = " + another_letter(finished)),
        "secret.parlour": finished.replace(secret, secret[::-1]),
        "digest.parlour": change(finished, r"^tag digest: .*$", f"tag digest: {'0' * 64}"),
        "result.parlour": change(finished, r"^tag result: .*$", "tag result: rounds: 90 91"),
        "foreign.parlour": finished.replace("game: kokoro", "game: chess"),
        "edition.parlour": change(finished, r"^edition: .*$", "edition: standard 0000000000000000"),
        "seats.parlour": finished.replace("seats: 2", "seats: 9"),
        "ballots.parlour": opening + "\ntag ballots: draw 0 draw z9\n\n1 sanctuary = A\nend\n",
        "broken.toml": "name = [",
        "field.toml": edition.replace("golden = 4", 'golden = "four"', 1),
        "odd.json": json.dumps(head | {"moves": "none"}),
        "empty-move.json": json.dumps(empty),
    }
    for name, text in files.items():
        Path(name).write_text(text, "utf-8")
    Path("empty-folder").mkdir()
    Path("noise.parlour").write_bytes(b"\xff\xfe\x00noise")


def another_letter(record: str) -> str:
    dealt = re.findall(r"^1 sanctuary = (.)$", record, re.MULTILINE)[0]
    return "A" if dealt != "A" else "B"


def snapshot(folder: Path) -> dict[str, bytes | None]:
    return {str(file): file.read_bytes() if file.is_file() else None for file in sorted(folder.rglob("*"))}


@pytest.mark.parametrize("words", WORDS, ids=" ".join)
@pytest.mark.usefixtures("bad_files")
def test_bad_input_gets_one_sentence_and_changes_nothing(words: list[str], run: Run, tmp_path: Path) -> None:
    before = snapshot(tmp_path)
    result = run(*words)
    assert result.exit_code == 2
    assert result.stdout == ""
    assert is_one_sentence(result.stderr), result.stderr
    assert snapshot(tmp_path) == before


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.usefixtures("bad_files")
def test_bad_input_is_explained_in_every_language(language: str, run: Run) -> None:
    said = [run("--language", language, *words).stderr for words in WORDS if "--language" not in words]
    assert all(is_one_sentence(text) for text in said)
    assert len(set(said)) > 50


def is_one_sentence(text: str) -> bool:
    """One line that ends as sentences end, and nothing of ours or of Python’s that is for programmers."""
    line = text.removesuffix("\n")
    return "\n" not in line and line.endswith((".", "。")) and "Traceback" not in line and "Error" not in line


def test_the_sentence_says_what_would_be_right(run: Run) -> None:
    assert "kokoro" in run("play", "chess").stderr
    assert "printed, random, each" in run("play", "kokoro", "--set", "guardians=all").stderr
    known = "you, easy, medium, hard, expert, careless, greedy, random, search"
    assert known in run("play", "kokoro", "--players", "you,nobody").stderr


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("rules kokoro --only", "The option --only is missing a value; “parlour rules --help” shows what it takes."),
        (
            "sim kokoro --players --games 2",
            "The option --players is missing a value; “parlour sim --help” shows what it",
        ),
        ("games --json=yes", "“parlour games” takes --json without a value"),
        ("puzzle kokoro 0", "NUMBER needs a whole number of at least 1, not “0”."),
        ("serve --port 65536", "--port can be at most 65535, not “65536”."),
        ("--game trick.py games", "--game needs a file or folder with a game, such as trick.py:Trick or ./trick"),
    ],
)
def test_a_wrong_option_is_told_with_its_command(words: str, said: str, run: Run) -> None:
    assert run(*words.split()).stderr.startswith(said)


def test_a_file_without_the_game_is_told_by_its_name(run: Run) -> None:
    Path("number.py").write_text("Trick = 3\n", "utf-8")
    result = run("--game", "number.py:Trick", "games")
    assert result.exit_code == 2
    said = "number.py has no game class called “Trick”; expected one that inherits from parlour.core.game.Game."
    assert result.stderr == f"{said}\n"


def test_a_record_may_begin_with_a_byte_order_mark(run: Run, record: Path) -> None:
    record.write_text(record.read_text("utf-8"), "utf-8-sig")
    assert run("verify", str(record)).exit_code == 0


def test_a_file_may_be_called_like_an_argument(run: Run, record: Path) -> None:
    record.rename("file")
    assert run("verify", "file").exit_code == 0


@pytest.mark.usefixtures("bad_files")
def test_a_wrong_record_is_told_with_the_entry_at_fault(run: Run) -> None:
    assert re.match(r"Entry \d+ of the record, “\d+ draw: 0 draw z9", run("verify", "altered.parlour").stderr)
    assert "Entry 1 says" in run("verify", "luck.parlour").stderr
    assert "0 to 1" in run("replay", "good.parlour", "--seat", "5").stderr


@pytest.mark.usefixtures("bad_files")
def test_a_wrong_edition_is_told_with_line_and_field(run: Run) -> None:
    assert re.match(
        r"field\.toml, line \d+: the field “deck\[0\]\.golden”", run("edition", "check", "field.toml").stderr
    )


def test_a_folder_that_cannot_be_made_is_told(run: Run, data: Path) -> None:
    data.write_text("a file where a folder should be")
    result = run("play", "kokoro", "--players", "you", lines=["a1"])
    assert result.exit_code == 2
    assert is_one_sentence(result.stderr)
    assert "PARLOUR_DATA" in result.stderr


def test_the_environment_may_ask_for_a_language_we_do_not_speak(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert run("games").exit_code == 0
    monkeypatch.setenv("PARLOUR_LANGUAGE", "de")
    assert run("games").exit_code == 2
