"""The real program in a process of its own: pipes, a terminal, and what it imports."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

import parlour
from parlour.commands.layout import is_drawn, width
from parlour.commands.serve import qr_code
from parlour.commands.speech import WIPE
from parlour.locales import rule

GAMES = Path(parlour.__file__).parent / "games"
PARLOUR = [sys.executable, "-c", "from parlour.cli import main; main()"]


@pytest.fixture
def environment(tmp_path: Path) -> dict[str, str]:
    return os.environ | {"PARLOUR_DATA": str(tmp_path), "PARLOUR_LANGUAGE": "en", "TERM": "xterm", "COLUMNS": "80"}


def test_a_broken_pipe_is_quiet(environment: dict[str, str]) -> None:
    with subprocess.Popen(
        [*PARLOUR, "rules", "kokoro"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment
    ) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        assert running.stderr.read() == b""
    assert running.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
@pytest.mark.parametrize("words", ["games", "games --json", "--help", "--version"])
def test_a_full_disk_is_told_in_a_sentence(words: str, environment: dict[str, str]) -> None:
    with open("/dev/full", "w") as full:
        run = subprocess.run(
            [*PARLOUR, *words.split()], stdout=full, stderr=subprocess.PIPE, text=True, env=environment, check=False
        )
    said = "The output can’t be written (No space left on device); check where it goes.\n"
    assert (run.returncode, run.stderr) == (2, said)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has a device that is always full")
def test_a_full_disk_that_takes_no_complaint_still_gives_the_exit_code(environment: dict[str, str]) -> None:
    run = subprocess.run(
        ["sh", "-c", '"$@" 2> /dev/full', "sh", *PARLOUR, "play", "chess"], env=environment, check=False
    )
    assert run.returncode == 2


@pytest.mark.parametrize(
    ("stream", "words", "code"),
    [("0<&-", ["play", "kokoro"], 0), ("1>&-", ["games"], 0), ("2>&-", ["play", "chess"], 2)],
)
def test_a_stream_that_is_closed_does_no_harm(
    stream: str, words: list[str], code: int, environment: dict[str, str]
) -> None:
    run = subprocess.run(
        ["sh", "-c", f'"$@" {stream}', "sh", *PARLOUR, *words], capture_output=True, env=environment, check=False
    )
    assert (run.returncode, run.stderr) == (code, b"")


def test_an_error_is_one_line_and_exit_code_2(environment: dict[str, str]) -> None:
    run = subprocess.run([*PARLOUR, "play", "chess"], capture_output=True, text=True, env=environment, check=False)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)


def test_signs_that_a_terminal_cannot_show_are_replaced(environment: dict[str, str]) -> None:
    run = subprocess.run(
        [*PARLOUR, "rules", "kokoro", "13", "--language", "ja"],
        capture_output=True,
        env=environment | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, b"")
    assert run.stdout.startswith(b"K-13")


HEAVY = ("parlour.core.game", "parlour.games", "parlour.research", "parlour.server", "multiprocessing", "msgspec")
PARSERS = ("fluent", "babel")


@pytest.mark.parametrize(
    "words", ["", "--help", "games", "play --help", "edition", "rules kokoro", "games --language ja"]
)
def test_only_what_a_command_needs_is_imported(words: str, environment: dict[str, str]) -> None:
    program = (
        "import sys\nfrom parlour.cli import main\n"
        f"try:\n    main({words.split()!r})\nexcept SystemExit:\n    pass\n"
        f"print(*[m for m in sys.modules if m.startswith({HEAVY + PARSERS!r})], file=sys.stderr)"
    )
    subprocess.run([*PARLOUR, *words.split()], capture_output=True, env=environment, check=True)  # fills the cache
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert run.stderr.strip() == ""


def test_patterns_of_talk_are_made_for_a_server_only(environment: dict[str, str]) -> None:
    program = (
        "import sys\nfrom parlour import games\nfrom parlour.server.http import app\n"
        "def are_made(): print('parlour.games.chocobo.chat' in sys.modules)\n"
        "games.load('chocobo')\nare_made()\napp.prepare()\nare_made()"
    )
    run = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, env=environment, check=True)
    assert run.stdout.split() == ["False", "True"]


def until(terminal: int, sign: str) -> str:
    """Read what the program prints, up to a sign."""
    shown = b""
    while sign.encode() not in shown:
        shown += os.read(terminal, 65536)
    return shown.decode(errors="replace")


def until_the_end(terminal: int) -> str:
    """Read all that the program prints: a terminal that nobody writes to any more can't be read."""
    shown = b""
    with suppress(OSError):
        while read := os.read(terminal, 65536):
            shown += read
    return shown.decode(errors="replace")


