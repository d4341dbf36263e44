"""Commands that pages show are commands: all are understood, and those for research run."""

from __future__ import annotations

import re
import shlex
from collections.abc import Callable
from pathlib import Path

import click
import pytest
from click.testing import Result

from hatch_build import ROOT
from parlour import games
from parlour.bots.policy import write_policy
from parlour.cli import main
from tests.bots.test_policy import network_for
from tests.markdown import code, pages

Run = Callable[..., Result]

OPEN_ENDED = {"serve", "bot", "mcp"}  # run until they are stopped: tests/server tries them


def shown(page: Path) -> list[list[str]]:
    """The calls of `parlour` in the console on a page, word by word."""
    lines = [
        line.removeprefix("$ ")
        for kind in ("console", "sh")
        for block in code(page, kind)
        for line in block.splitlines()
    ]
    calls = [part for line in lines for part in re.split(r"\s*&&\s*", line) if re.match(r"parlour \w", part)]
    return [shlex.split(call, comments=True)[1:] for call in calls]


def named(page: Path) -> list[list[str]]:
    """The calls of `parlour` in the text of a page that leave nothing open; `parlour record 1` begins a file."""
    calls = re.findall(r"`parlour (?!record |policy |seal )([a-z][^`]*)`", page.read_text("utf-8"))
    return [shlex.split(call) for call in calls if not re.search(r"[…<|]", call)]


@pytest.mark.parametrize("page", [page for page in pages() if shown(page) or named(page)], ids=lambda page: page.name)
def test_every_command_on_a_page_and_its_options_exist(page: Path) -> None:
    for words in [*shown(page), *named(page)]:
        program: click.Command = main
        while isinstance(program, click.Group) and words:
            name, command, words = program.resolve_command(click.Context(program), words)
            assert command is not None, name
            program = command
        parameters = [*main.params, *program.params]  # those of the program are taken anywhere
        known = {name for one in parameters for name in [*one.opts, *one.secondary_opts]} | {"--help"}
        assert {word.partition("=")[0] for word in words if word.startswith("--")} <= known, words


def cut(words: list[str]) -> list[str]:
    """The same call, but of few games, by bots that think little."""
    few = [re.sub(r"search:n=\d+", "search:n=2", word) for word in words]
    return ["2" if before == "--games" else word for before, word in zip(["", *few], few, strict=False)]


RESEARCH = [words for words in shown(ROOT / "docs" / "research.md") if words[0] not in OPEN_ENDED]


@pytest.mark.parametrize("words", RESEARCH, ids=" ".join)
def test_what_the_page_of_research_shows_runs(words: list[str], run: Run) -> None:
    bot = code(ROOT / "docs" / "bots.md", "python")[0]
    Path("mine.py").write_text(bot.replace("First", "Mine"), "utf-8")
    write_policy(Path("kokoro.npz"), network_for("kokoro", 1))
    done: Result = run(*cut(words))
    assert done.exit_code == 0, done.output
    assert games.load("kokoro").slug in done.output.lower()


def test_the_page_of_research_shows_some() -> None:
    assert {words[0] for words in RESEARCH} == {"sim", "tournament"}
