"""The Tab key, in real shells."""

from __future__ import annotations

import os
import pty
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import Result

from parlour.commands.completion import INSTALL, SHELLS
from parlour.locales import LANGUAGES, clauses, say

Run = Callable[..., Result]
Offer = Callable[..., list[str]]


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working folder with `parlour` on the path, and a data folder with a saved game."""
    bin_folder, work, data = tmp_path / "bin", tmp_path / "work", tmp_path / "data"
    for folder in (bin_folder, work / "games", data / "games"):
        folder.mkdir(parents=True)
    program = bin_folder / "parlour"
    program.write_text(f"#!{sys.executable}\nfrom parlour.cli import main\nmain()\n", "utf-8")
    program.chmod(0o755)
    for name in ("one.parlour", "two words.parlour", "notes.txt", "mine.toml"):
        (work / name).write_text("", "utf-8")
    (work / "mine.py").write_text("class Mine:\n    pass\n\n\nclass Other:\n    pass\n", "utf-8")
    (data / "games" / "kokoro-2026-01-01-120000.parlour").write_text("", "utf-8")
    monkeypatch.chdir(work)
    monkeypatch.setenv("PATH", f"{bin_folder}{os.pathsep}{os.environ['PATH']}")
    monkeypatch.setenv("PARLOUR_DATA", str(data))
    monkeypatch.setenv("PARLOUR_LANGUAGE", "en")
    return work


# What is offered


@pytest.fixture
def offer(place: Path) -> Offer:
    """What Parlour answers to a shell: words, without what they mean."""

    def ask(line: str, **environment: str) -> list[str]:
        asked = {"PARLOUR_LINE": line, "_PARLOUR_COMPLETE": "fish_complete", **environment}
        run = subprocess.run(["parlour"], env=os.environ | asked, capture_output=True, text=True, check=True)
        assert run.stderr == ""
        return [line.partition("\t")[0] for line in run.stdout.splitlines() if line]

    return ask


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("parlour pl", ["play"]),
        ("parlour ", ["games", "rules", "play"]),
        ("parlour play k", ["kokoro"]),
        ("parlour rules kokoro ", list(clauses("kokoro"))[:3]),
        ("parlour rules kokoro k-1", ["K-10", "K-11"]),
        ("parlour rules chess ", []),
        ("parlour learn kokoro ", ["first", "guardians"]),
        ("parlour play kokoro --set ", ["caller=", "peek="]),
        ("parlour play kokoro --set pe", ["peek=", "peek_limit="]),
        ("parlour play --set caller=m", []),
        ("parlour play kokoro --set caller=", ["caller=auto", "caller=manual"]),
        ("parlour play kokoro --set caller=auto --set peek=p", ["peek=path"]),
        ("parlour play kokoro --players ", ["you", "easy", "medium", "hard", "expert", "careless"]),
        ("parlour sim kokoro --players greedy,se", ["greedy,search"]),
        ("parlour sim kokoro --keep no", ["notes.txt"]),
        ("parlour tournament kokoro --players greedy,se", ["greedy,search"]),
        ("parlour tournament cocoons --s", ["--seats", "--swiss", "--seed", "--set"]),
        ("parlour tournament cocoons --set le", ["level="]),
        ("parlour report no", ["notes.txt"]),
        ("parlour mcp --", ["--server", "--name", "--help"]),
        ("parlour bot connect http://x --bot gr", ["greedy"]),
        ("parlour play kokoro --bot m", ["mine.py:"]),
        ("parlour play kokoro --bot mine.py:", ["mine.py:Mine", "mine.py:Other"]),
        ("parlour play kokoro --edition ", ["standard"]),
        ("parlour play kokoro --edition mi", ["mine.toml"]),
        ("parlour verify o", ["one.parlour"]),
        ("parlour replay ", ["games/", "one.parlour", "two words.parlour"]),
        ("parlour play --resume one", ["one.parlour"]),
        ("parlour backup no", ["notes.txt"]),
        ("parlour edition ", ["new", "check", "list"]),
        ("parlour --", ["--language", "--game", "--version", "--help"]),
        ("parlour --language ", list(LANGUAGES)),
        ("parlour sheet kokoro --paper l", ["letter"]),
        ("parlour completion z", ["zsh"]),
        ("parlour play 'unclosed ", []),
    ],
)
def test_the_tab_key_offers_what_fits(offer: Offer, line: str, words: list[str]) -> None:
    found = offer(line)
    assert found[: len(words)] == words
    assert bool(found) == bool(words)


@pytest.mark.parametrize("command", ["sim", "tournament"])
def test_bug_people_were_offered_where_only_bots_play(offer: Offer, command: str) -> None:
    assert offer(f"parlour {command} kokoro --players ")[0] == "easy"
    assert offer(f"parlour {command} kokoro --players greedy,y") == []


def test_saved_games_of_the_data_folder_are_offered(offer: Offer, place: Path) -> None:
    saved = str(place.parent / "data" / "games" / "kokoro-2026-01-01-120000.parlour")
    assert offer("parlour replay ")[-1] == saved
    assert offer(f"parlour replay {saved[:-12]}") == [saved]


def test_meanings_are_told_in_the_language_spoken(place: Path) -> None:
    line = {"PARLOUR_LINE": "parlour rules kokoro K-13", "_PARLOUR_COMPLETE": "fish_complete"}
    japanese = os.environ | line | {"PARLOUR_LANGUAGE": "ja"}
    run = subprocess.run(["parlour"], env=japanese, capture_output=True, text=True, check=True)
    assert run.stdout == f"K-13\t{say('ja', 'K-13.title')}\n"


def test_bash_gets_the_part_that_it_takes_for_the_word(offer: Offer) -> None:
    bash = {"_PARLOUR_COMPLETE": "bash_complete", "PARLOUR_BREAKS": " \t\n\"'><=;|&(:"}
    assert offer("parlour play kokoro --set caller=a", **bash) == ["auto"]
    assert offer("parlour play kokoro --bot mine.py:M", **bash) == ["Mine"]
    assert offer("parlour replay tw", **bash) == [r"two\ words.parlour"]


# The command


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_explains_itself(run: Run, language: str) -> None:
    shown = run("completion", "--language", language).stdout
    for shell, (file, line) in INSTALL.items():
        assert say(language, "cli-completion-how", shell=shell, file=file) in shown
        assert line in shown
        script = run("completion", shell, "--language", language).stdout
        assert f"#   {line}" in script
    wrong = run("completion", "tcsh")
    assert (wrong.exit_code, wrong.stdout) == (2, "")
    assert "bash, zsh, fish" in wrong.stderr


@pytest.mark.parametrize("shell", SHELLS)
def test_the_script_is_one_that_the_shell_understands(place: Path, shell: str) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    script = subprocess.run(["parlour", "completion", shell], capture_output=True, text=True, check=True).stdout
    subprocess.run([shell, "-n"], input=script, text=True, check=True, stderr=subprocess.PIPE)


# Real shells


class Terminal:
    """A shell that believes that a person types."""

    def __init__(self, *program: str) -> None:
        self.screen, end = pty.openpty()
        plain = os.environ | {"TERM": "dumb", "PS1": "> ", "PROMPT": "> ", "COLUMNS": "500", "LINES": "50"}
        self.process = subprocess.Popen(program, stdin=end, stdout=end, stderr=end, env=plain, start_new_session=True)
        os.close(end)

    def type(self, text: str, until: str) -> str:
        """Type, and read on until this is shown."""
        os.write(self.screen, text.encode())
        shown = b""
        while until.encode() not in shown:
            shown += os.read(self.screen, 65536)
        return shown.decode(errors="replace")

    def close(self) -> None:
        os.close(self.screen)
        self.process.kill()
        self.process.wait()


@pytest.mark.parametrize(
    ("shell", "program"), [("bash", ["bash", "--norc", "--noprofile", "-i"]), ("zsh", ["zsh", "-f", "-i"])]
)
def test_a_person_who_types_gets_the_rest_of_the_word(place: Path, shell: str, program: list[str]) -> None:
    if shutil.which(shell) is None:
        pytest.skip(f"there is no {shell} here")
    terminal = Terminal(*program)
    terminal.type(f'eval "$(parlour completion {shell})"; echo re""ady\n', until="ready")
    for typed, completed in [
        ("parlour pla\t", "parlour play "),
        ("kok\t", "kokoro "),
        ("--set call\t", "--set caller="),
        ("man\t", "manual "),
        ("--players you,gre\t", "--players you,greedy "),
        ("--resume tw\t", r"--resume two\ words.parlour"),
    ]:
        terminal.type(typed, until=completed.rpartition(" ")[2] or completed.split()[-1][-4:])
    shown = terminal.type("\x01echo \n", until="two words.parlour")
    assert "parlour play kokoro --set caller=manual --players you,greedy --resume two words.parlour" in shown
    terminal.close()


def test_fish_offers_words_with_their_meaning(place: Path) -> None:
    if shutil.which("fish") is None:
        pytest.skip("there is no fish here")
    program = "parlour completion fish | source; complete -C 'parlour play kokoro --set caller='"
    run = subprocess.run(["fish", "--no-config", "-c", program], capture_output=True, text=True, check=True)
    assert run.stdout.splitlines() == [
        f"caller={value}\t{say('en', f'kokoro-value-caller-{value}')}" for value in ("auto", "manual")
    ]