def test_the_parlour_shows_its_addresses_and_on_a_terminal_a_code_to_scan(environment: dict[str, str]) -> None:
    serve = [*PARLOUR, "serve", "--no-open", "--port", "0"]
    seen = environment | {"PARLOUR_BASE_URL": "https://example.org/games"}
    terminal, end = pty.openpty()
    with subprocess.Popen(serve, stdin=end, stdout=end, stderr=end, env=seen) as running:
        os.close(end)
        shown = until(terminal, "Ctrl-C")
        running.terminate()
    os.close(terminal)
    assert qr_code("https://example.org/games").split() == [line for line in shown.split() if line.strip("█▀▄") == ""]
    with subprocess.Popen(serve, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, env=seen) as running:
        assert running.stdout is not None
        shown = until(running.stdout.fileno(), "Ctrl-C")
        running.terminate()
    assert "https://example.org/games" in shown
    assert "█" not in shown, "a file or another program gets no picture"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_on_a_terminal_lines_break_between_words(language: str, environment: dict[str, str]) -> None:
    terminal, end = pty.openpty()
    narrow = environment | {"COLUMNS": "40"}
    rules = [*PARLOUR, "rules", "kokoro", "13", "--language", language]
    with subprocess.Popen(rules, stdin=end, stdout=end, stderr=end, env=narrow):
        os.close(end)
        shown = until_the_end(terminal)
    os.close(terminal)
    lines = shown.replace("\r", "").rstrip("\n").split("\n")
    assert all(width(line) <= 40 for line in lines[1:])  # the first is bold
    said = " ".join(lines[1:]) if language == "en" else "".join(lines[1:])
    assert said == rule(language, "K-13")
    assert len(lines) > 3


@pytest.mark.parametrize(("columns", "is_whole"), [(50, False), (60, True)])
def test_a_narrow_window_cuts_a_board_and_says_so(columns: int, is_whole: bool, environment: dict[str, str]) -> None:
    """Broken between words, a drawing is no drawing any more."""
    terminal, end = pty.openpty()
    replay = [*PARLOUR, "replay", str(GAMES / "kokoro" / "records" / "answer-look.parlour")]
    with subprocess.Popen(replay, stdin=end, stdout=end, stderr=end, env=environment | {"COLUMNS": str(columns)}):
        os.close(end)
        shown = until_the_end(terminal)
    os.close(terminal)
    lines = shown.replace("\r", "").split("\n")
    head = next(line for line in lines if line.split() and set(line.split()) <= set("abcdefg"))
    assert ("g" in head) is is_whole
    assert sum("wide" in line for line in lines) == (not is_whole)
    assert all(width(line) <= columns for line in lines if is_drawn(line))


def test_on_a_terminal_the_screen_is_wiped_between_people(environment: dict[str, str]) -> None:
    terminal, end = pty.openpty()
    with subprocess.Popen(
        [*PARLOUR, "play", "kokoro", "--players", "you,you", "--seed", "7"],
        stdin=end,
        stdout=end,
        stderr=end,
        env=environment,
    ) as running:
        os.close(end)
        until(terminal, "Player 1, then press Enter.")
        os.write(terminal, b"\n")
        assert WIPE in until(terminal, "Your answer:")
        os.write(terminal, b"look\n")
        shown = until(terminal, "Player 2, then press Enter.")
        assert WIPE in shown
        os.write(terminal, b"\nquit\n")
        assert "parlour play --resume" in " ".join(until(terminal, ".parlour\r\n").split())
        assert running.wait() == 0
    os.close(terminal)
