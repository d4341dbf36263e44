"""What the README shows works."""

from __future__ import annotations

import contextlib
import io
import re

import pytest

import parlour
from hatch_build import ROOT
from parlour import bots
from parlour.bots.turns import LocalBots
from tests.markdown import code

README = ROOT / "README.md"


@pytest.mark.skipif(not README.is_file(), reason="there is no README yet")
def test_the_example_runs() -> None:
    blocks = code(README, "python")
    assert blocks
    shown = io.StringIO()
    with contextlib.redirect_stdout(shown):
        for block in blocks:
            exec(compile(block, str(README), "exec"), {})
    assert shown.getvalue()


@pytest.mark.skipif(not README.is_file(), reason="there is no README yet")
def test_the_commands_it_names_exist() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    named = set(re.findall(r"^\$ make ([\w-]+)|`make ([\w-]+)", README.read_text("utf-8"), re.MULTILINE))
    targets = {first or second for first, second in named}
    assert {"play", "test"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:", makefile, re.MULTILINE), target


def a_game_in_round_3() -> str:
    """What seat 0 sees of a game between two bots: where it stands, its mat, and the players."""
    match = parlour.new("kokoro", seats=2, seed=7)
    turns = LocalBots(match, {seat: bots.make("greedy", match.game, seat) for seat in (0, 1)})
    while "Round 3 of 5" not in match.text(0) or "Golden cards: 1" not in match.text(0):
        assert turns.step()
    return match.text(0).rpartition("\n\n")[0]


def test_the_board_it_shows_is_what_the_terminal_shows() -> None:
    assert a_game_in_round_3() in README.read_text("utf-8")
